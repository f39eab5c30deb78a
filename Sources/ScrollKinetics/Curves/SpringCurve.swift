import ScrollGeometry

/// The motion of a spring from a start with a velocity to its target.
///
/// With z the distance from the target, and z0 and x′0 the distance and the velocity at the start:
///
///     z = e^(−σt)·(z0·c(t) + (x′0 + σ·z0)·g(t))
///
///     ζ < 1:   σ = ζω                c = cos ω₁t    g = sin(ω₁t)/ω₁              ω₁ = ω·√(1 − ζ²)
///     ζ = 1:   σ = ω                 c = 1          g = t
///     ζ > 1:   σ = ω²/(ζω + ω₁)      c = 1          g = (1 − e^(−2ω₁t))/2ω₁      ω₁ = ω·√(ζ² − 1)
///
/// Together the three cases are continuous in ζ. The spring comes to rest on its target when a bound on |z| ensures
/// that it stays within `restDistance` of the target, and at the latest after an hour.
///
/// - `position(at: 0)` is the start and `velocity(at: 0)` the given velocity, for every damping.
/// - A critically damped spring does not overshoot if it starts towards the target no faster than `ω·|z0|`.
/// - Mirror-symmetric.
/// - The momentum of its states, from which a fling would continue, equals the velocity.
@usableFromInline struct SpringCurve: ScrollCurve {
  /// The offset at the start, in points.
  let start: Double
  /// The slope of the offset at the start, in points per second.
  let startVelocity: Double
  let spring: ScrollSpring
  let destination: Double
  private(set) var duration: Double

  // The next two are stored: computing them would take a tenth of every evaluation.
  /// z0, bounded so that the motion stays finite.
  let startDistance: Double
  /// x′0 + σ·z0.
  let pull: Double

  /// Creates the motion that comes to rest on the target after `duration`, not negative; more than an hour is treated as an hour.
  init(
    from start: Double, velocity: Double = 0, to target: Double, spring: ScrollSpring, duration: Double,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(from: start, velocity: velocity, to: target, duration: duration), file, line)
    self.start = start.flushed
    startVelocity = velocity.flushed
    self.spring = spring
    destination = target.flushed
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    startDistance = Law.distance(of: self.start, from: destination)
    pull = (startVelocity + (spring.decay * startDistance).saturated).saturated
  }

  /// Creates the motion of ``AxisPlan/init(from:velocity:to:spring:restDistance:file:line:)``.
  init(
    from start: Double, velocity: Double = 0, to target: Double, spring: ScrollSpring,
    restDistance: Double = 0.01, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    restDistance.require(.positive, "restDistance", file, line)
    self.init(
      from: start, velocity: velocity, to: target, spring: spring, duration: 0, file: file, line: line)
    duration = timeToStay(within: restDistance)
  }

  @inline(__always) func motion(at time: Double) -> AxisState {
    // At 0 exactly the given state: target + (start − target) could differ from the start by rounding.
    guard time > 0 else {
      return AxisState(position: start, velocity: startVelocity, momentum: startVelocity)
    }
    // Most springs are critically damped. This path for them has no call and takes a quarter less time.
    let decayed = spring.decay * time
    guard spring.swing == 0, decayed < .leastUnusualExponent else { return anyMotion(at: time) }
    let state = state(startDistance + pull * time, pull, leaving: .ordinaryExp(-decayed)) { $0 }
    return state.isFinite ? state.flushed : anyMotion(at: time)
  }

  /// Returns the state of a spring with any damping, also where intermediate results overflow.
  @inline(never) private func anyMotion(at time: Double) -> AxisState {
    motion(with: spring.functions(at: time))
  }

  /// Returns the state of a spring with any damping, from the functions of time, which several axes can share.
  @inline(never) func motion(with functions: ScrollSpring.Functions) -> AxisState {
    // An overflow anywhere makes the result not finite. Checking that takes a fifth less time than saturating each product.
    let state = motion(with: functions) { $0 }
    return state.isFinite ? state.flushed : motion(with: functions) { $0.saturated }.settled
  }

  @inline(__always) private func motion(with f: ScrollSpring.Functions, bounded: (Double) -> Double)
    -> AxisState
  {
    state(
      bounded(startDistance * f.c) + bounded(pull * f.g),
      bounded(startDistance * f.dc) + bounded(pull * f.dg),
      leaving: f.left, bounded: bounded)
  }

  /// Returns the state of `shape·left` about the target, where `left` = e^(−σt) and `slope` is the derivative of `shape`.
  @inline(__always) private func state(
    _ shape: Double, _ slope: Double, leaving left: Double, bounded: (Double) -> Double
  ) -> AxisState {
    let shape = bounded(shape)
    let velocity = left * bounded(slope - bounded(spring.decay * shape))
    return AxisState(position: destination + left * shape, velocity: velocity, momentum: velocity)
  }

  /// Returns a time from which on |z| ≤ `bound`: the time at which `(|z0| + |x′0 + σ·z0|·min(t, m))·e^(−σt)`, with m the
  /// largest value of g, has decreased to `bound`.
  private func timeToStay(within bound: Double) -> Double {
    let (distance, pull, sigma, swing) = (startDistance.magnitude, pull.magnitude, spring.decay, spring.swing)
    let longest = Law.longestMotion
    guard distance > bound || startVelocity != 0 else { return 0 }
    guard sigma > 0 else { return longest }
    let fading = FadingPolynomial(constant: distance, slope: (pull / sigma).saturated)
    let byGrowth = fading.lastTime(at: bound) / sigma
    guard swing > 0 else { return Swift.max(0, Swift.min(byGrowth, longest)).flushed }
    // Saturated, since `pull` may be 0 and 0·∞ is NaN.
    let most = (spring.dampingRatio < 1 ? 1 / swing : 1 / (2 * swing)).saturated
    let bySwing = Double.log(((distance + pull * most) / bound).saturated) / sigma
    // Nested, since the minimum of three arguments would allocate an array.
    return Swift.max(0, Swift.min(Swift.min(bySwing, byGrowth), longest)).flushed
  }

  /// The times at which the velocity changes its sign: at most one without oscillation, else the first thousand half periods.
  var turningTimes: [Double] {
    let halfPeriod = spring.dampingRatio < 1 ? Double.pi / spring.swing : .infinity
    var first = Swift.min(halfPeriod, duration)
    if startVelocity != 0 {
      first = Double.first(from: 0, to: first) { (motion(at: $0).velocity > 0) != (startVelocity > 0) }
    }
    // A loop, since `stride` calls libm for its sums.
    var (turn, turns): (Double, [Double]) = (first, [])
    while turn < duration && turns.count < 1000 {
      turns.append(turn)
      turn = first + Double(turns.count) * halfPeriod
    }
    return turns
  }
}

#if !hasFeature(Embedded)
  // Derived properties are not encoded: a curve is planned again.
  extension SpringCurve: Codable {
    private enum CodingKeys: String, CodingKey { case start, startVelocity, destination, spring, duration }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        from: values[.start], velocity: values[.startVelocity], to: values[.destination],
        duration: values[.duration])
      try self.init(
        from: values[.start], velocity: values[.startVelocity], to: values[.destination],
        spring: values[.spring], duration: values[.duration])
    }
  }
#endif
