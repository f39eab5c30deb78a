/// A width and a height, in points. The size of a frame or of content must not be negative.
public struct ScrollSize: Hashable, Sendable {
  /// The extent along the horizontal axis, in points.
  public var width: Double
  /// The extent along the vertical axis, in points.
  public var height: Double

  /// Creates the size with the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size with the extent `value(axis)` on each axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(width: value(.horizontal), height: value(.vertical))
  }

  /// The empty size, 0 × 0.
  public static let zero = ScrollSize(width: 0, height: 0)

  /// The extent along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both extents are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try width.check(.notNegative, "\(field).width")
    try height.check(.notNegative, "\(field).height")
  }
}

/// A rectangle: its top left corner and its size, in points.
///
/// The far edges, `maxX` and `maxY`, saturate. Functions take finite numbers, and sizes that are not negative.
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
  public subscript(axis: ScrollAxis) -> ClosedRange<Double> {
    origin[axis].require(.finite, axis == .horizontal ? "origin.x" : "origin.y")
    size[axis].require(.notNegative, axis == .horizontal ? "size.width" : "size.height")
    return origin[axis]...(origin[axis] + size[axis]).saturated
  }

  /// Returns this rectangle with its edges moved inwards by `insets`; where opposite edges would cross, both in their middle.
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

  /// Returns the part that both rectangles cover, without area where they only touch; nil where they have no point in common.
  public func intersection(_ other: ScrollRect) -> ScrollRect? {
    for axis in ScrollAxis.allCases where !self[axis].overlaps(other[axis]) { return nil }
    return ScrollRect { axis in self[axis].clamped(to: other[axis]) }
  }

  /// Returns whether `point` lies in the rectangle, edges included; false for a point that is not finite.
  public func contains(_ point: ScrollPoint) -> Bool {
    self[.horizontal].contains(point.x) && self[.vertical].contains(point.y)
  }

  /// Returns whether the whole of `other` lies in the rectangle, edges included.
  public func contains(_ other: ScrollRect) -> Bool {
    contains(other.origin) && contains(ScrollPoint(x: other.maxX, y: other.maxY))
  }

  /// Returns the rectangle moved by `vector`. An origin that overflows saturates.
  public func offset(by vector: ScrollVector) -> ScrollRect {
    ScrollRect(origin: ScrollPoint { (origin[$0] + vector[$0]).saturated }, size: size)
  }

  /// Whether origin and size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try origin.check(.finite, field)
    try size.check(field)
  }
}

/// Distances from the four edges of a rectangle, in points. Positive distances lie inside the rectangle.
public struct ScrollInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets with the given distances, in UIKit's order; an edge that is left out has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the distances at the edges where each axis begins and ends.
  init(_ edges: (ScrollAxis) -> (near: Double, far: Double)) {
    let (horizontal, vertical) = (edges(.horizontal), edges(.vertical))
    self.init(top: vertical.near, left: horizontal.near, bottom: vertical.far, right: horizontal.far)
  }

  /// No insets.
  public static let zero = ScrollInsets()

  /// The inset at the edge where `axis` begins: left or top.
  @inlinable public subscript(min axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? left : top }
    set { if axis == .horizontal { left = newValue } else { top = newValue } }
  }

  /// The inset at the edge where `axis` ends: right or bottom.
  @inlinable public subscript(max axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? right : bottom }
    set { if axis == .horizontal { right = newValue } else { bottom = newValue } }
  }

  /// Whether all four distances are finite.
  @inlinable public var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  @inlinable package func check(
    _ field: StaticString, _ rule: ScrollValueError.Rule = .finite
  ) throws(ScrollValueError) {
    try top.check(rule, "\(field).top")
    try left.check(rule, "\(field).left")
    try bottom.check(rule, "\(field).bottom")
    try right.check(rule, "\(field).right")
  }
}

#if !hasFeature(Embedded)
  extension ScrollSize: Codable, CustomStringConvertible {
    /// The width and height: `(390, 844)`.
    public var description: String { "(\(width.text), \(height.text))" }
  }

  extension ScrollRect: Codable, CustomStringConvertible {
    /// The corner, width and height: `(0, 0, 390, 844)`.
    public var description: String {
      "(\(origin.x.text), \(origin.y.text), \(size.width.text), \(size.height.text))"
    }
  }

  extension ScrollInsets: Codable, CustomStringConvertible {
    /// The top, left, bottom and right inset: `(47, 0, 34, 0)`.
    public var description: String { "(\(top.text), \(left.text), \(bottom.text), \(right.text))" }
  }
#endif
