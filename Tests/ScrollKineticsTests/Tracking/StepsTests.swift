@testable import ScrollKinetics

/// Samples that lie closer together than a step takes, 2 ms (PHYSICS §6).
final class StepsTests: XCTestCase {
  /// What moves the content, and the places of a finger in eighths of a point, whose sums are exact.
  private struct Path {
    enum Device: CaseIterable { case finger, changed, moved, pad, platform }

    var device: Device
    var axis: ScrollAxis
    var physics: Scroller.Physics
    var samples: [(microseconds: Int, place: Double)]
    /// Whether the last sample closes no step.
    var endsOpen: Bool

    init(_ random: inout SplitMix64) {
      device = random.pick(Device.allCases)
      axis = random.pick(ScrollAxis.allCases)
      physics = Scroller.Physics(integration: random.pick([.exact, .displayLink]))
      physics.releaseTimeout = random.pick([.milliseconds(100), nil])
      if device == .platform { physics.momentum = .platform }
      let sign = random.pick([1.0, -1])
      // The first sample begins the drag, and closes a step.
      var (time, place) = (4000, sign * 20)
      samples = [(time, place)]
      for _ in 0..<random.integer(in: 1...20) {
        time += random.pick([1, 30, 500, 1000, 1000, 1999, 2000, 2001, 4000, 8000, 16_000, 120_000])
        // A trackpad's callback without movement is no sample.
        let way = sign * Double(random.integer(in: 1...400)) / 8
        place += device == .finger && random.happens(onceIn: 3) ? 0 - way : way
        samples.append((time, place))
      }
      endsOpen = random.happens(onceIn: 2)
      if !endsOpen { samples.append((time + 16_000, place + sign * 3)) }
    }

    /// The samples that close steps.
    var closing: [(microseconds: Int, place: Double)] {
      var closing = [(microseconds: 0, place: 0.0)]
      for sample in samples where sample.microseconds - closing.last!.microseconds >= 2000 {
        closing.append(sample)
      }
      return Array(closing.dropFirst())
    }

    private func instant(_ microseconds: Int) -> ScrollInstant {
      ScrollInstant(.seconds(3)).advanced(by: .microseconds(microseconds))
    }

    /// What begins and ends as the device does.
    private var drag: DragDevice {
      switch device {
      case .finger: .finger
      case .changed, .moved: .readyMade
      case .pad, .platform: .pad
      }
    }

    /// The inputs of the device for some of the samples, released a little after the last of all.
    func inputs(_ samples: [(microseconds: Int, place: Double)]) -> [(Scroller.Input, ScrollInstant)] {
      var (inputs, before) = ([(drag.begin(at: .zero), instant(0))], 0.0)
      for (time, place) in samples {
        let move = drag.move(to: .along(axis, place), by: .along(axis, place - before))
        inputs.append((device == .changed ? .changed(translation: .along(axis, place)) : move, instant(time)))
        before = place
      }
      return inputs + [(drag.end(), instant(self.samples.last!.microseconds + 5000))]
    }

    var viewport: Viewport {
      Viewport(
        frame: ScrollRect(0, 0, 400, 800), contentSize: ScrollSize { $0 == axis ? 2e5 : 0 },
        contentOffset: ScrollPoint.along(axis, 1e5), displayScale: 8)
    }
  }

  /// Law: a release equals that of the same touch without the samples that open steps skip; so does the flight after it where the
  /// last sample closes a step.
  /// Catches: `StepTimes.shortest` made 0.001 or 0.003; in `StepTimes.add`, `start = self.instant` before the comparison; in
  /// `VelocityTracker.follow`, `times.countCallback()` before `times.isClosed`; in
  /// `VelocityTracker.velocities(afterPausesOf:)`, `times.earlierTime` for `times.latestTime`.
  func testOpenStepsLeaveNoTrace() {
    forAll("a release without the samples that open steps skip", count: 1200, in: { Path(&$0) }) { path in
      func released(_ samples: [(microseconds: Int, place: Double)]) -> (Scroller, ScrollVector?) {
        var scroller = Scroller(viewport: path.viewport, physics: path.physics)
        var velocity: ScrollVector?
        for (input, instant) in path.inputs(samples) {
          scroller.handle(input, at: instant) { velocity = $0.velocity }
          scroller.checkInvariants()
        }
        return (scroller, velocity)
      }
      let (all, closing) = (released(path.samples), released(path.closing))
      guard let velocity = all.1, velocity == closing.1 else {
        return "\(String(describing: all.1)), not \(String(describing: closing.1))"
      }
      if !path.endsOpen && all.0 != closing.0 { return "\(all.0) is not \(closing.0)" }

      var screen = ScrollScreen(physics: path.physics, of: path.viewport)
      var found: ScrollVector?
      for (input, instant) in path.inputs(path.samples) {
        screen.handle(input, on: 1, at: instant) { found = $1.velocity }
      }
      return found == velocity ? nil : "\(String(describing: found)) in a screen, not \(velocity)"
    }
  }

  /// The same for deltas without a finger, whose velocity is that of the bounce at a limit.
  /// Catches: in `AxisVelocityTracker.add`, `steps.end` for every later sample.
  func testOpenStepsOfACoastLeaveNoTrace() {
    forAll("a bounce without the deltas that open steps skip", count: 400) { random in
      for isMirrored in [false, true] {
        let delta = { (way: Double) in ScrollVector(0, isMirrored ? 0 - way : way) }
        var random = random
        var dense = AxisVelocityTracker(at: 0, instant: .origin)
        var sparse = AxisVelocityTracker(at: 0, instant: .origin)
        var (time, place, closed) = (0, 0.0, 0)
        for _ in 0..<12 {
          time += random.pick([1, 700, 1000, 1999, 2000, 8000])
          place += delta(random.double(in: -30...60)).dy
          let instant = ScrollInstant(.microseconds(time))
          dense.add(place, at: instant)
          if time - closed >= 2000 {
            sparse.add(place, at: instant)
            closed = time
          }
          XCTAssertEqual(dense.velocity, sparse.velocity)
        }
      }
    }
  }

  /// Law: an agent that a finger drags is a scroller, whatever the instants of the samples.
  /// Catches: in `DragRow.init(_:along:)`, `isClosed` left out; in `DragRow.move(to:at:from:storing:)`, `isOpen = false`, or
  /// `stored[4]` left out of `replace`.
  func testAgents() {
    forAll("agents with samples of any density", count: 400) { random in
      let axis = random.pick(ScrollAxis.allCases)
      var scroller = Scroller.along(axis, content: 9000, displayScale: 3)
      var population = ScrollPopulation(repeating: scroller, count: 2, along: axis)
      var (time, place, dragged) = (0, 300.0, 0)
      func both(_ action: ScrollPopulation.Action) {
        let instant = ScrollInstant(.microseconds(time))
        population.act([action, action], [place, place], at: instant)
        _ = scroller.act(action, place, along: axis, at: instant)
      }
      both(.touchDown)
      for _ in 0..<random.integer(in: 1...25) {
        time += random.pick([0, 1, 500, 1000, 1999, 2000, 8000, 150_000])
        place += random.double(in: -60...30)
        both(.touchMoved)
        dragged += population.drags.count
        XCTAssertEqual(population[1], scroller)
        XCTAssertEqual(population.draggedVelocityIfDragged(1), scroller.velocity[axis])
      }
      time += 4000
      both(.touchUp)
      XCTAssertEqual(population[1], scroller)
    }
  }

  private func release(_ samples: [(Double, Double)], lift: Double) -> ScrollVector? {
    var scroller = Scroller(
      viewport: Viewport(400, 800, content: 400, 1e5, contentOffset: ScrollPoint(0, 5e4)))
    var velocity: ScrollVector?
    scroller.handle(.touchDown(.zero), at: .origin)
    for (time, y) in samples { scroller.handle(.touchMoved(ScrollPoint(0, y)), at: .seconds(time / 1000)) }
    scroller.handle(.touchUp, at: .seconds(lift / 1000)) { velocity = $0.velocity }
    return velocity
  }

  /// Five samples of a finger at 500 points per second that are stamped 0.05 ms apart make 500, not 80,000.
  /// Catches: `StepTimes.shortest` made 0.
  func testSamplesThatAreStampedTogether() throws {
    for sign in [1.0, -1] {
      var samples: [(Double, Double)] = []
      for (batch, sample) in product(1...8, 0..<5) {
        samples.append((40 * Double(batch) + 0.05 * Double(sample), sign * Double(20 * batch + 4 * sample)))
      }
      XCTAssertEqual(try XCTUnwrap(release(samples, lift: 325)).dy, -500 * sign, accuracy: 1e-9)
    }
  }

  /// Exactly 2 ms close a step, and less does not; a touch without a closed step releases with 0.
  /// Catches: in `StepTimes.isClosed`, `>`.
  func testTwoMilliseconds() {
    XCTAssertEqual(release([(2, 40)], lift: 2), ScrollVector(0, -20_000))
    XCTAssertEqual(release([(1.999, 40)], lift: 2), .zero)
    XCTAssertEqual(release([(0.5, 40), (1, 80), (1.5, 120)], lift: 4), .zero)
    XCTAssertEqual(release([(1, 20), (2, 40)], lift: 2), ScrollVector(0, -20_000))
    // A stamp that is wrong by 8 ms.
    XCTAssertEqual(
      release([(8, 20), (16, 24), (16.007, 28), (24, 32)], lift: 24)?.dy ?? 0, -1725, accuracy: 1e-9)
  }

  /// A trackpad's callback without movement closes a step that deltas have extended, and only then is a sample.
  /// Catches: in `VelocityTracker.sample`, `position != closedPosition` made `position != self.position`.
  func testATrackpadsRepeatAfterAnOpenStep() {
    var dense = PanRecognizer(at: .zero, instant: .origin, slop: 0, samplesRepeats: false)
    var sparse = PanRecognizer(at: .zero, instant: .origin, slop: 0, samplesRepeats: false)
    func move(_ pan: inout PanRecognizer, _ y: Double, _ microseconds: Int) {
      _ = pan.move(to: ScrollPoint(0, y), at: ScrollInstant(.microseconds(microseconds)))
    }
    for (y, time, isOpen) in [
      (8.0, 8000, false), (16, 16_000, false), (20, 17_000, true), (20, 24_000, false), (20, 24_500, true),
      (23, 25_000, true), (20, 25_500, true), (20, 32_000, false), (20, 40_000, false), (30, 48_000, false),
    ] {
      move(&dense, y, time)
      if isOpen { continue }
      move(&sparse, y, time)
      assertEqual((dense.velocity, dense.previousVelocity), (sparse.velocity, sparse.previousVelocity))
      XCTAssertEqual(dense.translation, sparse.translation)
    }
  }
}

extension ScrollPopulation {
  /// The velocity of an agent that has a row, or of its scroller.
  fileprivate func draggedVelocityIfDragged(_ index: Int) -> Double {
    blocks[0].dragged & (1 << UInt64(index)) != 0 ? draggedVelocity(of: index) : self[index].velocity[axis]
  }
}
