import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// `Physics.accumulatesFlicks`: repeated flicks accumulate, with the figures of Flutter's model of iOS ([R]).
final class AccumulatedFlicksTests: XCTestCase {
  /// A flight with `velocity`, caught after 20 ms, and released again with `next` after a drag.
  private func again(
    _ velocity: ScrollVector, _ next: ScrollVector, accumulates: Bool = true,
    rest: Duration = .milliseconds(10),
    pause: Duration = .milliseconds(10), step: Double = 0, held: Bool = true
  ) -> (caught: ScrollVector, released: ScrollVector) {
    var scroller = Scroller.wide(
      at: ScrollPoint(x: 3000, y: 3000), Scroller.Physics(accumulatesFlicks: accumulates)
    ).flung(velocity.dy, dx: velocity.dx).after(.milliseconds(20))
    let caught = scroller.velocity
    if held { _ = scroller.take(.held) }
    _ = scroller.take(.began, after: held ? rest : .zero)
    _ = scroller.take(.moved(by: ScrollVector(dx: 0, dy: 1)), after: .milliseconds(10))
    _ = scroller.take(.moved(by: .vertical(step)), after: pause)
    var released = ScrollVector.zero
    scroller.handle(.ended(velocity: ScrollVector { 0 - next[$0] }), at: scroller.now) {
      released = $0.velocity
    }
    return (caught, released)
  }

  private func carried(_ velocity: Double) -> Double {
    (velocity < 0 ? -1 : 1) * min(0.000816 * pow(abs(velocity), 1.967), 40_000)
  }

  // Catches 1.966 for 1.967, and the sign left out of `carried`.
  func testAFlickTakesOverPartOfTheOneItCatches() {
    for axis in ScrollAxis.allCases {
      for sign in [1.0, -1] {
        for speed in [400.0, 2000, 9000, 60_000] {
          let velocity = ScrollVector { $0 == axis ? sign * speed : 0 }
          for held in [true, false] {
            let next = ScrollVector { $0 == axis ? sign * 30_000 : 0 }
            let (caught, released) = again(velocity, next, held: held)
            XCTAssertGreaterThan(abs(caught[axis]), 0.7 * speed)
            let sum = next[axis] + carried(caught[axis])
            XCTAssertEqual(released[axis], sum, accuracy: 1e-6 * abs(sum))
            XCTAssertEqual(released[axis.cross], 0)
          }
        }
      }
    }
  }

  // Catches each condition of `added(to:)` and of `keepCarrying` left out.
  func testItIsLostByRestingTurningOrSlowness() {
    let velocity = ScrollVector.vertical(4000)
    let next = ScrollVector.vertical(6000)
    XCTAssertGreaterThan(again(velocity, next).released.dy, 8000)
    XCTAssertEqual(again(velocity, next, accumulates: false).released, next, "off by default")
    XCTAssertFalse(Scroller.Physics.uiKit.accumulatesFlicks)
    XCTAssertEqual(again(velocity, next, rest: .milliseconds(21)).released, next, "rested before the drag")
    XCTAssertEqual(again(velocity, next, pause: .milliseconds(21)).released, next, "rested in the drag")
    XCTAssertGreaterThan(
      again(velocity, next, pause: .milliseconds(21), step: 1).released.dy, 8000, "slow samples are no rest")
    let back = ScrollVector.vertical(-6000)
    XCTAssertEqual(again(velocity, back).released, back, "the other way")
    let share = carried(again(velocity, next).caught.dy)
    let (slow, enough) = (ScrollVector.vertical(0.49 * share), ScrollVector.vertical(0.51 * share))
    XCTAssertEqual(again(velocity, slow).released, slow, "slower than half of what is carried")
    XCTAssertGreaterThan(again(velocity, enough).released.dy, 1.5 * share)
  }

  // A finger whose first movement comes too late has rested before its drag. Catches `!pan.hasBegun` left out of
  // `keepCarrying`.
  func testItIsLostByAFingerThatRestsBeforeItsDrag() {
    func released(after rest: Duration, accumulates: Bool) -> Double {
      var scroller = Scroller.tall(at: 3000, Scroller.Physics(accumulatesFlicks: accumulates)).flung(2000)
        .after(.milliseconds(20))
      var velocity = 0.0
      _ = scroller.take(.touchDown(ScrollPoint(x: 200, y: 700)))
      _ = scroller.take(.touchMoved(ScrollPoint(x: 200, y: 640)), after: rest)
      _ = scroller.take(.touchMoved(ScrollPoint(x: 200, y: 580)), after: .milliseconds(10))
      scroller.handle(.touchUp, at: scroller.now) { velocity = $0.velocity.dy }
      return velocity
    }
    for (rest, isLost) in [(19, false), (21, true)] {
      let own = released(after: .milliseconds(rest), accumulates: false)
      XCTAssertGreaterThan(own, 2000)
      XCTAssertEqual(released(after: .milliseconds(rest), accumulates: true) == own, isLost, "\(rest) ms")
    }
  }

  /// An animation leaves no momentum, nor does a flight that has ended. Catches `isDecelerating` left out.
  func testOnlyAFlightIsCarried() {
    var scroller = Scroller.tall(at: 2000, Scroller.Physics(accumulatesFlicks: true))
    _ = scroller.take(.setContentOffset(.zero, animated: true))
    scroller.advance(by: .milliseconds(100))
    _ = scroller.take(.began)
    // Fast enough to take over the most that there is.
    scroller.handle(.ended(velocity: .vertical(30_000)), at: scroller.now) {
      XCTAssertEqual($0.velocity.dy, -30_000)
    }
  }
}
