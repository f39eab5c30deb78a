import ScrollGeometry

/// The motion past one limit: content that has crossed it, or was let go beyond it, is pulled back.
///
///     d(t) = e^(−βt)·(d0 + v0·S·(1 − rᵗ))        v(t) = v0·(r·e^(−β))ᵗ        x′ = S·a·v − β·d
///
/// with d the distance from the limit, and β = 10.05 per second whatever the rate. It rests, exactly at the
/// limit, at the first time at which |d| < 0.5 pt and |v| < 10 pt/s.
///
/// - Released from rest (v0 = 0) it is a pure exponential of time constant 99.5 ms: no slow start.
/// - Crossing the limit at 1000 pt/s it peaks 33.3015 pt beyond after 90.74 ms at the normal rate, and
///   24.7506 pt after 68.97 ms at the fast one.
/// - Mirror-symmetric. With enough momentum inwards d changes its sign; what happens then is for
///   ``FlingCurve`` to say, this curve goes on as if the limit were the only place to rest.
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
  /// How fast the momentum decays.
  public let rate: DecelerationRate
  /// The first time at which |d| < 0.5 pt and |v| < 10 pt/s, in seconds; solved when the motion is planned.
  public let duration: Double

  /// The motion of content that is at `start` with `momentum`, about `limit`.
  ///
  /// All three are finite; points, points per second, points.
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

  /// The limit itself.
  public var destination: Double { limit }

  /// The state of law 2 `time` seconds after the start.
  public func state(at time: Double) -> AxisState {
    guard time >= 0 else { return state(at: 0) }
    guard time < duration else { return .rest(at: limit) }
    return rate.laws.bounced(about: limit, from: startDistance, momentum: startMomentum, for: time)
  }

  /// When and where the content is furthest from the limit on the side it moves to; nil where it only returns.
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
  /// The distance of `position` from `limit`, small enough for law 2 to stay finite: its velocity too.
  static func distance(of position: Double, from limit: Double) -> Double {
    (position - limit).clamped(to: -0x1p1000...0x1p1000)
  }
}

extension Laws {
  /// Law 2 about `limit`: what shows of it, with the place for the distance.
  // Not inlined: numbers in registers go in and out, and a flight that is inside its limits keeps no room for them.
  @inline(never) func bounced(
    about limit: Double, from distance: Double, momentum: Double, for time: Double
  ) -> AxisState {
    let state = bounced(from: distance, momentum: momentum, for: time)
    return AxisState(
      position: (state.position + limit).saturated.flushed, velocity: state.velocity.flushed,
      momentum: state.momentum.flushed)
  }
}

// MARK: - Solving law 2

extension Laws {
  /// The time at which the slope of law 2 is zero; nil where it never is.
  func timeToPeak(from distance: Double, momentum: Double) -> Double? {
    let travel = momentum * reach
    let share = Law.pullBack * (distance + travel) / (travel * (Law.pullBack + decay))
    guard share > 0, share < 1 else { return nil }
    return -Double.log(share) / decay
  }

  /// The first time at which law 2 has |d| < 0.5 pt and |v| < 10 pt/s.
  func timeToSettle(from distance: Double, momentum: Double) -> Double {
    let outward = distance < 0 ? -momentum : distance > 0 ? momentum : momentum.magnitude
    // Fast outwards, as nearly all content that crosses a limit. At its peak v is at least 1/e·β/(a + β) of what it was,
    // and d at least 1/e·a/(a + β) of S times that. Where these are more than the bounds of rest, it rests when it has
    // come back: v is then at most 0.5·β/(S·a) times rᵗ since the peak, less than 10 pt/s at every rate.
    let most = 2.8 * (Law.pullBack + decay)
    if outward * Law.pullBack > most * Law.restingSpeed,
      outward * reach * decay > most * Law.restingDistance
    {
      return timeToReturn(from: distance.magnitude, travel: outward * reach)
    }

    // |v| falls all the time, so nothing rests before it is slow enough.
    let ratio = momentum.magnitude / Law.restingSpeed
    let slow = ratio > 1 ? Double.log(ratio) / (decay + Law.pullBack) : 0
    let state =
      slow == 0
      ? AxisState(position: distance, velocity: 0, momentum: momentum)
      : bounced(from: distance, momentum: momentum, for: slow)
    guard state.position.magnitude >= Law.restingDistance else { return slow }
    // Seen from the side on which the content then is, d is positive.
    let travel = (state.position < 0 ? -state.momentum : state.momentum) * reach
    let left =
      travel < 0
      ? timeToApproach(from: state.position.magnitude, travel: travel)
      : timeToReturn(from: state.position.magnitude, travel: travel)
    return slow + Swift.max(0, left)
  }

  /// The last time at which `e^(−βt)·(distance + travel·(1 − rᵗ))` is 0.5 pt, outwards bound.
  private func timeToReturn(from distance: Double, travel: Double) -> Double {
    let furthest = distance + travel
    // Where d would be without rᵗ. From there ln(d/0.5), which is concave, falls all the way.
    var time = Double.log(furthest / Law.restingDistance) / Law.pullBack
    guard travel > 0 else { return time }
    for _ in 0..<Self.mostSteps {
      let missing = travel * Double.exp(-decay * time)
      let pulled = furthest - missing
      // How fast the factor in parentheses grows, as a share of it.
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

  /// The time at which `e^(−βt)·(distance + travel·(1 − rᵗ))` is 0.5 pt, from `distance` ≥ 0.5, inwards bound.
  private func timeToApproach(from distance: Double, travel: Double) -> Double {
    let (pullBack, target) = (Law.pullBack, Law.restingDistance)
    let furthest = distance + travel
    // d is convex as far as it is positive, so Newton's steps come from the left, starting where the slower
    // of the two exponentials alone would still be above the target.
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

  /// A few steps are enough; the bound keeps the extremes of the rate from mattering.
  private static var mostSteps: Int { 100 }
}
