import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// The motion to a target that was chosen in mid-flight: `SpringCurve(arrivingFrom:velocity:at:within:restDistance:)`.
final class SpringCurveArrivingTests: XCTestCase {
  /// A flight to be retargeted.
  private struct Change {
    var start: Double
    var velocity: Double
    var target: Double
    var time: Double
    var rest: Double

    var curve: SpringCurve {
      SpringCurve(arrivingFrom: start, velocity: velocity, at: target, within: time, restDistance: rest)
    }
    var mirrored: Change {
      Change(start: -start, velocity: -velocity, target: -target, time: time, rest: rest)
    }
    /// How fast the content moves towards the target.
    var approach: Double {
      target == start ? -velocity.magnitude : target > start ? velocity : -velocity
    }
  }

  private static func change(_ generator: inout SplitMix64) -> Change {
    let start = generator.double(in: -5000...5000)
    let target =
      generator.happens(onceIn: 6)
      ? generator.pick([start, start.nextUp, start + 0.2, start - 1])
      : start + generator.double(exponents: -3...12)
    return Change(
      start: start, velocity: generator.happens(onceIn: 5) ? 0 : generator.double(exponents: -2...13),
      target: target, time: generator.double(in: 0.05...3),
      rest: generator.pick([0.25, 0.125, 0.25 / 3, 0.01]))
  }

  /// Times from the start to the end, denser towards both.
  private static func times(of curve: SpringCurve) -> [Double] {
    (0...300).map { step in
      let part = Double(step) / 300
      return curve.duration * part * part * (3 - 2 * part)
    }
  }

  // PHYSICS §9: continuous in the offset and in x′. Catches a start that is `target + (start − target)`.
  func testContinuousWhereItBegins() {
    forAll("starts where and as fast as the content is", in: Self.change) { change in
      let curve = change.curve
      guard curve.duration > 0 else {
        return (change.start - change.target).magnitude <= change.rest ? nil : "jumps to its target"
      }
      let state = curve.state(at: 0)
      return state.position == change.start && state.velocity == change.velocity ? nil : "starts as \(state)"
    }
  }

  // "Never overshoots where x′ points at the target", and then it does not turn back either. Catches `steady` left out.
  func testDoesNotOvershoot() {
    forAll("moves towards the target all the time", in: Self.change) { change in
      guard change.approach >= 0 else { return nil }
      let curve = change.curve
      let towards: Double = change.target < change.start ? -1 : 1
      let positions = Self.times(of: curve).map { towards * curve.position(at: $0) }
      for (a, b) in zip(positions, positions.dropFirst()) where b < a - a.ulp {
        return "goes back from \(a) to \(b)"
      }
      let furthest = positions.max()! - towards * change.target
      return furthest <= 0 ? nil : "overshoots by \(furthest)"
    }
  }

  // Where the target lies behind, it turns back once and then goes straight there. Catches a spring of ζ = 0.7.
  func testTurnsOnceWhereTheTargetLiesBehind() {
    forAll("one turn, and no overshoot on the way back", in: Self.change) { change in
      guard change.approach < 0 else { return nil }
      let curve = change.curve
      let away: Double = change.velocity < 0 ? -1 : 1
      var turned = false
      let states = Self.times(of: curve).dropLast().map { curve.state(at: $0) }
      for state in states {
        if away * state.velocity < 0 { turned = true }
        if turned && away * state.velocity > 0 { return "turns twice: \(state)" }
        let beyond = away * (state.position - change.target)
        guard beyond >= -change.target.ulp else { return "overshoots the target by \(-beyond)" }
      }
      return nil
    }
  }

  // "No later than the free flight or 0.6 s; the last step onto it is shorter than half a pixel."
  // Catches 20 rounds cut to 3, and a drift forgotten where the target is where the content is.
  func testArrivesInTimeWithAShortLastStep() {
    forAll("in time, and the last step is shorter than restDistance", count: 5_000, in: Self.change) {
      change in
      let curve = change.curve
      guard curve.duration <= change.time else { return "arrives after \(curve.duration) s" }
      let last =
        curve.duration > 0
        ? curve.position(at: curve.duration.nextDown) - change.target : change.start - change.target
      guard last.magnitude < change.rest else { return "last step \(last)" }
      return curve.destination == change.target ? nil : "ends at \(curve.destination)"
    }
  }

  // Catches a side of the target that zero distance does not have.
  func testMirror() {
    forAll("mirrored motion is the exact negative", in: Self.change) { change in
      change.curve.fault(asMirrorOf: change.mirrored.curve)
    }
  }

  // Moving, and the target is where the content is: out and back, alike in both directions.
  func testTargetIsTheStart() {
    for velocity in [5000.0, -5000] {
      let curve = SpringCurve(arrivingFrom: 100, velocity: velocity, at: 100, within: 0.6, restDistance: 0.25)
      XCTAssertLessThanOrEqual(curve.duration, 0.6)
      XCTAssertGreaterThan(curve.duration, 0.3)
      XCTAssertEqual(curve.velocity(at: 0), velocity)
    }
    let still = SpringCurve(arrivingFrom: 100, velocity: 0, at: 100, within: 0.6, restDistance: 0.25)
    XCTAssertEqual(still.duration, 0)
  }

  // Just as fast as a critically damped spring may be: 1000 pt/s from 100 pt away, with all the time in the world.
  // Catches 0·∞ in the bound on the distance.
  func testTheSteadyApproachTakesItsTime() {
    let curve = SpringCurve(arrivingFrom: 0, velocity: 1000, at: 100, within: 3, restDistance: 0.25)
    XCTAssertEqual(curve.spring.angularFrequency, 10)
    XCTAssertEqual(curve.duration, log(400) / 10, accuracy: 2e-7)
    XCTAssertEqual(curve.position(at: 0.1), 100 * (1 - exp(-1)), accuracy: 1e-11)
  }

  // A free flight can take days at a rate next to 1; every spring is over within the hour, and without a jump.
  // Catches a time that is not cut down to the hour.
  func testAllTheTimeInTheWorld() {
    for time in [3600, 3601, 1e6, 1e300] {
      let curve = SpringCurve(arrivingFrom: 0, velocity: 0, at: 1000, within: time, restDistance: 0.25)
      XCTAssertLessThanOrEqual(curve.duration, 3600)
      XCTAssertEqual(curve.position(at: curve.duration.nextDown), 1000, accuracy: 0.25)
    }
  }

  // Catches y/time without saturation: a trap.
  func testExtremes() {
    for time in [Double.leastNonzeroMagnitude, 1e-300, 0.6, 1e300, .greatestFiniteMagnitude] {
      for rest in [Double.leastNonzeroMagnitude, 1e-300, 0.25, .greatestFiniteMagnitude] {
        for start in extremes {
          for velocity in extremes {
            for target in [0, 1000, -Double.greatestFiniteMagnitude] {
              let change = Change(start: start, velocity: velocity, target: target, time: time, rest: rest)
              if let fault = change.curve.fault { return XCTFail("\(change): \(fault)") }
            }
          }
        }
      }
    }
  }
}
