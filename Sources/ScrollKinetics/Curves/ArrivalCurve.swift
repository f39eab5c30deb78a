import ScrollGeometry

/// The motion of released content to a target that a rule or the host has chosen: a page, a card, a detent.
///
/// With z the distance from the target, z0 and x′0 its start, and τ = ωt:
///
///     z  = e^(−τ)·(z0 + b·τ + c·τ²)                     b = z0 + x′0/ω
///     x′ = ω·e^(−τ)·(x′0/ω + (2c − b)·τ − c·τ²)         c = sgn(z0)·max(0, |z0|/2 − |x′0|/ω)
///
/// The acceleration of content that moves slowly towards its target is zero at the start, so that the motion begins
/// without a jolt: c is then more than zero. ω is the larger of two rates. The first brings the content within
/// `restDistance` of the target in `time`. The second, 2·|x′0|/|z0|, keeps fast content from overshooting; its
/// deceleration starts at zero and is at most 0.74·x′0²/|z0|, where a constant deceleration would need 0.5·x′0²/|z0|.
///
/// - Continuous in offset and slope. The content rests exactly on the target; where it may speed up, after at most `time`.
/// - Where the velocity points to the target, or is zero, the content moves in one direction and does not overshoot.
/// - Where the velocity points away from the target, the content turns once. At the target every velocity points away,
///   and the content moves as a critically damped spring.
/// - Without `maySpeedUp`, ω is at most 3·|x′0|/|z0| where the velocity points to the target, and else 2.8·|x′0|/|z0|; content
///   that has turned would be faster than at its start from 2.868 on. The content is never faster than at its start, and
///   may take longer than `time`, unless it would take more than an hour.
/// - Mirror-symmetric. The momentum of its states, from which a fling would continue, equals the velocity.
/// - Source: our own choice ([O], PHYSICS §9).
@usableFromInline struct ArrivalCurve: ScrollCurve {
  /// The offset at the start, in points.
  let start: Double
  /// The slope of the offset at the start, in points per second.
  let startVelocity: Double
  let destination: Double
  /// ω, per second: the rate at which the remaining distance decreases.
  let decayRate: Double
  private(set) var duration: Double

  /// z0, bounded so that the motion stays finite.
  let distance: Double
  /// x′0/ω.
  let lead: Double
  /// c.
  private let bend: Double

  /// Creates the motion of ``AxisPlan/init(from:velocity:to:within:restDistance:maySpeedUp:file:line:)``.
  init(
    from start: Double, velocity: Double, to target: Double, within time: Double, restDistance: Double = 0.01,
    maySpeedUp: Bool = true, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(from: start, velocity: velocity, to: target, time: time, restDistance: restDistance),
      file, line)
    let distance = Law.distance(of: start.flushed, from: target.flushed).magnitude
    // Reduced slightly here, and again for the rate: rounding then makes neither the last step too long nor the arrival late.
    let rest = restDistance * (1 - 0x1p-20)
    let rate = Self.rate(
      distance: distance, speed: velocity.magnitude,
      approaches: AxisState(position: start, velocity: velocity, momentum: 0).approaches(target),
      time: Swift.min(time, Law.longestMotion), rest: rest * (1 - 0x1p-20), maySpeedUp: maySpeedUp)
    self.init(from: start, velocity: velocity, to: target, rate: rate, duration: 0)
    duration = timeToStay(within: rest)
  }

  init(from start: Double, velocity: Double, to target: Double, rate: Double, duration: Double) {
    self.start = start.flushed
    startVelocity = velocity.flushed
    destination = target.flushed
    decayRate = rate
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    distance = Law.distance(of: self.start, from: destination)
    lead = (startVelocity / rate).saturated
    let bend = Swift.max(0, distance.magnitude / 2 - lead.magnitude)
    self.bend = distance < 0 ? -bend : bend
  }

  private static func rate(
    distance: Double, speed: Double, approaches: Bool, time: Double, rest: Double, maySpeedUp: Bool
  ) -> Double {
    // Content that moves away: the polynomial's constant is d + |x′0|·t, its slope a geometric mean, for a concave logarithm.
    let drift = approaches ? 0 : (speed * time).saturated
    let reach = (distance + drift).saturated
    let mean = drift == 0 ? distance : Double.squareRoot(reach) * Double.squareRoot(distance)
    let bound = FadingPolynomial(constant: reach, slope: Swift.max(distance, mean), curvature: distance / 2)
    let fading = Swift.max(1, bound.lastTime(at: rest))
    let inTime = fading / time
    let unhurried = (speed / distance).saturated
    var rate = approaches ? Swift.max(inTime, 2 * unhurried) : inTime
    if !maySpeedUp && speed > 0 && distance > 0 {
      // At least the rate that arrives within an hour: a motion cut off there would jump to its target.
      let mostHurried = (approaches ? 3 : 2.8) * unhurried
      rate = Swift.min(rate, Swift.max(mostHurried, fading / Law.longestMotion))
    }
    return rate.clamped(to: 0x1p-1000...Double.greatestFiniteMagnitude)
  }

  /// Returns a time from which on |z| ≤ `bound`.
  private func timeToStay(within bound: Double) -> Double {
    guard distance.magnitude > bound || startVelocity != 0 else { return 0 }
    let fading = FadingPolynomial(
      constant: distance.magnitude, slope: (distance + lead).saturated.magnitude, curvature: bend.magnitude)
    return Swift.min(fading.lastTime(at: bound) / decayRate, Law.longestMotion).flushed
  }

  func motion(at time: Double) -> AxisState {
    // At 0 exactly the given state: target + (start − target) could differ from the start by rounding.
    guard time > 0 else {
      return AxisState(position: start, velocity: startVelocity, momentum: startVelocity)
    }
    return ordinaryMotion(at: time) ?? farState(after: decayRate * time)
  }

  /// Returns the state without the end at ``duration``; nil where intermediate results overflow or underflow.
  @inline(__always) func ordinaryMotion(at time: Double) -> AxisState? {
    let faded = decayRate * time
    guard faded < .leastUnusualExponent else { return nil }
    let state = state(after: faded, leaving: .ordinaryExp(-faded)) { $0 }
    return state.isFinite ? state.flushed : nil
  }

  /// Returns the state where intermediate results overflow or underflow.
  @inline(never) private func farState(after faded: Double) -> AxisState {
    let faded = faded.saturated
    return state(after: faded, leaving: .exp(-faded)) { $0.saturated }.settled
  }

  @inline(__always) private func state(
    after faded: Double, leaving left: Double, bounded: (Double) -> Double
  ) -> AxisState {
    let slope = bounded(distance + lead)
    let shape = bounded(distance + bounded(faded * bounded(slope + bounded(bend * faded))))
    let turning = bounded(bounded(2 * bend - slope) - bounded(bend * faded))
    let velocity = left * bounded(decayRate * bounded(lead + bounded(faded * turning)))
    return AxisState(position: destination + left * shape, velocity: velocity, momentum: velocity)
  }

  /// The time at which the motion turns, where the velocity at the start points away from the target; else empty.
  var turningTimes: [Double] {
    let (speed, bend) = (lead.magnitude, bend.magnitude)
    guard speed > 0, distance == 0 || (distance < 0) == (lead < 0) else { return [] }
    // The root of c·τ² + k·τ − |x′0|/ω, k = |b| − 2c, in the form without cancellation.
    let k = (distance.magnitude + speed - 2 * bend).saturated
    let root = Double.squareRoot((k * k + 4 * bend * speed).saturated)
    let time = 2 * (speed / (k + root).saturated) / decayRate
    return time > 0 && time < duration ? [time] : []
  }
}

#if !hasFeature(Embedded)
  // Derived properties are not encoded: a curve is planned again.
  extension ArrivalCurve: Codable {
    private enum CodingKeys: String, CodingKey { case start, startVelocity, destination, decayRate, duration }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        from: values[.start], velocity: values[.startVelocity], to: values[.destination],
        rate: values[.decayRate], duration: values[.duration])
      try self.init(
        from: values[.start], velocity: values[.startVelocity], to: values[.destination],
        rate: values[.decayRate], duration: values[.duration])
    }
  }
#endif
