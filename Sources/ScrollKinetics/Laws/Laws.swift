import ScrollGeometry

/// The state of a motion along one axis at one moment.
public struct AxisState: Hashable, Sendable, Codable {
  /// The offset x, in points.
  public var position: Double
  /// The visible velocity of the content, in points per second: the slope x′ of the offset.
  public var velocity: Double
  /// The state v of the law, in points per second: the velocity of the finger at release, which decays from there.
  ///
  /// Inside the limits x′ = S·a·v, which is 0.9990·v at the normal rate. Past a limit x′ also contains the pull back, −β·d:
  /// content released at rest there moves although its momentum is 0. A motion is continued from its momentum.
  public var momentum: Double

  /// Creates the state with the given position, velocity and momentum.
  public init(position: Double, velocity: Double, momentum: Double) {
    self.position = position
    self.velocity = velocity
    self.momentum = momentum
  }

  /// Returns the state of content at rest at `position`.
  public static func rest(at position: Double) -> AxisState {
    AxisState(position: position, velocity: 0, momentum: 0)
  }

  @inline(__always) var isFinite: Bool { position.isFinite && velocity.isFinite && momentum.isFinite }

  /// The state with −0 and subnormal numbers replaced by +0.
  @inline(__always) var flushed: AxisState {
    AxisState(position: position.flushed, velocity: velocity.flushed, momentum: momentum.flushed)
  }

  /// The state with infinities replaced by the largest finite numbers, and −0 and subnormal numbers by +0.
  @inline(__always) var settled: AxisState {
    AxisState(
      position: position.saturated.flushed, velocity: velocity.saturated.flushed,
      momentum: momentum.saturated.flushed)
  }

  /// Returns whether the motion goes towards `target`. Compares signs, since a product could underflow.
  func approaches(_ target: Double) -> Bool {
    velocity > 0 ? target > position : velocity < 0 && target < position
  }
}

/// The constants of a scroll view's motion that do not depend on the deceleration rate.
enum Law {
  /// β, the rate at which content is pulled back to a limit, per second; not −1000·ln 0.99 ([M], §2).
  static let pullBack = 10.05
  /// The speed below which content is at rest, in points per second ([M], §3).
  static let restingSpeed = 10.0
  /// The distance from a limit, in points, below which bouncing content that is slow enough is set to it ([M], §3).
  static let restingDistance = 0.5
  /// The longest duration of a motion, in seconds from the start of its curve: an hour ([O]).
  static let longestMotion = 3600.0

  /// Returns the distance of `position` from `limit`, bounded so that position and velocity of law 2 stay finite.
  static func distance(of position: Double, from limit: Double) -> Double {
    (position - limit).clamped(to: -0x1p1000...0x1p1000)
  }

  @inline(__always) static func position(at distance: Double, from limit: Double) -> Double {
    (distance + limit).saturated.flushed
  }
}

/// The two laws of motion at one deceleration rate. Each maps a state at time 0 to the state after some time.
///
/// Both are semigroups: advancing by s and then by t equals advancing by s + t.
@usableFromInline struct Laws: Hashable, Sendable {
  /// a = −1000·ln r, per second; not more than ``greatestDecay``.
  let decay: Double
  /// S = r/(1 − r)/1000, in seconds; at least 2⁻¹⁰⁰⁰, so that the velocity of moving content is never subnormal.
  let reach: Double

  init(decay: Double, reach: Double) {
    self.decay = decay
    self.reach = Swift.max(0x1p-1000, reach)
  }

  /// The decay of the smallest positive r, rounded up.
  static var greatestDecay: Double { 744_441 }

  /// The greatest speed, in points per second; a greater one is treated as this.
  ///
  /// The distance travelled is then finite, and the speed falls by at least e⁻⁶²² until rest: no exponential underflows.
  var topSpeed: Double { 0x1p900 / Swift.max(1, reach) }

  /// Returns rᵗ, the fraction of the momentum that is left after `time`, for content that law 1 has not brought to rest yet:
  /// ``topSpeed`` bounds the exponent, so no check for underflow is needed.
  @inline(__always) func left(after time: Double) -> Double { Double.ordinaryExp(-decay * time) }

  /// Returns the state of law 1, inside the limits, when the fraction `left`, rᵗ, of the momentum is left.
  ///
  ///     x(t) = x0 + v0·S·(1 − rᵗ)        v(t) = v0·rᵗ        x′ = S·a·v
  ///
  /// - Source: [M], PHYSICS §1.
  @inline(__always) func decelerated(
    from position: Double, momentum: Double, leaving left: Double
  ) -> AxisState {
    let travel = reach * momentum
    let way = travel * left
    // The difference of two distances to the place of rest is exactly zero at time 0, so the result is exactly `position`.
    return AxisState(position: position + (travel - way), velocity: decay * way, momentum: momentum * left)
  }

  /// Returns the state of law 2, past a limit. `distance`, and the position of the result, are distances d from it.
  ///
  ///     d(t) = e^(−βt)·(d0 + v0·S·(1 − rᵗ))        v(t) = v0·(r·e^(−β))ᵗ        x′ = S·a·v − β·d
  ///
  /// - Source: [M] for r = 0.998, PHYSICS §2.
  @inline(__always) func bounced(from distance: Double, momentum: Double, for time: Double) -> AxisState {
    bounced(
      from: distance, momentum: momentum,
      leaving: ordinarySharesLeft(after: time) ?? smallSharesLeft(after: time))
  }

  /// e^(−βt) and rᵗ.
  typealias Shares = (pull: Double, left: Double)

  /// Returns the state of law 2 when the given shares are left.
  @inline(__always) func bounced(from distance: Double, momentum: Double, leaving shares: Shares) -> AxisState
  {
    let free = decelerated(from: distance, momentum: momentum, leaving: shares.left)
    let (distanceLeft, momentumLeft) = (shares.pull * free.position, shares.pull * free.momentum)
    return AxisState(
      position: distanceLeft,
      velocity: shares.pull * free.velocity - Law.pullBack * distanceLeft,
      momentum: momentumLeft)
  }

  /// Returns e^(−βt) and rᵗ; nil after so long a time that they may underflow.
  @inline(__always) func ordinarySharesLeft(after time: Double) -> Shares? {
    // One check for both exponentials saves a twentieth of the time of a bounce.
    guard (Law.pullBack + decay) * time < .leastUnusualExponent else { return nil }
    return (Double.ordinaryExp(-Law.pullBack * time), Double.ordinaryExp(-decay * time))
  }

  @inline(never) private func smallSharesLeft(after time: Double) -> Shares {
    (Double.exp(-Law.pullBack * time), Double.exp(-decay * time))
  }

  /// Returns the time after which law 1 has lost the fraction `share`, less than 1, of its momentum and its distance.
  ///
  ///     t = −ln(1 − share)/a
  func time(toLose share: Double) -> Double { -Double.log1p(-share) / decay }

  /// Returns the time after which law 1 has slowed `momentum` to the resting speed; 0 where it is slower already.
  func timeToRest(momentum: Double) -> Double {
    let ratio = momentum.magnitude / Law.restingSpeed
    return ratio > 1 ? Double.log(ratio) / decay : 0
  }
  /// Returns the offset at which law 1 comes to rest: `x0 + S·(v0 ∓ 10)`.
  func restingPlace(from position: Double, momentum: Double) -> Double {
    let left = momentum.clamped(to: -Law.restingSpeed...Law.restingSpeed)
    return (position + reach * (momentum - left)).saturated.flushed
  }

  /// Returns the state of law 1 before its end at `destination`, when the fraction `left` of the momentum is left.
  ///
  /// Moving content has 10 pt/s or more, so that only the position can be −0 or subnormal and is flushed.
  @inline(__always) func decelerating(
    from position: Double, momentum: Double, leaving left: Double, to destination: Double
  ) -> AxisState {
    var state = decelerated(from: position, momentum: momentum, leaving: left)
    // The computed time of a crossing or of rest can be late by an ulp; the position must not pass the destination then.
    state.position = state.position.held(between: position, and: destination).flushed
    return state
  }

  /// Returns the state of law 2 about `limit`, with the offset as its position.
  // Not inlined, so that a flight inside its limits needs no stack space for it.
  @inline(never) func bounced(
    about limit: Double, from distance: Double, momentum: Double, for time: Double
  ) -> AxisState {
    let state = bounced(from: distance, momentum: momentum, for: time)
    return AxisState(
      position: Law.position(at: state.position, from: limit), velocity: state.velocity.flushed,
      momentum: state.momentum.flushed)
  }

  /// Returns the time at which the slope of law 2 is zero; nil where it never is.
  func timeToPeak(from distance: Double, momentum: Double) -> Double? {
    let travel = momentum * reach
    let share = Law.pullBack * (distance + travel) / (travel * (Law.pullBack + decay))
    guard share > 0, share < 1 else { return nil }
    return -Double.log(share) / decay
  }

  /// Returns the first time at which law 2 has |d| < 0.5 pt and |v| < 10 pt/s.
  func timeToSettle(from distance: Double, momentum: Double) -> Double {
    let outward = distance < 0 ? -momentum : distance > 0 ? momentum : momentum.magnitude
    // Nearly all content that crosses a limit moves fast outwards. At its peak v is at least 1/e·β/(a + β) of its
    // start, and d at least 1/e·a/(a + β) of S times its start. Where both exceed the bounds of rest, the content does
    // not rest before it has come back to 0.5 pt. v is then at most 0.5·β/(S·a) times rᵗ since the peak, less than 10
    // pt/s at every rate, so that the distance alone determines the time.
    let most = 2.8 * (Law.pullBack + decay)
    if outward * Law.pullBack > most * Law.restingSpeed,
      outward * reach * decay > most * Law.restingDistance
    {
      return timeToReturn(from: distance.magnitude, travel: outward * reach)
    }

    // |v| decreases all the time, so the content cannot rest before |v| is small enough.
    let ratio = momentum.magnitude / Law.restingSpeed
    let slow = ratio > 1 ? Double.log(ratio) / (decay + Law.pullBack) : 0
    let state =
      slow == 0
      ? AxisState(position: distance, velocity: 0, momentum: momentum)
      : bounced(from: distance, momentum: momentum, for: slow)
    guard state.position.magnitude >= Law.restingDistance else { return slow }
    // Mirrored where d is negative, so that the functions below can take d as positive.
    let travel = (state.position < 0 ? -state.momentum : state.momentum) * reach
    let left =
      travel < 0
      ? timeToApproach(from: state.position.magnitude, travel: travel)
      : timeToReturn(from: state.position.magnitude, travel: travel)
    return slow + Swift.max(0, left)
  }

  /// Returns the last time at which `e^(−βt)·(distance + travel·(1 − rᵗ))` is 0.5 pt, for momentum outwards or zero.
  private func timeToReturn(from distance: Double, travel: Double) -> Double {
    let furthest = distance + travel
    // Starts where d would be 0.5 pt without rᵗ. From there on ln(d/0.5), which is concave, only decreases.
    var time = Double.log(furthest / Law.restingDistance) / Law.pullBack
    guard travel > 0 else { return time }
    for _ in 0..<Self.mostSteps {
      let missing = travel * Double.exp(-decay * time)
      let pulled = furthest - missing
      // The relative rate at which the factor in parentheses grows.
      let growth = decay * missing / pulled
      let step = RootStep(
        value: Double.log(pulled / Law.restingDistance) - Law.pullBack * time, slope: growth - Law.pullBack,
        curvature: -growth * (decay + growth),
        thirdDerivative: growth * (decay + growth) * (decay + 2 * growth))
      time += step.length
      if step.isLast { break }
    }
    return time
  }

  /// Returns the time at which `e^(−βt)·(distance + travel·(1 − rᵗ))` is 0.5 pt, for `distance` ≥ 0.5 and momentum inwards.
  private func timeToApproach(from distance: Double, travel: Double) -> Double {
    let (pullBack, target) = (Law.pullBack, Law.restingDistance)
    let furthest = distance + travel
    // d is convex where it is positive, so that Newton's steps approach the time from below. They start at the time at
    // which the slower of the two exponentials alone reaches the target.
    var time = furthest > target ? Double.log(furthest / target) / pullBack : 0
    for _ in 0..<Self.mostSteps {
      let (pull, left) = (Double.exp(-pullBack * time), Double.exp(-decay * time))
      let slow = pull * furthest
      let fast = pull * left * -travel
      let next = time + (slow + fast - target) / (pullBack * slow + (pullBack + decay) * fast)
      guard next > time else { break }
      time = next
    }
    return time
  }

  /// The bound on the number of steps. A few are enough, except perhaps at extreme rates.
  private static var mostSteps: Int { 100 }
}

#if !hasFeature(Embedded)
  extension Laws {
    /// Returns why no rate has this decay and reach; nil where one has.
    ///
    ///     S = r/(1 − r)/1000 = 1/(e^(a/1000) − 1)/1000
    static func fault(decay: Double, reach: Double) -> String? {
      guard decay >= leastDecay, decay <= greatestDecay else {
        return "decay must be from \(leastDecay) to \(greatestDecay), but is \(decay)"
      }
      let (left, lost) = Double.exponentials(-decay / 1000)
      let expected = Laws(decay: decay, reach: left / -lost / 1000).reach
      // The decay is a rounded logarithm, so the reach is compared with a tolerance.
      let isItsOwn = (reach - expected).magnitude <= 1e-9 * expected
      return isItsOwn ? nil : "reach must be that of the decay, \(expected), but is \(reach)"
    }

    /// The decay of the largest r less than 1, rounded down.
    private static var leastDecay: Double { 1.11e-13 }
  }
#endif
