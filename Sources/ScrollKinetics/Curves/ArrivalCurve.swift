import ScrollGeometry

/// The motion of content let go to a target that was chosen: a page, a card, a detent.
///
/// With z the distance from the target, z0 and x′0 its start, and τ = ωt:
///
///     z  = e^(−τ)·(z0 + b·τ + c·τ²)                     b = z0 + x′0/ω
///     x′ = ω·e^(−τ)·(x′0/ω + (2c − b)·τ − c·τ²)         c = sgn(z0)·max(0, |z0|/2 − |x′0|/ω)
///
/// Content that moves towards its target slowly starts without a jolt: with c more than zero the acceleration is zero
/// at first, then grows, and the content glides in. ω is the larger of two. One brings the content within
/// `restDistance` of the target in `time`; the other, 2·|x′0|/|z0|, keeps fast content from overshooting, and brakes it
/// from zero acceleration on with no more than 0.74·x′0²/|z0|, where the least possible is half of x′0²/|z0|.
///
/// - Continuous in offset and slope; it rests on the target exactly, no later than after `time` where it may speed up.
/// - Where the velocity points at the target, or is zero, the content goes one way and does not overshoot.
/// - Where it points away, the content turns once. From the target itself every velocity points away; the motion is
///   then a critically damped spring's.
/// - Without `maySpeedUp`, ω is no more than 3·|x′0|/|z0|: the content is never faster than at its start, and may take
///   longer than `time`, but for what would take more than an hour.
/// - Mirror-symmetric. The momentum of its states, what a fling would go on with, is the velocity itself.
///
/// - Source: our own choice ([O], PHYSICS §9).
public struct ArrivalCurve: ScrollCurve {
  /// Where the content is at the start, in points.
  public let start: Double
  /// The slope of the offset at the start, in points per second.
  public let startVelocity: Double
  /// The target, in points.
  public let destination: Double
  /// ω, per second: how fast what is left to go fades.
  public let rate: Double
  /// When the content is set onto the target, in seconds from the start.
  public private(set) var duration: Double

  /// z0, small enough for the motion to stay finite.
  private let distance: Double
  /// x′0/ω.
  private let lead: Double
  /// c.
  private let bend: Double

  /// The motion from `start` to `target` in no more than `time`.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - velocity: the slope at the start, in points per second; finite.
  ///   - target: points; finite.
  ///   - time: seconds; finite, more than zero; an hour where it is more.
  ///   - restDistance: points; more than zero. The last step onto the target is shorter than this.
  ///   - maySpeedUp: whether the content may become faster than it is at the start. Content at rest always may.
  ///
  /// Other numbers are the caller's error, and trap.
  public init(
    from start: Double, velocity: Double, to target: Double, within time: Double, restDistance: Double = 0.01,
    maySpeedUp: Bool = true
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(from: start, velocity: velocity, to: target, time: time, restDistance: restDistance)
    }
    let distance = Law.distance(of: start.flushed, from: target.flushed).magnitude
    // A little less than what is asked, twice: roundings then make neither the last step too long nor the end late.
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
    self.rate = rate
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    distance = Law.distance(of: self.start, from: destination)
    lead = (startVelocity / rate).saturated
    let bend = Swift.max(0, distance.magnitude / 2 - lead.magnitude)
    self.bend = distance < 0 ? -bend : bend
  }

  /// Throws for the first number that a motion cannot be made of. Pass what is to be checked.
  static func validate(
    from start: Double, velocity: Double, to target: Double, time: Double = 1, restDistance: Double = 1,
    rate: Double = 1, duration: Double = 0
  ) throws(ScrollValueError) {
    try start.check(.finite, "start")
    try velocity.check(.finite, "velocity")
    try target.check(.finite, "target")
    try time.check(.positive, "time")
    try restDistance.check(.positive, "restDistance")
    try rate.check(.positive, "rate")
    try duration.check(.notNegative, "duration")
  }

  /// ω.
  private static func rate(
    distance: Double, speed: Double, approaches: Bool, time: Double, rest: Double, maySpeedUp: Bool
  ) -> Double {
    // (d + |x′0|·t)·e^(−τ) and more bounds content that moves away; the geometric mean keeps the logarithm concave.
    let drift = approaches ? 0 : (speed * time).saturated
    let reach = (distance + drift).saturated
    let mean = drift == 0 ? distance : Double.squareRoot(reach) * Double.squareRoot(distance)
    let bound = FadingPolynomial(
      constant: reach, slope: Swift.max(distance, mean), curvature: distance / 2)
    let fading = Swift.max(1, bound.lastTime(at: rest))
    let inTime = fading / time
    let unhurried = (speed / distance).saturated
    var rate = approaches ? Swift.max(inTime, 2 * unhurried) : inTime
    if !maySpeedUp && speed > 0 && distance > 0 {
      // Within the hour in any case: what is cut off there would jump.
      rate = Swift.min(rate, Swift.max(3 * unhurried, fading / Law.longestMotion))
    }
    return rate.clamped(to: 0x1p-1000...Double.greatestFiniteMagnitude)
  }

  /// A time from which on |z| ≤ `bound`: the last at which it is that far.
  private func timeToStay(within bound: Double) -> Double {
    guard distance.magnitude > bound || startVelocity != 0 else { return 0 }
    let fading = FadingPolynomial(
      constant: distance.magnitude, slope: (distance + lead).saturated.magnitude, curvature: bend.magnitude)
    return Swift.min(fading.lastTime(at: bound) / rate, Law.longestMotion).flushed
  }

  /// The state `time` seconds after the start: the given one at 0, the target from ``duration`` on.
  public func state(at time: Double) -> AxisState {
    guard time > 0, time < duration else {
      // At its start exactly as it was told, and not target + (start − target).
      return Swift.max(0, time) < duration
        ? AxisState(position: start, velocity: startVelocity, momentum: startVelocity)
        : .rest(at: destination)
    }
    let faded = rate * time
    guard faded < .leastUnusualExponent else { return farState(after: faded) }
    let state = state(after: faded, leaving: .ordinaryExp(-faded)) { $0 }
    return state.isFinite ? state.flushed : farState(after: faded)
  }

  /// The state of numbers next to the largest or smallest.
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
    let velocity = left * bounded(rate * bounded(lead + bounded(faded * turning)))
    return AxisState(position: destination + left * shape, velocity: velocity, momentum: velocity)
  }
}

extension ArrivalCurve {
  /// Once where the velocity points away from the target, else none.
  public var turningTimes: [Double] {
    let (speed, bend) = (lead.magnitude, bend.magnitude)
    guard speed > 0, distance == 0 || (distance < 0) == (lead < 0) else { return [] }
    // The root of c·τ² + k·τ − |x′0|/ω, k = |b| − 2c, in the form without a difference.
    let k = (distance.magnitude + speed - 2 * bend).saturated
    let root = Double.squareRoot((k * k + 4 * bend * speed).saturated)
    let time = 2 * (speed / (k + root).saturated) / rate
    return time > 0 && time < duration ? [time] : []
  }
}
