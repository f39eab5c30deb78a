@testable import ScrollKinetics

/// Several fingers, lost lifts and cancels; the axes that a drag moves, and how (PHYSICS §5, §6, §8).
final class TouchesTests: XCTestCase {
  private func at(_ y: Double, x: Double = 200) -> ScrollPoint { ScrollPoint(x, y) }

  /// A finger goes up by 12 points every 10 ms.
  private func dragging(_ scroller: Scroller = .tall(), finger: Int = 0) -> Scroller {
    scroller.dragged(by: -12, steps: 5, finger: finger)
  }

  func testStrayInputsOfFingersThatAreNotDown() {
    for scroller in [Scroller.tall(), dragging(), Scroller.tall().flung(2000)] {
      for input in [
        Scroller.Input.touchMoved(at(5), finger: 9), .touchUp(finger: 9), .touchCancelled(finger: 9),
      ] { XCTAssertEqual(scroller.handling(input), scroller) }
    }
    let inputs = [Scroller.Input.ended(velocity: .vertical(900)), .cancelled]
    let scrollers = [Scroller.tall(), .tall().flung(2000)]
    for (scroller, input) in product(scrollers, inputs) { XCTAssertEqual(scroller.handling(input), scroller) }
  }

  func testInterruptionTakesAllFingersAway() {
    // The lifts may come later, or not at all.
    for lifts in [[], [Scroller.Input.touchUp, .touchUp(finger: 1)]] {
      var scroller = dragging()
      _ = scroller.take(.touchDown(at(1), finger: 1))
      assertEqual((scroller.take(.cancelled), scroller.phase), ([.willEndDragging, .stops], .idle))
      for lift in lifts { XCTAssertEqual(scroller.take(lift), []) }
      scroller.handle(all: [.touchDown(at(1), finger: 2), .touchUp(finger: 2)])
      XCTAssertEqual(scroller.phase, .idle, "no finger is left over")
    }
  }

  func testDisabledScrollingIgnoresFingersButNotTheProgram() {
    let disabled = Scroller.tall { $0.isScrollEnabled = false }
    assertEqual((dragging(disabled).y, dragging(disabled).phase), (2000, .idle))
    assertEqual((disabled.handling(.held), disabled.handling(.began)), (disabled, disabled))
    XCTAssertEqual(disabled.handling(.moved(by: .vertical(9))), disabled)
    XCTAssertEqual(disabled.handling(.setContentOffset(ScrollPoint(0, 9), animated: true)).rested.y, 9)
    XCTAssertEqual(disabled.handling(.scrollToTop).rested.y, 0)
  }

  /// R = 844: a pull of 100 shows 51.6352 points under a finger (PHYSICS §5).
  func testBandsOfFingerAndTrackpad() {
    let bands = [(Scroller.Physics.Source.touch, 51.6352), (.trackpad, 100 * 0.715 * 844 / (844 + 71.5))]
    for (source, shown) in bands {
      let scroller = Scroller.tall(at: 0, .init(source: source)) {
        ($0.frame.size.height, $0.displayScale) = (844, 1e6)
      }
      let pulled = scroller.handling(.began, .changed(translation: .vertical(100)))
      XCTAssertEqual(pulled.y, 0 - shown, accuracy: 1e-4)
    }
  }

  func testTrackpadLosesItsSlopOnMovingContentToo() {
    for (source, moved) in [(Scroller.Physics.Source.touch, 12.0), (.trackpad, 2)] {
      var scroller = Scroller.tall(at: 2000, .init(source: source)).flung(3000).after(.milliseconds(100))
      _ = scroller.take(.touchDown(at(400)))
      let offset = scroller.y
      _ = scroller.take(.touchMoved(at(388)), after: .milliseconds(8))
      XCTAssertEqual(scroller.y - offset, moved)
    }
  }

  func testReleaseTimeout() {
    for (timeout, pause, goesOn) in [
      (nil as Duration?, 5000, true), (.milliseconds(100), 100, true), (.milliseconds(100), 101, false),
      (.zero, 1, false), (.zero, 0, true),
    ] {
      var scroller = dragging(.tall(at: 2000, .init(releaseTimeout: timeout)))
      _ = scroller.take(.touchUp, after: .milliseconds(pause))
      XCTAssertEqual(scroller.phase == .decelerating, goesOn, "\(timeout as Any), \(pause) ms")
    }
    // A given velocity does not depend on the age of samples.
    var scroller = Scroller.tall(at: 2000, .init(releaseTimeout: .zero)).handling(.began)
    _ = scroller.take(.ended(velocity: .vertical(-900)), after: .seconds(3))
    XCTAssertEqual(scroller.phase, .decelerating)
  }

  /// Hosts that repeat events while the finger rests, at any rate, and hosts that do not: a held finger does not fling.
  /// Catches: `nil` for `.milliseconds(100)` in `Physics.init`, `instant` for `restsSince` in `momentum(of:_:)`.
  func testAHeldFingerDoesNotFling() {
    XCTAssertEqual(Scroller.Physics.uiKit.releaseTimeout, .milliseconds(100))
    for source in Scroller.Physics.Source.allCases {
      for physics in [Scroller.Physics(source: source), .init(integration: .displayLink, source: source)] {
        let start = dragging(.tall(at: 2000, physics))
        var thrown = start
        _ = thrown.take(.touchUp, after: .milliseconds(32))
        XCTAssertEqual(thrown.phase, .decelerating, "the same flick without the hold")
        let place = start.touch.pan.tracker.position
        // The finger is held for half a second before the lift.
        for (name, events, way, pause) in [
          ("no event", 0, 0.0, 500), ("an event at the lift", 1, 0, 500),
          ("a tremor at the lift", 1, -1, 500),
          ("60 events a second", 30, 0, 17), ("8 events a second", 4, 0, 125),
        ] {
          var scroller = start
          if events == 0 { scroller.advance(by: .milliseconds(pause)) }
          let moved = Scroller.Input.touchMoved(place + ScrollVector(0, way))
          for _ in 0..<events { _ = scroller.take(moved, after: .milliseconds(pause)) }
          _ = scroller.take(.touchUp, after: .milliseconds(10))
          XCTAssertEqual(scroller.phase, .idle, "\(source), \(name)")
          XCTAssertEqual(scroller.y, start.y, accuracy: 2, name)
        }
      }
    }
  }

  /// After a rest longer than the timeout a hand that trembles at the lift, by up to 2 points and in one or two events
  /// that are 8 ms apart or more, does not fling, on hosts that repeat events while it rests and on hosts that do not.
  /// Catches: the first line of `velocities(afterPausesOf:)` left out.
  func testATremblingHandDoesNotFling() {
    forAll("a small movement after a rest does not fling") { generator in
      (
        speed: generator.double(in: 400...4000), sign: generator.pick([1.0, -1]),
        axis: generator.pick(ScrollAxis.allCases),
        repeats: generator.pick([nil, Duration.milliseconds(8), .milliseconds(17), .milliseconds(125)]),
        tremors: (0...generator.integer(in: 0...1)).map { _ in
          (
            place: ScrollVector(generator.double(in: -1.4...1.4), generator.double(in: -1.4...1.4)),
            after: Duration.milliseconds(generator.integer(in: 8...17))
          )
        }, isReadyMade: generator.happens(onceIn: 2),
        lift: Duration.milliseconds(generator.integer(in: 0...32))
      )
    } check: { input in
      let step = ScrollVector { $0 == input.axis ? input.sign * input.speed * 0.01 : 0 }
      var place = ScrollPoint(300, 300)
      let start = place
      var scroller = Scroller.wide(at: ScrollPoint(3000, 3000), .uiKit)
      func move(to place: ScrollPoint, after pause: Duration) {
        let input: Scroller.Input =
          input.isReadyMade ? .changed(translation: place - start) : .touchMoved(place)
        _ = scroller.take(input, after: pause)
      }
      _ = scroller.take(input.isReadyMade ? .began : .touchDown(place))
      for _ in 0..<6 {
        place = place + step
        move(to: place, after: .milliseconds(10))
      }
      var thrown = scroller
      _ = thrown.take(input.isReadyMade ? .ended() : .touchUp, after: .milliseconds(8))
      guard thrown.phase == .decelerating else { return "the drag without a rest does not fling" }
      var rest = Duration.milliseconds(500)
      while let pause = input.repeats, rest > pause {
        move(to: place, after: pause)
        rest -= pause
      }
      if input.repeats == nil { scroller.advance(by: rest) }
      for tremor in input.tremors { move(to: place + tremor.place, after: tremor.after) }
      _ = scroller.take(input.isReadyMade ? .ended() : .touchUp, after: input.lift)
      return scroller.phase == .idle ? nil : "flings at \(scroller.velocity)"
    }
  }

  /// A flick of two samples after a rest longer than the timeout is as fast as if the drag before it had been another.
  /// Catches: `previousVelocity` for `steps[$0].earlier` in `velocities(afterPausesOf:)`.
  func testAFlickAfterARestKnowsNothingOfTheDragBeforeIt() {
    forAll("movement before a rest has no effect") { generator in
      (
        drags: (0..<2).map { _ in ScrollVector { _ in Double(generator.integer(in: -40...40)) } },
        flick: (0..<2).map { _ in ScrollVector { _ in Double(generator.integer(in: -60...60)) } },
        rest: Duration.milliseconds(generator.integer(in: 120...900))
      )
    } check: { input in
      let velocities = input.drags.map { step in
        var scroller = Scroller.wide(at: ScrollPoint(3000, 3000), .uiKit)
        var (place, velocity) = (ScrollPoint(300, 300), ScrollVector.zero)
        _ = scroller.take(.touchDown(place))
        for step in [ScrollVector(0, 30)] + Array(repeating: step, count: 5) {
          place = place + step
          _ = scroller.take(.touchMoved(place), after: .milliseconds(10))
        }
        for (step, pause) in zip(input.flick, [input.rest, .milliseconds(8)]) {
          place = place + step
          _ = scroller.take(.touchMoved(place), after: pause)
        }
        scroller.handle(.touchUp) { velocity = $0.velocity }
        return velocity
      }
      return velocities[0] == velocities[1] ? nil : "\(velocities)"
    }
  }

  /// A catch ends the earlier flight: its velocity has no effect on the next one (PHYSICS §6, [M]).
  func testCaughtVelocityHasNoEffectOnTheNextFlight() {
    var velocities: [ScrollVector] = []
    for start in [Scroller.tall(at: 2000), Scroller.tall(at: 2000).flung(9000).after(.milliseconds(100))] {
      var scroller = start.handling(.held, .began)
      for _ in 1...2 { _ = scroller.take(.moved(by: .vertical(-20)), after: .milliseconds(8)) }
      scroller.handle(.ended()) { velocities.append($0.velocity) }
    }
    assertEqual((velocities.count, velocities[0]), (2, velocities[1]))
  }
}
