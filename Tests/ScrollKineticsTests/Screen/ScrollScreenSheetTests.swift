/// A sheet, member 1, with a list, member 2.
final class ScrollScreenSheetTests: XCTestCase {
  private static let window = ScrollRect(0, 0, 390, 844)
  private static let rows = ScrollSize(390, 3000)

  /// A sheet of half a window and of a whole one less 44 points, with a list of 3000 points.
  private static func sheet(isDismissible: Bool = true) -> ScrollSheet {
    ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)], isDismissible: isDismissible)
  }

  private static func screen(_ sheet: ScrollSheet = sheet(), detent: Int? = 0) -> ScrollScreen {
    ScrollScreen(detent: detent, of: sheet, sheet.listViewport(contentSize: rows))
  }

  private static func offsets(_ screen: ScrollScreen) -> [Double] { screen.offsets(of: 1, 2) }

  /// Performs a gesture on a member from the screen's present instant, and runs to rest.
  private static func perform(_ gesture: ScrollGesture, on screen: inout ScrollScreen, toRest: Bool = true) {
    screen.perform(gesture.on(2))
    if toRest { screen.advance(to: screen.instantOfRest) }
  }

  private static func flick(_ distance: Double, _ velocity: Double) -> ScrollGesture {
    .flick(from: ScrollPoint(195, 600), to: ScrollPoint(195, 600 + distance), velocity: .vertical(velocity))
  }

  private static func drag(_ distance: Double) -> ScrollGesture {
    // The first 10 points are slop.
    .drag(from: ScrollPoint(195, 500), to: ScrollPoint(195, 500 + distance + (distance < 0 ? -10 : 10)))
  }

  // MARK: Figures of the guide

  func testOneFingerMovesTheSheetAndThenTheList() {
    var screen = Self.screen()
    XCTAssertEqual(screen.frame(of: 1), ScrollRect(0, 422, 390, 800))
    XCTAssertEqual(screen.frame(of: 2), ScrollRect(0, 422, 390, 800))
    assertEqual((screen.member(at: ScrollPoint(9, 421)), screen.member(at: ScrollPoint(9, 423))), (nil, 2))
    XCTAssertEqual(screen.detent(of: 1), 0)
    screen.handle(all: [.began, .moved(by: .vertical(-500))], on: 2, at: .origin)
    XCTAssertEqual(Self.offsets(screen), [800, 122])
    XCTAssertEqual(Self.offsets(screen.give(.moved(by: .vertical(200)), on: 2, at: .origin)), [722, 0])
  }

  /// Wheels and keys that scroll the list to its beginning leave the sheet where it is, which only those lower that come 1.5 s after
  /// them.
  /// Catches: in `AxisChain.latchWheel(towardsEnd:at:until:)`, `$0 > mover` made `$0 < mover`; in
  /// `AxisChain.stepsHandOver(towardsEnd:)`, `!hasSheet && ` left out; in `ScrollChain.prepare(for:releasing:_:)`,
  /// `isMoved[$0] && axes[$0].hasSheet` made `false`.
  func testStepsInTheListDoNotLowerTheSheet() {
    let steps: [Scroller.Input] = [
      .wheel(.vertical(-300)), .wheel(.vertical(-300), .wheel), .scroll(.vertical(-300)), .key(.home),
      .key(.pageUp, .wheel), .key(.lineUp),
    ]
    for step in steps {
      var screen = Self.screen(detent: 1).handling(.setContentOffset(ScrollPoint(0, 100), nil), on: 2)
      for _ in 0..<6 {
        screen.advance(by: .milliseconds(1400), after: step, on: 2)
        XCTAssertEqual(screen[1].contentOffset.y, 800, "\(step)")
      }
      XCTAssertEqual(Self.offsets(screen), [800, 0], "\(step)")
      screen.advance(by: .milliseconds(101))
      XCTAssertEqual(Self.offsets(screen.settle(after: .wheel(.vertical(-10)), on: 2)), [422, 0], "\(step)")
    }
  }

  /// Nor does a key or a wheel that is held down, however long its list takes to come to its beginning.
  /// Catches: in `ScrollChain.latchWheel(_:continuing:)`, `axes[axis].wheelLatch?.end = end` left out.
  func testStepsThatRepeatDoNotLowerTheSheet() {
    for step in [Scroller.Input.key(.lineUp, .wheel), .wheel(.vertical(-40), .wheel)] {
      var screen = Self.screen(detent: 1).handling(.setContentOffset(ScrollPoint(0, 2000), nil), on: 2)
      for _ in 0..<100 { screen.advance(by: .milliseconds(50), after: step, on: 2) }
      XCTAssertEqual(Self.offsets(screen), [800, 0], "\(step)")
    }
  }

  /// Catches: in `AxisChain.distance(of:)`, `if isSheet(index), !isUpward, index > inner` made `if false`; in
  /// `AxisChain.latchWheel(towardsEnd:continuing:at:until:)`, `, !hasSheet` left out.
  func testStepsThatMeetTheListInFlightDoNotLowerTheSheet() {
    let steps: [[Scroller.Input]] = [
      [.key(.pageUp, .wheel)], [.key(.pageUp)], [.key(.home, .wheel)], [.wheel(.vertical(-500), .wheel)],
      Array(repeating: .wheel(.vertical(-100), .wheel), count: 9),
      Array(repeating: .wheel(.vertical(-200)), count: 4),
      Array(repeating: .wheel(.vertical(-50), notch: .vertical(100), .wheel), count: 20),
    ]
    for (inputs, gap) in steps.flatMap({ inputs in [60, 500].map { (inputs, $0) } }) {
      var screen = Self.screen(detent: 1)
      screen.handle(all: [.setContentOffset(ScrollPoint(0, 500), nil), .fling(.vertical(-1000))], on: 2)
      screen.advance(by: .milliseconds(50))
      for input in inputs {
        screen.handle(input, on: 2, at: screen.now)
        for _ in 0..<gap / 10 {
          screen.advance(by: .milliseconds(10))
          XCTAssertEqual(screen[1].contentOffset.y, 800, "\(input)")
        }
      }
      XCTAssertEqual(Self.offsets(screen.advanced()), [800, 0], "\(inputs)")
    }
  }

  func testStepsRaiseTheSheetAndScrollItsList() {
    for (gap, notches) in [(60, 8), (600, 8)] {
      var screen = Self.screen()
      for _ in 0..<notches {
        screen.advance(by: .milliseconds(gap), after: .wheel(.vertical(100), .wheel), on: 2)
      }
      screen.advance(to: screen.instantOfRest)
      XCTAssertEqual(screen[1].contentOffset.y, 800)
      XCTAssertEqual(screen[2].contentOffset.y, 700, accuracy: 1e-9)
    }
    var screen = Self.screen()
    XCTAssertEqual(Self.offsets(screen.settle(after: .wheel(.vertical(500)), on: 2)), [800, 122])
  }

  /// Wheels and keys do not dismiss a sheet: over it and over its list they lead to its smallest detent at most. Nor do they call
  /// back one that is on its way out. Nor do scrolls without phases.
  /// Catches: in `Kind.snapRule(in:)`, `rule?.stepsReachFirst = !sheet.isDismissible` left out; in `SnapRule.ofStep(insteadOf:_:)`,
  /// `, rest >= least` left out; in `SnapRule.place(atEnd:insteadOf:_:)`, `ofStep(insteadOf: rest, request)` made `request`; in
  /// `AxisChain.distance(of:)`, `(!isUpward && !rule.stepsReachFirst)` made `false`, and `!isUpward && ` left out; in
  /// `MovingAxis.destination(of:isAnimated:_:)`, `insteadOf: destination ?? offset` made `insteadOf: offset`.
  func testStepsDoNotDismiss() {
    let steps: [Scroller.Input] = [
      .wheel(.vertical(-900)), .wheel(.vertical(-900), .wheel),
      .wheel(.vertical(-90), notch: .vertical(60), .wheel), .key(.home), .key(.home, .wheel), .key(.pageUp),
      .key(.pageUp, .wheel), .key(.lineUp), .scroll(.vertical(-900)), .scroll(.vertical(-300)),
    ]
    for (step, member) in steps.flatMap({ step in [1, 2].map { (step, ScrollScreen.ID($0)) } }) {
      var screen = Self.screen(detent: 1)
      for _ in 0..<3 {
        screen.handle(step, on: member, at: screen.now)
        screen.advance(to: screen.instantOfRest.advanced(by: .seconds(2)))
        XCTAssertEqual(Self.offsets(screen), [422, 0], "\(step) on \(member)")
      }
      // On its way back to the smallest detent.
      screen.advance(
        by: .milliseconds(50), after: .began, .moved(by: .vertical(60)), .ended(velocity: .zero), on: member)
      XCTAssertLessThan(screen[1].contentOffset.y, 422)
      screen.settle(after: step, on: member)
      XCTAssertEqual(Self.offsets(screen), [422, 0], "\(step) on \(member) after a drag")
      // A scroll stops what flies.
      if case .scroll = step { continue }
      XCTAssertEqual(Self.offsets(screen.give(.key(.end), on: 2)), [800, 2200], "to the end of the list")
      screen.handle(.setContentOffset(.zero, nil), on: 2, at: screen.now)
      screen.perform(Self.flick(60, 9000).on(member))
      screen.settle(after: step, on: member)
      XCTAssertEqual(Self.offsets(screen), [0, 0], "\(step) on \(member) in flight")
    }
  }

  /// Scrolls without phases do not call off a sheet that comes: near 0 it goes on, farther they move it, and it comes to rest at its
  /// smallest detent.
  /// Catches: in `endAtSheetsAndCards(_:_:)`, `isOnItsWay ? offset + delta[axis] < least / 2 : ` left out, and
  /// `offset + delta[axis] < least / 2` made `true`.
  func testScrollsDoNotCallOffASheetThatComes() {
    for (time, delta, isMoved) in [(40, -10.0, false), (40, 10, false), (40, 200, true), (200, 10, true)] {
      var screen = Self.screen(detent: nil)
      screen.move(1, to: 0, at: .origin)
      screen.advance(by: .milliseconds(time))
      let before = screen[1].contentOffset.y
      screen.handle(.scroll(.vertical(delta)), on: 1, at: screen.now)
      XCTAssertEqual(screen[1].contentOffset.y != before, isMoved, "\(delta) after \(time) ms, at \(before)")
      XCTAssertEqual(Self.offsets(screen.advanced()), [422, 0], "\(delta) after \(time) ms")
    }
  }

  /// A row of the list is shown where the sheet and a header around do not hide it, also once a sheet that comes has come.
  /// Catches: in `ScrollScreen.withHiddenLength(_:of:)`, `rest(of: id)[axis]` made `viewport(at: outer).contentOffset[axis]`, and
  /// `rect.intersection(viewport(at: index).contentRect) != nil` made `true`; `(.header, let axis?)` left out of it.
  func testRectanglesAreShownWhereTheyAreVisible() {
    let row = ScrollRect(0, 760, 390, 40)
    for detent in [0, 1, nil] {
      var screen = Self.screen(detent: detent)
      if detent == nil { screen.move(1, to: 0, at: .origin) }
      for rect in [row, ScrollRect(0, -90, 390, 40)] {
        screen.handle(.scrollRectToVisible(rect, nil), on: 2, at: .origin)
      }
      screen.advance(to: screen.instantOfRest)
      // It ends at the lower edge of the screen, or of the list.
      XCTAssertEqual(Self.offsets(screen), detent == 1 ? [800, 0] : [422, 378])
      XCTAssertEqual(screen.convert(row, from: 2, to: nil), ScrollRect(0, 804, 390, 40))
    }
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    for (offset, end) in [(0.0, 104.0), (104, 0)] {
      var screen = ScrollScreen(
        of: .header(header, over: Self.window), header.listViewport(in: Self.window, contentSize: Self.rows))
      screen.handle(.setContentOffset(ScrollPoint(0, offset), nil), on: 1, at: .origin)
      screen.settle(after: .scrollRectToVisible(row, animated: true), on: 2)
      XCTAssertEqual(Self.offsets(screen), [offset, end])
    }
  }

  /// Catches: `.detents(ScrollDetents(sheet.restingOffsets))` made `nil` in `Kind.restRule(on:)`; `comesFromInside ? place :`
  /// left out of `target(resting:…)`.
  func testWhereItRests() {
    func rest(_ gestures: ScrollGesture..., isDismissible: Bool = true) -> [Double] {
      var screen = Self.screen(Self.sheet(isDismissible: isDismissible))
      for gesture in gestures { Self.perform(gesture, on: &screen) }
      return Self.offsets(screen)
    }
    XCTAssertEqual(rest(Self.drag(-100)), [422, 0], "let go 100 points above half")
    XCTAssertEqual(rest(Self.drag(-200)), [800, 0], "let go nearer to large")
    XCTAssertEqual(rest(Self.flick(-60, -400)), [800, 0], "any flick upwards goes on to large")
    XCTAssertEqual(rest(Self.flick(-60, -9000)), [800, 0], "and no farther")
    XCTAssertEqual(rest(Self.flick(60, 400)), [0, 0], "a flick downwards dismisses")
    XCTAssertEqual(rest(Self.flick(60, 400), isDismissible: false), [422, 0])
    XCTAssertEqual(
      rest(Self.drag(-900), Self.flick(200, 3000)), [800, 0], "a fling of the list does not move the sheet")
    XCTAssertEqual(rest(Self.drag(-900), Self.drag(622)), [800, 0], "let go 100 points below large")
    XCTAssertEqual(
      rest(Self.drag(-378), Self.flick(60, 9000)), [0, 0], "from large with momentum to nothing")
  }

  /// Catches: `kind.restRule(on: axis)?.settle(&$0, on: axis)` left out of `pass`.
  func testTheSheetAloneSettlesAlike() {
    for gesture in [
      Self.drag(-100), Self.drag(-200), Self.flick(-60, -400), Self.flick(60, 400), Self.drag(50),
    ] {
      var (alone, joined) = (Self.screen(), Self.screen())
      alone.perform(gesture.on(1))
      alone.advance(to: alone.instantOfRest)
      Self.perform(gesture, on: &joined)
      XCTAssertEqual(Self.offsets(alone), Self.offsets(joined), "\(gesture)")
    }
  }

  /// Catches: `stretches: true` left out of `Kind.rules(on:)`.
  func testTheSheetStretchesNotItsList() {
    var screen = Self.screen(Self.sheet(isDismissible: false))
    screen.handle(all: [.began, .moved(by: .vertical(100))], on: 2, at: .origin)
    // The band of a list of 800 points: 100·0.55·800/(800 + 55), on whole pixels.
    assertEqual((Self.offsets(screen), screen.frame(of: 1).minY), ([422 - 51, 0], 422 + 51))
    XCTAssertEqual(Self.offsets(screen.settle(after: .ended(velocity: .zero), on: 2)), [422, 0])
    // At its end the list stretches, not the sheet.
    XCTAssertEqual(Self.offsets(screen.give(.began, .moved(by: .vertical(-2678)), on: 2)), [800, 2200 + 51])
  }

  func testDismissedAndPresented() {
    var screen = Self.screen()
    Self.perform(Self.flick(60, 400), on: &screen, toRest: false)
    XCTAssertFalse(screen.isDismissed(1))
    XCTAssertNil(screen.targetDetent(of: 1))
    screen.advance(to: screen.instantOfRest)
    assertEqual((screen.isDismissed(1), screen.frame(of: 1).minY), (true, 844))
    screen.move(1, to: 1, at: screen.now)
    XCTAssertEqual(screen.targetDetent(of: 1), 1)
    screen.advance(to: screen.instantOfRest)
    XCTAssertEqual(screen.detent(of: 1), 1)
    screen.move(1, to: nil, animation: nil, at: screen.now)
    XCTAssertTrue(screen.isDismissed(1))
    assertEqual((screen.isDismissed(2), Self.screen(detent: nil).isDismissed(1)), (false, true))
  }

  /// A sheet that leaves its largest detent takes its list back to the beginning; on the other axis the list goes on.
  /// Catches: `catchUp(index)` left out of `scroll(_:to:on:_:at:)`; `where isInside(member, id)` made `where false`.
  func testAMoveBringsTheListBack() {
    let sheet = Self.sheet()
    let map = changed(sheet.listViewport(contentSize: ScrollSize(2000, 3000))) {
      $0.contentOffset = ScrollPoint(400, 500)
    }
    var screen = ScrollScreen(detent: 1, of: sheet, map)
    var free = screen
    // No frame is drawn between the fling and the move.
    for step in 0..<2 {
      screen.drag(2, by: ScrollVector(-40, 0), endingAt: ScrollVector(-600, 0))
      if step == 0 { (free, screen) = (screen, free) }
    }
    free.advance(to: .milliseconds(100))
    let x = free[2].contentOffset.x
    screen.move(1, to: 0, animation: nil, at: .milliseconds(100))
    XCTAssertEqual(Self.offsets(screen), [422, 0])
    XCTAssertEqual(screen[2].contentOffset.x, x, accuracy: 1)
    XCTAssertGreaterThan(x, 480)
  }

  /// A sheet at its smallest detent stays at that detent where another one becomes the smallest.
  /// Catches: `members[index].scroller = Scroller(` made an update, which keeps content at its edge.
  func testTheSmallestDetentIsNoEdge() {
    // Half of 844 points is more than 120, half of 200 is less.
    var sheet = ScrollSheet(
      container: Self.window, detents: [.length(120), .fraction(0.5), .inset(44)], isDismissible: false)
    var screen = Self.screen(sheet)
    XCTAssertEqual(Self.offsets(screen), [120, 0])
    sheet = sheet.resized(to: ScrollRect(0, 0, 390, 200))
    screen.update(.sheet(sheet), as: 1, at: .origin)
    assertEqual((sheet.restingOffsets, Self.offsets(screen)), ([100, 120, 156], [120, 0]))
    XCTAssertEqual(screen.detent(of: 1), 0)
    // And back.
    screen.update(.sheet(sheet.resized(to: Self.window)), as: 1, at: .origin)
    XCTAssertEqual(Self.offsets(screen), [120, 0])
  }

  /// A keyboard, and a window that turns, under a finger that lies still on a sheet at a detent, or on the list of a collapsed header:
  /// as at rest, the sheet stays at its detent and the header collapsed. Neither is one that nobody has moved dismissed or opened by
  /// the lift.
  /// Catches: in `ScrollScreen.change(_:to:_:_:at:)`, `isDragged ||` made `isHeld ||`; `forRest: old.metrics(on: axis).request(at: offset), on: axis) == offset` made `true`.
  func testAFingerThatLiesStillKeepsThePlace() {
    for (detent, height, id) in product([0, 1], [508.0, 390], [1, 2] as [ScrollScreen.ID]) {
      let sheet = ScrollSheet(
        container: Self.window, detents: [.length(100), .fraction(0.5), .inset(44)], isDismissible: true)
      var screen = Self.screen(sheet, detent: detent)
      var untouched = screen
      screen.handle(.touchDown(ScrollPoint(195, 780)), on: id, at: .origin)
      let smaller = sheet.resized(to: ScrollRect(0, 0, 390, height))
      for sheet in [smaller, sheet, smaller] {
        screen.update(.sheet(sheet), as: 1, at: .origin)
        untouched.update(.sheet(sheet), as: 1, at: .origin)
        XCTAssertEqual(Self.offsets(screen), Self.offsets(untouched))
      }
      screen.handle(.touchUp, at: .origin)
      assertEqual((screen.phase(of: 1), screen.detent(of: 1)), (.idle, detent))
      // One that a finger has dragged, or caught in flight, stays where its edge is.
      for (index, inputs) in [[Scroller.Input.began], [.touchDown(.zero)]].enumerated() {
        screen = Self.screen(sheet, detent: detent)
        if index == 1 {
          screen.move(1, to: 2, at: .origin)
          screen.advance(by: .milliseconds(100))
        }
        screen.handle(all: inputs, on: id, at: screen.now)
        let before = screen[1].contentOffset.y
        screen.update(.sheet(smaller), as: 1, at: screen.now)
        XCTAssertEqual(screen[1].contentOffset.y, before + height - 844)
      }
    }
    let headers = [200.0, 400].map { CollapsingHeader(length: $0, collapsedLength: 44) }
    let list = headers[0].listViewport(in: Self.window, contentSize: Self.rows)
    var screen = ScrollScreen(of: .header(headers[0], over: Self.window), list)
      .handling(.setContentOffset(ScrollPoint(0, 156), nil), on: 1)
      .handling(.setContentOffset(ScrollPoint(0, 1000), nil), .touchDown(ScrollPoint(195, 500)), on: 2)
    screen.update(.header(headers[1], over: Self.window), as: 1, at: .origin)
    screen.handle(.touchUp, at: .origin)
    assertEqual((screen.frame(of: 1).size.height, Self.offsets(screen)), (44, [356, 1000]))
  }

  /// A sheet that a shorter container has put past its start, and a taller one past its end, with a finger on a list that does not
  /// bounce: the sheet is at its limit at once, and the list does not move farther than the finger.
  /// Catches: `old.isPast(towardsEnd:)` made `old.isPast` in `canStayPast`.
  func testASheetPastItsStartIsNotPastItsEndInATallerContainer() {
    func container(_ height: Double) -> ScrollRect { ScrollRect(0, 0, 390, height) }
    for (short, tall) in [(500.0, 1200.0), (500, 760), (600, 1200)] {
      let sheet = ScrollSheet(
        container: container(634), detents: [.length(26), .length(168)], isDismissible: true)
      let rows = changed(sheet.listViewport(contentSize: Self.rows)) { $0.bouncesVertically = false }
      var screen = ScrollScreen(of: sheet).handling(.began, on: 1)
      screen.update(.sheet(sheet.resized(to: container(short))), as: 1, at: .origin)
      XCTAssertEqual(screen[1].contentOffset.y, 26 + short - 634)
      screen.handle(.ended(velocity: .zero), on: 1, at: .origin)
      screen.insert(rows, as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.update(.sheet(sheet.resized(to: container(tall))), as: 1, at: .origin)
      assertEqual((Self.offsets(screen), screen.invariantFault), ([Swift.min(26 + tall - 634, 168), 0], nil))
      screen.handle(.moved(by: ScrollVector(0, -2)), at: .origin)
      XCTAssertEqual(Self.offsets(screen)[1], Self.offsets(screen)[0] < 168 ? 0 : 2)
    }
  }

  /// A keyboard of 336 points in the flight of a sheet, of a dismissal, and in a move: the edge on the screen stays where it is,
  /// and the sheet goes on to its detent above the keyboard.
  /// Catches: `+ displacement` left out of `change(_:to:_:_:at:)`; `mayStretch: moves` left out.
  func testAKeyboardInFlightDoesNotMoveTheEdge() {
    let small = Self.sheet().resized(to: ScrollRect(0, 0, 390, 844 - 336))
    let starts: [(String, (inout ScrollScreen) -> Void)] = [
      ("up", { Self.perform(Self.flick(-60, -400), on: &$0, toRest: false) }),
      ("dismissal", { Self.perform(Self.flick(60, 400), on: &$0, toRest: false) }),
      ("alone", { $0.perform(Self.flick(60, 400).on(1)) }), ("move", { $0.move(1, to: 1, at: $0.now) }),
    ]
    for (name, start) in starts {
      var screen = Self.screen()
      start(&screen)
      screen.advance(by: .milliseconds(150))
      let (edge, detent) = (screen.frame(of: 1).minY, screen.targetDetent(of: 1))
      screen.update(.sheet(small), as: 1, at: screen.now)
      screen.checkInvariants()
      XCTAssertEqual(screen.frame(of: 1).minY, edge, accuracy: 1, name)
      XCTAssertEqual(screen.targetDetent(of: 1), detent, name)
      screen.advance(to: screen.instantOfRest)
      XCTAssertEqual(screen[1].contentOffset.y, detent.map { small.lengths[$0] } ?? 0, name)
      screen.update(.sheet(Self.sheet()), as: 1, at: screen.now)
      XCTAssertEqual(screen[1].contentOffset.y, detent.map { Self.sheet().lengths[$0] } ?? 0, name)
    }
  }

  /// A keyboard at rest, with an animation: the edge begins where it was.
  /// Catches: `|| (isAtRest && animation != nil && members[index].nest == nil)` left out.
  func testAKeyboardAtRestWithAnAnimation() {
    let small = Self.sheet().resized(to: ScrollRect(0, 0, 390, 844 - 336))
    for detent in [0, 1, nil] {
      var screen = Self.screen(detent: detent)
      let edge = screen.frame(of: 1).minY
      screen.update(.sheet(small), as: 1, at: screen.now, animation: .uiKit)
      XCTAssertEqual(screen.frame(of: 1).minY, edge, accuracy: 1)
      XCTAssertEqual(screen.advanced()[1].contentOffset.y, detent.map { small.lengths[$0] } ?? 0)
    }
  }

  /// A touched sheet at its only detent, in a container whose end moves by a number that rounds.
  /// Catches: `new.clamped(new.contentOffset)` left out of `change(_:to:_:_:at:)`.
  func testAShiftThatRoundsIsNoOverscroll() {
    for step in 0..<200 {
      let (before, after) = (71.40731718383202 + Double(step), 341.71526341539794)
      let sheet = ScrollSheet(
        axis: .horizontal, container: ScrollRect(0, 0, before, 110), detents: [.inset(10)],
        isDismissible: false)
      let list = changed(sheet.listViewport(contentSize: ScrollSize(300, 110))) {
        $0.contentOffset.x = 300 - before + 10
      }
      var screen = ScrollScreen(of: sheet, list).handling(.began, on: 2)
      screen.update(.sheet(sheet.resized(to: ScrollRect(0, 0, after, 110))), as: 1, at: .origin)
      screen.checkInvariants()
      XCTAssertEqual(screen.detent(of: 1), 0, "\(step)")
    }
  }

  /// Catches: `catchUp(index)` left out of `move(_:to:animation:at:)`.
  func testAMoveReadsTheListAtItsInstant() {
    var screen = Self.screen(detent: 1)
    screen.handle(.setContentOffset(ScrollPoint(0, 900), animated: true), on: 2, at: .origin)
    var sliced = screen
    for _ in 0..<9 { sliced.advance(by: .milliseconds(20)) }
    for step in 0..<2 {
      screen.move(1, to: 0, at: .milliseconds(200))
      screen.advance(to: .milliseconds(300))
      if step == 0 { (screen, sliced) = (sliced, screen) }
    }
    assertEqual((Self.offsets(screen), Self.offsets(screen.advanced())), (Self.offsets(sliced), [422, 0]))
  }

  func testCallsOfAnotherKindAreRefused() {
    let sheet = ScrollSheet(container: Self.window, detents: [.inset(44)])
    let header = ScrollScreen.Geometry.header(CollapsingHeader(length: 148), over: Self.window)
    var screen = ScrollScreen(of: sheet)
    screen.insert(header, as: 2)
    screen.insert(Viewport(frame: Self.window, contentSize: .zero), as: 3)
    let across = ScrollSheet(axis: .horizontal, container: Self.window, detents: [.inset(44)])
    let calls: [(ScrollScreen.Call, String)] = [
      (.move(1, to: 1), "detent must be in 0..<1, but is 1"), (.move(2, to: 0), "2 must be a sheet"),
      (.move(9, to: nil), "9 must be a sheet"),
      (.move(1, to: -1), "detent must be in 0..<1, but is -1"),
      (.insert(.sheet(sheet), as: 1), "a member 1 must not be present already"),
      (.insert(header, as: 5, in: 6), "the parent 6 must be present"),
      (.insert(header, as: 5, displayScale: 0), "displayScale must be finite and more than 0, but is 0.0"),
      (.updateGeometry(.sheet(across), as: 1), "axis must be vertical, but is horizontal"),
      (.updateGeometry(.sheet(sheet), as: 3), "3 must be of the same kind"),
      (.updateGeometry(header, as: 1), "1 must be of the same kind"),
      (.updateGeometry(header, as: 8), "there must be a member 8"),
    ]
    for (call, message) in calls {
      XCTAssertThrowsError(try screen.validate(call), message) { XCTAssertEqual("\($0)", message) }
    }
  }
}
