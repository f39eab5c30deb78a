/// A header, member 1, with lists, members 2, 3, ….
final class ScrollScreenHeaderTests: XCTestCase {
  private static let window = ScrollRect(0, 0, 390, 844)

  private static func screen(_ header: CollapsingHeader, lists: [Double] = [3000]) -> ScrollScreen {
    var screen = ScrollScreen(of: .header(header, over: window))
    for (index, length) in lists.enumerated() {
      let list = header.listViewport(in: window, contentSize: ScrollSize { $0 == header.axis ? length : 100 })
      screen.insert(list, as: ScrollScreen.ID(2 + index), in: 1)
    }
    return screen
  }

  private static func screen(
    returns: CollapsingHeader.Return = .atBeginning, stretches: Bool = false, lists: [Double] = [3000]
  ) -> ScrollScreen {
    let header = CollapsingHeader(length: 148, collapsedLength: 44, returns: returns, stretches: stretches)
    return screen(header, lists: lists)
  }

  private static func offsets(_ screen: ScrollScreen, list: ScrollScreen.ID = 2) -> [Double] {
    screen.offsets(of: 1, list)
  }

  /// Drags by each of the distances, and lets go.
  @discardableResult
  private static func drag(
    _ distances: [Double], on list: ScrollScreen.ID = 2, velocity: Double = 0, _ screen: inout ScrollScreen
  ) -> ScrollScreen {
    screen.handle(all: [.began] + distances.map { .moved(by: .vertical($0)) }, on: list)
    return screen.settle(after: .ended(velocity: .vertical(velocity)), on: list)
  }

  // MARK: Figures of the guide

  func testItCollapsesBeforeTheListScrolls() {
    var screen = Self.screen().handling(.began, .moved(by: .vertical(-60)), on: 2)
    assertEqual((Self.offsets(screen), screen.frame(of: 1)), ([60, 0], ScrollRect(0, 0, 390, 88)))
    XCTAssertEqual(screen.frame(of: 2), ScrollRect(0, 88, 390, 800))
    XCTAssertEqual(screen.visibleFrame(of: 2), ScrollRect(0, 88, 390, 756))
    assertEqual((screen.member(at: ScrollPoint(9, 80)), screen.member(at: ScrollPoint(9, 90))), (1, 2))
    XCTAssertEqual(screen.convert(ScrollPoint(9, 90), from: nil, to: 2), ScrollPoint(9, 2))
    XCTAssertEqual(Self.offsets(screen.give(.moved(by: .vertical(-140)), on: 2, at: .origin)), [104, 96])
    XCTAssertEqual(Self.offsets(screen.give(.moved(by: .vertical(50)), on: 2, at: .origin)), [104, 46])
    var atOnce = Self.screen(returns: .atOnce)
    atOnce.handle(all: [.began, .moved(by: .vertical(-200)), .moved(by: .vertical(50))], on: 2)
    XCTAssertEqual(Self.offsets(atOnce), [54, 96])
  }

  /// Figures of Material's AppBarLayout (`getTotalScrollRange`, `onNestedPreScroll`, `calculateSnapOffset`), for a header of 200
  /// points: the finger's way up, the header's and the list's offset; and where a release rests. Its flag enterAlwaysCollapsed
  /// has no counterpart here.
  /// Catches: `header.returns == .atOnce ? .before : .after` made `.after`.
  func testFiguresOfMaterial() {
    typealias Figures = [(way: Double, header: Double, list: Double)]
    func header(_ returns: CollapsingHeader.Return, collapsedLength: Double = 0) -> ScrollScreen {
      let header = CollapsingHeader(length: 200, collapsedLength: collapsedLength, returns: returns)
      let window = ScrollRect(0, 0, 400, 800)
      var list = header.listViewport(in: window, contentSize: ScrollSize(400, 5000))
      list.bounces = false
      return ScrollScreen(of: .header(header, over: window), list).handling(.began, on: 2)
    }
    let scroll: Figures = [
      (150, 150, 0), (100, 200, 50), (300, 200, 350), (-40, 200, 310), (-100, 200, 210), (-200, 200, 10),
      (-300, 0, 0),
    ]
    let enterAlways: Figures = [
      (150, 150, 0), (100, 200, 50), (300, 200, 350), (-40, 160, 350), (-100, 60, 350), (-200, 0, 210),
      (-300, 0, 0),
    ]
    let exitUntilCollapsed: Figures = [
      (150, 144, 6), (100, 144, 106), (300, 144, 406), (-40, 144, 366), (-100, 144, 266), (-200, 144, 66),
      (-300, 0, 0),
    ]
    for (start, figures) in [
      (header(.atBeginning), scroll), (header(.atOnce), enterAlways),
      (header(.atBeginning, collapsedLength: 56), exitUntilCollapsed),
    ] {
      var screen = start
      for (way, header, list) in figures {
        screen.handle(.moved(by: ScrollVector(0, 0 - way)), at: .origin)
        XCTAssertEqual(screen.offsets(of: 1, 2), [header, list])
      }
    }
    for (offset, rest) in [(10.0, 0.0), (99, 0), (100, 0), (101, 200), (150, 200)] {
      var screen = header(.atBeginning)
      screen.handle(all: [.moved(by: ScrollVector(0, 0 - offset)), .ended(velocity: .zero)], at: .origin)
      XCTAssertEqual(screen.restingOffset(of: 1).y, rest)
    }
  }

  /// Figures of Flutter's `RenderSliverFloatingPersistentHeader` of 100 points: how far the finger has scrolled, and how much of
  /// the header is visible.
  /// Catches: `header.returns == .atOnce ? .before : .after` made `.after`.
  func testFiguresOfFlutter() {
    let header = CollapsingHeader(length: 100, collapsedLength: 0, returns: .atOnce)
    let window = ScrollRect(0, 0, 400, 800)
    var screen = ScrollScreen(
      of: .header(header, over: window), header.listViewport(in: window, contentSize: ScrollSize(400, 5000))
    ).handling(.began, on: 2)
    var last = 0.0
    for (offset, visible) in [
      (0.0, 100.0), (50, 50), (150, 0), (600, 0), (580, 20), (540, 60), (480, 100), (500, 80), (560, 20),
      (700, 0),
    ] {
      screen.handle(.moved(by: ScrollVector(0, last - offset)), at: .origin)
      last = offset
      XCTAssertEqual(100 - screen[1].contentOffset.y, visible)
    }
  }

  /// Catches: `returns == .atOnce ? .before : .after` made `.after`.
  func testWhereItRests() {
    func rest(_ returns: CollapsingHeader.Return, _ distances: [Double], velocity: Double) -> [Double] {
      var screen = Self.screen(returns: returns)
      return Self.offsets(Self.drag(distances, velocity: velocity, &screen))
    }
    XCTAssertEqual(rest(.atBeginning, [-40], velocity: 0), [0, 0], "let go nearer to full")
    XCTAssertEqual(rest(.atBeginning, [-60], velocity: 0), [104, 0], "let go nearer to collapsed")
    // 300 points per second carry the content by 144.7 points.
    XCTAssertEqual(rest(.atBeginning, [-4], velocity: -300), [104, 45])
    XCTAssertEqual(rest(.atBeginning, [-100], velocity: 300), [0, 0])
    XCTAssertEqual(rest(.atOnce, [-200, 10], velocity: 300), [0, 45], "at once, over a scrolled list")
    XCTAssertEqual(rest(.atOnce, [-200, 30], velocity: 0), [104, 96])
    XCTAssertEqual(rest(.atOnce, [-200, 60], velocity: 0), [0, 96])
    // A fling of 2000 points per second from a full header ends after 993 points, 104 of which are the header's.
    XCTAssertEqual(rest(.atBeginning, [0], velocity: -2000), [104, 889])
  }

  /// A header of 356 points of travel that a flick leaves in between goes where the flick points, not to the nearer
  /// end; also one that is touched beside its list.
  ///
  /// The program stops a list, and changes its target, also while the flight still moves the header before it.
  /// Catches: `isLed(index) || movesNothing` made `moves(index) || movesNothing`; in `ScrollChain.retarget(_:to:isChoice:at:)`,
  /// ` || rest[$0] != present[$0]` left out.
  func testTheProgramChangesWhatTheFlightWillMove() {
    for sign in [1.0, -1] {
      var flung = Self.screen(returns: .atOnce)
      if sign < 0 {
        flung.handle(.setContentOffset(ScrollPoint(0, 104), nil), on: 1, at: .origin)
        flung.handle(.setContentOffset(ScrollPoint(0, 600), nil), on: 2, at: .origin)
      }
      let start = flung[2].contentOffset.y
      flung.advance(by: .milliseconds(30), after: .fling(.vertical(900 * sign)), on: 2, at: .origin)
      XCTAssertEqual(flung[2].contentOffset.y, start, "the header moves first")
      var stopped = flung
      XCTAssertEqual(stopped.advance(by: .seconds(9), after: .stop, on: 2)[2].contentOffset.y, start)
      var other = flung
      other.advance(by: .milliseconds(1), after: .retarget(ScrollPoint(0, start + 150 * sign)), on: 2)
      XCTAssertEqual(other[2].contentOffset.y, start)
      XCTAssertEqual(Self.offsets(other.advanced()), [sign > 0 ? 104 : 0, start + 150 * sign])
    }
  }

  /// Wheels and keys move a header and its list as one: what leaves the one goes on in the other, also in a flight.
  /// Catches: in `AxisChain.distance(of:)`, `first != mover` made `false`; `guard leaves, let next else` made
  /// `guard false, let next else`.
  func testStepsGoOnFromMemberToMember() {
    for axis in ScrollAxis.allCases {
      func way(_ distance: Double) -> ScrollVector { ScrollVector.along(axis, distance) }
      func screen(_ returns: CollapsingHeader.Return = .atBeginning, at offsets: (Double, Double) = (0, 0))
        -> ScrollScreen
      {
        let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44, returns: returns)
        var screen = Self.screen(header)
        for (id, offset) in [(ScrollScreen.ID(1), offsets.0), (2, offsets.1)] {
          screen.handle(.setContentOffset(.zero + way(offset), nil), on: id, at: .origin)
        }
        return screen
      }
      /// The offsets at rest after inputs that follow one another in `gap` milliseconds.
      func rest(_ inputs: [Scroller.Input], every gap: Int = 40, in screen: ScrollScreen = screen())
        -> [Double]
      {
        var screen = screen
        for input in inputs { screen.advance(by: .milliseconds(gap), after: input, on: 2) }
        screen.advance(to: screen.instantOfRest)
        return [screen[1, axis], screen[2, axis]]
      }
      let notches = Array(repeating: Scroller.Input.wheel(way(100), .wheel), count: 5)
      assertEqual((rest(notches), rest(notches, every: 400)), ([104, 400], [104, 400]))
      assertEqual((rest([.wheel(way(500), .wheel)]), rest([.wheel(way(500))])), ([104, 396], [104, 396]))
      let parts = Array(repeating: Scroller.Input.wheel(way(12.5), notch: way(100), .wheel), count: 24)
      XCTAssertEqual(rest(parts, every: 10), [104, 200])
      if axis == .vertical { XCTAssertEqual(rest([.key(.pageDown, .wheel)]), [104, 656]) }
      var (onPlaces, physics) = (screen(), Scroller.Physics())
      physics.snapping[axis] = SnapRule(.every(300))
      onPlaces[physicsOf: 2] = physics
      XCTAssertEqual(
        rest(Array(notches.prefix(2)), in: onPlaces), [104, 300], "a notch turns at least one place")
      let flick = Scroller.Input.fling(way(900))
      let flight = rest([flick])
      XCTAssertEqual(rest([flick, .wheel(way(100), .wheel)]), [104, flight[1] + 100])
      let line: Scroller.Input = .key(axis == .vertical ? .lineUp : .lineLeft, .wheel)
      XCTAssertEqual(rest([.fling(way(-900)), line], in: screen(.atOnce, at: (104, 300))), [0, 0])

      var back = screen(at: (104, 60)).handling(.wheel(way(-100), .wheel), on: 2)
      while back.isMoving {
        back.advance(by: .milliseconds(10))
        XCTAssertEqual(back[1, axis], 104, "the header does not open half-way")
      }
      assertEqual((back[2, axis], rest([.wheel(way(-100), .wheel)], in: back)), (0, [0, 0]))
      XCTAssertEqual(rest([.wheel(way(-130), .wheel)], in: screen(at: (104, 60))), [0, 0], "nearer to full")
    }
  }

  /// Catches: `.ends(header.travel)` made `nil` in `Kind.restRule(on:)`; `velocity > 0` made `velocity < 0` in `RestRule.place`.
  func testAHighHeaderFollowsTheFlick() {
    let header = CollapsingHeader(length: 400, collapsedLength: 44)
    let flicks = [(-30.0, -300.0, 356.0), (-330, 300, 0), (-100, 0, 0), (-200, 0, 356)]
    for ((start, velocity, expected), touched) in product(flicks, [1, 2] as [ScrollScreen.ID]) {
      var screen = Self.screen(header)
      Self.drag([start], on: touched, velocity: velocity, &screen)
      XCTAssertEqual(Self.offsets(screen), [expected, 0], "\(start), \(velocity)")
    }
  }

  /// The way back from overscroll moves no header: pulled down by 300 points and let go, list or header return to full.
  func testAPullReturnsToFull() {
    for stretches in [false, true] {
      var screen = Self.screen(stretches: stretches)
      XCTAssertEqual(Self.offsets(Self.drag([300], &screen)), [0, 0])
    }
  }

  /// Catches: `stretches: header.stretches` left out.
  func testItOrItsListStretches() {
    for (stretches, expected) in [(false, [0.0, -51]), (true, [-51, 0])] {
      let screen = Self.screen(stretches: stretches).handling(.began, .moved(by: .vertical(100)), on: 2)
      assertEqual((Self.offsets(screen), screen.frame(of: 1).maxY), (expected, stretches ? 199 : 148))
    }
  }

  /// A trackpad's `.ended` that still moves the content leaves the header full or collapsed.
  /// Catches: `case .scroll(let delta, .ended) where delta != .zero` left out of `handle` in `ScrollChain`.
  func testALastMovementOfATrackpadCounts() {
    for (last, expected) in [(20.0, [104.0, 0]), (-20, [104, 0]), (-40, [0, 0])] {
      var screen = Self.screen()
      screen.handle(all: [.scroll(.zero, phase: .began), .scroll(.vertical(84), phase: .changed)], on: 2)
      screen.settle(after: .scroll(.vertical(last), phase: .ended), on: 2, at: ScrollInstant(.seconds(1)))
      XCTAssertEqual(Self.offsets(screen), expected, "\(last)")
    }
    // From past the start of the list.
    var screen = Self.screen()
    screen.handle(all: [.scroll(.zero, phase: .began), .scroll(.vertical(-2), phase: .changed)], on: 2)
    screen.handle(.scroll(.vertical(90), phase: .ended), on: 2, at: ScrollInstant(.seconds(1)))
    screen.checkInvariants()
    XCTAssertEqual(Self.offsets(screen.advanced()), [104, 0])
  }

  func testListsShareTheHeader() {
    var screen = Self.screen(lists: [3000, 2000, 100])
    XCTAssertEqual(Self.offsets(Self.drag([-300], &screen)), [104, 196])
    Self.drag([-50], on: 3, &screen)
    XCTAssertEqual(Self.offsets(screen, list: 3), [104, 50], "the other begins below the collapsed header")
    XCTAssertEqual(Self.offsets(Self.drag([154], on: 3, &screen), list: 3), [0, 0])
    XCTAssertEqual(Self.offsets(screen), [0, 196], "each list keeps its offset")
    Self.drag([-104], on: 4, &screen)
    XCTAssertEqual(Self.offsets(screen, list: 4), [104, 0], "a short list collapses the header, too")
  }

  /// A header, a pager of three lists, and shelves in them, at a page.
  private static func pages(at page: Double, axis: ScrollAxis = .vertical) -> ScrollScreen {
    let window = ScrollRect(origin: .zero, size: ScrollSize { $0 == axis ? 844 : 390 })
    let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
    var screen = ScrollScreen(of: .header(header, over: window))
    var pager = Viewport(
      frame: header.listViewport(in: window, contentSize: .zero).frame,
      contentSize: ScrollSize { $0 == axis ? 10 : 3 * 390 })
    pager.contentOffset[axis.cross] = page * 390
    screen.insert(pager, as: 2, in: 1, physics: Scroller.Physics(snapping: .paging))
    for number in 0..<3 {
      let frame = ScrollRect(
        origin: ScrollPoint { $0 == axis ? 0 : Double(number) * 390 }, size: pager.frame.size)
      let list = Viewport(frame: frame, contentSize: ScrollSize { $0 == axis ? 3000 : 390 })
      screen.insert(list, as: ScrollScreen.ID(10 + number), in: 2)
    }
    return screen
  }

  private static func alongs(_ screen: ScrollScreen, _ axis: ScrollAxis = .vertical) -> [Double] {
    [1, 10, 11, 12].map { screen[$0, axis] }
  }

  /// An input on the header itself is shared with the list of the nearest page, and turns no page.
  /// Catches: `findList(servedBy: index)` made `nil` in `findPath`; `distance <= $0.distance` made `>=` in
  /// `findNearestMember(in:across:)`.
  func testAnInputOnTheHeaderMovesTheListOfTheNearestPage() {
    for axis in ScrollAxis.allCases {
      func along(_ distance: Double) -> ScrollVector { ScrollVector.along(axis, distance) }
      func across(_ distance: Double) -> ScrollVector { ScrollVector { $0 == axis ? 0 : distance } }
      for (page, list) in [(0.0, 0), (0.4, 0), (0.6, 1), (1, 1), (2, 2)] {
        var wanted = changed([104.0, 0, 0, 0]) { $0[1 + list] = 96 }
        var screen = Self.pages(at: page, axis: axis).handling(.began, .moved(by: along(-200)), on: 1)
        XCTAssertEqual(Self.alongs(screen, axis), wanted, "\(page)")
        screen.handle(.ended(velocity: .zero), on: 1, at: .origin)
        // A trackpad, and a wheel.
        screen.handle(.scroll(.zero, phase: .began), on: 1, at: screen.now)
        screen.handle(all: [.scroll(along(30), phase: .changed), .scroll(.zero, phase: .ended)], on: 1)
        wanted[1 + list] = 126
        XCTAssertEqual(Self.alongs(screen, axis), wanted)
        screen.handle(.wheel(along(10), nil), on: 1, at: ScrollInstant(.seconds(9)))
        wanted[1 + list] = 136
        XCTAssertEqual(Self.alongs(screen, axis), wanted)
        // A finger across turns no page.
        let turned = screen[2].contentOffset
        screen.handle(.touchDown(.zero), on: 1, at: screen.now)
        for way in [-100.0, -200] { screen.handle(.touchMoved(.zero + across(way)), at: screen.now) }
        assertEqual((screen[2].contentOffset, Self.alongs(screen, axis)), (turned, wanted))
        screen.checkInvariants()
      }
    }
  }

  /// A drag on the header keeps its list while another finger turns the page; the next input takes the new one. A second finger on
  /// another list moves only that list.
  /// Catches: `guard !isTouched(receiver(at: index))` left out of `findList(servedBy:)`.
  func testADragOnTheHeaderKeepsItsList() {
    var screen = Self.pages(at: 0).handling(.began, .moved(by: .vertical(-200)), on: 1)
    screen.handle(.setContentOffset(ScrollPoint(780, 0), nil), on: 2, at: .origin)
    XCTAssertEqual(
      Self.alongs(screen.give(.moved(by: .vertical(-50)), on: 1, at: .origin)), [104, 146, 0, 0])
    screen.handle(.touchDown(ScrollPoint(900, 700), finger: 1), on: 12, at: .origin)
    screen.handle(.touchMoved(ScrollPoint(900, 640), finger: 1), at: .origin)
    screen.handle(.touchMoved(ScrollPoint(900, 600), finger: 1), at: .origin)
    screen.checkInvariants()
    XCTAssertEqual(Self.alongs(screen), [104, 146, 0, 90])
    screen.handle(.ended(velocity: .zero), on: 1, at: .origin)
    screen.handle(.cancelled, at: .origin)
    screen.handle(.wheel(.vertical(10), nil), on: 1, at: .origin)
    XCTAssertEqual(Self.alongs(screen), [104, 146, 0, 100])
  }

  /// A fling that begins on the header carries the list of the page on; its touch stops that list.
  func testAFlingThatBeginsOnTheHeader() {
    var screen = Self.pages(at: 1).dragging(1, endingAt: .vertical(-2000))
    screen.advance(to: .milliseconds(200))
    XCTAssertGreaterThan(screen[11].contentOffset.y, 10)
    XCTAssertTrue(screen.movingIDs.contains(11))
    XCTAssertFalse(screen.give(.touchDown(ScrollPoint(100, 20)), on: 1).isMoving)
    XCTAssertEqual(screen.give(.touchUp).rested[1].contentOffset.y, 104)
  }

  /// A list flies on while a finger on another list moves the header.
  func testAListFliesOnWithoutItsHeader() {
    var screen = Self.screen(lists: [3000, 2000]).handling(
      .began, .moved(by: .vertical(-300)), .ended(velocity: .vertical(-1000)), on: 2)
    let target = screen.target(of: 2)
    screen.handle(.touchDown(ScrollPoint(100, 500), finger: 0), on: 3, at: .milliseconds(50))
    screen.checkInvariants()
    screen.advance(to: ScrollInstant(.seconds(9)))
    assertEqual((screen[2].contentOffset, screen[1].contentOffset.y), (target, 104))
  }

  /// Catches: `? header.travel : 0` made `? 0 : 0` in `place(correspondingTo:of:in:)`.
  func testOtherLengths() {
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    let wide = CollapsingHeader(length: 90, collapsedLength: 44)
    let other = ScrollRect(0, 0, 844, 390)
    for (distance, before, after) in [(-20.0, 0.0, 0.0), (-90, 104, 46), (-300, 104, 46)] {
      var screen = Self.screen(header)
      XCTAssertEqual(Self.drag([distance], &screen)[1].contentOffset.y, before)
      screen.update(.header(wide, over: other), as: 1, at: screen.now)
      screen.checkInvariants()
      XCTAssertEqual(screen[1].contentOffset.y, after)
      screen.update(.header(header, over: Self.window), as: 1, at: screen.now, animation: .uiKit)
      screen.advance(to: screen.instantOfRest)
      XCTAssertEqual(screen[1].contentOffset.y, before)
      // In flight.
      screen.drag(2, by: .vertical(distance), endingAt: .vertical(-900), then: .milliseconds(16))
      screen.update(.header(wide, over: other), as: 1, at: screen.now)
      screen.checkInvariants()
      XCTAssertEqual(screen.advanced()[1].contentOffset.y, 46)
    }
  }

  /// A wheel turned back over a header in another one, which returns from less than a pixel past its limit, leaves the outer header to
  /// return to its limit.
  /// Catches: `near: end` left out of `AxisChain.rest(_:at:endingAt:)`.
  func testAWheelLeavesAHeaderToReturn() {
    for physics in [Scroller.Physics(integration: .exact), Scroller.Physics(integration: .displayLink)] {
      let inner = CollapsingHeader(length: 197, collapsedLength: 159)
      let outer = CollapsingHeader(length: 285, collapsedLength: 178, returns: .atOnce, stretches: true)
      var screen = ScrollScreen()
      screen.insert(.header(outer, over: Self.window), as: 1, displayScale: 1)
      screen.insert(.header(inner, over: Self.window), as: 2, in: 1, displayScale: 1, physics: physics)
      XCTAssertEqual(screen.drag(2, by: .vertical(2))[1].contentOffset.y, -1, accuracy: 0.2)
      screen.handle(.wheel(.vertical(-100), .wheel), on: 1, at: screen.now)
      screen.checkInvariants()
      assertEqual((screen.target(of: 1)?.y, screen.restingOffset(of: 1).y), (0, 0))
      XCTAssertEqual(screen.advanced(to: screen.now.advanced(by: .seconds(3)))[1].contentOffset.y, 0)
    }
  }
}
