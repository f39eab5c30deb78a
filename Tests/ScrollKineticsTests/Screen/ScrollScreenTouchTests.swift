/// What a touch, a drag or a scroll of a pad takes over on its path, stops and leaves, and in which order.
final class ScrollScreenTouchTests: ScrollScreenCase {
  /// Catches: `members[requireIndex(of: id)].parent = nil` before `leave(id, isRetained, around: id)` in `remove`.
  func testWhatIsTouchedStaysInOrderWhereMembersLeave() {
    var screen = ScrollScreen()
    screen.insert(sheet(370, [.length(175), .length(205)], true), as: 23)
    screen.insert(list(.horizontal, 1700), as: 4, in: 23)
    screen.insert(list(.vertical, 100), as: 6, in: 4)
    screen.insert(header(.vertical, 200, 10), as: 14, in: 6)
    screen.insert(list(.horizontal, 665), as: 1, in: 14)
    screen.insert(list(.vertical, 0), as: 15, in: 4)
    screen.handle(.held, on: 1, at: .origin)
    screen.handle(.touchDown(.zero), on: 15, at: .origin)
    screen.remove(6, at: .origin, retaining: true)
    XCTAssertNil(screen.invariantFault)
  }

  /// Catches: the `detach(index)` of what a flight moves left out of `joinForTouch`.
  func testATouchStopsWhatMovesOnItsPathOnEitherAxis() {
    for axis in ScrollAxis.allCases {
      let shelf = CardShelf(axis: axis, cardSize: ScrollSize(292, 292), count: 2, spacing: 12, margin: 13)
      var screen = ScrollScreen()
      screen.insert(.shelf(shelf, frame: ScrollRect(0, 0, 233, 233)), as: 1)
      screen.insert(list(axis, 0, across: 600), as: 2, in: 1)
      screen.insert(
        list(axis, 200, across: 600, at: 200), as: 3, in: 2,
        physics: Scroller.Physics(integration: .displayLink, momentum: .platform))
      screen.handle(.began, on: 3, at: .origin)
      screen.handle(.ended(velocity: ScrollVector { $0 == axis ? -2800 : 20 }), on: 3, at: .origin)
      let instant = ScrollInstant(.milliseconds(32))
      screen.advance(to: instant)
      let offset = screen[1].contentOffset[axis]
      XCTAssertGreaterThan(offset, 10)
      screen.handle(.touchDown(.zero), on: 2, at: instant)
      assertEqual((screen[1].contentOffset[axis], screen[3].contentOffset[axis]), (offset.rounded(), 200))
    }
  }

  /// Catches: `returnInside(index)` left out of `stopOutside`.
  func testAListThatNoFingerHoldsAnyMoreReturnsWhereATouchHasStoppedIt() {
    for axis in ScrollAxis.allCases {
      func list(_ along: Double, _ across: Double) -> Viewport {
        var list = self.list(axis, along, across: across)
        (list.alwaysBounceHorizontal, list.alwaysBounceVertical) = (axis == .vertical, axis == .horizontal)
        return list
      }
      var screen = ScrollScreen(of: list(200, 1700), list(0, 0))
      screen.handle(
        all: [.began, .moved(by: ScrollVector.along(axis, 200)), .ended(velocity: .zero)], on: 2, at: .origin)
      let instant = ScrollInstant(.milliseconds(20))
      screen.update(1, at: instant) { $0.isScrollEnabled = false }
      XCTAssertLessThan(screen[1].contentOffset[axis], -10)
      screen.handle(.touchDown(.zero), on: 2, at: instant)
      screen.handle(.touchUp, at: instant)
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], 0)
    }
  }

  /// A finger has one recogniser, with the slop of the innermost member, until it chooses an axis.
  /// Catches: `sharePan` left out of `touchMoved`.
  func testATouchOnAPathThatScrollsBothWaysHasOneSlop() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 600), as: 1, physics: Scroller.Physics(slop: 40))
      screen.insert(list(axis.cross, 600), as: 2, in: 1, physics: Scroller.Physics(slop: 6))
      for chosen in ScrollAxis.allCases {
        var screen = screen
        screen.handle(.touchDown(.zero), on: 2, at: .origin)
        for (place, travel) in [4.0, 5, 20, 30].enumerated() {
          screen.handle(
            .touchMoved(ScrollPoint { $0 == chosen ? -travel : -travel / 4 }),
            at: .milliseconds(16 * (place + 1)))
        }
        XCTAssertEqual(screen[1].contentOffset[axis], chosen == axis ? 24 : 0)
        XCTAssertEqual(screen[2].contentOffset[axis.cross], chosen == axis ? 0 : 24)
      }
    }
  }

  /// Catches: the guard of `ScrollChain.moves(_:on:)` for a velocity of zero left out.
  func testAMomentumThatMovesNothingHasAMirrorImage() {
    for axis in ScrollAxis.allCases {
      let moved = [-1.0, 1].map { sign in
        var screen = ScrollScreen()
        let start = sign < 0 ? 0.0 : 700
        for id in 1...3 {
          screen.insert(
            list(axis, 700, at: start), as: ScrollScreen.ID(id), in: id == 1 ? nil : ScrollScreen.ID(id - 1),
            physics: Scroller.Physics(momentum: .platform))
        }
        screen.handle(.scroll(vector(axis, sign * 50), phase: .momentumBegan), on: 3, at: .origin)
        let instant = ScrollInstant(.milliseconds(10))
        screen.handle(.touchDown(.zero), on: 2, at: instant)
        screen.handle(.scroll(vector(axis, sign * -30), phase: .momentumEnded), on: 3, at: instant)
        return [1, 2, 3].map { (screen[$0].contentOffset[axis] - start) * sign }
      }
      XCTAssertEqual(moved[0], moved[1])
    }
  }

  /// Catches: the members in `leave(_:_:)` from the outermost.
  func testWhatIsTouchedStaysInOrderWhereNestedMembersLeave() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 900), as: 21)
      screen.insert(list(axis.cross, 900), as: 17, in: 21)
      screen.insert(list(axis, 900), as: 13, in: 21)
      screen.insert(list(axis, 900), as: 20, in: 13)
      screen.insert(list(axis, 900), as: 2, in: 20)
      screen.insert(list(axis, 200), as: 23, in: 2)
      screen.insert(list(axis, 0), as: 16, in: 20)
      screen.handle(.scroll(.zero, phase: .mayBegin), on: 16, at: .origin)
      screen.handle(.touchDown(.zero, finger: 1), on: 17, at: .origin)
      screen.handle(
        .setContentOffset(
          ScrollPoint.along(axis, 140), .spring(ScrollSpring(dampingRatio: 1, response: 0.2))),
        on: 13, at: .origin)
      let instant = ScrollInstant(.milliseconds(6))
      screen.handle(.held, on: 23, at: instant)
      XCTAssertNil(screen.invariantFault)
      screen.remove(13, at: instant)
      XCTAssertNil(screen.invariantFault)
    }
  }

  /// Catches: `!other.pan.hasBegun` left out of `takeOver`.
  func testAFingerThatHasTakenADragOverMovesTheListToo() {
    for (axis, sign) in product(ScrollAxis.allCases, [-1.0, 1]) {
      var screen = ScrollScreen(of: list(axis, 900, at: 450), list(axis.cross, 900))
      screen.handle(.touchDown(.zero, finger: 0), on: 2, at: .origin)
      screen.handle(.touchMoved(.zero + vector(axis.cross, -40), finger: 0), at: .origin)
      screen.handle(.touchDown(.zero, finger: 1), on: 2, at: .origin)
      screen.handle(.touchUp(finger: 0), at: .origin)
      for distance in [5.0, 60, 120, 180] {
        screen.handle(.touchMoved(.zero + vector(axis, -sign * distance), finger: 1), at: .origin)
        XCTAssertNil(screen.invariantFault)
      }
      XCTAssertGreaterThan((screen[1].contentOffset[axis] - 450) * sign, 20)
    }
  }

  /// Catches: `begins && delta[axis] != 0` in `ScrollChain.coast` made `!joined.isMoving`.
  func testAMomentumThatBeginsWithNothingHasTheRateOfTheMemberThatItMovesFirst() {
    for axis in ScrollAxis.allCases {
      let bounces = [-1.0, 1].map { sign in
        var screen = ScrollScreen(
          rules: ScrollScreen.Rules(
            towardsEnd: sign > 0 ? .innerFirst : .outerFirst,
            towardsStart: sign > 0 ? .outerFirst : .innerFirst))
        let start = sign < 0 ? 0.0 : 700
        for id in 1...2 {
          // Forth the inner one moves first, back the outer one.
          screen.insert(
            list(axis, 700, at: id == 1 ? start : start + sign * -20), as: ScrollScreen.ID(id),
            in: id == 1 ? nil : 1,
            physics: Scroller.Physics(decelerationRate: id == 1 ? .normal : .fast, momentum: .platform))
        }
        func scroll(_ delta: Double, _ phase: Scroller.ScrollPhase, at time: Int) {
          screen.handle(.scroll(vector(axis, delta * sign), phase: phase), on: 2, at: .milliseconds(time))
        }
        scroll(0, .momentumBegan, at: 0)
        scroll(12, .momentumChanged, at: 8)
        scroll(40, .momentumChanged, at: 16)
        screen.advance(to: .milliseconds(60))
        return [1, 2].map { (screen[$0].contentOffset[axis] - start) * sign }
      }
      for id in 0...1 { XCTAssertEqual(bounces[0][id], bounces[1][id], accuracy: 1e-9) }
      XCTAssertGreaterThan(bounces[0][0] + bounces[0][1], 1)
    }
  }

  /// A list in a list that coasts stops at once, also while its latest deltas are zero; nothing else begins or ends.
  /// Catches: `|| movesNothing(nest)` left out of `program`.
  func testAScrollThatMovesNothingStops() {
    for (axis, sign) in [(ScrollAxis.vertical, 1.0), (.vertical, -1), (.horizontal, 1), (.horizontal, -1)] {
      for stopped: ScrollScreen.ID in [1, 2] {
        var screen = ScrollScreen()
        for id: ScrollScreen.ID in [1, 2] {
          screen.insert(list(axis, 1600, at: 700), as: id, in: id == 2 ? 1 : nil)
        }
        screen.handle(.scroll(.along(axis, sign * 30)), on: 2, at: .origin)
        for time in 1...2 {
          screen.handle(.scroll(.zero), on: 2, at: .milliseconds(time * 10))
        }
        assertEqual((screen.phase(of: stopped), screen.velocity(of: 2)), (.decelerating, .zero))
        let changes = screen.handle(.stop, on: stopped, at: screen.now)
        XCTAssertEqual(changes.events(of: stopped), [.didEndDecelerating])
        assertEqual((screen.phase(of: stopped), screen.isMoving), (.idle, false))
        assertEqual((screen[2].contentOffset[axis], screen.invariantFault), (700 + sign * 30, nil))
      }
    }
  }

  /// Of two fingers on a map one is lifted after a third has moved the list around it: the other finger drags on by its own way.
  /// Catches: in `changeInContainer`, the branch of a finger whose parent may have moved left out; `moveOrigin` left out of
  /// `Scroller.part(from:at:)`.
  func testAFingerThatIsLeftOfTwoDragsOnByItsOwnWay() {
    for axis in ScrollAxis.allCases {
      func point(_ along: Double) -> ScrollPoint { ScrollPoint { $0 == axis ? along : 100 } }
      var screen = ScrollScreen(of: list(axis, 700, at: 300))
      var map = list(axis.cross, 600)
      map.contentSize[axis] = 900
      map.contentOffset = ScrollPoint(200, 200)
      map.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
      screen.insert(map, as: 2, in: 1)
      screen.handle(.touchDown(point(250), finger: 1), on: 1, at: .origin)
      screen.handle(.touchDown(point(100), finger: 0), on: 2, at: .milliseconds(4))
      screen.handle(.touchDown(point(200), finger: 2), on: 2, at: .milliseconds(8))
      screen.handle(.touchMoved(point(200), finger: 1), at: .milliseconds(16))
      XCTAssertEqual(screen[1].contentOffset[axis], 340)
      screen.handle(.touchUp(finger: 2), at: .milliseconds(24))
      let before = screen[2].contentOffset
      screen.handle(.touchMoved(point(120), finger: 0), at: .milliseconds(32))
      screen.handle(.touchMoved(point(130), finger: 0), at: .milliseconds(40))
      let way = before[axis] - screen[2].contentOffset[axis]
      XCTAssertTrue((20...30).contains(way), "\(way)")
    }
  }

  /// The first movement of a drag that catches a flight moves the members that a drag moves, not those of the flight.
  /// Catches: any of the three cases that `begin(_:then:at:)` in `ScrollChain.handle`, left out.
  func testAMovementThatCatchesAFlightIsADrag() {
    let catches: [(ScrollAxis) -> (Scroller.Input, Scroller.Input, Scroller.Input)] = [
      { axis in
        let delta = self.vector(axis, -20)
        return (.scroll(delta, phase: .began), .scroll(.zero, phase: .began), .scroll(delta, phase: .changed))
      },
      { axis in
        let movement = Scroller.Input.scroll(self.vector(axis, -20), phase: .changed)
        return (movement, .scroll(.zero, phase: .began), movement)
      },
      { axis in
        let movement = Scroller.Input.moved(by: self.vector(axis, 20))
        return (movement, .began, movement)
      },
      { axis in
        let movement = Scroller.Input.changed(translation: self.vector(axis, 20))
        return (movement, .began, movement)
      },
    ]
    for (axis, time) in ScrollAxis.allCases.flatMap({ axis in (25...35).map { (axis, $0) } }) {
      var rules = ScrollScreen.Rules()
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) = (false, false)
      var flying = ScrollScreen(rules: rules, of: list(axis, 500), list(axis, 180, at: 90))
      flying.handle(.began, on: 2, at: .origin)
      flying.handle(.ended(velocity: vector(axis, -900)), on: 2, at: .milliseconds(10))
      flying.advance(to: .milliseconds(time))
      XCTAssertGreaterThan(flying[1].contentOffset[axis] + flying[2].contentOffset[axis], 5)
      for inputs in catches {
        let (both, beginning, movement) = inputs(axis)
        var (screen, twice) = (flying, flying)
        let instant = ScrollInstant(.milliseconds(time + 1))
        screen.handle(both, on: 2, at: instant)
        XCTAssertNil(screen.invariantFault)
        twice.handle(beginning, on: 2, at: instant)
        twice.handle(movement, on: 2, at: instant)
        assertEqual((screen[1], screen[2]), (twice[1], twice[2]))
      }
    }
  }

  /// A touch takes the members of its path out of a flight from the innermost, whichever axis each of them scrolls on, so that
  /// what flies on does not depend on the names of the axes.
  /// Catches: `if isGrouped { detach(index) } else { stopOutside(index) }` made `if !isGrouped { stopOutside(index) }`.
  func testMembersLeaveAFlightInTheOrderOfTheirPath() {
    let offsets = ScrollAxis.allCases.map { axis in
      var screen = ScrollScreen()
      screen.insert(sheet(axis, 600, [.length(20), .length(477)]), as: 1)
      screen.insert(list(axis.cross, 171), as: 2, in: 1)
      var inner = list(axis.cross, 826, at: 682)
      inner.endlessAxis = axis
      screen.insert(inner, as: 3, in: 2)
      screen.insert(header(axis, 192, 92), as: 4, in: 2)
      screen.handle(
        .wheel(
          ScrollVector { $0 == axis ? -167 : 15 },
          .spring(ScrollSpring(angularFrequency: 15.7, dampingRatio: 0.5))), on: 3, at: .origin)
      screen.handle(.touchDown(ScrollPoint(100, 100)), on: 4, at: .milliseconds(263))
      screen.handle(.touchUp(), at: .milliseconds(270))
      screen.runToRest()
      return [1, 2, 3, 4].map { screen[$0].contentOffset[axis] }
    }
    XCTAssertEqual(offsets[0], offsets[1])
  }

  /// A slow drag belongs to the member along the way of the finger, whatever the less than a pixel is by which it has left the slop:
  /// where members share no movement, and where they share one.
  /// Catches: in `Touch.DirectionalLock.decide`, or in `Scroller.travel(beginningAt:at:)`, the translation for the travel.
  func testASlowDragBelongsToTheMemberAlongItsWay() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      func point(_ across: Double, _ along: Double) -> ScrollPoint {
        ScrollPoint { 200 + ($0 == axis ? along : across) * sign }
      }
      for isShared in [false, true] {
        var screen = ScrollScreen(
          of: list(axis, 1000, across: isShared ? 1000 : 0, at: 500), list(axis.cross, 1000, at: 500))
        screen.handle(.touchDown(point(0, 0)), on: 2, at: .origin)
        for (step, place) in [(0, -4), (-1, -7), (-2, -10), (0, -10.25), (0, -50)].enumerated() {
          let instant = ScrollInstant(milliseconds: Int64(16 * (step + 1)))
          screen.handle(.touchMoved(point(Double(place.0), place.1)), at: instant)
        }
        XCTAssertNotEqual(screen[1].contentOffset[axis], 500)
        XCTAssertEqual(screen[2].contentOffset[axis.cross], 500)
      }
    }
  }

  /// Where a list is removed that bounced under a finger, nothing bounces on the axis on which what is left does not scroll.
  /// Catches: `members[stretcher].isEnabled` left out of `AxisChain.alwaysBounces`.
  func testWhatIsAroundAListThatIsRemovedDoesNotBounceInItsPlace() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen(of: list(axis.cross, 900), list(axis, 0, across: 900, alwaysBounces: true))
      screen.handle(all: [.began, .moved(by: vector(axis, 60))], on: 2, at: .origin)
      screen.remove(2, at: .origin)
      screen.handle(.moved(by: vector(axis, 60)), at: .origin)
      let changes = screen.handle(.ended(velocity: vector(axis, 900)), at: .origin)
      XCTAssertEqual(changes.map(\.events), [[.willEndDragging, .didEndDragging(willDecelerate: false)]])
      XCTAssertFalse(screen.isMoving)
    }
  }

  /// A finger that stops a list in its first pixel leaves the list in it at its limit, which is off the pixel grid.
  /// Catches: `joined.viewport.contentOffset[axis]` for `axes[axis].coordinate` in `stopOnPixels`.
  func testATouchInTheFirstPixelMovesNoOtherMember() {
    for (axis, isUpwards) in product(ScrollAxis.allCases, [false, true]) {
      let (inner, outer) = isUpwards ? (-0.53125, 748.875) : (113.53125, 748.125)
      var limited = list(axis, 113.53125, at: inner)
      limited.contentInset[min: axis] = 0.53125
      for instant in 1...40 {
        var screen = ScrollScreen(of: list(axis, 1500, at: outer), limited)
        let key: Scroller.Key =
          axis == .vertical ? isUpwards ? .lineUp : .lineDown : isUpwards ? .lineLeft : .lineRight
        screen.handle(.key(key, .eased(duration: .milliseconds(300))), on: 2, at: .origin)
        screen.handle(.touchDown(ScrollPoint(10, 10), finger: 0), on: 2, at: .milliseconds(instant))
        XCTAssertEqual(screen[2].contentOffset[axis], inner, "\(key), at \(instant) ms")
        XCTAssertEqual(screen[1].contentOffset[axis].remainder(dividingBy: 1), 0)
      }
    }
  }

  /// A finger on a list in a sheet that another finger drags moves the list alone, also after that one is lifted; of a list in a list,
  /// both past their limits, it moves the inner one, and the outer one returns without it.
  /// Catches: `keepOneTargetOnEachAxis()` left out of `takeHold`, and `returnInside(index)` of it.
  func testAFingerMovesOneMemberOnAnAxis() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      func at(_ place: Double) -> ScrollPoint { ScrollPoint { $0 == axis ? 400 + sign * place : 200 } }
      func offsets(_ screen: ScrollScreen) -> [Double] { [1, 2].map { screen[$0].contentOffset[axis] } }
      var screen = ScrollScreen()
      screen.insert(sheet(axis, 800, [.length(300), .length(700)]), as: 1)
      screen.insert(list(axis, 3000, at: 1000), as: 2, in: 1)
      screen.handle(all: [.touchDown(at(0)), .touchMoved(at(-12))], on: 1, at: .origin)
      screen.handle(all: [.touchDown(at(100), finger: 1), .touchUp], on: 2, at: .origin)
      screen.handle(.touchMoved(at(85), finger: 1), at: .origin)
      let before = offsets(screen)
      screen.handle(.touchMoved(at(45), finger: 1), at: .origin)
      XCTAssertEqual(offsets(screen), [before[0], before[1] + sign * 40])

      screen = ScrollScreen()
      screen.insert(list(axis, 3000, at: -60), as: 1)
      screen.insert(list(axis, 3000, at: -50), as: 2, in: 1)
      for id in [1, 2] as [ScrollScreen.ID] { screen.handle(.fling(.zero), on: id, at: .origin) }
      let start = ScrollInstant(.milliseconds(30))
      screen.handle(all: [.touchDown(at(0)), .touchMoved(at(-20 * sign))], on: 2, at: start)
      XCTAssertEqual(screen.phase(of: 2), .dragging)
      XCTAssertEqual(screen.phase(of: 1), .decelerating)
      screen.advance(by: .seconds(2))
      XCTAssertEqual(offsets(screen)[0], 0)

      // Also where both share the flight that brings it back.
      screen = ScrollScreen()
      screen.insert(sheet(axis, 800, [.length(300), .length(700)], false), as: 1)
      screen.insert(list(axis, 3000), as: 2, in: 1)
      screen.handle(
        all: [.began, .moved(by: .along(axis, 100)), .ended(velocity: .zero)], on: 2, at: .origin)
      screen.advance(by: .milliseconds(16))
      screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? -50 : 0 }, nil), on: 2, at: screen.now)
      XCTAssertLessThan(offsets(screen)[0], 290)
      screen.handle(.touchDown(at(0)), on: 2, at: screen.now)
      XCTAssertEqual(screen.phase(of: 1), .decelerating)
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
    screen.insert(list(.vertical, 1200, across: 40, at: 60), as: 21)
    screen.insert(card(196), as: 11, in: 21)
    screen.insert(card(248), as: 8, in: 11)
    screen.handle(.touchDown(ScrollPoint(226, 106)), on: 8, at: .origin)
    screen.handle(
      .setContentOffset(ScrollPoint(437, 615), .eased(duration: .zero)), on: 21, at: .origin)
    screen.expand(11, true, animation: .uiKit, at: .origin)
    let later = ScrollInstant(.milliseconds(12))
    screen.handle(.touchDown(ScrollPoint(171, 114), finger: 1), on: 8, at: later)
    screen.handle(.cancelled, at: later)
    screen.advance(by: .seconds(9))
    XCTAssertTrue([0, 196].contains(screen[11].contentOffset.y), "\(screen[11].contentOffset)")
  }

  /// A finger whose lift was lost comes down on a list that another finger holds: the header that it held half-way goes on to a
  /// place.
  /// Catches: `scratch.path.filter({ receiver(at: $0) == target })` made `scratch.path where receiver(at: index) == target` in
  /// `keepOneTargetOnEachAxis`.
  func testWhatAFingerLeavesInOneNestReturns() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(header(axis, 123, 40, returns: .atOnce), as: 1)
      screen.insert(list(axis, 900), as: 2, in: 1)
      screen.insert(list(axis, 900), as: 3, in: 2)
      screen.insert(list(axis, 900), as: 4, in: 2)
      screen.insert(list(axis, 900, at: 400), as: 5, in: 4)
      screen.handle(
        all: [.began, .moved(by: vector(axis, -39)), .ended(velocity: .zero)], on: 3, at: .origin)
      XCTAssertEqual(screen[1].contentOffset[axis], 39)
      screen.handle(.touchDown(.zero, finger: 2), on: 3, at: .origin)
      screen.handle(.touchDown(.zero, finger: 0), on: 5, at: .origin)
      screen.remove(5, at: .milliseconds(5))
      screen.handle(.touchDown(.zero, finger: 2), on: 4, at: .milliseconds(10))
      screen.advance(to: .seconds(3))
      XCTAssertNotEqual(screen[1].contentOffset[axis], 39)
    }
  }
}
