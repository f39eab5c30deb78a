import ScrollGeometry

/// The snap rules of the two axes.
///
///     var snapping = ScrollSnapping()
///     snapping[.horizontal] = .paging()
///
/// A rule is stored in a box, so that it takes one word of a scroller, and copies share it.
public struct ScrollSnapping: Hashable, Sendable {
  fileprivate enum Slot: Hashable, Sendable {
    case free
    indirect case rule(SnapRule)
  }

  private var slots = PerAxis { _ in Slot.free }

  /// Creates a value without rules.
  public init() {}

  /// Creates a value with the same rule on both axes.
  public init(_ rule: SnapRule) {
    for axis in ScrollAxis.allCases { self[axis] = rule }
  }

  /// No rule on either axis.
  public static let none = ScrollSnapping()

  /// Pages on both axes, as with UIScrollView's `isPagingEnabled`.
  public static let paging = ScrollSnapping(.paging())

  /// The rule of `axis`; nil if content may rest anywhere.
  public subscript(axis: ScrollAxis) -> SnapRule? {
    get { if case .rule(let rule) = slots[axis] { rule } else { nil } }
    set { slots[axis] = newValue.map { .rule($0) } ?? .free }
  }
}
