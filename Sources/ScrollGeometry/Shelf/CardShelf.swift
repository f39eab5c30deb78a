/// A shelf of cards of one size side by side, which rests with a card at its margin and shows the beginning of the next.
///
/// Card k begins at k·stride in the content, and comes to rest where it is aligned within the margins:
///
///     stride = card's length + spacing
///     rest(k) = k·stride − margin − alignment·(frame − 2·margin − card's length),   brought within the limits
///     limits = −margin … content + margin − frame
///
///     let shelf = CardShelf(cardSize: ScrollSize(width: 160, height: 200), count: 10, spacing: 10, margin: 20)
///     shelf.offset(of: 1, in: 390)      // 150.0
///     shelf.frame(of: 1, at: 150)       // (20, 0, 160, 200): at the margin
///     shelf.peek(in: 390)               // 30.0 points of the third card
///
/// - The last places of rest coincide where the shelf ends: the last card then rests at the far margin.
/// - Swapping the axes swaps all results.
/// - Functions take finite offsets, lengths that are also not negative, and the indices of existing cards.
/// - Source: our choice, [O], modelled on the shelves of the App Store.
public struct CardShelf: Hashable, Sendable {
  /// The axis along which the cards follow one another.
  public let axis: ScrollAxis
  /// The size of a card.
  public let cardSize: ScrollSize
  /// The number of cards.
  public let count: Int
  /// The gap between two cards, in points.
  public let spacing: Double
  /// The distance of the first and of the last card from the edges of the frame, in points; at most half the frame.
  public let margin: Double
  /// The place between the margins at which a card rests: 0 at the near margin, ½ in the middle, 1 at the far margin.
  public let alignment: Double

  /// Creates a shelf.
  ///
  /// - Precondition: ``validate(cardSize:count:spacing:margin:alignment:)`` does not throw.
  public init(
    axis: ScrollAxis = .horizontal, cardSize: ScrollSize, count: Int, spacing: Double = 0, margin: Double = 0,
    alignment: Double = 0, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        cardSize: cardSize, count: count, spacing: spacing, margin: margin, alignment: alignment), file, line)
    self.axis = axis
    self.cardSize = cardSize
    self.count = count
    self.spacing = spacing
    self.margin = margin
    self.alignment = alignment
  }

  /// Throws the error of the first number that is not finite, or negative, or of an alignment of more than 1.
  public static func validate(
    cardSize: ScrollSize = .zero, count: Int = 0, spacing: Double = 0, margin: Double = 0,
    alignment: Double = 0
  ) throws(ScrollValueError) {
    try cardSize.check("cardSize")
    try Double(count).check(.notNegative, "count")
    try spacing.check(.notNegative, "spacing")
    try margin.check(.notNegative, "margin")
    try alignment.check(.fraction, "alignment")
  }

  /// The distance from one card to the next.
  public var stride: Double { (cardSize[axis] + spacing).saturated }

  /// The size of the content: all cards, without margins.
  public var contentSize: ScrollSize {
    var size = cardSize
    size[axis] = count == 0 ? 0 : (Double(count - 1) * stride + cardSize[axis]).saturated
    return size
  }

  /// Returns the frame of a card at an offset of the shelf, in the space of the shelf's frame.
  public func frame(of card: Int, at offset: Double) -> ScrollRect {
    card.require(in: 0..<count, "card")
    offset.require(.finite, "offset")
    let place = (Double(card) * stride - offset).saturated
    return ScrollRect(origin: ScrollPoint { $0 == axis ? place : 0 }, size: cardSize)
  }

  /// Returns the points of the next card that are visible at the far edge while the first is at the margin; 0 for none.
  public func peek(in length: Double) -> Double {
    let pages = pages(in: length)
    let start = 0 - margin(in: length)
    guard let last = pages.visiblePages(at: start).last, last > 0 else { return 0 }
    let fraction = pages.visibleFraction(ofPage: last, at: start)
    return fraction < 1 ? fraction * cardSize[axis] : 0
  }

  /// Returns the cards of which at least a part is visible at an offset, in a frame of the given length.
  public func visibleCards(at offset: Double, in length: Double) -> Range<Int> {
    pages(in: length).visiblePages(at: offset)
  }

  /// Returns the offset at which a card rests, in a frame of the given length.
  public func offset(of card: Int, in length: Double) -> Double {
    card.require(in: 0..<count, "card")
    return (pagesBetweenMargins(in: length).offset(ofPage: card) - margin(in: length)).saturated
  }

  /// Returns the card whose place of rest is nearest to an offset; of two the lower, and of those at the same margin the one whose own
  /// place is nearest; nil without cards.
  public func card(at offset: Double, in length: Double) -> Int? {
    offset.require(.finite, "offset")
    let pages = pagesBetweenMargins(in: length)
    return count > 0 ? pages.page(nearestTo: (offset + margin(in: length)).saturated) : nil
  }

  /// Returns the place of rest of the first card without regard to the limits, the origin of all places.
  package func firstRest(in length: Double) -> Double {
    let margin = margin(in: length)
    return (0 - margin - alignment * (length - 2 * margin - cardSize[axis])).saturated.flushed
  }

  /// Returns the viewport of the shelf at its beginning, in the given frame.
  public func viewport(in frame: ScrollRect) -> Viewport {
    requireValid(try frame.check("frame"))
    let margin = margin(in: frame.size[axis])
    return Viewport(
      frame: frame, contentSize: contentSize,
      contentInset: ScrollInsets { $0 == axis ? (margin, margin) : (0, 0) },
      contentInsetAdjustmentBehavior: .never)
  }

  /// Returns the margin in a frame of the given length, which has room for both.
  private func margin(in length: Double) -> Double {
    length.require(.notNegative, "length")
    return Swift.min(margin, length / 2)
  }

  /// Returns the cards as the pages of the frame between the margins, whose offsets are greater by a margin.
  private func pagesBetweenMargins(in length: Double) -> Pages { pages(in: length - 2 * margin(in: length)) }

  private func pages(in length: Double) -> Pages {
    length.require(.notNegative, "length")
    let frame = ScrollRect { 0...($0 == axis ? length : cardSize[$0]) }
    let viewport = Viewport(
      frame: frame, contentSize: contentSize, contentInsetAdjustmentBehavior: .never)
    return Pages(of: viewport, on: axis, length: cardSize[axis], spacing: spacing, alignment: alignment)
  }
}

#if !hasFeature(Embedded)
  extension CardShelf: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        cardSize: values[.cardSize], count: values[.count], spacing: values[.spacing],
        margin: values[.margin], alignment: values[.alignment])
      try self.init(
        axis: values[.axis], cardSize: values[.cardSize], count: values[.count], spacing: values[.spacing],
        margin: values[.margin], alignment: values[.alignment])
    }
  }
#endif
