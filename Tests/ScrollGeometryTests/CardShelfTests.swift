final class CardShelfTests: XCTestCase {
  private let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)

  func testAShelfOnAPhone() {
    assertEqual((shelf.stride, shelf.contentSize), (170, ScrollSize(1690, 200)))
    let viewport = shelf.viewport(in: ScrollRect(0, 56, 390, 200))
    assertEqual((viewport.limits(on: .horizontal), viewport.contentOffset.x), (-20...1320, -20))
    XCTAssertFalse(viewport.isScrollable(on: .vertical))
    XCTAssertEqual([0, 1, 7, 8, 9].map { shelf.offset(of: $0, in: 390) }, [-20, 150, 1170, 1320, 1320])
    XCTAssertEqual(
      [-90, -20, 64, 66, 1240, 1250, 9000].map { shelf.card(at: $0, in: 390) }, [0, 0, 0, 1, 7, 8, 8])
    assertEqual((shelf.frame(of: 1, at: 150), shelf.peek(in: 390)), (ScrollRect(20, 0, 160, 200), 30))
    XCTAssertEqual(shelf.peek(in: 365), 5)
    XCTAssertEqual(shelf.peek(in: 355), 0, "the edge lies in the gap")
    XCTAssertEqual(shelf.peek(in: 100), 0, "no card beside the first")
    XCTAssertEqual(shelf.visibleCards(at: -20, in: 390), 0..<3)
    XCTAssertEqual(shelf.visibleCards(at: 1320, in: 390), 7..<10)
  }

  func testAlignments() {
    func rests(_ alignment: Double) -> [Double] {
      let shelf = CardShelf(
        cardSize: shelf.cardSize, count: 10, spacing: 10, margin: 20, alignment: alignment)
      return [0, 1, 5, 9].map { shelf.offset(of: $0, in: 390) }
    }
    // In the middle, card 1 lies from 115 to 275; at the far margin, from 210 to 370.
    assertEqual((rests(0.5), rests(1)), ([-20, 170 - 115, 850 - 115, 1320], [-20, -20, 850 - 210, 1320]))
    let none = CardShelf(cardSize: shelf.cardSize, count: 0)
    assertEqual((none.card(at: 9, in: 390), none.contentSize.width, none.peek(in: 390)), (nil, 0, 0))
  }

  private static func shelf(_ random: inout SplitMix64) -> CardShelf {
    CardShelf(
      axis: random.pick(ScrollAxis.allCases),
      cardSize: ScrollSize(random.double(in: 1...400), random.double(in: 1...400)),
      count: random.integer(in: 1...30), spacing: random.pick([0, random.double(in: 0...90)]),
      margin: random.pick([0, random.double(in: 0...90)]),
      alignment: random.pick([0, 0.5, 1, random.double(in: 0...1)]))
  }

  /// A card that rests is aligned within the margins, or the shelf rests at one of its ends, with its first or its last
  /// card at the margin; `card(at:in:)` returns a card that rests there.
  /// Catches: `- margin(in: length)` in `offset(of:in:)` left out; `+ margin(in: length)` in `card(at:in:)` left out;
  /// `? (margin, margin)` in `viewport(in:margin:)` made `? (margin, 0)`; `alignment *` left out of
  /// `firstRest(in:)`; `frame.origin[axis]` in `CardShelf.frame(of:at:)` made `frame.origin.x`; `spacing: spacing, alignment:
  /// alignment` in `pages(in:margin:)` without the alignment.
  func testACardRestsAtItsPlace() {
    forAll("places of rest", in: { (Self.shelf(&$0), $0.double(in: 0...1000), $0) }) {
      shelf, length, random in
      var random = random
      let card = random.integer(in: 0...shelf.count - 1)
      let offset = shelf.offset(of: card, in: length)
      let frame = shelf.frame(of: card, at: offset)[shelf.axis]
      let margin = min(shelf.margin, length / 2)
      let window = ScrollRect(origin: .zero, size: ScrollSize { _ in length })
      let limits = shelf.viewport(in: window).limits(on: shelf.axis)
      let place = margin + shelf.alignment * (length - 2 * margin - shelf.cardSize[shelf.axis])
      if shelf.count > 2, let k = shelf.card(at: offset, in: length) {
        let free = shelf.firstRest(in: length) + Double(k) * shelf.stride
        if (free.clamped(to: limits) - offset).magnitude > 1e-6 { return "\(free) is not \(offset)" }
      }
      let first = shelf.frame(of: 0, at: offset)[shelf.axis].lowerBound
      let last = shelf.frame(of: shelf.count - 1, at: offset)[shelf.axis].upperBound
      let isAligned = (frame.lowerBound - place).magnitude < 1e-6
      let isAtAnEnd = (first - margin).magnitude < 1e-6 || (last - (length - margin)).magnitude < 1e-6
      if !isAligned && !isAtAnEnd { return "card \(card) rests at \(frame), neither \(place) nor an end" }
      guard let found = shelf.card(at: offset, in: length) else { return "no card" }
      if (shelf.offset(of: found, in: length) - offset).magnitude > 1e-6 { return "finds card \(found)" }
      let ahead = offset + 0.4 * shelf.stride
      let wide = shelf.card(at: ahead, in: length)!
      let distances = (0..<shelf.count).map { (shelf.offset(of: $0, in: length) - ahead).magnitude }
      let isNearest = distances[wide] <= distances.min()! + 1e-6
      return isNearest || !limits.contains(ahead) ? nil : "card \(wide) is not the nearest"
    }
  }
}
