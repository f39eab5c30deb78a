/// In place of the library's, in the module of a list: a flight by UIKit's laws is none. There is no value of it.
@usableFromInline struct FlightCurve: ScrollCurve {
  private let none: Never

  init(from start: Double, momentum: Double, limits: ClosedRange<Double>, by laws: MotionLaws, bounces: Bool)
  {
    fatalError()
  }

  var start: Double { 0 }
  var startMomentum: Double { 0 }
  var inside: Double { 0 }
  var entryTime: Double { 0 }
  var exitTime: Double { 0 }
  var exitMomentum: Double { 0 }
  var first: Double { 0 }
  var second: Double { 0 }
  @usableFromInline var duration: Double { 0 }
  @usableFromInline var destination: Double { 0 }
  var isPower: Bool { false }
  var flight: AxisPlan.Flight {
    AxisPlan.Flight(start: 0, momentum: 0, meeting: nil, crosses: false, returns: false)
  }
  @usableFromInline var turningTimes: [Double] { [] }
  func motion(at time: Double) -> AxisState { .rest(at: 0) }
}
