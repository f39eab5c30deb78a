@testable import ScrollGeometry
@testable import ScrollKinetics

/// Members move by what they are now, whatever they have shared movements with before.
final class ScrollScreenHistoryTests: ScrollScreenCase {
  private func instant(_ milliseconds: Int64) -> ScrollInstant { ScrollInstant(milliseconds: milliseconds) }

  /// A list, member 1, around lists 2 and 3.
  private func lists(_ axis: ScrollAxis, _ physics: Scroller.Physics) -> ScrollScreen {
    var screen = ScrollScreen()
    for id in [ScrollScreen.ID(1), 2, 3] {
      screen.insert(list(axis, 2000), as: id, in: id == 1 ? nil : 1, physics: physics)
    }
    return screen
  }

  private func drag(
    _ screen: inout ScrollScreen, _ id: ScrollScreen.ID = 2, by delta: ScrollVector,
    endingAt velocity: ScrollVector = .zero
  ) {
    screen.handle(.began, on: id, at: screen.now)
    screen.handle(.moved(by: delta), on: id, at: screen.now)
    screen.handle(.ended(velocity: velocity), on: id, at: screen.now)
  }

  /// Physics and rules that change at run time count from the next touch on, at rest and in flight, also after the screen was
  /// encoded.
  ///
  /// Catches: in `ScrollScreen.isExactly`, `guard !nests[nest].isOutOfDate` left out.
  func testPhysicsAndRulesCountFromTheNextTouch() throws {
    for (axis, rests) in product(ScrollAxis.allCases, [false, true]) {
      let preset = rests ? Scroller.Preset.android : .gtk
      var screen = lists(axis, .uiKit)
      drag(&screen, by: .along(axis, -20), endingAt: .along(axis, -300))
      screen.advance(to: rests ? screen.instantOfRest : screen.now.advanced(by: .milliseconds(100)))
      for id in [ScrollScreen.ID(1), 2] { screen[physicsOf: id] = preset.physics }
      screen = try JSONDecoder().decode(ScrollScreen.self, from: JSONEncoder().encode(screen))
      let offset = screen[2].contentOffset[axis] + 20
      drag(&screen, by: .along(axis, -20), endingAt: .along(axis, -900))
      let plan = AxisPlan(from: offset, momentum: 900, limits: 0...2000, flight: preset.physics.flight)
      XCTAssertEqual(screen.target(of: 2)?[axis], plan.destination, "\(preset)")
      screen.rules = ScrollScreen.Rules()
      drag(&screen, by: .along(axis, -20))
      XCTAssertEqual(screen[1].contentOffset[axis], 20)
      screen.remove(2, at: screen.now)
      screen.rules = .uiKit
      XCTAssertEqual(try JSONDecoder().decode(ScrollScreen.self, from: JSONEncoder().encode(screen)), screen)
    }
  }

  /// Whether a drag is locked to an axis follows from where its members scroll by now.
  ///
  /// Catches: `&& axes.horizontal.innermost != axes.vertical.innermost` left out of `ScrollChain.directionalLock`.
  func testALockFollowsFromWhereMembersScrollNow() {
    for (axis, wasWide, isWide) in product(ScrollAxis.allCases, [false, true]).flatMap({ axis, was in
      [(axis, was, false), (axis, was, true)]
    }) {
      func across(_ isWide: Bool) -> Double { isWide ? 1000 : 0 }
      var screen = ScrollScreen()
      screen.insert(list(axis, 2000, across: across(!isWide)), as: 1)
      screen.insert(list(axis, 2000, across: across(wasWide)), as: 2, in: 1)
      drag(&screen, by: .along(axis, -50))
      screen.update(2, at: instant(300)) {
        $0.contentSize = self.list(axis, 2000, across: across(isWide)).contentSize
      }
      drag(&screen, by: ScrollVector { $0 == axis ? -50 : -40 })
      XCTAssertEqual(screen[2].contentOffset, ScrollPoint { $0 == axis ? 100 : isWide ? 40 : 0 })
      XCTAssertEqual(screen[1].contentOffset, .zero)
    }
  }

  /// A flick back through a list to its header, which began on thirds of a point, stretches the list however it got there.
  ///
  /// Catches: `.orEnd(of: range)` left out of `target(resting:…)`.
  func testAFlickBackToAHeaderStretchesTheList() {
    let window = ScrollRect(0, 0, 844, 844)
    for (axis, speed) in product(ScrollAxis.allCases, stride(from: 1000.0, to: 1060, by: 1)) {
      var screen = ScrollScreen()
      let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
      screen.insert(.header(header, over: window), as: 1, displayScale: 3)
      var list = header.listViewport(in: window, contentSize: ScrollSize { $0 == axis ? 3000 : 844 })
      list.displayScale = 3
      screen.insert(list, as: 2, in: 1)
      drag(&screen, by: .zero, endingAt: .along(axis, -speed))
      screen.runToRest()
      drag(&screen, by: .zero, endingAt: .along(axis, 6600))
      var least = 0.0
      screen.runToRest { screen, _ in least = min(least, screen[2].contentOffset[axis]) }
      XCTAssertLessThan(least, -150, "\(speed)")
    }
  }

  /// What a spring draws stretched goes on where the member leaves a movement or joins one, and where its content grows.
  ///
  /// Catches: `passStretch(of: place` left out of `detach` or `dissolveIfAtRest`, `takeStretch(of: place` of `join`; `if
  /// !axes[axis].isRelaxing` left out of `Scroller.interrupt`; `relax(as: old.axes[axis])` left out of `change(_:to:…)`.
  func testAStretchGoesOnWhateverItsMemberSharesAMovementWith() {
    for (axis, change) in product(ScrollAxis.allCases, 0..<5) {
      var screen = lists(axis, Scroller.Preset.android.physics)
      if change == 4 {
        screen.insert(
          ScrollSheet(axis: axis, container: ScrollRect(0, 0, 300, 300), detents: [.length(200)]), as: 4,
          physics: Scroller.Preset.android.physics)
      }
      let id: ScrollScreen.ID = change == 4 ? 4 : 2
      drag(&screen, id, by: .along(axis, change == 4 ? -150 : 150))
      screen.advance(to: screen.now.advanced(by: .milliseconds(16)))
      var expected = screen
      switch change {
      case 0: screen.handle(.touchDown(ScrollPoint(100, 100), finger: 3), on: 3, at: screen.now)
      case 1: screen.handle(.wheel(.along(axis, 10)), on: 3, at: screen.now)
      case 2:
        screen.apply(ContentChange(on: axis, at: 1500, inserting: 100), to: 2, at: screen.now)
        screen.handle(.wheel(.along(axis.cross, 10)), on: 2, at: screen.now)
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
  ///
  /// Catches: `movers.allSatisfy(leaves)` made `movers == [members[index].id]` in `leave(_:_:around:)`; `active =
  /// active.filter(isPresent)` left out of `restore`.
  func testWhatIsRetainedTogetherKeepsItsFlight() {
    for (axis, returns) in product(ScrollAxis.allCases, [[ScrollScreen.ID(1)], [2, 1]]) {
      let window = ScrollRect(0, 0, 400, 400)
      var screen = ScrollScreen()
      let header = CollapsingHeader(axis: axis, length: 104)
      screen.insert(.header(header, over: window), as: 1)
      screen.insert(
        header.listViewport(in: window, contentSize: ScrollSize { $0 == axis ? 9000 : 400 }), as: 2, in: 1)
      drag(&screen, by: .zero, endingAt: .along(axis, -2000))
      screen.advance(to: instant(16))
      var present = screen
      screen.remove(1, at: instant(20), retaining: true)
      XCTAssertFalse(screen.isMoving)
      for id in returns {
        screen.restore(id, at: instant(returns.count == 1 ? 500 : 25))
        screen.checkInvariants()
      }
      for time in [600, 700, 9000] as [Int64] {
        screen.advance(to: instant(time))
        present.advance(to: instant(time))
        screen.checkInvariants()
        let isOne = returns.count == 1
        for id in [ScrollScreen.ID(1), 2] where isOne { XCTAssertEqual(screen[id], present[id], "\(time)") }
        XCTAssertFalse(time == 9000 && screen.isMoving)
      }
    }
  }

  /// Members that rest where the program has placed them stay there when others leave their movement, and a scroll of the program
  /// reports no motion that never was.
  ///
  /// Catches: `leaveRestingNest(index)` left out of either `detach`.
  func testWhatRestsStaysWhereAMovementEnds() {
    let rows = ScrollSnapping(SnapRule(.every(100)))
    for axis in ScrollAxis.allCases {
      var screen = lists(axis, Scroller.Physics(snapping: rows))
      screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? 245 : 0 }, nil), on: 3, at: .origin)
      screen.handle(.wheel(.along(axis.cross, 10)), on: 3, at: instant(100))
      screen.handle(.touchDown(ScrollPoint(100, 100)), on: 2, at: instant(3000))
      screen.advance(to: instant(4000))
      XCTAssertEqual(screen[3].contentOffset[axis], 245)

      screen = lists(axis, .uiKit)
      drag(&screen, by: .along(axis, -140))
      screen[physicsOf: 2].snapping = rows
      let target = ScrollPoint { $0 == axis ? 800 : 0 }
      XCTAssertEqual(
        screen.handle(.setContentOffset(target, .uiKit), on: 2, at: screen.now).events(of: 2), [])
    }
  }

  /// A list with pages that is disabled under the finger rests on a page.
  ///
  /// Catches: `physics.snapping != .none` made `physics.snapping == .none` in `update`.
  func testAPagerThatIsDisabledUnderTheFingerRestsOnAPage() {
    for axis in ScrollAxis.allCases {
      var screen = lists(axis, Scroller.Physics(snapping: .paging))
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.moved(by: .along(axis, -100)), on: 2, at: .origin)
      let changes = screen.update(2, at: .origin) { $0.isScrollEnabled = false }
      XCTAssertTrue(changes.events(of: 2).contains(.willBeginDecelerating))
      screen.runToRest()
      XCTAssertEqual(screen[2].contentOffset, .zero)
    }
  }

  /// What the program has set of a sheet, a header, a shelf or a card stays where its geometry changes.
  ///
  /// Catches: in `Viewport.placed(as:)`, `self` as `geometry`.
  func testWhatTheProgramHasSetStaysWhereAGeometryChanges() {
    let window = ScrollRect(0, 0, 400, 400)
    for geometry: ScrollScreen.Geometry in [
      .sheet(ScrollSheet(container: window, detents: [.length(200), .inset(0)])),
      .header(CollapsingHeader(length: 100), over: window),
      .shelf(CardShelf(cardSize: ScrollSize(100, 100), count: 9, spacing: 10, margin: 10), frame: window),
      .card(
        ExpandingCard(
          container: window.size, collapsedInsets: ScrollInsets(top: 20, left: 20, bottom: 20, right: 20),
          travel: 120, innerContentLength: 900),
        origin: .zero),
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

  /// The end of a deceleration is reported to a member that leaves a movement which is animated on the other axis.
  ///
  /// Catches: `if purposes.contains(.deceleration) { events.append(.didEndDecelerating) }` left out of `eventsOfLeaving`.
  func testADecelerationEndsBesideAnAnimation() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 2000), as: 1)
      screen.insert(list(axis, 2000, across: 2000), as: 2, in: 1)
      drag(&screen, by: .along(axis.cross, -20), endingAt: .along(axis.cross, -1500))
      screen.handle(.wheel(.along(axis, 100), .wheel), on: 2, at: instant(50))
      let changes = screen.handle(.touchDown(.zero), on: 1, at: instant(100))
      XCTAssertEqual(changes.events(of: 1).filter { $0 == .didEndDecelerating }.count, 1)
    }
  }
}
