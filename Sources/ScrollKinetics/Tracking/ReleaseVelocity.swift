import ScrollGeometry

/// The law of the velocity at release, computed from the velocities of a ``PanRecognizer``.
///
///     0.75·previous + 0.25·latest
///
/// Previous and latest are the recogniser's velocities at the last two callbacks of the pan, which are samples that close a
/// step of the ``VelocityTracker``; where there is only one, the result is the latest, and where there is none, zero. The lift
/// itself adds no sample. There is no upper bound; repeated flicks multiply it only as ``Scroller/Physics/repeatedFlicks`` says.
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
/// Two fingers that hold content that can be zoomed have steps of their own. The velocity of their release is the mean of their
/// blends, and the threshold applies to the mean of the latest velocities; a finger without a sample for
/// ``Scroller/Physics/releaseTimeout`` counts as zero. How far apart their samples come does not matter. When one of them leaves a
/// drag, the other one keeps that velocity: lifted within 100 ms, it releases with it, and what it does until then does not count
/// ([O]).
///
/// - Source: recorded releases ([M], PHYSICS §6); the value of the threshold is [R], within the range that they allow.
enum ReleaseVelocity {
  /// The speed, in points per second, below which the latest velocity counts as zero.
  static let minimumSpeed = 250.0

  /// The velocities of a finger.
  typealias Finger = (latest: ScrollVector, previous: ScrollVector?)

  /// Returns the velocity of a release by one finger or two, in points per second: the mean of their blends, zero where the mean of
  /// the latest velocities is too slow and the content is at or within its limits on both axes.
  static func blended(_ first: Finger, _ second: Finger?, isInside: Bool, least: Double = minimumSpeed)
    -> ScrollVector
  {
    let isSlow = isSlower(mean(first.latest, second?.latest), than: least)
    if isSlow && isInside { return .zero }
    return mean(blend(first, isSlow), second.map { blend($0, isSlow) })
  }

  /// Returns the velocity that a finger has at its release; a slow latest one counts as zero.
  private static func blend(_ finger: Finger, _ isSlow: Bool) -> ScrollVector {
    let latest = isSlow ? .zero : finger.latest
    guard let previous = finger.previous else { return latest }
    return ScrollVector { (0.75 * previous[$0] + 0.25 * latest[$0]).saturated.flushed }
  }

  /// Returns the mean of two vectors; the first where there is one.
  static func mean(_ first: ScrollVector, _ second: ScrollVector?) -> ScrollVector {
    guard let second else { return first }
    return ScrollVector { first[$0].middle(to: second[$0]) }
  }

  /// Returns the mean of the blends of one finger or two, without the threshold.
  static func blend(_ first: Finger, _ second: Finger?) -> ScrollVector {
    mean(blend(first, false), second.map { blend($0, false) })
  }

  /// Returns the velocity of a release whose velocity the platform gives, as in a recognised drag. The
  /// threshold applies inside the limits, but there is no blend; past a limit the velocity is returned unchanged.
  static func known(_ velocity: ScrollVector, isInside: Bool, least: Double = minimumSpeed) -> ScrollVector {
    isInside && isSlower(velocity, than: least) ? .zero : velocity
  }

  private static func isSlower(_ velocity: ScrollVector, than least: Double) -> Bool {
    velocity.squaredLength < least * least
  }
}
