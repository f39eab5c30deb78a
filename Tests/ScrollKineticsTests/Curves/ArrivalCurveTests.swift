@testable import ScrollKinetics

/// The motion to a target that was chosen (PHYSICS §9).
final class ArrivalCurveTests: XCTestCase {
  /// A flight to be retargeted.
  private struct Change: TargetedMotion {
    var start: Double
    var velocity: Double
    var target: Double
    var time: Double
    var rest: Double

    var maySpeedUp = true

    var curve: ArrivalCurve {
      ArrivalCurve(
        from: start, velocity: velocity, to: target, within: time, restDistance: rest, maySpeedUp: maySpeedUp)
    }
  }

  private static func change(_ generator: inout SplitMix64) -> Change {
    let (start, velocity, target) = generator.way()
    return Change(
      start: start, velocity: velocity, target: target, time: generator.double(in: 0.05...3),
      rest: generator.pick([0.25, 0.125, 0.25 / 3, 0.01]), maySpeedUp: !generator.happens(onceIn: 4))
  }

  /// Times from the start to the end, denser towards both.
  private static func times(of curve: ArrivalCurve) -> [Double] {
    (0...300).map { step in
      let part = Double(step) / 300
      return curve.duration * part * part * (3 - 2 * part)
    }
  }

  // PHYSICS §9: continuous in the offset and in x′. Catches: in `ArrivalCurve.motion(at:)`, `guard time > 0` made
  // `guard time >= 0`.
  func testContinuousWhereItBegins() {
    forAll("starts at the content's offset and velocity", in: Self.change) { change in
      let curve = change.curve
      guard curve.duration > 0 else {
        return (change.start - change.target).magnitude <= change.rest ? nil : "jumps to its target"
      }
      let state = curve.state(at: 0)
      return state.position == change.start && state.velocity == change.velocity ? nil : "starts as \(state)"
    }
  }

  // "Never overshoots where x′ points at the target": the content does not turn back either. Catches:
  // `Swift.max(inTime, 2 * unhurried)` in `rate` made `inTime`.
  func testDoesNotOvershoot() {
    forAll("always moves towards the target", in: Self.change) { change in
      guard change.approach >= 0 else { return nil }
      let curve = change.curve
      let towards: Double = change.target < change.start ? -1 : 1
      let positions = Self.times(of: curve).map { towards * curve.position(at: $0) }
      let next = positions.dropFirst()
      for (a, b) in zip(positions, next) where b < a - a.ulp { return "goes back from \(a) to \(b)" }
      let furthest = positions.max()! - towards * change.target
      return furthest <= 0 ? nil : "overshoots by \(furthest)"
    }
  }

  // Where the target lies behind, the content turns once and then moves straight to it. Catches: `distance - lead` for
  // `distance + lead` in `state(after:leaving:bounded:)`.
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
  // Catches: `drift` left out of `rate`.
  func testArrivesInTimeWithAShortLastStep() {
    forAll("in time, with a short last step", count: 5_000, in: Self.change) { change in
      let curve = change.curve
      guard curve.duration <= change.time || !change.maySpeedUp else { return "takes \(curve.duration) s" }
      let last =
        curve.duration > 0
        ? curve.position(at: curve.duration.nextDown) - change.target : change.start - change.target
      guard last.magnitude < change.rest else { return "last step \(last)" }
      return curve.destination == change.target ? nil : "ends at \(curve.destination)"
    }
  }

  // Catches: `bend` without the sign of the distance.
  func testMirror() {
    forAll("mirrored motion is the exact negative", in: Self.change) { change in
      change.curve.fault(asMirrorOf: change.mirrored.curve)
    }
  }

  // The formulas of the doc comment, with Foundation's exponential. Catches: `bend` of a third of the distance.
  func testIsWhatItsFormulasSay() {
    forAll("position and slope are as documented", in: Self.change) { change in
      let curve = change.curve
      guard curve.duration > 0 else { return nil }
      let (z0, v0, w) = (change.start - change.target, change.velocity, curve.decayRate)
      let b = z0 + v0 / w
      let c = (z0 < 0 ? -1 : 1) * max(0, abs(z0) / 2 - abs(v0) / w)
      for time in Self.times(of: curve).dropLast() {
        let (y, state) = (w * time, curve.state(at: time))
        let z = exp(-y) * (z0 + b * y + c * y * y)
        let slope = w * exp(-y) * (v0 / w + (2 * c - b) * y - c * y * y)
        let scale = abs(z0) + abs(v0) / w
        let isThere = abs(state.position - change.target - z) <= 1e-12 * (scale + abs(change.target))
        guard isThere else { return "at \(time): \(state.position), not \(change.target + z)" }
        let isAsFast = abs(state.velocity - slope) <= 1e-12 * scale * w
        guard isAsFast else { return "at \(time): \(state.velocity), not \(slope)" }
      }
      return nil
    }
  }

  // "Never faster than it was let go", nor on the way back from beyond. Catches: 4 for 3, or 2.9 for 2.8, in `rate`.
  func testDoesNotSpeedUpUnlessItMay() {
    forAll("no faster than at its start", in: Self.change) { change in
      let change = changed(change) { $0.maySpeedUp = false }
      guard change.velocity != 0, change.target != change.start else { return nil }
      // Content so slow that it would take more than an hour arrives after an hour.
      let pace = 2.8 * abs(change.velocity) / abs(change.target - change.start)
      guard pace * Law.longestMotion > 60 else { return nil }
      let curve = change.curve
      let fastest = Self.times(of: curve).map { abs(curve.velocity(at: $0)) }.max()!
      return fastest <= abs(change.velocity) * (1 + 1e-12) ? nil : "from \(change.velocity) to \(fastest)"
    }
  }

  // A fast fling does not brake abruptly: the deceleration is zero at first, and at most 2/e = 0.74 of v²/d, where a
  // constant deceleration would need 0.5. Catches: 1 for the 2 in `rate`, with which it is v²/d, at once.
  func testAFastFlingBrakesGently() {
    for (distance, speed) in [(180.0, 3000.0), (180, 4000), (5, 1000), (390, 8000)] {
      let curve = ArrivalCurve(from: 0, velocity: speed, to: distance, within: 0.6, restDistance: 0.25)
      let times = (0...2000).map { curve.duration * Double($0) / 2000 }.dropLast()
      let speeds = times.map { curve.velocity(at: $0) }
      let step = curve.duration / 2000
      let braking = zip(speeds, speeds.dropFirst()).map { ($0 - $1) / step }
      XCTAssertLessThan(braking[0], 0.02 * speed * speed / distance)
      XCTAssertEqual(
        braking.max()!, 2 * exp(-1) * speed * speed / distance, accuracy: 1e-3 * speed * speed / distance)
    }
  }

  // From the target itself: a critically damped spring, out and back, alike in both directions.
  func testTargetIsTheStart() {
    for velocity in [5000.0, -5000] {
      let curve = ArrivalCurve(from: 100, velocity: velocity, to: 100, within: 0.6, restDistance: 0.25)
      XCTAssertLessThanOrEqual(curve.duration, 0.6)
      XCTAssertGreaterThan(curve.duration, 0.3)
      XCTAssertEqual(curve.velocity(at: 0), velocity)
      let turn = curve.turningTimes[0]
      XCTAssertEqual(turn, 1 / curve.decayRate, accuracy: 1e-12)
      XCTAssertEqual(curve.position(at: turn) - 100, velocity / curve.decayRate * exp(-1), accuracy: 1e-9)
    }
    XCTAssertEqual(ArrivalCurve(from: 100, velocity: 0, to: 100, within: 0.6, restDistance: 0.25).duration, 0)
  }

  // Questions divide a motion at its turning times. Catches: `2 * bend` for `4 * bend` in `turningTimes`.
  func testTurnsWhereItSaysSo() {
    forAll("the slope changes its sign at the turning time only", in: Self.change) { change in
      let curve = change.curve
      let turns = curve.turningTimes
      if turns.count != (change.approach < 0 && curve.duration > 0 ? 1 : 0) { return "turns at \(turns)" }
      guard let turn = turns.first else { return nil }
      let (before, after) = (curve.velocity(at: turn * 0.999), curve.velocity(at: turn * 1.001))
      return before * after < 0 ? nil : "moves at \(before) before, \(after) after"
    }
  }

  // A free flight can take days at a rate next to 1; every arrival in time is over within the hour, without a jump.
  // Catches: in `Law.longestMotion`, a time that is not cut down to the hour.
  func testAllTheTimeInTheWorld() {
    for time in [3600, 3601, 1e6, 1e300] {
      let curve = ArrivalCurve(from: 0, velocity: 0, to: 1000, within: time, restDistance: 0.25)
      XCTAssertLessThanOrEqual(curve.duration, 3600)
      XCTAssertEqual(curve.position(at: curve.duration.nextDown), 1000, accuracy: 0.25)
    }
  }

  // Catches: in `rate`, the rate without its clamp.
  func testExtremes() {
    let far = Double.greatestFiniteMagnitude
    let times = [.leastNonzeroMagnitude, 1e-300, 0.6, 1e300, far]
    let rests = [.leastNonzeroMagnitude, 1e-300, 0.25, far]
    for (time, rest, start) in product(times, rests, extremes) {
      for (velocity, target, maySpeedUp) in product(extremes, [0, 1000, -far], [true, false]) {
        let change = Change(
          start: start, velocity: velocity, target: target, time: time, rest: rest, maySpeedUp: maySpeedUp)
        if let fault = change.curve.fault { return XCTFail("\(change): \(fault)") }
        XCTAssertTrue(change.curve.decayRate.isFinite, "\(change)")
      }
    }
  }
}
