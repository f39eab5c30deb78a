@testable import ScrollKinetics

final class MovingAxisTargetsTests: XCTestCase {
  /// A release to a chosen target begins with the release's offset and velocity, and rests on the target exactly, within
  /// min(max(F, 0.6 s), 0.6 s·max(1, d/L)); to the target of a rule that follows the momentum within max(F, 0.6 s) or, if it is
  /// nearer than the free flight's, never faster than it was thrown.
  /// Catches: in `arrival(from:at:_:freeFlight:freeDistance:reducesMotion:)`,
  /// `velocity: state.velocity, to: target, within: time` made `velocity: state.momentum, …`, or
  /// `maySpeedUp = distance >= freeDistance` made `maySpeedUp = true`.
  func testArrivesInTime() {
    var arrivals = 0
    forAll("arrives in time", count: 1500, in: { (AxisScene(&$0), $0.happens(onceIn: 2)) }) {
      scene, follows in
      var scene = scene
      if follows, abs(scene.momentum) > 3000 {
        // So slow that the free flight takes long for the distance that is left.
        scene.momentum /= 40
        scene.target = (scene.axis.offset + scene.momentum / 4).clamped(to: scene.axis.metrics.limits)
      }
      for scene in [scene, scene.mirrored] {
        let (axis, metrics) = (scene.axis, scene.axis.metrics)
        let free = axis.freeFlight(momentum: scene.momentum, scene.physics.laws)
        let state = free?.state(at: 0) ?? .rest(at: axis.offset)
        let kind: MovingAxis.TargetKind = follows ? .following(nil) : .chosen(nil)
        guard let plan = axis.plan(from: state, to: scene.target, kind, free: free, reducesMotion: false)
        else { continue }
        arrivals += 1
        if plan.destination != scene.target { return "rests at \(plan.destination)" }
        if plan.duration == 0 { continue }
        if abs(plan.state(at: 0).position - state.position) > 1e-9 { return "begins at \(plan.state(at: 0))" }
        if abs(plan.state(at: 0).velocity - state.velocity) > 1e-6 * max(1, abs(state.velocity)),
          state.velocity * (scene.target - state.position) > 0
        {
          return "begins with \(plan.state(at: 0).velocity), not \(state.velocity)"
        }
        let (flight, distance) = (free?.duration ?? 0, abs(scene.target - state.position))
        let unhurried = max(flight, 0.6)
        let limit = follows ? unhurried : min(unhurried, 0.6 * max(1, distance / metrics.length))
        if follows, distance < abs((free?.destination ?? state.position) - state.position) {
          guard state.velocity * (scene.target - state.position) > 0 else { continue }
          for moment in 1...20 {
            let speed = abs(plan.state(at: plan.duration * Double(moment) / 20).velocity)
            if speed > abs(state.velocity) * (1 + 1e-9) {
              return "thrown with \(state.velocity), moves with \(speed)"
            }
          }
        } else if plan.duration > limit + 1e-9 {
          return "takes \(plan.duration) s, not \(limit)"
        }
      }
      return nil
    }
    assertMet(arrivals, moreThan: 1000)
  }

  /// Up to the viewport's length it takes 0.6 s; farther it may take as long as the free flight, within the bound.
  /// Catches: in `arrival(from:at:_:freeFlight:freeDistance:reducesMotion:)`, `Swift.max(freeFlight, Self.patience)` as
  /// `Self.patience`; in `patience(for:)`, the viewport's length left out; 0.6 or the quarter of a pixel changed by a millionth.
  func testFigures() {
    let metrics = AxisMetrics(
      limits: 0...9000, length: 500, pixelGrid: PixelGrid(scale: 2), bounces: true, isScrollable: true)
    let axis = MovingAxis(metrics, at: 1000)
    for (target, flight, time) in [
      (1400.0, 0.0, 0.6), (1400, 2, 0.6), (2000, 2, 1.2), (2000, 0.9, 0.9), (2000, 0, 0.6), (5000, 2, 2),
    ] {
      let plan = axis.arrival(
        from: .rest(at: 1000), at: target, .chosen(nil), freeFlight: flight, freeDistance: 0,
        reducesMotion: false)
      XCTAssertEqual(plan, AxisPlan(from: 1000, velocity: 0, to: target, within: time, restDistance: 0.125))
    }
  }

  /// A new target keeps offset, velocity and purpose, and is where the axis rests; the present target changes no bit, unless
  /// the flight would pass a limit on its way to it. An axis at rest stays.
  /// Catches: in `retarget(_:_:at:)`, `.rest(at: offset)` for the state, `target != destination(physics)` left out, or
  /// `overshoots(at:_:)`; in `redirect`, `.deceleration` for the present purpose.
  func testRetarget() {
    var bends = 0
    forAll("a new target keeps offset and velocity") {
      (AxisScene(&$0, $0.pick([.exact, .displayLink])), $0.happens(onceIn: 3))
    } check: { scene, animates in
      for scene in [scene, scene.mirrored] {
        var axis = scene.released
        if animates {
          axis = scene.axis
          axis.animate(for: .animation, at: .origin) {
            ScrollAnimation.uiKit.plan(from: $0, to: scene.target + 70, restDistance: 0.25)
          }
        }
        let (rested, physics) = (scene.axis, scene.physics)
        var (now, before) = (ScrollInstant.origin, axis)
        _ = axis.run(scene.delays, physics) {
          (before, now) = ($0, $1)
          return $0.isMoving ? nil : "rests"
        }
        axis = before
        guard axis.isMoving else { continue }
        let same = changed(axis) { $0.retarget(axis.destination(physics), physics, at: now) }
        if case .planned(let plan) = axis.motion, case .fling(let fling) = plan.curve,
          plan.flight?.crosses == true, ScrollInstant.origin.seconds(to: now) < fling.exitTime
        {
          let (low, high) = (axis.metrics.limits.lowerBound, axis.metrics.limits.upperBound)
          let range = same.offsets(until: same.instantOfRest(at: now, physics), from: now, physics)
          if range.lowerBound < min(low, axis.offset) || range.upperBound > max(high, axis.offset) {
            return "passes a limit: \(range)"
          }
        } else if same.motion != axis.motion || same.since != axis.since, axis.latestTick == nil {
          return "the same target changes the motion"
        }
        let (state, purpose) = (axis.state(at: now), axis.purpose)
        axis.retarget(scene.target, physics, at: now)
        guard axis.isMoving else { return "rests" }
        bends += 1
        let after = axis.state(at: now)
        if axis.purpose != purpose { return "is \(axis.purpose as Any), not \(purpose as Any)" }
        if abs(after.position - state.position) > 1e-9 * max(1, abs(state.position)) {
          return "jumps from \(state.position) to \(after.position)"
        }
        if abs(after.velocity - state.velocity) > 1e-6 * max(1, abs(state.velocity)),
          state.velocity * (scene.target - state.position) > 0
        {
          return "has \(after.velocity), not \(state.velocity)"
        }
        let end = axis.rested(from: now, physics)
        if axis.latestTick == nil, end.offset != scene.target { return "rests at \(end.offset)" }
        let resting = changed(rested) { $0.retarget(scene.target, physics, at: now) }
        if resting != rested { return "an axis at rest moves" }
      }
      return nil
    }
    assertMet(bends, moreThan: 200)
  }

  /// An animation in place of another one keeps offset and velocity; the offset is shown on the pixel grid, and is not the one
  /// from which the next animation begins.
  /// Catches: in `animate(for:at:_:)`, `!isAnimating` left out; `shown(_:onPixelGrid:)` without the grid.
  func testAnimationAfterAnimation() {
    forAll("animations join", in: { AxisScene(&$0) }) { scene in
      for scene in [scene, scene.mirrored] {
        var axis = scene.axis
        for (frame, target) in [scene.target + 300, scene.target - 200, scene.target].enumerated() {
          let now = ScrollInstant(milliseconds: 100 * frame)
          axis.advance(to: now)
          let (before, moved) = (axis.state(at: now), axis.isMoving)
          if moved && axis.offset != axis.metrics.rounded(before.position) {
            return "\(axis.offset) off the grid"
          }
          axis.animate(for: .animation, at: now) {
            .init(from: $0.position, velocity: $0.velocity, to: target, spring: .scrollToTop)
          }
          let after = axis.state(at: now)
          if moved, abs(after.position - before.position) > 1e-9 * max(1, abs(before.position)) {
            return "from \(before.position) to \(after.position)"
          }
        }
      }
      return nil
    }
  }
}
