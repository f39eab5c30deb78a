import ScrollGeometry

// Plans: free flights, and motions to a target.
extension MovingAxis {
  /// The origin of a target, and the motion to it if one was given.
  enum TargetKind {
    /// The target is the end of the free flight.
    case free
    /// The target was chosen by a rule that follows the momentum.
    case following(ScrollArrival?)
    /// The target was chosen by the host or by a rule of bounded reach.
    case chosen(ScrollArrival?)
    /// The target is a place in the content that has moved; the motion keeps its end, which is in the given number of seconds.
    case moved(timeLeft: Double)

    /// A place that has moved, with the time that is left to it; a chosen target where none is left, as of a motion that ends now.
    static func moved(in timeLeft: Double) -> TargetKind {
      timeLeft > 0 ? .moved(timeLeft: timeLeft) : .chosen(nil)
    }

    var isFree: Bool { if case .free = self { true } else { false } }

    var arrival: ScrollArrival? {
      switch self {
      case .free, .moved: nil
      case .following(let arrival), .chosen(let arrival): arrival
      }
    }
  }

  /// Returns the free flight from the present offset; nil where the content does not move.
  ///
  /// Content without momentum inside its limits stays where it is, even off the pixel grid: rounded is what comes to rest.
  func freeFlight(momentum: Double, _ laws: MotionLaws) -> AxisPlan? {
    guard momentum != 0 || !metrics.limits.contains(offset) else { return nil }
    var plan = AxisPlan(
      from: offset, momentum: momentum, limits: metrics.limits, flight: laws.flight, limit: laws.limit,
      bounces: metrics.bounces, pixelGrid: metrics.pixelGrid)
    if !isRounded { plan = plan.resting(at: plan.curve.end.place.flushed) }
    return plan.duration > 0 || plan.destination != offset ? plan : nil
  }

  /// Returns the target of `rule` for a proposed place of rest; nil without a rule, or if the rule allows the proposal.
  func target(of rule: SnapRule?, for proposal: Double, velocity: Double = 0, dragOrigin: Double? = nil)
    -> Double?
  {
    rule?.target(
      for: SnapRequest(
        offset: offset, velocity: velocity, proposal: proposal, limits: metrics.limits,
        viewportLength: metrics.length, dragOrigin: dragOrigin))
  }

  /// Returns the plan to the limits, or to a place of the snap rule, from the present offset; nil where the axis stays.
  func returning(momentum: Double = 0, _ physics: AxisPhysics) -> AxisPlan? {
    let free = freeFlight(momentum: momentum, physics.laws)
    guard physics.hasRule, let rule = physics.rule,
      let place = target(of: rule, for: free?.destination ?? offset, velocity: momentum)?.flushed
    else { return free }
    let start = free?.state(at: 0) ?? .rest(at: offset)
    return plan(from: start, to: place, rule.kind(nil), free: free, reducesMotion: physics.reducesMotion)
      ?? free
  }

  /// Returns the plan to a target; nil where the free flight leads to it, or the content does not move.
  func plan(
    from state: AxisState, to target: Double, _ kind: TargetKind, free: AxisPlan?, reducesMotion: Bool
  ) -> AxisPlan? {
    let proposal = free?.destination ?? state.position
    // Content without a free flight that is at its target does not move.
    if target == proposal, case nil = free { return nil }
    if target == proposal, kind.arrival == nil, let free, let flight = free.flight {
      guard case .chosen = kind else { return nil }
      // Content that only returns to its limit does so by law 2, if that is fast enough.
      let isThrown = flight.momentum != 0 || flight.start == target
      let isInTime = free.duration <= patience(for: (target - state.position).magnitude)
      if flight.returns && (isThrown || isInTime) { return nil }
    }
    return arrival(
      from: state, at: target, kind, freeFlight: free?.duration ?? 0,
      freeDistance: (proposal - state.position).magnitude, reducesMotion: reducesMotion)
  }

  /// Returns the plan to a target. Without a given motion it takes at most
  ///
  ///     min(max(F, 0.6 s), 0.6 s·max(1, d/L))      to a chosen target; what is left, to one that has moved
  ///     max(F, 0.6 s)                              to the target of a rule that follows the momentum
  ///
  /// F is the time of the free flight, d the distance to the target, L the viewport's length. A rule that follows the
  /// momentum does not make content faster if its target is nearer than the end of the free flight.
  ///
  /// - Source: our own choice ([O], PHYSICS §9).
  func arrival(
    from state: AxisState, at target: Double, _ kind: TargetKind, freeFlight: Double, freeDistance: Double,
    reducesMotion: Bool
  ) -> AxisPlan {
    let distance = (target - state.position).saturated.magnitude
    var (time, maySpeedUp) = (Swift.max(freeFlight, Self.patience), true)
    switch kind.arrival {
    case .within(let limit): time = limit.inSeconds
    case .spring(let spring) where !reducesMotion:
      return AxisPlan(
        from: state.position, velocity: state.velocity, to: target, spring: spring,
        restDistance: metrics.restDistance)
    case .spring: break
    case nil:
      switch kind {
      case .following: maySpeedUp = distance >= freeDistance
      case .moved(let timeLeft): time = timeLeft
      case .free, .chosen: time = Swift.min(time, patience(for: distance))
      }
    }
    if reducesMotion { (time, maySpeedUp) = (Swift.min(time, 0.2), true) }
    return AxisPlan(
      from: state.position, velocity: state.velocity, to: target, within: time,
      restDistance: metrics.restDistance, maySpeedUp: maySpeedUp)
  }

  /// The longest time of a flight to a chosen target within a viewport's length, in seconds.
  static var patience: Double { 0.6 }

  /// Returns the longest time of a flight to a chosen target at the given distance, in seconds.
  private func patience(for distance: Double) -> Double {
    distance > metrics.length
      ? (Self.patience * (distance / metrics.length).magnitude.saturated).saturated : Self.patience
  }

  /// Plans the motion from `state` to `target`, for the present purpose; an axis at rest decelerates.
  mutating func redirect(
    from state: AxisState, to target: Double, _ kind: TargetKind, _ physics: AxisPhysics,
    at now: ScrollInstant
  ) {
    let rest = freeFlight(momentum: state.momentum, physics.laws)?.destination ?? state.position
    let plan = arrival(
      from: state, at: target.flushed, kind, freeFlight: timeLeft(at: now, physics),
      freeDistance: (rest - state.position).magnitude, reducesMotion: physics.reducesMotion)
    follow(plan, for: purpose ?? .deceleration, since: now)
  }

  /// Plans the motion from `state` to `target`, unless the axis already moves there.
  mutating func aim(
    from state: AxisState, at target: Double, _ kind: TargetKind, _ physics: AxisPhysics,
    at now: ScrollInstant
  ) {
    let state = held(state)
    let isOnItsWay =
      (plan(at: now, physics)?.plan.destination ?? offset) == target
      && state.position == self.state(at: now).position && !hasLeftItsTicks
    if isOnItsWay {
      // The announced target of ticks was the one before the viewport changed.
      announce(target.flushed)
    } else {
      redirect(from: state, to: target, kind, physics, at: now)
    }
  }

  /// Moves to `target`, which lies within the limits; an axis at rest stays.
  ///
  /// The motion is continuous in offset and slope, and planned as one to a target that the host has chosen ([O],
  /// PHYSICS §9). If the content already moves to the target without overshooting, nothing changes.
  mutating func retarget(_ target: Double, _ physics: AxisPhysics, at now: ScrollInstant) {
    guard isMoving else { return }
    if target != destination(physics) || overshoots(at: now, physics) {
      redirect(from: state(at: now), to: target, .chosen(nil), physics, at: now)
    }
    anchorTarget(at: .start)
  }

  /// Returns whether the axis will pass the limit at which it comes to rest.
  private func overshoots(at now: ScrollInstant, _ physics: AxisPhysics) -> Bool {
    guard let (plan, start) = plan(at: now, physics), let flight = plan.flight, let meeting = flight.meeting
    else { return false }
    return flight.crosses && start.seconds(to: now) < meeting.time
  }

  /// Plans a new motion from the present state, after the caller has set the new metrics and moved the content by `distance`.
  ///
  /// - Parameters:
  ///   - before: the state before the change.
  ///   - legal: the announced target in the new limits.
  ///   - place: the place of a mandatory rule for it; `legal` without one.
  ///   - keepsTime: whether the motion to a place in the content keeps the instant of its end.
  mutating func adapt(
    from before: AxisState, movedBy distance: Double, legal: Double, place: Double, keepsTime: Bool,
    _ physics: AxisPhysics, at now: ScrollInstant
  ) {
    guard !isCoasting else { return moveCoast(by: distance, physics, at: now) }
    var state = before
    state.position = (state.position + distance).saturated
    let anchor = anchor
    let kind: TargetKind = keepsTime && anchor != nil ? .moved(in: timeLeft(at: now, physics)) : .chosen(nil)
    defer { anchorTarget(at: anchor) }
    let leadsToPlace =
      purpose == .animation || (purpose == .deceleration && (anchor != nil || (isChosen && !physics.hasRule)))
    if leadsToPlace, goOn(to: place, movedBy: distance) { return }
    switch purpose {
    case nil: break
    case .deceleration where anchor != nil: aim(from: state, at: place, kind, physics, at: now)
    case .deceleration:
      if let rule = physics.rule, let target = rule.place(forRest: metrics.request(at: legal)) {
        aim(from: state, at: target, rule.kind(nil), physics, at: now)
      } else if isChosen {
        aim(from: state, at: legal, .chosen(nil), physics, at: now)
      } else {
        fly(
          freeFlight(momentum: state.momentum, physics.laws), momentum: state.momentum,
          ticking: physics.ticking, since: latestTick ?? now, at: now)
      }
    case .autoscroll where isAutoscrolled: adaptAutoscroll(from: state, physics, at: now)
    case .animation, .autoscroll, .zoom: aim(from: state, at: place, kind, physics, at: now)
    case .scrollToTop:
      let top = metrics.limits.lowerBound
      if !springOn(from: state, to: top, at: now) {
        aim(from: state, at: top, .chosen(nil), physics, at: now)
      }
    }
  }

  /// Goes on with the present motion where its place has moved as far as the content has; returns false, without an effect, where it
  /// has not, but for rounding, and for a flight.
  @inline(never) private mutating func goOn(to place: Double, movedBy distance: Double) -> Bool {
    guard distance != 0, let purpose, case .planned(let plan) = motion,
      ((plan.destination + distance).saturated - place).magnitude <= 8 * Swift.max(place.ulp, offset.ulp),
      let moved = plan.moved(by: distance, to: place.flushed)
    else { return false }
    follow(moved, for: purpose, since: since)
    return true
  }

  /// Goes on to another target along the spring of the present motion, which depends only on the state; returns false, without an
  /// effect, for any other motion, where the target is the same, and where the spring would overshoot it.
  @inline(never) private mutating func springOn(
    from state: AxisState, to target: Double, at now: ScrollInstant
  ) -> Bool {
    let distance = (target - state.position).saturated
    guard case .planned(let plan) = motion, case .spring(let curve) = plan.curve, plan.destination != target,
      state.approaches(target), state.velocity.magnitude <= (curve.spring.decay * distance).magnitude
    else { return false }
    let spring = AxisPlan(
      from: state.position, velocity: state.velocity, to: target, spring: curve.spring,
      restDistance: metrics.restDistance)
    follow(spring, for: .scrollToTop, since: now)
    return true
  }
}

extension SnapRule {
  /// Returns how content moves to a place of the rule: by `arrival` if it is given, else by the rule's own.
  func kind(_ arrival: ScrollArrival?) -> MovingAxis.TargetKind {
    let arrival = arrival ?? self.arrival
    return followsMomentum ? .following(arrival) : .chosen(arrival)
  }
}
