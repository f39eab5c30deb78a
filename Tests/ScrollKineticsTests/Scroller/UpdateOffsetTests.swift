/// An offset that a change in flight sets is the offset shown, bit for bit.
final class UpdateOffsetTests: XCTestCase {
  /// Also where the jump is larger than any number.
  func testAnOffsetThatIsSetShowsExactly() {
    let largest = Double.greatestFiniteMagnitude
    for (old, new) in [(3000.3, 0.1), (-largest, largest)] {
      let scroller = Scroller.tall(at: old).handling(.began).updating { $0.contentOffset.y = new }
      XCTAssertEqual(scroller.y, new)
      scroller.checkInvariants()
    }
  }

  // Found by fuzzing: an offset that is too small to be stored moved nothing, and told that it had.
  // Catches: `make` without `flushed`.
  func testAChangeTooSmallToBeStoredIsNoScroll() {
    let viewport = Viewport(400, 800, content: 400, 8000)
    for input: Scroller.Input? in [nil, .held, .began, .setContentOffset(ScrollPoint(0, 9), .uiKit)] {
      var scroller = Scroller(viewport: viewport)
      if let input { scroller.handle(input, at: .origin) }
      let change = ContentChange(on: .vertical, at: -1, inserting: .leastNonzeroMagnitude)
      XCTAssertEqual(scroller.apply(change, at: .origin), [], "\(String(describing: input))")
      XCTAssertEqual(scroller.contentOffset, .zero)
    }
  }
}
