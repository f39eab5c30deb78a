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
  /// Where the content is at the end, in points.
  public let destination: Double
  /// T, in seconds.
  public let duration: Double

  /// The motion from `start` to `destination`, both finite, in `duration` seconds, not negative.
  public init(from start: Double, to destination: Double, duration: Double = 0.3) {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    duration.require(.notNegative, "duration")
    self.start = start.flushed
    self.destination = destination.flushed
    self.duration = duration.flushed
  }

  /// The state `time` seconds after the start; its momentum is 0.
  public func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    guard time < duration else { return .rest(at: destination) }
    let (sine, cosine) = Double.sinCos(Double.pi / 2 * (time / duration))
    let distance = (destination - start).saturated
    return AxisState(
      // From the nearer end, so that no rounding carries it past either.
      position: sine < cosine ? start + distance * (sine * sine) : destination - distance * (cosine * cosine),
      velocity: Double.pi / duration * (sine * cosine) * distance,
      momentum: 0
    ).settled
  }
}
