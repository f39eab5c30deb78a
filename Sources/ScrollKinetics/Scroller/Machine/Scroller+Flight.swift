import ScrollGeometry

extension Scroller {
  /// Advances the scroller to `instant`, and returns the events.
  ///
  /// An instant earlier than ``now`` is treated as `now`. A motion by ticks then makes a tick for the time since its
  /// latest tick, if an input has advanced `now` in between. Without a motion only `now` changes. At the last instant,
  /// 2⁶¹ s after the origin, all motion comes to rest ([O]).
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Events {
    now = Swift.max(now, instant)
    guard isMoving else { return Events() }
    guard !now.isLast, let events = decelerate() else { return advanceFurther() }
    return events
  }

  /// Advances a flight both axes of which decelerate inside their limits, or are at rest, to ``now``, which is not the last
  /// instant, and returns the events; nil, without an effect, for any other flight.
  @inline(__always) mutating func decelerate() -> Events? {
    deceleratedOffset().map { place(at: $0) }
  }

  /// Advances such a flight to `instant`, and returns the offset, which the caller sets; nil, without an effect, for any
  /// other flight.
  @inline(__always) mutating func deceleratedOffset(at instant: ScrollInstant) -> ScrollPoint? {
    let before = now
    now = Swift.max(now, instant)
    if !now.isLast, let offset = deceleratedOffset() { return offset }
    now = before
    return nil
  }

  /// Sets the offset of a step on a fast path, and returns the events.
  @inline(__always) private mutating func place(at offset: ScrollPoint) -> Events {
    guard offset != viewport.placedOffset else { return Events() }
    viewport.placedOffset = offset
    return .didScroll
  }

  /// Advances a flight in which more happens than deceleration.
  @inline(never) private mutating func advanceFurther() -> Events {
    guard !now.isLast, let offset = bouncedOffset() ?? arrivingOffset() else { return advanceAnything() }
    return place(at: offset)
  }

  /// Advances any flight.
  @inline(never) private mutating func advanceAnything() -> Events {
    var events = Events()
    if !now.isLast, let offset = glidingOffset() {
      scroll(to: offset, &events)
    } else {
      carryOn(.everything, &events)
    }
    return events
  }

  /// Advances the scroller by `duration`, and returns the events, as for a game loop. A negative duration counts as
  /// zero.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Events {
    advance(to: now.advanced(by: duration))
  }

  /// The parts of a flight that are advanced.
  enum Step {
    /// Closed forms are advanced to ``now``; motions by ticks are not advanced.
    case closedForms
    /// Closed forms are advanced to ``now``, motions by ticks by the time since their latest tick.
    case everything
    /// Closed forms are advanced to ``now``, motions by ticks by the given number of seconds.
    case tick(by: Double)
  }

  /// Advances a flight, and ends it if both axes are at rest.
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
        // At the last instant there is no other tick, so this one is longer than any flight.
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

  /// Advances closed forms to ``now``; motions by ticks are not advanced.
  mutating func carryOnWithoutTick(_ events: inout Events) {
    if isMoving { carryOn(.closedForms, &events) }
  }

  /// Advances the present flight, if there is one.
  @inline(never) mutating func carryOn(_ step: Step, _ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    carryOn(&flight, step, &events)
  }

  /// Returns the offset shown for a planned offset.
  ///
  /// Content that does not bounce is never shown past a limit. Programmatic motion is shown on the pixel grid ([R],
  /// §7), unless `onPixelGrid` is false, as for predictions.
  func shown(
    _ offset: Double, for purpose: Flight.Purpose, on axis: ScrollAxis, onPixelGrid: Bool = true
  ) -> Double {
    switch purpose {
    case .deceleration: viewport.bounces(on: axis) ? offset : offset.clamped(to: viewport.limits(on: axis))
    case .animation where onPixelGrid: viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis))
    case .animation, .scrollToTop, .autoscroll: offset
    }
  }

  /// Ends a flight that has come to rest.
  private mutating func finish(_ flight: Flight, _ events: inout Events) {
    activity = .idle
    switch flight.purpose {
    case .deceleration: events.append(.didEndDecelerating)
    case .animation, .autoscroll: events.append(.didEndScrollingAnimation)
    case .scrollToTop: events.append(.didScrollToTop)
    }
  }

  /// Ends the present flight, if there is one, without moving the content.
  mutating func interrupt(_ events: inout Events) {
    guard case .moving(let flight) = activity else { return }
    activity = .idle
    events.append(flight.purpose == .deceleration ? .didEndDecelerating : .didEndScrollingAnimation)
  }

  /// Stops the present flight at its offset, rounded to the pixel grid, as a touch does; returns whether there was one.
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

  /// Returns the state of one axis of a flight at ``now``. Content that does not bounce is at rest at a limit past which
  /// its plan leads.
  func state(of flight: Flight, on axis: ScrollAxis) -> AxisState {
    let state = plannedState(of: flight, on: axis)
    guard flight.purpose == .deceleration, !viewport.bounces(on: axis) else { return state }
    let limits = viewport.limits(on: axis)
    let limit = state.position.clamped(to: limits)
    let isHeld = limit == (state.velocity < 0 ? limits.lowerBound : limits.upperBound)
    return state.position != limit || isHeld ? .rest(at: limit) : state
  }

  private func plannedState(of flight: Flight, on axis: ScrollAxis) -> AxisState {
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

  /// Returns the state of one axis at ``now``; rest at the present offset without a flight.
  func state(on axis: ScrollAxis) -> AxisState {
    guard case .moving(let flight) = activity else { return .rest(at: viewport.contentOffset[axis]) }
    return state(of: flight, on: axis)
  }

  /// Returns the plan of one axis of a flight and the instant at which it began; nil for an axis at rest.
  ///
  /// For a motion by ticks it is the closed form from the present state. For an axis that coasts it is the motion
  /// after the end of the scroll, without further deltas.
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

  /// Returns the time from ``now`` until one axis of a flight comes to rest, in seconds; 0 or less if it is at rest.
  func timeLeft(of flight: Flight, on axis: ScrollAxis) -> Double {
    plan(of: flight, on: axis).map { $0.plan.duration - $0.start.seconds(to: now) } ?? 0
  }
}
