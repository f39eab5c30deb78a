import ScrollGeometry

/// The law by which content without a finger slows down inside its limits: one of two families.
///
///     exponential     x(t) = x0 + v0·S·(1 − e^(−at))             v(t) = v0·e^(−at)           until |v| = the resting speed
///     power           x(t) = x0 + v0·T/k·(1 − (1 − t/T)^k)       v(t) = v0·(1 − t/T)^(k−1)   T = (|v0|/V)^(1/(k−1)) s
///
/// Each is a semigroup: a flight planned anew from its offset and momentum continues as before.
///
///     AxisPlan(from: 0, momentum: 1000, limits: 0...5000, flight: .constantDeceleration(2000)).destination      // 250.0
///
/// All numbers must be finite and, but where a range is given, more than zero.
public struct FlightLaw: Hashable, Sendable {
  package enum Form: Hashable, Sendable, Codable {
    case uiKit(rate: DecelerationRate)
    case exponential(decay: Double, reach: Double, restingSpeed: Double)
    case power(exponent: Double, reference: Double)

    package func validate() throws(ScrollValueError) {
      switch self {
      case .uiKit: break
      case .exponential(let decay, let reach, let speed):
        try decay.check(.positive, "decay")
        try reach.check(.positive, "reach")
        try speed.check(.positive, "restingSpeed")
      case .power(let exponent, let reference):
        try (exponent - 1).check(.positive, "exponent - 1")
        try reference.check(.positive, "reference")
      }
    }
  }

  package let form: Form

  /// UIKit's law at the rate `normal`.
  public static let uiKit = FlightLaw(.normal)

  /// Creates UIKit's law at a rate: an exponential with a = −1000·ln r, S = r/(1 − r)/1000 and a resting speed of 10.
  public init(_ rate: DecelerationRate) { form = .uiKit(rate: rate) }

  package init(_ form: Form) {
    requireValid(try form.validate())
    self.form = form
  }

  /// Returns an exponential law with a per second, S in seconds, by default 1/a, and the resting speed in points per second.
  public static func exponential(decay: Double, reach: Double? = nil, restingSpeed: Double) -> FlightLaw {
    FlightLaw(.exponential(decay: decay, reach: reach ?? (1 / decay).saturated, restingSpeed: restingSpeed))
  }

  /// Returns a power law with the exponent k, more than 1, and V, the speed in points per second whose flight takes one second.
  public static func power(exponent: Double, reference: Double) -> FlightLaw {
    FlightLaw(.power(exponent: exponent, reference: reference))
  }

  /// Returns the law of constant deceleration, in points per second squared: the power law with k = 2.
  public static func constantDeceleration(_ deceleration: Double) -> FlightLaw {
    power(exponent: 2, reference: deceleration)
  }

  /// Returns the law of a loop that multiplies the velocity by `friction`, f, between 0 and 1, in each of F frames a second.
  ///
  ///     v *= f;  x += v / F         a = −F·ln f,  S = f / (1 − f) / F          as UIKit's, with F = 1000
  ///     x += v / F;  v *= f         a = −F·ln f,  S = 1 / (1 − f) / F          if `movesFirst`
  ///
  /// The content is where the loop shows it at each of its frames, and moves between them, too.
  public static func friction(
    perFrame friction: Double, framesPerSecond: Double, restingSpeed: Double, movesFirst: Bool = false
  ) -> FlightLaw {
    friction.require(.strictlyBetween(0, 1), "friction")
    framesPerSecond.require(.positive, "framesPerSecond")
    return exponential(
      decay: -framesPerSecond * Double.log(friction),
      reach: (movesFirst ? 1 : friction) / (1 - friction) / framesPerSecond, restingSpeed: restingSpeed)
  }

  /// UIKit's rate; nil for any other law.
  public var rate: DecelerationRate? { if case .uiKit(let rate) = form { rate } else { nil } }

  /// The decay, the reach and the momentum at which content rests, of an exponential law; nil for a power law.
  var exponential: (decay: Double, reach: Double, restingSpeed: Double)? {
    switch form {
    case .uiKit(let rate): (rate.laws.decay, rate.laws.reach, Law.restingSpeed)
    case .exponential(let decay, let reach, let speed): (decay, Swift.max(0x1p-1000, reach), speed)
    case .power: nil
    }
  }
}

#if !hasFeature(Embedded)
  extension FlightLaw: CodableByParts {
    package init(parts: Form) throws {
      try parts.validate()
      form = parts
    }

    package var parts: Form { form }
  }
#endif
