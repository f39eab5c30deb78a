import ScrollGeometry

// Predictions of the motion without further input, by member. Members return to their places one after the other, so
// that a copy of the chain is advanced from rest to rest.
extension ScrollChain {
  /// Returns the offset at which a member will come to rest without further input; with `exact` integration it is the
  /// exact offset, bit for bit.
  func target(of member: Int) -> ScrollPoint {
    guard let end = joined.target else { return offset(of: member) }
    return ScrollPoint(
      x: axes.horizontal.target(of: member, joined.axes.horizontal.ending(at: end.x)),
      y: axes.vertical.target(of: member, joined.axes.vertical.ending(at: end.y)))
  }

  /// The instant at which all members come to rest; ``now`` if they are at rest.
  var instantOfRest: ScrollInstant {
    guard axes.horizontal.snaps || axes.vertical.snaps,
      joined.isTicking || (0..<count).contains(where: returns)
    else { return joined.instantOfRest }
    var (future, instant) = (self, now)
    for _ in 0..<flightLimit where future.joined.isMoving {
      instant = future.joined.instantOfRest
      future.advance(to: instant)
      // Ticks can leave a rounding to the place of rest.
      guard future.joined.isTicking else { continue }
      future.advance(to: future.now.following((1 / joined.physics.framesPerSecond).saturated))
    }
    return instant
  }

  /// Returns whether a member returns to a place after the present motion.
  private func returns(_ member: Int) -> Bool {
    guard let end = joined.target else { return false }
    return target(of: member)
      != ScrollPoint { axes[$0].rest(of: member, joined.axes[$0].ending(at: end[$0])) }
  }

  /// Returns the offset of a member at `instant`; the present one for an instant that is not later than ``now``.
  func contentOffset(of member: Int, at instant: ScrollInstant) -> ScrollPoint {
    var future = self
    future.advance(to: instant)
    return future.offset(of: member)
  }

  /// Returns the first instant from now on at which a member will be at `offset` on `axis`; nil where it never gets
  /// there.
  ///
  /// The instant is exact up to the rounding of the coordinate. With `displayLink` integration it is computed from
  /// the closed form that begins at the present state.
  ///
  /// - Precondition: `offset` is finite.
  func instant(reaching offset: Double, on axis: ScrollAxis, of member: Int) -> ScrollInstant? {
    offset.require(.finite, "offset")
    for chain in flights {
      if chain.offset(of: member)[axis] == offset { return chain.now }
      if let coordinate = chain.axes[axis].coordinate(showing: member, at: offset),
        let instant = chain.joined.instant(reaching: coordinate, on: axis)
      {
        return instant
      }
    }
    return nil
  }

  /// Returns the part of a member's content that will be visible at some time from now to `instant`, as for loading
  /// ahead.
  func visibleRect(of member: Int, until instant: ScrollInstant) -> ScrollRect {
    let offset = offset(of: member)
    var ranges = PerAxis { offset[$0]...offset[$0] }
    for chain in flights {
      for axis in ScrollAxis.allCases {
        let joined = chain.joined.offsets(until: Swift.min(instant, chain.joined.instantOfRest), on: axis)
        for place in [joined.lowerBound, joined.upperBound] {
          ranges[axis] = ranges[axis].containing(chain.axes[axis].place(of: member, at: place))
        }
      }
      if chain.joined.instantOfRest >= instant { break }
    }
    return ScrollRect {
      ranges[$0].lowerBound...(ranges[$0].upperBound + axes[$0].members[member].length).saturated
    }
  }

  /// The chain as it is now, and at the end of each flight until all members are at rest.
  private var flights: some Sequence<ScrollChain> {
    sequence(first: self) { chain in
      guard chain.joined.isMoving else { return nil }
      var next = chain
      next.advance(to: chain.joined.instantOfRest)
      return next
    }.prefix(flightLimit + 1)
  }

  /// The greatest number of flights until all members are at rest: the present one, and a return of each member on each axis.
  private var flightLimit: Int { 2 * count + 2 }
}
