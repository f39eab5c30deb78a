/// The laws of a motion that leads to no chosen target.
struct MotionLaws: Hashable, Sendable {
  var flight: FlightLaw
  var limit: LimitLaw

  /// The rate of UIKit's laws, whatever the rubber band; nil for others.
  @inline(__always) var rate: DecelerationRate? {
    if case .bounce(Law.pullBack, _) = limit.form { flight.rate } else { nil }
  }
}

extension LimitLaw {
  /// Whether content stops at the limit.
  var clamps: Bool { if case .clamp = form { true } else { false } }
}
