@testable import ScrollKinetics

/// A scroll view of the platform that shares movements with a scroller.
final class ForeignScrollTests: XCTestCase {
  /// Catches: in `consume`, `start...start` left out.
  func testThePartsAddUpToTheWhole() {
    forAll("consumed and unconsumed add up exactly, and the content moves by what it consumed") {
      (ScrollerScript(&$0), $0.next())
    } check: { script, seed in
      var generator = SplitMix64(seed: seed)
      var scroller = script.run()
      for _ in 0..<6 {
        let delta = ScrollVector { _ in generator.happens(onceIn: 4) ? 0 : generator.double(in: -900...900) }
        let instant = scroller.now.advanced(by: .milliseconds(generator.integer(in: 0...100)))
        var before = scroller
        var ignored = Scroller.Events()
        before.catchUp(to: instant, &ignored)
        let result = scroller.consume(delta, at: instant)
        scroller.checkInvariants()
        for axis in ScrollAxis.allCases {
          let (consumed, unconsumed) = (result.consumed[axis], result.unconsumed[axis])
          let isWhole = delta[axis] - consumed == unconsumed && delta[axis] - unconsumed == consumed
          if !isWhole { return "\(consumed) + \(unconsumed) is not \(delta[axis])" }
          // An animation ends on both axes, and content that it leaves past a limit returns.
          if before.phase == .animating { continue }
          let moved = scroller.contentOffset[axis] - before.contentOffset[axis]
          let pixel = 1.01 / Swift.min(1, script.viewport.displayScale)
          guard abs(moved - consumed) <= pixel else { return "moved \(moved), consumed \(consumed)" }
        }
        var after = scroller
        (before.physics.turnsOnePagePerSwipe, after.physics.turnsOnePagePerSwipe) = (false, false)
        guard before.handling(.scroll(delta)) == after else { return "not the scroll" }
      }
      return nil
    }
  }

  /// Catches: in `consume`, the offset on the pixel grid for the tracker's position.
  func testPiecesConsumeAsMuchAsTheirSum() {
    for sign in [1.0, -1] {
      var whole = Scroller.tall(at: sign > 0 ? 7100 : 100)
      var pieces = Scroller.tall(at: sign > 0 ? 7100 : 100)
      var (consumed, rest) = (0.0, 0.0)
      for _ in 0..<40 {
        let part = pieces.consume(.vertical(sign * 3.25), at: .origin)
        consumed += part.consumed.dy
        rest += part.unconsumed.dy
      }
      let sum = whole.consume(.vertical(sign * 130), at: .origin)
      assertEqual((sum.consumed.dy, consumed, rest), (sign * 100, sign * 100, sign * 30))
      assertEqual((pieces.viewport, whole.y), (whole.viewport, sign > 0 ? 7200 : 0))
    }
    // A finger, or a return to a limit, leaves all to the other.
    var held = Scroller.tall(at: 2000).handling(.touchDown(.zero))
    XCTAssertEqual(held.consume(.vertical(30), at: held.now).unconsumed.dy, 30)
    var returning = Scroller.tall(at: -100).flung(0).after(.milliseconds(48))
    XCTAssertEqual(returning.consume(.vertical(30), at: returning.now).unconsumed.dy, 30)
  }

  /// Two lists, of which the second continues the fling of the first, travel as far as one long list, in the same time.
  /// Catches: in `limitMeeting`, `fling.startMomentum` for `exitMomentum`; `entryTime` for `exitTime`.
  func testAFlingGoesOnInTheOther() {
    for sign in [1.0, -1] {
      func list(at offset: Double) -> Scroller { .tall(at: offset) { $0.bounces = false } }
      var first = list(at: sign > 0 ? 7000 : 200)
      first.handle(all: [.began, .ended(velocity: .vertical(sign * -3000))], at: .origin)
      let meeting = first.limitMeeting(on: .vertical)!
      let reach = DecelerationRate.normal.laws.reach
      XCTAssertEqual(meeting.velocity, sign * (3000 - 200 / reach), accuracy: 1e-9)
      XCTAssertNil(first.limitMeeting(on: .horizontal))
      first.advance(to: .milliseconds(10))
      XCTAssertEqual(first.limitMeeting(on: .vertical)!.velocity, meeting.velocity, accuracy: 1e-9)
      first.advance(to: meeting.instant)
      assertEqual((first.phase, first.y), (.idle, sign > 0 ? 7200 : 0))
      XCTAssertNil(first.limitMeeting(on: .vertical))

      let second = list(at: 3000).handling(.fling(.vertical(meeting.velocity)), at: meeting.instant)
      XCTAssertEqual(second.phase, .decelerating)
      let whole = FlingCurve.withoutLimits(from: 0, momentum: sign * 3000)
      XCTAssertEqual(second.target!.y - 3000 + sign * 200, whole.destination, accuracy: 0.51)
      XCTAssertEqual(ScrollInstant.origin.seconds(to: second.instantOfRest), whole.duration, accuracy: 1e-6)
      // With little velocity, or slowly, it rests before its limit.
      XCTAssertNil(second.limitMeeting(on: .vertical))
    }
  }

  /// A flight that bounces meets its limit, too; one to a place does not.
  /// Catches: in `limitMeeting`, no comparison with `exitTime`.
  func testWhereThereIsNoMeeting() {
    let bouncing = Scroller.tall(at: 100).flung(-2000)
    XCTAssertNotNil(bouncing.limitMeeting(on: .vertical))
    XCTAssertNil(bouncing.after(.milliseconds(100)).limitMeeting(on: .vertical))
    XCTAssertNil(Scroller.tall(at: 2000).limitMeeting(on: .vertical))
    XCTAssertNil(
      Scroller.tall(at: 800, Scroller.Physics(snapping: .paging)).flung(-2000).limitMeeting(on: .vertical))
    XCTAssertNil(Scroller.tall(at: 2000).handling(.autoscroll(.vertical(-900))).limitMeeting(on: .vertical))
  }
}
