@testable import ScrollKinetics

/// What has places, such as a sheet, a header, a shelf or a card, rests on one of them, exactly.
final class ScrollScreenPlacesTests: ScrollScreenCase {
  /// Catches: `isHeld` made `isTouched(receiver)`.
  func testASheetUnderAFingerThatHoldsNothingRestsAtADetent() {
    var screen = ScrollScreen()
    screen.insert(sheet(height: 564, [.inset(10)], true), as: 14)
    screen.insert(sheet(height: 697, [.fraction(0.5), .inset(44)], true), as: 4, in: 14, detent: nil)
    let instant = ScrollInstant.origin
    screen.handle(.touchDown(ScrollPoint(200, 76)), on: 4, at: instant)
    screen.update(.sheet(sheet(height: 361, y: 6, [.length(270), .length(132)], false)), as: 14, at: instant)
    screen.handle(.stop, on: 14, at: instant)
    screen.update(
      .sheet(sheet(height: 790, y: 42, [.length(300), .length(132)], false)), as: 14, at: instant)
    assertEqual((screen.fault, screen[14].contentOffset.y), (nil, 300))
    // The finger goes on without effect.
    screen.handle(.touchMoved(ScrollPoint(200, -176)), at: instant)
    assertEqual((screen[14].contentOffset.y, screen.phase(of: 14)), (300, .idle))
  }

  /// A step of a wheel ends in a member whose rule does not follow the momentum, and goes on from any other.
  /// Catches: in `AxisChain.distance(of:)`, `!rule.followsMomentum || ` left out.
  func testStepsThroughMembersWithRules() {
    let rows = Viewport(390, 844, content: 390, 1688)
    for (rule, expected) in [(SnapRule.paging(), 0.0), (SnapRule(.every(844)), 156)] {
      var screen = ScrollScreen(
        rules: ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .outerFirst),
        physics: Scroller.Physics(snapping: ScrollSnapping(rule, on: .vertical)), of: rows)
      screen.insert(rows, as: 2, in: 1)
      screen.runToRest(after: .wheel(.vertical(1000), .wheel), on: 2)
      XCTAssertEqual(screen[1].contentOffset.y, 844)
      XCTAssertEqual(screen[2].contentOffset.y, expected, accuracy: 1e-9)
    }
  }

  /// Catches: `restingOffset(nearestTo:)` left out.
  func testASheetWhoseDetentIsGoneGoesToTheNearest() {
    for animation in [nil, ScrollAnimation.wheel] {
      var screen = ScrollScreen(
        detent: 2, of: sheet(height: 372, [.length(120), .fraction(0.5), .inset(44)], true))
      screen.update(
        .sheet(sheet(height: 729, [.length(226), .length(417)], false)), as: 1, at: .origin,
        animation: animation)
      XCTAssertEqual(screen.rested[1].contentOffset.y, 417)
    }
  }

  /// Catches: `animation == nil` in `ScrollScreen.scroll(_:to:on:_:at:)` made `false`.
  func testASheetThatIsMovedAtOnceIsExactlyAtItsDetent() {
    let screen = ScrollScreen(
      detent: 1, of: sheet(height: 567, [.length(120), .fraction(0.5), .inset(44)], true))
    assertEqual((screen[1].contentOffset.y, screen.detent(of: 1)), (283.5, 1))
  }

  /// Catches: `detach(index)` left out of `update`.
  func testAHeaderThatNoFingerMovesAnyMoreIsFullOrCollapsed() {
    let window = ScrollRect(0, 0, 500, 770)
    let header = CollapsingHeader(length: 172, collapsedLength: 70, returns: .atOnce, stretches: true)
    let list = header.listViewport(in: window, contentSize: ScrollSize(500, 3000))
    var screen = ScrollScreen(of: .header(header, over: window), list)
    XCTAssertEqual(screen.give(.began, .moved(by: .vertical(-33)), on: 2)[1].contentOffset.y, 33)
    screen.update(1, at: .origin) { $0.isScrollEnabled = false }
    XCTAssertEqual(screen.give(.ended(velocity: .zero), on: 2).rested[1].contentOffset.y, 0)
  }

  /// A finger stops the list around a header that has begun to collapse, and that waits for the end of the list's flight.
  /// Catches: `returnToPlaces` left out of `ScrollChain.freeze`, or `letReturn` out of its `stop(on:)`.
  func testAHeaderReturnsWhenAFingerTakesAwayTheListThatFlies() {
    for chooses in [false, true] {
      let rules = ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .outerFirst)
      let outer = list(ScrollSize { $0 == axis ? 2000 : 400 })
      var screen = ScrollScreen(rules: rules, of: outer, header(266, 49, over: 400))
      screen.insert(list(ScrollSize(400, 400)), as: 3, in: 1)
      // A finger beside the header keeps the list from the wheel.
      screen.handle(.touchDown(.zero), on: 3, at: .origin)
      XCTAssertEqual(screen.give(.scroll(vector(38), phase: .unphased), on: 2, at: .origin)[2, axis], 38)
      screen.handle(all: [.touchCancelled(), .began], on: 2)
      screen.handle(.ended(velocity: vector(-500)), on: 2, at: .origin) { _, release in
        if chooses { release.target[self.axis] += 20 }
      }
      screen.advance(to: .milliseconds(50))
      XCTAssertEqual(screen[2, axis], 38)
      XCTAssertGreaterThan(screen[1, axis], 10)
      XCTAssertEqual(screen.runToRest(after: .touchDown(.zero), .touchUp, on: 1)[2, axis], 0, "\(chooses)")
      XCTAssertNil(screen.fault)
    }
  }

  /// A shelf that waits for a sheet to settle turns to its card also where a touch catches the sheet.
  /// Catches: `returnToPlaces` left out of `ScrollChain.freeze`.
  func testAShelfRestsOnACardWhereATouchHasCaughtItsSheet() {
    func shelf(margin: Double) -> CardShelf {
      CardShelf(axis: axis, cardSize: ScrollSize(136, 136), count: 7, spacing: 6, margin: margin)
    }
    let frame = ScrollRect(0, 0, 400, 400)
    var screen = ScrollScreen(of: sheet(500), ScrollScreen.Geometry.shelf(shelf(margin: 8), frame: frame))
    screen.update(.sheet(sheet(320)), as: 1, at: .origin, animation: .eased(duration: .milliseconds(300)))
    let instant = ScrollInstant(.milliseconds(10))
    screen.handle(.touchDown(.zero), on: 2, at: instant)
    screen.update(.shelf(shelf(margin: 15), frame: frame), as: 2, at: instant)
    XCTAssertEqual(screen.give(.touchUp, at: instant).restingOffset(of: 2)[axis], -15)
    XCTAssertEqual(screen.runToRest(after: .touchDown(.zero), .touchUp, on: 1, at: instant)[2, axis], -15)
    XCTAssertNotNil(screen.detent(of: 1) ?? (screen[1, axis] == 0 ? 0 : nil))
  }

  /// Catches: in the change of a kind, `aim` made a choice of the program.
  func testAHeaderThatWaitsToReturnDoesSoAlsoAfterAChange() {
    let window = ScrollRect(0, 0, 600, 600)
    func header(_ length: Double) -> CollapsingHeader {
      CollapsingHeader(axis: axis, length: length, collapsedLength: 110, returns: .atOnce)
    }
    func sheet(_ window: ScrollRect) -> ScrollSheet {
      ScrollSheet(
        axis: axis, container: window, detents: [.length(120), .fraction(0.5)], isDismissible: true)
    }
    var screen = ScrollScreen(of: .header(header(300), over: window), sheet(window))
    screen.update(
      .sheet(sheet(ScrollRect(40, 40, 600, 600))), as: 2, at: .origin,
      animation: .eased(duration: .milliseconds(300)))
    screen.handle([5: .moved(by: vector(-9)), 10: .cancelled], on: 1)
    XCTAssertEqual(screen[1, axis], 9)
    screen.update(.header(header(220), over: window), as: 1, at: .milliseconds(20))
    screen.runToRest()
    assertEqual((screen[1, axis], [0, 120, 300].contains(screen[2, axis])), (0, true))
  }

  /// Catches: `isChoice: false` in `turn(_:to:on:_:at:)` made `true`.
  func testAShelfThatTurnsToACardRestsOnACardAlsoAfterARotation() {
    func shelf(_ size: Double, margin: Double = 14) -> CardShelf {
      CardShelf(axis: axis, cardSize: ScrollSize(size, size), count: 12, spacing: 7, margin: margin)
    }
    func frame(_ length: Double) -> ScrollRect { ScrollRect(0, 0, length, length) }
    // It scrolls across, too, so that it is joined to the card.
    let low = ScrollRect(origin: .zero, size: ScrollSize { $0 == axis ? 570 : 90 })
    let card = ExpandingCard(
      axis: axis.cross, container: ScrollSize(400, 400), collapsedInsets: ScrollInsets(60, 20, 80, 20),
      travel: 60, innerContentLength: 1500)
    var screen = ScrollScreen(
      of: .shelf(shelf(106, margin: 13), frame: low), ScrollScreen.Geometry.card(card, origin: point(500))
    ).handling(.touchDown(.zero), on: 2)
    // Off its card under the finger, it is on its way to one when the card opens.
    screen.update(.shelf(shelf(106), frame: frame(300)), as: 1, at: .origin)
    let instant = ScrollInstant(.milliseconds(100))
    XCTAssertTrue(screen.give(.touchMoved(.zero + vector(across: -80)), at: instant).movingIDs.contains(1))
    screen.update(.shelf(shelf(165), frame: frame(250)), as: 1, at: instant)
    screen.runToRest(after: .touchUp, at: instant)
    let (place, limits) = (screen[1, axis], screen[1].limits(on: axis))
    let nearest = shelf(165).card(at: place, in: 250).map { shelf(165).offset(of: $0, in: 250) }
    XCTAssertTrue(place == nearest || place == limits.upperBound, "\(place), not \(nearest as Any)")
  }

  /// Catches: `ticked` in `Scroller.catchUp` made `false`.
  func testAHeaderIsFullOrCollapsedAlsoAfterALongTick() {
    for velocity in stride(from: 200.0, through: 4000, by: 200) {
      let physics = Scroller.Physics(decelerationRate: .fast, integration: .displayLink)
      var screen = ScrollScreen(physics: physics, of: header(322.5, 100, over: 700))
      screen.drag(1, by: vector(-360), endingAt: vector(velocity), then: .milliseconds(850))
      screen.runToRest()
      XCTAssertTrue([0, 222.5].contains(screen[1, axis]), "\(screen[1].contentOffset)")
    }
  }

  /// Catches: in `leave`, `returnInside(requireIndex(of: id))` left out.
  func testASheetReturnsWhereTheListThatFliesIsRetained() {
    var screen = ScrollScreen()
    screen.insert(
      ScrollSheet(
        container: ScrollRect(0, 0, 700, 400), detents: [.length(280), .length(500)], isDismissible: true),
      as: 1, displayScale: 2)
    screen.insert(
      .header(
        CollapsingHeader(length: 190, collapsedLength: 40, returns: .atOnce), over: ScrollRect(0, 0, 370, 180)
      ), as: 2, in: 1, displayScale: 2)
    let list = Viewport(
      frame: ScrollRect(394, 176, 216, 374), contentSize: ScrollSize(2948, 374), displayScale: 2,
      alwaysBounceVertical: true)
    screen.insert(
      list, as: 3, in: 2,
      rules: ScrollScreen.Rules(
        towardsEnd: .innerOnly, towardsStart: .outerFirst, flingsHandOverTowardsEnd: true,
        flingsHandOverTowardsStart: false, overscroll: .outermost, overscrollTowardsStart: .outermost))
    screen.handle(.scroll(ScrollVector(-49, 41), phase: .changed), on: 2, at: .milliseconds(5))
    screen.update(3, at: .milliseconds(18)) { $0.contentInset = ScrollInsets(119, 32, 242, 872) }
    screen.handle(.scroll(ScrollVector(9, -45), phase: .ended), on: 2, at: .milliseconds(22))
    assertEqual((screen.phase(of: 3), screen.detent(of: 1)), (.decelerating, nil))
    screen.remove(3, at: .milliseconds(31), retaining: true)
    XCTAssertTrue(screen.runToRest())
    XCTAssertNotNil(screen.detent(of: 1), "\(screen[1].contentOffset)")
  }

  /// A card that changes at the end of its spring, a part of a pixel beside its place, rests expanded.
  /// Catches: in `change(_:to:_:_:at:)`, the branch of a flight that has ended left out.
  func testACardThatChangesAtTheEndOfItsSpringRestsExpanded() {
    func card(height: Double, travel: Double, content: Double) -> ScrollScreen.Geometry {
      .card(
        ExpandingCard(
          container: ScrollSize(400, height), collapsedInsets: .zero, travel: travel,
          innerContentLength: content), origin: .zero)
    }
    for time in 600...610 {
      var screen = ScrollScreen()
      screen.insert(
        card(height: 380, travel: 144.6, content: 1600), as: 1, displayScale: 3,
        physics: Scroller.Physics(integration: .displayLink))
      screen.expand(1, animation: .spring(ScrollSpring(angularFrequency: 16, dampingRatio: 0.5)), at: .origin)
      screen.update(card(height: 583, travel: 162, content: 500), as: 1, at: .milliseconds(Int64(time)))
      XCTAssertEqual(screen.rested[1].contentOffset.y, 162)
    }
  }

  /// A sheet that has come to rest beside a detent while its list flies on the other axis, and is in another container then, is
  /// at its detent there.
  /// Catches: in `change(_:to:_:_:at:)`, `isMoving(receiver)` for `flies`.
  func testASheetBesideAFlightOnTheOtherAxisMovesWithItsContainer() {
    func sheet(
      _ length: Double, _ detents: [ScrollSheet.Detent] = [.length(296.7), .length(375)],
      isDismissible: Bool = true
    ) -> ScrollScreen.Geometry {
      .sheet(
        ScrollSheet(
          axis: .horizontal, container: ScrollRect(0, 0, length, 500), detents: detents,
          isDismissible: isDismissible))
    }
    var screen = ScrollScreen()
    screen.insert(sheet(535, [.length(96.6), .length(270.4)]), as: 1, displayScale: 2)
    let detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)]
    screen.insert(sheet(518, detents, isDismissible: false), as: 2, in: 1, displayScale: 2)
    screen.insert(
      Viewport(408.2, 288, content: 1716.2, 288, displayScale: 2, alwaysBounceVertical: true), as: 3, in: 2)
    screen.insert(Viewport(142, 842, content: 142, 842, displayScale: 2), as: 4, in: 1)
    screen.handle([0: .began, 222: .ended(velocity: ScrollVector(-2297, 1521))], on: 3)
    let instant = ScrollInstant(.milliseconds(238))
    screen.update(sheet(504), as: 2, at: instant)
    XCTAssertTrue(screen.give(.touchDown(ScrollPoint(20, 20)), on: 4, at: instant).isMoving)
    screen.update(sheet(829), as: 2, at: instant)
    assertEqual((screen.fault, screen[2].contentOffset.x), (nil, 296.7))
  }

  /// A sheet that a touch takes out of a chain, which flies on the other axis, is exactly at its detent.
  /// Catches: `coordinate(showing: member, at: place, near: end)` made `end` in `AxisChain.rest(_:at:endingAt:)`.
  func testASheetThatLeavesAChainIsExactlyAtItsDetent() {
    func sheet(_ width: Double, _ height: Double, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
      -> ScrollSheet
    {
      ScrollSheet(container: ScrollRect(0, 0, width, height), detents: detents, isDismissible: isDismissible)
    }
    func list(_ width: Double, _ height: Double, _ insets: ScrollInsets, at offset: ScrollPoint) -> Viewport {
      Viewport(
        width, height, content: width, height, contentInset: insets, contentOffset: offset,
        bouncesVertically: false)
    }
    let detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)]
    var screen = ScrollScreen()
    screen.insert(
      sheet(457, 549, [.length(237.99491127343083), .length(597)], true), as: 11,
      physics: Scroller.Physics(momentum: .off))
    screen.insert(
      sheet(319.6796076476302, 782.7576802030482, detents, true), as: 14, in: 11,
      physics: Scroller.Physics(
        integration: .displayLink, isDirectionalLockEnabled: true, slop: 0, momentum: .platform))
    screen.insert(
      sheet(450, 407.5097305390399, detents, false), as: 10, in: 14,
      physics: Scroller.Physics(slop: 0, momentum: .platform))
    var inner = list(
      403.3925286593782, 442, ScrollInsets(left: -2.3620267652200226, right: 69), at: ScrollPoint(69, 0))
    inner.alwaysBounceVertical = true
    screen.insert(inner, as: 1, in: 10, physics: Scroller.Physics(slop: 0, momentum: .off))
    var moved = list(
      703.148971007942, 768.4699847347327, ScrollInsets(top: -12.240951058660805, bottom: 75),
      at: ScrollPoint(0, 12.240951058660805))
    (moved.bouncesVertically, moved.alwaysBounceHorizontal) = (true, true)
    (moved.zoomLimits, moved.zoomScale) = (ScrollZoomLimits(from: 0.1, to: 10), 0.1)
    moved.refreshControl = RefreshControl(trigger: 6, extent: 0, firesAt: .threshold)
    screen.insert(
      moved, as: 16, in: 10,
      physics: Scroller.Physics(
        decelerationRate: .fast, snapping: ScrollSnapping(SnapRule(.every(170, origin: 20)), on: .vertical),
        isDirectionalLockEnabled: true),
      rules: ScrollScreen.Rules(
        towardsEnd: .innerFirst, towardsStart: .outerFirst, flingsHandOverTowardsEnd: false,
        flingsHandOverTowardsStart: false, overscroll: .outermost, overscrollTowardsStart: .outermost,
        locksToOneAxis: true))
    func at(_ microseconds: Int64) -> ScrollInstant { ScrollInstant(.microseconds(microseconds)) }
    screen.handle(.touchDown(ScrollPoint(800.0515803682264, 480)), on: 16, at: at(5030))
    screen.handle(.touchMoved(ScrollPoint(711.4525210074306, 490.7226123685209)), at: at(5030))
    screen.move(11, to: 1, animation: .eased(duration: .milliseconds(300)), at: at(12757))
    screen.handle(.touchUp(), at: at(18827))
    screen.handle(
      .wheel(ScrollVector(-29.99118221917803, 175), .eased(duration: .milliseconds(50))), on: 16,
      at: at(24975))
    screen.handle(.touchDown(ScrollPoint(466.28650764405677, 615.2378393321686)), on: 1, at: at(335347))
    XCTAssertEqual(screen.give(.cancelled, at: at(335347)).phase(of: 16), .decelerating)
    screen.runToRest()
    XCTAssertEqual(screen.detent(of: 14), 1, "\(screen[14].contentOffset)")
  }

  /// A shelf that is lower than its cards, and that an open card in it holds still, shows its card after a change, also where a
  /// finger has come down on its path.
  /// Catches: `isHeldByFinger` made to return `true` for every touched member.
  func testAShelfThatACardHoldsStillIsOnItsCardAfterAChangeUnderAFinger() {
    func shelf(_ length: Double) -> ScrollScreen.Geometry {
      .shelf(
        CardShelf(
          axis: axis, cardSize: ScrollSize { $0 == axis ? length : 200 }, count: 9, spacing: 10, margin: 20),
        frame: ScrollRect { 0...($0 == axis ? 400 : 150) })
    }
    var screen = ScrollScreen(of: shelf(300)).handling(.setContentOffset(point(910), nil), on: 1)
    screen.insert(.card(card(100, on: axis.cross), origin: point(910)), as: 2, in: 1)
    screen.insert(list(700, on: axis.cross), as: 3, in: 1)
    screen.expand(2, animation: nil, at: .origin)
    XCTAssertEqual(screen.give(.touchDown(.zero), on: 3, at: .origin).phase(of: 1), .tracking)
    screen.update(shelf(330), as: 1, at: .origin)
    XCTAssertEqual(screen[1, axis], 1000)
    XCTAssertEqual(screen.give(.touchUp(), at: .milliseconds(50)).rested[1, axis], 1000)
  }

  /// A shelf that has been left between two cards rests on one, also where the touch of a card holds it still before it returns.
  /// Catches: `letHeldReturn()` left out of `ScrollChain.returnToPlaces`.
  func testAShelfThatACardHoldsStillReturnsToACard() {
    let shelf = CardShelf(axis: axis, cardSize: ScrollSize(250, 250), count: 5, spacing: 10, margin: 20)
    let frame = ScrollRect { 0...($0 == axis ? 400 : 150) }
    var rules = ScrollScreen.Rules()
    (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) = (false, false)
    var screen = ScrollScreen(
      rules: rules, of: .shelf(shelf, frame: frame, reach: .momentum), list(200, at: 200))
    screen.insert(.card(card(200, on: axis.cross), origin: point(500)), as: 3, in: 1)
    screen.expand(3, animation: nil, at: .origin)
    screen.handle(.setContentOffset(point(33), nil), on: 1, at: .origin)
    screen.handle([0: .began, 10: .changed(translation: vector(across: 12))], on: 3)
    XCTAssertEqual(screen[1, axis], 33)
    screen.handle(.ended(velocity: .zero), at: .milliseconds(200))
    XCTAssertEqual(screen.rested[1, axis], shelf.offset(of: 0, in: 400))
  }

  /// The same where the program takes it out of the flight after which it would have returned.
  /// Catches: `returnBesideMotion` left out of `ScrollScreen.detach(_:for:)`.
  func testAShelfThatACardHoldsStillReturnsBesideAnAnimation() {
    let shelf = CardShelf(axis: axis, cardSize: ScrollSize(250, 250), count: 5, spacing: 10, margin: 20)
    var screen = ScrollScreen()
    screen.insert(.sheet(sheet(600, on: axis.cross)), as: 9)
    screen.insert(
      .shelf(shelf, frame: ScrollRect { 0...($0 == axis ? 400 : 150) }, reach: .momentum), as: 1, in: 9)
    screen.insert(.card(card(200, on: axis.cross), origin: .zero), as: 3, in: 1)
    screen.expand(3, animation: nil, at: .origin)
    screen.handle(.setContentOffset(point(33), nil), on: 1, at: .origin)
    screen.handle(.touchDown(ScrollPoint(500, 500)), on: 9, at: .origin)
    let (start, end) = (ScrollPoint(100, 100), point(100, across: 160))
    screen.handle([0: .touchDown(start, finger: 1), 10: .touchMoved(end, finger: 1)], on: 1)
    screen.advance(to: .milliseconds(30), after: .touchUp(finger: 1), at: .milliseconds(20))
    XCTAssertEqual(screen[1, axis], 33)
    XCTAssertLessThan(screen[1, axis.cross], 0)
    XCTAssertEqual(screen.restingOffset(of: 1)[axis], shelf.offset(of: 0, in: 400))
    screen.move(9, to: 0, animation: .uiKit, at: screen.now)
    XCTAssertEqual(screen[1, axis], 33)
    screen.runToRest()
    assertEqual((screen[1, axis], screen[1, axis.cross]), (shelf.offset(of: 0, in: 400), 0))
  }

  /// A sheet that rounding has kept an ulp off its detent is on it where what is around it is taken out of its chain.
  /// Catches: in `ScrollChain.returnToPlaces`, `if end == offset[axis] {` made `if false {`.
  func testASheetThatIsLeftAtRestIsExactlyAtItsDetent() {
    forAll("at a detent, exactly", count: 200) {
      ($0.double(in: 300...900), $0.double(in: 40...300), $0.double(in: 100...2000))
    } check: { length, travel, speed in
      var screen = ScrollScreen(of: list(2000, on: axis.cross, across: travel / 3, at: 400))
      screen.insert(header(travel, travel / 7), as: 2, in: 1)
      let sheet = sheet(length)
      screen.insert(sheet, as: 3, in: 2, detent: 1)
      screen.handle([0: .began, 8: .ended(velocity: vector(-speed, across: -1900))], on: 3)
      // At rest on the one axis, but not on the other.
      screen.advance(to: .milliseconds(800))
      screen.handle([810: .held, 820: .cancelled], on: 1)
      screen.runToRest()
      let offset = screen[3, axis]
      return sheet.restingOffsets.contains(offset) ? nil : "\(offset) of \(sheet.restingOffsets)"
    }
  }

  /// A header that a drag has brought to its end, but for rounding, is there when the drag ends.
  func testAHeaderIsFullOrCollapsedAfterADragThatEndsAtRest() {
    forAll("full or collapsed, exactly", count: 400) {
      ($0.double(in: 20...90), $0.double(in: 0...300), $0.double(in: 100...300))
    } check: { travel, start, way in
      var screen = ScrollScreen(of: list(1700, at: start))
      let header = CollapsingHeader(axis: axis, length: travel + 27, collapsedLength: 27, returns: .atOnce)
      screen.insert(.header(header, over: ScrollRect(0, 0, 300, 300)), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      for translation in [-way, 10 - way, -way] {
        screen.handle(.changed(translation: vector(translation)), at: .milliseconds(10))
      }
      screen.runToRest(after: .cancelled, at: .milliseconds(500))
      let offset = screen[2, axis]
      return offset == 0 || offset == header.travel ? nil : "\(offset) of \(header.travel)"
    }
  }

  /// The limit of a card without an article is its travel, but for rounding: no step leads from there to 0.
  func testNotchesDoNotCollapseACardWhoseLimitIsRounded() {
    let card = ExpandingCard(
      axis: axis, container: ScrollSize(715.6895454905946, 715.6895454905946), collapsedInsets: .zero,
      travel: 196.2800728323422, innerContentLength: 37)
    var screen = ScrollScreen(of: .card(card, origin: .zero))
    screen.expand(1, animation: nil, at: .origin)
    let limit = screen[1].limits(on: axis).upperBound
    XCTAssertLessThan(limit, card.travel)
    XCTAssertEqual(screen[1, axis], limit)
    for animation in [nil, ScrollAnimation.wheel] {
      let stepped = screen.handling(.wheel(vector(-100), notch: vector(50), animation), on: 1)
      XCTAssertEqual(stepped.restingOffset(of: 1)[axis], limit)
    }
  }

  /// A scroll without phases that ends a flight on its way back moves what a scroll that begins there does: a card back to its
  /// beginning, and not the list around it past its limit.
  /// Catches: `axes[axis].chooseParticipants(forFling: true)` left out of `prepareToCoast`.
  func testAScrollWithoutPhasesInAFlightThatTurnsMovesTheCardAndNotTheListAround() {
    var screen = ScrollScreen(of: list(400), ScrollScreen.Geometry.card(card(300), origin: .zero))
    let axis = axis
    screen.handle(.fling(vector(900)), on: 2, at: .origin) { $1.target[axis] = 0 }
    screen.advance(to: .milliseconds(370))
    XCTAssertTrue((1...3).contains(screen[2, axis]))
    XCTAssertEqual(screen.give(.scroll(vector(-4)), on: 2)[2, axis], 0)
    screen.advance(to: .milliseconds(400))
    XCTAssertEqual(screen[1, axis], 0)
    XCTAssertNil(screen.invariantFault)
  }

  /// Home, and a page back, over a header that opens at once go through the card's article to its beginning.
  /// Catches: in `SnapRule.place(ofStepInsteadOf:_:)`, the first line left out.
  func testKeysThatOpenAHeaderFirstDoNotCollapseTheCardInIt() {
    for key in [Scroller.Key.home, axis == .vertical ? .pageUp : .pageLeft] {
      var screen = ScrollScreen(
        of: header(60, 50, returns: .atOnce), ScrollScreen.Geometry.card(card(300), origin: .zero))
      XCTAssertEqual(screen.give(.wheel(vector(110)), on: 1, at: .origin)[2, axis], 100, "\(key)")
      XCTAssertEqual(
        screen.runToRest(after: .key(key), on: 1).offsets(on: axis, of: 1, 2), [0, 80], "\(key)")
    }
  }

  /// Home, a page or a notch back lead a full card that the program has put past its end to that end, and do not collapse it.
  /// Catches: `signOf: over` in `distance` made `signOf: delta`.
  func testStepsBackFromPastTheEndOfACardInAHeaderDoNotCollapseIt() {
    let card = card(300, content: 0)
    let back: Scroller.Key = axis == .vertical ? .pageUp : .pageLeft
    let inputs: [Scroller.Input] = [.key(.home), .key(back), .wheel(vector(-400))]
    for (input, id) in product(inputs, [1, 2] as [ScrollScreen.ID]) {
      var screen = ScrollScreen(of: header(60, 50), ScrollScreen.Geometry.card(card, origin: .zero))
        .handling(.setContentOffset(point(361), nil), on: 2)
      screen.runToRest(after: input, on: id)
      XCTAssertEqual(screen.offsets(on: axis, of: 1, 2), [0, 80], "\(input) on \(id)")
    }
  }

  /// Home on a header in a card opens the header and leads the card, which its flings do not move, to the beginning of its article.
  /// Catches: in `AxisChain.distance(of:)`, and in `ScrollChain.prepare`, `isLatched` made true.
  func testHomeOnAHeaderInACardDoesNotCollapseTheCard() {
    for keys in [[Scroller.Input.key(.home), .key(.home, .wheel)], [.key(.home, .wheel), .key(.home)]] {
      var screen = ScrollScreen(of: ScrollScreen.Geometry.card(card(300), origin: .zero), header(60, 50))
        .handling(.setContentOffset(point(150), nil), on: 1)
        .handling(.setContentOffset(point(10), nil), on: 2)
      for key in keys { XCTAssertEqual(screen.settle(after: key, on: 2)[1, axis], 80) }
      XCTAssertEqual(screen[2, axis], 0)
    }
  }

  /// A scroll without phases that no member takes lets a sheet return to its detent.
  /// Catches: `withoutDeltasThatMoveNobody(input)` made `input`.
  func testAScrollWithoutPhasesThatMovesNothingLetsASheetReturn() {
    let list = changed(list(100)) { $0.refreshControl = RefreshControl(trigger: 4, extent: 0, on: axis) }
    var screen = ScrollScreen(of: sheet(600), ScrollScreen.Geometry.card(card(300), origin: .zero), list)
      .dragging(3, by: vector(-50), then: .milliseconds(16))
    screen.runToRest(after: .scroll(vector(-40)), on: 3)
    XCTAssertEqual([1, 2, 3].map { screen[$0, axis] }, [120, 0, 0])
  }
}
