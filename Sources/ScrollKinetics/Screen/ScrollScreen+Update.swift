import ScrollGeometry

extension ScrollScreen {
  /// Changes a member's viewport at any moment, as for a rotation, a keyboard or content that has loaded; see
  /// ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
  ///
  /// No other member moves. A member that shares a movement with others is changed without `animation`:
  ///
  /// - An offset that `change` sets, or that `keeping` gives for a member within its limits, is clamped to the new limits.
  /// - At rest, a member past limits that have changed is brought within them at once. In a drag or a flight it stays where it
  ///   is, and returns as content past a limit does, if it is the one that stretches there; else it is brought within them.
  ///
  /// - Precondition: ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does not throw, the duration of the animation is not
  ///   negative, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func update(
    _ id: ID, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    animation: ScrollAnimation? = nil, snapping: ScrollSnapping? = nil,
    release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Changes {
    let index = requireIndex(of: id)
    requireValid(try keeping.validate())
    // The rules of the other kinds are their own.
    let snapping = members[index].kind.axis == nil ? snapping : nil
    return update(
      index, at: instant, keeping: keeping, animation: animation, ownSnapping: snapping, release: release,
      change)
  }

  /// The same, with the member's own rules after the change.
  mutating func update(
    _ index: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    animation: ScrollAnimation? = nil, ownSnapping snapping: ScrollSnapping?,
    release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Changes {
    begin(at: instant)
    catchUp(index)
    let viewport = viewport(at: index)
    if animation != nil || viewport.followsEnd != nil || viewport.refreshControl != nil {
      leaveRestingNest(index)
    }
    if let axis = axisOfFlightToTheEnd(index) {
      var new = viewport
      change(&new)
      guard new.limits(on: axis) != viewport.limits(on: axis) else {
        return update(index, at: instant, keeping: keeping, snapping: snapping, release: release) { $0 = new }
      }
      follow(index, to: axis, new, keeping: keeping, snapping: snapping, release: release)
      return end(index)
    }
    return update(
      index, at: instant, keeping: keeping, animation: animation, snapping: snapping, release: release, change
    )
  }

  /// Changes a member's viewport in a call that has begun.
  mutating func update(
    _ index: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    animation: ScrollAnimation? = nil, snapping: ScrollSnapping?,
    release: (inout Scroller.Release) -> Void, _ change: (inout Viewport) -> Void
  ) -> Changes {
    if let (nest, place) = nestAndPlace(of: index) {
      if let snapping { members[index].scroller.physics.snapping = snapping }
      let old = viewport(at: index)
      var new = old
      change(&new)
      if old.isRefreshing, !new.isRefreshing {
        program(.endRefreshing, on: index, at: instant)
        return update(
          index, at: instant, keeping: keeping, animation: animation, snapping: snapping, release: release
        ) { $0 = new }
      }
      new = new.scaled(keeping: keeping, of: old)
      if let axis = new.followsEnd, nests[nest].phase == .tracking, new.contentOffset == old.contentOffset,
        old.contentOffset[axis] >= old.limits(on: axis).upperBound - 1 / old.displayScale
      {
        new.contentOffset[axis] = new.limits(on: axis).upperBound
      }
      // A chain knows no motion of a scale: it is limited at once. Its rules are those of the scale.
      if new.isOverzoomed, keeping == .zoom {
        new.zoomScale = new.zoomLimits.clamped(new.zoomScale)
      } else if new.isOverzoomed {
        new = new.zoomed(to: new.zoomScale)
      }
      let rules = new.isZoomedIn ? .none : members[index].scroller.physics.snapping
      if new.zoomScale != old.zoomScale { scratch.report([.didZoom], of: members[index].id) }
      members[index].scroller.show(new)
      report(
        changeJoined(
          place, of: nest, from: old, to: new, keeping: keeping,
          snapping: snapping != nil || new.isZoomedIn != old.isZoomedIn ? rules : nil, release), of: nest)
      nests[nest].show(place, of: members[index].id, in: &members)
      if members[index].scroller.physics.snapping != .none, !viewport(at: index).isScrollEnabled {
        // What no finger moves any more rests at a place of its rule.
        detach(index)
        returnInside(index)
      }
    } else {
      changeInContainer(index) {
        let events = $0.members[index].scroller.update(
          at: instant, keeping: keeping, animation: animation, snapping: snapping, release: release, change)
        $0.scratch.report(events, of: $0.members[index].id)
      }
    }
    return end(index)
  }

  /// Changes the viewport of a nest's member, which asks the host about the members' own viewports.
  private mutating func changeJoined(
    _ place: Int, of nest: Int, from old: Viewport, to new: Viewport, keeping: ScrollAnchor.Keeping,
    snapping: ScrollSnapping?, _ release: (inout Scroller.Release) -> Void
  ) -> ScrollChain.Changes {
    let members = members
    return nests[nest].update(place, from: old, to: new, keeping: keeping, snapping: snapping) {
      members.ask({ release(&$1) }, about: $0, $1, &$2)
    }
  }

  /// Applies a change of a member's content and keeps the visible part in place; see
  /// ``Scroller/apply(_:at:anchoredAt:snapping:release:)``.
  ///
  /// - Precondition: `fraction` is from 0 to 1, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, to id: ID, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
    snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Changes {
    let index = requireIndex(of: id)
    begin(at: instant)
    leaveRestingNest(index)
    // The rules of the other kinds are their own.
    let snapping = members[index].kind.axis == nil ? snapping : members[index].scroller.physics.snapping
    if let (nest, place) = nestAndPlace(of: index) {
      let old = viewport(at: index)
      let rules = members[index].scroller.physics.snapping
      let target = nests[nest].chosenRest(of: place, on: change.axis).map {
        ViewportChange(of: old, by: change, anchoredAt: fraction).place(ofTarget: $0, on: change.axis)
      }
      _ = update(
        index, at: instant,
        snapping: snapping
          ?? rules.following(
            change, in: old, displacement: old.displacement(by: change, anchoredAt: fraction)),
        release: release
      ) { $0 = $0.applying(change, anchoredAt: fraction) }
      if let target, members[index].nest == nest {
        report(nests[nest].goOn(to: target, of: place, on: change.axis), of: nest)
        relist(.nest(nest))
      }
      return changes
    }
    let events = members[index].scroller.apply(
      change, at: instant, anchoredAt: fraction, snapping: snapping, release: release)
    scratch.report(events, of: id)
    return end(index)
  }

  /// Returns the axis on which the flight of a chain leads a member to the end that it follows; nil where none does.
  private func axisOfFlightToTheEnd(_ index: Int) -> ScrollAxis? {
    let viewport = viewport(at: index)
    guard let axis = viewport.followsEnd, let (nest, place) = nestAndPlace(of: index),
      !isTouched(.nest(nest)), moves(index)
    else { return nil }
    let end = viewport.limits(on: axis).upperBound - 1 / viewport.displayScale
    return nests[nest].target(of: place)[axis] >= end ? axis : nil
  }

  /// Makes a member leave its chain for a change, and move on to the end that it then has.
  private mutating func follow(
    _ index: Int, to axis: ScrollAxis, _ new: Viewport, keeping: ScrollAnchor.Keeping,
    snapping: ScrollSnapping?, release: (inout Scroller.Release) -> Void
  ) {
    let now = now
    detach(index) {
      $0.changeScroller(of: index) { scroller, events in
        events.append(
          contentsOf: scroller.update(at: now, keeping: keeping, snapping: snapping, release: release) {
            $0 = new
          })
        var target = scroller.restingOffset
        target[axis] = scroller.viewport.limits(on: axis).upperBound
        events.append(contentsOf: scroller.handle(.retarget(target), at: now))
      }
    }
  }

  /// Ends a change of a member, and returns the changes of the call.
  mutating func end(_ index: Int) -> Changes {
    relist(receiver(at: index))
    // The change may let another member go on under a dragged item.
    if draggedItem != nil, isUnderDraggedItem(index) { scrollAtEdges(on: PerAxis { _ in true }) }
    return changes
  }
}
