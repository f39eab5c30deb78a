import ScrollGeometry

// Motions that a program asks for.
extension MovingAxis {
  /// Begins the motion that `plan` gives for the present state; a motion that animates already keeps its velocity and its
  /// position, which is not rounded to the pixel grid as it is shown.
  mutating func animate(for purpose: Purpose, at now: ScrollInstant, _ plan: (AxisState) -> AxisPlan) {
    var state = state(at: now)
    // A plan from the rounded offset, made in every frame, would never leave that pixel at a low speed.
    if !isAnimating { state.position = offset }
    follow(plan(state), for: purpose, since: now)
  }

  /// Ends any motion where a fling with `momentum` begins: at the unrounded position, without momentum on the pixel grid.
  mutating func endForFling(momentum: Double, at now: ScrollInstant) {
    guard momentum != 0 else { return catchContent() }
    offset = isAnimating ? state(at: now).position : unroundedOffset
    rest()
  }

  /// Ends any motion at `offset`.
  mutating func jump(to offset: Double) {
    self.offset = offset.flushed
    rest()
  }

  /// Returns where content stops at once: past a limit at the limit, with a snap rule at the nearest place.
  func stoppingPlace(_ rule: SnapRule?) -> Double {
    var axis = self
    axis.offset = offset.clamped(to: metrics.limits)
    // A place can be subnormal.
    return axis.target(of: rule, for: axis.offset)?.flushed ?? axis.offset
  }
}

extension AxisPlan {
  /// Returns the plan to the top: a spring of 1.6 s. Content that already moves up keeps its velocity, and arrives in
  /// the same time ([O]).
  static func toTop(from state: AxisState, _ top: Double, restDistance: Double) -> AxisPlan {
    guard state.approaches(top) else {
      return AxisPlan(
        .spring(SpringCurve(from: state.position, to: top, spring: .scrollToTop, duration: 1.6)))
    }
    return AxisPlan(
      from: state.position, velocity: state.velocity, to: top, within: 1.6, restDistance: restDistance)
  }
}

extension ScrollAnimation {
  /// Returns the plan of one axis to a target within `limits` that does not overshoot a limit: an ``ArrivalCurve`` in place
  /// of a motion that could.
  func plan(
    from state: AxisState, to target: Double, restDistance: Double, staying limits: ClosedRange<Double>
  ) -> AxisPlan {
    let (ahead, behind, time) = excursion(from: state, to: target)
    let isUpward = target > state.position
    let free = (isUpward ? limits.upperBound - target : target - limits.lowerBound).saturated
    let freeBehind =
      (isUpward ? state.position - limits.lowerBound : limits.upperBound - state.position).saturated
    let staysInside = ahead <= free && (behind == 0 || behind <= freeBehind)
    guard !staysInside, time > 0 else { return plan(from: state, to: target, restDistance: restDistance) }
    return AxisPlan(
      from: state.position, velocity: state.approaches(target) ? state.velocity : 0, to: target,
      within: time, restDistance: restDistance)
  }

  /// Returns upper bounds of the distances that the motion covers beyond its target and behind its start, in points, and
  /// its duration or response in seconds.
  private func excursion(
    from state: AxisState, to target: Double
  ) -> (ahead: Double, behind: Double, time: Double) {
    let distance = (target - state.position).saturated.magnitude
    let approaches = state.approaches(target)
    switch self {
    case .eased(let duration, let timing):
      let time = duration.inSeconds
      guard !approaches, let timing else { return (0, 0, time) }
      // A Bézier curve lies within the hull of its control points.
      let (low, high) = (
        Swift.min(0, timing.y1, timing.y2), Swift.max(1, timing.y1, timing.y2)
      )
      return ((distance * (high - 1)).saturated, (distance * (0 - low)).saturated, time)
    case .spring(let spring):
      let lead = approaches ? (state.velocity.magnitude / spring.angularFrequency).saturated : 0
      let response = (2 * Double.pi / spring.angularFrequency).saturated
      if spring.dampingRatio >= 1 && lead <= distance { return (0, 0, response) }
      // The energy of a damped spring, ½x′² + ½ω²z², decreases, so that the distance z to the target never exceeds the one
      // at the start by more than the lead. Only an underdamped spring swings back behind the start.
      return ((distance + lead).saturated, spring.dampingRatio < 1 ? lead : 0, response)
    }
  }
}
