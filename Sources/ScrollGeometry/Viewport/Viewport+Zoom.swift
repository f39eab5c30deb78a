// Zooming: the content at another scale, and the offset that keeps a point of it in place.
extension Viewport {
  /// The smallest scale at which content rests; one that is set above ``maximumZoomScale`` raises it, too.
  public var minimumZoomScale: Double {
    get { zoomLimits.minimum }
    set { zoomLimits = ScrollZoomLimits(from: newValue, to: zoomLimits.maximum) }
  }

  /// The largest scale at which content rests; one that is set below ``minimumZoomScale`` counts as that.
  public var maximumZoomScale: Double {
    get { zoomLimits.maximum }
    set { zoomLimits = ScrollZoomLimits(from: zoomLimits.minimum, to: newValue) }
  }

  /// Returns the viewport with the content at another scale, and the content under a point of the frame kept there.
  ///
  ///     s′ = scale, within zoomLimits        o′ = (o + p)·s′/s − p′
  ///
  /// - The scale is limited before the offset is computed, so that content does not slide at the largest scale.
  /// - The offset is not limited, so that zooming by a, then by b is zooming by a·b; pass it to ``clamped(_:)`` where it must be.
  ///
  /// - Parameters:
  ///   - scale: the scale.
  ///   - point: p, in the frame, from its top left corner; nil for its middle, as for UIKit's `zoomScale` ([R]).
  ///   - destination: p′, where the content under `point` moves to, as with the centroid of two fingers; nil if it stays.
  /// - Source: our choice ([O], PHYSICS §11).
  public func zoomed(
    to scale: Double, about point: ScrollPoint? = nil, movingTo destination: ScrollPoint? = nil
  ) -> Viewport {
    let point = point ?? ScrollPoint { frame.size[$0] / 2 }
    let destination = destination ?? point
    requireValid(try scale.check(.positive, "scale"))
    requireValid(try point.check(.finite, "point"))
    requireValid(try destination.check(.finite, "destination"))
    var viewport = self
    viewport.zoomScale = zoomLimits.clamped(scale)
    viewport.uncheckedOffset = ScrollPoint {
      Self.offset(
        contentOffset[$0], from: zoomScale, to: viewport.zoomScale, about: point[$0],
        movingTo: destination[$0])
    }
    return viewport
  }

  /// Returns the viewport with a rectangle of the content as large as it can be shown, in the middle of the frame.
  ///
  ///     s = min(frame.width / rect.width, frame.height / rect.height), within zoomLimits
  ///     o = middle of rect · s − middle of the frame, within the limits of the offset
  ///
  /// The rectangle is one of the content at scale 1; one without an extent is shown at the largest scale.
  ///
  /// - Source: [A]; the limits our choice ([O], PHYSICS §11).
  public func zoomed(toShow rect: ScrollRect) -> Viewport {
    requireValid(try rect.check("rect"))
    var viewport = self
    let scale = rect.size == .zero ? zoomLimits.maximum : rect.size.scale(fitting: frame.size)
    viewport.zoomScale = zoomLimits.clamped(scale)
    let offset = ScrollPoint {
      let middle = (rect[$0].lowerBound / 2 + rect[$0].upperBound / 2) * viewport.zoomScale
      return (middle.saturated - frame.size[$0] / 2).saturated.flushed
    }
    viewport.uncheckedOffset = viewport.clamped(offset)
    return viewport
  }

  /// Returns the offset of ``zoomed(to:about:movingTo:)`` on one axis.
  @inlinable @inline(__always) package static func offset(
    _ offset: Double, from scale: Double, to newScale: Double, about point: Double,
    movingTo destination: Double
  ) -> Double {
    // At the same scale the content moves with the point, by exactly its way.
    guard newScale != scale else { return (offset + (point - destination)).saturated.flushed }
    return (((offset + point).saturated * (newScale / scale).saturated).saturated - destination).saturated
      .flushed
  }
}
