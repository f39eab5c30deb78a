/// The constants of a scroll view's motion that do not depend on the deceleration rate.
enum Law {
  /// β, the pull back of a limit, per second: 0.01005 per millisecond, and not −ln 0.99 ([M], §2).
  static let pullBack = 10.05
  /// The speed under which content is at rest, in points per second ([M], §3).
  static let restingSpeed = 10.0
  /// The distance from a limit under which bouncing content is set onto it, in points ([M], §3).
  static let restingDistance = 0.5
  /// How long anything moves at most, in seconds from the start of its curve: an hour ([O]).
  static let longestMotion = 3600.0
}

/// The two laws at one deceleration rate, each as the state after some time from a state at time 0.
///
/// Both are semigroups: going on for s and then for t is going on for s + t, so that the motion does not depend on
/// how time is sliced.
struct Laws: Hashable, Sendable {
  /// a = −1000·ln r, per second; not more than ``greatestDecay``.
  let decay: Double
  /// S = r/(1 − r)/1000, in seconds; not less than 2⁻¹⁰⁰⁰, so that whatever moves has a velocity that is a normal number.
  let reach: Double

  init(decay: Double, reach: Double) {
    self.decay = decay
    self.reach = Swift.max(0x1p-1000, reach)
  }

  /// The decay of the smallest r there is, rounded up.
  static var greatestDecay: Double { 744_441 }

  /// The fastest speed, in points per second; faster ones are taken as this.
  ///
  /// Its travel is a number, and law 1 slows it to rest by no more than e⁻⁶²².
  var topSpeed: Double { 0x1p900 / Swift.max(1, reach) }

  /// rᵗ, the share of the momentum that is left of content that law 1 has not brought to rest; see ``topSpeed``.
  @inline(__always) func left(after time: Double) -> Double { Double.ordinaryExp(-decay * time) }

  /// Law 1, inside the limits, when the share `left`, rᵗ, of the momentum is left.
  ///
  ///     x(t) = x0 + v0·S·(1 − rᵗ)        v(t) = v0·rᵗ        x′ = S·a·v
  ///
  /// - Source: [M], PHYSICS §1.
  @inline(__always) func decelerated(
    from position: Double, momentum: Double, leaving left: Double
  ) -> AxisState {
    let travel = reach * momentum
    let way = travel * left
    // The way to go at the start, less what is left of it: exactly `position` at time 0.
    return AxisState(position: position + (travel - way), velocity: decay * way, momentum: momentum * left)
  }

  /// Law 2, past a limit: `position` and the result are distances d from the limit.
  ///
  ///     d(t) = e^(−βt)·(d0 + v0·S·(1 − rᵗ))        v(t) = v0·(r·e^(−β))ᵗ        x′ = S·a·v − β·d
  ///
  /// - Source: [M] for r = 0.998, PHYSICS §2.
  @inline(__always) func bounced(from distance: Double, momentum: Double, for time: Double) -> AxisState {
    let (pull, left) = sharesLeft(after: time)
    let free = decelerated(from: distance, momentum: momentum, leaving: left)
    let (distanceLeft, momentumLeft) = (pull * free.position, pull * free.momentum)
    return AxisState(
      position: distanceLeft,
      velocity: pull * free.velocity - Law.pullBack * distanceLeft,
      momentum: momentumLeft)
  }

  /// e^(−βt) and rᵗ.
  @inline(__always) private func sharesLeft(after time: Double) -> (pull: Double, left: Double) {
    // One question for both: a twentieth of a bounce.
    guard (Law.pullBack + decay) * time < .leastUnusualExponent else { return smallSharesLeft(after: time) }
    return (Double.ordinaryExp(-Law.pullBack * time), Double.ordinaryExp(-decay * time))
  }

  @inline(never) private func smallSharesLeft(after time: Double) -> (pull: Double, left: Double) {
    (Double.exp(-Law.pullBack * time), Double.exp(-decay * time))
  }

  /// The time after which law 1 has lost a `share`, less than 1, of its momentum, and covered as much of its way.
  ///
  ///     t = −ln(1 − share)/a
  func time(toLose share: Double) -> Double {
    -Double.log1p(-share) / decay
  }

  /// The time after which law 1 alone has slowed `momentum` to the resting speed; 0 where it is slower.
  func timeToRest(momentum: Double) -> Double {
    let ratio = momentum.magnitude / Law.restingSpeed
    return ratio > 1 ? Double.log(ratio) / decay : 0
  }
}
