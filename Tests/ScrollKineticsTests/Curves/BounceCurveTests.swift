@testable import ScrollKinetics

/// Law 2: the motion past one limit.
final class BounceCurveTests: XCTestCase {
  // 20 pt past the limit, 2 pt/ms outwards; mpmath, 40 digits.
  func testTrueValues() {
    let curve = FlingCurve.pastLimit(from: 1020, momentum: 2000, limit: 1000)
    for (time, distance, velocity, momentum) in [
      (0.01, 35.9776287983187256, 1409.56939739212785, 1772.91866861298911),
      (0.05, 69.6147858670854975, 394.048910688903604, 1094.77301224475811),
      (0.1, 73.6007151197920371, -141.022876667654544, 599.26397416973064),
      (0.3, 23.0817036892619999, -178.223442790923149, 53.801516706454985),
      (0.6, 1.72658937185588015, -15.906369854627836, 1.44730159995747743),
    ] {
      XCTAssertEqual(curve.position(at: time), 1000 + distance, accuracy: 8 * 1000.0.ulp)
      XCTAssertEqual(curve.velocity(at: time), velocity, accuracy: 1e-11)
      XCTAssertEqual(curve.momentum(at: time), momentum, accuracy: 1e-11)
    }
  }

  // A pure exponential of time constant 1/β = 99.5 ms; 100 pt have become 0.5 after ln 200/β (mpmath).
  func testReleasedFromRest() {
    for sign in [1.0, -1] {
      let curve = FlingCurve.pastLimit(from: sign * 100, momentum: 0, limit: 0)
      XCTAssertEqual(curve.position(at: 1 / 10.05), sign * 36.787944117144233, accuracy: 1e-13)
      XCTAssertEqual(1000 / 10.05, 99.5, accuracy: 0.05)
      XCTAssertEqual(curve.velocity(at: 0), sign * -1005, accuracy: 1e-12)
      XCTAssertEqual(curve.momentum(at: 0.1), 0)
      XCTAssertEqual(curve.duration, 0.527195757865476286, accuracy: 1e-15)
      XCTAssertNil(curve.peak)
    }
  }

  // Law 2 is a linear system with the poles β and β + a: at the normal rate ζ = 1.0041 and a response of 0.571 s (PHYSICS §2).
  // The spring of those figures must go the same way, though it is computed otherwise. Catches: in
  // `Laws.bounced(from:momentum:for:)`, a β that is a millionth off in one of the two places it stands in law 2.
  func testIsAnOverdampedSpring() {
    let (a, beta) = (DecelerationRate.normal.laws.decay, 10.05)
    let omega = (beta * (beta + a)).squareRoot()
    XCTAssertEqual((2 * beta + a) / (2 * omega), 1.0041, accuracy: 5e-5)
    XCTAssertEqual(2 * Double.pi / omega, 0.571, accuracy: 5e-4)
    forAll("law 2 is a spring", in: { ($0.flight(), $0.double(in: 0...1)) }) { flight, time in
      let rate = flight.rate
      let omega = (beta * (beta + rate.laws.decay)).squareRoot()
      let bounce = flight.past(flight.lower)
      let spring = SpringCurve(
        from: flight.start,
        velocity: rate.laws.reach * rate.laws.decay * flight.momentum
          - beta * (flight.start - flight.lower), to: flight.lower,
        spring: ScrollSpring(
          angularFrequency: omega, dampingRatio: (2 * beta + rate.laws.decay) / (2 * omega)), duration: 10)
      guard time < bounce.duration else { return nil }
      let error = ulps(bounce.position(at: time), spring.position(at: time), at: flight.scale)
      return error <= 64 ? nil : "off by \(error) ulps"
    }
  }

  // |d| < 0.5 and |v| < 10 pt/s: on either side of either bound. d0 = 1/3 rests in the release itself.
  func testRestFromTheStart() {
    for (distance, momentum, rests) in [
      (0.0, 0.0, true), (1.0 / 3, 0, true), (0.5.nextDown, 0, true), (0.25, 9.99, true), (0, 10, true),
      (0, -10, true), (0.501, 0, false), (0.25, 10.01, false), (0, -10.01, false), (100, -5, false),
    ] {
      for sign in [1.0, -1] {
        let curve = FlingCurve.pastLimit(from: sign * distance, momentum: sign * momentum, limit: 0)
        guard rests else {
          XCTAssertGreaterThan(curve.duration, 0, "\(distance), \(momentum)")
          continue
        }
        XCTAssertEqual(curve.duration, 0, "\(distance), \(momentum)")
        XCTAssertEqual(curve.state(at: 0), .rest(at: 0))
      }
    }
  }

  // The limit is the whole axis: never inside, so that the reference has one law only.
  // Catches: in `timeToReturn(from:travel:)`, Newton's steps that stop at once.
  func testTimeOfRestAgainstBruteForce() {
    forAll("rests when |d| < 0.5 and |v| < 10 first hold", count: 150) {
      changed($0.flight()) { $0.upper = $0.lower }
    } check: { flight in
      let curve = flight.past(flight.lower)
      let expected = ReferenceFlight(of: flight).duration
      let error = (curve.duration - expected).magnitude
      return error <= 1e-9 ? nil : "rests after \(curve.duration) s, not \(expected)"
    }
  }

  // The condition itself, on the curve's own figures, up to the slowest of rates.
  // Catches: in `timeToApproach(from:travel:)`, Newton's steps from the wrong side.
  func testRestsNeitherBeforeNorAfter() {
    forAll("|d| < 0.5, |v| < 10 at the end and not before", in: { ($0.flight(upTo: 1 - 1e-12)) }) { flight in
      let curve = flight.past(0)
      guard curve.duration > 1e-9 else { return nil }
      func margins(_ time: Double) -> (distance: Double, speed: Double) {
        let state = flight.rate.laws.bounced(from: flight.start, momentum: flight.momentum, for: time)
        return (state.position.magnitude - 0.5, state.momentum.magnitude - 10)
      }
      let (before, after) = (margins(curve.duration * (1 - 1e-9)), margins(curve.duration * (1 + 1e-9)))
      if before.distance < 0 && before.speed < 0 { return "rests before \(curve.duration)" }
      return after.distance <= 0 && after.speed <= 0 ? nil : "moves on after \(curve.duration): \(after)"
    }
  }

  // Catches: in `Laws.bounced(from:momentum:for:)`, a velocity without the pull back, a peak found with the wrong sign.
  func testSlopeAndPeak() {
    forAll("x′ is the slope, and 0 at the peak", in: { ($0.flight(), $0.double(in: 0.1...0.9)) }) {
      flight, part in
      let curve = flight.past(flight.lower)
      let (time, step) = (part * curve.duration, 5e-4)
      guard curve.duration > 0.05 else { return nil }
      let distance = (flight.start - flight.lower).magnitude
      let tolerance = 1e-6 * (flight.momentum.magnitude + 10 * distance) + 4 * flight.scale.ulp / step
      let error = curve.measuredSlope(at: time, step: step) - curve.velocity(at: time)
      guard error.magnitude <= tolerance else { return "\(curve.velocity(at: time)), off by \(error)" }
      guard let peak = curve.peak else { return nil }
      let slope = curve.velocity(at: peak.time)
      return slope.magnitude <= 1e-9 * flight.scale ? nil : "slope \(slope) at the peak"
    }
  }

  // Catches: in `Laws.bounced(from:momentum:for:)`, a pull that is not applied to the momentum.
  func testGoingOnIsGoingOnceFurther() {
    forAll("semigroup", in: { ($0.flight(), $0.double(in: 0...1), $0.double(in: 0...1)) }) { flight, s, t in
      let laws = flight.rate.laws
      let first = laws.bounced(from: flight.start, momentum: flight.momentum, for: s)
      let twice = laws.bounced(from: first.position, momentum: first.momentum, for: t)
      let once = laws.bounced(from: flight.start, momentum: flight.momentum, for: s + t)
      let error = max(
        ulps(twice.position, once.position, at: flight.scale),
        ulps(twice.momentum, once.momentum, at: flight.momentum))
      return error <= 16 ? nil : "off by \(error) ulps"
    }
  }
}

extension FlightCase {
  /// The flight about one limit.
  fileprivate func past(_ limit: Double) -> FlingCurve {
    FlingCurve.pastLimit(from: start, momentum: momentum, limit: limit, rate: rate)
  }
}
