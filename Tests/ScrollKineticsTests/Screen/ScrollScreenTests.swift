@testable import ScrollKinetics

/// What a host expects of a screen: a list (1) with carousels (2, 3) and a list inside it (4), beside another list (5).
final class ScrollScreenTests: XCTestCase {
  /// Catches: `touch.pan.waiveSlop()` left out of `ScrollScreen`.
  func testATouchStopsWhatMovesOnItsPathAndNothingElse() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 2, by: ScrollVector(-200, 0))
    screen.flick(0, on: 1, by: ScrollVector(0, -200))
    screen.flick(0, on: 5, by: ScrollVector(0, -200))
    let before = screen
    let changes = screen.handle(.touchDown(ScrollPoint(50, 50)), on: 3, at: screen.now)
    assertEqual((Array(changes.events(of: 1)).last, changes.map(\.id)), (.didEndDecelerating, [1]))
    XCTAssertEqual(screen.movingIDs, [2, 5])
    for id in [2, 5] as [ScrollScreen.ID] {
      assertEqual((screen[id], screen.target(of: id)), (before[id], before.target(of: id)))
    }
    // The list was caught: it follows without slop.
    let offset = screen[1].contentOffset.y
    screen.handle(.touchMoved(ScrollPoint(50, 47)), after: .milliseconds(8))
    assertEqual((screen[1].contentOffset.y, screen[3].contentOffset.x), (offset + 3, 0))
  }

  /// Catches: `where !members[index].isAway` left out in `findMember`.
  func testAnInputAtAPointLeavesARetainedMemberAlone() {
    var screen = ScrollScreen.shop()
    screen.flick(0, on: 5, by: ScrollVector(0, -200))
    let target = screen.target(of: 5)
    screen.remove(5, at: screen.now, retaining: true)
    screen.handle(.wheel(ScrollVector(0, 10)), over: .zero, at: screen.now.advanced(by: .milliseconds(16)))
    assertEqual((screen.movingIDs, screen.fault, screen.target(of: 5)), ([], nil, target))
  }

  /// A finger drags a carousel and another one the list around it, in either order: each moves its own.
  /// Catches: `releaseWhatNoDragMoves` left out.
  func testASecondFingerDragsTheAxisThatTheFirstHasLeft() {
    let drags: [(id: ScrollScreen.ID, start: ScrollPoint, way: ScrollVector)] = [
      (2, ScrollPoint(300, 300), .horizontal(-110)), (1, ScrollPoint(100, 600), .vertical(-210)),
    ]
    for order in [[0, 1], [1, 0]] {
      var screen = ScrollScreen.shop()
      for finger in order {
        screen.drag(finger, on: drags[finger].id, from: drags[finger].start, by: drags[finger].way)
      }
      XCTAssertEqual(screen[2].contentOffset, ScrollPoint(100, 0))
      assertEqual((screen[1].contentOffset, screen.phase(of: 1)), (ScrollPoint(0, 1200), .dragging))
      XCTAssertEqual(screen.phase(of: 2), .dragging)
      for finger in order { screen.handle(.touchUp(finger: finger), at: screen.now) }
      XCTAssertTrue(screen.runToRest())
      XCTAssertNil(screen.fault)
    }
  }

  /// Once the program has ended a touch, an item can be dragged to an edge under the finger that is still down.
  /// Catches: in `edgeScrollVelocity`, `isTouched` asked in place of the phase.
  func testAnItemScrollsUnderAFingerWhoseTouchTheProgramHasEnded() {
    for ending in [Scroller.Input.ended(velocity: nil), .cancelled] {
      var screen = ScrollScreen.shop().handling(.touchDown(ScrollPoint(200, 400)), ending, on: 5)
      let frame = screen.frame(of: 5)
      screen.handle(
        .edgeScroll(ScrollPoint(frame.minX + frame.width / 2, frame.maxY - 5)), on: 5, at: screen.now)
      let before = screen[5].contentOffset.y
      screen.advance(by: .milliseconds(500))
      XCTAssertGreaterThan(screen[5].contentOffset.y, before)
    }
  }

  /// A pager at rest between two pages stays there while it is away, and when it returns.
  /// Catches: `if !isAtRest` left out of `leave`.
  func testARetainedMemberAtRestIsNotMoved() {
    let physics = changed(Scroller.Physics.uiKit) { $0.snapping = .paging }
    var screen = ScrollScreen(of: Viewport.list(at: 0, length: 8000))
    screen.insert(.list(at: 100, length: 8000), as: 2, in: 1, physics: physics)
    screen.remove(2, at: .origin, retaining: true)
    screen.restore(2, in: 1, at: .origin.advanced(by: .seconds(1)))
    screen.advance(by: .seconds(1))
    assertEqual((screen[2].contentOffset.y, screen.isMoving), (100, false))
  }

  /// Catches: all others detached, and not the removed one alone, in `leave`.
  func testRemovingAMemberEndsNoFlightOfAnother() {
    for axis in ScrollAxis.allCases {
      func content(_ along: Double, across: Double) -> Viewport {
        let size = ScrollSize { $0 == axis ? along : across }
        return Viewport(frame: ScrollRect(0, 0, 400, 400), contentSize: size)
      }
      var screen = ScrollScreen(of: content(9000, across: 400), content(500, across: 9000))
        .handling(.began, on: 2)
      // The inner one is at its end along the axis, so that the outer one moves there.
      screen.handle(.moved(by: ScrollVector { $0 == axis ? -300 : -100 }), on: 2, at: .origin)
      screen.handle(.ended(velocity: ScrollVector { _ in -2000 }), on: 2, at: .milliseconds(8))
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
  /// Catches: `receiver` from before the cancel in `leave`.
  func testAMemberThatIsTouchedAndFliesIsRetained() {
    for inner in [0.0, 300, 2200] {
      var screen = ScrollScreen(
        of: Viewport.list(at: 100, length: 3000), Viewport.list(at: inner, length: 3000))
      screen.handle(.touchDown(.zero), on: 2, at: .origin)
      screen.handle(.began, on: 2, at: .origin.advanced(by: .seconds(1)))
      screen.handle(.ended(velocity: ScrollVector(0, -900)), on: 2, at: .milliseconds(1100))
      let place = screen.restingOffset(of: 2)
      screen.remove(2, at: .origin.advanced(by: .seconds(10)), retaining: true)
      assertEqual((screen.isMoving, screen[2].contentOffset), (false, place))
      screen.restore(2, in: 1, at: screen.now)
      XCTAssertEqual(screen.phase(of: 2), .idle)
    }
  }

  /// Catches: `catchUp(index)` left out of `restore`.
  func testARestoredMemberIsWhereItWouldBe() {
    for milliseconds in [200, 500, 9000] {
      var screen = ScrollScreen.shop().handling(.fling(.horizontal(-2000)), on: 2)
      var always = screen
      screen.remove(2, at: .milliseconds(100), retaining: true)
      let instant = ScrollInstant(.milliseconds(milliseconds))
      always.advance(to: instant)
      let changes = screen.restore(2, in: 1, at: instant)
      assertEqual((screen[2], screen.velocity(of: 2)), (always[2], always.velocity(of: 2)))
      let ends = changes.contains { $0.id == 2 && $0.events.contains(.didEndDecelerating) }
      assertEqual((screen.isMoving, ends), (always.isMoving, !always.isMoving))
    }
  }

  func testRemovingAMemberRemovesAllInsideIt() {
    var screen = ScrollScreen.shop()
    screen.remove(1, at: screen.now, retaining: true)
    XCTAssertEqual(screen.ids, [5])
    screen.insert(.carousel(), as: 3)
    screen.checkInvariants()
    screen.restore(1, in: 5, at: screen.now)
    assertEqual((screen.ids, screen.parent(of: 2), screen.parent(of: 3)), ([1, 2, 3, 4, 5], 1, nil))
    screen.remove(5, at: screen.now)
    XCTAssertEqual(screen.ids, [3])
    screen.checkInvariants()
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
      assertEqual((screen.movingIDs, screen.phase(of: 1)), ([2], .idle))
      screen.checkInvariants()
    }
  }

  func testInputsWithoutAMemberHaveNoEffect() {
    var screen = ScrollScreen.shop()
    let before = screen
    let inputs: [Scroller.Input] = [
      .touchDown(ScrollPoint(-9, -9)), .touchMoved(.zero), .touchUp, .began, .wheel(.vertical(9)), .cancelled,
    ]
    for input in inputs { XCTAssertTrue(screen.handle(input, at: screen.now).isEmpty) }
    XCTAssertEqual(screen, before)
  }

  /// Catches: `begin(at: instant)` once more in the private `update` that a chain's member has.
  func testAChangeOfContentInFlightReportsTheWayToIt() {
    for axis in ScrollAxis.allCases {
      let viewport = changed(Viewport(400, 400, content: 400, 400)) { $0.contentSize[axis] = 4000 }
      var screen = ScrollScreen(of: viewport, viewport).dragging(2, endingAt: ScrollVector.along(axis, -2000))
      let changes = screen.apply(
        ContentChange(on: axis, at: 3900, lengthChange: 10), to: 2, at: .milliseconds(100))
      XCTAssertGreaterThan(screen[2, axis], 100)
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
    var screen = ScrollScreen(of: Viewport.list(at: 1000, length: 8000))
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
