@testable import ScrollGeometry
@testable import ScrollKinetics

/// Members move by what they are now, whatever they have shared movements with before.
final class ScrollScreenHistoryTests: ScrollScreenCase {
  /// A list, member 1, around lists 2 and 3.
  private func lists(_ physics: Scroller.Physics) -> ScrollScreen {
    var screen = ScrollScreen()
    for id in [ScrollScreen.ID(1), 2, 3] {
      screen.insert(list(2000), as: id, in: id == 1 ? nil : 1, physics: physics)
    }
    return screen
  }

  /// Physics and rules that change at run time count from the next touch on, at rest and in flight, also after the screen was
  /// encoded.
  /// Catches: in `ScrollScreen.isExactly`, `guard !nests[nest].isOutOfDate` left out.
  func testPhysicsAndRulesCountFromTheNextTouch() throws {
    for rests in [false, true] {
      let preset = rests ? Scroller.Preset.android : .gtk
      var screen = lists(.uiKit).dragging(2, by: vector(-20), endingAt: vector(-300))
      screen.advance(to: rests ? screen.instantOfRest : screen.now.advanced(by: .milliseconds(100)))
      for id in [ScrollScreen.ID(1), 2] { screen[physicsOf: id] = preset.physics }
      screen = try screen.coded()
      let offset = screen[2, axis] + 20
      screen.drag(2, by: vector(-20), endingAt: vector(-900))
      let plan = AxisPlan(from: offset, momentum: 900, limits: 0...2000, flight: preset.physics.flight)
      XCTAssertEqual(screen.target(of: 2)?[axis], plan.destination, "\(preset)")
      screen.rules = ScrollScreen.Rules()
      screen.drag(2, by: vector(-20))
      XCTAssertEqual(screen[1, axis], 20)
      screen.remove(2, at: screen.now)
      screen.rules = .uiKit
      XCTAssertEqual(try screen.coded(), screen)
    }
  }

  /// Catches: `&& axes.horizontal.innermost != axes.vertical.innermost` left out of `ScrollChain.directionalLock`.
  func testALockFollowsFromWhereMembersScrollNow() {
    for (wasWide, isWide) in product([false, true], [false, true]) {
      func across(_ isWide: Bool) -> Double { isWide ? 1000 : 0 }
      var screen = ScrollScreen(of: list(2000, across: across(!isWide)), list(2000, across: across(wasWide)))
      screen.drag(2, by: vector(-50))
      screen.update(2, at: .milliseconds(300)) {
        $0.contentSize = self.list(2000, across: across(isWide)).contentSize
      }
      screen.drag(2, by: vector(-50, across: -40))
      XCTAssertEqual(screen[2].contentOffset, point(100, across: isWide ? 40 : 0))
      XCTAssertEqual(screen[1].contentOffset, .zero)
    }
  }

  /// A flick back through a list to its header, which began on thirds of a point, stretches the list however it got there.
  /// Catches: `.orEnd(of: range)` left out of `target(resting:…)`.
  func testAFlickBackToAHeaderStretchesTheList() {
    let window = ScrollRect(0, 0, 844, 844)
    for speed in stride(from: 1000.0, to: 1060, by: 1) {
      var screen = ScrollScreen()
      let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
      screen.insert(.header(header, over: window), as: 1, displayScale: 3)
      let list = header.listViewport(in: window, contentSize: ScrollSize { $0 == axis ? 3000 : 844 })
      screen.insert(changed(list) { $0.displayScale = 3 }, as: 2, in: 1)
      screen.drag(2, by: .zero, endingAt: vector(-speed))
      screen.runToRest()
      screen.drag(2, by: .zero, endingAt: vector(6600))
      var least = 0.0
      screen.runToRest { screen, _ in least = min(least, screen[2, axis]) }
      XCTAssertLessThan(least, -150, "\(speed)")
    }
  }

  /// What a spring draws stretched goes on where the member leaves a movement or joins one, and where its content grows.
  /// Catches: `passStretch(of: place` left out of `detach` or `dissolveIfAtRest`, `takeStretch(of: place` of `join`; `&&
  /// !axes[axis].isRelaxing` left out of `Scroller.interrupt`; `relax(as: old.axes[axis])` left out of `change(_:to:…)`.
  func testAStretchGoesOnWhateverItsMemberSharesAMovementWith() {
    for change in 0..<5 {
      var screen = lists(Scroller.Preset.android.physics)
      if change == 4 {
        screen.insert(sheet(300, [.length(200)]), as: 4, physics: Scroller.Preset.android.physics)
      }
      let id: ScrollScreen.ID = change == 4 ? 4 : 2
      screen.drag(id, by: vector(change == 4 ? -150 : 150))
      screen.advance(by: .milliseconds(16))
      var expected = screen
      switch change {
      case 0: screen.handle(.touchDown(ScrollPoint(100, 100), finger: 3), on: 3, at: screen.now)
      case 1: screen.handle(.wheel(vector(10)), on: 3, at: screen.now)
      case 2:
        screen.apply(ContentChange(on: axis, at: 1500, inserting: 100), to: 2, at: screen.now)
        screen.handle(.wheel(vector(across: 10)), on: 2, at: screen.now)
      case 3: screen.update(2, at: screen.now, animation: .uiKit) { $0.contentSize[axis] += 100 }
      default: screen.update(screen.geometry(of: 4), as: 4, at: screen.now)
      }
      for _ in 0..<3 {
        XCTAssertGreaterThan(screen.stretch(of: id)[axis].magnitude, 20, "\(change)")
        XCTAssertEqual(screen.stretch(of: id), expected.stretch(of: id), "\(change)")
        let next = screen.now.advanced(by: .milliseconds(16))
        screen.advance(to: next)
        expected.advance(to: next)
        screen.checkInvariants()
      }
    }
  }

  /// A header that is retained in flight keeps the part of the flight that its list takes over.
  /// Catches: `movers.allSatisfy({ isWithin($0, root) })` made `movers == [members[index].id]` in `leave(_:_:around:)`; `active =
  /// active.filter(isPresent)` left out of `restore`.
  func testWhatIsRetainedTogetherKeepsItsFlight() {
    for returns in [[ScrollScreen.ID(1)], [2, 1]] {
      let (window, header) = (ScrollRect(0, 0, 400, 400), CollapsingHeader(axis: axis, length: 104))
      var screen = ScrollScreen(
        of: .header(header, over: window),
        header.listViewport(in: window, contentSize: ScrollSize { $0 == axis ? 9000 : 400 }))
      screen.drag(2, by: .zero, endingAt: vector(-2000), then: .milliseconds(16))
      var present = screen
      screen.remove(1, at: .milliseconds(20), retaining: true)
      XCTAssertFalse(screen.isMoving)
      for id in returns {
        screen.restore(id, at: .milliseconds(returns.count == 1 ? 500 : 25))
        screen.checkInvariants()
      }
      for time in [600, 700, 9000] as [Int] {
        screen.advance(to: .milliseconds(time))
        present.advance(to: .milliseconds(time))
        screen.checkInvariants()
        let isOne = returns.count == 1
        for id in [ScrollScreen.ID(1), 2] where isOne { XCTAssertEqual(screen[id], present[id], "\(time)") }
        XCTAssertFalse(time == 9000 && screen.isMoving)
      }
    }
  }

  /// Members that rest where the program has placed them stay there when others leave their movement, and a scroll of the program
  /// reports no motion that never was.
  /// Catches: `leaveRestingNest(index)` left out of either `detach`.
  func testWhatRestsStaysWhereAMovementEnds() {
    let rows = ScrollSnapping(SnapRule(.every(100)))
    var screen = lists(Scroller.Physics(snapping: rows)).handling(.setContentOffset(point(245), nil), on: 3)
    screen.handle(.wheel(vector(across: 10)), on: 3, at: .milliseconds(100))
    screen.advance(
      to: .milliseconds(4000), after: .touchDown(ScrollPoint(100, 100)), on: 2, at: .milliseconds(3000))
    XCTAssertEqual(screen[3, axis], 245)

    screen = lists(.uiKit).dragging(2, by: vector(-140))
    screen[physicsOf: 2].snapping = rows
    let target = point(800)
    XCTAssertEqual(screen.handle(.setContentOffset(target, .uiKit), on: 2, at: screen.now).events(of: 2), [])
  }

  /// Catches: `physics.snapping != .none` made `physics.snapping == .none` in `update`.
  func testAPagerThatIsDisabledUnderTheFingerRestsOnAPage() {
    var screen = lists(Scroller.Physics(snapping: .paging)).handling(.began, .moved(by: vector(-100)), on: 2)
    let changes = screen.update(2, at: .origin) { $0.isScrollEnabled = false }
    XCTAssertTrue(changes.events(of: 2).contains(.willBeginDecelerating))
    XCTAssertEqual(screen.rested[2].contentOffset, .zero)
  }

  /// Catches: in `Viewport.placed(as:)`, `self` as `geometry`.
  func testWhatTheProgramHasSetStaysWhereAGeometryChanges() {
    let window = ScrollRect(0, 0, 400, 400)
    for geometry: ScrollScreen.Geometry in [
      .sheet(ScrollSheet(container: window, detents: [.length(200), .inset(0)])),
      .header(CollapsingHeader(length: 100), over: window),
      .shelf(CardShelf(cardSize: ScrollSize(100, 100), count: 9, spacing: 10, margin: 10), frame: window),
      .card(
        ExpandingCard(
          container: window.size, collapsedInsets: ScrollInsets(20, 20, 20, 20),
          travel: 120, innerContentLength: 900), origin: .zero),
    ] {
      var screen = ScrollScreen()
      screen.insert(geometry, as: 1, displayScale: 3)
      screen.update(1, at: .origin) {
        ($0.isScrollEnabled, $0.bounces, $0.safeAreaInsets.top) = (false, false, 7)
      }
      let before = screen[1]
      screen.update(screen.geometry(of: 1), as: 1, at: .origin)
      XCTAssertEqual(screen[1], before)
    }
  }

  /// What the program does with a list in a list under a finger is what it does with a list alone: an offset within the limits
  /// keeps the drag, an animation ends it, also past a limit, with the same events.
  /// Catches: in `ScrollScreen.program`, `if put(index, at: offset, at: instant) { return }` left out; in its `detach(_:for:)`,
  /// `returnInside(index)` before `move(&self)`.
  func testTheProgramMovesAMemberUnderAFingerAsAlone() {
    for distance in [-20.0, 60] {
      let offset = point(300.3)
      let rect = ScrollRect { $0 == axis ? 1200...1300 : 0...10 }
      for input: Scroller.Input in [
        .setContentOffset(offset, nil), .setContentOffset(offset, animated: true),
        .scrollRectToVisible(rect, nil), .scrollRectToVisible(rect, .eased(duration: .seconds(1))),
      ] {
        var screens = [ScrollScreen(), ScrollScreen()]
        screens[1].insert(list(2000), as: 1)
        var events = [[Scroller.Event]](repeating: [], count: 2)
        var offsets = [[Double]](repeating: [], count: 2)
        for index in screens.indices {
          screens[index].insert(list(2000), as: 2, in: index == 0 ? nil : 1)
          screens[index].handle(all: [.began, .moved(by: vector(distance))], on: 2)
          events[index] += screens[index].handle(input, on: 2, at: .origin).events(of: 2)
          events[index] += screens[index].handle(.moved(by: vector(-30)), on: 2, at: .origin)
            .events(of: 2)
          for frame in 1...80 {
            events[index] += screens[index].advance(to: .milliseconds(16 * frame)).events(of: 2)
            offsets[index].append(screens[index][2, axis])
          }
        }
        XCTAssertEqual(events[1], events[0], "\(input), \(distance)")
        for (nested, alone) in zip(offsets[1], offsets[0]) {
          XCTAssertEqual(nested, alone, accuracy: 1e-9, "\(input), \(distance)")
        }
      }
    }
  }

  /// A sheet keeps its detents whatever rules a change of its viewport brings.
  /// Catches: in `ScrollScreen.update(_:at:keeping:animation:snapping:release:_:)`, `? snapping : nil` made `? snapping : snapping`.
  func testRulesOfAnUpdateAreNoSheets() {
    let sheet = ScrollSheet(container: ScrollRect(0, 0, 400, 800), detents: [.length(120), .length(500)])
    var screen = ScrollScreen(of: sheet)
    screen.update(1, at: .origin, snapping: ScrollSnapping(SnapRule(.every(77)))) { _ in }
    screen.handle(.began, on: 1, at: .origin)
    screen.settle(
      after: .moved(by: .vertical(-100)), .ended(velocity: .zero), .wheel(.vertical(40)), on: 1, at: .origin)
    XCTAssertTrue(sheet.restingOffsets.contains(screen[1].contentOffset.y), "\(screen[1].contentOffset)")
  }

  /// A rule that comes in the flight of lists that had none counts, as of a list alone; a target that is −0 is 0.
  /// Catches: in `ScrollChain.init(joining:…)`, `if axes[axis].snaps` left out; in `AxisChain.aim`, `.flushed` left out;
  /// `advanceToRests` left out of `ScrollChain.fly`.
  func testARuleCountsInFlight() {
    for sign in [1.0, -1] {
      var screen = lists(.uiKit)
      screen.update(2, at: .origin) { $0.contentOffset[axis] = 1000 }
      screen.drag(2, by: vector(sign * -20), endingAt: vector(sign * -400), then: .milliseconds(100))
      screen.update(2, at: .milliseconds(100), snapping: ScrollSnapping(SnapRule(.every(100)), on: axis)) {
        _ in
      }
      screen.advance(to: screen.instantOfRest)
      XCTAssertEqual(screen[2, axis].truncatingRemainder(dividingBy: 100), 0)
      screen.drag(2, by: vector(20), endingAt: vector(900))
      screen.settle(after: .retarget(ScrollPoint { _ in -0.0 }), on: 2)
      assertEqual((screen[2].contentOffset, screen[2, axis].sign), (.zero, .plus))
    }
  }

  /// The end of a deceleration is reported to a member that leaves a movement which is animated on the other axis.
  /// Catches: `if purposes.contains(.deceleration) { events.append(.didEndDecelerating) }` left out of `eventsOfLeaving`.
  func testADecelerationEndsBesideAnAnimation() {
    var screen = ScrollScreen(of: list(2000), list(2000, across: 2000))
      .dragging(2, by: vector(across: -20), endingAt: vector(across: -1500))
    screen.handle(.wheel(vector(100), .wheel), on: 2, at: .milliseconds(50))
    let changes = screen.handle(.touchDown(.zero), on: 1, at: .milliseconds(100))
    XCTAssertEqual(changes.events(of: 1).filter { $0 == .didEndDecelerating }.count, 1)
  }

  /// A wheel moves the members of its path that rest as one, also where another one of the path flies, and whatever they have shared
  /// before.
  /// Catches: `!isMoving(receiver)` left out of `findGroups`.
  func testAWheelMovesWhatRestsBesideAFlight() {
    for haveShared in [false, true] {
      let (window, header) = (ScrollRect(0, 0, 300, 300), CollapsingHeader(axis: axis, length: 100))
      let rows = ScrollSize { $0 == axis ? 2000 : 300 }
      var screen = ScrollScreen(of: list(2000, across: 2000))
      screen.insert(.header(header, over: window), as: 2, in: 1)
      screen.insert(header.listViewport(in: window, contentSize: rows), as: 3, in: 2)
      if haveShared { screen.drag(3, by: .zero) }
      screen.handle(.setContentOffset(point(across: 900), .uiKit), on: 1, at: .milliseconds(200))
      screen.runToRest(after: .wheel(vector(60)), on: 3, at: .milliseconds(300))
      assertEqual((screen[2, axis], screen[3, axis]), (100, 0))
      XCTAssertEqual(screen[1].contentOffset, point(across: 900))
    }
  }

  /// Content that the program has placed between two places stays there where an input moves it, or what is around it, across.
  /// Catches: `axes[axis].kept = AxisChain.MemberSet(count: members.count)` left out of `ScrollChain.init(joining:…)`.
  func testAnInputAcrossLeavesAnAxisAsItIs() {
    let across = ScrollVector.along(axis.cross, 100)
    let steps: [Scroller.Input] = [
      .wheel(across), .wheel(across, .wheel), .scroll(across), .fling(vector(across: 1000)),
      .key(axis.cross == .vertical ? .lineDown : .lineRight, .wheel),
    ]
    for (step, innerScrolls) in product(steps, [false, true]) {
      var screen = ScrollScreen()
      let rows = changed(ScrollSnapping.none) { $0[axis] = SnapRule(.every(130)) }
      let inner = list(1700, across: innerScrolls ? 1700 : 0, at: 94)
      screen.insert(list(1700, across: 1700), as: 1)
      screen.insert(inner, as: 2, in: 1, physics: Scroller.Physics(snapping: rows))
      XCTAssertEqual(screen.give(step, on: 2, at: .origin).restingOffset(of: 2)[axis], 94, "\(step)")
      screen.runToRest()
      XCTAssertEqual(screen[2, axis], 94, "\(step)")
      XCTAssertGreaterThan(screen[innerScrolls ? 2 : 1].contentOffset[axis.cross], 39)
    }
  }

  /// What the program asks of a member, and a throw without velocity, have the effect that they have on a scroll view alone, also where
  /// the member shares a movement.
  /// Catches: in `program`, `isTouched(.nest(nest))` or the case `.setZoomScale(let scale, _, nil)` left out; in `prepare(for:_:)`,
  /// `.fling(.zero) where !joined.isTracking` left out.
  func testWhatTheProgramAsksIsThatOfAScrollViewAlone() {
    let alone = changed(ScrollScreen()) { $0.insert(list(2000), as: 2) }
    for input: Scroller.Input in [.autoscroll(vector(300)), .setZoomScale(2), .fling(.zero)] {
      var (shared, alone) = (lists(.uiKit), alone)
      func handle(_ input: Scroller.Input, at time: Int) {
        let events = alone.handle(input, on: 2, at: .milliseconds(time)).events(of: 2)
        XCTAssertEqual(shared.handle(input, on: 2, at: .milliseconds(time)).events(of: 2), events, "\(input)")
        XCTAssertEqual(shared.phase(of: 2), alone.phase(of: 2), "\(input)")
        XCTAssertEqual(shared[2].contentOffset, alone[2].contentOffset, "\(input)")
      }
      handle(.began, at: 0)
      handle(.moved(by: vector(-20)), at: 10)
      if input == .fling(.zero) { handle(.ended(velocity: vector(-2000)), at: 20) }
      handle(input, at: 100)
    }
  }

  /// A header rests full or collapsed, and a sheet at its detents, whatever change of a content is applied to them.
  /// Catches: in `apply`, `members[index].scroller.physics.snapping` made `snapping`.
  func testThePlacesOfAKindAreItsOwn() {
    for isFlying in [false, true] {
      let window = ScrollRect(0, 0, 400, 400)
      var screen = ScrollScreen(of: .header(CollapsingHeader(axis: axis, length: 100), over: window))
      screen.insert(ScrollSheet(axis: axis, container: window, detents: [.length(100)]), as: 2)
      for id in [ScrollScreen.ID(1), 2] {
        if isFlying { screen.drag(id, by: vector(-10), endingAt: vector(-500)) }
        screen.apply(ContentChange(on: axis, at: 0, inserting: 300), to: id, at: screen.now)
        XCTAssertTrue([0, 100].contains(screen.restingOffset(of: id)[axis]))
        screen.runToRest()
        for _ in 0..<2 { screen.runToRest(after: .wheel(vector(60)), on: id) }
        XCTAssertEqual(screen[id, axis], 100, "\(id), \(isFlying)")
      }
    }
  }
}
