/// Unusual times of a host: standing still, going back, jumping ahead, and far from the origin.
final class TimeTests: XCTestCase {
  private static let century = Duration.seconds(100 * 365 * 24 * 3600)

  private static let viewport = Viewport(390, 844, content: 390, 3000)

  /// A flick that meets the end of the content.
  private func flying(_ integration: Scroller.Physics.Integration) -> Scroller {
    var scroller = Scroller(
      viewport: Self.viewport, physics: Scroller.Physics(integration: integration), at: .seconds(5))
    scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -6000))])
    scroller.advance(by: .milliseconds(100))
    return scroller
  }

  /// Catches: `now = instant` in `handle` or `update`, or no guard in `advance(to:)`; in `catchUp`, a tick that is never shorter
  /// than a millisecond.
  func testTimeThatGoesBackIsThePresent() {
    for integration in Scroller.Physics.Integration.allCases {
      let before = flying(integration)
      for past in [Duration.milliseconds(-50), .seconds(-5), .zero - Self.century] {
        let instant = before.now.advanced(by: past)
        var scroller = before
        assertEqual((scroller.advance(to: instant), scroller.advance(by: past), scroller), ([], [], before))

        // An input with an earlier instant takes effect now.
        var (late, punctual) = (before, before)
        let target = ScrollPoint(0, 900)
        XCTAssertEqual(
          late.handle(.retarget(target), at: instant), punctual.handle(.retarget(target), at: before.now))
        XCTAssertEqual(late, punctual)
        late.update(at: instant) { $0.contentInset.top = 40 }
        punctual.update(at: before.now) { $0.contentInset.top = 40 }
        XCTAssertEqual(late, punctual)
      }
    }
  }

  /// Samples out of order replace each other, and never give a velocity that is NaN.
  /// Catches: `now = Swift.max(now, instant)` in `Scroller.touchMoved` made `now = instant`.
  func testTouchesThatGoBackInTime() {
    var scroller = Scroller(viewport: Self.viewport, at: .seconds(2))
    scroller.handle(.touchDown(ScrollPoint(200, 700)), at: .seconds(1))
    for (seconds, y) in [(1.1, 660.0), (1.05, 640.0), (0.2, 620.0), (1.1, 600.0), (-9, 590.0), (1.2, 500.0)] {
      scroller.handle(.touchMoved(ScrollPoint(200, y)), at: .seconds(seconds))
      scroller.checkInvariants()
      XCTAssertEqual(scroller.now, ScrollInstant(seconds: 2))
      XCTAssertGreaterThanOrEqual(scroller.velocity.dy, 0)
    }
    XCTAssertEqual(scroller.y, 190)
    scroller.handle(.touchUp, at: .seconds(-1))
    XCTAssertEqual(scroller.phase, .decelerating)
    scroller.checkInvariants()
  }

  /// Catches: in `catchUp`, a flight that is not over at a time far beyond its end.
  func testAJumpByACenturyComesToRest() {
    for integration in Scroller.Physics.Integration.allCases {
      var scroller = flying(integration)
      let target = scroller.target
      // A tick of a century is one tick: a ticking motion comes to rest in it, at the same place.
      XCTAssertEqual(scroller.advance(by: Self.century), [.didScroll, .didEndDecelerating])
      assertEqual((scroller.phase, scroller.contentOffset), (.idle, target))
      scroller.checkInvariants()
    }
  }

  /// Past the last instant time stands still, and nothing overflows.
  /// Catches: in `advanced(by:)`, sums of instants that do not saturate.
  func testTheEndOfTime() {
    let ends = [Duration.seconds(Int64.max), .zero - .seconds(Int64.max), .seconds(1) * Int64.max * 4]
    for (integration, end) in product(Scroller.Physics.Integration.allCases, ends) {
      var scroller = flying(integration)
      for _ in 0..<3 { scroller.advance(by: end) }
      scroller.handle(.scrollToTop, at: ScrollInstant(end))
      scroller.handle(.touchDown(.zero), at: ScrollInstant(.zero - end))
      scroller.handle(all: [.touchMoved(ScrollPoint(0, -90)), .touchUp], at: ScrollInstant(end))
      scroller.checkInvariants()
      _ = scroller.instantOfRest
    }
    for seconds in [Double.greatestFiniteMagnitude, 0x1p63, 0x1p61.nextDown] {
      let (after, before) = (ScrollInstant(seconds: seconds), ScrollInstant(seconds: -seconds))
      XCTAssertLessThan(before, after)
      XCTAssertEqual(after.advanced(by: after.sinceOrigin), ScrollInstant(seconds: 0x1p61))
      XCTAssertEqual(before.time(to: after), 2 * Swift.min(seconds, 0x1p61))
    }
  }
}
