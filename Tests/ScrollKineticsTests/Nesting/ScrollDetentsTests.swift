final class ScrollDetentsTests: XCTestCase {
  func testRestingPlaces() {
    let detents = ScrollDetents([500, 0, 300])
    let figures: [(offset: Double, velocity: Double, proposed: Double, rest: Double)] = [
      // Between two.
      (100, 0, 100, 0), (150, 0, 150, 0), (151, 0, 151, 300), (120, 1, 121, 300), (280, -1, 279, 0),
      (120, 900, 410, 500), (120, 5000, 2600, 500), (480, -900, 120, 0), (480, -400, 280, 300),
      // On one.
      (300, 0, 300, 300), (300, 5, 300, 300), (300, 20, 305, 500), (300, -20, 295, 0),
      // On the last: on into the list, or back.
      (500, 900, 944, 944), (500, -100, 455, 300), (500, -2000, -494, 0), (500, 0, 500, 500),
      // In the list.
      (900, -3000, -200, 500), (900, -500, 655, 655), (900, 500, 1144, 1144),
      // Before the first.
      (-20, 0, 0, 0), (-20, 2000, 800, 500), (0, -500, -3, -3),
    ]
    for (offset, velocity, proposed, rest) in figures {
      XCTAssertEqual(
        detents.restingOffset(from: offset, velocity: velocity, proposed: proposed), rest,
        "\(offset) \(velocity) \(proposed)")
    }
  }

  /// Catches: `Swift.max(offset, first)` left out of `restingOffset`.
  func testTwoDetentsAreACard() {
    forAll("detents = card", count: 5_000) { generator -> (Double, Double, Double, Double) in
      let travel = generator.double(in: 1...500)
      let offset = generator.pick([0, travel, generator.double(in: -100...900)])
      let velocity = generator.happens(onceIn: 3) ? 0 : generator.double(in: -3000...3000)
      return (travel, offset, velocity, offset + velocity / 4)
    } check: { travel, offset, velocity, proposed in
      let card = ExpandingCard(
        container: ScrollSize(390, 844), collapsedInsets: .zero, travel: travel, innerContentLength: 3000)
      let rest = ScrollDetents([0, travel]).restingOffset(
        from: offset, velocity: velocity, proposed: proposed)
      let expected = card.restingOffset(from: offset, velocity: velocity, proposed: proposed)
      return rest == expected ? nil : "\(rest) ≠ \(expected)"
    }
  }

  /// A longer flight in one direction never rests earlier.
  /// Catches: `>` in place of `<` in `nearest`.
  func testMonotone() {
    forAll("monotone") { generator -> (Double, Double, Double) in
      (generator.double(in: -50...800), generator.double(in: -800...800), generator.double(in: 0...300))
    } check: { offset, way, more in
      let detents = ScrollDetents([0, 300, 500])
      let near = detents.restingOffset(from: offset, velocity: way, proposed: offset + way)
      let further = way < 0 ? way - more : way + more
      let far = detents.restingOffset(from: offset, velocity: further, proposed: offset + further)
      return way < 0 ? (far <= near ? nil : "\(far) > \(near)") : far >= near ? nil : "\(far) < \(near)"
    }
  }

  func testExpandingCardDrivenByOneGesture() {
    let card = ExpandingCard(
      container: ScrollSize(390, 844), collapsedInsets: ScrollInsets(200, 20, 100, 20), travel: 300,
      collapsedCornerRadius: 24, innerContentLength: 2000)
    var scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(origin: .zero, size: card.container),
        contentSize: ScrollSize(390, card.outerContentLength)))
    var offset: Double { scroller.y }
    func drag(_ dy: Double) { scroller.handle(.moved(by: ScrollVector(0, dy)), at: scroller.now) }
    func release(_ velocity: Double) {
      if scroller.phase != .dragging { scroller.handle(.began, at: scroller.now) }
      scroller.handle(.ended(velocity: ScrollVector(0, 0 - velocity)), at: scroller.now) { card.settle(&$0) }
      while scroller.phase != .idle { scroller.advance(by: .milliseconds(8)) }
    }

    // One gesture: it grows, its content scrolls, comes back, and it shrinks.
    drag(-150)
    XCTAssertEqual(card.frame(at: offset), ScrollRect(10, 100, 370, 694))
    assertEqual((card.cornerRadius(at: offset), card.innerOffset(at: offset)), (12, 0))
    drag(-250)
    assertEqual((card.progress(at: offset), card.innerOffset(at: offset)), (1, 100))
    drag(110)
    assertEqual((card.progress(at: offset), card.innerOffset(at: offset)), (290 / 300, 0))
    drag(100)
    XCTAssertEqual(card.progress(at: offset), 190 / 300)

    // Released in between: the nearer end, or the one that the velocity points to.
    release(0)
    XCTAssertEqual(offset, 300)
    drag(160)
    release(0)
    XCTAssertEqual(offset, 0)
    drag(-20)
    release(300)
    XCTAssertEqual(offset, 300)
    // A fling in the content is free; one back stops where the card is full; the next collapses it.
    release(1000)
    XCTAssertEqual(offset, 794)
    release(-4000)
    XCTAssertEqual(offset, 300)
    release(-300)
    XCTAssertEqual(offset, 0)
    XCTAssertEqual(card.frame(at: offset), ScrollRect(20, 200, 350, 544))
  }
}
