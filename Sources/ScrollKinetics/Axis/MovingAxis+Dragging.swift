import ScrollGeometry

// The motion under a finger.
extension MovingAxis {
  /// Begins to follow a finger from the present offset, or continues a drag from there, at `translation`.
  mutating func grab(at translation: Double, band: RubberBand) {
    let drag = AxisDrag(
      showing: offset, at: translation, limits: metrics.limits, length: metrics.length, band: band)
    follow(drag, from: dragOrigin ?? offset)
  }

  /// Moves the content under the finger, and the place at which its drag began.
  mutating func shift(to offset: Double, dragOrigin: Double) {
    self.offset = offset
    if case .dragged(let drag, _) = motion { follow(drag, from: dragOrigin) }
  }

  /// Moves the content for the finger's `translation`, which was `latest` before.
  ///
  /// Where the finger has not moved the content stays, except for rounding to the pixel grid. The rubber band and its
  /// inverse are inverse only to an ulp, which matters where an ulp is a point.
  @inline(__always) mutating func drag(to translation: Double, after latest: Double, band: RubberBand) {
    guard metrics.isScrollable, case .dragged(var drag, let start) = motion else { return }
    offset = drag.move(to: translation, after: latest, from: offset, within: metrics, band: band)
    if translation != latest { follow(drag, from: start) }
  }

  /// Stops a motion at the present offset, rounded to the pixel grid, as a touch does.
  mutating func catchContent() {
    guard isMoving else { return }
    offset = metrics.rounded(offset)
    rest()
  }
}

extension AxisDrag {
  /// Returns the offset shown after the finger's `translation`, which was `latest` before, for content that is shown at
  /// `offset`.
  @inline(__always) mutating func move(
    to translation: Double, after latest: Double, from offset: Double, within metrics: AxisMetrics,
    band: RubberBand
  ) -> Double {
    var dragged = offset
    if translation != latest {
      dragged = self.offset(at: translation, limits: metrics.limits, length: metrics.length, band: band)
    }
    let allowed = metrics.bounces ? dragged : dragged.clamped(to: metrics.limits)
    return metrics.rounded(allowed).flushed
  }
}
