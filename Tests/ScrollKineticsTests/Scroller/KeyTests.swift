final class KeyTests: XCTestCase {
  private typealias Key = Scroller.Key

  /// Every key has an axis; keys for pages and ends act on the horizontal one if only that one scrolls.
  /// Catches: in `axis(in:)`, `.vertical` for content of which only the horizontal axis scrolls.
  func testAxes() {
    let keys: [(Key, both: ScrollPoint, across: Double)] = [
      (.lineDown, ScrollPoint(2000, 2040), 2000), (.lineUp, ScrollPoint(2000, 1960), 2000),
      (.lineRight, ScrollPoint(2040, 2000), 2040), (.lineLeft, ScrollPoint(1960, 2000), 1960),
      (.pageDown, ScrollPoint(2000, 2760), 2360), (.pageUp, ScrollPoint(2000, 1240), 1640),
      (.pageRight, ScrollPoint(2360, 2000), 2360), (.pageLeft, ScrollPoint(1640, 2000), 1640),
      (.home, ScrollPoint(2000, 0), 0), (.end, ScrollPoint(2000, 7200), 7600),
    ]
    XCTAssertEqual(Set(keys.map(\.0)), Set(Key.allCases))
    for (key, place, across) in keys {
      XCTAssertEqual(Scroller.wide().handling(.key(key)).contentOffset, place, "\(key)")
      let shelf = Scroller.tall(at: 0) {
        $0.contentSize = ScrollSize(8000, 800)
        $0.contentOffset = ScrollPoint(2000, 0)
      }
      XCTAssertEqual(shelf.handling(.key(key)).contentOffset, ScrollPoint(across, 0), "\(key)")
      let fitting = Scroller.tall(at: 0) { $0.contentSize = .zero }
      XCTAssertEqual(fitting.handling(.key(key, .wheel)), fitting)
    }
  }

  /// Catches: `near - far` left out of `length(in:on:)`; `line.length` left out of `pageLength`.
  func testPagesLeaveALineAndTheInsets() {
    let scroller = Scroller.tall { $0.contentInset = ScrollInsets(top: 60, bottom: 40) }
    XCTAssertEqual(scroller.handling(.key(.pageDown)).y, 2660)
    XCTAssertEqual(scroller.handling(.key(.pageDown, distances: .chromium)).y, 2612.5)
    assertEqual((scroller.handling(.key(.home)).y, scroller.handling(.key(.end)).y), (-60, 7240))
    let slit = Scroller.tall { $0.frame.size.height = 50 }
    XCTAssertEqual(slit.handling(.key(.pageDown)).y, 2040, "not less than a line")
    XCTAssertEqual(
      slit.handling(.key(.pageUp, distances: .init(line: .points(50), page: .fraction(0.8)))).y, 1950)
  }

  /// With a mandatory rule of pages, a page key or an arrow key turns one page, also from between two pages.
  /// Catches: `rule.page` left out of `destination`; `request.offset = base` left out before it.
  func testPagesTurnOne() {
    forAll("page keys turn a page", count: 300) { generator in
      let (axis, spacing) = (generator.pick(ScrollAxis.allCases), generator.pick([0.0, 20]))
      var scroller = Scroller.wide(at: .zero)
      scroller.physics.snapping[axis] = .paging(spacing: spacing)
      let stride = scroller.viewport.frame.size[axis] + spacing
      let page = Double(generator.integer(in: 2...6))
      scroller.handle(.setContentOffset(ScrollPoint.along(axis, page * stride), nil))
      let (isOn, isPage) = (generator.happens(onceIn: 2), generator.happens(onceIn: 2))
      let (pages, lines): ([Key], [Key]) =
        axis == .vertical
        ? ([.pageDown, .pageUp], [.lineDown, .lineUp]) : ([.pageRight, .pageLeft], [.lineRight, .lineLeft])
      let (key, back) = ((isPage ? pages : lines)[isOn ? 0 : 1], (isPage ? pages : lines)[isOn ? 1 : 0])
      let distances = generator.pick(
        [.standard, .chromium, .init(line: .points(50), page: .fraction(0.8)), .init(page: .fraction(2.2))]
          as [Scroller.KeyDistances])
      let animation = generator.pick([nil, ScrollAnimation.wheel])
      let input = Scroller.Input.key(key, distances: distances, animation)
      let sign: Double = isOn ? 1 : -1
      let limits = scroller.viewport.limits(on: axis)
      func place(_ pages: Double) -> Double { (pages * stride).clamped(to: limits) }
      scroller.handle(input)
      XCTAssertEqual(scroller.rested.contentOffset[axis], place(page + sign))
      guard animation != nil else { return }
      scroller.advance(by: .milliseconds(50))
      XCTAssertEqual(
        scroller.handling(.key(back, distances: distances, animation)).rested.contentOffset[axis],
        place(page), "back from between two pages")
      scroller.handle(input)
      XCTAssertEqual(
        scroller.rested.contentOffset[axis], place(page + (isPage ? 2 : 1) * sign),
        "an arrow's line does not add up to a page")
    }
  }

  /// Home and end move to the first and the last place of a mandatory rule, beyond its reach for releases.
  func testEndsOfPlaces() {
    var scroller = Scroller.tall()
    scroller.physics.snapping[.vertical] = SnapRule(.offsets([30, 400, 3000]), reach: .atMost(1))
    XCTAssertEqual(scroller.handling(.key(.end)).y, 3000)
    XCTAssertEqual(scroller.handling(.key(.home, .wheel)).rested.y, 30)
    scroller.physics.snapping[.vertical] = SnapRule(.every(170))
    XCTAssertEqual(scroller.handling(.key(.end)).y, 7200, "the content's edge is a place")
  }

  func testLayoutDirection() {
    XCTAssertEqual(Key.lineLeft.following(.rightToLeft), .lineRight)
    XCTAssertEqual(Key.pageRight.following(.rightToLeft), .pageLeft)
    for key in Key.allCases {
      XCTAssertEqual(key.following(.leftToRight), key)
      XCTAssertEqual(key.following(.rightToLeft).following(.rightToLeft), key)
      XCTAssertEqual(key.following(.rightToLeft) == key, [.lineDown, .lineUp].contains(key))
    }
    // A right-to-left pager begins at its upper limit.
    var pager = Scroller.tall(at: 0) {
      $0.contentSize = ScrollSize(2000, 800)
      $0.contentOffset.x = 1600
    }
    pager.physics.snapping[.horizontal] = .paging()
    XCTAssertEqual(pager.handling(.key(Key.pageDown.following(.rightToLeft))).x, 1200)
    XCTAssertEqual(pager.handling(.key(Key.end.following(.rightToLeft))).x, 0)
    XCTAssertEqual(pager.handling(.key(Key.home.following(.rightToLeft))).x, 1600)
  }
}
