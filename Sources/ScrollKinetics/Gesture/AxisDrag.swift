import ScrollGeometry

/// The drag of one axis: which offset shows for each translation of the finger.
///
///     proposed = origin − translation          shown = limit ± stretch(|proposed − limit|)   past a limit
///
/// What is kept is the un-banded origin, never the resisted offset, so that the same drag shows the same offset
/// however many events it arrives in. A drag that starts past a limit starts with the pull that shows just that.
///
/// Content further out than the band can stretch (an offset set far out, a viewport that shrank) has no such
/// pull. It is taken as pulled by one length of the viewport, and what is left over is added as it is, until the
/// drag brings the content inside ([O], PHYSICS §5).
struct AxisDrag: Hashable, Sendable {
  /// The un-banded offset at translation zero.
  var origin: Double
  /// The part of the distance past a limit that no pull explains; negative before the lower limit.
  var excess = 0.0

  /// The drag that shows `offset` at `translation`.
  init(
    showing offset: Double, at translation: Double, limits: ClosedRange<Double>, length: Double,
    band: RubberBand
  ) {
    let limit = offset.clamped(to: limits)
    let distance = (offset - limit).saturated
    var pulled = distance.magnitude
    if pulled >= length && pulled > 0 {
      let left = pulled - band.stretch(forPull: length, length: length)
      excess = distance < 0 ? 0 - left : left
      pulled = length + left
    } else {
      pulled = band.pull(forStretch: pulled, length: length)
    }
    origin = (limit + (distance < 0 ? -pulled : pulled) + translation).saturated.flushed
  }

  /// The offset that shows at `translation`, past the limits too.
  @inline(__always) mutating func offset(
    at translation: Double, limits: ClosedRange<Double>, length: Double, band: RubberBand
  ) -> Double {
    let proposed = (origin - translation).saturated
    let limit = proposed.clamped(to: limits)
    guard proposed != limit else {
      excess = 0
      return limit.flushed
    }
    let distance = (proposed - limit).saturated
    if (distance < 0) != (excess < 0) { excess = 0 }
    let unexplained = Swift.min(excess.magnitude, distance.magnitude)
    let shown =
      unexplained + band.stretch(forPull: distance.magnitude - unexplained, length: length)
    return (limit + (distance < 0 ? -shown : shown)).saturated.flushed
  }

  /// What is wrong with the state; nil where nothing is.
  var fault: String? { origin.isFinite && excess.isFinite ? nil : "the drag must be finite" }
}

#if !hasFeature(Embedded)
  extension AxisDrag: Codable {}
#endif
