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
    guard proposal != offset || velocity != 0 else { return stray(on: axis, dragOrigin: dragOrigin) }
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
      if let rule = member.snapping[axis], !leaves || place != ahead,
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

  /// Returns the choice of the innermost member that is between two places of its rule; nil if there is none.
  func stray(on axis: ScrollAxis, dragOrigin: Double? = nil) -> Choice? {
    let slack = slack(on: axis)
    for index in links.indices {
      guard let rule = links[index].snapping[axis] else { continue }
      let offset = links[index].viewport.contentOffset[axis]
      let shift = joined.viewport.contentOffset[axis] - offset
      let origin = dragOrigin.map { ($0 - shift).saturated }
      guard let place = place(of: index, rule, dragOrigin: origin, on: axis),
        (place - offset).saturated.magnitude > slack
      else { continue }
      return Choice(ruling: ruling(rule, at: (place + shift).saturated.flushed), alone: index)
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

// MARK: - Releases

extension ScrollChain {
  /// Prepares the joined scroller for the flight that `input` begins, and returns the targets that the members' rules
  /// choose for it.
  mutating func rulings(for input: Scroller.Input, at instant: ScrollInstant)
    -> PerAxis<Scroller.Release.Ruling?>
  {
    var rulings = PerAxis<Scroller.Release.Ruling?> { _ in nil }
    switch input {
    case .retarget:
      returnsToPlaces = PerAxis { _ in false }
    case .scroll(let delta, .momentumBegan), .scroll(let delta, .momentumChanged),
      .scroll(let delta, .unphased):
      for axis in ScrollAxis.allCases where delta[axis] != 0 && !joined.isMoving {
        returnsToPlaces[axis] = true
        takeLane(of: mover(towardsEnd: delta[axis] > 0, on: axis), on: axis)
      }
    case _ where input.endsTouch && joined.isTracking:
      returnsToPlaces = PerAxis { _ in true }
      let momentum = joined.momentum(releasedBy: input, at: instant)
      var alone = PerAxis<Int?> { _ in nil }
      for axis in ScrollAxis.allCases {
        let choice = choice(withMomentum: momentum?[axis], on: axis)
        (rulings[axis], alone[axis]) = (choice?.ruling, choice?.alone)
      }
      moveOnly(alone)
    default: break
    }
    return rulings
  }

  /// Chooses the member whose physics the flight of one axis has, and returns the target that the members' rules choose
  /// for a release with `momentum`; nil for a touch that ends without a drag.
  private mutating func choice(withMomentum momentum: Double?, on axis: ScrollAxis) -> Choice? {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let isUpward = momentum.flatMap { $0 == 0 ? nil : $0 > 0 } ?? (offset < limits.lowerBound)
    takeLane(of: mover(towardsEnd: isUpward, on: axis), on: axis)
    guard let momentum, snaps(on: axis) else { return nil }
    let proposal = joined.freeFlight(on: axis, momentum: momentum)?.destination ?? offset
    return choice(
      from: offset, velocity: momentum, proposal: proposal, dragOrigin: joined.dragOrigin?[axis], on: axis)
  }

  /// Restricts the next motion to one member on each axis that has one.
  private mutating func moveOnly(_ members: PerAxis<Int?>) {
    guard members.horizontal != nil || members.vertical != nil else { return }
    for axis in ScrollAxis.allCases {
      restart(on: axis, at: joined.viewport.contentOffset[axis])
      guard let member = members[axis] else { continue }
      spans[axis] = Spans(towardsEnd: .only(member), towardsStart: .only(member))
      takeLane(of: member, on: axis)
    }
    relimit()
  }

  /// Announces the targets of the members' rules for a flight that is planned anew.
  func announce(in release: inout Scroller.Release) {
    for axis in ScrollAxis.allCases
    where returnsToPlaces[axis] && snaps(on: axis)
      && release.target[axis] != release.viewport.contentOffset[axis]
    {
      if let choice = choice(
        from: release.viewport.contentOffset[axis], velocity: 0, proposal: release.target[axis], on: axis)
      {
        release.announce(choice.ruling, on: axis)
      }
    }
  }
}

// MARK: - Coming to rest

extension ScrollChain {
  /// Lets the members that a motion has left between two places return, after the joined scroller has come to rest.
  mutating func returnToPlaces(_ changes: inout Changes) {
    // Each member returns once on each axis; the bound is for places that rounding keeps out of reach.
    for _ in 0..<(2 * links.count) {
      guard hasOwnPhysics, joined.phase == .idle else { return }
      landOnPlaces(&changes)
      let strays = PerAxis { axis -> Choice? in
        let offset = joined.viewport.contentOffset[axis]
        guard returnsToPlaces[axis], joined.viewport.limits(on: axis).contains(offset) else { return nil }
        return stray(on: axis)
      }
      let rulings = PerAxis { strays[$0]?.ruling }
      guard rulings.horizontal != nil || rulings.vertical != nil else { return prepareForDrag() }
      moveOnly(PerAxis { strays[$0]?.alone })
      var events = Scroller.Events()
      let before = joined.viewport.contentOffset
      joined.beginReturn(to: rulings, &events)
      follow(since: before, &changes)
      changes.events = changes.events.continued(by: events)
    }
    prepareForDrag()
  }

  /// Puts the members that rounding has kept off their places on them.
  private mutating func landOnPlaces(_ changes: inout Changes) {
    for axis in ScrollAxis.allCases where returnsToPlaces[axis] && snaps(on: axis) {
      let slack = slack(on: axis)
      for index in links.indices {
        let offset = links[index].viewport.contentOffset[axis]
        guard let rule = links[index].snapping[axis], let place = place(of: index, rule, on: axis),
          place != offset, (place - offset).saturated.magnitude <= slack
        else { continue }
        put(index, at: place, on: axis, &changes.moved)
      }
      restart(on: axis, at: joined.viewport.contentOffset[axis])
    }
  }

  /// Puts all members on places of their rules at once, as for ``Scroller/Input/stop``.
  mutating func stopOnPlaces(_ changes: inout Changes) {
    for axis in ScrollAxis.allCases {
      for index in links.indices {
        guard let rule = links[index].snapping[axis], let place = place(of: index, rule, on: axis) else {
          continue
        }
        put(index, at: place, on: axis, &changes.moved)
        links[index].start[axis] = place
      }
    }
    rejoin(where: snaps, at: now, { _ in }, &changes)
    prepareForDrag()
  }
}

extension Scroller.Input {
  /// Whether the input can end a touch or a scroll.
  var endsTouch: Bool {
    switch self {
    case .touchUp, .touchCancelled, .ended, .cancelled, .scroll(_, .ended), .scroll(_, .cancelled): true
    default: false
    }
  }
}

extension Scroller.Events {
  /// Returns these events and those of a flight that begins where the present one has ended, as one deceleration.
  func continued(by others: Scroller.Events) -> Scroller.Events {
    var events = Scroller.Events()
    var isUnderWay = false
    for event in self {
      switch event {
      case .didEndDecelerating where others.contains(.willBeginDecelerating): isUnderWay = true
      case .didEndDragging(false): events.append(.didEndDragging(willDecelerate: true))
      default: events.append(event)
      }
    }
    for event in others where !(isUnderWay && event == .willBeginDecelerating) { events.append(event) }
    return events
  }
}

// MARK: - Wheels and keys

extension ScrollChain {
  /// Returns the input of a wheel or a key with the distance to a place of a mandatory rule of the member that it moves;
  /// any other input unchanged.
  func onPlaces(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .wheel(let delta, let animation):
      return .wheel(
        ScrollVector { axis in
          delta[axis] == 0
            ? 0 : distance(of: .by(delta[axis]), isAnimated: animation != nil, on: axis) ?? delta[axis]
        }, animation)
    case .key(let key, let distances, let animation):
      let axis = key.axis(in: joined.viewport)
      let turn = key.turn(in: joined.viewport, distances)
      guard let distance = distance(of: turn, isAnimated: animation != nil, on: axis) else { return input }
      var delta = ScrollVector.zero
      delta[axis] = distance
      return .wheel(delta, animation)
    default:
      return input
    }
  }

  /// Returns the distance of a turn from the present target, or the present offset, to a place; nil where no mandatory
  /// rule applies.
  private func distance(of turn: Scroller.Turn, isAnimated: Bool, on axis: ScrollAxis) -> Double? {
    let delta: Double
    switch turn {
    case .by(let distance), .page(let distance): delta = distance
    case .to: return nil
    }
    guard delta != 0 else { return nil }
    let isUpward = delta > 0
    let link = links[mover(towardsEnd: isUpward, on: axis)]
    guard let rule = link.snapping[axis], rule.strictness == .mandatory else { return nil }
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let heading = joined.isDecelerating || isAnimated ? joined.target?[axis] : nil
    let ahead = heading.flatMap { (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
    let base = (ahead ?? offset).clamped(to: limits)
    let shift = offset.clamped(to: limits) - link.place(on: axis)
    var request = SnapRequest(
      offset: link.place(on: axis), proposal: (base + delta - shift).saturated,
      limits: link.range(on: axis), viewportLength: link.viewport.frame.size[axis])
    var place = rule.place(steppingUpwards: isUpward, request)
    if case .page = turn {
      request.offset = (base - shift).saturated
      place = rule.page(steppingUpwards: isUpward, request) ?? place
    }
    return place.map { ($0 + shift - base).saturated }
  }
}
