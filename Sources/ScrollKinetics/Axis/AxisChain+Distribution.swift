import ScrollGeometry

extension AxisChain {
  /// Moves the members to the offsets that follow from a joined offset, and returns those that have moved.
  mutating func follow(to offset: Double) -> MemberSet {
    var moved = MemberSet()
    let inside = offset.clamped(to: limits)
    let stretching = offset == inside ? nil : participants[towardsEnd: offset > inside].stretching
    let way = (inside - origin).saturated
    if way == 0 {
      for index in members.indices where index != stretching {
        put(index, at: members[index].start, &moved)
      }
    } else {
      distribute(way, to: inside, without: stretching, &moved)
    }
    if let stretching {
      put(stretching, at: (offset - sumOfPlaces(but: stretching)).saturated.flushed, &moved)
    }
    return moved
  }

  /// Moves all members except the member that stretches by their parts of `way`, counted from the turning point. The way
  /// is not zero.
  @inline(__always) private mutating func distribute(
    _ way: Double, to inside: Double, without stretching: Int?, _ moved: inout MemberSet
  ) {
    let isUpward = way > 0
    let participants = isUpward ? participants.towardsEnd : participants.towardsStart
    var others = MemberSet(count: members.count).subtracting(participants.members)
    while let index = others.removeFirst() {
      if index != stretching { put(index, at: members[index].start, &moved) }
    }
    // At a joined limit all members must be exactly at their limits, whatever the rounding.
    let isAtLimit = inside == (isUpward ? limits.upperBound : limits.lowerBound)
    // What is left of a way that has lost its fractions may be less than its rounding: the sums alone tell where members are.
    let isLong = way.magnitude >= 0x1p53
    var left = way
    var rest = participants.inOrder
    while let index = rest.next() {
      let (start, range) = (members[index].start, members[index].range)
      let ahead = isUpward ? range.upperBound : range.lowerBound
      let most = ahead - start
      var landing = ahead
      if isAtLimit {
        // All members are at their limits.
      } else if left == 0 {
        landing = start
      } else if isLong {
        landing = stopOfLongWay(index, at: inside, participants)
          .clamped(to: Swift.min(start, ahead)...Swift.max(start, ahead))
        if landing != ahead { left = 0 }
      } else if left.magnitude >= most.magnitude {
        left -= most
      } else {
        landing = stop(index, left, at: inside, participants)
        left = 0
      }
      if index != stretching { put(index, at: landing, &moved) }
    }
  }

  /// Returns where the member stops that a way ends in, `left` from its start.
  ///
  /// It gets the joined offset minus all others, without the rounding of `left`, so that the members' offsets add up to the
  /// joined offset.
  @inline(__always) private func stop(
    _ member: Int, _ left: Double, at inside: Double, _ participants: Participants
  ) -> Double {
    let range = members[member].range
    let end = (members[member].start + left).saturated.flushed.clamped(to: range)
    guard end != range.lowerBound && end != range.upperBound else { return end }
    return remainder(of: inside, for: member, participants).clamped(to: range)
  }

  /// Returns where the member stops that a long way ends in, before it is clamped to its range.
  // A call of its own, since inlined it makes a step longer; mutating, since it would copy the chain else.
  @inline(never) private mutating func stopOfLongWay(
    _ member: Int, at inside: Double, _ participants: Participants
  ) -> Double {
    remainder(of: inside, for: member, participants)
  }

  /// Returns the joined offset minus the offsets of all other members where the way ends in a member: those before it are at
  /// their ends, those after it at their starts.
  @inline(__always) private func remainder(
    of inside: Double, for member: Int, _ participants: Participants
  ) -> Double {
    var others = 0.0
    for other in members.indices where other != member {
      others += participants.takes(other, before: member) ? members[other].place : members[other].start
    }
    return (inside - others.saturated.flushed).saturated.flushed
  }

  /// Moves the members by a step of a drag, and returns those that have moved. Reports whether the joined axis has changed.
  mutating func drag(from before: Double, to offset: Double, _ hasChanged: inout Bool) -> MemberSet {
    restartIfTurned(at: before, movingTo: offset)
    let moved = follow(to: offset)
    let hasEnded = endBounceInside()
    hasChanged = prepareForDrag(at: offset) || hasEnded || hasChanged
    return moved
  }

  /// Sets the offset of a member, to a number that is neither −0 nor subnormal.
  @inline(__always) mutating func put(_ member: Int, at offset: Double, _ moved: inout MemberSet) {
    guard members[member].offset != offset else { return }
    members[member].offset = offset
    moved.insert(member)
  }
}

// MARK: - Turning points

extension AxisChain {
  /// Makes the members' present offsets the turning point, at a joined offset.
  mutating func restart(at offset: Double) {
    origin = offset.clamped(to: limits)
    startHere()
  }

  /// Begins a new turning point at the members' present offsets.
  mutating func startHere() {
    for index in members.indices { members[index].start = members[index].place }
  }

  /// Restarts the motion at `offset`, the joined offset before the latest step of a drag, if the step to `end` turns.
  mutating func restartIfTurned(at offset: Double, movingTo end: Double) {
    let before = offset.clamped(to: limits)
    let (way, step) = (before - origin, end.clamped(to: limits) - before)
    if (way > 0 && step < 0) || (way < 0 && step > 0) { restart(at: offset) }
  }
}

extension AxisChain {
  /// Returns the joined offset at which the present motion brings a member to `offset`; nil if it does not move the member
  /// there.
  ///
  /// The members' offsets are monotone functions of the joined offset. Where a member stays at `offset` in a range of
  /// joined offsets, the result is the end of the range that the motion reaches first.
  func joinedOffset(showing member: Int, at offset: Double) -> Double? {
    let (start, range) = (members[member].start, members[member].range)
    let isUpward = offset == start ? members[member].offset > start : offset > start
    let participants = participants[towardsEnd: isUpward]
    guard range.contains(offset) else {
      guard participants.stretching == member else { return nil }
      return isUpward
        ? (limits.upperBound + (offset - range.upperBound)).saturated
        : (limits.lowerBound + (offset - range.lowerBound)).saturated
    }
    guard participants.contains(member) else { return nil }
    var way = offset - start
    for other in members.indices where participants.takes(other, before: member) {
      let range = members[other].range
      way += (isUpward ? range.upperBound : range.lowerBound) - members[other].start
    }
    return (origin + way).saturated
  }
}
