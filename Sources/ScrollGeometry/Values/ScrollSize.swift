/// An extent in a plane, in points; a size is not negative where it describes a frame or content.
public struct ScrollSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size of the given extents.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size whose extents are `value(axis)` on either axis.
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
