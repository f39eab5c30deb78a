// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

/// A batch in memory, with the storage that its evaluation reuses.
struct BatchBox {
  var batch: ScrollBatch
  var states = ScrollBatch.States()
}

extension Slot {
  var batch: UnsafeMutablePointer<BatchBox> {
    get throws(Failure) {
      #if LISTS
        throw .kind
      #else
        guard kind == .batch, let object else { throw .kind }
        return object.assumingMemoryBound(to: BatchBox.self)
      #endif
    }
  }
}

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

@c @implementation
public func scroll_create_batch(_ count: Int32, _ rate: Double) -> Int32 {
  result { () throws(Failure) in
    guard count >= 0, count <= 1 << 24 else { throw .index }
    try valid { () throws(ScrollValueError) in try DecelerationRate.validate(rawValue: rate) }
    // A flight takes 88 bytes, and 16 more where the states are kept.
    return try insert(
      BatchBox(batch: ScrollBatch(count: Int(count), rate: DecelerationRate(rawValue: rate))), .batch,
      allocating: (Int(count) + 8) * 104)
  }
}

@c @implementation
public func scroll_launch(
  _ batch: Int32, _ first: Int32, _ count: Int32, _ starts: UnsafePointer<Double>!,
  _ momenta: UnsafePointer<Double>!, _ minimum: Double, _ maximum: Double, _ bounces: Int32, _ scale: Double,
  _ time: Double
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(batch).batch
    guard first >= 0, count >= 0, Int(first) + Int(count) <= box.pointee.batch.count else { throw .index }
    let setting = try Setting(minimum, maximum, bounces, scale)
    guard time.isFinite else { throw .value }
    if count == 0 { return 0 }
    let (starts, momenta) = (try checked(starts), try checked(momenta))
    try requireFinite(starts, momenta, Int(count))
    for index in 0..<Int(count) {
      box.pointee.batch.launch(
        Int(first) + index, from: starts[index], momentum: momenta[index], limits: setting.limits, at: time,
        bounces: setting.bounces, pixelGrid: setting.grid)
    }
    return 0
  }
}

@c @implementation
public func scroll_evaluate(
  _ batch: Int32, _ first: Int32, _ count: Int32, _ time: Double, _ positions: UnsafeMutablePointer<Double>!,
  _ velocities: UnsafeMutablePointer<Double>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(batch).batch
    guard first >= 0, count >= 0, Int(first) + Int(count) <= box.pointee.batch.count else { throw .index }
    guard time.isFinite else { throw .value }
    let (positions, velocities) = (try ifAny(positions), try ifAny(velocities))
    let range = Int(first)..<Int(first) + Int(count)
    box.pointee.batch.evaluate(range, at: time, into: &box.pointee.states)
    copy(box.pointee.states.positions, to: positions)
    copy(box.pointee.states.velocities, to: velocities)
    return 0
  }
}

private func copy(_ numbers: [Double], to target: UnsafeMutablePointer<Double>?) {
  guard let target else { return }
  numbers.withUnsafeBufferPointer { numbers in
    if let source = numbers.baseAddress { target.update(from: source, count: numbers.count) }
  }
}

@c @implementation
public func scroll_flight(
  _ batch: Int32, _ index: Int32, _ time: Double, _ flight: UnsafeMutablePointer<scroll_flight_state>!
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(batch).batch
    guard index >= 0, index < box.pointee.batch.count else { throw .index }
    guard time.isFinite else { throw .value }
    let state = box.pointee.batch.state(of: Int(index), at: time)
    try checked(flight).pointee = scroll_flight_state(
      position: state.position, velocity: state.velocity, momentum: state.momentum,
      destination: box.pointee.batch.destination(of: Int(index)),
      end: box.pointee.batch.endTime(of: Int(index)))
    return 0
  }
}

// MARK: - Flights

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
        from: starts[index], momentum: momenta[index], limits: setting.limits, rate: deceleration,
        bounces: setting.bounces, pixelGrid: setting.grid)
      if let destinations { destinations[index] = plan.destination }
      if let durations { durations[index] = plan.duration }
    }
    return 0
  }
}
