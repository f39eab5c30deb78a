/// A card that stands inset in its container, grows to fill it while an outer scroll view scrolls, and then
/// scrolls its own content, in one motion.
///
/// The outer scroll view is the only one that scrolls; everything else follows from its offset x:
///
///     progress = clamp(x/travel, 0…1)
///     insets = collapsed insets·(1 − progress)          corner radius = from the collapsed to the expanded
///     inner offset = max(0, x − travel) − near inner inset
///     outer content = travel + max(inner content + its insets, container)
///
/// - Continuous and monotone in x. The inner content starts to move at the very offset at which the card is
///   full, and the outer limits end where the inner content does.
/// - Before 0 and past the end the card keeps its shape. Past the end the inner content is over-scrolled by as
///   much as the outer is; before 0 it stays at its beginning.
/// - Without travel the card is full from the start.
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
  /// The axis along which it scrolls.
  public let axis: ScrollAxis
  /// The size of the outer scroll view, and of the card when it is full.
  public let container: ScrollSize
  /// How far inside the container the collapsed card stands.
  public let collapsedInsets: ScrollInsets
  /// How far the outer scroll view scrolls while the card grows, in points.
  public let travel: Double
  /// The radius of the collapsed card's corners.
  public let collapsedCornerRadius: Double
  /// The radius of the full card's corners.
  public let expandedCornerRadius: Double
  /// The length of the card's own content.
  public let innerContentLength: Double
  /// Extra room around the card's own content.
  public let innerInsets: ScrollInsets

  /// The card with the given measures, in points.
  ///
  /// - Precondition: everything is finite; sizes, lengths, radii and collapsed insets are not negative.
  public init(
    axis: ScrollAxis = .vertical, container: ScrollSize, collapsedInsets: ScrollInsets, travel: Double,
    collapsedCornerRadius: Double = 0, expandedCornerRadius: Double = 0, innerContentLength: Double,
    innerInsets: ScrollInsets = .zero
  ) {
    requireValid { () throws(ScrollValueError) in
      try container.check("container")
      for axis in ScrollAxis.allCases {
        try collapsedInsets[min: axis].check(.notNegative, "collapsedInsets")
        try collapsedInsets[max: axis].check(.notNegative, "collapsedInsets")
      }
      try travel.check(.notNegative, "travel")
      try collapsedCornerRadius.check(.notNegative, "collapsedCornerRadius")
      try expandedCornerRadius.check(.notNegative, "expandedCornerRadius")
      try innerContentLength.check(.notNegative, "innerContentLength")
      try innerInsets.check("innerInsets")
    }
    self.axis = axis
    self.container = container
    self.collapsedInsets = collapsedInsets
    self.travel = travel
    self.collapsedCornerRadius = collapsedCornerRadius
    self.expandedCornerRadius = expandedCornerRadius
    self.innerContentLength = innerContentLength
    self.innerInsets = innerInsets
  }
}

// MARK: - From the outer offset

extension ExpandingCard {
  /// How far the card has grown at an outer offset: 0 collapsed, 1 full.
  public func progress(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset >= travel ? 1 : offset <= 0 ? 0 : offset / travel
  }

  /// The card's frame in its container at an outer offset; all four insets shrink together.
  ///
  /// Insets that cross leave a card of length zero, in the middle between them.
  public func frame(at offset: Double) -> ScrollRect {
    let left = 1 - progress(at: offset)
    var insets = ScrollInsets.zero
    for axis in ScrollAxis.allCases {
      insets[min: axis] = collapsedInsets[min: axis] * left
      insets[max: axis] = collapsedInsets[max: axis] * left
    }
    return ScrollRect(origin: .zero, size: container).inset(by: insets)
  }

  /// The radius of the card's corners at an outer offset.
  public func cornerRadius(at offset: Double) -> Double {
    Double.interpolated(
      from: collapsedCornerRadius, to: expandedCornerRadius, at: progress(at: offset))
  }

  /// The content offset of the card's own content at an outer offset: minus its near inset until the card is
  /// full, and from there on as far as the outer one moves.
  public func innerOffset(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return (Swift.max(0, offset - travel) - innerInsets[min: axis]).saturated
  }

  /// The length of the outer scroll view's content along ``axis``.
  public var outerContentLength: Double {
    let inner = (innerContentLength + innerInsets[min: axis] + innerInsets[max: axis]).saturated
    return (travel + Swift.max(inner, container[axis])).saturated
  }
}

// MARK: - To the outer offset

extension ExpandingCard {
  /// The outer offset at which the card has grown by `progress`, from 0 to 1.
  public func offset(atProgress progress: Double) -> Double {
    progress.require(.fraction, "progress")
    return progress * travel
  }

  /// The outer offset at which the card's own content stands at `inner`; at its beginning the one at which the
  /// card is full.
  public func offset(atInnerOffset inner: Double) -> Double {
    inner.require(.finite, "inner")
    return (travel + Swift.max(0, inner + innerInsets[min: axis])).saturated
  }

  /// Where the outer scroll view shall come to rest, let go at `offset` with `velocity` on its way to
  /// `proposed`.
  ///
  /// - Between collapsed and full (0 < offset < travel): full for a velocity above 0, collapsed for one below;
  ///   without any the nearer end, in the middle the collapsed one.
  /// - Beyond, in the card's own content, rest is free; but a fling back that would leave it stops where the
  ///   card is full, and does not collapse it.
  /// - Let go full, at the beginning of its content, a fling back collapses the card, and collapsed, at 0 or
  ///   before, one forwards that would leave 0 fills it. A fling that would end within (0, travel) never does.
  ///
  /// - Parameters:
  ///   - offset: the outer offset at lift.
  ///   - velocity: of the offset, only its sign counts.
  ///   - proposed: where the outer scroll view would come to rest by itself.
  public func restingOffset(from offset: Double, velocity: Double, proposed: Double) -> Double {
    requireValid { () throws(ScrollValueError) in
      try offset.check(.finite, "offset")
      try velocity.check(.finite, "velocity")
      try proposed.check(.finite, "proposed")
    }
    if offset > travel { return Swift.max(proposed, travel) }
    if offset == travel { return velocity < 0 && proposed < travel ? 0 : Swift.max(proposed, travel) }
    if offset <= 0 { return velocity > 0 && proposed > 0 ? travel : Swift.min(proposed, 0) }
    if velocity != 0 { return velocity > 0 ? travel : 0 }
    return offset > travel / 2 ? travel : 0
  }
}
