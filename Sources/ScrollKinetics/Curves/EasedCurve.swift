import ScrollGeometry

/// A motion of fixed length whose progress is a given function of time: animated `setContentOffset`.
///
///     x(t) = start + (destination − start)·sin²(π/2 · t/T)
///
/// or, with a timing function, its progress in place of sin².
///
/// - With sin² it starts and ends at rest, is monotone, and symmetric about its middle.
/// - The momentum is 0 throughout, so that content let go in its midst stays.
///
/// - Source: UIKit's animated content offset, 0.3 s whatever the distance ([P], PHYSICS §7).
public struct EasedCurve: ScrollCurve {
  /// Where the content is at the start, in points.
  public let start: Double
  public let destination: Double
  public let duration: Double
  /// The timing function; nil for UIKit's, sin².
  public let timing: CubicBezier?

  /// The motion from `start` to `destination`, both finite, in `duration` seconds, not negative.
  public init(from start: Double, to destination: Double, duration: Double = 0.3, timing: CubicBezier? = nil)
  {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    duration.require(.notNegative, "duration")
    self.start = start
    self.destination = destination
    self.duration = duration
    self.timing = timing
  }

  public func state(at time: Double) -> AxisState {
    guard time < duration else { return .rest(at: destination) }
    let (progress, slope) = progress(at: Swift.max(0, time) / duration)
    let distance = (destination - start).saturated
    return AxisState(
      position: start + distance * progress, velocity: distance * (slope / duration).saturated, momentum: 0
    ).settled
  }

  private func progress(at time: Double) -> (progress: Double, slope: Double) {
    if let timing { return timing.progress(at: time) }
    let (sine, cosine) = Double.sinCos(Double.pi / 2 * time)
    return (sine * sine, Double.pi * (sine * cosine))
  }
}
