import ScrollGeometry

// The resistance of a scale that is pinched past a limit.
extension RubberBand {
  /// Returns the scale that is shown where the fingers have pinched to `scale`, past a limit with resistance.
  ///
  ///     d = |log₂(scale / limit)|        shown = limit·2^(±stretch(d)),  with R = 1 octave
  ///
  /// - Between the limits the scale itself. Outside them the content never reaches twice the maximum, nor half the minimum:
  ///   with limits from 1 to 4, scales of 5 and 16 show 4.4396 and 5.7510, a scale of 0.5 shows 0.7820.
  /// - Symmetric under s → 1/s: zooming out resists as zooming in does.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  /// - Source: our own choice ([O], PHYSICS §11).
  public func zoomScale(pinchedTo scale: Double, within limits: ScrollZoomLimits) -> Double {
    let limit = limits.clamped(scale)
    guard scale != limit else { return scale }
    let octaves = (Double.log(scale) - Double.log(limit)) / Self.octave
    let shown = stretch(forPull: octaves.magnitude, length: 1) * Self.octave
    return (limit * Double.exp(octaves < 0 ? -shown : shown)).saturated
  }

  /// Returns the scale to which fingers have pinched content that is shown at `scale`: the inverse of
  /// ``zoomScale(pinchedTo:within:)``, to a few ulps.
  ///
  /// A scale that is an octave or more past a limit, which no pinch can show, counts as the largest that it shows.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  package func pinchedScale(showing scale: Double, within limits: ScrollZoomLimits) -> Double {
    let limit = limits.clamped(scale)
    guard scale != limit else { return scale }
    let octaves = (Double.log(scale) - Double.log(limit)) / Self.octave
    // A pull of 2⁸ octaves is more than fingers can give.
    let pulled = Swift.min(pull(forStretch: octaves.magnitude, length: 1), 0x1p8) * Self.octave
    let pinched = (limit * Double.exp(octaves < 0 ? -pulled : pulled)).saturated
    return Swift.max(.leastNormalMagnitude, pinched)
  }

  /// ln 2.
  private static var octave: Double { 0x1.62e42fefa39efp-1 }
}
