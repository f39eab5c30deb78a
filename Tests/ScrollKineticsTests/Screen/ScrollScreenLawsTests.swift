@testable import ScrollKinetics

/// Laws of screens, on forests, gestures, changes, comings and goings drawn at random: those of `ScreenScript`, which .ci/fuzz checks
/// without end, and those that need to see the state.
final class ScrollScreenLawsTests: XCTestCase {
  /// Checks a law on scripts that are drawn for one of the laws; on as many whose members have the feel of other platforms, and,
  /// unless they must have an image, on as many with fingers that pull to refresh.
  private func forAllScripts(
    _ name: String, drawnFor law: ScreenScript.Law, count: Int, test: StaticString = #function,
    check: (ScreenScript) -> String?
  ) {
    for variant in ["", ", with presets", ", with pulls"] where !law.isImage || variant != ", with pulls" {
      forAll(
        name + variant, count: count,
        in: { generator in
          var script = ScreenScript.draw(&generator, for: law, hasPresets: variant == ", with presets")
          if variant == ", with pulls" { script.addPulls(&generator) }
          return script
        }, test: test, check: check)
    }
  }

  private func check(_ law: ScreenScript.Law, count: Int = 100, test: StaticString = #function) {
    forAllScripts("\(law)", drawnFor: law, count: count, test: test) {
      $0.check(SplitMix64(seed: UInt64($0.steps.count)))
    }
  }

  /// Left alone, everything comes to rest, and where its kind rests: at a detent, at a card, collapsed or not, within its limits.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testRest() {
    check(.rest)
    check(.places)
  }

  /// All members come to rest at the targets and in the time that were announced.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testPredictions() { check(.prediction) }

  /// With `exact` integration no offset depends on the instants to which the screen was advanced before.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testSlices() { check(.slicing) }

  /// Catches: in `ScrollInstant.seconds(to:)`, the difference of two converted numbers.
  func testTheOriginOfTimeDoesNotMatter() { check(.shift) }

  /// A copy is a snapshot: it continues with the same bits, as does a decoded one, and a recording.
  /// Catches: `parts.crossingTouches` left out of `ScrollScreen.init(parts:)`; in `ScrollChain.freeze`, the call of `setRestRule`
  /// left out.
  func testCopies() {
    check(.copy, count: 40)
    check(.codable, count: 40)
    check(.replay, count: 40)
  }

  /// Mirrored, every offset is negated; with the axes exchanged, they are exchanged.
  /// Catches: `translation.dx.magnitude` without `magnitude` in `choose(by:with:)`; `alwaysBounceHorizontal: x.alwaysBounces`
  /// made `alwaysBounceHorizontal: y.alwaysBounces`.
  func testMirroredAndSwappedScreensMoveAlike() {
    check(.mirror)
    check(.swap)
  }

  /// What a call does to one member moves no other that is not on its path, now or later.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testOthersGoOn() { check(.others) }

  /// A finger that comes down stops what moves on the pixel grid.
  /// Catches: `where moves[axis]` left out of `detach`; `movePinchTouches(from:to:)` left out of `leave`;
  /// `changes.refreshed.insert(member)` left out of `ScrollChain.refresh`.
  func testAFingerThatComesDownMovesNothing() { check(.touch) }

  /// Catches: in `SnapRule.leastOfSteps`, `offsets.count > 1` made `false`.
  func testStepsNeitherDismissNorCollapse() { check(.steps) }

  /// After every call every movement is reported, and nothing else; phases and events of each member follow one another as a
  /// scroller's.
  /// Catches: `eventsOfLeaving` left out of `detach`; `reportInterruptions(since: before, &events)` left out of
  /// `Scroller.stop(on:_:)` in Nests; `scratch.report(nests[nest].joined.eventsOfLeaving, of: members[index].id)` left out of
  /// `detach`.
  func testEveryCallReportsWhatMoved() {
    forAllScripts("reports", drawnFor: .copy, count: 60) { script in
      var grammars: [ScrollScreen.ID: TraceGrammar] = [:]
      return script.run { moment in
        for id in moment.after.ids {
          guard moment.before.contains(id) else {
            grammars[id] = nil
            continue
          }
          let moved = moment.before[id].contentOffset != moment.after[id].contentOffset
          if moved && !moment.changes.hasMoved(id) { return "\(id) moved without an event" }
          var grammar = grammars[id] ?? moment.before.grammar(of: id)
          let events = Array(moment.changes.events(of: id))
          // An animation that ends in its call is one of all members of a chain, also of those that need not move.
          let phases = [moment.before.phase(of: id), moment.after.phase(of: id)]
          if events == [.didEndScrollingAnimation], !moved, phases == [.idle, .idle] { continue }
          if let wrong = grammar.read(phases[0], events, phases[1]) { return "\(id): \(wrong)" }
          grammars[id] = grammar
        }
        return moment.changes.map(\.id) == moment.changes.map(\.id).sorted() ? nil : "out of order"
      }.fault
    }
  }

  /// What a call does not concern does not change by a bit: neither what shows nor where it goes.
  /// Catches: `where moves[axis]` left out of `detach`.
  func testMembersOffThePathDoNotChange() {
    forAllScripts("off the path", drawnFor: .others, count: 80) { script in
      script.run { moment in
        guard let concerned = moment.concerned else { return nil }
        var (before, after) = (moment.before, moment.after)
        before.advance(to: after.now)
        after.advance(to: after.now)
        for id in before.ids where !concerned.contains(id) && after.contains(id) {
          if before[id] != after[id] { return "\(id) changes" }
          // A chain's flight that was to move a member of the path cannot any more.
          if !concerned.isDisjoint(with: before.chainmates(of: id)) { continue }
          if before.target(of: id) != after.target(of: id)
            || before.velocity(of: id) != after.velocity(of: id)
            || before.phase(of: id) != after.phase(of: id)
          {
            return "\(id) turns to \(after.target(of: id) as Any)"
          }
        }
        return nil
      }.fault
    }
  }

  /// The program's scroll of a member that a chain moves begins as the scroll of a scroller of its own: with an animation at its
  /// velocity, and on an axis on which it asks for nothing at its offset, bit for bit.
  /// Catches: `keepingMotion: true` made `false`.
  func testTheProgramTakesAMemberOverInFlight() {
    var count = 0
    forAllScripts("taken over", drawnFor: .touch, count: 60) { script in
      script.run { moment in
        let screen = moment.after
        for id in screen.movingIDs {
          guard screen.moves(screen.requireIndex(of: id)) else { continue }
          let before = changed(screen) { $0.advance(to: screen.now) }
          let (offset, velocity) = (before[id].contentOffset, before.velocity(of: id))
          guard before.velocity(of: id) != .zero else { continue }
          count += 1
          // Far enough for the velocity to lead there, if it does not lead away.
          let target = ScrollPoint { offset[$0] + (velocity[$0] < 0 ? -900 : 900) }
          var animated = before
          animated.handle(.setContentOffset(target, animated: true), on: id, at: before.now)
          var alone = Scroller(viewport: before[id], physics: before[physicsOf: id], at: before.now)
          for axis in ScrollAxis.allCases where velocity[axis] != 0 {
            let arrival = ArrivalCurve(
              from: offset[axis], velocity: velocity[axis], to: target[axis], within: 1)
            alone.axes[axis].follow(AxisPlan(.arrival(curve: arrival)), for: .deceleration, since: before.now)
          }
          alone.renewPhase()
          alone.handle(.setContentOffset(target, animated: true), at: before.now)
          if animated[id].contentOffset != alone.viewport.contentOffset
            || animated.velocity(of: id) != alone.velocity
          {
            return "\(id) goes on at \(animated.velocity(of: id)), not \(alone.velocity), from \(velocity)"
          }
          let still = ScrollPoint(offset.x, offset.y)
          var held = before
          held.handle(.setContentOffset(still, animated: false), on: id, at: before.now)
          if held[id].contentOffset != offset {
            return "\(id) jumps from \(offset) to \(held[id].contentOffset)"
          }
        }
        return nil
      }.fault
    }
    assertMet(count, moreThan: 20)
  }

  /// What a finger moves is shared out exactly: on the axis that the drag has chosen, the members of its path move by as
  /// much as the finger, all together, and no others.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testWhatAFingerMovesIsSharedOutExactly() {
    forAll("shares", count: 300) { generator -> (ScrollScreen, Int, ScrollAxis, [Double]) in
      let screen = ScreenScript.draw(&generator, for: .oracle).plainScrollViews
      let moves = (0..<8).map { _ in generator.double(in: -60...60).rounded() }
      return (screen, generator.integer(in: 0...19), generator.pick(ScrollAxis.allCases), moves)
    } check: { screen, number, axis, moves in
      guard !screen.ids.isEmpty else { return nil }
      var (screen, id) = (screen, screen.ids[number % screen.ids.count])
      screen.handle(.touchDown(.zero), on: id, at: .origin)
      let path = Set(screen.path(of: id))
      let scrolls = { (axis: ScrollAxis) in screen.path(of: id).first { screen[$0].isScrollable(on: axis) } }
      let across = axis.cross
      // A map follows the finger on both axes; else the drag keeps to the axis on which it began.
      let isFree = scrolls(across) != nil && (scrolls(axis) == scrolls(across) || scrolls(axis) == nil)
      var (finger, instant) = (ScrollPoint.zero, ScrollInstant.origin)
      for (number, move) in ([13] + moves).enumerated() {
        // The slop of 10 points is taken from the first movement on the axis, and all of the movement across.
        finger[axis] += move
        finger[across] += number == 0 ? 3 : 2
        instant = instant.advanced(by: .milliseconds(8))
        let before = screen
        screen.handle(.touchMoved(finger), at: instant)
        for side in [axis, across] {
          let wanted = 0 - (side == axis ? (number == 0 ? 3 : move) : (number == 0 ? 0 : 2))
          let follows = side == axis ? scrolls(axis) != nil : isFree
          let distance = screen.distanceToLimits(of: path, towardsEnd: wanted > 0, on: side, before)
          guard let distance, distance >= wanted.magnitude || !follows else { return nil }
          var moved = 0.0
          for other in screen.ids {
            let part = screen[other].contentOffset[side] - before[other].contentOffset[side]
            if part != 0 && !path.contains(other) { return "\(other) moves, off the path" }
            if part * wanted < 0 { return "\(other) moves back" }
            moved += part
          }
          if moved != (follows ? wanted : 0) {
            return "they move by \(moved) for \(wanted) on \(side) at move \(number)"
          }
        }
      }
      return nil
    }
  }

  /// A screen with one member is that scroller: states, events and predictions.
  /// Catches: `relist(receiver)` left out of `pass`.
  func testAScreenOfOneMemberIsThatScroller() {
    let oneMember: (ScrollerScript) -> String? = { script in
      let script = script.blending
      var screen = ScrollScreen()
      screen.insert(script.viewport, as: 3, physics: script.physics)
      var scroller = script.start
      for (step, instant) in script.steps.timed() {
        // A screen ignores fingers that touch nothing; a scroller's motion is advanced by every input.
        if let input = step.action.input, scroller.hasNoFinger(of: input) { continue }
        let events = ScrollerScript.perform(step.action, on: &scroller, at: instant)
        let changes = script.perform(step.action, on: &screen, 3, at: instant)
        if changes.events(of: 3) != events { return "\(changes.events(of: 3)), not \(events), at \(step)" }
        if screen[3] != scroller.viewport || screen.phase(of: 3) != scroller.phase
          || screen.target(of: 3) != scroller.target || screen.velocity(of: 3) != scroller.velocity
          || screen.instantOfRest(of: 3) != scroller.instantOfRest || screen.now != scroller.now
        {
          return "at \(screen[3].contentOffset), not \(scroller.contentOffset), at \(step)"
        }
      }
      return nil
    }
    forAll("one member", count: 250, in: { ScrollerScript(&$0) }, check: oneMember)
    forAll("one member that zooms", count: 250, in: { ScrollerScript(zooming: &$0) }, check: oneMember)
  }

  /// A screen of members beside one another is that many scrollers, and its changes are the events of those that had any, in
  /// order, whether they are few or many; also where a nest flies with them.
  /// Catches: `reported += 1` left out of `step`; `if !scroller.isMoving { step.areMoving = false }` left out.
  func testAScreenOfMembersBesideOneAnotherIsThatManyScrollers() {
    forAllSeeds("members beside one another", count: 120) { generator in
      var scrollers: [Scroller] = []
      let chain = generator.happens(onceIn: 3) ? ScrollScreen.nest : nil
      var screen = chain ?? ScrollScreen()
      for _ in 0..<generator.integer(in: 1...7) {
        let (index, physics) = (scrollers.count, ScrollerScript.physics(&generator))
        scrollers.append(Scroller(viewport: ScrollerScript.viewport(&generator), physics: physics))
        screen.insert(scrollers[index].viewport, as: ScrollScreen.ID(index), physics: physics)
        guard !generator.happens(onceIn: 8) else { continue }
        let velocity = ScrollVector { _ in generator.double(in: -6000...6000) }
        for input in [.began, .ended(velocity: velocity)] as [Scroller.Input] {
          scrollers[index].handle(input, at: .origin)
          screen.handle(input, on: ScrollScreen.ID(index), at: .origin)
        }
      }
      var (nest, frame) = (chain, 0.0)
      while screen.isMoving && frame < 400 {
        frame += 1
        let instant = screen.now.advanced(by: .seconds(frame * generator.double(in: 0...0.02)))
        let changes = screen.advance(to: instant)
        var expected = scrollers.indices.map { index in
          ScrollScreen.Change(id: ScrollScreen.ID(index), events: scrollers[index].advance(to: instant))
        }
        expected += nest?.advance(to: instant) ?? ScrollScreen.Changes()
        expected.removeAll { $0.events.isEmpty }
        if Array(changes) != expected { return "\(Array(changes)), not \(expected)" }
        if changes.indices.map({ changes[$0] }) != expected || changes != ScrollScreen.Changes(expected) {
          return "the elements are \(changes.indices.map { changes[$0] }), not \(expected)"
        }
        for index in scrollers.indices where screen[ScrollScreen.ID(index)] != scrollers[index].viewport {
          return "\(index) at \(screen[ScrollScreen.ID(index)].contentOffset)"
        }
        if let fault = screen.fault { return fault }
      }
      return screen.isMoving ? "\(screen.movingIDs) still move" : nil
    }
  }

  /// A screen with one nest whose members share an axis is that chain: offsets, phases and events.
  /// Catches: `.uiKit` for `rules` in `?? rules` of `ScrollChain.init`; `joined.now = instant` left out of `ScrollChain.fly`; `flight:`
  /// made nil in `preparePhysics`; `measured(input, for: target)` made `input` in `ScrollScreen.step`.
  func testAScreenOfOneNestIsThatChain() {
    forAll("one nest", count: 150, in: ScrollChainScript.nest) { script in
      var screen = ScrollScreen(rules: script.rules)
      let ids = script.members.indices.map { ScrollScreen.ID($0) }
      for (index, viewport) in script.members.enumerated().reversed() {
        var physics = script.physics.blending
        if !script.own.isEmpty {
          if let rate = script.own[index].rate { physics.decelerationRate = rate }
          physics.snapping = script.own[index].snapping
        }
        screen.insert(
          viewport, as: ids[index], in: index == ids.count - 1 ? nil : ids[index + 1], physics: physics)
      }
      var chain = script.chain
      for (step, instant) in script.steps.timed() {
        if case .input(let input) = step.action, chain.joined.hasNoFinger(of: input) { continue }
        let expected = ScrollChainScript.perform(step.action, on: &chain, at: instant)
        let changes: ScrollScreen.Changes
        switch step.action {
        case .input(let input): changes = screen.handle(input, on: 0, at: instant)
        case .advance: changes = screen.advance(to: instant)
        default: continue
        }
        if ids.map({ screen[$0] }) != ids.indices.map({ chain[$0] }) {
          return "at \(ids.map { screen[$0].contentOffset }), not \(chain.offsets), at \(step)"
        }
        for id in ids {
          // A chain reports the movements of a call as one.
          let (events, others) = (changes.events(of: id), expected.events(of: id.rawValue))
          if events.filter({ $0 != .didScroll }) != others.filter({ $0 != .didScroll })
            || events.contains(.didScroll) != others.contains(.didScroll)
          {
            return "\(id): \(changes.events(of: id)), not \(expected.events(of: id.rawValue)), at \(step)"
          }
          if screen.phase(of: id) != chain.phase { return "\(screen.phase(of: id)) at \(step)" }
        }
      }
      return nil
    }
  }

  /// A carousel in a list moves as in a chain with crossed axes, although the two fly independently.
  ///
  /// Until one is past its limits, or both move: to a chain, which is one scroll view, a slow release is then one from past a
  /// limit, or of the speed of both axes (``ReleaseVelocity``).
  /// Catches: `guard scratch.stops else { return }` made `return` in `touchDown`; `catchUp(index)` left out of `isOnPath` in
  /// `findPath`.
  func testACarouselInAListMovesAsInAChain() {
    forAll("crossed", count: 150, in: ScrollChainScript.crossed) { script in
      var screen = ScrollScreen(physics: script.physics.blending, of: script.members[1])
      screen.insert(script.members[0], as: 0, in: 1, physics: script.physics.blending)
      var chain = script.chain
      for (step, instant) in script.steps.timed() {
        if case .input(let input) = step.action, chain.joined.hasNoFinger(of: input) { continue }
        _ = ScrollChainScript.perform(step.action, on: &chain, at: instant)
        switch step.action {
        case .input(let input): screen.handle(input, on: 0, at: instant)
        default: screen.advance(to: instant)
        }
        let velocity = chain.joined.velocity
        if chain.joined.viewport.overscroll != .zero || velocity.dx != 0 && velocity.dy != 0 { break }
        let offsets = screen.ids.map { screen[$0].contentOffset }
        let isThere = zip(offsets, chain.offsets).allSatisfy { one, other in
          ScrollAxis.allCases.allSatisfy { one[$0].isNext(to: other[$0]) }
        }
        if !isThere { return "at \(offsets), not \(chain.offsets), at \(step)" }
      }
      return nil
    }
  }
}

extension ScrollScreen {
  /// The grammar of a member as it is, also one that has come back in a zoom.
  fileprivate func grammar(of id: ID) -> TraceGrammar {
    ask(receiver(at: requireIndex(of: id))) {
      TraceGrammar(
        in: $0.phase, isPinchedReadyMade: $0.isPinchedReadyMade,
        isZooming: $0.zoomInMotion != nil || ($0.isTracking && $0.touch.isZooming))
    }
  }
}

extension ScreenScript {
  /// The scroll views of the script without rules and physics of their own, all enabled. Their numbers are multiples of 1/16, so that
  /// sums are exact.
  fileprivate var plainScrollViews: ScrollScreen {
    var screen = ScrollScreen()
    for step in steps {
      guard case .call(.insert(.scrollView(var viewport), let id, let parent, _, _, _, _)) = step.operation,
        !screen.contains(id)
      else { continue }
      (viewport.isScrollEnabled, viewport.refreshControl, viewport.followsEnd) = (true, nil, nil)
      (viewport.alwaysBounceHorizontal, viewport.alwaysBounceVertical) = (false, false)
      screen.insert(viewport, as: id, in: parent.flatMap { screen.contains($0) ? $0 : nil })
    }
    return screen
  }
}

extension ScreenScript.Moment {
  /// The members that the call may change; nil where that is any. An input that opens a card turns what is around it.
  fileprivate var concerned: Set<ScrollScreen.ID>? {
    guard let (input, id) = operation.input else { return concernedByCall }
    return concerned(by: input, on: id).map {
      $0.union(before.cards.filter { before.contains($0) }.flatMap { before.reach(of: $0) })
    }
  }

  private var concernedByCall: Set<ScrollScreen.ID>? {
    switch operation {
    case .call(.advance), .call(.rules), .call(.input), .release: return nil
    case .call(.insert), .call(.restore), .call(.drop), .call(.scrollsToTop): return []
    case .scroll(let id, _, _), .call(.expand(let id, _, _)):
      return Set(before.contains(id) ? before.reach(of: id) : [])
    case .change(let id, _, _, _), .container(let id, _, _), .call(.update(let id, _)),
      .call(.updateGeometry(_, let id, _)):
      // A dragged item is handed over to what is around.
      let dragged =
        before.draggedItem.map { before.contains($0.member) ? before.reach(of: $0.member) : [] } ?? []
      return Set(before.contains(id) ? before.chainmates(of: id) : [])
        .union(dragged.contains(id) ? dragged : [])
    // A sheet takes what is inside it back to the beginning.
    case .call(.move(let id, _, _)):
      return inside(id).union(before.contains(id) ? before.chainmates(of: id) : [])
    case .call(.remove(let id, _)): return inside(id)
    }
  }

  private func inside(_ id: ScrollScreen.ID) -> Set<ScrollScreen.ID> {
    Set(before.contains(id) ? before.ids.filter { before.touchPath(of: $0).contains(id) } : [])
  }

  private func concerned(by input: Scroller.Input, on id: ScrollScreen.ID?) -> Set<ScrollScreen.ID>? {
    switch input {
    case .touchMoved(_, let finger), .touchUp(let finger), .touchCancelled(let finger):
      // A pinch ends the drags of another finger, too.
      before.pinchTouches.reduce(before.touched(by: finger)) { $0.union(before.touched(by: Int($1.finger))) }
    case .touchDown(_, let finger):
      before.touched(by: finger).union(id.map { before.contains($0) ? before.touchPath(of: $0) : [] } ?? [])
    // There is one dragged item: what it has scrolled before rests.
    case .edgeScroll:
      id.flatMap { before.contains($0) ? before.reach(of: $0) : nil }?.union(
        before.draggedItem.flatMap { before.contains($0.member) ? before.reach(of: $0.member) : nil } ?? [])
    // Without a member, a drag goes to those that are dragged. One that begins on a header ends the touch that held its list, and
    // can take another.
    default:
      id.flatMap { before.contains($0) ? before.reach(of: $0).union(before.released($0).reach(of: $0)) : nil }
    }
  }
}

extension ScrollScreen {
  /// The sum of the distances of members from their limits on an axis in a direction; nil where a member was or is past
  /// its limits.
  fileprivate func distanceToLimits(
    of path: Set<ID>, towardsEnd: Bool, on axis: ScrollAxis, _ before: ScrollScreen
  ) -> Double? {
    var distance = 0.0
    for id in path {
      let (limits, offset) = (before[id].limits(on: axis), before[id, axis])
      guard limits.contains(offset), limits.contains(self[id].contentOffset[axis]) else { return nil }
      if before[id].isScrollable(on: axis) {
        distance += towardsEnd ? limits.upperBound - offset : offset - limits.lowerBound
      }
    }
    return distance
  }
}

extension ScrollerScript {
  /// Makes the call that a scroller gets of a screen.
  fileprivate func perform(
    _ action: Action, on screen: inout ScrollScreen, _ id: ScrollScreen.ID, at instant: ScrollInstant
  ) -> ScrollScreen.Changes {
    switch action {
    case .input(let input): return screen.handle(input, on: id, at: instant)
    case .choice(let input, let target, let isFree):
      return screen.handle(input, on: id, at: instant) {
        $1.target = target
        $1.allowsTargetPastLimits = isFree
      }
    case .advance: return screen.advance(to: instant)
    case .update(let keeping, _, let change): return screen.update(id, at: instant, keeping: keeping, change)
    case .content(let change): return screen.apply(change, to: id, at: instant)
    case .physics(let physics):
      let changes = screen.advance(to: instant)
      screen[physicsOf: id] = physics
      return changes
    }
  }
}

extension ScrollerScript.Action {
  fileprivate var input: Scroller.Input? {
    switch self {
    case .input(let input), .choice(let input, _, _): input
    default: nil
    }
  }
}

extension Scroller {
  /// Whether the input has no effect because its finger is not down.
  fileprivate func hasNoFinger(of input: Input) -> Bool {
    switch input {
    case .touchMoved(_, let finger), .touchUp(let finger), .touchCancelled(let finger):
      fingers >> UInt64(finger) & 1 == 0
    default: false
    }
  }
}

extension ScrollChainScript {
  /// Draws a nest of lists, or of lists and maps, and touches, drags, scrolls, wheels and keys.
  fileprivate static func nest(_ generator: inout SplitMix64) -> ScrollChainScript {
    var script = symmetric(&generator)
    if script.members.count == 1 {
      script.members.append(script.members[0])
      script.own.append(contentsOf: script.own)
    }
    script.physics.integration = generator.pick([.exact, .displayLink])
    for index in script.steps.indices {
      switch script.steps[index].action {
      case .input, .advance: break
      default:
        script.steps[index].action = generator.pick([
          .advance, .input(.wheel(ScrollVector(30, -200), generator.pick([nil, .wheel]))),
          .input(.key(.pageDown, .uiKit)),
        ])
      }
    }
    // A chain is created within its limits.
    for index in script.members.indices {
      script.members[index].contentOffset = script.members[index].clamped(script.members[index].contentOffset)
    }
    let innermost = PerAxis { axis in script.members.firstIndex { $0.isScrollable(on: axis) } }
    if innermost.horizontal == innermost.vertical { script.rules.locksToOneAxis = false }
    return script
  }

  /// Draws a carousel in a list, and touches.
  fileprivate static func crossed(_ generator: inout SplitMix64) -> ScrollChainScript {
    var script = symmetric(&generator)
    var (carousel, list) = (Viewport.carousel(), Viewport.list(at: 500, length: 3000))
    carousel.contentOffset.x = 300
    (carousel.displayScale, list.displayScale) = (2, 2)
    script.members = [carousel, list]
    script.own = []
    script.rules = .uiKit
    script.physics.integration = .exact
    script.steps = script.steps.filter {
      switch $0.action {
      case .input(.touchDown), .input(.touchMoved), .input(.touchUp), .input(.touchCancelled), .advance: true
      default: false
      }
    }
    return script
  }
}

extension ScrollScreen {
  /// A sheet and its list in flight, as members 10 and 11.
  fileprivate static var nest: ScrollScreen {
    var screen = ScrollScreen(rules: ScrollScreen.Rules())
    screen.insert(.list(at: 0, length: 1300), as: 10)
    screen.insert(.list(at: 0, length: 8000), as: 11, in: 10)
    screen.drag(11, endingAt: ScrollVector(0, -3000))
    return screen
  }
}
