@testable import ScrollGeometry

@testable import ScrollKinetics

/// A header or sheet that moves by `travel` around a list of `length` points, in a window of 400 × 600.
func chain(
  travel: Double = 104, length: Double = 5000, rules: ScrollScreen.Rules = ScrollScreen.Rules(),
  physics: Scroller.Physics = Scroller.Physics(slop: 0)
) -> ChainOfViews {
  func viewport(_ length: Double, bounces: Bool) -> Viewport {
    Viewport(400, 600, content: 400, length, alwaysBounceVertical: bounces)
  }
  return ChainOfViews(
    inner: viewport(length, bounces: true), outer: viewport(600 + travel, bounces: false), rules: rules,
    physics: physics)
}

extension ChainOfViews {
  /// Moves the finger of a drag by `dy`; the content goes the other way.
  mutating func drag(_ dy: Double) {
    handle(.moved(by: ScrollVector(0, dy)), at: now)
    checkInvariants()
  }

  var places: [Double] { [outer.contentOffset.y, inner.contentOffset.y] }
}

final class ScrollChainTests: XCTestCase {
  /// Where flings do not hand over, the inputs of a wheel stay with the member in which their sequence began until 1.5 s of
  /// silence, in both directions, or another input.
  /// Catches: `latchWheel(direction, where: PerAxis { !continues && isMoved[$0] })` left out of `prepare`;
  /// `now < wheelLatch.end` made `true`;
  /// `if !isPast && !continuing { moveOnly(latched) }` left out of `latchWheel`; `endWheelSequences()` left out before a touch;
  /// `wheelLatch?.end = end` made `_ = end`.
  func testAWheelStaysWhereItsSequenceBegan() {
    for (sign, isUnphased) in [(1.0, false), (-1, false), (1, true), (-1, true)] {
      var chain = chain(length: 1000, rules: .uiKit)
      if sign < 0 { chain.handle(.setContentOffset(ScrollPoint(0, 504), animated: false), at: .origin) }
      XCTAssertEqual(chain.places, sign < 0 ? [104, 400] : [0, 0])
      func turn(_ distance: Double, after milliseconds: Int, _ expected: [Double], line: UInt = #line) {
        let delta = ScrollVector(0, distance * sign)
        let instant = chain.now.advanced(by: .milliseconds(milliseconds))
        chain.handle(isUnphased ? .scroll(delta, phase: .unphased) : .wheel(delta), at: instant)
        chain.checkInvariants()
        XCTAssertEqual(
          chain.places, sign < 0 ? [104 - expected[0], 400 - expected[1]] : expected, line: line)
      }
      turn(350, after: 0, [0, 350])
      turn(100, after: 1000, [0, 400])
      // The sequence goes on where it is, and an input without effect continues it.
      turn(20, after: 1499, [0, 400])
      turn(20, after: 1499, [0, 400])
      turn(20, after: 1500, [20, 400])
      turn(-10, after: 100, [10, 400])
      chain.handle(all: [.held, .cancelled], at: chain.now)
      turn(-10, after: 100, [10, 390])
    }
  }

  /// As in Flutter's NestedScrollView, wheels never overscroll.
  func testFlutterWheel() {
    var chain = chain(travel: 200)
    chain.handle(.wheel(ScrollVector(0, 20)), at: .origin)
    XCTAssertEqual(chain.places, [20, 0])
    chain.handle(.wheel(ScrollVector(0, -40)), at: .origin)
    XCTAssertEqual(chain.places, [0, 0])
  }

  /// Catches: `where: isMoved` left out of `prepare`.
  func testAStepAcrossAFlightLeavesTheFlight() {
    forAll("across a flight", count: 500, in: ScrollChainScript.exact) { script in
      // Returns wait until both axes rest.
      if script.hasOwnRules { return nil }
      for (step, _, after) in script.moments()
      where after.joined.axes.vertical.isMoving && after.joined.isAtRest(on: .horizontal) {
        for input: Scroller.Input in [.wheel(ScrollVector(90, 0)), .key(.lineRight)] {
          var (chain, stepped) = (after, after)
          stepped.handle(input, at: after.now)
          for _ in 0..<4 {
            chain.advance(by: .milliseconds(20))
            stepped.advance(by: .milliseconds(20))
            for member in 0..<after.count {
              let (own, expected) = (stepped[member].contentOffset.y, chain[member].contentOffset.y)
              if (own - expected).magnitude > 1e-6 * Swift.max(1, expected.magnitude) {
                return "member \(member) is at \(own), not \(expected), with \(input) after \(step)"
              }
            }
          }
        }
      }
      return nil
    }
  }

  /// At rest a chain of one keeps what that scroller keeps, and stays at an edge as it does, bit for bit.
  /// Catches: `.offset` in place of `keeping` in `update`; `place` in place of `restingPlace`.
  func testKeepingIsTheScrollers() {
    forAll("keeping") { generator -> (Viewport, [ScrollChainScript.Change], ScrollAnchor.Keeping) in
      var viewport = ScrollerScript.viewport(&generator)
      viewport.contentOffset = viewport.clamped(viewport.contentOffset)
      let size = ScrollSize { _ in generator.double(in: 0...900) }
      let content = ScrollSize { _ in generator.double(in: 0...5000) }
      let keeping = generator.pick(
        [.offset, .page, .pages(spacing: 8), .fraction, .zoom, .contentPoint(at: ScrollPoint(0.5, 1))]
          as [ScrollAnchor.Keeping])
      var changes = [ScrollChainScript.Change.frame(size), .content(content)]
      if generator.happens(onceIn: 2) {
        let inset = ScrollInsets(
          top: generator.double(in: -50...200), left: generator.double(in: -50...200), bottom: 20, right: 0)
        changes = generator.happens(onceIn: 2) ? [.insets(inset)] : changes + [.insets(inset)]
      }
      return (viewport, changes, keeping)
    } check: { viewport, changes, keeping in
      var (chain, scroller) = (ChainOfViews([viewport]), Scroller(viewport: viewport))
      chain.update(0, at: .origin, keeping: keeping) { viewport in changes.forEach { $0.make(&viewport) } }
      scroller.update(at: .origin, keeping: keeping) { viewport in changes.forEach { $0.make(&viewport) } }
      if let fault = chain.fault { return fault }
      return chain[0] == scroller.viewport ? nil : "\(chain[0]) ≠ \(scroller.viewport)"
    }
  }

  private func member(_ travel: Double, at offset: Double) -> Viewport {
    Viewport(
      400, 600, content: 400, 600 + travel, contentOffset: ScrollPoint(0, offset), displayScale: 0x1p20)
  }

  /// Deltas without a finger are shared among the members as those of a drag, in both directions, from rest and when
  /// they end a flight.
  /// Catches: `turns ||` left out of `prepareToCoast`.
  func testDeltasAreSharedAsADrags() {
    forAll("the members are where a drag has them", count: 300) { generator in
      let rules = ScrollScreen.Rules(
        towardsEnd: generator.pick(ScrollScreen.Rules.Order.allCases),
        towardsStart: generator.pick(ScrollScreen.Rules.Order.allCases), locksToOneAxis: false)
      let physics = changed(Scroller.Physics()) { $0.momentum = .platform }
      var scroll = ChainOfViews(
        [member(900, at: 400), member(300, at: 150), member(900, at: 500)], rules: rules, physics: physics)
      if generator.happens(onceIn: 2) {
        scroll.handle(
          all: [.began, .ended(velocity: .vertical(generator.pick([-900, 900])))], at: scroll.now)
        scroll.advance(by: .milliseconds(100))
      }
      var drag = scroll
      drag.handle(.began, at: drag.now)
      var sum = 0.0
      for step in 0..<12 {
        let delta = generator.double(in: -90...90)
        sum += delta
        guard sum.magnitude < 250 else { break }
        // The first delta begins at the offset of the flight.
        let instant = scroll.now.advanced(by: .milliseconds(step == 0 ? 0 : 8))
        scroll.handle(.scroll(.vertical(delta)), at: instant)
        drag.handle(.moved(by: .vertical(-delta)), at: instant)
        scroll.checkInvariants()
        // A drag past a limit stretches.
        guard drag.joined.viewport.overscroll == .zero else { break }
        for index in 0..<3 {
          XCTAssertEqual(
            scroll[index].contentOffset.y, drag[index].contentOffset.y, accuracy: 1e-5, "\(rules), \(index)")
        }
      }
    }
  }

  /// A chain of one member moves like a scroller through all inputs, to a pixel.
  /// Catches: `coordinate = shown` left out of `AxisChain.follow`.
  func testChainOfOne() {
    forAll("one member", count: 400) { generator in
      var script = ScrollerScript(&generator, kinds: [.touches, .drags, .program])
      script.physics.isDirectionalLockEnabled = false
      script.physics.snapping = .none
      script.steps.removeAll {
        if case .input(let input) = $0.action { !input.reachesChains } else { false }
      }
      script.viewport.contentOffset = script.viewport.clamped(script.viewport.contentOffset)
      return script
    } check: { script in
      var chain = ChainOfViews(
        [script.viewport], rules: ScrollScreen.Rules(locksToOneAxis: false), physics: script.physics)
      var scroller = script.start
      for (step, instant) in script.steps.timed() {
        let expected = ScrollerScript.perform(step.action, on: &scroller, at: instant)
        let events: Scroller.Events
        switch step.action {
        // A target is a member's own, and not a coordinate.
        case .input(.retarget(let target)): events = chain.retarget(0, to: target, at: instant).events
        case .input(let input): events = chain.handle(input, at: instant).events
        default: events = chain.advance(to: instant).events
        }
        let (offset, place) = (chain[0].contentOffset, scroller.contentOffset)
        // A finger leaves a scroller a part of a pixel before its limit, and a member at it: there the two part. So they do half a
        // point past a limit, from where content returns or rests there at once, by rounding.
        if ScrollAxis.allCases.contains(where: {
          let isHalfPast = (chain[0].overscroll[$0].magnitude - 0.5).magnitude < 1e-9
          return offset[$0] != place[$0] && (isHalfPast || chain.axes[$0].members[0].isAtLimit(offset[$0]))
        }) {
          return nil
        }
        // A member that a finger does not move is not rounded to the pixel grid.
        let isThere = ScrollAxis.allCases.allSatisfy { axis in
          (offset[axis] - place[axis]).magnitude <= 1.001 / chain[0].displayScale
        }
        if !isThere || !(events.filter { $0 != .didScroll } == expected.filter { $0 != .didScroll }) {
          return "\(chain[0].contentOffset), \(Array(events)), but the scroller is at "
            + "\(scroller.contentOffset), \(Array(expected)) after \(step)"
        }
      }
      return nil
    }
  }
}
