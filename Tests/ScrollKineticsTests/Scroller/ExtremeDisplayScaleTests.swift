final class ExtremeDisplayScaleTests: XCTestCase {
  func testContentArrivesOnAnyDisplay() {
    for scale in [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] as [Double] {
      let viewport = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 400, height: 8000), displayScale: scale)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -1000)), at: .origin)
      XCTAssertTrue(scroller.runToRest())
      XCTAssertEqual(scroller.viewport.contentOffset.y, 800)
    }
  }
}
