@testable import ScrollKinetics

final class ScrollSpringTests: XCTestCase {
  // ω = √(k/m), ζ = c/(2√(km)). Catches: in `ScrollSpring.init(mass:stiffness:damping:)`, k·m and k/m exchanged.
  func testMassStiffnessAndDamping() {
    let spring = ScrollSpring(mass: 4, stiffness: 100, damping: 10)
    assertEqual((spring.angularFrequency, spring.dampingRatio), (5, 0.25))
    XCTAssertEqual(ScrollSpring(stiffness: 100, damping: 20), ScrollSpring(angularFrequency: 10))
  }

  // k = 4π²·m/duration², c = 2ζ√(km), so that ω = 2π/response. Bounce and duration of a spring of stiffness 157.91 and
  // damping 17.59: Flutter, packages/flutter/test/physics/spring_simulation_test.dart (BSD-3-Clause).
  func testResponseDurationAndBounce() {
    let engineer = ScrollSpring(mass: 1, stiffness: 157.91, damping: 17.59)
    let designer = ScrollSpring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(engineer.angularFrequency, designer.angularFrequency, accuracy: 0.001 * 4 * .pi)
    XCTAssertEqual(engineer.dampingRatio, designer.dampingRatio, accuracy: 0.001)
    assertEqual((designer.dampingRatio, designer), (0.7, ScrollSpring(dampingRatio: 0.7, response: 0.5)))
    XCTAssertEqual(ScrollSpring(duration: 0.5, bounce: -0.5).dampingRatio, 2)
    XCTAssertEqual(ScrollSpring(duration: 0.5, bounce: 0).dampingRatio, 1)
    XCTAssertEqual(ScrollSpring(duration: 0.5, bounce: 0).angularFrequency, 4 * .pi)
    XCTAssertEqual(ScrollSpring.scrollToTop.angularFrequency, 2 * .pi / 0.6)
    XCTAssertEqual(ScrollSpring.scrollToTop.dampingRatio, 1)
  }

  // A period of the undamped swing is the response. Catches: in `ScrollSpring.init(dampingRatio:response:)`, π/response.
  func testResponseIsThePeriodOfTheSwing() {
    let curve = SpringCurve(
      from: 100, to: 0, spring: ScrollSpring(dampingRatio: 1e-9, response: 0.8), duration: 2)
    XCTAssertEqual(curve.position(at: 0.8), 100, accuracy: 1e-5)
    XCTAssertEqual(curve.position(at: 0.4), -100, accuracy: 1e-5)
    XCTAssertEqual(curve.position(at: 0.2), 0, accuracy: 1e-5)
  }
}
