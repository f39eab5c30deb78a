import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// The scroller's own constants, each against its number in PHYSICS §6, §7 and §9.
final class ScrollerConstantsTests: XCTestCase {
  // Catches: in `slop`, a slop of 10.00001.
  func testSlopIsTenPoints() {
    XCTAssertEqual(Scroller.Physics.uiKit.slop, 10)
  }

  // Catches: in `patience`, 0.6 or the quarter of a pixel changed by a millionth.
  func testAChosenTargetIsReachedInTimeToAQuarterOfAPixel() {
    let scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000), displayScale: 2))
    // The free flight's time; the target; min(max(F, 0.6), 0.6·max(1, d/844)).
    for (free, target, time) in [
      (0.0, 700.0, 0.6), (0.3, 700, 0.6), (1.4, 700, 0.6), (1.4, 944 + 844, 1.2), (0.9, 2000, 0.9),
    ] {
      let state = AxisState(position: 100, velocity: 250, momentum: 250)
      let plan = scroller.axes.vertical.arrival(
        from: state, at: target, .chosen(nil), freeFlight: free, freeDistance: 0,
        reducesMotion: false)
      let expected = ArrivalCurve(from: 100, velocity: 250, to: target, within: time, restDistance: 0.125)
      XCTAssertEqual(plan, AxisPlan(expected))
    }
  }

  // Catches: in `within: 1.6`, 1.6 changed by a millionth.
  func testContentOnItsWayUpReachesTheTopInTheSameTime() {
    let state = AxisState(position: 900, velocity: -400, momentum: -400)
    let expected = ArrivalCurve(from: 900, velocity: -400, to: 0, within: 1.6, restDistance: 0.25)
    XCTAssertEqual(AxisPlan.toTop(from: state, 0, restDistance: 0.25), AxisPlan(expected))
  }
}
