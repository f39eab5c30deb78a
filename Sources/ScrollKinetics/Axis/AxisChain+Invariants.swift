import ScrollGeometry

extension AxisChain {
  /// The reason why the state is invalid at a joined offset; nil for a valid state.
  func fault(at offset: Double, in motion: Motion) -> String? {
    for participants in [participants.towardsEnd, participants.towardsStart] {
      if let fault = participants.fault(ofCount: members.count) { return fault }
    }
    for (index, member) in members.enumerated() {
      guard member.start.isFinite, member.start.clamped(to: member.limits) == member.start else {
        return "member \(index) must have begun within its limits, but has at \(member.start)"
      }
    }
    if let wheelLatch {
      guard let last = wheelLatch.members.last, last < members.count else {
        return "a wheel must stay with members, but does with \(wheelLatch.members)"
      }
    }
    guard members.indices.contains(physicsOwner) else {
      return "the physics must belong to a member, but belong to \(physicsOwner)"
    }
    if !origin.isFinite { return "origin must be finite, but is \(origin)" }
    if bounces != bouncesNow { return "the joined axis must bounce as its members do" }
    return faultOfSums(at: offset, in: motion) ?? faultOfMembers(at: offset)
  }

  private func faultOfSums(at offset: Double, in motion: Motion) -> String? {
    let expected = coverableRange(in: motion)
    if differ(limits.lowerBound, expected.lowerBound, at: offset)
      || differ(limits.upperBound, expected.upperBound, at: offset)
    {
      return "the joined limits must be the sums of the members', \(expected), but are \(limits)"
    }
    if !isSum(offset) {
      return "the joined offset must be the sum of the members', \(sumOfOffsets), but is \(offset)"
    }
    let start = sum { $0.start }
    if differ(start, origin, at: Swift.max(offset.magnitude, origin.magnitude)) {
      return "the motion must have begun at the sum of the members' starts, \(start), not \(origin)"
    }
    return nil
  }

  private func faultOfMembers(at offset: Double) -> String? {
    let pastEnd = limits.upperBound < offset ? participants.towardsEnd.stretching : nil
    let pastStart = offset < limits.lowerBound ? participants.towardsStart.stretching : nil
    var expected = self
    _ = expected.follow(to: offset)
    for (index, member) in members.enumerated() {
      let isPastOthers =
        index != pastEnd && member.isPast(towardsEnd: true)
        || index != pastStart && member.isPast(towardsEnd: false)
      // A sum can be too large for what one of its members is past its limit.
      if isPastOthers && differ(member.place, member.offset, at: offset) {
        return "member \(index) must be within its limits, but is at \(member.offset)"
      }
      let place = expected.members[index].offset
      if differ(place, member.offset, at: offset) {
        return "member \(index) must be at \(place), but is at \(member.offset)"
      }
    }
    return nil
  }

  /// Returns whether a joined offset is the sum of the members', up to rounding.
  func isSum(_ offset: Double) -> Bool { !differ(sumOfOffsets, offset, at: offset) }

  private func differ(_ a: Double, _ b: Double, at offset: Double) -> Bool {
    (a - b).saturated.magnitude > slack(at: offset)
  }
}
