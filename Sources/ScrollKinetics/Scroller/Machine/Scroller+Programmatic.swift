import ScrollGeometry

// MARK: - Sending the content somewhere

extension Scroller {
  /// Sends the content where the program's input says: animated exactly there; at once on the pixel grid, but exactly to
  /// a limit, and not at all on an axis that is there already.
  mutating func send(to offset: ScrollPoint, _ animation: ScrollAnimation?, _ events: inout Events) {
    guard animation == nil else { return setContentOffset(offset, animation, &events) }
    let grid = viewport.pixelGrid
    let rounded = ScrollPoint { axis in
      let (offset, limits) = (offset[axis], viewport.limits(on: axis))
      let isExact =
        offset == viewport.contentOffset[axis] || offset == limits.lowerBound || offset == limits.upperBound
      return isExact ? offset : grid.rounded(offset, within: limits)
    }
    setContentOffset(rounded, nil, &events)
  }

  /// Sends the content to `offset`, past the limits too: at once without an animation.
  mutating func setContentOffset(_ offset: ScrollPoint, _ animation: ScrollAnimation?, _ events: inout Events)
  {
    let offset = ScrollPoint { offset[$0].flushed }
    guard let animation else {
      interrupt(&events)
      scroll(to: offset, &events)
      regrip { _ in true }
      return
    }
    let restDistance = restDistance
    animate(to: offset, purpose: .animation, &events) { axis, state in
      animation.plan(from: state, to: offset[axis], restDistance: restDistance)
    }
  }

  /// Sends the content to its top.
  mutating func scrollToTop(_ events: inout Events) {
    let offset = viewport.contentOffset
    let top = ScrollPoint(x: offset.x, y: viewport.limits(on: .vertical).lowerBound)
    let restDistance = restDistance
    animate(to: top, purpose: .scrollToTop, &events) { axis, state in
      Self.planToTop(from: state, to: top[axis], restDistance: restDistance)
    }
    if phase != .animating { events.append(.didScrollToTop) }
  }

  /// The spring of 1.6 s; content that already moves up keeps its velocity, and arrives as soon ([O]).
  static func planToTop(from state: AxisState, to top: Double, restDistance: Double) -> AxisPlan {
    guard state.approaches(top) else {
      return AxisPlan(SpringCurve(from: state.position, to: top, spring: .scrollToTop, duration: 1.6))
    }
    return AxisPlan(
      ArrivalCurve(
        from: state.position, velocity: state.velocity, to: top, within: 1.6, restDistance: restDistance))
  }

  /// Ends what goes on and begins an animated flight, unless the content is at its target already.
  private mutating func animate(
    to target: ScrollPoint, purpose: Flight.Purpose, _ events: inout Events,
    plan: (ScrollAxis, AxisState) -> AxisPlan
  ) {
    let states = PerAxis { state(on: $0) }
    let isRestart = phase == .animating
    endTouchForProgram(&events)
    let offset = viewport.contentOffset
    if isRestart && target != offset { activity = .idle } else { interrupt(&events) }
    guard target != offset else { return }
    guard !physics.reducesMotion else {
      activity = .idle
      scroll(to: target, &events)
      if purpose == .animation { events.append(.didEndScrollingAnimation) }
      return
    }
    var flight = Flight(purpose)
    for axis in ScrollAxis.allCases where target[axis] != offset[axis] {
      var state = states[axis]
      state.position = offset[axis]
      flight.motions[axis] = .planned(since: now, plan(axis, state))
    }
    carryOn(&flight, .closedForms, &events)
  }

  /// Changes where decelerating or animated content will stop; without effect on any other.
  ///
  /// The new flight is continuous in offset and slope, and arrives as one to a target that the host chose ([O],
  /// PHYSICS §9). Where the content is going there already, without overshooting, nothing changes.
  mutating func retarget(_ target: ScrollPoint, _ events: inout Events) {
    guard case .moving(var flight) = activity else { return }
    let target = viewport.clamped(target)
    let announced = announcedTarget(of: flight)
    for axis in ScrollAxis.allCases
    where target[axis] != announced[axis] || overshoots(flight, on: axis) {
      redirect(&flight, on: axis, from: state(of: flight, on: axis), to: target[axis])
    }
    activity = .moving(flight)
    carryOnWithoutTick(&events)
  }

  /// Whether one axis of a flight will pass the limit at which it is to stop.
  private func overshoots(_ flight: Flight, on axis: ScrollAxis) -> Bool {
    guard let (plan, start) = plan(of: flight, on: axis), case .fling(let fling) = plan.curve else {
      return false
    }
    return fling.leavesLimits && start.seconds(to: now) < fling.exitTime
  }

  /// Stops what goes on, at once: bouncing content at its limit, snapping content at the nearest place to snap to,
  /// all other where it is.
  ///
  /// - Source: `stopScrollingAndZooming` for the offsets ([A], PHYSICS §7); the events are our choice ([O]).
  mutating func stop(_ events: inout Events) {
    guard phase != .idle else { return }
    endTouchForProgram(&events)
    interrupt(&events)
    let rest = viewport.clamped(viewport.contentOffset)
    // A place to snap to can be too small to be stored.
    scroll(to: ScrollPoint { snapped(rest[$0], Launch(), on: $0)?.flushed ?? rest[$0] }, &events)
  }

  /// Takes the content out of a finger's hands; what the finger does until it is lifted has no effect.
  private mutating func endTouchForProgram(_ events: inout Events) {
    guard case .touching(let touch) = activity else { return }
    activity = .idle
    guard touch.pan.hasBegun else { return }
    events.append(.willEndDragging)
    events.append(.didEndDragging(willDecelerate: false))
  }
}

// MARK: - Wheels and keys

extension Scroller {
  /// A key that scrolls. Keys move the vertical axis.
  public enum Key: UInt8, CaseIterable, Hashable, Sendable {
    /// One line, 40 points, on or back ([O]).
    case lineDown, lineUp
    /// What the insets leave free of the frame, less one line, on or back ([O]).
    case pageDown, pageUp
    /// To the beginning or the end.
    case home, end

    static let line = 40.0

    static func page(in viewport: Viewport) -> Double {
      let inset = viewport.adjustedContentInset
      return Swift.max(line, (viewport.frame.size.height - inset.top - inset.bottom).saturated - line)
    }
  }

  /// Moves the content by `delta` within its limits; while it is animated, its target.
  mutating func turnWheel(_ delta: ScrollVector, _ animation: ScrollAnimation?, _ events: inout Events) {
    moveWithinLimits(animation, &events) { axis, offset, _ in offset + delta[axis] }
  }

  /// Moves the content as `key` says, within its limits; while it is animated, its target.
  mutating func press(_ key: Key, _ animation: ScrollAnimation?, _ events: inout Events) {
    let page = Key.page(in: viewport)
    moveWithinLimits(animation, &events) { axis, offset, limits in
      guard axis == .vertical else { return offset }
      return switch key {
      case .lineDown: offset + Key.line
      case .lineUp: offset - Key.line
      case .pageDown: offset + page
      case .pageUp: offset - page
      case .home: limits.lowerBound
      case .end: limits.upperBound
      }
    }
  }

  /// Moves the content to `place`, brought within the limits, unless a finger holds it or may not move it.
  private mutating func moveWithinLimits(
    _ animation: ScrollAnimation?, _ events: inout Events,
    to place: (ScrollAxis, Double, ClosedRange<Double>) -> Double
  ) {
    guard viewport.isScrollEnabled, !isTracking else { return }
    let start = phase == .animating ? target ?? viewport.contentOffset : viewport.contentOffset
    let target = ScrollPoint { axis in
      let limits = viewport.limits(on: axis)
      return place(axis, start[axis].clamped(to: limits), limits).clamped(to: limits)
    }
    setContentOffset(target, animation, &events)
  }
}
