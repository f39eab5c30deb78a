@testable import ScrollKinetics

/// What a host expects of a screen: a list (1) with carousels (2, 3) and a list inside it (4), beside another list (5).
final class ScrollScreenTests: XCTestCase {
  func testTheDirectionOfADragChoosesWhoFollows() {
    var screen = ScrollScreen.shop()
    screen.drag(0, on: 2, from: ScrollPoint(300, 300), by: ScrollVector(-110, -40))
    XCTAssertEqual(screen[2].contentOffset, ScrollPoint(100, 0))
    XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 1000))
    XCTAssertEqual(screen.phase(of: 2), .dragging)
    XCTAssertEqual(screen.phase(of: 1), .tracking)
    XCTAssertEqual(screen.phase(of: 3), .idle)

    screen = .shop()
    screen.drag(0, on: 2, from: ScrollPoint(300, 300), by: ScrollVector(40, 110))
    XCTAssertEqual(screen[2].contentOffset, .zero)
    XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 900))
  }

  /// Exactly along a diagonal neither axis is locked, as in a chain.
  func testADiagonalDragMovesBothAxes() {
    var screen = ScrollScreen.shop()
    screen.drag(0, on: 2, from: ScrollPoint(300, 300), by: ScrollVector(-60, -60))
    XCTAssertEqual(screen[2].contentOffset, ScrollPoint(50, 0))
    XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 1050))
  }

  func testAcrossTheAxesBothFlyOn() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 2, by: ScrollVector(-200, 0))
    let carousel = screen.target(of: 2)
    screen.flick(0, on: 3, by: ScrollVector(0, -200))
    XCTAssertEqual(screen.movingIDs, [1, 2])
    XCTAssertEqual(screen.target(of: 2), carousel)
    let changes = screen.advance(by: .milliseconds(16))
    XCTAssertEqual(changes.map(\.id), [1, 2])
    XCTAssertTrue(changes.hasMoved(1) && changes.hasMoved(2) && !changes.hasMoved(3))
    let list = screen.target(of: 1)
    XCTAssertTrue(screen.runToRest())
    XCTAssertEqual(screen[2].contentOffset, carousel)
    XCTAssertEqual(screen[1].contentOffset, list)
  }

  /// A touch of one row stops the list that it is in, and no other row.
  func testATouchStopsWhatMovesOnItsPathAndNothingElse() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 2, by: ScrollVector(-200, 0))
    screen.flick(0, on: 1, by: ScrollVector(0, -200))
    screen.flick(0, on: 5, by: ScrollVector(0, -200))
    let before = screen
    let changes = screen.handle(.touchDown(ScrollPoint(50, 50)), on: 3, at: screen.now)
    XCTAssertEqual(Array(changes.events(of: 1)).last, .didEndDecelerating)
    XCTAssertEqual(changes.map(\.id), [1])
    XCTAssertEqual(screen.movingIDs, [2, 5])
    for id in [2, 5] as [ScrollScreen.ID] {
      XCTAssertEqual(screen[id], before[id])
      XCTAssertEqual(screen.target(of: id), before.target(of: id))
    }
    // The list was caught: it follows without slop.
    let offset = screen[1].contentOffset.y
    screen.handle(.touchMoved(ScrollPoint(50, 47)), after: .milliseconds(8))
    XCTAssertEqual(screen[1].contentOffset.y, offset + 3)
    XCTAssertEqual(screen[3].contentOffset.x, 0)
  }

  /// A retained member that flies stays out of what moves, also where an input looks for the member at its point.
  ///
  /// Catches: `where !members[index].isAway` left out in `memberNow`.
  func testAnInputAtAPointLeavesARetainedMemberAlone() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 5, by: ScrollVector(0, -200))
    let target = screen.target(of: 5)
    screen.remove(5, at: screen.now, retaining: true)
    screen.handle(.wheel(ScrollVector(0, 10)), over: .zero, at: screen.now.advanced(by: .milliseconds(16)))
    XCTAssertEqual(screen.movingIDs, [])
    XCTAssertNil(screen.fault)
    XCTAssertEqual(screen.target(of: 5), target)
  }

  /// A finger drags a carousel and another one the list around it, in either order: each moves its own.
  ///
  /// Catches: `releaseWhatNoDragMoves` left out.
  func testASecondFingerDragsTheAxisThatTheFirstHasLeft() {
    func moves(_ finger: Int, _ screen: inout ScrollScreen) {
      let (id, from, by): (ScrollScreen.ID, ScrollPoint, ScrollVector) =
        finger == 0
        ? (2, ScrollPoint(300, 300), ScrollVector(-110, 0))
        : (1, ScrollPoint(100, 600), ScrollVector(0, -210))
      screen.drag(finger, on: id, from: from, by: by)
    }
    for order in [[0, 1], [1, 0]] {
      var screen = ScrollScreen.shop()
      for finger in order { moves(finger, &screen) }
      XCTAssertEqual(screen[2].contentOffset, ScrollPoint(100, 0))
      XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 1200))
      XCTAssertEqual(screen.phase(of: 1), .dragging)
      XCTAssertEqual(screen.phase(of: 2), .dragging)
      for finger in order { screen.handle(.touchUp(finger: finger), at: screen.now) }
      XCTAssertTrue(screen.runToRest())
      XCTAssertNil(screen.fault)
    }
  }

  /// Once the program has ended a touch, an item can be dragged to an edge under the finger that is still down.
  ///
  /// Catches: in `edgeScrollVelocity`, `isTouched` asked in place of the phase.
  func testAnItemScrollsUnderAFingerWhoseTouchTheProgramHasEnded() {
    for ending in [Scroller.Input.ended(velocity: nil), .cancelled] {
      var screen = ScrollScreen.shop()
      screen.handle(.touchDown(ScrollPoint(200, 400)), on: 5, at: screen.now)
      screen.handle(ending, on: 5, at: screen.now)
      let frame = screen.frame(of: 5)
      screen.handle(
        .edgeScroll(ScrollPoint(frame.minX + frame.width / 2, frame.maxY - 5)), on: 5, at: screen.now)
      let before = screen[5].contentOffset.y
      screen.advance(by: .milliseconds(500))
      XCTAssertGreaterThan(screen[5].contentOffset.y, before)
    }
  }

  func testASecondFingerDragsAnotherBranch() {
    var screen = ScrollScreen.shop()
    screen.drag(0, on: 2, from: ScrollPoint(300, 300), by: ScrollVector(-110, 0))
    screen.drag(1, on: 3, from: ScrollPoint(300, 600), by: ScrollVector(-60, 0))
    screen.drag(2, on: 5, from: ScrollPoint(700, 600), by: ScrollVector(0, -30))
    XCTAssertEqual(screen[2].contentOffset.x, 100)
    XCTAssertEqual(screen[3].contentOffset.x, 50)
    XCTAssertEqual(screen[5].contentOffset.y, 20)
    screen.handle(.touchMoved(ScrollPoint(180, 300), finger: 0), at: screen.now)
    XCTAssertEqual(screen[2].contentOffset.x, 110)
    XCTAssertEqual(screen[3].contentOffset.x, 50)
    screen.checkInvariants()
  }

  /// UIKit's rule for nested scroll views of one axis: the inner one first, both ways; a fling stays in it.
  func testWhoSharesAnAxisFormsAChain() {
    var screen = ScrollScreen.shop()
    screen.drag(0, on: 4, from: ScrollPoint(200, 700), by: ScrollVector(0, -310))
    XCTAssertEqual(screen[4].contentOffset.y, 200, "to its end")
    XCTAssertEqual(screen[1].contentOffset.y, 1100, "and then the list")
    screen.handle(.touchUp(finger: 0), after: .seconds(1))

    screen = .shop()
    screen.flick(0, on: 4, by: ScrollVector(0, -100), in: .milliseconds(20))
    XCTAssertEqual(screen.target(of: 4)?.y, 200)
    XCTAssertEqual(screen.target(of: 1)?.y, 1000)
    screen.runToRest { screen, _ in XCTAssertEqual(screen[1].contentOffset.y, 1000) }
    XCTAssertEqual(screen[4].contentOffset.y, 200)

    var sheet = ScrollScreen()
    sheet.insert(.list(at: 0, length: 1300), as: 1, rules: ScrollScreen.Rules())
    sheet.insert(.list(at: 0, length: 8000), as: 2, in: 1)
    sheet.drag(0, on: 2, from: ScrollPoint(200, 700), by: ScrollVector(0, -610))
    XCTAssertEqual(sheet[1].contentOffset.y, 500, "rules of its own: the sheet first")
    XCTAssertEqual(sheet[2].contentOffset.y, 100)
  }

  /// The list is taken out of the chain of one row, and joined to another's, while the first row flies.
  func testAChainsFlightGoesOnWhereItsListIsTakenByAnotherTouch() {
    var screen = ScrollScreen.shop()
    screen.insert(.list(at: 0, length: 5000), as: 6, in: 1)
    screen.flick(0, on: 6, by: ScrollVector(0, -200), in: .milliseconds(60))
    var alone = screen
    XCTAssertEqual(screen.phase(of: 6), .decelerating)
    screen.drag(0, on: 4, from: ScrollPoint(200, 700), by: ScrollVector(0, -310))
    XCTAssertEqual(screen[1].contentOffset.y, 1100)
    for _ in 0..<400 {
      screen.advance(by: .milliseconds(16))
      alone.advance(to: screen.now)
      XCTAssertEqual(screen[6].contentOffset, alone[6].contentOffset)
      screen.checkInvariants()
    }
    XCTAssertEqual(screen.phase(of: 6), .idle)
    XCTAssertEqual(screen.phase(of: 4), .dragging)
  }

  // MARK: Coming and going

  func testMembersComeAndGoWhileOthersFly() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 2, by: ScrollVector(-200, 0))
    var alone = screen
    for number in 1...8 {
      screen.advance(by: .milliseconds(16))
      alone.advance(to: screen.now)
      // Numbers before and after the numbers of the members that move.
      screen.insert(.carousel(), as: ScrollScreen.ID(-number), in: number.isMultiple(of: 2) ? 1 : nil)
      screen.insert(.carousel(), as: ScrollScreen.ID(10 + number), in: ScrollScreen.ID(-number))
      if number > 3 { screen.remove(ScrollScreen.ID(3 - number), at: screen.now) }
      if number == 5 { screen.remove(3, at: screen.now) }
      XCTAssertEqual(screen[2], alone[2])
      XCTAssertEqual(screen.target(of: 2), alone.target(of: 2))
      screen.checkInvariants()
    }
    XCTAssertEqual(screen.ids, [-8, -7, -6, 1, 2, 4, 5, 16, 17, 18])
  }

  /// A retained row that returns is where it would be if it had never left, and goes on.
  func testARetainedMemberGoesOnWhenItReturns() {
    for id in [2, 4] as [ScrollScreen.ID] {
      var screen = ScrollScreen.shop()
      screen.flick(0, on: id, by: id == 2 ? ScrollVector(-90, 0) : ScrollVector(0, -60))
      XCTAssertNotEqual(screen.phase(of: id), .idle)
      var stayed = screen
      screen.remove(id, at: screen.now, retaining: true)
      XCTAssertTrue(screen.isRetained(id))
      XCTAssertFalse(screen.contains(id) || screen.isMoving)
      XCTAssertTrue(screen.advance(by: .milliseconds(300)).isEmpty)
      screen.checkInvariants()
      XCTAssertTrue(screen.restore(id, in: 1, at: screen.now))
      stayed.advance(to: screen.now)
      let changes = screen.advance(to: screen.now)
      XCTAssertTrue(changes.hasMoved(id))
      XCTAssertEqual(screen[id], stayed[id])
      XCTAssertEqual(screen.target(of: id), stayed.target(of: id))
      screen.runToRest()
      stayed.runToRest()
      XCTAssertEqual(screen[id], stayed[id])
      XCTAssertFalse(screen.restore(id, at: screen.now), "it is present")
    }
  }

  /// The row under a finger goes; the list around it follows the finger on.
  func testTheListFollowsAFingerWhoseRowIsRemoved() {
    for id in [2, 4] as [ScrollScreen.ID] {
      var screen = ScrollScreen.shop()
      screen.drag(0, on: id, from: ScrollPoint(200, 700), by: ScrollVector(0, 60))
      XCTAssertEqual(screen[1].contentOffset.y, 950)
      screen.remove(id, at: screen.now)
      screen.checkInvariants()
      screen.handle(.touchMoved(ScrollPoint(200, 780), finger: 0), after: .milliseconds(8))
      XCTAssertEqual(screen[1].contentOffset.y, 930)
      screen.handle(.touchUp(finger: 0), after: .seconds(1))
      XCTAssertEqual(screen.phase(of: 1), .idle)
    }
  }

  /// A pager at rest between two pages stays there while it is away, and when it returns.
  ///
  /// Catches: `if !isAtRest` left out of `leave`.
  func testARetainedMemberAtRestIsNotMoved() {
    var physics = Scroller.Physics.uiKit
    physics.snapping = .paging
    var screen = ScrollScreen()
    screen.insert(.list(at: 0, length: 8000), as: 1)
    screen.insert(.list(at: 100, length: 8000), as: 2, in: 1, physics: physics)
    screen.remove(2, at: .origin, retaining: true)
    screen.restore(2, in: 1, at: .origin.advanced(by: .seconds(1)))
    screen.advance(by: .seconds(1))
    XCTAssertEqual(screen[2].contentOffset.y, 100)
    XCTAssertFalse(screen.isMoving)
  }

  /// The member that flies on x is removed while another of the same nest flies on y: that one flies on.
  ///
  /// Catches: all others detached, and not the removed one alone, in `leave`.
  func testRemovingAMemberEndsNoFlightOfAnother() {
    for axis in ScrollAxis.allCases {
      func content(_ size: ScrollSize) -> Viewport {
        Viewport(frame: ScrollRect(0, 0, 400, 400), contentSize: size)
      }
      var (along, both) = (ScrollSize(400, 400), ScrollSize(9000, 9000))
      along[axis] = 9000
      both[axis] = 500
      var screen = ScrollScreen(of: content(along), content(both))
      screen.handle(.began, on: 2, at: .origin)
      // The inner one is at its end along the axis, so that the outer one moves there.
      screen.handle(.moved(by: ScrollVector { $0 == axis ? -300 : -100 }), on: 2, at: .origin)
      screen.handle(
        .ended(velocity: ScrollVector { _ in -2000 }), on: 2, at: .origin.advanced(by: .milliseconds(8)))
      screen.advance(by: .milliseconds(100))
      guard screen.velocity(of: 1)[axis] > 0, screen.velocity(of: 2)[axis.cross] > 0 else {
        return XCTFail("both must fly: \(screen.velocity(of: 1)), \(screen.velocity(of: 2))")
      }
      let target = screen.restingOffset(of: 1)
      screen.remove(2, at: screen.now)
      XCTAssertEqual(screen.restingOffset(of: 1)[axis], target[axis])
      XCTAssertGreaterThan(screen.velocity(of: 1)[axis], 0)
    }
  }

  /// A list whose nest flies while a finger rests on it is taken away and kept before the next frame: the finger is
  /// cancelled, and the list stays where it has come to.
  ///
  /// Catches: `receiver` from before the cancel in `leave`.
  func testAMemberThatIsTouchedAndFliesIsRetained() {
    for inner in [0.0, 300, 2200] {
      var screen = ScrollScreen()
      screen.insert(.list(at: 100, length: 3000), as: 1)
      screen.insert(.list(at: inner, length: 3000), as: 2, in: 1)
      screen.handle(.touchDown(.zero), on: 2, at: .origin)
      screen.handle(.began, on: 2, at: .origin.advanced(by: .seconds(1)))
      screen.handle(
        .ended(velocity: ScrollVector(0, -900)), on: 2, at: .origin.advanced(by: .milliseconds(1100)))
      let place = screen.restingOffset(of: 2)
      screen.remove(2, at: .origin.advanced(by: .seconds(10)), retaining: true)
      XCTAssertFalse(screen.isMoving)
      XCTAssertEqual(screen[2].contentOffset, place)
      XCTAssertTrue(screen.restore(2, in: 1, at: screen.now))
      XCTAssertEqual(screen.phase(of: 2), .idle)
    }
  }

  func testRemovingAMemberRemovesAllInsideIt() {
    var screen = ScrollScreen.shop()
    screen.remove(1, at: screen.now, retaining: true)
    XCTAssertEqual(screen.ids, [5])
    screen.insert(.carousel(), as: 3)
    screen.checkInvariants()
    screen.restore(1, in: 5, at: screen.now)
    XCTAssertEqual(screen.ids, [1, 2, 3, 4, 5])
    XCTAssertEqual(screen.parent(of: 2), 1)
    XCTAssertNil(screen.parent(of: 3))
    screen.remove(5, at: screen.now)
    XCTAssertEqual(screen.ids, [3])
    screen.checkInvariants()
  }

  // MARK: Other inputs

  func testWheelsTurnTheInnermostMemberOnEachAxis() {
    var screen = ScrollScreen.shop()
    screen.handle(.wheel(ScrollVector(30, 40)), on: 2, at: screen.now)
    XCTAssertEqual(screen[2].contentOffset, ScrollPoint(30, 0))
    XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 1040))
    // The wheel stays with the list in the list until it is still, or the pointer is over another member.
    for _ in 0..<2 { screen.handle(.wheel(ScrollVector(0, 250)), on: 4, at: screen.now) }
    XCTAssertEqual(screen[4].contentOffset.y, 200)
    XCTAssertEqual(screen[1].contentOffset.y, 1040)
    screen.handle(.wheel(ScrollVector(0, 50)), on: 1, at: screen.now)
    XCTAssertEqual(screen[1].contentOffset.y, 1090)
    let later = screen.now.advanced(by: .milliseconds(1500))
    screen.handle(.wheel(ScrollVector(0, 50)), on: 4, at: later)
    XCTAssertEqual(screen[1].contentOffset.y, 1140)
    screen.handle(.key(.pageDown), on: 2, at: later)
    XCTAssertEqual(screen[1].contentOffset.y, 1140 + 760)
    XCTAssertEqual(screen[2].contentOffset, ScrollPoint(30, 0))
  }

  func testAReadyMadeDragChoosesItsAxisWithItsFirstMovement() {
    for scroll in [false, true] {
      var screen = ScrollScreen.shop()
      func moved(_ delta: ScrollVector) -> Scroller.Input {
        scroll ? .scroll(-delta, phase: .changed) : .moved(by: delta)
      }
      screen.handle(scroll ? .scroll(.zero, phase: .began) : .began, on: 2, at: screen.now)
      screen.handle(moved(ScrollVector(-50, 10)), on: 2, after: .milliseconds(8))
      screen.handle(moved(ScrollVector(-50, -200)), on: 2, after: .milliseconds(8))
      XCTAssertEqual(screen[2].contentOffset, ScrollPoint(100, 0))
      XCTAssertEqual(screen[1].contentOffset, ScrollPoint(0, 1000))
      screen.handle(scroll ? .scroll(.zero, phase: .ended) : .ended(), on: 2, at: screen.now)
      XCTAssertEqual(screen.movingIDs, [2])
      XCTAssertEqual(screen.phase(of: 1), .idle)
      screen.checkInvariants()
    }
  }

  func testAProgramScrollsOneMember() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 4, by: ScrollVector(0, -60), in: .milliseconds(40))
    screen.handle(.setContentOffset(ScrollPoint(0, 300), animated: true), on: 1, at: screen.now)
    XCTAssertEqual(screen.phase(of: 4), .decelerating)
    XCTAssertEqual(screen.phase(of: 1), .animating)
    screen.checkInvariants()
    XCTAssertTrue(screen.runToRest())
    XCTAssertEqual(screen[1].contentOffset.y, 300)
    XCTAssertEqual(screen[4].contentOffset.y, 200)
  }

  /// UIKit: a tap of the status bar has no effect where two scroll views qualify ([A]).
  func testOneMemberScrollsToTop() {
    var screen = ScrollScreen.shop()
    XCTAssertTrue(screen.scrollToTop(at: screen.now).isEmpty)
    XCTAssertFalse(screen.isMoving)
    for id in [2, 3, 4, 5] as [ScrollScreen.ID] { screen[scrollsToTop: id] = false }
    XCTAssertEqual(screen.idThatScrollsToTop, 1)
    screen.scrollToTop(at: screen.now) { _ in false }
    XCTAssertFalse(screen.isMoving)
    screen.scrollToTop(at: screen.now)
    var events: [Scroller.Event] = []
    screen.runToRest { events += $1.events(of: 1) }
    XCTAssertEqual(screen[1].contentOffset.y, 0)
    XCTAssertEqual(events.last, .didScrollToTop)
    screen[scrollsToTop: 5] = true
    screen.remove(1, at: screen.now, retaining: true)
    XCTAssertEqual(screen.idThatScrollsToTop, 5)
  }

  /// The host chooses the target of the member that it is asked about.
  func testTheHostChoosesTargetsByMember() {
    var screen = ScrollScreen.shop()
    screen.drag(0, on: 2, from: ScrollPoint(300, 300), by: ScrollVector(-110, 0))
    var asked: [ScrollScreen.ID] = []
    screen.handle(.touchUp(finger: 0), at: screen.now) { id, release in
      asked.append(id)
      release.target.x = 700
    }
    XCTAssertEqual(asked, [2])
    XCTAssertEqual(screen.target(of: 2)?.x, 700)
    XCTAssertNotNil(screen.instant(reaching: 400, on: .horizontal, of: 2))
    XCTAssertEqual(screen.visibleRect(of: 2, until: screen.instantOfRest).size.width, 1000)
    screen.runToRest()
    XCTAssertEqual(screen[2].contentOffset.x, 700)
  }

  /// A row lights up under a finger that rests, and goes out when the list follows it; a touch that stops the list is
  /// not delivered.
  func testATouchIsDeliveredUntilAnyMemberOfItsPathIsDragged() {
    var (screen, touch) = (ScrollScreen.shop(), TouchDelivery())
    func at(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
    let down = screen.handle(.touchDown(ScrollPoint(9, 99)), on: 2, at: at(0), delivering: &touch)
    XCTAssertTrue(down.touch.isEmpty)
    XCTAssertEqual(Array(touch.advance(to: at(160))), [.began(at: at(150))])
    let moved = screen.handle(.touchMoved(ScrollPoint(9, 69)), at: at(170), delivering: &touch)
    XCTAssertEqual(Array(moved.touch), [.cancelled(at: at(170))])
    XCTAssertEqual(screen[1].contentOffset.y, 1020)
    screen.handle(.touchMoved(ScrollPoint(9, 29)), at: at(178), delivering: &touch)
    screen.handle(.touchUp, at: at(186), delivering: &touch)
    XCTAssertEqual(screen.movingIDs, [1])
    screen.handle(.touchDown(ScrollPoint(9, 99)), on: 3, at: at(300), delivering: &touch)
    XCTAssertEqual(touch.owner, .scrollView)
    XCTAssertFalse(screen.isMoving)
  }

  func testInputsWithoutAMemberHaveNoEffect() {
    var screen = ScrollScreen.shop()
    let before = screen
    for input in [
      .touchDown(ScrollPoint(-9, -9)), .touchMoved(.zero), .touchUp, .began,
      .wheel(ScrollVector(0, 9)), .cancelled,
    ]
      as [Scroller.Input]
    {
      XCTAssertTrue(screen.handle(input, at: screen.now).isEmpty)
    }
    XCTAssertEqual(screen, before)
  }

  /// A change of content in the flight of a chain reports also the movement until then.
  ///
  /// Catches: `begin(at: instant)` once more in the private `update` that a chain's member has.
  func testAChangeOfContentInFlightReportsTheWayToIt() {
    for axis in ScrollAxis.allCases {
      var viewport = Viewport(400, 400, content: 400, 400)
      viewport.contentSize[axis] = 4000
      var screen = ScrollScreen(of: viewport, viewport)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: ScrollVector.along(axis, -2000)), at: .origin)
      let changes = screen.apply(
        ContentChange(on: axis, at: 3900, lengthChange: 10), to: 2, at: ScrollInstant(.milliseconds(100)))
      XCTAssertGreaterThan(screen[2].contentOffset[axis], 100)
      XCTAssertTrue(changes.hasMoved(2))
    }
  }
}

extension Viewport {
  static func list(at offset: Double, length: Double) -> Viewport {
    Viewport(400, 800, content: 400, length, contentOffset: ScrollPoint(0, offset), displayScale: 1)
  }

  static func carousel() -> Viewport { Viewport(400, 200, content: 4000, 200, displayScale: 1) }
}

extension ScrollScreen {
  static func shop() -> ScrollScreen {
    var screen = ScrollScreen()
    screen.insert(.list(at: 1000, length: 8000), as: 1)
    screen.insert(.carousel(), as: 3, in: 1)
    screen.insert(.carousel(), as: 2, in: 1)
    screen.insert(.list(at: 0, length: 1000), as: 4, in: 1)
    screen.insert(.list(at: 0, length: 8000), as: 5)
    return screen
  }

  /// A finger that touches down, and moves once.
  mutating func drag(_ finger: Int, on id: ID, from point: ScrollPoint, by delta: ScrollVector) {
    handle(.touchDown(point, finger: finger), on: id, at: now)
    handle(.touchMoved(point + delta, finger: finger), at: now.advanced(by: .milliseconds(50)))
  }

  /// A finger that moves at constant speed in four samples, and is lifted.
  mutating func flick(
    _ finger: Int, on id: ID, by delta: ScrollVector, in duration: Duration = .milliseconds(100)
  ) {
    let start = ScrollPoint(500, 500)
    handle(.touchDown(start, finger: finger), on: id, at: now)
    for share in [0.25, 0.5, 0.75, 1] {
      handle(
        .touchMoved(start + ScrollVector { delta[$0] * share }, finger: finger),
        at: now.advanced(by: duration / 4))
    }
    handle(.touchUp(finger: finger), at: now)
  }
}
