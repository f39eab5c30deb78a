@testable import ScrollGeometry

@testable import ScrollKinetics

/// Laws of chains, on members, rules and scripts drawn at random.
final class ScrollChainLawsTests: XCTestCase {
  /// Returns whether a step is a frame of a flight, or an input while a finger is down.
  private func isOneMovement(_ step: ScrollChainScript.Step?, _ before: ChainOfViews) -> Bool {
    switch step?.action {
    case nil, .advance: true
    // The delta and the flight after it are two movements.
    case .input(.scroll(let delta, .ended)) where delta != .zero: false
    case .input: before.joined.isTracking
    case .update: false
    }
  }

  // MARK: -

  /// The members' offsets add up to the joined offset; members are within their limits, except one that stretches;
  /// every movement is reported; the chain comes to rest.
  ///
  /// Catches: `moved.insert` left out of `put`.
  func testMembersAddUpStayInsideAndComeToRest() {
    forAll("sum, limits, events, rest", count: 250, seed: 10_001, in: ScrollChainScript.any) {
      script in
      var fault: String?
      func check(
        _ step: ScrollChainScript.Step?, _ before: ChainOfViews, _ changes: ScrollChain.Changes,
        _ after: ChainOfViews
      ) {
        guard fault == nil else { return }
        fault = after.fault
        for axis in ScrollAxis.allCases {
          var sum = 0.0
          for member in 0..<after.count { sum += after[member].contentOffset[axis] }
          let joined = after.total[axis]
          let tolerance = 1e-9 * Swift.max(1, joined.magnitude)
          if (sum - joined).magnitude > tolerance {
            fault = fault ?? "the members add up to \(sum), not \(joined), on \(axis)"
          }
          // In one movement in one direction, no member moves farther than the joined offset.
          // Members that return to their places move one after the other, in either direction.
          guard !script.hasOwnRules, isOneMovement(step, before) else { continue }
          let whole = (joined - before.total[axis]).magnitude
          // The joined offset is rounded on one of the members' grids: on others it is off by up to half a pixel.
          let scales = (0..<after.count).map { after[$0].displayScale }
          let offGrid = Set(scales).count > 1 ? 0.5 / scales.min()! : 0
          for member in 0..<after.count {
            let part = (after[member].contentOffset[axis] - before[member].contentOffset[axis]).magnitude
            if part > whole + tolerance + offGrid {
              fault = fault ?? "a jump of \(part) in a movement by \(whole)"
            }
          }
        }
        for member in 0..<after.count
        where after[member].contentOffset != before[member].contentOffset && !changes.hasMoved(member) {
          fault = fault ?? "member \(member) moved without an event"
        }
      }
      var chain = script.run { check($0, $1, $2, $3) }
      var before = chain
      check(nil, before, chain.handle(.cancelled, at: chain.now), chain)
      var steps = 0
      while chain.joined.isMoving && steps < 100_000 {
        before = chain
        check(nil, before, chain.advance(by: .milliseconds(16)), chain)
        steps += 1
      }
      return fault ?? (chain.joined.isMoving ? "it never rests" : nil)
    }
  }

  /// With `exact` integration no offset depends on the instants to which the chain was advanced before.
  ///
  /// Catches: `restart` at every step of `advance`.
  func testSlicingDoesNotMatter() {
    forAll(
      "slicing", count: 250,
      in: { generator -> (ScrollChainScript, UInt64) in
        var script = ScrollChainScript.any(&generator)
        script.physics.integration = .exact
        return (script, generator.next())
      },
      shrinking: { pair in pair.0.removals.map { ($0, pair.1) } }
    ) { script, seed in
      var generator = SplitMix64(seed: seed)
      var (chain, sliced) = (script.chain, script.chain)
      var instant = ScrollInstant.origin
      for step in script.steps {
        for _ in 0..<generator.integer(in: 0...6) {
          let slice = Duration.nanoseconds(
            generator.integer(in: 0...Int(Swift.max(1, step.delay.components.attoseconds / 1_000_000_000))))
          sliced.advance(to: Swift.max(sliced.now, instant.advanced(by: Swift.min(slice, step.delay))))
        }
        instant = instant.advanced(by: step.delay)
        _ = ScrollChainScript.perform(step.action, on: &chain, at: instant)
        _ = ScrollChainScript.perform(step.action, on: &sliced, at: instant)
        if chain.offsets != sliced.offsets { return "\(chain.offsets) ≠ \(sliced.offsets) after \(step)" }
      }
      return nil
    }
  }

  /// A flight that turns moves the members back in reverse order, and past its start in the order of its direction.
  ///
  /// Catches: `restartIfTurned` in `advance`.
  func testFlightThatTurns() {
    var chain = chain(
      rules: ScrollScreen.Rules(towardsStart: .outerFirst), physics: Scroller.Physics(slop: 0))
    chain.drag(-300)
    // A fling towards the end that is retargeted back: the list continues for a while and returns, and only then the
    // header comes back.
    chain.handle(.ended(velocity: ScrollVector(0, -2000)), at: chain.now)
    chain.handle(.retarget(ScrollPoint(0, 250)), at: chain.now)
    var furthest = 0.0
    while chain.joined.isMoving {
      chain.advance(by: .milliseconds(5))
      furthest = max(furthest, chain.places[1])
      if chain.places[0] < 104 { XCTAssertEqual(chain.places[1], 196) }
    }
    XCTAssertGreaterThan(furthest, 220)
    XCTAssertEqual(chain.places, [54, 196])
  }

  /// Mirrored scripts give mirrored offsets, bit for bit. Mirroring exchanges the edges, of which content at rest
  /// follows only the minimum edge, so that the updates of these scripts keep a page or a fraction.
  ///
  /// Catches: `delta < 50` in place of `delta < 0` for the limit ahead; joined offsets counted from the lower limits.
  func testMirror() {
    forAll("mirror", count: 300, seed: 10_001, in: ScrollChainScript.symmetric) {
      script in
      let mirror = script.mirrored.trace
      for (index, offsets) in script.trace.enumerated() {
        let expected = offsets.map { point in ScrollPoint { 0 - point[$0] } }
        if mirror[index] != expected { return "\(mirror[index]) ≠ \(expected) after \(script.steps[index])" }
      }
      return nil
    }
  }

  /// Swapped axes give swapped offsets, bit for bit.
  ///
  /// Catches: `alwaysBounceHorizontal: x.members[x.stretcher]` made `y.members[y.stretcher]`.
  func testOtherAxis() {
    forAll(
      "axes swapped", count: 300,
      in: { generator in
        var script = ScrollChainScript.symmetric(&generator)
        for index in script.members.indices {
          script.members[index].displayScale = script.members[0].displayScale
          script.members[index].bounces = script.members[0].bounces
        }
        return script
      }
    ) { script in
      let swapped = script.swapped.trace
      for (index, offsets) in script.trace.enumerated() where swapped[index] != offsets.map(\.swapped) {
        return "\(swapped[index]) ≠ swapped \(offsets) after \(script.steps[index])"
      }
      return nil
    }
  }

  /// A fling through a chain has the distance, duration and speed of one in a scroller with the joined range.
  ///
  /// Catches: `let left = way - before` made `let left = way` in `AxisChain.place`.
  func testFlingIsThatOfOneScroller() {
    forAll(
      "one scroller", count: 150,
      in: { generator in
        (
          travel: generator.double(in: 0...800).rounded(), length: generator.double(in: 600...3000).rounded(),
          start: generator.double(in: 0...1500).rounded(), velocity: generator.double(in: -6000...6000),
          order: generator.pick(ScrollScreen.Rules.Order.allCases.dropLast()),
          back: generator.pick(ScrollScreen.Rules.Order.allCases.dropLast())
        )
      }
    ) { travel, length, start, velocity, order, back in
      var chain = chain(
        travel: travel, length: length, rules: ScrollScreen.Rules(towardsEnd: order, towardsStart: back))
      let range = chain.joined.viewport.limits(on: .vertical)
      chain.handle(
        .setContentOffset(ScrollPoint(0, Swift.min(start, range.upperBound)), nil), at: .origin)
      var single = Scroller(
        viewport: Viewport(
          400, 600, content: 400, 600,
          contentInset: ScrollInsets(top: 0, left: 0, bottom: range.upperBound, right: 0),
          contentOffset: chain.total, alwaysBounceVertical: true), physics: chain.joined.physics)
      chain.fling(velocity)
      single.handle(all: [.began, .ended(velocity: ScrollVector(0, 0 - velocity))], at: .origin)
      var last = chain
      var instant = ScrollInstant.origin
      while single.isMoving {
        instant = instant.advanced(by: .microseconds(9_700))
        chain.advance(to: instant)
        single.advance(to: instant)
        let offset = single.viewport.contentOffset.y
        let sum = chain.places[0] + chain.places[1]
        if ulps(sum + 10_000, offset + 10_000) > 4 { return "\(sum) ≠ \(offset) at \(instant)" }
        // No member moves faster than the whole.
        for member in 0...1 {
          let step = (chain[member].contentOffset.y - last[member].contentOffset.y).magnitude
          if step > 0.0097 * Swift.max(velocity.magnitude, 10.05 * 400) + 1 { return "a jump of \(step)" }
        }
        let velocities = chain.velocity(of: 0).dy + chain.velocity(of: 1).dy
        if velocities != chain.joined.velocity.dy { return "velocities add up to \(velocities)" }
        last = chain
      }
      if chain.joined.isMoving { return "the chain goes on" }
      return nil
    }
  }

  /// A chain of one member moves like a scroller through all inputs, to a pixel.
  func testChainOfOne() {
    forAll(
      "one member", count: 400,
      in: { generator in
        var script = ScrollerScript(&generator, kinds: [.touches, .drags, .program])
        script.physics.isDirectionalLockEnabled = false
        script.physics.snapping = .none
        script.steps.removeAll {
          if case .input(let input) = $0.action { !input.reachesChains } else { false }
        }
        script.viewport.contentOffset = script.viewport.clamped(script.viewport.contentOffset)
        return script
      }
    ) { script in
      var chain = ChainOfViews(
        [script.viewport], rules: ScrollScreen.Rules(locksToOneAxis: false), physics: script.physics)
      var scroller = Scroller(viewport: script.viewport, physics: script.physics)
      var instant = ScrollInstant.origin
      for step in script.steps {
        instant = instant.advanced(by: step.delay)
        let expected = ScrollerScript.perform(step.action, on: &scroller, at: instant)
        let events: Scroller.Events
        switch step.action {
        // A target is a member's own, and not a coordinate.
        case .input(.retarget(let target)):
          events = chain.retarget(0, to: target, at: instant).events
        case .input(let input): events = chain.handle(input, at: instant).events
        default: events = chain.advance(to: instant).events
        }
        let (offset, place) = (chain[0].contentOffset, scroller.viewport.contentOffset)
        // A finger leaves a scroller a part of a pixel before its limit, and a member at it: there the two part.
        if ScrollAxis.allCases.contains(where: {
          offset[$0] != place[$0] && chain.axes[$0].members[0].isAtLimit(offset[$0])
        }) {
          return nil
        }
        // A member that a finger does not move is not rounded to the pixel grid.
        let isThere = ScrollAxis.allCases.allSatisfy { axis in
          (offset[axis] - place[axis]).magnitude <= 1.001 / chain[0].displayScale
        }
        if !isThere || !(events.filter { $0 != .didScroll } == expected.filter { $0 != .didScroll }) {
          return "\(chain[0].contentOffset), \(Array(events)), but the scroller is at "
            + "\(scroller.viewport.contentOffset), \(Array(expected)) after \(step)"
        }
      }
      return nil
    }
  }

  /// The announced target of a member is where it stops, bit for bit.
  ///
  /// Catches: `guard isEnabled` made `guard !isEnabled` in `target(of:_:endingAt:where:)`.
  func testTargetsOfMembers() {
    forAll(
      "targets", count: 200,
      in: { generator in
        var script = ScrollChainScript.any(&generator)
        script.physics.integration = .exact
        return script
      }
    ) { script in
      var chain = script.run()
      chain.handle(.cancelled, at: chain.now)
      let targets = (0..<chain.count).map { chain.target(of: $0) }
      var steps = 0
      while chain.joined.isMoving && steps < 100_000 {
        chain.advance(by: .milliseconds(33))
        steps += 1
      }
      return chain.offsets == targets ? nil : "\(chain.offsets) ≠ \(targets)"
    }
  }
}
