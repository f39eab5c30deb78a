extension ScrollStack {
  /// One item of a stack: its sizes, and the gap after it.
  public struct Item: Hashable, Sendable {
    /// The rule for the length of an item along the stack.
    public enum Length: Hashable, Sendable {
      /// The length of the intrinsic size; ambiguous for an item without one.
      case intrinsic
      /// The given number of points.
      case fixed(Double)
      /// A share of the part of the content's minimum length that the other items leave over, at least `minimum`.
      ///
      /// Without a minimum length there is nothing to share: the length is `minimum`, and ambiguous without one.
      case flexible(share: Double, minimum: Double? = nil)
    }

    /// The rule for the length of the item along the stack.
    package let length: Length
    /// The length of the item across the stack; nil for the one that follows from the alignment and the intrinsic size.
    package let crossLength: Double?
    /// The size that the item's contents need, such as the text of a label; nil for none.
    package let intrinsicSize: ScrollSize?
    /// The gap after the item; nil for the stack's ``ScrollStack/spacing``.
    package let spacingAfter: Double?

    /// Creates an item with the given sizes, in points.
    ///
    /// - Precondition: lengths and gaps are finite and not negative, and a share is more than zero.
    public init(
      length: Length = .intrinsic, crossLength: Double? = nil, intrinsicSize: ScrollSize? = nil,
      spacingAfter: Double? = nil, file: CallerFile = #fileID, line: CallerLine = #line
    ) {
      requireValid(
        try Self.validate(
          length: length, crossLength: crossLength, intrinsicSize: intrinsicSize, spacingAfter: spacingAfter),
        file, line)
      self.length = length
      self.crossLength = crossLength
      self.intrinsicSize = intrinsicSize
      self.spacingAfter = spacingAfter
    }

    package static func validate(
      length: Length = .intrinsic, crossLength: Double? = nil, intrinsicSize: ScrollSize? = nil,
      spacingAfter: Double? = nil
    ) throws(ScrollValueError) {
      switch length {
      case .intrinsic: break
      case .fixed(let length): try length.check(.notNegative, "length")
      case .flexible(let share, let minimum):
        try share.check(.positive, "share")
        try minimum?.check(.notNegative, "minimum")
      }
      try crossLength?.check(.notNegative, "crossLength")
      try intrinsicSize?.check("intrinsicSize")
      try spacingAfter?.check(.notNegative, "spacingAfter")
    }

    /// Returns the length along `axis`, where `share` is the length of a share of 1.
    func length(on axis: ScrollAxis, share: Double) -> Double {
      switch length {
      case .intrinsic: intrinsicSize?[axis] ?? 0
      case .fixed(let length): length
      case .flexible(let part, let minimum): Swift.max(minimum ?? 0, (part * share).saturated)
      }
    }

    /// Returns the item's own length across a stack that runs along `axis`; nil where it has none.
    func definiteCrossLength(across axis: ScrollAxis) -> Double? { crossLength ?? intrinsicSize?[axis.cross] }
  }
}
