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
          offset[axis] = shown(plan.position(at: time), of: flight, on: axis)
        }
      case .ticking(var stepper):
        guard let tick else { continue }
        let limits = viewport.limits(on: axis)
        stepper.advance(by: tick, limits: limits, rate: physics.decelerationRate, bounces: viewport.bounces)
        if let rest = stepper.restingPlace(limits: limits) {
          let isInside = limits.contains(stepper.position)
          offset[axis] = isInside ? viewport.pixelGrid.rounded(rest, within: limits) : rest
          flight.motions[axis] = .resting
        } else {
          offset[axis] = stepper.position
          flight.motions[axis] = .ticking(stepper)
        }
      }
    }
    if tick != nil { flight.lastTick = now }
    activity = .moving(flight)
    scroll(to: offset, &events)
    if flight.isOver { finish(flight, &events) }
  }

  /// Carries closed forms on to ``now``; what ticks waits for its tick.
  mutating func carryOnWithoutTick(_ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    carryOn(&flight, by: nil, &events)
  }

  /// What shows of a planned offset: content that was sent somewhere moves on the pixel grid ([R], §7), and content
  /// that must not bounce never shows past a limit.
  private func shown(_ offset: Double, of flight: Flight, on axis: ScrollAxis) -> Double {
    switch flight.purpose {
    case .deceleration: viewport.bounces ? offset : offset.clamped(to: viewport.limits(on: axis))
    case .animation: viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
    case .scrollToTop: offset
    }
  }

  /// Ends a flight that has arrived.
  private mutating func finish(_ flight: Flight, _ events: inout Events) {
    activity = .idle
    switch flight.purpose {
    case .deceleration: events.append(.didEndDecelerating)
    case .animation: events.append(.didEndScrollingAnimation)
    case .scrollToTop: events.append(.didScrollToTop)
    }
  }

  /// Ends a flight where it is, and answers whether there was one.
  @discardableResult
  mutating func interrupt(_ events: inout Events) -> Bool {
    guard case .moving(let flight) = activity else { return false }
    activity = .idle
    events.append(flight.purpose == .deceleration ? .didEndDecelerating : .didEndScrollingAnimation)
    return true
  }

  /// Stops whatever moves where it is, on the pixel grid, as a touch does, and answers whether anything moved.
  @discardableResult
  mutating func catchContent(_ events: inout Events) -> Bool {
    guard case .moving(let flight) = activity else { return false }
    scroll(
      to: ScrollPoint { axis in
        let offset = viewport.contentOffset[axis]
        guard flight.motions[axis] != .resting else { return offset }
        return viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
      }, &events)
    return interrupt(&events)
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

  /// What one axis is at ``now``; at rest where nothing moves by itself.
  func state(on axis: ScrollAxis) -> AxisState {
    guard case .moving(let flight) = activity else { return .rest(at: viewport.contentOffset[axis]) }
    return state(of: flight, on: axis)
  }

  /// How long one axis of a flight goes on from ``now``, in seconds, if nothing interferes.
  func timeLeft(of flight: Flight, on axis: ScrollAxis) -> Double {
    switch flight.motions[axis] {
    case .resting:
      return 0
    case .planned(let plan, let start):
      return Swift.max(0, plan.duration - start.seconds(to: now))
    case .ticking(let stepper):
      return freeFlight(on: axis, momentum: stepper.momentum)?.duration ?? 0
    }
  }
}
