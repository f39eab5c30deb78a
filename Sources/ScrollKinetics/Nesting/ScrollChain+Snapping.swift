import ScrollGeometry

// The choice of a target on the joined axis by the rules of the members.
extension ScrollChain {
  /// A choice on one axis: the joined target, and the member that moves alone to it, if one does.
  struct Choice {
    var ruling: Scroller.Release.Ruling
    var alone: Int?
  }

  /// Returns the choice of the members' rules for a flight on the joined axis; nil where the content may rest at
  /// `proposal`.
  ///
  /// - Parameters:
  ///   - offset: the joined offset at the release.
  ///   - velocity: the velocity of the release; zero for a proposal that is only to be brought to a place.
  ///   - proposal: the joined offset at which the content would come to rest without rules.
  ///   - dragOrigin: the joined offset at which the drag began.
  func choice(
    from offset: Double, velocity: Double, proposal: Double, dragOrigin: Double? = nil, on axis: ScrollAxis
  ) -> Choice? {
    guard proposal != offset || velocity != 0 else {
      return stray(on: axis, beyond: slack(on: axis), dragOrigin: dragOrigin)
    }
    let isUpward = proposal != offset ? proposal > offset : velocity > 0
    let limits = joined.viewport.limits(on: axis)
    let isPast = !limits.contains(offset)
    let span = spans[axis][towardsEnd: isUpward]
    // A flight from past a limit that ends inside takes the members in the order of its direction, from the limit on.
    var link =
      isPast && limits.contains(proposal) && proposal != offset.clamped(to: limits)
      ? firstWithRoom(in: span, towardsEnd: isUpward, on: axis) : mover(towardsEnd: isUpward, on: axis)
    var entered = offset.clamped(to: limits)
    while let index = link {
      let member = links[index]
      let range = member.range(on: axis)
      let isStretching = isPast && member.isPast(on: axis)
      let place = isStretching ? member.viewport.contentOffset[axis] : member.place(on: axis)
      // The joined offset minus that of the member, while the flight moves it.
      let shift = (isStretching ? offset : entered) - place
      let next = span.contains(index) ? span.link(after: index) : nil
      let ahead = isUpward ? range.upperBound : range.lowerBound
      let wanted = (proposal - shift).saturated
      let leaves = next != nil && (isUpward ? wanted > ahead : wanted < ahead)
      if let rule = ownPhysics[index].snapping[axis], !leaves || place != ahead,
        let target = rule.target(
          for: SnapRequest(
            offset: place, velocity: velocity, proposal: wanted, limits: range,
            viewportLength: member.viewport.frame.size[axis],
            dragOrigin: dragOrigin.map { ($0 - shift).saturated })),
        !(leaves && rule.followsMomentum && target == ahead)
      {
        return Choice(ruling: ruling(rule, at: (target + shift).saturated.flushed))
      }
      guard leaves else { return nil }
      entered = (entered + (ahead - member.place(on: axis))).saturated
      link = next
    }
    return nil
  }

  /// Returns the choice of the innermost member that is farther than `slack` from the place of its rule; nil if there is
  /// none.
  func stray(
    on axis: ScrollAxis, beyond slack: Double, afterSteps: Bool = false, dragOrigin: Double? = nil
  ) -> Choice? {
    for index in links.indices {
      guard let rule = ownPhysics[index].snapping[axis], !afterSteps || rule.strictness == .mandatory else {
        continue
      }
      let offset = links[index].viewport.contentOffset[axis]
      let shift = joined.viewport.contentOffset[axis] - offset
      let origin = dragOrigin.map { ($0 - shift).saturated }
      guard let place = place(of: index, rule, dragOrigin: origin, on: axis),
        (place - offset).saturated.magnitude > slack
      else { continue }
      let target = (place + shift).saturated.flushed
      guard target != joined.viewport.contentOffset[axis] else { continue }
      return Choice(ruling: ruling(rule, at: target), alone: index)
    }
    return nil
  }

  /// Returns the place at which a member at its present offset must rest; nil if it may stay.
  func place(of member: Int, _ rule: SnapRule, dragOrigin: Double? = nil, on axis: ScrollAxis) -> Double? {
    let link = links[member]
    return rule.target(
      for: SnapRequest(
        offset: link.viewport.contentOffset[axis], limits: link.range(on: axis),
        viewportLength: link.viewport.frame.size[axis], dragOrigin: dragOrigin))?.flushed
  }

  private func ruling(_ rule: SnapRule, at target: Double) -> Scroller.Release.Ruling {
    Scroller.Release.Ruling(
      target: target, followsMomentum: rule.followsMomentum, arrival: rule.arrival)
  }
}
