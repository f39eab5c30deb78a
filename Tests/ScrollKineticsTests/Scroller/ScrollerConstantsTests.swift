@testable import ScrollKinetics

/// The scroller's own constants, each against its number in PHYSICS §6, §7 and §9.
final class ScrollerConstantsTests: XCTestCase {
  // Catches: in `slop`, a slop of 10.00001.
  func testSlopIsTenPoints() { XCTAssertEqual(Scroller.Physics.uiKit.slop, 10) }

  // Catches: in `within: 1.6`, 1.6 changed by a millionth.
  func testContentOnItsWayUpReachesTheTopInTheSameTime() {
    let state = AxisState(position: 900, velocity: -400, momentum: -400)
    let expected = AxisPlan(from: 900, velocity: -400, to: 0, within: 1.6, restDistance: 0.25)
    XCTAssertEqual(AxisPlan.toTop(from: state, 0, restDistance: 0.25), expected)
  }
}
