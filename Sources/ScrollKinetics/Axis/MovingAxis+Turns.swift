import ScrollGeometry

// Wheels and keys move the content by steps, within its limits. A motion in the direction of the step continues to a target
// farther away; any other step starts at the present offset.
extension MovingAxis {
  /// The movement by a wheel or a key.
  enum Turn: Hashable, Sendable {
    /// By a distance in points.
    case by(Double)
    /// By a distance in points, or to the next page with a rule of pages.
    case page(Double)
    /// To one end.
    case to(Double)

    /// Whether the turn leads to the next page, with a rule of pages.
    fileprivate var isPage: Bool { if case .page = self { true } else { false } }
  }

  /// The effect of a turn on the present motion.
  enum TurnEffect: Hashable, Sendable {
    /// The present motion continues unchanged.
    case none
    /// The present motion continues to a target farther away.
    case extends
    /// A new motion starts at the present offset.
    case restarts
  }

  /// Returns the target of a turn, and its effect on the present motion. A turn without an animation ends an animation:
  /// adding the remaining distance would be a jump.
  func destination(of turn: Turn, isAnimated: Bool, _ physics: AxisPhysics) -> (
    target: Double, effect: TurnEffect
  ) {
    let isAtOnce = !isAnimated || physics.reducesMotion
    let continues = isMoving && (!isAnimating || isAnimated) && !isAutoscrolled
    let heading = continues ? self.heading : nil
    let limits = metrics.limits
    var request = metrics.request(at: offset.clamped(to: limits))
    switch turn {
    case .to(let end):
      let target = (physics.rule?.place(atEnd: end, request) ?? end).flushed
      return (target, target == heading && !isAtOnce ? .none : .restarts)
    case .by(let delta), .page(let delta):
      let isUpward = delta > 0
      let ahead = heading.flatMap { (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
      let base = (ahead ?? offset).clamped(to: limits)
      let proposal = (base + delta).saturated.clamped(to: limits)
      var place: Double?
      if let rule = physics.rule, delta != 0 {
        request.proposal = proposal
        place = rule.target(ofStepUpwards: isUpward, isPage: turn.isPage, from: base, request)
      }
      let target = (place ?? proposal).flushed
      if target == heading { return (target, .none) }
      return (target, ahead != nil && (!isAnimating || !isAtOnce) ? .extends : .restarts)
    }
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

  /// Returns the offset directly after a turn without an animation that extends the motion.
  private func offsetAtOnce(to target: Double, _ rule: SnapRule?) -> Double {
    // Content moves to a snap point in flight, and returns from past a limit by its own bounce.
    guard let heading, metrics.limits.contains(offset), rule?.strictness != .mandatory else { return offset }
    return (offset + (target - heading).saturated).saturated.clamped(to: metrics.limits).flushed
  }

  private mutating func continueDeceleration(
    from state: AxisState, to target: Double, hasJumped: Bool, _ physics: AxisPhysics, at now: ScrollInstant
  ) {
    if hasJumped, !isChosen, let free = freeFlight(momentum: state.momentum, rate: physics.rate),
      !free.leavesLimits
    {
      // Offset and target have moved by the same distance: the same law leads there.
      return fly(
        free, momentum: state.momentum, rate: physics.rate, ticks: physics.ticks, since: latestTick ?? now,
        at: now)
    }
    var approach = Approach.following(nil)
    if let rule = physics.rule, rule.strictness == .mandatory { approach = rule.approach(nil) }
    redirect(from: state, to: target, approach, physics, at: now)
  }
}

extension AxisPlan {
  /// Whether the motion passes a limit.
  fileprivate var leavesLimits: Bool {
    if case .fling(let fling) = curve { fling.leavesLimits } else { false }
  }
}
