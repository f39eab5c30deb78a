final class CollapsingHeaderTests: XCTestCase {
  private let header = CollapsingHeader(length: 148, collapsedLength: 44)
  private let screen = ScrollRect(0, 0, 390, 844)

  func testAHeaderOnAPhone() {
    XCTAssertEqual(header.travel, 104)
    XCTAssertEqual([-50, 0, 60, 104, 500].map(header.length(at:)), [198, 148, 88, 44, 44])
    XCTAssertEqual([-50, 0, 26, 104, 500].map(header.progress(at:)), [0, 0, 0.25, 1, 1])
    XCTAssertEqual(header.listFrame(at: 60, in: screen), ScrollRect(0, 88, 390, 800))
    XCTAssertEqual(header.viewport(in: screen).limits(on: .vertical), 0...104)
    let list = header.listViewport(in: screen, contentSize: ScrollSize(390, 3000))
    XCTAssertEqual(list.limits(on: .vertical), 0...2200)
    // A list behind the header: at its beginning it is at minus the header's length, and follows it.
    XCTAssertEqual([0, 60, 104].map { header.offsetBehind(forListAt: 0, headerAt: $0) }, [-148, -88, -44])
    XCTAssertEqual([0, 60, 104].map { header.offsetBehind(forListAt: 500, headerAt: $0) }, [352, 412, 456])
  }

  /// A list behind the header shows each row at the same place of the screen as a list below it, for all offsets, on
  /// both axes; the header's limits are exact.
  /// Catches: `length(at: headerOffset)` in `offsetBehind` made `length`; `frame.origin[axis] + length(at: offset)`
  /// made `length(at: offset)`; `moving: 0...travel` made `0...length`.
  func testListsBehindAndBelowShowTheSame() {
    forAll("rows") { generator -> (CollapsingHeader, ScrollRect, Double, Double) in
      let length = generator.double(in: 0...400)
      let header = CollapsingHeader(
        axis: generator.pick(ScrollAxis.allCases), length: length,
        collapsedLength: generator.pick([0, length, generator.double(in: 0...length)]))
      let container = ScrollRect(
        generator.double(in: -50...50), generator.double(in: -50...50), generator.double(in: 0...900),
        generator.double(in: 0...900))
      return (header, container, generator.double(in: -200...600), generator.double(in: -100...4000))
    } check: { header, container, headerOffset, offset in
      let (axis, frame) = (header.axis, header.listFrame(at: headerOffset, in: container))
      let below = frame.origin[axis] - offset
      let behind = container.origin[axis] - header.offsetBehind(forListAt: offset, headerAt: headerOffset)
      if (below - behind).magnitude > 1e-9 { return "a row at \(below) is at \(behind)" }
      if header.viewport(in: container).limits(on: axis) != 0...header.travel { return "limits" }
      let collapsed = header.listFrame(at: header.travel, in: container)[axis].upperBound
      let end = max(container[axis].upperBound, container.origin[axis] + header.collapsedLength)
      return (collapsed - end).magnitude < 1e-9 ? nil : "ends at \(collapsed), not \(end)"
    }
  }

  func testACarouselOfCards() {
    let card = ExpandingCard(
      container: ScrollSize(390, 844), collapsedInsets: ScrollInsets(200, 20, 100, 20), travel: 300,
      innerContentLength: 0)
    let carousel = CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
    assertEqual((carousel.pitch, carousel.viewport.limits(on: .horizontal)), (360, 0...720))
    XCTAssertEqual(carousel.frame(of: 1, at: 0), ScrollRect(380, 200, 350, 544))
    XCTAssertEqual(carousel.frame(of: 1, at: 360), ScrollRect(20, 200, 350, 544))
    XCTAssertEqual([-50, 180, 181, 9000].map(carousel.index(at:)), [0, 0, 1, 2])
    assertEqual((carousel.card(1).outerContentLength, carousel.card.outerContentLength), (1200, 2300))
  }

  /// The gap between two cards is the spacing at every progress, on both axes.
  /// Catches: `+ push` left out of `frame(of:at:selected:cardOffset:)`; `collapsedInsets[max: axis]` made `[min: axis]`.
  func testAGrowingCardPushesItsNeighbours() {
    forAll("gaps") {
      (
        axis: $0.pick(ScrollAxis.allCases), spacing: $0.double(in: 0...100),
        cardOffset: $0.double(in: -50...400), selected: $0.integer(in: 0...4)
      )
    } check: { axis, spacing, cardOffset, selected in
      let card = ExpandingCard(
        axis: axis, container: ScrollSize(390, 844), collapsedInsets: ScrollInsets(60, 20, 40, 30),
        travel: 300, innerContentLength: 0)
      let carousel = CardCarousel(
        card: card, articleLengths: Array(repeating: 900, count: 5), spacing: spacing)
      let offset = carousel.offset(of: selected)
      let frames = (0..<5).map {
        carousel.frame(of: $0, at: offset, selected: selected, cardOffset: cardOffset)
      }
      for (one, next) in zip(frames, frames.dropFirst()) {
        let gap = next[carousel.axis].lowerBound - one[carousel.axis].upperBound
        if (gap - spacing).magnitude > 1e-9 { return "gap \(gap)" }
      }
      return frames[selected] == card.frame(at: cardOffset) ? nil : "\(frames[selected])"
    }
  }
}
