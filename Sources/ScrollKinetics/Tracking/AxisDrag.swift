import ScrollGeometry

/// The drag of one axis: the offset shown for each translation of the finger.
///
///     proposed = origin − translation          shown = limit ± stretch(|proposed − limit|)   past a limit
///
/// The stored state is the offset without the rubber band, never the one with it, so that the offset shown does not depend on
/// the number of events of a drag. A drag that starts past a limit starts with the pull that gives the offset shown.
///
/// Content farther past a limit than the band can stretch (an offset set far out, a viewport that shrank) has no such
/// pull. It counts as pulled by one length of the viewport; the rest of the distance, the excess, is added without a
/// band until the drag brings the content inside ([O], PHYSICS §5).
@usableFromInline struct AxisDrag: Hashable, Sendable {
  /// The offset without the rubber band at translation zero.
  var origin: Double
  /// The part of the distance past a limit that the band cannot give; negative before the lower limit.
  var excess = 0.0

  /// Creates the drag that starts at `origin`, within the limits.
  init(origin: Double) { self.origin = origin }

  init(
    showing offset: Double, at translation: Double, limits: ClosedRange<Double>, length: Double,
    band: RubberBand
  ) {
    let limit = offset.clamped(to: limits)
    let distance = (offset - limit).saturated
    var pulled = distance.magnitude
    let length = band.ownLength > 0 ? band.ownLength : length
    if pulled >= length || band.constant == 0, pulled > 0 {
      let left = pulled - band.stretch(forPull: length, length: length)
      excess = distance < 0 ? 0 - left : left
      pulled = band.constant == 0 ? left : length + left
    } else {
      pulled = band.pull(forStretch: pulled, length: length)
    }
    origin = (limit + (distance < 0 ? -pulled : pulled) + translation).saturated.flushed
  }

  /// Follows the finger to `translation`, and returns the offset shown there, with the rubber band past the limits.
  @inline(__always) mutating func follow(
    to translation: Double, limits: ClosedRange<Double>, length: Double, band: RubberBand
  ) -> Double {
    show((origin - translation).saturated, limits: limits, length: length, band: band)
  }

  /// Returns the offset at which the drag shows one without the rubber band.
  @inline(__always) mutating func show(
    _ proposed: Double, limits: ClosedRange<Double>, length: Double, band: RubberBand
  ) -> Double {
    let limit = proposed.clamped(to: limits)
    guard proposed != limit else {
      excess = 0
      return limit.flushed
    }
    let distance = (proposed - limit).saturated
    if (distance < 0) != (excess < 0) { excess = 0 }
    let unexplained = Swift.min(excess.magnitude, distance.magnitude)
    let shown = unexplained + band.stretch(forValidPull: distance.magnitude - unexplained, length: length)
    return (limit + (distance < 0 ? -shown : shown)).saturated.flushed
  }

  var fault: String? { origin.isFinite && excess.isFinite ? nil : "the drag must be finite" }
}

#if !hasFeature(Embedded)
  extension AxisDrag: Codable {
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      (origin, excess) = (try values[.origin], try values[.excess])
      try decoder.refuse(fault)
    }
  }
#endif
