import ScrollGeometry

// The motion under one finger, and under two.
extension MovingAxis {
  /// Begins to follow a finger from the present offset, or continues a drag from there, at `translation`.
  ///
  /// - Parameter stretch: how far content that stops at its limits is stretched there.
  mutating func beginDrag(at translation: Double, band: RubberBand, stretch: Double = 0) {
    if case .pinched(var pinch) = motion {
      pinch.beginDrag(at: translation, showing: offset, metrics, band)
      return follow(pinch)
    }
    // What does not bounce is at its limit with the first sample, and has nothing to be pulled back.
    let shown = metrics.bounces ? offset : offset.clamped(to: metrics.limits)
    var drag = AxisDrag(
      showing: shown, at: translation, limits: metrics.limits, length: metrics.length, band: band)
    drag.origin = (drag.origin + stretch).saturated.flushed
    follow(drag, from: dragOrigin ?? offset)
  }

  /// Returns how far the finger has pulled content past a limit at which it stops.
  func pull(at translation: Double) -> Double {
    guard metrics.bounces, case .dragged(let drag, _) = motion else { return 0 }
    let proposed = (drag.origin - translation).saturated
    return (proposed - proposed.clamped(to: metrics.limits)).saturated.flushed
  }

  /// Moves the content under the finger, and the place at which its drag began.
  mutating func shift(to offset: Double, dragOrigin: Double) {
    self.offset = offset
    switch motion {
    case .dragged(let drag, _): follow(drag, from: dragOrigin)
    case .pinched(var pinch):
      pinch.shift(dragOrigin: dragOrigin)
      follow(pinch)
    case .resting, .planned, .ticking, .coasting, .blocked, .relaxing: break
    }
  }

  /// Moves the content for the finger's `translation`, which was `latest` before.
  ///
  /// Where the finger has not moved the content stays, except for rounding to the pixel grid. The rubber band and its
  /// inverse are inverse only to an ulp, which matters where an ulp is a point.
  @inline(__always) mutating func drag(to translation: Double, after latest: Double, band: RubberBand) {
    guard metrics.isScrollable, case .dragged(var drag, let start) = motion else { return }
    var dragged = offset
    if translation != latest {
      dragged = drag.follow(to: translation, limits: metrics.limits, length: metrics.length, band: band)
      follow(drag, from: start)
    }
    offset = metrics.underFinger(dragged)
  }

  /// Stops a motion at the present offset, rounded to the pixel grid, as a touch does.
  mutating func catchContent() {
    if isMoving { offset = metrics.rounded(offset) }
    if isMoving || isBlocked { rest() }
  }

  @inline(__always) private mutating func changePinch(_ change: (inout AxisPinch) -> Void) {
    guard case .pinched(var pinch) = motion else { return }
    change(&pinch)
    keepFollowing(pinch)
  }

  mutating func place(_ fingers: AxisPinch.PerFinger) { changePinch { $0.fingers = fingers } }
  mutating func take(_ partnerSteps: AxisSteps) { changePinch { $0.partnerSteps = partnerSteps } }
  /// Moves the positions of the fingers into another space.
  mutating func moveFingers(by shift: Double) { changePinch { $0.moveFingers(by: shift) } }

  /// Continues a pinch from the present offset, at `scale` and with the fingers at `distance`.
  mutating func reanchor(at scale: Double, distance: Double, band: RubberBand) {
    changePinch { $0.anchorFingers(at: scale, distance: distance) }
    if pinch != nil { beginDrag(at: 0, band: band) }
  }

  /// Moves the content for the fingers' translation, which was `latest` before, as a drag does.
  mutating func dragPinched(to translation: Double, after latest: Double, band: RubberBand) {
    guard metrics.isScrollable, case .pinched(var pinch) = motion else { return }
    var dragged = offset
    if translation != latest {
      dragged = pinch.drag.follow(
        to: translation, limits: metrics.limits, length: metrics.length, band: band)
      follow(pinch)
    }
    offset = metrics.underFinger(dragged)
  }

  /// Places the fingers of a pinch, and shows the content at `scale` under their middle, with the frame's edge at `edge`.
  /// Nothing is rounded to the pixel grid.
  @inline(__always) mutating func zoom(
    _ fingers: AxisPinch.PerFinger, to scale: Double, under middle: Double, from edge: Double,
    band: RubberBand
  ) {
    guard case .pinched(var pinch) = motion else { return }
    pinch.fingers = fingers
    offset = pinch.zoom(to: scale, under: middle, from: edge, metrics, band)
    keepFollowing(pinch)
  }
}
