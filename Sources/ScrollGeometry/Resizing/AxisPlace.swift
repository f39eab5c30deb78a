/// The geometry of one axis of a viewport that an anchor needs, before and after a change.
struct AxisPlace: Hashable, Sendable {
  var offset: Double
  /// The distance between the beginnings of two pages in a row: the length of the frame plus the spacing of pages.
  var stride: Double
  var lower, upper: Double
  /// The adjusted inset at the minimum edge: left or top.
  var inset: Double
  /// The alignment in the frame of content that fits, from 0 to 1.
  var alignment: Double
  /// The place in the frame whose content is kept; 0 unless the anchor keeps a content point or the zoom.
  var place: Double

  init(in viewport: Viewport, on axis: ScrollAxis, keeping: ScrollAnchor.Keeping) {
    offset = viewport.contentOffset[axis]
    stride = viewport.frame.size[axis]
    if case .pages(let spacing) = keeping { stride = (stride + spacing).saturated }
    let limits = viewport.limits(on: axis)
    (lower, upper) = (limits.lowerBound, limits.upperBound)
    inset = viewport.adjustedInsets(on: axis).near
    alignment = viewport.contentAlignmentPoint[axis].clamped(to: 0...1)
    switch keeping {
    case .contentPoint(let point): place = viewport.place(at: point[axis], on: axis)
    case .zoom: place = viewport.frame.size[axis] / 2
    case .offset, .page, .pages, .fraction: place = 0
    }
  }

  /// Returns the minimum edge in `new` for content at rest there whose inset has changed; nil for content that does not stay.
  /// An inset that changes by the length of the viewport, the longer of the old and the new one, is not an edge. A viewport that
  /// has no length yet follows every inset.
  func minimumEdge(in new: AxisPlace) -> Double? {
    let (change, length) = ((new.inset - inset).magnitude, Swift.max(stride, new.stride))
    guard offset == lower, change > 0, change < length || length == 0 else { return nil }
    return new.lower
  }

  /// Returns the offset that shows in `new` the page that is shown here.
  /// The offset is kept on an axis without pages, and where it is so large that its precision is coarser than a page.
  func offsetKeepingPage(in new: AxisPlace) -> Double {
    guard stride > 0, offset.magnitude / stride < 0x1p52 else { return offset }
    let page = (offset / stride).wholeNearest
    let rest = offset - page * stride
    let isFree = offset > lower && offset < upper
    let scale = isFree ? (new.stride / stride).saturated : 1
    return (page * new.stride).saturated + (rest * scale).saturated
  }

  /// Returns the offset at the same fraction of the way between the limits in `new` as here.
  /// The fraction is −1 at one limit and +1 at the other, so that mirroring only negates it. A limit maps exactly to the limit.
  func offsetKeepingFraction(in new: AxisPlace) -> Double {
    let (limits, newLimits) = (lower...upper, new.lower...new.upper)
    guard limits != newLimits else { return offset }
    let inside = offset.clamped(to: limits)
    let half = limits.halfLength
    let part = half > 0 ? ((inside - limits.middle) / half).clamped(to: -1...1) : 2 * alignment - 1
    let kept =
      if part > 0 {
        new.upper - (1 - part) * newLimits.halfLength
      } else if part < 0 {
        new.lower + (1 + part) * newLimits.halfLength
      } else {
        newLimits.middle
      }
    return kept + (offset - inside).saturated
  }
}

#if !hasFeature(Embedded)
  extension AxisPlace: Codable {
    func validate() throws(ScrollValueError) {
      try offset.check(.finite, "offset")
      try stride.check(.notNegative, "stride")
      try lower.check(.finite, "lower")
      try upper.check(.atLeast(lower), "upper")
      try inset.check(.finite, "inset")
      try alignment.check(.fraction, "alignment")
      try place.check(.finite, "place")
    }
  }
#endif
