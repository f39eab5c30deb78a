@testable import ScrollKinetics

/// Bouncing switched on or off on one axis while content rests, is dragged or flies; the limits do not change.
final class BounceChangesTests: XCTestCase {
  private struct Scene {
    var axis: ScrollAxis
    /// Whether the content is near the upper limit.
    var isUpper: Bool
    /// Whether the axis bounces after the change.
    var bounces: Bool
    /// How far inside the limit the content begins, in points.
    var distance: Double
    /// The velocity towards the limit, in points per second.
    var speed: Double
    var delay: Duration

    /// Content near the limit on the axis, and in the middle on the other.
    var scroller: Scroller {
      var scroller = Scroller.wide()
      scroller.show { $0.setBounces(!bounces, on: axis) }
      let limits = scroller.viewport.limits(on: axis)
      let offset = isUpper ? limits.upperBound - distance : limits.lowerBound + distance
      scroller.show { $0.contentOffset[axis] = offset }
      return scroller
    }
    /// Returns the vector of `length` points towards and past the limit, and of `across` points on the other axis.
    func vector(_ length: Double, across: Double) -> ScrollVector {
      ScrollVector { $0 == axis ? (isUpper ? length : -length) : across }
    }
  }

  private static func scene(_ generator: inout SplitMix64) -> Scene {
    Scene(
      axis: generator.pick(ScrollAxis.allCases), isUpper: generator.happens(onceIn: 2),
      bounces: generator.happens(onceIn: 2), distance: Double(generator.integer(in: 0...300)),
      speed: generator.double(in: 200...4000), delay: .milliseconds(generator.integer(in: 0...400)))
  }

  /// Flights have no memory: from the change on, content moves as if its axis had always bounced, or never.
  /// Catches: `bounces` left out of `changesLimits(on:)`.
  func testAFlightGoesOnAsIfItHadAlwaysBouncedSo() {
    var changes = [false: 0, true: 0]
    forAll("the flight is that of the new viewport", in: Self.scene) { scene in
      let (axis, velocity) = (scene.axis, scene.vector(scene.speed, across: 500))
      var scroller = scene.scroller.flung(velocity.dy, dx: velocity.dx).after(scene.delay)
      guard scroller.phase == .decelerating, scroller.viewport.overscroll == .zero else { return nil }
      let (before, state) = (scroller, scroller.axes[axis].state(at: scroller.now))
      scroller.update { $0.setBounces(scene.bounces, on: axis) }
      let limits = scroller.viewport.limits(on: axis)
      let plan = AxisPlan(
        from: state.position, momentum: state.momentum, limits: limits, bounces: scene.bounces,
        pixelGrid: scroller.viewport.pixelGrid)
      if plan.duration == 0 { return nil }
      changes[scene.bounces]! += 1
      for time in [0.001, 0.01, 0.03, 0.1, 0.3, 1, 3] where time < plan.duration {
        let (later, unchanged) = (scroller.after(.seconds(time)), before.after(.seconds(time)).contentOffset)
        let (shown, expected) = (later.contentOffset, plan.position(at: before.now.seconds(to: later.now)))
        if shown[axis] != expected { return "at \(shown[axis]) after \(time) s, not \(expected)" }
        if shown[axis.cross] != unchanged[axis.cross] { return "the other moves to \(shown[axis.cross])" }
      }
      return scroller.target?[axis] == plan.destination ? nil : "announces \(scroller.target as Any)"
    }
    for (bounces, count) in changes { assertMet(count, moreThan: 60, "\(bounces)") }
  }
}
