/// A velocity that the host gives, as a stick or a held key.
final class AutoscrollTests: XCTestCase {
  private struct Push: CustomStringConvertible {
    var scroller: Scroller
    var axis: ScrollAxis
    var velocity: Double

    init(_ generator: inout SplitMix64) {
      let physics = Scroller.Physics(
        decelerationRate: generator.pick([.normal, .fast]),
        integration: generator.pick(Scroller.Physics.Integration.allCases))
      let length = generator.double(in: 1000...20_000)
      var viewport = Viewport(400, 400, content: length, length, displayScale: generator.pick([1, 2, 3]))
      viewport.bounces = generator.happens(onceIn: 2)
      viewport.contentOffset = ScrollPoint { _ in generator.double(in: 1...length - 401) }
      scroller = Scroller(viewport: viewport, physics: physics)
      axis = generator.pick(ScrollAxis.allCases)
      velocity = generator.double(in: 20...4000) * generator.pick([1, -1])
    }

    func vector(_ number: Double) -> ScrollVector { ScrollVector { $0 == axis ? number : 0 } }
    var limit: Double {
      let limits = scroller.viewport.limits(on: axis)
      return velocity > 0 ? limits.upperBound : limits.lowerBound
    }
    var description: String { "\(velocity) on \(axis) of \(scroller.viewport)" }
  }

  /// Catches: `duration: 2 * time` for `duration: time` in `Scroller.autoscroll`.
  func testMovesWithTheVelocityToTheLimit() {
    forAll("x(t) = x + v·t up to the limit, exactly there at the predicted instant", in: { Push(&$0) }) {
      push in
      var scroller = push.scroller
      let (axis, start) = (push.axis, push.scroller.viewport.contentOffset[push.axis])
      scroller.handle(.autoscroll(push.vector(push.velocity)), at: .origin)
      let time = (push.limit - start) / push.velocity
      let rest = scroller.instantOfRest
      guard scroller.phase == .animating, scroller.target?[axis] == push.limit else { return "no motion" }
      guard abs(ScrollInstant.origin.time(to: rest) - time) < 2e-9 else { return "rests at \(rest)" }
      for share in [0.001, 0.3, 0.77, 0.999] {
        let instant = ScrollInstant(seconds: time * share)
        scroller.advance(to: instant)
        let expected = start + push.velocity * ScrollInstant.origin.time(to: instant)
        let shown = scroller.viewport.contentOffset[axis]
        let ulp = Swift.max(abs(push.limit), abs(start)).ulp
        guard abs(shown - expected) <= 4 * ulp else { return "\(shown) is not \(expected)" }
        guard abs(scroller.velocity[axis] - push.velocity) <= 4 * push.velocity.ulp else {
          return "\(scroller.velocity)"
        }
      }
      let events = scroller.advance(to: rest)
      guard events == [.didScroll, .didEndScrollingAnimation], scroller.phase == .idle,
        scroller.viewport.contentOffset[axis] == push.limit
      else { return "\(events) at \(scroller.viewport.contentOffset)" }
      return scroller.viewport.contentOffset[axis.cross] == push.scroller.viewport.contentOffset[axis.cross]
        ? nil : "the other axis moved"
    }
  }

  /// Catches: in `autoscroll`, `momentum: 0` for the released axis.
  func testAReleaseCanCoastByTheLawOfAFlick() {
    forAll("the content rests where a flick with the velocity does", in: { Push(&$0) }) { push in
      var push = push
      push.scroller.physics.integration = .exact
      var scroller = push.scroller
      scroller.handle(.autoscroll(push.vector(push.velocity)), at: .origin)
      scroller.advance(to: ScrollInstant(.microseconds(1234)))
      let (offset, velocity) = (scroller.viewport.contentOffset[push.axis], scroller.velocity[push.axis])
      let events = scroller.handle(.autoscroll(.zero, coasts: true), at: scroller.now)
      let viewport = scroller.viewport
      let flick = AxisPlan(
        from: offset, momentum: velocity, limits: viewport.limits(on: push.axis),
        flight: scroller.physics.flight, bounces: viewport.bounces, pixelGrid: viewport.pixelGrid)
      guard events == [.didEndScrollingAnimation, .willBeginDecelerating], scroller.phase == .decelerating
      else { return "\(events)" }
      guard scroller.target?[push.axis] == flick.destination else { return "\(scroller.target as Any)" }
      scroller.advance(by: .milliseconds(300))
      let expected = flick.state(at: 0.3).position
      return scroller.viewport.contentOffset[push.axis] == expected ? nil : "not \(expected)"
    }
  }

  /// Catches: in `returning(momentum:_:)`, `offset` for `free?.destination ?? offset`, and no velocity.
  func testAReleaseRestsOnAPlaceOfARule() {
    for isMirrored in [false, true] {
      for (coasts, place) in [(false, 2400.0), (true, isMirrored ? 1600 : 3200)] {
        var scroller = Scroller.tall(at: 2400, Scroller.Physics(snapping: .paging))
        scroller.handle(.autoscroll(.vertical(isMirrored ? -600 : 600)), at: scroller.now)
        scroller.advance(by: .milliseconds(500))
        XCTAssertEqual(scroller.y, isMirrored ? 2100 : 2700, accuracy: 1e-9)
        XCTAssertEqual(
          scroller.handle(.autoscroll(.zero, coasts: coasts), at: scroller.now),
          [.didEndScrollingAnimation, .willBeginDecelerating])
        XCTAssertEqual(scroller.target?.y, place)
        scroller.advance(by: .seconds(5))
        XCTAssertEqual(scroller.y, place)
        XCTAssertEqual(scroller.phase, .idle)
      }
    }
  }

  /// Catches: in `linear(from:_:)`, `velocity > 0 ? limit > offset : limit < offset` left out.
  func testNothingMovesAtALimitOrUnderAFinger() {
    let velocity = ScrollVector.vertical(-500)
    var pushed = Scroller.tall(at: 0)
    XCTAssertEqual(pushed.handle(.autoscroll(velocity), at: pushed.now), [])
    XCTAssertEqual(pushed.phase, .idle)
    // Content that returns to its limit continues; a push inwards takes it along from where it is.
    let bouncing = Scroller.tall(at: -100).flung(0).after(.milliseconds(48))
    XCTAssertEqual(bouncing.handling(.autoscroll(velocity)), bouncing)
    XCTAssertEqual(bouncing.handling(.autoscroll(.zero, coasts: true)), bouncing)
    var taken = bouncing
    XCTAssertEqual(taken.handle(.autoscroll(.vertical(500)), at: taken.now), [.didEndDecelerating])
    XCTAssertEqual(taken.y, bouncing.y)
    XCTAssertEqual(taken.after(.seconds(1)).y, bouncing.y + 500, accuracy: 1e-9)
    for input in [Scroller.Input.touchDown(.zero), .held, .began] {
      let held = Scroller.tall(at: 2000).handling(input)
      XCTAssertEqual(held.handling(.autoscroll(.vertical(500))), held)
    }
    var disabled = Scroller.tall(at: 2000)
    disabled.update(at: disabled.now) { $0.isScrollEnabled = false }
    XCTAssertEqual(disabled.handling(.autoscroll(.vertical(500))), disabled)
  }

  /// Catches: `wasAutoscrolled` left out of `Scroller.autoscroll`.
  func testTheOtherAxisContinuesItsBounce() {
    forAll("an autoscroll of one axis changes no bit of the other", in: { Push(&$0) }) { push in
      var push = push
      push.scroller.physics.integration = .exact
      push.scroller.update(at: .origin) { $0.bounces = true }
      let other = push.axis.cross
      push.scroller.handle(
        .setContentOffset(ScrollPoint { $0 == other ? -90 : 300 }, animated: false), at: .origin)
      push.scroller.handle(.held, at: .origin)
      push.scroller.handle(.ended(velocity: .zero), at: .origin)
      var (alone, both) = (push.scroller, push.scroller)
      both.handle(.autoscroll(push.vector(push.velocity)), at: both.now.advanced(by: .milliseconds(30)))
      for milliseconds in [40, 90, 200, 700, 3000] {
        let instant = ScrollInstant(.milliseconds(milliseconds))
        if milliseconds == 200 { both.handle(.autoscroll(.zero), at: instant) }
        alone.advance(to: instant)
        both.advance(to: instant)
        both.checkInvariants()
        guard alone.viewport.contentOffset[other] == both.viewport.contentOffset[other] else {
          return "\(milliseconds): \(both.viewport.contentOffset), not \(alone.viewport.contentOffset)"
        }
      }
      return both.phase == .idle ? nil : "\(both.phase)"
    }
  }

  /// Catches: in `adapt`, no `adaptAutoscroll`.
  func testLimitsCanChangeMeanwhile() {
    var scroller = Scroller.tall(at: 2000)
    scroller.handle(.autoscroll(.vertical(1000)), at: scroller.now)
    scroller.advance(by: .seconds(1))
    var longer = scroller
    longer.update(at: longer.now) { $0.contentSize.height = 20_000 }
    XCTAssertEqual(longer.target?.y, 19_200)
    XCTAssertEqual(longer.after(.seconds(1)).y, 4000, accuracy: 1e-9)
    scroller.update(at: scroller.now) { $0.contentSize.height = 2800 }
    XCTAssertEqual(scroller.y, 3000, accuracy: 1e-9)
    XCTAssertEqual(scroller.target?.y, 2000)
    XCTAssertEqual(scroller.after(.seconds(2)).phase, .idle)
  }

  /// Catches: in `Scroller.autoscroll`, `to: limit` for `to: end`.
  func testInsetsWithoutABoundEndAfterAnHour() {
    for isMirrored in [false, true] {
      var scroller = Scroller(
        viewport: Viewport(
          300, 300, content: 300, 300,
          contentInset: ScrollInsets(top: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude)))
      scroller.handle(.setContentOffset(.zero, animated: false), at: .origin)
      scroller.handle(.autoscroll(.vertical(isMirrored ? -100 : 100)), at: .origin)
      XCTAssertEqual(scroller.after(.seconds(10)).y, isMirrored ? -1000 : 1000, accuracy: 1e-9)
      XCTAssertEqual(scroller.target?.y, isMirrored ? -360_000 : 360_000)
      XCTAssertEqual(scroller.instantOfRest, ScrollInstant(seconds: 3600))
    }
  }

  /// Catches: in `destinations`, `autoscrolling(on:)` left out, which makes the limit the heading of the wheel.
  func testAWheelEndsItWhereItIs() {
    for delta in [50.0, -50] {
      var scroller = Scroller.tall(at: 2000).handling(.autoscroll(.vertical(1000))).after(.milliseconds(500))
      scroller.handle(.wheel(.vertical(delta), .wheel), at: scroller.now)
      XCTAssertEqual(scroller.target!.y, 2500 + delta, accuracy: 1e-9)
    }
  }

  /// On a screen the host names the member that moves.
  ///
  /// Catches: in `CubicBezier.progress(at:)`, no `linear`.
  func testMovesOneMemberOfAScreen() {
    var screen = ScrollScreen()
    for (number, parent) in [(1, nil), (2, 1)] as [(ScrollScreen.ID, ScrollScreen.ID?)] {
      screen.insert(Viewport(300, 300, content: 300, 600), as: number, in: parent)
    }
    screen.handle(.autoscroll(.vertical(100)), on: 2, at: .origin)
    screen.advance(to: ScrollInstant(seconds: 1))
    XCTAssertEqual(screen[2].contentOffset.y, 100)
    screen.handle(.autoscroll(.zero), on: 2, at: ScrollInstant(seconds: 1))
    screen.advance(to: ScrollInstant(seconds: 2))
    XCTAssertEqual(screen[2].contentOffset.y, 100)
    XCTAssertEqual(screen[1].contentOffset.y, 0)
  }
}
