import ScrollGeometry

extension Scroller {
  /// Lets time pass up to `instant`, and returns what happened.
  ///
  /// An instant earlier than ``now`` is taken as `now`: what ticks then makes up for the time since its latest tick,
  /// which an input at a frame's own instant may have left open. Where nothing moves, nothing happens. At the last
  /// instant that there is, 2⁶¹ s from the origin, whatever moves comes to rest ([O]).
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Events {
    now = Swift.max(now, instant)
    guard isMoving else { return Events() }
    var events = Events()
    if !now.isLast, let offset = glidingOffset() {
      scroll(to: offset, &events)
    } else {
      carryOn(.everything, &events)
    }
    return events
  }

  /// Lets `duration` pass, and returns what happened: for game loops. A negative duration is no time.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Events {
    advance(to: now.advanced(by: duration))
  }

  /// How far a flight is carried on.
  enum Step {
    /// Closed forms to ``now``; what ticks waits for its tick.
    case closedForms
    /// Closed forms to ``now``, and what ticks by the time since its latest tick.
    case everything
    /// Closed forms to ``now``, and what ticks by so many seconds.
    case tick(by: Double)
  }

  /// Carries a flight on, and ends it where nothing moves any more.
  mutating func carryOn(_ flight: inout Flight, _ step: Step, _ events: inout Events) {
    var offset = viewport.contentOffset
    for axis in ScrollAxis.allCases {
      endCoastInTime(of: &flight, on: axis)
      let motion = flight.motions[axis]
      switch motion.course {
      case .resting, .coasting:
        continue
      case .planned(let plan):
        let time = motion.since.seconds(to: now)
        if time >= plan.duration || now.isLast {
          offset[axis] = plan.destination
          flight.motions[axis] = .resting
        } else if time > 0 {
          offset[axis] = shown(plan.position(at: time), for: flight.purpose, on: axis)
        }
      case .ticking(var stepper, let rate, let target):
        let time: Double
        switch step {
        case .closedForms: continue
        case .everything: time = motion.since.seconds(to: now)
        case .tick(let length): time = length
        }
        let limits = viewport.limits(on: axis)
        // There will be no other tick: one that is longer than any flight.
        let length = now.isLast ? 0x1p62 : time
        stepper.advance(by: length, limits: limits, rate: rate, bounces: viewport.bounces(on: axis))
        if let rest = stepper.restingPlace(limits: limits) {
          let isInside = limits.contains(stepper.position)
          offset[axis] = isInside ? viewport.pixelGrid.rounded(rest, within: limits) : rest
          flight.motions[axis] = .resting
        } else {
          offset[axis] = stepper.position
          flight.motions[axis] = .ticking(since: now, stepper, rate: rate, target: target)
        }
      }
    }
    activity = .moving(flight)
    scroll(to: offset, &events)
    if flight.isOver { finish(flight, &events) }
  }

  /// Carries closed forms on to ``now``; what ticks waits for its tick.
  mutating func carryOnWithoutTick(_ events: inout Events) {
    if isMoving { carryOn(.closedForms, &events) }
  }

  /// Carries on what moves, if anything does.
  @inline(never) mutating func carryOn(_ step: Step, _ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    carryOn(&flight, step, &events)
  }

  /// What shows of a planned offset: content that must not bounce never shows past a limit, and content that was sent
  /// somewhere moves on the pixel grid ([R], §7), but for who asks where it is between two pixels.
  func shown(
    _ offset: Double, for purpose: Flight.Purpose, on axis: ScrollAxis, onPixelGrid: Bool = true
  ) -> Double {
    switch purpose {
    case .deceleration: viewport.bounces(on: axis) ? offset : offset.clamped(to: viewport.limits(on: axis))
    case .animation where onPixelGrid: viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
    case .animation, .scrollToTop: offset
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

  /// Ends a flight where it is, if there is one.
  mutating func interrupt(_ events: inout Events) {
    guard case .moving(let flight) = activity else { return }
    activity = .idle
    events.append(flight.purpose == .deceleration ? .didEndDecelerating : .didEndScrollingAnimation)
  }

  /// Stops whatever moves where it is, on the pixel grid, as a touch does, and answers whether anything moved.
  @discardableResult
  mutating func catchContent(_ events: inout Events) -> Bool {
    guard case .moving(let flight) = activity else { return false }
    scroll(
      to: ScrollPoint { axis in
        let offset = viewport.contentOffset[axis]
        guard !flight.motions[axis].isResting else { return offset }
        return viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
      }, &events)
    interrupt(&events)
    return true
  }

  /// What one axis of a flight is at ``now``.
  func state(of flight: Flight, on axis: ScrollAxis) -> AxisState {
    let offset = viewport.contentOffset[axis]
    let motion = flight.motions[axis]
    switch motion.course {
    case .resting:
      return .rest(at: offset)
    case .planned(let plan):
      return plan.state(at: motion.since.seconds(to: now))
    case .coasting(let tracker):
      let velocity = tracker.velocity.dx
      return AxisState(position: offset, velocity: velocity, momentum: velocity)
    case .ticking(let stepper, let rate, _):
      return AxisState(
        position: offset, velocity: stepper.velocity(limits: viewport.limits(on: axis), rate: rate),
        momentum: stepper.momentum)
    }
  }

  /// What one axis is at ``now``; at rest where nothing moves by itself.
  func state(on axis: ScrollAxis) -> AxisState {
    guard case .moving(let flight) = activity else { return .rest(at: viewport.contentOffset[axis]) }
    return state(of: flight, on: axis)
  }

  /// What one axis of a flight follows, and since when; nil where it rests. What ticks goes on as the closed form does
  /// from where it now is, if nothing interferes; what coasts stays until its scroll ends.
  func plan(of flight: Flight, on axis: ScrollAxis) -> (plan: AxisPlan, start: ScrollInstant)? {
    let motion = flight.motions[axis]
    switch motion.course {
    case .resting: return nil
    case .planned(let plan): return (plan, motion.since)
    case .coasting:
      let offset = viewport.contentOffset[axis]
      let still = AxisPlan(EasedCurve(from: offset, to: offset, duration: 0))
      return (returning(on: axis) ?? still, Self.endOfCoast(since: motion.since))
    case .ticking(let stepper, let rate, _):
      return freeFlight(on: axis, momentum: stepper.momentum, rate: rate).map { ($0, now) }
    }
  }

  /// Where a flight is to stop: as announced, or where what coasts would if no delta came any more.
  func announcedTarget(of flight: Flight) -> ScrollPoint {
    ScrollPoint { axis in
      let motion = flight.motions[axis]
      return motion.target ?? (motion.isCoasting ? returning(on: axis)?.destination : nil)
        ?? viewport.contentOffset[axis]
    }
  }

  /// How long one axis of a flight goes on from ``now``, in seconds, if nothing interferes; not more than 0 where it
  /// rests or has arrived.
  func timeLeft(of flight: Flight, on axis: ScrollAxis) -> Double {
    plan(of: flight, on: axis).map { $0.plan.duration - $0.start.seconds(to: now) } ?? 0
  }
}
