@testable import ScrollGeometry

final class TabsIndicatorTests: XCTestCase {
  /// Tabs with the widths 80, 120 and 60.
  private func named(_ tab: Int) -> ClosedRange<Double> { [0...80, 80...200, 200...260][tab] }
  /// The same bar from right to left.
  private func reversed(_ tab: Int) -> ClosedRange<Double> {
    260 - named(tab).upperBound...260 - named(tab).lowerBound
  }

  private func tabs(at x: Double) -> Viewport { changed(threeTabs()) { $0.contentOffset.x = x } }

  func testFractionNeverReachesOne() {
    let indicator = TabsIndicator(count: 3)
    for (x, fraction, position) in [(0.0, 0.0, 0.0), (400, 1.0 / 3, 1), (600, 0.5, 1.5), (800, 2.0 / 3, 2)] {
      XCTAssertEqual(indicator.fraction(in: tabs(at: x), on: .horizontal), fraction)
      XCTAssertEqual(indicator.position(in: tabs(at: x), on: .horizontal), position)
      XCTAssertEqual(indicator.position(atFraction: fraction), position)
    }
  }

  func testIndicatorInterpolatesPlaceAndWidth() {
    let indicator = TabsIndicator(count: 3)
    XCTAssertEqual(indicator.range(at: 0, ofTab: named), 0...80)
    XCTAssertEqual(indicator.range(at: 1.5, ofTab: named), 140...230)
    XCTAssertEqual(indicator.range(at: 2, ofTab: named), 200...260)
    XCTAssertEqual(indicator.range(at: 1.5, ofTab: reversed), 30...120)
  }

  func testEqualTabs() {
    let indicator = TabsIndicator(count: 3)
    let bar = ScrollRect(10, 600, 300, 4)
    XCTAssertEqual(indicator.frame(at: 0.5, in: bar), ScrollRect(60, 600, 100, 4))
    XCTAssertEqual(indicator.frame(at: 0, in: bar, direction: .rightToLeft), ScrollRect(210, 600, 100, 4))
    let upright = ScrollRect(0, 0, 4, 300)
    XCTAssertEqual(
      indicator.frame(at: 2, in: upright, on: .vertical, direction: .rightToLeft), ScrollRect(0, 200, 4, 100))
  }

  func testOverscrollPinsOrStretches() {
    let (pin, stretch) = (TabsIndicator(count: 3), TabsIndicator(count: 3, overscroll: .stretch))
    let cases = [(-0.25, -20.0...80, 180.0...280), (2.5, 200...290, -30...60), (9, 200...320, -60...60)]
    for (position, range, backwards) in cases {
      XCTAssertEqual(pin.range(at: position, ofTab: named), named(position < 0 ? 0 : 2))
      XCTAssertEqual(stretch.range(at: position, ofTab: named), range)
      XCTAssertEqual(stretch.range(at: position, ofTab: reversed), backwards)
    }
    XCTAssertEqual(stretch.range(at: 1.5, ofTab: named), pin.range(at: 1.5, ofTab: named))
  }

  func testTapAndDragOnTheBar() {
    let indicator = TabsIndicator(count: 3)
    for (location, tab) in [(-9.0, 0), (0, 0), (79.5, 0), (80, 1), (120, 1), (199, 1), (200, 2), (999, 2)] {
      XCTAssertEqual(indicator.tab(at: location, ofTab: named), tab)
    }
    XCTAssertEqual([259, 1].map { indicator.tab(at: $0, ofTab: reversed) }, [0, 2])
    XCTAssertEqual([40, 90, 500].map { indicator.position(at: $0, ofTab: named) }, [0, 0.5, 2])
    XCTAssertEqual(indicator.position(at: 170, ofTab: reversed), 0.5)
    let tabs = tabs(at: 0)
    for (tab, x) in [(1, 400.0), (2, 800), (9, 800)] {
      XCTAssertEqual(indicator.contentOffset(ofTab: tab, in: tabs, on: .horizontal), ScrollPoint(x, -60))
    }
    XCTAssertEqual(
      indicator.contentOffset(ofTab: 0, in: tabs, on: .horizontal, direction: .rightToLeft).x, 800)
    XCTAssertEqual(indicator.contentOffset(atPosition: 0.5, in: tabs, on: .horizontal), ScrollPoint(200, -60))
    XCTAssertEqual(indicator.contentOffset(atPosition: 0, in: tabs, on: .vertical).y, -60)
  }

  func testNoTabsOneTabAndEmptyContent() {
    let (none, one) = (TabsIndicator(count: 0), TabsIndicator(count: 1, overscroll: .stretch))
    let empty = Viewport(frame: .zero, contentSize: .zero, contentOffset: ScrollPoint(50, 0))
    let bar = ScrollRect(0, 0, 90, 2)
    for indicator in [none, one] {
      XCTAssertEqual(indicator.fraction(in: empty, on: .horizontal), 0)
      XCTAssertEqual(indicator.position(in: empty, on: .horizontal), 0)
      assertEqual((indicator.tab(at: 3, ofTab: named), indicator.position(at: 3, ofTab: named)), (0, 0))
      XCTAssertEqual(indicator.contentOffset(ofTab: 0, in: empty, on: .horizontal).x, 0)
      XCTAssertEqual(indicator.frame(at: 0, in: bar), bar)
    }
    XCTAssertEqual(none.range(at: 0, ofTab: named), 0...0)
    XCTAssertEqual(TabsIndicator(count: 2).position(at: 3, ofTab: { _ in 0...6 }), 0)
    XCTAssertEqual(TabsIndicator(count: 3).position(at: 3, ofTab: { [0...2, 2...4, 2...4][$0] }), 1)
  }

  /// Tab k of n rests at position k exactly, from the offset and from the rounded fraction.
  /// Catches: in `position(in:)`, multiply the fraction; in `position(atFraction:)`, drop the whole number.
  func testTabsRestAtWholePositions() {
    XCTAssertNotEqual(1.0 / 49 * 49, 1, "why the fraction alone does not do")
    for count in 1...200 {
      let indicator = TabsIndicator(count: count)
      var viewport = Viewport(393, 0, content: 393 * Double(count), 0)
      for tab in 0..<count {
        viewport.contentOffset = indicator.contentOffset(ofTab: tab, in: viewport, on: .horizontal)
        XCTAssertEqual(viewport.contentOffset.x, 393 * Double(tab))
        XCTAssertEqual(indicator.position(in: viewport, on: .horizontal), Double(tab))
        let fraction = indicator.fraction(in: viewport, on: .horizontal)
        XCTAssertLessThan(fraction, 1)
        XCTAssertEqual(indicator.position(atFraction: fraction), Double(tab))
      }
    }
  }

  /// So it does in a viewport of any width, where limits, products and quotients round; at its page, too.
  /// Catches: in `position(in:)`, `<= 8 * whole.ulp` made `== 0`.
  func testTabsRestAtWholePositionsInAnyViewport() {
    forAll("tab k rests at k") { random in
      let (count, width) = (random.integer(in: 1...12), random.double(in: 1...900))
      let axis = random.pick(ScrollAxis.allCases)
      let indicator = TabsIndicator(count: count)
      var size = ScrollSize(width, width)
      var viewport = Viewport(frame: ScrollRect(origin: .zero, size: size), contentSize: size)
      size[axis] = width * Double(count)
      viewport.contentSize = size
      for tab in 0..<count {
        viewport.contentOffset = indicator.contentOffset(ofTab: tab, in: viewport, on: axis)
        XCTAssertEqual(indicator.position(in: viewport, on: axis), Double(tab))
        viewport.contentOffset[axis] = width * Double(tab)
        XCTAssertEqual(indicator.position(in: viewport, on: axis), Double(tab))
      }
    }
  }

  /// The indicator is monotone, and a drag of its middle is its inverse.
  /// Catches: in `range(at:ofTab:)`, take `start.upperBound` for both ends of the upper interpolation.
  func testIndicatorIsMonotoneAndInvertible() {
    forAll("the indicator is monotone, and undone by its inverse") { random in
      var ends = [random.quarters(-100...100)]
      for _ in 0..<random.integer(in: 2...12) { ends.append(ends.last! + random.quarters(1...200)) }
      let count = ends.count - 1
      let indicator = TabsIndicator(count: count, overscroll: random.happens(onceIn: 2) ? .pin : .stretch)
      let tab = { (k: Int) in ends[k]...ends[k + 1] }
      let mirror = { (k: Int) in 0 - ends[k + 1]...0 - ends[k] }
      let (a, b) = (random.double(in: -2...Double(count + 1)), random.double(in: -2...Double(count + 1)))
      let low = indicator.range(at: min(a, b), ofTab: tab)
      let high = indicator.range(at: max(a, b), ofTab: tab)
      XCTAssertLessThanOrEqual(low.lowerBound, high.lowerBound)
      XCTAssertLessThanOrEqual(low.upperBound, high.upperBound)
      let other = indicator.range(at: min(a, b), ofTab: mirror)
      assertSameBits(other.lowerBound, 0 - low.upperBound)
      assertSameBits(other.upperBound, 0 - low.lowerBound)
      let inside = a.clamped(to: 0...Double(count - 1))
      let range = indicator.range(at: inside, ofTab: tab)
      XCTAssertEqual(indicator.position(at: range.middle, ofTab: tab), inside, accuracy: 1e-10)
      XCTAssertEqual(indicator.position(at: 0 - range.middle, ofTab: mirror), inside, accuracy: 1e-10)
      for k in 0..<count {
        XCTAssertEqual(indicator.tab(at: ends[k], ofTab: tab), k)
        XCTAssertEqual(indicator.tab(at: 0 - ends[k], ofTab: mirror), k)
        XCTAssertEqual(indicator.range(at: Double(k), ofTab: tab), tab(k))
      }
    }
  }

  /// A right-to-left layout equals the left-to-right one of the mirrored viewport; the vertical axis does not depend
  /// on it. Catches: in `leadingOffset`, leave out the direction.
  func testDirectionMirrors() {
    forAll("right to left equals the mirrored left to right") { random in
      let viewport = random.viewport()
      let indicator = TabsIndicator(count: random.integer(in: 1...9))
      assertSameBits(
        indicator.position(in: viewport, on: .horizontal, direction: .rightToLeft),
        indicator.position(in: viewport.mirrored, on: .horizontal))
      assertSameBits(
        indicator.position(in: viewport, on: .vertical, direction: .rightToLeft),
        indicator.position(in: viewport.transposed, on: .horizontal))
      let tab = random.integer(in: 0...8)
      let offset = indicator.contentOffset(ofTab: tab, in: viewport, on: .horizontal, direction: .rightToLeft)
      let mirror = indicator.contentOffset(ofTab: tab, in: viewport.mirrored, on: .horizontal)
      XCTAssertEqual(offset.x, viewport.contentOffset(leading: mirror.x, in: .rightToLeft), accuracy: 1e-9)
      XCTAssertEqual(offset.y, viewport.contentOffset.y)
    }
  }

  /// Past its ends a bar from right to left is the mirror of one from left to right, also with a single tab, whose place does not
  /// tell the direction.
  /// Catches: in `frame(at:in:on:direction:)`, `isReversed ? -1 : 1` made `1`.
  func testBarsOfFewTabsStretchInBothDirections() {
    let bar = ScrollRect(0, 600, 128, 4)
    for (count, position) in product([1, 2, 4], [-9, -0.5, 0, 0.5, 2, 2.5, 9]) {
      let indicator = TabsIndicator(count: count, overscroll: .stretch)
      let mirror = changed(indicator.frame(at: position, in: bar)) { $0.origin.x = 128 - $0.maxX }
      XCTAssertEqual(indicator.frame(at: position, in: bar, direction: .rightToLeft), mirror)
    }
    let one = TabsIndicator(count: 1, overscroll: .stretch)
    let hundred = ScrollRect(0, 0, 100, 4)
    XCTAssertEqual(one.frame(at: -0.5, in: hundred), ScrollRect(-50, 0, 150, 4))
    XCTAssertEqual(one.frame(at: -0.5, in: hundred, direction: .rightToLeft), ScrollRect(0, 0, 150, 4))
    let upright = ScrollRect(0, 0, 4, 100)
    XCTAssertEqual(
      one.frame(at: -0.5, in: upright, on: .vertical, direction: .rightToLeft), ScrollRect(0, -50, 4, 150))
  }
}
