@testable import ScrollKinetics

/// Flights by any law, between limits with any law, under any rule.
final class PresetTests: XCTestCase {
  // The laws of every script (phases, events, rest at the announced place and instant, slicing, shift, mirror, swap, physics that
  // change) hold with every law of flight, of limits, snap rule and source. Catches: in
  // `Scroller.drag(to:after:)`, `physics.rubberBand` in place of `touch.band`.
  func testScriptsWithAnyLaws() {
    forAll("laws of every script", count: 1200) { generator in
      var script = ScrollerScript(&generator)
      script.changePhysics {
        $0.flight = .drawn(&generator)
        $0.limit = generator.pick(LimitLaw.ofAnyForm)
        $0.leastSpeed = generator.pick([0, 50, 250])
        $0.greatestSpeed = generator.pick([2500, 8000, .greatestFiniteMagnitude])
      }
      return script
    } check: {
      $0.fault
    }
  }

  // Catches: in `FlightCurve.Elastic.push`, the pull back of a spring left out; in `FlightCurve.Elastic.init`, the slope of 1 for an
  // exponential; in `FlightCurve.init`, the crossing planned with `momentum` in place of `entry.momentum`.
  func testFlightsPastALimit() {
    forAll("continuous, planned anew, at rest at the limit", count: 2000) { generator in
      let (law, limit) = (FlightLaw.drawn(&generator), generator.pick(LimitLaw.ofAnyForm))
      let limits = 0...generator.double(in: 20...800)
      let (start, momentum) = (generator.double(in: -80...880), generator.double(in: -5000...5000))
      let curve = flight(law, limit, from: start, momentum: momentum, in: limits)
      let mirrored = (0 - limits.upperBound)...0
      let mirror = flight(law, limit, from: 0 - start, momentum: 0 - momentum, in: mirrored)
      XCTAssertNil(curve.fault)
      XCTAssertNil(curve.fault(asMirrorOf: mirror))
      guard curve.duration > 0 else { return }
      for time in [curve.entryTime, curve.exitTime] where time > 0 && time < curve.duration {
        let (before, after) = (curve.state(at: time.nextDown), curve.state(at: time))
        XCTAssertEqual(before.position, after.position, accuracy: 1e-6)
        // The speed at which a spring lets content cross is limited.
        if before.velocity.magnitude < 2718 || !curve.isSprung {
          XCTAssertEqual(before.velocity, after.velocity, accuracy: 1e-6 * max(1, momentum.magnitude))
        }
      }
      let time = generator.double(in: 0...1) * curve.duration
      let state = curve.state(at: time)
      let again = flight(law, limit, from: state.position, momentum: state.momentum, in: limits)
      XCTAssertEqual(again.destination, curve.destination, accuracy: 1e-6)
      let later = generator.double(in: 0...1) * (curve.duration - time)
      // At the end the two may rest a rounding error apart, half a point before the limit.
      let difference = (again.position(at: later) - curve.position(at: time + later)).magnitude
      XCTAssertLessThan(difference, later < 0.99 * again.duration ? 1e-5 : 0.51)
    }
  }

  // §13: the speed at a crossing is limited to 1000·e, whose peak is 100. Catches: in `FlightCurve.init`, the limit left out.
  func testAGTKLimitStretchesByAHundredAtMost() {
    let limit = Scroller.Preset.gtk.physics.limit
    for (momentum, peak) in [(2718.281828459045, 100.0), (9000, 100), (1000, 36.787944)] {
      let curve = flight(.init(.gtk), limit, from: 100, momentum: momentum, in: 0...100)
      XCTAssertEqual(curve.turningTimes, momentum > 0 ? [0.1] : [])
      XCTAssertEqual(curve.position(at: 0.1) - 100, peak, accuracy: momentum == 1000 ? 1e-6 : 0.001)
    }
    var drag = AxisDrag(showing: 0, at: 0, limits: 0...100, length: 400, band: limit.band!)
    let band = RubberBand(constant: 1, length: 100)
    XCTAssertEqual(drag.follow(to: 1e6, limits: 0...100, length: 400, band: band), -100, accuracy: 0.02)
  }

  // Law 2 with figures of UIKit's is UIKit's. Catches: in `FlightCurve.Elastic.init`, the slope of 1 for an exponential.
  func testTheBounceIsUIKits() {
    forAll("the bounce", count: 1000) { generator in
      let laws = DecelerationRate.normal.laws
      let same = FlightLaw.exponential(decay: laws.decay, reach: laws.reach, restingSpeed: 10)
      let (start, momentum) = (generator.double(in: -80...880), generator.double(in: -5000...5000))
      let fling = FlingCurve(from: start, momentum: momentum, limits: 0...800)
      let curve = flight(same, from: start, momentum: momentum, in: 0...800)
      XCTAssertEqual(curve.destination, fling.destination, accuracy: 1e-9)
      for time in stride(from: 0, to: min(curve.duration, fling.duration), by: 0.02) {
        XCTAssertEqual(curve.position(at: time), fling.position(at: time), accuracy: 1e-8)
        XCTAssertEqual(curve.velocity(at: time), fling.velocity(at: time), accuracy: 1e-7)
      }
    }
  }

  // Catches: in `FlightCurve.init`, the bound of the momentum left out.
  func testExtremes() {
    // A flight has a property of that name of its own.
    func lawFault(_ curve: some ScrollCurve) -> String? { curve.fault }
    for law in [
      FlightLaw.exponential(decay: 1e-300, reach: 1e300, restingSpeed: 1e-300),
      .exponential(decay: 1e300, restingSpeed: 1e300), .power(exponent: 1.0.nextUp, reference: 1),
      .power(exponent: 1e300, reference: 1e-300), .power(exponent: 1.1, reference: 1e300),
      .constantDeceleration(1e-300),
    ] {
      for limit in LimitLaw.ofAnyForm {
        for (start, momentum, lower, upper) in [
          (0.0, Double.greatestFiniteMagnitude, -1e308, 1e308), (1e308, 1e300, 0.0, 1), (-5, 1e-300, 0, 100),
          (0, 0, 0, 0), (3, 1e9, 0, 5), (-1e308, 1e308, 0, 1e9), (7, -4, 7, 7),
          (-0.0, .leastNonzeroMagnitude, -0.0, 8),
        ] {
          let curve = flight(law, limit, from: start, momentum: momentum, in: lower...upper)
          XCTAssertNil(curve.fault, "\(law) \(limit) \(start) \(momentum)")
          XCTAssertNil(lawFault(curve), "\(law) \(limit) \(start) \(momentum) \(lower)...\(upper)")
        }
      }
    }
  }

  // Catches: in `Scroller.momentum(of:)`, the greatest speed left out.
  func testSpeedsOfAReleaseAreThePresets() {
    for (preset, speed, momentum) in [
      (Scroller.Preset.android, 49.0, 0.0), (.android, 51, 51), (.android, 20000, 8000), (.qt, 74, 0),
      (.qt, 3000, 2500), (.uiKit, 249, 0), (.uiKit, 20000, 20000), (.gtk, 3, 3),
    ] {
      for sign in [1.0, -1] {
        let scroller = Scroller(viewport: Self.viewport, physics: .preset(preset)).handling(
          .setContentOffset(ScrollPoint(0, 40_000), nil), .began, .ended(velocity: .vertical(sign * speed)))
        XCTAssertEqual(
          scroller.axes.vertical.state(at: .origin).momentum, 0 - sign * momentum, "\(preset) \(speed)")
      }
    }
  }

  // A notch of the platform's wheel and its keys move the content by the platform's distances, of a list of 400 points; halves of a
  // notch by half of them. Catches: in `Scroller.Preset.wheel` and in `keys`, any other figure.
  func testAWheelsNotchIsThePresets() {
    for (preset, notch, line, page) in [
      (Scroller.Preset.uiKit, 10.0, 40.0, 360.0), (.android, 64, 200, 400), (.gtk, 54.28835, 40, 360),
      (.windows, 100, 16, 400), (.compose, 60, 40, 360), (.qt, 72, 40, 360), (.slint, 60, 40, 360),
      (.godot, 50, 50, 400),
    ] {
      for sign in [1.0, -1] {
        func moves(_ input: Scroller.Input) -> Double {
          let viewport = changed(Self.viewport) { ($0.contentOffset.y, $0.displayScale) = (40_000, 1e5) }
          let scroller = Scroller(viewport: viewport, physics: .preset(preset)).handling(input)
          return sign * (scroller.contentOffset.y - 40_000)
        }
        func delta(_ notches: Double) -> ScrollVector {
          preset.wheel.delta(ofNotches: ScrollVector(0, sign * notches), in: Self.viewport)
        }
        XCTAssertEqual(moves(.wheel(delta(1))), notch, accuracy: 2e-5, "\(preset)")
        XCTAssertEqual(moves(.wheel(delta(0.5))), notch / 2, accuracy: 2e-5, "\(preset)")
        XCTAssertEqual(moves(.key(sign > 0 ? .lineDown : .lineUp, distances: preset.keys)), line, "\(preset)")
        XCTAssertEqual(moves(.key(sign > 0 ? .pageDown : .pageUp, distances: preset.keys)), page, "\(preset)")
      }
    }
  }

  static let viewport = Viewport(300, 400, content: 300, 90_000)
}
