/// Trackpads and precise wheels: what each phase of a scroll does (PHYSICS §6).
final class PhasedScrollingTests: XCTestCase {
  private typealias Phase = Scroller.ScrollPhase

  private static let platform = Scroller.Physics(momentum: .platform)

  /// One scroller for each axis and direction; the content goes from −7200 to 7200.
  private static func all(_ physics: Scroller.Physics = .uiKit, at offset: Double = 0) -> [Sided] {
    product(ScrollAxis.allCases, [1.0, -1]).map { Sided($0, $1, physics, at: offset) }
  }

  /// A scroller seen along one axis, in one direction.
  private struct Sided {
    var scroller: Scroller
    let axis: ScrollAxis
    let sign: Double

    init(_ axis: ScrollAxis, _ sign: Double, _ physics: Scroller.Physics, at offset: Double) {
      (self.axis, self.sign) = (axis, sign)
      var viewport = Viewport(800, 800, content: 800, 800, contentInset: ScrollInsets(7200, 7200, 7200, 7200))
      viewport.contentOffset[axis] = sign * offset
      viewport.contentOffset[axis.cross] = 100
      scroller = Scroller(viewport: viewport, physics: physics)
    }

    var offset: Double { sign * scroller.contentOffset[axis] }
    var velocity: Double { sign * scroller.velocity[axis] }
    var target: Double? { scroller.target.map { sign * $0[axis] } }

    @discardableResult mutating func scroll(
      _ delta: Double, _ phases: Phase..., after milliseconds: Int = 8
    ) -> [Scroller.Event] {
      phases.flatMap {
        scroller.take(.scroll(.along(axis, sign * delta), phase: $0), after: .milliseconds(milliseconds))
      }
    }

    @discardableResult mutating func advance(_ milliseconds: Int) -> [Scroller.Event] {
      defer { scroller.checkInvariants() }
      return Array(scroller.advance(by: .milliseconds(milliseconds)))
    }
  }

  /// Fingers on a pad are a recognised drag with a trackpad's give, whatever `source` says.
  /// Catches: `.changed` that begins a drag in `Scroller.intent`.
  func testFingersAreADragOfATrackpad() {
    forAll("the same bits as `began`, `moved`, `ended`", count: 500) {
      ScrollerScript(&$0, kinds: [.touches, .drags, .program])
    } check: { script in
      var (drag, scroll) = (script.run(), script.run())
      drag.handle(.cancelled)
      scroll.handle(.cancelled)
      drag.physics.source = .trackpad
      (drag.physics.momentum, scroll.physics.momentum) = (.library, .library)
      var generator = SplitMix64(seed: UInt64(script.steps.count))
      func both(_ input: Scroller.Input, _ delta: ScrollVector, _ phase: Phase) {
        let instant = drag.now.advanced(by: .milliseconds(generator.integer(in: 0...12)))
        drag.handle(input, at: instant)
        if phase == .began { drag.handle(.moved(by: -delta), at: instant) }
        scroll.handle(.scroll(delta, phase: phase), at: instant)
      }
      both(.held, .zero, .mayBegin)
      for index in 0..<generator.integer(in: 1...8) {
        let delta = ScrollVector { _ in generator.double(in: -80...80) }
        both(index == 0 ? .began : .moved(by: -delta), delta, index == 0 ? .began : .changed)
      }
      both(.ended(), .zero, .ended)
      for _ in 0..<40 {
        let areSame = drag.viewport == scroll.viewport && drag.phase == scroll.phase
        if !areSame { return "\(scroll.contentOffset), not \(drag.contentOffset)" }
        drag.advance(by: .milliseconds(16))
        scroll.advance(by: .milliseconds(16))
      }
      return nil
    }
  }

  /// The recorded trackpad's stretch of 220.99 points past 4624 (PHYSICS §5), before it is put on the pixel grid; with
  /// a beginning and without.
  /// Catches: `from: .trackpad` left out of `beginDrag` or `moveDrag` in `scroll`.
  func testRecordedStretch() {
    for first in [Phase.began, .changed] {
      let viewport = Viewport(
        1032, 1376, content: 1032, 6000, contentOffset: ScrollPoint(0, 4600), displayScale: 0x1p40)
      let scroller = Scroller(viewport: viewport).handling(
        .scroll(.vertical(20), phase: first), .scroll(.vertical(4844.991271972656 - 4620), phase: .changed))
      XCTAssertEqual(scroller.y, 4765.733253918348, accuracy: 1e-9)
    }
  }

  /// The recorded release past a limit, whose latest velocity is too slow to count: 0.75 of the one before is left,
  /// 5.03 points per second. The recorded trackpad lost 10 points of slop before; ours loses none.
  /// Catches: in `velocities(of:at:)`, `(following(latest), following(previous))` made `(following(latest), nil)`; in
  /// `MovingAxis.catchUp`, a tick that leaves `since` as it was; `rounded` left out of `underFinger`.
  func testRecordedRelease() {
    for momentum in [Scroller.Physics.Momentum.library, .platform] {
      let viewport = Viewport(
        1032, 1376, content: 1032, 6000, contentOffset: ScrollPoint(0, 4899), displayScale: 2)
      let physics = Scroller.Physics(integration: .displayLink, momentum: momentum)
      var scroller = Scroller(viewport: viewport, physics: physics).handling(.scroll(.zero, phase: .began))
      // A sample of 5.03/0.75 points per second, and one of nothing much.
      let delta = 5.029925811756767 / 0.75 / 100
      scroller.handle(.scroll(.vertical(delta), phase: .changed), at: .seconds(0.01))
      scroller.handle(.scroll(.vertical(0.001), phase: .changed), at: .seconds(0.02))
      scroller.handle(.scroll(.zero, phase: .ended), at: .seconds(0.03)) {
        XCTAssertEqual($0.velocity.dy, 5.029925811756767, accuracy: 1e-9)
        XCTAssertEqual($0.viewport.contentOffset.y, 4899)
      }
      var expected = [1: 4856.864946961759, 2: 4821.1838043583, 5: 4743.714897187314, 10: 4676.103817506219]
      var frame = 1
      while scroller.phase != .idle {
        if let offset = expected.removeValue(forKey: frame) {
          XCTAssertEqual(scroller.y, offset, accuracy: 2e-6, "frame \(frame)")
        }
        scroller.advance(by: .seconds(1) / 60)
        frame += 1
      }
      assertEqual((expected, frame, scroller.y), ([:], 38, 4624))
    }
  }

  /// Fingers that rest on a trackpad before they leave it do not fling, where the trackpad sends no events in the meantime.
  func testAHandThatRestsDoesNotFling() {
    for ((pause, flies), var side) in product([(90, true), (110, false)], Self.all()) {
      side.scroll(10, .began, .changed, .changed, .changed, .changed)
      side.scroll(0, .ended, after: pause)
      XCTAssertEqual(side.scroller.isDecelerating, flies)
    }
  }

  /// If the host chooses a target at the release, the flight starts with the velocity of the fingers, and the
  /// platform's momentum is ignored.
  /// Catches: `free[axis] = nil` before the host's choice is looked at in `Scroller.release`.
  func testAChosenTargetIsFlownTo() {
    for var side in Self.all(Self.platform) {
      side.scroll(10, .began, .changed, .changed, .changed, .changed)
      let target = side.sign * 600
      side.scroller.handle(.scroll(.zero, phase: .ended)) { $0.target[side.axis] = target }
      XCTAssertEqual(side.scroller.phase, .decelerating)
      XCTAssertEqual(side.velocity, 1250, accuracy: 2)
      let alone = side
      side.scroll(30, .momentumBegan, .momentumChanged, after: 0)
      side.scroll(0, .momentumEnded, after: 0)
      XCTAssertEqual(side.target, 600)
      XCTAssertEqual(side.scroller.contentOffset(at: side.scroller.instantOfRest)[side.axis], target)
      XCTAssertEqual(side.scroller.viewport, alone.scroller.viewport)
    }
  }

  /// The delta that crosses a limit takes the content to it, from where it bounces by law 2 with the recogniser's
  /// velocity of the deltas; all that comes afterwards is swallowed.
  /// Catches: `momentum(crossing:to:at:)` of `place` for `wanted`, `rests` left out of `.momentumBegan`; in
  /// `coast(by:_:sampledAt:_:at:)`, the rounded place added to the tracker.
  func testMomentumThatMeetsALimitBounces() {
    forAll("law 2 with the deltas' velocity", count: 200) { generator in
      let axis = generator.pick(ScrollAxis.allCases)
      var side = Sided(
        axis, generator.pick([1, -1]), Self.platform, at: 7200 - generator.double(in: 60...100))
      let start = side.offset
      side.scroll(0, .momentumBegan)
      var (sum, before, sample) = (start, 0.0, 0.0)
      while sum <= 7200 {
        XCTAssertTrue(side.scroller.isCoasting)
        let (delta, time) = (generator.double(in: 12...30), generator.integer(in: 4...12))
        side.scroll(delta, .momentumChanged, after: time)
        (sum, before, sample) = (sum + delta, sample, delta / (Double(time) / 1000))
      }
      XCTAssertEqual(side.offset, 7200)
      let law = AxisPlan(from: 7200, momentum: 0.2 * sample + 0.8 * before, limits: -7200...7200)
      XCTAssertEqual(side.target, 7200)
      let bounce = side
      for milliseconds in [10, 50, 100, 400] {
        let later = changed(bounce) { $0.advance(milliseconds) }
        XCTAssertEqual(later.offset, law.position(at: Double(milliseconds) / 1000), accuracy: 1e-6)
        XCTAssertGreaterThan(later.offset, 7200)
      }
      // 100 points per second and more do not rest before 0.5 s.
      for _ in 0..<20 { side.scroll(5, .momentumChanged, after: 16) }
      var alone = bounce
      for _ in 0..<20 { alone.advance(16) }
      XCTAssertEqual(side.scroller.viewport, alone.scroller.viewport)
      _ = side.scroller.run()
      side.scroll(5, .momentumChanged)
      side.scroll(-5, .momentumChanged)
      side.scroll(0, .momentumEnded)
      assertEqual((side.offset, side.scroller.phase), (7200, .idle))
    }
  }

  /// A snap rule chooses the place, so that the library makes the flight; the other axis has the platform's momentum.
  /// Catches: `!physics.snapping.hasRule(on: $0)` left out of `awaitsMomentum`, or `!hasRule()` of `coasts`.
  func testASnapRuleMakesTheFlight() {
    for axis in ScrollAxis.allCases {
      let other = axis.cross
      let physics = changed(Self.platform) { $0.snapping[axis] = .paging() }
      for sign in [1.0, -1] {
        var side = Sided(axis, sign, physics, at: 0)
        let step = ScrollVector(sign * 10, sign * 10)
        for phase in [Phase.began, .changed, .changed, .changed, .ended] {
          _ = side.scroller.take(
            .scroll(phase == .ended ? .zero : step, phase: phase), after: .milliseconds(8))
        }
        XCTAssertEqual(side.target, 800)
        XCTAssertEqual(side.velocity, 1250, accuracy: 2, "the fingers' velocity")
        let start = side.scroller.contentOffset[other]
        for phase in [Phase.momentumBegan, .momentumChanged, .momentumChanged, .momentumEnded] {
          _ = side.scroller.take(.scroll(step, phase: phase), after: .milliseconds(8))
        }
        assertEqual((side.scroller.contentOffset[other], side.target), (start + sign * 40, 800))
        XCTAssertEqual(side.scroller.rested.contentOffset[axis], sign * 800)
      }
      // Momentum without a preceding drag chooses no snap point.
      var idle = Sided(axis, 1, physics, at: 0)
      XCTAssertEqual(idle.scroll(10, .momentumBegan), idle.scroller.isMoving ? [.willBeginDecelerating] : [])
      XCTAssertEqual(idle.offset, 0)
    }
  }

  /// Movement of less than a pixel is not lost: thirds of a pixel add up.
  /// Catches: `!= viewport.contentOffset[axis]` of the rounded place in `coasts`.
  func testPartsOfAPixelAddUp() {
    for var side in Self.all() {
      for _ in 0..<8 { side.scroll(0.125, .unphased) }
      XCTAssertEqual(side.offset, 1)
    }
  }

  /// Catches: `returning(on:)` without the snap rule, `since: now` for `since: end` in `endCoast`.
  func testAScrollWithoutPhasesSettles() {
    for var side in Self.all(Scroller.Physics(snapping: ScrollSnapping(SnapRule(.every(100))))) {
      side.scroll(170, .unphased)
      XCTAssertEqual(side.target, 200)
      let rest = side.scroller.instantOfRest
      XCTAssertGreaterThan(side.scroller.now.time(to: rest), 0.15)
      var sliced = side
      for _ in 0..<19 { sliced.advance(10) }
      side.advance(190)
      XCTAssertEqual(side.scroller, sliced.scroller)
      XCTAssertGreaterThan(side.offset, 170)
      side.scroller.advance(to: rest)
      assertEqual((side.offset, side.scroller.phase, side.scroller.now), (200, .idle, rest))
    }
  }

  func testEndsWithoutABeginningDoNothing() {
    for phase in [Phase.ended, .cancelled, .momentumChanged, .momentumEnded] {
      for start in [Scroller.tall(at: 2000, Self.platform), .tall(at: 2000, Self.platform).flung(900)] {
        var scroller = start
        XCTAssertEqual(scroller.take(.scroll(.vertical(30), phase: phase)), [])
        XCTAssertEqual(scroller, start, "\(phase)")
      }
    }
  }

  func testDisabledScrollingIgnoresDeltas() {
    for phase in Phase.allCases {
      var scroller = Scroller.tall(at: 2000, Self.platform) { $0.isScrollEnabled = false }
      let before = scroller
      assertEqual((scroller.take(.scroll(.vertical(30), phase: phase)), scroller), ([], before))
    }
  }

  /// A retarget in the middle of a coast is continuous, and momentum does not interfere with it.
  func testRetarget() {
    for var side in Self.all(Self.platform) {
      side.scroll(10, .momentumBegan, .momentumChanged, .momentumChanged)
      let place = ScrollPoint { $0 == side.axis ? side.sign * 400 : side.scroller.contentOffset[$0] }
      assertEqual((side.scroller.take(.retarget(place)), side.offset), ([], 30))
      XCTAssertEqual(side.velocity, 1250, accuracy: 2)
      side.scroll(10, .momentumChanged)
      assertEqual((side.target, side.scroller.rested.contentOffset[side.axis]), (400, side.sign * 400))
    }
  }
}
