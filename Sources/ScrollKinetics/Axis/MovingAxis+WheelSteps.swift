import ScrollGeometry

// Wheels and keys move the content by steps, within its limits. A motion in the direction of the step continues to a target
// farther away; any other step starts at the present offset.
extension MovingAxis {
  /// The movement by a wheel or a key.
  enum Step: Hashable, Sendable {
    /// By a distance in points.
    case by(Double)
    /// By a distance in points, or to the next page with a rule of pages.
    case page(Double)
    /// To one end.
    case to(Double)

    /// Whether the step leads to the next page, with a rule of pages.
    fileprivate var isPage: Bool { if case .page = self { true } else { false } }
  }

  /// The effect of a step on the present motion.
  enum StepEffect: Hashable, Sendable {
    /// The present motion continues unchanged.
    case none
    /// The present motion continues to a target farther away.
    case extends
    /// A new motion starts at the present offset.
    case restarts
  }

  /// Returns the target of a step, and its effect on the present motion. A step without an animation ends an animation:
  /// adding the remaining distance would be a jump.
  func destination(of step: Step, isAnimated: Bool, _ physics: AxisPhysics) -> (
    target: Double, effect: StepEffect
  ) {
    let isAtOnce = !isAnimated || physics.reducesMotion
    let destination = destination(isAnimated: isAnimated)
    switch step {
    case .to(let end):
      let request = metrics.request(at: offset.clamped(to: metrics.limits))
      let target = (physics.rule?.place(atEnd: end, request) ?? end).flushed
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
    return (
      rule.target(ofStepUpwards: delta > 0, isPage: isPage, from: base, request), request.proposal
    )
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
      return fly(
        free, momentum: state.momentum, ticking: physics.ticking, since: latestTick ?? now, at: now)
    }
    var kind = TargetKind.following(nil)
    if let rule = physics.rule, rule.strictness == .mandatory { kind = rule.kind(nil) }
    redirect(from: state, to: target, kind, physics, at: now)
  }
}
