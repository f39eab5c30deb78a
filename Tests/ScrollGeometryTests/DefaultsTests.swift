/// The defaults of every argument.
///
/// Catches: in `Viewport.init`, another default of any of these.
final class DefaultsTests: XCTestCase {
  private let frame = ScrollRect(0, 0, 400, 800)
  private let content = ScrollSize(400, 3000)

  func testViewport() {
    XCTAssertEqual(
      Viewport(frame: frame, contentSize: content),
      Viewport(
        frame: frame, contentSize: content, contentInset: .zero, safeAreaInsets: .zero,
        contentInsetAdjustmentBehavior: .automatic, isContainerContent: true, contentOffset: .zero,
        displayScale: 1, contentAlignmentPoint: .zero, bounces: true, alwaysBounceHorizontal: false,
        alwaysBounceVertical: false, isScrollEnabled: true))
    // Without an offset the content begins at its top left corner, with its insets.
    XCTAssertEqual(
      Viewport(
        frame: frame, contentSize: content, contentInset: ScrollInsets(top: 20, left: 0, bottom: 0, right: 0)
      )
      .contentOffset, ScrollPoint(0, -20))
  }

  func testContentChanges() {
    XCTAssertEqual(
      ContentChange(on: .vertical, at: 9), ContentChange(on: .vertical, at: 9, removing: 0, inserting: 0))
    XCTAssertNoThrow(try ContentChange.validate())
    let viewport = Viewport(frame: frame, contentSize: content, contentOffset: ScrollPoint(0, 1000))
    let change = ContentChange(on: .vertical, at: 1200, inserting: 100)
    XCTAssertEqual(viewport.displacement(by: change), viewport.displacement(by: change, anchoredAt: 0))
    XCTAssertNotEqual(viewport.displacement(by: change), viewport.displacement(by: change, anchoredAt: 1))
    XCTAssertEqual(viewport.applying(change), viewport.applying(change, anchoredAt: 0))
    XCTAssertNotEqual(viewport.applying(change), viewport.applying(change, anchoredAt: 1))
  }

  func testPages() {
    let viewport = Viewport(frame: frame, contentSize: content)
    let pages = Pages(of: viewport, on: .vertical)
    XCTAssertEqual(pages, Pages(of: viewport, on: .vertical, length: 800, spacing: 0, alignment: 0))
    XCTAssertEqual(pages.boundary(nearestTo: 400), pages.boundary(nearestTo: 400, tiesGoUp: false))
    XCTAssertNotEqual(pages.boundary(nearestTo: 400), pages.boundary(nearestTo: 400, tiesGoUp: true))
  }

  func testTabs() {
    XCTAssertEqual(TabsIndicator(count: 3).overscroll, .pin)
    let (tabs, bar) = (TabsIndicator(count: 3), ScrollRect(0, 0, 300, 40))
    XCTAssertEqual(
      tabs.frame(at: 0.5, in: bar), tabs.frame(at: 0.5, in: bar, on: .horizontal, direction: .leftToRight))
    var viewport = Viewport(frame: frame, contentSize: ScrollSize(1200, 800))
    viewport.contentOffset.x = 100
    XCTAssertEqual(
      tabs.fraction(in: viewport, on: .horizontal),
      tabs.fraction(in: viewport, on: .horizontal, direction: .leftToRight))
    XCTAssertEqual(
      tabs.position(in: viewport, on: .horizontal),
      tabs.position(in: viewport, on: .horizontal, direction: .leftToRight))
    XCTAssertEqual(tabs.fraction(in: viewport, on: .horizontal), 100.0 / 1200)
  }

  func testIndicator() {
    XCTAssertEqual(
      ScrollIndicator(),
      ScrollIndicator(
        insets: .zero, thickness: 3, margin: 3, minimumLength: 36, minimumOverscrolledLength: 8,
        leavesCorner: true))
    XCTAssertNoThrow(try ScrollIndicator.validate())
  }

  func testStack() {
    typealias Item = ScrollStack.Item
    XCTAssertEqual(Item(), Item(length: .intrinsic, crossLength: nil, intrinsicSize: nil, spacingAfter: nil))
    XCTAssertEqual(Item.Length.flexible(share: 2), .flexible(share: 2, minimum: nil))
    XCTAssertNoThrow(try Item.validate())
    XCTAssertEqual(
      ScrollStack(axis: .vertical, items: []),
      ScrollStack(
        axis: .vertical, items: [], spacing: 0, insets: .zero, alignment: .fill, fillsFrameAcross: false,
        fillsFrameAlong: false, minimumLength: nil))
    XCTAssertNoThrow(try ScrollStack.validate())
  }

  func testCard() {
    let insets = ScrollInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(
      ExpandingCard(container: content, collapsedInsets: insets, travel: 90, innerContentLength: 700),
      ExpandingCard(
        axis: .vertical, container: content, collapsedInsets: insets, travel: 90, collapsedCornerRadius: 0,
        expandedCornerRadius: 0, innerContentLength: 700, innerInsets: .zero))
    XCTAssertNoThrow(try ExpandingCard.validate())
  }
}
