@testable import ScrollKinetics

final class FlingStepperTests: XCTestCase {
  // Computed from the formulas of §4, for one step of each kind.
  func testSingleSteps() {
    let (r, s, dt) = (0.998, 499.0, 1000.0 / 60)
    let (u, w) = (dt * log(r), -0.01005 * dt)
    let (q, p) = (1 + u + u * u / 2, 1 + w + w * w / 2)
    func check(
      _ start: Double, _ momentum: Double, to position: Double, _ end: Double, within error: Double = 1e-12,
      line: UInt = #line
    ) {
      var stepper = FlingStepper(from: start, momentum: momentum)
      stepper.advance(by: 1.0 / 60, limits: 0...1000)
      XCTAssertEqual(stepper.position, position, accuracy: error, line: line)
      XCTAssertEqual(stepper.momentum, end, accuracy: 1e-11, line: line)
    }
    check(100, 2000, to: 100 + 2 * s * (1 - q), 2000 * q)
    check(1040, 2000, to: 1000 + p * (40 + 2 * s * (1 - q)), 2000 * p * q)

    // The crossing is linear in the step, and lands near the edge, not on it.
    let whole = 2 * s * (1 - q)
    let tb = dt * 10 / whole
    let ub = tb * log(r)
    let qb = 1 + ub + ub * ub / 2
    let (uc, wc) = ((dt - tb) * log(r), -0.01005 * (dt - tb))
    let (qc, pc) = (1 + uc + uc * uc / 2, 1 + wc + wc * wc / 2)
    let edge = 990 + 2 * s * (1 - qb)
    XCTAssertGreaterThan(edge, 1000)
    let past = pc * (edge - 1000 + 2 * qb * s * (1 - qc))
    check(990, 2000, to: 1000 + past, 2000 * qb * pc * qc, within: 1e-11)

    // An inward step is taken as a whole: it ends inside, by law 2 from its start.
    XCTAssertLessThan(10 - 2 * s * (1 - q), -1)
    check(1010, -2000, to: 1000 + p * (10 - 2 * s * (1 - q)), -2000 * p * q)

    // Below u = −0.5 the exponential itself: 100 ms outside.
    let long = changed(FlingStepper(from: 1040, momentum: 0)) { $0.advance(by: 0.1, limits: 0...1000) }
    XCTAssertEqual(long.position, 1000 + 40 * exp(-1.005), accuracy: 1e-12)
  }

  func testRest() {
    for sign in [1.0, -1] {
      let limits = sign > 0 ? 0.0...1000.0 : -1000.0...0.0
      for (position, momentum, rest) in [
        (500.3, 9.99, 500.3), (500.3, 10, nil), (0, -9.99, 0), (1000.49, 9.99, 1000), (1000.49, 10, nil),
        (1000.5, 0, nil), (-0.49, 0, 0), (-0.5, 0, nil), (1000 + 1.0 / 3, 0, 1000),
      ] as [(Double, Double, Double?)] {
        let stepper = FlingStepper(from: sign * position, momentum: sign * momentum)
        XCTAssertEqual(
          stepper.restingPlace(limits: limits), rest.map { sign * $0 }, "\(position), \(momentum)")
      }
    }
  }

  // Catches: a crossing at the start of its step, `let crossing = time *` in `stepInside` made `let crossing = 0 *`; a law 2 that
  // starts from d = 0, `distance + momentum` in `stepOutside` made `momentum`.
  func testShortStepsConvergeToTheClosedForm() {
    forAll(
      "short steps approach the closed form", count: 60, in: { ($0.flight(), $0.double(in: 0.01...0.6)) }
    ) { flight, time in
      let (curve, limits) = (flight.curve, flight.lower...flight.upper)
      var stepper = FlingStepper(from: flight.start, momentum: flight.momentum)
      let steps = Int(min(time, 0.9 * curve.duration) * 1e4)
      for _ in 0..<steps { stepper.advance(by: 1e-4, limits: limits, rate: flight.rate) }
      let state = curve.state(at: Double(steps) * 1e-4)
      guard Double(steps) * 1e-4 < curve.duration else { return nil }
      // A step inwards is taken as a whole: law 2 applies too long by a part of the step.
      let isInward = (flight.start < flight.lower) == (flight.momentum > 0) && !limits.contains(flight.start)
      let travel = flight.momentum.magnitude * flight.rate.laws.reach
      let past = (flight.start - flight.start.clamped(to: limits)).magnitude
      let u = (flight.rate.laws.decay + 10.05) * 1e-4
      let tolerance = (isInward ? 1.1e-3 : u * u) * (travel + past) + 64 * flight.scale.ulp * Double(steps)
      let error = stepper.position - state.position
      guard error.magnitude <= tolerance else { return "off by \(error) after \(steps) steps" }
      let slip = stepper.velocity(limits: limits, rate: flight.rate) - state.velocity
      return slip.magnitude <= 100 * tolerance ? nil : "velocity off by \(slip)"
    }
  }

  // Catches: in `stepInside`, an edge test on one side only: `guard next != limit` made `guard next > limits.upperBound`.
  func testMirror() {
    forAll("mirrored steps are exact negatives", in: { ($0.flight(), $0.double(in: 0.001...0.1)) }) {
      flight, step in
      let (limits, other) = (flight.lower...flight.upper, -flight.upper ... -flight.lower)
      let rate = DecelerationRate(rawValue: flight.r)
      var there = FlingStepper(from: flight.start, momentum: flight.momentum)
      var mirrored = FlingStepper(from: -flight.start, momentum: -flight.momentum)
      for tick in 0..<40 {
        let bounces = flight.start > 0 || tick < 20
        there.advance(by: step, limits: limits, rate: rate, bounces: bounces)
        mirrored.advance(by: step, limits: other, rate: rate, bounces: bounces)
        guard there.position == mirrored.position.mirrored, there.momentum == mirrored.momentum.mirrored,
          there.velocity(limits: limits) == mirrored.velocity(limits: other).mirrored,
          there.restingPlace(limits: limits) == mirrored.restingPlace(limits: other)?.mirrored
        else { return "\(there), mirrored \(mirrored), in tick \(tick)" }
      }
      return nil
    }
  }

  // Catches: the clamp to `topSpeed` left out.
  func testExtremesStayFiniteAndComeToRest() {
    let far = Double.greatestFiniteMagnitude
    let allLimits = [0...0, 0...1000, -far...far, 0...far, -far ... -far, -1e308...1e308]
    for (limits, rate) in product(allLimits, extremeRates) {
      for (start, momentum) in product(extremes, extremes) {
        var stepper = FlingStepper(from: start, momentum: momentum)
        for time in [1.0 / 120, 0, 1e-300, 1, 1e9, far] {
          stepper.advance(by: time, limits: limits, rate: rate)
          let velocity = stepper.velocity(limits: limits, rate: rate)
          guard stepper.position.isClean, stepper.momentum.isClean, velocity.isClean else {
            return XCTFail("\(stepper), x′ \(velocity), from \(start), \(momentum) in \(limits), \(rate)")
          }
        }
        let rest = stepper.restingPlace(limits: limits)
        XCTAssertNotNil(rest, "\(stepper) never rests, from \(start), \(momentum) in \(limits), \(rate)")
      }
    }
  }

  // Found by fuzzing: from a distance of a few ulps, e^(−βt) of it is rounded to the same place again, for ever.
  // Catches: in `restingPlace(limits:)`, the nearness of a thousand ulps left out.
  func testComesToRestAtALimitWithWideUlps() {
    let limits = [1e15, 1e16, 1e100, 1.8925682822427165e218].flatMap { [$0, -$0] }
    for (limit, step) in product(limits, [1.0 / 1000, 1.0 / 120, 1.0 / 60, 0.05]) {
      var (stepper, time) = (FlingStepper(from: limit / 2, momentum: 0), 0.0)
      while stepper.restingPlace(limits: limit...limit) == nil && time < 120 {
        stepper.advance(by: step, limits: limit...limit)
        time += step
      }
      XCTAssertEqual(stepper.restingPlace(limits: limit...limit), limit, "\(limit), by \(step)")
    }
  }

  // Found by fuzzing: at a limit so far out that a tick's way is less than an ulp of it, the content was not pulled back, and a
  // rate next to 1 does not decelerate it. Catches: in `FlingStepper.advance`, law 1 at a limit with momentum outwards.
  func testComesToRestAtALimitWhateverTheRate() {
    let rate = DecelerationRate(rawValue: 1 - 0x1p-53)
    for sign in [1.0, -1] {
      let limits = sign > 0 ? 0...1e160 : -1e160...0
      var stepper = FlingStepper(from: sign * 1e160, momentum: sign * 1e143)
      var ticks = 0
      while stepper.restingPlace(limits: limits) == nil, ticks < 10_000 {
        stepper.advance(by: 1.0 / 60, limits: limits, rate: rate)
        ticks += 1
      }
      XCTAssertEqual(stepper.restingPlace(limits: limits), sign * 1e160, "after \(ticks) ticks")
    }
  }

  // Found by fuzzing: a tick's way that is less than an ulp of the offset moves nothing, and a rate next to 1 slows
  // nothing down. Catches: in `restingPlace(limits:)`, 10 pt/s as the resting speed however far out.
  func testComesToRestWhereATickMovesNothing() {
    let rate = DecelerationRate(rawValue: 1 - 0x1p-53)
    for (sign, direction) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      let limits = sign > 0 ? 0...1e160 : -1e160...0
      let start = sign * 0.5e160
      var stepper = FlingStepper(from: start, momentum: direction * 500 * start.ulp)
      stepper.advance(by: 1e-3, limits: limits, rate: rate)
      assertEqual((stepper.position, stepper.restingPlace(limits: limits)), (start, start))
      stepper = FlingStepper(from: start, momentum: direction * 1100 * start.ulp)
      stepper.advance(by: 1e-3, limits: limits, rate: rate)
      XCTAssertEqual(stepper.position, start + direction * start.ulp)
      XCTAssertNil(stepper.restingPlace(limits: limits))
    }
  }

  func testWithoutBouncing() {
    for sign in [1.0, -1] {
      let limits = sign > 0 ? 0.0...1000.0 : -1000.0...0.0
      var stepper = FlingStepper(from: sign * 990, momentum: sign * 2000)
      stepper.advance(by: 1.0 / 60, limits: limits, bounces: false)
      assertEqual((stepper.position, stepper.momentum), (sign * 1000, 0))
    }
  }
}
