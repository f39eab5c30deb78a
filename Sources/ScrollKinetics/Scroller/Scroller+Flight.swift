import ScrollGeometry

extension Scroller {
  /// Lets time pass up to `instant`, and answers what happened.
  ///
  /// Where nothing moves, or `instant` is not later than ``now``, nothing happens.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Events {
    var events = Events()
    guard instant > now else { return events }
    now = instant
    if case .moving(var flight) = activity {
      carryOn(&flight, by: flight.lastTick.seconds(to: now), &events)
    }
    return events
  }

  /// Lets `duration` pass, and answers what happened: for game loops. A negative duration is no time.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Events {
    advance(to: now.advanced(by: duration))
  }
}

// MARK: - Launching

extension Scroller {
  /// Lets the content go with `momentum`; where that ends a drag, `release` may choose another target.
  mutating func launch(
    momentum: ScrollVector, endsDrag: Bool, _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    let offset = viewport.contentOffset
    var plans = PerAxis { freeFlight(on: $0, momentum: momentum[$0]) }
    let proposal = ScrollPoint { plans[$0]?.destination ?? offset[$0] }
    if endsDrag {
      var decision = Release(viewport: viewport, velocity: momentum, proposal: proposal, target: proposal)
      release(&decision)
      let target = viewport.clamped(decision.target)
      for axis in ScrollAxis.allCases where decision.target[axis] != proposal[axis] {
        plans[axis] = flight(on: axis, insteadOf: plans[axis], to: target[axis])
      }
    }
    let moves = ScrollAxis.allCases.contains { plans[$0] != nil }
    if endsDrag { events.append(.didEndDragging(willDecelerate: moves)) }
    guard moves else { return }

    events.append(.willBeginDecelerating)
    var flight = Flight(
      purpose: .deceleration,
      motions: PerAxis { motion(following: plans[$0], from: offset[$0], momentum: momentum[$0]) },
      target: ScrollPoint { plans[$0]?.destination ?? offset[$0] }, lastTick: now)
    carryOn(&flight, by: 1 / physics.framesPerSecond, &events)
  }

  /// The flight of one axis that nobody interferes with; nil where it has nowhere to go.
  ///
  /// Content that was let go without momentum inside its limits stays where it is: the pixel grid is for content
  /// that comes to rest.
  private func freeFlight(on axis: ScrollAxis, momentum: Double) -> AxisPlan? {
    let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
    guard momentum != 0 || !limits.contains(offset) else { return nil }
    let plan = AxisPlan(
      from: offset, momentum: momentum, limits: limits, rate: physics.decelerationRate,
      bounces: viewport.bounces, pixelGrid: viewport.pixelGrid)
    return plan.duration > 0 || plan.destination != offset ? plan : nil
  }

  /// The flight of one axis to a chosen target, with the slope that the free one would have had.
  private func flight(on axis: ScrollAxis, insteadOf free: AxisPlan?, to target: Double) -> AxisPlan? {
    let offset = viewport.contentOffset[axis]
    guard free != nil || target != offset else { return nil }
    return AxisPlan(
      SpringCurve(
        arrivingFrom: offset, velocity: free?.velocity(at: 0) ?? 0, at: target,
        within: Swift.max(free?.duration ?? 0, 0.6), restDistance: 0.25 / viewport.displayScale))
  }

  /// How the integration carries out a plan: a free flight tick by tick where it ticks, all else in closed form.
  private func motion(following plan: AxisPlan?, from offset: Double, momentum: Double) -> Flight.Motion {
    guard let plan else { return .resting }
    guard physics.integration == .displayLink, plan.duration > 0, case .fling = plan.curve else {
      return .planned(plan, since: now)
    }
    return .ticking(FlingStepper(from: offset, momentum: momentum))
  }
}

// MARK: - Flying

extension Scroller {
  /// Carries a flight on to ``now``, and what ticks by `tick` seconds; by nothing where that is nil.
  mutating func carryOn(_ flight: inout Flight, by tick: Double?, _ events: inout Events) {
    var offset = viewport.contentOffset
    for axis in ScrollAxis.allCases {
      switch flight.motions[axis] {
      case .resting:
        continue
      case .planned(let plan, let start):
        let time = start.seconds(to: now)
        if time >= plan.duration {
          offset[axis] = plan.destination
          flight.motions[axis] = .resting
        } else if time > 0 {
          offset[axis] = plan.position(at: time)
        }
      case .ticking(var stepper):
        guard let tick else { continue }
        let limits = viewport.limits(on: axis)
        stepper.advance(by: tick, limits: limits, rate: physics.decelerationRate, bounces: viewport.bounces)
        if let rest = stepper.restingPlace(limits: limits) {
          offset[axis] =
            limits.contains(stepper.position) ? viewport.pixelGrid.rounded(rest, within: limits) : rest
          flight.motions[axis] = .resting
        } else {
          offset[axis] = stepper.position
          flight.motions[axis] = .ticking(stepper)
        }
      }
    }
    if tick != nil { flight.lastTick = now }
    scroll(to: offset, &events)
    activity = .moving(flight)
    if flight.isOver { end(flight, &events) }
  }

  /// Carries closed forms on to ``now``; what ticks waits for its tick.
  mutating func carryOnWithoutTick(_ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    carryOn(&flight, by: nil, &events)
  }

  /// Stops whatever moves where it is, on the pixel grid, and answers whether anything did.
  @discardableResult
  mutating func stop(_ events: inout Events) -> Bool {
    guard case .moving(let flight) = activity else { return false }
    scroll(
      to: ScrollPoint { axis in
        let offset = viewport.contentOffset[axis]
        guard flight.motions[axis] != .resting else { return offset }
        return viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
      }, &events)
    end(flight, &events)
    return true
  }

  private mutating func end(_ flight: Flight, _ events: inout Events) {
    activity = .idle
    events.append(flight.purpose == .deceleration ? .didEndDecelerating : .didEndScrollingAnimation)
  }

  /// What one axis of a flight is at ``now``.
  func state(of flight: Flight, on axis: ScrollAxis) -> AxisState {
    let offset = viewport.contentOffset[axis]
    switch flight.motions[axis] {
    case .resting:
      return .rest(at: offset)
    case .planned(let plan, let start):
      return plan.state(at: start.seconds(to: now))
    case .ticking(let stepper):
      return AxisState(
        position: offset,
        velocity: stepper.velocity(limits: viewport.limits(on: axis), rate: physics.decelerationRate),
        momentum: stepper.momentum)
    }
  }
}
