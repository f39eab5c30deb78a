/// A rectangle: the place of its top left corner and its size, in points.
///
/// Far corners saturate: `maxX` and `maxY` are finite for every finite origin and size.
public struct ScrollRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: ScrollPoint
  /// The extents, not negative.
  public var size: ScrollSize

  /// The rectangle with the given corner and size.
  @inlinable public init(origin: ScrollPoint, size: ScrollSize) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with the given corner and size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ScrollPoint(x: x, y: y), size: ScrollSize(width: width, height: height))
  }

  /// The rectangle that covers `range(axis)` on either axis.
  @inlinable public init(_ range: (ScrollAxis) -> ClosedRange<Double>) {
    let (x, y) = (range(.horizontal), range(.vertical))
    self.init(
      x: x.lowerBound, y: y.lowerBound,
      width: (x.upperBound - x.lowerBound).saturated, height: (y.upperBound - y.lowerBound).saturated)
  }

  /// The empty rectangle at the origin.
  public static let zero = ScrollRect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { (origin.x + size.width).saturated }
  /// The bottom edge.
  public var maxY: Double { (origin.y + size.height).saturated }

  /// What the rectangle covers along `axis`, from its near edge to its far edge.
  ///
  /// - Precondition: corner and size are finite on `axis`, the size not negative.
  public subscript(axis: ScrollAxis) -> ClosedRange<Double> {
    origin[axis].require(.finite, axis == .horizontal ? "origin.x" : "origin.y")
    size[axis].require(.notNegative, axis == .horizontal ? "size.width" : "size.height")
    return origin[axis]...(origin[axis] + size[axis]).saturated
  }

  /// The rectangle that lies `insets` inside this one.
  ///
  /// Insets that cross leave a side of length zero, in the middle between the places the two edges were moved
  /// to; a side never becomes negative.
  ///
  /// - Precondition: rectangle and insets are finite, the size not negative.
  public func inset(by insets: ScrollInsets) -> ScrollRect {
    requireValid { () throws(ScrollValueError) in try insets.check("insets") }
    return ScrollRect { axis in
      let edges = self[axis]
      let near = (edges.lowerBound + insets[min: axis]).saturated
      let far = (edges.upperBound - insets[max: axis]).saturated
      guard near > far else { return near...far }
      let middle = near / 2 + far / 2
      return middle...middle
    }
  }

  /// What both rectangles cover; nil where they have no point in common. Touching edges meet in a rectangle
  /// without area.
  ///
  /// - Precondition: both are finite, their sizes not negative.
  public func intersection(_ other: ScrollRect) -> ScrollRect? {
    for axis in ScrollAxis.allCases where !self[axis].overlaps(other[axis]) { return nil }
    return ScrollRect { axis in self[axis].clamped(to: other[axis]) }
  }

  /// Whether `point` lies in the rectangle, its edges included; NaN and the infinities lie nowhere.
  ///
  /// - Precondition: the rectangle is finite, its size not negative.
  public func contains(_ point: ScrollPoint) -> Bool {
    self[.horizontal].contains(point.x) && self[.vertical].contains(point.y)
  }

  /// Whether `other` lies in the rectangle, its edges included.
  ///
  /// - Precondition: the rectangle is finite, its size not negative.
  public func contains(_ other: ScrollRect) -> Bool {
    contains(other.origin) && contains(ScrollPoint(x: other.maxX, y: other.maxY))
  }

  /// The same rectangle moved by `vector`.
  public func offset(by vector: ScrollVector) -> ScrollRect {
    ScrollRect(origin: ScrollPoint { (origin[$0] + vector[$0]).saturated }, size: size)
  }

  /// Whether origin and size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}

#if !hasFeature(Embedded)
  extension ScrollRect: Codable {}
#endif
