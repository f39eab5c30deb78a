/// Laws of `shiftTime(by:)`: what is shifted goes on with the bits of the original, at instants that are all shifted.
final class TimeShiftTests: XCTestCase {
  private static func shift(_ generator: inout SplitMix64) -> Duration {
    generator.pick([
      .seconds(-502), .milliseconds(12_345_678), .seconds(3_000_000_000),
      Duration(secondsComponent: -7, attosecondsComponent: -1), .zero,
    ])
  }

  /// Calling and shifting give the same value in either order, after every call.
  /// Catches: in `Scroller.shiftTime`, `touch.pan.tracker` or an axis left out; in `MovingAxis.shiftTime`, the `tracker`, or the
  /// `guard isMoving`.
  func testScrollersInEveryPhase() {
    for source in ScrollerScript.ofEveryKind() {
      forAll(
        "a shifted scroller" + source.name, count: 120, in: { (source.draw(&$0), Self.shift(&$0)) },
        shrinking: { script, shift in script.removals.map { ($0, shift) } }
      ) { script, shift in
        var scroller = script.start
        var moved = changed(scroller) { $0.shiftTime(by: shift) }
        for (step, instant) in script.steps.timed() {
          let later = instant.advanced(by: shift)
          let events = ScrollerScript.perform(step.action, on: &scroller, at: instant)
          let told = ScrollerScript.perform(step.action, on: &moved, at: later)
          guard told == events else { return "has other events after \(step)" }
          let shifted = changed(scroller) { $0.shiftTime(by: shift) }
          guard moved == shifted else { return "differs in \(scroller.phase) after \(step)" }
          let rest = moved.instantOfRest
          guard rest == scroller.instantOfRest.advanced(by: shift) else { return "rests at \(rest)" }
          if let fault = shifted.invariantFault { return fault }
        }
        return nil
      }
    }
  }

  /// Catches: in `ScrollScreen.shiftTime`, the `nests` or the `pinchTouches` left out.
  func testScreens() {
    forAll(
      "a shifted screen", count: 160,
      in: { (ScreenScript.draw(&$0, for: .shift, hasPresets: true), Self.shift(&$0)) },
      shrinking: { script, shift in script.removals.map { ($0, shift) } }
    ) { script, shift in
      var (screen, moved) = (ScrollScreen(), ScrollScreen())
      moved.shiftTime(by: shift)
      for (step, instant) in script.steps.timed() {
        let changes = step.operation.perform(on: &screen, at: instant)
        let told = step.operation.perform(on: &moved, at: instant.advanced(by: shift))
        guard told == changes else { return "has other changes after \(step)" }
        let shifted = changed(screen) { $0.shiftTime(by: shift) }
        guard moved == shifted else { return "differs after \(step)" }
      }
      return nil
    }
  }

  /// A turn of a wheel stays with its list for a while, and at its end does not move the page around it.
  /// Catches: in `ScrollChain.shiftTime`, the `wheelLatch` left out.
  func testAWheelThatStaysWithItsList() {
    for shift in [Duration.seconds(-502), .seconds(502)] {
      var screen = ScrollScreen(of: Scroller.tall(at: 0).viewport, Scroller.tall(at: 7190).viewport)
      screen.handle(.wheel(ScrollVector(0, 100)), on: 2, at: .origin)
      XCTAssertEqual(screen[2].contentOffset.y, 7200)
      var moved = changed(screen) { $0.shiftTime(by: shift) }
      for time in [Duration.seconds(1), .seconds(4)] {
        let instant = ScrollInstant(time)
        screen.handle(.wheel(ScrollVector(0, 100)), on: 2, at: instant)
        moved.handle(.wheel(ScrollVector(0, 100)), on: 2, at: instant.advanced(by: shift))
        XCTAssertEqual(moved[1].contentOffset, screen[1].contentOffset)
        XCTAssertEqual(screen[1].contentOffset.y, time == .seconds(1) ? 0 : 100)
      }
    }
  }

  /// Catches: in `ScrollHost.shiftTime`, the `change` left out.
  func testHosts() {
    forAll(
      "a shifted host", count: 200,
      in: { (ScrollHostScript(&$0, deeds: 0), Self.shift(&$0), $0.integer(in: 0...12)) },
      shrinking: { script, shift, start in script.removals.map { ($0, shift, start) } }
    ) { script, shift, start in
      let scroller = script.start
      let (host, moved) = (ScrollHost(scroller), ScrollHost(scroller))
      var (instant, later) = (ScrollInstant.origin, ScrollInstant.origin)
      for (number, step) in script.steps.enumerated() {
        if number == start {
          moved.shiftTime(by: shift)
          later = later.advanced(by: shift)
        }
        (instant, later) = (instant.advanced(by: step.delay), later.advanced(by: step.delay))
        host.perform(step.call, at: instant)
        moved.perform(step.call, at: later)
        guard number >= start else { continue }
        // A host whose property was set without an instant has it at its present one.
        let shifted = changed(host.scroller) { $0.shiftTime(by: shift) }
        let areSame = moved.scroller == shifted && moved.needsFrames == host.needsFrames
        if !areSame { return "differs after \(step)" }
      }
      return nil
    }
  }

  /// Catches: in `ScrollPopulation.shiftTime`, `now` left out.
  func testPopulationsAndTheirRecordings() {
    forAll("a shifted population", count: 60) {
      (seed: $0.next(), count: $0.integer(in: 1...70), shift: Self.shift(&$0))
    } check: { input in
      var random = SplitMix64(seed: input.seed)
      let agents = (0..<input.count).map { _ in RandomCall.scroller(&random) }
      var population = ScrollPopulation(agents)
      var recording = ScrollPopulation.Recording(of: population)
      var (moved, now) = (population, population.now)
      moved.shiftTime(by: input.shift)
      for _ in 0..<12 {
        let actions = agents.map { _ in random.pick(ScrollPopulation.Action.allCases) }
        let numbers = agents.map { _ in random.double(in: 0...3000) }
        let touched = now.advanced(by: .milliseconds(random.pick([0, 3, -20])))
        now = now.advanced(by: .milliseconds(random.pick([1, 16, 500])))
        recording.act(actions, numbers, at: touched, on: &population)
        recording.advance(&population, to: now)
        moved.act(actions, numbers, at: touched.advanced(by: input.shift))
        moved.advance(to: now.advanced(by: input.shift))
        let shifted = changed(population) { $0.shiftTime(by: input.shift) }
        guard moved == shifted, moved.now == shifted.now else { return "differs at \(now)" }
        guard moved.offsets.map(\.bitPattern) == population.offsets.map(\.bitPattern),
          moved.phases == population.phases
        else { return "has other columns at \(now)" }
      }
      recording.shiftTime(by: input.shift)
      let replayed = recording.replay()
      return replayed == moved && replayed.now == moved.now ? nil : "the replay is another"
    }
  }

  /// Catches: in `ScrollRecording.shiftTime`, `start`, an entry or `end` left out.
  func testRecordings() throws {
    try forAll(
      "a shifted recording", count: 60,
      in: { random in
        (
          RandomCall.scroller(&random), (0..<random.integer(in: 1...40)).map { _ in RandomCall(&random) },
          Self.shift(&random)
        )
      }, shrinking: { scroller, calls, shift in calls.removals.map { (scroller, $0, shift) } }
    ) { start, calls, shift in
      var recorder = Recorded(start)
      for call in calls { _ = recorder.perform(call) }
      let moved = changed(recorder) { $0.shiftTime(by: shift) }
      let shifted = changed(recorder.subject) { $0.shiftTime(by: shift) }
      let areSame = moved.subject == shifted && moved.recording.replay() == shifted
      if !areSame { return "the replay is another" }
      guard moved.recording.end == recorder.recording.end.advanced(by: shift) else { return "ends elsewhere" }
      let read = try ScrollRecording<Scroller>(json: moved.recording.json)
      return read == moved.recording ? nil : "is read as another"
    }
  }

  /// A list that was saved 502 s after the machine's start, in a program whose clock begins at 0.
  func testSavedInAnotherRunOfTheProgram() throws {
    for isFlying in [false, true] {
      var saved = Scroller.tall(at: 1000).advanced(to: ScrollInstant(.seconds(502)))
      if isFlying { saved = saved.flung(2000) }
      let stuck = try saved.coded()

      /// Drags the list at the beginning of the second run, and returns it 10 s later.
      func dragged(_ list: Scroller) -> Scroller {
        var list = list
        for (frame, y) in [400.0, 380, 350, 300].enumerated() {
          let instant = ScrollInstant(.milliseconds(100 + 8 * frame))
          let point = ScrollPoint(200, y)
          list.handle(frame == 0 ? .touchDown(point) : .touchMoved(point), at: instant)
        }
        list.handle(.touchUp, at: .milliseconds(130))
        XCTAssertTrue(list.isMoving)
        list.advance(to: ScrollInstant(.seconds(10)))
        return list
      }
      XCTAssertTrue(dragged(stuck).isMoving)
      var list = stuck
      list.shiftTime(by: list.now.duration(to: .origin))
      XCTAssertEqual(list.now, .origin)
      let rested = dragged(list)
      XCTAssertTrue(rested.isAtRest)
      if !isFlying { XCTAssertEqual(rested.contentOffset, dragged(stuck).restingOffset) }
    }
  }

  /// Times that are too far away saturate, and leave a valid state.
  /// Catches: in `VelocityTracker.shiftTime`, the sample without a duration.
  func testTheEndsOfTime() {
    let far = Duration.seconds(1) * (1 << 61)
    var dragged = Scroller.tall(at: 1000).handling(.touchDown(.zero))
    var coasting = Scroller.tall(at: 1000, Scroller.Physics(momentum: .platform))
    for frame in 1...4 {
      dragged.handle(.touchMoved(ScrollPoint(0, -20 * Double(frame))), at: .milliseconds(8 * frame))
      let phase: Scroller.ScrollPhase = frame == 1 ? .momentumBegan : .momentumChanged
      coasting.handle(.scroll(ScrollVector(0, 20), phase: phase), at: .milliseconds(8 * frame))
    }
    XCTAssertTrue(coasting.isMoving)
    let scrollers = [dragged, coasting, Scroller.tall(at: 1000).flung(2000)]
    for (scroller, duration) in product(scrollers, [far, far * -1]) {
      var moved = changed(scroller) { $0.shiftTime(by: duration) }
      XCTAssertNil(moved.invariantFault, "\(scroller)")
      moved.handle(.cancelled)
      moved.advance(to: ScrollInstant(far))
      XCTAssertTrue(moved.isAtRest, "\(scroller)")
    }
  }
}
