import ScrollGeometry

// The joined axis has the limits that the members can cover, and the length and the bounces of the member that stretches.
extension AxisChain {
  /// The member whose length, rubber band and bounces the joined axis has. It does not depend on the offset, so that
  /// nothing jumps when a drag goes past a limit.
  @inline(__always) var stretcher: Int {
    let (end, start) = (participants.towardsEnd.stretching, participants.towardsStart.stretching)
    if members[start].refresh != .none { return start }
    let bothAsk = members[end].rules.towardsEnd.stretches && members[start].rules.towardsStart.stretches
    return bothAsk ? Swift.max(end, start) : Swift.min(end, start)
  }

  /// Whether a finger can move the joined axis.
  @inline(__always) var isScrollable: Bool {
    (limits.lowerBound < limits.upperBound || (bounces && members[stretcher].alwaysBounces))
      && members.contains { $0.isEnabled }
  }

  /// Returns the range that the members that take part can cover.
  @inline(__always) func coverableRange(in motion: Motion) -> ClosedRange<Double> {
    var (lower, upper) = (0.0, 0.0)
    for index in members.indices {
      let member = members[index]
      // A flight that turns first moves back the members that it has moved, to the turning point.
      let fixed = motion == .flight ? member.start : member.place
      lower += participants.towardsStart.contains(index) ? member.range.lowerBound : fixed
      upper += participants.towardsEnd.contains(index) ? member.range.upperBound : fixed
    }
    lower = lower.saturated.flushed
    return lower...Swift.max(lower, upper.saturated.flushed)
  }

  /// Computes the limits and the bounces from the members, and returns whether they have changed.
  mutating func relimit(at offset: Double, in motion: Motion) -> Bool {
    let (limits, bounces) = (limitsFromMembers(at: offset, in: motion), bouncesNow)
    guard limits != self.limits || bounces != self.bounces else { return false }
    (self.limits, self.bounces) = (limits, bounces)
    return true
  }

  /// Sums that round differently than before must neither pull content back that is past a limit nor bring it inside.
  /// Content is past a limit only where a member shows it: the joined offset of members within theirs can exceed the old
  /// sum by rounding, too.
  @inline(__always) private func limitsFromMembers(at offset: Double, in motion: Motion) -> ClosedRange<
    Double
  > {
    let range = coverableRange(in: motion)
    if offset > limits.upperBound && members.contains(where: { $0.isPast(towardsEnd: true) }) {
      return Swift.min(range.lowerBound, limits.upperBound)...limits.upperBound
    }
    if offset < limits.lowerBound && members.contains(where: { $0.isPast(towardsEnd: false) }) {
      return limits.lowerBound...Swift.max(range.upperBound, limits.lowerBound)
    }
    return range.containing(offset)
  }

  /// Whether the joined axis is to bounce, with the members as they are.
  @inline(__always) var bouncesNow: Bool {
    members[stretcher].bounces || (bounces && members.contains { $0.isPast })
  }

  /// Returns the limit at which a flight ends whose step to `offset` has led from past one limit to past the other, where nothing
  /// bounces any more; nil for any other step.
  @inline(__always) func endOfBounce(at offset: Double) -> Double? {
    let limit = offset.clamped(to: limits)
    guard limit != offset, bounces, !members[stretcher].bounces, !isPast(towardsEnd: offset > limit) else {
      return nil
    }
    return limit
  }

  /// Makes an axis whose stretching member no longer bounces stop bouncing, once no member is past a limit. Returns whether
  /// it has stopped.
  @inline(__always) mutating func endBounceInside() -> Bool {
    guard bounces && !members[stretcher].bounces && !bouncesNow else { return false }
    bounces = false
    return true
  }

  /// Chooses the members that take part in a drag from here, and returns whether the joined axis has changed.
  mutating func prepareForDrag(at offset: Double) -> Bool {
    let hasChanged = chooseParticipants(at: offset, forFling: false)
    return relimit(at: offset, in: .touch) || hasChanged
  }

  /// Moves a member at rest past its limits, where it stretches, unless no joined offset can show that. Returns it if it has
  /// moved.
  mutating func stretch(_ member: Int, to offset: Double) -> MemberSet {
    var moved = MemberSet()
    guard offset != members[member].start, canShow(member, at: offset) else { return moved }
    put(member, at: offset, &moved)
    moveOnly(member)
    (limits, bounces) = (coverableRange(in: .none), bouncesNow)
    return moved
  }

  /// Joins the members after one has changed. The motion begins at their present offsets, with the sum `offset`.
  mutating func rejoin(at offset: Double) {
    startHere()
    let range = coverableRange(in: .none)
    (limits, bounces) = (isPast ? range : range.containing(offset), bouncesNow)
    origin = offset.clamped(to: limits)
  }

  /// Computes the joined offset anew where it is not the sum of the members' offsets: next to a far greater number, which is gone
  /// now, it has lost what the members have kept.
  mutating func rejoinWhatIsLost(at offset: inout Double) {
    guard !isSum(offset) else { return }
    offset = sumOfOffsets
    rejoin(at: offset)
  }

  /// The largest rounding error that the sums of the members' numbers can have, at a joined offset.
  func slack(at offset: Double) -> Double {
    func size(_ limits: ClosedRange<Double>) -> Double {
      // No sum contains the limits of content without ends.
      func size(_ limit: Double) -> Double {
        limit.magnitude < .greatestFiniteMagnitude ? limit.magnitude : 0
      }
      return Swift.max(size(limits.lowerBound), size(limits.upperBound))
    }
    // Two at a time: the maximum of more numbers takes an array, which an optimiser of size allocates in each step.
    var largest = Swift.max(members[stretcher].length, offset.magnitude)
    largest = Swift.max(largest, size(limits))
    for member in members {
      largest = Swift.max(largest, member.offset.magnitude)
      largest = Swift.max(largest, size(member.limits))
    }
    return largest.ulp * Double(2 * members.count)
  }
}
