import ScrollGeometry

// MARK: - Scrolling to an offset

extension Scroller {
  /// Scrolls to the offset of a program's input: with an animation exactly; without, on the pixel grid, except that a
  /// limit and the present offset of an axis are kept exactly.
  mutating func send(to offset: ScrollPoint, _ animation: ScrollAnimation?, _ events: inout Events) {
    guard animation == nil else { return setContentOffset(offset, animation, &events) }
    let rounded = ScrollPoint {
      offset[$0] == viewport.contentOffset[$0] ? offset[$0] : roundedUnlessLimit(offset[$0], on: $0)
    }
    setContentOffset(rounded, nil, &events)
  }

  /// Returns `offset` on the pixel grid, except that a limit is kept exactly: it need not lie on the grid, and no later
  /// motion would bring the content to it.
  func roundedUnlessLimit(_ offset: Double, on axis: ScrollAxis) -> Double {
    let limits = viewport.limits(on: axis)
    return offset == limits.lowerBound || offset == limits.upperBound
      ? offset : viewport.pixelGrid.rounded(offset, within: limits)
  }

  /// Scrolls to `offset`, which may be past the limits, with or without an animation.
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

  /// Scrolls the content to its top.
  mutating func scrollToTop(_ events: inout Events) {
    let offset = viewport.contentOffset
    let top = ScrollPoint(x: offset.x, y: viewport.limits(on: .vertical).lowerBound)
    let restDistance = restDistance
    animate(to: top, purpose: .scrollToTop, &events) { axis, state in
      Self.planToTop(from: state, to: top[axis], restDistance: restDistance)
    }
    if phase != .animating { events.append(.didScrollToTop) }
  }

  /// Returns the plan to the top: a spring of 1.6 s. Content that already moves up keeps its velocity, and arrives in
  /// the same time ([O]).
  static func planToTop(from state: AxisState, to top: Double, restDistance: Double) -> AxisPlan {
    guard state.approaches(top) else {
      return AxisPlan(SpringCurve(from: state.position, to: top, spring: .scrollToTop, duration: 1.6))
    }
    return AxisPlan(
      ArrivalCurve(
        from: state.position, velocity: state.velocity, to: top, within: 1.6, restDistance: restDistance))
  }

  /// Ends the present motion and begins an animated flight, unless the content is at its target already.
  mutating func animate(
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
      // The shown offset of an animation is rounded to a pixel. A plan from the rounded offset, made in every frame,
      // would never leave that pixel at a low speed.
      if !isRestart { state.position = offset[axis] }
      flight.motions[axis] = .planned(since: now, plan(axis, state))
    }
    carryOn(&flight, .closedForms, &events)
  }

  /// Changes the target of decelerating or animated content; other content is not affected.
  ///
  /// The new flight is continuous in offset and slope, and is planned as one to a target that the host has chosen ([O],
  /// PHYSICS §9). If the content already moves to the target without overshooting, nothing changes.
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

  /// Returns whether one axis of a flight will pass the limit at which it comes to rest.
  private func overshoots(_ flight: Flight, on axis: ScrollAxis) -> Bool {
    guard let (plan, start) = plan(of: flight, on: axis), case .fling(let fling) = plan.curve else {
      return false
    }
    return fling.leavesLimits && start.seconds(to: now) < fling.exitTime
  }

  /// Stops all motion at once: bouncing content at its limit, content with a snap rule at the nearest snap point,
  /// other content at its present offset.
  ///
  /// - Source: `stopScrollingAndZooming` for the offsets ([A], PHYSICS §7); the events are our choice ([O]).
  mutating func stop(_ events: inout Events) {
    guard phase != .idle else { return }
    endTouchForProgram(&events)
    interrupt(&events)
    let rest = viewport.clamped(viewport.contentOffset)
    // A snap point can be subnormal.
    scroll(to: ScrollPoint { snapped(rest[$0], Launch(), on: $0)?.flushed ?? rest[$0] }, &events)
  }

  /// Ends a touch because of a programmatic scroll; the finger has no further effect until it is lifted.
  private mutating func endTouchForProgram(_ events: inout Events) {
    guard case .touching(let touch) = activity else { return }
    activity = .idle
    guard touch.pan.hasBegun else { return }
    events.append(.willEndDragging)
    events.append(.didEndDragging(willDecelerate: false))
  }
}
