/// Items one after another along an axis, inside a scroll view: what a stack view pinned into one lays out.
///
/// Two sets of constraints decide, and both are said aloud:
///
/// - *What constrains the content*: the items follow one another with ``spacing`` between them, ``insets`` around
///   them, and the content ends where the last of them does. Always so.
/// - *What the frame constrains*: ``frameConstraints``. Nothing by default. ``FrameConstraints/crossLength`` makes the content as
///   wide (or, stacked sideways, as high) as the frame; ``FrameConstraints/minimumLength`` makes it at least as long.
///
/// What neither set decides is ambiguous, and ``layout(in:)`` throws an error that names the item, the axis and
/// the mending:
///
///     var stack = ScrollStack(axis: .vertical, items: [.init()])
///     stack.ambiguities                                        // item 0, vertical; item 0, horizontal
///     stack.items = [.init(length: .fixed(2000))]
///     stack.ambiguities                                        // item 0, horizontal
///     stack.frameConstraints = .crossLength
///     try stack.layout(in: ScrollSize(width: 390, height: 844)).contentSize  // 390 × 2000
///
/// - Source: the rules are Auto Layout's for scroll views ([A]); flexible shares are our choice, [O].
public struct ScrollStack: Hashable, Sendable {
  /// How items are placed across the stack.
  public enum Alignment: UInt8, CaseIterable, Hashable, Sendable {
    /// As wide as the content, insets aside, unless the item has a fixed length across.
    case fill
    /// At the left, or at the top of a stack that runs sideways.
    case leading
    /// In the middle.
    case center
    /// At the right, or at the bottom of a stack that runs sideways.
    case trailing
  }

  /// What the content takes from the frame.
  public struct FrameConstraints: OptionSet, Hashable, Sendable {
    /// One bit a constraint.
    public let rawValue: UInt8
    /// The constraints with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Across the stack, the content is as long as the frame: it does not scroll that way.
    public static let crossLength = FrameConstraints(rawValue: 1)
    /// Along the stack, the content is at least as long as the frame; flexible items take what is left over.
    public static let minimumLength = FrameConstraints(rawValue: 2)
  }

  /// The axis along which items follow one another.
  public let axis: ScrollAxis
  /// The items, first to last.
  public var items: [Item]
  /// The gap after each item but the last, in points, where the item has none of its own; not negative.
  public let spacing: Double
  /// The distance of the items from the content's edges.
  public let insets: ScrollInsets
  /// How items are placed across.
  public var alignment: Alignment
  /// What the content takes from the frame.
  public var frameConstraints: FrameConstraints
  /// A length, in points, below which the content does not shrink along the stack; nil for none.
  public let minimumLength: Double?

  /// The stack of `items`.
  ///
  /// - Precondition: spacing and minimum length are finite and not negative, insets finite.
  public init(
    axis: ScrollAxis, items: [Item], spacing: Double = 0, insets: ScrollInsets = .zero,
    alignment: Alignment = .fill, frameConstraints: FrameConstraints = [], minimumLength: Double? = nil
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(spacing: spacing, insets: insets, minimumLength: minimumLength)
    }
    self.axis = axis
    self.items = items
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    self.frameConstraints = frameConstraints
    self.minimumLength = minimumLength
  }

  /// Throws for the first number that a stack cannot be made of, naming its field. Pass what is to be checked.
  public static func validate(
    spacing: Double = 0, insets: ScrollInsets = .zero, minimumLength: Double? = nil
  ) throws(ScrollValueError) {
    try spacing.check(.notNegative, "spacing")
    try insets.check("insets")
    try minimumLength?.check(.notNegative, "minimumLength")
  }

  /// Whether something gives the content a length along the stack, beside its items.
  var hasMinimumLength: Bool { minimumLength != nil || frameConstraints.contains(.minimumLength) }
}

#if !hasFeature(Embedded)
  extension ScrollStack.FrameConstraints: CustomStringConvertible {
    /// The constraints by name: `[crossLength, minimumLength]`.
    public var description: String {
      names(of: [("crossLength", .crossLength), ("minimumLength", .minimumLength)])
    }
  }
#endif
