extension Viewport {
  /// What the frame shows, in the content's space: ``contentOffset`` and the frame's size ([A]).
  public var bounds: ScrollRect { ScrollRect(origin: contentOffset, size: frame.size) }

  /// The content and its adjusted insets, in the content's space.
  ///
  /// Negative insets that cut away more than the content leave a side of length zero.
  public var contentArea: ScrollRect {
    let inset = adjustedContentInset
    return contentRect.inset(
      by: ScrollInsets(top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
  }

  /// The part of the content that shows, in the content's space; nil where none does.
  public var visibleRect: ScrollRect? { bounds.intersection(contentRect) }

  /// The part of ``bounds`` that no adjusted inset covers, in the content's space.
  ///
  ///     x + near inset … x + frame − far inset
  ///
  /// On an axis where the insets leave nothing free, the whole of the bounds counts: insets as large as that
  /// are there to lift the limits, not to cover the view ([O]).
  public var insetBounds: ScrollRect {
    ScrollRect { axis in
      let clear = clearRange(on: axis)
      let offset = contentOffset[axis]
      return (offset + clear.lowerBound).saturated...(offset + clear.upperBound).saturated
    }
  }

  /// The content in its own space: the origin and ``contentSize``.
  var contentRect: ScrollRect { ScrollRect(origin: .zero, size: contentSize) }

  /// What the adjusted insets leave free of the frame on `axis`, from the frame's near edge; all of it where
  /// they leave nothing.
  func clearRange(on axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let length = frame.size[axis]
    let near = inset[min: axis]
    let far = (length - inset[max: axis]).saturated
    return near < far ? near...far : 0...length
  }

  /// The place in the frame, on `axis`, at the fraction `alignment` of what the insets leave free.
  func place(at alignment: Double, on axis: ScrollAxis) -> Double {
    let clear = clearRange(on: axis)
    return Double.interpolated(from: clear.lowerBound, to: clear.upperBound, at: alignment)
  }
}

// MARK: - Layout guides

extension Viewport {
  /// The content as a rectangle in `space`: (0, 0, ``contentSize``) in the content's, insets ignored ([A]).
  public func contentLayoutGuide(in space: Space) -> ScrollRect {
    convert(contentRect, from: .content, to: space)
  }

  /// The window as a rectangle in `space`: ``frame`` in the container's, ``bounds`` in the content's; insets
  /// are ignored ([A]).
  public func frameLayoutGuide(in space: Space) -> ScrollRect {
    switch space {
    case .container: frame
    case .viewport: ScrollRect(origin: .zero, size: frame.size)
    case .content: bounds
    }
  }
}
