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

#if !hasFeature(Embedded)
  extension ScrollSize: Codable {}
#endif
