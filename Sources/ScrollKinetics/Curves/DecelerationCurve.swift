import ScrollGeometry

/// Free deceleration: a flick that meets no limit.
///
///     x(t) = x0 + v0·S·(1 − rᵗ)        v(t) = v0·rᵗ        x′ = S·a·v
///
/// It rests when |v| falls to 10 pt/s, after `T = ln(|v0|/10)/a`, having travelled `S·(|v0| − 10)`. Slower
/// content rests from the start. Where T is more than an hour it rests after an hour, where it then is ([O]).
///
/// - Monotone, and mirror-symmetric: a negated start and momentum negate every position.
/// - The slope at the start is `S·a·v0`, 0.9990 of v0 at the normal rate, and not v0: S is the sum of a discrete
///   series, and the recordings have it so.
/// - At the normal rate 1000 pt/s travel 494.01 pt in 2.3003 s and 5000 pt/s travel 2490.01 pt in 3.1042 s.
///
/// - Source: recorded UIScrollView flights ([M], PHYSICS §1 and §3).
public struct DecelerationCurve: ScrollCurve {
  /// Where the content is at the start, in points.
  public let start: Double
  /// v0, in points per second.
  public let startMomentum: Double
  /// How fast the momentum decays.
  public let rate: DecelerationRate
  // Both are stored: the logarithm alone would be two fifths of every evaluation.
  /// T, `ln(|v0|/10)/a` seconds, an hour at most; 0 where |v0| is 10 pt/s or less.
  public let duration: Double
  /// Where the content comes to rest, `S·(|v0| − 10)` from its start unless it is stopped after an hour, in points.
  public let destination: Double

  /// The flick from `start` with `momentum`.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - momentum: points per second; finite. The release velocity, for a flick.
  public init(from start: Double, momentum: Double, rate: DecelerationRate = .normal) {
    start.require(.finite, "start")
    momentum.require(.finite, "momentum")
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

  /// The state of law 1 `time` seconds after the start; never past ``destination``.
  public func state(at time: Double) -> AxisState {
    guard time >= 0 else { return state(at: 0) }
    guard time < duration else { return .rest(at: destination) }
    return rate.laws.decelerating(
      from: start, momentum: startMomentum, leaving: rate.laws.left(after: time), to: destination)
  }

  /// The time at which the content passes `offset`, in seconds; nil where it never gets there, as where `offset` is no
  /// number.
  public func time(at offset: Double) -> Double? {
    guard Swift.min(start, destination) <= offset, offset <= Swift.max(start, destination) else { return nil }
    guard offset != start else { return 0 }
    let share = (offset - start).saturated / (startMomentum * rate.laws.reach)
    return Swift.min(rate.laws.time(toLose: share), duration)
  }
}

extension Laws {
  /// Where law 1 comes to rest: `x0 + S·(v0 ∓ 10)`.
  func restingPlace(from position: Double, momentum: Double) -> Double {
    let left = momentum.clamped(to: -Law.restingSpeed...Law.restingSpeed)
    return (position + reach * (momentum - left)).saturated.flushed
  }

  /// Law 1 before its end at `destination`, when the share `left` of the momentum is left.
  ///
  /// What moves has 10 pt/s or more: of the numbers only the position can be −0 or too small to be normal.
  @inline(__always) func decelerating(
    from position: Double, momentum: Double, leaving left: Double, to destination: Double
  ) -> AxisState {
    var state = decelerated(from: position, momentum: momentum, leaving: left)
    // A crossing or a rest that is an ulp late must not show.
    state.position = state.position.held(between: position, and: destination).flushed
    return state
  }
}

extension Double {
  /// The value itself, or the nearer of `start` and `end` where a rounding has taken it past that, an ulp late.
  @inline(__always) func held(between start: Double, and end: Double) -> Double {
    // Strict comparisons, by which each choice is one instruction on x86-64.
    let (low, high) = (start < end ? start : end, start > end ? start : end)
    let raised = self < low ? low : self
    return raised > high ? high : raised
  }
}
