import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class HeaderScrollerTests: XCTestCase {
  private static let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)
  private static let header = CollapsingHeader(length: 148, collapsedLength: 44)

  private static func scroller(
    returns: HeaderScroller.Return = .atBeginning, stretches: Bool = false, lists: [Double] = [3000]
  ) -> HeaderScroller {
    HeaderScroller(
      header, in: screen,
      lists: lists.map { header.listViewport(in: screen, contentSize: ScrollSize(width: 390, height: $0)) },
      returns: returns, stretches: stretches)
  }

  private static func offsets(_ scroller: HeaderScroller) -> [Double] {
    [scroller.headerOffset, scroller.list.contentOffset.y]
  }

  /// Drags by each of the distances and lets go without velocity.
  private static func drag(_ distances: Double..., on scroller: inout HeaderScroller) {
    scroller.handle(.began, at: scroller.chain.now)
    for distance in distances {
      scroller.handle(.moved(by: ScrollVector(dx: 0, dy: distance)), at: scroller.chain.now)
    }
    scroller.handle(.ended(velocity: .zero), at: scroller.chain.now)
    scroller.advance(to: scroller.chain.instantOfRest)
  }

  // MARK: Figures of the guide

  func testItCollapsesBeforeTheListScrolls() {
    var scroller = Self.scroller()
    scroller.handle(.began, at: .origin)
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: -60)), at: .origin)
    XCTAssertEqual(Self.offsets(scroller), [60, 0])
    XCTAssertEqual(scroller.listFrame, ScrollRect(x: 0, y: 88, width: 390, height: 800))
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: -140)), at: .origin)
    XCTAssertEqual(Self.offsets(scroller), [104, 96])
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: 50)), at: .origin)
    XCTAssertEqual(Self.offsets(scroller), [104, 46])
    var atOnce = Self.scroller(returns: .atOnce)
    atOnce.handle(.began, at: .origin)
    for distance in [-200.0, 50] {
      atOnce.handle(.moved(by: ScrollVector(dx: 0, dy: distance)), at: .origin)
    }
    XCTAssertEqual(Self.offsets(atOnce), [54, 96])
  }

  func testWhereItRests() {
    func rest(_ returns: HeaderScroller.Return, _ distances: [Double], velocity: Double) -> [Double] {
      var scroller = Self.scroller(returns: returns)
      scroller.handle(.began, at: .origin)
      for distance in distances {
        scroller.handle(.moved(by: ScrollVector(dx: 0, dy: distance)), at: .origin)
      }
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: velocity)), at: .origin)
      scroller.advance(to: scroller.chain.instantOfRest)
      return Self.offsets(scroller)
    }
    XCTAssertEqual(rest(.atBeginning, [-40], velocity: 0), [0, 0], "let go nearer to full")
    XCTAssertEqual(rest(.atBeginning, [-60], velocity: 0), [104, 0], "let go nearer to collapsed")
    // 300 points per second carry the content by 144.7 points.
    XCTAssertEqual(rest(.atBeginning, [-4], velocity: -300), [104, 45])
    XCTAssertEqual(rest(.atBeginning, [-100], velocity: 300), [0, 0])
    XCTAssertEqual(
      rest(.atOnce, [-200, 10], velocity: 300), [0, 45], "at once, over a list that has scrolled")
    XCTAssertEqual(rest(.atOnce, [-200, 30], velocity: 0), [104, 96])
    XCTAssertEqual(rest(.atOnce, [-200, 60], velocity: 0), [0, 96])
    // A fling of 2000 points per second from a full header ends after 993 points, 104 of which are the header's.
    XCTAssertEqual(rest(.atBeginning, [0], velocity: -2000), [104, 889])
  }

  /// The last delta of a trackpad can come with the end of the fingers' scroll, and moves the header as any other.
  ///
  /// Catches: the case of `.ended` with a delta left out of `ScrollChain.handle`.
  func testTheLastDeltaOfATrackpad() {
    for (deltas, rest) in [([-60.0, -24], [104.0, 0]), ([-20, -10], [0, 0]), ([-90, -60], [104, 46])] {
      for returns in HeaderScroller.Return.allCases {
        var scroller = Self.scroller(returns: returns)
        scroller.handle(.scroll(.zero, phase: .began), at: .origin)
        scroller.handle(
          .scroll(ScrollVector(dx: 0, dy: 0 - deltas[0]), phase: .changed),
          at: .origin.advanced(by: .seconds(1)))
        scroller.handle(
          .scroll(ScrollVector(dx: 0, dy: 0 - deltas[1]), phase: .ended),
          at: .origin.advanced(by: .seconds(2)))
        scroller.advance(to: scroller.chain.instantOfRest)
        XCTAssertEqual(Self.offsets(scroller), rest, "\(deltas), \(returns)")
      }
    }
  }

  /// A header of 356 points of travel that a flick leaves in between goes where the flick points, not to the nearer
  /// end.
  ///
  /// Catches: `before.settle(&$0)` made `_ = before`; `velocity > 0` made `velocity < 0`.
  func testAHighHeaderFollowsTheFlick() {
    let header = CollapsingHeader(length: 400, collapsedLength: 44)
    let list = header.listViewport(in: Self.screen, contentSize: ScrollSize(width: 390, height: 3000))
    for (start, velocity, expected) in [(-30.0, -300.0, 356.0), (-330, 300, 0), (-100, 0, 0), (-200, 0, 356)]
    {
      var scroller = HeaderScroller(header, in: Self.screen, lists: [list])
      scroller.handle(.began, at: .origin)
      scroller.handle(.moved(by: ScrollVector(dx: 0, dy: start)), at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: velocity)), at: .origin)
      scroller.advance(to: scroller.chain.instantOfRest)
      XCTAssertEqual(Self.offsets(scroller), [expected, 0], "\(start), \(velocity)")
    }
  }

  /// The way back from overscroll moves no header: pulled down by 300 points and let go, list or header return to full.
  ///
  /// Catches: `start.clamped(to: limits)` made `start` in `settle`.
  func testAPullReturnsToFull() {
    for stretches in [false, true] {
      var scroller = Self.scroller(stretches: stretches)
      Self.drag(300, on: &scroller)
      XCTAssertEqual(Self.offsets(scroller), [0, 0])
    }
  }

  func testItOrItsListStretches() {
    for (stretches, expected) in [(false, [0.0, -51]), (true, [-51, 0])] {
      var scroller = Self.scroller(stretches: stretches)
      scroller.handle(.began, at: .origin)
      scroller.handle(.moved(by: ScrollVector(dx: 0, dy: 100)), at: .origin)
      XCTAssertEqual(Self.offsets(scroller), expected)
      XCTAssertEqual(scroller.listFrame.minY, stretches ? 199 : 148)
    }
  }

  /// Catches: in `select`, `chain.handle(.stop, at: instant)` left out; `(lists[selected], lists[list]) = (old, nil)`
  /// made `= (viewport, nil)`.
  func testTabsShareTheHeader() {
    var scroller = Self.scroller(lists: [3000, 2000, 100])
    Self.drag(-300, on: &scroller)
    XCTAssertEqual(Self.offsets(scroller), [104, 196])
    scroller.select(1, at: scroller.chain.now)
    XCTAssertEqual(Self.offsets(scroller), [104, 0], "the other list begins below the collapsed header")
    Self.drag(-50, on: &scroller)
    Self.drag(154, on: &scroller)
    XCTAssertEqual(Self.offsets(scroller), [0, 0])
    scroller.select(0, at: scroller.chain.now)
    XCTAssertEqual(Self.offsets(scroller), [0, 196], "each list keeps its offset")
    scroller.select(2, at: scroller.chain.now)
    Self.drag(-104, on: &scroller)
    XCTAssertEqual(Self.offsets(scroller), [104, 0], "a short list collapses the header, too")

    // A header in between goes to the nearer end.
    scroller.select(0, at: scroller.chain.now)
    scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 0), animated: true), at: scroller.chain.now)
    while Self.offsets(scroller)[0] > 80 {
      scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(8)))
    }
    scroller.select(1, at: scroller.chain.now)
    XCTAssertGreaterThan(scroller.headerOffset, 52)
    scroller.advance(to: scroller.chain.instantOfRest)
    XCTAssertEqual(Self.offsets(scroller), [104, 0])
  }

  // MARK: Laws

  /// The header stays within its travel unless it stretches, rests full or collapsed after a touch, and no list moves
  /// that is not selected. With one list that scrolls the header has collapsed.
  ///
  /// Catches: `snapping: ScrollSnapping(rule, on: header.axis)` in `HeaderScroller.member(_:in:)` left out; in `select`,
  /// `(lists[selected], lists[list]) = (old, nil)` made `= (viewport, nil)`.
  func testAnyGesturesAndTabs() {
    forAll("a header", count: 60, in: { ($0.pick(ScrollAxis.allCases), $0.happens(onceIn: 2), $0) }) {
      axis, stretches, generator in
      var random = generator
      let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
      let returns = random.pick(HeaderScroller.Return.allCases)
      let screen = ScrollRect(x: 0, y: 0, width: 600, height: 700)
      let count = random.pick([1, 3])
      var scroller = HeaderScroller(
        header, in: screen,
        lists: (0..<count).map { _ in
          let length = Double(random.integer(in: 100...4000))
          return header.listViewport(
            in: screen, contentSize: ScrollSize { $0 == axis ? length : 100 })
        }, returns: returns, stretches: stretches)
      var fault: String?
      func look(_ what: String) {
        scroller.chain.checkInvariants()
        let (offset, list) = (scroller.headerOffset, scroller.list.contentOffset[axis])
        if offset > header.travel || (offset < 0 && !stretches) {
          fault = fault ?? "\(what): header at \(offset)"
        }
        if offset < 0 && list > 0 { fault = fault ?? "\(what): the header stretches over a list at \(list)" }
        if list < 0 && stretches { fault = fault ?? "\(what): the list stretches" }
        if count == 1 && returns == .atBeginning && list > 0 && offset < header.travel {
          fault = fault ?? "\(what): the list is at \(list) below a header at \(offset)"
        }
      }
      for number in 0..<random.integer(in: 1...6) {
        let others = (0..<count).filter { $0 != scroller.selected }.map { scroller[$0] }
        let gesture = ScrollGesture.random(
          in: Viewport(frame: screen, contentSize: .zero), using: &random)
        let start = scroller.chain.now
        for sample in gesture.samples {
          scroller.handle(sample.input, at: start.advanced(by: sample.time))
          look("gesture \(number)")
        }
        let after = (0..<count).filter { $0 != scroller.selected }.map { scroller[$0] }
        if after != others { fault = fault ?? "another list moves" }
        if random.happens(onceIn: 2) {
          for _ in 0..<1000 where scroller.chain.joined.isMoving {
            scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(16)))
            look("frame \(number)")
          }
          if scroller.headerOffset != 0 && scroller.headerOffset != header.travel {
            fault = fault ?? "rests at \(scroller.headerOffset)"
          }
        }
        let (old, offset) = (scroller.selected, scroller.list.clamped(scroller.list.contentOffset))
        scroller.select(random.integer(in: 0...count - 1), at: scroller.chain.now)
        if old != scroller.selected && scroller[old].contentOffset != offset {
          fault = fault ?? "list \(old) is at \(scroller[old].contentOffset), not \(offset)"
        }
        look("selection \(number)")
      }
      return fault
    }
  }
}
