@testable import ScrollKinetics

/// The distance of two numbers in units in the last place of `scale`: for results that were rounded at that size.
func ulps(_ a: Double, _ b: Double, at scale: Double) -> Double {
  a == b ? 0 : (a - b).magnitude / scale.magnitude.ulp
}

extension Double {
  /// Whether the number may be stored: finite, not −0 and not subnormal.
  var isClean: Bool { isNormal || (isZero && sign == .plus) }

  /// The negated number, but +0 for zero: the mirrored value.
  var mirrored: Double { 0 - self }
}

extension AxisState {
  var mirrored: AxisState {
    AxisState(position: position.mirrored, velocity: velocity.mirrored, momentum: momentum.mirrored)
  }

  var isClean: Bool { position.isClean && velocity.isClean && momentum.isClean }
}

extension ScrollCurve {
  /// Times from before the start to long after the end, the neighbours of both included.
  var tellingTimes: [Double] {
    [-1, -0.0, 0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1e-3, 1.0 / 60, 0.1, 1, 60]
      + [duration / 3, duration / 2, duration.nextDown, duration, duration.nextUp, 2 * duration]
      + [1e300, .greatestFiniteMagnitude, .infinity]
  }

  /// Returns how the curve breaks the laws of all curves: invalid numbers, or a state after the end that is not rest.
  var fault: String? {
    guard duration >= 0, duration <= 3600, duration.isClean else { return "lasts \(duration)" }
    guard destination.isClean else { return "ends at \(destination)" }
    for time in tellingTimes {
      let state = state(at: time)
      guard state.isClean else { return "is \(state) at \(time)" }
      if time >= duration && state != .rest(at: destination) {
        return "is \(state) at \(time), after its end"
      }
      if time < 0 && state != self.state(at: 0) { return "moves before its start" }
    }
    return nil
  }

  /// Returns the first test time at which the curve is not the exact mirror image of another.
  func fault(asMirrorOf other: some ScrollCurve) -> String? {
    guard duration == other.duration else { return "lasts \(duration), mirrored \(other.duration)" }
    guard destination == other.destination.mirrored else {
      return "ends at \(destination), mirrored \(other.destination)"
    }
    for time in tellingTimes where state(at: time) != other.state(at: time).mirrored {
      return "is \(state(at: time)) at \(time), mirrored \(other.state(at: time))"
    }
    return nil
  }

  /// The slope at `time`, from four positions around it: exact to the fourth power of `step`.
  func measuredSlope(at time: Double, step: Double) -> Double {
    func difference(_ step: Double) -> Double {
      (position(at: time + step) - position(at: time - step)) / (2 * step)
    }
    return (4 * difference(step) - difference(2 * step)) / 3
  }

  /// The first time in an interval at which `condition` holds of the state, to the last bit, given that it holds at
  /// the end and does not at the start.
  func firstTime(in interval: ClosedRange<Double>, where condition: (AxisState) -> Bool) -> Double {
    var (early, late) = (interval.lowerBound, interval.upperBound)
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if condition(state(at: middle)) { late = middle } else { early = middle }
    }
  }
}

extension FlingCurve {
  init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal,
    bounces: Bool = true
  ) { self.init(from: start, momentum: momentum, limits: limits, laws: rate.laws, bounces: bounces) }

  /// A flick that meets no limit: law 1 alone.
  static func withoutLimits(from start: Double, momentum: Double, rate: DecelerationRate = .normal)
    -> FlingCurve
  {
    let farthest = Double.greatestFiniteMagnitude
    return FlingCurve(from: start, momentum: momentum, limits: -farthest...farthest, rate: rate)
  }

  /// The motion about one limit: law 2 alone, since nothing lies between limits that coincide.
  static func pastLimit(
    from start: Double, momentum: Double, limit: Double, rate: DecelerationRate = .normal
  ) -> FlingCurve { FlingCurve(from: start, momentum: momentum, limits: limit...limit, rate: rate) }

  /// The time and the offset at which the content turns back past a limit; nil where it only returns to the limit.
  var peak: (time: Double, position: Double)? { turningTimes.last.map { ($0, position(at: $0)) } }
}

/// The largest and smallest doubles, and ordinary ones.
let extremes: [Double] = {
  let magnitudes = [
    .leastNonzeroMagnitude, 1e-308, 1e-300, 0.1, 1000, 1e22, 1e160, 0x1p1020, 1e308, .greatestFiniteMagnitude,
  ]
  return [0, -0.0] + magnitudes + magnitudes.map { -$0 }
}()

/// Rates at the ends of 0 < r < 1, and UIKit's two.
let extremeRates = [.leastNonzeroMagnitude, 1e-300, 0.5, 0.99, 0.998, 1 - 1e-9, 1 - 0x1p-53].map(
  { DecelerationRate(rawValue: $0) })

struct FlightCase {
  var start: Double
  var momentum: Double
  var lower: Double
  var upper: Double
  var r: Double

  var rate: DecelerationRate { DecelerationRate(rawValue: r) }

  var curve: FlingCurve { curve(bounces: true) }

  func curve(bounces: Bool) -> FlingCurve {
    FlingCurve(
      from: start, momentum: momentum, limits: lower...upper, rate: DecelerationRate(rawValue: r),
      bounces: bounces)
  }

  var mirrored: FlightCase {
    FlightCase(start: -start, momentum: -momentum, lower: -upper, upper: -lower, r: r)
  }

  /// The size at which the positions of the flight are rounded.
  var scale: Double {
    [1, start.magnitude, lower.magnitude, upper.magnitude, momentum.magnitude * r / (1 - r) / 1000].max()!
  }
}

extension SplitMix64 {
  /// UIKit's two rates, and others between `slowest` and 0.9.
  mutating func rate(upTo slowest: Double = 0.9995) -> Double {
    happens(onceIn: 2) ? pick([0.998, 0.99]) : double(in: 0.9...slowest)
  }

  /// The speed of a flick, a small speed, zero, or one near the resting speed.
  mutating func momentum() -> Double {
    happens(onceIn: 6)
      ? pick([0, 10, -10, 10.0.nextUp, -10.0.nextUp, 10.0.nextDown, 250]) : double(exponents: -2...13)
  }

  mutating func inwardRelease(upTo slowest: Double = 0.9995) -> FlightCase {
    let (lower, width) = (double(in: -500...500), double(in: 1...1500))
    let flight = FlightCase(
      start: lower - double(in: 0.01...150), momentum: double(in: 0...8000), lower: lower,
      upper: lower + width, r: rate(upTo: slowest))
    return happens(onceIn: 2) ? flight : flight.mirrored
  }

  /// A flight from inside its limits, from an edge, from next to an edge, or from past it.
  mutating func flight(upTo slowest: Double = 0.9995) -> FlightCase {
    if happens(onceIn: 5) { return inwardRelease(upTo: slowest) }
    let lower = happens(onceIn: 4) ? 0 : double(in: -5000...5000)
    let upper = happens(onceIn: 6) ? lower : lower + double(exponents: 0...12).magnitude
    let start: Double =
      switch integer(in: 0...4) {
      case 0: pick([lower, upper])
      case 1: pick([lower.nextDown, lower.nextUp, upper.nextDown, upper.nextUp])
      case 2: lower - double(exponents: -3...9).magnitude
      case 3: upper + double(exponents: -3...9).magnitude
      default: double(in: lower...upper)
      }
    return FlightCase(start: start, momentum: momentum(), lower: lower, upper: upper, r: rate(upTo: slowest))
  }
}

extension FlightLaw {
  static func drawn(_ generator: inout SplitMix64) -> FlightLaw {
    switch generator.integer(in: 0...3) {
    case 0: Scroller.Preset.allCases[generator.integer(in: 0...7)].physics.flight
    case 1:
      .exponential(
        decay: generator.double(in: 0.5...10), reach: generator.double(in: 0.05...1),
        restingSpeed: generator.double(in: 0.1...40))
    case 2: .constantDeceleration(generator.double(in: 200...4000))
    default: .power(exponent: generator.double(in: 1.3...5), reference: generator.double(in: 200...5000))
    }
  }
}

extension LimitLaw {
  static let ofAnyForm: [LimitLaw] = [
    .uiKit, .bounce(pullBack: 6, bandConstant: 0.3), .spring(pullBack: 10, greatest: 100), .clamp,
    .clamp(stretching: ScrollSpring(angularFrequency: 24.657, dampingRatio: 0.98)),
  ]
}

extension ScrollCurve {
  /// Returns the slope x′ of the offset `time` seconds after the start, in points per second.
  func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the state v of the law `time` seconds after the start, in points per second.
  func momentum(at time: Double) -> Double { state(at: time).momentum }
}
