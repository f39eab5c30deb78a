@testable import ScrollKinetics

/// Pull to refresh in a screen: of a list in a sheet, under a header, in a pager; laws of screens are in
/// ``ScrollScreenLawsTests``.
final class ScrollScreenRefreshTests: XCTestCase {
  private let window = ScrollRect(0, 0, 400, 800)

  private func list(_ control: RefreshControl? = .uiKit) -> Viewport {
    changed(Viewport(frame: window, contentSize: ScrollSize(400, 3000))) { $0.refreshControl = control }
  }

  /// The translation of a finger that shows a distance past the start of 800 points.
  private func pull(_ shown: Double) -> ScrollVector {
    ScrollVector(0, RubberBand.touch.pull(forStretch: shown, length: 800))
  }

  /// Moves a finger, which comes down first where none drags.
  @discardableResult
  private func move(_ screen: inout ScrollScreen, by delta: ScrollVector, on id: ScrollScreen.ID = 2)
    -> ScrollScreen.Changes
  {
    defer { screen.checkInvariants() }
    if screen.phase(of: id) != .dragging { screen.handle(.began, on: id, at: screen.now) }
    return screen.handle(.moved(by: delta), on: id, at: screen.now)
  }

  /// Under a header the list stretches, and fires, whether or not the header can stretch; the header expands before.
  /// Catches: the line of `members[index].refresh != nil { return index }` left out of `AxisChain.stretching`; `didRefresh where`
  /// left out of `Changes.events(of:)`.
  func testUnderAHeader() {
    for (returns, stretches) in product(CollapsingHeader.Return.allCases, [false, true]) {
      let header = CollapsingHeader(length: 144, collapsedLength: 44, returns: returns, stretches: stretches)
      var screen = ScrollScreen(of: .header(header, over: window), list())
      screen.handle(.setContentOffset(ScrollPoint(0, 100), nil), on: 1, at: .origin)
      XCTAssertFalse(move(&screen, by: ScrollVector(0, 100)).events(of: 2).contains(.didRefresh))
      XCTAssertEqual(screen.offsets(of: 1, 2), [0, 0])
      let changes = move(&screen, by: pull(120))
      XCTAssertEqual(Array(changes.events(of: 2)), [.didScroll, .didRefresh])
      XCTAssertFalse(changes.events(of: 1).contains(.didRefresh))
      assertEqual((screen.offsets(of: 1, 2), screen[2].isRefreshing), ([0, -120], true))
      // A finger that moves a little moves the list a little.
      move(&screen, by: ScrollVector(0, 2))
      XCTAssertEqual(screen[2].contentOffset.y, -121)
      XCTAssertEqual(screen.give(.ended(velocity: .zero), on: 2).target(of: 2)?.y, -60)
      screen.advance(by: .milliseconds(100))
      let before = screen[2].contentOffset.y
      XCTAssertTrue(before < -60)
      // In the bounce the limit moves.
      screen.handle(.endRefreshing, on: 2, at: screen.now)
      screen.checkInvariants()
      XCTAssertEqual(screen[2].contentOffset.y, before, accuracy: 1e-9)
      XCTAssertEqual(screen.target(of: 2)?.y, 0)
      screen.advance(by: .seconds(3))
      XCTAssertEqual(screen.offsets(of: 1, 2), [0, 0])
    }
  }

  /// At rest, after a touch that has joined list and header, the list returns by law 2 when the refresh ends.
  /// Catches: `!new.isRefreshing && returns` in `Scroller.make` made `false`.
  func testItsEndAtRest() {
    var screen = ScrollScreen(
      of: .header(CollapsingHeader(length: 144, collapsedLength: 44), over: window), list())
    move(&screen, by: pull(120))
    screen.advance(by: .seconds(3), after: .ended(velocity: .zero), on: 2)
    XCTAssertEqual(screen[2].contentOffset.y, -60)
    let events = screen.handle(.endRefreshing, on: 2, at: screen.now).events(of: 2)
    XCTAssertEqual(Array(events), [.willBeginDecelerating])
    screen.checkInvariants()
    screen.advance(by: .milliseconds(100))
    let law = FlingCurve.pastLimit(from: -60, momentum: 0, limit: 0)
    XCTAssertEqual(screen[2].contentOffset.y, law.state(at: 0.1).position)
    screen.advance(by: .seconds(3))
    XCTAssertEqual(screen[2].contentOffset.y, 0)
    // And begins again, with an animation.
    XCTAssertEqual(screen.give(.beginRefreshing, on: 2)[2].contentOffset.y, 0)
    screen.advance(by: .seconds(1))
    XCTAssertEqual(screen[2].contentOffset.y, -60)
    // Ended by an update, too.
    screen.update(2, at: screen.now) { $0.isRefreshing = false }
    assertEqual((screen[2].contentOffset.y, screen.target(of: 2)?.y), (-60, 0))
  }

  /// In a sheet a pull that can refresh stretches the list; the sheet moves while it runs, without a control, and by its own
  /// handle.
  /// Catches: `refreshes && rule.isSheet` left out of `AxisChain.participants`.
  func testInASheet() {
    func sheet(_ control: RefreshControl?) -> ScrollScreen {
      ScrollScreen(
        detent: 1, of: ScrollSheet(container: window, detents: [.fraction(0.5), .fraction(1)]), list(control))
    }
    for firing in RefreshControl.Firing.allCases {
      var screen = sheet(RefreshControl(trigger: 100, extent: 60, firesAt: firing))
      move(&screen, by: pull(90))
      XCTAssertEqual(screen.offsets(of: 1, 2), [800, -90])
      XCTAssertEqual(
        move(&screen, by: pull(130) - pull(90)).events(of: 2).contains(.didRefresh), firing == .threshold)
      XCTAssertEqual(screen.offsets(of: 1, 2), [800, -130])
      let events = screen.handle(.ended(velocity: .zero), on: 2, at: screen.now)
      XCTAssertEqual(events.events(of: 2).first, firing == .release ? .didRefresh : .willEndDragging)
      XCTAssertFalse(events.events(of: 1).contains(.didRefresh))
      screen.checkInvariants()
      XCTAssertEqual(screen.target(of: 2)?.y, -60)
      screen.advance(by: .seconds(3))
      XCTAssertEqual(screen.offsets(of: 1, 2), [800, -60])
      // While it runs, the next pull moves the sheet.
      move(&screen, by: ScrollVector(0, 200))
      XCTAssertEqual(screen.offsets(of: 1, 2), [600, -60])
      // Its end moves nothing under the finger.
      screen.handle(.endRefreshing, on: 2, at: screen.now)
      screen.checkInvariants()
      XCTAssertEqual(screen.offsets(of: 1, 2), [600, -60])
      screen.advance(by: .seconds(5), after: .ended(velocity: .zero), on: 2)
      assertEqual((screen[2].contentOffset.y, screen.isMoving), (0, false))
    }
    for (control, id) in [(nil, 2), (.uiKit, 1)] as [(RefreshControl?, ScrollScreen.ID)] {
      var screen = sheet(control)
      move(&screen, by: .vertical(200), on: id)
      XCTAssertEqual(screen.offsets(of: 1, 2), [600, 0], "\(id)")
    }
  }

  /// Two lists that refresh, one in the other: each end moves nothing at once, under a finger and in a flight, in either order; the
  /// one that the finger does not stretch returns by law 2, the other when it is let go.
  /// Catches: `keepsAtEndOfRefresh` made true; in `ScrollScreen.update`, the branch with it left out.
  func testListsInOneAnother() {
    for (first, isUpdate, isHeld) in product([ScrollScreen.ID(1), 2], [false, true], [true, false]) {
      var screen = ScrollScreen()
      for id in [ScrollScreen.ID(1), 2] {
        screen.insert(list(), as: id, in: id == 1 ? nil : 1)
        screen.advance(by: .seconds(2), after: .beginRefreshing, on: id)
      }
      XCTAssertEqual(screen.offsets(of: 1, 2), [-60, -60])
      move(&screen, by: ScrollVector(0, -1))
      XCTAssertEqual(screen.offsets(of: 1, 2), [-60, -59])
      if !isHeld {
        screen.advance(by: .milliseconds(50), after: .ended(velocity: ScrollVector(0, 300)), on: 2)
      }
      for id in first == 1 ? [1, 2] : [2, 1] as [ScrollScreen.ID] {
        let places = screen.offsets(of: 1, 2)
        if isUpdate { screen.update(id, at: screen.now) { $0.isRefreshing = false } }
        if !isUpdate { screen.handle(.endRefreshing, on: id, at: screen.now) }
        screen.checkInvariants()
        XCTAssertFalse(screen[id].isRefreshing)
        XCTAssertEqual(screen.offsets(of: 1, 2), places, "\(id), \(isHeld)")
      }
      // What leaves the finger returns as it would alone.
      if isHeld {
        let alone = first == 1 ? ScrollScreen.ID(2) : 1
        let law = FlingCurve.pastLimit(from: screen[alone].contentOffset.y, momentum: 0, limit: 0)
        screen.advance(by: .milliseconds(100))
        XCTAssertEqual(screen[alone].contentOffset.y, law.state(at: 0.1).position, accuracy: 1e-9)
        screen.handle(.ended(velocity: .zero), on: 2, at: screen.now)
      }
      screen.advance(by: .seconds(5))
      assertEqual((screen.offsets(of: 1, 2), screen.isMoving), ([0, 0], false))
    }
  }

  /// A list in a pager, and a list on its own, refresh as a scroller does.
  /// Catches: `.beginRefreshing, .endRefreshing` without `program` in `ScrollScreen.handle`.
  func testInAPager() {
    let pager = Viewport(400, 800, content: 1200, 800, alwaysBounceHorizontal: true)
    var screen = ScrollScreen(physics: Scroller.Physics(snapping: .paging), of: pager)
    screen.insert(list(), as: 2, in: 1)
    var scroller = Scroller(viewport: list())
    for (input, delay) in [
      (.began, 0), (.moved(by: pull(150)), 10), (.moved(by: pull(20)), 20), (.ended(velocity: .zero), 30),
      (.endRefreshing, 120), (.beginRefreshing, 2000),
    ] as [(Scroller.Input, Int)] {
      let instant = ScrollInstant(.milliseconds(delay))
      screen.handle(input, on: 2, at: instant)
      scroller.handle(input, at: instant)
      screen.advance(to: instant)
      XCTAssertEqual(screen[2].contentOffset, scroller.contentOffset, "\(input)")
      XCTAssertEqual(screen[2].isRefreshing, scroller.viewport.isRefreshing)
    }
  }

  /// A list that returns from a pull moves to show its control where a refresh begins, alone and with a header around it.
  /// Catches: `isRefreshing && nests[nest].axes[axis].members[place].isPast` in `setRefreshing(_:of:)` made `false`.
  func testAListThatReturnsFromAPullShowsItsControl() {
    let window = ScrollRect(0, 0, 400, 400)
    for isNested in [false, true] {
      var screen = ScrollScreen(of: .header(CollapsingHeader(length: 104), over: window))
      let list = changed(list()) { $0.frame = window }
      screen.insert(list, as: 2, in: isNested ? 1 : nil)
      screen.drag(2, by: .vertical(60), then: .milliseconds(40))
      XCTAssertEqual(screen.give(.beginRefreshing, on: 2).rested[2].contentOffset.y, -60)
    }
  }

  /// A sheet goes on to its detent where its container changes in flight, although a list that can refresh keeps it from sinking, and
  /// also while that list returns from a pull.
  /// Catches: `moveOnly(PerAxis` left out of `ScrollChain.change`; in `memberOfRest(from:to:)`, `.offset` for `.place` in the loop.
  func testASheetWhoseListCanRefreshGoesOnToItsDetent() {
    for (control, pull) in product([nil, RefreshControl.uiKit], [60.0, -5]) {
      let lengths = pull > 0 ? (844.0, 508.0) : (390, 844)
      let sheet = ScrollSheet(
        container: ScrollRect(0, 0, 400, lengths.0),
        detents: [.fraction(1.0 / 3), .fraction(2.0 / 3), .inset(44)])
      let list = changed(sheet.listViewport(contentSize: ScrollSize(400, 3000))) {
        $0.refreshControl = control
      }
      var screen = ScrollScreen(of: sheet, list)
      screen.drag(2, by: ScrollVector(0, pull), endingAt: ScrollVector(0, pull > 0 ? -2000 : -300))
      screen.advance(to: .milliseconds(pull > 0 ? 10 : 60))
      let detent = screen.targetDetent(of: 1)
      XCTAssertEqual(detent, pull > 0 ? 2 : 1)
      screen.update(.sheet(sheet.resized(to: ScrollRect(0, 0, 400, lengths.1))), as: 1, at: screen.now)
      assertEqual((screen.targetDetent(of: 1), screen.rested.detent(of: 1)), (detent, detent))
    }
  }

  /// Catches: in `ScrollChain.change`, `!leads && !axes[axis].members.contains` made `!leads || axes[axis].members.contains`.
  func testAListThatReturnsDoesNotJumpWhereItsSheetChanges() {
    for axis in ScrollAxis.allCases {
      func sheet(_ length: Double, _ detents: [Double], isDismissible: Bool = false) -> ScrollSheet {
        ScrollSheet(
          axis: axis, container: ScrollRect(0, 0, length, length), detents: detents.map { .length($0) },
          isDismissible: isDismissible)
      }
      func instant(_ milliseconds: Int64) -> ScrollInstant { ScrollInstant(milliseconds: milliseconds) }
      var screen = ScrollScreen()
      screen.insert(
        sheet(441, [156, 454]), as: 1, detent: 1, physics: Scroller.Physics(slop: 0, momentum: .platform))
      var list = Viewport(400, 400, content: 400, 400)
      list.zoomLimits = ScrollZoomLimits(from: 0.4, to: 40)
      list.zoomScale = 0.4
      list.refreshControl = RefreshControl(trigger: 17.5, extent: 8.75, firesAt: .threshold, on: axis)
      screen.insert(
        list, as: 2, in: 1, physics: Scroller.Physics(integration: .displayLink, slop: 0, momentum: .off),
        rules: ScrollScreen.Rules(
          towardsEnd: .innerOnly, towardsStart: .outerFirst, flingsHandOverTowardsEnd: false,
          flingsHandOverTowardsStart: false, overscrollTowardsStart: .innermost))
      screen.move(1, to: 0, animation: .eased(duration: .milliseconds(300), timing: nil), at: instant(7))
      screen.handle(.touchDown(ScrollPoint(200, 200)), on: 2, at: instant(18))
      screen.handle(.touchMoved(ScrollPoint { $0 == axis ? 256 : 260 }), at: instant(1018))
      screen.handle(.touchCancelled(), at: instant(1030))
      screen.handle(
        .wheel(
          ScrollVector { $0 == axis ? 123 : 64 },
          .spring(ScrollSpring(angularFrequency: 31.4, dampingRatio: 1))), on: 2, at: instant(1042))
      XCTAssertLessThan(screen[2, axis], -10)
      screen.update(
        .sheet(sheet(682, [52, 27], isDismissible: true)), as: 1, at: screen.now,
        animation: .eased(duration: .zero, timing: nil))
      for _ in 0..<30 {
        let before = screen[2, axis]
        screen.advance(by: .milliseconds(8))
        XCTAssertLessThan((screen[2, axis] - before).magnitude, 6)
      }
    }
  }
}
