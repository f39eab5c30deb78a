@testable import ScrollKinetics

final class FlingCurveTests: XCTestCase {
  // 3 pt/ms inwards from 50 pt past the lower of two limits 200 pt apart: law 2, law 1, law 2. Times in
  // milliseconds and momenta by mpmath from PHYSICS §1–3.
  func testFastInwardReleaseCrossesBothLimits() {
    for sign in [1.0, -1] {
      let curve = FlingCurve(from: sign * -50, momentum: sign * 3000, limits: sign > 0 ? 0...200 : -200...0)
      let (entry, exit) = (0.0169683378977329193, 0.106392147086151184)
      XCTAssertEqual(curve.position(at: entry), 0, accuracy: 1e-11)
      XCTAssertEqual(curve.momentum(at: entry), sign * 2445.15822615735148, accuracy: 1e-9)
      XCTAssertEqual(curve.position(at: exit), sign * 200, accuracy: 1e-11)
      XCTAssertEqual(curve.momentum(at: exit), sign * 2044.35662295093866, accuracy: 1e-9)
      XCTAssertEqual(curve.duration, 0.838562607988746959, accuracy: 1e-13)
      XCTAssertEqual(curve.destination, sign * 200)
      // 33.3015 pt beyond the limit for each point per millisecond.
      let peak = curve.position(at: exit + 0.0907382447685310873)
      XCTAssertEqual(peak, sign * (200 + 33.3015488480626821 * 2.04435662295093866), accuracy: 1e-10)
    }
  }

  // §2: at x = edge with v outward law 2 applies with d0 = 0; with v inward or zero, law 1.
  // Catches: `limits.contains` replaced by the open interval: a fling from an edge that bounces.
  func testAtAnEdge() {
    for (limits, edge, inward) in [(0.0...1000.0, 0.0, 1.0), (0...1000, 1000, -1), (-1000...0, 0, -1)] {
      let curve = FlingCurve(from: edge, momentum: inward * 800, limits: limits)
      let free = FlingCurve.withoutLimits(from: edge, momentum: inward * 800)
      assertEqual((curve.destination, curve.duration), (free.destination, free.duration))
      for time in [0, 0.1, 1] { XCTAssertEqual(curve.state(at: time), free.state(at: time)) }

      let bounce = FlingCurve(from: edge, momentum: -inward * 800, limits: limits)
      let law2 = FlingCurve.pastLimit(from: edge, momentum: -inward * 800, limit: edge)
      assertEqual((bounce.destination, bounce.duration), (edge, law2.duration))
      for time in [0, 0.1, 0.3] { XCTAssertEqual(bounce.state(at: time), law2.state(at: time)) }

      let none = FlingCurve(from: edge, momentum: 0, limits: limits)
      assertEqual((none.duration, none.destination), (0, edge))
    }
  }

  // Content that exactly fits: law 2 continues through the limit to the other side.
  func testCoincidentLimits() {
    for (sign, start) in product([1.0, -1], [0.0, 40, -40]) {
      let curve = FlingCurve(from: sign * start, momentum: sign * 2000, limits: 0...0)
      let laws = DecelerationRate.normal.laws
      XCTAssertEqual(curve.duration, laws.timeToSettle(from: sign * start, momentum: sign * 2000))
      for time in [0, 0.02, 0.1, 0.3] {
        let law = laws.bounced(about: 0, from: sign * start, momentum: sign * 2000, for: time)
        XCTAssertEqual(curve.state(at: time), law)
      }
    }
  }

  func testWithoutBouncing() {
    for sign in [1.0, -1] {
      let limits = sign > 0 ? 0.0...300.0 : -300.0...0.0
      let stopped = FlingCurve(from: sign * 100, momentum: sign * 2000, limits: limits, bounces: false)
      XCTAssertEqual(stopped.destination, sign * 300)
      let free = AxisPlan(from: 100, momentum: 2000, limits: 0...5000)
      XCTAssertEqual(stopped.duration, free.time(reaching: 300) ?? 0, accuracy: 1e-12)
      // From past a limit it starts at it.
      let inwards = FlingCurve(from: sign * 350, momentum: sign * -100, limits: limits, bounces: false)
      XCTAssertEqual(inwards.start, sign * 300)
      XCTAssertEqual(inwards.destination, sign * (300 - 0.499 * 90), accuracy: 1e-12)
      let outwards = FlingCurve(from: sign * 350, momentum: sign * 100, limits: limits, bounces: false)
      assertEqual((outwards.duration, outwards.destination), (0, sign * 300))
    }
  }

  // Catches: in `timeToRest(momentum:)`, durations computed as ln(|v|/10) without a floor.
  func testTinyFlingsTakeNoTime() {
    let momenta = [.leastNonzeroMagnitude, 1e-300, 0.01, 1, 9.9, 10]
    for (momentum, start, sign) in product(momenta, [0, 0.3, 500, 1000, 1000.3, -0.3], [1.0, -1]) {
      let curve = FlingCurve(from: start, momentum: sign * momentum, limits: 0...1000)
      XCTAssertEqual(curve.duration, 0, "\(start), \(sign * momentum)")
      XCTAssertEqual(curve.destination, start.clamped(to: 0...1000))
    }
  }

  private func fault(of flight: FlightCase, against expected: ReferenceFlight) -> String? {
    let curve = flight.curve
    let late = (curve.duration - expected.duration).magnitude
    guard late <= 1e-9 else { return "rests after \(curve.duration) s, not \(expected.duration)" }
    let error = (curve.destination - expected.destination).magnitude
    return error <= 1e-9 ? nil : "rests at \(curve.destination), not \(expected.destination)"
  }

  // Every kind of flight. Catches: in `FlingCurve.init`, a momentum that does not carry over a crossing, an
  // entry that is slower than the resting speed, a rest rule with 0.51 pt or 10.1 pt/s.
  func testDurationAndDestinationAgainstBruteForce() {
    forAll("rests at the place and the time of the laws", count: 200) { generator in
      var flight = generator.flight()
      if generator.happens(onceIn: 6) { flight.r = generator.double(in: 0.05...0.9) }
      return flight
    } check: { flight in
      fault(of: flight, against: ReferenceFlight(of: flight))
    }
  }

  // Fast releases past a limit. Catches: in `entry(from:momentum:limits:laws:)`, a return that is planned
  // as if it never came inside.
  func testInwardReleasesAgainstBruteForce() {
    var crossings = Set<Int>()
    forAll("decelerates again inside the limits", count: 400, in: { $0.inwardRelease() }) { flight in
      let expected = ReferenceFlight(of: flight)
      crossings.insert(expected.crossings)
      return fault(of: flight, against: expected)
    }
    XCTAssertEqual(crossings, [0, 1, 2], "not every kind of flight was drawn")
  }

  // Catches: in `FlingCurve.exitMomentum`, `of: entryMomentum, along: destination` made `of: startMomentum, along: destination`.
  func testContinuousAtEveryCrossing() {
    forAll("offset and momentum are continuous", in: { $0.flight() }) { flight in
      let (curve, limits) = (flight.curve, flight.lower...flight.upper)
      let times = (0...400).map { curve.duration * Double($0) / 400 }.filter { $0 < curve.duration }
      for (a, b) in zip(times, times.dropFirst())
      where limits.contains(curve.position(at: a)) != limits.contains(curve.position(at: b)) {
        let isInside = limits.contains(curve.position(at: b))
        let crossing = curve.firstTime(in: a...b) { limits.contains($0.position) == isInside }
        // A tolerance of a nanosecond: the content needs some time to be past a limit by an ulp.
        let (before, after) = (curve.state(at: crossing - 1e-9), curve.state(at: crossing + 1e-9))
        guard crossing + 1e-9 < curve.duration else { continue }
        let jump = (after.position - before.position).magnitude
        let most = 3e-9 * before.velocity.magnitude + 16 * flight.scale.ulp
        guard jump <= most else { return "jumps by \(jump) at \(crossing)" }
        let loss = (after.momentum / before.momentum - 1).magnitude
        guard loss <= 1e-6 else { return "momentum \(before.momentum), then \(after.momentum)" }
      }
      return nil
    }
  }

  // A flight planned again from one of its states continues unchanged, as changes in flight require.
  // Catches: in `Laws.decelerated(from:momentum:leaving:)`, a state whose momentum is the slope.
  func testPlannedAnewFromItsState() {
    forAll("a plan from a state goes on alike", in: { ($0.flight(), $0.double(in: 0...1)) }) { flight, part in
      let curve = flight.curve
      let time = part * curve.duration
      guard curve.duration - time > 1e-9 else { return nil }
      let state = curve.state(at: time)
      let again = changed(flight) { ($0.start, $0.momentum) = (state.position, state.momentum) }.curve
      // Rounding the offset by an ulp moves the end by as much in space, and by that over 5 pt/s in time.
      let late = (time + again.duration - curve.duration).magnitude
      guard late <= 1e-11 + 64 * flight.scale.ulp else { return "ends \(late) s off" }
      let error = ulps(again.destination, curve.destination, at: flight.scale)
      guard error <= 16 else { return "ends \(error) ulps off" }
      for part in [0.0, 0.3, 0.7] {
        let further = part * again.duration
        let error = ulps(again.position(at: further), curve.position(at: time + further), at: flight.scale)
        guard error <= 32 else { return "off by \(error) ulps at \(further)" }
      }
      return nil
    }
  }

  // Catches: in `entry(from:momentum:limits:laws:)`, an edge test on one side only; in `timeToSettle(from:momentum:)`,
  // `distance < 0 ? -momentum : distance > 0 ? momentum : momentum.magnitude` made `momentum`.
  func testMirror() {
    forAll(
      "mirrored motion is the exact negative", count: 3_000, in: { ($0.flight(), $0.happens(onceIn: 4)) }
    ) { flight, isHard in
      let (curve, mirrored) = (flight.curve(bounces: !isHard), flight.mirrored.curve(bounces: !isHard))
      if curve.turningTimes != mirrored.turningTimes { return "turns at other times when mirrored" }
      return curve.fault(asMirrorOf: mirrored)
    }
  }

  // Catches: in `decelerating(from:momentum:leaving:to:)`, a crossing that is an ulp late and shows: the
  // clamp of the position left out.
  func testHardLimitsAreNeverPassed() {
    forAll("without bounces, always within the limits", in: { $0.flight() }) { flight in
      let (curve, limits) = (flight.curve(bounces: false), flight.lower...flight.upper)
      let times = (0...50).map { curve.duration * Double($0) / 50 }
      let late = (1...20).map { curve.duration - Double($0) * curve.duration.ulp }
      for time in times + late {
        let position = curve.position(at: time)
        guard limits.contains(position) else { return "at \(position)" }
      }
      return curve.fault
    }
  }

  // Catches: in `outside(at:)`, a velocity of law 1 past a limit.
  func testVelocityIsTheSlope() {
    forAll("x′ is the slope of x", in: { ($0.flight(), $0.double(in: 0.1...0.9)) }) { flight, part in
      let curve = flight.curve
      let (time, step) = (part * curve.duration, 5e-4)
      let around = [-2, 0, 2.0].map { curve.position(at: time + $0 * step) }
      let limits = flight.lower...flight.upper
      // At a crossing x′ is continuous, but its own slope is not.
      guard curve.duration > 0.05, Set(around.map(limits.contains)).count == 1 else { return nil }
      let past = (around[1] - around[1].clamped(to: limits)).magnitude
      let tolerance = 1e-6 * (flight.momentum.magnitude + 10 * past) + 4 * flight.scale.ulp / step
      let error = curve.measuredSlope(at: time, step: step) - curve.velocity(at: time)
      return error.magnitude <= tolerance ? nil : "\(curve.velocity(at: time)), off by \(error)"
    }
  }

  // Catches: in `topSpeed`, a top speed whose travel overflows; in `Law.distance(of:from:)`, a distance that is not clamped before law 2
  // multiplies it.
  func testExtremes() {
    let ends = [
      (0.0, 0.0), (-0.0, -0.0), (0, 1000), (0.1, 1e22), (-1e308, 1e308), (.leastNonzeroMagnitude, 1e-300),
      (1000, 1000), (-1e308, -1e308),
    ]
    let far = Double.greatestFiniteMagnitude
    let farEnds = [(-far, far), (0, far), (-far, -0.0), (far, far), (-far, -far)]
    for ((lower, upper), rate, start) in product(ends + farEnds, extremeRates, extremes) {
      for (momentum, bounces) in product(extremes, [true, false]) {
        let flight = FlightCase(
          start: start, momentum: momentum, lower: lower, upper: upper, r: rate.rawValue)
        let curve = flight.curve(bounces: bounces)
        if let fault = curve.fault { XCTFail("\(flight), \(bounces): \(fault)") }
        XCTAssertTrue(curve.turningTimes.allSatisfy { $0.isFinite && $0 >= 0 }, "\(flight), \(bounces)")
      }
    }
  }
}
