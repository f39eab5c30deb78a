import ScrollGeometry

/// A motion of fixed length whose progress is a given function of time: animated `setContentOffset`.
///
///     x(t) = start + (destination − start)·sin²(π/2 · t/T)
///
/// - Starts and ends at rest; monotone; symmetric about its middle; the momentum is 0 throughout, so that
///   content let go in its midst stays.
///
/// - Source: UIKit's animated content offset, 0.3 s whatever the distance ([P], PHYSICS §7).
public struct EasedCurve: ScrollCurve {
  /// Where the content is at the start, in points.
  public let start: Double
  public let destination: Double
  public let duration: Double

  /// The motion from `start` to `destination`, both finite, in `duration` seconds, not negative.
  public init(from start: Double, to destination: Double, duration: Double = 0.3) {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    duration.require(.notNegative, "duration")
    self.start = start
    self.destination = destination
    self.duration = duration
  }

  public func state(at time: Double) -> AxisState {
    guard time < duration else { return .rest(at: destination) }
    let (sine, cosine) = Double.sinCos(Double.pi / 2 * Swift.max(0, time) / duration)
    let distance = (destination - start).saturated
    return AxisState(
      position: start + distance * (sine * sine), velocity: Double.pi / duration * (sine * cosine) * distance,
      momentum: 0
    ).settled
  }
}
