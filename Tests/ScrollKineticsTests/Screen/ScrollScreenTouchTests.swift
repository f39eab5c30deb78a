/// What a touch, a drag or a scroll of a pad takes over on its path, stops and leaves, and in which order.
final class ScrollScreenTouchTests: ScrollScreenCase {
  /// Catches: `members[requireIndex(of: id)].parent = nil` before `leave(id, isRetained, around: id)` in `remove`.
  func testWhatIsTouchedStaysInOrderWhereMembersLeave() {
    var screen = ScrollScreen()
    screen.insert(sheet(370, [.length(175), .length(205)]), as: 23)
    screen.insert(list(1700, on: axis.cross), as: 4, in: 23)
    screen.insert(list(100), as: 6, in: 4)
    screen.insert(header(200, 10), as: 14, in: 6)
    screen.insert(list(665, on: axis.cross), as: 1, in: 14)
    screen.insert(list(0), as: 15, in: 4)
    screen.handle(.held, on: 1, at: .origin)
    screen.handle(.touchDown(.zero), on: 15, at: .origin)
    screen.remove(6, at: .origin, retaining: true)
    XCTAssertNil(screen.invariantFault)
  }

  /// Catches: the `detach(index)` of what a flight moves left out of `joinForTouch`.
  func testATouchStopsWhatMovesOnItsPathOnEitherAxis() {
    let shelf = CardShelf(axis: axis, cardSize: ScrollSize(292, 292), count: 2, spacing: 12, margin: 13)
    var screen = ScrollScreen(of: .shelf(shelf, frame: ScrollRect(0, 0, 233, 233)), list(0, across: 600))
    screen.insert(
      list(200, across: 600, at: 200), as: 3, in: 2,
      physics: Scroller.Physics(integration: .displayLink, momentum: .platform))
    screen.drag(3, endingAt: vector(-2800, across: 20), then: .milliseconds(32))
    let offset = screen[1, axis]
    XCTAssertGreaterThan(offset, 10)
    screen.handle(.touchDown(.zero), on: 2, at: screen.now)
    assertEqual((screen[1, axis], screen[3, axis]), (offset.rounded(), 200))
  }

  /// Catches: `returnInside(index)` left out of `joinForTouch`.
  func testAListThatNoFingerHoldsAnyMoreReturnsWhereATouchHasStoppedIt() {
    func list(_ along: Double, _ across: Double) -> Viewport {
      var list = self.list(along, across: across)
      (list.alwaysBounceHorizontal, list.alwaysBounceVertical) = (axis == .vertical, axis == .horizontal)
      return list
    }
    var screen = ScrollScreen(of: list(200, 1700), list(0, 0)).dragging(2, by: vector(200))
    screen.update(1, at: .milliseconds(20)) { $0.isScrollEnabled = false }
    XCTAssertLessThan(screen[1, axis], -10)
    XCTAssertEqual(screen.give(.touchDown(.zero), .touchUp, on: 2).rested[1, axis], 0)
  }

  /// Catches: `|| !viewport(at: index).isScrollEnabled` left out of `goesOn`.
  func testATouchDoesNotStopAListThatNoFingerHoldsAnyMore() {
    let rules = ScrollScreen.Rules(overscroll: .outermost)
    var screen = ScrollScreen(rules: rules, of: list(0, alwaysBounces: true), list(100))
      .handling(.began, .moved(by: vector(200)), on: 2)
    screen.remove(2, at: screen.now)
    screen.update(1, at: screen.now) { $0.isScrollEnabled = false }
    screen.advance(by: .milliseconds(200))
    let (offset, rest) = (screen[1, axis], screen.instantOfRest(of: 1))
    XCTAssertLessThan(offset, -1)
    XCTAssertEqual(screen.give(.touchDown(.zero), on: 1)[1, axis], offset)
    XCTAssertEqual(rest.nanoseconds, screen.instantOfRest(of: 1).nanoseconds, accuracy: 1000)
    XCTAssertEqual(screen.rested[1, axis], 0)
  }

  /// A touch finds a sheet at the greatest number there is, farther past its limit than any number, where it is.
  /// Catches: `.saturated` left out of `AxisChain.overscroll`.
  func testATouchFindsASheetFartherPastItsLimitThanAnyNumber() {
    let offset = -Double.greatestFiniteMagnitude
    let screen = ScrollScreen(of: sheet(1e300, [.fraction(0.5)], false), header(100, 50))
      .handling(.setContentOffset(point(offset), nil), on: 1).handling(.touchDown(.zero), on: 2)
    assertEqual((screen[1, axis], screen.invariantFault), (offset, nil))
  }

  /// A finger has one recogniser, with the slop of the innermost member, until it chooses an axis.
  /// Catches: `changeTargets { $0.takeOver(touch, of: finger) }` left out of `touchMoved`.
  func testATouchOnAPathThatScrollsBothWaysHasOneSlop() {
    var screen = ScrollScreen(physics: Scroller.Physics(slop: 40), of: list(600))
    screen.insert(list(600, on: axis.cross), as: 2, in: 1, physics: Scroller.Physics(slop: 6))
    for chosen in ScrollAxis.allCases {
      var screen = screen
      screen.handle(.touchDown(.zero), on: 2, at: .origin)
      for (place, travel) in [4.0, 5, 20, 30].enumerated() {
        screen.handle(
          .touchMoved(ScrollPoint { $0 == chosen ? -travel : -travel / 4 }),
          at: .milliseconds(16 * (place + 1)))
      }
      XCTAssertEqual(screen[1, axis], chosen == axis ? 24 : 0)
      XCTAssertEqual(screen[2, axis.cross], chosen == axis ? 0 : 24)
    }
  }

  /// Catches: the guard of `ScrollChain.moves(_:on:)` for a velocity of zero left out.
  func testAMomentumThatMovesNothingHasAMirrorImage() {
    let moved = [-1.0, 1].map { sign in
      var screen = ScrollScreen()
      let start = sign < 0 ? 0.0 : 700
      for id in 1...3 {
        screen.insert(
          list(700, at: start), as: ScrollScreen.ID(id), in: id == 1 ? nil : ScrollScreen.ID(id - 1),
          physics: Scroller.Physics(momentum: .platform))
      }
      screen.handle(.scroll(vector(sign * 50), phase: .momentumBegan), on: 3, at: .origin)
      screen.handle(.touchDown(.zero), on: 2, at: .milliseconds(10))
      screen.handle(.scroll(vector(sign * -30), phase: .momentumEnded), on: 3, at: screen.now)
      return [1, 2, 3].map { (screen[$0, axis] - start) * sign }
    }
    XCTAssertEqual(moved[0], moved[1])
  }

  /// Catches: the members in `leave(_:_:)` from the outermost.
  func testWhatIsTouchedStaysInOrderWhereNestedMembersLeave() {
    var screen = ScrollScreen()
    screen.insert(list(900), as: 21)
    screen.insert(list(900, on: axis.cross), as: 17, in: 21)
    screen.insert(list(900), as: 13, in: 21)
    screen.insert(list(900), as: 20, in: 13)
    screen.insert(list(900), as: 2, in: 20)
    screen.insert(list(200), as: 23, in: 2)
    screen.insert(list(0), as: 16, in: 20)
    screen.handle(.scroll(.zero, phase: .mayBegin), on: 16, at: .origin)
    screen.handle(.touchDown(.zero, finger: 1), on: 17, at: .origin)
    screen.handle(
      .setContentOffset(point(140), .spring(ScrollSpring(dampingRatio: 1, response: 0.2))),
      on: 13, at: .origin)
    XCTAssertNil(screen.give(.held, on: 23, at: .milliseconds(6)).invariantFault)
    screen.remove(13, at: screen.now)
    XCTAssertNil(screen.invariantFault)
  }

  /// Catches: `!other.pan.hasBegun` left out of `takeOver`.
  func testAFingerThatHasTakenADragOverMovesTheListToo() {
    for sign in [-1.0, 1] {
      var screen = ScrollScreen(of: list(900, at: 450), list(900, on: axis.cross)).handling(
        .touchDown(.zero), .touchMoved(point(across: -40)), .touchDown(.zero, finger: 1), .touchUp, on: 2)
      for distance in [5.0, 60, 120, 180] {
        screen.handle(.touchMoved(.zero + vector(-sign * distance), finger: 1), at: .origin)
        XCTAssertNil(screen.invariantFault)
      }
      XCTAssertGreaterThan((screen[1, axis] - 450) * sign, 20)
    }
  }

  /// Catches: `begins && delta[axis] != 0` in `ScrollChain.coast` made `!joined.isMoving`.
  func testAMomentumThatBeginsWithNothingHasTheRateOfTheMemberThatItMovesFirst() {
    let bounces = [-1.0, 1].map { sign in
      var screen = ScrollScreen(
        rules: ScrollScreen.Rules(
          towardsEnd: sign > 0 ? .innerFirst : .outerFirst,
          towardsStart: sign > 0 ? .outerFirst : .innerFirst))
      let start = sign < 0 ? 0.0 : 700
      for id in 1...2 {
        // Forth the inner one moves first, back the outer one.
        screen.insert(
          list(700, at: id == 1 ? start : start + sign * -20), as: ScrollScreen.ID(id), in: id == 1 ? nil : 1,
          physics: Scroller.Physics(decelerationRate: id == 1 ? .normal : .fast, momentum: .platform))
      }
      func scroll(_ delta: Double, _ phase: Scroller.ScrollPhase) -> Scroller.Input {
        .scroll(vector(delta * sign), phase: phase)
      }
      let inputs = [scroll(0, .momentumBegan), scroll(12, .momentumChanged), scroll(40, .momentumChanged)]
      for (index, input) in inputs.enumerated() { screen.handle(input, on: 2, at: .milliseconds(8 * index)) }
      screen.advance(to: .milliseconds(60))
      return [1, 2].map { (screen[$0, axis] - start) * sign }
    }
    for id in 0...1 { XCTAssertEqual(bounces[0][id], bounces[1][id], accuracy: 1e-9) }
    XCTAssertGreaterThan(bounces[0][0] + bounces[0][1], 1)
  }

  /// A list in a list that coasts stops at once, also while its latest deltas are zero; nothing else begins or ends.
  /// Catches: `|| movesNothing(nest)` left out of `program`.
  func testAScrollThatMovesNothingStops() {
    for (sign, stopped) in product([1.0, -1], [1, 2] as [ScrollScreen.ID]) {
      var screen = ScrollScreen(of: list(1600, at: 700), list(1600, at: 700))
        .handling([0: .scroll(vector(sign * 30)), 10: .scroll(.zero), 20: .scroll(.zero)], on: 2)
      assertEqual((screen.phase(of: stopped), screen.velocity(of: 2)), (.decelerating, .zero))
      let changes = screen.handle(.stop, on: stopped, at: screen.now)
      XCTAssertEqual(changes.events(of: stopped), [.didEndDecelerating])
      assertEqual((screen.phase(of: stopped), screen.isMoving), (.idle, false))
      assertEqual((screen[2, axis], screen.invariantFault), (700 + sign * 30, nil))
    }
  }

  /// Of two fingers on a map one is lifted after a third has moved the list around it: the other finger drags on by its own way.
  /// Catches: in `changeInContainer`, the branch of a finger whose parent may have moved left out; `moveOrigin` left out of
  /// `Scroller.part(from:at:)`.
  func testAFingerThatIsLeftOfTwoDragsOnByItsOwnWay() {
    var screen = ScrollScreen(of: list(700, at: 300))
    var map = changed(list(600, on: axis.cross)) { $0.contentSize[axis] = 900 }
    map.contentOffset = ScrollPoint(200, 200)
    map.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
    screen.insert(map, as: 2, in: 1)
    screen.handle(.touchDown(point(250, across: 100), finger: 1), on: 1, at: .origin)
    screen.handle(.touchDown(point(100, across: 100), finger: 0), on: 2, at: .milliseconds(4))
    screen.handle(.touchDown(point(200, across: 100), finger: 2), on: 2, at: .milliseconds(8))
    screen.handle(.touchMoved(point(200, across: 100), finger: 1), at: .milliseconds(16))
    XCTAssertEqual(screen[1, axis], 340)
    screen.handle(.touchUp(finger: 2), at: .milliseconds(24))
    let before = screen[2].contentOffset
    screen.handle([32: .touchMoved(point(120, across: 100)), 40: .touchMoved(point(130, across: 100))])
    let way = before[axis] - screen[2, axis]
    XCTAssertTrue((20...30).contains(way), "\(way)")
  }

  /// Catches: any of the three cases that `begin(_:then:at:)` in `ScrollChain.handle`, left out.
  func testAMovementThatCatchesAFlightIsADrag() {
    let (scroll, down) = (Scroller.Input.scroll(vector(-20), phase: .changed), vector(20))
    let catches: [(both: Scroller.Input, beginning: Scroller.Input, movement: Scroller.Input)] = [
      (.scroll(vector(-20), phase: .began), .scroll(.zero, phase: .began), scroll),
      (scroll, .scroll(.zero, phase: .began), scroll), (.moved(by: down), .began, .moved(by: down)),
      (.changed(translation: down), .began, .changed(translation: down)),
    ]
    for time in 25...35 {
      var rules = ScrollScreen.Rules()
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) = (false, false)
      var flying = ScrollScreen(rules: rules, of: list(500), list(180, at: 90))
      flying.handle([0: .began, 10: .ended(velocity: vector(-900))], on: 2)
      flying.advance(to: .milliseconds(time))
      XCTAssertGreaterThan(flying[1, axis] + flying[2, axis], 5)
      for (both, beginning, movement) in catches {
        let screen = flying.handling(both, on: 2, at: .milliseconds(time + 1))
        let twice = flying.handling(beginning, movement, on: 2, at: .milliseconds(time + 1))
        assertEqual((screen.invariantFault, screen[1], screen[2]), (nil, twice[1], twice[2]))
      }
    }
  }

  /// A touch takes the members of its path out of a flight from the innermost, whichever axis each of them scrolls on, so that
  /// what flies on does not depend on the names of the axes.
  /// Catches: in the second loop of `joinForTouch`, `detach(index)` left out of its body for a member of one of the `groups`.
  func testMembersLeaveAFlightInTheOrderOfTheirPath() {
    let offsets = ScrollAxis.allCases.map { axis in
      self.axis = axis
      var screen = ScrollScreen(of: sheet(600, [.length(20), .length(477)]), list(171, on: axis.cross))
      let inner = changed(list(826, on: axis.cross, at: 682)) { $0.endlessAxis = axis }
      screen.insert(inner, as: 3, in: 2)
      screen.insert(header(192, 92), as: 4, in: 2)
      screen.handle(
        .wheel(
          vector(-167, across: 15),
          .spring(ScrollSpring(angularFrequency: 15.7, dampingRatio: 0.5))), on: 3, at: .origin)
      screen.handle([263: .touchDown(ScrollPoint(100, 100)), 270: .touchUp()], on: 4)
      screen.runToRest()
      return [1, 2, 3, 4].map { screen[$0, axis] }
    }
    XCTAssertEqual(offsets[0], offsets[1])
  }

  /// A slow drag belongs to the member along the way of the finger, whatever the less than a pixel is by which it has left the slop:
  /// where members share no movement, and where they share one.
  /// Catches: in `Touch.DirectionalLock.decide`, or in `Scroller.travel(beginningAt:at:)`, the translation for the travel.
  func testASlowDragBelongsToTheMemberAlongItsWay() {
    for sign in [1.0, -1] {
      func point(_ across: Double, _ along: Double) -> ScrollPoint {
        ScrollPoint { 200 + ($0 == axis ? along : across) * sign }
      }
      for isShared in [false, true] {
        var screen = ScrollScreen(
          of: list(1000, across: isShared ? 1000 : 0, at: 500), list(1000, on: axis.cross, at: 500))
        screen.handle(.touchDown(point(0, 0)), on: 2, at: .origin)
        for (step, place) in [(0, -4), (-1, -7), (-2, -10), (0, -10.25), (0, -50)].enumerated() {
          let instant = ScrollInstant(milliseconds: Int64(16 * (step + 1)))
          screen.handle(.touchMoved(point(Double(place.0), place.1)), at: instant)
        }
        XCTAssertNotEqual(screen[1, axis], 500)
        XCTAssertEqual(screen[2, axis.cross], 500)
      }
    }
  }

  /// Catches: `members[stretcher].isEnabled` left out of `AxisChain.alwaysBounces`.
  func testWhatIsAroundAListThatIsRemovedDoesNotBounceInItsPlace() {
    var screen = ScrollScreen(of: list(900, on: axis.cross), list(0, across: 900, alwaysBounces: true))
      .handling(.began, .moved(by: vector(60)), on: 2)
    screen.remove(2, at: .origin)
    screen.handle(.moved(by: vector(60)), at: .origin)
    let changes = screen.handle(.ended(velocity: vector(900)), at: .origin)
    XCTAssertEqual(changes.map(\.events), [[.willEndDragging, .didEndDragging(willDecelerate: false)]])
    XCTAssertFalse(screen.isMoving)
  }

  /// A finger that stops a list in its first pixel leaves the list in it at its limit, which is off the pixel grid.
  /// Catches: `joined.viewport.contentOffset[axis]` for `axes[axis].coordinate` in `stopOnPixels`.
  func testATouchInTheFirstPixelMovesNoOtherMember() {
    for isUpwards in [false, true] {
      let (inner, outer) = isUpwards ? (-0.53125, 748.875) : (113.53125, 748.125)
      let limited = changed(list(113.53125, at: inner)) { $0.contentInset[min: axis] = 0.53125 }
      for instant in 1...40 {
        var screen = ScrollScreen(of: list(1500, at: outer), limited)
        let key: Scroller.Key =
          axis == .vertical ? isUpwards ? .lineUp : .lineDown : isUpwards ? .lineLeft : .lineRight
        screen.handle(
          [0: .key(key, .eased(duration: .milliseconds(300))), instant: .touchDown(ScrollPoint(10, 10))],
          on: 2)
        XCTAssertEqual(screen[2, axis], inner, "\(key), at \(instant) ms")
        XCTAssertEqual(screen[1, axis].remainder(dividingBy: 1), 0)
      }
    }
  }

  /// A finger on a list in a sheet that another finger drags moves the list alone, also after that one is lifted; of a list in a list,
  /// both past their limits, it moves the inner one, and the outer one returns without it.
  /// Catches: `keepOneTargetOnEachAxis()` left out of `takeHold`, and `returnInside(index)` of it.
  func testAFingerMovesOneMemberOnAnAxis() {
    for sign in [1.0, -1] {
      func at(_ place: Double) -> ScrollPoint { point(400 + sign * place, across: 200) }
      func offsets(_ screen: ScrollScreen) -> [Double] { screen.offsets(on: axis, of: 1, 2) }
      var screen = ScrollScreen(of: sheet(800, [.length(300), .length(700)]), list(3000, at: 1000))
        .handling(.touchDown(at(0)), .touchMoved(at(-12)), on: 1)
      screen.handle(all: [.touchDown(at(100), finger: 1), .touchUp, .touchMoved(at(85), finger: 1)], on: 2)
      let before = offsets(screen)
      screen.handle(.touchMoved(at(45), finger: 1), at: .origin)
      XCTAssertEqual(offsets(screen), [before[0], before[1] + sign * 40])

      screen = ScrollScreen(of: list(3000, at: -60), list(3000, at: -50))
        .handling(.fling(.zero), on: 1).handling(.fling(.zero), on: 2)
      screen.handle(all: [.touchDown(at(0)), .touchMoved(at(-20 * sign))], on: 2, at: .milliseconds(30))
      assertEqual((screen.phase(of: 2), screen.phase(of: 1)), (.dragging, .decelerating))
      screen.advance(by: .seconds(2))
      XCTAssertEqual(offsets(screen)[0], 0)

      // Also where both share the flight that brings it back.
      screen = ScrollScreen()
      screen.insert(sheet(800, [.length(300), .length(700)], false), as: 1)
      screen.insert(list(3000), as: 2, in: 1)
      screen.drag(2, by: vector(100), then: .milliseconds(16))
      XCTAssertLessThan(offsets(screen.give(.setContentOffset(point(-50), nil), on: 2))[0], 290)
      XCTAssertEqual(screen.give(.touchDown(at(0)), on: 2).phase(of: 1), .decelerating)
      screen.advance(by: .seconds(2))
      XCTAssertEqual(offsets(screen), [300, -50])
    }
  }

  /// A card that expands around another one, which a finger holds, returns where a second finger on that one stops it.
  /// Catches: in `keepOneTargetOnEachAxis()`, `detach(index)` left out.
  func testACardThatASecondFingerStopsReturns() {
    func card(_ travel: Double) -> ScrollScreen.Geometry {
      .card(
        ExpandingCard(
          axis: .vertical, container: ScrollSize(400, 800),
          collapsedInsets: ScrollInsets(top: 60, left: 20, bottom: 80, right: 20), travel: travel,
          collapsedCornerRadius: 0, expandedCornerRadius: 0, innerContentLength: 2300, innerInsets: .zero),
        origin: .zero)
    }
    var screen = ScrollScreen()
    screen.insert(list(1200, on: .vertical, across: 40, at: 60), as: 21)
    screen.insert(card(196), as: 11, in: 21)
    screen.insert(card(248), as: 8, in: 11)
    screen.handle(.touchDown(ScrollPoint(226, 106)), on: 8, at: .origin)
    screen.handle(.setContentOffset(ScrollPoint(437, 615), .eased(duration: .zero)), on: 21, at: .origin)
    screen.expand(11, true, animation: .uiKit, at: .origin)
    screen.advance(
      by: .seconds(9), after: .touchDown(ScrollPoint(171, 114), finger: 1), .cancelled, on: 8,
      at: .milliseconds(12))
    XCTAssertTrue([0, 196].contains(screen[11].contentOffset.y), "\(screen[11].contentOffset)")
  }

  /// A finger whose lift was lost comes down on a list that another finger holds: the header that it held half-way goes on to a
  /// place.
  /// Catches: `scratch.path.filter({ receiver(at: $0) == target })` made `scratch.path where receiver(at: index) == target` in
  /// `keepOneTargetOnEachAxis`.
  func testWhatAFingerLeavesInOneNestReturns() {
    var screen = ScrollScreen(of: header(123, 40, returns: .atOnce), list(900), list(900))
    screen.insert(list(900), as: 4, in: 2)
    screen.insert(list(900, at: 400), as: 5, in: 4)
    XCTAssertEqual(screen.drag(3, by: vector(-39))[1, axis], 39)
    screen.handle(.touchDown(.zero, finger: 2), on: 3, at: .origin)
    screen.handle(.touchDown(.zero, finger: 0), on: 5, at: .origin)
    screen.remove(5, at: .milliseconds(5))
    screen.advance(to: .seconds(3), after: .touchDown(.zero, finger: 2), on: 4, at: .milliseconds(10))
    XCTAssertNotEqual(screen[1, axis], 39)
  }

  func testASecondFingerLeavesWhatItCannotMoveInFlight() {
    for outer in [[ScrollScreen.ID(2)], [1, 2]] {
      var screen = ScrollScreen(of: list(900), list(900), list(900)).handling(.touchDown(.zero), on: 3)
      for id in outer { screen.handle(.setContentOffset(point(600), .uiKit), on: id, at: .origin) }
      screen.advance(to: .milliseconds(100))
      let offsets = outer.map { screen[$0, axis] }
      screen.handle(.touchDown(.zero, finger: 1), on: 3, at: screen.now)
      XCTAssertEqual(outer.map { screen[$0, axis] }, offsets)
      screen.runToRest()
      XCTAssertEqual(outer.map { screen[$0, axis] }, outer.map { _ in 600 })
    }
  }
}
