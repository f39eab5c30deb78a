/// The layout of items one after another along an axis, as in a stack view inside a scroll view.
///
/// Two sets of constraints determine the layout:
///
/// - *Constraints of the content*, which always apply: the items follow one another with ``spacing`` between them and
///   ``insets`` around them, and the content ends after the last item.
/// - *Constraints of the frame*, none by default: ``fillsFrameAcross`` makes the content as wide as the frame (or as
///   high, in a horizontal stack); ``fillsFrameAlong`` makes it at least as long.
///
/// For a length that neither set determines ``layout(in:)`` throws an error that names the item, the axis and how to resolve it:
///
///     var stack = ScrollStack(axis: .vertical, items: [.init()])
///     stack.ambiguities.map(\.axis)                            // [.vertical, .horizontal]
///     stack.items = [.init(length: .fixed(2000))]
///     stack.ambiguities.map(\.axis)                            // [.horizontal]
///     stack.fillsFrameAcross = true
///     try stack.layout(in: ScrollSize(width: 390, height: 844)).contentSize  // (390, 2000)
///
/// - Source: the rules are Auto Layout's for scroll views ([A]); flexible shares are our choice, [O].
public struct ScrollStack: Hashable, Sendable {
  /// The placement of items across the stack.
  public enum Alignment: CaseIterable, Hashable, Sendable {
    /// Items are as wide as the content without its insets, unless they have a fixed length across.
    case fill
    /// Items stand at the left edge, in a horizontal stack at the top edge.
    case leading
    /// Items stand in the middle.
    case center
    /// Items stand at the right edge, in a horizontal stack at the bottom edge.
    case trailing
  }

  /// The axis along which items follow one another.
  public let axis: ScrollAxis
  /// The items, first to last.
  public var items: [Item]
  /// The gap after each item but the last, in points, where the item has none of its own; not negative.
  public let spacing: Double
  /// The distance of the items from the content's edges.
  public let insets: ScrollInsets
  /// The placement of items across the stack.
  public var alignment: Alignment
  /// Whether the content is as long as the frame across the stack, so that it does not scroll on that axis.
  public var fillsFrameAcross: Bool
  /// Whether the content is at least as long as the frame along the stack; flexible items take the length that is left over.
  public var fillsFrameAlong: Bool
  /// The minimum length of the content along the stack, in points; nil for none.
  package let minimumLength: Double?

  /// Creates the stack of `items`.
  ///
  /// - Precondition: spacing and minimum length are finite and not negative, and insets are finite.
  public init(
    axis: ScrollAxis, items: [Item], spacing: Double = 0, insets: ScrollInsets = .zero,
    alignment: Alignment = .fill, fillsFrameAcross: Bool = false, fillsFrameAlong: Bool = false,
    minimumLength: Double? = nil, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    spacing.require(.notNegative, "spacing", file, line)
    requireValid(try insets.check("insets"), file, line)
    minimumLength?.require(.notNegative, "minimumLength", file, line)
    self.axis = axis
    self.items = items
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    self.fillsFrameAcross = fillsFrameAcross
    self.fillsFrameAlong = fillsFrameAlong
    self.minimumLength = minimumLength
  }

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
      switch length {
      case .intrinsic: break
      case .fixed(let length): length.require(.notNegative, "length", file, line)
      case .flexible(let share, let minimum):
        share.require(.positive, "share", file, line)
        minimum?.require(.notNegative, "minimum", file, line)
      }
      crossLength?.require(.notNegative, "crossLength", file, line)
      requireValid(try intrinsicSize?.check("intrinsicSize"), file, line)
      spacingAfter?.require(.notNegative, "spacingAfter", file, line)
      self.length = length
      self.crossLength = crossLength
      self.intrinsicSize = intrinsicSize
      self.spacingAfter = spacingAfter
    }

    /// Returns the length along `axis` that does not depend on other items or the frame; nil for a flexible item or one
    /// without an intrinsic size.
    func definiteLength(on axis: ScrollAxis) -> Double? {
      switch length {
      case .intrinsic: intrinsicSize?[axis]
      case .fixed(let length): length
      case .flexible: nil
      }
    }

    /// Returns the item's own length across a stack that runs along `axis`; nil where it has none.
    func definiteCrossLength(across axis: ScrollAxis) -> Double? { crossLength ?? intrinsicSize?[axis.cross] }
  }
}
