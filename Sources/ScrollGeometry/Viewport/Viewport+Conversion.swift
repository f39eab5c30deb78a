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

  /// Where the origin of `space` lies in the container's space.
  private func origin(of space: Space) -> ScrollPoint {
    switch space {
    case .container: .zero
    case .viewport: frame.origin
    case .content: frame.origin - (contentOffset - .zero)
    }
  }

  /// The same place, given in another space.
  ///
  ///     viewport = container − frame.origin        content = viewport + contentOffset
  public func convert(_ point: ScrollPoint, from source: Space, to target: Space) -> ScrollPoint {
    guard source != target else { return point }
    let vector = origin(of: source) - origin(of: target)
    return ScrollPoint { (point[$0] + vector[$0]).saturated }
  }

  /// The same rectangle, given in another space.
  public func convert(_ rect: ScrollRect, from source: Space, to target: Space) -> ScrollRect {
    ScrollRect(origin: convert(rect.origin, from: source, to: target), size: rect.size)
  }
}

#if !hasFeature(Embedded)
  extension Viewport.Space: Codable {}
#endif
