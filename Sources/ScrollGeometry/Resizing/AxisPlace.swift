/// Where one axis of a viewport stands: all that an anchor needs to know of it, before a change and after.
struct AxisPlace: Hashable, Sendable {
  /// The content offset.
  var offset: Double
  /// The distance from one page to the next; the length of the frame where pages are not spaced.
  var stride: Double
  /// The limits of the offset.
  var limits: ClosedRange<Double>
  /// The adjusted insets that the limits come from.
  var near, far: Double
  /// Where content that fits stands between its two ends.
  var alignment: Double
  /// The place in the frame whose content is kept; 0 where no content point is.
  var place: Double

  init(in viewport: Viewport, on axis: ScrollAxis, keeping: ScrollAnchor.Keeping) {
    offset = viewport.contentOffset[axis]
    stride = viewport.frame.size[axis]
    if case .pages(let spacing) = keeping { stride = (stride + spacing).saturated }
    limits = viewport.limits(on: axis)
    (near, far) = viewport.adjustedInsets(on: axis)
    alignment = viewport.contentAlignmentPoint[axis].clamped(to: 0...1)
    if case .contentPoint(let point) = keeping {
      place = viewport.place(at: point[axis], on: axis)
    } else {
      place = 0
    }
  }

  /// Where content at rest goes that stands at an edge whose inset is another in `new`: to that edge. nil for content
  /// that stands elsewhere, or at an edge whose inset is the same.
  ///
  /// Content that fits stands at both edges, and counts as standing at the one it is aligned with, the near one in
  /// doubt: a keyboard must not send what begins at the top to its end.
  func edge(in new: AxisPlace) -> Double? {
    let fits = limits.lowerBound == limits.upperBound
    let isAtStart = offset == limits.lowerBound && !(fits && alignment > 0.5)
    let isAtEnd = offset == limits.upperBound && !(fits && alignment <= 0.5)
    if isAtStart && near != new.near { return new.limits.lowerBound }
    if isAtEnd && far != new.far { return new.limits.upperBound }
    return nil
  }

  /// The offset that shows in `new` the page that shows here. An axis without length has no pages and keeps
  /// its offset, as do offsets so far out that pages are finer than the numbers there.
  func offsetKeepingPage(in new: AxisPlace) -> Double {
    guard stride > 0, offset.magnitude / stride < 0x1p52 else { return offset }
    let page = (offset / stride).wholeNearest
    let rest = offset - page * stride
    let isFree = offset > limits.lowerBound && offset < limits.upperBound
    let scale = isFree ? (new.stride / stride).saturated : 1
    return (page * new.stride).saturated + (rest * scale).saturated
  }

  /// The offset that is as far between the limits in `new` as it is here.
  ///
  /// The fraction is measured from the middle, −1 at one end and +1 at the other: mirroring negates it, where
  /// a fraction from 0 to 1 would have to be taken from 1 and rounded. Back from the nearer end, so that the
  /// ends are exact.
  func offsetKeepingFraction(in new: AxisPlace) -> Double {
    guard limits != new.limits else { return offset }
    let inside = offset.clamped(to: limits)
    let half = limits.halfLength
    let part = half > 0 ? ((inside - limits.middle) / half).clamped(to: -1...1) : 2 * alignment - 1
    let kept =
      if part > 0 {
        new.limits.upperBound - (1 - part) * new.limits.halfLength
      } else if part < 0 {
        new.limits.lowerBound + (1 + part) * new.limits.halfLength
      } else {
        new.limits.middle
      }
    return kept + (offset - inside).saturated
  }
}
