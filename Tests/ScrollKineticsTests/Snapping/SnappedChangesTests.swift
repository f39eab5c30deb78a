@testable import ScrollKinetics

/// Mandatory rules during changes of the viewport and of the content, and at stops.
final class SnappedChangesTests: XCTestCase {
  /// A scroller with offsets in quarters of a point, far from its limits, and an insertion above the visible part.
  private struct Insertion {
    var axis: ScrollAxis
    var rule: SnapRule
    var phase: Int
    var start: Double
    var velocity: Double
    var position: Double
    var length: Double

    init(_ generator: inout SplitMix64) {
      axis = generator.pick(ScrollAxis.allCases)
      let items = stride(from: 0.0, to: 60_000, by: 250).map { start in
        SnapItem(
          start...start + generator.quarters(20...240), alignment: generator.pick([nil, 0, 1]),
          stopsAlways: generator.happens(onceIn: 5))
      }
      let plain = items.map(\.range)
      let interval = generator.quarters(50...700)
      let points: SnapRule.Points = generator.pick([
        .every(interval, origin: generator.quarters(-100...100)), .pages(spacing: generator.quarters(0...20)),
        .offsets(items.map(\.range.lowerBound)), .items(items), .items(plain),
      ])
      rule = SnapRule(
        points, alignment: generator.pick([0, 0.5]),
        reach: generator.pick([.momentum, .steps([]), .atMost(2), .screenful]))
      phase = generator.integer(in: 0...4)
      start = generator.quarters(20_000...30_000)
      velocity = generator.double(in: -2500...2500)
      position = generator.quarters(0...15_000)
      length = generator.quarters(0...3000)
    }

    private func point(_ place: Double) -> ScrollPoint { ScrollPoint.along(axis, place) }

    private func vector(_ distance: Double) -> ScrollVector { ScrollVector.along(axis, distance) }

    func busy() -> Scroller {
      let physics = Scroller.Physics(snapping: ScrollSnapping(rule, on: axis))
      var scroller = Scroller.along(axis, content: 60_000, displayScale: 8, physics)
      func place(near offset: Double) -> Double {
        rule.place(after: offset, limits: scroller.viewport.limits(on: axis), viewportLength: 400)!
      }
      scroller.handle(.setContentOffset(point(place(near: start)), nil), at: .origin)
      switch phase {
      case 0: break
      case 1: scroller.handle(.touchDown(ScrollPoint(200, 200)), at: .origin)
      case 2: scroller.handle(all: [.began, .moved(by: vector(-130))], at: .origin)
      case 3:
        scroller.handle(all: [.began, .ended(velocity: vector(velocity))], at: .origin)
        scroller.advance(by: .milliseconds(60))
      default:
        scroller.handle(.setContentOffset(point(place(near: start + 900)), .uiKit), at: .origin)
        scroller.advance(by: .milliseconds(60))
      }
      return scroller
    }

    func ended(_ scroller: Scroller) -> Scroller {
      let scroller = scroller.handling(.touchUp, .ended(velocity: vector(velocity)))
      return scroller.advanced(to: scroller.instantOfRest)
    }
  }

  /// The visible part does not move, and content that is released afterwards rests at the same place as without the
  /// insertion, as after the next release.
  /// Catches: `ends.place(of:isStart:)` left out for items or offsets, `origin + shift` for a lattice without
  /// its displacement.
  func testInsertionsAboveMoveNothing() {
    forAll("insertions above keep what shows and its places", count: 400, in: { Insertion(&$0) }) { test in
      let before = test.busy()
      var after = before
      let change = ContentChange(on: test.axis, at: test.position, inserting: test.length)
      let events = after.apply(change, at: before.now)
      let axis = test.axis
      let moved = after.contentOffset[axis] - before.contentOffset[axis]
      if (moved - test.length).magnitude > 1e-9 { return "shows \(moved - test.length) elsewhere" }
      if after.phase != before.phase { return "\(before.phase) became \(after.phase), \(Array(events))" }
      if let target = before.target, (after.target![axis] - target[axis] - test.length).magnitude > 1e-9 {
        return "goes to \(after.target![axis]), not \(target[axis] + test.length)"
      }
      let (rest, expected) = (test.ended(after), test.ended(before))
      for (rest, expected) in [
        (rest, expected), (test.ended(rest.handling(.began)), test.ended(expected.handling(.began))),
      ] {
        let distance = rest.contentOffset[axis] - expected.contentOffset[axis]
        if (distance - test.length).magnitude > 1e-9 { return "rests \(distance - test.length) away" }
        if rest.phase != .idle { return "is \(rest.phase)" }
        let (limits, offset) = (rest.viewport.limits(on: axis), rest.contentOffset[axis])
        let places = rest.physics.snapping[axis]!.places(
          in: offset...offset, limits: limits, viewportLength: 400)
        if Array(places) != [offset] { return "\(offset) is no place" }
      }
      return nil
    }
  }

  private func vertical(_ rule: SnapRule, at offset: Double) -> Scroller {
    .tall(at: offset, Scroller.Physics(snapping: ScrollSnapping(rule, on: .vertical)))
  }

  /// An insertion of whole pages does not move the lattice of pages, whatever their length; an insertion of a header does.
  /// Catches: `rest(ofMultiplesOf:)` left out.
  func testWholePagesStayPages() {
    for (length, count) in product([800.0, 393.1, 852.0 / 3], [1.0, 3, 7]) {
      var scroller = vertical(.paging(), at: 0)
      scroller.update(at: .origin) { ($0.frame.size.height, $0.contentOffset.y) = (length, 2 * length) }
      scroller.apply(ContentChange(on: .vertical, at: 0, inserting: count * length), at: .origin)
      XCTAssertEqual(scroller.physics.snapping[.vertical], .paging(), "\(count) pages of \(length)")
      scroller.apply(ContentChange(on: .vertical, at: 0, inserting: 50), at: .origin)
      XCTAssertEqual(scroller.phase, .idle)
      guard case .pages(_, let origin) = scroller.physics.snapping[.vertical]!.points else {
        return XCTFail("no pages")
      }
      XCTAssertEqual(origin, 50, accuracy: 1e-9)
    }
  }

  /// Pages that are removed leave the others on pages: at rest, in each phase of a turn, before, behind and at the left edge, and
  /// however long they are.
  /// Catches: in `rest(ofMultiplesOf:)`, `wholeBelow` made `roundedDown`; in `SnapRule.following(_:in:displacement:)`,
  /// `isRemoved ? ends.growth : displacement` made `displacement`.
  func testRemovedPagesLeaveWholePages() {
    let length = 393.125
    let rules = [SnapRule.paging(), SnapRule(.every(length))]
    for (axis, rule, sign) in product(ScrollAxis.allCases, rules, [0.0, 1, -1]) {
      for (first, count, time) in product(0..<6, 1...2, [50, 150, 300]) {
        let physics = Scroller.Physics(snapping: ScrollSnapping(rule, on: axis))
        var scroller = Scroller.along(
          axis, window: length, content: 20 * length, at: 3 * length, displayScale: 8, physics)
        if sign != 0 { scroller.handle(.fling(.along(axis, 900 * sign)), at: .origin) }
        scroller.advance(by: .milliseconds(time))
        scroller.apply(ContentChange(on: axis, at: Double(first) * length, removing: Double(count) * length))
        scroller.runToRest()
        let page = scroller.contentOffset[axis] / length
        XCTAssertEqual(
          page, page.rounded(), accuracy: 1e-9, "\(count) from \(first), after \(time) ms by \(sign)")
      }
    }
  }

  /// Rows of a list: one is removed, one grows, some are inserted above.
  /// Catches: `guard start < end` left out of `item(_:)`, `isStart` left out of `place(of:isStart:)`.
  func testItemsGoWithTheirRows() {
    let rows: [ClosedRange<Double>] = [0...1000, 1000...1900, 1900...3000]
    func after(
      on axis: ScrollAxis = .vertical, at start: Double, removing: Double = 0, inserting: Double = 0
    ) -> [ClosedRange<Double>] {
      let change = ContentChange(on: axis, at: start, removing: removing, inserting: inserting)
      let scroller = vertical(SnapRule(.items(rows)), at: 1000).applying(change)
      guard case .items(let items) = scroller.physics.snapping[.vertical]!.points else { return [] }
      return items.map(\.range)
    }
    XCTAssertEqual(after(at: 1000, removing: 900), [0...1000, 1000...2100], "removed")
    XCTAssertEqual(
      after(at: 1000, removing: 900, inserting: 1200), [0...1000, 1000...2200, 2200...3300], "grown")
    XCTAssertEqual(after(at: 1000, inserting: 300), [0...1000, 1300...2200, 2200...3300])
    XCTAssertEqual(after(at: 1500, inserting: 300), [0...1000, 1000...2200, 2200...3300])
    XCTAssertEqual(after(on: .horizontal, at: 0, inserting: 300), rows)
    // With the host's own rules in the same call.
    var scroller = vertical(SnapRule(.items(rows)), at: 1000)
    let all = SnapRule(.items([0...300] + rows.map { ($0.lowerBound + 300)...($0.upperBound + 300) }))
    let inserted = ContentChange(on: .vertical, at: 0, inserting: 300)
    scroller.apply(inserted, snapping: ScrollSnapping(all, on: .vertical))
    assertEqual((scroller.physics.snapping[.vertical], scroller.y, scroller.phase), (all, 1300, .idle))
  }

  /// When cards are appended to a shelf whose last card is cut off, the content does not jump, and moves to a place.
  /// Catches: in `Scroller.make`, `if settles[axis]` never true; `keepsWhatShows` always false.
  func testContentWhosePlaceIsGoneSettles() {
    for axis in ScrollAxis.allCases {
      let viewport = Viewport(390, 390, content: 1350, 1350, contentOffset: ScrollPoint(960, 960))
      let physics = Scroller.Physics(snapping: ScrollSnapping(SnapRule(.every(170)), on: axis))
      var scroller = Scroller(viewport: viewport, physics: physics)
      let events = scroller.apply(ContentChange(on: axis, at: 1350, inserting: 500), at: .origin)
      XCTAssertEqual(Array(events), [.willBeginDecelerating])
      XCTAssertEqual(scroller.contentOffset, ScrollPoint { _ in 960 })
      XCTAssertEqual(scroller.target, ScrollPoint { $0 == axis ? 1020 : 960 })
      assertEqual((scroller.run(), scroller.contentOffset[axis]), ([.didScroll, .didEndDecelerating], 1020))
    }
  }

  /// Content at rest on a place of a mandatory rule, or on its way to one to which the program has scrolled it.
  /// Catches: in `SnapRule.place(forRest:after:of:)`, `return nil`, and the place of `oldRule` compared by `!=`.
  func testContentOnAPlaceStaysOnAPlace() {
    forAll("content on a place of a mandatory rule is on one after any change", count: 500) { generator in
      (
        test: SnapRuleLawsTests.draw(&generator), seed: generator.next(),
        axis: generator.pick(ScrollAxis.allCases)
      )
    } check: { test, seed, axis in
      let rule = SnapRule(
        test.rule.points, alignment: test.rule.alignment, freeRanges: test.rule.freeRanges,
        scrollsLongItemsFreely: test.rule.scrollsLongItemsFreely)
      var generator = SplitMix64(seed: seed)
      var viewport = ScrollerScript.viewport(&generator)
      viewport.contentOffset = viewport.clamped(viewport.contentOffset)
      func place(near offset: Double, _ rule: SnapRule, _ viewport: Viewport) -> Double {
        let (limits, length) = (viewport.limits(on: axis), viewport.frame.size[axis])
        return rule.target(for: SnapRequest(offset: offset, limits: limits, viewportLength: length)) ?? offset
      }
      viewport.contentOffset[axis] = place(near: viewport.contentOffset[axis], rule, viewport).flushed
      let physics = Scroller.Physics(snapping: ScrollSnapping(rule, on: axis))
      var scroller = Scroller(viewport: viewport, physics: physics)
      if generator.happens(onceIn: 3) {
        let limits = viewport.limits(on: axis)
        let goal = place(near: generator.double(in: limits), rule, viewport).flushed
        scroller.handle(
          .setContentOffset(ScrollPoint { $0 == axis ? goal : viewport.contentOffset[$0] }, animated: true),
          at: .origin)
      }
      for _ in 0..<4 {
        let size = ScrollSize { _ in generator.double(in: 0...900) }
        let kind = generator.integer(in: 0...4)
        var rules: ScrollSnapping?
        if generator.happens(onceIn: 4) {
          rules = physics.snapping
          rules![axis] = SnapRule(.every(generator.double(in: 20...300)), alignment: 0.5)
        }
        let keeping = generator.pick([ScrollAnchor.Keeping.offset, .page, .fraction])
        if kind == 4 && scroller.phase == .idle {
          scroller.apply(ContentChange(on: axis, at: size.width, removing: 200, inserting: size.height))
        } else {
          scroller.update(keeping: keeping, snapping: rules) {
            if kind == 0 { $0.frame.size = size }
            if kind == 1 { $0.contentSize = ScrollSize { 5 * size[$0] } }
            if kind == 2 { $0.contentInset[min: axis] = size.width / 9 }
          }
        }
        if let fault = scroller.fault { return fault }
        let stop = scroller.target?[axis] ?? scroller.contentOffset[axis]
        let wanted = place(near: stop, scroller.physics.snapping[axis]!, scroller.viewport).flushed
        if stop != wanted { return "stops at \(stop), not \(wanted), \(scroller.phase)" }
      }
      return nil
    }
  }

  /// Content that the program has placed between two places stays there, unless it is past a limit.
  /// Catches: in `SnapRule.place(forRest:after:of:)`, the place of `oldRule` left out.
  func testContentBetweenPlacesIsLeftAlone() {
    var scroller = vertical(.paging(), at: 1100)
    scroller.update(at: .origin) { $0.contentSize.height += 500 }
    XCTAssertEqual(scroller.y, 1100)
    XCTAssertEqual(scroller.apply(ContentChange(on: .vertical, at: 0, inserting: 30)), [.didScroll])
    assertEqual((scroller.y, scroller.phase), (1130, .idle))
  }

  /// Flutter, page_view_test.dart: when snapping is switched on again, pages move to the nearest, and the last of
  /// pages half as wide as the viewport stays centred when the viewport shrinks from 300 to 200.
  func testRulesThatComeWithAnUpdate() {
    var physics = Scroller.Physics()
    var scroller = Scroller.tall(at: 1220, physics)
    scroller.update(at: .origin, snapping: .paging) { _ in }
    assertEqual((scroller.y, scroller.physics.snapping), (1600, .paging), "page 2")

    func halves(_ length: Double) -> ScrollSnapping {
      ScrollSnapping(SnapRule(.every(length / 2), alignment: 0.5))
    }
    func resize(_ viewport: inout Viewport, to length: Double) {
      (viewport.frame.size.height, viewport.contentSize.height) = (length, length / 2 * 10)
      viewport.contentInset = ScrollInsets(top: length / 4, bottom: length / 4)
    }
    physics.snapping = halves(300)
    scroller = .tall(at: 150 * 9 - 75, physics) { resize(&$0, to: 300) }
    scroller.update(at: .origin, snapping: halves(200)) { resize(&$0, to: 200) }
    XCTAssertEqual(scroller.y, 100 * 9 - 50)
  }

  /// Catches: `axis.offset` for the place of the rule in `stoppingPlace(_:)`.
  func testAStopEndsOnAPlace() {
    var stops = 0
    forAll("stopped content rests on a place of a mandatory rule", count: 600) { generator in
      var script = ScrollerScript(&generator, kinds: [.touches, .drags, .program])
      for axis in ScrollAxis.allCases { script.physics.snapping[axis] = SnapRuleLawsTests.rule(&generator) }
      return script
    } check: { script in
      var scroller = script.viewport.isScrollEnabled ? script.run() : Scroller(viewport: script.viewport)
      guard scroller.phase != .idle else { return nil }
      stops += 1
      // A stop concerns the axes that move or are touched.
      let before = scroller
      scroller.handle(.stop)
      if scroller.phase != .idle { return "is \(scroller.phase)" }
      for axis in ScrollAxis.allCases where before.isTracking || before.axes[axis].isMoving {
        guard let rule = scroller.physics.snapping[axis], rule.strictness == .mandatory else { continue }
        let offset = scroller.contentOffset[axis]
        let request = SnapRequest(
          offset: offset, limits: scroller.viewport.limits(on: axis),
          viewportLength: scroller.viewport.frame.size[axis])
        if let place = rule.target(for: request), place.flushed != offset {
          return "at \(offset), not \(place) on \(axis)"
        }
      }
      return nil
    }
    assertMet(stops, moreThan: 100)
  }

  /// Content that ticks back to a place of its rule, and is moved together with the place, goes on from where it was moved to.
  /// Catches: `&& !hasLeftItsTicks` left out of `MovingAxis.aim`.
  func testATickingBounceMovesWithItsPlace() {
    func viewport(_ end: Double) -> Viewport {
      Viewport(100, 300, content: 100, 300, contentInset: ScrollInsets(bottom: end))
    }
    func rule(_ end: Double) -> ScrollSnapping {
      ScrollSnapping(SnapRule(.offsets([0, end])), on: .vertical)
    }
    var scroller = Scroller(
      viewport: viewport(298), physics: Scroller.Physics(integration: .displayLink, snapping: rule(298)))
    scroller.handle(
      all: [.began, .moved(by: ScrollVector(0, -250)), .ended(velocity: ScrollVector(0, -3000))], at: .origin)
    for _ in 0..<1000 where scroller.y <= 298 || scroller.velocity.dy > 0 {
      scroller.advance(by: .milliseconds(16))
    }
    let offset = scroller.y
    scroller.update(snapping: rule(563)) {
      ($0.contentInset.bottom, $0.contentOffset.y) = (563, offset + 265)
    }
    scroller.advance(by: .milliseconds(16))
    XCTAssertEqual(scroller.y, offset + 265, accuracy: 30)
    scroller.runToRest()
    XCTAssertEqual(scroller.y, 563)
  }
}
