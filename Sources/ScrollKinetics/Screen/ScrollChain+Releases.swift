import ScrollGeometry

// The rules and the rates of the members at a release.
extension ScrollChain {
  /// Prepares the joined scroller for the flight that an intent begins, and returns the targets that the members' rules
  /// choose for it on the axes that it releases.
  mutating func chooseTargets(
    for intent: Scroller.Intent, on released: PerAxis<Bool>
  ) -> PerAxis<AxisChain.Target?> {
    var targets = PerAxis<AxisChain.Target?> { _ in nil }
    guard let momentum = joined.momentum(releasedBy: intent) else { return targets }
    for axis in ScrollAxis.allCases where released[axis] {
      axes[axis].letReturn()
      targets[axis] = chooseTarget(withMomentum: momentum[axis], isFling: intent.isFling, on: axis)
    }
    moveOnly(PerAxis { targets[$0].flatMap { $0.isAlone ? $0.rest.member : nil } })
    return targets
  }

  /// Lets members return after a scroll without a finger, where it begins a motion or ends an animation.
  mutating func coast(by delta: ScrollVector, _ phase: Scroller.ScrollPhase) {
    let takesPart = PerAxis { joined.coasts(by: delta, phase, on: $0) }
    for axis in ScrollAxis.allCases where takesPart[axis] {
      if joined.isAtRest(on: axis) || joined.axes[axis].isAnimating { axes[axis].letReturn() }
      // The first delta that moves anything, after which the motion keeps the physics until it turns.
      let begins = joined.viewport.contentOffset[axis].clamped(to: axes[axis].limits) == axes[axis].origin
      if begins && delta[axis] != 0 { takePhysicsOfMover(towardsEnd: delta[axis] > 0, on: axis) }
    }
  }

  /// Gives the joined scroller the physics of the member that the next movement moves.
  private mutating func takePhysicsOfMover(towardsEnd: Bool, on axis: ScrollAxis) {
    takePhysics(
      of: axes[axis].mover(towardsEnd: towardsEnd, at: joined.viewport.contentOffset[axis]), on: axis)
  }

  /// Chooses the member whose physics the flight of one axis has, and returns the target that the members' rules choose
  /// for a release with `momentum`.
  private mutating func chooseTarget(withMomentum momentum: Double, isFling: Bool, on axis: ScrollAxis)
    -> AxisChain.Target?
  {
    let offset = joined.viewport.contentOffset[axis]
    if momentum != 0 {
      takePhysicsOfMover(towardsEnd: momentum > 0, on: axis)
    } else {
      // Without a direction the inner of the two that the next movement can move.
      let movers = (
        axes[axis].mover(towardsEnd: true, at: offset), axes[axis].mover(towardsEnd: false, at: offset)
      )
      takePhysics(of: Swift.min(movers.0, movers.1), on: axis)
    }
    guard axes[axis].snaps else { return nil }
    let coasting = isFling || joined.physics.momentum != .off ? momentum : 0
    let end =
      joined.axes[axis].freeFlight(momentum: coasting, joined.physics.laws(on: axis))?.destination ?? offset
    let proposal = axes[axis].restOnPixels(at: end)?.coordinate ?? end
    return axes[axis].target(
      from: offset, velocity: momentum, proposal: proposal,
      dragOrigin: joined.dragOrigin?[axis] ?? (isFling ? offset : nil), settles: isFling || joined.isDragging)
  }

  /// Changes the target of the flight that moves a member, now or later. Where it moves another one alone, that one flies on.
  ///
  /// - Parameter isChoice: whether the program has chosen the offset; if not, the member is to rest at a place of its rule.
  mutating func retarget(_ member: Int, to offset: ScrollPoint, isChoice: Bool, at instant: ScrollInstant)
    -> Changes
  {
    guard var target = joined.target else { return Changes() }
    let offset = ScrollPoint { offset[$0].clamped(to: axes[$0].members[member].limits) }
    let (present, rest) = (self.offset(of: member), self.target(of: member))
    let isMoved = PerAxis { moves(member, on: $0) || rest[$0] != present[$0] }
    let kept = PerAxis { axes[$0].kept }
    // The flight must not go on with members that come before this one, once it moves this one.
    moveOnly(PerAxis { moves(member, on: $0) ? member : nil })
    for axis in ScrollAxis.allCases where isMoved[axis] {
      target[axis] = axes[axis].aim(member, at: offset[axis], insteadOf: target[axis]) ?? target[axis]
    }
    let changes = handle(.retarget(target), at: instant)
    for axis in ScrollAxis.allCases {
      axes[axis].kept = isMoved[axis] ? AxisChain.MemberSet(isChoice ? member : nil) : kept[axis]
    }
    return changes
  }

  /// Returns the member in which the present flight ends on an axis, and its offset there; nil without a flight.
  func rest(on axis: ScrollAxis) -> (member: Int, offset: Double)? {
    guard let end = joined.target?[axis] else { return nil }
    let member = axes[axis].memberOfRest(from: joined.viewport.contentOffset[axis], to: end)
    return (member, axes[axis].place(of: member, at: end))
  }

  /// Lets the flight of members that have just been joined anew lead a member to an offset on one axis, if it can.
  mutating func aim(at offset: Double, of member: Int, on axis: ScrollAxis) -> Changes {
    var changes = Changes()
    guard var target = joined.target,
      let coordinate = axes[axis].aim(member, at: offset, insteadOf: target[axis])
    else { return changes }
    target[axis] = coordinate
    let before = joined.viewport.contentOffset
    let events = joined.handle(.retarget(target), at: now)
    restOnPixels()
    changes.add(events, moving: follow(since: before))
    prepareForDrag()
    return changes
  }

  /// Returns where the program or the host lets the present flight leave a member on an axis; nil where they have not chosen.
  func chosenRest(of member: Int, on axis: ScrollAxis) -> Double? {
    guard axes[axis].kept.contains(member) else { return nil }
    return rest(on: axis).flatMap { $0.member == member ? $0.offset : nil }
  }

  /// Lets the present flight lead a member to an offset in the time that is left, after rows on the way have moved its target there.
  mutating func goOn(to offset: Double, of member: Int, on axis: ScrollAxis) -> Changes {
    var changes = Changes()
    guard let end = joined.target?[axis] else { return changes }
    if axes[axis].place(of: member, at: end).isNext(to: offset) {
      if let coordinate = axes[axis].rest(member, at: offset, endingAt: end) {
        joined.axes[axis].rest(at: coordinate)
      }
      return changes
    }
    guard let coordinate = axes[axis].aim(member, at: offset, insteadOf: end) else { return changes }
    let (before, physics) = (joined.viewport.contentOffset, joined.along(axis))
    joined.axes[axis].redirect(
      from: joined.axes[axis].state(at: now), to: coordinate,
      .moved(in: joined.axes[axis].timeLeft(at: now, physics)), physics, at: now)
    joined.axes[axis].anchorTarget(at: .start)
    changes.add(Scroller.Events(), moving: follow(since: before))
    prepareForDrag()
    return changes
  }

  /// Restricts the next motion to one member on each axis that has one.
  mutating func moveOnly(_ members: PerAxis<Int?>) {
    guard members.horizontal != nil || members.vertical != nil else { return }
    for axis in ScrollAxis.allCases {
      guard let member = members[axis] else { continue }
      axes[axis].restart(at: joined.viewport.contentOffset[axis])
      axes[axis].moveOnly(AxisChain.MemberSet(member))
      takePhysics(of: member, on: axis)
    }
    relimit()
  }
}

// MARK: - Asking the host

extension Scroller {
  /// Handles an input of members that share movements, with the targets that their rules have chosen for it.
  mutating func handle(
    _ input: Input, at instant: ScrollInstant, lockingBy lock: Touch.DirectionalLock.Rule?,
    asking axes: inout PerAxis<AxisChain>, _ numbers: [Int?], _ targets: PerAxis<AxisChain.Target?>,
    _ released: PerAxis<Bool>, _ release: ScrollChain.Asking
  ) -> Events {
    handle(input, at: instant, lockingBy: lock) { question in
      for axis in ScrollAxis.allCases {
        question.announceRest(on: axis, of: axes[axis])
        if let target = targets[axis] { question.announce(target, on: axis, of: &axes[axis]) }
      }
      question.ask(about: &axes, numbers, where: released, release)
    }
  }

  /// Replaces the viewport after members have changed. A flight is planned again, to places that their rules choose again.
  mutating func update(
    to new: Viewport, at instant: ScrollInstant, asking axes: inout PerAxis<AxisChain>,
    _ numbers: [Int?], host: Bool, _ release: ScrollChain.Asking
  ) -> Events {
    update(to: new, at: instant) { question in
      for axis in ScrollAxis.allCases { question.announceTargetAgain(on: axis, of: &axes[axis]) }
      if host { question.ask(about: &axes, numbers, where: PerAxis { _ in true }, release) }
    }
  }
}

extension Scroller.Release {
  /// Announces where a free flight leaves the member that it moves last, on its pixel grid.
  fileprivate mutating func announceRest(on axis: ScrollAxis, of chain: AxisChain) {
    guard proposal[axis] != viewport.contentOffset[axis], let rest = chain.restOnPixels(at: proposal[axis])
    else { return }
    announce(rest: rest.coordinate, on: axis)
  }

  /// Announces the target that a member's rule has chosen on one axis.
  fileprivate mutating func announce(
    _ target: AxisChain.Target, on axis: ScrollAxis, of chain: inout AxisChain
  ) {
    announce(SnapTarget(target), on: axis)
    chain.rest = target.rest
  }

  /// Announces the target that a member's rule chooses for a flight that is planned again, unless the program or the host has
  /// chosen one, or the flight ends there but for the pixel grid.
  fileprivate mutating func announceTargetAgain(on axis: ScrollAxis, of chain: inout AxisChain) {
    let (offset, end) = (viewport.contentOffset[axis], target[axis])
    // Where a member has more content by now than the flight was to pass, it goes on as far as its momentum leads.
    if chain.kept.isEmpty, let rest = chain.rest, rest.coordinate == end,
      let (member, _) = chain.between(at: end), member != rest.member
    {
      let rest = chain.restOnPixels(at: proposal[axis])?.coordinate ?? proposal[axis]
      let target = chain.target(from: offset, velocity: velocity[axis], proposal: rest, settles: true)
      if let target { return announce(target, on: axis, of: &chain) }
      return announce(SnapTarget(target: rest, followsMomentum: true, arrival: nil), on: axis)
    }
    guard chain.kept.isEmpty, chain.snaps,
      let target = chain.target(from: offset, velocity: 0, proposal: end), !target.isAlone
    else { return }
    if let rest = chain.restOnPixels(at: end), rest.member == target.rest.member,
      rest.offset == target.rest.offset
    {
      return
    }
    announce(target, on: axis, of: &chain)
  }

  /// Asks the host on each axis on which members can move, in the numbers of the member in which the content will come to rest; on
  /// the axis of the inner of two first.
  fileprivate mutating func ask(
    about axes: inout PerAxis<AxisChain>, _ numbers: [Int?], where released: PerAxis<Bool>,
    _ host: ScrollChain.Asking
  ) {
    guard isHosts else { return }
    let members = PerAxis { axis in
      axes[axis].isScrollable && released[axis]
        ? axes[axis].memberOfRest(from: viewport.contentOffset[axis], to: target[axis]) : nil
    }
    // One after the other, and not in a loop over a list, which would be an allocation.
    let first: ScrollAxis =
      (members.vertical ?? .max) < (members.horizontal ?? .max) ? .vertical : .horizontal
    if let member = members[first] { ask(about: member, of: &axes, numbers, on: first, host) }
    let last = first.cross
    if let member = members[last] { ask(about: member, of: &axes, numbers, on: last, host) }
  }

  private mutating func ask(
    about member: Int, of axes: inout PerAxis<AxisChain>, _ numbers: [Int?], on axis: ScrollAxis,
    _ host: ScrollChain.Asking
  ) {
    var ownVelocity = ScrollVector.zero
    ownVelocity[axis] = velocity[axis]
    let asked = PerAxis { axes[$0].members[member] }
    let (offset, limits) = (ScrollPoint { asked[$0].offset }, PerAxis { asked[$0].limits })
    var (ownProposal, ownTarget) = (offset, offset)
    ownProposal[axis] = axes[axis].rest(of: member, at: proposal[axis])
    ownTarget[axis] = axes[axis].rest(of: member, at: target[axis])
    var own = Scroller.Release(
      viewport: viewport, velocity: ownVelocity, proposal: ownProposal, target: ownTarget,
      on: PerAxis { $0 == axis })
    own.movement = Scroller.Release.Movement(
      members: axes[axis].members, participants: axes[axis].participants, numbers: numbers)
    if let number = numbers[member] { host(number, asked, &own) }
    let wanted = own.target(within: limits)[axis]
    if let rest = own.memberAtRest, let member = numbers.firstIndex(of: rest.member) {
      let isPast = !axes[axis].members[member].limits.contains(rest.offset)
      return choose(member, at: rest.offset, isPast, own.arrival, on: axis, &axes[axis])
    }
    guard own.choices[axis] else { return announce(arrival: own.arrival, on: axis) }
    let (isPast, isPastEnd) = (!limits[axis].contains(wanted), wanted > limits[axis].upperBound)
    let stretches = axes[axis].participants[towardsEnd: isPastEnd].stretching == member
    let place = isPast && !stretches ? wanted.clamped(to: limits[axis]) : wanted
    choose(member, at: place, isPast, own.arrival, on: axis, &axes[axis])
  }

  /// Lets a member rest at an offset that the host has chosen, which may lie past its limits.
  private mutating func choose(
    _ member: Int, at offset: Double, _ mayLiePast: Bool, _ arrival: ScrollArrival?, on axis: ScrollAxis,
    _ chain: inout AxisChain
  ) {
    guard let coordinate = chain.aim(member, at: offset, insteadOf: target[axis]) else { return }
    choose(coordinate, arrival: arrival, on: axis)
    allowsTargetPastLimits = allowsTargetPastLimits || mayLiePast
    chain.kept = AxisChain.MemberSet(member)
  }
}

extension Scroller.Release.SnapTarget {
  /// The choice of a member's rule, as the joined scroller takes it.
  init(_ target: AxisChain.Target) {
    self.init(
      target: target.rest.coordinate, followsMomentum: target.followsMomentum, arrival: target.arrival)
  }
}

extension Scroller.Intent {
  fileprivate var isFling: Bool {
    switch self {
    case .fling, .release(.flung, _, _): true
    default: false
    }
  }
}

extension Scroller.Release {
  /// Lets another member that shares the movement rest at an offset: a sheet at one of its detents where its list would come to
  /// rest.
  ///
  ///     screen.handle(.touchUp, at: instant) { _, release in
  ///       if release.velocity.dy < -3000 { release.rest(sheet, at: 300) }
  ///     }
  ///
  /// The movement ends where it shows the member there: those that it moves before are at their limits, those that it moves after
  /// where they began. The choice binds this member alone; all others return to their places afterwards. It replaces a choice of
  /// ``target``, as a target that is set later replaces it; the motion is the same.
  ///
  /// - Source: our own choice ([O]).
  /// - The offset is in the member's own numbers, in points, on the axis of the release.
  /// - Returns: whether the movement can show the member there; if not, the call has no effect. It cannot past a limit at which the
  ///   member does not stretch, behind content without an end, and where the released member moves alone.
  /// - Precondition: `offset` is finite.
  @discardableResult
  public mutating func rest(_ id: ScrollScreen.ID, at offset: Double) -> Bool {
    offset.require(.finite, "offset")
    let offset = offset.flushed
    guard let movement, let member = movement.numbers.firstIndex(of: id.rawValue),
      movement.shows(member, at: offset)
    else { return false }
    memberAtRest = Rest(member: id.rawValue, offset: offset)
    return true
  }
}
