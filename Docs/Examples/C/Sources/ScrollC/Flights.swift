// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// The numbers that many flights have in common.
private struct Setting {
  let limits: ClosedRange<Double>
  let bounces: Bool
  let grid: PixelGrid

  init(_ minimum: Double, _ maximum: Double, _ bounces: Int32, _ scale: Double) throws(Failure) {
    self.bounces = try flag(bounces)
    guard minimum.isFinite, maximum.isFinite, minimum <= maximum, scale.isFinite, scale > 0 else {
      throw .value
    }
    limits = minimum...maximum
    grid = PixelGrid(scale: scale)
  }
}

/// Throws unless all starts and momenta are finite.
private func requireFinite(
  _ starts: UnsafePointer<Double>, _ momenta: UnsafePointer<Double>, _ count: Int
) throws(Failure) {
  for index in 0..<count where !(starts[index].isFinite && momenta[index].isFinite) { throw .value }
}

@c @implementation
public func scroll_flights(
  _ count: Int32, _ starts: UnsafePointer<Double>!, _ momenta: UnsafePointer<Double>!, _ minimum: Double,
  _ maximum: Double, _ bounces: Int32, _ scale: Double, _ rate: Double,
  _ destinations: UnsafeMutablePointer<Double>!, _ durations: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    guard count >= 0 else { throw .index }
    let setting = try Setting(minimum, maximum, bounces, scale)
    guard rate > 0, rate < 1 else { throw .value }
    if count == 0 { return 0 }
    let (starts, momenta) = (try checked(starts), try checked(momenta))
    let (destinations, durations) = (try ifAny(destinations), try ifAny(durations))
    try requireFinite(starts, momenta, Int(count))
    let deceleration = DecelerationRate(rawValue: rate)
    for index in 0..<Int(count) {
      let plan = AxisPlan(
        from: starts[index], momentum: momenta[index], limits: setting.limits,
        flight: FlightLaw(deceleration),
        bounces: setting.bounces, pixelGrid: setting.grid)
      if let destinations { destinations[index] = plan.destination }
      if let durations { durations[index] = plan.duration }
    }
    return 0
  }
}
