import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// An offset that a change in flight sets is the offset that shows, to the bit.
final class UpdateOffsetTests: XCTestCase {
  func testAnOffsetThatIsSetShowsExactly() {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
      contentSize: ScrollSize(width: 400, height: 8000), contentOffset: ScrollPoint(x: 0, y: 3000.3))
    var scroller = Scroller(viewport: viewport)
    scroller.handle(.began, at: .origin)
    scroller.update(at: .origin) { $0.contentOffset.y = 0.1 }
    XCTAssertEqual(scroller.viewport.contentOffset.y, 0.1)
  }

  func testAJumpLargerThanAnyNumberSaturates() {
    let largest = Double.greatestFiniteMagnitude
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
      contentSize: ScrollSize(width: 400, height: 8000), contentOffset: ScrollPoint(x: 0, y: -largest))
    var scroller = Scroller(viewport: viewport)
    scroller.handle(.began, at: .origin)
    scroller.update(at: .origin) { $0.contentOffset.y = largest }
    XCTAssertEqual(scroller.viewport.contentOffset.y, largest)
    scroller.checkInvariants()
  }
}
