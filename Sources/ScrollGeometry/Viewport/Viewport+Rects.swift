extension Viewport {
  /// The rectangle that the frame shows, in the content's space: ``contentOffset`` and the frame's size ([A]).
  public var bounds: ScrollRect { ScrollRect(origin: contentOffset, size: frame.size) }

  /// The content extended by its adjusted insets, in the content's space; of length zero where these remove more than its length.
  public var contentArea: ScrollRect {
    let inset = adjustedContentInset
    return contentRect.inset(by: ScrollInsets { (-inset[min: $0], -inset[max: $0]) })
  }

  /// The visible part of the content, in the content's space; nil where no content is visible.
  public var visibleRect: ScrollRect? { bounds.intersection(contentRect) }

  /// The part of ``bounds`` that no adjusted inset covers, in the content's space.
  ///
  ///     x + near inset … x + frame − far inset
  ///
  /// Insets that cover the whole frame on an axis are ignored: they are set to move the limits far out ([O]).
  public var insetBounds: ScrollRect {
    ScrollRect { axis in
      let clear = clearRange(on: axis)
      let offset = contentOffset[axis]
      return (offset + clear.lowerBound).saturated...(offset + clear.upperBound).saturated
    }
  }

  /// The content in its own space: the origin and ``contentSize``.
  package var contentRect: ScrollRect { ScrollRect(origin: .zero, size: contentSize) }

  /// Returns the part of the frame on `axis` that no adjusted inset covers, from its near edge on; all where they cover the whole.
  package func clearRange(on axis: ScrollAxis) -> ClosedRange<Double> {
    let (length, inset) = (frame.size[axis], adjustedInsets(on: axis))
    let far = (length - inset.far).saturated
    return inset.near < far ? inset.near...far : 0...length
  }

  /// Returns the place in the frame, on `axis`, at the fraction `alignment` of the part that no inset covers.
  func place(at alignment: Double, on axis: ScrollAxis) -> Double {
    let clear = clearRange(on: axis)
    return Double.interpolated(from: clear.lowerBound, to: clear.upperBound, at: alignment)
  }

  /// Returns the content as a rectangle in `space`: (0, 0, ``contentSize``) in the content's. Insets are ignored ([A]).
  public func contentLayoutGuide(in space: Space) -> ScrollRect {
    convert(contentRect, from: .content, to: space)
  }

  /// Returns the frame as a rectangle in `space`: ``frame`` in the container's, ``bounds`` in the content's, without insets ([A]).
  public func frameLayoutGuide(in space: Space) -> ScrollRect {
    switch space {
    case .container: frame
    case .viewport: ScrollRect(origin: .zero, size: frame.size)
    case .content, .unscaledContent: convert(bounds, from: .content, to: space)
    }
  }
}
