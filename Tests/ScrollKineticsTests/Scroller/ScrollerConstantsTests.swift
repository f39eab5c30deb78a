import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// The scroller's own constants, each against its number in PHYSICS §6, §7 and §9.
final class ScrollerConstantsTests: XCTestCase {
  // Catches a slop of 10.00001.
  func testSlopIsTenPoints() {
    XCTAssertEqual(Scroller.Physics.uiKit.slop, 10)
  }

  // Catches 0.6 or the quarter of a pixel changed by a millionth.
  func testAChosenTargetIsReachedWithinSixTenthsToAQuarterOfAPixel() {
    let scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000), displayScale: 2))
    for duration in [0, 0.3, 0.6, 1.4] {
      let state = AxisState(position: 100, velocity: 250, momentum: 250)
      let plan = scroller.arrival(from: state, at: 700, within: duration)
      let expected = SpringCurve(
        arrivingFrom: 100, velocity: 250, at: 700, within: max(0.6, duration), restDistance: 0.125)
      XCTAssertEqual(plan, AxisPlan(expected))
    }
  }

  // Catches 1.6 changed by a millionth.
  func testContentOnItsWayUpReachesTheTopInTheSameTime() {
    let state = AxisState(position: 900, velocity: -400, momentum: -400)
    let expected = SpringCurve(
      arrivingFrom: 900, velocity: -400, at: 0, within: 1.6, restDistance: 0.25)
    XCTAssertEqual(Scroller.planToTop(from: state, to: 0, restDistance: 0.25), AxisPlan(expected))
  }
}
