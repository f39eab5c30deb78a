import ScrollGeometry

// Wheels and keys move the content by steps, within its limits. A motion in the direction of the step continues to a target
// farther away; any other step starts at the present offset.
extension Scroller {
  /// The movement of one axis by a wheel or a key.
  enum Turn {
    /// By a distance in points.
    case by(Double)
    /// By a distance in points, or to the next page with a rule of pages.
    case page(Double)
    /// To one end.
    case to(Double)
  }

  /// The target of a turn on one axis, and its effect on the present motion.
  private struct Destination {
    var target: Double
    var course: Course

    enum Course {
      /// The present motion continues unchanged.
      case asBefore
      /// The present motion continues to a target farther away.
      case onward
      /// A new motion starts at the present offset.
      case anew
    }
  }

  /// Moves the content by `delta` within its limits; moves the target of a motion in the same direction.
  mutating func turnWheel(_ delta: ScrollVector, _ animation: ScrollAnimation?, _ events: inout Events) {
    turn(Self.turns(of: delta), animation, &events)
  }

  /// Moves the content by a key within its limits; moves the target of a motion in the same direction.
  mutating func press(
    _ key: Key, _ distances: KeyDistances, _ animation: ScrollAnimation?, _ events: inout Events
  ) {
    turn(turns(of: key, distances), animation, &events)
  }

  private static func turns(of delta: ScrollVector) -> PerAxis<Turn?> {
    PerAxis { delta[$0] == 0 ? nil : .by(delta[$0]) }
  }

  private func turns(of key: Key, _ distances: KeyDistances) -> PerAxis<Turn?> {
    let (axis, turn) = (key.axis(in: viewport), key.turn(in: viewport, distances))
    switch turn {
    case .by(0), .page(0): return PerAxis { _ in nil }
    default: return PerAxis { $0 == axis ? turn : nil }
    }
  }

  /// Returns whether the present flight continues after an input of a wheel or a key.
  func continuesFlight(with input: Input) -> Bool {
    guard case .moving(let flight) = activity, viewport.isScrollEnabled else { return false }
    switch input {
    case .wheel(let delta, let animation):
      return continues(flight, destinations(of: Self.turns(of: delta), animation))
    case .key(let key, let distances, let animation):
      return continues(flight, destinations(of: turns(of: key, distances), animation))
    default:
      return false
    }
  }

  private func continues(_ flight: Flight, _ destinations: PerAxis<Destination?>) -> Bool {
    ScrollAxis.allCases.contains {
      !flight.motions[$0].isResting && (destinations[$0]?.course ?? .asBefore) != .anew
    }
  }

  private mutating func turn(
    _ turns: PerAxis<Turn?>, _ animation: ScrollAnimation?, _ events: inout Events
  ) {
    guard viewport.isScrollEnabled, !isTracking else { return }
    let destinations = destinations(of: turns, animation)
    if case .moving(let flight) = activity, continues(flight, destinations) {
      return bend(flight, destinations, animation, &events)
    }
    let target = ScrollPoint { destinations[$0]?.target ?? viewport.contentOffset[$0] }
    guard let animation else { return setContentOffset(target, nil, &events) }
    let (limits, restDistance) = (PerAxis { viewport.limits(on: $0) }, restDistance)
    animate(to: target, purpose: .animation, &events) { axis, state in
      animation.plan(from: state, to: target[axis], restDistance: restDistance, staying: limits[axis])
    }
  }
}

// MARK: - Where to

extension Scroller {
  private func destinations(
    of turns: PerAxis<Turn?>, _ animation: ScrollAnimation?
  ) -> PerAxis<Destination?> {
    var (headings, isDecelerating) = (PerAxis<Double?> { _ in nil }, false)
    if case .moving(let flight) = activity {
      isDecelerating = flight.purpose == .deceleration
      // A step without an animation ends an animated flight: adding the remaining distance would be a jump.
      if isDecelerating || animation != nil {
        headings = PerAxis { flight.isAutoscroll(on: $0) ? nil : flight.motions[$0].target }
      }
    }
    let isAtOnce = animation == nil || physics.reducesMotion
    return PerAxis { axis in
      turns[axis].map {
        destination(
          of: $0, on: axis, heading: headings[axis], isAtOnce: isAtOnce,
          mayContinue: isDecelerating || !isAtOnce)
      }
    }
  }

  /// Returns the destination of a turn on one axis; `heading` is the target of its present motion, if there is one.
  private func destination(
    of turn: Turn, on axis: ScrollAxis, heading: Double?, isAtOnce: Bool, mayContinue: Bool
  ) -> Destination {
    let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
    let rule = physics.snapping[axis]
    var request = SnapRequest(
      offset: offset.clamped(to: limits), limits: limits, viewportLength: viewport.frame.size[axis])
    switch turn {
    case .to(let end):
      let target = (rule?.place(atEnd: end, request) ?? end).flushed
      return Destination(target: target, course: target == heading && !isAtOnce ? .asBefore : .anew)
    case .by(let delta), .page(let delta):
      let isUpward = delta > 0
      let ahead = heading.flatMap { (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
      let base = (ahead ?? offset).clamped(to: limits)
      let proposal = (base + delta).saturated.clamped(to: limits)
      var place: Double?
      if let rule, delta != 0 {
        request.proposal = proposal
        place = rule.place(steppingUpwards: isUpward, request)
        if case .page = turn {
          request.offset = base
          place = rule.page(steppingUpwards: isUpward, request) ?? place
        }
      }
      let target = (place ?? proposal).flushed
      let course: Destination.Course = ahead != nil && mayContinue ? .onward : .anew
      return Destination(target: target, course: target == heading ? .asBefore : course)
    }
  }
}

// MARK: - In flight

extension Scroller {
  /// Continues a flight with new destinations; an axis whose motion ends starts a new one in the same flight.
  private mutating func bend(
    _ flight: Flight, _ destinations: PerAxis<Destination?>, _ animation: ScrollAnimation?,
    _ events: inout Events
  ) {
    var flight = flight
    let states = PerAxis { state(of: flight, on: $0) }
    let animation = physics.reducesMotion ? nil : animation
    let before = viewport.contentOffset
    var offset = before
    for axis in ScrollAxis.allCases where animation == nil {
      if let destination = destinations[axis] {
        offset[axis] = offsetAtOnce(destination, flight, on: axis)
      }
    }
    scroll(to: offset, &events)
    for axis in ScrollAxis.allCases {
      guard let destination = destinations[axis], destination.course != .asBefore else { continue }
      let target = destination.target
      var state = states[axis]
      if animation == nil { state.position = offset[axis] }
      if destination.course == .anew {
        if !state.approaches(target) { state = .rest(at: state.position) }
        if offset[axis] == target {
          flight.motions[axis] = .resting
          continue
        }
      }
      if flight.purpose == .deceleration {
        redirect(
          &flight, on: axis, from: state, to: destination, hasJumped: offset[axis] != before[axis])
      } else if let animation {
        flight.motions[axis] = .planned(
          since: now,
          animation.plan(
            from: state, to: target, restDistance: restDistance, staying: viewport.limits(on: axis)))
      }
    }
    activity = .moving(flight)
    carryOnWithoutTick(&events)
  }

  /// Returns the offset directly after a turn without an animation.
  private func offsetAtOnce(_ destination: Destination, _ flight: Flight, on axis: ScrollAxis) -> Double {
    let (offset, limits) = (viewport.contentOffset[axis], viewport.limits(on: axis))
    switch destination.course {
    case .asBefore:
      return offset
    case .anew:
      return destination.target
    case .onward:
      // Content moves to a snap point in flight, and returns from past a limit by its own bounce.
      guard let heading = flight.motions[axis].target, limits.contains(offset),
        physics.snapping[axis]?.strictness != .mandatory
      else { return offset }
      return (offset + (destination.target - heading).saturated).saturated.clamped(to: limits).flushed
    }
  }

  /// Plans one axis of decelerating content anew.
  private func redirect(
    _ flight: inout Flight, on axis: ScrollAxis, from state: AxisState, to destination: Destination,
    hasJumped: Bool
  ) {
    let motion = flight.motions[axis]
    guard destination.course == .onward else {
      return redirect(&flight, on: axis, from: state, to: destination.target, .chosen(nil))
    }
    if hasJumped, !motion.isChosen, let free = freeFlight(on: axis, momentum: state.momentum),
      !free.leavesLimits
    {
      // Offset and target have moved by the same distance: the same law leads there.
      flight.motions[axis] = self.motion(
        following: free, on: axis, momentum: state.momentum, since: motion.latestTick ?? now)
      return
    }
    var manner = Manner.following(nil)
    if let rule = physics.snapping[axis], rule.strictness == .mandatory {
      manner = rule.manner(nil)
    }
    redirect(&flight, on: axis, from: state, to: destination.target, manner)
  }
}

extension AxisPlan {
  /// Returns whether the motion passes a limit.
  fileprivate var leavesLimits: Bool {
    if case .fling(let fling) = curve { fling.leavesLimits } else { false }
  }
}

extension ScrollAnimation {
  /// Returns the plan of one axis to a target within `limits` that does not overshoot a limit: an ``ArrivalCurve`` in place
  /// of a motion that could.
  fileprivate func plan(
    from state: AxisState, to target: Double, restDistance: Double, staying limits: ClosedRange<Double>
  ) -> AxisPlan {
    let (ahead, behind, time) = excursion(from: state, to: target)
    let isUpward = target > state.position
    let room = (isUpward ? limits.upperBound - target : target - limits.lowerBound).saturated
    let roomBehind =
      (isUpward ? state.position - limits.lowerBound : limits.upperBound - state.position).saturated
    let staysInside = ahead <= room && (behind == 0 || behind <= roomBehind)
    guard !staysInside, time > 0 else { return plan(from: state, to: target, restDistance: restDistance) }
    return AxisPlan(
      ArrivalCurve(
        from: state.position, velocity: state.approaches(target) ? state.velocity : 0, to: target,
        within: time, restDistance: restDistance))
  }

  /// Returns upper bounds of the distances that the motion covers beyond its target and behind its start, in points, and
  /// its duration or response in seconds.
  private func excursion(
    from state: AxisState, to target: Double
  ) -> (ahead: Double, behind: Double, time: Double) {
    let distance = (target - state.position).saturated.magnitude
    let approaches = state.approaches(target)
    switch self {
    case .eased(let duration, let timing):
      let time = duration.inSeconds
      guard !approaches, let timing else { return (0, 0, time) }
      // A Bézier curve lies within the hull of its control points.
      let (low, high) = (
        Swift.min(0, timing.y1, timing.y2), Swift.max(1, timing.y1, timing.y2)
      )
      return ((distance * (high - 1)).saturated, (distance * (0 - low)).saturated, time)
    case .spring(let spring):
      let lead = approaches ? (state.velocity.magnitude / spring.angularFrequency).saturated : 0
      let response = (2 * Double.pi / spring.angularFrequency).saturated
      if spring.dampingRatio >= 1 && lead <= distance { return (0, 0, response) }
      // The energy of a damped spring, ½x′² + ½ω²z², decreases, so that the distance z to the target never exceeds the one
      // at the start by more than the lead. Only an underdamped spring swings back behind the start.
      return ((distance + lead).saturated, spring.dampingRatio < 1 ? lead : 0, response)
    }
  }
}
