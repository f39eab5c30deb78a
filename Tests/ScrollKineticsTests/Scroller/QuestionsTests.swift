/// Predictions, compared with the actual motion.
final class QuestionsTests: XCTestCase {
  /// Moving content with `exact` integration, also where it must not bounce, along springs that oscillate, and moved by deltas.
  private func draw(_ generator: inout SplitMix64) -> (scroller: Scroller, seed: UInt64) {
    var scroller = Scroller.moving(&generator, .exact)
    if generator.happens(onceIn: 4) {
      scroller.show { $0.bounces = false }
      scroller.show { $0.contentOffset = $0.clamped($0.contentOffset) }
      if generator.happens(onceIn: 2) { scroller.show { $0.contentOffset.y = 7150 } }
      scroller = scroller.flung(generator.double(in: -9000...9000))
    }
    if generator.happens(onceIn: 4) {
      scroller.handle(.retarget(ScrollPoint { _ in generator.double(in: 0...7200) }))
    }
    if generator.happens(onceIn: 5) {
      let place = ScrollPoint { _ in generator.double(in: 0...7200) }
      let spring = ScrollSpring(dampingRatio: generator.double(in: 0.2...2), response: 0.5)
      scroller.handle(.setContentOffset(place, .spring(spring)))
    }
    if generator.happens(onceIn: 6) {
      scroller.physics.snapping = generator.pick([.none, ScrollSnapping(SnapRule(.every(100)))])
      scroller.handle(.scroll(ScrollVector { _ in generator.double(in: -80...80) }))
    }
    return (scroller, generator.next())
  }

  private func later(_ scroller: Scroller, _ generator: inout SplitMix64) -> ScrollInstant {
    let left = scroller.now.time(to: scroller.instantOfRest)
    return scroller.now.advanced(by: .seconds(left * generator.double(in: 0...1.1)))
  }

  /// `restingOffset` is the offset at which the content stops, bit for bit; the present one where nothing moves, the target
  /// where something does.
  /// Catches: `restingOffset` without `target ??`, or with `viewport.clamped(…)` of the present offset.
  func testRestingOffsetIsWhereContentStops() {
    var phases: [Scroller.Phase: Int] = [:]
    forAll("content stops at its resting offset", count: 3000) { generator in
      var script = ScrollerScript(&generator, integration: .exact)
      script.steps.removeLast(generator.integer(in: 0...(script.steps.count - 1)))
      return script
    } check: { script in
      var scroller = script.run()
      phases[scroller.phase, default: 0] += 1
      let rest = scroller.restingOffset
      if let target = scroller.target, target != rest { return "rests at \(rest), but moves to \(target)" }
      if !scroller.isMoving && rest != scroller.contentOffset { return "rests at \(rest)" }
      scroller.runToRest()
      return scroller.isMoving || scroller.contentOffset == rest
        ? nil : "stops at \(scroller.contentOffset), not \(rest)"
    }
    for phase in Scroller.Phase.allCases { assertMet(phases[phase] ?? 0, moreThan: 100, "\(phase)") }
  }

  /// Programmatic motion is shown on the pixel grid; the prediction is not rounded.
  private func pixel(_ scroller: Scroller) -> Double {
    scroller.phase == .animating ? 0.5 / scroller.viewport.displayScale + 1e-9 : 0
  }

  /// Catches: `contentOffset(at:)` without `instant > now`.
  func testContentOffsetAtAnInstant() {
    forAll("contentOffset(at:) is the offset at that instant", count: 600, in: draw) { scroller, seed in
      var generator = SplitMix64(seed: seed)
      for _ in 0..<8 {
        let instant = self.later(scroller, &generator)
        let stepped = scroller.advanced(to: instant)
        let answer = scroller.contentOffset(at: instant)
        for axis in ScrollAxis.allCases {
          let distance = (answer[axis] - stepped.contentOffset[axis]).magnitude
          let place = stepped.contentOffset
          if distance > self.pixel(scroller) { return "\(answer) at \(instant), not \(place)" }
        }
      }
      if scroller.contentOffset(at: scroller.now) != scroller.contentOffset { return "not where it is" }
      let past = scroller.contentOffset(at: .seconds(-9))
      if past != scroller.contentOffset { return "not the present offset, for an instant in the past" }
      return nil
    }
  }

  /// Catches: `instantOfRest` without the maximum of the axes.
  func testInstantOfRest() {
    forAll("content rests at instantOfRest, and not before", count: 600, in: draw) { scroller, _ in
      guard scroller.phase == .decelerating || scroller.phase == .animating else {
        return scroller.instantOfRest == scroller.now ? nil : "\(scroller.phase) rests later"
      }
      let rest = scroller.instantOfRest
      var stepped = scroller
      let before = rest.advanced(by: .microseconds(-1))
      if before > scroller.now {
        stepped.advance(to: before)
        if stepped.phase == .idle { return "at rest a microsecond before \(rest)" }
      }
      stepped.advance(to: rest)
      return stepped.phase == .idle ? nil : "not at rest at \(rest)"
    }
  }

  /// Catches: in `MovingAxis.instant(reaching:from:_:)`, `after: start.seconds(to: now)` made `after: 0`; in
  /// `AxisPlan.time(reaching:after:)`, `turningTimes +` left out.
  func testInstantReachingAnOffset() {
    forAll("content is at an offset at instant(reaching:on:), and not before", count: 250, in: draw) {
      scroller, seed in
      var generator = SplitMix64(seed: seed)
      let axis = generator.pick(ScrollAxis.allCases)
      let rest = scroller.instantOfRest
      let left = scroller.now.time(to: rest)
      func position(_ time: Double) -> Double {
        scroller.contentOffset(at: scroller.now.advanced(by: .seconds(time)))[axis]
      }
      let start = scroller.contentOffset[axis]
      // An offset that the content passes, found by stepping; and an arbitrary one.
      let passed = position(left * generator.double(in: 0...1))
      for offset in [passed, generator.double(in: -300...7600), start, scroller.target?[axis] ?? start] {
        let answer = scroller.instant(reaching: offset, on: axis)
        var (last, crossing): (Double, Double?) = (start, start == offset ? 0 : nil)
        for step in 1...400 where crossing == nil {
          let next = position(left * Double(step) / 400)
          if (min(last, next)...max(last, next)).contains(offset) { crossing = left * Double(step) / 400 }
          last = next
        }
        guard let answer else {
          if let crossing { return "never at \(offset), but before \(crossing) s" }
          continue
        }
        if answer < scroller.now { return "in the past" }
        if answer > rest.advanced(by: .nanoseconds(1)) { return "after its rest" }
        let at = scroller.contentOffset(at: answer)[axis]
        // Within the way of a nanosecond, or of the step onto the place of rest.
        let isEarly = answer < rest.advanced(by: .nanoseconds(-1))
        if (at - offset).magnitude > 1e-4 && isEarly { return "at \(at) rather than \(offset)" }
        let time = scroller.now.time(to: answer)
        if let crossing, time > crossing + 1e-9 { return "after \(time) s, but before \(crossing) s" }
      }
      return nil
    }
  }

  /// Catches: `range(from:to:)` without the turns.
  func testVisibleRectUntilAnInstant() {
    forAll("visibleRect(until:) is all visible content, no more", count: 500, in: draw) { scroller, seed in
      var generator = SplitMix64(seed: seed)
      let instant = self.later(scroller, &generator)
      let (rect, size) = (scroller.visibleRect(until: instant), scroller.viewport.frame.size)
      var (low, high) = (scroller.contentOffset, scroller.contentOffset)
      for step in 0...300 {
        let duration = scroller.now.duration(to: instant)
        let offset = scroller.contentOffset(at: scroller.now.advanced(by: duration * step / 300))
        for axis in ScrollAxis.allCases {
          low[axis] = min(low[axis], offset[axis])
          high[axis] = max(high[axis], offset[axis])
        }
      }
      for axis in ScrollAxis.allCases {
        let found = rect[axis]
        let (start, end) = (low[axis], high[axis] + size[axis])
        let holds = found.lowerBound <= start + 1e-9 && found.upperBound >= end - 1e-9
        if !holds { return "\(found) does not hold \(start) to \(end) on \(axis)" }
        // 300 steps miss a peak by little; a jump onto the place of rest is half a point.
        let slack = 0.51 + (high[axis] - low[axis]) * 0.01
        let isMore = found.lowerBound < start - slack || found.upperBound > end + slack
        if isMore { return "\(found) is more than \(start) to \(end) on \(axis)" }
      }
      return nil
    }
  }

  /// Catches: the 10 pt/s of rest left out of `momentum(from:landingOn:flight:)`; the content's velocity returned by
  /// `fingerVelocity(landingOn:)`.
  func testFingerVelocityLandingOnAnOffset() {
    forAll("`.ended` with fingerVelocity(landingOn:) lands there, to half a pixel", count: 600) { generator in
      (
        start: ScrollPoint { _ in Double(generator.integer(in: 0...7200)) },
        end: ScrollPoint { _ in generator.double(in: 0...7200) },
        rate: generator.pick([DecelerationRate.normal, .fast, DecelerationRate(rawValue: 0.995)]),
        scale: generator.pick([1.0, 2, 3])
      )
    } check: { input in
      var scroller = Scroller.wide(at: input.start, .init(decelerationRate: input.rate))
      scroller.show { $0.displayScale = input.scale }
      let velocity = scroller.fingerVelocity(landingOn: input.end)
      guard velocity.squaredLength >= 250 * 250 else { return nil }
      scroller.handle(.began)
      scroller.handle(.ended(velocity: velocity)) { release in XCTAssertEqual(release.velocity, -velocity) }
      scroller.advance(to: scroller.instantOfRest)
      for axis in ScrollAxis.allCases {
        let distance = (scroller.contentOffset[axis] - input.end[axis]).magnitude
        if distance > 0.5 / input.scale + 1e-9 { return "\(distance) points off" }
      }
      return nil
    }
  }

  func testFigures() {
    // v = 1000 pt/s: 494.01 points in 2.3003 s (PHYSICS §1).
    let flying = Scroller.tall(at: 0).flung(1000)
    XCTAssertEqual(flying.now.time(to: flying.instantOfRest), 2.3003, accuracy: 5e-5)
    XCTAssertEqual(flying.fingerVelocity(landingOn: ScrollPoint(0, 494.01)).dy, -1000, accuracy: 1e-9)
    XCTAssertEqual(flying.fingerVelocity(landingOn: ScrollPoint(0, -494.01)).dy, 1000, accuracy: 1e-9)
    XCTAssertEqual(flying.fingerVelocity(landingOn: .zero), .zero)
    XCTAssertNil(flying.instant(reaching: 500, on: .vertical))
    XCTAssertNil(flying.instant(reaching: 1, on: .horizontal))
    XCTAssertEqual(flying.instant(reaching: 0, on: .vertical), flying.now)
    // An edge crossed at 1000 pt/s peaks 33.3015 points beyond after 90.74 ms (PHYSICS §2).
    let crossing = Scroller.tall(at: 7200).flung(1000)
    let peak = crossing.visibleRect(until: crossing.instantOfRest)
    XCTAssertEqual(peak[.vertical].upperBound, 8000 + 33.3015, accuracy: 1e-4)
    XCTAssertEqual(peak[.vertical].lowerBound, 7200)
    let before = crossing.visibleRect(until: crossing.now.advanced(by: .milliseconds(90)))
    XCTAssertLessThan(before[.vertical].upperBound, peak[.vertical].upperBound)
    // Predictions for a scroller at rest or held.
    for scroller in [Scroller.tall(), Scroller.tall().handling(.began)] {
      XCTAssertEqual(scroller.instantOfRest, scroller.now)
      XCTAssertEqual(
        scroller.visibleRect(until: scroller.now.advanced(by: .seconds(9))), scroller.viewport.bounds)
    }
  }

  /// A plan that would oscillate past a limit is shown at the limit, and the prediction is the limit.
  /// Catches: in `shown(_:onPixelGrid:)`, `planned` for `planned.clamped(to: metrics.limits)`.
  func testQuestionsOfContentThatDoesNotBounce() {
    let scroller = Scroller.tall(at: 7150) { $0.bounces = false }.flung(3000)
      .handling(.retarget(ScrollPoint(0, 7140)))
    XCTAssertEqual(scroller.velocity.dy, 3000, accuracy: 10)
    for time in stride(from: 0, through: 2200, by: 20) {
      let instant = scroller.now.advanced(by: .milliseconds(time))
      XCTAssertEqual(scroller.contentOffset(at: instant).y, scroller.after(.milliseconds(time)).y)
    }
    XCTAssertEqual(scroller.after(.milliseconds(50)).y, 7200)
    XCTAssertEqual(scroller.visibleRect(until: scroller.instantOfRest)[.vertical], 7140...8000)
    XCTAssertNil(scroller.instant(reaching: 7200.5, on: .vertical))
    XCTAssertNotNil(scroller.instant(reaching: 7200, on: .vertical))
  }

  /// A flick shows a picture at the instants that the timeline of its entry names, and the progress in between is that of the
  /// offset; the same in a screen.
  /// Catches: `timeline.offset(atProgress: progress)` in `Scroller.instant(reaching:of:)` made `progress`, and `timeline.axis`
  /// made `.vertical`.
  func testTheScheduleOfATimeline() throws {
    try forAll("schedule", count: 400) { generator in
      let (axis, direction) = (generator.pick(ScrollAxis.allCases), generator.pick([1.0, -1]))
      var scroller = Scroller(
        viewport: Viewport(400, 400, content: 9000, 9000, contentOffset: ScrollPoint(4000, 4000)))
      let velocity = ScrollVector.along(axis, -direction * 3000)
      scroller.handle(all: [.began, .ended(velocity: velocity)], at: .origin)
      let subject = ScrollRect(
        4000 + direction * 700, 4000 + direction * 700, generator.double(in: 0...600), 80)
      let timeline = ViewTimeline(of: subject, in: scroller.viewport, on: axis)[.cover]
      let progress = generator.double(in: 0...1)
      let instant = try XCTUnwrap(scroller.instant(reaching: progress, of: timeline))
      XCTAssertEqual(try XCTUnwrap(scroller.progress(of: timeline, at: instant)), progress, accuracy: 1e-6)
      let later = scroller.advanced(to: instant).contentOffset[axis]
      XCTAssertEqual(try XCTUnwrap(timeline.progress(at: later)), progress, accuracy: 1e-6)
      var screen = ScrollScreen(of: scroller.viewport)
      XCTAssertNil(screen.instant(reaching: progress + 3, of: timeline, in: 1))
      screen.handle(all: [.began, .ended(velocity: velocity)], on: 1, at: .origin)
      XCTAssertEqual(screen.instant(reaching: progress, of: timeline, in: 1), instant)
      XCTAssertEqual(
        screen.progress(of: timeline, in: 1, at: instant), scroller.progress(of: timeline, at: instant))
      XCTAssertNil(scroller.instant(reaching: 30, of: timeline))
    }
  }

  /// Content that does not bounce, and that the program has put past its limit, stays there until a scroll without phases ends.
  func testWhatAScrollMovesPastALimitStaysUntilItsEnd() {
    for axis in ScrollAxis.allCases {
      var scroller = Scroller.tall(at: 0)
      scroller.show { ($0.contentSize, $0.bounces) = (ScrollSize(5000, 5000), false) }
      let limit = scroller.viewport.limits(on: axis).upperBound
      scroller.handle(.setContentOffset(ScrollPoint { $0 == axis ? limit + 200 : 0 }, nil), at: .origin)
      scroller.handle(.scroll(.along(axis, -50)), at: .milliseconds(10))
      for (instant, offset) in [(60, limit + 150), (159, limit + 150), (160, limit)] {
        let instant = ScrollInstant.milliseconds(instant)
        XCTAssertEqual(scroller.contentOffset(at: instant)[axis], offset)
        XCTAssertEqual(scroller.advanced(to: instant).contentOffset[axis], offset)
      }
    }
  }
}
