import ScrollGeometry

// Law 2, past a limit, and its solvers.

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
