@testable import ScrollKinetics

final class MovingAxisFlightTests: XCTestCase {
  /// A released axis is at every instant where its plan is, with the plan's velocity, and rests at its destination in time.
  /// Catches: in `catchUp(to:_:stretching:)`, `time >= plan.duration` made `time > plan.duration`; in `velocity(at:)`,
  /// `fling.exitTime` as 0.
  func testAReleaseFollowsItsPlan() {
    forAll("a release follows its plan", in: { AxisScene(&$0) }) { scene in
      for scene in [scene, scene.mirrored] {
        let metrics = scene.axis.metrics
        let plan = AxisPlan(
          from: scene.axis.offset, momentum: scene.momentum, limits: metrics.limits,
          flight: scene.physics.laws.flight, bounces: metrics.bounces, pixelGrid: metrics.pixelGrid)
        var axis = scene.released
        let rest = axis.instantOfRest(at: .origin, scene.physics)
        let fault = axis.run(scene.delays, scene.physics) { axis, now in
          let state = plan.state(at: ScrollInstant.origin.seconds(to: now))
          if axis.offset != state.position { return "\(axis.offset), not \(state.position)" }
          if axis.velocity(at: now) != state.velocity {
            return "\(axis.velocity(at: now)), not \(state.velocity)"
          }
          return axis.isMoving == (now < rest) ? nil : "\(axis.isMoving ? "moves" : "rests"), until \(rest)"
        }
        if let fault { return fault }
        axis = scene.released
        axis.advance(to: rest)
        if axis.isMoving || axis.offset != plan.destination { return "\(axis) at its end" }
      }
      return nil
    }
  }
}
