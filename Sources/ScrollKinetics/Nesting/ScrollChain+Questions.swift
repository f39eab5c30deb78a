import ScrollGeometry

// Predictions of the motion without further input, by member. Members return to their places one after the other, so
// that a copy of the chain is advanced from rest to rest.
extension ScrollChain {
  /// Returns the offset at which a member will come to rest without further input; with `exact` integration it is the
  /// exact offset, bit for bit.
  ///
  /// - Precondition: there is such a member.
  /// - Complexity: O(members), and a copy of the chain.
  public func target(of member: Int) -> ScrollPoint {
    requireMember(member)
    var future = self
    future.rest()
    return future[member].contentOffset
  }

  /// The instant at which all members come to rest; ``now`` if they are at rest.
  ///
  /// - Complexity: O(members), and a copy of the chain.
  public var instantOfRest: ScrollInstant {
    guard hasOwnPhysics else { return joined.instantOfRest }
    var future = self
    return future.rest()
  }

  /// Returns the offset of a member at `instant`; the present one for an instant that is not later than ``now``.
  ///
  /// - Precondition: there is such a member.
  /// - Complexity: O(members), and a copy of the chain.
  public func contentOffset(of member: Int, at instant: ScrollInstant) -> ScrollPoint {
    requireMember(member)
    var future = self
    future.advance(to: instant)
    return future[member].contentOffset
  }

  /// Returns the first instant from now on at which a member will be at `offset` on `axis`; nil where it never gets
  /// there.
  ///
  /// The instant is exact up to the rounding of the joined offset. With `displayLink` integration it is computed from
  /// the closed form that begins at the present state.
  ///
  /// - Precondition: there is such a member, and `offset` is finite.
  /// - Complexity: O(members), and a copy of the chain.
  public func instant(reaching offset: Double, on axis: ScrollAxis, of member: Int) -> ScrollInstant? {
    requireMember(member)
    offset.require(.finite, "offset")
    var future = self
    for _ in 0..<flightLimit {
      if future[member].contentOffset[axis] == offset { return future.now }
      if let joinedOffset = future.joinedOffset(showing: member, at: offset, on: axis),
        let instant = future.joined.instant(reaching: joinedOffset, on: axis)
      {
        return instant
      }
      guard future.joined.isMoving else { return nil }
      future.advance(to: future.joined.instantOfRest)
    }
    return nil
  }

  /// Returns the part of a member's content that will be visible at some time from now to `instant`, as for loading
  /// ahead.
  ///
  /// - Precondition: there is such a member.
  /// - Complexity: O(members), and a copy of the chain.
  public func visibleRect(of member: Int, until instant: ScrollInstant) -> ScrollRect {
    requireMember(member)
    var future = self
    let offset = links[member].viewport.contentOffset
    var ranges = PerAxis { offset[$0]...offset[$0] }
    for _ in 0..<flightLimit {
      let end = Swift.min(instant, future.joined.instantOfRest)
      for axis in ScrollAxis.allCases {
        let joined = future.joined.offsets(until: end, on: axis)
        for place in [joined.lowerBound, joined.upperBound] {
          var moved = future
          moved.joined.viewport.contentOffset[axis] = place
          _ = moved.follow(on: axis)
          let reached = moved.links[member].viewport.contentOffset[axis]
          let range = ranges[axis]
          ranges[axis] = Swift.min(range.lowerBound, reached)...Swift.max(range.upperBound, reached)
        }
      }
      guard future.joined.isMoving, end < instant else { break }
      future.advance(to: end)
    }
    let size = links[member].viewport.frame.size
    return ScrollRect { ranges[$0].lowerBound...(ranges[$0].upperBound + size[$0]).saturated }
  }
}

extension ScrollChain {
  /// The greatest number of flights until all members are at rest: the present one, and a return of each member on each
  /// axis. Without rules of members there is one.
  private var flightLimit: Int { hasOwnPhysics ? 2 * links.count + 2 : 1 }

  /// Advances the chain until all members are at rest, and returns the instant.
  @discardableResult
  private mutating func rest() -> ScrollInstant {
    for _ in 0..<flightLimit where joined.isMoving { advance(to: joined.instantOfRest) }
    return now
  }

  /// Returns the joined offset at which the present motion brings a member to `offset`; nil if it does not move the
  /// member there.
  ///
  /// The members' offsets are monotone functions of the joined offset. Where a member stays at `offset` in a range of
  /// joined offsets, the result is the end of the range that the motion reaches first.
  private func joinedOffset(showing member: Int, at offset: Double, on axis: ScrollAxis) -> Double? {
    let link = links[member]
    let (start, limits) = (link.start[axis], joined.viewport.limits(on: axis))
    let isUpward = offset == start ? link.viewport.contentOffset[axis] > start : offset > start
    let span = spans[axis][towardsEnd: isUpward]
    let range = link.range(on: axis)
    guard range.contains(offset) else {
      guard span.stretching == member else { return nil }
      return isUpward
        ? (limits.upperBound + (offset - range.upperBound)).saturated
        : (limits.lowerBound + (offset - range.lowerBound)).saturated
    }
    guard span.contains(member) else { return nil }
    var way = offset - start
    for other in links.indices where span.takes(other, before: member) {
      let limits = links[other].range(on: axis)
      way += (isUpward ? limits.upperBound : limits.lowerBound) - links[other].start[axis]
    }
    return (origin[axis] + way).saturated
  }
}
