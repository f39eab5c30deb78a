/// A card that grows to fill its container while an outer scroll view scrolls, and then scrolls its own content, in one motion.
///
/// Only the outer scroll view scrolls; everything else follows from its offset x:
///
///     progress = clamp(x/travel, 0…1)
///     insets = collapsed insets·(1 − progress)          corner radius = from the collapsed to the expanded
///     inner offset = max(0, x − travel) − near inner inset
///     outer content = travel + max(inner content + its insets, container)
///
/// - Continuous and monotone in x. The inner content starts to move exactly where the card is full, and its end
///   coincides with the upper limit of the outer scroll view.
/// - The card keeps its shape before 0 and past the end, where the inner content is over-scrolled by the outer's distance.
/// - A card with a travel of 0 is always full. Functions take finite numbers.
///
///     let card = ExpandingCard(
///       container: ScrollSize(width: 390, height: 844),
///       collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20),
///       travel: 300, collapsedCornerRadius: 24, innerContentLength: 2000)
///     card.frame(at: 150)            // (10, 100, 370, 694)
///     card.innerOffset(at: 350)      // 50.0
///     card.outerContentLength        // 2300.0
///
/// - Source: our choice, [O].
public struct ExpandingCard: Hashable, Sendable {
  /// The axis along which the scroll view scrolls.
  public let axis: ScrollAxis
  /// The size of the outer scroll view, and of the card when it is full.
  public let container: ScrollSize
  /// The insets of the collapsed card in its container.
  public let collapsedInsets: ScrollInsets
  /// The distance that the outer scroll view scrolls while the card grows, in points.
  public let travel: Double
  package let collapsedCornerRadius: Double
  package let expandedCornerRadius: Double
  /// The length of the card's own content.
  public internal(set) var innerContentLength: Double
  /// Extra space around the card's own content.
  package let innerInsets: ScrollInsets

  /// Creates a card with the given measures, in points.
  ///
  /// - Precondition: all numbers are finite; sizes, lengths, radii and collapsed insets are not negative.
  public init(
    axis: ScrollAxis = .vertical, container: ScrollSize, collapsedInsets: ScrollInsets, travel: Double,
    collapsedCornerRadius: Double = 0, expandedCornerRadius: Double = 0, innerContentLength: Double,
    innerInsets: ScrollInsets = .zero, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        container: container, collapsedInsets: collapsedInsets, travel: travel,
        collapsedCornerRadius: collapsedCornerRadius, expandedCornerRadius: expandedCornerRadius,
        innerContentLength: innerContentLength, innerInsets: innerInsets), file, line)
    self.axis = axis
    self.container = container
    self.collapsedInsets = collapsedInsets
    self.travel = travel
    self.collapsedCornerRadius = collapsedCornerRadius
    self.expandedCornerRadius = expandedCornerRadius
    self.innerContentLength = innerContentLength
    self.innerInsets = innerInsets
  }

  /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
  public static func validate(
    container: ScrollSize = .zero, collapsedInsets: ScrollInsets = .zero, travel: Double = 0,
    collapsedCornerRadius: Double = 0, expandedCornerRadius: Double = 0, innerContentLength: Double = 0,
    innerInsets: ScrollInsets = .zero
  ) throws(ScrollValueError) {
    try container.check("container")
    try collapsedInsets.check("collapsedInsets", .notNegative)
    try travel.check(.notNegative, "travel")
    try collapsedCornerRadius.check(.notNegative, "collapsedCornerRadius")
    try expandedCornerRadius.check(.notNegative, "expandedCornerRadius")
    try innerContentLength.check(.notNegative, "innerContentLength")
    try innerInsets.check("innerInsets")
  }

  /// Returns the progress of the card's growth at an outer offset: 0 collapsed, 1 full.
  public func progress(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset >= travel ? 1 : offset <= 0 ? 0 : offset / travel
  }

  /// Returns the card's frame in its container at an outer offset: all four insets shrink in proportion; see ``ScrollRect/inset(by:)``.
  public func frame(at offset: Double) -> ScrollRect {
    let left = 1 - progress(at: offset)
    let insets = ScrollInsets { (collapsedInsets[min: $0] * left, collapsedInsets[max: $0] * left) }
    return ScrollRect(origin: .zero, size: container).inset(by: insets)
  }

  /// Returns the radius of the card's corners at an outer offset.
  public func cornerRadius(at offset: Double) -> Double {
    .interpolated(from: collapsedCornerRadius, to: expandedCornerRadius, at: progress(at: offset))
  }

  /// Returns the offset of the card's own content at an outer offset: its beginning until the card is full.
  public func innerOffset(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return (Swift.max(0, offset - travel) - innerInsets[min: axis]).saturated
  }

  /// The length of the outer scroll view's content along ``axis``.
  public var outerContentLength: Double {
    let inner = (innerContentLength + innerInsets[min: axis] + innerInsets[max: axis]).saturated
    return (travel + Swift.max(inner, container[axis])).saturated
  }

  /// Returns the outer offset at a progress of the card's growth, which must be from 0 to 1.
  public func offset(atProgress progress: Double) -> Double {
    progress.require(.fraction, "progress")
    return progress * travel
  }

  /// Returns the outer offset at which the card's own content has the offset `inner`; for its beginning, that of a full card.
  public func offset(atInnerOffset inner: Double) -> Double {
    inner.require(.finite, "inner")
    return (travel + Swift.max(0, inner + innerInsets[min: axis])).saturated
  }

  /// Returns the outer offset at which a release comes to rest, never between collapsed and full, given the offset at release, the
  /// velocity, of which only the sign matters, and the place of rest without this rule.
  ///
  /// - Released between collapsed and full (0 < offset < travel): full for a positive velocity, collapsed for a
  ///   negative one; without velocity the nearer of the two, in the middle collapsed.
  /// - Released in the card's own content (offset > travel): the proposed offset, but at least that of a full card. A fling back
  ///   through the content does not collapse the card.
  /// - Released at exactly the offset at which the card is full: a fling back that would leave it collapses the card.
  /// - Released collapsed (offset ≤ 0): a fling forwards that would end past 0 makes the card full, and goes no farther.
  public func restingOffset(from offset: Double, velocity: Double, proposed: Double) -> Double {
    offset.require(.finite, "offset")
    velocity.require(.finite, "velocity")
    proposed.require(.finite, "proposed")
    if offset > travel { return Swift.max(proposed, travel) }
    if offset == travel { return velocity < 0 && proposed < travel ? 0 : Swift.max(proposed, travel) }
    if offset <= 0 { return velocity > 0 && proposed > 0 ? travel : Swift.min(proposed, 0) }
    if velocity != 0 { return velocity > 0 ? travel : 0 }
    return offset > travel / 2 ? travel : 0
  }

  /// The viewport of the outer scroll view, with the collapsed card.
  public var viewport: Viewport {
    var size = container
    size[axis] = outerContentLength
    return Viewport(
      frame: ScrollRect(origin: .zero, size: container), contentSize: size,
      contentInsetAdjustmentBehavior: .never)
  }
}

#if !hasFeature(Embedded)
  extension ExpandingCard: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        container: values[.container], collapsedInsets: values[.collapsedInsets], travel: values[.travel],
        collapsedCornerRadius: values[.collapsedCornerRadius],
        expandedCornerRadius: values[.expandedCornerRadius],
        innerContentLength: values[.innerContentLength], innerInsets: values[.innerInsets])
      try self.init(
        axis: values[.axis], container: values[.container], collapsedInsets: values[.collapsedInsets],
        travel: values[.travel], collapsedCornerRadius: values[.collapsedCornerRadius],
        expandedCornerRadius: values[.expandedCornerRadius],
        innerContentLength: values[.innerContentLength], innerInsets: values[.innerInsets])
    }
  }
#endif
