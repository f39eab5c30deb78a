import ScrollGeometry

// The motion under two fingers.
extension MovingAxis {
  /// Changes what holds an axis that two fingers hold.
  @inline(__always) private mutating func changePinch(_ change: (inout AxisPinch) -> Void) {
    guard case .pinched(var pinch) = motion else { return }
    change(&pinch)
    keepFollowing(pinch)
  }

  /// Places the fingers of a pinch. The content stays.
  mutating func place(_ fingers: AxisPinch.PerFinger) { changePinch { $0.fingers = fingers } }

  /// Replaces the steps of the second finger.
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
      dragged = pinch.drag(by: translation, metrics, band)
      follow(pinch)
    }
    offset = metrics.underFinger(dragged)
  }

  /// Places the fingers of a pinch, and shows the content at `scale` under their middle, with the frame's edge at `edge`. Nothing
  /// is rounded to the pixel grid.
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
