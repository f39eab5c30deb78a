extension ScrollStack {
  /// A length of an item that no constraint determines.
  public struct Ambiguity: Hashable, Sendable, CustomStringConvertible {
    /// The number of the item, from 0.
    public let item: Int
    /// The axis of the undetermined length.
    public let axis: ScrollAxis
    /// Why the length is undetermined, and what determines it.
    let reason: String

    /// The item, the axis and how to resolve the ambiguity, as one line.
    public var description: String {
      "item \(item) is ambiguous on the \(axis == .horizontal ? "horizontal" : "vertical") axis: \(reason)"
    }
  }

  /// The error of a stack whose layout is ambiguous.
  public struct AmbiguousLayout: Error, Hashable, Sendable, CustomStringConvertible {
    /// The ambiguities of the stack, at least one.
    public let ambiguities: [Ambiguity]

    /// One line for each ambiguity.
    public var description: String { ambiguities.map { $0.description }.joined(separator: "\n") }
  }

  /// The lengths that neither the content nor the frame determines, item by item, along the stack before across it; none for a
  /// stack that ``layout(in:)`` can lay out.
  public var ambiguities: [Ambiguity] {
    let crossIsKnown = fillsFrameAcross || crossLengthOfItems != nil
    let (side, crossSide) = axis == .horizontal ? ("width", "height") : ("height", "width")
    var found: [Ambiguity] = []
    for (index, item) in items.enumerated() {
      if let reason = reasonForNoLength(of: item, side) {
        found.append(Ambiguity(item: index, axis: axis, reason: reason))
      }
      let isFilled = alignment == .fill && crossIsKnown
      if !isFilled && item.definiteCrossLength(across: axis) == nil {
        let reason =
          "nothing gives it a \(crossSide); fix its \(crossSide), give it an intrinsic size, "
          + "or fill a content whose \(crossSide) is tied to the frame's"
        found.append(Ambiguity(item: index, axis: axis.cross, reason: reason))
      }
    }
    return found
  }

  private func reasonForNoLength(of item: Item, _ side: String) -> String? {
    switch item.length {
    case .intrinsic where item.intrinsicSize == nil:
      "nothing gives it a \(side); fix its \(side), give it an intrinsic size, "
        + "or a flexible share with a minimum \(side)"
    case .flexible(_, nil) where minimumLength == nil && !fillsFrameAlong:
      "it takes a share of a \(side) that its own items decide; give it a minimum \(side), "
        + "or give the content one, its own or the frame's"
    default: nil
    }
  }

  /// The greatest length across the stack that an item itself has; nil where no item has one.
  var crossLengthOfItems: Double? { items.compactMap { $0.definiteCrossLength(across: axis) }.max() }
}
