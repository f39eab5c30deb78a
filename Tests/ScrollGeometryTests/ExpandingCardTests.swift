final class ExpandingCardTests: XCTestCase {
  let card = ExpandingCard(
    container: ScrollSize(390, 844), collapsedInsets: ScrollInsets(200, 20, 100, 20), travel: 300,
    collapsedCornerRadius: 24, innerContentLength: 2000)

  func testCardGrowsAndThenScrolls() {
    XCTAssertEqual(card.frame(at: 0), ScrollRect(20, 200, 350, 544))
    XCTAssertEqual(card.frame(at: 150), ScrollRect(10, 100, 370, 694))
    for offset in [300.0, 350, 9999] { XCTAssertEqual(card.frame(at: offset), ScrollRect(0, 0, 390, 844)) }
    XCTAssertEqual(card.frame(at: -80), card.frame(at: 0))
    XCTAssertEqual([0, 150, 300].map(card.cornerRadius(at:)), [24, 12, 0])
    assertEqual(([0, 300, 350].map(card.innerOffset(at:)), card.outerContentLength), ([0, 0, 50], 2300))
  }

  func testOuterAndInnerEndTogether() {
    for innerLength in [2000.0, 844, 100, 0] {
      let card = ExpandingCard(
        container: card.container, collapsedInsets: card.collapsedInsets, travel: 300,
        innerContentLength: innerLength, innerInsets: ScrollInsets(top: 50, bottom: 34))
      let frame = ScrollRect(origin: .zero, size: card.container)
      let outer = Viewport(frame: frame, contentSize: ScrollSize(390, card.outerContentLength))
      let inner = Viewport(
        frame: frame, contentSize: ScrollSize(390, innerLength),
        contentInset: ScrollInsets(top: 50, bottom: 34))
      XCTAssertEqual(
        card.innerOffset(at: outer.limits(on: .vertical).upperBound), inner.limits(on: .vertical).upperBound)
      XCTAssertEqual(card.innerOffset(at: 0), inner.limits(on: .vertical).lowerBound)
      XCTAssertEqual(card.innerOffset(at: 301), -49)
    }
  }

  func testWhereItSettles() {
    let rows: [(offset: Double, velocity: Double, proposed: Double, rest: Double)] = [
      // By the velocity's sign; a fling does not run on into the content.
      (10, 50, 40, 300), (290, -50, 270, 0), (10, 9000, 4000, 300), (0, 100, 40, 300), (300, -100, 250, 0),
      (-30, 10, 0, 0), (-30, 500, 90, 300), (0, -100, 0, 0),
      // Without velocity at the nearer end.
      (149, 0, 149, 0), (151, 0, 151, 300), (150, 0, 150, 0), (300, 0, 300, 300), (0, 0, 0, 0),
      // Beyond travel rest is free; the last one stops where the card is full.
      (700, 100, 900, 900), (700, -100, 450, 450), (300, 100, 380, 380), (700, -3000, -500, 300),
    ]
    for (offset, velocity, proposed, rest) in rows {
      XCTAssertEqual(
        card.restingOffset(from: offset, velocity: velocity, proposed: proposed), rest, "\(offset)")
    }
  }

  func testWithoutTravelOrContainer() {
    let full = ExpandingCard(
      container: .zero, collapsedInsets: card.collapsedInsets, travel: 0, collapsedCornerRadius: 8,
      expandedCornerRadius: 2, innerContentLength: 0)
    assertEqual((full.progress(at: 0), full.progress(at: -5), full.cornerRadius(at: 0)), (1, 0, 2))
    assertEqual((full.frame(at: 0), full.frame(at: -5).size, full.outerContentLength), (.zero, .zero, 0))
    XCTAssertEqual(full.restingOffset(from: 0, velocity: 5, proposed: 9), 9)
    XCTAssertEqual(full.restingOffset(from: 0, velocity: -5, proposed: -9), 0)
    let huge = ExpandingCard(
      container: ScrollSize(1, .greatestFiniteMagnitude), collapsedInsets: .zero,
      travel: .greatestFiniteMagnitude, innerContentLength: .greatestFiniteMagnitude)
    XCTAssertTrue(huge.outerContentLength.isFinite)
    XCTAssertTrue(huge.innerOffset(at: -.greatestFiniteMagnitude).isFinite)
  }

  /// The card is monotone and continuous in the offset, full exactly where the inner content begins to move, and consistent with
  /// its inverses. Catches: in `innerOffset`, leave out `travel`; in `frame(at:)`, take `progress` for `1 - progress`.
  func testMonotoneContinuousInvertible() {
    forAll("a card is monotone, continuous and undone by its inverses") { random in
      let axis = random.pick(ScrollAxis.allCases)
      func inset() -> Double { random.double(in: 0...300) }
      let card = ExpandingCard(
        axis: axis, container: random.size(),
        collapsedInsets: ScrollInsets(inset(), inset(), inset(), inset()), travel: random.double(in: 1...500),
        collapsedCornerRadius: random.double(in: 0...40), expandedCornerRadius: random.double(in: 0...40),
        innerContentLength: random.double(in: 0...3000), innerInsets: random.insets())
      let (offset, step) = (random.double(in: -100...1000), random.double(in: 0...1))
      let (a, b) = (card.frame(at: offset), card.frame(at: offset + step))
      let fits = ScrollAxis.allCases.filter {
        card.collapsedInsets[min: $0] + card.collapsedInsets[max: $0] <= card.container[$0]
      }
      for axis in fits {
        XCTAssertLessThanOrEqual(b[axis].lowerBound, a[axis].lowerBound)
        XCTAssertGreaterThanOrEqual(b[axis].upperBound, a[axis].upperBound)
        XCTAssertLessThanOrEqual(a[axis].lowerBound - b[axis].lowerBound, 300 * step / card.travel + 1e-9)
      }
      let moved = card.innerOffset(at: offset + step) - card.innerOffset(at: offset)
      XCTAssertTrue(moved >= 0 && moved <= step + 1e-9)
      let start = 0 - card.innerInsets[min: axis]
      XCTAssertEqual(card.innerOffset(at: card.travel), start)
      XCTAssertGreaterThan(card.innerOffset(at: card.travel.nextUp + 1e-9), start)
      XCTAssertEqual(card.progress(at: card.travel), 1)
      XCTAssertLessThan(card.progress(at: card.travel - 1e-9), 1)
      if offset > card.travel {
        XCTAssertEqual(card.offset(atInnerOffset: card.innerOffset(at: offset)), offset, accuracy: 1e-9)
      } else {
        XCTAssertEqual(card.offset(atInnerOffset: card.innerOffset(at: offset)), card.travel)
        XCTAssertEqual(card.offset(atProgress: card.progress(at: offset)), max(0, offset), accuracy: 1e-9)
      }
      let swapped = ExpandingCard(
        axis: axis.cross, container: card.container.transposed,
        collapsedInsets: card.collapsedInsets.transposed, travel: card.travel,
        collapsedCornerRadius: card.collapsedCornerRadius, expandedCornerRadius: card.expandedCornerRadius,
        innerContentLength: card.innerContentLength, innerInsets: card.innerInsets.transposed)
      XCTAssertEqual(swapped.frame(at: offset), a.transposed)
      XCTAssertEqual(swapped.innerOffset(at: offset), card.innerOffset(at: offset))
      XCTAssertEqual(swapped.outerContentLength, card.outerContentLength)
    }
  }
}
