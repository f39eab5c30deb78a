import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class ScrollBatchTests: XCTestCase {
  /// A flight of any kind, and how long it takes.
  private struct Flight {
    var start: Double
    var momentum: Double
    var limits: ClosedRange<Double>
    var launch: Double
    var bounces: Bool
    var plan: AxisPlan

    init(from generator: inout SplitMix64, rate: DecelerationRate) {
      let kind = generator.integer(in: 0...5)
      let length = kind == 0 ? 0 : generator.double(in: 0...2000)
      let low = generator.double(in: -500...500)
      limits = low...(low + length)
      start = kind == 1 ? limits.lowerBound : generator.double(in: (low - 400)...(low + length + 400))
      momentum = kind == 2 ? 0 : generator.double(in: -6000...6000)
      launch = kind == 3 ? generator.double(in: -2...2) : 0
      bounces = kind != 4
      if kind == 5 {
        let wide = generator.double(exponents: 900...1020).magnitude
        limits = -wide...wide
        start = generator.double(exponents: -1020...1020)
        momentum = generator.double(exponents: -1020...1020)
      }
      plan = AxisPlan(from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces)
    }
  }

  private static func batch(of flights: [Flight], rate: DecelerationRate) -> ScrollBatch {
    var batch = ScrollBatch(count: flights.count, rate: rate)
    for (index, flight) in flights.enumerated() {
      batch.launch(
        index, from: flight.start, momentum: flight.momentum, limits: flight.limits, at: flight.launch,
        bounces: flight.bounces)
    }
    return batch
  }

  /// Law: every flight of a batch has the bits of its plan, at every time: its parts, its crossings and its rest.
  ///
  /// Catches: in `FlightLanes`, a product taken in another order.
  func testEveryFlightHasTheBitsOfItsPlan() {
    #if DEBUG
      let (flightCount, timeCount) = (250, 8)
    #else
      let (flightCount, timeCount) = (25_000, 40)
    #endif
    var generator = SplitMix64(seed: 1)
    var compared = (inside: 0, outside: 0, resting: 0)
    for rate in [DecelerationRate.normal, .fast, DecelerationRate(rawValue: 0.9)] {
      let flights = (0..<(flightCount / 3 + 1)).map { _ in Flight(from: &generator, rate: rate) }
      let batch = Self.batch(of: flights, rate: rate)
      var states = ScrollBatch.States()
      for step in 0..<timeCount {
        // One in a few steps is at a time at which some flight crosses a limit or comes to rest.
        let flight = generator.pick(flights)
        var time = step == 0 ? 0 : generator.double(in: 0...4)
        if step % 4 == 1 { time = flight.launch + flight.plan.duration }
        if step % 4 == 2, case .fling(let fling) = flight.plan.curve {
          time = flight.launch + (fling.entryTime < 1e9 ? fling.entryTime : 0)
        }
        if step % 4 == 3, case .fling(let fling) = flight.plan.curve {
          time = flight.launch + (fling.exitTime < 1e9 ? fling.exitTime : 0)
        }
        batch.evaluate(0..<batch.count, at: time, into: &states)
        for (index, flight) in flights.enumerated() {
          let expected = flight.plan.state(at: time - flight.launch)
          let limit = expected.position.clamped(to: flight.limits)
          if time - flight.launch >= flight.plan.duration {
            compared.resting += 1
          } else if expected.position == limit {
            compared.inside += 1
          } else {
            compared.outside += 1
          }
          guard states.positions[index].bitPattern == expected.position.bitPattern,
            states.velocities[index].bitPattern == expected.velocity.bitPattern
          else {
            XCTFail("\(flight) at \(time): \(states.positions[index]), but the plan has \(expected)")
            return
          }
        }
      }
    }
    let total = compared.inside + compared.outside + compared.resting
    XCTAssertGreaterThanOrEqual(total, flightCount * timeCount)
    XCTAssertGreaterThan(compared.inside, total / 10)
    XCTAssertGreaterThan(compared.outside, total / 20)
    XCTAssertGreaterThan(compared.resting, total / 10)
  }

  /// Law: the division of a batch into ranges changes no bit.
  ///
  /// Catches: in `ScrollBatch.evaluate(_:at:into:)`, a last group that is written beyond the range, or read
  /// from its beginning.
  func testRangesChangeNothing() {
    var generator = SplitMix64(seed: 2)
    let flights = (0..<37).map { _ in Flight(from: &generator, rate: .normal) }
    let batch = Self.batch(of: flights, rate: .normal)
    var whole = ScrollBatch.States()
    var part = ScrollBatch.States()
    batch.evaluate(0..<37, at: 0.25, into: &whole)
    for lower in 0...37 {
      for upper in lower...37 {
        batch.evaluate(lower..<upper, at: 0.25, into: &part)
        XCTAssertEqual(part.positions, Array(whole.positions[lower..<upper]))
        XCTAssertEqual(part.velocities, Array(whole.velocities[lower..<upper]))
      }
    }
  }

  /// Law: the state of a single flight has the bits of its plan, including the momentum, at its crossings and its rest
  /// and next to them.
  ///
  /// Catches: `>` for `>=` at a crossing, and a lane other than the first.
  func testOneFlightByItself() {
    var generator = SplitMix64(seed: 3)
    let flights = (0..<2000).map { _ in Flight(from: &generator, rate: .fast) }
    let batch = Self.batch(of: flights, rate: .fast)
    for (index, flight) in flights.enumerated() {
      guard case .fling(let fling) = flight.plan.curve else { return XCTFail("no fling") }
      let moments = [fling.entryTime, fling.exitTime, fling.duration].filter { $0 < 1e9 }
      let times = moments.flatMap { [$0.nextDown, $0, $0.nextUp] }.map { flight.launch + $0 }
      for time in [-1, 0, 0.1, 0.5, 9.0] + times {
        XCTAssertEqual(batch.state(of: index, at: time), flight.plan.state(at: time - flight.launch))
      }
      XCTAssertEqual(batch.destination(of: index), flight.plan.destination)
      XCTAssertEqual(batch.endTime(of: index), flight.launch + flight.plan.duration)
    }
  }

  func testNoneAndRest() {
    var states = ScrollBatch.States()
    ScrollBatch(count: 0).evaluate(0..<0, at: 1, into: &states)
    XCTAssertEqual(states.positions, [])
    ScrollBatch(count: 2).evaluate(0..<2, at: 1, into: &states)
    XCTAssertEqual(states.positions, [0, 0])
    XCTAssertEqual(states.velocities, [0, 0])
  }

  /// The batch's example, and a mirrored one.
  func testExample() {
    var batch = ScrollBatch(count: 3)
    for (index, momentum) in [1000.0, -1000, 3000].enumerated() {
      batch.launch(index, from: 0, momentum: momentum, limits: -5000...5000)
    }
    var states = ScrollBatch.States()
    batch.evaluate(0..<3, at: 1, into: &states)
    XCTAssertEqual(
      states.positions[0], AxisPlan(from: 0, momentum: 1000, limits: -5000...5000).position(at: 1))
    XCTAssertEqual(states.positions[1], -states.positions[0])
  }
}
