/// The constants of a scroll view's motion that do not depend on the deceleration rate.
enum Law {
  /// β, the rate at which content is pulled back to a limit, per second: 0.01005 per millisecond, not −ln 0.99 ([M],
  /// §2).
  static let pullBack = 10.05
  /// The speed below which content is at rest, in points per second ([M], §3).
  static let restingSpeed = 10.0
  /// The distance from a limit, in points, below which bouncing content that is slow enough is set to the limit ([M],
  /// §3).
  static let restingDistance = 0.5
  /// The longest duration of a motion, in seconds from the start of its curve: an hour ([O]).
  static let longestMotion = 3600.0
}

/// The two laws of motion at one deceleration rate. Each maps a state at time 0 to the state after some time.
///
/// Both are semigroups: advancing by s and then by t equals advancing by s + t, so that the motion does not depend on
/// how time is sliced.
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
  /// It is chosen so that the distance travelled is finite, and the speed falls by a factor of at least e⁻⁶²² until
  /// rest: the exponential does not underflow.
  var topSpeed: Double { 0x1p900 / Swift.max(1, reach) }

  /// Returns rᵗ, the fraction of the momentum that is left after `time`, for content that law 1 has not brought to
  /// rest yet.
  ///
  /// ``topSpeed`` bounds the exponent for such content, so no check for underflow is needed.
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
    // The difference of two distances to the place of rest is exactly zero at time 0, so the result is exactly
    // `position`.
    return AxisState(position: position + (travel - way), velocity: decay * way, momentum: momentum * left)
  }

  /// Returns the state of law 2, past a limit. `distance`, and the position of the result, are distances d from the
  /// limit.
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

  /// Returns the time after which law 1 has lost the fraction `share`, less than 1, of its momentum, and has covered
  /// the same fraction of its distance.
  ///
  ///     t = −ln(1 − share)/a
  func time(toLose share: Double) -> Double { -Double.log1p(-share) / decay }

  /// Returns the time after which law 1 has slowed `momentum` to the resting speed; 0 where it is slower already.
  func timeToRest(momentum: Double) -> Double {
    let ratio = momentum.magnitude / Law.restingSpeed
    return ratio > 1 ? Double.log(ratio) / decay : 0
  }
}
