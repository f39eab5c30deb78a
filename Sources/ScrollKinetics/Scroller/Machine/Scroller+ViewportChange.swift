import ScrollGeometry

// The effect of a change of the viewport on content at rest, in a drag or in flight.
extension Scroller {
  /// Advances a motion to `instant`, at which the viewport changes.
  mutating func settle(at instant: ScrollInstant, _ events: inout Events) {
    now = Swift.max(now, instant)
    carryOnWithoutTick(&events)
  }

  /// Applies a change of the viewport.
  mutating func make(
    _ change: ViewportChange, _ snapping: ScrollSnapping?, _ animation: ScrollAnimation?,
    _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    let (old, new) = (change.old, change.new)
    let (place, restingPlace) = (
      change.place(of: old.contentOffset, isAtRest: false),
      change.place(of: old.contentOffset, isAtRest: true)
    )
    let offset = ScrollPoint { (isAtRest(on: $0) ? restingPlace : place)[$0].flushed }
    let hasChanged = PerAxis { change.changesLimits(on: $0) || offset[$0] != old.contentOffset[$0] }
    let states = PerAxis { state(on: $0) }
    let oldRules = physics.snapping
    if let snapping { physics.snapping = snapping }
    let isNewRule = PerAxis { snapping != nil && physics.snapping[$0] != oldRules[$0] }
    let hasNewPlaces = PerAxis { hasChanged[$0] || change.isResized(on: $0) || isNewRule[$0] }
    show(new)

    /// Returns the place of a mandatory rule for content that stopped, or was to stop, at `stop`; `wanted` if that was
    /// not a place of the old rule.
    func stoppingPlace(_ wanted: Double, for stop: Double, on axis: ScrollAxis) -> Double {
      guard hasNewPlaces[axis], let rule = physics.snapping[axis], rule.strictness == .mandatory,
        oldRules[axis]?.allowsRest(at: stop, in: old, on: axis) ?? true
      else { return wanted }
      return rule.place(forRestAt: wanted, in: new, on: axis)?.flushed ?? wanted
    }

    switch activity {
    case .idle:
      let rest = ScrollPoint { hasChanged[$0] ? offset[$0].clamped(to: new.limits(on: $0)) : offset[$0] }
      let places = ScrollPoint { stoppingPlace(rest[$0], for: old.contentOffset[$0], on: $0) }
      // Content that an insertion keeps in place does not jump, except for the rounding error of its place.
      let settles = PerAxis {
        change.keepsWhatShows && (places[$0] - rest[$0]).magnitude > restDistance
      }
      setContentOffset(ScrollPoint { settles[$0] ? rest[$0] : places[$0] }, animation, &events)
      settleOnPlaces(where: settles, &events)
    case .touching(var touch):
      touch.dragOrigin = change.place(of: touch.dragOrigin, isAtRest: false)
      activity = .touching(touch)
      scroll(to: offset, &events)
      guard new.isScrollEnabled else { return endTouch(.cancelled, &events, release) }
      regrip { axis in
        hasChanged[axis] || new.isScrollable(on: axis) != old.isScrollable(on: axis)
          || (change.isResized(on: axis) && old.overscroll[axis] != 0)
      }
    case .moving(var flight):
      scroll(to: offset, &events)
      let announced = flight.target(at: old.contentOffset)
      let target = change.place(of: announced, isAtRest: true)
      for axis in ScrollAxis.allCases
      where hasChanged[axis] || isNewRule[axis]
        || (change.isResized(on: axis) && physics.snapping.hasRule(on: axis))
      {
        guard !flight.motions[axis].isCoasting else {
          adaptCoast(of: &flight, on: axis, movedBy: offset[axis] - old.contentOffset[axis])
          continue
        }
        var state = states[axis]
        state.position = (state.position + (offset[axis] - old.contentOffset[axis])).saturated
        let wasLegal = old.limits(on: axis).contains(announced[axis])
        let legal = wasLegal ? target[axis].clamped(to: new.limits(on: axis)) : target[axis]
        let snapped = stoppingPlace(legal, for: announced[axis], on: axis)
        adapt(&flight, on: axis, state: state, legal: legal, snapped: snapped)
      }
      let isNew = ScrollAxis.allCases.contains { hasNewPlaces[$0] }
      if flight.purpose == .deceleration && isNew { retarget(&flight, states, release) }
      activity = .moving(flight)
      carryOnWithoutTick(&events)
    }
  }

  /// Moves content at rest to places of its snap rules, on the axes that settle.
  private mutating func settleOnPlaces(where settles: PerAxis<Bool>, _ events: inout Events) {
    guard case .idle = activity else { return }
    var flight = Flight(.deceleration)
    for axis in ScrollAxis.allCases where settles[axis] {
      if let plan = returning(on: axis) { flight.motions[axis] = .planned(since: now, plan) }
    }
    guard !flight.isOver else { return }
    events.append(.willBeginDecelerating)
    carryOn(&flight, .closedForms, &events)
  }

  /// Returns whether the content is at rest on `axis` and no finger is down.
  func isAtRest(on axis: ScrollAxis) -> Bool {
    switch activity {
    case .idle: true
    case .touching: false
    case .moving(let flight): flight.motions[axis].isResting
    }
  }

  /// Plans one axis of a flight anew after the viewport has changed.
  private func adapt(
    _ flight: inout Flight, on axis: ScrollAxis, state: AxisState, legal: Double, snapped: Double
  ) {
    switch flight.purpose {
    case .deceleration:
      if let rule = physics.snapping[axis], let target = rule.place(forRestAt: legal, in: viewport, on: axis)
      {
        fly(&flight, on: axis, from: state, to: target, rule.manner(nil))
      } else if flight.motions[axis].isChosen {
        fly(&flight, on: axis, from: state, to: legal)
      } else {
        flight.motions[axis] = motion(
          following: freeFlight(on: axis, momentum: state.momentum), on: axis, momentum: state.momentum,
          since: flight.motions[axis].latestTick ?? now)
      }
    case .autoscroll where flight.isAutoscroll(on: axis):
      adaptAutoscroll(&flight, on: axis, from: state)
    case .animation, .autoscroll:
      fly(&flight, on: axis, from: state, to: snapped)
    case .scrollToTop:
      fly(
        &flight, on: axis, from: state, to: axis == .vertical ? viewport.limits(on: axis).lowerBound : snapped
      )
    }
  }

  /// Calls the host's closure to choose the target of a flight again.
  private func retarget(
    _ flight: inout Flight, _ states: PerAxis<AxisState>, _ release: (inout Release) -> Void
  ) {
    var question = Release(
      viewport: viewport, velocity: ScrollVector { states[$0].momentum },
      proposal: ScrollPoint { axis in
        let momentum = flight.motions[axis].isCoasting ? 0 : states[axis].momentum
        return freeFlight(on: axis, momentum: momentum)?.destination ?? viewport.contentOffset[axis]
      }, target: announcedTarget(of: flight))
    let decision = question.decision(of: release, within: limits)
    for axis in ScrollAxis.allCases {
      let ruling = decision.rulings[axis]
      guard decision.choices[axis] || ruling != nil else { continue }
      let manner = decision.choices[axis] ? nil : ruling?.manner(decision.arrival)
      var state = states[axis]
      state.position = viewport.contentOffset[axis]
      fly(&flight, on: axis, from: state, to: decision.target[axis], manner ?? .chosen(decision.arrival))
    }
  }

  /// Plans one axis of a flight from `state` to `target`, unless it already moves there.
  private func fly(
    _ flight: inout Flight, on axis: ScrollAxis, from state: AxisState, to target: Double,
    _ manner: Manner = .chosen(nil)
  ) {
    let isOnItsWay =
      (plan(of: flight, on: axis)?.plan.destination ?? viewport.contentOffset[axis]) == target
      && state.position == self.state(of: flight, on: axis).position
    let motion = flight.motions[axis]
    if !isOnItsWay {
      redirect(&flight, on: axis, from: state, to: target, manner)
    } else if case .ticking(let stepper, let rate, _) = motion.course {
      // The announced target was the one before the viewport changed.
      flight.motions[axis] = .ticking(since: motion.since, stepper, rate: rate, target: target.flushed)
    }
  }
}

extension SnapRule {
  /// Returns the place at which content at `offset` must rest; nil if it may stay.
  func place(forRestAt offset: Double, in viewport: Viewport, on axis: ScrollAxis) -> Double? {
    target(
      for: SnapRequest(
        offset: offset, limits: viewport.limits(on: axis), viewportLength: viewport.frame.size[axis]))
  }

  /// Returns whether content may rest at `offset`.
  func allowsRest(at offset: Double, in viewport: Viewport, on axis: ScrollAxis) -> Bool {
    let place = place(forRestAt: offset, in: viewport, on: axis)
    return place == nil || place?.flushed == offset
  }
}
