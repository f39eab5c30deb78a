@testable import ScrollGeometry

@testable import ScrollKinetics

/// Chains whose members have physics of their own.
final class ScrollChainMembersTests: XCTestCase {
  private static func pager(
    _ length: Double, pages: Double, on axis: ScrollAxis = .horizontal, rule: ScrollSnapping = .paging
  ) -> ScrollChain.Member {
    var (size, content) = (ScrollSize(100, 100), ScrollSize(100, 100))
    size[axis] = length
    content[axis] = length * pages
    return ScrollChain.Member(
      Viewport(frame: ScrollRect(origin: .zero, size: size), contentSize: content), snapping: rule)
  }

  // MARK: - Laws

  /// Members whose own rate is the chain's move as those of a chain with one physics, bit for bit, with the same events.
  ///
  /// Catches: `.member(nil, _)` left out of the first case of `hasRule(on:)` in `ScrollSnapping`.
  func testOnePhysicsIsOneChain() {
    forAll("one physics", count: 120, in: ScrollChainScript.any) { script in
      var script = script
      script.own = []
      script.physics.decelerationRate = script.physics.decelerationRate
      var expected: [(ChainOfViews, ScrollChain.Changes)] = []
      script.run { expected.append(($3, $2)) }
      script.own = script.members.map { _ in (script.physics.decelerationRate, .none) }
      var (index, fault): (Int, String?) = (0, nil)
      script.run { step, _, changes, chain in
        let (plain, plainChanges) = expected[index]
        index += 1
        if chain.offsets != plain.offsets || changes != plainChanges
          || chain.joined.velocity != plain.joined.velocity
        {
          fault = fault ?? "\(chain.offsets) \(changes) ≠ \(plain.offsets) \(plainChanges) after \(step)"
        }
      }
      return fault
    }
  }

  /// A chain of one member with its own rate and rules moves as the scroller with this rate and these rules, bit for
  /// bit, from a release to rest, also where a tap catches it on its way, past a limit or inside.
  ///
  /// Catches: `guard touch.pan.hasBegun else { return .zero }` made to return nil; `velocity: velocity` made `velocity: 0` in
  /// the request of `target`; `followsMomentum = rule.followsMomentum` made `followsMomentum = false`;
  /// `flight: $0` made `flight: nil` in `preparePhysics`.
  func testOneMemberIsItsScroller() {
    forAll(
      "one member", count: 150,
      in: { generator in
        (
          rule: generator.pick([
            .paging, ScrollSnapping(SnapRule(.every(170, origin: 5), reach: .steps([900, 2000]))),
            ScrollSnapping(SnapRule(.every(170), alignment: 0.5, reach: .momentum)),
            ScrollSnapping(SnapRule(.every(300), strictness: .proximity())),
            ScrollSnapping(SnapRule(.offsets([0, 90, 700]), reach: .atMost(1))),
          ]),
          rate: generator.pick([DecelerationRate.normal, .fast]),
          offset: generator.double(in: 0...2000).rounded(),
          drags: (0..<generator.integer(in: 1...4)).map { _ in generator.double(in: -900...900) },
          velocity: generator.happens(onceIn: 3) ? 0 : generator.double(in: -4000...4000),
          tap: generator.integer(in: 0...60)
        )
      }
    ) { rule, rate, offset, drags, velocity, tap in
      let viewport = Viewport(
        390, 600, content: 390, 2800, contentOffset: ScrollPoint(0, offset), displayScale: 3)
      var scroller = Scroller(
        viewport: viewport, physics: Scroller.Physics(decelerationRate: rate, snapping: rule))
      var chain = ChainOfViews(of: [ScrollChain.Member(viewport, decelerationRate: rate, snapping: rule)])
      var inputs: [Scroller.Input] = [.began]
      inputs += drags.map { .moved(by: ScrollVector(0, $0)) }
      inputs.append(.ended(velocity: ScrollVector(0, velocity)))
      for input in inputs {
        let (events, expected) = (
          chain.handle(input, at: .origin).events, scroller.handle(input, at: .origin)
        )
        if events != expected { return "\(events) ≠ \(expected)" }
      }
      for frame in 0..<400 {
        for input in [Scroller.Input.touchDown(.zero), .touchUp] where frame == tap {
          let events = chain.handle(input, at: chain.now).events
          let expected = scroller.handle(input, at: scroller.now)
          if events != expected { return "\(events) ≠ \(expected) at the tap" }
        }
        if !chain[0].contentOffset.y.isNext(to: scroller.viewport.contentOffset.y)
          || chain.phase != scroller.phase
        {
          return "\(chain[0].contentOffset) ≠ \(scroller.viewport.contentOffset) at \(chain.now)"
        }
        let (events, expected) = (
          chain.advance(by: .milliseconds(9)).events, scroller.advance(by: .milliseconds(9))
        )
        if events != expected { return "\(events) ≠ \(expected) at \(chain.now)" }
      }
      return nil
    }
  }

  /// After a drag with any turns, every pager of a chain rests on a page, exactly, at the target that was announced, and
  /// the phase is never idle before.
  ///
  /// Catches: `returnToPlaces` left out of `advance`; `putOnPlaces` left out of it; `advanceToRests` left out of `advance`.
  func testPagersInPagersRestOnPages() {
    forAll(
      "pagers rest on pages", count: 1000,
      in: { generator in
        (
          lengths: (0..<generator.integer(in: 2...4)).map { _ in
            generator.happens(onceIn: 4)
              ? Double(generator.integer(in: 50...400)) : generator.double(in: 50...400)
          },
          orders: (0..<2).map { _ in generator.pick(ScrollScreen.Rules.Order.allCases) },
          axis: generator.pick(ScrollAxis.allCases),
          drags: (0..<generator.integer(in: 1...6)).map { _ in generator.double(in: -900...900) },
          velocity: generator.happens(onceIn: 3) ? 0 : generator.double(in: -3000...3000),
          handsOver: generator.happens(onceIn: 2)
        )
      }
    ) { lengths, orders, axis, drags, velocity, handsOver in
      var chain = ChainOfViews(
        of: lengths.map { Self.pager($0, pages: 3, on: axis) },
        rules: ScrollScreen.Rules(
          towardsEnd: orders[0], towardsStart: orders[1], flingsHandOverTowardsEnd: handsOver,
          flingsHandOverTowardsStart: handsOver), physics: Scroller.Physics(slop: 0))
      func vector(_ number: Double) -> ScrollVector { ScrollVector.along(axis, number) }
      for drag in drags { chain.handle(.moved(by: vector(drag)), at: .origin) }
      chain.handle(.ended(velocity: vector(velocity)), at: .origin)
      let targets = (0..<chain.count).map { chain.target(of: $0) }
      let rest = chain.instantOfRest
      var coarse = chain
      var steps = 0
      while chain.phase != .idle, steps < 2000 {
        chain.advance(by: .milliseconds(7))
        if let fault = chain.fault { return fault }
        if chain.phase == .idle && chain.now < rest { return "at rest before \(rest)" }
        steps += 1
      }
      coarse.advance(to: chain.now)
      if coarse.offsets != chain.offsets { return "\(coarse.offsets) ≠ \(chain.offsets), sliced" }
      if chain.offsets != targets { return "\(chain.offsets), but announced \(targets)" }
      for (member, length) in lengths.enumerated() {
        let offset = chain[member].contentOffset[axis]
        let limits = chain[member].limits(on: axis)
        let isPage = [0, length, 2 * length, limits.upperBound].contains(offset)
        if !isPage { return "member \(member) rests at \(offset), with pages of \(length)" }
      }
      return nil
    }
  }

  /// Members that all stand between two places return to them, one after the other, whatever their sums round to.
  ///
  /// Catches: in `returnToPlaces`, `!chain.members.contains(where: { $0.isPast })` made `chain.limits.contains(offset[axis])`.
  func testAllMembersBetweenPlacesReturn() {
    forAll(
      "all return", count: 400,
      in: { generator in
        (
          travels: (0..<generator.integer(in: 2...5)).map { _ in generator.double(in: 20...400) },
          parts: (0..<5).map { _ in generator.double(in: 0...1) }, axis: generator.pick(ScrollAxis.allCases)
        )
      }
    ) { travels, parts, axis in
      let members = zip(travels, parts).map { travel, part in
        var rules = ScrollSnapping.none
        rules[axis] = SnapRule(.offsets([0, travel]))
        return ScrollChain.Member(
          Viewport(
            frame: ScrollRect(0, 0, 300, 300), contentSize: ScrollSize { $0 == axis ? 300 + travel : 300 },
            contentOffset: ScrollPoint { $0 == axis ? travel * part : 0 }), snapping: rules)
      }
      var chain = ChainOfViews(of: members)
      chain.handle(all: [.began, .ended(velocity: .zero)], at: .origin)
      while chain.phase != .idle { chain.advance(to: chain.instantOfRest) }
      for (member, travel) in travels.enumerated() {
        let offset = chain[member].contentOffset[axis]
        let places = [0, Swift.min(travel, chain[member].limits(on: axis).upperBound)]
        if !places.contains(offset) { return "member \(member) rests at \(offset), not in \(places)" }
      }
      return nil
    }
  }

  // MARK: - Figures

  /// A `.fast` carousel in a `.normal` list: each flies at its own rate, also both at once.
  func testFastCarouselInANormalList() {
    let frame = ScrollRect(0, 0, 390, 800)
    let carousel = Viewport(frame: frame, contentSize: ScrollSize(9000, 800))
    let list = Viewport(frame: frame, contentSize: ScrollSize(390, 9000))
    for velocity in [
      ScrollVector(-1000, 0), ScrollVector(0, -1000), ScrollVector(-1000, -1000),
    ] {
      var chain = ChainOfViews(
        of: [ScrollChain.Member(carousel, decelerationRate: .fast), ScrollChain.Member(list)],
        rules: ScrollScreen.Rules(locksToOneAxis: false))
      chain.handle(all: [.began, .ended(velocity: velocity)], at: .origin)
      XCTAssertEqual(chain.target(of: 0).x, velocity.dx == 0 ? 0 : 98, accuracy: 0.5)
      XCTAssertEqual(chain.target(of: 1).y, velocity.dy == 0 ? 0 : 494, accuracy: 0.5)
      chain.runToRest()
      XCTAssertEqual(chain[0].contentOffset.x, velocity.dx == 0 ? 0 : 98)
      XCTAssertEqual(chain[1].contentOffset.y, velocity.dy == 0 ? 0 : 494)
    }
  }

  /// A page of the inner pager turns, whatever the speed; from its last page the outer one turns. A drag that leaves
  /// both between pages brings both to a page.
  func testPagerInAPager() {
    func pagers(_ rules: ScrollScreen.Rules) -> ChainOfViews {
      ChainOfViews(of: [Self.pager(300, pages: 2), Self.pager(400, pages: 3)], rules: rules)
    }
    let rules = ScrollScreen.Rules(towardsEnd: .innerFirst, towardsStart: .innerFirst)
    func flick(_ chain: inout ChainOfViews, _ velocity: Double) {
      chain.handle(all: [.began, .ended(velocity: ScrollVector(velocity, 0))], at: chain.now)
      chain.runToRest()
    }
    var chain = pagers(rules)
    flick(&chain, -5000)
    XCTAssertEqual(chain.offsets.map(\.x), [300, 0])
    flick(&chain, -5000)
    XCTAssertEqual(chain.offsets.map(\.x), [300, 400])
    flick(&chain, 700)
    XCTAssertEqual(chain.offsets.map(\.x), [0, 400])
    // The inner pager goes to its end and the outer one on by 60; back by 80, the inner one comes first.
    chain = pagers(rules)
    chain.handle(.began, at: .origin)
    chain.handle(.moved(by: ScrollVector(-360, 0)), at: .origin)
    chain.handle(.moved(by: ScrollVector(80, 0)), at: .origin)
    XCTAssertEqual(chain.offsets.map(\.x), [220, 60])
    XCTAssertEqual(
      Array(chain.handle(.ended(velocity: .zero), at: .origin).events),
      [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating])
    XCTAssertEqual([chain.target(of: 0).x, chain.target(of: 1).x], [300, 0])
    var events: [Scroller.Event] = []
    chain.runToRest { events += $1.events.filter { $0 != .didScroll } }
    XCTAssertEqual(chain.offsets.map(\.x), [300, 0])
    XCTAssertEqual(events, [.didEndDecelerating])
  }

  /// A target that the host chooses is kept, and no member returns to its places.
  func testTheHostDecides() {
    var chain = ChainOfViews(of: [Self.pager(300, pages: 2), Self.pager(400, pages: 3)])
    chain.handle(.began, at: .origin)
    chain.handle(.ended(velocity: ScrollVector(-500, 0)), at: .origin) { member, release in
      XCTAssertEqual(member, 1)
      XCTAssertEqual(release.target.x, 400)
      release.target.x = 130
    }
    chain.runToRest()
    XCTAssertEqual(chain.offsets.map(\.x), [0, 130])
    chain.handle(all: [.touchDown(.zero), .touchUp], at: chain.now)
    chain.runToRest()
    XCTAssertEqual(chain.offsets.map(\.x), [0, 0])
  }

  /// Wheels and keys turn pages; stop brings the members to pages at once.
  func testWheelsKeysAndStop() {
    var chain = ChainOfViews(of: [Self.pager(300, pages: 2), Self.pager(400, pages: 3)])
    chain.handle(.wheel(ScrollVector(20, 0)), at: .origin)
    XCTAssertEqual(chain.offsets.map(\.x), [0, 400])
    chain.handle(.key(.pageRight, .wheel), at: .origin)
    chain.runToRest()
    XCTAssertEqual(chain.offsets.map(\.x), [0, 800])
    chain.handle(.wheel(ScrollVector(-20, 0), .wheel), at: chain.now)
    chain.runToRest()
    XCTAssertEqual(chain.offsets.map(\.x), [0, 400])
    chain.handle(all: [.began, .ended(velocity: ScrollVector(-500, 0))], at: chain.now)
    chain.advance(by: .milliseconds(50))
    chain.handle(.stop, at: chain.now)
    XCTAssertEqual(chain.offsets.map(\.x), [0, 400])
    chain.checkInvariants()
  }

  /// Content that a member's update has taken off its page goes to the nearest one.
  func testPagesFollowTheMembersSize() {
    var chain = ChainOfViews(of: [Self.pager(300, pages: 2), Self.pager(400, pages: 3)])
    chain.update(1, at: .origin) { $0.contentOffset.x = 400 }
    chain.update(1, at: .origin, keeping: .page) {
      $0.frame.size.width = 500
      $0.contentSize.width = 1500
    }
    XCTAssertEqual(chain.offsets.map(\.x), [0, 500])
    chain.update(1, at: .origin, snapping: ScrollSnapping(SnapRule(.every(333)))) { _ in }
    XCTAssertEqual(chain.offsets.map(\.x), [0, 666])
  }

  /// A sheet that is pulled below its lowest detent stretches itself, and its list at the list's end.
  func testSheetStretchesItself() {
    let frame = ScrollRect(0, 0, 390, 844)
    func viewport(_ length: Double) -> Viewport {
      Viewport(frame: frame, contentSize: ScrollSize(390, length))
    }
    var chain = ChainOfViews(
      inner: viewport(2000), outer: viewport(1344),
      rules: ScrollScreen.Rules(overscrollTowardsStart: .outermost), physics: Scroller.Physics(slop: 0))
    chain.drag(100)
    // 100 points of pull show as 51.6 in a viewport of 844.
    XCTAssertEqual(chain.places, [-52, 0])
    chain.handle(.ended(), at: .origin)
    chain.settle()
    XCTAssertEqual(chain.places, [0, 0])
    chain.drag(-500 - 1156 - 100)
    XCTAssertEqual(chain.places, [500, 1208])
    chain.handle(.ended(), at: chain.now)
    chain.settle()
    XCTAssertEqual(chain.places, [500, 1156])
  }

  /// A stop in a drag begins a new motion on both axes, also where no member has a rule.
  ///
  /// Catches: `startHere()` left out of `AxisChain.rejoin`.
  func testStopInADragBeginsAnew() {
    for (axis, way) in product(ScrollAxis.allCases, [1.0, -1]) {
      let list = Self.pager(100, pages: 9, on: axis, rule: .none)
      var chain = ChainOfViews(
        of: [list, ScrollChain.Member(list.viewport, decelerationRate: .fast)],
        physics: Scroller.Physics(slop: 0))
      chain.handle(
        .setContentOffset(ScrollPoint { $0 == axis ? 900 : 0 }, animated: false), at: .origin)
      chain.handle(all: [.moved(by: ScrollVector.along(axis, 30 * way)), .stop], at: .origin)
      XCTAssertNil(chain.fault)
      XCTAssertEqual(chain.total[axis], 900 - 30 * way)
    }
  }

  /// A release without velocity has the rate of the same member whichever direction the rules give to either member: a motion
  /// and its mirror image have the same.
  ///
  /// Catches: `Swift.min(movers.0, movers.1)` made `movers.1` in `target(withMomentum:on:)`.
  func testAReleaseWithoutVelocityHasNoDirection() {
    let rates = ScrollAxis.allCases.flatMap { axis in
      [
        ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .innerFirst),
        ScrollScreen.Rules(towardsEnd: .innerFirst, towardsStart: .outerFirst),
      ].map { rules in
        let list = Self.pager(100, pages: 9, on: axis, rule: .none)
        var chain = ChainOfViews(
          of: [ScrollChain.Member(list.viewport, decelerationRate: .fast), list], rules: rules,
          physics: Scroller.Physics(slop: 0))
        for member in 0...1 { chain.update(member, at: .origin) { $0.contentOffset[axis] = 400 } }
        chain.handle(.began, at: .origin)
        chain.handle(.ended(velocity: .zero), at: .origin) { $1.target[axis] += 100 }
        XCTAssertTrue(chain.joined.isMoving)
        return chain.joined.physics.laws(on: axis).rate
      }
    }
    XCTAssertEqual(rates, [.fast, .fast, .fast, .fast])
  }

  /// Whatever motion a wheel, a key, a tap or a scroll without phases ends, a header comes to rest full or collapsed, also
  /// where another member is the one that the input moves, and where a change of the list ends the flight.
  ///
  /// Catches: `where steps[axis] || !continues` made `where false`; `case .wheel where phase != .idle` made
  /// `case .wheel where false`; `joined.phase == .animating ||` left out of `coast(by:`; `joined.isMoving` made
  /// `joined.isDecelerating` in `advanceToRests`.
  func testWhatEndsAMotionLeavesNoMemberBetweenPlaces() {
    let rule = ScrollSnapping(SnapRule(.offsets([0, 104])))
    forAll("on a place", count: 150, in: { $0 }) { generator in
      var random = generator
      let axis = random.pick(ScrollAxis.allCases)
      func vector(_ number: Double) -> ScrollVector { ScrollVector.along(axis, number) }
      let list = Self.pager(400, pages: 4, on: axis, rule: .none)
      var header = Self.pager(400, pages: 1, on: axis, rule: rule)
      header.viewport.contentSize[axis] = 504
      let isInside = random.happens(onceIn: 3)
      var chain = ChainOfViews(
        of: isInside ? [header, list] : [list, header],
        rules: ScrollScreen.Rules(
          towardsEnd: random.pick([.outerFirst, .innerFirst]),
          towardsStart: random.pick([.outerFirst, .innerFirst])),
        physics: Scroller.Physics(integration: random.pick([.exact, .exact, .displayLink]), slop: 0))
      let place = isInside ? 0 : 1
      var story: [String] = []
      func wait() { chain.advance(by: .milliseconds(random.integer(in: 0...300))) }
      func tap() {
        chain.handle(all: [.touchDown(.zero), .touchUp], at: chain.now)
      }
      for _ in 0..<random.integer(in: 1...5) {
        let target = ScrollPoint { $0 == axis ? random.double(in: 0...700) : 0 }
        switch random.integer(in: 0...2) {
        case 0: chain.handle(.setContentOffset(target, animated: true), at: chain.now)
        case 1:
          chain.handle(.began, at: chain.now)
          chain.handle(.ended(velocity: vector(random.double(in: -3000...3000))), at: chain.now)
        default: chain.handle(.setContentOffset(target, animated: false), at: chain.now)
        }
        wait()
        let delta = random.double(in: 1...200) * random.pick([1, -1])
        story.append("\(chain.phase) at \(chain.offsets.map { $0[axis] }), then \(delta)")
        switch random.integer(in: 0...3) {
        case 0: chain.handle(.wheel(vector(delta), random.pick([nil, .wheel])), at: chain.now)
        case 1:
          let key: Scroller.Key =
            axis == .vertical ? random.pick([.lineDown, .lineUp]) : random.pick([.lineLeft, .lineRight])
          chain.handle(.key(key, random.pick([nil, .uiKit])), at: chain.now)
        case 2: tap()
        default:
          // A scroll against a limit has no effect: the place that the program has chosen is kept.
          chain.handle(.scroll(vector(delta), phase: .unphased), at: chain.now)
          if chain.phase != .decelerating { tap() }
        }
        story.append("\(chain.phase) at \(chain.offsets.map { $0[axis] })")
        chain.checkInvariants()
        if random.happens(onceIn: 3) {
          wait()
          chain.update(1 - place, at: chain.now) { $0.contentSize[axis] = random.double(in: 500...1600) }
          chain.checkInvariants()
        }
      }
      if chain.joined.physics.integration == .exact {
        // A member begins to return at the instant of rest, not at the frame after it.
        var (leap, frames) = (chain, chain)
        leap.advance(by: .milliseconds(900))
        for _ in 0..<90 { frames.advance(by: .milliseconds(10)) }
        if leap.offsets != frames.offsets { return "\(leap.offsets) ≠ \(frames.offsets) after \(story)" }
      }
      for _ in 0..<3000 where chain.joined.isMoving { chain.advance(by: .milliseconds(16)) }
      let rest = chain[place].contentOffset[axis]
      return rest == 0 || rest == 104 ? nil : "the header rests at \(rest) after \(story)"
    }
  }

  // MARK: - Questions

  /// What a chain predicts by member is what happens: the instant at which a member reaches an offset, and the part of
  /// its content that is visible until then.
  ///
  /// Catches: `coordinate` without the members that come before, in `coordinate(showing:at:)`; `ranges` of `joined.lowerBound` only, in
  /// `visibleRect`.
  func testQuestionsByMember() {
    forAll("questions", count: 120, in: ScrollChainScript.exact) { script in
      var chain = script.run()
      chain.handle(.cancelled, at: chain.now)
      let start = chain
      let rest = chain.instantOfRest
      for _ in 0..<6 where chain.joined.isMoving {
        chain.advance(by: .milliseconds(70))
        let now = Swift.min(chain.now, rest)
        for member in 0..<chain.count {
          let rect = start.visibleRect(of: member, until: now)
          let tolerance =
            1e-9 * Swift.max(1, rect.origin.x.magnitude + rect.origin.y.magnitude) + 1
            / chain[member].displayScale
          for axis in ScrollAxis.allCases {
            let offset = chain[member].contentOffset[axis]
            let length = chain[member].frame.size[axis]
            let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
            if offset < low - tolerance || offset + length > high + tolerance * 2 {
              return "member \(member) at \(offset) is not within \(low)...\(high) at \(now)"
            }
            guard start[member].contentOffset[axis] != offset, start.joined.isDecelerating else { continue }
            guard let instant = start.instant(reaching: offset, on: axis, of: member) else {
              // Rounding can keep the joined offset just short of the one that shows the offset.
              if chain.joined.isMoving { continue }
              return "member \(member) never reaches \(offset)"
            }
            let there = start.contentOffset(of: member, at: instant)[axis]
            if (there - offset).magnitude > 1e-6 * Swift.max(1, offset.magnitude) {
              return "member \(member) is at \(there) at \(instant), not at \(offset)"
            }
          }
        }
      }
      return nil
    }
  }

  /// After a notch only members with a mandatory rule return, also where one has.
  ///
  /// Catches: `axes[axis].hasStepped = false` in `returnToPlaces`.
  func testANotchLetsOnlyMandatoryRulesReturn() {
    let near = SnapRule(.offsets([0, 100]), strictness: .proximity(45))
    var chain = ChainOfViews(
      of: [
        ScrollChain.Member(
          Viewport(100, 100, content: 100, 200, contentOffset: ScrollPoint(0, 30)),
          snapping: ScrollSnapping(near)),
        ScrollChain.Member(
          Viewport(100, 100, content: 100, 400, contentOffset: ScrollPoint(0, 60)),
          snapping: ScrollSnapping(SnapRule(.offsets([0, 100])))),
      ], rules: .uiKit)
    chain.handle(.wheel(ScrollVector(0, 10), nil), at: .origin)
    chain.runToRest()
    XCTAssertEqual(chain.offsets, [ScrollPoint(0, 40), ScrollPoint(0, 100)])
  }
}
