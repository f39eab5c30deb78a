@testable import ScrollKinetics

/// What hosts ask in every frame is read in place, by paths of its own; the definitions stand here.
final class ReadsTests: XCTestCase {
  /// After every call of a random script, and some time later, phase, velocity and target follow from the whole state.
  /// Catches: `phase = .dragging` left out of `beginDrag(_:)`; `entryTime == 0` left out of `velocityOfThrow`;
  /// `coasting > 0` as `coasting > 1` in `target`; `coasting & 2` as `coasting & 1` in `target(ofCoasting:)`.
  func testPhaseVelocityAndTargetFollowFromTheState() {
    var kinds = Set<String>()
    forAll("reads", count: 400, in: { ScrollerScript(&$0) }) { script in
      let delays: [Duration] = [.zero, .milliseconds(7), .milliseconds(130)]
      for (moment, delay) in product(script.moments(), delays) {
        if let fault = Self.fault(of: moment.after.after(delay), &kinds) { return fault }
      }
      return nil
    }
    XCTAssertEqual(
      kinds,
      [
        "idle", "tracking", "dragging", "decelerating", "animating", "resting", "planned", "coasting",
        "ticking", "thrown",
      ])
  }

  /// The velocity of a flight that begins inside its limits is its state's velocity, also where it meets a limit and where
  /// it rests; inside the limits it is that of an axis that follows it.
  /// Catches: in `FlingCurve.velocity`, `guard time >= exitTime` made `guard time > exitTime`, or `guard time < duration` left
  /// out; in `MovingAxis.velocityInside`, either comparison with `time` left out.
  func testTheVelocityOfAFlingIsThatOfItsState() {
    forAll("the velocity at an instant is that of the state") { generator in
      let start = generator.double(in: 0...1000)
      let fling = FlingCurve(from: start, momentum: generator.double(in: -5000...5000), limits: 0...1000)
      let time = generator.double(in: 0...fling.duration)
      return (
        fling,
        generator.pick([time, fling.exitTime, fling.exitTime.nextDown, fling.duration, 2 * fling.duration])
      )
    } check: { fling, time in
      guard fling.entryTime == 0, time.isFinite, time > 0 else { return nil }
      let instant = ScrollInstant.origin.following(time)
      let exact = ScrollInstant.origin.seconds(to: instant)
      let velocity = FlingCurve.velocity(
        since: .origin, at: instant, fling.laws, duration: fling.duration, momentum: fling.entryMomentum,
        exitTime: fling.exitTime, from: fling.start, to: fling.destination)
      let expected = fling.state(at: exact).velocity
      if velocity != expected { return "\(velocity), not \(expected)" }
      var axis = MovingAxis(
        AxisMetrics(
          limits: fling.limits, length: 500, pixelGrid: PixelGrid(scale: 1), bounces: true, isScrollable: true
        ),
        at: fling.start)
      axis.follow(
        AxisPlan(from: fling.start, momentum: fling.startMomentum, limits: fling.limits), for: .deceleration,
        since: .origin)
      let inside = axis.velocityInside(at: instant)
      let isInside = exact < fling.exitTime && exact < fling.duration
      return inside == (isInside ? expected : nil) ? nil : "\(inside as Any) of the axis, not \(expected)"
    }
  }

  private static func fault(of scroller: Scroller, _ kinds: inout Set<String>) -> String? {
    var phase = Scroller.Phase.idle
    var (velocity, target) = (ScrollVector.zero, ScrollPoint?.none)
    // A finger that rests on the content at the first instant leaves no trace in the touch.
    if scroller.touch != .none || scroller.phase == .tracking {
      phase = scroller.touch.pan.hasBegun ? .dragging : .tracking
      velocity = ScrollVector { scroller.follows(on: $0) ? 0 - scroller.touch.pan.velocity[$0] : 0 }
    } else if scroller.axes.horizontal.isMoving || scroller.axes.vertical.isMoving {
      let decelerates = ScrollAxis.allCases.allSatisfy {
        [nil, .deceleration].contains(scroller.axes[$0].purpose)
      }
      phase = decelerates ? .decelerating : .animating
      velocity = ScrollVector { scroller.axes[$0].state(at: scroller.now).velocity }
      target = ScrollPoint { axis in
        let moving = scroller.axes[axis]
        switch moving.motion {
        case .resting, .dragged, .pinched, .blocked, .relaxing:
          kinds.insert("resting")
          return moving.offset
        case .planned(let plan):
          kinds.insert("planned")
          if case .fling(let fling) = plan.curve, fling.entryTime == 0 { kinds.insert("thrown") }
          return plan.destination
        case .ticking(let target, _, _):
          kinds.insert("ticking")
          return target
        case .coasting:
          kinds.insert("coasting")
          return moving.returning(scroller.physics.along(axis))?.destination ?? moving.offset
        }
      }
    }
    kinds.insert("\(phase)")
    if scroller.phase != phase { return "\(scroller.phase), not \(phase)" }
    if scroller.velocity != velocity { return "\(scroller.velocity), not \(velocity), \(phase)" }
    if scroller.target != target { return "to \(scroller.target as Any), not \(target as Any)" }
    return nil
  }
}
