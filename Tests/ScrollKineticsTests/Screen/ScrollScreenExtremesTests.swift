/// Limits between pixels, beside greater numbers and without end: content comes to rest within them.
final class ScrollScreenExtremesTests: ScrollScreenCase {
  /// A tick so long that the content is back at its limit, which lies between two pixels.
  /// Catches: `roundedUnlessLimit` in `catchUp(to:_:)` made `rounded`.
  func testALongTickBringsContentBackToItsLimitExactly() {
    for way in [-1.0, 1] {
      let limit = way < 0 ? -30.2 : 170.7
      var scroller = Scroller(
        viewport: Viewport(
          400, 400, content: 400, 400, contentInset: ScrollInsets(30.2, 30.2, 170.7, 170.7),
          contentOffset: ScrollPoint { _ in limit }, displayScale: 2),
        physics: Scroller.Physics(integration: .displayLink))
      scroller.handle(all: [.began, .moved(by: vector(way * -100)), .ended(velocity: .zero)], at: .origin)
      XCTAssertGreaterThan(scroller.viewport.overscroll[axis] * way, 10)
      scroller.advance(to: ScrollInstant(.seconds(4)))
      assertEqual((scroller.phase, scroller.contentOffset[axis]), (.idle, limit))
    }
  }

  /// Catches: the guard of `canStayPast` for a sum that is not finite left out.
  func testASheetNextToAFarGreaterNumberStaysWithinItsLimits() {
    func sheet(_ origin: Double) -> ScrollSheet {
      ScrollSheet(
        axis: axis, container: ScrollRect(origin: point(origin), size: ScrollSize(900, 900)),
        detents: [.inset(10)])
    }
    let greatest = Double.greatestFiniteMagnitude
    let list = changed(list(0)) {
      ($0.contentInset[min: axis], $0.contentOffset[axis]) = (greatest, -greatest)
    }
    var screen = ScrollScreen(of: sheet(0), list).handling(.touchDown(.zero), on: 2)
    screen.update(.sheet(sheet(-1e300)), as: 1, at: .origin)
    XCTAssertNil(screen.invariantFault)
    XCTAssertEqual(screen.give(.touchUp, at: .origin).rested[1].overscroll, .zero)
  }

  /// A wheel that brings a shelf back from the greatest number loses none of its way.
  /// Catches: `recentre()` left out of `ScrollChain.restart`.
  func testAChainThatComesBackFromTheGreatestNumberAddsUp() {
    var screen = ScrollScreen()
    let shelf = CardShelf(
      axis: axis, cardSize: ScrollSize { $0 == axis ? .greatestFiniteMagnitude : 1000 }, count: 2,
      spacing: 2, margin: 14)
    screen.insert(
      .shelf(shelf, frame: ScrollRect(0, 0, 250, 250), reach: .screenful), as: 1,
      physics: Scroller.Physics(reducesMotion: true))
    screen.insert(list(700, on: axis.cross), as: 2, in: 1)
    screen.handle(.wheel(vector(1), .uiKit), on: 1, at: .origin)
    XCTAssertEqual(screen[1, axis], .greatestFiniteMagnitude)
    screen.handle(.wheel(vector(-179), nil), on: 2, at: .origin)
    assertEqual((screen.invariantFault, screen.rested[1, axis]), (nil, -14))
  }

  /// Content at the greatest number rests at a place of its rule after one return, and does not swing between the two ends.
  /// Catches: `end.magnitude` made `before.magnitude` in `Member.place(on:after:)`.
  func testContentThatReturnsFromTheGreatestNumberComesToRest() {
    let greatest = Double.greatestFiniteMagnitude
    for far in [-greatest, greatest] {
      let endless = changed(list(0)) { ($0.endlessAxis, $0.contentOffset[axis]) = (axis, far) }
      let snapping = changed(ScrollSnapping()) { $0[axis] = SnapRule(.every(170)) }
      var screen = ScrollScreen(physics: Scroller.Physics(snapping: snapping), of: endless)
      screen.insert(list(185), as: 2, in: 1)
      screen.handle([0: .began, 8: .cancelled], on: 2)
      for _ in 0..<10 where screen.isMoving { screen.advance(to: screen.instantOfRest) }
      XCTAssertFalse(screen.isMoving)
      XCTAssertNil(screen.invariantFault)
    }
  }

  /// A stretch that is rounded or lost beside a great offset moves no other member: not under the finger, not in the flight back,
  /// and not where another finger stops that.
  /// Catches: `stretch.isNext(to:)` made `true` in `AxisChain.stretch`; `moving: follow(since: before)` left out of
  /// `ScrollChain.handleOther`.
  func testAStretchBesideAGreatOffsetMovesNoOtherMember() {
    for (far, isInside, ticks) in product([0x1p56, 1e100], [false, true], [false, true]) {
      var great = changed(list(0)) { ($0.contentInset[min: axis], $0.contentOffset[axis]) = (-far, far) }
      (great.alwaysBounceHorizontal, great.alwaysBounceVertical) = (true, true)
      great.refreshControl = RefreshControl(trigger: 100, extent: 50, on: axis)
      let physics = Scroller.Physics(integration: ticks ? .displayLink : .exact)
      var screen = ScrollScreen(
        physics: physics, of: isInside ? list(106) : great, isInside ? great : list(106))
      let ordinary: ScrollScreen.ID = isInside ? 1 : 2
      // The last sample is that of a finger whose touch the program has ended.
      let point = point(62)
      let calls: [(Scroller.Input, Int)] = [
        (.began, 0), (.moved(by: vector(62)), 10), (.ended(velocity: .zero), 20), (.began, 40),
        (.moved(by: vector(7)), 50), (.cancelled, 60), (.began, 90), (.cancelled, 95),
        (.touchDown(.zero), 800), (.touchMoved(point), 810), (.fling(.zero), 820), (.touchMoved(.zero), 840),
      ]
      for (input, time) in calls {
        screen.handle(input, on: 2, at: .milliseconds(time))
        assertEqual((screen[ordinary].contentOffset, screen.invariantFault), (.zero, nil))
      }
      XCTAssertEqual(screen.rested[ordinary].contentOffset, .zero)
    }
  }

  /// Catches: `(way.magnitude < end.magnitude ? way : end) - before` in `AxisChain.reach` made `members[index].place -
  /// members[index].start`.
  func testAWayThatIsRoundedInAGreatOffsetMovesNoOtherMember() {
    let rules = ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .innerOnly)
    var screen = ScrollScreen(rules: rules, of: list(0x1p60, at: 0x1p56), list(900))
      .handling(.began, .moved(by: vector(-9)), on: 2)
    assertEqual((screen[1, axis], screen.invariantFault), (0x1p56 + 16, nil))
    screen.handle(.ended(velocity: .zero), at: .origin)
    assertEqual((screen[2, axis], screen.invariantFault), (0, nil))
    XCTAssertEqual(screen.rested[2, axis], 0)
  }

  /// A flight that begins past a limit, and is to end in a great header, takes all on its way with it.
  /// Catches: `members[rest.member].isPast || !isPast, shift.isNext(to: offset - unroundedOffset(of: rest.member)),` left out of
  /// `AxisChain.target`.
  func testAFlightFromPastALimitDoesNotMoveAGreatHeaderAlone() {
    var screen = ScrollScreen(of: header(300, 100), header(220, 217, stretches: true), header(0x1p53, 200))
    XCTAssertLessThan(screen.give(.scroll(vector(-2), phase: .began), on: 3, at: .origin)[2, axis], 0)
    XCTAssertNil(screen.give(.fling(vector(900)), on: 3, at: .milliseconds(12)).invariantFault)
    XCTAssertNil(screen.advanced(to: .milliseconds(20)).invariantFault)
  }

  /// A list that is pulled past its end in a sheet of the greatest length is not taken back at once where the sheet stays at its
  /// detent.
  /// Catches: `members[rest.member].isPast || !isPast` left out of `AxisChain.target`.
  func testAListPastItsEndReturnsInAGreatSheet() {
    var screen = ScrollScreen(detent: 2, of: sheet(.greatestFiniteMagnitude))
    let rules = ScrollScreen.Rules(towardsEnd: .innerOnly, overscroll: .outermost)
    screen.insert(list(0, alwaysBounces: true), as: 2, in: 1, rules: rules)
    screen.handle([0: .began, 0: .moved(by: vector(2)), 16: .moved(by: vector(-60))], on: 2)
    let offset = screen[2, axis]
    XCTAssertGreaterThan(offset, 10)
    XCTAssertNil(screen.give(.ended(velocity: vector(2900)), at: .milliseconds(32)).invariantFault)
    screen.advance(to: .milliseconds(34))
    assertEqual((screen.invariantFault, screen.rested[2, axis]), (nil, 0))
  }

  /// Catches: the first condition for `rest = nil` left out of `AxisChain.replace`.
  func testAHeaderThatFliesToTheGreatestNumberStaysWithinItsTravel() {
    var screen = ScrollScreen(of: list(0, alwaysBounces: true))
    screen.insert(
      header(.greatestFiniteMagnitude, 100, stretches: true), as: 2, in: 1,
      physics: Scroller.Physics(momentum: .off))
    screen.handle(.fling(vector(300)), on: 2, at: .origin)
    screen.update(header(220, 100, stretches: true), as: 2, at: .milliseconds(250))
    assertEqual((screen.invariantFault, screen.rested[2, axis]), (nil, 120))
  }

  /// A list that does not bounce stops at its end, also where a shelf around it has begun the flight past its own.
  /// Catches: `endOfBounce(at:)` made `nil`.
  func testAFlightFromPastALimitEndsWhereNothingBounces() {
    var screen = ScrollScreen(of: list(300), list(150, bounces: false))
    screen.handle(.setContentOffset(point(-3), nil), on: 1, at: .origin)
    screen.handle([0: .began, 10: .ended(velocity: vector(-880))], on: 2)
    var sliced = screen
    for step in 1...60 {
      let instant = ScrollInstant(.milliseconds(10 + 20 * step))
      for part in 1...3 { sliced.advance(to: .milliseconds(10 + 20 * step - 20 + 5 * part)) }
      sliced.advance(to: instant)
      let whole = changed(screen) { $0.advance(to: instant) }
      XCTAssertEqual(whole[1].contentOffset, sliced[1].contentOffset)
      XCTAssertEqual(whole[2].contentOffset, sliced[2].contentOffset)
      XCTAssertLessThanOrEqual(whole[2, axis], 150)
      XCTAssertNil(whole.invariantFault)
    }
  }

  /// A drag by a great number, of a sheet that is moved past its limit by the greatest one: what the sum loses moves nothing.
  /// Catches: `.infinity :` left out of `AxisChain.lost(around:)`.
  func testADragByAGreatNumberGoesOnPastTheGreatest() {
    let sheet = sheet(600, [.length(120)])
    var screen = ScrollScreen(of: list(1e300, at: 1e300), sheet)
    XCTAssertEqual(screen.give(.began, .moved(by: vector(1e300)), on: 2)[1].contentOffset, .zero)
    let container = changed(ScrollSize(600, 600)) { $0[axis] = .greatestFiniteMagnitude }
    let grown = sheet.resized(to: ScrollRect(origin: .zero, size: container))
    screen.update(.sheet(grown), as: 2, at: .origin)
    XCTAssertNil(screen.invariantFault)
    XCTAssertNil(screen.give(.ended(velocity: .zero), at: .origin).rested.invariantFault)
  }
}
