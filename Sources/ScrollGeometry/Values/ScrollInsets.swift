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

  /// Creates insets with the given distances, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = ScrollInsets(top: 0, left: 0, bottom: 0, right: 0)

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
