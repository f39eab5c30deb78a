final class ScrollIndicatorTests: XCTestCase {
  /// A window of 400 in content of 1600, so that the bar is a quarter of its track.
  func viewport(_ y: Double, width: Double = 300) -> Viewport {
    Viewport(
      frame: ScrollRect(50, 60, 300, 400), contentSize: ScrollSize(width, 1600),
      contentOffset: ScrollPoint(0, y))
  }

  func testLengthAndPosition() {
    let indicator = ScrollIndicator()
    for (y, start) in [(0.0, 0.0), (600, 150), (1200, 300)] {
      XCTAssertEqual(indicator.frame(on: .vertical, in: viewport(y)), ScrollRect(294, start, 3, 100))
    }
    XCTAssertEqual(
      indicator.frame(on: .vertical, in: viewport(600), direction: .rightToLeft), ScrollRect(3, 150, 3, 100))
    XCTAssertNil(indicator.frame(on: .horizontal, in: viewport(0)))
  }

  func testShrinksUnderOverscroll() {
    let indicator = ScrollIndicator()
    XCTAssertEqual(indicator.frame(on: .vertical, in: viewport(-40)), ScrollRect(294, 0, 3, 60))
    XCTAssertEqual(indicator.frame(on: .vertical, in: viewport(1240)), ScrollRect(294, 340, 3, 60))
    XCTAssertEqual(indicator.frame(on: .vertical, in: viewport(5000)), ScrollRect(294, 392, 3, 8))
  }

  func testMinimumLengthAndInsets() {
    var long = changed(viewport(0)) { $0.contentSize.height = 1e9 }
    let indicator = ScrollIndicator(insets: ScrollInsets(60, 10, 40, 20))
    XCTAssertEqual(indicator.frame(on: .vertical, in: long), ScrollRect(274, 60, 3, 36))
    long.contentOffset.y = 1e9 - 400
    XCTAssertEqual(indicator.frame(on: .vertical, in: long), ScrollRect(274, 324, 3, 36))
    XCTAssertEqual(indicator.frame(on: .vertical, in: long, direction: .rightToLeft)?.minX, 13)
    let short = ScrollIndicator(minimumLength: 1000).frame(on: .vertical, in: viewport(300))
    XCTAssertEqual(short?.size.height, 400, "no longer than its track")
  }

  func testBothAxesLeaveTheCorner() {
    let both = viewport(0, width: 600)
    let indicator = ScrollIndicator()
    XCTAssertEqual(indicator.frame(on: .vertical, in: both), ScrollRect(294, 0, 3, 98.5))
    XCTAssertEqual(indicator.frame(on: .horizontal, in: both), ScrollRect(0, 394, 147, 3))
    XCTAssertEqual(
      indicator.frame(on: .horizontal, in: both, direction: .rightToLeft), ScrollRect(6, 394, 147, 3))
    let crossing = ScrollIndicator(leavesCorner: false)
    XCTAssertEqual(crossing.frame(on: .horizontal, in: both), ScrollRect(0, 394, 150, 3))
  }

  func testFittingContent() {
    var fitting = changed(viewport(0)) { $0.contentSize.height = 400 }
    let indicator = ScrollIndicator()
    XCTAssertNil(indicator.frame(on: .vertical, in: fitting))
    fitting.contentOffset.y = -30
    XCTAssertEqual(indicator.frame(on: .vertical, in: fitting)?[.vertical], 0...370)
    fitting.contentOffset.y = 30
    XCTAssertEqual(indicator.frame(on: .vertical, in: fitting)?[.vertical], 30...400)
    fitting.frame.size = .zero
    XCTAssertNil(indicator.frame(on: .vertical, in: fitting))
    fitting.contentSize = .zero
    XCTAssertNil(indicator.frame(on: .horizontal, in: fitting))
  }

  func testHugeInsets() {
    let tabs = changed(threeTabs()) { $0.contentInset = anywhere }
    let frame = ScrollIndicator().frame(on: .horizontal, in: tabs)
    assertEqual((frame?.size.width, frame?.minX), (36, 182), "half way between huge limits")
    XCTAssertNil(ScrollIndicator(insets: anywhere).frame(on: .horizontal, in: tabs))
  }

  /// The bar stays in its track, moves monotonically with the content, and is mirrored with it.
  /// Catches: in `frame(on:)`, place the over-scrolled bar at the beginning at both ends.
  func testBarStaysInItsTrackAndFollows() {
    forAll("the bar stays in its track and follows the content") { random in
      var viewport = random.viewport()
      viewport.frame.size = ScrollSize(random.quarters(50...400), random.quarters(50...400))
      let axis = random.pick(ScrollAxis.allCases)
      let indicator = ScrollIndicator(
        insets: ScrollInsets(5, 7, 5, 7), leavesCorner: random.happens(onceIn: 2))
      guard let bar = indicator.frame(on: axis, in: viewport) else { return }
      let track = ScrollRect(origin: .zero, size: viewport.frame.size).inset(by: indicator.insets)[axis]
      XCTAssertGreaterThanOrEqual(bar[axis].lowerBound, track.lowerBound)
      XCTAssertLessThanOrEqual(bar[axis].upperBound, track.upperBound + 1e-9)
      let further = changed(viewport) { $0.contentOffset[axis] += random.double(in: 0...200) }
      guard let next = indicator.frame(on: axis, in: further) else { return }
      XCTAssertGreaterThanOrEqual(next[axis].lowerBound, bar[axis].lowerBound - 1e-9)
      XCTAssertGreaterThanOrEqual(next[axis].upperBound, bar[axis].upperBound - 1e-9)
      let plain = ScrollIndicator(insets: indicator.insets, leavesCorner: false)
      if let bar = plain.frame(on: axis, in: viewport),
        let other = plain.frame(on: axis, in: viewport.mirrored)
      {
        XCTAssertEqual(
          other[axis].lowerBound, viewport.frame.size[axis] - bar[axis].upperBound, accuracy: 1e-9)
        XCTAssertEqual(other.size[axis], bar.size[axis], accuracy: 1e-9)
      }
      let turned = ScrollIndicator(insets: indicator.insets.transposed, leavesCorner: indicator.leavesCorner)
      XCTAssertEqual(turned.frame(on: axis.cross, in: viewport.transposed), bar.transposed)
    }
  }
}
