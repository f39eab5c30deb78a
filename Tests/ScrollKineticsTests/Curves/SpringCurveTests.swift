@testable import ScrollKinetics

final class SpringCurveTests: XCTestCase {
  private struct Motion: TargetedMotion {
    var start: Double
    var velocity: Double
    var target: Double
    var omega: Double
    var zeta: Double

    var spring: ScrollSpring { ScrollSpring(angularFrequency: omega, dampingRatio: zeta) }
    var curve: SpringCurve { SpringCurve(from: start, velocity: velocity, to: target, spring: spring) }
    /// The size at which the motion's positions are rounded.
    var scale: Double {
      max(1, start.magnitude, target.magnitude, velocity.magnitude / omega, 2 * (start - target).magnitude)
    }
  }

  private static let nearlyCritical: [Double] = [1 - 1e-9, 1 - 0x1p-53, 1 + 0x1p-52, 1 + 1e-9]

  private static func motion(_ generator: inout SplitMix64) -> Motion {
    let zeta: Double =
      switch generator.integer(in: 0...4) {
      case 0: 1
      case 1: generator.pick(nearlyCritical)
      case 2: generator.double(in: 0.05...1)
      default: generator.double(in: 1...5)
      }
    let (start, velocity, target) = generator.way()
    return Motion(
      start: start, velocity: velocity, target: target, omega: generator.double(in: 2...40), zeta: zeta)
  }

  // The matrix exponential of the oscillator, mpmath, 40 digits. Catches: in `motion(at:bounded:)`, an
  // overdamped spring with the wrong x(0) or x′(0).
  func testTrueValues() {
    for (zeta, start, velocity, time, distance, slope) in [
      (0.25, 100.0, -500.0, 0.05, 67.5030195605896597, -761.72814547680459),
      (0.25, 100, -500, 0.2, -36.3144657717805836, -403.427884737780695),
      (0.25, 100, -500, 0.7, 13.1658462188619308, -151.011205985081556),
      (1, 100, -500, 0.05, 75.816332464079178, -454.897994784475068),
      (1, 100, -500, 0.2, 27.0670566473225384, -203.002924854919038),
      (1, 100, -500, 0.7, 0.410346884499532294, -3.64752786221806483),
      (3, 100, -500, 0.05, 86.7654378871487796, -166.682036298825262),
      (3, 100, -500, 0.2, 66.8340935218368177, -114.672019918000725),
      (3, 100, -500, 0.7, 28.3420963768460072, -48.6273496609605766),
      (0.25, -40, 2000, 0.05, 49.3571407570582686, 1519.74561028133571),
      (0.25, -40, 2000, 0.2, 119.825824756115284, -492.289229996938226),
      (0.25, -40, 2000, 0.7, 10.0664169927941699, 297.389714333547378),
    ] {
      let spring = ScrollSpring(angularFrequency: 10, dampingRatio: zeta)
      let curve = SpringCurve(from: 7 + start, velocity: velocity, to: 7, spring: spring)
      let state = curve.state(at: time)
      XCTAssertEqual(state.position, 7 + distance, accuracy: 1e-12, "\(zeta), \(time)")
      XCTAssertEqual(state.velocity, slope, accuracy: 1e-11, "\(zeta), \(time)")
      XCTAssertEqual(state.momentum, state.velocity)
    }
  }

  // PHYSICS §7, and mpmath: p(t) = 1 − (1 + ωt)e^(−ωt), ω = 2π/0.6.
  func testScrollToTop() {
    let curve = SpringCurve(from: -1000, to: 0, spring: .scrollToTop, duration: 1.6)
    for (time, progress) in [
      (0.1, 0.281597830077974804), (0.3, 0.821025553585931057), (0.6, 0.986399068534425065),
      (1.2, 0.999952689421136516), (1.6.nextDown, 0.999999061032148341),
    ] { XCTAssertEqual(1 + curve.position(at: time) / 1000, progress, accuracy: 1e-14) }
    assertEqual((curve.position(at: 1.6), curve.duration), (0, 1.6))
  }

  // Mass 0.4, stiffness 0.4, from 0 to 1: x(0.4) = 0.06155 and x′(0.4) = 0.2681 on either side of ζ = 1, to 0.01:
  // Flutter, packages/flutter/test/physics/spring_simulation_test.dart (BSD-3-Clause). The digits beyond by mpmath.
  func testNearCriticalIsContinuous() {
    for zeta in [1, 0.999, 1.001] {
      let spring = ScrollSpring(mass: 0.4, stiffness: 0.4, damping: 0.8 * zeta)
      let state = SpringCurve(from: 0, to: 1, spring: spring).state(at: 0.4)
      XCTAssertEqual(state.position, 0.06155, accuracy: 1e-4)
      XCTAssertEqual(state.velocity, 0.2681, accuracy: 2e-4)
    }
    for zeta in [1 - 1e-9, 1.0.nextDown, 1, 1.0.nextUp, 1 + 1e-9] {
      let spring = ScrollSpring(angularFrequency: 1, dampingRatio: zeta)
      let state = SpringCurve(from: 0, to: 1, spring: spring).state(at: 0.4)
      XCTAssertEqual(state.position, 1 - 0.938448064449895021, accuracy: 1e-10)
      XCTAssertEqual(state.velocity, 0.26812801841425572, accuracy: 1e-9)
    }
  }

  // From rest, a spring that does not oscillate moves straight to its target and comes to rest exactly when it is `restDistance`
  // away. Catches: in `timeToStay(within:)`, another bound than 1/2ω₁ for what an overdamped spring's second part adds.
  func testLastStepOfASpringThatDoesNotSwing() {
    for zeta in [1, 1.5, 2, 5] {
      let springs = [(100.0, 0.01, 10.0), (-3000, 0.25, 10), (100, 0.01, 100), (-100, 0.01, 100)]
      for (start, rest, omega) in springs {
        let spring = ScrollSpring(angularFrequency: omega, dampingRatio: zeta)
        let curve = SpringCurve(from: 7 + start, to: 7, spring: spring, restDistance: rest)
        XCTAssertEqual((curve.position(at: curve.duration.nextDown) - 7).magnitude, rest, accuracy: 1e-9)
      }
    }
  }

  // Catches: in `SpringCurve.motion(at:)`, `guard time > 0` made `guard time >= 0`.
  func testStartsWhereAndAsFastAsItWasTold() {
    forAll("x(0) and x′(0) are the given values", in: Self.motion) { motion in
      let curve = motion.curve
      guard curve.duration > 0 else { return nil }
      let state = curve.state(at: 0)
      return state.position == motion.start && state.velocity == motion.velocity ? nil : "starts as \(state)"
    }
  }

  // Catches: in `ScrollSpring.decay`, σ = ζω above ζ = 1, and a term of x′ with the wrong sign.
  func testObeysItsEquation() {
    forAll("x″ = −ω²·(x − target) − 2ζω·x′", in: { (Self.motion(&$0), $0.double(in: 0.05...0.8)) }) {
      motion, part in
      let curve = motion.curve
      let (time, step) = (part * min(curve.duration, 1), 1e-4)
      guard part * curve.duration > 1e-3 else { return nil }
      let (state, slope) = (curve.state(at: time), curve.measuredSlope(at: time, step: step))
      let speed = motion.omega * max(1, motion.zeta) * 2 * motion.scale
      let noise = 8 * motion.scale.ulp / step + 1e-6 * speed
      guard (slope - state.velocity).magnitude <= noise else { return "\(state.velocity), not x′ \(slope)" }
      func velocity(_ steps: Double) -> Double { curve.velocity(at: time + steps * step) }
      let bend = (8 * (velocity(1) - velocity(-1)) - (velocity(2) - velocity(-2))) / (12 * step)
      let pull = -motion.omega * motion.omega * (state.position - motion.target)
      let law = pull - 2 * motion.zeta * motion.omega * state.velocity
      let tolerance = 1e-5 * motion.omega * max(1, motion.zeta) * speed
      return (bend - law).magnitude <= tolerance ? nil : "x″ is \(law), measured \(bend)"
    }
  }

  // Catches: in `timeToStay(within:)`, |z0| left out of the bound, and a bound that forgets the velocity.
  func testRestsWithinItsDistanceAndStays() {
    forAll("within restDistance at the end", in: { (Self.motion(&$0), $0.pick([0.01, 0.1, 0.25])) }) {
      motion, rest in
      let curve = SpringCurve(
        from: motion.start, velocity: motion.velocity, to: motion.target, spring: motion.spring,
        restDistance: rest)
      // The same motion, without its end.
      let free = SpringCurve(
        from: motion.start, velocity: motion.velocity, to: motion.target, spring: motion.spring,
        duration: curve.duration + 10)
      for step in 0...200 {
        let time = curve.duration + Double(step) / 40
        let distance = (free.position(at: time) - motion.target).magnitude
        let most = rest * (1 + 1e-9) + motion.scale.ulp
        guard distance <= most else { return "\(distance) pt away at \(time), rests at \(curve.duration)" }
      }
      return curve.fault
    }
  }

  // Critically damped, and started towards the target no faster than ω·|z0|. Catches: in `SpringCurve.pull`,
  // σ·z0 with the sign of x′0.
  func testDoesNotOvershootUnlessItIsTooFast() {
    forAll("no overshoot up to ω·|z0|", count: 300, in: { (Self.motion(&$0), $0.double(in: 0...1)) }) {
      motion, part in
      var motion = changed(motion) { $0.zeta = 1 }
      motion.velocity = part * motion.omega * (motion.target - motion.start)
      let (curve, towards) = (motion.curve, motion.target < motion.start ? -1.0 : 1)
      let positions = (0...100).map { towards * curve.position(at: curve.duration * Double($0) / 100) }
      let furthest = positions.max()! - towards * motion.target
      guard furthest <= 0 else { return "overshoots by \(furthest)" }
      motion.velocity *= 2 / part
      guard part > 0.1, motion.curve.duration > 0, motion.target != motion.start else { return nil }
      let fast = motion.curve
      let swung = (0...400).map { towards * fast.position(at: fast.duration * Double($0) / 400) }
      return swung.max()! > towards * motion.target || (motion.target - motion.start).magnitude < 1
        ? nil : "twice as fast, and it does not overshoot"
    }
  }

  /// z = (z0 + (v + ω·z0)·t)·e^(−ωt), where e^(−ωt) is next to the smallest number and z0 next to the largest.
  /// Catches: in `anyMotion(at:)`, a sign of the motion that is not ordinary, which nothing else reaches.
  func testCriticalSpringFarDownItsSlope() {
    for sign in [1.0, -1] {
      let curve = SpringCurve(from: sign * 1e290, to: 0, spring: ScrollSpring(angularFrequency: 10))
      for time in [1, 60, 63.9, 64.1, 70] {
        let left = sign * 1e290 * exp(-10 * time)
        let (z, v) = (left * (1 + 10 * time), -left * 100 * time)
        let state = curve.motion(at: time)
        XCTAssertEqual(state.position / z, 1, accuracy: 1e-12, "\(sign), \(time)")
        XCTAssertEqual(state.velocity / v, 1, accuracy: 1e-12, "\(sign), \(time)")
      }
    }
  }

  // x′0 = −ω·z0 is the limit of "does not overshoot": the motion is a pure exponential. Catches: in
  // `timeToStay(within:)`, a bound of 0·∞.
  func testPureExponential() {
    for sign in [1.0, -1] {
      let curve = SpringCurve(
        from: sign * 100, velocity: sign * -1000, to: 0, spring: ScrollSpring(angularFrequency: 10),
        restDistance: 0.01)
      XCTAssertEqual(curve.duration, log(10_000) / 10, accuracy: 1e-12)
      XCTAssertEqual(curve.position(at: 0.1), sign * 100 * exp(-1), accuracy: 1e-12)
    }
  }

  // Catches: `pull` without its magnitude in the bound: the mirrored spring would rest at another time.
  func testMirror() {
    forAll("mirrored motion is the exact negative", in: Self.motion) { motion in
      motion.curve.fault(asMirrorOf: motion.mirrored.curve)
    }
  }

  // Catches: in `motion(at:bounded:)`, a sum of the two terms that is not saturated: 0·∞.
  func testExtremes() {
    let far = Double.greatestFiniteMagnitude
    let ratios = [1e-300, 0.5, 1.0.nextDown, 1, 1.0.nextUp, 5, 1e9, 1e200, far]
    for (omega, zeta) in product([1e-300, 1, far], ratios) {
      let spring = ScrollSpring(angularFrequency: omega, dampingRatio: zeta)
      for (start, velocity, target) in product(extremes, extremes, [0, -0.0, 1000, far]) {
        for curve in [
          SpringCurve(from: start, velocity: velocity, to: target, spring: spring),
          SpringCurve(from: start, velocity: velocity, to: target, spring: spring, duration: 1),
        ] {
          guard let fault = curve.fault else { continue }
          return XCTFail("\(start), \(velocity) to \(target), ω \(omega), ζ \(zeta): \(fault)")
        }
      }
    }
  }
}
