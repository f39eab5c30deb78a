@testable import ScrollKinetics

/// The members of a chain of axes that have snap rules, that wheels move, and that change.
final class AxisChainPlacesTests: XCTestCase {
  /// The limits of a length from 0 on, or their mirror image.
  private static func limits(_ length: Double, _ sign: Double) -> ClosedRange<Double> {
    sign > 0 ? 0...length : -length...0
  }

  // MARK: - Targets

  /// A rule of proximity does not apply after steps, and a return leads one member past what others leave free.
  /// Catches: `!hasStepped || rule.strictness == .mandatory` made `true`.
  func testReturnsAfterSteps() {
    let near = SnapRule(.offsets([0, 100]), strictness: .proximity(40))
    var chain = AxisChain([300, 100], snapRules: [near, SnapRule(.offsets([0, 100]))])
    _ = chain.follow(to: 130)
    XCTAssertEqual(chain.offsets, [30, 100])
    chain.letReturn(hasStepped: true)
    XCTAssertNil(chain.targetOfReturn(from: 130))
    chain.letReturn()
    XCTAssertEqual(chain.targetOfReturn(from: 130)?.rest.coordinate, 100)
    XCTAssertEqual(chain.targetOfReturn(from: 130)?.memberAlone, 0)
    _ = chain.follow(to: 60)
    chain.letReturn(hasStepped: true)
    XCTAssertEqual(chain.targetOfReturn(from: 60)?.rest.coordinate, 100)
    XCTAssertEqual(chain.targetOfReturn(from: 60)?.memberAlone, 1)
  }

  /// A step of a wheel leads to the next place of a mandatory rule, from the target that is ahead, else from the offset; a
  /// page of pages leads one page on.
  /// Catches: `(isUpward ? $0 > offset : $0 < offset) ? $0 : nil` made `$0` in `distance(of:`.
  func testStepsLeadToPlaces() {
    for sign in [1.0, -1] {
      let chain = AxisChain(
        [AxisChain.Member(at: 0, within: Self.limits(900, sign), length: 300)],
        rules: PerDirection(
          towardsEnd: AxisChain.Rule(order: .after), towardsStart: AxisChain.Rule(order: .after)),
        snapRules: [.paging()])
      func distance(_ step: Double, isPage: Bool = false, towards target: Double? = nil) -> Double? {
        chain.distance(
          of: isPage ? .page(sign * step) : .by(sign * step), from: 0, towards: target.map { sign * $0 },
          at: .origin
        ).map { sign * $0.distance }
      }
      assertEqual((distance(20), distance(500)), (300, 600))
      // A pager on its way to the next page does not go further by a notch, but by a page.
      assertEqual((distance(20, towards: 300), distance(20, towards: -300)), (0, 300))
      assertEqual((distance(20, isPage: true, towards: 300), distance(0)), (300, nil))
    }
  }

  // MARK: - Changes of a member

  /// A change of one member moves no other, and leaves a valid chain.
  /// Catches: `restart(at: coordinate)` left out of `rejoin`; `isPast(towardsEnd: towardsEnd)` made `false` in
  /// `chooseParticipants`.
  func testAChangeMovesNoOther() {
    forAll("replace") { generator -> (AxisChainDrag, [(Int, AxisChain.Member, Double?)]) in
      let script = AxisChainDrag.any(&generator)
      let changes = script.steps.map { _ -> (Int, AxisChain.Member, Double?) in
        let member = generator.pick(AxisChain.any(&generator).members)
        return (
          generator.integer(in: 0...script.chain.members.count - 1), member,
          generator.happens(onceIn: 3) ? generator.double(in: -300...900) : nil
        )
      }
      return (script, changes)
    } check: { script, changes in
      var (chain, offset, hasChanged) = (script.chain, script.chain.origin, false)
      for (step, (index, new, wanted)) in zip(script.steps, changes) {
        _ = chain.drag(to: step, &hasChanged)
        chain.restart(at: step)
        chain.chooseParticipants(forFling: nil)
        let (before, old) = (chain.offsets, chain.members[index].offset)
        let placed = chain.replace(index, by: new, at: wanted ?? old, nil, in: .touch)
        chain.chooseParticipants(forFling: false)
        offset = step
        _ = chain.rejoin(at: offset, in: .none)
        _ = chain.prepareForDrag(at: offset)
        let expected = changed(before) { $0[index] = placed }
        if chain.offsets != expected { return "\(before) became \(chain.offsets), not \(expected)" }
        if let fault = chain.fault(at: chain.coordinate, in: .touch) { return fault }
      }
      return nil
    }
  }

  /// At rest a member past limits that have changed is brought within them; in a drag only the one that stretches stays past
  /// them; a member on a place of a mandatory rule goes to the nearest new one.
  /// Catches: `if motion == .none { return isAsBefore }` left out of `canStayPast`; `motion == .none ?` made `true ?` in
  /// `replace`.
  func testWhereAChangedMemberGoes() {
    let short = AxisChain.Member(at: 0, within: 0...300, length: 600)
    for (motion, index, expected) in [
      (AxisChain.Motion.none, 0, 300.0), (.touch, 0, 400), (.touch, 1, 300), (.flight, 0, 400),
      (.flight, 1, 300),
    ] {
      var chain = AxisChain([400, 400])
      _ = chain.follow(to: 800)
      chain.restart(at: 800)
      XCTAssertEqual(
        chain.replace(index, by: short, at: 400, nil, in: motion), expected, "\(motion), \(index)")
      XCTAssertEqual(chain.replace(index, by: short, at: 200, nil, in: motion), 200)
    }
    for (motion, expected) in [(AxisChain.Motion.none, 450.0), (.touch, 300)] {
      let rule = SnapRule(.every(150))
      var chain = AxisChain([900], snapRules: [SnapRule(.every(100))])
      _ = chain.follow(to: 400)
      chain.restart(at: 400)
      let member = AxisChain.Member(
        at: 400, within: 0...(expected == 300 ? 300 : 900), length: 600, bounces: false)
      XCTAssertEqual(chain.replace(0, by: member, at: 400, rule, in: motion), expected == 300 ? 400 : 450)
      XCTAssertEqual(chain.snapRule(of: 0), rule)
    }
  }

  /// Catches: `end.isNext(to: base) ? 0 : (end - base)` made `(end - base)` in `distance(of:)`.
  func testAStepToWhereTheMotionEndsHasNoDistance() {
    forAll("no distance", in: { ($0.double(in: 1...27), $0.double(in: 0...1)) }) { distance, part in
      for origin in [0.0, 1.0 / 3, -1000.1] {
        var chain = AxisChain(
          [AxisChain.Member(at: -distance, within: -67.625...354.0625, length: 393.875)],
          snapRules: [SnapRule(.offsets([0]))])
        chain.restart(at: origin)
        _ = chain.relimit(at: origin, in: .none)
        let place = origin + distance * part
        _ = chain.follow(to: place)
        guard let end = chain.coordinate(showing: 0, at: 0) else { return "no place" }
        let step = chain.distance(of: .by(119.25), from: place, towards: end, at: .origin)
        if let step, step.distance != 0 { return "\(step.distance) at \(place), from \(origin)" }
      }
      return nil
    }
  }

  /// Catches: `.orEnd(of: range)` left out of `chosenTarget`.
  func testAMemberPastItsLastDetentSettlesThere() {
    forAll("settles", in: { ($0.double(in: 1...400), $0.double(in: -1000...1000)) }) { overscroll, origin in
      var chain = AxisChain([AxisChain.Member(at: 439.875, within: 111.625...439.875, length: 300)])
      chain.setRestRule(.detents(ScrollDetents([111.625, 439.875])), of: 0)
      chain.members[0].offset += overscroll
      chain.restart(at: origin)
      _ = chain.relimit(at: origin, in: .none)
      let target = chain.target(
        from: origin, velocity: 0, proposal: chain.limits.upperBound, dragOrigin: origin, settles: true)
      return target?.rest.offset == 439.875 ? nil : "\(overscroll) past it, from \(origin): \(target as Any)"
    }
  }

  /// The reach ends where a motion rests, not an ulp beside it, so that a change of another member leaves the motion as it is.
  /// Catches: in `limitsNow`, `limit.isNext(to: end)` made `false`.
  func testTheReachEndsWhereAMotionRests() {
    var chain = AxisChain([
      AxisChain.Member(at: -31.078005256769924, within: -32.5625...379.6875, length: 360)
    ])
    chain.restart(at: 1.4844947432300766)
    chain.rest = AxisChain.Rest(member: 0, offset: -32.5625, coordinate: 0)
    _ = chain.relimit(at: 1.4844947432300766, in: .flight)
    XCTAssertEqual(chain.limits.lowerBound, 0)
  }

  /// The rest of a way that only rounding leaves to the next member does not make it the one that moves.
  /// Catches: `!place.isNext(to: members[index].start)` made `place != members[index].start` in `between`.
  func testARoundingIsNoWay() {
    var chain = AxisChain([
      AxisChain.Member(at: 10, within: 0...1278, length: 300),
      AxisChain.Member(at: 349, within: 0...391, length: 391),
    ])
    chain.restart(at: 245.99999999999997)
    _ = chain.relimit(at: 245.99999999999997, in: .none)
    XCTAssertNil(chain.between(at: 288))
    XCTAssertEqual(chain.memberOfRest(from: 245.99999999999997, to: 288), 1)
  }

  /// A way so short that its end is rounded to its beginning ends there, in either direction.
  /// Catches: `towardsEnd: coordinate > origin` left out of `restOnPixels`.
  func testAWayOfLessThanHalfAPixelEndsWhereItBegan() {
    let (moves, stays) = (AxisChain.Rule(order: .before), AxisChain.Rule(order: .never))
    for (sign, rules) in [
      (1.0, PerDirection(towardsEnd: moves, towardsStart: stays)),
      (-1.0, PerDirection(towardsEnd: stays, towardsStart: moves)),
    ] {
      let chain = AxisChain(
        [
          AxisChain.Member(at: 0, within: -100...100, length: 300),
          AxisChain.Member(at: sign * 809, within: -900...900, length: 300, pixelGrid: PixelGrid(scale: 1)),
        ], rules: rules)
      XCTAssertEqual(
        chain.restOnPixels(at: sign * 0.005), AxisChain.Rest(member: 1, offset: sign * 809, coordinate: 0))
    }
  }

  /// A sheet whose list does not bounce is not left past its limit under a finger: the next sample would move it there.
  /// Catches: `|| stretcher != index` left out of `canStayPast`.
  func testAMemberOfAMovementThatDoesNotBounceReturnsAtOnce() {
    for sign in [1.0, -1] {
      let rules = PerDirection(
        towardsEnd: AxisChain.Rule(order: .before, stretches: sign < 0),
        towardsStart: AxisChain.Rule(order: .after, stretches: sign > 0))
      var chain = AxisChain([
        AxisChain.Member(at: 0, within: Self.limits(2000, sign), length: 300, bounces: false),
        AxisChain.Member(at: sign * 120, within: Self.limits(700, sign), length: 700, rules: rules),
      ])
      _ = chain.prepareForDrag(at: 0)
      let smaller = AxisChain.Member(at: 0, within: Self.limits(430, sign), length: 430, rules: rules)
      XCTAssertEqual(chain.replace(1, by: smaller, at: sign * -219, nil, in: .touch, mayStretch: true), 0)
    }
  }

  /// A list that has stopped bouncing stays past its limit under the finger, and no change lets a second member be past its own.
  /// Catches: `&& old.isPast` left out of `canStayPast`.
  func testOnlyOneMemberIsPastItsLimit() {
    for sign in [1.0, -1] {
      func list(bounces: Bool) -> AxisChain.Member {
        AxisChain.Member(at: 0, within: 0...0, length: 300, bounces: bounces, alwaysBounces: true)
      }
      let outer = AxisChain.Member(
        at: sign * 700, within: Self.limits(700, sign), length: 700,
        rules: PerDirection(
          towardsEnd: AxisChain.Rule(order: sign > 0 ? .before : .after),
          towardsStart: AxisChain.Rule(order: sign > 0 ? .after : .before)))
      var chain = AxisChain([list(bounces: true), outer])
      var hasChanged = false
      _ = chain.prepareForDrag(at: 0)
      _ = chain.drag(to: sign * 30, &hasChanged)
      XCTAssertEqual(chain.offsets, [sign * 30, sign * 700])
      _ = chain.replace(0, by: list(bounces: false), at: sign * 30, nil, in: .touch)
      XCTAssertEqual(
        chain.replace(1, by: outer, at: sign * 750, nil, in: .touch, mayStretch: true), sign * 700)
    }
  }

  /// A member shows the offset at which it is, whichever direction it takes part in.
  /// Catches: `return above ?? below` made `return below` in `coordinate(showing:at:towardsEnd:)`.
  func testAMemberIsShownWhereItIs() {
    for (end, start) in [(0, 1), (1, 0)] {
      var chain = AxisChain([100, 100])
      chain.participants = PerDirection(towardsEnd: .only(end), towardsStart: .only(start))
      assertEqual((chain.coordinate(showing: 0, at: 0), chain.coordinate(showing: 1, at: 0)), (0, 0))
    }
  }

  /// The travel of a card that is past its limit by rounding alone is the limit. A card has no mirror image.
  /// Catches: `limits.contains(place) ? place : place.orEnd(of: limits)` made `place` in `place(from:velocity:proposed:within:)`.
  func testACardRestsAtItsLimitWhateverTheRounding() {
    for limit in [180.77249389454255, 245.76121632433524] {
      let card = ExpandingCard(
        container: ScrollSize(300, 500), collapsedInsets: .zero, travel: limit.nextUp, innerContentLength: 10)
      for offset in [150, limit] {
        var chain = AxisChain([
          AxisChain.Member(at: 0, within: 0...limit, length: 300),
          AxisChain.Member(at: 0, within: -500...500, length: 300),
        ])
        chain.participants = PerDirection(towardsEnd: .only(0), towardsStart: .only(0))
        chain.setRestRule(.card(card), of: 0)
        _ = chain.relimit(at: 0, in: .flight)
        _ = chain.follow(to: offset)
        let target = chain.target(from: offset, velocity: 0, proposal: offset, settles: true)
        XCTAssertEqual(target?.rest.offset, offset == limit ? nil : limit)
      }
    }
  }

  /// A header past its limit settles by itself where a member around it would move before it. Its detents have no mirror image.
  /// Catches: `target?.isAlone = true` left out of `target(from:`; in `coordinate(showing:at:towardsEnd:near:)`, the ways of the
  /// members that come before left out.
  func testAMemberPastItsLimitSettlesAlone() {
    let first = AxisChain.Rule(order: .before)
    var chain = AxisChain([
      AxisChain.Member(at: 0, within: 0...130, length: 300),
      AxisChain.Member(
        at: 0, within: 0...160, length: 300, rules: PerDirection(towardsEnd: first, towardsStart: first)),
    ])
    chain.participants.towardsStart = .only(0)
    chain.setRestRule(.detents(ScrollDetents([0, 130])), of: 0)
    _ = chain.follow(to: -24)
    XCTAssertEqual(chain.offsets, [-24, 0])
    let target = chain.target(from: -24, velocity: 900, proposal: 300, settles: true)
    assertEqual((target?.rest.offset, target?.memberAlone), (130, 0))
  }

  /// Catches: `isOnPixels ? reach.containing(coordinate) : reach` made `reach.containing(coordinate)` in `limitsNow`.
  func testALostStretchMovesNoLimit() {
    for place in [1e160, -1e160] {
      var chain = AxisChain([
        AxisChain.Member(at: place, within: place...place, length: 300, alwaysBounces: true)
      ])
      _ = chain.follow(to: 41)
      _ = chain.relimit(at: 41, in: .flight)
      XCTAssertEqual(chain.limits, 0...0)
    }
  }

  /// A list that is caught between two pixels is no stretch of the one inside it, which moves alone in the other direction.
  /// Catches: `restart(at: offset)` left out of `prepareForDrag`.
  func testACatchIsNoStretch() {
    for sign in [1.0, -1] {
      let inner = AxisChain.Rule(order: .never)
      var chain = AxisChain([
        AxisChain.Member(
          at: 0, within: 0...0, length: 300, pixelGrid: PixelGrid(scale: 1), alwaysBounces: true),
        AxisChain.Member(
          at: 0, within: -1000...1000, length: 300, pixelGrid: PixelGrid(scale: 1),
          rules: PerDirection(
            towardsEnd: sign > 0 ? inner : AxisChain.Rule(order: .after),
            towardsStart: sign > 0 ? AxisChain.Rule(order: .after) : inner)),
      ])
      var (offset, hasChanged) = (sign * -78.34, false)
      _ = chain.follow(to: &offset, onPixels: true)
      XCTAssertEqual(chain.offsets, [0, sign * -78])
      chain.restartUnrounded()
      _ = chain.prepareForDrag(at: offset)
      var end = offset + sign * 1.4
      _ = chain.drag(to: &end, &hasChanged)
      XCTAssertEqual(chain.fault(at: end, in: .touch), nil)
    }
  }
}
