import ScrollGeometry

extension ScrollChain {
  /// Changes what a member shows, whatever is going on: a keyboard, content that has loaded, a scroll of one member.
  ///
  /// No other member moves. What moves goes on as ``Scroller/update(at:keeping:animation:release:_:)`` says, and the
  /// member itself by what is going on ([O]):
  ///
  /// - an offset that `change` sets, or that `keeping` asks for of a member within its limits, is taken as it is, within
  ///   the new limits, and scrolls this member alone;
  /// - on an axis that rests, a member at an edge whose inset has changed stays at that edge, if it keeps its offset
  ///   (``ScrollAnchor/restingOffset(in:)``);
  /// - at rest a member past limits that have changed is brought within them at once;
  /// - in a drag or a flight it stays where it is and comes back as content past a limit does, if it is the member that
  ///   stretches there and no other is past its limits on that axis; else, and in a flight where the axis does not bounce,
  ///   it is brought within its limits at once.
  ///
  /// A flight that is planned anew next to its target, with less than half a pixel left to show, rests on it at once, as a
  /// scroller's does, which can move the member that the joined axis moves there. An axis whose stretching member stops
  /// bouncing does so when no member shows past its limits any more.
  ///
  /// - Precondition: there is such a member, ``ScrollAnchor/Keeping/validate()`` does not throw, and the target that
  ///   `release` leaves is finite.
  /// - Parameters:
  ///   - member: 0 for the innermost.
  ///   - instant: when; one earlier than ``now`` is taken as `now`.
  ///   - keeping: what is to show afterwards of what the member shows now.
  ///   - release: asked where decelerating content is planned anew, as at a release.
  ///   - change: changes the member's viewport.
  @discardableResult
  public mutating func update(
    _ member: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Changes {
    requireMember(member)
    var changes = carryOn(to: instant)
    beginAnew()
    let old = links[member].viewport
    var new = old
    change(&new)
    let isSet = new.contentOffset != old.contentOffset
    let anchor = ScrollAnchor(keeping, of: old)
    let (place, restingPlace) = (anchor.contentOffset(in: new), anchor.restingOffset(in: new))
    for axis in ScrollAxis.allCases where !isSet && !links[member].isPast(on: axis) {
      new.contentOffset[axis] = (joined.isAtRest(on: axis) ? restingPlace : place)[axis]
    }
    for axis in ScrollAxis.allCases {
      let isSet = new.contentOffset[axis] != old.contentOffset[axis]
      let wanted = isSet || new.isScrollEnabled ? new.contentOffset[axis] : links[member].place(on: axis)
      let place = wanted.clamped(to: new.limits(on: axis))
      let staysPast = !isSet && canStayPast(place, member, on: axis, from: old, to: new)
      if !staysPast { new.contentOffset[axis] = place }
      links[member].start[axis] = place
    }
    links[member].viewport = new
    if joined.isMoving { stretchOnlyWherePast() } else { chooseSpans(forFling: false) }
    if new.contentOffset != old.contentOffset { changes.moved.insert(member) }
    rejoin(where: { new.contentOffset[$0] != old.contentOffset[$0] }, at: instant, release, &changes)
    prepareForDrag()
    return changes
  }

  /// Whether a member whose place a change leaves at `place` goes on showing another.
  private func canStayPast(
    _ place: Double, _ member: Int, on axis: ScrollAxis, from old: Viewport, to new: Viewport
  ) -> Bool {
    if phase == .idle {
      return new.limits(on: axis) == old.limits(on: axis) && new.bounces(on: axis) == old.bounces(on: axis)
    }
    // What does not bounce comes back at once, and would take others along to the pixel grid.
    let stretcher = self.stretcher(on: axis)
    let bounces = (stretcher == member ? new : links[stretcher].viewport).bounces(on: axis)
    if joined.isMoving && !bounces { return false }
    let isTowardsEnd = new.contentOffset[axis] > place
    func stretches(towardsEnd: Bool) -> Bool { spans[axis][towardsEnd: towardsEnd].stretching == member }
    func isOthers(towardsEnd: Bool) -> Bool {
      !stretches(towardsEnd: towardsEnd) && isPast(towardsEnd: towardsEnd, on: axis)
    }
    return stretches(towardsEnd: isTowardsEnd) && !isOthers(towardsEnd: true) && !isOthers(towardsEnd: false)
  }

  /// Joins the members anew after one of them has changed, with the joined offset where that has moved it.
  ///
  /// At rest the joined scroller is not asked: it would bring back what another member shows past its limits.
  private mutating func rejoin(
    where hasMoved: (ScrollAxis) -> Bool, at instant: ScrollInstant,
    _ release: (inout Scroller.Release) -> Void,
    _ changes: inout Changes
  ) {
    let before = joined.viewport.contentOffset
    let offset = ScrollPoint { axis in
      hasMoved(axis) ? sum { links[$0].viewport.contentOffset[axis] } : before[axis]
    }
    let viewport = joinedViewport(at: offset) { axis in
      let isPast = isPast(towardsEnd: true, on: axis) || isPast(towardsEnd: false, on: axis)
      return isPast ? limits(on: axis) : limits(on: axis).containing(offset[axis])
    }
    origin = viewport.clamped(offset)
    if phase == .idle {
      joined.advance(to: instant)
      joined.show(viewport)
      if offset != before { changes.events.append(.didScroll) }
    } else {
      changes.add(joined.update(to: viewport, at: instant, release: release))
      follow(since: offset, &changes)
    }
  }
}
