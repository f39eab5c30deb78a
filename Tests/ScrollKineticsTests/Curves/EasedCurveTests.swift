@testable import ScrollKinetics

final class EasedCurveTests: XCTestCase {
  // PHYSICS §7: 0.3 s, sin²(π/2·t/T); mpmath. Catches: in `EasedCurve.state(at:)`, π/2 in the place of π in the velocity.
  func testTrueValues() {
    for sign in [1.0, -1] {
      let curve = EasedCurve(from: sign * 100, to: sign * 1100)
      XCTAssertEqual(curve.duration, 0.3)
      for (time, progress, speed) in [
        (0.05, 0.0669872981077806766, 2.61799387799149437), (0.1, 0.25, 4.53449841058554463),
        (0.15, 0.5, 5.23598775598298873), (0.25, 0.933012701892219323, 2.61799387799149437),
      ] {
        XCTAssertEqual(curve.position(at: time), sign * (100 + 1000 * progress), accuracy: 1e-12)
        XCTAssertEqual(curve.velocity(at: time), sign * 1000 * speed, accuracy: 1e-11)
        XCTAssertEqual(curve.momentum(at: time), 0)
      }
    }
  }

  /// Catches: a momentum other than zero in `EasedCurve.state(at:)`.
  func testStartsAndEndsAtRest() {
    let curve = EasedCurve(from: 0.1, to: 1e6)
    assertEqual((curve.state(at: 0), curve.state(at: 0.3)), (.rest(at: 0.1), .rest(at: 1e6)))
    XCTAssertEqual(EasedCurve(from: 3, to: 8, duration: 0).state(at: 0), .rest(at: 8))
    XCTAssertEqual(EasedCurve(from: 3, to: 3).position(at: 0.1), 3)
    XCTAssertEqual(EasedCurve(from: 0, to: 9, timing: .easeInOut).momentum(at: 0.1), 0)
  }

  private static func curve(_ generator: inout SplitMix64) -> EasedCurve {
    EasedCurve(
      from: generator.double(exponents: -4...12), to: generator.double(exponents: -4...12),
      duration: generator.double(in: 0.1...2))
  }

  // Catches: in `EasedCurve.motion(at:)`, an end that the last steps pass by a rounding:
  // `destination - distance * (cosine * cosine)` made `start + distance * (sine * sine)`.
  func testMonotone() {
    forAll("never moves back, never passes the target", in: Self.curve) { curve in
      let forwards: Double = curve.destination < curve.start ? -1 : 1
      let late = (0...20).reversed().map { curve.duration - Double($0) * 1e-9 }
      let times = (0...100).map { curve.duration * Double($0) / 100 }
      let scale = max(curve.start.magnitude, curve.destination.magnitude)
      for times in [times, late] {
        for (a, b) in zip(times, times.dropFirst()) {
          let step = forwards * (curve.position(at: b) - curve.position(at: a))
          if step < -2 * scale.ulp { return "goes back by \(step) from \(a) to \(b)" }
        }
        let past = times.map { forwards * (curve.position(at: $0) - curve.destination) }.max()!
        guard past <= 0 else { return "passes its end by \(past)" }
      }
      return nil
    }
  }

  // Catches: in `EasedCurve.state(at:)`, sin² of π·t/T.
  func testSymmetricAboutItsMiddle() {
    forAll("odd about its middle", in: { (Self.curve(&$0), $0.double(in: 0...0.5)) }) { curve, part in
      let (early, late) = (0.5 - part, 0.5 + part)
      let sum = curve.position(at: early * curve.duration) + curve.position(at: late * curve.duration)
      let scale = max(curve.start.magnitude, curve.destination.magnitude)
      let error = ulps(sum, curve.start + curve.destination, at: scale)
      return error <= 8 ? nil : "off by \(error) ulps"
    }
  }

  // Catches: in `EasedCurve.state(at:)`, a velocity without 1/T.
  func testVelocityIsTheSlope() {
    forAll("x′ is the slope of x", in: { (Self.curve(&$0), $0.double(in: 0.1...0.9)) }) { curve, part in
      let (time, step) = (part * curve.duration, 1e-3)
      let scale = max(curve.start.magnitude, curve.destination.magnitude)
      let error = curve.measuredSlope(at: time, step: step) - curve.velocity(at: time)
      let tolerance = 8 * scale.ulp / step + 2e-6 * scale / curve.duration
      return error.magnitude <= tolerance ? nil : "\(curve.velocity(at: time)), off by \(error)"
    }
  }

  // Catches: in `EasedCurve.state(at:)`, a distance without its sign.
  func testMirror() {
    forAll("mirrored motion is the exact negative", in: Self.curve) { curve in
      curve.fault(
        asMirrorOf: EasedCurve(from: -curve.start, to: -curve.destination, duration: curve.duration))
    }
  }

  // Catches: in `EasedCurve.init`, a duration that is not flushed: π/T is infinite, and 0 times that no number.
  func testExtremes() {
    let durations = [0, .leastNonzeroMagnitude, 1e-308, 0.3, .greatestFiniteMagnitude]
    for (start, end, duration) in product(extremes, extremes, durations) {
      if let fault = EasedCurve(from: start, to: end, duration: duration).fault {
        XCTFail("from \(start) to \(end) in \(duration): \(fault)")
      }
    }
  }

  /// Catches: `timing: values[ifPresent: .timing]` left out of `EasedCurve.init(from:)`.
  func testReadsWhatItWrote() throws {
    for curve in [EasedCurve(from: 1, to: 9), EasedCurve(from: 1, to: 9, duration: 2, timing: .easeOut)] {
      XCTAssertEqual(try curve.coded(), curve)
      // A plan can rest beside its curve's end, by a rounding of the members that it moves.
      let plan = AxisPlan(.eased(curve: curve)).resting(at: curve.destination.nextUp)
      XCTAssertEqual(try plan.coded(), plan)
    }
  }
}
