/// A change in flight is a new beginning at the unrounded places of all members: what moves goes on, and ends where it is to.
final class ScrollScreenContinuityTests: ScrollScreenCase {
  private let fine = 0x1p20

  /// Catches: `!old.isPast` left out of `AxisChain.replace`.
  func testAListThatStretchesGoesOnWhereItsContentGrows() {
    var screen = ScrollScreen(of: list(900, on: axis.cross), list(500, on: axis.cross, alwaysBounces: true))
    screen.advance(to: .milliseconds(15), after: .fling(ScrollVector(300, 300)), on: 2, at: .origin)
    let (offset, speed) = (screen[2, axis], screen.velocity(of: 2)[axis])
    XCTAssertGreaterThan(offset, 3)
    screen.update(2, at: .milliseconds(15)) { $0.contentSize[axis] = 4000 }
    XCTAssertEqual(screen.advanced(to: .milliseconds(16))[2, axis], offset + 0.001 * speed, accuracy: 0.05)
  }

  /// A wheel scrolls a header, whose travel then becomes shorter than the way that is left: it ends at its limit, and nothing is
  /// left to return.
  /// Catches: `inside != origin` made `true` in `restartUnrounded`.
  func testAHeaderInAnAnimationEndsExactlyAtTheLimitThatItGets() {
    var screen = ScrollScreen()
    screen.insert(
      Viewport(337, 343, content: 337, 900, contentOffset: ScrollPoint(0, 557), displayScale: fine), as: 18)
    screen.insert(
      ScrollScreen.Geometry.header(
        CollapsingHeader(length: 110.625, collapsedLength: 67.875, returns: .atOnce, stretches: true),
        over: ScrollRect(44, 29, 575, 240)), as: 20, in: 18, displayScale: fine)
    screen.insert(
      .sheet(
        ScrollSheet(
          container: ScrollRect(0, 0, 445.75, 723.5), detents: [.length(120), .fraction(0.5), .inset(44)],
          isDismissible: false)), as: 2, in: 20, displayScale: fine)
    let wheel = Scroller.Input.wheel(
      ScrollVector(0, 129.5), notch: ScrollVector(50, 120), .eased(duration: .milliseconds(300), timing: nil))
    screen.advance(
      to: ScrollInstant(.microseconds(25891)), after: wheel, on: 20, at: ScrollInstant(.microseconds(16659)))
    screen.update(
      .header(
        CollapsingHeader(length: 94.75, collapsedLength: 54.3125, stretches: true),
        over: ScrollRect(0, 0, 484.5, 365.5)), as: 20, at: ScrollInstant(.microseconds(42555)))
    let changes = screen.advance(to: screen.instantOfRest(of: 20))
    assertEqual((screen[20].contentOffset.y, screen.phase(of: 20)), (40.4375, .idle))
    XCTAssertFalse(changes.contains { $0.id == 20 && $0.events.contains(.willBeginDecelerating) })
  }

  /// Catches: `showOnPixels` left out of `stopOnPixels`.
  func testAMemberThatHasNotMovedYetIsStoppedOnItsPixels() {
    var screen = ScrollScreen(of: list(900, across: 300), list(2000, across: 200))
      .handling([0: .fling(vector(900)), 187: .fling(vector(-300))], on: 2)
    let offset = screen[2, axis]
    XCTAssertNotEqual(offset, offset.rounded())
    XCTAssertEqual(screen.give(.began, on: 2)[2, axis], offset.rounded())
  }

  /// A finger that catches content past its limit pulls it from where it is shown, as in a scroller of its own.
  /// Catches: `catchUp(&events)` added before `handleOther` in the `handle` that a chain calls.
  func testACatchIsWhereContentIsShown() {
    forAll("a catch", count: 100, in: { ($0.double(in: 100...400), $0.double(in: 1...60)) }) { pull, after in
      let size = ScrollSize { $0 == axis ? 52 : 300 }
      let content = Viewport(
        frame: ScrollRect(origin: .zero, size: size), contentSize: ScrollSize { $0 == axis ? 2000 : 300 },
        displayScale: 1)
      let around = Viewport(frame: content.frame, contentSize: content.contentSize)
      var (alone, screen) = (Scroller(viewport: content), ScrollScreen(of: around, content))
      let inputs: [(Scroller.Input, Double)] = [
        (.began, 0), (.moved(by: vector(pull)), 16), (.ended(velocity: .zero), 32), (.began, 32 + after),
        (.moved(by: vector(70)), 48 + after), (.moved(by: vector(-40)), 64 + after),
        (.moved(by: vector(-80)), 80 + after),
      ]
      for (input, time) in inputs {
        let instant = ScrollInstant(.microseconds(Int(1000 * time)))
        alone.handle(input, at: instant)
        screen.handle(input, on: 2, at: instant)
        let (own, expected) = (screen[2, axis], alone.viewport.contentOffset[axis])
        if own != expected { return "\(own) in a screen, \(expected) alone after \(input)" }
      }
      return nil
    }
  }

  /// A finger that catches content past its end moves it by no more than itself, also where the flight has the length of a longer
  /// list around it, whose pull can refresh.
  /// Catches: `joined.beginDragAgain` left out of `prepareForDrag`.
  func testACatchPullsByTheBandOfTheMemberThatStretches() {
    for after in [4, 8, 30, 90] {
      var (outer, inner) = (list(0), list(0))
      outer.frame.size = ScrollSize(600, 600)
      outer.contentSize = outer.frame.size
      outer.refreshControl = RefreshControl(trigger: 100, extent: 0, on: axis)
      inner.refreshControl = outer.refreshControl
      inner.isRefreshing = true
      var screen = ScrollScreen(of: outer, inner)
      screen.handle([0: .began, 10: .moved(by: vector(-60)), 10: .ended(velocity: vector(-4000))], on: 2)
      screen.advance(to: .milliseconds(10 + after))
      let offset = screen[2, axis]
      XCTAssertGreaterThan(offset, 30)
      XCTAssertEqual(screen.give(.began, .moved(by: vector(9)), on: 2)[2, axis], offset, accuracy: 9.5)
    }
  }

  /// A wheel opens a card as far as predicted, also one whose travel and the limit of its viewport differ by a rounding.
  /// Catches: `place.orEnd(of:)` left out of `AxisChain.rest(_:at:endingAt:)`.
  func testAWheelOpensACardAsFarAsPredicted() {
    for frames in [1, 20, 100, 200] {
      var screen = ScrollScreen(of: list(900))
      let card = ExpandingCard(
        axis: axis, container: ScrollSize(261, 261), collapsedInsets: ScrollInsets(20, 20, 20, 20),
        travel: 186.60031353253893, innerContentLength: 184)
      screen.insert(.card(card, origin: .zero), as: 2, in: 1)
      screen.handle(.wheel(vector(57), .uiKit), on: 2, at: .origin)
      let rest = screen.restingOffset(of: 2)
      let time = ScrollInstant.origin.duration(to: screen.instantOfRest)
      for frame in 1...frames { screen.advance(to: ScrollInstant(time * frame / frames)) }
      XCTAssertEqual(screen.phase(of: 2), .idle)
      XCTAssertEqual(screen[2].contentOffset, rest, "\(frames)")
    }
  }

  /// Content that does not bounce follows a finger from its limit, also where the program has put it past that; and no list in it
  /// moves farther than the finger, in however many samples that comes.
  /// Catches: `metrics.bounces ? offset` left out of `MovingAxis.beginDrag`; `put(at: end, on: axis)` left out of `ScrollChain.goOn`.
  func testContentThatDoesNotBounceFollowsAFingerFromItsLimit() {
    let steps: [(samples: [Double], outer: Double, inner: Double)] = [
      ([10], 890, 0), ([-50], 900, 50), ([-20, -30], 900, 50), ([-50, 30], 900, 20), ([-400], 900, 300),
    ]
    for (isJoined, isAtEnd, isTouch) in product([false, true], [true, false], [false, true]) {
      let side = isAtEnd ? 1.0 : -1
      var (outer, inner) = (list(900), list(300, at: isAtEnd ? 0 : 300))
      (outer.bounces, inner.bounces) = (false, false)
      for (samples, outerEnd, innerEnd) in steps {
        var screen = ScrollScreen(physics: Scroller.Physics(slop: 0), of: outer)
        if isJoined { screen.insert(inner, as: 2, in: 1, physics: Scroller.Physics(slop: 0)) }
        let place = point(450 + side * 650)
        screen.handle(.setContentOffset(place, nil), on: 1, at: .origin)
        screen.handle(isTouch ? .touchDown(.zero) : .began, on: isJoined ? 2 : 1, at: .origin)
        XCTAssertEqual(screen[1].contentOffset == place, isTouch)
        var finger = ScrollPoint.zero
        for sample in samples {
          finger[axis] += side * sample
          screen.handle(isTouch ? .touchMoved(finger) : .moved(by: vector(side * sample)), at: .origin)
          XCTAssertNil(screen.invariantFault)
        }
        XCTAssertEqual(450 + side * (screen[1, axis] - 450), outerEnd)
        if isJoined { XCTAssertEqual(150 + side * (screen[2, axis] - 150), innerEnd) }
      }
    }
  }

  /// A drag whose first sample moves nothing by a pixel turns as one without it: the list, which alone moves back, stretches by its
  /// band.
  /// Catches: `leg = nil` left out of `AxisChain.prepareForDrag`.
  func testADragThatBeginsWithLessThanAPixelTurnsAsAnyOther() {
    for isUpward in [false, true] {
      func offsets(after steps: [Double]) -> [ScrollPoint] {
        var screen = ScrollScreen()
        let rules = ScrollScreen.Rules(
          towardsEnd: isUpward ? .outerFirst : .innerOnly, towardsStart: isUpward ? .innerOnly : .outerFirst)
        screen.insert(list(900, at: 450), as: 1, rules: rules)
        screen.insert(list(900, at: isUpward ? 0 : 900), as: 2, in: 1)
        screen.handle(.began, on: 2, at: .origin)
        for step in steps {
          XCTAssertNil(screen.give(.moved(by: vector(isUpward ? step : -step)), at: .origin).invariantFault)
        }
        return [screen[1].contentOffset, screen[2].contentOffset]
      }
      XCTAssertEqual(offsets(after: [-0.25, -99.75, 10]), offsets(after: [-100, 10]))
    }
  }

  /// An input on one axis leaves the flight on the other as it is, also one that is on its way back to where it began.
  /// Catches: `where:` left out of the cases of `.wheel` and `.retarget` in `ScrollChain.prepare`; `restart(at:)` before the guard in `ScrollChain.moveOnly`.
  func testAnInputOnOneAxisLeavesTheFlightOnTheOther() {
    for (isAtEnd, speed) in product([false, true], [0.0, -500]) {
      var screen = ScrollScreen(of: list(900, at: 450), list(900, across: 900, at: isAtEnd ? 900 : 0))
      screen.handle(.began, on: 2, at: .origin)
      let velocity = vector(-1000, across: speed)
      screen.handle(.ended(velocity: velocity), at: .origin) {
        $1.target[axis] = $1.viewport.contentOffset[axis]
      }
      let instant = ScrollInstant(.milliseconds(30))
      screen.advance(to: instant)
      var inputs: [Scroller.Input] = [
        .wheel(vector(across: 40), nil), .wheel(vector(across: 40), .wheel), .wheel(vector(across: -40), nil),
      ]
      // It moves the outer one along the axis.
      if isAtEnd { inputs.append(.retarget(ScrollPoint { _ in 300 })) }
      for input in inputs {
        var (one, other) = (screen, screen)
        one.handle(input, on: 2, at: instant)
        for frame in 0...60 {
          let instant = instant.advanced(by: .milliseconds(16 * frame))
          one.advance(to: instant)
          other.advance(to: instant)
          for id: ScrollScreen.ID in [1, 2] {
            XCTAssertEqual(one[id, axis], other[id, axis], "\(input), \(frame)")
          }
        }
      }
    }
  }

  /// A wheel that begins beside a flight on the other axis stays with the list that it has brought to its end, as any other does.
  /// Catches: `?? .restarts` made `?? .none` in `Scroller.continuesFlight`.
  func testAWheelBesideAFlightStaysWithItsMember() {
    var screen = ScrollScreen(of: list(900, across: 900), list(900, across: 60))
    screen.handle(.fling(vector(60)), on: 2, at: .origin)
    let wheel = Scroller.Input.wheel(vector(across: 100), nil)
    XCTAssertEqual(screen.give(wheel, on: 2, at: .milliseconds(20))[2, axis.cross], 60)
    screen.runToRest()
    XCTAssertLessThan(screen.now, ScrollInstant(.seconds(1)))
    XCTAssertEqual(screen.give(wheel, on: 2)[1, axis.cross], 0)
  }

  /// Catches: `isLeft` left out of `ScrollScreen.joinAtRest`.
  func testAWheelMovesWhatAListHasLeftByItsOwnPhysics() {
    var screen = ScrollScreen(of: list(900, across: 900))
    screen.insert(list(0, across: 60), as: 2, in: 1, physics: Scroller.Physics(reducesMotion: true))
    screen.handle(.fling(vector(1000)), on: 2, at: .origin)
    let instant = ScrollInstant(.milliseconds(50))
    screen.remove(2, at: instant)
    let (offset, velocity) = (screen[1].contentOffset, screen.velocity(of: 1))
    XCTAssertGreaterThan(velocity[axis], 0)
    screen.handle(.wheel(vector(across: 100), .wheel), on: 1, at: instant)
    XCTAssertEqual(screen[1].contentOffset, offset)
    XCTAssertEqual(screen.velocity(of: 1)[axis], velocity[axis], accuracy: 1e-6)
    XCTAssertEqual(screen.rested[1, axis.cross], 100)
  }

  /// Catches: `0.5 * longestPixel` made `0.5 / member.pixelGrid.scale` in `AxisChain.faultOfMembers`.
  func testAMemberTakesOverWhatTheGridOfAnotherRoundsAway() {
    var (outer, inner) = (list(900), list(900))
    (outer.displayScale, inner.displayScale) = (1, 3)
    var screen = ScrollScreen(of: outer, inner).handling(.setContentOffset(point(-5), nil), on: 1)
    screen.handle(.began, on: 2, at: .origin)
    for _ in 0..<200 {
      let before = [screen[1, axis], screen[2, axis]]
      XCTAssertNil(screen.give(.moved(by: vector(-0.1)), at: .origin).invariantFault)
      XCTAssertEqual(screen[1, axis], before[0], accuracy: 1)
      XCTAssertEqual(screen[2, axis], before[1], accuracy: 0.7)
    }
    XCTAssertGreaterThan(screen[2, axis], 0)
  }

  /// A scroll without an end that is over when another member is touched ends by the physics of then, whether or not a frame comes
  /// before they change.
  /// Catches: `endCoasts(by:)` left out of `ScrollScreen.subscript(physicsOf:)`;
  /// `?? AxisPlan(from: offset, to: offset, duration: 0)` left out of `Scroller.endCoasts`.
  func testPhysicsThatChangeAfterAScrollDoNotEndIt() {
    for returns in [false, true] {
      let snapping = changed(ScrollSnapping()) { $0[axis] = SnapRule(.every(90)) }
      var physics = [Scroller.Physics(), Scroller.Physics(snapping: snapping)]
      if returns { physics.reverse() }
      var screen = ScrollScreen(physics: physics[0], of: list(900))
      screen.insert(list(900), as: 2)
      screen.handle(.scroll(vector(40), phase: .unphased), on: 1, at: .origin)
      let instant = ScrollInstant(.milliseconds(200))
      screen.handle(.began, on: 2, at: instant)
      var other = screen
      let events = other.advance(to: instant).events(of: 1)
      screen[physicsOf: 1] = physics[1]
      other[physicsOf: 1] = physics[1]
      XCTAssertEqual(screen.advance(to: instant).events(of: 1), events)
      for frame in 0...60 {
        let next = instant.advanced(by: .milliseconds(16 * frame))
        XCTAssertEqual(screen.advance(to: next), other.advance(to: next))
        XCTAssertEqual(screen[1].contentOffset, other[1].contentOffset, "\(returns), frame \(frame)")
        XCTAssertNil(screen.invariantFault)
      }
      XCTAssertEqual(screen[1, axis], returns ? 0 : 40)
    }
  }

  /// A throw of content whose return is less than half a pixel before its limit can lead past the other limit.
  /// Catches: `guard !isPast` made `guard !self.isPast` in `AxisChain.fault`.
  func testAThrowFromTheEndOfAReturnPassesTheOtherLimit() {
    for (isUpward, delay) in product([false, true], 280..<300) {
      var screen = ScrollScreen(of: list(0, across: 300, alwaysBounces: true), list(0, across: 300))
      let side = isUpward ? -1.0 : 1
      screen.handle(.setContentOffset(point(400 * side), nil), on: 1, at: .origin)
      screen.handle([0: .wheel(vector(-100 * side), .wheel), delay: .fling(vector(-900 * side))], on: 2)
      XCTAssertNil(screen.advanced(to: .milliseconds(delay + 10)).invariantFault, "\(delay) ms")
    }
  }

  /// An animation rests exactly where predicted, wherever its last frame shows a grid from which a sum of thirds is a rounding away.
  /// Catches: `before[axis] = .infinity` left out of `ScrollChain.follow`.
  func testAnAnimationRestsAsPredictedAfterAnyFrame() {
    let inner = changed(list(900, at: 146 / 3)) { $0.displayScale = 3 }
    let screen = ScrollScreen(of: list(900), inner)
      .handling(.wheel(vector(-40), .eased(duration: .milliseconds(300))), on: 2)
    let rest = screen.restingOffset(of: 2)
    for frame in 280..<300 {
      XCTAssertEqual(screen.advanced(to: .milliseconds(frame)).rested[2].contentOffset, rest, "\(frame) ms")
    }
  }

  /// A layout pass that gives a member the geometry that it has changes no bit, at rest, under a finger and in flight; nor does one that
  /// changes the geometry make a free flight faster, or end it without its bounce.
  /// Catches: in `ScrollScreen.change(_:to:_:_:at:)`, `geometry.contentInset == old.contentInset, kind == oldKind` made `false`; in
  /// `MovingAxis.isLed`, `isAnimating || isChosen` made `true`.
  func testALayoutPassChangesNoFlight() {
    let geometries: [(ScrollScreen.Geometry, ScrollScreen.Geometry)] = [
      (header(148, 44), header(150, 44)),
      (.sheet(sheet(800)), .sheet(sheet(800, [.length(130), .inset(44)]))),
      (.card(card(300), origin: .zero), .card(card(300), origin: ScrollPoint(3, 3))),
    ]
    for (geometry, other) in geometries {
      var screen = ScrollScreen(of: geometry, list(2000, at: 400))
      screen.handle(.setContentOffset(screen[1].maximumContentOffset, nil), on: 1, at: .origin)
      let list = geometry == .card(card(300), origin: .zero) ? 1 : 2 as ScrollScreen.ID
      for input in [.began, .moved(by: vector(30)), .ended(velocity: vector(3500))]
        as [Scroller.Input]
      {
        var same = screen
        assertEqual((same.update(geometry, as: 1, at: screen.now).isEmpty, same), (true, screen))
        screen.handle(input, on: list, at: screen.now)
      }
      screen.advance(by: .milliseconds(20))
      var (same, changed) = (screen, screen)
      same.update(geometry, as: 1, at: screen.now)
      XCTAssertEqual(same, screen)
      guard screen.velocity(of: list)[axis] != 0, geometry != .sheet(sheet(800)) else { continue }
      changed.update(other, as: 1, at: screen.now)
      changed.advance(by: .milliseconds(60))
      screen.advance(by: .milliseconds(60))
      XCTAssertEqual(changed.velocity(of: list)[axis], screen.velocity(of: list)[axis], accuracy: 1)
    }
  }

  /// A collapsed header that gets another length stays collapsed under a finger, and where a flight is about to open it: the rows stay
  /// where they are.
  /// Catches: `isCollapsed ? header.travel - old.travel : 0` made `0`.
  func testACollapsedHeaderStaysCollapsed() {
    for (length, velocity) in product([100.0, 160, 300], [nil, vector(3000)]) {
      var screen = ScrollScreen(of: header(148, 44), list(5000, at: 900))
      XCTAssertEqual(screen.give(.began, .moved(by: vector(-300)), on: 2, at: .origin)[1, axis], 104)
      if let velocity { screen.handle(.ended(velocity: velocity), on: 2, at: .origin) }
      let offset = screen[2].contentOffset
      screen.update(header(length, 44), as: 1, at: .origin)
      assertEqual((screen[1, axis], screen[2].contentOffset), (length - 44, offset))
      guard velocity == nil else { continue }
      XCTAssertEqual(screen.give(.moved(by: vector(-10)), on: 2, at: .origin)[2, axis], offset[axis] + 10)
    }
  }

  /// Catches: `new.limits(on: axis) != viewport.limits(on: axis)` made `true` in `ScrollScreen.update`.
  func testAnUpdateOfAChatThatChangesNothingChangesNoFlight() {
    var screen = ScrollScreen(of: sheet(800, [.inset(44)]))
    let chat = changed(list(2200, at: 1700)) { $0.followsEnd = axis }
    screen.insert(chat, as: 2, in: 1)
    screen.drag(2, endingAt: vector(-1500), then: .milliseconds(48))
    var updated = screen
    XCTAssertTrue(updated.update(2, at: screen.now) { _ in }.isEmpty)
    updated.runToRest()
    screen.runToRest()
    assertEqual((updated.offsets, updated.now), (screen.offsets, screen.now))
  }

  /// Rows that come or go between what is visible and the place at which the host lets a list in a sheet rest leave the place, as in a
  /// list alone; rows before the place move it.
  /// Catches: `chosenRest` made `nil` in `ScrollScreen.apply`.
  func testRowsOnTheWayLeaveAChosenPlace() {
    for (retargets, inSheet) in product([false, true], [false, true]) {
      for (position, growth, rest) in [
        (1200.0, 60.0, 880.0), (1200, -40, 880), (400, 60, 940), (2500, 60, 880),
      ] {
        var screen = ScrollScreen(of: sheet(800, [.inset(44)]))
        screen.insert(list(5000, at: 1800), as: 2, in: inSheet ? 1 : nil)
        screen.handle(.began, on: 2, at: .origin)
        screen.handle(.ended(velocity: vector(1500)), on: 2, at: .origin) { _, release in
          if !retargets { release.target[axis] = 880 }
        }
        if retargets { screen.handle(.retarget(point(880)), on: 2, at: .origin) }
        screen.advance(by: .milliseconds(50))
        let (velocity, end) = (screen.velocity(of: 2), screen.instantOfRest)
        screen.apply(ContentChange(on: axis, at: position, lengthChange: growth), to: 2, at: screen.now)
        screen.checkInvariants()
        assertEqual((screen.restingOffset(of: 2)[axis], screen.target(of: 2)?[axis]), (rest, rest))
        XCTAssertEqual(screen.velocity(of: 2)[axis], velocity[axis], accuracy: 1e-6)
        XCTAssertLessThanOrEqual(screen.instantOfRest, end.advanced(by: .nanoseconds(1)))
        XCTAssertEqual(screen.rested[2, axis], rest)
      }
    }
  }

  /// Physics that are set to what they are change nothing: no scroll that is over when another member has moved on, and no members
  /// that share movements, also where the rules of a sheet replace those that are set.
  /// Catches: `guard physics != members[index].scroller.physics` made `guard true` in `ScrollScreen.subscript(physicsOf:)`;
  /// `newValue` for `physics` there.
  func testEqualPhysicsChangeNothing() {
    for side in [-1.0, 1] {
      var screen = ScrollScreen(of: list(900, at: 300))
      screen.insert(list(900, at: 300), as: 2)
      screen.handle(.scroll(vector(50 * side), phase: .unphased), on: 1, at: .origin)
      screen.handle(.setContentOffset(point(100), nil), on: 2, at: ScrollInstant(.milliseconds(200)))
      var before = screen
      screen[physicsOf: 1] = screen[physicsOf: 1]
      XCTAssertEqual(screen, before)
      screen[physicsOf: 1].decelerationRate = .fast
      XCTAssertNotEqual(screen, before)

      screen = ScrollScreen(of: sheet(800, [.inset(44)]), list(5000))
        .dragging(2, endingAt: vector(500 * side))
      before = screen
      screen[physicsOf: 2] = screen[physicsOf: 2]
      screen[physicsOf: 1].snapping[axis] = SnapRule(.every(90))
      XCTAssertEqual(screen, before)
    }
  }
}
