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

#if !hasFeature(Embedded)
  extension ScrollVector: Codable {}
#endif
