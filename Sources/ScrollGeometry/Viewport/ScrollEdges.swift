/// A set of the four edges of a rectangle.
public struct ScrollEdges: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = ScrollEdges(rawValue: 1)
  /// The left edge.
  public static let left = ScrollEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = ScrollEdges(rawValue: 4)
  /// The right edge.
  public static let right = ScrollEdges(rawValue: 8)

  /// The edge where `axis` begins: left or top.
  public static func min(_ axis: ScrollAxis) -> ScrollEdges { axis == .horizontal ? .left : .top }
  /// The edge where `axis` ends: right or bottom.
  public static func max(_ axis: ScrollAxis) -> ScrollEdges { axis == .horizontal ? .right : .bottom }
}

extension Viewport {
  /// The edges of the content that the offset has reached: it stands at that limit, or past it.
  ///
  /// Content that fits and rests has reached both edges of that axis; over-scrolled, only the one it was
  /// pulled away from the middle by.
  public var reachedEdges: ScrollEdges {
    var edges: ScrollEdges = []
    for axis in ScrollAxis.allCases {
      let limits = limits(on: axis)
      if contentOffset[axis] <= limits.lowerBound { edges.insert(.min(axis)) }
      if contentOffset[axis] >= limits.upperBound { edges.insert(.max(axis)) }
    }
    return edges
  }
}

#if !hasFeature(Embedded)
  extension ScrollEdges: Codable {}

  extension ScrollEdges: CustomStringConvertible {
    /// The edges by name, from the top counter-clockwise: `[top, left]`.
    public var description: String {
      names(of: [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)])
    }
  }
#endif
