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
  public let innerContentLength: Double
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
    try collapsedInsets.top.check(.notNegative, "collapsedInsets.top")
    try collapsedInsets.left.check(.notNegative, "collapsedInsets.left")
    try collapsedInsets.bottom.check(.notNegative, "collapsedInsets.bottom")
    try collapsedInsets.right.check(.notNegative, "collapsedInsets.right")
    try travel.check(.notNegative, "travel")
    try collapsedCornerRadius.check(.notNegative, "collapsedCornerRadius")
    try expandedCornerRadius.check(.notNegative, "expandedCornerRadius")
    try innerContentLength.check(.notNegative, "innerContentLength")
    try innerInsets.check("innerInsets")
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
