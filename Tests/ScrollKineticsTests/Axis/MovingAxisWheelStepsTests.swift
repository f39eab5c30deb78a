@testable import ScrollKinetics

/// An axis that a wheel, a key or a program's velocity moves.
final class MovingAxisWheelStepsTests: XCTestCase {
  /// Moves `axis` by a step as a scroller does.
  private func step(
    _ axis: inout MovingAxis, _ step: MovingAxis.Step, _ animation: ScrollAnimation?, _ physics: AxisPhysics,
    at now: ScrollInstant
  ) -> MovingAxis.StepEffect {
    let (target, effect) = axis.destination(of: step, isAnimated: animation != nil, physics)
    let metrics = axis.metrics
    switch effect {
    case .none: break
    case .extends: axis.extend(to: target, animation, physics, at: now)
    case .restarts:
      guard let animation else {
        axis.jump(to: target)
        break
      }
      axis.animate(for: .animation, at: now) {
        animation.plan(from: $0, to: target, restDistance: metrics.restDistance, staying: metrics.limits)
      }
    }
    return effect
  }

  private struct Steps: CustomStringConvertible {
    var scene: AxisScene
    var deltas: [Double]
    var animation: ScrollAnimation?

    init(_ generator: inout SplitMix64) {
      scene = AxisScene(&generator)
      scene.axis.offset = generator.double(in: scene.axis.metrics.limits)
      let sign = generator.pick([1.0, -1])
      deltas = (0..<generator.integer(in: 1...6)).map { _ in sign * generator.double(in: 5...200) }
      animation = generator.pick([
        nil, .wheel, .uiKit, .spring(ScrollSpring(dampingRatio: 0.5, response: 0.4)),
      ])
    }

    var mirrored: Steps {
      var steps = self
      (steps.scene, steps.deltas) = (scene.mirrored, deltas.map(\.mirrored))
      return steps
    }

    var description: String { "\(scene)\n\(deltas) along \(animation as Any)" }
  }

  /// Steps in one direction move the target as one step of their sum, and never past a limit; each keeps offset and velocity of the
  /// animation before.
  ///
  /// Catches: in `destination(of:isAnimated:_:)`, `offset` for `ahead ?? offset`; `ahead <= free` left out of
  /// `plan(from:to:restDistance:staying:)`; in `extend`, `.rest(at: state.position)`.
  func testStepsAddUp() {
    forAll("steps add up", in: { Steps(&$0) }) { steps in
      for steps in [steps, steps.mirrored] {
        var (axis, sum, now) = (steps.scene.axis, 0.0, ScrollInstant.origin)
        let (start, limits, physics) = (axis.offset, axis.metrics.limits, steps.scene.physics)
        for delta in steps.deltas {
          sum += delta
          now = now.advanced(by: .milliseconds(20))
          axis.advance(to: now)
          let before = axis.state(at: now)
          let effect = step(&axis, .by(delta), steps.animation, physics, at: now)
          let after = axis.state(at: now)
          let goal = min(max(start + sum, limits.lowerBound), limits.upperBound)
          if abs((axis.destination ?? axis.offset) - goal) > 1e-9 * max(1, abs(goal)) {
            return "to \(axis.destination ?? axis.offset), not \(goal)"
          }
          if effect == .extends {
            if abs(after.position - before.position) > 1e-9 * max(1, abs(before.position)) {
              return "jumps to \(after.position)"
            }
            if abs(after.velocity - before.velocity) > 1e-6 * max(1, abs(before.velocity)) {
              return "has \(after.velocity), not \(before.velocity)"
            }
          }
          let range = axis.offsets(until: axis.instantOfRest(at: now, physics), from: now, physics)
          if range.lowerBound < limits.lowerBound - 1e-9 || range.upperBound > limits.upperBound + 1e-9 {
            return "\(range) is past \(limits)"
          }
        }
      }
      return nil
    }
  }

  /// A step with a flight extends it, one against it starts at the present offset; one without an animation ends an animation, and
  /// moves a flight by its distance.
  ///
  /// Catches: in `destination(of:isAnimated:_:)`, `.restarts` for `.extends`, or every heading as `ahead`; in `offsetAtOnce`, the
  /// offset for the moved one; in `continueDeceleration`, the free flight left out.
  func testStepsInAFlight() {
    var (with, against) = (0, 0)
    forAll("steps in a flight", in: { (AxisScene(&$0), $0.double(in: 5...100), $0.happens(onceIn: 2)) }) {
      scene, distance, isAnimated in
      for var scene in [scene, scene.mirrored] {
        scene.axis.metrics.limits = -20_000...20_000
        var flying = scene.released
        _ = flying.run([.milliseconds(50)], scene.physics) { _, _ in nil }
        guard flying.isMoving, let destination = flying.destination, destination != flying.offset else {
          continue
        }
        let now = ScrollInstant(milliseconds: 50)
        let sign: Double = destination > flying.offset ? 1 : -1
        let (animation, before) = (isAnimated ? ScrollAnimation.wheel : nil, flying.state(at: now))
        var onward = flying
        with += 1
        if step(&onward, .by(sign * distance), animation, scene.physics, at: now) != .extends {
          return "does not extend"
        }
        let shift = isAnimated ? 0 : sign * distance
        if abs(onward.offset - flying.offset - shift) > 1e-9 {
          return "\(flying.offset) becomes \(onward.offset)"
        }
        if abs((onward.destination ?? .nan) - destination - sign * distance) > 2 * scene.halfPixel {
          return "to \(onward.destination as Any), not \(destination + sign * distance)"
        }
        if abs(onward.state(at: now).velocity - before.velocity) > 1e-6 * max(1, abs(before.velocity)) {
          return "has \(onward.state(at: now).velocity), not \(before.velocity)"
        }
        if !isAnimated, onward.isChosen { return "no longer flies freely" }
        var back = flying
        against += 1
        if step(&back, .by(-sign * distance), animation, scene.physics, at: now) != .restarts {
          return "extends"
        }
        let place = flying.offset - sign * distance
        if abs((back.destination ?? back.offset) - place) > 1e-9 {
          return "back to \(back.destination ?? back.offset), not \(place)"
        }
        if isAnimated ? back.purpose != .animation : back.isMoving { return "is \(back.purpose as Any)" }
      }
      return nil
    }
    XCTAssertGreaterThan(min(with, against), 500 / debugShare)
  }

  /// A step to an end goes there, and changes no bit on its way there.
  ///
  /// Catches: in `destination(of:isAnimated:_:)`, `target == heading && !isAtOnce` left out.
  func testStepToAnEnd() {
    forAll("to an end", in: { AxisScene(&$0) }) { scene in
      let end = scene.axis.metrics.limits.lowerBound
      var axis = scene.axis
      guard axis.offset != end else { return nil }
      _ = step(&axis, .to(end), .uiKit, scene.physics, at: .origin)
      let before = axis
      _ = step(&axis, .to(end), .uiKit, scene.physics, at: ScrollInstant(milliseconds: 40))
      if axis != before { return "begins again" }
      return axis.rested(from: .origin, scene.physics).offset == end ? nil : "not at \(end)"
    }
  }

  // MARK: - Autoscroll

  /// Content autoscrolls with its velocity until the limit and rests there; the same velocity again, as a key that repeats or a
  /// stick that is held sends it, changes no bit.
  ///
  /// Catches: in `autoscroll(_:at:)`, the first line left out; in `linear(from:_:)`, `limits.upperBound` for both limits, or
  /// `limit > offset` left out.
  func testAutoscroll() {
    forAll("autoscroll", in: { (AxisScene(&$0), $0.double(in: 5...900) * $0.pick([1, -1])) }) {
      scene, velocity in
      for (scene, velocity) in [(scene, velocity), (scene.mirrored, velocity.mirrored)] {
        var axis = scene.axis
        let (start, limits) = (axis.offset, axis.metrics.limits)
        let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
        let moves = velocity > 0 ? start < limit : start > limit
        if !axis.autoscroll(velocity, at: .origin) { return "has no effect" }
        if axis.isMoving != moves { return moves ? "does not move" : "moves" }
        if axis.isBlocked == moves { return moves ? "waits" : "does not wait" }
        guard moves else { continue }
        var repeated = axis
        let fault = axis.run(scene.delays, scene.physics) { axis, now in
          repeated.advance(to: now)
          _ = repeated.isMoving && repeated.autoscroll(velocity, at: now)
          if repeated != axis { return "repeated, at \(repeated.offset), not \(axis.offset)" }
          let way = start + velocity * ScrollInstant.origin.seconds(to: now)
          let place = velocity > 0 ? min(way, limit) : max(way, limit)
          return abs(axis.offset - place) <= 1e-6 ? nil : "\(axis.offset), not \(place)"
        }
        if let fault { return fault }
        if axis.rested(from: .origin, scene.physics).offset != limit { return "not at \(limit)" }
      }
      return nil
    }
  }

  /// An autoscroll that ends stops on the pixel grid, or coasts with its velocity.
  ///
  /// Catches: in `endAutoscroll(coasts:_:at:)`, the rounding left out, or 0 for the velocity.
  func testTheEndOfAnAutoscroll() {
    forAll("the end of an autoscroll", in: { (AxisScene(&$0), $0.double(in: 50...900)) }) { scene, velocity in
      for (var scene, velocity) in [(scene, velocity), (scene.mirrored, velocity.mirrored)] {
        scene.axis.metrics.limits = -20_000...20_000
        scene.axis.metrics.bounces = true
        let now = ScrollInstant(milliseconds: 105)
        _ = scene.axis.autoscroll(velocity, at: .origin)
        scene.axis.advance(to: now)
        var (stopped, coasting) = (scene.axis, scene.axis)
        stopped.endAutoscroll(coasts: false, scene.physics, at: now)
        if stopped.isMoving || stopped.offset != stopped.metrics.rounded(scene.axis.offset) {
          return "\(stopped)"
        }
        coasting.endAutoscroll(coasts: true, scene.physics, at: now)
        guard coasting.offset == scene.axis.offset, coasting.purpose == .deceleration else {
          return "\(coasting)"
        }
        let lasting = coasting.state(at: now).velocity / velocity
        if abs(lasting - 1) > 0.01 { return "coasts with \(lasting) of its velocity" }
      }
      return nil
    }
  }
}
