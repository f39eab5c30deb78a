import ScrollGeometry

/// A flight between limits that is integrated tick by tick of a display link, as UIKit does it.
///
/// The laws are the same as in ``FlingCurve``, but each exponential `e^u` of a tick is replaced by `1 + u + u²/2` for u ≥
/// −0.5, and the crossing of a limit is found by linear interpolation:
///
///     inside:    q = e^(dt·ln r),  x += v·S·(1 − q),  v *= q
///     crossing:  tb = dt·(limit − x)/(x_new − x); the step above for tb, then the one below for dt − tb
///     outside:   p = e^(−β·dt),  d = p·(d + v·S·(1 − q)),  v *= p·q
///
/// Only a step that crosses a limit outwards is divided; a step inwards is taken as a whole.
///
/// The motion depends on the lengths of the ticks, as UIKit's does.
///
/// - Source: recorded UIScrollView flights, 1.4·10⁻⁶ pt a frame ([M], PHYSICS §4).
@usableFromInline struct FlingStepper: Hashable, Sendable {
  private(set) var position: Double
  /// The state v of the laws, in points per second.
  private(set) var momentum: Double

  init(from position: Double, momentum: Double) {
    self.position = position.flushed
    self.momentum = momentum.flushed
  }

  mutating func advance(
    by time: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal, bounces: Bool = true
  ) {
    momentum = momentum.clamped(to: -rate.laws.topSpeed...rate.laws.topSpeed)
    // At the limit ahead, law 2 applies at once: a step inside could end at the limit again, by rounding.
    let ahead = momentum < 0 ? limits.lowerBound : limits.upperBound
    if limits.lowerBound < limits.upperBound && limits.contains(position) && position != ahead {
      stepInside(time, limits: limits, rate: rate)
    } else {
      stepOutside(time, limit: position.clamped(to: limits), rate: rate)
    }
    if !bounces && !limits.contains(position) {
      position = position.clamped(to: limits)
      momentum = 0
    }
    position = position.saturated.flushed
    momentum = momentum.flushed
  }

  private mutating func stepInside(_ time: Double, limits: ClosedRange<Double>, rate: DecelerationRate) {
    let left = Self.exponential(-rate.laws.decay * time)
    let next = (position + momentum * rate.laws.reach * (1 - left)).saturated
    let limit = next.clamped(to: limits)
    guard next != limit else {
      position = next
      momentum *= left
      return
    }
    let crossing = time * ((limit - position).saturated / (next - position).saturated)
    let leftAtCrossing = Self.exponential(-rate.laws.decay * crossing)
    position += momentum * rate.laws.reach * (1 - leftAtCrossing)
    momentum *= leftAtCrossing
    stepOutside(time - crossing, limit: limit, rate: rate)
  }

  private mutating func stepOutside(_ time: Double, limit: Double, rate: DecelerationRate) {
    let left = Self.exponential(-rate.laws.decay * time)
    let pull = Self.exponential(-Law.pullBack * time)
    let distance = Law.distance(of: position, from: limit)
    position = limit + pull * (distance + momentum * rate.laws.reach * (1 - left))
    momentum *= pull * left
  }

  /// Returns `e^u` as UIKit computes it: the first terms of the series for u ≥ −0.5, else the exponential.
  private static func exponential(_ u: Double) -> Double { u >= -0.5 ? 1 + u + u * u / 2 : Double.exp(u) }

  /// Returns the present slope x′ of the offset, in points per second.
  func velocity(limits: ClosedRange<Double>, rate: DecelerationRate = .normal) -> Double {
    let distance = Law.distance(of: position, from: position.clamped(to: limits))
    return (rate.laws.reach * rate.laws.decay * momentum - Law.pullBack * distance).saturated.flushed
  }

  /// Returns the offset at which the content comes to rest now; nil while it continues to move.
  ///
  /// Inside the limits the content rests where it is, below 10 pt/s. Past a limit it rests at the limit, below 10 pt/s
  /// and nearer than 0.5 pt ([M], except the speed past a limit, which is our choice, [O]; PHYSICS §3).
  ///
  /// For limits of huge magnitude the bounds grow with the rounding error, in which the movement of a tick could be lost, so
  /// that the content never came to rest: a distance of less than 1024 ulps of the limit counts as near (more than 0.5 pt
  /// from 4·10¹² pt on), and a speed that covers less in a second as slow (more than 10 pt from 4·10¹³ pt on) ([O]).
  func restingPlace(limits: ClosedRange<Double>) -> Double? {
    let limit = position.clamped(to: limits)
    let roundings = 0x1p10 * limit.ulp
    let isSlow = momentum.magnitude < Swift.max(Law.restingSpeed, roundings)
    let isNear = (position - limit).magnitude < Swift.max(Law.restingDistance, roundings)
    return isSlow && isNear ? limit : nil
  }
}

#if !hasFeature(Embedded)
  extension FlingStepper: Codable {
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let (position, momentum): (Double, Double) = (try values[.position], try values[.momentum])
      try position.check(.finite, "position")
      try momentum.check(.finite, "momentum")
      self.init(from: position, momentum: momentum)
    }
  }
#endif
