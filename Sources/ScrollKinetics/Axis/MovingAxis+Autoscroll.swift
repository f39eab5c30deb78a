import ScrollGeometry

// Content that moves with a constant velocity until another is given or a limit is reached.
extension MovingAxis {
  /// Whether the axis is autoscrolled.
  var isAutoscrolled: Bool { autoscroll != nil }

  /// The linear motion of an axis that is autoscrolled; nil for any other axis.
  private var autoscroll: EasedCurve? {
    guard purpose == .autoscroll, case .planned(let plan) = motion, case .eased(let curve) = plan.curve,
      curve.timing == .linear
    else { return nil }
    return curve
  }

  /// Moves the content with `velocity`; returns false, without an effect, where it cannot move.
  mutating func autoscroll(_ velocity: Double, at now: ScrollInstant) -> Bool {
    // A velocity that is repeated changes no bit.
    if let curve = autoscroll, linear(from: curve.start, velocity) == curve { return true }
    // The position of an animation is not rounded to the pixel grid, as it is shown.
    let start = isAnimating ? state(at: now).position : offset
    guard let curve = linear(from: start, velocity) else { return false }
    follow(AxisPlan(curve), for: .autoscroll, since: now)
    return true
  }

  /// Ends an autoscroll. The content coasts with its velocity or, without it, stops on the pixel grid.
  mutating func endAutoscroll(coasts: Bool, _ physics: AxisPhysics, at now: ScrollInstant) {
    let momentum = coasts ? state(at: now).velocity : 0
    if momentum == 0 { offset = metrics.rounded(offset) }
    comeBack(momentum: momentum, physics, at: now)
  }

  /// Plans a new autoscroll from `state`, after a change of the limits.
  mutating func adaptAutoscroll(from state: AxisState, _ physics: AxisPhysics, at now: ScrollInstant) {
    if let curve = linear(from: state.position, state.velocity) {
      follow(AxisPlan(curve), for: .autoscroll, since: now)
    } else {
      comeBack(momentum: 0, physics, at: now)
    }
  }

  /// Returns the motion from `offset` with `velocity` to a limit, but not longer than an hour; nil where the content
  /// does not move, as at or past the limit in that direction.
  private func linear(from offset: Double, _ velocity: Double) -> EasedCurve? {
    let limits = metrics.limits
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    guard velocity != 0, velocity > 0 ? limit > offset : limit < offset else { return nil }
    let time = ((limit - offset).saturated / velocity).magnitude.saturated
    let end =
      time < Law.longestMotion
      ? limit : (offset + (velocity * Law.longestMotion).saturated).clamped(to: limits)
    guard end != offset else { return nil }
    return EasedCurve(from: offset, to: end, duration: time, timing: .linear)
  }

  /// Decelerates with `momentum`, by the snap rule or freely.
  mutating func comeBack(momentum: Double, _ physics: AxisPhysics, at now: ScrollInstant) {
    let plan = returning(momentum: momentum, physics)
    if case .fling = plan?.curve {
      fly(plan, momentum: momentum, rate: physics.rate, ticks: physics.ticks, since: now, at: now)
    } else {
      follow(plan, for: .deceleration, since: now)
    }
  }
}
