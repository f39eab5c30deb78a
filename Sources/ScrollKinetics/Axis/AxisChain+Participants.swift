import ScrollGeometry

extension AxisChain {
  /// The rule by which a member shares movements in one direction with all that is inside it.
  /// The order of a movement follows from the rules from the outside in. A sheet that moves before its content, around a
  /// header that moves before its list: the sheet, the header, the list.
  struct Rule: Hashable, Sendable, Codable {
    enum Order: UInt8, CaseIterable, Hashable, Sendable, Codable {
      /// Before all that is inside the member.
      case before
      /// After all that is inside the member.
      case after
      /// Not at all, unless nothing inside the member scrolls.
      case never
    }

    var order: Order
    /// Whether a fling that has moved the one continues in the other: the member, or what is inside it.
    var flingsHandOver = true
    /// Whether the member stretches past the limit. Of several members the outermost does; where none asks for it, the
    /// innermost that scrolls. At the start a member with a control of pull to refresh comes before them.
    var stretches = false
    /// Whether the member is a sheet: it is lowered neither by a pull inside it that can refresh, nor by wheels and keys that scroll
    /// what is inside it.
    var isSheet = false
  }

  /// The members that take part in movements in one direction, and their order.
  struct Participants: Hashable, Sendable, Codable {
    /// The members that take part: at least one.
    private(set) var members: MemberSet
    /// Those that move before all participants inside them; never the innermost participant.
    private(set) var before = MemberSet()
    /// The member among them that stretches when the coordinate is past the reach.
    fileprivate(set) var stretching: Int

    /// Only one member takes part.
    @inline(__always) static func only(_ member: Int) -> Participants {
      Participants(members: MemberSet(member), stretching: member)
    }

    @inline(__always) fileprivate mutating func insert(_ member: Int, _ order: Rule.Order) {
      members.insert(member)
      if order == .before { before.insert(member) }
    }

    @inline(__always) func contains(_ member: Int) -> Bool { members.contains(member) }

    /// Returns whether they can show a member at an offset: one that takes part in its range, the one that stretches past that.
    @inline(__always) func canShow(_ member: Int, at offset: Double, in range: ClosedRange<Double>) -> Bool {
      range.contains(offset) ? contains(member) : stretching == member
    }

    /// Returns whether a member takes part and comes before `other`, which takes part, too.
    @inline(__always) func takes(_ member: Int, before other: Int) -> Bool {
      guard contains(member) else { return false }
      return before.contains(other)
        ? before.contains(member) && member > other : before.contains(member) || member < other
    }

    /// The participants in the order of the movement: those that move before all inside them from the outermost, then the
    /// others from the innermost.
    @inline(__always) var inOrder: InOrder { InOrder(before: before, after: members.subtracting(before)) }

    /// The participants that are still to come in a movement.
    struct InOrder: IteratorProtocol, Sequence {
      fileprivate var before: MemberSet
      fileprivate var after: MemberSet

      @inline(__always) mutating func next() -> Int? { before.removeLast() ?? after.removeFirst() }

      /// Returns the participants after `member`, of those that are left; none if it is not one of them.
      func following(_ member: Int) -> InOrder {
        var rest = self
        while let next = rest.next(), next != member {}
        return rest
      }
    }

    /// The reason why these cannot be participants of a chain of `count` members; nil where they can.
    func fault(ofCount count: Int) -> String? {
      guard let first = members.first, let last = members.last, last < count else {
        return "those that take part must be members, but are \(self)"
      }
      return before.isSubset(of: members) && !before.contains(first) && contains(stretching)
        ? nil : "those that take part must have an order, but are \(self)"
    }
  }

  /// Returns the members that take part in a movement that begins now, according to the rules.
  /// A fling stays with the member that it moves first and those to which the rules hand it over.
  // Inlined, as below what each step of a drag calls: a call of a method that is not mutating copies the chain of axes.
  @inline(__always) func participants(towardsEnd: Bool, forFling isFling: Bool) -> Participants {
    var chosen = Participants.only(0)
    var (scrolls, moves) = (members[0].isScrollable, members[0].canMove(towardsEnd: towardsEnd))
    var refreshes = !towardsEnd && members[0].canRefresh
    for index in members.indices.dropFirst() {
      let rule = members[index].rules[towardsEnd: towardsEnd]
      if refreshes && rule.isSheet { continue }
      refreshes = refreshes || (!towardsEnd && members[index].canRefresh)
      let isScrollable = members[index].isScrollable
      let canMove = members[index].canMove(towardsEnd: towardsEnd)
      if rule.order != .never && (rule.flingsHandOver || !isFling) {
        chosen.insert(index, rule.order)
        (scrolls, moves) = (scrolls || isScrollable, moves || canMove)
        continue
      }
      let isChosen: Bool =
        switch rule.order {
        case .before: canMove || (!scrolls && isScrollable)
        case .after: !moves && (isScrollable || !scrolls)
        case .never: !scrolls && isScrollable
        }
      if isChosen { (chosen, scrolls, moves) = (.only(index), isScrollable, canMove) }
    }
    chosen.stretching = stretching(of: chosen.members, towardsEnd: towardsEnd)
    return chosen
  }

  /// Returns the member that stretches of those that take part: of those that scroll, if any, at the start the innermost with a
  /// control of pull to refresh, else the outermost that asks for it, else the innermost.
  @inline(__always) private func stretching(of participants: MemberSet, towardsEnd: Bool) -> Int {
    var (asking, scrolling, any): (Int?, Int?, Int?) = (nil, nil, nil)
    var rest = participants
    while let index = rest.removeFirst() {
      let asks = members[index].rules[towardsEnd: towardsEnd].stretches
      if asks || any == nil { any = index }
      guard members[index].isScrollable else { continue }
      if !towardsEnd && members[index].refresh != nil { return index }
      if asks { asking = index }
      scrolling = scrolling ?? index
    }
    return asking ?? scrolling ?? any ?? 0
  }

  /// The member whose length, rubber band and bounces the joined axis has. It does not depend on the offset, so that
  /// nothing jumps when a drag goes past a limit.
  @inline(__always) var stretcher: Int {
    let (end, start) = (participants.towardsEnd.stretching, participants.towardsStart.stretching)
    if members[start].refresh != nil { return start }
    let bothAsk = members[end].rules.towardsEnd.stretches && members[start].rules.towardsStart.stretches
    return bothAsk ? Swift.max(end, start) : Swift.min(end, start)
  }

  func takesPart(_ member: Int) -> Bool {
    participants.towardsEnd.contains(member) || participants.towardsStart.contains(member)
  }

  /// Returns the first of the members that can move in a direction; nil if none can.
  func firstThatCanMove(_ participants: Participants, towardsEnd: Bool) -> Int? {
    for index in participants.inOrder where members[index].canMove(towardsEnd: towardsEnd) { return index }
    return nil
  }

  /// Chooses the members that take part in a motion from here, and returns whether they are others than before.
  ///
  /// Past a limit only the member that stretches takes part until the content is inside again: any other member would
  /// jump.
  ///
  /// - Parameter isFling: whether the motion is a fling; nil where all that take part still do, unless past a limit.
  @discardableResult
  mutating func chooseParticipants(forFling isFling: Bool?) -> Bool {
    let end = chooseParticipants(towardsEnd: true, forFling: isFling)
    return chooseParticipants(towardsEnd: false, forFling: isFling) || end
  }

  private mutating func chooseParticipants(towardsEnd: Bool, forFling isFling: Bool?) -> Bool {
    var chosen = participants[towardsEnd: towardsEnd]
    if isPast(towardsEnd: towardsEnd) {
      chosen = .only(chosen.stretching)
    } else if let isFling {
      chosen = participants(towardsEnd: towardsEnd, forFling: isFling)
    }
    guard chosen != participants[towardsEnd: towardsEnd] else { return false }
    // Where members have already moved in that direction, the motion turns.
    let way = coordinate.clamped(to: limits) - origin
    if towardsEnd ? way > 0 : way < 0 { restartUnrounded() }
    (participants[towardsEnd: towardsEnd], rest) = (chosen, nil)
    return true
  }

  /// Restricts all movements to some of the members, of which there is at least one.
  mutating func moveOnly(_ chosen: MemberSet) {
    participants = PerDirection(
      towardsEnd: only(chosen, towardsEnd: true), towardsStart: only(chosen, towardsEnd: false))
    rest = nil
  }

  func only(_ chosen: MemberSet, towardsEnd: Bool) -> Participants {
    var rest = chosen
    var participants = Participants.only(rest.removeFirst() ?? 0)
    while let index = rest.removeFirst() {
      participants.insert(index, members[index].rules[towardsEnd: towardsEnd].order)
    }
    participants.stretching = stretching(of: chosen, towardsEnd: towardsEnd)
    return participants
  }

  /// Returns the member that the next movement of the coordinate moves.
  func mover(towardsEnd: Bool, at offset: Double) -> Int {
    guard limits.contains(offset) else {
      return participants[towardsEnd: offset > limits.upperBound].stretching
    }
    let way = offset - origin
    if way != 0, (way > 0) != towardsEnd {
      // A motion that turns moves the members back in reverse order.
      var latest: Int?
      for index in participants[towardsEnd: way > 0].inOrder
      where members[index].place != members[index].shownStart { latest = index }
      if let latest { return latest }
    }
    return mover(of: participants[towardsEnd: towardsEnd], towardsEnd: towardsEnd)
  }

  /// Returns the member that the next movement moves where these take part.
  func mover(of participants: Participants, towardsEnd: Bool) -> Int {
    firstThatCanMove(participants, towardsEnd: towardsEnd) ?? participants.stretching
  }

  /// Returns the velocity of a member while the coordinate has `velocity`, which is not zero: all of it or none.
  func part(of velocity: Double, in member: Int, at offset: Double) -> Double {
    mover(towardsEnd: velocity > 0, at: offset) == member ? velocity : 0
  }

  /// Returns whether a member has left the offset at which it began and has not come to a limit. Then it moves: those that
  /// moved before it are at a limit, those after it where they began.
  @inline(__always) func isOnItsWay(_ member: Int, at offset: Double) -> Bool {
    let (place, range) = (members[member].offset, members[member].range)
    return place != members[member].shownStart && place > range.lowerBound && place < range.upperBound
      && offset > limits.lowerBound && offset < limits.upperBound
  }

  @inline(__always) func isAnyOnItsWay(but member: Int, at offset: Double) -> Bool {
    for other in members.indices where other != member && isOnItsWay(other, at: offset) { return true }
    return false
  }

  @inline(__always) func isPast(towardsEnd: Bool) -> Bool {
    members[participants[towardsEnd: towardsEnd].stretching].isPast(towardsEnd: towardsEnd)
  }

  var isPast: Bool { isPast(towardsEnd: true) || isPast(towardsEnd: false) }
}

// MARK: - Directions

/// A pair of values, one for each direction in which content moves.
struct PerDirection<Value> {
  /// The value for movements that increase the offset.
  var towardsEnd: Value
  /// The value for movements that decrease the offset.
  var towardsStart: Value

  @inline(__always) subscript(towardsEnd isTowardsEnd: Bool) -> Value {
    get { isTowardsEnd ? towardsEnd : towardsStart }
    set { if isTowardsEnd { towardsEnd = newValue } else { towardsStart = newValue } }
  }
}

extension PerDirection: Equatable where Value: Equatable {}
extension PerDirection: Hashable where Value: Hashable {}
extension PerDirection: Sendable where Value: Sendable {}
extension PerDirection: Codable where Value: Codable {}
