import ScrollGeometry

/// The motion of a spring from a place and a velocity to its target.
///
/// With z the distance from the target, z0 and x′0 its start:
///
///     z = e^(−σt)·(z0·c(t) + (x′0 + σ·z0)·g(t))
///
///     ζ < 1:   σ = ζω                c = cos ω₁t    g = sin(ω₁t)/ω₁              ω₁ = ω·√(1 − ζ²)
///     ζ = 1:   σ = ω                 c = 1          g = t
///     ζ > 1:   σ = ω²/(ζω + ω₁)      c = 1          g = (1 − e^(−2ω₁t))/2ω₁      ω₁ = ω·√(ζ² − 1)
///
/// The three are one function of ζ, continuous at 1. The spring rests on its target as soon as a bound on |z|
/// says that it stays within `restDistance` of it, and after an hour in any case.
///
/// - `position(at: 0)` is the start and `velocity(at: 0)` the given velocity, for every damping.
/// - Critically damped, and started towards the target no faster than `ω·|z0|`, it does not overshoot.
/// - Mirror-symmetric.
/// - The momentum of its states, what a fling would go on with, is the velocity itself.
public struct SpringCurve: ScrollCurve {
  /// Where the content is at the start, in points.
  public let start: Double
  /// The slope of the offset at the start, in points per second.
  public let startVelocity: Double
  /// How the spring pulls.
  public let spring: ScrollSpring
  /// The target, in points.
  public let destination: Double
  /// When the content is set onto the target, in seconds from the start.
  public private(set) var duration: Double

  // Both are stored: working them out would be a tenth of every evaluation.
  /// z0, small enough for the motion to stay finite.
  let startDistance: Double
  /// x′0 + σ·z0.
  let pull: Double

  /// The motion from `start` to `target`, cut off after `duration`.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - velocity: points per second; finite.
  ///   - target: points; finite.
  ///   - duration: seconds; finite, not negative. More than an hour is taken as an hour.
  public init(
    from start: Double, velocity: Double = 0, to target: Double, spring: ScrollSpring, duration: Double
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(from: start, velocity: velocity, to: target, duration: duration)
    }
    self.start = start.flushed
    startVelocity = velocity.flushed
    self.spring = spring
    destination = target.flushed
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    startDistance = Law.distance(of: self.start, from: destination)
    pull = (startVelocity + (spring.decay * startDistance).saturated).saturated
  }

  /// Throws for the first number that a motion cannot be made of.
  static func validate(
    from start: Double, velocity: Double, to target: Double, duration: Double
  ) throws(ScrollValueError) {
    try start.check(.finite, "start")
    try velocity.check(.finite, "velocity")
    try target.check(.finite, "target")
    try duration.check(.notNegative, "duration")
  }

  /// The motion from `start` to `target`, resting when it stays within `restDistance` of the target.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - velocity: points per second; finite.
  ///   - target: points; finite.
  ///   - restDistance: points; more than zero. The last step onto the target is no longer than this.
  public init(
    from start: Double, velocity: Double = 0, to target: Double, spring: ScrollSpring,
    restDistance: Double = 0.01
  ) {
    restDistance.require(.positive, "restDistance")
    self.init(from: start, velocity: velocity, to: target, spring: spring, duration: 0)
    duration = timeToStay(within: restDistance)
  }

  /// The state `time` seconds after the start: the given one at 0, the target from ``duration`` on.
  public func state(at time: Double) -> AxisState {
    guard time > 0, time < duration else {
      // At its start exactly as it was told, and not target + (start − target).
      return Swift.max(0, time) < duration
        ? AxisState(position: start, velocity: startVelocity, momentum: startVelocity)
        : .rest(at: destination)
    }
    return motion(at: time)
  }

  /// The motion as if it had no end.
  @inline(__always) func motion(at time: Double) -> AxisState {
    // Most springs do not swing. By themselves, without a call on the way, they take a quarter less.
    let decayed = spring.decay * time
    guard spring.swing == 0, decayed < .leastUnusualExponent else { return anyMotion(at: time) }
    let state = motionWithoutSwing(at: time, leaving: .ordinaryExp(-decayed)) { $0 }
    return state.isFinite ? state.flushed : anyMotion(at: time)
  }

  /// The motion of any spring, and of numbers next to the largest.
  @inline(never) private func anyMotion(at time: Double) -> AxisState {
    // A product that is too large for a number shows in the result: to ask there takes a fifth less than to bound each.
    let state = motion(at: time) { $0 }
    return state.isFinite ? state.flushed : motion(at: time) { $0.saturated }.settled
  }

  @inline(__always) private func motion(at time: Double, bounded: (Double) -> Double) -> AxisState {
    let (distance, pull, swing) = (startDistance, pull, spring.swing)
    let left = Double.exp(-spring.decay * time)
    guard swing > 0 else { return motionWithoutSwing(at: time, leaving: left, bounded: bounded) }
    let (c, g, dc, dg): (Double, Double, Double, Double)
    if spring.dampingRatio < 1 {
      let (sine, cosine) = Double.sinCos(bounded(swing * time))
      (c, g, dc, dg) = (cosine, sine / swing, -swing * sine, cosine)
    } else {
      let (fast, lost) = Double.exponentials(-2 * swing * time)
      (c, g, dc, dg) = (1, -lost / (2 * swing), 0, fast)
    }
    return state(
      bounded(distance * c) + bounded(pull * g), bounded(distance * dc) + bounded(pull * dg), leaving: left,
      bounded: bounded)
  }

  /// The motion of a spring that is critically damped: c = 1, g = t.
  @inline(__always) private func motionWithoutSwing(
    at time: Double, leaving left: Double, bounded: (Double) -> Double
  ) -> AxisState {
    state(startDistance + bounded(pull * time), pull, leaving: left, bounded: bounded)
  }

  /// The state where what fades has a shape and a slope, and a share of it is left.
  @inline(__always) private func state(
    _ shape: Double, _ slope: Double, leaving left: Double, bounded: (Double) -> Double
  ) -> AxisState {
    let shape = bounded(shape)
    let velocity = left * bounded(slope - bounded(spring.decay * shape))
    return AxisState(position: destination + left * shape, velocity: velocity, momentum: velocity)
  }

  // MARK: - The end of the motion

  /// A time from which on |z| ≤ `bound`: where `(|z0| + |x′0 + σ·z0|·min(t, m))·e^(−σt)` has come down to it,
  /// with m the largest value of g.
  private func timeToStay(within bound: Double) -> Double {
    let (distance, pull, sigma, swing) = (startDistance.magnitude, pull.magnitude, spring.decay, spring.swing)
    let longest = Law.longestMotion
    guard distance > bound || startVelocity != 0 else { return 0 }
    guard sigma > 0 else { return longest }
    let fading = FadingPolynomial(constant: distance, slope: (pull / sigma).saturated)
    let byGrowth = fading.lastTime(at: bound) / sigma
    guard swing > 0 else { return Swift.max(0, Swift.min(byGrowth, longest)).flushed }
    // Not infinite: a pure exponential has nothing that grows, and 0·∞ is not 0.
    let most = (spring.dampingRatio < 1 ? 1 / swing : 1 / (2 * swing)).saturated
    let bySwing = Double.log(((distance + pull * most) / bound).saturated) / sigma
    // Two and two: the minimum of three would want an array.
    return Swift.max(0, Swift.min(Swift.min(bySwing, byGrowth), longest)).flushed
  }
}
