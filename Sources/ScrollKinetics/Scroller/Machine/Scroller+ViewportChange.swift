import ScrollGeometry

// The effect of a change of the viewport on content at rest, in a drag or in flight.
extension Scroller {
  mutating func make(
    _ change: ViewportChange, _ snapping: ScrollSnapping?, _ animation: ScrollAnimation?,
    _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    let (old, new) = (change.old, change.new)
    if !isTracking, followsZoom || new.isOverzoomed {
      return makeZooming(change, snapping, animation, &events)
    }
    let place = change.place(of: old.contentOffset, isAtRest: false)
    let restingPlace = change.place(of: old.contentOffset, isAtRest: true)
    let follower = new.followsEnd == nil ? nil : axisFollowingEnd(in: change)
    let offset = ScrollPoint { axis in
      if axis == follower, !axes[axis].isMoving { return new.limits(on: axis).upperBound }
      let offset = (isAtRest(on: axis) ? restingPlace : place)[axis].flushed
      // What does not bounce stops at a limit that has come before it, in flight and under a finger.
      let isDriven = isTracking ? !touch.isPair : axes[axis].purpose == .deceleration
      let stops = isDriven && !new.bounces(on: axis) && change.changesLimits(on: axis)
      return stops ? offset.clamped(to: new.limits(on: axis)) : offset
    }
    let hasChanged = PerAxis { change.changesLimits(on: $0) || offset[$0] != old.contentOffset[$0] }
    let states = PerAxis { axes[$0].state(at: now) }
    let announced = ScrollPoint { axes[$0].announcedTarget }
    let (moves, before) = (PerAxis { axes[$0].isMoving }, purposes)
    let oldRules = rules
    let target = change.place(ofTarget: announced, at: PerAxis { axes[$0].anchor }) { axis in
      let place = oldRules[axis]?.place(forRest: old.metrics(on: axis).request(at: announced[axis]))
      return place == announced[axis] ? oldRules[axis]?.alignment : nil
    }
    let isNewRule = PerAxis { axis in snapping.map { $0[axis] != physics.snapping[axis] } ?? false }
    if let snapping { physics.snapping = snapping }
    let wasPastTrigger = isPastTrigger
    let hasNewPlaces = PerAxis { hasChanged[$0] || change.isResized(on: $0) || isNewRule[$0] }
    show(new)
    if new.zoomScale != old.zoomScale { events.append(.didZoom) }
    guard !isTracking else {
      changeUnderTouch(change, to: offset, where: hasChanged, &events, release)
      return renewPull(since: wasPastTrigger)
    }

    /// Returns the place of a mandatory rule for content that stopped, or was to stop, at `stop`; `wanted` where it stays.
    func snapped(_ wanted: Double, after stop: Double, on axis: ScrollAxis) -> Double {
      rules[axis]?.place(
        forRest: new.metrics(on: axis).request(at: wanted), after: old.metrics(on: axis).request(at: stop),
        of: oldRules[axis]) ?? wanted
    }

    // Content at rest is brought back, at once or along the animation.
    var goal = offset
    var settles = PerAxis { _ in false }
    for axis in ScrollAxis.allCases where !moves[axis] {
      let rest = hasChanged[axis] ? offset[axis].clamped(to: axes[axis].metrics.limits) : offset[axis]
      let place = snapped(rest, after: old.contentOffset[axis], on: axis)
      if change.isRefresh {
        // Content that does not bounce, or need not move any more, is there at once.
        let returns = new.bounces(on: axis) && (place - offset[axis]).magnitude >= Law.restingDistance
        settles[axis] = !new.isRefreshing && returns
        goal[axis] = new.isRefreshing || returns ? offset[axis] : place
        continue
      }
      // Content that an insertion keeps in place does not jump, except for the rounding error of its place.
      settles[axis] = change.keepsWhatShows && (place - rest).magnitude > axes[axis].metrics.restDistance
      goal[axis] = (settles[axis] ? rest : place).flushed
    }
    for axis in ScrollAxis.allCases {
      // The animation does not move content that a push moves, or would move if no limit blocked it.
      if moves[axis] || animation == nil || axes[axis].isBlockedPastItsLimit {
        axes[axis].offset = goal[axis]
      }
    }
    showOffset(&events)

    for axis in ScrollAxis.allCases {
      axes[axis].resumeAutoscroll(at: now)
      if settles[axis] {
        axes[axis].follow(axes[axis].returning(along(axis)), for: .deceleration, since: now)
      }
      guard moves[axis],
        hasChanged[axis] || isNewRule[axis] || (change.keepsWhatShows && target[axis] != announced[axis])
          || (change.isResized(on: axis) && hasRule(on: axis))
      else { continue }
      if axis == follower {
        var state = states[axis]
        state.position = offset[axis]
        let end = axes[axis].metrics.limits.upperBound
        axes[axis].aim(
          from: state, at: snapped(end, after: announced[axis], on: axis), .chosen(nil), physics.along(axis),
          at: now)
        continue
      }
      let wasLegal = old.limits(on: axis).contains(announced[axis])
      let legal = wasLegal ? target[axis].clamped(to: axes[axis].metrics.limits) : target[axis]
      axes[axis].adapt(
        from: states[axis], movedBy: offset[axis] - old.contentOffset[axis], legal: legal,
        place: snapped(legal, after: announced[axis], on: axis), keepsTime: change.keepsWhatShows,
        along(axis), at: now)
    }
    if before.contains(.deceleration) && (hasNewPlaces.horizontal || hasNewPlaces.vertical) {
      askAgain(states, release)
    }
    reportInterruptions(since: before, &events)
    reportDeceleration(since: before, &events)
    if let animation {
      let target = ScrollPoint { moves[$0] ? axes[$0].offset : goal[$0] }
      let waits = PerAxis { !moves[$0] && !axes[$0].isAutoscrolled }
      animate(to: target, along: animation, where: { waits[$0] }, &events)
    }
    catchUp(&events)
  }

  /// Keeps the content under the finger, at `offset`, or ends the touch where scrolling is disabled.
  private mutating func changeUnderTouch(
    _ change: ViewportChange, to offset: ScrollPoint, where hasChanged: PerAxis<Bool>,
    _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    let (old, new) = (change.old, change.new)
    let dragOrigin = change.place(of: dragOrigin ?? offset, isAtRest: false)
    for axis in ScrollAxis.allCases { axes[axis].shift(to: offset[axis], dragOrigin: dragOrigin[axis]) }
    showOffset(&events)
    let losesPinch = touch.isPair && !canPinch
    if !new.isScrollEnabled || (losesPinch && touch.finger == nil) {
      return endTouch(.cancelled, &events, release)
    }
    // The partner stays down, and has no effect from here on.
    if losesPinch, let partner = pairOrStep.partner { part(from: Int(partner.finger), at: nil) }
    if isOverzoomed && !touch.isZooming {
      touch.isZooming = true
      events.append(.willBeginZooming)
    }
    beginDragAgain { axis in
      hasChanged[axis] || new.zoomScale != old.zoomScale
        || new.isScrollable(on: axis) != old.isScrollable(on: axis)
        || (change.isResized(on: axis) && old.overscroll[axis] != 0)
    }
  }

  func isAtRest(on axis: ScrollAxis) -> Bool { !isTracking && !axes[axis].isMoving }

  private mutating func askAgain(_ states: PerAxis<AxisState>, _ release: (inout Release) -> Void) {
    let free = PerAxis { axis in
      axes[axis].freeFlight(
        momentum: axes[axis].isCoasting ? 0 : states[axis].momentum, physics.laws(on: axis))
    }
    var question = Release(
      viewport: viewport, velocity: ScrollVector { states[$0].momentum },
      proposal: ScrollPoint { free[$0]?.destination ?? viewport.contentOffset[$0] },
      target: ScrollPoint { axes[$0].destination(along($0)) })
    let decision = question.decision(of: release, within: limits)
    for axis in ScrollAxis.allCases {
      let snapTarget = decision.snapTargets[axis]
      guard decision.choices[axis] || snapTarget != nil else { continue }
      var kind = decision.choices[axis] ? nil : snapTarget?.kind(decision.arrival)
      // It takes as long as the free flight from here, and not what is left of the flight before.
      if case .following(nil)? = kind, let free = free[axis], free.duration > MovingAxis.patience {
        kind = .moved(timeLeft: free.duration)
      }
      var state = states[axis]
      state.position = viewport.contentOffset[axis]
      axes[axis].aim(
        from: state, at: decision.target[axis],
        kind ?? .chosen(snapTarget?.arrival ?? decision.arrival), along(axis), at: now)
      if decision.choices[axis] { axes[axis].anchorTarget(at: .start) }
    }
  }
}
