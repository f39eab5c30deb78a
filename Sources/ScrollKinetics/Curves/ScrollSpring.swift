import ScrollGeometry

/// A damped harmonic oscillator: its strength and its damping.
///
///     x″ = −ω²·(x − target) − 2·ζ·ω·x′
///
/// The parameters can be given in the three usual forms:
///
///     ScrollSpring(mass: 1, stiffness: 100, damping: 20)      // ω = √(k/m), ζ = c/(2·√(k·m))
///     ScrollSpring(dampingRatio: 1, response: 0.6)            // ω = 2π/response
///     ScrollSpring(duration: 0.6, bounce: 0)                  // ζ = 1 − bounce, or 1/(1 + bounce) below 0
///
/// An underdamped spring (ζ < 1) oscillates about its target. A critically damped one (ζ = 1) arrives as soon as is
/// possible without oscillating. An overdamped one (ζ > 1) arrives more slowly.
public struct ScrollSpring: Hashable, Sendable {
  /// ω, in radians per second: the frequency of the undamped oscillation.
  public let angularFrequency: Double
  /// ζ: 1 for critical damping.
  public let dampingRatio: Double
  /// ω₁ = ω·√|1 − ζ²|: the frequency of the damped oscillation; for ζ > 1 half the difference of the two decay rates.
  let swing: Double
  /// σ, the decay rate of the slowest part: ζω; for ζ > 1 ω²/(ζω + ω₁).
  let decay: Double

  /// Creates the spring with the angular frequency ω, in radians per second, and the damping ratio ζ.
  ///
  /// - Precondition: both are finite and more than zero; `validate` checks that.
  public init(
    angularFrequency: Double, dampingRatio: Double = 1, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(angularFrequency: angularFrequency, dampingRatio: dampingRatio), file, line)
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    let (omega, zeta) = (angularFrequency, dampingRatio)
    swing = (omega * Double.squareRoot(((1 - zeta) * (1 + zeta)).saturated.magnitude)).saturated
    decay = zeta > 1 ? omega * (omega / (zeta * omega + swing).saturated) : zeta * omega
  }

  /// Creates the spring with the given mass, stiffness and damping, in consistent units.
  ///
  /// - Precondition: all are finite and more than zero.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(mass: mass, stiffness: stiffness, damping: damping), file, line)
    let (rootOfStiffness, rootOfMass) = (Double.squareRoot(stiffness), Double.squareRoot(mass))
    let tiny = Double.leastNormalMagnitude
    self.init(
      angularFrequency: Swift.max(tiny, (rootOfStiffness / rootOfMass).saturated),
      dampingRatio: Swift.max(tiny, (damping / rootOfStiffness / rootOfMass / 2).saturated))
  }

  /// Creates the spring with the damping ratio ζ and the response, the period of the undamped oscillation in seconds.
  ///
  /// - Precondition: both are finite and more than zero.
  public init(dampingRatio: Double, response: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    requireValid(try Self.validate(response: response), file, line)
    self.init(
      angularFrequency: (2 * Double.pi / response).saturated, dampingRatio: dampingRatio, file: file,
      line: line)
  }

  /// Creates the spring with the given perceptual duration, in seconds, and bounce.
  ///
  /// The bounce is between −1 and 1: 0 gives critical damping, positive numbers less and negative numbers more damping.
  ///
  /// - Precondition: the duration is finite and more than zero, and the bounce is more than −1 and less than 1.
  /// - Source: the mapping of SwiftUI's `Spring` ([A]).
  public init(duration: Double, bounce: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    requireValid(try Self.validate(duration: duration, bounce: bounce), file, line)
    self.init(dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: duration)
  }

  /// The spring that scrolls a scroll view to its top: critically damped, with a response of 0.6 s ([P], PHYSICS §7).
  public static let scrollToTop = ScrollSpring(dampingRatio: 1, response: 0.6)

  /// What the law of a spring has in common for all starts: e^(−σt), c, g and the derivatives of both, as in ``SpringCurve``.
  struct Functions { let left, c, g, dc, dg: Double }

  @inline(__always) func functions(at time: Double) -> Functions {
    let left = Double.exp(-decay * time)
    guard swing > 0 else { return Functions(left: left, c: 1, g: time, dc: 0, dg: 1) }
    if dampingRatio < 1 {
      let (sine, cosine) = Double.sinCos((swing * time).saturated)
      return Functions(left: left, c: cosine, g: sine / swing, dc: -swing * sine, dg: cosine)
    }
    let (fast, lost) = Double.exponentials(-2 * swing * time)
    return Functions(left: left, c: 1, g: -lost / (2 * swing), dc: 0, dg: fast)
  }

  /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
  public static func validate(
    angularFrequency: Double = 1, dampingRatio: Double = 1, mass: Double = 1, stiffness: Double = 1,
    damping: Double = 1, response: Double = 1, duration: Double = 1, bounce: Double = 0
  ) throws(ScrollValueError) {
    try angularFrequency.check(.positive, "angularFrequency")
    try dampingRatio.check(.positive, "dampingRatio")
    try mass.check(.positive, "mass")
    try stiffness.check(.positive, "stiffness")
    try damping.check(.positive, "damping")
    try response.check(.positive, "response")
    try duration.check(.positive, "duration")
    try bounce.check(.strictlyBetween(-1, 1), "bounce")
  }
}

#if !hasFeature(Embedded)
  extension ScrollSpring: DecodableByHand {
    private enum CodingKeys: String, CodingKey { case angularFrequency, dampingRatio }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(angularFrequency: values[.angularFrequency], dampingRatio: values[.dampingRatio])
      try self.init(angularFrequency: values[.angularFrequency], dampingRatio: values[.dampingRatio])
    }
  }
#endif
