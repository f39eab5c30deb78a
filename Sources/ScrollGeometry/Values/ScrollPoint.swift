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

#if !hasFeature(Embedded)
  extension ScrollPoint: Codable {}
#endif
