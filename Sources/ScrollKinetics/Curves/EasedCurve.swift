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
  /// Where the content is at the end, in points.
  public let destination: Double
  /// T, in seconds; an hour at most.
  public let duration: Double
  /// The timing function; nil for UIKit's, sin².
  public let timing: CubicBezier?

  /// The motion from `start` to `destination`, both finite, in `duration` seconds, finite and not negative; more than
  /// an hour is taken as an hour.
  public init(from start: Double, to destination: Double, duration: Double = 0.3, timing: CubicBezier? = nil)
  {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(from: start, to: destination, duration: duration)
    }
    self.start = start.flushed
    self.destination = destination.flushed
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    self.timing = timing
  }

  /// Throws for the first number that a motion cannot be made of.
  static func validate(
    from start: Double, to destination: Double, duration: Double
  ) throws(ScrollValueError) {
    try start.check(.finite, "start")
    try destination.check(.finite, "destination")
    try duration.check(.notNegative, "duration")
  }

  /// The state `time` seconds after the start; its momentum is 0.
  public func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    guard time < duration else { return .rest(at: destination) }
    let distance = (destination - start).saturated
    if let timing {
      let (progress, slope) = timing.progress(at: time / duration)
      return AxisState(
        position: start + distance * progress, velocity: distance * (slope / duration).saturated, momentum: 0
      ).settled
    }
    let (sine, cosine) = Double.sinCos(Double.pi / 2 * (time / duration))
    return AxisState(
      // From the nearer end, so that no rounding carries it past either.
      position: sine < cosine ? start + distance * (sine * sine) : destination - distance * (cosine * cosine),
      velocity: Double.pi / duration * (sine * cosine) * distance,
      momentum: 0
    ).settled
  }
}
