import ScrollGeometry
import ScrollKinetics
import XCTest

/// The README's ten lines, and the figures beside them.
final class ReadmeTests: XCTestCase {
  func testTenLines() {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 20_000))
    var scroller = Scroller(viewport: viewport)
    scroller.handle(.began, at: .origin)
    scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -3000)), at: .origin)
    XCTAssertEqual(scroller.target, ScrollPoint(x: 0, y: 1492))
    XCTAssertEqual(
      scroller.instantOfRest.sinceOrigin / .seconds(1), 2.849, accuracy: 0.0005, "PHYSICS §1: 2849.0 ms")
    XCTAssertEqual(scroller.advance(by: .seconds(1)), [.didScroll])
    XCTAssertEqual(scroller.viewport.contentOffset.x, 0)
    // 1497·(1 − 0.998¹⁰⁰⁰)
    XCTAssertEqual(scroller.viewport.contentOffset.y, 1294.8, accuracy: 0.05)
  }
}
