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
  public let startDistance: Double
  /// v0, in points per second.
  public let startMomentum: Double
  /// The limit, in points.
  public let limit: Double
  /// The rate at which the momentum decays.
  public let rate: DecelerationRate
  /// The first time at which |d| < 0.5 pt and |v| < 10 pt/s, in seconds; solved when the motion is planned.
  public let duration: Double

  /// Creates the motion about `limit` of content at `start` with `momentum`.
  ///
  /// - Precondition: all three are finite. They are in points, points per second and points.
  public init(from start: Double, momentum: Double, limit: Double, rate: DecelerationRate = .normal) {
    start.require(.finite, "start")
    momentum.require(.finite, "momentum")
    limit.require(.finite, "limit")
    startDistance = Law.distance(of: start, from: limit).flushed
    startMomentum = momentum.clamped(to: -rate.laws.topSpeed...rate.laws.topSpeed).flushed
    self.limit = limit.flushed
    self.rate = rate
    duration = rate.laws.timeToSettle(from: startDistance, momentum: startMomentum)
  }

  /// The offset at which the content comes to rest: ``limit``.
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

extension Law {
  /// Returns the distance of `position` from `limit`, bounded so that position and velocity of law 2 stay finite.
  static func distance(of position: Double, from limit: Double) -> Double {
    (position - limit).clamped(to: -0x1p1000...0x1p1000)
  }

  /// Returns the position at `distance` from `limit`.
  @inline(__always) static func position(at distance: Double, from limit: Double) -> Double {
    (distance + limit).saturated.flushed
  }
}

extension Laws {
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
}

// MARK: - Solving law 2

extension Laws {
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

  /// Returns the time at which `e^(−βt)·(distance + travel·(1 − rᵗ))` is 0.5 pt, for `distance` ≥ 0.5 and momentum
  /// inwards.
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
