/// `Physics.reducesMotion`: programmatic motion is skipped, snapping is short, motion caused by a finger does not change.
final class ReducedMotionTests: XCTestCase {
  private static let reduced = Scroller.Physics(reducesMotion: true)

  // Catches `reducesMotion` left out of `animate`.
  func testWhatTheProgramStartsIsCutToItsEndWithItsEvents() {
    let place = ScrollPoint(0, 3000)
    let whole: [Scroller.Event] = [.didScroll, .didEndScrollingAnimation]
    let calls: [(Scroller.Input, Double, [Scroller.Event])] = [
      (.setContentOffset(place, animated: true), 3000, whole),
      (.setContentOffset(place, .spring(ScrollSpring(dampingRatio: 0.3, response: 1))), 3000, whole),
      (.scrollRectToVisible(ScrollRect(0, 5000, 1, 1), animated: true), 4201, whole),
      (.scrollToTop, 0, [.didScroll, .didScrollToTop]), (.wheel(.vertical(80), .uiKit), 2080, whole),
      (.key(.end, .uiKit), 7200, whole), (.setContentOffset(ScrollPoint(0, 2000), animated: true), 2000, []),
      (.setContentOffset(place, animated: false), 3000, [.didScroll]),
    ]
    for (input, offset, events) in calls {
      var scroller = Scroller.tall(at: 2000, Self.reduced)
      assertEqual((scroller.take(input), scroller.y, scroller.phase), (events, offset, .idle), "\(input)")
    }
    // A drag or a flight ends first.
    var dragged = Scroller.tall(at: 2000, Self.reduced).handling(.began)
    let ends: [Scroller.Event] = [.willEndDragging, .stops]
    XCTAssertEqual(dragged.take(.setContentOffset(place, animated: true)), ends + whole)
    var flung = Scroller.tall(at: 2000, Self.reduced).flung(3000)
    XCTAssertEqual(flung.take(.setContentOffset(place, animated: true)), [.didEndDecelerating] + whole)
  }

  // Catches 0.3 for 0.2, and `reducesMotion` left out of `arrival`.
  func testSnappingIsShortAndDoesNotSwing() {
    let swinging = ScrollArrival.spring(ScrollSpring(dampingRatio: 0.2, response: 1))
    forAll("chosen targets are reached within 0.2 s, without overshoot", count: 300) { generator in
      (
        offset: generator.double(in: 0...7200), velocity: generator.double(in: -5000...5000),
        rule: generator.pick([
          SnapRule.paging(), SnapRule(.every(170)),
          SnapRule(.every(300), reach: .atMost(2), arrival: swinging),
        ]), host: generator.happens(onceIn: 2) ? generator.double(in: 0...7200) : nil as Double?
      )
    } check: { input in
      var scroller = Scroller.tall(at: input.offset, Self.reduced)
      scroller.physics.snapping = ScrollSnapping(input.rule)
      let start = scroller.y
      var release: Scroller.Release?
      scroller = scroller.flung(input.velocity) {
        if let host = input.host { $0.target.y = host }
        $0.arrival = input.host == nil ? nil : swinging
        release = $0
      }
      guard scroller.phase == .decelerating, let release else { return nil }
      let target = release.viewport.clamped(release.target).y
      // Where the free flight ends at the target, content flies with the velocity of the finger; past a limit it
      // returns by law 2.
      guard target != release.proposal.y || input.host != nil, target != 0, target != 7200 else { return nil }
      let time = scroller.now.time(to: scroller.instantOfRest)
      guard time <= 0.2 + 1e-9 else { return "takes \(time) s" }
      guard (target - start) * input.velocity > 0 else { return nil }
      while scroller.phase != .idle {
        scroller.advance(by: .milliseconds(2))
        if (target > start) == (scroller.y > target), scroller.y != target {
          return "passes \(target): \(scroller.y)"
        }
      }
      return nil
    }
  }

  // Catches a free flight cut, or a bounce.
  func testWhatTheFingerDoesStays() {
    for (offset, velocity) in [(2000.0, 1500.0), (100, -4000), (-80, 0), (0, -2000)] {
      var full = Scroller.tall(at: offset).flung(velocity)
      var reduced = Scroller.tall(at: offset, Self.reduced).flung(velocity)
      while full.phase != .idle {
        XCTAssertEqual(full.viewport, reduced.viewport)
        full.advance(by: .milliseconds(16))
        reduced.advance(by: .milliseconds(16))
      }
      XCTAssertEqual(full.viewport, reduced.viewport)
    }
  }

  /// The property is read at each call: set between two calls, it applies from the second on, and a motion under way continues.
  func testItIsReadLive() {
    var scroller = Scroller.tall(at: 2000)
    _ = scroller.take(.setContentOffset(.zero, animated: true))
    scroller.physics.reducesMotion = true
    XCTAssertEqual(scroller.phase, .animating)
    let again = Scroller.Input.setContentOffset(ScrollPoint(0, 500), animated: true)
    let events = scroller.take(again, after: .milliseconds(50))
    assertEqual((events.last, scroller.y), (.didEndScrollingAnimation, 500))
  }
}
