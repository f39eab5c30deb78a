import ScrollGeometry

extension Scroller {
  /// Changes the viewport at any moment, as for a rotation, a keyboard or content that has loaded.
  ///
  ///     scroller.update(at: instant, keeping: .page) { viewport in
  ///       viewport.frame.size = rotated
  ///       viewport.contentSize = relaidOut
  ///     }
  ///
  /// `keeping` gives the new offset, or `change` sets it. Then, by phase:
  ///
  /// - idle: content at its top or left edge stays at that edge when the inset there changes, if it keeps its offset
  ///   (``/ScrollGeometry/ScrollAnchor/restingOffset(in:)``). Content past limits that have changed is brought back, and
  ///   content that was on a place of a mandatory snap rule moves to the nearest one; at once or along `animation`.
  /// - tracking, dragging: the content stays under the finger, even past its limits if it bounces, except that content which
  ///   follows its end does so under a finger that lies still. Disabling scrolling releases it.
  /// - decelerating: a new flight is planned from the present offset and momentum. A chosen or snapped target is kept if
  ///   it is within the new limits, else chosen again.
  /// - animating: the target is kept, clamped to limits that have changed. A target on a place of a mandatory snap rule
  ///   becomes the nearest place of the new viewport.
  ///
  /// On an axis whose limits and offset do not change, no bit changes, unless the length of the viewport affects its
  /// snapping or its rubber band. The offset of moving content is continuous, unless `keeping` or `change` give
  /// another. An axis at rest follows a change in the same way whether the other one moves or not ([O]). Content that moves
  /// to its top or left edge by a programmatic scroll or to a chosen target moves to the new edge ([O]).
  ///
  /// - Parameters:
  ///   - instant: the instant of the change; one earlier than ``now`` is treated as `now`.
  ///   - keeping: what stays visible.
  ///   - animation: the motion of content at rest that is brought back; nil for none.
  ///   - snapping: the snap rules that ``physics`` have afterwards; nil if they do not change. If the places change
  ///     with the viewport, as with cards that become wider, pass the rules here instead of setting `physics` before
  ///     or after the call: the old rules determine the place of the content, and the new rules its new place.
  ///   - release: called where a new flight is planned, as at a release.
  ///   - change: changes the viewport.
  /// - Precondition: ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does not throw, the duration of the
  ///   animation is not negative, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func update(
    at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    snapping: ScrollSnapping? = nil, release: (inout Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> Events {
    requireValid(try keeping.validate())
    requireValid(try animation?.validate())
    var events = Events()
    catchUp(to: instant, &events)
    var new = viewport
    change(&new)
    let end = new
    // A refresh begins or ends after all else: only what else changes moves content with its edge.
    if end.isRefreshing != viewport.isRefreshing {
      new.refreshControl = end.refreshControl ?? viewport.refreshControl
      new.isRefreshing = viewport.isRefreshing
    }
    make(ViewportChange(from: viewport, to: new, keeping: keeping), snapping, animation, &events) {
      $0.ask(release)
    }
    if end.isRefreshing != viewport.isRefreshing {
      setRefreshing(end.isRefreshing, end.refreshControl, &events) { $0.ask(release) }
    }
    return events
  }

  /// Replaces the viewport by a chain's joined viewport `new`. Its insets represent the limits of the members, and are
  /// not edges at which content stays; an axis at rest is where its members are, also past its limits.
  ///
  /// The chain has been advanced: another step would show its coordinate without the rounding of its members.
  mutating func update(to new: Viewport, at instant: ScrollInstant, release: (inout Release) -> Void)
    -> Events
  {
    var events = Events()
    now = Swift.max(now, instant)
    var present = viewport
    for axis in ScrollAxis.allCases where isAtRest(on: axis) { present.take(axis, of: new) }
    if present.contentOffset != viewport.contentOffset { events.append(.didScroll) }
    show(present)
    make(ViewportChange(from: viewport, to: new), nil, nil, &events, release)
    return events
  }

  /// Applies a change of the content at any moment and keeps the visible part in place (scroll anchoring).
  ///
  /// Otherwise the call behaves as ``update(at:keeping:animation:snapping:release:_:)``.
  ///
  /// The snap rule of the axis, in ``physics``, moves with the content. The lattices ``SnapRule/Points/every(_:origin:)`` and
  /// ``SnapRule/Points/pages(spacing:origin:)`` move with the visible part, pages only by what is no multiple of a page. Listed
  /// offsets, items and free ranges move with the content at them; a removed item is left out, and inserted content has no
  /// place until the host sets one: rules that are set before the call describe the content before the change. Content at rest
  /// on a place of a mandatory rule that no longer exists moves to the nearest place ([O]).
  ///
  /// A target that the program or the host has chosen is a place in the content, and moves with it, whatever is visible:
  ///
  ///     scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 2200), animated: true), at: instant)
  ///     scroller.apply(ContentChange(on: .vertical, at: 1320, inserting: 60), at: later)      // rests at 2260
  ///
  /// - The place is the content at the target offset; of a rectangle to make visible, the edge that is aligned; of a zoom, the
  ///   middle. The content arrives in the time that was left, continuous in offset and velocity.
  /// - A target at a limit, or past it, follows that limit, as the top, and the ends that keys scroll to.
  /// - A target of a rule moves likewise, and stays if it is a place of the rule then; else the nearest one is chosen.
  /// - Wheels, line and page keys move on by the distance that is left, and a free flight flies on ([O], PHYSICS §9).
  ///
  /// The position in the visible part that stays in place is a fraction, from 0 for its top or left end to 1 for the other end.
  /// Without `snapping` the present rules move with the content. `release` is called where a new flight is planned.
  ///
  /// - Precondition: `fraction` is from 0 to 1, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
    snapping: ScrollSnapping? = nil, release: (inout Release) -> Void = { _ in }
  ) -> Events {
    var events = Events()
    catchUp(to: instant, &events)
    let displacement = viewport.displacement(by: change, anchoredAt: fraction)
    let rules = snapping ?? physics.snapping.following(change, in: viewport, displacement: displacement)
    make(ViewportChange(of: viewport, by: change, anchoredAt: fraction), rules, nil, &events) {
      $0.ask(release)
    }
    return events
  }

  /// Returns the axis on which content moves with its end in a change; nil for none. Called before the change is made.
  ///
  /// There is no state: content follows its end if it rests there, or is on its way there.
  func axisFollowingEnd(in change: ViewportChange) -> ScrollAxis? {
    guard let axis = change.new.followsEnd, !change.setsOffset, !isDragging, change.changesLimits(on: axis),
      !axes[axis].isCoasting, axes[axis].purpose != .autoscroll, axes[axis].purpose != .scrollToTop
    else { return nil }
    let end = change.old.limits(on: axis).upperBound
    return axes[axis].announcedTarget >= (end - 1 / change.old.displayScale).saturated ? axis : nil
  }
}

extension Viewport {
  /// Takes over all that concerns one axis, of a viewport at the same place.
  fileprivate mutating func take(_ axis: ScrollAxis, of other: Viewport) {
    frame.size[axis] = other.frame.size[axis]
    contentSize[axis] = other.contentSize[axis]
    contentInset[min: axis] = other.contentInset[min: axis]
    contentInset[max: axis] = other.contentInset[max: axis]
    contentOffset[axis] = other.contentOffset[axis]
    switch axis {
    case .horizontal:
      bouncesHorizontally = other.bouncesHorizontally
      alwaysBounceHorizontal = other.alwaysBounceHorizontal
    case .vertical:
      (bouncesVertically, alwaysBounceVertical) = (other.bouncesVertically, other.alwaysBounceVertical)
    }
  }
}
