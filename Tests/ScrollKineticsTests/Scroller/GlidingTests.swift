import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// The fast paths of a step against the law that they must equal.
final class GlidingTests: XCTestCase {
  /// A step on the fast path leaves the scroller in the same state as the general path, bit for bit, and with the same
  /// events.
  ///
  /// Catches: `contentOffset[axis]` or `offset` for `shown(…)` in `glide`, or `time <= plan.duration` there; `<=` for
  /// the `<` of a duration in `Deceleration`, `Bounce` or `Arrival`; in the first two, an exponential that is not
  /// computed anew for another time or another rate; `.horizontal` for the axis of the second `shown` of an oscillation.
  func testAGlideIsTheLaw() {
    var (glides, decelerations, bounces, arrivals) = (0, 0, 0, 0)
    forAll("a step that glides follows the law", count: 300, in: { ScrollerScript(&$0) }) { script in
      var fault: String?
      script.run { moment in
        guard fault == nil, moment.after.isMoving else { return }
        let rest = moment.after.now.duration(to: moment.after.instantOfRest)
        // Also when each axis arrives: the other can still be moving.
        let ends = ScrollAxis.allCases.compactMap { axis -> Duration? in
          guard case .moving(let flight) = moment.after.activity,
            let (plan, start) = moment.after.plan(of: flight, on: axis)
          else { return nil }
          return max(.zero, moment.after.now.duration(to: start.following(plan.duration)))
        }
        let delays: [Duration] = [
          .zero, .nanoseconds(1), .milliseconds(4), .milliseconds(70), rest / 3, rest,
        ]
        for delay in delays + ends {
          var (fast, lawful) = (moment.after, moment.after)
          lawful.now = lawful.now.advanced(by: delay)
          var (gliding, events) = (lawful, Scroller.Events())
          if gliding.glidingOffset() != nil { glides += 1 }
          if gliding.deceleratedOffset() != nil { decelerations += 1 }
          if gliding.bouncedOffset() != nil { bounces += 1 }
          if gliding.arrivingOffset() != nil { arrivals += 1 }
          lawful.carryOn(.everything, &events)
          if fast.advance(by: delay) != events { fault = "other events after \(delay)" }
          if fast != lawful {
            fault = "at \(fast.viewport.contentOffset), not \(lawful.viewport.contentOffset), after \(delay)"
          }
        }
      }
      return fault
    }
    XCTAssertGreaterThan(glides, 500)
    XCTAssertGreaterThan(decelerations, 200 / debugShare)
    XCTAssertGreaterThan(bounces, 100)
    XCTAssertGreaterThan(arrivals, 100)
  }
}
