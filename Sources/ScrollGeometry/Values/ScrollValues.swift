/// A place in a plane, in points: x to the right, y downwards.
///
/// Points and vectors follow the affine rules: point − point = vector, point + vector = point.
public struct ScrollPoint: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// Creates the point with the given coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point with the coordinate `value(axis)` on each axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }

  /// The origin, (0, 0).
  public static let zero = ScrollPoint(x: 0, y: 0)

  /// The coordinate along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns `point` moved by `vector`.
  @inlinable public static func + (point: ScrollPoint, vector: ScrollVector) -> ScrollPoint {
    ScrollPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// Returns `point` moved by the opposite of `vector`.
  @inlinable public static func - (point: ScrollPoint, vector: ScrollVector) -> ScrollPoint {
    ScrollPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Returns the vector from `start` to `end`.
  @inlinable public static func - (end: ScrollPoint, start: ScrollPoint) -> ScrollVector {
    ScrollVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// A displacement in points, or a velocity in points per second; the property or parameter that holds it says which.
public struct ScrollVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component, growing downwards.
  public var dy: Double

  /// Creates the vector with the given components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector with the component `value(axis)` on each axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(dx: value(.horizontal), dy: value(.vertical))
  }

  /// The vector (0, 0).
  public static let zero = ScrollVector(dx: 0, dy: 0)

  /// The component along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The square of the Euclidean length; infinite where the sum of squares overflows.
  @inlinable package var squaredLength: Double { dx * dx + dy * dy }

  /// Returns the sum, component by component.
  @inlinable public static func + (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// Returns the difference, component by component.
  @inlinable public static func - (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// Returns the vector with both components negated; a component of zero stays +0.
  @inlinable public static prefix func - (vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: 0 - vector.dx, dy: 0 - vector.dy)
  }

  /// Returns the vector with both components multiplied by `factor`; a product of zero is always +0.
  @inlinable public static func * (factor: Double, vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: factor * vector.dx + 0, dy: factor * vector.dy + 0)
  }

  /// Returns the vector with both components multiplied by `factor`; a product of zero is always +0.
  @inlinable public static func * (vector: ScrollVector, factor: Double) -> ScrollVector { factor * vector }
}

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
}

/// A rectangle: its top left corner and its size, in points.
///
/// The far edges saturate: `maxX` and `maxY` are finite for every finite origin and size. Functions take finite numbers, and
/// sizes that are not negative.
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
}

#if !hasFeature(Embedded)
  extension ScrollPoint: Codable {}
  extension ScrollVector: Codable {}
  extension ScrollSize: Codable {}
  extension ScrollRect: Codable {}
  extension ScrollInsets: Codable {}
#endif
