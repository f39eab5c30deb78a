import ScrollGeometry

/// The law of the velocity at release, computed from the velocities of a ``PanRecognizer``.
///
///     0.75·previous + 0.25·latest
///
/// Previous and latest are the recogniser's velocities at the last two callbacks of the pan; where there is only one,
/// the result is the latest. The lift itself adds no sample. There is no upper bound; repeated flicks multiply it only
/// as ``Scroller/Physics/repeatedFlicks`` says.
///
///     let finger = ReleaseVelocity.blended(latest: pan.velocity, previous: pan.previousVelocity, isInside: true)
///     let plan = AxisPlan(from: offset.y, momentum: 0 - finger.dy, limits: limits)
///
/// A latest velocity of less than 250 pt/s, both axes together, counts as zero. Inside the limits the result is then
/// zero; past a limit it is what remains of the blend, 0.75 of the previous velocity.
///
/// - Mirror-symmetric: negated velocities give the negated result. Velocities of the finger give a velocity of the
///   finger; velocities of the content, which moves the opposite way, give a velocity of the content.
/// - Continuous except at the threshold.
/// - The result is the momentum of the flight at its start. A ``Scroller`` also sets it to zero where the finger has
///   rested for longer than ``Scroller/Physics/releaseTimeout``, and on an axis that the drag does not move.
///
/// - Source: recorded releases ([M], PHYSICS §6); the value of the threshold is [R], within the range that they allow.
public enum ReleaseVelocity {
  /// The speed, in points per second, below which the latest velocity counts as zero.
  public static let minimumSpeed = 250.0

  /// Returns the velocity of a release in points per second.
  ///
  /// - Parameters:
  ///   - latest: the recogniser's velocity, in points per second.
  ///   - previous: the recogniser's velocity at the callback before the latest; nil where there was none.
  ///   - isInside: whether the content is at or within its limits on both axes.
  /// - Precondition: both velocities are finite.
  public static func blended(latest: ScrollVector, previous: ScrollVector?, isInside: Bool) -> ScrollVector {
    requireValid { () throws(ScrollValueError) in
      try latest.check("latest")
      try previous?.check("previous")
    }
    guard isTooSlow(latest) else { return blend(latest: latest, previous: previous) }
    guard !isInside, let previous else { return .zero }
    return ScrollVector { (0.75 * previous[$0]).flushed }
  }

  /// Returns the blend of two velocities, without the threshold.
  static func blend(latest: ScrollVector, previous: ScrollVector?) -> ScrollVector {
    guard let previous else { return latest }
    return ScrollVector { (0.75 * previous[$0] + 0.25 * latest[$0]).saturated.flushed }
  }

  /// Returns the velocity of a release whose velocity the platform gives, as in a ready-made drag. The
  /// threshold applies inside the limits, but there is no blend; past a limit the velocity is returned unchanged.
  ///
  /// - Precondition: `velocity` is finite.
  public static func known(_ velocity: ScrollVector, isInside: Bool) -> ScrollVector {
    requireValid { () throws(ScrollValueError) in try velocity.check("velocity") }
    return isInside && isTooSlow(velocity) ? .zero : velocity
  }

  private static func isTooSlow(_ velocity: ScrollVector) -> Bool {
    velocity.squaredLength < minimumSpeed * minimumSpeed
  }
}
