@testable import ScrollKinetics

/// The host's choice in a release, and flights to chosen targets (PHYSICS §9).
final class ReleaseTests: XCTestCase {
  // MARK: - The release

  func testReleaseTellsViewportVelocityAndProposal() {
    var release: Scroller.Release?
    let scroller = Scroller.tall().flung(1000) { release = $0 }
    XCTAssertEqual(release?.velocity, .vertical(1000))
    XCTAssertEqual(release?.viewport.contentOffset, ScrollPoint(0, 2000))
    // 494.01 points on, to the pixel (PHYSICS §1).
    XCTAssertEqual(release?.proposal, ScrollPoint(0, 2494))
    XCTAssertEqual(release?.target, release?.proposal)
    XCTAssertEqual(scroller.target, release?.target)
  }

  func testReleaseSeesWhatSnappingMadeOfTheProposal() {
    var release: Scroller.Release?
    var scroller = Scroller.tall(at: 1600)
    scroller.physics.snapping = .paging
    _ = scroller.flung(1000) { release = $0 }
    XCTAssertEqual(release?.proposal.y, 2094)
    XCTAssertEqual(release?.target.y, 2400)
  }

  func testReleaseIsAskedOnceAndOnlyWhereADragEnds() {
    var count = 0
    var scroller = Scroller.tall()
    for input in [
      Scroller.Input.touchDown(.zero), .touchUp, .held, .ended(), .began,
      .changed(translation: .vertical(-9)),
      .ended(velocity: .vertical(-900)), .setContentOffset(.zero, animated: true), .stop, .began, .cancelled,
    ] {
      scroller.handle(input, at: scroller.now) { _ in count += 1 }
    }
    XCTAssertEqual(count, 2)
  }

  func testTargetIsBroughtWithinTheLimitsUnlessToldOtherwise() {
    let kept = Scroller.tall(at: 7000).flung(1000) { $0.target.y = 7500 }
    XCTAssertEqual(kept.target?.y, 7200)
    XCTAssertEqual(kept.rested.y, 7200)
    let past = Scroller.tall(at: 7000).flung(1000) {
      $0.target.y = 7500
      $0.allowsTargetPastLimits = true
    }
    XCTAssertEqual(past.target?.y, 7500)
    XCTAssertEqual(past.rested.y, 7500)
    var rested = past.rested
    XCTAssertEqual(rested.run(), [], "it rests there until something moves it")
    // A touch does.
    rested.handle(.touchDown(.zero), at: rested.now)
    rested.handle(.touchUp, at: rested.now)
    XCTAssertEqual(rested.rested.y, 7200)
  }

  /// Content that must not bounce is never past a limit, whatever the target.
  func testContentThatDoesNotBounceHasNoTargetPastItsLimits() {
    let scroller = Scroller.tall(at: 7000) { $0.bounces = false }.flung(1000) {
      $0.target.y = 7500
      $0.allowsTargetPastLimits = true
    }
    XCTAssertEqual(scroller.target?.y, 7200)
    XCTAssertEqual(scroller.rested.y, 7200)
  }

  func testTargetIsNotRoundedToThePixelGrid() {
    let scroller = Scroller.tall().flung(0) { $0.target.y = 2100.123 }
    XCTAssertEqual(scroller.rested.y, 2100.123)
    var snapping = Scroller.tall()
    snapping.physics.snapping = ScrollSnapping(SnapRule(.every(100.3)))
    XCTAssertEqual(snapping.flung(0).rested.y, 20 * 100.3)
  }

  // MARK: - Flights to a changed target

  private struct Redirection: CustomStringConvertible {
    var flight: Scroller
    var target: Double
    var description: String {
      "from \(flight.y) at \(flight.velocity.dy) pt/s, announced \(flight.target?.y ?? .nan), to \(target)"
    }
  }

  private func drawRedirection(_ generator: inout SplitMix64) -> Redirection {
    var physics = Scroller.Physics(integration: generator.pick([.exact, .displayLink]))
    if generator.happens(onceIn: 3) { physics.snapping = .paging }
    var flight = Scroller.tall(at: generator.double(in: -200...7400), physics) {
      $0.displayScale = generator.pick([1, 2, 3])
    }.flung(generator.double(in: -6000...6000))
    flight.advance(by: .milliseconds(generator.integer(in: 0...900)))
    return Redirection(flight: flight, target: generator.double(in: 0...7200))
  }

  /// Catches: `state.momentum` for `state.velocity` in `arrival`.
  func testRetargetIsContinuous() {
    forAll("retargeting changes neither the offset nor x′", count: 1000, in: drawRedirection) { input in
      var scroller = input.flight
      guard scroller.phase == .decelerating else { return nil }
      let (offset, velocity) = (scroller.y, scroller.velocity.dy)
      scroller.handle(.retarget(ScrollPoint(0, input.target)), at: scroller.now)
      guard scroller.phase == .decelerating else { return nil }
      if scroller.y != offset { return "the offset jumps from \(offset) to \(scroller.y)" }
      if scroller.velocity.dy != velocity { return "x′ jumps from \(velocity) to \(scroller.velocity.dy)" }
      return nil
    }
  }

  /// Catches: `inTime` for `max(inTime, 2 * unhurried)` in `ArrivalCurve`, and 0.7 for 0.6 in `patience`.
  func testRetargetedFlightArrives() {
    forAll("no overshoot, no reversal, in time, exactly", count: 600, in: drawRedirection) { input in
      var scroller = input.flight
      guard scroller.phase == .decelerating else { return nil }
      let (start, velocity) = (scroller.y, scroller.velocity.dy)
      let free = scroller.now.seconds(to: scroller.instantOfRest)
      scroller.handle(.retarget(ScrollPoint(0, input.target)), at: scroller.now)
      guard scroller.phase == .decelerating else { return nil }
      let duration = scroller.now.seconds(to: scroller.instantOfRest)
      if duration > max(free, 0.6) + 1e-12 { return "takes \(duration) s, not \(max(free, 0.6))" }
      let pointsAtTarget = velocity == 0 || (velocity > 0) == (input.target > start)
      let beginning = scroller
      var (last, fraction) = (start, 0.0)
      for step in 1...200 {
        fraction = Double(step) / 200
        scroller = beginning
        scroller.advance(to: beginning.now.advanced(by: .seconds(duration * fraction)))
        if scroller.phase == .idle { break }
        let isTowards = input.target > start ? scroller.y >= last : scroller.y <= last
        if pointsAtTarget && !isTowards { return "turns back at \(fraction) of its time" }
        let isBefore = input.target > start ? scroller.y <= input.target : scroller.y >= input.target
        if pointsAtTarget && !isBefore { return "overshoots at \(fraction) of its time" }
        last = scroller.y
      }
      var end = beginning
      end.advance(to: beginning.instantOfRest.advanced(by: .nanoseconds(-1)))
      let step = (end.y - input.target).magnitude
      if end.phase != .idle && step >= 0.5 / end.viewport.displayScale { return "its last step is \(step)" }
      end.advance(by: .nanoseconds(2))
      if end.phase != .idle { return "not at rest" }
      return end.y == input.target ? nil : "rests at \(end.y)"
    }
  }

  func testRetargetStaysWithinTheLimits() {
    var scroller = Scroller.tall().flung(2000)
    scroller.handle(.retarget(ScrollPoint(300, 9000)), at: scroller.now)
    XCTAssertEqual(scroller.target, ScrollPoint(0, 7200))
  }

  /// Where it goes anyway, the target only becomes a place in the content.
  func testRetargetToWhereItGoesAnywayChangesNoMotion() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(2000).after(.milliseconds(50))
      var chosen = flying.handling(.retarget(flying.target!))
      XCTAssertEqual(chosen.axes.vertical.motion, flying.axes.vertical.motion)
      chosen.apply(ContentChange(on: .vertical, at: 2900, inserting: 60), at: chosen.now)
      XCTAssertEqual(chosen.target!.y, flying.target!.y + 60)
    }
  }

  func testRetargetOfAnAnimation() {
    var scroller = Scroller.tall()
    _ = scroller.take(.setContentOffset(ScrollPoint(0, 3000), animated: true))
    scroller.advance(by: .milliseconds(150))
    let velocity = scroller.velocity.dy
    XCTAssertEqual(scroller.take(.retarget(ScrollPoint(0, 3300))), [])
    XCTAssertEqual(scroller.velocity.dy, velocity)
    XCTAssertEqual(scroller.phase, .animating)
    XCTAssertEqual(scroller.run(), [.didScroll, .didEndScrollingAnimation])
    XCTAssertEqual(scroller.y, 3300)
  }

  /// Content that is retargeted to its offset before it has moved is at rest at once.
  ///
  /// Catches: `carryOn(ticks: .none, &events)` left out of `Scroller.retarget`.
  func testRetargetToWhereItRests() {
    for offset in [3000.0, 1000] {
      var scroller = Scroller.tall().handling(.setContentOffset(ScrollPoint(0, offset), animated: true))
      XCTAssertEqual(scroller.take(.retarget(ScrollPoint(0, 2000))), [.didEndScrollingAnimation])
      XCTAssertEqual(scroller.phase, .idle)
      XCTAssertEqual(scroller.y, 2000)
    }
  }
}
