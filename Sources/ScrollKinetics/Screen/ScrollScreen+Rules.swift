import ScrollGeometry

extension ScrollScreen {
  /// The rules by which a member shares movements with the members inside it that scroll on the same axis ([O]).
  ///
  ///     screen.insert(list, as: 1, rules: ScrollScreen.Rules())        // scrolls before the lists inside it
  ///     ScrollScreen.Rules(towardsStart: .outerFirst)                  // … in both directions
  ///     ScrollScreen.Rules(flingsHandOverTowardsStart: false)          // a fling of an inner list does not scroll it back
  ///     ScrollScreen.Rules(overscrollTowardsStart: .outermost)         // it stretches at the start, not an inner list
  ///
  /// Members that cannot scroll on an axis take no part on it. On each axis, "innermost" means the innermost of those
  /// that can scroll. Sheets, headers and the other kinds have rules of their own (``Geometry``).
  public struct Rules: Hashable, Sendable, Codable {
    /// The order in which members that share movements take one.
    public enum Order: CaseIterable, NamedCases, Sendable {
      /// From the outermost to the innermost: a header collapses before its list scrolls.
      case outerFirst
      /// From the innermost to the outermost: a list returns to its beginning before the header comes back.
      case innerFirst
      /// The innermost member only; the others do not move.
      case innerOnly

      package static var names: Names {
        ["outerFirst": .outerFirst, "innerFirst": .innerFirst, "innerOnly": .innerOnly]
      }
    }

    /// The member that stretches when a movement goes past the limits of all that share it.
    public enum Overscroll: CaseIterable, NamedCases, Sendable {
      /// The innermost member stretches, as the list under a finger does.
      case innermost
      /// The outermost member stretches, and moves everything inside it.
      case outermost

      package static var names: Names {
        ["innermost": .innermost, "outermost": .outermost]
      }
    }

    /// The order of movements towards the end of the content, in which offsets increase.
    public var towardsEnd: Order
    /// The order of movements towards the start of the content, in which offsets decrease.
    public var towardsStart: Order
    /// Whether a fling towards the end continues in the next member when a member is at its limit.
    ///
    /// If not, the fling moves only the member that it moves first, and bounces at that member's limit. A drag always
    /// continues in the next member. A sequence of wheel inputs does as a fling does: it stays with the member that its
    /// first input moves, until the wheel has been still for 1.5 s or there is another input.
    public var flingsHandOverTowardsEnd: Bool
    /// Whether a fling towards the start continues in the next member when a member is at its limit.
    public var flingsHandOverTowardsStart: Bool
    /// The member that stretches past the limits, among those that take part in the movement.
    public var overscroll: Overscroll
    /// The member that stretches past the limit at the start, where it is another than at the end; nil for
    /// ``overscroll`` at both.
    ///
    /// If the two differ, the rubber band has the length of the inner one.
    public var overscrollTowardsStart: Overscroll?
    /// Whether a drag moves the members only on the axis of the larger component of the finger's way up to its beginning.
    ///
    /// The lock chooses between members that scroll on different axes, such as a carousel in a list. It has no effect
    /// where only one axis can scroll. A translation that is exactly diagonal locks neither axis.
    public var locksToOneAxis: Bool

    /// Creates rules. By default, movements towards the end take the outer member first, those towards the start the
    /// inner one, and flings continue in the next member.
    public init(
      towardsEnd: Order = .outerFirst, towardsStart: Order = .innerFirst,
      flingsHandOverTowardsEnd: Bool = true, flingsHandOverTowardsStart: Bool = true,
      overscroll: Overscroll = .innermost, overscrollTowardsStart: Overscroll? = nil,
      locksToOneAxis: Bool = true
    ) {
      self.towardsEnd = towardsEnd
      self.towardsStart = towardsStart
      self.flingsHandOverTowardsEnd = flingsHandOverTowardsEnd
      self.flingsHandOverTowardsStart = flingsHandOverTowardsStart
      self.overscroll = overscroll
      self.overscrollTowardsStart = overscrollTowardsStart
      self.locksToOneAxis = locksToOneAxis
    }

    /// The rules of each member of an axis.
    var ofMembers: PerDirection<AxisChain.Rule> {
      PerDirection(
        towardsEnd: AxisChain.Rule(
          order: towardsEnd.ofMembers, flingsHandOver: flingsHandOverTowardsEnd,
          stretches: overscroll == .outermost),
        towardsStart: AxisChain.Rule(
          order: towardsStart.ofMembers, flingsHandOver: flingsHandOverTowardsStart,
          stretches: (overscrollTowardsStart ?? overscroll) == .outermost))
    }
  }
}

extension ScrollScreen.Rules {
  /// UIKit's rules for nested scroll views that scroll on the same axis: the inner one moves first in both directions,
  /// and a fling moves only the member that it moves first ([A]; that momentum is not handed over [R]).
  public static let uiKit = ScrollScreen.Rules(
    towardsEnd: .innerFirst, towardsStart: .innerFirst, flingsHandOverTowardsEnd: false,
    flingsHandOverTowardsStart: false)
}

extension ScrollScreen.Rules.Order {
  fileprivate var ofMembers: AxisChain.Rule.Order {
    switch self {
    case .outerFirst: .before
    case .innerFirst: .after
    case .innerOnly: .never
    }
  }
}
