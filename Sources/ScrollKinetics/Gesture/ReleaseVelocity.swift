import ScrollGeometry

/// The velocity that a finger gives the content when it lets go: what completes a ``PanRecognizer``.
///
///     0.75·previous + 0.25·latest
///
/// of the recogniser's velocities at the pan's last two callbacks; the latest alone where there is only one. The
/// lift itself adds no sample. There is no upper bound, and no multiplier for repeated flicks.
///
///     let finger = ReleaseVelocity.blended(latest: pan.velocity, previous: pan.previousVelocity, isInside: true)
///     let plan = AxisPlan(from: offset.y, momentum: 0 - finger.dy, limits: limits)
///
/// A latest velocity under 250 pt/s, both axes together, counts as zero. Inside the limits the content then stays
/// where it is; past one it goes on with what the blend has left, 0.75 of the previous velocity.
///
/// - Mirror-symmetric, so that velocities of the finger give that of the finger, and those of the content, which moves
///   against it, that of the content. Continuous but at the threshold.
/// - The result is the momentum of the flight at its start. A ``Scroller`` also drops it where the finger has rested for
///   longer than ``Scroller/Physics/releaseTimeout``, and on an axis that the drag does not move.
///
/// - Source: recorded releases ([M], PHYSICS §6); the value of the threshold is [R], within what they allow.
public enum ReleaseVelocity {
  /// The speed of the latest velocity, in points per second, under which it counts as zero.
  public static let slowest = 250.0

  /// The velocity of a release in points per second.
  ///
  /// - Parameters:
  ///   - latest: the recogniser's velocity, points per second.
  ///   - previous: its velocity at the pan's callback before the latest; nil where there was none.
  ///   - isInside: whether the content is at or within its limits on both axes.
  /// - Precondition: both velocities are finite.
  public static func blended(latest: ScrollVector, previous: ScrollVector?, isInside: Bool) -> ScrollVector {
    requireValid { () throws(ScrollValueError) in
      try latest.check("latest")
      try previous?.check("previous")
    }
    guard isTooSlow(latest) else {
      guard let previous else { return latest }
      return ScrollVector { (0.75 * previous[$0] + 0.25 * latest[$0]).saturated.flushed }
    }
    guard !isInside, let previous else { return .zero }
    return ScrollVector { (0.75 * previous[$0]).flushed }
  }

  /// The velocity of a release whose velocity is known, such as that of a ready-made drag: the same threshold, without
  /// the blend. Past a limit it is taken as it is.
  ///
  /// - Precondition: `velocity` is finite.
  public static func known(_ velocity: ScrollVector, isInside: Bool) -> ScrollVector {
    requireValid { () throws(ScrollValueError) in try velocity.check("velocity") }
    return isInside && isTooSlow(velocity) ? .zero : velocity
  }

  private static func isTooSlow(_ velocity: ScrollVector) -> Bool {
    velocity.squaredLength < slowest * slowest
  }
}
