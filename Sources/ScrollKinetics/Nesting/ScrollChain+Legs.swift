import ScrollGeometry

// A flight moves one member for many frames. Where the joined offset is on the same leg as at the step before, the member's
// offset is one subtraction.
extension ScrollChain {
  /// A range of joined offsets in which one member moves with the joined offset and all others stay where they are:
  ///
  ///     offset of the member = joined offset − sum of the others
  ///
  /// The bounds are exclusive. A leg ends before rounding could decide which member moves, so that a step on it has the
  /// bits of ``ScrollChain/follow(on:)``.
  ///
  /// Legs follow from the rest of the chain, and are no part of its state: every leg is equal to every other, so that two
  /// chains that differ only in their legs are equal.
  @usableFromInline struct Leg: Hashable, Sendable {
    @usableFromInline var member = 0
    /// The sum of the offsets of all other members.
    var others = 0.0
    @usableFromInline var lowerBound = Double.infinity
    @usableFromInline var upperBound = -Double.infinity

    /// No joined offset is on this leg.
    static var none: Leg { Leg() }

    @inlinable @inline(__always) func contains(_ offset: Double) -> Bool {
      lowerBound < offset && offset < upperBound
    }

    @usableFromInline static func == (_: Leg, _: Leg) -> Bool { true }
    @usableFromInline func hash(into hasher: inout Hasher) {}
  }

  /// Ends the legs on both axes, so that the next step begins new ones.
  mutating func endLegs() { legs = PerAxis { _ in .none } }

  /// Sets the joined viewport, whose limits may differ from the present ones, and ends the legs.
  mutating func show(_ viewport: Viewport) {
    endLegs()
    joined.show(viewport)
  }

  /// Moves the members of the legs on which the joined offset is after a movement, and returns those that have moved; nil,
  /// and moves none, if the joined offset has not moved, or moves on an axis on which it is on no leg.
  ///
  /// No bounce ends on a leg, since no member comes back from past a limit.
  @inline(__always) mutating func followLegs(from before: ScrollPoint, to offset: ScrollPoint) -> MemberSet? {
    let (movesX, movesY) = (offset.x != before.x, offset.y != before.y)
    guard movesX || movesY, !movesX || legs.horizontal.contains(offset.x),
      !movesY || legs.vertical.contains(offset.y)
    else { return nil }
    var moved = MemberSet()
    if movesX { follow(legs.horizontal, to: offset.x, on: .horizontal, &moved) }
    if movesY { follow(legs.vertical, to: offset.y, on: .vertical, &moved) }
    return moved
  }

  @inline(__always) private mutating func follow(
    _ leg: Leg, to offset: Double, on axis: ScrollAxis, _ moved: inout MemberSet
  ) {
    if links[leg.member].put(atFlushed: offset - leg.others, on: axis) { moved.insert(leg.member) }
  }

  /// Returns the leg of the member that the joined offset moves: past a joined limit, or from where the motion began to the
  /// member's limit ahead.
  func leg(of member: Int, _ others: Double, on axis: ScrollAxis) -> Leg {
    // At larger offsets a sum can overflow, with smaller ones a difference can be subnormal.
    let most = Double.greatestFiniteMagnitude / 2
    guard Swift.max(others.magnitude, origin[axis].magnitude) < most,
      others == 0 || others.magnitude > 0x1p-900
    else { return .none }
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    var (lower, upper) = (limits.lowerBound, limits.upperBound)
    if offset < lower {
      (lower, upper) = (-most, lower)
    } else if offset > upper {
      (lower, upper) = (upper, most)
    } else {
      let (start, range) = (links[member].start[axis], links[member].range(on: axis))
      // Each sum in which the joined offset and the members' offsets can differ has as many terms as there are members.
      let margin = slack(on: axis) * Double(8 * links.count)
      let isUpward = offset > origin[axis]
      lower = Swift.max(lower, -most, (isUpward ? start : range.lowerBound) + others + margin)
      upper = Swift.min(upper, most, (isUpward ? range.upperBound : start) + others - margin)
    }
    return Leg(member: member, others: others, lowerBound: lower, upperBound: upper)
  }
}
