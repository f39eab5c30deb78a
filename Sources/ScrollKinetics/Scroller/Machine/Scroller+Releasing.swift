import ScrollGeometry

/// The start of a flight: a release, or the end of a touch without a drag.
struct ReleaseStart {
  /// The state v of the laws, in points per second of the content's motion.
  var momentum = ScrollVector.zero
  var dragOrigin: ScrollPoint?
  /// Whether the release ends a drag, which adds ``Scroller/Event/didEndDragging(willDecelerate:)``.
  var endsDrag = false
  var isFling = false
  /// The axes that are released; others go on with what they do.
  var axes = PerAxis { _ in true }
  var asksHost: Bool { endsDrag || isFling }
  /// The axes on which the platform's momentum will move the content, which waits unless the host chooses a target.
  var awaitsMomentum = PerAxis { _ in false }
  /// Whether the content coasts where no target is chosen. If not, it stays, or returns to its limit without momentum.
  var coasts = true
  /// The point of the frame about which a scale past its limits returns; nil for its middle.
  var centroid: ScrollPoint?
}

extension Scroller {
  mutating func endTouch(_ ending: Ending, _ events: inout Events, _ release: (inout Release) -> Void) {
    guard isTracking else { return }
    releasePull(ending, &events)
    let wasZooming = touch.isZooming
    let centroid = wasZooming ? placeInFrame(touchPosition) : nil
    defer {
      if wasZooming && !followsZoom {
        restOnPixels(&events)
        events.append(.didEndZooming)
      }
    }
    let isFling = if case .flung = ending { true } else { false }
    guard isDragging else {
      // After a touch without a drag, content past a limit or between two snap points returns.
      var start = ReleaseStart(isFling: isFling, centroid: centroid)
      if isFling { (start.momentum, start.dragOrigin) = (momentum(of: ending), viewport.contentOffset) }
      forgetTouch()
      return self.release(start, &events, release)
    }
    let momentum: ScrollVector
    (momentum, flicks) = momentumAndFlicks(of: ending)
    var start = ReleaseStart(
      momentum: momentum, dragOrigin: dragOrigin, endsDrag: !isPinchedReadyMade, isFling: isFling,
      coasts: isFling || physics.momentum != .off, centroid: centroid)
    var lockedAxis: ScrollAxis?
    if case .handedOver = ending {
      start.awaitsMomentum = PerAxis { !hasRule(on: $0) && viewport.overscroll[$0] == 0 }
      lockedAxis = touch.lockedAxis
    }
    if let limit = touch.limit, limit.clamps {
      for axis in ScrollAxis.allCases where axes[axis].isDragged {
        relax(axis, from: stretch(on: axis, at: now), momentum: momentum[axis], by: limit)
      }
    }
    forgetTouch()
    momentumLock = lockedAxis
    if start.endsDrag { events.append(.willEndDragging) }
    self.release(start, &events, release)
  }

  /// Lets the stretch of an axis that is released or flung go on by its spring, where the content does not fly.
  @inline(never) mutating func relax(
    _ axis: ScrollAxis, from start: Double, momentum: Double, by law: LimitLaw
  ) {
    guard let spring = law.stretch, axes[axis].bounces, axes[axis].isScrollable else { return }
    let (offset, limits) = (axes[axis].offset, axes[axis].limits)
    let isOutward = momentum < 0 ? offset == limits.lowerBound : offset == limits.upperBound
    let velocity = isOutward ? momentum : 0
    if start != 0 || velocity != 0 { axes[axis].relax(from: start, velocity, by: spring, since: now) }
  }

  /// Ends the touch, if there is one, and leaves the content where it is.
  mutating func forgetTouch() {
    guard isTracking else { return }
    if touch.isPair { pairOrStep = .none }
    (touch, momentumLock) = (.none, nil)
    if !axes.horizontal.isRelaxing { axes.horizontal.rest() }
    if !axes.vertical.isRelaxing { axes.vertical.rest() }
    phase = .idle
  }

  /// Returns the momentum with which an intent releases or throws the content, zero without a drag; nil where it does not.
  func momentum(releasedBy intent: Intent) -> ScrollVector? {
    switch intent {
    case .fling(let velocity), .release(.flung(let velocity), _, _): momentum(of: .flung(velocity))
    case .release(let ending, _, _) where isTracking:
      isDragging ? momentumAndFlicks(of: ending).momentum : .zero
    default: nil
    }
  }

  /// Returns the momentum of the content at the end of the touch, in points per second, and the repeated flicks with it.
  @inline(__always) private func momentumAndFlicks(of ending: Ending) -> (
    momentum: ScrollVector, flicks: FlickSequence
  ) {
    let momentum = momentum(of: ending)
    guard physics.repeatedFlicks == .webKit, physics.momentum != .off, let lift = lift(of: ending) else {
      return (momentum, flicks)
    }
    var flicks = flicks
    let factor = flicks.add(lift)
    return (ScrollVector { (factor * momentum[$0]).saturated.flushed }, flicks)
  }

  /// Returns the same without the law of repeated flicks. At the lift of one of two fingers it is what the other one keeps.
  @inline(__always) func momentum(of ending: Ending) -> ScrollVector {
    let (momentum, most) = (momentumOfFingers(at: ending), physics.greatestSpeed)
    guard most < .greatestFiniteMagnitude else { return momentum }
    return ScrollVector { momentum[$0].clamped(to: -most...most) }
  }

  @inline(__always) private func momentumOfFingers(at ending: Ending) -> ScrollVector {
    let isInside =
      axes.horizontal.metrics.limits.contains(viewport.contentOffset.x)
      && axes.vertical.metrics.limits.contains(viewport.contentOffset.y)
    switch ending {
    case .cancelled: return .zero
    case .flung(let velocity): return ScrollVector { axes[$0].isScrollable ? velocity[$0].flushed : 0 }
    case .ended(let velocity, _):
      return ReleaseVelocity.known(following(velocity), isInside: isInside, least: physics.leastSpeed)
    case .lifted(let instant), .handedOver(let instant):
      if let kept = touch.pan.tracker.keptVelocity(at: instant), kept != .zero { return following(kept) }
      let (first, second) = velocities(at: instant)
      return ReleaseVelocity.blended(first, second, isInside: isInside, least: physics.leastSpeed)
    }
  }

  /// Returns the lift that ends the touch, for the repeated flicks; nil for an end without a flick of the library's.
  private func lift(of ending: Ending) -> FlickSequence.Lift? {
    let (velocity, instant): (ScrollVector, ScrollInstant)
    switch ending {
    case .cancelled, .handedOver, .flung: return nil
    case .ended(let known, let end): (velocity, instant) = (following(known), end)
    case .lifted(let end):
      let (first, second) = velocities(at: end)
      velocity = ReleaseVelocity.blended(first, second, isInside: false, least: 0)
      instant = end
    }
    return FlickSequence.Lift(
      velocity: velocity, distance: touch.pan.travel(to: touchPosition).length,
      catchesFlight: touch.catchesFlight, instant: instant)
  }

  /// Returns the velocity of content that moves against a finger with `velocity`, on the axes that follow it.
  private func following(_ velocity: ScrollVector) -> ScrollVector {
    ScrollVector { follows(on: $0) ? 0 - velocity[$0] : 0 }
  }

  /// Returns the latest two velocities of the content by each finger at a lift; zero by one that has rested for too long.
  private func velocities(at lift: ScrollInstant) -> (ReleaseVelocity.Finger, ReleaseVelocity.Finger?) {
    let first = velocities(of: touch.pan.tracker, at: lift)
    guard let partner = partnerTracker else { return (first, nil) }
    return (first, velocities(of: partner, at: lift))
  }

  // A function inside another one, which captures its arguments, would allocate in the small C library.
  private func velocities(of tracker: borrowing VelocityTracker, at lift: ScrollInstant)
    -> ReleaseVelocity.Finger
  {
    if let kept = tracker.keptVelocity(at: lift) { return (following(kept), nil) }
    if tracker.restsSince.seconds(to: lift) > physics.longestPause { return (.zero, nil) }
    let (latest, previous) = tracker.velocities(afterPausesOf: physics.longestPause)
    guard let previous else { return (following(latest), nil) }
    return (following(latest), following(previous))
  }

  func axesOfFling(_ velocity: ScrollVector) -> PerAxis<Bool> {
    PerAxis { axes[$0].isScrollable && (!velocity[$0].isZero || velocity == .zero) }
  }

  mutating func fling(_ velocity: ScrollVector, _ events: inout Events, _ release: (inout Release) -> Void) {
    var start = ReleaseStart(
      momentum: momentum(of: .flung(velocity)), isFling: true, axes: axesOfFling(velocity))
    let before = purposes
    for axis in ScrollAxis.allCases where start.axes[axis] {
      let stretch = stretch(on: axis, at: now)
      axes[axis].endForFling(momentum: start.momentum[axis], at: now)
      relax(axis, from: stretch, momentum: start.momentum[axis], by: physics.limit)
    }
    showOffset(&events)
    // Between two places as near it stays on the side from which it comes, as after a drag.
    start.dragOrigin = viewport.contentOffset
    self.release(start, since: before, &events, release)
  }

  /// Starts the flight of a release; `release` may choose another target.
  ///
  /// - Parameter before: the purposes before a fling without a finger; nil for a release, which makes the first tick at once.
  mutating func release(
    _ start: ReleaseStart, since before: Purposes? = nil, _ events: inout Events,
    _ release: (inout Release) -> Void
  ) {
    if isOverzoomed { return returnScale(start, &events, release) }
    let offset = viewport.contentOffset
    var free = PerAxis { axes[$0].freeFlight(momentum: start.momentum[$0], physics.laws(on: $0)) }
    let limits = limits
    var proposal = ScrollPoint {
      if !start.axes[$0] { return axes[$0].announcedTarget }
      if start.awaitsMomentum[$0] { return offset[$0] }
      // Content that does not coast stays, or returns to its limit.
      return start.coasts ? free[$0]?.destination ?? offset[$0] : offset[$0].clamped(to: limits[$0])
    }
    // Not in a closure, which would copy the scroller.
    var places = PerAxis { _ in Double?.none }
    for axis in ScrollAxis.allCases where start.axes[axis] && hasRule(on: axis) {
      places[axis] = axes[axis].target(
        of: rules[axis], for: proposal[axis], velocity: start.momentum[axis],
        dragOrigin: start.dragOrigin?[axis])
    }
    var question = Release(
      viewport: viewport, velocity: start.momentum, proposal: proposal,
      target: ScrollPoint { places[$0] ?? proposal[$0] }, isHosts: start.asksHost)
    let decision = question.decision(of: release, within: limits)
    // A chain's members rest on their pixel grids.
    for axis in ScrollAxis.allCases where question.proposal[axis] != proposal[axis] {
      proposal[axis] = question.proposal[axis]
      free[axis] = free[axis]?.resting(at: proposal[axis])
    }

    let purposesBefore = before ?? purposes
    for axis in ScrollAxis.allCases where start.axes[axis] {
      // A stretch goes on where the content stays.
      if axes[axis].isRelaxing, case nil = free[axis], decision.target[axis] == proposal[axis] { continue }
      var (kind, momentum) = (MovingAxis.TargetKind.free, start.momentum[axis])
      if decision.choices[axis] {
        kind = .chosen(decision.snapTargets[axis]?.arrival ?? decision.arrival)
      } else if start.awaitsMomentum[axis] {
        free[axis] = nil
      } else if let snapTarget = decision.snapTargets[axis] {
        kind = snapTarget.kind(decision.arrival)
      } else if places[axis] != nil, let rule = rules[axis] {
        kind = rule.kind(decision.arrival)
      } else if !start.coasts {
        (free[axis], momentum) = (axes[axis].freeFlight(momentum: 0, physics.laws(on: axis)), 0)
      }
      if !(kind.isFree && decision.target[axis] == proposal[axis]),
        let plan = axes[axis].plan(
          from: free[axis]?.state(at: 0) ?? .rest(at: offset[axis]), to: decision.target[axis], kind,
          free: free[axis], reducesMotion: physics.reducesMotion)
      {
        axes[axis].follow(plan, for: .deceleration, since: now)
      } else {
        axes[axis].fly(
          free[axis], momentum: momentum, ticking: physics.ticking(on: axis), since: now, at: now)
      }
      if decision.choices[axis] { axes[axis].anchorTarget(at: .start) }
    }
    let moves = axes.horizontal.isMoving || axes.vertical.isMoving
    if start.endsDrag { events.append(.didEndDragging(willDecelerate: moves)) }
    if let before { reportInterruptions(since: before, &events) }
    guard moves else { return }
    reportDeceleration(since: purposesBefore, &events)
    // Plans that begin now have not moved the content yet, so there is nothing to advance: 480 instructions.
    if now.isLast || !axes.horizontal.staysAtItsStart || !axes.vertical.staysAtItsStart {
      catchUp(ticks: before == nil ? .of((1 / physics.framesPerSecond).saturated) : .none, &events)
    }
  }

  /// Begins a deceleration of content at rest to places that rules have chosen, on the axes that have one.
  mutating func beginReturn(to snapTargets: PerAxis<Release.SnapTarget?>, _ events: inout Events) {
    let before = purposes
    for axis in ScrollAxis.allCases {
      guard let snapTarget = snapTargets[axis],
        let plan = axes[axis].plan(
          from: .rest(at: axes[axis].offset), to: snapTarget.target.flushed, snapTarget.kind(nil),
          free: nil, reducesMotion: physics.reducesMotion)
      else { continue }
      axes[axis].follow(plan, for: .deceleration, since: now)
    }
    reportDeceleration(since: before, &events)
    catchUp(&events)
  }

  @inline(__always) var limits: PerAxis<ClosedRange<Double>> { PerAxis { axes[$0].metrics.limits } }
}
