import ScrollGeometry

/// The snap rules of the two axes.
///
///     var snapping = ScrollSnapping()
///     snapping[.horizontal] = .paging()
///
/// A rule is boxed, so that a scroller without one carries a word for it and a copy shares it.
public struct ScrollSnapping: Hashable, Sendable {
  fileprivate enum Slot: Hashable, Sendable {
    case free
    indirect case rule(SnapRule)
  }

  private var slots = PerAxis { _ in Slot.free }

  /// Free on both axes.
  public init() {}

  /// The same rule on both axes.
  public init(_ rule: SnapRule) {
    for axis in ScrollAxis.allCases { self[axis] = rule }
  }

  /// Free on both axes.
  public static let none = ScrollSnapping()

  /// Pages on both axes, as `isPagingEnabled` has it.
  public static let paging = ScrollSnapping(.paging())

  /// The rule of `axis`; nil where content may rest anywhere.
  public subscript(axis: ScrollAxis) -> SnapRule? {
    get { if case .rule(let rule) = slots[axis] { rule } else { nil } }
    set { slots[axis] = newValue.map { .rule($0) } ?? .free }
  }
}
