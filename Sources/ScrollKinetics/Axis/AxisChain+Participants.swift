import ScrollGeometry

extension AxisChain {
  /// The order in which members take a movement.
  enum Order: UInt8, Hashable, Sendable {
    case outerFirst, innerFirst, innerOnly
  }

  /// The rule of movements in one direction.
  struct Rule: Hashable, Sendable {
    var order: Order
    /// Whether a fling continues in the next member.
    var flingsHandOver = true
    /// Whether the outermost member stretches past the limit, and not the innermost.
    var outermostStretches = false
  }

  /// The members that take part in movements in one direction: those from `first` to `last`, in this order.
  struct Participants: Hashable, Sendable {
    var first = 0
    var last = 0
    /// The member among them that stretches when the joined offset is past its limit.
    var stretching = 0

    /// The difference of the numbers of two members that follow each other in the order of the movement.
    @inline(__always) var step: Int { first < last ? 1 : -1 }

    @inline(__always) func contains(_ member: Int) -> Bool {
      first < last ? first <= member && member <= last : last <= member && member <= first
    }

    /// Returns the member after another one in the order of the movement; nil after the last.
    @inline(__always) func member(after member: Int) -> Int? {
      member == last ? nil : member + step
    }

    /// Returns whether a member takes part and comes before `other`, which takes part, too.
    @inline(__always) func takes(_ member: Int, before other: Int) -> Bool {
      first < last ? first <= member && member < other : other < member && member <= first
    }

    /// Only one member takes part.
    static func only(_ member: Int) -> Participants {
      Participants(first: member, last: member, stretching: member)
    }
  }
}

// MARK: - Choosing the members that take part

extension AxisChain {
  /// Returns the members that take part in a movement that begins now, according to the rules.
  // Inlined, as below what each step of a drag calls: a call of a method that is not mutating copies the chain of axes.
  @inline(__always) func participants(towardsEnd: Bool, forFling isFling: Bool) -> Participants {
    let rule = rules[towardsEnd: towardsEnd]
    var participants = Participants()
    switch rule.order {
    case .outerFirst: participants.first = members.count - 1
    case .innerFirst: participants.last = members.count - 1
    case .innerOnly: return .only(innermost)
    }
    if isFling && !rule.flingsHandOver {
      return .only(
        firstThatCanMove(participants, towardsEnd: towardsEnd) ?? lastScrollable(participants))
    }
    participants.stretching = rule.outermostStretches ? outermost : innermost
    return participants
  }

  /// The innermost member that scrolls, or the innermost of all if none does.
  private var innermost: Int { members.firstIndex { $0.isScrollable } ?? 0 }

  /// The outermost member that scrolls, or the outermost of all if none does.
  private var outermost: Int { members.lastIndex { $0.isScrollable } ?? members.count - 1 }

  /// Returns the first of the members that can move in a direction; nil if none can.
  func firstThatCanMove(_ participants: Participants, towardsEnd: Bool) -> Int? {
    var next: Int? = participants.first
    while let index = next {
      if members[index].canMove(towardsEnd: towardsEnd) { return index }
      next = participants.member(after: index)
    }
    return nil
  }

  /// Returns the last of the members that satisfies a condition; nil if none does.
  private func last(of participants: Participants, where isWanted: (Member) -> Bool) -> Int? {
    var (next, last): (Int?, Int?) = (participants.first, nil)
    while let index = next {
      if isWanted(members[index]) { last = index }
      next = participants.member(after: index)
    }
    return last
  }

  /// Returns the last of the members that scrolls, or the last of all if none does.
  private func lastScrollable(_ participants: Participants) -> Int {
    last(of: participants) { $0.isScrollable } ?? participants.last
  }

  /// Chooses the members that take part in a motion from here.
  ///
  /// Past a limit only the member that stretches takes part until the content is inside again: any other member would
  /// jump.
  ///
  /// Returns whether others take part than before.
  @discardableResult
  mutating func chooseParticipants(at offset: Double, forFling isFling: Bool) -> Bool {
    let end = chooseParticipants(towardsEnd: true, at: offset, forFling: isFling)
    return chooseParticipants(towardsEnd: false, at: offset, forFling: isFling) || end
  }

  private mutating func chooseParticipants(
    towardsEnd: Bool, at offset: Double, forFling isFling: Bool
  ) -> Bool {
    if isPast(towardsEnd: towardsEnd) { return stretchOnly(towardsEnd: towardsEnd, at: offset) }
    return choose(
      participants(towardsEnd: towardsEnd, forFling: isFling), towardsEnd: towardsEnd, at: offset)
  }

  /// In each direction that is past its limit, restricts the motion to the member that stretches there.
  mutating func stretchOnlyWherePast(at offset: Double) {
    if isPast(towardsEnd: true) { stretchOnly(towardsEnd: true, at: offset) }
    if isPast(towardsEnd: false) { stretchOnly(towardsEnd: false, at: offset) }
  }

  @discardableResult
  private mutating func stretchOnly(towardsEnd: Bool, at offset: Double) -> Bool {
    choose(.only(participants[towardsEnd: towardsEnd].stretching), towardsEnd: towardsEnd, at: offset)
  }

  /// Sets the members that take part in one direction. Where members have already moved in that direction, the motion
  /// turns at the present offset.
  private mutating func choose(_ chosen: Participants, towardsEnd: Bool, at offset: Double) -> Bool {
    guard chosen != participants[towardsEnd: towardsEnd] else { return false }
    let way = offset.clamped(to: limits) - origin
    if towardsEnd ? way > 0 : way < 0 { restart(at: offset) }
    participants[towardsEnd: towardsEnd] = chosen
    return true
  }

  /// Restricts all movements to one member.
  mutating func moveOnly(_ member: Int) {
    participants = PerDirection(towardsEnd: .only(member), towardsStart: .only(member))
  }
}

// MARK: - The member that moves

extension AxisChain {
  /// Returns the member that the next movement of the joined offset moves.
  func mover(towardsEnd: Bool, at offset: Double) -> Int {
    guard limits.contains(offset) else {
      return participants[towardsEnd: offset > limits.upperBound].stretching
    }
    let way = offset - origin
    if way != 0, (way > 0) != towardsEnd,
      // A motion that turns moves the members back in reverse order.
      let mover = last(of: participants[towardsEnd: way > 0], where: { $0.place != $0.start })
    {
      return mover
    }
    let participants = participants[towardsEnd: towardsEnd]
    return firstThatCanMove(participants, towardsEnd: towardsEnd) ?? participants.stretching
  }

  /// Returns the velocity of a member while the joined offset has `velocity`, which is not zero: all of it or none.
  @usableFromInline func part(of velocity: Double, in member: Int, at offset: Double) -> Double {
    mover(towardsEnd: velocity > 0, at: offset) == member ? velocity : 0
  }

  /// Returns whether the chain is past its limit in one direction.
  @inline(__always) func isPast(towardsEnd: Bool) -> Bool {
    members[participants[towardsEnd: towardsEnd].stretching].isPast(towardsEnd: towardsEnd)
  }

  /// Whether the chain is past a limit.
  var isPast: Bool { isPast(towardsEnd: true) || isPast(towardsEnd: false) }
}

#if !hasFeature(Embedded)
  extension AxisChain.Participants: Codable {}
#endif
