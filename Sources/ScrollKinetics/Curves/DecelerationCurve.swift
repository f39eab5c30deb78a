import ScrollGeometry

/// Free deceleration: a flick that meets no limit.
///
///     x(t) = x0 + v0·S·(1 − rᵗ)        v(t) = v0·rᵗ        x′ = S·a·v
///
/// The content rests when |v| falls to 10 pt/s, after `T = ln(|v0|/10)/a`; it has then travelled `S·(|v0| − 10)`.
/// Slower content rests from the start. Where T is more than an hour, the content stops after an hour ([O]).
///
/// - Monotone, and mirror-symmetric: negating start and momentum negates every position.
/// - The slope at the start is `S·a·v0`, which is 0.9990·v0 at the normal rate: S is the sum of a discrete series, as
///   in the recordings.
/// - At the normal rate, a momentum of 1000 pt/s travels 494.01 pt in 2.3003 s, and 5000 pt/s travels 2490.01 pt in
///   3.1042 s.
///
/// - Source: recorded UIScrollView flights ([M], PHYSICS §1 and §3).
public struct DecelerationCurve: ScrollCurve {
  /// The offset at the start, in points.
  let start: Double
  /// v0, in points per second.
  let startMomentum: Double
  /// The rate at which the momentum decays.
  let rate: DecelerationRate
  // Duration and destination are stored: the logarithm alone would take two fifths of every evaluation.
  /// T = `ln(|v0|/10)/a`, in seconds; at most an hour, and 0 where |v0| is 10 pt/s or less.
  public let duration: Double
  /// The offset at which the content comes to rest, in points: `S·(|v0| − 10)` from its start, or less where the
  /// motion is ended after an hour.
  public let destination: Double

  /// Creates the flick from `start` with `momentum`.
  ///
  /// - Parameters:
  ///   - start: in points; finite.
  ///   - momentum: in points per second; finite. For a flick, the velocity of the release.
  ///   - rate: the rate of the decay.
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  public init(
    from start: Double, momentum: Double, rate: DecelerationRate = .normal, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    start.require(.finite, "start", file, line)
    momentum.require(.finite, "momentum", file, line)
    self.start = start.flushed
    self.startMomentum = momentum.clamped(to: -rate.laws.topSpeed...rate.laws.topSpeed).flushed
    self.rate = rate
    let (laws, end) = (rate.laws, rate.laws.restingPlace(from: self.start, momentum: startMomentum))
    let time = laws.timeToRest(momentum: startMomentum)
    duration = Swift.min(time, Law.longestMotion)
    destination =
      time <= duration
      ? end
      : laws.decelerating(
        from: self.start, momentum: startMomentum, leaving: laws.left(after: duration), to: end
      ).position
  }

  /// Returns the state of law 1 `time` seconds after the start; never past ``destination``.
  public func state(at time: Double) -> AxisState {
    guard time >= 0 else { return state(at: 0) }
    guard time < duration else { return .rest(at: destination) }
    return rate.laws.decelerating(
      from: start, momentum: startMomentum, leaving: rate.laws.left(after: time), to: destination)
  }

  /// Returns the time at which the content passes `offset`, in seconds; nil where it never reaches `offset`, or
  /// `offset` is NaN.
  public func time(reaching offset: Double) -> Double? {
    guard Swift.min(start, destination) <= offset, offset <= Swift.max(start, destination) else { return nil }
    guard offset != start else { return 0 }
    let share = (offset - start).saturated / (startMomentum * rate.laws.reach)
    return Swift.min(rate.laws.time(toLose: share), duration)
  }
}
