import ScrollGeometry

// Motions that a program asks for.
extension Scroller {
  /// Scrolls to `offset`, which may be past the limits: with an animation exactly; without, on the pixel grid, except that
  /// a limit and the present offset of an axis are kept exactly.
  ///
  /// An axis without an anchor goes on, or returns within its limits where an animation ends the drag of a finger.
  mutating func scroll(
    to offset: ScrollPoint, _ animation: ScrollAnimation?, at anchors: PerAxis<MovingAxis.TargetAnchor?>,
    _ events: inout Events
  ) {
    let concerned = PerAxis { anchors[$0] != nil }
    guard let animation else { return jump(to: offset, where: concerned, &events) }
    let target = ScrollPoint { offset[$0].flushed }
    animate(to: target, along: animation, where: { concerned[$0] }, &events)
    for axis in ScrollAxis.allCases
    where axes[axis].purpose == .animation && axes[axis].destination == target[axis] {
      axes[axis].anchorTarget(at: anchors[axis])
    }
  }

  /// Animates the content to an offset on one axis, and ends the touch; the other axis goes on, or returns within its limits.
  mutating func animate(
    to offset: Double, on axis: ScrollAxis, _ animation: ScrollAnimation, _ events: inout Events
  ) {
    var target = viewport.contentOffset
    target[axis] = offset.flushed
    animate(to: target, along: animation, where: { $0 == axis }, &events)
  }

  mutating func animate(
    to target: ScrollPoint, along animation: ScrollAnimation, where concerned: (ScrollAxis) -> Bool,
    _ events: inout Events
  ) {
    let restDistance = axes.vertical.metrics.restDistance
    animate(to: target, for: .animation, where: concerned, &events) { axis, state in
      animation.plan(from: state, to: target[axis], restDistance: restDistance)
    }
  }

  /// Puts the content at an offset on one axis, exactly, and ends the touch; the other axis goes on, or returns.
  mutating func put(at offset: Double, on axis: ScrollAxis, _ events: inout Events) {
    endTouchForProgram(returning: { $0 != axis }, &events)
    interrupt(where: { $0 == axis }, &events)
    axes[axis].offset = offset.flushed
    showOffset(&events)
  }

  /// Ends the present motions of the axes that are `concerned` at `offset`; a drag continues from there.
  private mutating func jump(to offset: ScrollPoint, where concerned: PerAxis<Bool>, _ events: inout Events) {
    interrupt(where: { concerned[$0] }, &events)
    let wasPastTrigger = isPastTrigger
    for axis in ScrollAxis.allCases where concerned[axis] {
      let isThere = offset[axis] == axes[axis].offset
      axes[axis].offset =
        (isThere ? offset[axis] : axes[axis].metrics.roundedUnlessLimit(offset[axis])).flushed
    }
    showOffset(&events)
    beginDragAgain { concerned[$0] }
    renewPull(since: wasPastTrigger)
  }

  mutating func scrollToTop(_ events: inout Events) {
    // The end of a pinch can move the top.
    endTouchForProgram(returning: { $0 == .horizontal }, &events)
    let metrics = axes.vertical.metrics
    let top = ScrollPoint(x: axes.horizontal.offset, y: metrics.limits.lowerBound)
    animate(to: top, for: .scrollToTop, where: { $0 == .vertical }, &events) { _, state in
      .toTop(from: state, top.y, restDistance: metrics.restDistance)
    }
    if axes.vertical.purpose != .scrollToTop { events.append(.didScrollToTop) }
  }

  /// Begins an animation of the axes that are `concerned` and not at their target. If all are there, their motions end.
  mutating func animate(
    to target: ScrollPoint, for purpose: MovingAxis.Purpose,
    where concerned: (ScrollAxis) -> Bool = { _ in true }, _ events: inout Events,
    plan: (ScrollAxis, AxisState) -> AxisPlan
  ) {
    endTouchForProgram(returning: { !concerned($0) }, &events)
    let moves = PerAxis { concerned($0) && target[$0] != axes[$0].offset }
    guard moves.horizontal || moves.vertical else { return interrupt(where: concerned, &events) }
    let before = purposes
    for axis in ScrollAxis.allCases where moves[axis] {
      if physics.reducesMotion {
        axes[axis].jump(to: target[axis])
      } else {
        axes[axis].animate(for: purpose, at: now) { plan(axis, $0) }
      }
    }
    // An animation in place of another one is not reported.
    reportInterruptions(since: before.intersection(.deceleration), &events)
    guard physics.reducesMotion else { return catchUp(&events) }
    showOffset(&events)
    if purpose == .animation { events.append(.didEndScrollingAnimation) }
  }

  mutating func retarget(_ target: ScrollPoint, _ events: inout Events) {
    let target = viewport.clamped(target)
    for axis in ScrollAxis.allCases { axes[axis].retarget(target[axis], along(axis), at: now) }
    catchUp(&events)
  }

  /// Stops all motion at once: bouncing content at its limit, content with a rule at the nearest place, other where it is.
  ///
  /// - Source: `stopScrollingAndZooming` for the offsets ([A], PHYSICS §7); the events are our choice ([O]).
  mutating func stop(_ events: inout Events) {
    let stops = PerAxis { !isAtRest(on: $0) }
    endTouchForProgram(&events)
    interrupt(where: { _ in true }, &events)
    for axis in ScrollAxis.allCases where stops[axis] {
      axes[axis].offset = axes[axis].stoppingPlace(rules[axis])
    }
    showOffset(&events)
  }

  mutating func interrupt(where concerned: (ScrollAxis) -> Bool, _ events: inout Events) {
    let before = purposes
    for axis in ScrollAxis.allCases where concerned(axis) && !axes[axis].isRelaxing {
      if !axes[axis].isDragged && axes[axis].pinch == nil { axes[axis].rest() }
    }
    reportInterruptions(since: before, &events)
  }

  /// Ends a touch because of a programmatic scroll; the finger has no further effect until it is lifted. A scale that it has
  /// pinched past a limit is there at once, unless the program zooms.
  mutating func endTouchForProgram(
    returning concerned: (ScrollAxis) -> Bool = { _ in false }, zooms: Bool = false, _ events: inout Events
  ) {
    guard isTracking else { return }
    let (wasDragging, wasZooming) = (isDragging && !isPinchedReadyMade, touch.isZooming)
    let centroid = touchPosition
    forgetTouch()
    if wasZooming && !zooms { limitScale(about: centroid, &events) }
    for axis in ScrollAxis.allCases where concerned(axis) {
      axes[axis].comeBack(momentum: 0, along(axis), at: now)
    }
    let returns = axes.horizontal.isMoving || axes.vertical.isMoving
    if wasDragging {
      events.append(.willEndDragging)
      events.append(.didEndDragging(willDecelerate: returns))
    }
    if returns { reportDeceleration(since: [], &events) }
    if wasZooming && !zooms {
      restOnPixels(&events)
      events.append(.didEndZooming)
    }
  }

  mutating func step(
    _ steps: PerAxis<MovingAxis.Step?>, _ animation: ScrollAnimation?, _ events: inout Events
  ) {
    let destinations = destinations(of: steps, animation)
    let restarts = PerAxis { destinations[$0]?.effect == .restarts }
    for axis in ScrollAxis.allCases {
      guard let (target, effect) = destinations[axis], effect == .extends else { continue }
      axes[axis].extend(to: target, animation, along(axis), at: now)
    }
    showOffset(&events)
    if let animation, restarts.horizontal || restarts.vertical {
      // Each axis by itself: one that is at its target stops there.
      let isThere = PerAxis { restarts[$0] && destinations[$0]?.target == axes[$0].offset }
      interrupt(where: { isThere[$0] }, &events)
      let target = ScrollPoint { restarts[$0] ? destinations[$0]?.target ?? 0 : axes[$0].offset }
      let metrics = PerAxis { axes[$0].metrics }
      animate(to: target, for: .animation, where: { restarts[$0] }, &events) { axis, state in
        animation.plan(
          from: state, to: target[axis], restDistance: metrics[axis].restDistance,
          staying: metrics[axis].limits)
      }
      // An end is a place, which moves with its limit.
      for axis in ScrollAxis.allCases where restarts[axis] {
        if case .to = steps[axis] { axes[axis].anchorTarget(at: .start) }
      }
    } else {
      interrupt(where: { restarts[$0] }, &events)
      for axis in ScrollAxis.allCases where restarts[axis] {
        axes[axis].offset = destinations[axis]?.target ?? axes[axis].offset
      }
      showOffset(&events)
    }
    catchUp(&events)
  }

  private func destinations(of steps: PerAxis<MovingAxis.Step?>, _ animation: ScrollAnimation?)
    -> PerAxis<(target: Double, effect: MovingAxis.StepEffect)?>
  {
    PerAxis { axis in
      steps[axis].map { axes[axis].destination(of: $0, isAnimated: animation != nil, along(axis)) }
    }
  }

  func continuesFlight(with input: Input) -> Bool {
    guard isMoving, case .step(let steps, let animation) = intent(of: input, at: now) else { return false }
    let destinations = destinations(of: steps, animation)
    return ScrollAxis.allCases.contains {
      axes[$0].isMoving && (destinations[$0]?.effect ?? .restarts) != .restarts
    }
  }

  var isBlocked: Bool { axes.horizontal.isBlocked || axes.vertical.isBlocked }

  /// Moves the content with `velocity`, and ends the autoscroll of the axes that it does not push.
  ///
  /// - Parameter isAtEdge: whether a dragged item moves the content. An autoscroll of the host goes on beside it.
  mutating func autoscroll(
    _ velocity: ScrollVector, coasts: Bool, isAtEdge: Bool = false, _ events: inout Events
  ) {
    let before = purposes
    for axis in ScrollAxis.allCases {
      let wasAutoscrolled = isAtEdge ? axes[axis].isEdgeScrolled : axes[axis].isAutoscrolled
      let moves =
        isAtEdge
        ? axes[axis].edgeScroll(velocity[axis], at: now) : axes[axis].autoscroll(velocity[axis], at: now)
      if !moves && wasAutoscrolled {
        axes[axis].endAutoscroll(coasts: coasts && velocity[axis] == 0, along(axis), at: now)
      }
    }
    showOffset(&events)
    reportInterruptions(since: before, &events)
    reportDeceleration(since: before, &events)
    catchUp(&events)
  }
}
