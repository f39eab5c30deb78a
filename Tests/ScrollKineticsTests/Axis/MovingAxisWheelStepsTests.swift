@testable import ScrollKinetics

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

  /// A step with a flight extends it, one against it starts at the present offset; one without an animation ends an animation, and
  /// moves a flight by its distance.
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
    assertMet(min(with, against), moreThan: 500)
  }

  /// A step to an end goes there, and changes no bit on its way there.
  /// Catches: in `destination(of:isAnimated:_:)`, `target == destination && !isAtOnce ? .none : .restarts` made `.restarts`.
  func testStepToAnEnd() {
    forAll("to an end", in: { AxisScene(&$0) }) { scene in
      let end = scene.axis.metrics.limits.lowerBound
      var axis = scene.axis
      guard axis.offset != end else { return nil }
      _ = step(&axis, .to(end), .uiKit, scene.physics, at: .origin)
      let before = axis
      _ = step(&axis, .to(end), .uiKit, scene.physics, at: .milliseconds(40))
      if axis != before { return "begins again" }
      return axis.rested(from: .origin, scene.physics).offset == end ? nil : "not at \(end)"
    }
  }

  /// Content autoscrolls with its velocity until the limit and rests there; the same velocity again, as a key that repeats or a
  /// stick that is held sends it, changes no bit.
  /// Catches: in `autoscroll(_:at:)`, the first line left out; in `plan(of:from:at:)`, `limits.upperBound` for both limits, or
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
}
