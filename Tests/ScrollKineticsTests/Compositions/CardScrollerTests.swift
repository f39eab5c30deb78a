import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class CardScrollerTests: XCTestCase {
  private static func scroller(_ axis: ScrollAxis = .vertical, articles: [Double] = [2000, 900, 1400])
    -> CardScroller
  {
    let card = ExpandingCard(
      axis: axis, container: ScrollSize { $0 == axis ? 844 : 390 },
      collapsedInsets: axis == .vertical
        ? ScrollInsets(top: 200, left: 20, bottom: 100, right: 20)
        : ScrollInsets(top: 20, left: 200, bottom: 20, right: 100),
      travel: 300, innerContentLength: 0)
    return CardScroller(CardCarousel(card: card, articleLengths: articles, spacing: 10))
  }

  private static func swipe(_ dx: Double, _ dy: Double, velocity: Double, on scroller: inout CardScroller) {
    let start = ScrollPoint(x: 195, y: 500)
    let way = ScrollVector(dx: dx, dy: dy)
    let length = (dx * dx + dy * dy).squareRoot()
    let begin = scroller.chain.now
    let flick = ScrollGesture.flick(from: start, to: start + way, velocity: velocity / length * way)
    for sample in flick.samples { scroller.handle(sample.input, at: begin.advanced(by: sample.time)) }
    scroller.advance(to: scroller.chain.instantOfRest)
  }

  // MARK: Figures of the guide

  func testSwipesTurnExpandScrollAndCollapse() {
    var scroller = Self.scroller()
    func state() -> [Double] { [Double(scroller.selected), scroller.offset, scroller.cardOffset] }
    Self.swipe(-120, 0, velocity: 900, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 0], "a swipe across turns to the next card")
    Self.swipe(0, -60, velocity: 500, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 300], "a swipe upwards expands it")
    XCTAssertEqual(scroller.frame(of: 1), ScrollRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(scroller.frame(of: 2).minX, 400, "its neighbour is out of sight")
    Self.swipe(-200, 0, velocity: 900, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 300], "an expanded card keeps the carousel where it is")
    Self.swipe(0, -60, velocity: 9000, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 356], "the article of 900 points scrolls to its end")
    Self.swipe(0, 60, velocity: 3000, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 300], "a fling back stops at its beginning")
    Self.swipe(0, 60, velocity: 500, on: &scroller)
    XCTAssertEqual(state(), [1, 360, 0], "and the next one collapses the card")
    Self.swipe(120, 0, velocity: 900, on: &scroller)
    XCTAssertEqual(scroller.offset, 0)
  }

  func testATapExpands() {
    var scroller = Self.scroller()
    scroller.expand(at: .origin)
    scroller.advance(to: scroller.chain.instantOfRest)
    XCTAssertEqual(scroller.cardOffset, 300)
    scroller.expand(false, animation: nil, at: scroller.chain.now)
    XCTAssertTrue(scroller.isCollapsed)
    XCTAssertTrue(scroller.chain.outer.isScrollEnabled)
  }

  /// A card that the program expands while the carousel turns stays the selected one under the next touch.
  ///
  /// Catches: `guard isCollapsed, index != selected` made `guard index != selected`.
  func testAnExpandedCardStaysSelected() {
    var scroller = Self.scroller()
    let flick = ScrollGesture.flick(
      from: ScrollPoint(x: 300, y: 500), to: ScrollPoint(x: 180, y: 500),
      velocity: ScrollVector(dx: -900, dy: 0))
    for sample in flick.samples { scroller.handle(sample.input, at: .origin.advanced(by: sample.time)) }
    while scroller.offset < 200 { scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(8))) }
    scroller.expand(animation: nil, at: scroller.chain.now)
    XCTAssertEqual(scroller.cardOffset, 300)
    XCTAssertEqual(scroller.carousel.index(at: scroller.offset), 1)
    scroller.handle(.touchDown(ScrollPoint(x: 300, y: 500)), at: scroller.chain.now)
    XCTAssertEqual(scroller.selected, 0)
    scroller.checkInvariants()
  }

  /// The card on which the carousel rests is the one that wheels and the program expand, and a wheel in flight expands the
  /// one that the carousel flies to.
  ///
  /// Catches: `if chain.joined.phase == .idle { changes.append(choose(` left out; `case .wheel, .key,` made `case .key,`.
  func testWheelsAndTheProgramExpandTheCardInTheMiddle() {
    for waits in [true, false] {
      var scroller = Self.scroller()
      let start = ScrollPoint(x: 300, y: 500)
      let flick = ScrollGesture.flick(
        from: start, to: ScrollPoint(x: 180, y: 500), velocity: ScrollVector(dx: -900, dy: 0))
      for sample in flick.samples { scroller.handle(sample.input, at: .origin.advanced(by: sample.time)) }
      if waits {
        scroller.advance(to: scroller.chain.instantOfRest)
        XCTAssertEqual(scroller.selected, 1)
      }
      scroller.handle(.wheel(ScrollVector(dx: 0, dy: 200)), at: scroller.chain.now)
      XCTAssertEqual(scroller.selected, 1)
      XCTAssertGreaterThan(scroller.cardOffset, 0)
      scroller.advance(to: scroller.chain.instantOfRest)
      XCTAssertEqual(scroller.offset, 360)
      XCTAssertEqual(scroller.cardOffset, 300)
    }
  }

  // MARK: Laws

  /// After any gestures all rest: the carousel on a card, the card collapsed, full or in its article; an expanded card
  /// is the one in the middle.
  ///
  /// Catches: in `CardScroller.member(_:)` of the carousel, or of a card, `snapping: ScrollSnapping(rule,` left out;
  /// `changes.append(lock(at: instant))` left out of `settle`; `, !(isFree && chain.joined.isTracking)` left out.
  func testAnyGestures() {
    forAll("cards", count: 40, in: { ($0.pick(ScrollAxis.allCases), $0) }) { axis, generator in
      var random = generator
      var scroller = Self.scroller(axis)
      let viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: scroller.card.container), contentSize: .zero)
      var fault: String?
      for number in 0..<random.integer(in: 1...8) {
        let gesture = ScrollGesture.random(
          in: viewport, of: [.tap, .drag, .flick, .flick, .cancelled, .catches, .fingers], using: &random)
        let start = scroller.chain.now
        for sample in gesture.samples {
          let instant = start.advanced(by: sample.time)
          var before = scroller
          before.advance(to: instant)
          scroller.handle(sample.input, at: instant)
          fault = fault ?? scroller.fault
          if scroller.selected != before.selected && before.cardOffset > 0 {
            fault = fault ?? "\(number): another card is selected while one is expanded"
          }
        }
        guard random.happens(onceIn: 2) else { continue }
        let turn = random.double(in: -400...400)
        if random.happens(onceIn: 2) {
          for _ in 0..<1000 where scroller.chain.joined.isMoving {
            scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(16)))
          }
          scroller.handle(.wheel(ScrollVector { $0 == axis ? turn : 0 }), at: scroller.chain.now)
        }
        for _ in 0..<1000 where scroller.chain.joined.isMoving {
          scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(16)))
          fault = fault ?? scroller.fault
        }
        let index = scroller.carousel.index(at: scroller.offset)
        if scroller.offset != scroller.carousel.offset(of: index) {
          fault = fault ?? "\(number): the carousel rests at \(scroller.offset)"
        }
        if scroller.cardOffset != 0 && scroller.cardOffset < 300 {
          fault = fault ?? "\(number): the card rests at \(scroller.cardOffset)"
        }
        if scroller.cardOffset > 0 && index != scroller.selected {
          fault = fault ?? "\(number): card \(scroller.selected) is expanded beside \(index)"
        }
      }
      return fault
    }
  }
}
