@testable import ScrollKinetics

final class AxisChainTests: XCTestCase {
  // MARK: - Laws

  /// Calls `check` with the chain after every step of a drag, and the chain and the joined offset before it.
  private func drag(
    _ drag: AxisChainDrag, beginningAnew beginsAnew: Bool = false,
    _ check: (_ before: AxisChain, _ from: Double, _ after: AxisChain, _ to: Double, AxisChain.MemberSet) ->
      String?
  ) -> String? {
    var (chain, offset) = (drag.chain, drag.chain.origin)
    for step in drag.steps {
      let before = chain
      var hasChanged = false
      let moved = chain.drag(to: step, &hasChanged)
      if let fault = check(before, offset, chain, step, moved) { return fault }
      offset = step
      guard beginsAnew else { continue }
      // Where a way has lost its fractions, a movement from rest does not.
      chain.restart(at: step)
      offset = chain.recentre()
      _ = chain.prepareForDrag(at: offset)
    }
    return nil
  }

  /// The members' offsets add up to the joined offset and are within the limits, except for one that stretches; no member
  /// moves farther than the joined offset, or without being reported.
  /// Catches: `moved.insert(member)` left out of `put`; `way - before` made `way` in `place(on:after:)`; `|| hasChanged` left out
  /// of `prepareForDrag`.
  func testMembersAddUpAndStayInside() {
    forAll("sum, limits, movements", in: AxisChainDrag.any) { script in
      drag(script) { before, from, after, to, moved in
        if let fault = after.fault(at: after.coordinate, in: .touch) { return fault }
        for (index, member) in after.members.enumerated() {
          let part = member.offset - before.members[index].offset
          if part.magnitude > (to - from).magnitude + 1e-9 {
            return "\(index) moves by \(part) of \(to - from)"
          }
          if (part != 0) != moved.contains(index) { return "\(index) moves by \(part) and is in \(moved)" }
        }
        return nil
      }
    }
  }

  /// A step that moves one member has the bits of any step; in a drag that does not turn, it changes neither the reach nor the members
  /// that take part.
  /// Catches: `rest?.coordinate != coordinate` left out of `moveOne`; `way.magnitude > before.magnitude` left out of `leg`.
  func testAStepOfOneMemberIsAnyStep() {
    var steps = 0
    forAll("one member", count: 12_000, in: AxisChainDrag.any) { script in
      drag(script) { before, _, _, to, _ in
        for (onPixels, share) in [(true, 1.0), (true, 0.125), (false, 1), (false, 0.125)] {
          let target = before.coordinate + share * (to - before.coordinate)
          var (quick, chain, end, other) = (before, before, target, target)
          guard let moved = quick.moveOne(to: &end, onPixels: onPixels) else { continue }
          steps += 1
          let all = chain.follow(to: &other, onPixels: onPixels)
          if quick != chain || moved != all || end != other {
            return "\(moved) to \(end), not \(all) to \(other)"
          }
          // To where a motion exactly rests, any step leads.
          var aimed = before
          if let mover = quick.members.indices.first(where: { moved.contains($0) }),
            let place = aimed.aim(mover, at: quick.members[mover].offset, insteadOf: end)
          {
            end = place
            if aimed.moveOne(to: &end, onPixels: onPixels) != nil { return "a step misses the rest" }
          }
          let turns = (before.coordinate - before.origin) * (to - before.coordinate) < 0
          if onPixels && !turns && chain.prepareForDrag(at: other) {
            return "the reach changes, or who takes part"
          }
        }
        return nil
      }
    }
    assertMet(steps, moreThan: 8_000)
  }

  /// A leg ends where those that take part, the beginning or the reach change.
  /// Catches: `didSet { leg = nil }` left out of `participants`, `origin` or `limits`.
  func testALegEndsWithWhatItFollowsFrom() {
    var chain = AxisChain((0..<2).map { _ in AxisChain.Member(at: 0, within: 0...100, length: 300) })
    var (place, end) = (30.0, 40.0)
    _ = chain.follow(to: &place, onPixels: false)
    XCTAssertNotNil(chain.leg)
    for change in [
      { $0.moveOnly(AxisChain.MemberSet(0)) }, { $0.restart(at: 30) }, { $0.limits = -100...35 },
    ] as [(inout AxisChain) -> Void] {
      var other = changed(chain, change)
      XCTAssertNil(other.moveOne(to: &end, onPixels: false))
    }
  }

  /// The same where ranges are longer than any number, or a way is so long that its rounding is longer than a member.
  /// Catches: `before.magnitude < way.magnitude` made `true` in `place`.
  func testMembersAddUpOverEveryDistance() {
    forAll("sum, limits", count: 4_000) { generator -> AxisChainDrag in
      // All that is far is on one side, except for one member without ends: else a sum overflows before its end.
      let (most, sign) = (Double.greatestFiniteMagnitude, generator.pick([1.0, -1]))
      let endless = generator.integer(in: 0...4)
      let members = (0..<generator.integer(in: 2...4)).map { index in
        let (near, length) = (generator.pick([0, 30]) * -sign, generator.pick([0, 200, 1e15, 1e100, most]))
        let ends = index == endless ? [-most, most] : [near, (near + sign * length).saturated].sorted()
        return AxisChain.Member(
          at: generator.pick([ends[0], ends[1], (ends[0] / 2 + ends[1] / 2).flushed]),
          within: ends[0]...ends[1], length: 300)
      }
      let rule = AxisChain.Rule(order: generator.pick([.before, .after]))
      let chain = AxisChain(members, rules: PerDirection(towardsEnd: rule, towardsStart: rule))
      let steps = (0..<4).map { _ in
        generator.pick([
          0, 17, -560, 1e8, -8e16, 1e49, -1e100, 3e200, chain.limits.lowerBound, chain.limits.upperBound,
        ]).clamped(to: chain.limits)
      }
      return AxisChainDrag(chain: chain, steps: steps)
    } check: { script in
      drag(script, beginningAnew: true) { _, _, after, to, _ in
        if let fault = after.fault(at: after.coordinate, in: .touch) { return fault }
        let isUpward = to > after.origin
        var hasEnded = false
        for index in after.participants[towardsEnd: isUpward].inOrder {
          let member = after.members[index]
          if hasEnded && member.offset != member.start {
            return "\(index) has moved behind the end of the way"
          }
          hasEnded =
            hasEnded || member.offset != (isUpward ? member.range.upperBound : member.range.lowerBound)
        }
        return nil
      }
    }
  }

  /// At a joined limit every member that takes part is exactly at its own limit, to the last bit, whatever the drag.
  /// Catches: `return .infinity` made `return way` in `way(to:)`; `turns(movingTo: coordinate)` made `false` in `drag`.
  func testEndsAreExact() {
    forAll("ends", in: AxisChainDrag.any) { script in
      drag(script) { _, _, after, to, _ in
        for isEnd in [true, false] where to == (isEnd ? after.limits.upperBound : after.limits.lowerBound) {
          guard to != after.origin else { continue }
          for (index, member) in after.members.enumerated()
          where after.participants[towardsEnd: isEnd].contains(index) {
            let limit = isEnd ? member.range.upperBound : member.range.lowerBound
            if member.offset != limit { return "\(index) is at \(member.offset), not \(limit)" }
          }
        }
        return nil
      }
    }
  }

  /// Between two turns the members' offsets are a function of the coordinate: they do not depend on the steps.
  /// Catches: `restartUnrounded()` left out of `drag`; `let inside = coordinate.clamped(to: limits)` made
  /// `let inside = coordinate` in `restartUnrounded`.
  func testStepsDoNotMatter() {
    forAll(
      "steps", in: { (AxisChainDrag.any(&$0), $0.next()) },
      shrinking: { pair in pair.0.removals.map { ($0, pair.1) } }
    ) { script, seed in
      var generator = SplitMix64(seed: seed)
      var (chain, sliced, offset) = (script.chain, script.chain, script.chain.origin)
      var hasChanged = false
      for step in script.steps {
        let parts = (0..<generator.integer(in: 0...5)).map { _ in generator.double(in: 0...1) }.sorted()
        for part in parts + [1] {
          let next = part == 1 ? step : offset + (step - offset) * part
          _ = sliced.drag(to: next, &hasChanged)
        }
        _ = chain.drag(to: step, &hasChanged)
        // Past a limit that slices have computed with other roundings.
        if !zip(chain.offsets, sliced.offsets).allSatisfy({ $0.isNext(to: $1) }) {
          return "\(chain.offsets) ≠ \(sliced.offsets) at \(step)"
        }
        offset = step
      }
      return nil
    }
  }

  /// Catches: `hasEnded || hasChanged` made `hasChanged` in `AxisChain.drag`.
  func testAStepSaysWhetherTheJoinedAxisChanges() {
    forAll("changes", in: AxisChainDrag.any) { script in
      var chain = script.chain
      for step in script.steps {
        let before = chain
        var hasChanged = false
        _ = chain.drag(to: step, &hasChanged)
        if !hasChanged
          && (chain.limits != before.limits || chain.bounces != before.bounces
            || chain.stretcher != before.stretcher)
        {
          return "\(before.limits), \(before.bounces) became \(chain.limits), \(chain.bounces) at \(step)"
        }
        // A member that stops bouncing while it is past its limit, and with it the axis once it is back.
        if let index = chain.members.firstIndex(where: { $0.isPast }) {
          let old = chain.members[index]
          let member = AxisChain.Member(
            at: old.start, within: old.limits, length: old.length, bounces: false,
            alwaysBounces: old.alwaysBounces, isScrollEnabled: old.isEnabled)
          chain.members[index] = changed(member) { $0.offset = old.offset }
        }
      }
      return nil
    }
  }

  /// Mirrored chains give mirrored offsets, bit for bit.
  /// Catches: `towardsEnd ? place < range.upperBound` made `towardsEnd ? place <= range.upperBound` in `canMove`;
  /// `way < 0 && inside == limits.lowerBound` made `false` in `way(to:)`.
  func testMirror() {
    forAll("mirror", in: AxisChainDrag.any) { script in
      var mirror = script.chain.mirrored
      return drag(script) { _, _, after, to, _ in
        var hasChanged = false
        _ = mirror.drag(to: 0 - to, &hasChanged)
        let expected = after.offsets.map { 0 - $0 }
        return mirror.offsets == expected ? nil : "\(mirror.offsets) ≠ \(expected) at \(to)"
      }
    }
  }

  /// In a flight, the member that moves with the next small movement is the one that is announced; it has all of the velocity.
  /// It is the one that is on its way, if any is.
  /// Catches: `members[index].place != members[index].shownStart` made `==` in `mover`; `place < range.upperBound` made
  /// `place <= range.upperBound` in `canMove`; `place != members[member].shownStart` left out of `isOnItsWay`, `place < range.upperBound`,
  /// `place > range.lowerBound`, `offset > limits.lowerBound` or `offset < limits.upperBound`.
  func testTheMoverMovesFirst() {
    var onTheirWay = 0
    defer { assertMet(onTheirWay, moreThan: 100) }
    forAll("mover", in: { (AxisChainDrag.any(&$0), $0.pick([0.01, -0.01])) }) { script, way in
      drag(script) { _, _, after, to, _ in
        var after = after
        if after.isPast {
          after.restart(at: to)
          after.chooseParticipants(forFling: nil)
        }
        _ = after.relimit(at: to, in: .flight)
        let mover = after.mover(towardsEnd: way > 0, at: to)
        if after.part(of: way, in: mover, at: to) != way { return "\(mover) has another velocity" }
        for index in after.members.indices where after.isOnItsWay(index, at: to) {
          onTheirWay += 1
          if index != mover { return "\(index) is on its way, not \(mover), at \(to)" }
        }
        var next = after
        let moved = next.follow(to: to + way)
        for index in after.members.indices {
          let part = next.members[index].offset - after.members[index].offset
          // A limit nearer than the movement leaves some of it to the next member.
          let isMover = index == mover || part.magnitude < way.magnitude - 1e-9
          if moved.contains(index) && !isMover {
            return "\(index) moves by \(part), not \(mover), from \(to)"
          }
        }
        return nil
      }
    }
  }

  /// Catches: `(before + (offset - start)).saturated` made `(before - (offset - start)).saturated` in `coordinate(showing:at:)`.
  func testTheCoordinateShowsAMember() {
    forAll("showing", in: { (AxisChain.any(&$0), $0.double(in: 0...1)) }) { chain, fraction in
      for index in chain.members.indices {
        var chain = chain
        let range = chain.members[index].range
        let offset = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
        guard let joined = chain.coordinate(showing: index, at: offset) else { continue }
        _ = chain.follow(to: joined)
        let place = chain.members[index].offset
        if (place - offset).magnitude > 1e-9 { return "\(index) is at \(place), not \(offset), at \(joined)" }
      }
      return nil
    }
  }

  // MARK: - Figures

  /// The figures of Flutter's NestedScrollView: nested_scroll_view_test.dart of flutter/flutter at 924134a44c1. Overscroll is
  /// closed first, then the outer member goes, then the inner.
  func testFlutterOrderOfDrags() {
    for (travel, offset, inner, outer) in [
      (104.0, 54.0, 0.0, 54.0), (104, 104, 0, 104), (104, 154, 50, 104), (200, 150, 0, 150),
      (200, 200, 0, 200), (200, 250, 50, 200),
    ] {
      var chain = AxisChain([4400, travel])
      XCTAssertEqual(chain.drag(to: offset), [inner, outer])
    }
    var chain = AxisChain([4400, 200])
    XCTAssertEqual(chain.drag(to: -5), [-5, 0])
    XCTAssertEqual(chain.drag(to: 495), [295, 200])
  }

  /// Catches: `if order == .before` made `if order == .after` in `Participants.insert`.
  func testEveryOrderThereAndBack() {
    let figures: [(end: AxisChain.Rule.Order, start: AxisChain.Rule.Order, there: [Double], back: [Double])] =
      [
        (.before, .after, [96, 104], [46, 104]), (.before, .before, [96, 104], [96, 54]),
        (.before, .never, [96, 104], [46, 104]), (.after, .after, [200, 0], [150, 0]),
        (.after, .before, [200, 0], [150, 0]), (.never, .before, [200, 0], [150, 0]),
      ]
    for figure in figures {
      var chain = AxisChain(
        [4400, 104], end: AxisChain.Rule(order: figure.end), start: AxisChain.Rule(order: figure.start))
      XCTAssertEqual(chain.drag(to: 200), figure.there, "\(figure)")
      XCTAssertEqual(chain.drag(to: 150), figure.back, "\(figure)")
    }
  }

  /// A list in a header that returns at once, in a sheet: up by 250, and down again by 200.
  /// Catches: `before.removeLast() ?? after.removeFirst()` made `after.removeFirst() ?? before.removeLast()`.
  func testTheOrderIsARecursion() {
    let (before, after) = (AxisChain.Rule(order: .before), AxisChain.Rule(order: .after))
    func member(_ travel: Double, _ end: AxisChain.Rule, _ start: AxisChain.Rule) -> AxisChain.Member {
      AxisChain.Member(
        at: 0, within: 0...travel, length: 600, rules: PerDirection(towardsEnd: end, towardsStart: start))
    }
    let list = member(4400, after, before)
    var chain = AxisChain([list, member(104, before, before), member(100, before, after)])
    XCTAssertEqual(chain.drag(to: 250), [46, 104, 100])
    XCTAssertEqual(chain.drag(to: 50), [0, 0, 50])
    XCTAssertEqual(chain.drag(to: 130), [0, 30, 100])
    // A pager of pages that fill it never moves along its lists.
    let never = AxisChain.Rule(order: .never)
    chain = AxisChain([list, member(500, never, never), member(104, before, after)])
    XCTAssertEqual(chain.drag(to: 300), [196, 0, 104])
  }

  /// The members take part in the order of the recursion; a fling stays with those to which the rules hand it over.
  /// Catches: `members.subtracting(before)` made `members` in `Participants.inOrder`; `!moves &&` left out of
  /// `participants(towardsEnd:forFling:)`.
  func testTheOrderOfAnyRules() {
    forAll("recursion", in: { (AxisChain.any(&$0), $0.happens(onceIn: 2)) }) { chain, isEnd in
      func canMove(_ index: Int) -> Bool { chain.members[index].canMove(towardsEnd: isEnd) }
      func scrolls(_ index: Int) -> Bool { chain.members[index].isScrollable }
      /// The order of a member and all inside it.
      func order(_ member: Int, forFling isFling: Bool) -> [Int] {
        guard member > 0 else { return [0] }
        let rule = chain.members[member].rules[towardsEnd: isEnd]
        let inside = order(member - 1, forFling: isFling)
        if rule.order == .never {
          return inside.contains(where: scrolls) || !scrolls(member) ? inside : [member]
        }
        let whole = rule.order == .before ? [member] + inside : inside + [member]
        guard isFling, !rule.flingsHandOver else { return whole }
        // Either the member or what is inside: the part with the first that can move, else the last that scrolls.
        let parts = rule.order == .before ? [[member], inside] : [inside, [member]]
        return parts.first { $0.contains(where: canMove) } ?? parts.last { $0.contains(where: scrolls) }
          ?? parts[1]
      }
      for isFling in [false, true] {
        let participants = chain.participants(towardsEnd: isEnd, forFling: isFling)
        if let fault = participants.fault(ofCount: chain.members.count) { return fault }
        let found = Array(participants.inOrder)
        let expected = order(chain.members.count - 1, forFling: isFling)
        if found != expected { return "\(found) ≠ \(expected), fling: \(isFling)" }
        for (one, other) in product(found.indices, found.indices)
        where participants.takes(found[one], before: found[other]) != (one < other) {
          return "\(found[one]) before \(found[other])"
        }
      }
      return nil
    }
  }

  /// A collapsed header stays collapsed while only the list moves back. The limit moves with the header.
  /// Catches: `motion != .flight` made `false` in `reach(towardsEnd:in:)`.
  func testInnerOnlyLeavesTheOuterWhereItIs() {
    var chain = AxisChain([4400, 104], start: AxisChain.Rule(order: .never))
    chain.drag(to: 60)
    assertEqual((chain.offsets, chain.limits), ([0, 60], 60...4504))
    chain.drag(to: 204)
    XCTAssertEqual(chain.limits, 104...4504)
    XCTAssertEqual(chain.drag(to: 4), [-100, 104])
  }

  /// A fling without hand-over moves the first member that can move, and bounces there.
  /// Catches: `rule.flingsHandOver || !isFling` made `true` in `participants(towardsEnd:forFling:)`.
  func testAFlingThatDoesNotHandOver() {
    var chain = AxisChain([4400, 104], start: AxisChain.Rule(order: .after, flingsHandOver: false))
    chain.drag(to: 304)
    chain.restart(at: 304)
    chain.chooseParticipants(forFling: true)
    assertEqual((chain.relimit(at: 304, in: .flight), chain.limits), (true, 104...4504))
    _ = chain.follow(to: 80)
    XCTAssertEqual(chain.offsets, [-24, 104])
    // A drag that catches the bounce moves only the list until it is back.
    XCTAssertFalse(chain.prepareForDrag(at: 80))
    XCTAssertEqual(chain.drag(to: 70), [-34, 104])
    XCTAssertEqual(chain.drag(to: 110), [6, 104])
    XCTAssertEqual(chain.drag(to: 90), [0, 90])
  }

  /// The member that stretches is the innermost or the outermost that scrolls, in each direction.
  func testWhatStretches() {
    let outermost = AxisChain.Rule(order: .after, stretches: true)
    var chain = AxisChain([400, 104], start: outermost)
    XCTAssertEqual(chain.drag(to: -30), [0, -30])
    XCTAssertEqual(chain.drag(to: 534), [430, 104])
    chain = AxisChain([400, 104, 0], start: outermost)
    XCTAssertEqual(chain.drag(to: -30), [0, -30, 0])
  }

  /// Sums that round differently than before neither pull content back that is past a limit nor bring it inside; a joined
  /// offset that differs from a sum by rounding is not past it.
  /// Catches: `|| hasChanged` left out of `prepareForDrag`.
  func testRoundingIsNotPastALimit() {
    for third in 1..<200 {
      var chain = AxisChain([0, 2000], end: AxisChain.Rule(order: .never))
      let offset = Double(third) / 3
      chain.drag(to: offset)
      for index in chain.members.indices { chain.members[index].rules.towardsEnd.order = .after }
      XCTAssertTrue(chain.prepareForDrag(at: offset))
      XCTAssertNil(chain.fault(at: chain.coordinate, in: .touch), "\(third)")
    }
  }
}
