/// Flings in a screen: the members of the path share them as they share the flight of a release.
final class ScrollScreenFlingTests: ScrollScreenCase {
  /// A random screen at rest, and the velocity along the axis on which a path scrolls.
  private struct Throw: CustomStringConvertible {
    var screen: ScrollScreen
    var id: ScrollScreen.ID
    var velocity: ScrollVector

    init?(_ generator: inout SplitMix64) {
      // With one display scale: a drag begins on the grid of the vertical members.
      screen = ScreenScript.draw(&generator, for: .swap).screen
      for id in screen.ids {
        screen[physicsOf: id] = Scroller.Physics(decelerationRate: generator.pick([.normal, .fast]))
      }
      id = generator.pick(Array(screen.ids))
      screen.runToRest(after: .began, .cancelled, on: id)
      let (path, screen) = (screen.touchPath(of: id), screen)
      let axes = ScrollAxis.allCases.filter { axis in path.contains { screen[$0].isScrollable(on: axis) } }
      guard axes.count == 1 else { return nil }
      let speed = generator.double(in: 250...5000) * generator.pick([1, -1])
      velocity = ScrollVector { $0 == axes[0] ? speed : 0 }
    }

    var description: String { "\(velocity) on \(id) of \(screen)" }
  }

  /// Catches: `.fling` left out of `endsTouch`, or of `prepare(for:)`.
  func testAFlingIsAReleaseWithoutADrag() {
    var count = 0
    forAll("all members move as after a release", count: 1600, in: { Throw(&$0) }) { example in
      guard let example else { return nil }
      var (flung, released) = (example.screen, example.screen)
      let start = example.screen.now
      released.handle(.began, on: example.id, at: start)
      // A drag begins on the pixel grid, a fling where the content is.
      guard released.offsets == flung.offsets else { return nil }
      count += 1
      released.handle(.ended(velocity: ScrollVector.zero - example.velocity), on: example.id, at: start)
      let changes = flung.handle(.fling(example.velocity), on: example.id, at: start)
      if let fault = flung.invariantFault { return fault }
      for change in changes where change.events.contains(.willEndDragging) { return "\(change)" }
      for time in [0, 0.1, 0.5, 1, 3, 20] {
        flung.advance(to: start.advanced(bySeconds: time))
        released.advance(to: start.advanced(bySeconds: time))
        if flung.offsets != released.offsets {
          return "after \(time) s at \(flung.offsets), not \(released.offsets)"
        }
      }
      return flung.isMoving ? "still moves" : nil
    }
    assertMet(count, moreThan: 200)
  }

  /// A list of 400 points in a page of 600: the fling of the list goes on in the page, and ends where the sum of both ways does.
  /// Catches: `forFling: true` in the case of `fling` of `prepare(for:)` made `false`; `joinForTouch()` left out of `fling`.
  func testAFlingIsHandedOver() {
    for handsOver in [false, true] {
      let rules = changed(ScrollScreen.Rules.uiKit) { $0.flingsHandOverTowardsEnd = handsOver }
      var screen = ScrollScreen(
        rules: rules, of: Viewport(400, 800, content: 400, 8000), Viewport(400, 800, content: 400, 900))
      let changes = screen.handle(.fling(ScrollVector(0, 1000)), on: 2, at: .origin)
      XCTAssertTrue(changes.events(of: 2).contains(.willBeginDecelerating))
      XCTAssertEqual(screen.phase(of: 2), .decelerating)
      // 1 point per millisecond moves 494.01 points (PHYSICS §1).
      XCTAssertEqual(screen.rested.offsets(of: 1, 2), [handsOver ? 394 : 0, 100])
    }
  }

  /// Across each other, each axis has its own: a list in a pager.
  /// Catches: `move(PerAxis { target(on: $0) }, by: velocity` in `ScrollScreen.fling` as `passToTargets(.fling(velocity)`.
  func testAxesOfDifferentMembers() {
    let pager = Viewport(400, 800, content: 2000, 800)
    var screen = ScrollScreen()
    screen.insert(pager, as: 0, physics: Scroller.Physics(snapping: .paging))
    screen.insert(Viewport(400, 800, content: 400, 8000), as: 1, in: 0)
    screen.handle(.fling(ScrollVector(200, 200)), on: 1, at: .origin)
    XCTAssertEqual([0, 1].map { screen.restingOffset(of: $0) }, [ScrollPoint(400, 0), ScrollPoint(0, 95)])
    screen.advance(to: .milliseconds(100))
    let page = screen[0].contentOffset
    // The list alone; the page turns on.
    screen.handle(.fling(ScrollVector(0, -300)), on: 1, at: screen.now) { id, release in
      XCTAssertEqual(id, 1)
      release.target.y = 20
    }
    XCTAssertEqual(screen[0].contentOffset, page)
    screen.runToRest()
    assertEqual((screen[0].contentOffset.x, screen[1].contentOffset.y), (400, 20))
    // Zero lets all of the path settle.
    screen.advance(by: .milliseconds(100), after: .fling(ScrollVector(900, 900)), on: 1)
    screen.handle(.fling(.zero), on: 1, at: screen.now)
    assertEqual((screen.restingOffset(of: 0).x, screen.phase(of: 1)), (400, .idle))
    // Without a member there is nothing to throw.
    let rested = screen
    XCTAssertEqual(screen.give(.fling(ScrollVector(900, 900))), rested)
  }

  /// A list around two that scrolls on both axes returns from past its top, and the fling of the other one stops it there.
  /// Catches: `nests[nest].returnBesideMotion` left out of `fling`.
  func testAFlingLetsReturnWhatItStops() {
    var screen = ScrollScreen()
    screen.insert(
      Viewport(400, 800, content: 2000, 8000), as: 0, rules: ScrollScreen.Rules(overscroll: .outermost))
    for id in [1, 2] as [ScrollScreen.ID] {
      screen.insert(Viewport(400, 400, content: 400, 900), as: id, in: 0)
    }
    screen.drag(1, by: ScrollVector(0, 90), then: .milliseconds(16))
    XCTAssertLessThan(screen[0].contentOffset.y, -10)
    XCTAssertEqual(screen.runToRest(after: .fling(ScrollVector(1000, 0)), on: 2)[0].contentOffset.y, 0)
    XCTAssertGreaterThan(screen[0].contentOffset.x, 100)
  }

  /// The same for what it takes out of a chain: past a limit, and between two pages. Also mirrored, and along the other axis.
  /// Catches: `returnBesideMotion(scratch.path[place]` left out of `ScrollScreen.fling`.
  func testAFlingLetsReturnWhatItTakesOutOfAChain() {
    for (translation, rest) in [(82.0, 0.0), (-82, 400), (-300, 400)] {
      let pager = list(ScrollSize { $0 == axis ? 800 : 8000 })
      var screen = ScrollScreen(physics: Scroller.Physics(snapping: .paging), of: pager)
      screen.insert(list(ScrollSize { $0 == axis ? 400 : 8000 }), as: 2, in: 1)
      if translation == -82 { screen.handle(.setContentOffset(point(400), nil), on: 1, at: .origin) }
      screen.drag(2, by: vector(translation), then: .milliseconds(16))
      XCTAssertNotEqual(screen[1, axis], rest)
      screen.runToRest(after: .fling(vector(across: 1000)), on: 1)
      XCTAssertEqual(screen[1].contentOffset, point(rest, across: 400))
    }
  }

  /// A fling of a list across its sheet stops the sheet on its way to a detent, to which it goes on after the flight. One that the
  /// program has put between two detents stays there.
  /// Catches: `wasOnItsWay[axis]` left out of `ScrollChain.returnBesideMotion`, or made `true`.
  func testASheetThatAFlingAcrossItStopsGoesOnToItsDetent() {
    for (distance, after) in product([-60.0, 60], [0, 20, 100, 300]) {
      var screen = ScrollScreen(
        detent: 1, of: sheet(600, [.length(100), .length(250), .length(500)], false), list(900, across: 900))
      var (still, offset) = (screen, ScrollPoint.zero)
      screen.drag(1, by: vector(distance), then: .milliseconds(after))
      offset[axis] = screen[1, axis]
      XCTAssertNotEqual(offset[axis], 250)
      still.handle(.setContentOffset(offset, nil), on: 1, at: screen.now)
      let rest = still[1].contentOffset
      for (screen, rest) in [(screen, point(250)), (still, rest)] {
        var screen = screen
        XCTAssertEqual(screen.give(.fling(vector(across: 1000)), on: 2).restingOffset(of: 1), rest)
        screen.runToRest()
        XCTAssertEqual(screen[1].contentOffset, rest)
        XCTAssertGreaterThan(screen[2, axis.cross], 100)
      }
    }
  }

  /// Catches: `[.held, .cancelled]` left out of `ScrollScreen.fling`.
  func testASheetThatAFlingStopsPastItsLimitReturns() {
    var screen = ScrollScreen(of: sheet(700, [.fraction(0.5)], false), list(60, at: 60))
    screen.update(.sheet(sheet(700, [.inset(10)], false)), as: 1, at: .origin, animation: .uiKit)
    XCTAssertNotEqual(screen.give(.fling(vector(-300)), on: 2, at: .milliseconds(20))[1].overscroll, .zero)
    XCTAssertEqual(screen.rested[1].overscroll, .zero)
  }

  /// A header that waits for a flight of its list returns at once where a fling of another list takes it out of the chain.
  /// Catches: `isMoving(receiver(at: index))` made `isMoving(at: index)` in `ScrollScreen.fling`.
  func testAHeaderThatWaitsReturnsBesideAFling() {
    var screen = ScrollScreen(of: header(115, 100, returns: .atOnce), list(900, on: axis.cross))
    screen.insert(list(0, alwaysBounces: true), as: 3, in: 1)
    screen.handle(all: [.began, .moved(by: vector(-35))], on: 3)
    screen.handle(.setContentOffset(point(10), nil), on: 1, at: .origin)
    screen.handle(.ended(velocity: .zero), at: .origin)
    screen.handle(.fling(vector(across: 300)), on: 2, at: .milliseconds(20))
    assertEqual((screen[1, axis], screen.rested[1, axis]), (10, 15))
  }

  /// A place to which the program scrolls at once ends the fling of a list in a sheet, as of one alone, though a finger without effect is
  /// still down.
  /// Catches: `.phase.isTracking` made `.fingers != 0` in `ScrollScreen.put(_:at:at:)`.
  func testAScrollAtOnceEndsAFlingUnderAFinger() {
    for drags in [false, true] {
      var screen = ScrollScreen(of: sheet(800, [.inset(44)]), list(5000, at: 1800))
        .handling(.touchDown(ScrollPoint(100, 100)), on: 2)
      if drags { screen.handle(.touchMoved(ScrollPoint(50, 50)), at: .origin) }
      screen.handle([0: .fling(vector(1500)), 50: .setContentOffset(point(1000), nil)], on: 2)
      assertEqual((screen[2, axis], screen.phase(of: 2)), (1000, .idle))
    }
  }

  /// A list of 6000 points in a sheet or under a header on one of the axes, scrolled by `offset`.
  private func list(at offset: Double, inSheet: Bool) -> ScrollScreen {
    var screen: ScrollScreen
    let window = ScrollRect(0, 0, 600, 600)
    let content = ScrollSize { $0 == axis ? 6000 : 600 }
    if inSheet {
      let sheet = ScrollSheet(axis: axis, container: window, detents: [.fraction(0.5), .inset(44)])
      screen = ScrollScreen(detent: 1, of: sheet, sheet.listViewport(contentSize: content))
    } else {
      let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
      let list = header.listViewport(in: window, contentSize: content)
      screen = ScrollScreen(of: .header(header, over: window), list)
      screen.handle(.setContentOffset(point(104), nil), on: 1, at: .origin)
    }
    screen.handle(.setContentOffset(point(offset), nil), on: 2, at: .origin)
    return screen
  }

  /// A list that is thrown to its beginning does not become faster than it was let go, in a sheet and under a header.
  /// Catches: in `AxisChain.target(resting:by:from:velocity:wanted:left:entered:passed:)`, `passed != MemberSet()` made `false`.
  func testAFlingBackDoesNotBecomeFaster() {
    forAll("speeds", count: 200, in: { ($0.double(in: 1...5000), $0.double(in: 30...9000)) }) {
      offset, speed in
      for inSheet in [true, false] {
        var screen = list(at: offset, inSheet: inSheet).handling(.fling(vector(-speed)), on: 2)
        for _ in 0..<40 {
          screen.advance(by: .milliseconds(25))
          let now = screen.velocity(of: 1)[axis] + screen.velocity(of: 2)[axis]
          if now.magnitude > speed * (1 + 1e-9) {
            return "\(now) at \(screen.now) on \(axis), in sheet: \(inSheet)"
          }
        }
        screen.runToRest()
        let rests = screen.offsets(on: axis, of: 1, 2)
        if inSheet, rests[0] != 556 { return "\(rests)" }
        if rests[1] != 0, offset < speed / 2.1 { return "\(rests)" }
      }
      return nil
    }
  }

  /// Rows that are loaded above a list while it is thrown to its beginning are scrolled through, as far as the momentum leads.
  /// Catches: in `Scroller.Release.announceTargetAgain(on:of:)`, `member != rest.member` made `false`, and made `true`;
  /// `chain.kept.isEmpty, let rest` made `let rest`, and `followsMomentum: true, arrival: nil` made `followsMomentum: false, arrival: nil`.
  func testRowsAboveAListAreScrolledThrough() {
    for inSheet in [true, false] {
      var screen = list(at: 600, inSheet: inSheet)
      screen.advance(by: .milliseconds(90), after: .fling(vector(-1500)), on: 2, at: .origin)
      let (offset, velocity) = (screen[2, axis], screen.velocity(of: 2)[axis])
      screen.apply(ContentChange(on: axis, at: 0, inserting: 1000), to: 2, at: screen.now)
      XCTAssertEqual(screen[2, axis], offset + 1000)
      XCTAssertEqual(screen.velocity(of: 2)[axis], velocity, accuracy: 1e-6)
      // 1 point per millisecond moves 494.01 points, 5.49 less than to a standstill (PHYSICS §1). The slope is a thousandth less than the momentum.
      let rest = screen.restingOffset(of: 2)[axis]
      XCTAssertEqual(
        rest, offset + 1000 + 0.4995 * velocity + 5.49, accuracy: 1.5, "in sheet: \(inSheet), \(axis)")
      screen.advance(by: .milliseconds(90))
      XCTAssertLessThan(screen.velocity(of: 2)[axis].magnitude, velocity.magnitude)
      screen.runToRest()
      XCTAssertEqual(screen[2, axis], rest)
      // What is loaded with more momentum left is passed.
      screen = list(at: 600, inSheet: inSheet).handling(.fling(vector(-9000)), on: 2)
      screen.apply(ContentChange(on: axis, at: 0, inserting: 400), to: 2, at: .milliseconds(30))
      XCTAssertEqual(screen.rested.offsets(on: axis, of: 1, 2), [inSheet ? 556 : 0, 0])
      // A target that the host has chosen is kept, and so is the detent of a sheet that moves itself.
      guard inSheet else { continue }
      screen = list(at: 600, inSheet: true)
      let throwBack = Scroller.Input.fling(vector(-1500))
      screen.handle(throwBack, on: 2, at: .origin) { $1.rest(1, at: 556) }
      screen.apply(ContentChange(on: axis, at: 0, inserting: 1000), to: 2, at: .milliseconds(90))
      XCTAssertEqual(screen.restingOffset(of: 2)[axis], 1000)
      screen = list(at: 0, inSheet: true)
      XCTAssertEqual(screen.give(.fling(vector(-300)), on: 2, at: .origin).restingOffset(of: 1)[axis], 300)
      screen.apply(ContentChange(on: axis, at: 5000, inserting: 1000), to: 2, at: .milliseconds(90))
      XCTAssertEqual(screen.restingOffset(of: 1)[axis], 300)
    }
  }
}
