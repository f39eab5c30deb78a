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
  extension ScrollInsets: Codable {}
#endif
