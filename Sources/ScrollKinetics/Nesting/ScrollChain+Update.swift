import ScrollGeometry

extension ScrollChain {
  /// Changes a member's viewport at any moment: because of a keyboard, of content that has loaded, or to scroll one
  /// member.
  ///
  /// No other member moves. A motion continues as described for ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
  /// The member itself is treated according to the motion ([O]):
  ///
  /// - An offset that `change` sets, or that `keeping` gives for a member within its limits, is clamped to the new
  ///   limits and moves this member only.
  /// - On an axis at rest, a member that keeps its offset and is at its top or left edge stays at that edge when the
  ///   inset there changes (``/ScrollGeometry/ScrollAnchor/restingOffset(in:)``).
  /// - At rest, a member past limits that have changed is brought within them at once.
  /// - In a drag or a flight, a member past its limits stays where it is and returns as content past a limit does, if
  ///   it is the member that stretches there and no other is past its limits on that axis. In all other cases, and in
  ///   a flight of members that do not bounce, it is brought within its limits at once, unless its limits and its
  ///   bouncing are the same as before and the axis still bounces.
  ///
  /// As in a scroller, a flight that is planned anew with less than half a pixel left to its target comes to rest on
  /// it at once. This can move the member that the joined axis moves there. An axis whose stretching member stops
  /// bouncing itself stops bouncing when no member is past its limits any more.
  ///
  /// - Precondition: there is such a member, ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does not throw,
  ///   and the target that `release` leaves is finite.
  /// - Parameters:
  ///   - member: the member; 0 is the innermost.
  ///   - instant: the instant of the change; one earlier than ``now`` is treated as `now`.
  ///   - keeping: what stays visible in the member.
  ///   - snapping: the member's own snap rules after the change; nil if they do not change. A member at rest on a place
  ///     of a mandatory rule moves to the nearest place of the new viewport, as in a scroller.
  ///   - release: called where a flight is planned anew, as at a release.
  ///   - change: changes the member's viewport.
  @discardableResult
  public mutating func update(
    _ member: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> Changes {
    requireMember(member)
    requireValid { () throws(ScrollValueError) in try keeping.validate() }
    var changes = carryOn(to: instant)
    let old = links[member].viewport
    var new = old
    change(&new)
    if new.contentOffset == old.contentOffset {
      let anchor = ScrollAnchor(keeping, of: old)
      let (place, restingPlace) = (anchor.contentOffset(in: new), anchor.restingOffset(in: new))
      for axis in ScrollAxis.allCases where !links[member].isPast(on: axis) {
        new.contentOffset[axis] = (joined.isAtRest(on: axis) ? restingPlace : place)[axis]
      }
    }
    changes.append(replace(member, by: new, at: instant, snapping, release))
    return changes
  }

  /// Replaces the viewport of a member by `new`, whose offset always counts: a member at rest does not stay at an edge
  /// that moves.
  mutating func replace(
    _ member: Int, by new: Viewport, at instant: ScrollInstant, _ snapping: ScrollSnapping?,
    _ release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Changes {
    var changes = carryOn(to: instant)
    beginAnew()
    let old = links[member].viewport
    var new = new
    for axis in ScrollAxis.allCases {
      let isSet = new.contentOffset[axis] != old.contentOffset[axis]
      let wanted = isSet || new.isScrollEnabled ? new.contentOffset[axis] : links[member].place(on: axis)
      let rule = snapping.map { $0[axis] } ?? ownPhysics[member].snapping[axis]
      let inside = wanted.clamped(to: new.limits(on: axis))
      let place = stoppingPlace(inside, of: member, from: old, to: new, rule, on: axis)
      let staysPast = !isSet && place == inside && canStayPast(place, member, on: axis, from: old, to: new)
      if !staysPast { new.contentOffset[axis] = place }
      links[member].start[axis] = place
    }
    links[member].viewport = new
    if let snapping {
      ownPhysics[member].snapping = snapping
      layLanes()
    }
    if new.contentOffset != old.contentOffset { changes.moved.insert(member) }
    rejoinAfterChange(of: member, from: old, at: instant, release, &changes)
    return changes
  }

  /// Replaces a member by another one at any moment, as when a row is reused or the page of a pager changes.
  ///
  ///     chain.exchange(0, for: ScrollChain.Member(listOfTheNextTab), at: instant)
  ///
  /// The new member enters at its own offset, which is clamped to its limits; no other member moves. The joined offset
  /// changes by the difference of the two offsets. A motion continues with its velocity from there, in the new range,
  /// and a drag continues under the finger:
  ///
  /// - A flight without a chosen target is planned anew with the same momentum, and keeps its rate. If its member was
  ///   exchanged, it moves the new one.
  /// - A chosen target moves with the joined offset. A target that a rule of a member has chosen becomes the place
  ///   nearest to it.
  /// - A new member does not stretch: an overscroll of the old one ends.
  ///
  /// - Source: our choice, [O].
  /// - Precondition: there is such a member, and the target that `release` leaves is finite.
  /// - Parameters:
  ///   - member: the member; 0 is the innermost.
  ///   - new: the new member.
  ///   - instant: the instant of the exchange; one earlier than ``now`` is treated as `now`.
  ///   - release: called where a flight is planned anew, as at a release.
  @discardableResult
  public mutating func exchange(
    _ member: Int, for new: Member, at instant: ScrollInstant,
    release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Changes {
    requireMember(member)
    var changes = carryOn(to: instant)
    beginAnew()
    let old = links[member].viewport
    links[member] = Link(new.viewport)
    ownPhysics[member] = OwnPhysics(new)
    layLanes()
    rejoinAfterChange(of: member, from: old, at: instant, release, &changes)
    return changes
  }

  /// Joins the members anew after one has changed from `old`, with the members that take part from now on.
  private mutating func rejoinAfterChange(
    of member: Int, from old: Viewport, at instant: ScrollInstant,
    _ release: (inout Scroller.Release) -> Void, _ changes: inout Changes
  ) {
    let new = links[member].viewport
    let phase = joined.phase
    if joined.isMoving { stretchOnlyWherePast() } else { chooseSpans(forFling: false) }
    rejoin(where: { new.contentOffset[$0] != old.contentOffset[$0] }, at: instant, release, &changes)
    prepareForDrag()
    // A flight that is planned anew next to its target ends here.
    if phase != .idle {
      returnToPlaces(where: PerAxis { _ in true }, afterSteps: phase == .animating, &changes)
    }
  }

  /// Returns the place of a mandatory rule for a member at rest that was on a place before its viewport changed; `wanted`
  /// for any other.
  private func stoppingPlace(
    _ wanted: Double, of member: Int, from old: Viewport, to new: Viewport, _ rule: SnapRule?,
    on axis: ScrollAxis
  ) -> Double {
    guard phase == .idle, let rule, rule.strictness == .mandatory,
      rule != ownPhysics[member].snapping[axis] || new.limits(on: axis) != old.limits(on: axis)
        || new.frame.size[axis] != old.frame.size[axis] || wanted != old.contentOffset[axis],
      ownPhysics[member].snapping[axis]?.allowsRest(at: old.contentOffset[axis], in: old, on: axis) ?? true
    else { return wanted }
    return rule.place(forRestAt: wanted, in: new, on: axis)?.flushed ?? wanted
  }

  /// Returns whether a member may stay past its limits after a change, instead of moving to `place` within them.
  private func canStayPast(
    _ place: Double, _ member: Int, on axis: ScrollAxis, from old: Viewport, to new: Viewport
  ) -> Bool {
    let isAsBefore =
      new.limits(on: axis) == old.limits(on: axis) && new.bounces(on: axis) == old.bounces(on: axis)
    if phase == .idle { return isAsBefore }
    // Content that does not bounce returns to the limit at once. Rounding to the pixel grid would then move other
    // members. A bounce that is under way continues until a change of the member's own limits or bouncing.
    let stretcher = self.stretcher(on: axis)
    let bounces = (stretcher == member ? new : links[stretcher].viewport).bounces(on: axis)
    if joined.isMoving && !bounces { return isAsBefore && joined.viewport.bounces(on: axis) }
    let isTowardsEnd = new.contentOffset[axis] > place
    func stretches(towardsEnd: Bool) -> Bool { spans[axis][towardsEnd: towardsEnd].stretching == member }
    func isOthers(towardsEnd: Bool) -> Bool {
      !stretches(towardsEnd: towardsEnd) && isPast(towardsEnd: towardsEnd, on: axis)
    }
    return stretches(towardsEnd: isTowardsEnd) && !isOthers(towardsEnd: true) && !isOthers(towardsEnd: false)
  }

  /// Computes the joined viewport anew after members have changed, with a new joined offset where they have moved. The
  /// motion begins anew at the members' present offsets.
  ///
  /// At rest the viewport is set without an update of the joined scroller, which would bring another member back that
  /// is past its limits.
  mutating func rejoin(
    where hasMoved: (ScrollAxis) -> Bool, at instant: ScrollInstant,
    _ release: (inout Scroller.Release) -> Void,
    _ changes: inout Changes
  ) {
    let before = joined.viewport.contentOffset
    let offset = ScrollPoint { axis in
      hasMoved(axis) ? sum { links[$0].viewport.contentOffset[axis] } : before[axis]
    }
    startHere()
    let viewport = joinedViewport(containing: offset)
    origin = viewport.clamped(offset)
    if phase == .idle {
      joined.advance(to: instant)
      show(viewport)
      if offset != before { changes.events.append(.didScroll) }
    } else if hasOwnPhysics {
      var present = self
      present.show(viewport)
      var choices = PerAxis { _ in false }
      changes.add(
        joined.update(to: viewport, at: instant) { question in
          present.announce(in: &question)
          question.ask(release)
          choices = question.choices
        })
      for axis in ScrollAxis.allCases where choices[axis] { returnsToPlaces[axis] = false }
      follow(since: offset, &changes)
    } else {
      changes.add(joined.update(to: viewport, at: instant) { $0.ask(release) })
      follow(since: offset, &changes)
    }
  }
}
