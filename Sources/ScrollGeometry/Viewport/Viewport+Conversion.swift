extension Viewport {
  /// A coordinate space. The first three differ only in their origin.
  public enum Space: CaseIterable, Hashable, Sendable {
    /// The space of ``Viewport/frame``: the superview's, or the window's.
    case container
    /// The space whose origin is the top left corner of the frame.
    case viewport
    /// The space of the content: a point in the viewport's space plus ``Viewport/contentOffset``.
    case content
    /// The space of the content at scale 1.
    case unscaledContent
  }

  /// Returns the coordinates in the space `target` of a point given in the space `source`.
  ///
  ///     viewport = container − frame.origin        content = viewport + contentOffset = unscaledContent · zoomScale
  ///
  /// Each step of the formula is one operation, rounded once and saturated; between the container and the content there are two.
  public func convert(_ point: ScrollPoint, from source: Space, to target: Space) -> ScrollPoint {
    point.require(.finite, "point")
    guard source != target else { return point }
    if source == .unscaledContent {
      return convert(ScrollPoint { scaled(point[$0]) }, from: .content, to: target)
    }
    if target == .unscaledContent {
      let point = convert(point, from: source, to: .content)
      return ScrollPoint { unscaled(point[$0]) }
    }
    let (away, towards) = (origin(of: source), origin(of: target))
    return ScrollPoint { ((point[$0] + away[$0]).saturated - towards[$0]).saturated.flushed }
  }

  /// Returns the rectangle in the space `target` that is given in the space `source`.
  public func convert(_ rect: ScrollRect, from source: Space, to target: Space) -> ScrollRect {
    requireValid(try rect.check("rect"))
    guard source != target else { return rect }
    let size = ScrollSize {
      let length = rect.size[$0]
      return source == .unscaledContent
        ? scaled(length) : target == .unscaledContent ? unscaled(length) : length
    }
    return ScrollRect(origin: convert(rect.origin, from: source, to: target), size: size)
  }

  private func scaled(_ length: Double) -> Double { (length * zoomScale).saturated.flushed }

  private func unscaled(_ length: Double) -> Double { (length / zoomScale).saturated.flushed }

  private func origin(of space: Space) -> ScrollPoint {
    switch space {
    case .container: ScrollPoint { 0 - frame.origin[$0] }
    case .viewport: .zero
    case .content, .unscaledContent: ScrollPoint { 0 - contentOffset[$0] }
    }
  }
}
