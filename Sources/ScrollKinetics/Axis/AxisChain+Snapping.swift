import ScrollGeometry

// The choice of a joined target by the snap rules of the members.
extension AxisChain {
  /// A joined target that the rule of a member has chosen.
  struct Target {
    var offset: Double
    /// Whether the rule follows the momentum; see ``SnapRule/followsMomentum``.
    var followsMomentum: Bool
    var arrival: ScrollArrival?
    /// The member that moves alone to the target; nil where the motion continues with all that take part.
    var onlyMember: Int?

    /// Creates the target of a member that settles.
    init(settlingAt offset: Double, onlyMember: Int? = nil) {
      (self.offset, self.onlyMember) = (offset, onlyMember)
      followsMomentum = false
    }

    fileprivate init(_ rule: SnapRule, at offset: Double, onlyMember: Int? = nil) {
      self.offset = offset
      followsMomentum = rule.followsMomentum
      arrival = rule.arrival
      self.onlyMember = onlyMember
    }
  }

  /// Returns the target that the members' rules choose for a flight; nil where the content may rest at `proposal`.
  ///
  /// - Parameters:
  ///   - offset: the joined offset.
  ///   - velocity: the velocity of the release; zero for a proposal that is only to be brought to a place.
  ///   - proposal: the joined offset at which the content would come to rest without rules.
  ///   - dragOrigin: the joined offset at which the drag began.
  ///   - settles: whether the flight ends a drag, after which the members that have a law settle by it.
  func target(
    from offset: Double, velocity: Double, proposal: Double, dragOrigin: Double? = nil,
    settles: Bool = false
  ) -> Target? {
    let moves = proposal != offset
    if settles && !moves, let target = targetOfSettling(from: offset, velocity: velocity) { return target }
    guard proposal != offset || velocity != 0 else {
      return targetOfReturn(from: offset, beyond: slack(at: offset), dragOrigin: dragOrigin)
    }
    let isUpward = proposal != offset ? proposal > offset : velocity > 0
    let isPastLimit = !limits.contains(offset)
    let participants = participants[towardsEnd: isUpward]
    let mover = mover(towardsEnd: isUpward, at: offset)
    // A flight from past a limit that ends inside takes the members in the order of its direction, from the limit on. It
    // never leaves a member that settles past its limit.
    let returns = isPastLimit && limits.contains(proposal) && proposal != offset.clamped(to: limits)
    var next =
      returns && !(settles && hasSettling(mover))
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
      let place = isStretching ? member.offset : member.place
      // The joined offset minus the member's offset, while the flight moves it.
      let shift = (isStretching ? offset : entered) - place
      next = rest.next()
      let ahead = isUpward ? range.upperBound : range.lowerBound
      let wanted = (proposal - shift).saturated
      let leaves = next != nil && (isUpward ? wanted > ahead : wanted < ahead)
      if settles && moves, let law = settling(of: index) {
        if let target = target(
          settling: index, by: law, from: place, velocity: velocity, wanted: wanted, left: left,
          proposal: proposal, isUpward: isUpward, passed: passed)
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
        return Target(rule, at: (target + shift).saturated.flushed)
      }
      // A flight that would bounce at the limit of the last member stops there for one that settles.
      let reachesLaw = settles && wanted == ahead && next.map(hasSettling) ?? false
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
    place(
      forRest: SnapRequest(
        offset: member.offset, limits: member.range, viewportLength: member.length, dragOrigin: dragOrigin))
  }
}

extension AxisChain {
  /// Sets whether members return to their places after the motion that begins now, and whether it is a step.
  mutating func letReturn(_ returnsToPlaces: Bool = true, hasStepped: Bool = false) {
    (self.returnsToPlaces, self.hasStepped) = (returnsToPlaces, hasStepped)
  }

  /// Returns the target of the innermost member that is farther than `distance` from the place of its rule, which returns
  /// to it alone; nil if there is none.
  ///
  /// After steps of wheels and keys only members with mandatory rules return: rules of proximity do not apply to steps.
  func targetOfReturn(from offset: Double, beyond distance: Double, dragOrigin: Double? = nil) -> Target? {
    for index in snapRules.indices {
      guard let rule = snapRules[index], !hasStepped || rule.strictness == .mandatory else { continue }
      let shift = offset - members[index].offset
      let dragOrigin = dragOrigin.map { ($0 - shift).saturated }
      guard let place = rule.place(for: members[index], dragOrigin: dragOrigin),
        (place - members[index].offset).saturated.magnitude > distance
      else { continue }
      let target = (place + shift).saturated.flushed
      guard target != offset else { continue }
      return Target(rule, at: target, onlyMember: index)
    }
    return nil
  }

  /// Puts the members that are at most `distance` from the places of their rules on them, or only one member, and returns those
  /// that have moved.
  mutating func putOnPlaces(within distance: Double, only member: Int? = nil) -> MemberSet {
    var moved = MemberSet()
    for index in snapRules.indices where member == nil || index == member {
      guard let rule = snapRules[index], let place = rule.place(for: members[index]),
        (place - members[index].offset).saturated.magnitude <= distance
      else { continue }
      put(index, at: place, &moved)
    }
    return moved
  }
}

// MARK: - Wheels and keys

extension AxisChain {
  /// Returns the member that a step of a wheel or a key moves first.
  private func memberOfStep(towardsEnd: Bool, from offset: Double, at now: ScrollInstant) -> Int {
    latched(towardsEnd: towardsEnd, at: now).map { mover(of: $0, towardsEnd: towardsEnd) }
      ?? mover(towardsEnd: towardsEnd, at: offset)
  }

  /// Returns whether a step moves a member that rests on the pages of a mandatory rule.
  func hasPages(towardsEnd: Bool, from offset: Double, at now: ScrollInstant) -> Bool {
    snapRule(of: memberOfStep(towardsEnd: towardsEnd, from: offset, at: now))?.hasPages ?? false
  }

  /// Returns the distance of a step of a wheel or a key to a place of the mandatory rule of the member that it moves; nil
  /// where no such rule applies.
  ///
  /// - Parameters:
  ///   - delta: the distance without a rule, or its sign for a page.
  ///   - isPage: whether the step is a page of the member, where the rule has pages.
  ///   - offset: the joined offset.
  ///   - target: the target of the present motion, from which the step is counted if it is ahead.
  ///   - now: the present instant.
  func distance(
    ofStep delta: Double, isPage: Bool, from offset: Double, towards target: Double?, at now: ScrollInstant
  ) -> Double? {
    guard delta != 0 else { return nil }
    let isUpward = delta > 0
    let index = memberOfStep(towardsEnd: isUpward, from: offset, at: now)
    let member = members[index]
    guard let rule = snapRule(of: index), rule.strictness == .mandatory else { return nil }
    let ahead = target.flatMap { (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
    let base = (ahead ?? offset).clamped(to: limits)
    let shift = offset.clamped(to: limits) - member.place
    let request = SnapRequest(
      offset: member.place, proposal: (base + delta - shift).saturated, limits: member.range,
      viewportLength: member.length)
    let place = rule.target(
      ofStepUpwards: isUpward, isPage: isPage, from: (base - shift).saturated, request)
    return place.map {
      let distance = ($0 + shift - base).saturated
      // A step from past a limit, or in an animation to past one, leads to the limit.
      return distance == 0 && base != ahead ?? offset ? delta : distance
    }
  }
}
