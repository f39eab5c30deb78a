@testable import ScrollKinetics

final class MovingAxisStepTests: XCTestCase {
  /// A step leaves the axis in the same state as the general way, bit for bit.
  /// Catches: in `step(to:)`, `metrics.bounces` or `now.isLast` left out, `<=` for the `<` of the duration, `limits.lowerBound`
  /// for the limit of the bounce.
  func testAStepIsTheGeneralWay() {
    var (inside, outside) = (0, 0)
    forAll("a step is the general way", count: 300, in: { ScrollerScript(&$0) }) { script in
      for scroller in script.moments().map(\.after) where scroller.isMoving {
        let rest = scroller.now.duration(to: scroller.instantOfRest)
        // Also when each axis arrives: the other can still be moving.
        let ends = ScrollAxis.allCases.map { axis -> Duration in
          let end = scroller.axes[axis].instantOfRest(at: scroller.now, scroller.physics.along(axis))
          return scroller.now.duration(to: end)
        }
        let delays: [Duration] = [
          .zero, .nanoseconds(1), .milliseconds(4), .milliseconds(70), rest / 3, rest, .seconds(1 << 61),
        ]
        for (delay, axis) in product(delays + ends, ScrollAxis.allCases) {
          var (fast, lawful) = (scroller.axes[axis], scroller.axes[axis])
          let now = scroller.now.advanced(by: delay)
          lawful.catchUp(to: now, .sinceLatest)
          if !fast.step(to: now) {
            if fast != scroller.axes[axis] { return "a step that is refused moves \(axis)" }
            continue
          }
          if fast != lawful { return "\(axis) at \(fast.offset), not \(lawful.offset), after \(delay)" }
          guard case .planned(let plan) = lawful.motion, case .fling = plan.curve else { continue }
          if lawful.metrics.limits.contains(lawful.offset) { inside += 1 } else { outside += 1 }
        }
      }
      return nil
    }
    assertMet(inside, moreThan: 200)
    assertMet(outside, moreThan: 100)
  }
}
