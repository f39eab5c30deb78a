/// What a host chooses at the release of members that share a movement.
final class ScrollScreenReleaseTests: ScrollScreenCase {
  /// A sheet, member 1, at the larger of its detents 300 and 800, with a list, member 2, of 2000 points, and a finger that has
  /// dragged the list to 190.
  private func dragged() -> ScrollScreen {
    let container = ScrollRect(0, 0, 800, 800)
    let sheet = ScrollSheet(axis: axis, container: container, detents: [.length(300), .inset(0)])
    var screen = ScrollScreen(
      detent: 1, of: sheet, sheet.listViewport(contentSize: ScrollSize { $0 == axis ? 2000 : 800 }))
    screen.handle([0: .touchDown(ScrollPoint(400, 400)), 100: .touchMoved(point(200, across: 400))], on: 2)
    return screen
  }

  private let lift = ScrollInstant(.seconds(1))

  /// A sheet rests at a detent, and its list where it began, although the release is the list's.
  /// Catches: `if let rest = own.memberAtRest` in `Scroller.Release.ask(about:)` as `if false, let rest = own.memberAtRest`.
  func testAnotherMemberRestsWhereTheHostSays() {
    var screen = dragged()
    XCTAssertEqual(screen[2, axis], 190)
    screen.handle(.touchUp, at: lift) { id, release in
      assertEqual((id, release.rest(1, at: 300)), (2, true))
    }
    assertEqual((screen.restingOffset(of: 1)[axis], screen.restingOffset(of: 2)[axis]), (300, 0))
    XCTAssertEqual(screen.rested.offsets(on: axis, of: 1, 2), [300, 0])
  }

  /// The member that is released can be named, too, and a sheet between its detents, or past the limit at which it stretches, stays
  /// where the host lets it rest.
  /// Catches: `chain.kept = AxisChain.MemberSet(member)` in `Scroller.Release.choose` left out.
  func testAMemberStaysBetweenPlaces() {
    for (member, offset) in [(2, 77.5), (1, 512), (2, 0), (1, 250)] {
      var screen = dragged()
      screen.handle(.touchUp, at: lift) { XCTAssertTrue($1.rest(ScrollScreen.ID(member), at: offset)) }
      XCTAssertEqual(screen.rested[ScrollScreen.ID(member), axis], offset)
      XCTAssertEqual(screen.rested[1, axis], member == 1 ? offset : 800)
    }
  }

  /// A list that the host lets stay where it is moves nothing around it, and a flight only in its own direction.
  /// Catches: `near: end` left out of `AxisChain.aim`; `end ?? coordinate` made `-.infinity` in `AxisChain.coordinate(showing:)`.
  func testAListThatStaysMovesNothingAroundIt() {
    for (velocity, rest) in [(0.0, 970.0), (-9000, 4000)] {
      let rules = ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .outerFirst)
      var screen = ScrollScreen(rules: rules, of: list(4000, at: 1000), list(900))
        .handling(.began, .moved(by: vector(30)), on: 2)
      screen.handle(.ended(velocity: vector(velocity)), at: lift) { id, release in
        XCTAssertEqual(id, 2)
        release.target = release.viewport.contentOffset
      }
      XCTAssertEqual(screen.rested.offsets(on: axis, of: 1, 2), [rest, 0])
    }
  }

  /// What the movement cannot show is not chosen, and of two choices the later counts.
  /// Catches: `memberAtRest = nil` left out of `Scroller.Release.target`.
  func testWhatCannotBeShownIsNotChosen() {
    var screen = dragged()
    let unchanged = changed(screen) { $0.handle(.touchUp, at: lift) }
    screen.handle(.touchUp, at: lift) { _, release in
      // Past the limit at which the list stretches, and of a stranger.
      XCTAssertFalse(release.rest(1, at: 801))
      XCTAssertFalse(release.rest(3, at: 0))
    }
    XCTAssertEqual(screen, unchanged)
    for setsWhole in [false, true] {
      screen = dragged()
      screen.handle(.touchUp, at: lift) { _, release in
        release.rest(1, at: 300)
        if setsWhole { release.target = self.point(50) } else { release.target[self.axis] = 50 }
      }
      XCTAssertEqual(screen.rested.offsets(on: axis, of: 1, 2), [800, 50])
    }
    // A member that moves alone has its target.
    var alone = ScrollScreen(of: list(ScrollSize(400, 2000))).handling(.began, on: 1)
    alone.handle(.ended(velocity: ScrollVector(0, -500)), at: .origin) { XCTAssertFalse($1.rest(1, at: 10)) }
  }

  /// Catches: `.rest: rest` left out of `Scroller.Choice.write(to:)`.
  func testARecordingReplaysTheChoice() throws {
    var recorded = Recorded(dragged())
    recorded.handle(.touchUp, at: lift) { $1.rest(1, at: 300) }
    recorded.advance(to: lift.advanced(by: .seconds(3)))
    XCTAssertEqual(recorded.subject[1].contentOffset[axis], 300)
    let read = try ScrollRecording<ScrollScreen>(json: recorded.recording.json)
    assertEqual((read, read.replay { _, _ in }), (recorded.recording, recorded.subject))
  }

  /// A list past the end at which it stretches is predicted exactly where the host lets it rest, also behind a header whose travel
  /// is no binary fraction.
  /// Catches: `knownRest(at: coordinate)` made `nil` in `AxisChain.overscrolled`.
  func testATargetPastALimitIsPredictedExactly() {
    for travel in [77.79122670122135, 0.1, 33.3] {
      var screen = ScrollScreen(of: header(100 + travel, 100), list(25.4))
      screen.handle(all: [.began, .moved(by: vector(-travel - 9))], on: 2)
      screen.handle(.ended(velocity: vector(-2000)), at: lift) {
        ($1.target[axis], $1.allowsTargetPastLimits) = (198, true)
      }
      assertEqual((screen.restingOffset(of: 2)[axis], screen.rested[2, axis]), (198, 198))
    }
  }

  /// A page that is to return against a flight that is planned anew waits for its end: no header is moved for it.
  /// Catches: `!target.isAlone` left out of `Scroller.Release.announceTargetAgain`.
  func testAPageThatReturnsAloneMovesNoHeader() {
    let snapping = changed(ScrollSnapping()) { $0[axis] = .paging() }
    let physics = Scroller.Physics(momentum: .off)
    var screen = ScrollScreen(physics: Scroller.Physics(snapping: snapping), of: list(485, at: 478))
    screen.insert(header(200, 170, returns: .atOnce, stretches: true), as: 2, in: 1, physics: physics)
    screen.insert(list(900, bounces: false), as: 3, in: 2, physics: physics)
    screen.drag(3, endingAt: vector(-2000))
    screen.handle(.setContentOffset(point(400), .uiKit), on: 3, at: .milliseconds(5))
    for _ in 1...200 {
      let before = screen
      screen.advance(by: .microseconds(250))
      XCTAssertNil(screen.invariantFault)
      for id: ScrollScreen.ID in [1, 2] { XCTAssertEqual(screen[id, axis], before[id, axis], accuracy: 2) }
    }
    XCTAssertEqual(screen.rested[1, axis], 485)
  }

  /// Catches: `leg = nil` left out of `AxisChain.follow`.
  func testAFlightThatReturnsFromPastTheEndLeavesNoStretch() {
    var screen = ScrollScreen()
    let rules = ScrollScreen.Rules(towardsEnd: .outerFirst, flingsHandOverTowardsEnd: true)
    screen.insert(list(60), as: 1, rules: rules)
    screen.insert(list(0, alwaysBounces: true), as: 2, in: 1)
    screen.handle(.began, on: 2, at: .origin)
    screen.handle(.ended(velocity: vector(-3000)), at: .origin) { $1.target = $1.viewport.contentOffset }
    var stretch = 0.0
    while screen.isMoving {
      screen.advance(by: .milliseconds(16))
      stretch = max(stretch, screen[2, axis])
      XCTAssertNil(screen.invariantFault)
      XCTAssertTrue(screen[2, axis] == 0 || screen[1, axis] == 60)
    }
    XCTAssertGreaterThan(stretch, 10)
  }

  /// A member that is to rest where it began leaves the flight of the others as it is: they stay where it has led them.
  /// Catches: in `AxisChain.isBehind(_:)`, `&& members[rest.member].start != rest.offset` left out.
  func testARestWhereAMemberBeganMovesNoOther() {
    for (sign, rest) in [(-1.0, 0.0), (1, 500)] {
      var screen = ScrollScreen(
        of: Viewport(300, 400, content: 300, 5000), Viewport(300, 400, content: 300, 900))
      screen.handle(.setContentOffset(ScrollPoint(0, 2000), nil), on: 1, at: .origin)
      screen.handle(.setContentOffset(ScrollPoint(0, rest), nil), on: 2, at: .origin)
      screen.handle(.fling(.vertical(sign * 1000)), on: 2, at: .origin) { id, release in
        assertEqual((id, release.rest(2, at: rest)), (1, true))
      }
      let end = screen.restingOffset(of: 1).y
      XCTAssertEqual(end, 2000 + sign * 494, accuracy: 1)
      while screen.isMoving { screen.advance(by: .milliseconds(16)) }
      assertEqual((screen.invariantFault, screen.offsets(of: 1, 2)), (nil, [end, rest]))
    }
  }

  /// Content without an end never comes to where the sheet around it would move.
  func testAHostBringsNoSheetDownBehindContentWithoutAnEnd() {
    var (screen, endless, answers) = (ScrollScreen(), list(900, at: 300), [Bool]())
    endless.endlessAxis = axis
    screen.insert(sheet(600, [.length(120), .inset(44)], false), as: 1)
    screen.insert(endless, as: 2, in: 1)
    screen.handle(.fling(vector(-300)), on: 2, at: .origin) { answers.append($1.rest(1, at: 0)) }
    XCTAssertEqual(answers, [false])
    screen.advance(to: .milliseconds(50))
    XCTAssertGreaterThan(screen[2, axis], 200)
    XCTAssertEqual(screen[1, axis], 120)
  }
}
