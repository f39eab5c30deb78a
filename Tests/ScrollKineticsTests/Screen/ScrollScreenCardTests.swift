import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A carousel, member 0, with cards, members 1 and on.
final class ScrollScreenCardTests: XCTestCase {
  private static func carousel(_ axis: ScrollAxis = .vertical, articles: [Double] = [2000, 900, 1400])
    -> CardCarousel
  {
    let card = ExpandingCard(
      axis: axis, container: ScrollSize { $0 == axis ? 844 : 390 },
      collapsedInsets: axis == .vertical
        ? ScrollInsets(top: 200, left: 20, bottom: 100, right: 20)
        : ScrollInsets(top: 20, left: 200, bottom: 20, right: 100),
      travel: 300, innerContentLength: 0)
    return CardCarousel(card: card, articleLengths: articles, spacing: 10)
  }

  private static func screen(
    _ carousel: CardCarousel = carousel(), displayScale: Double = 1, physics: Scroller.Physics = .uiKit
  ) -> ScrollScreen {
    var screen = ScrollScreen()
    var viewport = carousel.viewport
    viewport.displayScale = displayScale
    var turning = physics
    turning.snapping = carousel.snapping
    screen.insert(viewport, as: 0, physics: turning, scrollsToTop: false)
    for index in 0..<carousel.count {
      screen.insert(
        carousel.card(index), origin: carousel.origin(of: index), as: ScrollScreen.ID(index + 1), in: 0,
        displayScale: displayScale, physics: physics)
    }
    return screen
  }

  /// The card nearest to the middle, and the offsets of the carousel and of that card.
  private static func state(_ screen: ScrollScreen, _ carousel: CardCarousel = carousel()) -> [Double] {
    let offset = screen[0].contentOffset[carousel.axis]
    let index = carousel.index(at: offset)
    return [
      Double(index), offset, screen[ScrollScreen.ID(index + 1)].contentOffset[carousel.card.axis],
    ]
  }

  private static func flick(_ dx: Double, _ dy: Double, velocity: Double) -> ScrollGesture {
    let start = ScrollPoint(x: 195, y: 500)
    let way = ScrollVector(dx: dx, dy: dy)
    let length = (dx * dx + dy * dy).squareRoot()
    return .flick(from: start, to: start + way, velocity: velocity / length * way)
  }

  private static func swipe(
    _ dx: Double, _ dy: Double, velocity: Double, on id: ScrollScreen.ID, in screen: inout ScrollScreen
  ) {
    screen.perform(flick(dx, dy, velocity: velocity).on(id))
    screen.advance(to: screen.instantOfRest)
  }

  // MARK: Figures of the guide

  func testSwipesTurnExpandScrollAndCollapse() {
    var screen = Self.screen()
    func state() -> [Double] { Self.state(screen) }
    Self.swipe(-120, 0, velocity: 900, on: 1, in: &screen)
    XCTAssertEqual(state(), [1, 360, 0], "a swipe across turns to the next card")
    Self.swipe(0, -60, velocity: 500, on: 2, in: &screen)
    XCTAssertEqual(state(), [1, 360, 300], "a swipe upwards expands it")
    XCTAssertEqual(screen.frame(of: 2), ScrollRect(x: 0, y: 0, width: 390, height: 844))
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
  ///
  /// Catches: `push(ofCardAt: index, on: card.axis.cross)` made `0.0`; `card.innerOffset(` made `(`.
  func testWhereTheCardsAre() {
    forAll("frames", count: 100, in: { ($0.pick(ScrollAxis.allCases), $0) }) { axis, generator in
      var random = generator
      let carousel = Self.carousel(axis)
      var screen = Self.screen(carousel)
      let (offset, cardOffset) = (
        random.double(in: 0...720).rounded(), random.double(in: -50...900).rounded()
      )
      let selected = random.integer(in: 0...2)
      let id = ScrollScreen.ID(selected + 1)
      screen.insert(
        Viewport(frame: ScrollRect(x: 30, y: 40, width: 50, height: 60), contentSize: .zero), as: 9, in: id)
      screen.update(id, at: .origin) { $0.alwaysBounceHorizontal = true }
      screen.update(0, at: .origin, snapping: ScrollSnapping.none) {
        $0.contentOffset[carousel.axis] = offset
      }
      screen.update(id, at: .origin, snapping: ScrollSnapping.none) { $0.contentOffset[axis] = cardOffset }
      let present = screen[id].contentOffset[axis]
      for index in 0..<3 {
        let frame = carousel.frame(of: index, at: offset, selected: selected, cardOffset: present)
        let shown = screen.frame(of: ScrollScreen.ID(index + 1))
        if (frame.minX - shown.minX).magnitude > 1e-9 || (frame.minY - shown.minY).magnitude > 1e-9
          || frame.size != shown.size
        {
          return "card \(index) is at \(shown), not \(frame)"
        }
      }
      let frame = screen.frame(of: id)
      let inner = carousel.card(selected).innerOffset(at: present)
      let expected = ScrollPoint {
        frame.origin[$0] + ($0 == .horizontal ? 30.0 : 40.0) - ($0 == axis ? inner : 0)
      }
      let place = screen.frame(of: 9).origin
      if (place.x - expected.x).magnitude > 1e-9 || (place.y - expected.y).magnitude > 1e-9 {
        return "what is in the article is at \(place), not \(expected)"
      }
      guard let visible = screen.visibleFrame(of: id) else { return nil }
      let middle = ScrollPoint { visible.origin[$0] + visible.size[$0] / 2 }
      let top = screen.member(at: middle)
      return top == id || top == 9 ? nil : "\(top as Any) is at \(middle)"
    }
  }

  func testATapExpands() {
    var screen = Self.screen()
    XCTAssertTrue(screen.isCollapsed(1))
    XCTAssertFalse(screen.isCollapsed(0))
    screen.expand(1, at: .origin)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(Self.state(screen), [0, 0, 300])
    XCTAssertFalse(screen.isCollapsed(1))
    screen.expand(1, false, animation: nil, at: screen.now)
    XCTAssertTrue(screen.isCollapsed(1))
  }

  // MARK: What is around a card

  /// A card that is expanded in the carousel's flight turns the flight to its own page, from any offset, and whichever frames
  /// are drawn.
  ///
  /// Catches: `if expands { turn(toCardAt:` left out of `expand`.
  func testExpandingTurnsTheFlightToTheCard() {
    for (card, animation) in [(1, nil), (1, ScrollAnimation.uiKit), (2, .uiKit), (3, .uiKit)] {
      var screen = Self.screen()
      screen.perform(Self.flick(-120, 0, velocity: 900).on(1))
      let instant = screen.now.advanced(by: .milliseconds(90))
      XCTAssertEqual(screen.target(of: 0)?.x, 360)
      let id = ScrollScreen.ID(card)
      screen.expand(id, animation: animation, at: instant)
      XCTAssertEqual(screen.target(of: 0)?.x, Double(card - 1) * 360)
      var frames = screen
      frames.runToRest()
      screen.advance(to: screen.instantOfRest)
      for screen in [screen, frames] {
        XCTAssertEqual(screen[0].contentOffset.x, Double(card - 1) * 360)
        XCTAssertEqual(screen[id].contentOffset.y, 300)
      }
    }
  }

  /// Without a frame between the expansion and the next input the carousel stays where the card is.
  ///
  /// Catches: `!isHeldStill(index) ||` left out of `findPath`.
  func testNoInputMovesTheCarouselOfAnExpandedCard() {
    for inputs: [Scroller.Input] in [
      [.began, .moved(by: .horizontal(-33)), .ended(velocity: ScrollVector(dx: -900, dy: 0))],
      [.wheel(.horizontal(33), .wheel)], [.key(.pageRight, .uiKit)],
      [.scroll(.horizontal(40), phase: .unphased)],
      [
        .scroll(.zero, phase: .began), .scroll(.horizontal(40), phase: .changed),
        .scroll(.zero, phase: .ended),
      ],
      [.touchDown(.zero), .touchMoved(ScrollPoint(x: -60, y: 0)), .touchUp()],
    ] {
      for on: ScrollScreen.ID in [0, 2, 3] {
        var screen = Self.screen()
        screen.handle(.setContentOffset(ScrollPoint(x: 360, y: 0), animated: false), on: 0, at: .origin)
        screen.expand(2, animation: nil, at: .origin)
        for input in inputs { screen.handle(input, on: on, at: .origin) }
        screen.advance(to: screen.instantOfRest)
        XCTAssertEqual(screen[0].contentOffset.x, 360, "\(inputs) on \(on)")
        screen.handle(.setContentOffset(.zero, animated: false), on: 0, at: screen.now)
        XCTAssertEqual(screen[0].contentOffset.x, 0, "the program moves it")
      }
    }
  }

  /// The drag that collapses a card moves its carousel neither, until it ends; nor does another finger.
  ///
  /// Catches: `$0.isDragging` made `$0.isMoving` in `isHeldStill`.
  func testTheDragThatCollapsesACardDoesNotTurnTheCarousel() {
    var screen = Self.screen()
    screen.expand(1, animation: nil, at: .origin)
    screen.handle(.touchDown(ScrollPoint(x: 200, y: 100), finger: 0), on: 1, at: .origin)
    screen.handle(.touchMoved(ScrollPoint(x: 200, y: 420), finger: 0), at: .origin)
    XCTAssertTrue(screen.isCollapsed(1))
    screen.handle(.touchMoved(ScrollPoint(x: 80, y: 420), finger: 0), at: .origin)
    screen.handle(.touchDown(ScrollPoint(x: 200, y: 500), finger: 1), on: 1, at: .origin)
    screen.handle(.touchMoved(ScrollPoint(x: 100, y: 500), finger: 1), at: .origin)
    XCTAssertEqual(screen[0].contentOffset.x, 0)
    screen.handle(.touchUp(finger: 0), at: .origin)
    screen.handle(.touchUp(finger: 1), at: .origin)
    screen.advance(to: screen.instantOfRest)
    Self.swipe(-120, 0, velocity: 900, on: 1, in: &screen)
    XCTAssertEqual(screen[0].contentOffset.x, 360, "then it turns again")
  }

  /// Any card under the finger expands, and turns the carousel to itself: one whose edge is visible, one that is caught in
  /// flight, and one beside another finger that drags the carousel.
  ///
  /// Catches: `turnToOpenedCards(at: instant)` left out of `handle`; `pass(.cancelled, to: receiver` left out of `turn`.
  func testACardThatAFingerOpensTurnsTheCarouselToItself() {
    var screen = Self.screen()
    Self.swipe(0, -60, velocity: 500, on: 2, in: &screen)
    XCTAssertEqual(Self.state(screen), [1, 360, 300], "a neighbour of the card in the middle")

    screen = Self.screen()
    screen.perform(Self.flick(-120, 0, velocity: 900).on(1))
    let caught = screen.now.advanced(by: .milliseconds(90))
    screen.perform(Self.flick(0, -60, velocity: 500).on(1), at: caught)
    XCTAssertEqual(screen.target(of: 0)?.x, 0)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(Self.state(screen), [0, 0, 300], "a card that is caught in flight")

    screen = Self.screen()
    screen.handle(.touchDown(ScrollPoint(x: 300, y: 500), finger: 0), on: 2, at: .origin)
    screen.handle(.touchMoved(ScrollPoint(x: 200, y: 500), finger: 0), at: .origin)
    XCTAssertEqual(screen[0].contentOffset.x, 90)
    screen.handle(.touchDown(ScrollPoint(x: 100, y: 500), finger: 1), on: 1, at: .origin)
    screen.handle(.touchMoved(ScrollPoint(x: 100, y: 440), finger: 1), at: .origin)
    XCTAssertEqual(screen[1].contentOffset.y, 50)
    screen.handle(.touchMoved(ScrollPoint(x: 100, y: 500), finger: 0), at: .origin)
    XCTAssertEqual(screen[0].contentOffset.x, 90, "it is not dragged any more")
    screen.handle(.touchUp(finger: 0), at: .origin)
    XCTAssertEqual(screen.target(of: 0)?.x, 0)
    screen.handle(.touchUp(finger: 1), at: .origin)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(screen[0].contentOffset.x, 0)
  }

  /// Without a snap rule a scroll view moves as little as it takes to show the card's container.
  ///
  /// Catches: `guard let rule = members[index].scroller.physics.snapping[axis] else` with `return rest` for its result.
  func testAStripWithoutARuleShowsTheWholeCard() {
    for (start, end) in [(0.0, 360.0), (300, 360), (500, 500), (700, 600)] {
      var screen = ScrollScreen()
      var strip = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 600, height: 844),
        contentSize: ScrollSize(width: 3000, height: 844),
        contentInsetAdjustmentBehavior: .never)
      strip.contentOffset.x = start
      screen.insert(strip, as: 0)
      screen.insert(
        Self.carousel().card(0), origin: ScrollPoint(x: 570 + (end > 500 ? 30 : 0), y: 0), as: 1, in: 0)
      screen.expand(1, at: .origin)
      screen.advance(to: screen.instantOfRest)
      XCTAssertEqual(screen[0].contentOffset.x, end == 360 ? 360 : end, "from \(start)")
    }
  }

  // MARK: Changes

  /// In a rotation a collapsed card stays collapsed, a full one full, and an article at its place; at rest, with an animation,
  /// and in flight.
  ///
  /// Catches: `$0.clamped` … ; `old.innerOffset(at: offset)` made `offset`.
  func testAChangeKeepsWhatACardShows() {
    let (old, new) = (Self.carousel(), Self.rotated)
    for (before, after) in [(0.0, 0.0), (300, 200), (450, 350), (1756, 1656)] {
      for animation in [nil, ScrollAnimation.uiKit] {
        var screen = Self.screen(old)
        screen.handle(.setContentOffset(ScrollPoint(x: 0, y: before), animated: false), on: 1, at: .origin)
        screen.update(new.card(0), origin: new.origin(of: 0), as: 1, at: .origin, animation: animation)
        screen.advance(to: screen.instantOfRest)
        XCTAssertEqual(screen[1].contentOffset.y, after)
        XCTAssertEqual(screen[1].frame.size, new.card.container)
      }
    }
    var screen = Self.screen(old)
    screen.expand(1, at: .origin)
    screen.update(new.card(0), as: 1, at: .origin.advanced(by: .milliseconds(100)))
    XCTAssertEqual(screen.restingOffset(of: 1).y, 200)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(screen[1].contentOffset.y, 200)
  }

  private static var rotated: CardCarousel {
    let card = ExpandingCard(
      container: ScrollSize(width: 844, height: 390),
      collapsedInsets: ScrollInsets(top: 20, left: 200, bottom: 20, right: 200), travel: 200,
      innerContentLength: 0)
    return CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
  }

  // MARK: Calls

  func testCallsThatCannotBeMade() throws {
    var screen = Self.screen()
    let card = Self.carousel().card(0)
    let across = Self.carousel(.horizontal).card(0)
    for (call, text) in [
      (ScrollScreen.Call.expand(0), "0 must be a card"), (.expand(7), "7 must be a card"),
      (.insertCard(card, as: 1), "a member 1 must not be present already"),
      (.insertCard(card, origin: ScrollPoint(x: .nan, y: 0), as: 8), "origin"),
      (.insertCard(card, as: 8, displayScale: 0), "displayScale"),
      (.updateCard(card, as: 0), "0 must be of the same kind"),
      (.updateCard(across, as: 1), "axis must be vertical, but is horizontal"),
      (.updateCard(card, origin: ScrollPoint(x: 0, y: .infinity), as: 1), "origin"),
    ] {
      XCTAssertThrowsError(try screen.validate(call)) {
        XCTAssertTrue("\($0)".contains(text), "\($0) for \(call)")
      }
    }
    try screen.validate(.expand(1))
    screen.perform(.expand(1), at: .origin)
    XCTAssertEqual(screen.restingOffset(of: 1).y, 300)
  }

  /// Recorded calls of cards replay to the same bits, also from JSON.
  ///
  /// Catches: `forKey: .expands` or `forKey: .origin` with another key on one side.
  func testRecordedCallsOfCards() throws {
    var recorder = Recorded(Self.screen())
    let new = Self.rotated
    recorder.insert(new.card(1), origin: ScrollPoint(x: 5, y: 6), as: 7, in: 0, displayScale: 2)
    recorder.expand(1, at: .origin)
    recorder.advance(to: .origin.advanced(by: .milliseconds(100)))
    recorder.update(new.card(0), origin: new.origin(of: 1), as: 1, at: recorder.now, animation: .uiKit)
    recorder.update(new.card(1), as: 7, at: recorder.now)
    recorder.expand(7, false, animation: nil, at: recorder.now)
    for recording in [recorder.recording, try ScrollRecording<ScrollScreen>(json: recorder.recording.json)] {
      XCTAssertEqual(recording, recorder.recording)
      XCTAssertEqual(recording.replay { _, _ in }, recorder.subject)
    }
  }

  // MARK: Laws

  /// After any gestures, on any cards, all rest: the carousel on a card, each card collapsed, full or in its article; at most
  /// one is open, in the middle, and nothing turns the carousel while it is.
  ///
  /// Catches: `return .card(card)` made `return nil` in `Kind.settling(on:)`; `turnToOpenedCards(at: instant)` left out of
  /// `handle`; `!isHeldStill(index) ||` left out of `findPath`.
  func testAnyGestures() {
    forAll("cards", count: 400, in: { ($0.pick(ScrollAxis.allCases), $0) }) { axis, generator in
      var random = generator
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
          var before = screen
          before.advance(to: instant)
          let isOpen = (1...3).contains { !before.isCollapsed(ScrollScreen.ID($0)) }
          var id: ScrollScreen.ID?
          if case .touchDown(let point, _) = sample.input { id = before.member(at: point) }
          screen.handle(sample.input, on: id, at: instant)
          fault = fault ?? screen.fault
          var after = screen
          after.advance(to: instant)
          if isOpen, before[0].contentOffset != after[0].contentOffset {
            fault = fault ?? "\(number): an open card's carousel moves to \(after[0].contentOffset)"
          }
        }
        guard random.happens(onceIn: 2) else { continue }
        if random.happens(onceIn: 3) {
          screen.expand(
            ScrollScreen.ID(carousel.index(at: screen[0].contentOffset[carousel.axis]) + 1), at: screen.now)
        }
        if !screen.runToRest(atMost: 2000) { fault = fault ?? "\(number): it never rests" }
        let offset = screen[0].contentOffset[carousel.axis]
        let index = carousel.index(at: offset)
        if offset != carousel.offset(of: index) {
          fault = fault ?? "\(number): the carousel rests at \(offset)"
        }
        for card in 0..<3 {
          let id = ScrollScreen.ID(card + 1)
          let offset = screen[id].contentOffset[axis]
          if offset != 0 && offset < 300 { fault = fault ?? "\(number): a card rests at \(offset)" }
          if !screen.isCollapsed(id) && card != index {
            fault = fault ?? "\(number): \(card) is open beside \(index) \((1...3).map { screen[ScrollScreen.ID($0)].contentOffset[axis] }) \(gesture.samples.map { $0.input })"
          }
        }
      }
      return fault
    }
  }

  /// What cards do does not depend on the instants of frames, nor on when the recording began; a copy, and one that was
  /// encoded and decoded, goes on with the same bits.
  ///
  /// Catches: `catchUp(index)` left out of `isOpen`.
  func testFramesDoNotMatter() {
    forAll("frames", count: 200, in: { ($0.pick(ScrollAxis.allCases), $0) }) { axis, generator in
      var random = generator
      let carousel = Self.carousel(axis)
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
          if random.happens(onceIn: 9) {
            let expands = !random.happens(onceIn: 3)
            if id != 0 {
              screen.expand(id, expands, at: instant)
              sliced.expand(id, expands, at: instant)
            }
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
