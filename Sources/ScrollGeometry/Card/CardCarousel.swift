/// Cards next to each other, each of which expands to fill the container and then scrolls its article.
///
/// The cards scroll across the axis of their articles, with the offset u, and the selected card grows with its own offset x:
///
///     pitch = collapsed card's length across + spacing        card k is in the middle at u = k·pitch
///
///     let carousel = CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
///     carousel.pitch                                        // 360.0
///     carousel.frame(of: 1, at: 0)                          // (380, 200, 350, 544): its edge is visible
///     carousel.frame(of: 1, at: 0, selected: 0, cardOffset: 150)  // (390, 200, 350, 544): pushed out
///
/// - A growing card pushes its neighbours away: the gap between them stays the spacing.
/// - Functions take finite offsets, and the indices of existing cards.
/// - Source: our choice, [O].
public struct CardCarousel: Hashable, Sendable {
  /// The geometry of each card, with the length of the first article.
  public let card: ExpandingCard
  /// The lengths of the articles, one for each card.
  public let articleLengths: [Double]
  /// The gap between two collapsed cards.
  public let spacing: Double

  /// Creates a carousel of cards that differ only in their articles.
  ///
  /// - Precondition: there is at least one article, lengths and spacing are finite, and the lengths not negative.
  public init(
    card: ExpandingCard, articleLengths: [Double], spacing: Double = 0, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    requireValid(try Self.validate(articleLengths: articleLengths, spacing: spacing), file, line)
    var first = card
    first.innerContentLength = articleLengths[0]
    self.card = first
    self.articleLengths = articleLengths
    self.spacing = spacing
  }

  package static func validate(articleLengths: [Double] = [0], spacing: Double = 0) throws(ScrollValueError) {
    try Double(articleLengths.count).check(.atLeast(1), "articleLengths.count")
    for (index, length) in articleLengths.enumerated() {
      try length.check(.notNegative, "articleLengths[\(index)]")
    }
    try spacing.check(.notNegative, "spacing")
  }

  /// The number of cards.
  public var count: Int { articleLengths.count }

  /// The axis along which the carousel scrolls: across the articles' axis.
  public var axis: ScrollAxis { card.axis.cross }

  /// The distance from one card to the next.
  public var pitch: Double { (card.frame(at: 0).size[axis] + spacing).saturated }

  /// Returns a card with its own article.
  public func card(_ index: Int) -> ExpandingCard {
    index.require(in: articleLengths.indices, "index")
    var card = card
    card.innerContentLength = articleLengths[index]
    return card
  }

  /// Returns the index of the card nearest to the middle at an offset of the carousel; of two the lower.
  public func index(at offset: Double) -> Int {
    offset.require(.finite, "offset")
    guard pitch > 0 else { return 0 }
    let place = (offset / pitch).clamped(to: 0...Double(count - 1))
    let whole = place.roundedDown
    return Int(whole) + (place - whole > 0.5 ? 1 : 0)
  }

  /// Returns the offset of the carousel at which a card is in the middle.
  public func offset(of index: Int) -> Double {
    index.require(in: articleLengths.indices, "index")
    return (Double(index) * pitch).saturated
  }

  /// Returns the place of a card's container in the content of the scroll view that moves the carousel.
  public func origin(of index: Int) -> ScrollPoint { ScrollPoint { $0 == axis ? offset(of: index) : 0 } }

  /// Returns the frame of a card in the container. The card `selected` has the outer offset `cardOffset`.
  public func frame(of index: Int, at offset: Double, selected: Int = 0, cardOffset: Double = 0) -> ScrollRect
  {
    offset.require(.finite, "offset")
    var frame = card.frame(at: index == selected ? cardOffset : 0)
    let way = (self.offset(of: index) - offset).saturated
    let progress = card.progress(at: cardOffset)
    selected.require(in: articleLengths.indices, "selected")
    let insets = card.collapsedInsets
    let push = index > selected ? insets[max: axis] : index < selected ? -insets[min: axis] : 0
    frame.origin[axis] = (frame.origin[axis] + (way + progress * push).saturated).saturated
    return frame
  }

  /// The viewport of the scroll view that moves the carousel, at the first card; its limits are 0 and the offset of the last card.
  public var viewport: Viewport {
    Viewport(
      frame: ScrollRect(origin: .zero, size: card.container), moving: 0...offset(of: count - 1), on: axis)
  }
}

#if !hasFeature(Embedded)
  extension CardCarousel: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(articleLengths: values[.articleLengths], spacing: values[.spacing])
      let first: ExpandingCard = try values[.card]
      try self.init(card: first, articleLengths: values[.articleLengths], spacing: values[.spacing])
      try decoder.refuse(
        card == first
          ? nil : "card.innerContentLength must be that of the first article, \(articleLengths[0])")
    }
  }
#endif
