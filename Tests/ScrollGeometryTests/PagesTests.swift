final class PagesTests: XCTestCase {
  /// The pages of content `content` long in a window `frame` long, on either axis.
  func pages(
    _ content: Double, _ frame: Double, on axis: ScrollAxis = .horizontal, length: Double? = nil,
    spacing: Double = 0, alignment: Double = 0, insets: ScrollInsets = .zero
  ) -> Pages {
    var viewport = Viewport(frame: .zero, contentSize: .zero, contentInset: insets)
    viewport.frame.size[axis] = frame
    viewport.contentSize[axis] = content
    return Pages(of: viewport, on: axis, length: length, spacing: spacing, alignment: alignment)
  }

  func testSelectingATabMovesTheScrollingAxisOnly() {
    let tabs = threeTabs()
    let pages = Pages(of: tabs, on: .horizontal)
    assertEqual((pages.count, tabs.contentOffset(selecting: 2, of: pages)), (3, ScrollPoint(800, -60)))
    let wrong = ScrollPoint(800, 0)
    XCTAssertNotEqual(tabs.clamped(wrong), wrong)
    XCTAssertEqual(pages.page(nearestTo: tabs.contentOffset.x), 1)
  }

  /// Figures of Flutter's page_view_test.dart: pages of 7/8 of a window of 800, centred, and of 1/8.
  func testPeekingNeighbours() {
    for axis in ScrollAxis.allCases {
      let wide = pages(70_000, 800, on: axis, length: 700, alignment: 0.5, insets: anywhereElse)
      XCTAssertEqual(wide.offset(ofPage: 0), -50)
      let offset = wide.offset(ofPage: 10)
      let edges = [(9, -650.0), (10, 50), (11, 750)]
      for (page, edge) in edges { XCTAssertEqual(wide.range(ofPage: page).lowerBound - offset, edge) }
      XCTAssertEqual(wide.visiblePages(at: offset), 9..<12)
      XCTAssertEqual(wide.visibleFraction(ofPage: 9, at: offset), 50.0 / 700)
      XCTAssertEqual(wide.visibleFraction(ofPage: 10, at: offset), 1)
      let small = pages(10_000, 800, on: axis, length: 100, alignment: 0.5, insets: anywhereElse)
      let start = small.offset(ofPage: 10)
      for (page, edge) in [(6, -50.0), (9, 250), (10, 350), (14, 750)] {
        XCTAssertEqual(small.range(ofPage: page).lowerBound - start, edge)
      }
      XCTAssertEqual(small.visiblePages(at: start), 6..<15)
    }
  }
  private let anywhereElse = ScrollInsets(1e4, 1e4, 1e4, 1e4)

  /// Figures of Flutter's page_view_test.dart: the page changes half way.
  func testNearestPage() {
    let eight = pages(8000, 800)
    // A tie goes to the lower page.
    XCTAssertEqual([380, 400, 420, 799.99999999999].map(eight.page(nearestTo:)), [0, 0, 1, 1])
    XCTAssertEqual([-500, 1200, 1e9].map(eight.position(at:)), [0, 1.5, 9])
  }

  func testPartialLastPage() {
    let pages = pages(900, 400)
    assertEqual((pages.count, pages.range(ofPage: 2)), (3, 800...900))
    XCTAssertEqual((0..<3).map(pages.offset(ofPage:)), [0, 400, 500])
    XCTAssertEqual([450, 500].map(pages.position(at:)), [1.5, 2])
    assertEqual((pages.page(nearestTo: 500), pages.offset(atPosition: 1.5)), (2, 450))
    XCTAssertEqual([1, 2].map { pages.visibleFraction(ofPage: $0, at: 500) }, [0.75, 1])
    XCTAssertEqual(pages.visiblePages(at: 500), 1..<3)
  }

  func testSpacing() {
    let pages = pages(1240, 400, spacing: 20)
    assertEqual((pages.stride, pages.count), (420, 3))
    XCTAssertEqual((0..<3).map(pages.offset(ofPage:)), [0, 420, 840])
    // At 20 the gap shows, not the page after it, and at 410 not the page before it.
    XCTAssertEqual([0, 20, 21, 410].map(pages.visiblePages(at:)), [0..<1, 0..<1, 0..<2, 1..<2])
  }

  /// Offsets of WebKit's scroll-snap-offsets test: six pages of 30.
  func testBoundaries() {
    let pages = pages(180, 30)
    XCTAssertEqual((0..<6).map(pages.offset(ofPage:)), [0, 30, 60, 90, 120, 150])
    XCTAssertEqual([45, 60].map(pages.boundaries(around:)), [30...60, 60...60])
    XCTAssertEqual([45, 46].map { pages.boundary(nearestTo: $0) }, [30, 60])
    XCTAssertEqual(pages.boundary(nearestTo: 45, tiesGoUp: true), 60)
    XCTAssertEqual([-10, 60, 150].map(pages.boundary(after:)), [0, 90, 150])
    XCTAssertEqual([0, 60, 170].map(pages.boundary(before:)), [0, 30, 150])
    let inset = self.pages(900, 400, insets: ScrollInsets(left: 40))
    XCTAssertEqual(inset.boundaries(around: -20), -40...0)
    XCTAssertEqual([0, 500].map(inset.boundary(before:)), [-40, 400])
    XCTAssertEqual(inset.boundary(after: 400), 500)
  }

  func testNoPagesOnePageAndExactFit() {
    for nothing in [pages(0, 400), pages(0, 0), pages(900, 0), pages(900, 400, length: 0, spacing: 10)] {
      assertEqual((nothing.count, nothing.position(at: 300), nothing.page(nearestTo: 300)), (0, 0, 0))
      assertEqual((nothing.offset(ofPage: 3), nothing.offset(atPosition: 3)), (0, 0))
      assertEqual((nothing.visiblePages(at: 0), nothing.visibleFraction(ofPage: 0, at: 0)), (0..<0, 0))
    }
    for one in [pages(400, 400), pages(100, 400), pages(1e-9, 400)] {
      assertEqual((one.count, one.position(at: 99)), (1, 0))
      XCTAssertEqual([7, -7].map(one.offset(ofPage:)), [0, 0])
      assertEqual((one.visiblePages(at: 0), one.boundary(after: 0)), (0..<1, 0))
    }
    let still = pages(900, 0)
    assertEqual((still.boundaries(around: 300), still.boundary(after: 300)), (300...300, 900))
    XCTAssertEqual(still.boundary(before: 300), 0)
  }

  func testFarOut() {
    let far = pages(4e9, 393)
    let page = 2_544_529
    assertEqual((far.page(nearestTo: 1e9), far.offset(ofPage: page)), (page, 999_999_897))
    XCTAssertEqual(far.boundaries(around: 1e9), 999_999_897...1_000_000_290)
    XCTAssertEqual(pages(1e300, 1e-3).count, Int(Int32.max))
    XCTAssertEqual(pages(1e300, 1e-3).visiblePages(at: 1e299), 0..<0)
    XCTAssertEqual(pages(1e300, 1e-3).position(at: 1e299), Double(Int32.max) - 1)
    XCTAssertEqual(pages(1e300, 1e-3).boundaries(around: 1e299), 1e299...1e299)
    let huge = Pages(of: Viewport(660, 0, content: 1980, 0, contentInset: anywhere), on: .horizontal)
    assertEqual((huge.offset(ofPage: 2), huge.position(at: 1320)), (1320, 2))
    XCTAssertEqual(huge.boundaries(around: -661), -1320 ... -660)
  }

  func testCountIgnoresRoundingErrors() {
    var sum = 0.0
    for _ in 0..<10 { sum += 0.1 }
    assertEqual((pages(sum, 0.1).count, pages(1, 0.1).count, pages(3 * 0.1, 0.1).count), (10, 10, 3))
  }

  /// The page at a page's offset is that page, and positions are monotone, with any length, spacing and alignment.
  /// Catches: in `position(at:)`, take `stride` for `end - start`.
  func testPagesGoRound() {
    forAll("the page of a page's offset is that page") { random in
      let (axis, length) = (random.pick(ScrollAxis.allCases), random.double(in: 1...500))
      let count = random.integer(in: 2...40)
      let spacing = random.happens(onceIn: 2) ? 0 : random.double(in: 0...30)
      let content = Double(count) * (length + spacing) - spacing - random.double(in: 0...0.9) * length
      let pages = pages(
        content, random.happens(onceIn: 2) ? length : random.double(in: 1...length), on: axis, length: length,
        spacing: spacing)
      XCTAssertEqual(pages.count, count)
      for page in 0..<count {
        let offset = pages.offset(ofPage: page)
        assertEqual((pages.position(at: offset), pages.page(nearestTo: offset)), (Double(page), page))
        assertSameBits(pages.offset(atPosition: Double(page)), offset)
      }
      let (a, b) = (random.double(in: -100...content), random.double(in: -100...content))
      XCTAssertLessThanOrEqual(pages.position(at: min(a, b)), pages.position(at: max(a, b)))
      let inside = a.clamped(to: 0...pages.offset(ofPage: count - 1))
      XCTAssertLessThan(ulps(pages.offset(atPosition: pages.position(at: inside)) + 1000, inside + 1000), 64)
    }
  }

  /// Catches: in `visiblePages`, drop the test of the last page's beginning.
  func testVisiblePagesAreThoseWithAVisiblePart() {
    forAll("visible pages are the pages with a visible part") { random in
      let (length, spacing) = (random.quarters(1...300), random.quarters(0...30))
      let frame =
        random.happens(onceIn: 2)
        ? random.quarters(0...600) : Double(random.integer(in: 0...3)) * (length + spacing)
      let pages = pages(
        random.quarters(0...3000), frame, on: random.pick(ScrollAxis.allCases), length: length,
        spacing: spacing)
      let offset =
        random.happens(onceIn: 2)
        ? random.quarters(-700...3300) : Double(random.integer(in: -2...20)) * pages.stride
      let seen = (0..<pages.count).filter { pages.visibleFraction(ofPage: $0, at: offset) > 0 }
      XCTAssertEqual(Array(pages.visiblePages(at: offset)), seen)
    }
  }

  /// Catches: in `boundary(before:)`, use `<=` in place of `<`.
  func testBoundariesMirrorAndEnclose() {
    forAll("boundaries are mirrored, and enclose the offset") { random in
      let viewport = changed(random.viewport()) { $0.contentAlignmentPoint = .zero }
      let axis = random.pick(ScrollAxis.allCases)
      let length = random.happens(onceIn: 2) ? nil : random.double(in: 1...300)
      let pages = Pages(of: viewport, on: axis, length: length, spacing: 7)
      let mirror = Pages(of: viewport.negated, on: axis, length: length, spacing: 7)
      let offset =
        switch random.integer(in: 0...2) {
        case 0: viewport.contentOffset[axis]
        case 1: random.double(in: -300...3000)
        default: Double(random.integer(in: -3...9)) * pages.stride
        }
      let (around, other) = (pages.boundaries(around: offset), mirror.boundaries(around: 0 - offset))
      assertSameBits(other.lowerBound, 0 - around.upperBound)
      assertSameBits(other.upperBound, 0 - around.lowerBound)
      assertSameBits(mirror.boundary(after: 0 - offset), 0 - pages.boundary(before: offset))
      let nearest = pages.boundary(nearestTo: offset)
      assertSameBits(mirror.boundary(nearestTo: 0 - offset, tiesGoUp: true), 0 - nearest)
      let inside = offset.clamped(to: pages.limits)
      XCTAssertTrue(around.contains(inside))
      if pages.limits.contains(offset) {
        let (before, after) = (pages.boundary(before: offset), pages.boundary(after: offset))
        XCTAssertTrue(before < offset || offset == pages.limits.lowerBound)
        XCTAssertTrue(after > offset || offset == pages.limits.upperBound)
      }
      let swapped = Pages(of: viewport.transposed, on: axis.cross, length: length, spacing: 7)
      assertEqual((swapped.boundaries(around: offset), swapped.count), (around, pages.count))
    }
  }
}
