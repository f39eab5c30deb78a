/// A list of shelves, each below its title: the page of a shop.
///
///     let list = ShelfList(
///       container: ScrollRect(x: 0, y: 0, width: 390, height: 844), shelves: [apps, games, books],
///       titleLength: 56, spacing: 24)
///     list.frame(ofShelf: 1, at: 0)       // (0, 336, 390, 200)
///     list.visibleShelves(at: 300)        // 1..<3
///
/// The rows follow one another along the list: a title, the cards, and a gap. A shelf is known by its index.
///
/// - Source: our choice, [O].
public struct ShelfList: Hashable, Sendable {
  /// The frame of the list.
  public let container: ScrollRect
  /// The shelves, from the first.
  public let shelves: [CardShelf]
  /// The length of the title before each shelf, in points.
  public let titleLength: Double
  /// The gap after each shelf, in points.
  public let spacing: Double
  /// The axis along which the list scrolls, across its shelves' axis.
  public let axis: ScrollAxis
  /// The rows, each from its title to the end of its cards.
  private let rows: ScrollStack.Layout

  /// Creates a list.
  ///
  /// - Precondition: the axis of all shelves is across the list's, and
  ///   ``validate(container:titleLength:spacing:)`` does not throw.
  public init(
    container: ScrollRect, shelves: [CardShelf], titleLength: Double = 0, spacing: Double = 0,
    axis: ScrollAxis = .vertical
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(container: container, titleLength: titleLength, spacing: spacing)
    }
    if let fault = Self.fault(of: shelves, across: axis) { preconditionFailure(fault) }
    self.container = container
    self.shelves = shelves
    self.titleLength = titleLength
    self.spacing = spacing
    self.axis = axis
    var insets = ScrollInsets.zero
    insets[max: axis] = shelves.isEmpty ? 0 : spacing
    let stack = ScrollStack(
      axis: axis,
      items: shelves.map { ScrollStack.Item(length: .fixed((titleLength + $0.cardSize[axis]).saturated)) },
      spacing: spacing, insets: insets, frameConstraints: .crossLength)
    do {
      rows = try stack.layout(in: container.size)
    } catch {
      preconditionFailure("rows have lengths")
    }
  }

  /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
  public static func validate(
    container: ScrollRect = .zero, titleLength: Double = 0, spacing: Double = 0
  ) throws(ScrollValueError) {
    try container.check("container")
    try titleLength.check(.notNegative, "titleLength")
    try spacing.check(.notNegative, "spacing")
  }

  /// The reason why shelves cannot be in a list; nil where they can.
  static func fault(of shelves: [CardShelf], across axis: ScrollAxis) -> String? {
    shelves.firstIndex { $0.axis == axis }.map { "shelves[\($0)].axis must be across that of the list" }
  }
}

// MARK: - Frames

extension ShelfList {
  /// Returns the frame of a shelf's cards at an offset of the list, in the space of the container.
  ///
  /// - Precondition: there is such a shelf, and `offset` is finite.
  public func frame(ofShelf shelf: Int, at offset: Double) -> ScrollRect {
    let start = start(ofShelf: shelf)
    offset.require(.finite, "offset")
    var frame = container
    frame.origin[axis] = (container.origin[axis] + (start - offset).saturated).saturated
    frame.size[axis] = shelves[shelf].cardSize[axis]
    return frame
  }

  /// Returns the frame of a card, in the space of the container.
  ///
  /// - Parameters:
  ///   - card: the card.
  ///   - shelf: the shelf of the card.
  ///   - offset: the offset of the list.
  ///   - shelfOffset: the offset of the shelf.
  /// - Precondition: there is such a card, and the offsets are finite.
  public func frame(
    ofCard card: Int, onShelf shelf: Int, at offset: Double, shelfOffset: Double
  ) -> ScrollRect {
    shelfOffset.require(.finite, "shelfOffset")
    let row = frame(ofShelf: shelf, at: offset)
    var frame = shelves[shelf].frame(of: card, at: shelfOffset)
    for axis in ScrollAxis.allCases {
      frame.origin[axis] = (frame.origin[axis] + row.origin[axis]).saturated
    }
    return frame
  }

  /// Returns the shelves of which at least a part, or of whose titles, is visible at an offset of the list.
  ///
  /// - Precondition: `offset` is finite.
  /// - Complexity: O(log shelves).
  public func visibleShelves(at offset: Double) -> Range<Int> {
    offset.require(.finite, "offset")
    var visible = ScrollRect(origin: .zero, size: container.size)
    visible.origin[axis] = offset
    return rows.items(in: visible)
  }

  /// Returns the shelf whose cards, or the gaps between them, are at a point of the container; nil at a title or a gap
  /// between shelves, and outside the container.
  ///
  /// - Precondition: `offset` is finite.
  /// - Complexity: O(log shelves).
  public func shelf(at point: ScrollPoint, at offset: Double) -> Int? {
    offset.require(.finite, "offset")
    let position = (point[axis] - container.origin[axis] + offset).saturated
    guard container.contains(point), let row = rows.item(at: position) else { return nil }
    return frame(ofShelf: row, at: offset).contains(point) ? row : nil
  }

  /// Returns the offset of the list at which a shelf's cards begin at its edge.
  private func start(ofShelf shelf: Int) -> Double {
    shelf.require(in: shelves.indices, "shelf")
    return (rows.frames[shelf].origin[axis] + titleLength).saturated
  }
}

// MARK: - Viewports

extension ShelfList {
  /// The viewport of the list, at its beginning.
  public var viewport: Viewport {
    Viewport(
      frame: container, contentSize: rows.contentSize, contentInsetAdjustmentBehavior: .never,
      alwaysBounceHorizontal: axis == .horizontal, alwaysBounceVertical: axis == .vertical)
  }

  /// Returns the viewport of a shelf at its first card, in the list's content.
  ///
  /// - Precondition: there is such a shelf.
  public func viewport(ofShelf shelf: Int) -> Viewport {
    var frame = ScrollRect(origin: .zero, size: container.size)
    frame.origin[axis] = start(ofShelf: shelf)
    frame.size[axis] = shelves[shelf].cardSize[axis]
    return shelves[shelf].viewport(in: frame)
  }

  /// The length of each shelf's frame, which the alignment of the cards refers to.
  public var shelfLength: Double { container.size[axis.cross] }
}
