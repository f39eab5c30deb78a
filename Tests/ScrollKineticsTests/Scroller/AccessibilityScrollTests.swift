@testable import ScrollKinetics

final class AccessibilityScrollTests: XCTestCase {
  private typealias Direction = Scroller.AccessibilityDirection

  private static func pager(pages: Int, on axis: ScrollAxis, at page: Int = 0) -> Scroller {
    let (content, offset) = (400 * Double(pages), 400 * Double(page))
    return .along(axis, content: content, at: offset, Scroller.Physics(snapping: .paging))
  }

  /// Catches: in `accessibilityKey`, `.pageUp` for `.down`; in `accessibilityPosition`, `isReversed ? 1 - fraction : fraction`
  /// made `1 - fraction`.
  func testAPagerTurnsOnePageInEachDirection() {
    for axis in ScrollAxis.allCases {
      let (forward, backward): (Direction, Direction) = axis == .vertical ? (.down, .up) : (.right, .left)
      for (direction, opposite) in [(forward, backward), (.next, .previous)] {
        var scroller = Self.pager(pages: 5, on: axis)
        for page in 1...4 {
          let result = scroller.accessibilityScroll(direction, at: .origin)
          assertEqual((result?.events, scroller.contentOffset[axis]), ([.didScroll], 400 * Double(page)))
          XCTAssertEqual(
            result?.position, .init(axis: axis, page: page, pageCount: 5, fraction: Double(page) / 4))
        }
        let end = scroller
        XCTAssertNil(scroller.accessibilityScroll(direction, at: .origin))
        assertEqual((scroller, scroller.accessibilityScroll(opposite, at: .origin)?.position.page), (end, 3))
      }
    }
  }

  /// In a loop the page after the last is the first, as announced.
  /// Catches: `loop == nil || page < count` in `Pages.page(nearestTo:)` made true.
  func testALoopOfPages() {
    for axis in ScrollAxis.allCases {
      var viewport = Self.pager(pages: 3, on: axis).viewport
      viewport = ScrollLoop(on: axis, length: 1200).viewport(viewport)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      for page in [1, 2, 0, 1] {
        let position = scroller.accessibilityScroll(.next, at: .origin)?.position
        XCTAssertEqual(position, .init(axis: axis, page: page, pageCount: 3, fraction: Double(page) / 3))
      }
      XCTAssertEqual(scroller.contentOffset[axis], 1600)
    }
  }

  /// Catches: in `accessibilityKey` or in `accessibilityPosition`, `isReversed` false.
  func testFromRightToLeftTheNextPageIsOnTheLeft() {
    var scroller = Self.pager(pages: 3, on: .horizontal, at: 2)
    XCTAssertEqual(scroller.accessibilityPosition(in: .rightToLeft).page, 0)
    XCTAssertEqual(scroller.accessibilityPosition(in: .rightToLeft).fraction, 0)
    XCTAssertNil(scroller.accessibilityScroll(.previous, in: .rightToLeft, at: .origin))
    let result = scroller.accessibilityScroll(.next, in: .rightToLeft, at: .origin)
    XCTAssertEqual(result?.position, .init(axis: .horizontal, page: 1, pageCount: 3, fraction: 0.5))
    XCTAssertEqual(scroller.x, 400)
    // Left is left in every layout.
    XCTAssertEqual(scroller.accessibilityScroll(.left, in: .rightToLeft, at: .origin)?.position.page, 2)
    // A vertical pager does not know the direction of the text.
    var vertical = Self.pager(pages: 3, on: .vertical)
    XCTAssertEqual(vertical.accessibilityScroll(.next, in: .rightToLeft, at: .origin)?.position.page, 1)
  }

  /// The viewport less the overlap of 40 points, within the limits; the last page shows at the end.
  /// Catches: in `accessibilityScroll`, `.standard` for `distances`.
  func testAListMovesByThePartThatShows() {
    var list = Scroller.tall(at: 0)
    assertEqual((list.accessibilityScroll(.down, at: .origin)?.position.page, list.y), (1, 760))
    list.accessibilityScroll(.down, distances: .chromium, at: .origin)
    XCTAssertEqual(list.y, 760 + 700)
    list.handle(.setContentOffset(ScrollPoint(0, 7000), animated: false), at: .origin)
    let position = list.accessibilityScroll(.next, at: .origin)?.position
    XCTAssertEqual(position, .init(axis: .vertical, page: 9, pageCount: 10, fraction: 1))
    XCTAssertNil(list.accessibilityScroll(.next, at: .origin))
    for way in [Direction.left, .right] { XCTAssertNil(list.accessibilityScroll(way, at: .origin)) }
    var pager = Self.pager(pages: 3, on: .horizontal, at: 1)
    for direction in [Direction.up, .down] { XCTAssertNil(pager.accessibilityScroll(direction, at: .origin)) }
  }

  /// Catches: in `accessibilityScroll`, no `.stop`; in `accessibilityKey`, no `guard !isTracking`;
  /// `key.isTowardsEnd ? new > old : new < old` made `new != old`.
  func testContentIsAtRestAfterwardsOrHasNotChanged() {
    forAll("an action moves in its direction and ends at rest, or does nothing") {
      (ScrollerScript(&$0), $0.pick(Direction.allCases), $0.pick(Viewport.LayoutDirection.allCases))
    } check: { script, direction, layout in
      let before = script.run()
      var scroller = before
      let key = before.accessibilityKey(for: direction, in: layout, at: before.now)
      guard let result = scroller.accessibilityScroll(direction, in: layout, at: before.now) else {
        return key == nil && scroller == before ? nil : "changed"
      }
      scroller.checkInvariants()
      guard key != nil, scroller.phase == .idle, !before.isTracking else { return "\(scroller.phase)" }
      guard result.events.contains(.didScroll) || before.isMoving else { return "\(result.events)" }
      let position = scroller.accessibilityPosition(in: layout)
      let pages = Swift.max(1, position.pageCount)
      guard position == result.position, position.page < pages else { return "\(position)" }
      if position.page < 0 || !(0...1).contains(position.fraction) { return "\(position)" }
      var (stopped, keyed) = (before, before)
      stopped.handle(.stop, at: before.now)
      keyed.handle(all: [.stop, .key(key!)], at: before.now)
      let way = scroller.contentOffset - stopped.contentOffset
      switch direction {
      case .up: if way.dy >= 0 { return "\(way)" }
      case .down: if way.dy <= 0 { return "\(way)" }
      case .left: if way.dx >= 0 { return "\(way)" }
      case .right: if way.dx <= 0 { return "\(way)" }
      case .next, .previous: if way == .zero { return "\(way)" }
      }
      return keyed == scroller ? nil : "not the key"
    }
  }
}
