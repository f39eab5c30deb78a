// In place of the library's, in the module of a list: all laws are UIKit's.
struct MotionLaws: Hashable, Sendable {
  var flight: FlightLaw
  var limit: LimitLaw

  @inline(__always) var rate: DecelerationRate? { flight.rate ?? .normal }
}

extension LimitLaw {
  @inline(__always) var clamps: Bool { false }
}
