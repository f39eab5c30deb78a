@testable import ScrollKinetics

/// A list, member 1, with shelves, members 10, 11, ….
final class ScrollScreenShelfTests: XCTestCase {
  private static let window = ScrollRect(0, 0, 390, 844)
  private static let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)

  private static func screen(shelves: Int = 3) -> ScrollScreen {
    var screen = ScrollScreen(
      of: Viewport(390, 844, content: 390, Double(shelves) * 280, alwaysBounceVertical: true))
    for row in 0..<shelves {
      let frame = ScrollRect(0, Double(row) * 280 + 56, 390, 200)
      let geometry = ScrollScreen.Geometry.shelf(shelf, frame: frame, reach: .steps([2200, 2700]))
      screen.insert(geometry, as: ScrollScreen.ID(10 + row), in: 1)
    }
    return screen
  }

  /// Flicks the first shelf sideways, with samples of a finger, from the present instant on.
  private static func flick(_ dx: Double, velocity: Double, _ screen: inout ScrollScreen) {
    let (start, velocity) = (ScrollPoint(195, 156), ScrollVector(dx < 0 ? -velocity : velocity, 0))
    let flick = ScrollGesture.flick(from: start, to: start + .horizontal(dx), velocity: velocity)
    let (begin, member) = (screen.now, screen.member(at: start))
    for sample in flick.samples {
      let instant = begin.advanced(by: sample.time)
      screen.advance(to: instant)
      screen.handle(sample.input, on: member, at: instant)
      screen.checkInvariants()
    }
  }

  // MARK: Figures of the guide

  /// A finger moves the shelf by 110, from −20 to 90; from there it goes to the first, second or third card.
  /// Catches: `SnapRule(.every(stride, origin: first), reach: reach)` made `from: 0` in `snapRule(in:reach:)`.
  func testTheSpeedChoosesTheCard() {
    for (dx, velocity, expected) in [
      (-120.0, 800.0, 150.0), (-120, 2400, 320), (-120, 3000, 490), (120, 1500, -20),
    ] {
      var screen = Self.screen()
      Self.flick(dx, velocity: velocity, &screen)
      screen.runToRest()
      XCTAssertEqual(screen[10].contentOffset.x, expected, "\(velocity)")
      XCTAssertEqual(screen[1].contentOffset.y, 0)
    }
    var screen = Self.screen().handling(.setContentOffset(ScrollPoint(1320, 0), nil), on: 10)
    Self.flick(120, velocity: 800, &screen)
    screen.runToRest()
    XCTAssertEqual(screen[10].contentOffset.x, 1170, "back from the end")
    XCTAssertEqual(
      screen.convert(Self.shelf.frame(of: 7, at: 0), from: 10, to: nil), ScrollRect(20, 56, 160, 200))
  }

  /// After a catch, a wheel or a key a shelf rests on a card; other snap rules than its own do not apply.
  /// Catches: `case .shelf(let shelf, let reach): rule = shelf.snapRule` made `nil` in `snapRule(in:)`; `in: viewport(at: index)`
  /// made `in: newValue` … in `subscript(physicsOf:)`.
  func testItRestsOnACardHoweverItIsMoved() {
    let inputs: [[Scroller.Input]] = [
      [.wheel(.horizontal(93))], [.key(.lineRight)], [.scroll(.horizontal(51))], [.held, .ended()],
      [.began, .moved(by: .horizontal(-30)), .cancelled],
    ]
    for (inputs, physics) in product(inputs, [Scroller.Physics.uiKit, Scroller.Physics(snapping: .paging)]) {
      var screen = changed(Self.screen()) { $0[physicsOf: 10] = physics }
      Self.flick(-120, velocity: 2400, &screen)
      screen.advance(by: .milliseconds(90))
      screen.handle(all: inputs, on: 10)
      let offset = screen.rested[10].contentOffset.x
      XCTAssertEqual((offset + 20).truncatingRemainder(dividingBy: 170), 0, "\(inputs): \(offset)")
    }
  }

  func testTheDirectionChoosesListOrShelf() {
    for (dx, dy, expected) in [(-100.0, -60.0, [70.0, 0]), (-60, -100, [-20, 90])] {
      var screen = Self.screen(shelves: 5)
      let start = ScrollPoint(195, 156)
      let drag = ScrollGesture.drag(from: start, to: start + ScrollVector(dx, dy))
      for sample in drag.samples.dropLast() {
        screen.handle(sample.input, on: 10, at: .origin.advanced(by: sample.time))
      }
      XCTAssertEqual([screen[10].contentOffset.x, screen[1].contentOffset.y], expected)
    }
    var screen = Self.screen(shelves: 5)
    Self.flick(-120, velocity: 800, &screen)
    screen.handle(.touchDown(ScrollPoint(195, 30), finger: 1), on: 1, at: screen.now)
    XCTAssertTrue(screen.movingIDs.contains(10), "a touch of the title leaves the shelf its flight")
  }

  private static let wide = CardShelf(cardSize: ScrollSize(250, 150), count: 12, spacing: 10, margin: 40)
  private static let landscape = ScrollRect(0, 56, 844, 150)

  /// A shelf at rest stays at its card, also one that is away, or has come to rest there; one in flight comes to rest at a
  /// card of the new shelf.
  /// Catches: `$0.contentOffset[axis] = rest` left out of `update(_:frame:as:at:animation:)`; `snapping: snapping` left out
  /// there; `instantOfRest(of: id) <=` made `phase(of: id) == .idle` there.
  func testARotationAndCardsThatLoad() {
    func turn(_ screen: inout ScrollScreen, after delay: Duration, animation: ScrollAnimation? = nil) {
      screen.update(
        .shelf(Self.wide, frame: Self.landscape), as: 10, at: screen.now.advanced(by: delay),
        animation: animation)
      screen.checkInvariants()
    }
    for (animation, isAway) in product([nil, ScrollAnimation.uiKit], [false, true]) {
      var screen = Self.screen()
      Self.flick(-120, velocity: 2400, &screen)
      if isAway { screen.remove(10, at: screen.now, retaining: true) } else { screen.runToRest() }
      turn(&screen, after: .seconds(9), animation: animation)
      if isAway { screen.restore(10, in: 1, at: screen.now) }
      screen.runToRest()
      XCTAssertEqual(screen[10].contentOffset.x, 2 * 260 - 40, "still at its second card")
      XCTAssertEqual(screen[10].limits(on: .horizontal), -40...(12 * 260 - 10 + 40 - 844))
      XCTAssertEqual(screen.kind(of: 10), .shelf(Self.wide, reach: .steps([2200, 2700])))
    }
    var screen = Self.screen()
    Self.flick(-120, velocity: 2400, &screen)
    XCTAssertEqual(screen.target(of: 10)?.x, 320)
    turn(&screen, after: .milliseconds(50))
    screen.runToRest()
    XCTAssertEqual(screen[10].contentOffset.x, 2 * 260 - 40, "at its second card")
    let single = CardShelf(cardSize: ScrollSize(250, 150), count: 1, spacing: 10, margin: 40)
    screen.update(.shelf(single, frame: Self.landscape), as: 10, at: screen.now)
    XCTAssertEqual(screen[10].contentOffset.x, -40, "its card is gone")
  }

  func testRowsInsertedAboveChangeNoBit() {
    var screen = Self.screen(shelves: 9)
    Self.flick(-120, velocity: 2400, &screen)
    screen.advance(by: .milliseconds(30))
    var still = screen
    screen.apply(ContentChange(on: .vertical, at: 0, inserting: 96), to: 1, at: screen.now)
    screen.update(.shelf(Self.shelf, frame: ScrollRect(0, 152, 390, 200)), as: 10, at: screen.now)
    XCTAssertEqual(screen.frame(of: 10), still.frame(of: 10), "what is visible stays")
    for _ in 0..<100 {
      screen.advance(by: .milliseconds(16))
      still.advance(by: .milliseconds(16))
      XCTAssertEqual(screen[10].contentOffset, still[10].contentOffset)
    }
    XCTAssertEqual(screen[10].contentOffset.x, 320)
  }

  /// A shelf never comes to rest on a cut card: a card is at its place between the margins, or the shelf is at one of its
  /// ends, with its first or last card at the margin; whatever moves and changes it and its list.
  /// Catches: `from: first` left out of `snapRule(in:reach:)`; `snapping: snapping` left out of
  /// `update(_:frame:as:at:animation:)`.
  func testAShelfNeverStopsOnACutCard() {
    forAllSeeds("whole cards", count: 100) { random in
      let axis = random.pick(ScrollAxis.allCases)
      var shelf = CardShelf.random(&random, axis: axis)
      var frame = Self.frame(for: shelf, &random)
      var screen = ScrollScreen(
        of: Viewport(frame: Self.window, contentSize: ScrollSize { $0 == axis ? 100 : 3000 }))
      let reach: SnapRule.Reach = random.pick([.steps([2200, 2700]), .momentum, .atMost(2)])
      let physics = Scroller.Physics(integration: random.pick([.exact, .exact, .displayLink]))
      screen.insert(
        .shelf(shelf, frame: frame, reach: reach), as: 2, in: 1, displayScale: 1, physics: physics)
      let window = Viewport(frame: Self.window, contentSize: .zero)
      for number in 0..<random.integer(in: 1...5) {
        let gesture = ScrollGesture.random(in: window, using: &random)
        let begin = screen.now
        for sample in gesture.samples {
          screen.handle(sample.input, on: 2, at: begin.advanced(by: sample.time))
          if let fault = screen.fault { return "\(number): \(fault)" }
        }
        if random.happens(onceIn: 4) {
          screen.handle(.wheel(ScrollVector { _ in random.double(in: -300...300) }), on: 2, at: screen.now)
        }
        if random.happens(onceIn: 3) {
          shelf = CardShelf.random(&random, axis: axis)
          frame = Self.frame(for: shelf, &random)
          let animation = random.pick([nil, ScrollAnimation.uiKit])
          screen.update(.shelf(shelf, frame: frame), as: 2, at: screen.now, animation: animation)
          if let fault = screen.fault { return "\(number), changed: \(fault)" }
        }
        guard random.happens(onceIn: 2) else { continue }
        screen.runToRest(after: .cancelled)
        if let fault = shelf.cut(at: screen[2, axis], in: frame.size[axis]) { return "\(number): \(fault)" }
      }
      return nil
    }
  }

  private static func frame(for shelf: CardShelf, _ random: inout SplitMix64) -> ScrollRect {
    let length = random.pick([390, random.double(in: 200...844)])
    return ScrollRect(
      origin: ScrollPoint { $0 == shelf.axis ? 0 : random.double(in: 0...600) },
      size: ScrollSize { $0 == shelf.axis ? length : shelf.cardSize[$0] })
  }

  func testCallsThatCannotBeMadeAreRefused() {
    let screen = changed(Self.screen()) { $0.remove(12, at: .origin, retaining: true) }
    let across = CardShelf(axis: .vertical, cardSize: ScrollSize(9, 9), count: 2)
    let calls: [(ScrollScreen.Call, String)] = [
      (.insert(.shelf(across, frame: .zero), as: 10), "a member 10 must not be present already"),
      (.insert(.shelf(across, frame: .zero), as: 5, in: 6), "the parent 6 must be present"),
      (
        .insert(.shelf(across, frame: .zero, reach: .atMost(0)), as: 5),
        "snap.atMost must be finite and more than 0, but is 0.0"
      ),
      (
        .insert(.shelf(across, frame: .zero), as: 5, displayScale: 0),
        "displayScale must be finite and more than 0, but is 0.0"
      ),
      (.updateGeometry(.shelf(across, frame: .zero), as: 10), "axis must be horizontal, but is vertical"),
      (.updateGeometry(.shelf(across, frame: .zero), as: 1), "1 must be of the same kind"),
      (.updateGeometry(.shelf(across, frame: .zero), as: 8), "there must be a member 8"),
    ]
    for (call, message) in calls {
      XCTAssertThrowsError(try screen.validate(call), message) { XCTAssertEqual("\($0)", message) }
    }
    XCTAssertNoThrow(try screen.validate(.updateGeometry(.shelf(Self.wide, frame: Self.landscape), as: 12)))
  }
}

extension CardShelf {
  /// Returns how the cards of a shelf lie, if none is at its place.
  fileprivate func cut(at offset: Double, in length: Double) -> String? {
    let frames = (0..<count).map { frame(of: $0, at: offset)[axis] }
    let margin = Swift.min(self.margin, length / 2)
    let place = margin + alignment * (length - 2 * margin - cardSize[axis])
    let isAligned = frames.contains { ($0.lowerBound - place).magnitude < 1e-6 }
    let isAtAnEnd =
      (frames[0].lowerBound - margin).magnitude < 1e-6
      || (frames[count - 1].upperBound - (length - margin)).magnitude < 1e-6
    return isAligned || isAtAnEnd ? nil : "it rests with cards at \(frames), not at \(place)"
  }
}

// MARK: - Members by need

/// Members of a list that come into its visible range, and leave it.
final class ScrollScreenVisibleTests: XCTestCase {
  private static let window = ScrollRect(0, 0, 390, 844)
  private static let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)

  /// A feed of rows of 96 points, every third of which is a shelf of 200 points, with the row's number plus 100.
  private struct Feed {
    var lengths: [Double]
    var rows: ScrollStack.Layout
    var screen: ScrollScreen
    let isByNeed: Bool

    init(rows count: Int, isByNeed: Bool = true, physics: Scroller.Physics = .uiKit) {
      lengths = (0..<count).map { $0 % 3 == 2 ? 200 : 96 }
      rows = Self.layout(lengths)
      screen = ScrollScreen()
      self.isByNeed = isByNeed
      let list = Viewport(frame: ScrollScreenVisibleTests.window, contentSize: rows.contentSize)
      screen.insert(list, as: 1, physics: physics)
      show()
    }

    static func layout(_ lengths: [Double]) -> ScrollStack.Layout {
      let stack = ScrollStack(
        axis: .vertical, items: lengths.map { ScrollStack.Item(length: .fixed($0)) }, spacing: 8,
        fillsFrameAcross: true)
      return try! stack.layout(in: ScrollScreenVisibleTests.window.size)
    }

    var visible: Range<Int> { isByNeed ? rows.items(in: screen[1].bounds) : rows.frames.indices }

    /// The numbers of the visible shelves.
    var shelves: [ScrollScreen.ID] { visible.compactMap { id($0) } }

    /// The number of the member of a row.
    func id(_ row: Int) -> ScrollScreen.ID? { lengths[row] == 200 ? ScrollScreen.ID(100 + row) : nil }

    @discardableResult
    mutating func show() -> ScrollScreen.Changes {
      let feed = self
      return screen.show(visible, in: 1, at: screen.now, as: feed.id) { screen, row in
        screen.insert(
          .shelf(ScrollScreenVisibleTests.shelf, frame: feed.rows.frames[row]), as: feed.id(row)!, in: 1,
          physics: screen[physicsOf: 1])
      }
    }

    mutating func advance(to instant: ScrollInstant) {
      screen.advance(to: instant)
      show()
    }
  }

  /// The shelves in view are the members, and only they; one insertion for each.
  /// Catches: `guard !shows(rows, in: list, as: id)` made `guard shows`; `retaining: true` left out of `show`.
  func testTheMembersAreThoseInView() {
    var feed = Feed(rows: 300)
    XCTAssertEqual(feed.screen.ids, [1, 102, 105])
    feed.screen.handle(.setContentOffset(ScrollPoint(150, 0), nil), on: 102, at: .origin)
    feed.screen.handle(.setContentOffset(ScrollPoint(0, 1000), nil), on: 1, at: .origin)
    feed.show()
    assertEqual((feed.screen.ids, feed.screen.isRetained(102)), ([1, 108, 111], true))
    feed.screen.handle(.setContentOffset(.zero, nil), on: 1, at: .origin)
    assertEqual((feed.show(), feed.screen.ids), (ScrollScreen.Changes(), [1, 102, 105]))
    assertEqual((feed.screen[102].contentOffset.x, feed.screen.parent(of: 102)), (150, 1))
    var count = 0
    feed.screen.show(0..<6, in: 1, at: .origin, as: feed.id) { _, _ in count += 1 }
    feed.screen.show(0..<9, in: 77, at: .origin, as: feed.id) { _, _ in count += 1 }
    XCTAssertEqual(count, 0, "nothing is new, or there is no such list")
    feed.screen.checkInvariants()
  }

  func testAMemberElsewhereStays() {
    var feed = Feed(rows: 9)
    feed.screen.insert(Viewport(frame: Self.window, contentSize: .zero), as: 2)
    for _ in 0..<2 {
      feed.screen.show(0..<2, in: 1, at: .origin, as: { [2, 105][$0] }) { _, row in
        XCTFail("\(row) is inserted")
      }
      assertEqual((feed.screen.ids, feed.screen.parent(of: 2)), ([1, 2, 105], nil))
    }
  }

  func testAFingerOnAShelfThatLeavesDragsOn() {
    var feed = Feed(rows: 300)
    var point = ScrollPoint(195, 300)
    XCTAssertEqual(feed.screen.member(at: point), 102)
    feed.screen.handle(.touchDown(point), on: 102, at: .origin)
    for step in 1...100 {
      point.y -= 10
      feed.screen.handle(.touchMoved(point), at: .origin.advanced(by: .milliseconds(8 * step)))
      feed.show()
      feed.screen.checkInvariants()
    }
    assertEqual((feed.screen[1].contentOffset.y, feed.screen.isRetained(102)), (990, true))
  }

  /// Shelves that are members only while they are in view move as those that always are: bit for bit, whenever they are in
  /// view. So do those of a recorded screen, which replays.
  /// Catches: `retaining: true` left out of `show`; `advance(to: instant)` left out there.
  func testAShelfThatComesBackWasNeverAway() {
    var returns = 0
    forAllSeeds("by need", count: 60) { random in
      let physics = Scroller.Physics(integration: .exact)
      var (feed, all) = (Feed(rows: 40, physics: physics), Feed(rows: 40, isByNeed: false, physics: physics))
      var recorder = Recorded(feed.screen)
      for number in 0..<random.integer(in: 2...6) {
        let instant = feed.screen.now
        var inputs: [(Scroller.Input, ScrollScreen.ID, Duration)] = []
        if random.happens(onceIn: 2), let shelf = feed.shelves.first {
          let start = ScrollPoint(195, 300)
          let flick = ScrollGesture.flick(
            from: start, to: start + .horizontal(random.pick([-120, 120])),
            velocity: .horizontal(random.pick([-3000, -2300, -900, 900])))
          inputs = flick.samples.map { ($0.input, shelf, $0.time) }
        } else {
          let target = ScrollPoint(0, random.pick([0, 900, random.double(in: 0...3000)]))
          inputs = [(.setContentOffset(target, random.pick([nil, .uiKit])), 1, .zero)]
        }
        let before = feed.screen
        for (input, id, time) in inputs {
          feed.screen.handle(input, on: id, at: instant.advanced(by: time))
          all.screen.handle(input, on: id, at: instant.advanced(by: time))
          recorder.handle(input, on: id, at: instant.advanced(by: time))
          feed.show()
        }
        // What has returned is where it is now, before the next frame.
        all.screen.advance(to: feed.screen.now)
        for id in feed.screen.ids where before.isRetained(id) {
          returns += 1
          if feed.screen[id] != all.screen[id] { return "\(number): \(id) returns elsewhere" }
        }
        for _ in 0..<random.integer(in: 0...40) {
          let instant = feed.screen.now.advanced(by: .milliseconds(random.integer(in: 1...33)))
          let before = feed.screen
          feed.advance(to: instant)
          all.advance(to: instant)
          recorder.advance(to: instant)
          recorder.show(feed.visible, in: 1, at: instant, as: feed.id) { recorder, row in
            recorder.execute(
              .insert(
                .shelf(Self.shelf, frame: feed.rows.frames[row]), as: feed.id(row)!, in: 1, physics: physics))
          }
          if let fault = feed.screen.fault { return fault }
          for id in feed.screen.ids {
            if before.isRetained(id) { returns += 1 }
            let (own, other) = (feed.screen, all.screen)
            if (own[id], own.phase(of: id), own.target(of: id))
              != (other[id], other.phase(of: id), other.target(of: id))
            {
              return "\(number): \(id) is at \(own[id].contentOffset), not \(other[id].contentOffset)"
            }
          }
        }
      }
      return recorder.recording.replay() == recorder.subject ? nil : "another recording"
    }
    assertMet(returns, moreThan: 20)
  }

  /// A shelf comes into the middle of a feed: what is visible stays in place, also in flight, and all below moves down.
  /// Catches: `item < frames.count ? frames[item]` made `at: 0 < …` in `change(to:at:)`.
  func testAShelfComesIntoTheMiddle() {
    for isFlying in [false, true] {
      var feed = Feed(rows: 60)
      feed.screen.handle(.setContentOffset(ScrollPoint(0, 1000), nil), on: 1, at: .origin)
      feed.show()
      if isFlying {
        feed.screen.handle(all: [.began, .ended(velocity: .horizontal(-2300))], on: 111, at: .origin)
        feed.advance(to: .milliseconds(60))
      }
      var still = feed
      let (before, shown) = (feed.rows, feed.screen.frame(of: 111))
      // Above, in view, and below.
      for row in [3, 10, 40] {
        var other = feed
        other.lengths.insert(201, at: row)
        other.rows = Feed.layout(other.lengths)
        let change = before.change(to: other.rows, at: row)
        XCTAssertEqual(change.inserted, 209)
        other.screen.apply(change, to: 1, at: other.screen.now)
        for id in other.screen.ids.dropFirst() {
          let index = id.rawValue - 100
          let frame = other.rows.frames[index < row ? index : index + 1]
          other.screen.update(.shelf(Self.shelf, frame: frame), as: id, at: other.screen.now)
        }
        other.screen.checkInvariants()
        XCTAssertEqual(other.screen[1].contentSize, other.rows.contentSize)
        XCTAssertEqual(other.screen[1].contentOffset.y, row == 3 ? 1209 : 1000)
        XCTAssertEqual(
          other.screen.frame(of: 111).minY, shown.minY + (row == 10 ? 209 : 0), "\(row), \(isFlying)")
        other.screen.runToRest()
        still.screen.runToRest()
        XCTAssertEqual(other.screen[111].contentOffset, still.screen[111].contentOffset)
      }
    }
  }

  /// A shelf that is rotated in flight rests at the card at which it would have rested; also where it was removed in flight and
  /// retained.
  /// Catches: `retarget(index, to: target, isChoice: false, at: instant)` left out of the change of a shelf; `!isAtRest,` there
  /// made `!isAtRest, !members[index].isAway,`.
  func testAShelfRotatedInFlightGoesToTheSameCard() {
    for axis in ScrollAxis.allCases {
      func shelf(_ size: Double) -> CardShelf {
        CardShelf(axis: axis, cardSize: ScrollSize(size, size), count: 20, spacing: 10, margin: 20)
      }
      func frame(_ length: Double) -> ScrollRect { ScrollRect(0, 0, length, length) }
      for (velocity, isNested, isAway) in [
        (2600.0, false, false), (-2600, false, false), (2600, true, false), (-2600, true, false),
        (2600, false, true), (-2600, false, true),
      ] {
        var screen = ScrollScreen(of: .shelf(shelf(100), frame: frame(400)))
        if isNested {
          let list = Viewport(
            frame: frame(100), contentSize: ScrollSize { $0 == axis ? 110 : 100 },
            contentOffset: ScrollPoint { $0 == axis && velocity > 0 ? 10 : 0 })
          screen.insert(list, as: 2, in: 1)
        }
        let start = shelf(100).offset(of: 8, in: 400)
        screen.handle(.setContentOffset(ScrollPoint.along(axis, start), nil), on: 1, at: .origin)
        let finger = isNested ? 2 : 1 as ScrollScreen.ID
        screen.drag(finger, by: .along(axis, -velocity / 100), endingAt: .along(axis, -velocity))
        let card = shelf(100).card(at: screen.restingOffset(of: 1)[axis], in: 400)!
        XCTAssertGreaterThan((Double(card) - 8) * velocity, 0)
        let instant = ScrollInstant(.milliseconds(60))
        screen.advance(to: instant)
        let (offset, speed) = (screen[1].contentOffset, screen.velocity(of: 1))
        if isAway { screen.remove(1, at: instant, retaining: true) }
        screen.update(.shelf(shelf(160), frame: frame(700)), as: 1, at: instant)
        XCTAssertEqual(screen[1].contentOffset, offset)
        XCTAssertEqual(screen.velocity(of: 1)[axis], speed[axis], accuracy: 1e-6)
        XCTAssertNil(screen.fault)
        if isAway { screen.restore(1, at: .milliseconds(200)) }
        XCTAssertEqual(
          screen.rested[1, axis], shelf(160).offset(of: card, in: 700), accuracy: 1e-9,
          "\(axis) \(velocity) \(isNested) \(isAway)")
      }
    }
  }

  /// Catches: `card = 0` or `card = old.count - 1` left out of `CardShelf.place(in:correspondingTo:of:in:)`.
  func testAShelfStaysAtItsEndsWhereItsWidthChanges() {
    for (axis, alignment) in product(ScrollAxis.allCases, [0, 0.5, 1]) {
      let shelf = CardShelf(
        axis: axis, cardSize: ScrollSize(160, 160), count: 12, spacing: 10, margin: 20, alignment: alignment)
      for (length, isAtEnd) in product([844.0, 390], [false, true]) {
        var screen = ScrollScreen(of: .shelf(shelf, frame: ScrollRect(0, 0, length, length)))
        if isAtEnd {
          screen.handle(.key(axis == .vertical ? .end : .pageRight), on: 1, at: .origin)
          while screen.runToRest(), screen[1, axis] < screen[1].limits(on: axis).upperBound {
            screen.handle(.key(axis == .vertical ? .end : .pageRight), on: 1, at: screen.now)
          }
        }
        let other = 1234 - length
        screen.update(.shelf(shelf, frame: ScrollRect(0, 0, other, other)), as: 1, at: screen.now)
        let limits = screen[1].limits(on: axis)
        XCTAssertEqual(screen[1, axis], isAtEnd ? limits.upperBound : limits.lowerBound)
      }
    }
  }

  /// Catches: `changes.append(aim(at: place` left out of `ScrollChain.update`.
  func testAPagerGoesOnToItsPageWhereItIsResized() {
    for axis in ScrollAxis.allCases {
      func size(_ along: Double, _ across: Double) -> ScrollSize {
        ScrollSize { $0 == axis ? along : across }
      }
      var screen = ScrollScreen()
      var pager = Viewport(
        frame: ScrollRect(origin: .zero, size: size(390, 800)), contentSize: size(1170, 800))
      pager.alwaysBounceVertical = true
      pager.alwaysBounceHorizontal = true
      screen.insert(pager, as: 2, physics: Scroller.Physics(snapping: .paging))
      screen.insert(
        Viewport(frame: ScrollRect(origin: .zero, size: size(390, 800)), contentSize: size(390, 2500)),
        as: 3, in: 2)
      screen.drag(3, by: .along(axis, -10), endingAt: .along(axis, -400))
      screen.advance(to: .milliseconds(11))
      XCTAssertEqual(screen.restingOffset(of: 2)[axis], 390)
      screen.update(2, at: screen.now, keeping: .page) {
        ($0.frame.size, $0.contentSize) = (size(844, 346), size(3 * 844, 346))
      }
      assertEqual((screen.restingOffset(of: 2)[axis], screen.rested[2, axis]), (844, 844))
    }
  }
}
