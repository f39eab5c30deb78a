@testable import ScrollKinetics

/// A call moves and ends nothing but what it names: no other member, and no other axis.
final class ScrollScreenIndependenceTests: ScrollScreenCase {
  /// A list that bounces on x goes on bouncing where the program moves it on y.
  /// Catches: `interrupt(where: { $0 == axis }` made `interrupt(where: { _ in true }`.
  func testAMoveDoesNotEndABounceOnTheOtherAxis() {
    for animation in [nil, ScrollAnimation.uiKit] {
      var screen = ScrollScreen()
      screen.insert(sheet(height: 800, [.length(300), .inset(0)], true), as: 1, detent: 1)
      screen.insert(Viewport(400, 800, content: 900, 4000, contentOffset: ScrollPoint(0, 500)), as: 2, in: 1)
      screen.handle(
        all: [.began, .moved(by: ScrollVector(200, 0)), .ended(velocity: .zero)], on: 2, at: .origin)
      screen.advance(to: .milliseconds(50))
      XCTAssertLessThan(screen[2].contentOffset.x, -10)
      screen.move(1, to: 0, animation: animation, at: screen.now)
      screen.runToRest()
      assertEqual((screen[2].contentOffset, screen.detent(of: 1)), (.zero, 0))
    }
  }

  /// Catches: `letReturn` left out of `animate`.
  func testAScrollToTheTopUnderAFingerBringsTheOtherAxisBack() {
    var scroller = Scroller(
      viewport: Viewport(400, 800, content: 900, 4000, contentOffset: ScrollPoint(0, 500)))
    scroller.handle(all: [.touchDown(.zero), .touchMoved(ScrollPoint(200, 90))], at: .origin)
    XCTAssertLessThan(scroller.x, -10)
    scroller.handle(.scrollToTop, at: .origin)
    XCTAssertEqual(scroller.rested.contentOffset, .zero)
  }

  /// Catches: `hasOthers(nest)` made `false` in `joinAtRest`.
  func testAWheelMovesNothingBesideItsPath() {
    var screen = ScrollScreen()
    screen.insert(list(600, on: .vertical), as: 5)
    screen.insert(sheet(height: 500, [.length(120), .inset(44)], true), as: 12, in: 5)
    screen.insert(list(600, on: .vertical, across: 600), as: 4, in: 5)
    screen.handle(all: [.touchDown(.zero), .touchUp], on: 4)
    // The sheet flies, and does not join.
    screen.move(12, to: 1, at: .origin)
    screen.handle(.wheel(ScrollVector(63, 0)), on: 12, at: .milliseconds(100))
    XCTAssertEqual(screen[4].contentOffset, .zero)
  }

  /// A sheet's move scrolls the list in it to its start. The drag of the list has pulled it past its limit on the other axis,
  /// where it returns, as without an animation.
  /// Catches: `where: { $0 == axis }` left out of `Scroller.animate(to:on:_:_:)`.
  func testAListThatIsPulledAcrossItsSheetReturnsWhenTheSheetMoves() {
    for animation in [nil, ScrollAnimation.uiKit] {
      var screen = ScrollScreen(detent: 1, of: sheet(400, [.length(120), .inset(0)], false))
      let size = changed(ScrollSize(400, 400)) { $0[axis] = 2000 }
      screen.insert(list(size, alwaysBounces: true), as: 2, in: 1)
      screen.handle(.touchDown(ScrollPoint(200, 200)), on: 1, at: .origin)
      // A trackpad's drag of the list alone: the sheet is held.
      screen.handle(.scroll(ScrollVector(40, 40), phase: .began), on: 2, at: .origin)
      XCTAssertGreaterThan(screen[2].overscroll[axis.cross], 10)
      XCTAssertGreaterThan(screen[2, axis], 10)
      screen.move(1, to: 0, animation: animation, at: .milliseconds(100))
      screen.runToRest(after: .cancelled, at: .milliseconds(110))
      XCTAssertEqual(screen[2].contentOffset, .zero, "\(axis)")
      XCTAssertNil(screen.fault)
    }
  }

  /// Catches: the inputs that `isConcerned` leaves out not left out of `ScrollChain.handle`.
  func testWhatHappensBesideAFingersDragChangesNothing() {
    let rules = [
      ScrollScreen.Rules.uiKit, ScrollScreen.Rules(), ScrollScreen.Rules(towardsStart: .outerFirst),
    ]
    for (rules, sign) in product(rules, [1.0, -1]) {
      var screen = ScrollScreen(rules: rules, of: list(100, at: 50))
      let snapping = ScrollSnapping(SnapRule(.every(50)), on: axis)
      screen.insert(list(200, at: 100), as: 2, in: 1, physics: Scroller.Physics(snapping: snapping))
      var disturbed = screen
      func along(_ distance: Double) -> ScrollVector { vector(distance * sign) }
      func point(_ distance: Double) -> ScrollPoint { .zero + along(distance) }
      let others: [Scroller.Input] = [
        .scroll(along(0), phase: .mayBegin), .scroll(along(7), phase: .began),
        .scroll(along(9), phase: .changed), .scroll(along(0), phase: .ended),
        .scroll(along(5), phase: .ended), .scroll(along(3), phase: .momentumBegan),
        .scroll(along(-3), phase: .momentumEnded), .scroll(along(4), phase: .unphased),
        .scroll(along(0), phase: .cancelled),
        .wheel(along(30), .uiKit), .key(sign > 0 ? .end : .home, .uiKit), .key(.pageDown, nil),
        .touchDown(point(7), finger: 1), .touchMoved(point(60), finger: 1), .touchUp(finger: 1),
      ]
      let moves = [-40, -90, -140, -120, -60, 30, 90, 40].map { Scroller.Input.touchMoved(point($0)) }
      let inputs = [.touchDown(.zero)] + moves + [.touchUp]
      for (place, input) in inputs.enumerated() {
        let instant = ScrollInstant(.milliseconds(16 * place))
        screen.handle(input, on: 2, at: instant)
        disturbed.handle(input, on: 2, at: instant)
        for input in others where place < inputs.count - 1 {
          XCTAssertEqual(disturbed.handle(input, on: 2, at: instant), [], "\(input)")
        }
        XCTAssertEqual(disturbed, screen, "\(axis) \(rules) \(sign), after \(input)")
      }
    }
  }

  /// Catches: `joined.isAtRest(on: axis) ? .none : motion` in `ScrollChain.replace` made `motion`.
  func testContentAtRestBesideAFlightIsBroughtBackAtOnce() {
    for end in [0.0, 400] {
      var screen = ScrollScreen(
        rules: ScrollScreen.Rules(), of: list(1000, across: 400), list(1000, across: 400))
      screen.update(2, at: .origin) { $0.contentOffset[axis.cross] = end }
      screen.drag(2, endingAt: vector(-2000))
      screen.apply(ContentChange(on: axis.cross, at: 500, lengthChange: -200), to: 2, at: .origin)
      assertEqual((screen[2, axis.cross], screen.isMoving), (min(end, 200), true))
      XCTAssertEqual(screen.rested[2, axis.cross], min(end, 200))
    }
  }

  /// Catches: `moveOnly` left out of `ScrollChain.retarget(_:to:isChoice:at:)`.
  func testARetargetMovesOnlyItsMember() {
    for sign in [-1.0, 1] {
      var screen = ScrollScreen()
      let start = sign > 0 ? 0.0 : 700
      screen.insert(
        list(700, at: start), as: 1,
        rules: ScrollScreen.Rules(towardsEnd: .innerFirst, towardsStart: .innerFirst, overscroll: .outermost))
      screen.insert(list(700, at: start), as: 2, in: 1)
      screen.handle(
        all: [.began, .moved(by: vector(sign * 100)), .ended(velocity: .zero)], on: 2, at: .origin)
      XCTAssertGreaterThan((start - screen[1, axis]) * sign, 30)
      screen.runToRest(after: .retarget(point(start + sign * 40)), on: 1, at: .origin)
      assertEqual((screen[1, axis], screen[2, axis]), (start + sign * 40, start))
    }
  }

  /// A retarget on one axis leaves another member's flight on the other as it is.
  /// Catches: `where isMoved[axis]` left out of `ScrollChain.retarget(_:to:isChoice:at:)`.
  func testARetargetDoesNotEndTheFlightOfAnotherMember() {
    var screen = ScrollScreen(of: list(0, across: 2000), list(2000, across: 0), list(20, across: 20, at: 20))
    screen.update(3, at: .origin) { $0.contentOffset[axis.cross] = 20 }
    screen.drag(3, by: ScrollVector(-5, -5), endingAt: ScrollVector(-2000, -2000))
    let rest = screen.restingOffset(of: 1)[axis.cross]
    screen.handle(.retarget(point(111)), on: 2, at: .origin)
    XCTAssertEqual(screen.restingOffset(of: 1)[axis.cross], rest)
  }

  /// Catches: `active.removeAll` left out of the end of `ScrollScreen.update`.
  func testWhatIsRetainedDoesNotMoveWhereScrollingIsDisabled() {
    let header = CollapsingHeader(axis: axis, length: 300, collapsedLength: 80, stretches: true)
    var screen = ScrollScreen(of: .header(header, over: ScrollRect(0, 0, 600, 600)), list(900))
    XCTAssertLessThan(screen.give(.began, .moved(by: vector(120)), on: 2, at: .origin)[1, axis], -40)
    screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
    screen.remove(1, at: .milliseconds(10), retaining: true)
    screen.update(1, at: .milliseconds(20)) { $0.isScrollEnabled = false }
    XCTAssertNil(screen.fault)
    XCTAssertFalse(screen.isMoving)
    screen.restore(1, at: ScrollInstant(.seconds(3)))
    XCTAssertEqual(screen.rested[1, axis], 0)
  }

  /// Catches: `where: concerned` in `Scroller.jump` made `where: { _ in true }`.
  func testAnAxisThatARectangleDoesNotMoveGoesOn() {
    for sign in [-1.0, 1] {
      var scroller = Scroller(viewport: list(900, across: 500, at: sign < 0 ? 0 : 900))
      scroller.handle(all: [.began, .moved(by: vector(sign * -90)), .ended(velocity: .zero)], at: .origin)
      let rect = ScrollRect(origin: point(sign < 0 ? 0 : 1100, across: 400), size: ScrollSize(100, 100))
      scroller.handle(.scrollRectToVisible(rect, nil), at: .milliseconds(20))
      XCTAssertEqual(scroller.contentOffset[axis.cross], 200)
      XCTAssertNotEqual(scroller.viewport.overscroll[axis], 0)
      XCTAssertEqual(scroller.rested.contentOffset[axis], sign < 0 ? 0 : 900)
    }
  }

  /// A header that leaves a flight, which stops on the pixel grid, moves the list inside it by no rounding.
  /// Catches: `axes[axis].moveOnly` left out of `ScrollChain.stop`.
  func testAMemberThatLeavesAFlightMovesNoOther() {
    for time in 15...25 {
      let header = CollapsingHeader(axis: axis, length: 200, collapsedLength: 100, returns: .atBeginning)
      var screen = ScrollScreen(of: .header(header, over: ScrollRect(0, 0, 300, 300)), list(700, at: 389.5))
      screen.insert(list(700), as: 3, in: 1)
      screen.drag(2, endingAt: vector(-900), then: .milliseconds(time))
      XCTAssertTrue((1...99).contains(screen[1, axis]))
      // The motion begins anew where it is, so that rounding can turn it.
      screen.update(.header(header, over: ScrollRect(0, 0, 300, 310)), as: 1, at: screen.now)
      let offset = screen[2, axis]
      XCTAssertEqual(screen.give(.wheel(vector(-39), .uiKit), on: 3)[2, axis], offset)
    }
  }
}
