/// The defaults of those arguments whose figures no other test has.
/// Catches: in `Viewport.init`, `ContentInsetAdjustmentBehavior = .automatic` or `bounces: Bool = true` made another; in
/// `ContentChange.init`, `inserting inserted: Double = 0`, in `Viewport.displacement(by:anchoredAt:)`,
/// `anchoredAt fraction: Double = 0`, and in `ExpandingCard.init`, `collapsedCornerRadius: Double = 0`.
final class DefaultsTests: XCTestCase {
  private let list = Viewport(frame: ScrollRect(0, 0, 400, 800), contentSize: ScrollSize(400, 3000))

  func testViewport() { assertEqual((list.contentInsetAdjustmentBehavior, list.bounces), (.automatic, true)) }

  func testContentChange() {
    XCTAssertEqual(
      ContentChange(on: .vertical, at: 9), ContentChange(on: .vertical, at: 9, removing: 0, inserting: 0))
    let list = changed(list) { $0.contentOffset.y = 1000 }
    let change = ContentChange(on: .vertical, at: 1200, inserting: 100)
    XCTAssertEqual(list.displacement(by: change), list.displacement(by: change, anchoredAt: 0))
    XCTAssertNotEqual(list.displacement(by: change), list.displacement(by: change, anchoredAt: 1))
  }

  func testCard() {
    let card = ExpandingCard(
      container: ScrollSize(400, 3000), collapsedInsets: .zero, travel: 90, innerContentLength: 700)
    XCTAssertEqual(card.cornerRadius(at: 0), 0)
  }

  /// The checks of values that can all be left out.
  func testChecks() throws {
    try ContentChange.validate()
    try ExpandingCard.validate()
  }
}
