@testable import ScrollKinetics

/// Law 1: a flick that meets no limit.
final class DecelerationCurveTests: XCTestCase {
  // PHYSICS §1, to the digits given there. Catches: in `Laws.decelerated(from:momentum:leaving:)`, the slope
  // v0 in the place of S·a·v0, and any other S, r or 0.01.
  func testDurationsAndDistances() {
    for (speed, rate, milliseconds, points) in [
      (1000.0, DecelerationRate.normal, 2300.3, 494.01), (1000, .fast, 458.2, 98.01),
      (3000, .normal, 2849.0, 1492.01), (5000, .normal, 3104.2, 2490.01),
    ] {
      let curve = FlingCurve.withoutLimits(from: 0, momentum: speed, rate: rate)
      XCTAssertEqual(1000 * curve.duration, milliseconds, accuracy: 0.05)
      XCTAssertEqual(curve.destination, points, accuracy: 1e-9)
    }
  }

  // mpmath, 40 digits.
  func testTrueValues() {
    let curve = FlingCurve.withoutLimits(from: 0, momentum: 3000)
    for (time, position, momentum) in [
      (0.01, 29.6719721021317113, 2940.53713005584827), (0.1, 271.60549338142356, 2455.70041406528345),
      (0.5, 946.835651478833118, 1102.53376457147672), (1, 1294.80840989731464, 405.193567340050816),
      (2, 1469.6910894400452, 54.7272756712520983),
    ] {
      XCTAssertLessThanOrEqual(ulps(curve.position(at: time), position, at: 1469), 8, "\(time)")
      XCTAssertLessThanOrEqual(ulps(curve.momentum(at: time), momentum), 64, "\(time)")
      XCTAssertEqual(curve.velocity(at: time) / momentum, 0.998999332665865598, accuracy: 1e-13)
    }
    XCTAssertEqual(
      FlingCurve.withoutLimits(from: 0, momentum: 1000).duration, 2.30028173960418536, accuracy: 1e-13)
    XCTAssertEqual(curve.duration, 2.84903839450852373, accuracy: 1e-13)
    XCTAssertEqual(
      FlingCurve.withoutLimits(from: 0, momentum: 1000, rate: .fast).duration, 0.458210576553388908,
      accuracy: 1e-13)
  }

  // At rest when |v| < 10 pt/s; a momentum of exactly 10 rests at time 0.
  func testSlowContentRestsFromTheStart() {
    for momentum in [0, -0.0, .leastNonzeroMagnitude, 9.99, 10, -10] {
      let curve = FlingCurve.withoutLimits(from: 7, momentum: momentum)
      assertEqual((curve.duration, curve.state(at: 0)), (0, .rest(at: 7)))
    }
    for momentum in [10.01, -10.01] {
      XCTAssertGreaterThan(FlingCurve.withoutLimits(from: 7, momentum: momentum).duration, 0)
    }
    for start in [0, -0.0] {
      assertSame(FlingCurve.withoutLimits(from: start, momentum: 0).destination, 0)
      assertSame(FlingCurve.withoutLimits(from: start, momentum: 1000).position(at: 0), 0)
    }
  }

  // Catches: in `left(after:)`, UIKit's quadratic in the place of the exponential.
  func testGoingOnIsGoingOnceFurther() {
    forAll("semigroup", in: { ($0.flight(), $0.double(in: 0...2), $0.double(in: 0...2)) }) { flight, s, t in
      let laws = DecelerationRate(rawValue: flight.r).laws
      func state(_ time: Double, after position: Double, _ momentum: Double) -> AxisState {
        laws.decelerated(from: position, momentum: momentum, leaving: laws.left(after: time))
      }
      let first = state(s, after: flight.start, flight.momentum)
      let twice = state(t, after: first.position, first.momentum)
      let once = state(s + t, after: flight.start, flight.momentum)
      let error = max(
        ulps(twice.position, once.position, at: flight.scale),
        ulps(twice.momentum, once.momentum, at: flight.momentum))
      return error <= 8 ? nil : "off by \(error) ulps"
    }
  }

  // Catches: in `Laws.decelerating`, a last step that goes back.
  func testMonotone() {
    forAll("positions follow the momentum", in: { $0.flight() }) { flight in
      let curve = FlingCurve.withoutLimits(from: flight.start, momentum: flight.momentum, rate: flight.rate)
      let times = (0...100).map { curve.duration * Double($0) / 100 }
      let late = (0...20).reversed().map { curve.duration - Double($0) * curve.duration.ulp }
      for times in [times, late] {
        for (a, b) in zip(times, times.dropFirst()) {
          let step = curve.position(at: b) - curve.position(at: a)
          if flight.momentum < 0 ? step > 0 : step < 0 { return "goes back by \(step) from \(a) to \(b)" }
        }
      }
      return nil
    }
  }

  // Catches: in `time(toLose:)`, log1p(x) in the place of log1p(−x).
  func testTheTimeToLoseAShareIsTheInverseOfWhatIsLeft() {
    forAll("left(after: time(toLose: s)) = 1 − s", in: { ($0.rate(), $0.double(in: 0...0.99)) }) { r, share in
      let laws = DecelerationRate(rawValue: r).laws
      let left = laws.left(after: laws.time(toLose: share))
      let error = ulps(left, 1 - share, at: 1)
      return error <= 8 ? nil : "\(left) is left, off by \(error) ulps"
    }
  }
}
