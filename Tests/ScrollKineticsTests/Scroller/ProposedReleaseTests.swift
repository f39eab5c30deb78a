/// A release in two steps: a proposal as a value, and an input that takes it.
final class ProposedReleaseTests: XCTestCase {
  /// Catches: in `Scroller.intent(of:_:at:)`, the delta of `.ended` left out.
  func testOnlyTheEndOfADragProposes() {
    let resting = Scroller.tall()
    let tracking = resting.handling(.touchDown(.zero))
    let dragging = tracking.handling(.touchMoved(ScrollPoint(0, 40)))
    for scroller in [resting, tracking] {
      XCTAssertNil(scroller.proposedRelease(by: .touchUp, at: scroller.now))
      XCTAssertNil(scroller.proposedRelease(by: .cancelled, at: scroller.now))
    }
    XCTAssertNil(dragging.proposedRelease(by: .touchUp(finger: 1), at: dragging.now))
    XCTAssertNil(dragging.proposedRelease(by: .touchMoved(.zero), at: dragging.now))
    XCTAssertNil(dragging.proposedRelease(by: .stop, at: dragging.now))
    XCTAssertNotNil(dragging.proposedRelease(by: .touchUp, at: dragging.now))
    XCTAssertNotNil(dragging.proposedRelease(by: .cancelled, at: dragging.now))
    // The last delta of a trackpad begins a drag that it ends.
    let pad = resting.handling(.scroll(.zero, phase: .mayBegin))
    XCTAssertNotNil(pad.proposedRelease(by: .scroll(.vertical(9), phase: .ended), at: pad.now))
    XCTAssertNil(pad.proposedRelease(by: .scroll(.zero, phase: .ended), at: pad.now))
  }

  /// A proposal that the host leaves as it is has no effect.
  /// Catches: in `take`, `choose(other.target, on: other.choices)` made `choose(other.target, on: PerAxis { _ in true })`.
  func testAProposalWithoutAChoiceLeavesTheFlightFree() {
    let scroller = Scroller.tall(at: 7000).handling(.began)
    let input = Scroller.Input.ended(velocity: .vertical(-5000))
    let release = scroller.proposedRelease(by: input, at: scroller.now)
    let taken = changed(scroller) { $0.handle(input, at: $0.now, choosing: release) }
    XCTAssertEqual(taken, scroller.handling(input))
  }

  /// A proposal made before the content has changed: the coordinate that the host set is kept, and the other one is
  /// proposed again.
  /// Catches: `$0 = release` in place of `$0.take(release)`.
  func testAnOldProposalKeepsOnlyWhatTheHostSet() {
    var scroller = Scroller(viewport: Viewport(400, 800, content: 1000, 8000)).handling(.began)
    let input = Scroller.Input.ended(velocity: ScrollVector(-4000, -4000))
    var release = scroller.proposedRelease(by: input, at: .origin)
    release?.target.y = 500
    XCTAssertEqual(release?.target, ScrollPoint(600, 500))
    scroller.update(at: .origin) { $0.contentSize.width = 8000 }
    scroller.handle(input, at: .origin, choosing: release)
    // The place of rest of the flick (PHYSICS §1), which the new limits allow.
    XCTAssertEqual(scroller.target, ScrollPoint(1991, 500))
  }

  /// The calls of a random script in two steps, with random choices, give the bits of the calls with a closure. One
  /// script contains every way to choose.
  /// Catches: in `take`, any of its three lines left out.
  func testTwoStepsGiveTheBitsOfAClosure() {
    var (releases, choices) = (0, 0)
    forAll(
      "two steps give the bits of a closure", in: { ($0.next(), ScrollerScript(&$0)) },
      shrinking: { input in input.1.removals.map { (input.0, $0) } }
    ) { seed, script in
      var generator = SplitMix64(seed: seed)
      var (closure, steps) = (script.start, script.start)
      for (step, instant) in script.steps.timed() {
        let input: Scroller.Input
        switch step.action {
        case .input(let plain): input = plain
        case .choice(let chosen, _, _): input = chosen
        default:
          _ = ScrollerScript.perform(step.action, on: &closure, at: instant)
          _ = ScrollerScript.perform(step.action, on: &steps, at: instant)
          continue
        }
        let choice = Choice(&generator)
        let events = closure.handle(input, at: instant) { choice.make(in: &$0) }
        let before = steps
        var release = steps.proposedRelease(by: input, at: instant)
        if steps != before { return "the proposal of \(input) changes the scroller" }
        if release != nil { releases += 1 }
        release = release.map { changed($0, choice.make) }
        if steps.handle(input, at: instant, choosing: release) != events { return "\(input): other events" }
        if steps != closure { return "\(input), \(choice): \(steps), with a closure \(closure)" }
        if release != nil && closure.isDecelerating { choices += 1 }
      }
      return nil
    }
    assertMet(releases, moreThan: 1000)
    assertMet(choices, moreThan: 2000)
  }
}

/// What a host does in a release.
private enum Choice {
  case nothing
  case target(ScrollPoint)
  case coordinate(ScrollAxis, Double)
  /// Sets a coordinate to the value that it has.
  case same(ScrollAxis)
  case arrival(ScrollArrival)
  case past(ScrollPoint, ScrollArrival)

  init(_ generator: inout SplitMix64) {
    let point = ScrollPoint { _ in generator.double(in: -500...5000) }
    let axis = generator.pick([ScrollAxis.horizontal, .vertical])
    let spring = ScrollSpring(dampingRatio: 1, response: 0.4)
    let arrival = generator.pick([ScrollArrival.within(.milliseconds(300)), .spring(spring)])
    self = generator.pick([
      .nothing, .target(point), .coordinate(axis, point[axis]), .same(axis), .arrival(arrival),
      .past(point, arrival),
    ])
  }

  func make(in release: inout Scroller.Release) {
    switch self {
    case .nothing: break
    case .target(let target): release.target = target
    case .coordinate(let axis, let offset): release.target[axis] = offset
    case .same(let axis): release.target[axis] += 0
    case .arrival(let arrival): release.arrival = arrival
    case .past(let target, let arrival):
      release.target = target
      release.arrival = arrival
      release.allowsTargetPastLimits = true
    }
  }
}
