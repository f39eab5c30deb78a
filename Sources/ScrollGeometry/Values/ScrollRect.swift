/// A rectangle: its top left corner and its size, in points.
///
/// The far edges saturate: `maxX` and `maxY` are finite for every finite origin and size.
public struct ScrollRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: ScrollPoint
  /// The width and height, not negative.
  public var size: ScrollSize

  /// Creates the rectangle with the given top left corner and size.
  public init(origin: ScrollPoint, size: ScrollSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle with the given top left corner and size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ScrollPoint(x: x, y: y), size: ScrollSize(width: width, height: height))
  }

  /// Creates the rectangle that covers `range(axis)` on each axis.
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
  /// The width of ``size``.
  public var width: Double { size.width }
  /// The height of ``size``.
  public var height: Double { size.height }
  /// Whether the rectangle has no area: its width or its height is zero.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The range of coordinates along `axis`, from the left or top edge to the right or bottom edge.
  ///
  /// - Precondition: origin and size are finite on `axis`, and the size is not negative.
  public subscript(axis: ScrollAxis) -> ClosedRange<Double> {
    origin[axis].require(.finite, axis == .horizontal ? "origin.x" : "origin.y")
    size[axis].require(.notNegative, axis == .horizontal ? "size.width" : "size.height")
    return origin[axis]...(origin[axis] + size[axis]).saturated
  }

  /// Returns this rectangle with its edges moved inwards by `insets`.
  ///
  /// Where opposite edges would cross, the side has length zero and lies in the middle between the two moved edges.
  ///
  /// - Precondition: rectangle and insets are finite, and the size is not negative.
  public func inset(by insets: ScrollInsets) -> ScrollRect {
    requireValid(try insets.check("insets"))
    return ScrollRect { axis in
      let edges = self[axis]
      let near = (edges.lowerBound + insets[min: axis]).saturated
      let far = (edges.upperBound - insets[max: axis]).saturated
      guard near > far else { return near...far }
      let middle = near / 2 + far / 2
      return middle...middle
    }
  }

  /// Returns the part that both rectangles cover, or nil where they have no point in common.
  ///
  /// Rectangles that only touch have an intersection without area.
  ///
  /// - Precondition: both are finite, and their sizes are not negative.
  public func intersection(_ other: ScrollRect) -> ScrollRect? {
    for axis in ScrollAxis.allCases where !self[axis].overlaps(other[axis]) { return nil }
    return ScrollRect { axis in self[axis].clamped(to: other[axis]) }
  }

  /// Returns whether `point` lies in the rectangle, edges included; false for a point that is not finite.
  ///
  /// - Precondition: the rectangle is finite, and its size is not negative.
  public func contains(_ point: ScrollPoint) -> Bool {
    self[.horizontal].contains(point.x) && self[.vertical].contains(point.y)
  }

  /// Returns whether the whole of `other` lies in the rectangle, edges included.
  ///
  /// - Precondition: the rectangle is finite, and its size is not negative.
  public func contains(_ other: ScrollRect) -> Bool {
    contains(other.origin) && contains(ScrollPoint(x: other.maxX, y: other.maxY))
  }

  /// Returns the rectangle moved by `vector`. An origin that overflows saturates.
  public func offset(by vector: ScrollVector) -> ScrollRect {
    ScrollRect(origin: ScrollPoint { (origin[$0] + vector[$0]).saturated }, size: size)
  }

  /// Whether origin and size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}

#if !hasFeature(Embedded)
  extension ScrollRect: Codable {}
#endif
