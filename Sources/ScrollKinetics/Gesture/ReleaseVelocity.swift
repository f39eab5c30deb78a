import ScrollGeometry

/// What a finger gives the content when it lets go.
///
///     0.75·previous + 0.25·latest
///
/// of the recogniser's velocities at the pan's last two callbacks; the latest alone where there is only one. The
/// lift itself adds no sample. There is no upper bound, and no multiplier for repeated flicks.
///
/// A latest velocity under 250 pt/s, both axes together, counts as zero. Inside the limits the content then stays
/// where it is; past one it goes on with what the blend has left, 0.75 of the previous velocity.
///
/// - Source: recorded releases ([M], PHYSICS §6); the value of the threshold is [R], within what they allow.
enum ReleaseVelocity {
  static let slowest = 250.0

  /// The velocity of a release in points per second, from the recogniser's latest and previous velocities.
  static func blended(latest: ScrollVector, previous: ScrollVector?, isInside: Bool) -> ScrollVector {
    guard isTooSlow(latest) else {
      guard let previous else { return latest }
      return ScrollVector { (0.75 * previous[$0] + 0.25 * latest[$0]).saturated.flushed }
    }
    guard !isInside, let previous else { return .zero }
    return ScrollVector { (0.75 * previous[$0]).flushed }
  }

  /// The velocity of a release whose velocity is known: the same rule, without the blend.
  static func known(_ velocity: ScrollVector, isInside: Bool) -> ScrollVector {
    isInside && isTooSlow(velocity) ? .zero : velocity
  }

  private static func isTooSlow(_ velocity: ScrollVector) -> Bool {
    velocity.squaredLength < slowest * slowest
  }
}
