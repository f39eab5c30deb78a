import ScrollGeometry

// Content that moves with a constant velocity until another is given or a limit is reached.
extension MovingAxis {
  /// Whether the axis is autoscrolled, by a velocity or at an edge.
  var isAutoscrolled: Bool { autoscroll != nil || isEdgeScrolled }

  /// Whether a dragged item at an edge moves the axis.
  var isEdgeScrolled: Bool { edgeScroll != nil }

  /// The velocity with which a dragged item moves the axis once the ramp is over; 0 without one.
  var edgeScrollVelocity: Double { edgeScroll?.fullVelocity ?? 0 }

  /// Whether a dragged item moves the axis to a limit, and not for as long as a motion may last.
  var isEdgeScrolledToLimit: Bool {
    edgeScroll.map { $0.destination == limits.lowerBound || $0.destination == limits.upperBound } ?? false
  }

  /// The motion of an axis under a dragged item at an edge; nil for any other axis.
  private var edgeScroll: RampedCurve? {
    guard purpose == .autoscroll, case .planned(let plan) = motion, case .ramped(let curve) = plan.curve
    else { return nil }
    return curve
  }

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

  /// Moves the content under a dragged item, with `velocity` once the ramp is over; returns false, without an effect, where it
  /// cannot move. The ramp began when the item came to this edge.
  mutating func edgeScroll(_ velocity: Double, at now: ScrollInstant) -> Bool {
    var elapsed = 0.0
    if let curve = edgeScroll, (curve.fullVelocity > 0) == (velocity > 0) {
      // A velocity that is repeated changes no bit.
      if curve.fullVelocity == velocity { return true }
      elapsed = curve.elapsed + since.seconds(to: now)
    }
    let start = isAnimating ? state(at: now).position : offset
    guard let curve = ramped(from: start, velocity, elapsed) else { return false }
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
    if let curve = edgeScroll {
      let elapsed = curve.elapsed + since.seconds(to: now)
      let ramped = ramped(from: state.position, curve.fullVelocity, elapsed)
      ramped.map { follow(AxisPlan($0), for: .autoscroll, since: now) }
        ?? comeBack(momentum: 0, physics, at: now)
    } else if let curve = linear(from: state.position, state.velocity) {
      follow(AxisPlan(curve), for: .autoscroll, since: now)
    } else {
      comeBack(momentum: 0, physics, at: now)
    }
  }

  /// Returns the motion from `offset` with `velocity` to a limit, but not longer than an hour; nil where the content
  /// does not move, as at or past the limit in that direction.
  private func linear(from offset: Double, _ velocity: Double) -> EasedCurve? {
    guard let limit = limit(ahead: velocity, of: offset) else { return nil }
    let limits = metrics.limits
    let time = ((limit - offset).saturated / velocity).magnitude.saturated
    let end =
      time < Law.longestMotion
      ? limit : (offset + (velocity * Law.longestMotion).saturated).clamped(to: limits)
    guard end != offset else { return nil }
    return EasedCurve(from: offset, to: end, duration: time, timing: .linear)
  }

  /// Returns the same motion with a ramp, `elapsed` seconds of which are over.
  private func ramped(from offset: Double, _ velocity: Double, _ elapsed: Double) -> RampedCurve? {
    guard let limit = limit(ahead: velocity, of: offset) else { return nil }
    let curve = RampedCurve(from: offset, to: limit, velocity: velocity, elapsed: elapsed)
    return curve.destination == offset ? nil : curve
  }

  /// Returns the limit that lies ahead of content at `offset` that moves with `velocity`; nil where none does.
  func limit(ahead velocity: Double, of offset: Double) -> Double? {
    let limit = velocity > 0 ? metrics.limits.upperBound : metrics.limits.lowerBound
    return velocity != 0 && (velocity > 0 ? limit > offset : limit < offset) ? limit : nil
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
