@testable import ScrollGeometry

@testable import ScrollKinetics

/// A header or sheet that moves by `travel` around a list of `length` points, in a window of 400 × 600.
func chain(
  travel: Double = 104, length: Double = 5000, rules: ScrollScreen.Rules = ScrollScreen.Rules(),
  physics: Scroller.Physics = Scroller.Physics(slop: 0)
) -> ChainOfViews {
  func viewport(_ length: Double, bounces: Bool) -> Viewport {
    Viewport(400, 600, content: 400, length, alwaysBounceVertical: bounces)
  }
  return ChainOfViews(
    inner: viewport(length, bounces: true), outer: viewport(600 + travel, bounces: false), rules: rules,
    physics: physics)
}

extension ChainOfViews {
  /// Moves the finger of a drag by `dy`; the content goes the other way.
  mutating func drag(_ dy: Double) {
    handle(.moved(by: ScrollVector(0, dy)), at: now)
    checkInvariants()
  }

  /// Ends a drag with a velocity of the content.
  @discardableResult
  mutating func fling(_ velocity: Double) -> Changes {
    if phase != .dragging { handle(.began, at: now) }
    let changes = handle(.ended(velocity: ScrollVector(0, 0 - velocity)), at: now)
    checkInvariants()
    return changes
  }

  /// Advances until everything is at rest.
  mutating func settle() {
    while joined.isMoving {
      advance(by: .milliseconds(8))
      checkInvariants()
    }
  }

  var places: [Double] { [outer.contentOffset.y, inner.contentOffset.y] }
}

final class ScrollChainTests: XCTestCase {
  // MARK: - Drags

  /// Where flings do not hand over, the inputs of a wheel stay with the member in which their sequence began until 1.5 s of
  /// silence, in both directions, or another input.
  ///
  /// Catches: `latchWheel(delta)` left out of `prepare`; `now < wheelLatch.end` made `true`; `if !isPast { moveOnly(latched) }` left
  /// out of `latchWheel`; `endWheelSequences()` left out before a touch; `wheelLatch?.end = end` made `_ = end`.
  func testAWheelStaysWhereItsSequenceBegan() {
    for (sign, isUnphased) in [(1.0, false), (-1, false), (1, true), (-1, true)] {
      var chain = chain(length: 1000, rules: .uiKit)
      if sign < 0 { chain.handle(.setContentOffset(ScrollPoint(0, 504), animated: false), at: .origin) }
      XCTAssertEqual(chain.places, sign < 0 ? [104, 400] : [0, 0])
      func turn(_ distance: Double, after milliseconds: Int, _ expected: [Double], line: UInt = #line) {
        let delta = ScrollVector(0, distance * sign)
        let instant = chain.now.advanced(by: .milliseconds(milliseconds))
        chain.handle(isUnphased ? .scroll(delta, phase: .unphased) : .wheel(delta), at: instant)
        chain.checkInvariants()
        let places = sign < 0 ? [104 - expected[0], 400 - expected[1]] : expected
        XCTAssertEqual(chain.places, places, line: line)
      }
      turn(350, after: 0, [0, 350])
      turn(100, after: 1000, [0, 400])
      // The sequence goes on where it is, and an input without effect continues it.
      turn(20, after: 1499, [0, 400])
      turn(20, after: 1499, [0, 400])
      turn(20, after: 1500, [20, 400])
      turn(-10, after: 100, [10, 400])
      chain.handle(all: [.held, .cancelled], at: chain.now)
      turn(-10, after: 100, [10, 390])
    }
  }

  /// An animated sequence stays, too; where flings hand over, a wheel does.
  func testAnAnimatedWheelStaysWhereItBegan() {
    for (rules, expected) in [(ScrollScreen.Rules.uiKit, [0.0, 400.0]), (ScrollScreen.Rules(), [104, 346])] {
      var chain = chain(length: 1000, rules: rules)
      for _ in 0..<3 {
        chain.handle(.wheel(ScrollVector(0, 150), .wheel), at: chain.now)
        chain.advance(by: .milliseconds(20))
      }
      chain.settle()
      XCTAssertEqual(chain.places, expected)
    }
  }

  /// As in Flutter's NestedScrollView, wheels never overscroll.
  func testFlutterWheel() {
    var chain = chain(travel: 200)
    chain.handle(.wheel(ScrollVector(0, 20)), at: .origin)
    XCTAssertEqual(chain.places, [20, 0])
    chain.handle(.wheel(ScrollVector(0, -40)), at: .origin)
    XCTAssertEqual(chain.places, [0, 0])
  }

  /// A turn with a fling moves the joined target and keeps the offsets, in both directions; a fling without hand-over remains
  /// one. Pages are those of the innermost member.
  ///
  /// Catches: in `prepare(for:)`, `case .wheel where joined.continuesFlight(with: input)` left out.
  func testWheelWithAFlingAndPages() {
    for sign in [1.0, -1] {
      var chain = chain()
      if sign < 0 { chain.handle(.setContentOffset(ScrollPoint(0, 1000), nil), at: .origin) }
      let start = chain.total.y
      chain.fling(sign * 1200)
      chain.advance(by: .milliseconds(20))
      let (places, target) = (chain.places, chain.joined.target!.y)
      chain.handle(.wheel(ScrollVector(0, sign * 60), .wheel), at: chain.now)
      XCTAssertEqual(chain.phase, .decelerating)
      XCTAssertEqual(chain.places, places)
      XCTAssertEqual(chain.joined.target!.y, target + sign * 60)
      chain.settle()
      XCTAssertEqual(chain.total.y, start + target + sign * 60)
    }
    var bound = chain(rules: ScrollScreen.Rules(flingsHandOverTowardsEnd: false))
    bound.fling(2000)
    bound.advance(by: .milliseconds(20))
    bound.handle(.wheel(ScrollVector(0, 60), .wheel), at: bound.now)
    bound.settle()
    XCTAssertEqual(bound.places, [104, 0])
    var keyed = chain()
    keyed.handle(.key(.pageDown), at: .origin)
    XCTAssertEqual(keyed.places, [104, 456])
    keyed.handle(.key(.pageUp, distances: .chromium), at: .origin)
    XCTAssertEqual(keyed.places, [35, 0])
    keyed.handle(.key(.end, .wheel), at: .origin)
    keyed.settle()
    XCTAssertEqual(keyed.places, [104, 4400])
  }

  func testThreeMembers() {
    func viewport(_ travel: Double) -> Viewport {
      Viewport(400, 600, content: 400, 600 + travel)
    }
    var chain = ChainOfViews(
      [viewport(1000), viewport(50), viewport(100)], physics: Scroller.Physics(slop: 0))
    chain.drag(-170)
    XCTAssertEqual((0..<3).map { chain[$0].contentOffset.y }, [20, 50, 100])
    chain.drag(50)
    XCTAssertEqual((0..<3).map { chain[$0].contentOffset.y }, [0, 20, 100])
    chain.drag(150)
    XCTAssertEqual((0..<3).map { chain[$0].contentOffset.y }, [chain[0].contentOffset.y, 0, 0])
    XCTAssertEqual(
      chain.joined.viewport.overscroll.dy, -RubberBand.touch.stretch(forPull: 30, length: 600).rounded())
  }

  // MARK: - Flings

  func testFlingHandsOverAtTheExactInstant() throws {
    var chain = chain()
    chain.fling(2000)
    let crossing = try XCTUnwrap(chain.joined.instant(reaching: 104, on: .vertical))
    let laws = DecelerationRate.normal.laws
    let time = laws.time(toLose: 104 / (2000 * laws.reach))
    XCTAssertEqual(ScrollInstant.origin.seconds(to: crossing), time, accuracy: 1e-15)

    var before = chain
    before.advance(to: crossing.advanced(by: .microseconds(-1)))
    var after = chain
    after.advance(to: crossing.advanced(by: .microseconds(1)))
    XCTAssertLessThan(before.places[0], 104)
    XCTAssertEqual(before.places[1], 0)
    XCTAssertEqual(after.places[0], 104)
    XCTAssertGreaterThan(after.places[1], 0)
    // The second member continues with the velocity of the first: 2000 − 104/S, and the slope is S·a times that.
    XCTAssertEqual(before.velocity(of: 1).dy, after.velocity(of: 0).dy, accuracy: 0.01)
    XCTAssertEqual(after.velocity(of: 0).dy, 0.9990 * (2000 - 104 / 0.499), accuracy: 0.1)
    XCTAssertEqual(after.velocity(of: 1).dy, 0)

    chain.settle()
    // S·(2000 − 10) in all.
    XCTAssertEqual(chain.places, [104, 993.01.rounded() - 104])
  }

  func testFlingBackThroughTheHeaderBouncesInTheList() {
    var chain = chain()
    chain.drag(-300)
    chain.fling(-3000)
    var furthest = 0.0
    while chain.joined.isMoving {
      chain.advance(by: .milliseconds(4))
      XCTAssertGreaterThanOrEqual(chain.places[0], 0)
      furthest = min(furthest, chain.places[1])
    }
    XCTAssertEqual(furthest, -33.3015 * (3 - 300 / 499), accuracy: 0.05)
    XCTAssertEqual(chain.places, [0, 0])
  }

  func testOutermostOverscroll() {
    var chain = chain(rules: ScrollScreen.Rules(overscroll: .outermost))
    chain.drag(-300)
    chain.fling(-3000)
    var furthest = 0.0
    while chain.joined.isMoving {
      chain.advance(by: .milliseconds(4))
      chain.checkInvariants()
      XCTAssertGreaterThanOrEqual(chain.places[1], 0)
      furthest = min(furthest, chain.places[0])
    }
    // The header neither always bounces nor is it too long for the window: it bounces because it scrolls.
    XCTAssertLessThan(furthest, -70)
    XCTAssertEqual(chain.places, [0, 0])
  }

  func testFlingThatDoesNotHandOverBouncesWhereItsMemberEnds() {
    var chain = chain(rules: ScrollScreen.Rules(flingsHandOverTowardsStart: false))
    chain.drag(-300)
    chain.fling(-3000)
    XCTAssertEqual(chain.target(of: 0).y, 0)
    XCTAssertEqual(chain.target(of: 1).y, 104)
    var furthest = 0.0
    while chain.joined.isMoving {
      chain.advance(by: .milliseconds(4))
      XCTAssertEqual(chain.places[0], 104)
      furthest = min(furthest, chain.places[1])
    }
    XCTAssertLessThan(furthest, -80)
    XCTAssertEqual(chain.places, [104, 0])
    // A drag nevertheless continues in the next member, and so does the header's own fling.
    chain.handle(.began, at: chain.now)
    chain.drag(54)
    XCTAssertEqual(chain.places, [50, 0])
    chain.fling(-3000)
    chain.settle()
    XCTAssertEqual(chain.places, [0, 0])
  }

  /// A finger that catches such a bounce and pulls farther pulls the list; the header follows once the list is back.
  ///
  /// Catches: `isPast(towardsEnd: towardsEnd)` made `false` in `chooseParticipants`.
  func testDragOutOfABounceThatDidNotHandOver() {
    var chain = chain(rules: ScrollScreen.Rules(flingsHandOverTowardsStart: false))
    chain.drag(-300)
    chain.fling(-3000)
    while chain.places[1] > -20 { chain.advance(by: .milliseconds(4)) }
    chain.handle(.held, at: chain.now)
    let caught = chain.places
    chain.handle(.began, at: chain.now)
    XCTAssertEqual(chain.places, caught)
    chain.update(0, at: chain.now) { $0.contentSize.height += 100 }
    XCTAssertEqual(chain.places, caught)
    chain.drag(30)
    XCTAssertEqual(chain.places[0], 104)
    XCTAssertLessThan(chain.places[1], caught[1])
    chain.drag(-200)
    XCTAssertEqual(chain.places[0], 104)
    XCTAssertGreaterThan(chain.places[1], 0)
    chain.drag(180)
    XCTAssertEqual(chain.places[1], 0)
    XCTAssertLessThan(chain.places[0], 104)
  }

  func testGestureInTheMiddleOfAFlingOfAnotherMember() {
    var chain = chain()
    chain.fling(2000)
    chain.advance(by: .milliseconds(200))
    let caught = chain.places
    XCTAssertEqual(caught[0], 104)
    chain.handle(.held, at: chain.now)
    XCTAssertEqual(chain.places[1], caught[1], accuracy: 0.5)
    chain.handle(.began, at: chain.now)
    chain.drag(chain.places[1] + 40)
    XCTAssertEqual(chain.places, [64, 0])
    chain.fling(-500)
    chain.settle()
    XCTAssertEqual(chain.places, [0, 0])
  }

  // MARK: - Events

  func testEventsOfTheMembers() {
    var chain = chain()
    var changes = chain.handle(.moved(by: ScrollVector(0, -54)), at: .origin)
    XCTAssertEqual(Array(changes.events(of: 1)), [.willBeginDragging, .didScroll])
    XCTAssertEqual(Array(changes.events(of: 0)), [.willBeginDragging])
    changes = chain.handle(.moved(by: ScrollVector(0, -100)), at: .origin)
    XCTAssertEqual(Array(changes.events(of: 1)), [.didScroll])
    XCTAssertEqual(Array(changes.events(of: 0)), [.didScroll])
    changes = chain.fling(1000)
    XCTAssertEqual(
      Array(changes.events),
      [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating]
    )
    changes = chain.advance(to: chain.joined.instantOfRest)
    XCTAssertEqual(Array(changes.events(of: 0)), [.didScroll, .didEndDecelerating])
    XCTAssertEqual(Array(changes.events(of: 1)), [.didEndDecelerating])
  }

  // MARK: - Changes in flight

  func testContentThatGrowsAndShrinksInFlight() {
    var chain = chain(length: 900)
    chain.drag(-300)
    chain.fling(4000)
    chain.advance(by: .milliseconds(60))
    XCTAssertGreaterThan(chain.places[1], 300)
    let (places, velocity) = (chain.places, chain.velocity(of: 0))
    XCTAssertEqual(chain.target(of: 0).y, 300)
    chain.update(0, at: chain.now) { $0.contentSize.height = 9000 }
    chain.checkInvariants()
    XCTAssertEqual(chain.places, places)
    XCTAssertEqual(chain.velocity(of: 0).dy, velocity.dy, accuracy: 1500)
    chain.settle()
    XCTAssertGreaterThan(chain.places[1], 600)
    let rest = chain.places
    chain.update(0, at: chain.now) { $0.contentSize.height = 700 }
    chain.checkInvariants()
    XCTAssertEqual(chain.places, [rest[0], 100])
  }

  func testOneMemberIsScrolledByTheProgram() {
    var chain = chain()
    chain.drag(-300)
    chain.handle(.cancelled, at: chain.now)
    let changes = chain.update(1, at: chain.now) { $0.contentOffset.y = 50 }
    XCTAssertEqual(chain.places, [50, 196])
    XCTAssertEqual(Array(changes.events(of: 0)), [])
    XCTAssertEqual(Array(changes.events(of: 1)), [.didScroll])
    chain.handle(.began, at: chain.now)
    chain.drag(20)
    XCTAssertEqual(chain.places, [50, 176])
  }

  /// Insets that let content scroll anywhere, in both members.
  func testBoundlessMembers() {
    let anywhere = Double.greatestFiniteMagnitude
    let boundless = Viewport(
      400, 600, content: 400, 900,
      contentInset: ScrollInsets(top: anywhere, left: 0, bottom: anywhere, right: 0), contentOffset: .zero)
    for order in ScrollScreen.Rules.Order.allCases {
      var chain = ChainOfViews(
        inner: boundless, outer: boundless, rules: ScrollScreen.Rules(towardsEnd: order))
      chain.drag(-300)
      chain.fling(2000)
      chain.settle()
      XCTAssertEqual(chain.places[0] + chain.places[1], 1293)
      chain.handle(.wheel(ScrollVector(0, -anywhere)), at: chain.now)
      chain.checkInvariants()
    }
  }

  // MARK: - Crossed axes

  /// A shelf of 4 pages in a list.
  private var shelf: ChainOfViews {
    let carousel = Viewport(400, 200, content: 1600, 200)
    let list = Viewport(400, 800, content: 400, 4000)
    return ChainOfViews(
      of: [
        ScrollChain.Member(carousel, snapping: ScrollSnapping(.paging(), on: .horizontal)),
        ScrollChain.Member(list),
      ], physics: Scroller.Physics())
  }

  func testFirstTranslationChoosesTheMember() {
    for (dx, dy, moved) in [(-30.0, -20.0, 0), (-20, -30, 1), (-5, -30, 1), (-30, -5, 0)] {
      var chain = shelf
      chain.handle(.touchDown(ScrollPoint(300, 500)), at: .origin)
      var point = ScrollPoint(300, 500)
      for step in 1...8 {
        // It changes its direction on the way.
        let delta = step < 4 ? ScrollVector(dx, dy) : ScrollVector(dy, dx)
        point = point + delta
        let changes = chain.handle(.touchMoved(point), at: ScrollInstant(.milliseconds(16 * step)))
        XCTAssertFalse(changes.hasMoved(1 - moved), "\(dx) \(dy)")
      }
      chain.handle(.touchUp, at: chain.now)
      chain.settle()
      let rest = chain[moved].contentOffset
      XCTAssertEqual(chain[1 - moved].contentOffset, .zero)
      if moved == 0 {
        XCTAssertEqual(rest, ScrollPoint(400, 0))
      } else {
        XCTAssertGreaterThan(rest.y, 100)
        XCTAssertEqual(rest.x, 0)
      }
    }
  }

  func testBounceIsThatOfTheMemberThatScrollsThere() {
    var chain = shelf
    chain.handle(all: [.began, .changed(translation: ScrollVector(0, 100))], at: .origin)
    XCTAssertEqual(chain.inner.contentOffset, .zero)
    XCTAssertEqual(
      chain.outer.contentOffset.y, -RubberBand.touch.stretch(forPull: 100, length: 800).rounded())
    chain.handle(.cancelled, at: .origin)
    chain.settle()
    chain.handle(all: [.began, .changed(translation: ScrollVector(100, 0))], at: chain.now)
    XCTAssertEqual(
      chain.inner.contentOffset.x, -RubberBand.touch.stretch(forPull: 100, length: 400).rounded())
    XCTAssertEqual(chain.outer.contentOffset, .zero)
  }

  /// An input without effect passes the time, as it does for a scroller.
  ///
  /// Catches: `joined.now = instant` left out of `catchUp` where nothing moves.
  func testAnInputWithoutEffectPassesTheTime() {
    var list = chain()
    let visible = ScrollRect(0, 0, 10, 10)
    list.handle(.scrollRectToVisible(visible, animated: true), at: ScrollInstant(.seconds(1)))
    XCTAssertEqual(list.now, ScrollInstant(.seconds(1)))
    list.handle(.scrollRectToVisible(visible, animated: true), at: .origin)
    XCTAssertEqual(list.now, ScrollInstant(.seconds(1)))
  }
}
