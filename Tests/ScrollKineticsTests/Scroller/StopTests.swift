/// `stop` leaves the content where it is, unless it bounces or pages ([A], PHYSICS §7).
final class StopTests: XCTestCase {
  private func flying(from offset: Double, velocity: Double, _ physics: Scroller.Physics = .uiKit) -> Scroller
  {
    let viewport = Viewport(400, 800, content: 400, 8000, contentOffset: ScrollPoint(0, offset))
    var scroller = Scroller(viewport: viewport, physics: physics)
    scroller.handle(.began, at: .origin)
    scroller.handle(.ended(velocity: ScrollVector(0, -velocity)), at: .origin)
    scroller.advance(by: .milliseconds(50))
    return scroller
  }

  func testFlyingContentStopsWhereItIs() {
    var scroller = flying(from: 3000, velocity: 1234)
    let offset = scroller.viewport.contentOffset
    XCTAssertEqual(Array(scroller.handle(.stop, at: scroller.now)), [.didEndDecelerating])
    XCTAssertEqual(scroller.viewport.contentOffset, offset)
    XCTAssertEqual(scroller.phase, .idle)
  }

  func testBouncingContentStopsAtTheLimit() {
    for (offset, limit) in [(7300.0, 7200.0), (-100, 0)] {
      var scroller = flying(from: offset, velocity: 0)
      XCTAssertEqual(Array(scroller.handle(.stop, at: scroller.now)), [.didEndDecelerating, .didScroll])
      XCTAssertEqual(scroller.viewport.contentOffset.y, limit)
    }
  }

  func testPagingContentStopsAtAPage() {
    var scroller = flying(from: 800, velocity: 2000, Scroller.Physics(snapping: .paging))
    XCTAssertNotEqual(scroller.viewport.contentOffset.y, 800)
    scroller.handle(.stop, at: scroller.now)
    XCTAssertEqual(scroller.viewport.contentOffset.y, 800)
  }

  // Found by fuzzing: a place to snap to that is too small to be a normal number is shown as 0, where the content was.
  // Catches: in `scroll(to:_:)`, an offset compared before it is flushed.
  func testNoScrollOntoASubnormalPlace() {
    let viewport = Viewport(
      100, 100, content: 900, 900, contentInset: ScrollInsets(top: 900, left: 900), contentOffset: .zero)
    for (axis, free) in product(ScrollAxis.allCases, [0x1p-1030...500, -500 ... -0x1p-1030]) {
      var physics = Scroller.Physics.uiKit
      physics.snapping[axis] = SnapRule(.offsets([-600, 600]), freeRanges: [free])
      var scroller = Scroller(viewport: viewport, physics: physics)
      scroller.handle(.began, at: .origin)
      XCTAssertEqual(
        Array(scroller.handle(.stop, at: .origin)),
        [.willEndDragging, .didEndDragging(willDecelerate: false)])
      XCTAssertEqual(scroller.viewport.contentOffset, .zero)
    }
  }
}
