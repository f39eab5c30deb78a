@testable import ScrollGeometry

@testable import ScrollKinetics

/// Chains whose members have physics of their own.
final class ScrollChainMembersTests: XCTestCase {
  private static func pager(
    _ length: Double, pages: Double, on axis: ScrollAxis = .horizontal, rule: ScrollSnapping = .paging
  ) -> ChainOfViews.Member {
    var (size, content) = (ScrollSize(100, 100), ScrollSize(100, 100))
    size[axis] = length
    content[axis] = length * pages
    return ChainOfViews.Member(
      Viewport(frame: ScrollRect(origin: .zero, size: size), contentSize: content), snapping: rule)
  }

  /// Members whose own rate is the chain's move as those of a chain with one physics, bit for bit, with the same events.
  /// Catches: `.member(nil, _)` left out of the first case of `hasRule(on:)` in `ScrollSnapping`.
  func testOnePhysicsIsOneChain() {
    forAll("one physics", count: 120, in: ScrollChainScript.any) { script in
      var script = changed(script) { $0.own = [] }
      script.physics.decelerationRate = script.physics.decelerationRate
      let expected = script.moments()
      script.own = script.members.map { _ in (script.physics.decelerationRate, .none) }
      for ((step, changes, chain), (_, plainChanges, plain)) in zip(script.moments(), expected) {
        if chain.offsets != plain.offsets || changes != plainChanges
          || chain.joined.velocity != plain.joined.velocity
        {
          return "\(chain.offsets) \(changes) ≠ \(plain.offsets) \(plainChanges) after \(step)"
        }
      }
      return nil
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
    chain.handle(
      all: [.began, .moved(by: ScrollVector(-360, 0)), .moved(by: ScrollVector(80, 0))], at: .origin)
    XCTAssertEqual(chain.offsets.map(\.x), [220, 60])
    XCTAssertEqual(
      Array(chain.handle(.ended(velocity: .zero), at: .origin).events),
      [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating])
    XCTAssertEqual([chain.target(of: 0).x, chain.target(of: 1).x], [300, 0])
    var events: [Scroller.Event] = []
    chain.runToRest { events += $1.events.filter { $0 != .didScroll } }
    assertEqual((chain.offsets.map(\.x), events), ([300, 0], [.didEndDecelerating]))
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

  /// A release without velocity has the rate of the same member whichever direction the rules give to either member: a motion
  /// and its mirror image have the same.
  /// Catches: `Swift.min(movers.0, movers.1)` made `movers.1` in `target(withMomentum:on:)`.
  func testAReleaseWithoutVelocityHasNoDirection() {
    let rates = ScrollAxis.allCases.flatMap { axis in
      [
        ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .innerFirst),
        ScrollScreen.Rules(towardsEnd: .innerFirst, towardsStart: .outerFirst),
      ].map { rules in
        let list = Self.pager(100, pages: 9, on: axis, rule: .none)
        var chain = ChainOfViews(
          of: [ChainOfViews.Member(list.viewport, decelerationRate: .fast), list], rules: rules,
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

  /// A header between two places begins to return at the instant at which a key's animation of its list rests, not at the frame
  /// after it.
  /// Catches: `joined.isMoving` made `joined.isDecelerating` before `advanceToRests` in `ScrollChain.fly`.
  func testAHeaderReturnsFromTheInstantOfRest() {
    for axis in ScrollAxis.allCases {
      var header = Self.pager(400, pages: 1, on: axis, rule: ScrollSnapping(SnapRule(.offsets([0, 104]))))
      header.viewport.contentSize[axis] = 504
      header.viewport.contentOffset[axis] = 50
      var leap = ChainOfViews(
        of: [Self.pager(400, pages: 4, on: axis, rule: .none), header],
        rules: ScrollScreen.Rules(towardsEnd: .innerFirst), physics: Scroller.Physics(slop: 0))
      leap.handle(.key(axis == .vertical ? .lineDown : .lineRight, .uiKit), at: .origin)
      var frames = leap
      for _ in 0..<5 { frames.advance(by: .milliseconds(107)) }
      leap.advance(by: .milliseconds(535))
      XCTAssertEqual(leap.offsets, frames.offsets)
      XCTAssertTrue((1..<50).contains(leap[1].contentOffset[axis]), "it returns")
      leap.runToRest()
      XCTAssertEqual(leap.offsets[1], .zero)
    }
  }

  /// What a chain predicts by member is what happens: the instant at which a member reaches an offset, and the part of
  /// its content that is visible until then.
  /// Catches: `coordinate` without the members that come before, in `coordinate(showing:at:)`; `ranges` of `joined.lowerBound` only, in
  /// `visibleRect`.
  func testQuestionsByMember() {
    forAll("questions", count: 120, in: ScrollChainScript.exact) { script in
      var chain = script.run()
      chain.handle(.cancelled, at: chain.now)
      let (start, rest) = (chain, chain.instantOfRest)
      for _ in 0..<6 where chain.joined.isMoving {
        chain.advance(by: .milliseconds(70))
        let now = Swift.min(chain.now, rest)
        for member in 0..<chain.count {
          let rect = start.visibleRect(of: member, until: now)
          let tolerance =
            1e-9 * Swift.max(1, rect.origin.x.magnitude + rect.origin.y.magnitude) + 1
            / chain[member].displayScale
          for axis in ScrollAxis.allCases {
            let (offset, length) = (chain[member].contentOffset[axis], chain[member].frame.size[axis])
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

  /// Catches: `axes[axis].hasStepped = false` in `returnToPlaces`.
  func testANotchLetsOnlyMandatoryRulesReturn() {
    let near = SnapRule(.offsets([0, 100]), strictness: .proximity(45))
    var chain = ChainOfViews(
      of: [
        ChainOfViews.Member(
          Viewport(100, 100, content: 100, 200, contentOffset: ScrollPoint(0, 30)),
          snapping: ScrollSnapping(near)),
        ChainOfViews.Member(
          Viewport(100, 100, content: 100, 400, contentOffset: ScrollPoint(0, 60)),
          snapping: ScrollSnapping(SnapRule(.offsets([0, 100])))),
      ], rules: .uiKit)
    chain.handle(.wheel(ScrollVector(0, 10), nil), at: .origin)
    chain.runToRest()
    XCTAssertEqual(chain.offsets, [ScrollPoint(0, 40), ScrollPoint(0, 100)])
  }
}
