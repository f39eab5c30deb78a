/// A carousel, member 0, with cards, members 1 and on.
final class ScrollScreenCardTests: XCTestCase {
  private static func carousel(
    _ axis: ScrollAxis = .vertical, articles: [Double] = [2000, 900, 1400], travel: Double = 300
  ) -> CardCarousel {
    let card = ExpandingCard(
      axis: axis, container: ScrollSize { $0 == axis ? 844 : 390 },
      collapsedInsets: axis == .vertical ? ScrollInsets(200, 20, 100, 20) : ScrollInsets(20, 200, 20, 100),
      travel: travel, innerContentLength: 0)
    return CardCarousel(card: card, articleLengths: articles, spacing: 10)
  }

  private static func screen(_ carousel: CardCarousel = carousel(), displayScale: Double = 1) -> ScrollScreen
  {
    var (screen, viewport) = (ScrollScreen(), carousel.viewport)
    viewport.displayScale = displayScale
    let physics = Scroller.Physics(snapping: carousel.snapping)
    screen.insert(viewport, as: 0, physics: physics, scrollsToTop: false)
    for index in 0..<carousel.count {
      let card = ScrollScreen.Geometry.card(carousel.card(index), origin: carousel.origin(of: index))
      screen.insert(card, as: ScrollScreen.ID(index + 1), in: 0, displayScale: displayScale)
    }
    return screen
  }

  /// The card nearest to the middle, and the offsets of the carousel and of that card.
  private static func state(_ screen: ScrollScreen, _ carousel: CardCarousel = carousel()) -> [Double] {
    let offset = screen[0].contentOffset[carousel.axis]
    let index = carousel.index(at: offset)
    return [Double(index), offset, screen[ScrollScreen.ID(index + 1)].contentOffset[carousel.card.axis]]
  }

  private static func flick(_ dx: Double, _ dy: Double, velocity: Double) -> ScrollGesture {
    let (start, way) = (ScrollPoint(195, 500), ScrollVector(dx, dy))
    let length = (dx * dx + dy * dy).squareRoot()
    return .flick(from: start, to: start + way, velocity: velocity / length * way)
  }

  private static func swipe(
    _ dx: Double, _ dy: Double, velocity: Double, on id: ScrollScreen.ID, in screen: inout ScrollScreen
  ) {
    screen.perform(flick(dx, dy, velocity: velocity).on(id))
    screen = screen.advanced()
  }

  // MARK: Figures of the guide

  func testSwipesTurnExpandScrollAndCollapse() {
    var screen = Self.screen()
    func state() -> [Double] { Self.state(screen) }
    Self.swipe(-120, 0, velocity: 900, on: 1, in: &screen)
    XCTAssertEqual(state(), [1, 360, 0], "a swipe across turns to the next card")
    Self.swipe(0, -60, velocity: 500, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 300], "a swipe upwards expands it")
    XCTAssertEqual(screen.frame(of: 2), ScrollRect(0, 0, 390, 844))
    XCTAssertEqual(screen.frame(of: 3).minX, 400, "its neighbour is out of sight")
    Self.swipe(-200, 0, velocity: 900, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 300], "an expanded card keeps the carousel where it is")
    Self.swipe(0, -60, velocity: 9000, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 356], "the article of 900 points scrolls to its end")
    Self.swipe(0, 60, velocity: 3000, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 300], "a fling back stops at its beginning")
    Self.swipe(0, 60, velocity: 500, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 0], "and the next one collapses the card")
    Self.swipe(120, 0, velocity: 900, on: 2, in: &screen)
    XCTAssertEqual(screen[0].contentOffset, .zero)
  }

  /// The frames of the cards are the carousel's, at any offsets of carousel and card; touches are meant for the card on top.
  /// Catches: `push(ofCardAt: index, on: card.axis.cross)` made `0.0`.
  func testWhereTheCardsAre() {
    forAllSeeds("frames", count: 100) { random in
      let axis = random.pick(ScrollAxis.allCases)
      let carousel = Self.carousel(axis)
      var screen = Self.screen(carousel)
      let offset = random.double(in: 0...720).rounded()
      let (cardOffset, selected) = (random.double(in: -50...900).rounded(), random.integer(in: 0...2))
      let id = ScrollScreen.ID(selected + 1)
      screen.insert(Viewport(frame: ScrollRect(30, 40, 50, 60), contentSize: .zero), as: 9, in: id)
      screen.update(id, at: .origin) { $0.alwaysBounceHorizontal = true }
      screen.update(0, at: .origin, snapping: ScrollSnapping.none) {
        $0.contentOffset[carousel.axis] = offset
      }
      screen.update(id, at: .origin, snapping: ScrollSnapping.none) { $0.contentOffset[axis] = cardOffset }
      let present = screen[id, axis]
      for index in 0..<3 {
        let frame = carousel.frame(of: index, at: offset, selected: selected, cardOffset: present)
        let shown = screen.frame(of: ScrollScreen.ID(index + 1))
        let isThere = frame.origin.isNear(shown.origin) && frame.size == shown.size
        if !isThere { return "card \(index) is at \(shown), not \(frame)" }
      }
      let (frame, inner) = (screen.frame(of: id), carousel.card(selected).innerOffset(at: present))
      let expected = ScrollPoint {
        frame.origin[$0] + ($0 == .horizontal ? 30.0 : 40.0) - ($0 == axis ? inner : 0)
      }
      let place = screen.frame(of: 9).origin
      if !place.isNear(expected) { return "what is in the article is at \(place), not \(expected)" }
      guard let visible = screen.visibleFrame(of: id) else { return nil }
      let middle = ScrollPoint { visible.origin[$0] + visible.size[$0] / 2 }
      let top = screen.member(at: middle)
      return top == id || top == 9 ? nil : "\(top as Any) is at \(middle)"
    }
  }

  /// Catches: `min(travel, ` left out of `fullOffset`; `.orEnd(of: 0...card.travel)` left out of `RestRule.place`.
  func testATapExpands() {
    var screen = Self.screen()
    assertEqual((screen.isCollapsed(1), screen.isCollapsed(0)), (true, false))
    screen.expand(1, at: .origin)
    screen.advance(to: screen.instantOfRest)
    assertEqual((Self.state(screen), screen.isCollapsed(1)), ([0, 0, 300], false))
    screen.expand(1, false, animation: nil, at: screen.now)
    XCTAssertTrue(screen.isCollapsed(1))
    // The limit is past the travel, by rounding alone.
    screen = Self.screen(Self.carousel(articles: [0], travel: 300.4))
    screen.settle(after: .fling(.vertical(900)), on: 1)
    XCTAssertEqual(screen.settle(after: .wheel(.vertical(-40), .wheel), on: 1)[1].contentOffset.y, 300.4)
    screen.settle(after: .setContentOffset(ScrollPoint(0, 300.4 + 0x1p-43), nil), on: 1)
    XCTAssertTrue(screen.settle(after: .fling(.vertical(-300)), on: 1).isCollapsed(1))
  }

  /// Wheels, keys and scrolls without phases open a card and scroll its article, and do not collapse it.
  /// Catches: in `Kind.snapRule(in:)`, `rule?.stepsReachFirst = false` left out.
  func testStepsDoNotCollapse() {
    for axis in ScrollAxis.allCases {
      let isVertical = axis == .vertical
      let back: [Scroller.Input] = [
        .wheel(ScrollVector.along(axis, -700)), .wheel(ScrollVector.along(axis, -9), .wheel),
        .scroll(ScrollVector.along(axis, -90)), .key(isVertical ? .lineUp : .lineLeft),
        .key(isVertical ? .pageUp : .pageLeft, .wheel),
      ]
      for step in isVertical ? back + [.key(.home), .key(.home, .wheel)] : back {
        let carousel = Self.carousel(axis)
        var screen = Self.screen(carousel)
        screen.settle(after: .wheel(ScrollVector.along(axis, 40), .wheel), on: 1)
        XCTAssertEqual(Self.state(screen, carousel), [0, 0, 300])
        screen.handle(.wheel(ScrollVector.along(axis, 60)), on: 1, at: screen.now)
        XCTAssertEqual(Self.state(screen, carousel), [0, 0, 360])
        for _ in 0..<10 { screen.settle(after: step, on: 1) }
        XCTAssertEqual(Self.state(screen, carousel), [0, 0, 300], "\(step)")
      }
    }
  }

  /// Without a frame between the expansion and the next input the carousel stays where the card is.
  /// Catches: `!isHeldStill(index) ||` left out of `findPath`.
  func testNoInputMovesTheCarouselOfAnExpandedCard() {
    for inputs: [Scroller.Input] in [
      [.began, .moved(by: .horizontal(-33)), .ended(velocity: ScrollVector(-900, 0))],
      [.wheel(.horizontal(33), .wheel)], [.key(.pageRight, .uiKit)], [.scroll(.horizontal(40))],
      [
        .scroll(.zero, phase: .began), .scroll(.horizontal(40), phase: .changed),
        .scroll(.zero, phase: .ended),
      ],
      [.touchDown(.zero), .touchMoved(ScrollPoint(-60, 0)), .touchUp()],
    ] {
      for on: ScrollScreen.ID in [0, 2, 3] {
        var screen = Self.screen().handling(.setContentOffset(ScrollPoint(360, 0), animated: false), on: 0)
        screen.expand(2, animation: nil, at: .origin)
        screen.handle(all: inputs, on: on)
        screen = screen.advanced()
        XCTAssertEqual(screen[0].contentOffset.x, 360, "\(inputs) on \(on)")
        screen.handle(.setContentOffset(.zero, animated: false), on: 0, at: screen.now)
        XCTAssertEqual(screen[0].contentOffset.x, 0, "the program moves it")
      }
    }
  }

  /// Any card under the finger expands, and turns the carousel to itself: one whose edge is visible, one that is caught in
  /// flight, and one beside another finger that drags the carousel.
  /// Catches: `turnToOpenedCards(at: instant)` left out of `handle`; `pass(.cancelled, to: receiver` left out of `turn`.
  func testACardThatAFingerOpensTurnsTheCarouselToItself() {
    var screen = Self.screen()
    Self.swipe(0, -60, velocity: 500, on: 2, in: &screen)
    XCTAssertEqual(Self.state(screen), [1, 360, 300], "a neighbour of the card in the middle")

    screen = Self.screen()
    screen.perform(Self.flick(-120, 0, velocity: 900).on(1))
    screen.perform(Self.flick(0, -60, velocity: 500).on(1), at: screen.now.advanced(by: .milliseconds(90)))
    XCTAssertEqual(screen.target(of: 0)?.x, 0)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(Self.state(screen), [0, 0, 300], "a card that is caught in flight")

    screen = Self.screen().handling(
      .touchDown(ScrollPoint(300, 500)), .touchMoved(ScrollPoint(200, 500)), on: 2)
    XCTAssertEqual(screen[0].contentOffset.x, 90)
    let points = [500.0, 440].map { ScrollPoint(100, $0) }
    screen.handle(all: [.touchDown(points[0], finger: 1), .touchMoved(points[1], finger: 1)], on: 1)
    XCTAssertEqual(screen[1].contentOffset.y, 50)
    XCTAssertEqual(screen.give(.touchMoved(points[0]))[0].contentOffset.x, 90, "it is not dragged any more")
    XCTAssertEqual(screen.give(.touchUp(finger: 0), at: .origin).target(of: 0)?.x, 0)
    XCTAssertEqual(screen.settle(after: .touchUp(finger: 1))[0].contentOffset.x, 0)
  }

  /// Without a snap rule a scroll view moves as little as it takes to show the card's container.
  /// Catches: `.clamped(to: Swift.min(start, end)...Swift.max(start, end))` left out of `offset(of:showing:_:on:)`.
  func testAStripWithoutARuleShowsTheWholeCard() {
    for (start, end) in [(0.0, 360.0), (300, 360), (500, 500), (700, 570)] {
      var screen = ScrollScreen()
      screen.insert(Viewport(600, 844, content: 3000, 844, contentOffset: ScrollPoint(start, 0)), as: 0)
      screen.insert(.card(Self.carousel().card(0), origin: ScrollPoint(570, 0)), as: 1, in: 0)
      screen.expand(1, at: .origin)
      XCTAssertEqual(screen.advanced()[0].contentOffset.x, end, "from \(start)")
    }
  }

  /// A card in a tab under a header that collapses: up, the header moves first, then the card grows. It holds the pager, not the
  /// header, and opens while the pager flies, which turns to its tab.
  /// Catches: `return .card(card)` made `return nil` in `Kind.restRule(on:)`; `turnToOpenedCards(at: instant)` left out of
  /// `handle`; `if expands { turn(toCardAt:` left out of `expand`; `$0.isDragging` made `$0.isMoving` in `isHeldStill`.
  func testACardInATabUnderAHeader() {
    let window = ScrollRect(0, 0, 390, 844)
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    let tabs = header.listFrame(at: 0, in: window)
    var screen = ScrollScreen()
    screen.insert(.header(header, over: window), as: 0)
    screen.insert(
      Viewport(frame: tabs, contentSize: ScrollSize(3 * 390, tabs.size.height)), as: 9, in: 0,
      physics: Scroller.Physics(snapping: .paging), scrollsToTop: false)
    let card = ExpandingCard(
      container: tabs.size, collapsedInsets: ScrollInsets(60, 20, 300, 20), travel: 200,
      innerContentLength: 1500)
    for tab in 0..<3 {
      let origin = ScrollPoint(Double(tab) * 390, 0)
      screen.insert(.card(card, origin: origin), as: ScrollScreen.ID(tab + 1), in: 9)
    }
    XCTAssertEqual(screen.frame(of: 1), ScrollRect(20, 208, 350, 440))
    XCTAssertEqual(screen.member(at: ScrollPoint(195, 300)), 1)
    XCTAssertEqual(screen.convert(ScrollPoint(30, 218), from: nil, to: 1), ScrollPoint(10, 10))

    // Up by 204: 104 of the header, 100 of the 200 in which the card grows.
    screen.handle(all: [.began, .moved(by: .vertical(-204))], on: 1, at: .origin)
    XCTAssertEqual([screen[0].contentOffset.y, screen[1].contentOffset.y], [104, 100])
    XCTAssertEqual(screen.frame(of: 1), ScrollRect(10, 74, 370, 620))
    screen.settle(after: .moved(by: .horizontal(-80)), .ended(velocity: ScrollVector(-900, -400)), on: 1)
    XCTAssertEqual(screen[1].contentOffset.y, 200, "the flick opens it")
    XCTAssertEqual(screen[9].contentOffset.x, 0, "and does not turn the pager")

    // The pager flies to the third tab while the card in the second one opens.
    screen.expand(1, false, animation: nil, at: screen.now)
    screen.handle(.setContentOffset(ScrollPoint(780, 0), animated: true), on: 9, at: screen.now)
    screen.expand(2, at: screen.now.advanced(by: .milliseconds(120)))
    XCTAssertEqual(screen.target(of: 9), ScrollPoint(390, 0))
    screen.advance(by: .milliseconds(250))
    Self.swipe(-200, 0, velocity: 900, on: 2, in: &screen)
    XCTAssertEqual(screen[9].contentOffset.x, 390)
    XCTAssertEqual([1, 2, 3].map { screen.isCollapsed($0) }, [true, false, true])

    // Down again: the article, the card, and at last the header.
    screen.expand(2, animation: nil, at: screen.now)
    screen.handle(all: [.began, .moved(by: .vertical(260))], on: 2, at: screen.now)
    XCTAssertEqual([screen[0].contentOffset.y, screen[2].contentOffset.y], [44, 0])
    screen.handle(.moved(by: .horizontal(-80)), on: 2, at: screen.now)
    XCTAssertEqual(screen[9].contentOffset.x, 390, "until the drag ends")
  }

  /// A map that scrolls both ways, member 0, in the middle of its content, around an expanded card, member 1, and a shelf of the
  /// article, member 2. The offsets are on the card's axis, and across it in the direction of `sign`.
  private struct Map {
    let axis: ScrollAxis
    let sign: Double
    var screen = ScrollScreen()

    init(_ axis: ScrollAxis, _ sign: Double, expanded: Bool = true) {
      (self.axis, self.sign) = (axis, sign)
      let carousel = carousel(axis, articles: [900])
      screen.insert(
        Viewport(
          frame: ScrollRect(origin: .zero, size: carousel.card.container),
          contentSize: ScrollSize { carousel.card.container[$0] + 2000 },
          contentOffset: ScrollPoint(1000, 1000)), as: 0)
      screen.insert(.card(carousel.card(0), origin: ScrollPoint(1000, 1000)), as: 1, in: 0)
      screen.insert(
        Viewport(
          frame: ScrollRect(0, 0, 200, 200), contentSize: ScrollSize { $0 == axis ? 200 : 600 },
          contentOffset: ScrollPoint { $0 == axis ? 0 : 200 }), as: 2, in: 1)
      if expanded { screen.expand(1, animation: nil, at: .origin) }
    }

    func along(_ id: ScrollScreen.ID) -> Double { screen[id, axis] }
    func across(_ id: ScrollScreen.ID) -> Double { sign * (screen[id, axis.cross] - (id == 0 ? 1000 : 200)) }
    func vector(_ along: Double, _ across: Double) -> ScrollVector {
      ScrollVector { $0 == axis ? along : sign * across }
    }

    /// Gives a member some inputs, one every 10 ms.
    mutating func begin(_ inputs: [Scroller.Input], on id: ScrollScreen.ID) {
      for input in inputs { screen.handle(input, on: id, after: .milliseconds(10)) }
    }

    /// The same, and lets the screen come to rest.
    mutating func handle(_ inputs: [Scroller.Input], on id: ScrollScreen.ID) {
      begin(inputs, on: id)
      XCTAssertNil(screen.invariantFault)
      screen.runToRest()
    }

    /// The inputs of a finger, a drag, a trackpad, a wheel, a scroll and a key that move by a distance across the card.
    var acrossCard: [[Scroller.Input]] {
      let way = vector(0, -40)
      return [
        [.touchDown(.zero), .touchMoved(.zero + way), .touchMoved(.zero + way + way), .touchUp()],
        [.began, .moved(by: way), .ended(velocity: 20 * way)],
        [
          .scroll(.zero, phase: .began), .scroll(.zero - way, phase: .changed), .scroll(.zero, phase: .ended),
          .scroll(.zero - way, phase: .momentumBegan), .scroll(.zero, phase: .momentumEnded),
        ],
        [.wheel(.zero - way, .wheel)], [.wheel(.zero - way - way, nil)], [.scroll(.zero - way)],
        axis == .vertical
          ? [.key(sign > 0 ? .pageRight : .pageLeft, .uiKit)]
          : [.key(sign > 0 ? .pageDown : .pageUp, .uiKit)],
      ]
    }
  }

  private func forAllMaps(_ check: (ScrollAxis, Double) throws -> Void) rethrows {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) { try check(axis, sign) }
  }

  /// A card shares movements along its axis with a map around it, which scrolls on both axes: at the end of the article the map
  /// moves.
  /// Catches: `&& !isHeld[$0]` made `&& isHeld == PerAxis({ _ in false })` in `findGroups`.
  func testAMapAroundACard() {
    forAllMaps { axis, sign in
      var map = Map(axis, sign)
      map.handle([.began, .moved(by: map.vector(-900, 0)), .ended(velocity: .zero)], on: 1)
      XCTAssertGreaterThan(map.along(0), 1000, "\(axis)")
      XCTAssertEqual(map.across(0), 0)
    }
  }

  /// Across the card's axis the map is held still: for inputs on the card, on what is in its article, and on the map itself, also
  /// while the map moves along the card's axis. What is in the article moves. The program moves the map, and so does every
  /// input once the card is collapsed.
  /// Catches: `axesHeldStill($0)` made `PerAxis { _ in false }` in `join`; `axesHeldStill(first) !=` made
  /// `axesHeldStill(first) ==` in `join`; `isHeldStill(index, on: axis)` made `false` in `target(on:where:)`.
  func testAMapIsHeldStillAcrossAnOpenCard() {
    forAllMaps { axis, sign in
      for (number, inputs) in Map(axis, sign).acrossCard.enumerated() {
        let what = "\(inputs), \(axis)"
        for id: ScrollScreen.ID in [0, 1] {
          var map = Map(axis, sign)
          map.handle(inputs, on: id)
          XCTAssertEqual(map.across(0), 0, "\(what) on \(id)")
          // A page may have collapsed it.
          map.screen.expand(1, animation: nil, at: map.screen.now)
          map.screen.handle(.autoscroll(map.vector(-600, 0)), on: 0, at: map.screen.now)
          map.screen.advance(by: .milliseconds(100))
          map.screen.update(0, at: map.screen.now) { $0.contentSize.width += 10 }
          map.handle(inputs, on: id)
          XCTAssertEqual(map.across(0), 0, "\(what) on \(id) in motion")
          XCTAssertLessThan(map.along(0), 1000)
        }
        var map = Map(axis, sign)
        map.handle(inputs, on: 2)
        XCTAssertEqual(map.across(0), 0, what)
        // The keys of the article's axis move the article.
        if number < 6 { XCTAssertGreaterThan(map.across(2), 0, what) }
        map.screen.handle(
          .setContentOffset(ScrollPoint { $0 == axis ? 1000 : 1000 + sign * 50 }, nil), on: 0,
          at: map.screen.now)
        XCTAssertEqual(map.across(0), 50)
        map.screen.expand(1, false, animation: nil, at: map.screen.now)
        map.handle(inputs, on: 0)
        XCTAssertGreaterThan(map.across(0), 50, what)
      }
    }
  }

  /// Catches: `&& !isHeld[$0]` left out of `findGroups`.
  func testAMapDoesNotFlyWithAShelfOfTheArticle() {
    forAllMaps { axis, sign in
      var map = Map(axis, sign)
      map.begin([.began, .moved(by: map.vector(0, -40)), .ended(velocity: map.vector(0, -400))], on: 2)
      map.screen.advance(by: .milliseconds(50))
      XCTAssertEqual([2, 1, 0].map { map.screen.phase(of: $0) }, [.decelerating, .idle, .idle])
      map.screen.runToRest()
      XCTAssertGreaterThan(map.across(2), 40)
      XCTAssertEqual([map.along(1), map.across(0)], [300, 0])
    }
  }

  /// The drag that opens a card, or collapses it, moves the map as it began; the next input knows. So does a decoded screen.
  /// Catches: `isHeld: parts.isHeld` made `isHeld: false` in `AxisChain.Member.init(parts:)`; `!cards.isEmpty, nests[nest]` made
  /// `false, nests[nest]` in `isExactly`; `(!knowsHolds && isMoving(.nest(nest)))` made `false` in `joinAtRest`; `rules, isHeld:
  /// isHeld)` made `rules, isHeld: false)` in `AxisChain.Member.with(_:on:)`; `detach(index) { _ in }` left out of `joinAtRest`.
  func testTheNextInputKnowsWhetherACardIsOpen() throws {
    try forAllMaps { axis, sign in
      var map = Map(axis, sign, expanded: false)
      // Open, by a flick.
      map.begin([.began, .moved(by: map.vector(-60, 0)), .ended(velocity: map.vector(-900, 0))], on: 1)
      map.screen.advance(by: .milliseconds(30))
      XCTAssertTrue(map.screen.isMoving)
      map.handle([.wheel(map.vector(0, 40), .wheel)], on: 1)
      assertEqual((map.across(0), map.along(1)), (0, 300))
      map.screen.handle(all: [.began, .moved(by: map.vector(-20, 0))], on: 1, at: map.screen.now)
      map.screen = try map.screen.coded()
      map.screen.update(0, at: map.screen.now) { $0.contentSize.width += 10 }
      map.screen.handle(.moved(by: map.vector(340, -40)), on: 1, at: map.screen.now)
      assertEqual((map.screen.isCollapsed(1), map.across(0)), (true, 0), "until the drag ends")
      map.handle([.ended(velocity: .zero)], on: 1)
      map.handle([.began, .moved(by: map.vector(0, -40)), .ended(velocity: .zero)], on: 1)
      XCTAssertEqual(map.across(0), 40)
    }
  }

  /// In a rotation a collapsed card stays collapsed, a full one full, and an article at its place; at rest, with an animation,
  /// and in flight.
  /// Catches: `old.innerOffset(at: offset)` made `offset`.
  func testAChangeKeepsWhatACardShows() {
    let old = Self.carousel()
    let card = ExpandingCard(
      container: ScrollSize(844, 390), collapsedInsets: ScrollInsets(20, 200, 20, 200), travel: 200,
      innerContentLength: 0)
    let new = CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
    let places = [(0.0, 0.0), (300, 200), (450, 350), (1756, 1656)]
    for ((before, after), animation) in product(places, [nil, ScrollAnimation.uiKit]) {
      var screen = Self.screen(old).handling(.setContentOffset(ScrollPoint(0, before), nil), on: 1)
      screen.update(.card(new.card(0), origin: new.origin(of: 0)), as: 1, at: .origin, animation: animation)
      screen.advance(to: screen.instantOfRest)
      assertEqual((screen[1].contentOffset.y, screen[1].frame.size), (after, new.card.container))
    }
    var screen = Self.screen(old)
    screen.expand(1, at: .origin)
    screen.update(.card(new.card(0), origin: new.origin(of: 0)), as: 1, at: .milliseconds(100))
    assertEqual((screen.restingOffset(of: 1).y, screen.advanced()[1].contentOffset.y), (200, 200))
  }

  func testCallsThatCannotBeMade() throws {
    var screen = Self.screen()
    let (card, across) = (Self.carousel().card(0), Self.carousel(.horizontal).card(0))
    for (call, text) in [
      (ScrollScreen.Call.expand(0), "0 must be a card"), (.expand(7), "7 must be a card"),
      (.insert(.card(card, origin: .zero), as: 1), "a member 1 must not be present already"),
      (.insert(.card(card, origin: ScrollPoint(.nan, 0)), as: 8), "origin"),
      (.insert(.card(card, origin: .zero), as: 8, displayScale: 0), "displayScale"),
      (.updateGeometry(.card(card, origin: .zero), as: 0), "0 must be of the same kind"),
      (.updateGeometry(.card(across, origin: .zero), as: 1), "axis must be vertical, but is horizontal"),
      (.updateGeometry(.card(card, origin: ScrollPoint(0, .infinity)), as: 1), "origin"),
    ] {
      XCTAssertThrowsError(try screen.validate(call)) {
        XCTAssertTrue("\($0)".contains(text), "\($0) for \(call)")
      }
    }
    try screen.validate(.expand(1))
    screen.execute(.expand(1), at: .origin)
    XCTAssertEqual(screen.restingOffset(of: 1).y, 300)
  }

  /// Catches: `begin(at: instant)` once more in `change(_:to:_:_:at:)`.
  func testAChangeInFlightReportsTheWayToIt() {
    var screen = Self.screen()
    screen.expand(1, at: .origin)
    let before = screen[1].contentOffset
    let changes = screen.update(screen.geometry(of: 1), as: 1, at: .milliseconds(100))
    XCTAssertNotEqual(screen[1].contentOffset, before)
    XCTAssertTrue(changes.hasMoved(1))
  }

  /// After any gestures, on any cards, all rest: the carousel on a card, each card collapsed, full or in its article; at most
  /// one is open, in the middle, and nothing turns the carousel while it is.
  /// Catches: `!isHeldStill(index) ||` left out of `findPath`; `collapseOthers(in: members[around].id,` left out
  /// of `turn`.
  func testAnyGestures() {
    forAllSeeds("cards", count: 200) { random in
      let axis = random.pick(ScrollAxis.allCases)
      let carousel = Self.carousel(axis)
      var screen = Self.screen(carousel, displayScale: random.pick([1, 3]))
      let viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: carousel.card.container), contentSize: .zero)
      var fault: String?
      for number in 0..<random.integer(in: 1...8) {
        let gesture = ScrollGesture.random(
          in: viewport, of: [.tap, .drag, .flick, .flick, .cancelled, .catches, .fingers], using: &random)
        let start = screen.now
        for sample in gesture.samples {
          let instant = start.advanced(by: sample.time)
          let before = changed(screen) { $0.advance(to: instant) }
          let isOpen = (1...3).contains { !before.isCollapsed(ScrollScreen.ID($0)) }
          var id: ScrollScreen.ID?
          if case .touchDown(let point, _) = sample.input { id = before.member(at: point) }
          screen.handle(sample.input, on: id, at: instant)
          fault = fault ?? screen.invariantFault
          let after = changed(screen) { $0.advance(to: instant) }
          if isOpen, before[0].contentOffset != after[0].contentOffset {
            fault = fault ?? "\(number): an open card's carousel moves to \(after[0].contentOffset)"
          }
        }
        guard random.happens(onceIn: 2) else { continue }
        if random.happens(onceIn: 3) {
          screen.expand(ScrollScreen.ID(carousel.index(at: screen[0, carousel.axis]) + 1), at: screen.now)
        }
        if !screen.runToRest(atMost: 2000) { fault = fault ?? "\(number): it never rests" }
        let offset = screen[0].contentOffset[carousel.axis]
        let index = carousel.index(at: offset)
        if offset != carousel.offset(of: index) { fault = fault ?? "\(number): it rests at \(offset)" }
        for card in 0..<3 {
          let id = ScrollScreen.ID(card + 1)
          let offset = screen[id, axis]
          if offset != 0 && offset < 300 { fault = fault ?? "\(number): a card rests at \(offset)" }
          if !screen.isCollapsed(id) && card != index {
            fault = fault ?? "\(number): \(card) is open beside \(index)"
          }
        }
      }
      return fault
    }
  }

  /// What cards do does not depend on the instants of frames, nor on when the recording began; a copy, and one that was
  /// encoded and decoded, goes on with the same bits.
  /// Catches: `catchUp(index)` left out of `catchUpCards`.
  func testFramesDoNotMatter() {
    forAllSeeds("frames", count: 100) { random in
      let carousel = Self.carousel(random.pick(ScrollAxis.allCases))
      var screen = Self.screen(carousel)
      var sliced = screen
      let viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: carousel.card.container), contentSize: .zero)
      for number in 0..<4 {
        let gesture = ScrollGesture.random(in: viewport, using: &random)
        let start = screen.now
        for sample in gesture.samples {
          let instant = start.advanced(by: sample.time)
          let id = ScrollScreen.ID(random.integer(in: 0...3))
          if random.happens(onceIn: 3) { sliced.advance(to: instant.advanced(by: .microseconds(-700))) }
          let expands = random.happens(onceIn: 9) ? !random.happens(onceIn: 3) : nil
          if let expands, id != 0 {
            screen.expand(id, expands, at: instant)
            sliced.expand(id, expands, at: instant)
          }
          screen.handle(sample.input, on: id, at: instant)
          sliced.handle(sample.input, on: id, at: instant)
          if screen.offsets != sliced.offsets {
            return "\(number) \(sample): \(screen.offsets), not \(sliced.offsets)"
          }
        }
      }
      return nil
    }
  }
}
