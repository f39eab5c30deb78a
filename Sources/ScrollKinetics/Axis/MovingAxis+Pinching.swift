import ScrollGeometry

// The motion under two fingers.
extension MovingAxis {
  /// Moves the first finger, the second, or both.
  mutating func place(first: Double? = nil, second: Double? = nil) {
    guard case .pinched(var pinch) = motion else { return }
    pinch.fingers.first = first ?? pinch.fingers.first
    pinch.fingers.second = second ?? pinch.fingers.second
    follow(pinch)
  }

  /// Moves the positions of the fingers into another space.
  mutating func moveFingers(by shift: Double) {
    guard case .pinched(var pinch) = motion else { return }
    pinch.moveFingers(by: shift)
    follow(pinch)
  }

  /// Continues a pinch from the present offset, at `scale`.
  mutating func reanchor(at scale: Double, band: RubberBand) {
    guard case .pinched(var pinch) = motion else { return }
    pinch.anchorFingers(at: scale)
    follow(pinch)
    grab(at: 0, band: band)
  }

  /// Moves the content for the fingers' translation, which was `latest` before, as a drag does.
  mutating func dragPinched(to translation: Double, after latest: Double, band: RubberBand) {
    guard metrics.isScrollable, case .pinched(var pinch) = motion else { return }
    var dragged = offset
    if translation != latest {
      dragged = pinch.offset(draggedBy: translation, metrics, band)
      follow(pinch)
    }
    offset = metrics.underFinger(dragged)
  }

  /// Shows the content at `scale` under the fingers of `pinch`, with the frame's edge at `edge`. Nothing is rounded to the pixel
  /// grid.
  @inline(__always) mutating func show(
    _ pinch: AxisPinch, at scale: Double, from edge: Double, band: RubberBand
  ) {
    var pinch = pinch
    offset = pinch.offset(at: scale, from: edge, metrics, band)
    follow(pinch)
  }
}
