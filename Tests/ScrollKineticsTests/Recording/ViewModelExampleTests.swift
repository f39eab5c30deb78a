/// The README's example: the test of a view model that reacts to offsets.
final class ViewModelExampleTests: XCTestCase {
  func testHeaderCollapsesAsSoonAsTheListScrolls() {
    var scroller = Scroller(viewport: list)
    var header = HeaderModel()
    let flick = ScrollGesture.flick(
      from: ScrollPoint(195, 600), to: ScrollPoint(195, 300), velocity: ScrollVector(0, -2000))
    scroller.perform(flick) { scroller, _ in header.contentOffset = scroller.contentOffset }
    scroller.runToRest { scroller, _ in header.contentOffset = scroller.contentOffset }
    XCTAssertEqual(header.height, 44)
    // Not in the README: 290 points under the finger, and what 2000 points a second carry from there.
    XCTAssertEqual(scroller.y, 1283)
  }

  private let list = Viewport(390, 844, content: 390, 20_000)

  private struct HeaderModel {
    var contentOffset = ScrollPoint.zero
    var height: Double { max(44, 200 - contentOffset.y) }
  }
}
