import ScrollGeometry

// How the content follows a finger.
extension Touch {
  /// Moves the finger, and returns where that puts the content. A pan that begins takes `lock`.
  ///
  /// The viewport stays as it is. It is `inout` since a call takes a copy of it otherwise: 40 of 590 instructions.
  mutating func follow(
    to position: ScrollPoint, at instant: ScrollInstant, in viewport: inout Viewport,
    _ lock: DirectionalLock?,
    _ events: inout Scroller.Events
  ) -> ScrollPoint {
    guard
      viewport.isScrollable(on: .horizontal, between: limits.horizontal)
        || viewport.isScrollable(on: .vertical, between: limits.vertical)
    else {
      // What the finger covers while nothing can follow it does not count.
      pan.handOver(to: position, at: instant)
      return viewport.contentOffset
    }
    keepCarrying(to: position, at: instant)
    let latest = pan.translation
    if pan.follow(to: position, at: instant) {
      grip(in: viewport, lock)
      events.append(.willBeginDragging)
    }
    // To the position at hand, which is in the tracker too: read back from there in one piece, what went in in two, it
    // would wait for the memory.
    return pan.hasBegun
      ? drag(by: pan.translation(to: position), after: latest, in: &viewport) : viewport.contentOffset
  }

  /// Takes hold of the content where it is, at translation zero.
  mutating func grip(in viewport: Viewport, _ lock: DirectionalLock?) {
    dragOrigin = viewport.contentOffset
    undecidedLock = lock
    drag = PerAxis { grip(on: $0, at: 0, in: viewport) }
  }

  /// The drag that shows the present offset at `translation`.
  func grip(on axis: ScrollAxis, at translation: Double, in viewport: Viewport) -> AxisDrag {
    AxisDrag(
      showing: viewport.contentOffset[axis], at: translation, limits: limits[axis],
      length: viewport.frame.size[axis], band: source.rubberBand)
  }

  /// Where the finger has dragged the content by `translation`, the pan's, which was `latest` before. The viewport is
  /// `inout` as above.
  ///
  /// Along an axis on which the finger has not moved the content stays, but for the pixel grid. The band and its inverse
  /// are an ulp off each other, which shows where an ulp is a point.
  mutating func drag(
    by translation: ScrollVector, after latest: ScrollVector, in viewport: inout Viewport
  ) -> ScrollPoint {
    decideLock(by: translation)
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
      return viewport.pixelGrid.rounded(allowed, within: limits)
    }
  }
}

extension Scroller {
  /// Whether the content follows the finger on `axis`.
  func follows(_ touch: Touch, on axis: ScrollAxis) -> Bool {
    touch.pan.hasBegun && touch.lockedAxis != axis && viewport.isScrollable(on: axis)
  }

  /// Lets a drag go on from where the content now is, on the axes that have changed.
  mutating func regrip(where hasChanged: (ScrollAxis) -> Bool) {
    guard case .touching(var touch) = activity, touch.pan.hasBegun else { return }
    for axis in ScrollAxis.allCases where hasChanged(axis) {
      let drag = touch.grip(on: axis, at: touch.pan.translation[axis], in: viewport)
      touch.drag?[axis] = drag
    }
    activity = .touching(touch)
  }

  /// Shows the content through another viewport.
  mutating func show(_ viewport: Viewport) {
    self.viewport = viewport
    guard case .touching(var touch) = activity else { return }
    touch.limits = limits
    activity = .touching(touch)
  }

  /// The viewport's limits.
  var limits: PerAxis<ClosedRange<Double>> { PerAxis { viewport.limits(on: $0) } }

  /// Shows `offset`, and says so where that is a change.
  mutating func scroll(to offset: ScrollPoint, _ events: inout Events) {
    guard offset != viewport.contentOffset else { return }
    viewport.contentOffset = offset
    events.append(.didScroll)
  }
}
