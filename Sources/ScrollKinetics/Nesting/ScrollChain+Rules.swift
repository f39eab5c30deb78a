import ScrollGeometry

extension ScrollChain {
  /// Which members of a chain take a movement, and in what order.
  public enum Order: UInt8, CaseIterable, Hashable, Sendable {
    /// From the outermost to the innermost: a header that makes way before its list scrolls.
    case outerFirst
    /// From the innermost to the outermost: a list that returns to its beginning before the header comes back.
    case innerFirst
    /// The innermost alone; the others stay where they are.
    case innerOnly
  }

  /// Which end of a chain an offset past all limits shows at.
  public enum Overscroll: UInt8, CaseIterable, Hashable, Sendable {
    /// The innermost member stretches, as the list under a finger does.
    case innermost
    /// The outermost member stretches, and everything in it goes along.
    case outermost
  }

  /// How the members of a chain share what moves them ([O]).
  ///
  ///     ScrollChain.Rules()                                     // a header or a sheet around a list
  ///     ScrollChain.Rules(towardsStart: .outerFirst)            // a header that comes back at once
  ///     ScrollChain.Rules(flingsHandOverTowardsStart: false)    // a list's fling does not pull its sheet down
  ///
  /// Members that cannot scroll on an axis have no part in it: on each axis the innermost member is the innermost of
  /// those that can.
  public struct Rules: Hashable, Sendable {
    /// The order of movements towards the end of the content: offsets grow.
    public var towardsEnd: Order
    /// The order of movements towards the start of the content: offsets shrink.
    public var towardsStart: Order
    /// Whether a fling towards the end goes on in the next member when one has no room left.
    ///
    /// If not, it belongs to the member that it moves first, and bounces where that one ends; a drag always hands
    /// over.
    public var flingsHandOverTowardsEnd: Bool
    /// Whether a fling towards the start goes on in the next member when one has no room left.
    public var flingsHandOverTowardsStart: Bool
    /// Which member shows what lies past all limits, of those that the movement is for.
    public var overscroll: Overscroll
    /// Whether a drag moves the chain only on the axis of the larger component of its first translation.
    ///
    /// This is what chooses between crossed members, such as a carousel in a list. Without effect where only one axis
    /// can scroll; a translation that is exactly diagonal chooses neither.
    public var locksToOneAxis: Bool

    /// Outer first towards the end, inner first towards the start, hand-over everywhere; and what is given.
    public init(
      towardsEnd: Order = .outerFirst, towardsStart: Order = .innerFirst,
      flingsHandOverTowardsEnd: Bool = true, flingsHandOverTowardsStart: Bool = true,
      overscroll: Overscroll = .innermost, locksToOneAxis: Bool = true
    ) {
      self.towardsEnd = towardsEnd
      self.towardsStart = towardsStart
      self.flingsHandOverTowardsEnd = flingsHandOverTowardsEnd
      self.flingsHandOverTowardsStart = flingsHandOverTowardsStart
      self.overscroll = overscroll
      self.locksToOneAxis = locksToOneAxis
    }

    func order(towardsEnd: Bool) -> Order { towardsEnd ? self.towardsEnd : towardsStart }

    func flingsHandOver(towardsEnd: Bool) -> Bool {
      towardsEnd ? flingsHandOverTowardsEnd : flingsHandOverTowardsStart
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollChain.Rules: Codable {}
#endif
