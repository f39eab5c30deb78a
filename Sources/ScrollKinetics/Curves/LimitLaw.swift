import ScrollGeometry

/// What a limit does to content that a finger or a flight moves against it.
///
///     bounce      d(t) = e^(−βt)·(d0 + w·(1 − e^(−at))/a)     a of the flight's law; of a power law that of the rate `normal`
///     spring      d(t) = e^(−βt)·(d0 + (v0 + β·d0)·t)         a critically damped spring
///     clamp       the content stops at the limit
///
/// with d the distance past the limit, and w the slope at the crossing. All numbers must be finite and more than zero. Content
/// whose ``/ScrollGeometry/Viewport`` does not bounce stops, whatever the law.
public struct LimitLaw: Hashable, Sendable {
  package enum Form: Hashable, Sendable, Codable {
    /// Without a constant of its own the band is that of the source.
    case bounce(pullBack: Double, bandConstant: Double?)
    case spring(pullBack: Double, greatest: Double)
    /// Without a frequency, 0, nothing is stretched.
    case clamp(frequency: Double, dampingRatio: Double)

    package func validate() throws(ScrollValueError) {
      switch self {
      case .bounce(let pullBack, let constant):
        try pullBack.check(.positive, "pullBack")
        try constant?.check(.positive, "bandConstant")
      case .spring(let pullBack, let greatest):
        try pullBack.check(.positive, "pullBack")
        try greatest.check(.positive, "greatest")
      case .clamp(0, 0): break
      case .clamp(let frequency, let ratio):
        try ScrollSpring.validate(angularFrequency: frequency, dampingRatio: ratio)
      }
    }
  }

  package let form: Form

  package init(_ form: Form) {
    requireValid(try form.validate())
    self.form = form
  }

  /// UIKit's law: a bounce with β = 10.05 per second ([M], PHYSICS §2) and the source's rubber band.
  public static let uiKit = LimitLaw.bounce()
  /// The law of content that stops at the limit.
  public static let clamp = LimitLaw(.clamp(frequency: 0, dampingRatio: 0))

  /// Returns the law of content that stops at the limit, and is drawn with the ``Scroller/stretch`` that `spring` brings back.
  public static func clamp(stretching spring: ScrollSpring) -> LimitLaw {
    LimitLaw(.clamp(frequency: spring.angularFrequency, dampingRatio: spring.dampingRatio))
  }

  /// Returns UIKit's law with another β, per second, and another constant of a drag's rubber band; by default that of the
  /// ``Scroller/Physics/source``.
  public static func bounce(pullBack: Double = 10.05, bandConstant: Double? = nil) -> LimitLaw {
    LimitLaw(.bounce(pullBack: pullBack, bandConstant: bandConstant))
  }

  /// Returns the law of content that a critically damped spring pulls back, with β per second.
  ///
  /// A flight peaks at most g, the `greatest` distance in points, past the limit. Its speed is limited to e·β·g where it crosses the
  /// limit, and past the limit, where it is let go, to the speed that peaks at g. A drag shows d·g/(g + d) of a pull d ([O]).
  public static func spring(pullBack: Double, greatest: Double) -> LimitLaw {
    LimitLaw(.spring(pullBack: pullBack, greatest: greatest))
  }

  /// Whether content stops at the limit.
  var clamps: Bool { if case .clamp = form { true } else { false } }

  /// The spring that brings a stretch back; nil where nothing is stretched.
  public var stretch: ScrollSpring? {
    guard case .clamp(let frequency, let ratio) = form, frequency > 0 else { return nil }
    return ScrollSpring(angularFrequency: frequency, dampingRatio: ratio)
  }
}

/// The laws of a motion that leads to no chosen target.
struct MotionLaws: Hashable, Sendable {
  var flight: FlightLaw
  var limit: LimitLaw

  /// The rate of UIKit's laws, whatever the rubber band; nil for others.
  @inline(__always) var rate: DecelerationRate? {
    if case .bounce(Law.pullBack, _) = limit.form { flight.rate } else { nil }
  }
}

#if !hasFeature(Embedded)
  extension LimitLaw: CodableByParts {
    package init(parts: Form) throws {
      try parts.validate()
      form = parts
    }

    package var parts: Form { form }
  }
#endif
