import ScrollGeometry

// Content that moves with a constant velocity until another is given. A limit only holds it up.
extension MovingAxis {
  /// What moves an autoscrolled axis.
  @usableFromInline struct Push: Hashable, Sendable, Codable {
    /// The velocity, at the end of the ramp if there is one, in points per second; not 0.
    var velocity: Double
    /// The part of the ramp that was over at the beginning, in seconds; nil without a dragged item.
    var elapsed: Double?

    var fault: String? {
      if !velocity.isNormal { return "what is blocked must have a velocity, but has \(velocity)" }
      return elapsed.map { $0 >= 0 && $0.isFinite } ?? true
        ? nil : "the elapsed part of a ramp must be finite"
    }
  }

  /// What moves the axis, or would move it if no limit blocked it; nil for an axis that is not autoscrolled.
  var push: Push? {
    switch motion {
    case .blocked(let push): return push
    case .planned(let plan) where purpose == .autoscroll:
      switch plan.curve {
      case .ramped(let curve): return Push(velocity: curve.fullVelocity, elapsed: curve.elapsed)
      case .eased(let curve) where curve.timing == .linear: return Push(velocity: curve.state(at: 0).velocity)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether the axis is autoscrolled, by a velocity or at an edge, or would be if no limit blocked it.
  var isAutoscrolled: Bool { push != nil }

  /// Whether a dragged item at an edge moves the axis, or would if no limit blocked it.
  var isEdgeScrolled: Bool { push?.elapsed != nil }

  /// The velocity with which a dragged item moves the axis once the ramp is over; 0 without one.
  var edgeScrollVelocity: Double { isEdgeScrolled ? push?.velocity ?? 0 : 0 }

  /// Whether a dragged item moves the axis to a limit, and not for as long as a motion may last.
  var isEdgeScrolledToLimit: Bool {
    isMoving && isEdgeScrolled && (destination == limits.lowerBound || destination == limits.upperBound)
  }

  /// Moves the content with `velocity`, or waits at the limit that blocks it; returns false, without an effect, where it can do
  /// neither.
  mutating func autoscroll(_ velocity: Double, at now: ScrollInstant) -> Bool {
    // A velocity that is repeated changes no bit.
    if isAutoscrolled, case .planned(let plan) = motion, case .eased(let curve) = plan.curve,
      linear(from: curve.start, velocity) == plan
    {
      return true
    }
    return begin(Push(velocity: velocity), at: now)
  }

  /// Moves the content under a dragged item, with `velocity` once the ramp is over, or waits at the limit that blocks it; returns
  /// false, without an effect, where it can do neither. The ramp began when the item came to this edge.
  mutating func edgeScroll(_ velocity: Double, at now: ScrollInstant) -> Bool {
    var elapsed = 0.0
    if let push, let over = push.elapsed, (push.velocity > 0) == (velocity > 0) {
      // A velocity that is repeated changes no bit.
      if push.velocity == velocity { return true }
      elapsed = over + since.seconds(to: now)
    }
    return begin(Push(velocity: velocity, elapsed: elapsed), at: now)
  }

  private mutating func begin(_ push: Push, at now: ScrollInstant) -> Bool {
    // The position of an animation is not rounded to the pixel grid, as it is shown.
    let start = isAnimating ? state(at: now).position : offset
    if let plan = plan(of: push, from: start) {
      follow(plan, for: .autoscroll, since: now)
    } else if blocks(push, at: start), !isMoving || (isAutoscrolled && limits.contains(start)) {
      if self.push != push { block(push, since: now) }
    } else {
      return false
    }
    return true
  }

  /// Whether content that a limit blocks is past that limit, which has moved.
  var isBlockedPastItsLimit: Bool {
    guard case .blocked(let push) = motion else { return false }
    return blocks(push, at: offset) && !limits.contains(offset)
  }

  /// Lets an autoscroll go on whose limit has moved on.
  mutating func resumeAutoscroll(at now: ScrollInstant) {
    guard case .blocked(let push) = motion, let plan = plan(of: push, from: offset, at: now) else { return }
    follow(plan, for: .autoscroll, since: now)
  }

  func blocks(_ push: Push, at offset: Double) -> Bool {
    push.velocity.isNormal && limit(ahead: push.velocity, of: offset) == nil
  }

  /// Returns the motion from `offset` to a limit that goes on with a push at `now`, or begins with it for nil; nil where it does not
  /// move the content.
  private func plan(of push: Push, from offset: Double, at now: ScrollInstant? = nil) -> AxisPlan? {
    guard let elapsed = push.elapsed else { return linear(from: offset, push.velocity) }
    guard let limit = limit(ahead: push.velocity, of: offset) else { return nil }
    let over = elapsed + (now.map { since.seconds(to: $0) } ?? 0)
    let curve = RampedCurve(from: offset, to: limit, velocity: push.velocity, elapsed: over)
    return curve.destination == offset ? nil : AxisPlan(.ramped(curve: curve))
  }

  /// Ends an autoscroll. The content coasts with its velocity or, without it and at a limit, comes to rest on the pixel grid, or on a
  /// place of its rule.
  mutating func endAutoscroll(coasts: Bool, _ physics: AxisPhysics, at now: ScrollInstant) {
    let momentum = coasts && isMoving ? state(at: now).velocity : 0
    if momentum == 0 && isMoving { offset = metrics.rounded(offset) }
    comeBack(momentum: momentum, physics, at: now)
  }

  /// Plans a new autoscroll from `state`, after a change of the limits.
  mutating func adaptAutoscroll(from state: AxisState, _ physics: AxisPhysics, at now: ScrollInstant) {
    guard let push else { return }
    if let plan = plan(of: push, from: state.position, at: now) {
      follow(plan, for: .autoscroll, since: now)
    } else if limits.contains(state.position), blocks(push, at: state.position) {
      block(push, since: since)
    } else {
      comeBack(momentum: 0, physics, at: now)
    }
  }

  /// Returns the motion from `offset` with `velocity` to a limit, but not longer than an hour; nil where the content
  /// does not move, as at or past the limit in that direction.
  private func linear(from offset: Double, _ velocity: Double) -> AxisPlan? {
    guard let limit = limit(ahead: velocity, of: offset) else { return nil }
    let limits = metrics.limits
    let time = ((limit - offset).saturated / velocity).magnitude.saturated
    let end =
      time < Law.longestMotion
      ? limit : (offset + (velocity * Law.longestMotion).saturated).clamped(to: limits)
    guard end != offset else { return nil }
    return AxisPlan(from: offset, to: end, duration: time, timing: .linear)
  }

  /// Returns the limit that lies ahead of content at `offset` that moves with `velocity`; nil where none does.
  func limit(ahead velocity: Double, of offset: Double) -> Double? {
    let limit = velocity > 0 ? metrics.limits.upperBound : metrics.limits.lowerBound
    return velocity != 0 && (velocity > 0 ? limit > offset : limit < offset) ? limit : nil
  }

  /// Decelerates with `momentum`, by the snap rule or freely.
  mutating func comeBack(momentum: Double, _ physics: AxisPhysics, at now: ScrollInstant) {
    let plan = returning(momentum: momentum, physics)
    if plan?.flight != nil {
      fly(plan, momentum: momentum, ticking: physics.ticking, since: now, at: now)
    } else {
      follow(plan, for: .deceleration, since: now)
    }
  }
}
