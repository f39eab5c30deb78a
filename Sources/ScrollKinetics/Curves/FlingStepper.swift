import ScrollGeometry

/// A flight between limits as a display link carries it on, tick by tick: what UIKit itself computes.
///
/// The laws of ``FlingCurve``, but with each exponential `e^u` of a tick replaced by `1 + u + u²/2` for u ≥ −0.5,
/// and with the crossing of a limit found by linear interpolation:
///
///     inside:    q = e^(dt·ln r),  x += v·S·(1 − q),  v *= q
///     crossing:  tb = dt·(limit − x)/(x_new − x); the step above for tb, then the one below for dt − tb
///     outside:   p = e^(−β·dt),  d = p·(d + v·S·(1 − q)),  v *= p·q
///
/// Only a crossing from inside to outside is subdivided; a step inwards is taken whole.
///
/// Depends on the ticks' lengths, as UIKit does. Use it to match recordings to a millionth of a point, and
/// ``FlingCurve`` for everything else.
///
/// - Source: recorded UIScrollView flights, 1.4·10⁻⁶ pt a frame ([M], PHYSICS §4).
public struct FlingStepper: Hashable, Sendable {
  /// Where the content is, in points.
  public private(set) var position: Double
  /// The state v of the laws, in points per second.
  public private(set) var momentum: Double

  /// The flight from `position` with `momentum`; both finite.
  public init(from position: Double, momentum: Double) {
    requireValid { () throws(ScrollValueError) in try Self.validate(position: position, momentum: momentum) }
    self.position = position.flushed
    self.momentum = momentum.flushed
  }

  /// Throws for the first number that a flight cannot begin with.
  static func validate(position: Double, momentum: Double) throws(ScrollValueError) {
    try position.check(.finite, "position")
    try momentum.check(.finite, "momentum")
  }

  /// Carries the flight on by `time` seconds.
  ///
  /// - Precondition: `time` is finite and not negative, the limits are finite.
  public mutating func advance(
    by time: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal, bounces: Bool = true
  ) {
    time.require(.notNegative, "time")
    limits.require("limits")
    momentum = momentum.clamped(to: -rate.laws.topSpeed...rate.laws.topSpeed)
    // At a limit, momentum outwards is the pull's from the start: the next place may be the limit again, by rounding.
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

  /// `e^u` as UIKit has it: the start of the series where that is close, the function elsewhere.
  private static func exponential(_ u: Double) -> Double {
    u >= -0.5 ? 1 + u + u * u / 2 : Double.exp(u)
  }

  /// The offset's slope x′ at this moment, in points per second.
  ///
  /// - Precondition: the limits are finite.
  public func velocity(limits: ClosedRange<Double>, rate: DecelerationRate = .normal) -> Double {
    limits.require("limits")
    let distance = Law.distance(of: position, from: position.clamped(to: limits))
    return (rate.laws.reach * rate.laws.decay * momentum - Law.pullBack * distance).saturated.flushed
  }

  /// Where the content comes to rest in this very moment; nil while it moves on.
  ///
  /// Inside the limits it rests under 10 pt/s, where it is; past one under 10 pt/s and nearer than 0.5 pt, on the limit
  /// ([M], but for the speed past a limit, which is our choice, [O]; PHYSICS §3). From 4·10¹² pt out, a thousand
  /// roundings are more than 0.5 pt, from 4·10¹³ pt more than 10 pt: a tick's way may be lost in them, and they count as
  /// near, and as slow where they are the way of a second ([O]).
  ///
  /// - Precondition: the limits are finite.
  public func restingPlace(limits: ClosedRange<Double>) -> Double? {
    limits.require("limits")
    let limit = position.clamped(to: limits)
    let roundings = 0x1p10 * limit.ulp
    let isSlow = momentum.magnitude < Swift.max(Law.restingSpeed, roundings)
    let isNear = (position - limit).magnitude < Swift.max(Law.restingDistance, roundings)
    return isSlow && isNear ? limit : nil
  }
}

#if !hasFeature(Embedded)
  extension FlingStepper: Codable {}
#endif
