import ScrollGeometry

extension AxisChain {
  /// The reason why the state is invalid at a coordinate, rounded as it is shown; nil for a valid state.
  func fault(at offset: Double, in motion: Motion) -> String? {
    guard (1...64).contains(members.count), !snaps || snapRules.count == members.count else {
      return "members must be from 1 to 64, each with a place for its snap rule"
    }
    for participants in [participants.towardsEnd, participants.towardsStart] {
      if let fault = participants.fault(ofCount: members.count) { return fault }
    }
    for (index, member) in members.enumerated() {
      guard member.start.isFinite, member.start.clamped(to: member.limits) == member.start,
        member.shownStart.isFinite
      else { return "member \(index) must have begun within its limits, but has at \(member.start)" }
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
    guard coordinate.isFinite, (coordinate - offset).magnitude <= longestPixel + lost(around: offset) else {
      return "coordinate must be within a pixel of the offset, \(offset), but is \(coordinate)"
    }
    if let rest, !(members.indices.contains(rest.member) && rest.offset.isFinite && rest.coordinate.isFinite)
    {
      return "a place of rest must be a finite one of a member, but is \(rest)"
    }
    if let last = kept.last, last >= members.count {
      return "those that stay must be members, but are \(kept)"
    }
    if bounces != bouncesNow { return "the movement must bounce as its members do" }
    let expected = reach(in: motion)
    // The limits contain the coordinate at which members were last shown on their grids. A stretch of less than half a pixel, or
    // lost in a great number, leaves no member past its limit; what flies from there can pass the other one.
    let around = expected.containing(offset)
    for (limit, exact, near, isPast) in [
      (limits.lowerBound, expected.lowerBound, around.lowerBound, isPast(towardsEnd: false)),
      (limits.upperBound, expected.upperBound, around.upperBound, isPast(towardsEnd: true)),
    ] where !limit.isNext(to: exact) {
      guard !isPast, (limit - near).magnitude <= longestPixel + lost(around: limit) else {
        return "the limits must be the reach of the members, \(expected), but are \(limits)"
      }
    }
    if let leg, leg != self.leg(at: coordinate) {
      return "the leg must be that of the coordinate, but is \(leg)"
    }
    return faultOfMembers
  }

  /// What is lost by rounding at most where a coordinate is great.
  private func lost(around coordinate: Double) -> Double {
    let greatest = Swift.max(coordinate.magnitude, origin.magnitude)
    // The greatest number is that of each coordinate beyond it, too.
    return greatest == .greatestFiniteMagnitude ? .infinity : 8 * greatest.ulp
  }

  private var faultOfMembers: String? {
    var (expected, coordinate) = (self, coordinate)
    _ = expected.follow(to: &coordinate, onPixels: false)
    for (index, member) in members.enumerated() {
      let place = expected.members[index].offset
      let distance = (place - member.offset).magnitude
      // What the grid of one member rounds away, another takes over that moves next.
      let tolerance = 0.5 * longestPixel + lost(around: self.coordinate) + lost(around: member.offset)
      if distance > tolerance && !distance.isNext(to: tolerance) && !place.isNext(to: member.offset) {
        return "member \(index) must be at \(place), but is at \(member.offset)"
      }
    }
    return nil
  }
}
