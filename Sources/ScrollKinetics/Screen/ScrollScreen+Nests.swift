import ScrollGeometry

// Members of a path that scroll on the same axis are joined to a chain when a touch needs it, and stay joined until one
// of them is needed elsewhere.
extension ScrollScreen {
  /// The motion of a member that leaves its chain in flight.
  struct Flight {
    /// A motion with the member's position and its velocity, but not its future.
    let plan: AxisPlan
    let purpose: MovingAxis.Purpose
    /// The momentum with which it decelerates if nothing else moves it.
    let momentum: Double
  }

  /// Returns whether the present flight of its nest moves a member now.
  func moves(_ index: Int) -> Bool {
    guard let (nest, place) = nestAndPlace(of: index) else { return false }
    return ScrollAxis.allCases.contains { nests[nest].moves(place, on: $0) }
  }

  /// Returns whether the present flight of its nest moves a member, now or later.
  func isLed(_ index: Int) -> Bool {
    guard let (nest, place) = nestAndPlace(of: index) else { return false }
    return moves(index) || nests[nest].target(of: place) != viewport(at: index).contentOffset
  }

  /// Returns whether a nest moves that moves no member now: it coasts, and its latest deltas were zero.
  func movesNothing(_ nest: Int) -> Bool {
    isMoving(.nest(nest)) && !nests[nest].ids.contains { $0.map { moves(requireIndex(of: $0)) } ?? false }
  }

  /// Returns whether a member moves without a finger.
  func isMoving(at index: Int) -> Bool {
    members[index].nest == nil ? members[index].scroller.isMoving : moves(index)
  }

  /// Makes a member leave its nest for an input of the program, which begins at its present velocity.
  /// An axis that `move` leaves as it is continues by its own law.
  mutating func detach(_ index: Int, for move: (inout ScrollScreen) -> Void) {
    leaveRestingNest(index)
    guard let (nest, place) = nestAndPlace(of: index) else { return move(&self) }
    let (offset, rest) = (viewport(at: index).contentOffset, nests[nest].target(of: place))
    let flight = detach(index, keepingMotion: true)
    // A return on the other axis that would have followed the flight begins now, beside it.
    if flight != nil { returnBesideMotion(index, where: PerAxis { rest[$0] != offset[$0] }) }
    move(&self)
    guard let flight else {
      returnInside(index)
      return returnBesideMotion(index)
    }
    changeScroller(of: index) { $0.fly(instead: flight, &$1) }
  }

  /// Changes the scroller of a member on its own, and reports its events.
  mutating func changeScroller(of index: Int, _ change: (inout Scroller, inout Scroller.Events) -> Void) {
    var events = Scroller.Events()
    change(&members[index].scroller, &events)
    scratch.report(events, of: members[index].id)
    relist(.member(index))
  }

  /// Makes a member leave its nest, whose others continue. It stops there, unless its motion is kept; then the motion is returned.
  ///
  /// - Parameter continuesDrag: whether a drag of the member goes on outside the nest, so that there are no events of its end.
  @discardableResult
  mutating func detach(
    _ index: Int, keepingMotion: Bool = false, continuingDrag continuesDrag: Bool = false
  ) -> PerAxis<Flight?>? {
    leaveRestingNest(index)
    guard let (nest, place) = nestAndPlace(of: index) else { return nil }
    let flight = keepingMotion ? nests[nest].motions(of: place) : nil
    // A member that moves on has left the chain before the others stop: it has no events of a stop.
    if flight != nil { nests[nest].numbers[place] = nil }
    let moves = PerAxis { nests[nest].moves(place, on: $0) }
    for axis in ScrollAxis.allCases where moves[axis] { report(nests[nest].stop(place, on: axis), of: nest) }
    if let flight {
      members[index].scroller.renew(at: now, flight)
    } else {
      if !continuesDrag { scratch.report(nests[nest].joined.eventsOfLeaving, of: members[index].id) }
      members[index].scroller.renew(at: now)
      nests[nest].passStretch(of: place, to: &members[index].scroller)
    }
    members[index].nestPlace = nil
    nests[nest].numbers[place] = nil
    guard nests[nest].ids.contains(where: { $0 != nil }) else {
      forget(nest)
      return flight
    }
    report(nests[nest].freeze(place), of: nest)
    reorderHeld(.nest(nest))
    relist(.nest(nest))
    dissolveIfLeft(nest)
    return flight
  }

  /// Removes a nest whose members have all left.
  private mutating func forget(_ nest: Int) {
    active.removeAll { $0 == .nest(nest) }
    held.removeAll { $0 == .nest(nest) }
    nests[nest] = .unused
  }

  /// Makes a member that is past its limits, or between two snap points, return unless it moves or is touched.
  mutating func returnInside(_ index: Int) {
    guard members[index].nest == nil, members[index].scroller.phase == .idle else { return }
    changeScroller(of: index) { $0.release(ReleaseStart(), &$1) { _ in } }
  }

  /// Lets content that rests past its limits or between places on one axis return beside a motion on the other.
  mutating func returnBesideMotion(_ index: Int, where returns: PerAxis<Bool> = PerAxis { _ in true }) {
    guard members[index].nest == nil, members[index].scroller.isMoving else { return }
    changeScroller(of: index) { $0.returnBesideMotion(where: returns, &$1) }
  }

  /// Advances what moves a member to ``now``, as an input does.
  mutating func catchUp(_ index: Int) { catchUp(receiver(at: index)) }

  /// Advances a receiver to ``now``, as an input does.
  mutating func catchUp(_ receiver: Receiver) {
    let now = now
    switch receiver {
    case .member(let index) where isMoving(receiver): changeScroller(of: index) { $0.catchUp(to: now, &$1) }
    case .member(let index): members[index].scroller.now = now
    case .nest(let nest) where isMoving(receiver):
      report(nests[nest].catchUp(to: now), of: nest)
      relist(receiver)
    case .nest(let nest): nests[nest].joined.now = now
    }
  }

  /// Ends the nest of a member, if it is at rest.
  mutating func leaveRestingNest(_ index: Int) {
    catchUp(index)
    if let nest = members[index].nest { dissolveIfAtRest(nest) }
  }

  /// Returns the members of a nest that others have left to themselves, once it neither moves nor is touched.
  mutating func dissolveIfLeft(_ nest: Int) { if nests[nest].ids.contains(nil) { dissolveIfAtRest(nest) } }

  /// Makes the members of a nest that neither moves nor is touched receivers of their own.
  private mutating func dissolveIfAtRest(_ nest: Int) {
    guard !isMoving(.nest(nest)), !isTouched(.nest(nest)) else { return }
    for (place, id) in nests[nest].ids.enumerated() {
      guard let id else { continue }
      let index = requireIndex(of: id)
      members[index].nestPlace = nil
      members[index].scroller.renew(at: nests[nest].now)
      nests[nest].passStretch(of: place, to: &members[index].scroller)
    }
    forget(nest)
  }
}

extension Scroller {
  /// Begins anew at the present offset, at rest or in a flight.
  mutating func renew(
    at instant: ScrollInstant, _ flight: PerAxis<ScrollScreen.Flight?> = PerAxis { _ in nil }
  ) {
    self = Scroller(viewport: viewport, physics: physics, at: instant)
    for axis in ScrollAxis.allCases {
      if let motion = flight[axis] { axes[axis].follow(motion.plan, for: motion.purpose, since: instant) }
    }
    renewPhase()
  }

  /// Makes the axes that are still on plans without a future, of `flight`, decelerate by the laws of the scroller.
  fileprivate mutating func fly(instead flight: PerAxis<ScrollScreen.Flight?>, _ events: inout Events) {
    let before = purposes
    for axis in ScrollAxis.allCases {
      guard let motion = flight[axis], axes[axis].motion == .planned(motion.plan) else { continue }
      axes[axis].comeBack(momentum: motion.momentum, physics.along(axis), at: now)
    }
    reportInterruptions(since: before, &events)
    reportDeceleration(since: before, &events)
  }

  /// Lets content that rests past its limits or between places on one axis return beside a motion on the other.
  fileprivate mutating func returnBesideMotion(where returns: PerAxis<Bool>, _ events: inout Events) {
    let before = purposes
    for axis in ScrollAxis.allCases where isAtRest(on: axis) && returns[axis] {
      if let plan = axes[axis].returning(along(axis)) {
        axes[axis].follow(plan, for: .deceleration, since: now)
      }
    }
    reportDeceleration(since: before, &events)
  }

  /// The events that end the present motion for a member that leaves it.
  fileprivate var eventsOfLeaving: Events {
    if isDragging { return [.willEndDragging, .didEndDragging(willDecelerate: false)] }
    var events = Events()
    if purposes.contains(.deceleration) { events.append(.didEndDecelerating) }
    if !purposes.subtracting(.deceleration).isEmpty { events.append(.didEndScrollingAnimation) }
    return events
  }
}

extension ScrollChain {
  /// Returns how far a member is to be drawn stretched on an axis: the one that over-scrolls in that direction is.
  func stretch(of member: Int, on axis: ScrollAxis, at instant: ScrollInstant) -> Double {
    let stretch = joined.stretch(on: axis, at: instant)
    return axes[axis].participants[towardsEnd: stretch > 0].stretching == member ? stretch : 0
  }

  /// Lets a stretch that relaxes go on in the scroller of the member that is drawn with it, which leaves.
  fileprivate mutating func passStretch(of member: Int, to scroller: inout Scroller) {
    for axis in ScrollAxis.allCases
    where joined.axes[axis].isRelaxing && stretch(of: member, on: axis, at: now) != 0 {
      scroller.axes[axis].relax(as: joined.axes[axis])
      joined.axes[axis].rest()
    }
  }

  /// Lets a stretch that relaxes go on where the scroller's member has been joined, if it is the one that over-scrolls there.
  mutating func takeStretch(of member: Int, from scroller: borrowing Scroller) {
    for axis in ScrollAxis.allCases where scroller.axes[axis].isRelaxing {
      let isOutward = scroller.stretch(on: axis, at: now) > 0
      guard axes[axis].participants[towardsEnd: isOutward].stretching == member else { continue }
      joined.axes[axis].relax(as: scroller.axes[axis])
    }
  }

  /// The member that the present flight moves on `axis` now; nil where deltas without a finger move nothing.
  func mover(on axis: ScrollAxis) -> Int? {
    guard !joined.isAtRest(on: axis), let target = joined.target?[axis] else { return nil }
    let (offset, velocity) = (joined.viewport.contentOffset[axis], joined.velocity[axis])
    guard velocity != 0 || target != offset else { return nil }
    return axes[axis].mover(towardsEnd: velocity == 0 ? target > offset : velocity > 0, at: offset)
  }

  /// Returns whether the present flight moves a member on `axis` now.
  func moves(_ member: Int, on axis: ScrollAxis) -> Bool { mover(on: axis) == member }

  /// Returns motions that move a member as the present ones do now, with its position and its velocity but not its
  /// future; nil where the present motion does not move the member.
  fileprivate func motions(of member: Int) -> PerAxis<ScrollScreen.Flight?>? {
    let motions = PerAxis<ScrollScreen.Flight?> { axis in
      guard moves(member, on: axis), let purpose = joined.axes[axis].purpose else { return nil }
      let state = joined.axes[axis].state(at: joined.now)
      let shift = axes[axis].unroundedOffset(of: member) - joined.viewport.contentOffset[axis]
      let position = (state.position + shift).saturated
      let plan = AxisPlan(
        from: position, velocity: state.velocity, to: position, within: 1, restDistance: 0x1p-60)
      return ScrollScreen.Flight(
        plan: plan, purpose: purpose, momentum: purpose == .deceleration ? state.momentum : 0)
    }
    if case (nil, nil) = (motions.horizontal, motions.vertical) { return nil }
    return motions
  }

  /// Stops the present flight, which moves a member, on one axis, as a touch does.
  fileprivate mutating func stop(_ member: Int, on axis: ScrollAxis) -> Changes {
    var changes = Changes()
    stopOnPixels(axis, &changes)
    axes[axis].restart(at: joined.viewport.contentOffset[axis])
    axes[axis].moveOnly(AxisChain.MemberSet(member))
    relimit()
    if joined.isMoving {
      let before = joined.purposes
      joined.axes[axis].catchContent()
      joined.showOffset(&changes.events)
      joined.reportInterruptions(since: before, &changes.events)
    }
    // A place that the program has chosen was one of this flight.
    axes[axis].letReturn()
    prepareForDrag()
    return changes
  }

  /// Makes a member take no further part in any movement, within its limits. The others return to their places where its
  /// flight was the last motion.
  fileprivate mutating func freeze(_ member: Int) -> Changes {
    let gone = PerAxis { axes[$0].members[member].gone }
    for axis in ScrollAxis.allCases { axes[axis].setRestRule(nil, of: member) }
    var changes = replace(member, by: gone, at: ScrollPoint { gone[$0].offset }, ScrollSnapping.none)
    returnToPlaces(&changes)
    return changes
  }
}
