final class ExtremeDisplayScaleTests: XCTestCase {
  func testContentArrivesOnAnyDisplay() {
    for scale in [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] as [Double] {
      let viewport = Viewport(400, 800, content: 400, 8000, displayScale: scale)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(0, -1000)), at: .origin)
      XCTAssertTrue(scroller.runToRest())
      XCTAssertEqual(scroller.viewport.contentOffset.y, 800)
    }
  }
}
