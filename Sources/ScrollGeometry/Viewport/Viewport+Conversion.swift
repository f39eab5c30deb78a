extension Viewport {
  /// The three spaces in which a place can be given. All share their scale and directions.
  public enum Space: UInt8, CaseIterable, Hashable, Sendable {
    /// The space ``Viewport/frame`` stands in: the superview's, or the window's.
    case container
    /// The frame's own: its top left corner is (0, 0).
    case viewport
    /// The content's: the viewport's point plus ``Viewport/contentOffset``.
    case content
  }

  /// The same place, given in another space.
  ///
  ///     viewport = container − frame.origin        content = viewport + contentOffset
  ///
  /// - A step between neighbouring spaces is one addition, rounded once; from the container to the content
  ///   there are two.
  /// - Sums saturate.
  ///
  /// - Precondition: the point is finite.
  public func convert(_ point: ScrollPoint, from source: Space, to target: Space) -> ScrollPoint {
    point.require(.finite, "point")
    guard source != target else { return point }
    let (away, towards) = (origin(of: source), origin(of: target))
    return ScrollPoint { ((point[$0] + away[$0]).saturated - towards[$0]).saturated.flushed }
  }

  /// The same rectangle, given in another space.
  ///
  /// - Precondition: the rectangle is finite, its size not negative.
  public func convert(_ rect: ScrollRect, from source: Space, to target: Space) -> ScrollRect {
    requireValid { () throws(ScrollValueError) in try rect.check("rect") }
    return ScrollRect(origin: convert(rect.origin, from: source, to: target), size: rect.size)
  }

  /// Where the origin of `space` lies in the viewport's space, the one between the other two.
  private func origin(of space: Space) -> ScrollPoint {
    switch space {
    case .container: ScrollPoint { 0 - frame.origin[$0] }
    case .viewport: .zero
    case .content: ScrollPoint { 0 - contentOffset[$0] }
    }
  }
}
