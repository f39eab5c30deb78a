import ScrollGeometry

/// The start of a flight: a release, or the end of a touch without a drag.
struct Launch {
  /// The state v of the laws, in points per second of the content's motion.
  var momentum = ScrollVector.zero
  /// The offset at which the drag began; nil without a drag.
  var dragOrigin: ScrollPoint?
  /// Whether the launch ends a drag, which adds ``Scroller/Event/didEndDragging(willDecelerate:)``.
  var endsDrag = false
  /// The axes on which the platform's momentum will move the content. There the content waits, unless the host chooses
  /// a target.
  var awaitsMomentum = PerAxis { _ in false }
  /// Whether the content coasts where no target is chosen. If not, it stays, or returns to its limit without momentum.
  var coasts = true
}

extension Scroller {
  /// Starts the flight of a release; `release` may choose another target. The caller passes the limits of the viewport if
  /// it knows them.
  mutating func launch(
    _ launch: Launch, between limits: PerAxis<ClosedRange<Double>>? = nil, _ events: inout Events,
    _ release: (inout Release) -> Void
  ) {
    let (offset, limits) = (viewport.contentOffset, limits ?? self.limits)
    // Here and below the parts of the scroller are read one by one: a call of a method that is not mutating copies it, in
    // 270 instructions.
    var free = PerAxis { axis in
      AxisPlan.freeFlight(
        from: offset[axis], momentum: launch.momentum[axis], limits: limits[axis],
        rate: physics.rate(on: axis), bounces: viewport.bounces(on: axis), pixelGrid: viewport.pixelGrid)
    }
    let proposal = ScrollPoint {
      if launch.awaitsMomentum[$0] { return offset[$0] }
      // Content that does not coast stays, or returns to its limit.
      return launch.coasts ? free[$0]?.destination ?? offset[$0] : offset[$0].clamped(to: limits[$0])
    }
    let places = PerAxis { physics.snapping.hasRule(on: $0) ? snapped(proposal[$0], launch, on: $0) : nil }
    var question = Release(
      viewport: viewport, velocity: launch.momentum, proposal: proposal,
      target: ScrollPoint { places[$0] ?? proposal[$0] }, isHosts: launch.endsDrag)
    let decision = question.decision(of: release, within: limits)

    var flight = Flight(.deceleration)
    for axis in ScrollAxis.allCases {
      var (manner, momentum) = (Manner.free, launch.momentum[axis])
      if decision.choices[axis] {
        manner = .chosen(decision.arrival)
      } else if launch.awaitsMomentum[axis] {
        free[axis] = nil
      } else if let ruling = decision.rulings[axis] {
        manner = ruling.manner(decision.arrival)
      } else if let rule = physics.snapping[axis], places[axis] != nil {
        manner = rule.manner(decision.arrival)
      } else if !launch.coasts {
        (free[axis], momentum) = (freeFlight(on: axis, momentum: 0), 0)
      }
      if !(manner.isFree && decision.target[axis] == proposal[axis]),
        let plan = plan(
          from: free[axis]?.state(at: 0) ?? .rest(at: offset[axis]), to: decision.target[axis], on: axis,
          manner, free: free[axis])
      {
        flight.motions[axis] = .planned(since: now, plan)
      } else {
        flight.motions[axis] = motion(
          following: free[axis], on: axis, momentum: momentum, since: now)
      }
    }
    if launch.endsDrag { events.append(.didEndDragging(willDecelerate: !flight.isOver)) }
    guard !flight.isOver else { return }
    events.append(.willBeginDecelerating)
    // Plans that begin now have not moved the content yet, so there is nothing to advance: 480 instructions.
    if !now.isLast && flight.motions.horizontal.staysAtItsStart && flight.motions.vertical.staysAtItsStart {
      activity = .moving(flight)
      return
    }
    carryOn(&flight, .tick(by: (1 / physics.framesPerSecond).saturated), &events)
  }

  /// Returns the plan of one axis that returns to its limits, or to a place of its snap rule, from its present offset,
  /// with or without momentum; nil where it stays.
  func returning(on axis: ScrollAxis, momentum: Double = 0) -> AxisPlan? {
    let offset = viewport.contentOffset[axis]
    let free = freeFlight(on: axis, momentum: momentum)
    let launch = Launch(momentum: ScrollVector { $0 == axis ? momentum : 0 })
    guard let rule = physics.snapping[axis],
      let place = snapped(free?.destination ?? offset, launch, on: axis)?.flushed
    else { return free }
    let start = free?.state(at: 0) ?? .rest(at: offset)
    return plan(from: start, to: place, on: axis, rule.manner(nil), free: free) ?? free
  }

  /// Returns the free flight of one axis from its present offset, at the present rate unless another is given; nil
  /// where the content does not move.
  ///
  /// Content without momentum inside its limits stays where it is, even off the pixel grid: only content that comes to
  /// rest is rounded.
  func freeFlight(on axis: ScrollAxis, momentum: Double, rate: DecelerationRate? = nil) -> AxisPlan? {
    AxisPlan.freeFlight(
      from: viewport.contentOffset[axis], momentum: momentum, limits: viewport.limits(on: axis),
      rate: rate ?? physics.rate(on: axis), bounces: viewport.bounces(on: axis),
      pixelGrid: viewport.pixelGrid)
  }

  /// The origin of a target, and the motion to it if one was given.
  enum Manner {
    /// The target is the end of the free flight.
    case free
    /// The target was chosen by a rule that follows the momentum.
    case following(ScrollArrival?)
    /// The target was chosen by the host or by a rule of bounded reach.
    case chosen(ScrollArrival?)

    var isFree: Bool {
      if case .free = self { true } else { false }
    }

    var arrival: ScrollArrival? {
      switch self {
      case .free: nil
      case .following(let arrival), .chosen(let arrival): arrival
      }
    }
  }

  /// Returns the plan of one axis to its target; nil where the free flight leads to it, or the content does not move.
  func plan(
    from state: AxisState, to target: Double, on axis: ScrollAxis, _ manner: Manner, free: AxisPlan?
  ) -> AxisPlan? {
    let proposal = free?.destination ?? state.position
    // Content without a free flight that is at its target does not move.
    if target == proposal && free == nil { return nil }
    if target == proposal, manner.arrival == nil, let free, case .fling(let fling) = free.curve {
      guard case .chosen = manner else { return nil }
      // Content that only returns to its limit does so by law 2, if that is fast enough.
      let isThrown = fling.startMomentum != 0 || fling.start == target
      let isInTime = free.duration <= patience(for: (target - state.position).magnitude, on: axis)
      if fling.returnsFromOutside && (isThrown || isInTime) { return nil }
    }
    return arrival(
      from: state, at: target, on: axis, manner, freeFlight: free?.duration ?? 0,
      freeDistance: (proposal - state.position).magnitude)
  }

  /// Plans one axis of a flight anew, from `state` to `target`.
  func redirect(
    _ flight: inout Flight, on axis: ScrollAxis, from state: AxisState, to target: Double,
    _ manner: Manner = .chosen(nil)
  ) {
    let rest = freeFlight(on: axis, momentum: state.momentum)?.destination ?? state.position
    flight.motions[axis] = .planned(
      since: now,
      arrival(
        from: state, at: target.flushed, on: axis, manner, freeFlight: timeLeft(of: flight, on: axis),
        freeDistance: (rest - state.position).magnitude))
  }

  /// Returns the plan to a target. Without a given motion it takes at most
  ///
  ///     min(max(F, 0.6 s), 0.6 s·max(1, d/L))      to a chosen target
  ///     max(F, 0.6 s)                              to the target of a rule that follows the momentum
  ///
  /// F is the time of the free flight, d the distance to the target, L the viewport's length. A rule that follows the
  /// momentum does not make content faster if its target is nearer than the end of the free flight.
  ///
  /// - Source: our own choice ([O], PHYSICS §9).
  func arrival(
    from state: AxisState, at target: Double, on axis: ScrollAxis, _ manner: Manner = .chosen(nil),
    freeFlight: Double, freeDistance: Double = 0
  ) -> AxisPlan {
    guard !physics.reducesMotion else {
      return AxisPlan(
        ArrivalCurve(
          from: state.position, velocity: state.velocity, to: target, within: reducedPatience(manner.arrival),
          restDistance: restDistance))
    }
    let distance = (target - state.position).saturated.magnitude
    var (time, maySpeedUp) = (Swift.max(freeFlight, Self.patience), true)
    switch manner.arrival {
    case .within(let limit):
      time = limit.inSeconds
    case .spring(let spring):
      return AxisPlan(
        SpringCurve(
          from: state.position, velocity: state.velocity, to: target, spring: spring,
          restDistance: restDistance))
    case nil:
      if case .following = manner {
        maySpeedUp = distance >= freeDistance
      } else {
        time = Swift.min(time, patience(for: distance, on: axis))
      }
    }
    return AxisPlan(
      ArrivalCurve(
        from: state.position, velocity: state.velocity, to: target, within: time, restDistance: restDistance,
        maySpeedUp: maySpeedUp))
  }

  /// The longest time of a flight to a chosen target within a viewport's length, in seconds.
  static var patience: Double { 0.6 }

  /// Returns the longest time of a flight to a chosen target at the given distance, in seconds.
  private func patience(for distance: Double, on axis: ScrollAxis) -> Double {
    let length = viewport.frame.size[axis]
    return distance > length
      ? (Self.patience * (distance / length).magnitude.saturated).saturated : Self.patience
  }

  /// Returns the time of a flight to a chosen target with reduced motion: 0.2 s, or the given time if that is less.
  private func reducedPatience(_ arrival: ScrollArrival?) -> Double {
    if case .within(let limit) = arrival { Swift.min(limit.inSeconds, 0.2) } else { 0.2 }
  }

  /// The distance from a chosen target at which content comes to rest on it: a quarter of a pixel.
  var restDistance: Double {
    Swift.max(.leastNormalMagnitude, (0.25 / viewport.displayScale).saturated)
  }

  /// Returns the motion of a free flight in the present integration: by ticks, the latest of which was at
  /// `latestTick`, or in closed form.
  func motion(
    following plan: AxisPlan?, on axis: ScrollAxis, momentum: Double, since latestTick: ScrollInstant
  ) -> Flight.Motion {
    guard let plan else { return .resting }
    // A motion by ticks stores the instant of its latest tick, not of its start, and takes a little longer than the
    // closed form. A flight that might reach the limit of an hour therefore does not tick.
    let ticks = physics.integration == .displayLink && plan.duration > 0
    guard ticks, plan.duration < Law.longestMotion / 2 else { return .planned(since: now, plan) }
    return .ticking(
      since: latestTick, FlingStepper(from: viewport.contentOffset[axis], momentum: momentum),
      rate: physics.rate(on: axis), target: plan.destination)
  }

  /// Returns the target of the snap rule of `axis` for a proposed place of rest; nil without a rule, or if the rule
  /// allows the proposal.
  func snapped(_ proposal: Double, _ launch: Launch, on axis: ScrollAxis) -> Double? {
    physics.snapping[axis]?.target(
      for: SnapRequest(
        offset: viewport.contentOffset[axis], velocity: launch.momentum[axis], proposal: proposal,
        limits: viewport.limits(on: axis), viewportLength: viewport.frame.size[axis],
        dragOrigin: launch.dragOrigin?[axis]))
  }
}

extension SnapRule {
  /// Returns how content moves to a place of the rule: by `arrival` if it is given, else by the rule's own.
  func manner(_ arrival: ScrollArrival?) -> Scroller.Manner {
    let arrival = arrival ?? self.arrival
    return followsMomentum ? .following(arrival) : .chosen(arrival)
  }
}

extension AxisPlan {
  /// Returns the free flight; nil where the content does not move, see ``Scroller/freeFlight(on:momentum:rate:)``.
  @inline(__always) fileprivate static func freeFlight(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, rate: DecelerationRate, bounces: Bool,
    pixelGrid: PixelGrid
  ) -> AxisPlan? {
    guard momentum != 0 || !limits.contains(start) else { return nil }
    let plan = AxisPlan(
      from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces, pixelGrid: pixelGrid)
    return plan.duration > 0 || plan.destination != start ? plan : nil
  }
}
