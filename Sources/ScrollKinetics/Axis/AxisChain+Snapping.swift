import ScrollGeometry

// The choice of a target by the snap rules of the members.
extension AxisChain {
  /// A target that the rule of a member has chosen.
  struct Target {
    /// The member that rests there, its offset, and the coordinate that shows it.
    var rest: Rest
    /// Whether the rule follows the momentum; see ``SnapRule/followsMomentum``.
    let followsMomentum: Bool
    var arrival: ScrollArrival?
    /// Whether the member moves alone to the target; if not, the motion continues with all that take part.
    var isAlone = false
    /// The coordinate minus the member's offset, while the flight moves it.
    let shift: Double

    /// Creates the target of a member that settles at `place`, where the coordinate minus its offset is `shift`.
    init(
      resting member: Int, at place: Double, shiftedBy shift: Double, isAlone: Bool = false,
      followsMomentum: Bool = false, arrival: ScrollArrival? = nil
    ) {
      rest = Rest(member: member, offset: place.flushed, coordinate: (place + shift).saturated.flushed)
      (self.isAlone, self.shift, self.followsMomentum) = (isAlone, shift, followsMomentum)
      self.arrival = arrival
    }
  }

  /// Returns the target that the members' rules choose for a flight; nil where the content may rest at `proposal`.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the release; zero for a proposal that is only to be brought to a place.
  ///   - proposal: the coordinate at which the content would come to rest without rules.
  ///   - settles: whether the flight ends a drag, after which the members that have a law settle by it.
  func target(
    from offset: Double, velocity: Double, proposal: Double, dragOrigin: Double? = nil, settles: Bool = false
  ) -> Target? {
    var target = chosenTarget(
      from: offset, velocity: velocity, proposal: proposal, dragOrigin: dragOrigin, settles: settles)
    // A target at the end of the reach, or of the flight, is that end, whatever the rounding.
    if let end = target?.rest.coordinate {
      target?.rest.coordinate = end.isNext(to: proposal) ? proposal : end.orEnd(of: limits)
    }
    // A member that settles from where it is, also past its limit, goes on alone where others would move before it, and none of
    // them is past its own.
    if let rest = target?.rest, let shift = target?.shift, rest.coordinate != offset,
      members[rest.member].isPast || !isPast, shift.isNext(to: offset - unroundedOffset(of: rest.member)),
      coordinate(showing: rest.member, at: rest.offset, towardsEnd: rest.coordinate > offset)?
        .isNext(to: rest.coordinate) != true
    {
      target?.isAlone = true
    }
    return target
  }

  private func chosenTarget(
    from offset: Double, velocity: Double, proposal: Double, dragOrigin: Double?, settles: Bool
  ) -> Target? {
    let moves = proposal != offset
    if settles && !moves, let target = targetOfRestRule(from: offset, velocity: velocity) { return target }
    guard proposal != offset || velocity != 0 else {
      return targetOfReturn(from: offset, dragOrigin: dragOrigin)
    }
    let isUpward = proposal != offset ? proposal > offset : velocity > 0
    let isPastLimit = !limits.contains(offset)
    let participants = participants[towardsEnd: isUpward]
    let mover = mover(towardsEnd: isUpward, at: offset)
    // A flight from past a limit that ends inside takes the members in the order of its direction, from the limit on. It
    // never leaves a member that settles past its limit.
    let returns = isPastLimit && limits.contains(proposal) && proposal != offset.clamped(to: limits)
    var next =
      returns && !(settles && hasRestRule(mover))
      ? firstThatCanMove(participants, towardsEnd: isUpward) : mover
    var rest = participants.inOrder
    if let next { rest = rest.following(next) }
    var entered = offset.clamped(to: limits)
    var left = (proposal.clamped(to: limits) - entered).saturated
    var passed = MemberSet()
    while let index = next {
      let member = members[index]
      let range = member.range
      let isStretching = isPastLimit && member.isPast
      let place = isStretching ? member.offset : unroundedPlace(of: index)
      let shift = (isStretching ? offset : entered) - place
      next = rest.next()
      let ahead = member.limit(towardsEnd: isUpward)
      let wanted = (proposal - shift).saturated.orEnd(of: range)
      let leaves = next != nil && (isUpward ? wanted > ahead : wanted < ahead)
      if settles && moves, let law = restRule(of: index) {
        if let target = target(
          resting: index, by: law, from: place, velocity: velocity, wanted: wanted, left: left,
          entered: entered, passed: passed)
        {
          return target
        }
      } else if let rule = snapRule(of: index), !leaves || place != ahead,
        let target = rule.target(
          for: SnapRequest(
            offset: place, velocity: velocity, proposal: wanted, limits: range,
            viewportLength: member.length, dragOrigin: dragOrigin.map { ($0 - shift).saturated })),
        !(leaves && rule.followsMomentum && target == ahead)
      {
        return Target(
          resting: index, at: target, shiftedBy: shift, followsMomentum: rule.followsMomentum,
          arrival: rule.arrival)
      }
      // A flight that would bounce at the limit of the last member stops there for one that settles.
      let reachesLaw = settles && wanted == ahead && next.map(hasRestRule) ?? false
      guard leaves || reachesLaw else { return nil }
      left = ScrollShare(of: left, from: member.place, within: range).unconsumed
      passed.insert(index)
      entered = (entered + (ahead - member.place)).saturated
    }
    return nil
  }
}

// MARK: - Returns to places

extension SnapRule {
  /// Returns the place at which a member at its present offset must rest; nil if it may stay.
  func place(for member: AxisChain.Member, dragOrigin: Double? = nil) -> Double? {
    var request = member.request(at: member.offset)
    request.dragOrigin = dragOrigin
    return place(forRest: request)
  }
}

extension AxisChain.Member {
  fileprivate func request(at offset: Double) -> SnapRequest {
    SnapRequest(offset: offset, limits: range, viewportLength: length)
  }
}

extension AxisChain {
  /// Lets all members return to their places after the motion that begins now, which may be a step.
  mutating func letReturn(hasStepped: Bool = false) { (kept, self.hasStepped) = (MemberSet(), hasStepped) }

  /// Returns the rule to whose places a member returns after the present motion; nil where it stays.
  /// After steps of wheels and keys only members with mandatory rules return: rules of proximity do not apply to steps.
  @inline(__always) private func ruleOfReturn(of member: Int) -> SnapRule? {
    guard !kept.contains(member), let rule = snapRule(of: member) else { return nil }
    return !hasStepped || rule.strictness == .mandatory ? rule : nil
  }

  /// Returns the target of the innermost member that is not at the place of its rule, which returns to it alone; nil if there is
  /// none.
  func targetOfReturn(from offset: Double, dragOrigin: Double? = nil) -> Target? {
    for index in snapRules.indices {
      guard let rule = ruleOfReturn(of: index) else { continue }
      let shift = offset - unroundedOffset(of: index)
      let dragOrigin = dragOrigin.map { ($0 - shift).saturated }
      guard let place = rule.place(for: members[index], dragOrigin: dragOrigin),
        place.flushed != members[index].offset
      else { continue }
      return Target(
        resting: index, at: place, shiftedBy: shift, isAlone: true, followsMomentum: rule.followsMomentum,
        arrival: rule.arrival)
    }
    return nil
  }

  /// Returns the offset at which a member comes to rest: where the motion of the coordinate leaves it, or the place to which it
  /// then returns alone.
  ///
  /// A member that a card holds still returns, too.
  ///
  /// - Parameter end: the end of the motion of the coordinate.
  func target(of member: Int, _ end: Ending) -> Double {
    if let offset = lastingRest(of: member, end) { return offset }
    let offset = rest(of: member, end)
    guard members[member].isScrollEnabled, isWithin(end), let rule = ruleOfReturn(of: member) else {
      return offset
    }
    let request = SnapRequest(
      offset: offset, limits: members[member].limits, viewportLength: members[member].length)
    return rule.place(forRest: request) ?? offset
  }

  /// Returns the offset at which the motion of the coordinate leaves a member and at which it stays, for most members; nil where
  /// ticks, or a return to a place, ask for more.
  // Inlined, and without a call: the chain of axes would be copied for it.
  @inline(__always) func lastingRest(of member: Int, _ end: Ending) -> Double? {
    guard !end.ticks else { return nil }
    let offset = end.stays ? members[member].offset : place(of: member, at: end.coordinate)
    return snaps && members[member].isScrollEnabled && !isListed(offset, of: member) && isWithin(end)
      ? nil : offset
  }

  /// Returns whether a motion ends with all members within their limits.
  @inline(__always) private func isWithin(_ end: Ending) -> Bool {
    end.isMoving ? limits.contains(end.coordinate) : !isPast
  }

  /// Returns whether a member may rest at an offset since it has no rule, or one that lists the offset.
  @inline(__always) private func isListed(_ offset: Double, of member: Int) -> Bool {
    switch snapRules[member]?.points {
    case nil: true
    case .offsets(let offsets)?: members[member].limits.contains(offset) && offsets.contains(offset)
    default: false
    }
  }

  /// Returns the member that a step of a wheel or a key moves first.
  private func memberOfStep(towardsEnd: Bool, from offset: Double, at now: ScrollInstant) -> Int {
    guard let latched = latched(towardsEnd: towardsEnd, at: now) else {
      return mover(towardsEnd: towardsEnd, at: offset)
    }
    return mover(of: only(latched, towardsEnd: towardsEnd), towardsEnd: towardsEnd)
  }

  /// Returns whether a step moves a member that rests on the pages of a mandatory rule.
  func hasPages(towardsEnd: Bool, from offset: Double, at now: ScrollInstant) -> Bool {
    snapRule(of: memberOfStep(towardsEnd: towardsEnd, from: offset, at: now))?.hasPages ?? false
  }

  /// Returns the distance of a step of a wheel or a key to a place of a mandatory rule, or to where a list begins in its sheet, with
  /// the member that comes to rest there; nil where the step ends wherever it leads.
  ///
  /// The rule is that of the member in which the step begins: at the target of the present motion if that is ahead. A step leads it
  /// to a place ahead at least. What leaves a member whose rule follows the momentum goes on in the next one, and ends at the place
  /// nearest to its end there.
  ///
  /// - Parameters:
  ///   - step: the step without a rule. One to an end is led to a place only where that end is not reached by steps.
  ///   - destination: where the present motion ends; nil where nothing moves.
  ///   - continuing: whether the step goes on from there, if that is ahead; else it goes on from the offset.
  func distance(
    of step: MovingAxis.Step, from offset: Double, towards destination: Double?, continuing: Bool = true,
    at now: ScrollInstant
  ) -> (distance: Double, member: Int, place: Double)? {
    let (delta, isPage, isToEnd): (Double, Bool, Bool) =
      switch step {
      case .by(let distance): (distance, false, false)
      case .page(let distance): (distance, true, false)
      case .to(let end): ((end - offset).saturated, false, true)
      }
    guard delta != 0 else { return nil }
    let isUpward = delta > 0
    let ahead = destination.flatMap { continuing && (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
    let base = (ahead ?? offset).clamped(to: limits)
    // A key to an end goes on through all members, unless in a sheet.
    let isLatched = !isToEnd || hasSheet
    let mover =
      isLatched
      ? memberOfStep(towardsEnd: isUpward, from: offset, at: now) : mover(towardsEnd: isUpward, at: offset)
    let participants =
      isLatched || ahead != nil
      ? membersOfStep(towardsEnd: isUpward, continuing: ahead != nil, at: now)
      : participants(towardsEnd: isUpward, forFling: false)
    var (index, shift) = (mover, offset.clamped(to: limits) - unroundedPlace(of: mover))
    if ahead != nil, let first = firstThatCanMove(participants, towardsEnd: isUpward, from: base),
      first != mover
    {
      (index, shift) = (first, base - placed(first, at: base))
    }
    var (rest, inner, isFirst) = (participants.inOrder.following(index), mover, true)
    while true {
      let member = members[index]
      if isSheet(index), !isUpward, index > inner {
        // What is inside a sheet stops at its beginning.
        let limit = members[inner].limit(towardsEnd: false)
        return (isFirst ? 0 : (shift + member.place - base).saturated, inner, limit)
      }
      let (wanted, limit) = ((base + delta - shift).saturated, member.limit(towardsEnd: isUpward))
      let next = rest.next()
      let leaves = next != nil && (isUpward ? wanted > limit : wanted < limit)
      if let rule = snapRule(of: index), rule.strictness == .mandatory,
        !isToEnd || (!isUpward && !rule.stepsReachFirst)
      {
        var request = member.request(at: member.place)
        request.proposal = wanted
        let placeOfRest = destination.map { placed(index, at: $0) } ?? member.place
        let place =
          isFirst
          ? rule.target(
            ofStepUpwards: isUpward, isPage: isPage, from: (base - shift).saturated, insteadOf: placeOfRest,
            request)
          : rule.place(ofStepInsteadOf: placeOfRest, member.request(at: wanted.clamped(to: member.range)))
        guard let place else { return nil }
        if !leaves || !rule.followsMomentum || place != limit {
          let end = (place + shift).saturated
          let distance = end.isNext(to: base) ? 0 : (end - base).saturated
          // A step from past a limit, or in an animation to past one, leads to the limit. The distance counts from the limit, and
          // one of zero would be no step: any distance outwards ends there.
          let over = (ahead ?? offset) - base
          let outwards = over == 0 ? 0 : Double(signOf: over, magnitudeOf: delta)
          return (distance == 0 ? outwards : distance, index, place.flushed)
        }
      }
      guard leaves, let next else { return nil }
      (inner, isFirst) = (index, false)
      (index, shift) = (next, (limit + shift).saturated - placed(next, at: base))
    }
  }

  /// Returns the first of the members that can move in a direction from a coordinate on; nil if none can.
  private func firstThatCanMove(_ participants: Participants, towardsEnd: Bool, from coordinate: Double)
    -> Int?
  {
    participants.inOrder.first { placed($0, at: coordinate) != members[$0].limit(towardsEnd: towardsEnd) }
  }

  // Not inlined, as what it calls is: four copies would be a part of every page's module.
  @inline(never) private func placed(_ member: Int, at coordinate: Double) -> Double {
    place(of: member, at: coordinate)
  }

  /// Returns the members that take part in a step, in their order.
  private func membersOfStep(towardsEnd: Bool, continuing: Bool, at now: ScrollInstant) -> Participants {
    if continuing { return participants[towardsEnd: towardsEnd] }
    return membersToLatch(towardsEnd: towardsEnd, at: now).map { only($0, towardsEnd: towardsEnd) }
      ?? participants(towardsEnd: towardsEnd, forFling: false)
  }
}
