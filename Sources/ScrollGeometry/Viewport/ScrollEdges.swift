/// A set of the four edges of a rectangle.
public struct ScrollEdges: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
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
  /// The edges of the content that are reached: the offset is at the limit of that edge, or past it.
  ///
  /// Content that fits has reached both edges at rest; over-scrolled, only the edge that the offset is past.
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
  extension ScrollEdges: Codable, CustomStringConvertible {
    /// The names of the edges, counter-clockwise from the top: `[top, left]`; bits without a name as one number.
    public var description: String {
      let edges = [("top", Self.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      var names = edges.filter { contains($0.1) }.map(\.0)
      let rest = subtracting([.top, .left, .bottom, .right])
      if !rest.isEmpty { names.append("\(rest.rawValue)") }
      return "[\(names.joined(separator: ", "))]"
    }
  }
#endif
