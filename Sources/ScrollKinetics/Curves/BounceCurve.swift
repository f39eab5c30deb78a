import ScrollGeometry

/// The motion past one limit: content that has crossed the limit, or was released past it, is pulled back.
///
///     d(t) = e^(−βt)·(d0 + v0·S·(1 − rᵗ))        v(t) = v0·(r·e^(−β))ᵗ        x′ = S·a·v − β·d
///
/// with d the distance from the limit, and β = 10.05 per second at every rate. The content comes to rest, exactly at
/// the limit, at the first time at which |d| < 0.5 pt and |v| < 10 pt/s.
///
/// - Released from rest (v0 = 0), the motion is a pure exponential with a time constant of 99.5 ms; it has no slow
///   start.
/// - Content that crosses the limit at 1000 pt/s peaks 33.3015 pt past it after 90.74 ms at the normal rate, and
///   24.7506 pt after 68.97 ms at the fast one.
/// - Mirror-symmetric. With enough momentum inwards d changes its sign, and the content is inside. This curve then
///   still follows law 2, towards the limit; ``FlingCurve`` changes to law 1.
///
/// - Source: recorded UIScrollView bounces at the normal rate ([M], PHYSICS §2); the speed bound of the rest
///   rule is our choice ([O], §3).
public struct BounceCurve: ScrollCurve {
  /// d0, the distance from the limit at the start, in points.
  let startDistance: Double
  /// v0, in points per second.
  let startMomentum: Double
  /// The limit, in points.
  let limit: Double
  /// The rate at which the momentum decays.
  let rate: DecelerationRate
  /// The first time at which |d| < 0.5 pt and |v| < 10 pt/s, in seconds; solved when the motion is planned.
  public let duration: Double

  /// Creates the motion about `limit` of content at `start` with `momentum`.
  ///
  /// - Precondition: all three are finite. They are in points, points per second and points.
  public init(
    from start: Double, momentum: Double, limit: Double, rate: DecelerationRate = .normal,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    start.require(.finite, "start", file, line)
    momentum.require(.finite, "momentum", file, line)
    limit.require(.finite, "limit", file, line)
    startDistance = Law.distance(of: start, from: limit).flushed
    startMomentum = momentum.clamped(to: -rate.laws.topSpeed...rate.laws.topSpeed).flushed
    self.limit = limit.flushed
    self.rate = rate
    duration = rate.laws.timeToSettle(from: startDistance, momentum: startMomentum)
  }

  /// The offset at which the content comes to rest: the limit.
  public var destination: Double { limit }

  /// Returns the state of law 2 `time` seconds after the start, rest at the limit from ``duration`` on.
  public func state(at time: Double) -> AxisState {
    guard time >= 0 else { return state(at: 0) }
    guard time < duration else { return .rest(at: limit) }
    return rate.laws.bounced(about: limit, from: startDistance, momentum: startMomentum, for: time)
  }

  /// The time and the offset at which the content turns back; nil where it only returns to the limit.
  ///
  /// The slope is zero where `rᵗ = β·(d0 + v0·S) / (v0·S·(β + a))`.
  public var peak: (time: Double, position: Double)? {
    guard let time = rate.laws.timeToPeak(from: startDistance, momentum: startMomentum), time < duration
    else {
      return nil
    }
    return (time, position(at: time))
  }
}
