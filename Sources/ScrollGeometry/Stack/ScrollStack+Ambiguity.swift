extension ScrollStack {
  /// A length of an item that no constraint determines.
  public struct Ambiguity: Hashable, Sendable, CustomStringConvertible {
    enum Cause: Hashable, Sendable {
      /// Along the stack: the item has neither a fixed length nor an intrinsic size.
      case noLength
      /// Along the stack: the item is flexible, but the content has no minimum length to share.
      case noLengthToShare
      /// Across: the item has no length of its own, and neither the frame nor another item gives it one.
      case noCrossLength
    }

    /// The number of the item, from 0.
    public let item: Int
    /// The axis of the undetermined length.
    public let axis: ScrollAxis
    let cause: Cause

    /// The item, the axis and how to resolve the ambiguity, as one line.
    public var description: String {
      let (name, side) = axis == .horizontal ? ("horizontal", "width") : ("vertical", "height")
      let mending =
        switch cause {
        case .noLength:
          "nothing gives it a \(side); fix its \(side), give it an intrinsic size, "
            + "or a flexible share with a minimum \(side)"
        case .noLengthToShare:
          "it takes a share of a \(side) that its own items decide; give it a minimum \(side), "
            + "or give the content one, its own or the frame's"
        case .noCrossLength:
          "nothing gives it a \(side); fix its \(side), give it an intrinsic size, "
            + "or fill a content whose \(side) is tied to the frame's"
        }
      return "item \(item) is ambiguous on the \(name) axis: \(mending)"
    }
  }

  /// The error of a stack whose layout is ambiguous.
  public struct AmbiguousLayout: Error, Hashable, Sendable, CustomStringConvertible {
    /// The ambiguities of the stack, at least one.
    public let ambiguities: [Ambiguity]

    /// One line for each ambiguity.
    public var description: String {
      var lines = ""
      for ambiguity in ambiguities { lines += (lines.isEmpty ? "" : "\n") + ambiguity.description }
      return lines
    }
  }

  /// The lengths that neither the content nor the frame determines, item by item, along the stack before across it; none for a
  /// stack that ``layout(in:)`` can lay out.
  public var ambiguities: [Ambiguity] {
    let crossIsKnown = fillsFrameAcross || crossLengthOfItems != nil
    var found: [Ambiguity] = []
    for (index, item) in items.enumerated() {
      if let cause = ambiguity(of: item) { found.append(Ambiguity(item: index, axis: axis, cause: cause)) }
      let isFilled = alignment == .fill && crossIsKnown
      if !isFilled && item.definiteCrossLength(across: axis) == nil {
        found.append(Ambiguity(item: index, axis: axis.cross, cause: .noCrossLength))
      }
    }
    return found
  }

  private func ambiguity(of item: Item) -> Ambiguity.Cause? {
    switch item.length {
    case .fixed: nil
    case .intrinsic: item.intrinsicSize == nil ? .noLength : nil
    case .flexible(_, let minimum):
      minimum == nil && minimumLength == nil && !fillsFrameAlong ? .noLengthToShare : nil
    }
  }

  /// The greatest length across the stack that an item itself has; nil where no item has one.
  var crossLengthOfItems: Double? { items.compactMap { $0.definiteCrossLength(across: axis) }.max() }
}
