import ScrollGeometry

extension ScrollChain {
  /// What asks the host about a member at a release; see ``handle(_:at:release:)``.
  typealias Asking = (_ number: Int, _ member: PerAxis<AxisChain.Member>, inout Scroller.Release) -> Void

  /// Handles an input that was sampled at `instant`, and returns the events.
  /// An input that ends a drag asks `release` once for each axis on which members can move, with the number of the member in which the
  /// content will come to rest, the member, and its release, which it gives the member's viewport; it may change the target.
  @discardableResult
  mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: Asking = { _, _, _ in }
  ) -> Changes {
    // A movement can lead to other members: it comes after the choice of those that a drag moves, and before the choice of
    // those that fly.
    switch input {
    case .scroll(let delta, .began) where delta != .zero:
      return begin(.scroll(.zero, phase: .began), then: .scroll(delta, phase: .changed), at: instant)
    case .scroll(_, .changed) where joined.isMoving:
      return begin(.scroll(.zero, phase: .began), then: input, at: instant)
    case .moved where joined.isMoving, .changed where joined.isMoving:
      return begin(.began, then: input, at: instant)
    case .scroll(let delta, .ended) where delta != .zero && joined.isTracking:
      var changes = handle(.scroll(delta, phase: .changed), at: instant)
      changes.append(handle(.scroll(.zero, phase: .ended), at: instant, release: release))
      return changes
    case .wheel(let delta, let notch?, let animation): return step(by: delta, notch, animation, at: instant)
    case .scroll(let delta, .unphased) where joined.physics.turnsOnePagePerSwipe:
      return swipe(by: delta, at: instant)
    default: break
    }
    return handleWhole(input, at: instant, release: release)
  }

  /// Handles an input that is one movement.
  mutating func handleWhole(_ input: Scroller.Input, at instant: ScrollInstant, release: Asking) -> Changes {
    var changes = catchUp(to: instant)
    if input.canContinueDrag && !joined.isMoving {
      let before = joined.viewport.uncheckedOffset
      let events = joined.handle(input, at: instant, lockingBy: directionalLock) { _ in }
      changes.add(events, moving: followDrag(since: before))
    } else {
      handleOther(input, at: instant, &changes, release)
    }
    if changes.events.contains(.didRefresh) { refresh(&changes) }
    return changes
  }

  private mutating func begin(
    _ beginning: Scroller.Input, then movement: Scroller.Input, at instant: ScrollInstant
  ) -> Changes {
    var changes = handle(beginning, at: instant)
    if joined.isTracking { changes.append(handle(movement, at: instant)) }
    return changes
  }

  /// Handles any input but a step of a drag.
  @inline(never) private mutating func handleOther(
    _ input: Scroller.Input, at instant: ScrollInstant, _ changes: inout Changes, _ release: Asking
  ) {
    var input = withoutDeltasThatMoveNobody(input)
    let intent = joined.intent(of: input, at: instant)
    if case .release(let ending, _, _) = intent, joined.firesRefresh(by: ending) {
      refresh(&changes)
      changes.events.append(.didRefresh)
    }
    guard joined.isConcerned(by: intent) else {
      // Where a stretch is lost beside a great offset, this shows the coordinate of the plan again.
      let before = joined.viewport.uncheckedOffset
      return changes.add(joined.handle(input, at: instant), moving: follow(since: before))
    }
    let (direction, isToEnd) = (input.direction(in: joined.viewport), input.isKeyToEnd)
    let places: PerAxis<(member: Int, place: Double)?>
    (input, places) = onPlaces(input)
    let phase = joined.phase
    var released = PerAxis { _ in joined.isTracking }
    if case .fling(let velocity) = intent { released = joined.axesOfFling(velocity) }
    if case .coast(let delta, let kind) = intent {
      prepareToCoast(by: delta, kind)
      if kind != .momentumEnded { coast(by: delta, kind) }
    } else {
      prepare(for: input, towards: direction, isToEnd, releasing: released, &changes)
    }
    let targets = chooseTargets(for: intent, on: released)
    let (before, wasDragging, lock) = (joined.viewport.contentOffset, joined.isDragging, directionalLock)
    let events = joined.handle(
      input, at: instant, lockingBy: lock, asking: &axes, numbers, targets, released, release)
    restOnPixels()
    for axis in ScrollAxis.allCases {
      let destination = joined.axes[axis].destination
      guard let (member, place) = places[axis],
        let end = axes[axis].rest(
          member, at: place, endingAt: destination ?? joined.viewport.contentOffset[axis])
      else { continue }
      joined.axes[axis].rest(at: end)
      if destination == nil { put(at: end, on: axis) }
    }
    let hasMoved = joined.viewport.contentOffset != before
    // A drag that begins anew where another was dragging can turn.
    let moved = wasDragging && joined.isDragging ? followDrag(since: before) : follow(since: before)
    changes.add(events, moving: moved)
    prepareForDrag()
    switch input {
    case .stop where phase != .idle: stopOnPlaces(&changes)
    case .fling: returnToPlaces(&changes)
    case _ where phase != .idle && input.endsTouch, .scroll where phase != .idle: returnToPlaces(&changes)
    case .wheel, .key:
      // A step that is added to a deceleration is a part of it.
      for axis in ScrollAxis.allCases where joined.axes[axis].purpose == .deceleration {
        axes[axis].hasStepped = false
      }
      guard phase != .idle || hasMoved else { break }
      returnToPlaces(&changes)
    default: break
    }
  }

  /// Returns an input without the deltas of a scroll without phases that comes in a flight and moves no member on their axis: there the
  /// flight goes on.
  private func withoutDeltasThatMoveNobody(_ input: Scroller.Input) -> Scroller.Input {
    guard case .scroll(let delta, .unphased) = input, joined.isMoving else { return input }
    let part = ScrollVector { axis in
      let members = axes[axis].participants(towardsEnd: delta[axis] > 0, forFling: true)
      let moves = axes[axis].firstThatCanMove(members, towardsEnd: delta[axis] > 0) != nil
      return moves || !joined.axes[axis].isMoving || joined.axes[axis].isCoasting ? delta[axis] : 0
    }
    return .scroll(part, phase: .unphased)
  }

  /// Chooses the members that take part in the motion that an input begins or ends.
  private mutating func prepare(
    for input: Scroller.Input, towards direction: ScrollVector, _ isToEnd: Bool,
    releasing released: PerAxis<Bool>, _ changes: inout Changes
  ) {
    switch input {
    case .scroll(_, .mayBegin), .scroll(_, .began), .scroll(_, .changed), .touchDown, .held, .began,
      .fling(.zero) where !joined.isTracking:
      endWheelSequences()
      guard joined.viewport.isScrollEnabled else { return }
      for axis in ScrollAxis.allCases where joined.axes[axis].isMoving { stopOnPixels(axis, &changes) }
    case .stop: endWheelSequences()
    case .retarget(let target):
      restart(where: PerAxis { target[$0] != joined.target?[$0] })
      relimit(isNew: false)
    // Only the axes that they move; the other one may fly. The members that take part in a flight also take part in what is added.
    case .wheel, .key:
      let (wheel, continues) = (input.wheelDelta, joined.continuesFlight(with: input))
      let isMoved = PerAxis { (wheel ?? direction)[$0] != 0 }
      begin(forFling: continues ? nil : false, where: isMoved)
      let isLatched = wheel != nil && !isToEnd
      if isLatched || ScrollAxis.allCases.contains(where: { isMoved[$0] && axes[$0].hasSheet }) {
        latchWheel(direction, where: PerAxis { !continues && isMoved[$0] })
      } else if !continues {
        endWheelSequences()
      }
      for axis in ScrollAxis.allCases where isMoved[axis] { axes[axis].letReturn(hasStepped: true) }
    case .fling where !joined.isTracking:
      endWheelSequences()
      begin(forFling: true, where: released)
    case .scroll, .touchUp, .touchCancelled, .ended, .cancelled, .fling: begin(forFling: true)
    default:
      endWheelSequences()
      begin(forFling: false)
    }
  }

  /// Chooses the members that take part in a scroll without a finger.
  private mutating func prepareToCoast(by delta: ScrollVector, _ phase: Scroller.ScrollPhase) {
    if phase == .unphased && !joined.isMoving && !joined.isTracking {
      begin(forFling: false)
      return latchWheel(delta, where: PerAxis { _ in true })
    }
    let takesPart = PerAxis { joined.coasts(by: delta, phase, on: $0) }
    guard takesPart.horizontal || takesPart.vertical else { return }
    guard joined.isMoving else { return begin(forFling: true) }
    if phase == .unphased { latchWheel(delta, where: PerAxis { _ in false }) }
    // An axis on which the delta ends a flight or turns back begins a new scroll; the other axis continues.
    for axis in ScrollAxis.allCases where takesPart[axis] {
      let offset = joined.viewport.contentOffset[axis]
      let way = offset - axes[axis].origin
      let turns = (way > 0 && delta[axis] < 0) || (way < 0 && delta[axis] > 0)
      let endsFlight = !joined.axes[axis].isCoasting
      if turns || endsFlight { axes[axis].restartUnrounded() }
      // A flight that turned reached others on its way back than a scroll that begins here.
      if endsFlight { axes[axis].chooseParticipants(forFling: true) }
    }
    relimit()
  }

  @discardableResult
  mutating func advance(to instant: ScrollInstant) -> Changes { step(to: Swift.max(now, instant)) }

  /// Advances the chain to `now`, which is not earlier than its own, and returns the events.
  @inline(__always) mutating func step(to now: ScrollInstant) -> Changes {
    guard joined.isMoving, joined.axes.horizontal.step(to: now), joined.axes.vertical.step(to: now) else {
      return advanceFurther(to: now)
    }
    joined.now = now
    let before = joined.viewport.uncheckedOffset
    var (events, changes) = (Scroller.Events(), Changes())
    joined.showOffset(&events)
    changes.add(events, moving: follow(since: before))
    return changes
  }

  /// Advances a chain in whose flight more happens than deceleration.
  @inline(never) private mutating func advanceFurther(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    if joined.isMoving && joined.isOnPlan(at: instant) {
      follow(&changes) { $0.advance(to: instant) }
    } else {
      fly(to: instant, &changes) { $0.advance(to: instant) }
    }
    return changes
  }

  /// Advances the chain and motions that do not depend on ticks to `instant`, as every input does first.
  mutating func catchUp(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    guard instant > joined.now else { return changes }
    fly(to: instant, &changes) {
      var events = Scroller.Events()
      $0.catchUp(to: instant, &events)
      return events
    }
    return changes
  }

  /// Advances the chain to `instant`, the last part of the way by `step`.
  @inline(__always) private mutating func fly(
    to instant: ScrollInstant, _ changes: inout Changes, _ step: (inout Scroller) -> Scroller.Events
  ) {
    if joined.isMoving { advanceToRests(before: instant, &changes) }
    if joined.isMoving { stepFlight(&changes, step) } else { joined.now = instant }
  }

  /// Advances the chain to the instants at which the joined scroller comes to rest and members return to their places, as
  /// far as these are before `instant`.
  /// A member begins to return at the instant of rest, not at a step after it. With `displayLink` integration, and while a
  /// flight ticks that began with it, it begins with a tick.
  private mutating func advanceToRests(before instant: ScrollInstant, _ changes: inout Changes) {
    while joined.physics.integration == .exact, !joined.isTicking, !joined.isOnPlan(at: instant),
      joined.isMoving
    {
      let rest = joined.instantOfRest
      guard rest < instant else { return }
      var step = Changes()
      stepFlight(&step) { $0.advance(to: rest) }
      changes.goOn(with: step)
      if joined.isMoving && rest == joined.instantOfRest { return }
    }
  }

  /// Moves the joined scroller by a step of its flight, and the members with it; those that the flight has left between
  /// two places begin to return when it is at rest.
  @inline(__always) private mutating func stepFlight(
    _ changes: inout Changes, _ step: (inout Scroller) -> Scroller.Events
  ) {
    follow(&changes, step)
    restOnPixels()
    prepareForDrag()
    returnToPlaces(&changes)
  }

  /// Moves the joined scroller by a step of its flight, and the members with it.
  @inline(__always) private mutating func follow(
    _ changes: inout Changes, _ step: (inout Scroller) -> Scroller.Events
  ) {
    var before = joined.viewport.contentOffset
    let ticked = PerAxis { joined.axes[$0].latestTick != nil }
    let isAnimated = PerAxis { joined.axes[$0].purpose == .animation }
    let events = step(&joined)
    for axis in ScrollAxis.allCases where isAnimated[axis] && !joined.axes[axis].isMoving {
      // The latest frame may have shown members on a grid next to the end, at the same coordinate.
      before[axis] = .infinity
    }
    changes.add(events, moving: follow(since: before, wasTicking: ticked))
  }
}

extension Scroller.Input {
  /// What a ready-made drag, or a scroll of a trackpad with phases, does with its input.
  enum PartOfDrag { case beginning, movement, end, momentum }

  /// The part of a drag that the input is; nil for other inputs.
  var partOfDrag: PartOfDrag? {
    switch self {
    case .held, .began, .scroll(_, .mayBegin), .scroll(_, .began): .beginning
    case .changed, .moved, .scroll(_, .changed): .movement
    case .ended, .scroll(_, .ended), .scroll(_, .cancelled): .end
    case .scroll(_, .momentumBegan), .scroll(_, .momentumChanged), .scroll(_, .momentumEnded): .momentum
    default: nil
    }
  }

  var movesDrag: Bool { partOfDrag == .movement }

  var endsDrag: Bool { partOfDrag == .end }

  var endsTouch: Bool {
    switch self {
    case .touchUp, .touchCancelled, .cancelled, .fling: true
    default: endsDrag
    }
  }

  /// The delta of a wheel; nil for any other input.
  fileprivate var wheelDelta: ScrollVector? { if case .wheel(let delta, _, _) = self { delta } else { nil } }

  /// Returns the direction in which a wheel or a key moves content; zero for any other input.
  fileprivate func direction(in viewport: Viewport) -> ScrollVector {
    guard case .key(let key, _, _) = self else { return wheelDelta ?? .zero }
    let (axis, sign) = (key.axis(in: viewport), key.isTowardsEnd ? 1.0 : -1)
    return ScrollVector { $0 == axis ? sign : 0 }
  }

  /// Whether the input is a key that leads to an end.
  fileprivate var isKeyToEnd: Bool {
    if case .key(let key, _, _) = self { key == .home || key == .end } else { false }
  }

  fileprivate var canContinueDrag: Bool {
    if case .touchMoved = self { true } else { movesDrag }
  }
}
