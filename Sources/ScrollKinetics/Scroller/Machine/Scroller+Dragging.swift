import ScrollGeometry

// The motion of content under a finger.
extension Touch {
  /// Moves the finger to `position`, and returns the new offset of the content, which is finite and flushed. A pan that
  /// begins uses `lock`.
  ///
  /// The viewport does not change. It is `inout` because the call would otherwise copy it, in 40 of 590 instructions.
  mutating func follow(
    to position: ScrollPoint, at instant: ScrollInstant, in viewport: inout Viewport,
    _ lock: DirectionalLock?,
    _ events: inout Scroller.Events
  ) -> ScrollPoint {
    guard
      viewport.isScrollable(on: .horizontal, between: limits.horizontal)
        || viewport.isScrollable(on: .vertical, between: limits.vertical)
    else {
      // Movement of the finger while no axis is scrollable does not count.
      pan.handOver(to: position, at: instant)
      return viewport.contentOffset
    }
    keepCarrying(to: position, at: instant)
    let latest = pan.translation
    if pan.follow(to: position, at: instant) {
      grip(in: viewport, lock)
      events.append(.willBeginDragging)
    }
    // Uses `position`, which the tracker also stores: loading it from there as one vector stalls on store forwarding,
    // since it was stored as two numbers.
    return pan.hasBegun
      ? drag(by: pan.translation(to: position), after: latest, in: &viewport) : viewport.contentOffset
  }

  /// Starts the drag at the present offset and translation zero.
  mutating func grip(in viewport: Viewport, _ lock: DirectionalLock?) {
    dragOrigin = viewport.contentOffset
    undecidedLock = lock
    drag = PerAxis { grip(on: $0, at: 0, in: viewport) }
  }

  /// Returns the drag of an axis that shows the present offset at `translation`.
  func grip(on axis: ScrollAxis, at translation: Double, in viewport: Viewport) -> AxisDrag {
    AxisDrag(
      showing: viewport.contentOffset[axis], at: translation, limits: limits[axis],
      length: viewport.frame.size[axis], band: source.rubberBand)
  }

  /// Returns the offset of the content for the pan's `translation`, which was `latest` before. The viewport is `inout`
  /// to avoid a copy.
  ///
  /// On an axis on which the finger has not moved the content stays, except for rounding to the pixel grid. The rubber
  /// band and its inverse are inverse only to an ulp, which matters where an ulp is a point.
  mutating func drag(
    by translation: ScrollVector, after latest: ScrollVector, in viewport: inout Viewport
  ) -> ScrollPoint {
    if undecidedLock != nil { decideLock(by: translation) }
    let band = source.rubberBand
    return ScrollPoint { axis in
      let (shown, limits) = (viewport.contentOffset[axis], limits[axis])
      guard lockedAxis != axis, viewport.isScrollable(on: axis, between: limits) else { return shown }
      let dragged =
        translation[axis] == latest[axis]
        ? shown
        : drag?[axis].offset(
          at: translation[axis], limits: limits, length: viewport.frame.size[axis], band: band)
      guard let dragged else { return shown }
      let allowed = viewport.bounces(on: axis) ? dragged : dragged.clamped(to: limits)
      return viewport.pixelGrid.rounded(allowed, within: limits).flushed
    }
  }
}

extension Scroller {
  /// Restarts a drag from the present offset, on the axes that have changed.
  mutating func regrip(where hasChanged: (ScrollAxis) -> Bool) {
    guard case .touching(var touch) = activity, touch.pan.hasBegun else { return }
    for axis in ScrollAxis.allCases where hasChanged(axis) {
      let drag = touch.grip(on: axis, at: touch.pan.translation[axis], in: viewport)
      touch.drag?[axis] = drag
    }
    activity = .touching(touch)
  }

  /// Replaces the viewport, and updates the limits that a touch stores.
  mutating func show(_ viewport: Viewport) {
    self.viewport = viewport
    guard case .touching(var touch) = activity else { return }
    touch.limits = limits
    activity = .touching(touch)
  }

  /// The limits of the viewport on both axes.
  var limits: PerAxis<ClosedRange<Double>> { PerAxis { viewport.limits(on: $0) } }

  /// Sets the offset, and appends ``Event/didScroll`` if it has changed.
  mutating func scroll(to offset: ScrollPoint, _ events: inout Events) {
    guard offset != viewport.contentOffset else { return }
    viewport.contentOffset = offset
    events.append(.didScroll)
  }
}
