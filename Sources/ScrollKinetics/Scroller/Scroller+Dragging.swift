import ScrollGeometry

// How the content follows a finger.
extension Scroller {
  /// Whether the content follows the finger on `axis`.
  func follows(_ touch: Touch, on axis: ScrollAxis) -> Bool {
    touch.pan.hasBegun && touch.lockedAxis != axis && viewport.isScrollable(on: axis)
  }

  /// Moves the finger, and with it the content once the pan has begun.
  mutating func follow(
    _ touch: inout Touch, to position: ScrollPoint, at instant: ScrollInstant, _ events: inout Events
  ) {
    guard
      viewport.isScrollable(on: .horizontal, between: touch.limits.horizontal)
        || viewport.isScrollable(on: .vertical, between: touch.limits.vertical)
    else {
      // What the finger covers while nothing can follow it does not count.
      touch.pan.handOver(to: position, at: instant)
      return
    }
    if touch.pan.follow(to: position, at: instant) {
      grip(&touch)
      events.append(.willBeginDragging)
    }
    if touch.pan.hasBegun { drag(&touch, &events) }
  }

  /// Takes hold of the content where it is, at translation zero.
  func grip(_ touch: inout Touch) {
    touch.dragOrigin = viewport.contentOffset
    touch.drag = PerAxis { grip(on: $0, at: 0) }
  }

  /// The drag that shows the present offset at `translation`.
  private func grip(on axis: ScrollAxis, at translation: Double) -> AxisDrag {
    AxisDrag(
      showing: viewport.contentOffset[axis], at: translation, limits: viewport.limits(on: axis),
      length: viewport.frame.size[axis], band: physics.rubberBand)
  }

  /// Lets a drag go on from where the content now is, on the axes that have changed.
  mutating func regrip(where hasChanged: (ScrollAxis) -> Bool) {
    guard case .touching(var touch) = activity, touch.pan.hasBegun else { return }
    for axis in ScrollAxis.allCases where hasChanged(axis) {
      touch.drag?[axis] = grip(on: axis, at: touch.pan.translation[axis])
    }
    activity = .touching(touch)
  }

  /// Puts the content where the finger has dragged it.
  mutating func drag(_ touch: inout Touch, _ events: inout Events) {
    if let share = physics.lockingShare { touch.decideLock(share: share) }
    let (translation, band) = (touch.pan.translation, physics.rubberBand)
    let offset = ScrollPoint { axis in
      let (shown, limits) = (viewport.contentOffset[axis], touch.limits[axis])
      guard touch.lockedAxis != axis, viewport.isScrollable(on: axis, between: limits) else { return shown }
      let dragged = touch.drag?[axis].offset(
        at: translation[axis], limits: limits, length: viewport.frame.size[axis], band: band)
      guard let dragged else { return shown }
      let allowed = viewport.bounces ? dragged : dragged.clamped(to: limits)
      return viewport.pixelGrid.rounded(allowed, within: limits)
    }
    scroll(to: offset, &events)
  }

  /// Shows `offset`, and says so where that is a change.
  mutating func scroll(to offset: ScrollPoint, _ events: inout Events) {
    guard offset != viewport.contentOffset else { return }
    viewport.contentOffset = offset
    events.append(.didScroll)
  }
}
