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

  /// What a wheel or a key does, within the limits. A motion in the direction of the step continues to a target farther away; any
  /// other step starts at the present offset.
  enum Step: Hashable, Sendable {
    /// By a distance in points.
    case by(Double)
    /// By a distance in points, or to the next page with a rule of pages.
    case page(Double)
    /// To one end.
    case to(Double)
    fileprivate var isPage: Bool { if case .page = self { true } else { false } }
  }

  enum StepEffect: Hashable, Sendable {
    /// The present motion continues unchanged.
    case none
    /// The present motion continues to a target farther away.
    case extends
    /// A new motion starts at the present offset.
    case restarts
  }

  /// Returns the target of a step, and its effect. A step without an animation ends one: adding its way would be a jump.
  func destination(of step: Step, isAnimated: Bool, _ physics: AxisPhysics) -> (
    target: Double, effect: StepEffect
  ) {
    let isAtOnce = !isAnimated || physics.reducesMotion
    let destination = destination(isAnimated: isAnimated)
    switch step {
    case .to(let end):
      let request = metrics.request(at: offset.clamped(to: metrics.limits))
      let rest = self.destination ?? offset
      let target = (physics.rule?.place(atEnd: end, insteadOf: rest, request) ?? end).flushed
      return (target, target == destination && !isAtOnce ? .none : .restarts)
    case .by(let delta), .page(let delta):
      let (place, proposal) = end(ofStepBy: delta, isPage: step.isPage, towards: destination, physics)
      let target = (place ?? proposal).flushed
      if target == destination { return (target, .none) }
      let extends = destination.map { isAhead($0, by: delta) } ?? false
      return (target, extends && (!isAnimating || !isAtOnce) ? .extends : .restarts)
    }
  }

  /// Returns whether a step by a distance leads to a place of the rule, and not to wherever it ends.
  func leadsToPlace(by delta: Double, isAnimated: Bool, _ physics: AxisPhysics) -> Bool {
    guard physics.hasRule else { return false }
    let destination = destination(isAnimated: isAnimated)
    return end(ofStepBy: delta, isPage: false, towards: destination, physics).place != nil
  }

  /// The target of a motion that a step can continue; nil without one.
  private func destination(isAnimated: Bool) -> Double? {
    isMoving && (!isAnimating || isAnimated) && !isAutoscrolled ? destination : nil
  }

  private func isAhead(_ destination: Double, by delta: Double) -> Bool {
    delta > 0 ? destination > offset : destination < offset
  }

  /// Returns the place of the rule to which a step leads, nil where content may rest anywhere, and where it ends without a rule.
  private func end(ofStepBy delta: Double, isPage: Bool, towards destination: Double?, _ physics: AxisPhysics)
    -> (place: Double?, proposal: Double)
  {
    let limits = metrics.limits
    let base = (destination.flatMap { isAhead($0, by: delta) ? $0 : nil } ?? offset).clamped(to: limits)
    var request = metrics.request(at: offset.clamped(to: limits))
    request.proposal = (base + delta).saturated.clamped(to: limits)
    guard delta != 0, let rule = physics.rule else { return (nil, request.proposal) }
    let place = rule.target(
      ofStepUpwards: delta > 0, isPage: isPage, from: base, insteadOf: self.destination ?? offset, request)
    return (place, request.proposal)
  }

  /// Continues the motion to a target farther away; without an animation the offset jumps by the same distance.
  mutating func extend(
    to target: Double, _ animation: ScrollAnimation?, _ physics: AxisPhysics, at now: ScrollInstant
  ) {
    var state = state(at: now)
    let before = offset
    let animation = physics.reducesMotion ? nil : animation
    if animation == nil {
      offset = offsetAtOnce(to: target, physics.rule)
      state.position = offset
    }
    if purpose == .deceleration {
      continueDeceleration(from: state, to: target, hasJumped: offset != before, physics, at: now)
    } else if let animation, let purpose {
      follow(
        animation.plan(from: state, to: target, restDistance: metrics.restDistance, staying: metrics.limits),
        for: purpose, since: now)
    }
  }

  /// Returns the offset directly after a step without an animation that extends the motion.
  private func offsetAtOnce(to target: Double, _ rule: SnapRule?) -> Double {
    // Content moves to a snap point in flight, and returns from past a limit by its own bounce.
    guard let destination, metrics.limits.contains(offset), rule?.strictness != .mandatory else {
      return offset
    }
    return (offset + (target - destination).saturated).saturated.clamped(to: metrics.limits).flushed
  }

  private mutating func continueDeceleration(
    from state: AxisState, to target: Double, hasJumped: Bool, _ physics: AxisPhysics, at now: ScrollInstant
  ) {
    if hasJumped, !isChosen, let free = freeFlight(momentum: state.momentum, physics.laws),
      free.flight?.crosses != true
    {
      // Offset and target have moved by the same distance: the same law leads there.
      return fly(free, momentum: state.momentum, ticking: physics.ticking, since: latestTick ?? now, at: now)
    }
    var kind = TargetKind.following(nil)
    if let rule = physics.rule, rule.strictness == .mandatory { kind = rule.kind(nil) }
    redirect(from: state, to: target, kind, physics, at: now)
  }
}

extension AxisPlan {
  /// Returns the plan to the top: a spring of 1.6 s. Content that already moves up keeps its velocity, and arrives in the
  /// same time ([O]).
  static func toTop(from state: AxisState, _ top: Double, restDistance: Double) -> AxisPlan {
    guard state.approaches(top) else {
      return AxisPlan(
        .spring(curve: SpringCurve(from: state.position, to: top, spring: .scrollToTop, duration: 1.6)))
    }
    return AxisPlan(
      from: state.position, velocity: state.velocity, to: top, within: 1.6, restDistance: restDistance)
  }
}

extension ScrollAnimation {
  /// Returns the plan to a target within `limits` that does not overshoot a limit: an ``ArrivalCurve`` if the motion could.
  func plan(
    from state: AxisState, to target: Double, restDistance: Double, staying limits: ClosedRange<Double>
  ) -> AxisPlan {
    let (ahead, behind, time) = excursion(from: state, to: target)
    let isUpward = target > state.position
    let free = (isUpward ? limits.upperBound - target : target - limits.lowerBound).saturated
    let freeBehind =
      (isUpward ? state.position - limits.lowerBound : limits.upperBound - state.position).saturated
    if time <= 0 || (ahead <= free && (behind == 0 || behind <= freeBehind)) {
      return plan(from: state, to: target, restDistance: restDistance)
    }
    return AxisPlan(
      from: state.position, velocity: state.approaches(target) ? state.velocity : 0, to: target,
      within: time, restDistance: restDistance)
  }

  /// Returns upper bounds of the distances that the motion covers beyond its target and behind its start, in points, and its
  /// duration or response in seconds.
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
      let (low, high) = (Swift.min(0, timing.y1, timing.y2), Swift.max(1, timing.y1, timing.y2))
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
