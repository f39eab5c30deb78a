@testable import ScrollKinetics

/// An axis in free flight: its plan, its ticks, and what ends it.
final class MovingAxisFlightTests: XCTestCase {
  /// A released axis is at every instant where its plan is, with the plan's velocity, and rests at its destination in time.
  ///
  /// Catches: in `catchUp(to:_:)`, `time > plan.duration`; in `velocity(at:)`, `fling.exitTime` as 0.
  func testAReleaseFollowsItsPlan() {
    forAll("a release follows its plan", in: { AxisScene(&$0) }) { scene in
      for scene in [scene, scene.mirrored] {
        let metrics = scene.axis.metrics
        let plan = AxisPlan(
          from: scene.axis.offset, momentum: scene.momentum, limits: metrics.limits,
          flight: scene.physics.laws.flight,
          bounces: metrics.bounces, pixelGrid: metrics.pixelGrid)
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

  /// The frames before an instant change no bit, nor does the mirror but for the sign.
  ///
  /// Catches: `follow(plan, for: purpose, since: now)` in `catchUp(to:_:)`; `limits.upperBound` for the limit of `step(to:)`.
  func testFramesAndMirrorChangeNoBit() {
    forAll("frames change no bit", in: { AxisScene(&$0) }) { scene in
      var (once, many, mirrored) = (scene.released, scene.released, scene.mirrored.released)
      let end = scene.delays.reduce(ScrollInstant.origin) { $0.advanced(by: $1) }
      once.advance(to: end)
      _ = many.run(scene.delays, scene.physics) { _, _ in nil }
      mirrored.advance(to: end)
      if once != many { return "\(once.offset) at once, \(many.offset) by frames" }
      return once.offset.mirrored == mirrored.offset ? nil : "\(once.offset), mirrored \(mirrored.offset)"
    }
  }

  /// A motion by ticks is a stepper with the frames as its ticks, which rests on the pixel grid or at a limit.
  ///
  /// Catches: in `catchUp(to:_:)`, `rest` for `metrics.roundedUnlessLimit(rest)`, or a tick that leaves `since` as it was; `.none` that ticks.
  func testTicksAreThoseOfAStepper() {
    var rests = 0
    forAll("ticks are a stepper's", in: { AxisScene(&$0, .displayLink) }) { scene in
      for scene in [scene, scene.mirrored] {
        let (metrics, rate) = (scene.axis.metrics, scene.physics.laws.rate!)
        var axis = scene.released
        guard axis.latestTick != nil else { continue }
        var (stepper, latest) = (FlingStepper(from: scene.axis.offset, momentum: scene.momentum), 0.0)
        var end: Double?
        let fault = axis.run(scene.delays + Array(repeating: .milliseconds(16), count: 150), scene.physics) {
          axis, now in
          let time = ScrollInstant.origin.seconds(to: now)
          if end == nil {
            stepper.advance(by: time - latest, limits: metrics.limits, rate: rate, bounces: metrics.bounces)
            end = stepper.restingPlace(limits: metrics.limits).map {
              metrics.limits.lowerBound < $0 && $0 < metrics.limits.upperBound
                ? metrics.pixelGrid.rounded($0, within: metrics.limits) : $0
            }
          }
          latest = time
          if axis.isMoving != (end == nil) { return "\(axis.isMoving ? "moves on" : "rests too early")" }
          let place = end ?? stepper.position
          return abs(axis.offset - place) <= 1e-6 ? nil : "\(axis.offset), not \(place)"
        }
        if let fault { return fault }
        if end != nil { rests += 1 }
        var untouched = scene.released
        untouched.catchUp(to: ScrollInstant(milliseconds: 50), .none)
        if untouched != scene.released { return "moves without a tick" }
      }
      return nil
    }
    XCTAssertGreaterThan(rests, 100 / debugShare)
  }

  /// A touch stops content on the pixel grid, and moves no content at rest.
  ///
  /// Catches: in `catchContent()`, the rounding left out, or `guard isMoving`.
  func testContentThatIsCaughtRestsOnThePixelGrid() {
    forAll("caught content rests on the grid", in: { AxisScene(&$0) }) { scene in
      var axis = scene.released
      _ = axis.run(scene.delays, scene.physics) { _, _ in nil }
      let before = axis
      axis.catchContent()
      if axis.isMoving || abs(axis.offset - before.offset) > scene.halfPixel { return "\(axis)" }
      if before.isMoving && axis.offset != axis.metrics.rounded(axis.offset) { return "off the grid" }
      var resting = scene.axis
      resting.offset += 0.123
      let place = resting.offset
      resting.catchContent()
      return resting.offset == place ? nil : "\(place) at rest moves to \(resting.offset)"
    }
  }

  /// Content stops where it is; past a limit at the limit, with a mandatory rule at the nearest place.
  ///
  /// Catches: in `stoppingPlace(_:)`, `offset.clamped(to: metrics.limits)` left out, or the rule.
  func testStoppingPlace() {
    forAll("stopping place", in: { AxisScene(&$0) }) { scene in
      for axis in [scene.axis, scene.mirrored.axis] {
        let limits = axis.metrics.limits
        let inside = min(max(axis.offset, limits.lowerBound), limits.upperBound)
        if axis.stoppingPlace(nil) != inside { return "\(axis.stoppingPlace(nil)), not \(inside)" }
        let place = axis.stoppingPlace(SnapRule(.every(90)))
        let places = [limits.lowerBound, limits.upperBound] + (-80...80).map { 90 * Double($0) }
        let legal = places.filter(limits.contains)
        let nearest = legal.map { abs($0 - inside) }.min()!
        if !legal.contains(place) || abs(place - inside) > nearest + 45 { return "\(place) for \(inside)" }
      }
      return nil
    }
  }
}
