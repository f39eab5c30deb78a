import ScrollGeometry

/// Content let go, or set moving by a change of its surroundings.
struct Launch {
  /// The state v of the laws, in points per second of the content's motion.
  var momentum = ScrollVector.zero
  /// Where the content was when the drag began; nil without a drag.
  var dragOrigin: ScrollPoint?
  /// Whether the launch ends a drag, of which the host is told.
  var endsDrag = false
  /// On which axes somebody else is to move the content on: it waits there, unless the host chooses a target.
  var awaitsMomentum = PerAxis { _ in false }
}

extension Scroller {
  /// Lets the content go; `release` may choose another target.
  mutating func launch(_ launch: Launch, _ events: inout Events, _ release: (inout Release) -> Void) {
    let offset = viewport.contentOffset
    var free = PerAxis { freeFlight(on: $0, momentum: launch.momentum[$0]) }
    let proposal = ScrollPoint {
      launch.awaitsMomentum[$0] ? offset[$0] : free[$0]?.destination ?? offset[$0]
    }
    let places = PerAxis { snapped(proposal[$0], launch, on: $0) }
    let decision = ask(
      release, velocity: launch.momentum, proposal: proposal,
      target: ScrollPoint { places[$0] ?? proposal[$0] })

    var flight = Flight(.deceleration)
    for axis in ScrollAxis.allCases {
      var manner = Manner.free
      if decision.choices[axis] {
        manner = .chosen(decision.arrival)
      } else if launch.awaitsMomentum[axis] {
        free[axis] = nil
      } else if let rule = physics.snapping[axis], places[axis] != nil {
        manner = rule.manner(decision.arrival)
      }
      let start = free[axis]?.state(at: 0) ?? .rest(at: offset[axis])
      if let plan = plan(from: start, to: decision.target[axis], on: axis, manner, free: free[axis]) {
        flight.motions[axis] = .planned(since: now, plan)
      } else {
        flight.motions[axis] = motion(
          following: free[axis], on: axis, momentum: launch.momentum[axis], since: now)
      }
    }
    if launch.endsDrag { events.append(.didEndDragging(willDecelerate: !flight.isOver)) }
    guard !flight.isOver else { return }
    events.append(.willBeginDecelerating)
    carryOn(&flight, .tick(by: (1 / physics.framesPerSecond).saturated), &events)
  }

  /// What the host makes of content that is about to move by itself, or does so already and may be sent elsewhere: where
  /// it is to stop, on which axes the host has said so, and how it gets there.
  func ask(
    _ release: (inout Release) -> Void, velocity: ScrollVector, proposal: ScrollPoint, target: ScrollPoint
  ) -> (target: ScrollPoint, choices: PerAxis<Bool>, arrival: ScrollArrival?) {
    var question = Release(viewport: viewport, velocity: velocity, proposal: proposal, target: target)
    release(&question)
    return (question.allowedTarget, question.choices, question.arrival)
  }

  /// How one axis returns to its limits, or to a place of its snap rule, when what has moved it ends without momentum;
  /// nil where it stays.
  func returning(on axis: ScrollAxis) -> AxisPlan? {
    let offset = viewport.contentOffset[axis]
    let free = freeFlight(on: axis, momentum: 0)
    guard let rule = physics.snapping[axis],
      let place = snapped(free?.destination ?? offset, Launch(), on: axis)?.flushed
    else { return free }
    let start = free?.state(at: 0) ?? .rest(at: offset)
    return plan(from: start, to: place, on: axis, rule.manner(nil), free: free) ?? free
  }

  /// The flight of one axis that nobody interferes with, at the present rate unless another is given; nil where it has
  /// nowhere to go.
  ///
  /// Content let go without momentum inside its limits stays where it is: the pixel grid is for content that comes
  /// to rest.
  func freeFlight(on axis: ScrollAxis, momentum: Double, rate: DecelerationRate? = nil) -> AxisPlan? {
    let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
    guard momentum != 0 || !limits.contains(offset) else { return nil }
    let plan = AxisPlan(
      from: offset, momentum: momentum, limits: limits, rate: rate ?? physics.decelerationRate,
      bounces: viewport.bounces(on: axis), pixelGrid: viewport.pixelGrid)
    return plan.duration > 0 || plan.destination != offset ? plan : nil
  }

  /// How a target was found, and what is known of the way there.
  enum Manner {
    /// It is where the content stops by itself.
    case free
    /// By a rule that follows the momentum.
    case following(ScrollArrival?)
    /// By the host or a rule of bounded reach.
    case chosen(ScrollArrival?)

    var arrival: ScrollArrival? {
      switch self {
      case .free: nil
      case .following(let arrival), .chosen(let arrival): arrival
      }
    }
  }

  /// The flight of one axis to its target; nil where it is the free flight, or none.
  private func plan(
    from state: AxisState, to target: Double, on axis: ScrollAxis, _ manner: Manner, free: AxisPlan?
  ) -> AxisPlan? {
    let proposal = free?.destination ?? state.position
    // Content at rest on its target, or next to it and no free flight to round it, has nowhere to go.
    if target == proposal && free == nil { return nil }
    let plan = arrival(
      from: state, at: target, on: axis, manner, freeFlight: free?.duration ?? 0,
      freeDistance: (proposal - state.position).magnitude)
    guard target == proposal, manner.arrival == nil, let free, case .fling(let fling) = free.curve else {
      return plan
    }
    switch manner {
    case .free, .following:
      return nil
    case .chosen:
      // Content that only returns to its limit does so by law 2, as any other, if that is not too slow.
      let isThrown = fling.startMomentum != 0 || fling.start == target
      let isInTime = free.duration <= patience(for: (target - state.position).magnitude, on: axis)
      return fling.returnsFromOutside && (isThrown || isInTime) ? nil : plan
    }
  }

  /// Plans one axis of a flight anew, from `state` to another target.
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

  /// The plan that arrives at a target.
  ///
  ///     in no more than  min(max(F, 0.6 s), 0.6 s·max(1, d/L))      where it was chosen
  ///                      max(F, 0.6 s)                              by a rule that follows the momentum
  ///
  /// F is the time of the free flight, d the distance to go, L the viewport's length. A rule that follows the momentum
  /// does not speed content up where its target is nearer than where the content would stop by itself.
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

  /// How long a flight to a chosen target takes, in seconds, unless it is further than a viewport's length.
  static var patience: Double { 0.6 }

  /// How long a flight to a chosen target takes that is so far away, in seconds.
  private func patience(for distance: Double, on axis: ScrollAxis) -> Double {
    let length = viewport.frame.size[axis]
    return distance > length
      ? (Self.patience * (distance / length).magnitude.saturated).saturated : Self.patience
  }

  /// How long it takes where motion is reduced: 0.2 s, or what was asked for if that is less.
  private func reducedPatience(_ arrival: ScrollArrival?) -> Double {
    if case .within(let limit) = arrival { Swift.min(limit.inSeconds, 0.2) } else { 0.2 }
  }

  /// How near content comes to a chosen target before it is set onto it: a quarter of a pixel.
  var restDistance: Double {
    Swift.max(.leastNormalMagnitude, (0.25 / viewport.displayScale).saturated)
  }

  /// How the integration carries out a free flight: tick by tick where it ticks, the latest at `latestTick`, else in
  /// closed form.
  func motion(
    following plan: AxisPlan?, on axis: ScrollAxis, momentum: Double, since latestTick: ScrollInstant
  ) -> Flight.Motion {
    guard let plan else { return .resting }
    // Ticks know when the latest was, not the first, and take a little longer than the law: what may need the hour at
    // which everything ends does not tick.
    let ticks = physics.integration == .displayLink && plan.duration > 0
    guard ticks, plan.duration < Law.longestMotion / 2 else { return .planned(since: now, plan) }
    return .ticking(
      since: latestTick, FlingStepper(from: viewport.contentOffset[axis], momentum: momentum),
      rate: physics.decelerationRate, target: plan.destination)
  }

  /// What the snap rule of `axis` makes of a place of rest; nil where it has nothing to say.
  func snapped(_ proposal: Double, _ launch: Launch, on axis: ScrollAxis) -> Double? {
    physics.snapping[axis]?.target(
      for: SnapRequest(
        offset: viewport.contentOffset[axis], velocity: launch.momentum[axis], proposal: proposal,
        limits: viewport.limits(on: axis), viewportLength: viewport.frame.size[axis],
        dragOrigin: launch.dragOrigin?[axis]))
  }
}

extension SnapRule {
  /// How content gets to a place of the rule, `arrival` if it is given.
  func manner(_ arrival: ScrollArrival?) -> Scroller.Manner {
    let arrival = arrival ?? self.arrival
    return followsMomentum ? .following(arrival) : .chosen(arrival)
  }
}
