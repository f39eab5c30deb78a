@testable import ScrollKinetics

final class AxisPlanTests: XCTestCase {
  // The figures of the documentation; PHYSICS §1 and mpmath.
  func testFlick() {
    for sign in [1.0, -1] {
      let plan = AxisPlan(from: 0, momentum: sign * 1000, limits: sign > 0 ? 0...5000 : -5000...0)
      XCTAssertEqual(plan.destination, sign * 494)
      XCTAssertEqual(plan.duration, 2.3003, accuracy: 5e-5)
      XCTAssertEqual(plan.position(at: 1), sign * 431.602803299104881, accuracy: 1e-12)
      XCTAssertEqual(plan.position(at: plan.duration.nextDown), sign * 494.01, accuracy: 1e-9)
      XCTAssertEqual(plan.state(at: plan.duration), .rest(at: sign * 494))
    }
  }

  // Inside, the place of rest is on the pixel grid; at a limit it is the limit, on the grid or not.
  // Catches: in `endsAtLimit`, a limit that is rounded.
  func testRestsOnThePixelGridOrOnTheLimit() {
    for (scale, rest) in [(1.0, 494.0), (2, 494), (3, 494), (100, 494.01)] {
      let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000, pixelGrid: PixelGrid(scale: scale))
      XCTAssertEqual(plan.destination, rest, accuracy: 1e-12)
    }
    for limit in [100.2, 100.3] {
      let plan = AxisPlan(from: 90, momentum: 1000, limits: 0...limit, pixelGrid: PixelGrid(scale: 2))
      XCTAssertEqual(plan.destination, limit)
    }
    // Content that stops between the last pixel and the limit is not rounded past the limit.
    XCTAssertEqual(AxisPlan(from: 5.9, momentum: 1000, limits: 0...499.95).destination, 499.95)
    // Ties go away from zero, on either side.
    XCTAssertEqual(AxisPlan(from: 10.5, momentum: 0, limits: -100...100).destination, 11)
    XCTAssertEqual(AxisPlan(from: -10.5, momentum: 0, limits: -100...100).destination, -11)
    // Rest in the release itself: d0 = 1/3.
    for offset in [100 + 1.0 / 3, -1.0 / 3] {
      let plan = AxisPlan(from: offset, momentum: 0, limits: 0...100)
      assertEqual((plan.duration, plan.state(at: 0)), (0, .rest(at: offset < 0 ? 0 : 100)))
      XCTAssertEqual(plan.state(at: -1), .rest(at: offset < 0 ? 0 : 100))
    }
  }

  // PHYSICS §1: S·(|v0| − 10) points, however few. Catches: in `AxisPlan.momentum(from:landingOn:flight:)`, a
  // sign taken from another distance than zero.
  func testMomentumThatLandsNearby() {
    for (distance, sign) in product([1e-9, 0.5, 1, 494.01], [1.0, -1]) {
      let momentum = AxisPlan.momentum(from: 3, landingOn: 3 + sign * distance)
      XCTAssertEqual(momentum, sign * (distance / 0.499 + 10), accuracy: 1e-9)
    }
  }

  func testFollowsAGivenCurve() {
    let eased = EasedCurve(from: 3.3, to: 100.7)
    let spring = SpringCurve(from: 3.3, to: 100.7, spring: .scrollToTop, duration: 1.6)
    for time in [0, 0.1, 0.29, 0.3, 1.5, 1.6] {
      XCTAssertEqual(AxisPlan(.eased(curve: eased)).state(at: time), eased.state(at: time))
      XCTAssertEqual(AxisPlan(.spring(curve: spring)).state(at: time), spring.state(at: time))
    }
    XCTAssertEqual(AxisPlan(.eased(curve: eased)).duration, 0.3)
    XCTAssertEqual(AxisPlan(.spring(curve: spring)).duration, 1.6)
    XCTAssertEqual(AxisPlan(.eased(curve: eased)).destination, 100.7)
    XCTAssertEqual(AxisPlan(.spring(curve: spring)).destination, 100.7)
  }

  // The plan is its fling up to the end, and rests within half a pixel of it, inside the limits.
  // Catches: `rounded(_:)` in the place of `rounded(_:within:)`.
  func testEndsWithinHalfAPixelOfTheFling() {
    forAll("rests on the grid, near the fling", in: { ($0.flight(), $0.pick([1.0, 2, 3])) }) {
      flight, scale in
      let fling = flight.curve
      let plan = AxisPlan(
        from: flight.start, momentum: flight.momentum, limits: flight.lower...flight.upper,
        flight: FlightLaw(flight.rate), pixelGrid: PixelGrid(scale: scale))
      guard plan.duration == fling.duration else { return "lasts \(plan.duration)" }
      guard (plan.destination - fling.destination).magnitude <= 0.5 / scale + 1e-9 else {
        return "rests at \(plan.destination), the fling at \(fling.destination)"
      }
      guard (flight.lower...flight.upper).contains(plan.destination) else { return "rests past a limit" }
      let pixels = plan.destination * scale
      let isLimit = plan.destination == flight.lower || plan.destination == flight.upper
      guard isLimit || (pixels - pixels.rounded()).magnitude < 1e-6 else { return "rests off the grid" }
      let time = plan.duration / 2
      guard plan.duration == 0 || plan.state(at: time) == fling.state(at: time) else {
        return "does not follow the fling"
      }
      return plan.fault
    }
  }
}
