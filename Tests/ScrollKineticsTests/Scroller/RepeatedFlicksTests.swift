@testable import ScrollKinetics

/// `Physics.repeatedFlicks` in a scroller; ``FlickSequenceTests`` has the law and its thresholds.
final class RepeatedFlicksTests: XCTestCase {
  private typealias Physics = Scroller.Physics

  private static let physics = Physics(repeatedFlicks: .webKit)
  private static let published = [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16]

  /// Content without an end in practice.
  private func endless(_ physics: Physics = RepeatedFlicksTests.physics) -> Scroller {
    let viewport = Viewport(400, 400, content: 1e7, 1e7, contentOffset: ScrollPoint(5e6, 5e6))
    return Scroller(viewport: viewport, physics: physics)
  }

  /// Flicks by `way`, which takes `sampleCount` samples at 120 Hz, lifted a sample later; returns the velocity of the release.
  @discardableResult private func flick(
    _ scroller: inout Scroller, by way: ScrollVector, _ device: DragDevice = .readyMade,
    samples sampleCount: Int = 10, velocity: ScrollVector? = nil, restBefore rest: Duration = .milliseconds(5)
  ) -> ScrollVector {
    let step = ScrollVector { way[$0] / Double(sampleCount) }
    var (finger, released) = (ScrollPoint.zero, ScrollVector.zero)
    func input(_ input: Scroller.Input, after delay: Duration) {
      scroller.handle(input, at: scroller.now.advanced(by: delay)) { released = $0.velocity }
      scroller.checkInvariants()
    }
    input(device.begin(at: finger), after: rest)
    for _ in 0..<sampleCount {
      finger = finger + step
      input(device.move(to: finger, by: step), after: .seconds(1) / 120)
    }
    input(device.end(velocity: velocity), after: .zero)
    return released
  }

  /// The content after some flicks of 250 points, of which the next ones are multiplied.
  private func flicked(_ physics: Physics = RepeatedFlicksTests.physics, times count: Int = 3) -> Scroller {
    var scroller = endless(physics)
    for _ in 0..<count { flick(&scroller, by: .vertical(250)) }
    return scroller
  }

  /// Ten flicks of 3000 points per second over 250 points have the published multipliers, and fly so much farther: with both
  /// integrations, by fingers, recognised drags and pads, on both axes, both ways.
  /// Catches: `factor * momentum[$0]` made `momentum[$0]`; `touch.catchesFlight) =` left out of `begin`.
  func testTenFlicks() {
    for integration in Physics.Integration.allCases {
      let physics = Physics(integration: integration, repeatedFlicks: .webKit)
      for (device, axis, sign) in product(DragDevice.allCases, ScrollAxis.allCases, [1.0, -1]) {
        var scroller = endless(physics)
        for (index, multiplier) in Self.published.enumerated() {
          let velocity = flick(&scroller, by: ScrollVector.along(axis, sign * 250), device)
          let what = "\(index), \(device), \(axis), \(sign), \(physics.integration)"
          XCTAssertEqual(velocity[axis], -sign * 3000 * multiplier, accuracy: 1e-4, what)
          XCTAssertEqual(velocity[axis.cross], 0)
          let flight = AxisPlan(from: 0, momentum: 3000 * multiplier, limits: 0...1e9).destination
          let start = scroller.axes[axis].dragOrigin ?? scroller.contentOffset[axis]
          if physics.integration == .exact {
            XCTAssertEqual(scroller.restingOffset[axis], start - sign * flight, accuracy: 0.51, what)
          }
        }
      }
    }
  }

  /// A scroller that is told nothing multiplies nothing, nor does one without momentum of its own.
  /// Catches: `physics.repeatedFlicks == .webKit` or `physics.momentum != .off` left out of `momentumAndFlicks`; the
  /// `.handedOver` of `case .cancelled, .handedOver, .flung: return nil` made a lift.
  func testWithoutTheLaw() {
    XCTAssertEqual(Physics.uiKit.repeatedFlicks, .none)
    let off = Physics(repeatedFlicks: .webKit, momentum: .off)
    let platform = Physics(repeatedFlicks: .webKit, momentum: .platform)
    for (physics, device) in [(Physics.uiKit, DragDevice.finger), (off, .finger), (platform, .pad)] {
      var scroller = changed(flicked(times: 4)) { $0.physics = physics }
      XCTAssertEqual(flick(&scroller, by: .vertical(250), device).dy, -3000, accuracy: 1e-6)
    }
    // The property is read at the lift.
    var scroller = changed(flicked(.uiKit, times: 4)) { $0.physics = Self.physics }
    for multiplier in Self.published {
      XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -3000 * multiplier, accuracy: 1e-4)
    }
  }

  /// Content that has come to rest, or that the program moves, is no flight; a bounce is one. A finger that only stops a flight
  /// changes nothing.
  /// Catches: `axes[$0].purpose == .deceleration` made `axes[$0].isMoving` in `caughtFlight`.
  func testWhatAFlightIs() {
    for (ends, moves) in product([true, false], [true, false]) {
      var scroller = flicked()
      if ends { _ = scroller.take(.stop) }
      if moves { _ = scroller.take(.setContentOffset(ScrollPoint(5e6, 4e6), animated: true)) }
      let multiplier = ends || moves ? 1 : 1.9
      XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -3000 * multiplier, accuracy: 1e-4)
    }
    var scroller = flicked()
    _ = scroller.take(.touchDown(.zero), after: .milliseconds(10))
    scroller.show { $0.contentOffset.y = -50 }
    _ = scroller.take(.touchUp, after: .milliseconds(10))
    XCTAssertTrue(scroller.isDecelerating)
    XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -5700, accuracy: 1e-4)
  }

  /// Catches: `if isTracking { return touch.catchesFlight` left out of `caughtFlight`.
  func testAHoldCatchesTheFlight() {
    var scroller = flicked()
    _ = scroller.take(.held, after: .milliseconds(20))
    XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -5700, accuracy: 1e-4)
  }

  /// A lift below 20 points per second, or a cancelled drag, is no flick: the next one counts on, if a flight is caught.
  /// Catches: `(following(known), end)` made `(.zero, end)` in `lift`; `case .cancelled,` left out.
  func testAStillLiftIsNoFlick() {
    let rows = ScrollSnapping(SnapRule(.every(500)), on: .vertical)
    let physics = Physics(snapping: rows, repeatedFlicks: .webKit)
    for isCancelled in [true, false] {
      var scroller = flicked(physics)
      _ = scroller.take(.held, after: .milliseconds(30))
      _ = scroller.take(.began)
      _ = scroller.take(.moved(by: .vertical(120)), after: .milliseconds(10))
      _ = scroller.take(isCancelled ? .cancelled : .ended(velocity: ScrollVector(19.9, 19.9)))
      XCTAssertTrue(scroller.isDecelerating, "it goes to its place")
      XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -5700, accuracy: 1e-4)
      // 200 is below the threshold of the release, but ends the sequence.
      flick(&scroller, by: .vertical(40), velocity: .vertical(200))
      XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -3000, accuracy: 1e-4)
    }
  }

  /// The multiplier comes after the threshold of the release: a lift of 240 points per second stays without momentum.
  /// Catches: `flicks.add(lift)` before the threshold.
  func testTheThresholdComesFirst() {
    for (speed, released) in [(240.0, 0.0), (260, 260 * 1.9)] {
      var scroller = flicked()
      let velocity = flick(&scroller, by: .vertical(250), velocity: .vertical(speed))
      XCTAssertEqual(velocity.dy, -released, accuracy: 1e-9)
    }
  }

  /// The distance is the straight one from touch down: there and back is none, and the slop counts.
  /// Catches: `pan.travel(to: touchPosition)` made `pan.translation` in `lift`; `touchDown = ScrollPoint` left out of `moveOrigin`.
  func testTheStraightDistanceOfTheFinger() {
    var scroller = flicked()
    _ = scroller.take(.began, after: .milliseconds(10))
    for step in [200.0, -200, 60] { _ = scroller.take(.moved(by: .vertical(step)), after: .milliseconds(10)) }
    scroller.handle(.ended(velocity: .vertical(3000))) {
      XCTAssertEqual($0.velocity.dy, -3000 * 1.25, accuracy: 1e-9)
    }
    // A trackpad's fingers lose their slop even where they catch a flight.
    scroller = endless(Physics(source: .trackpad, repeatedFlicks: .webKit))
    for _ in 0..<3 { flick(&scroller, by: .vertical(180), .finger) }
    XCTAssertEqual(flick(&scroller, by: .vertical(180), .finger).dy, -2160 * 1.75, accuracy: 1e-4)
    // Another finger continues the way of the first.
    scroller = flicked()
    _ = scroller.take(.touchDown(.zero, finger: 0), after: .milliseconds(10))
    _ = scroller.take(.touchDown(ScrollPoint(90, 300), finger: 1))
    for step in 1...6 {
      _ = scroller.take(.touchMoved(ScrollPoint(0, 20 * Double(step))), after: .milliseconds(10))
    }
    _ = scroller.take(.touchUp(finger: 0))
    for step in 0...3 {
      _ = scroller.take(
        .touchMoved(ScrollPoint(90, 300 + 20 * Double(step)), finger: 1), after: .milliseconds(10))
    }
    var own = 0.0
    var alone = changed(scroller) { $0.physics = .uiKit }
    alone.handle(.touchUp(finger: 1)) { own = $0.velocity.dy }
    scroller.handle(.touchUp(finger: 1)) { XCTAssertEqual($0.velocity.dy, own * 1.75, accuracy: 1e-9) }
  }

  /// Both axes make the speed; those that the finger does not move count neither in it nor as turned round.
  /// Catches: `following(known)` made `known` in `lift`.
  func testBothAxes() {
    for (across, multiplier) in [(360.0, 1.9), (350, 1)] {
      var scroller = endless()
      let (way, velocity) = (ScrollVector(150, 200), ScrollVector(across, 480))
      for _ in 0..<3 { flick(&scroller, by: way, velocity: velocity) }
      XCTAssertEqual(flick(&scroller, by: way, velocity: velocity).dy, -480 * multiplier, accuracy: 1e-9)
    }
    for across in [3000.0, -3000] {
      var scroller = endless()
      scroller.show { $0.contentSize.width = 400 }
      scroller.show { $0.contentOffset.x = 0 }
      for index in 0..<3 {
        let sign = index % 2 == 0 ? 1.0 : -1
        flick(&scroller, by: .vertical(250), velocity: ScrollVector(sign * across, 3000))
      }
      XCTAssertEqual(flick(&scroller, by: .vertical(250)).dy, -5700, accuracy: 1e-4)
    }
  }

  /// A display link may be ahead of the finger: the time between lifts is that of the lifts.
  /// Catches: `instant: instant` made `instant: now` in `lift`.
  func testTheTimeBetweenLiftsIsTheirOwn() {
    for (late, multiplier) in [(0, 1.9), (1, 1)] {
      var scroller = endless()
      var lift = ScrollInstant.origin
      for index in 0..<4 {
        let isLast = index == 3
        lift = lift.advanced(by: .milliseconds(isLast ? 1000 + late : 100))
        scroller.handle(.began, at: lift.advanced(by: .milliseconds(-40)))
        scroller.handle(.changed(translation: .vertical(250)), at: lift.advanced(by: .milliseconds(-8)))
        if isLast { scroller.advance(to: lift.advanced(by: .milliseconds(30))) }
        scroller.handle(.ended(velocity: .vertical(3000)), at: lift) {
          if isLast { XCTAssertEqual($0.velocity.dy, -3000 * multiplier, accuracy: 1e-9) }
        }
      }
    }
  }

  /// The two steps of a release see the same flick as one.
  /// Catches: `flicks` not stored in `endTouch`, or stored by `momentum(releasedBy:at:)`.
  func testAProposedReleaseIsTheSame() {
    var scroller = endless()
    for index in 0..<6 {
      _ = scroller.take(.began, after: .milliseconds(20))
      _ = scroller.take(.moved(by: .vertical(250)), after: .milliseconds(20))
      let before = scroller
      let input = Scroller.Input.ended(velocity: .vertical(3000))
      let proposed = scroller.proposedRelease(by: input, at: scroller.now)
      XCTAssertEqual(proposed?.velocity.dy ?? 0, -3000 * Self.published[index], accuracy: 1e-4)
      XCTAssertEqual(scroller, before)
      scroller.handle(input, at: scroller.now, choosing: proposed)
    }
  }

  /// In a screen a list has the law on its own, and with the list around it, which it hands its flings over to.
  func testInAScreen() {
    for (isNested, axis, sign) in product([false, true], ScrollAxis.allCases, [1.0, -1]) {
      var screen = ScrollScreen()
      let list = endless().viewport
      if isNested { screen.insert(list, as: 1, physics: Self.physics) }
      screen.insert(list, as: 2, in: isNested ? 1 : nil, physics: Self.physics)
      var time = ScrollInstant.origin
      for multiplier in Self.published {
        func input(_ input: Scroller.Input, after: Int) {
          time = time.advanced(by: .milliseconds(after))
          screen.handle(input, on: 2, at: time) { _, release in
            // Members that share a movement are released axis by axis.
            if isNested && release.velocity == .zero { return }
            XCTAssertEqual(release.velocity[axis], -sign * 3000 * multiplier, accuracy: 1e-4)
          }
        }
        func vector(_ number: Double) -> ScrollVector { ScrollVector.along(axis, sign * number) }
        input(.began, after: 40)
        for _ in 0..<5 { input(.moved(by: vector(50)), after: 8) }
        input(.ended(velocity: vector(3000)), after: 8)
      }
    }
  }

  /// The six recorded flicks, each more than a second after the one before, are those of the law: it multiplies none.
  func testRecordedFlicksAreNotMultiplied() {
    typealias Flick = RecordedMotion.Flick
    for integration in Physics.Integration.allCases {
      var scroller = changed(Flick.scroller(integration)) { $0.physics.repeatedFlicks = .webKit }
      for gap in [0, 1130, 1010, 1230, 1020, 1090] {
        let start = scroller.now.advanced(by: .milliseconds(gap))
        let first = ScrollInstant(seconds: Flick.touches[0].time)
        scroller.show { $0.contentOffset.y = 0 }
        for (index, touch) in Flick.touches.enumerated() {
          let point = ScrollPoint(200, touch.y)
          let instant = start.advanced(by: first.duration(to: .seconds(touch.time)))
          scroller.handle(index == 0 ? .touchDown(point) : .touchMoved(point), at: instant)
        }
        scroller.handle(.touchUp, at: start.advanced(by: first.duration(to: Flick.lift))) {
          XCTAssertEqual($0.velocity.dy, Flick.releaseVelocity, accuracy: 1e-8)
        }
      }
    }
  }
}
