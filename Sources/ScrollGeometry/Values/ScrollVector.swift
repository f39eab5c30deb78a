/// A displacement or a velocity in a plane: points, or points per second; the place where it stands says which.
public struct ScrollVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component, growing downwards.
  public var dy: Double

  /// The vector with the given components.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector whose components are `value(axis)` on either axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(dx: value(.horizontal), dy: value(.vertical))
  }

  /// The vector without length.
  public static let zero = ScrollVector(dx: 0, dy: 0)

  /// The component along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The square of the Euclidean length; infinite where that overflows.
  @inlinable public var squaredLength: Double { dx * dx + dy * dy }

  /// The sum, component by component.
  @inlinable public static func + (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The difference, component by component.
  @inlinable public static func - (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The vector of the same length in the opposite direction; zero stays +0.
  @inlinable public static prefix func - (vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: 0 - vector.dx, dy: 0 - vector.dy)
  }

  /// The vector `factor` times as long; zero is always +0.
  @inlinable public static func * (factor: Double, vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: factor * vector.dx + 0, dy: factor * vector.dy + 0)
  }

  /// The vector `factor` times as long; zero is always +0.
  @inlinable public static func * (vector: ScrollVector, factor: Double) -> ScrollVector { factor * vector }
}

#if !hasFeature(Embedded)
  extension ScrollVector: Codable {}
#endif
