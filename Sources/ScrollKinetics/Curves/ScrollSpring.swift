import ScrollGeometry

/// A damped harmonic oscillator: how strongly it pulls towards its target, and how soon it stops swinging.
///
///     x″ = −ω²·(x − target) − 2·ζ·ω·x′
///
/// The same spring can be given as an engineer, a designer or SwiftUI's `Spring` gives it:
///
///     ScrollSpring(mass: 1, stiffness: 100, damping: 20)      // ω = √(k/m), ζ = c/(2·√(k·m))
///     ScrollSpring(dampingRatio: 1, response: 0.6)            // ω = 2π/response
///     ScrollSpring(duration: 0.6, bounce: 0)                  // ζ = 1 − bounce, or 1/(1 + bounce) below 0
///
/// Underdamped (ζ < 1) it swings past the target, critically damped (ζ = 1) it arrives soonest without,
/// overdamped (ζ > 1) it creeps.
public struct ScrollSpring: Hashable, Sendable {
  /// ω, in radians per second: what the spring would swing with if nothing damped it.
  public let angularFrequency: Double
  /// ζ: 1 is critical.
  public let dampingRatio: Double
  /// ω₁ = ω·√|1 − ζ²|: the frequency of the damped swing, or half the difference of the two decays.
  let swing: Double
  /// σ, the decay of the slowest part: ζω, or ω²/(ζω + ω₁) where that creeps.
  let decay: Double

  /// The spring of angular frequency ω, in radians per second, and damping ratio ζ.
  ///
  /// - Precondition: both are finite and more than zero; `validate` asks first.
  public init(angularFrequency: Double, dampingRatio: Double = 1) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
    }
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    let (omega, zeta) = (angularFrequency, dampingRatio)
    swing = (omega * Double.squareRoot(((1 - zeta) * (1 + zeta)).saturated.magnitude)).saturated
    decay = zeta > 1 ? omega * (omega / (zeta * omega + swing).saturated) : zeta * omega
  }

  /// The spring of a body: mass, stiffness and damping, in units that fit each other.
  ///
  /// - Precondition: all are finite and more than zero.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(mass: mass, stiffness: stiffness, damping: damping)
    }
    let (rootOfStiffness, rootOfMass) = (Double.squareRoot(stiffness), Double.squareRoot(mass))
    let tiny = Double.leastNormalMagnitude
    self.init(
      angularFrequency: Swift.max(tiny, (rootOfStiffness / rootOfMass).saturated),
      dampingRatio: Swift.max(tiny, (damping / rootOfStiffness / rootOfMass / 2).saturated))
  }

  /// The spring of damping ratio ζ and the given response, the period of its undamped swing, in seconds.
  ///
  /// - Precondition: both are finite and more than zero.
  public init(dampingRatio: Double, response: Double) {
    requireValid { () throws(ScrollValueError) in try Self.validate(response: response) }
    self.init(angularFrequency: (2 * Double.pi / response).saturated, dampingRatio: dampingRatio)
  }

  /// The spring of the given perceptual duration, in seconds, and bounce, from −1 (excluded: creeps for ever) to 1
  /// (excluded: swings for ever); 0 is critical.
  ///
  /// - Precondition: the duration is finite and more than zero, the bounce more than −1 and less than 1.
  /// - Source: the mapping of SwiftUI's `Spring` ([A]).
  public init(duration: Double, bounce: Double) {
    requireValid { () throws(ScrollValueError) in try Self.validate(duration: duration, bounce: bounce) }
    self.init(dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: duration)
  }

  /// The spring that brings a scroll view to its top: critically damped, response 0.6 s ([P], PHYSICS §7).
  public static let scrollToTop = ScrollSpring(dampingRatio: 1, response: 0.6)
}

// MARK: - Validation

extension ScrollSpring {
  /// Throws for the first number that a spring cannot be made of, naming its field. Pass what is to be checked.
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
  extension ScrollSpring: Codable {}
#endif
