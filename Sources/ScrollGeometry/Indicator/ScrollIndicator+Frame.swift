extension ScrollIndicator {
  /// Returns the frame of the bar for `axis`, in the viewport's space; nil where there is none: the content fits and is not
  /// over-scrolled, or the track has no length.
  public func frame(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect? {
    guard let bar = bar(on: axis, in: viewport, direction: direction) else { return nil }
    let across = edge(across: axis, in: viewport, direction: direction)
    return ScrollRect { $0 == axis ? bar.thumb : across }
  }

  /// Returns the track along which the bar for `axis` moves, in the viewport's space; nil where there is no bar.
  public func trackFrame(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect? {
    guard let bar = bar(on: axis, in: viewport, direction: direction) else { return nil }
    let across = edge(across: axis, in: viewport, direction: direction)
    return ScrollRect { $0 == axis ? bar.track : across }
  }

  /// Returns the ranges of the track and the bar along `axis`; nil where there is no bar.
  func bar(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> (track: ClosedRange<Double>, thumb: ClosedRange<Double>)? {
    let track = track(on: axis, in: viewport, direction: direction)
    let limits = viewport.limits(on: axis)
    let overscroll = viewport.overscroll[axis]
    guard track.upperBound > track.lowerBound, limits.lowerBound < limits.upperBound || overscroll != 0
    else { return nil }
    let available = track.upperBound - track.lowerBound
    let length = length(on: axis, in: viewport, track: available)
    let fraction = overscroll == 0 ? viewport.scrollFraction(on: axis) : overscroll < 0 ? 0 : 1
    let start =
      fraction == 1 ? track.upperBound - length : track.lowerBound + (available - length) * fraction
    return (track, start...(start + length))
  }

  func length(on axis: ScrollAxis, in viewport: Viewport, track: Double) -> Double {
    let limits = viewport.limits(on: axis)
    let frame = viewport.frame.size[axis]
    let part = frame > 0 ? frame / 2 / (limits.halfLength + frame / 2) : 0
    let length = Swift.min(track, Swift.max(minimumLength, track * part))
    let shrunk = length - viewport.overscroll[axis].magnitude
    return Swift.max(shrunk, Swift.min(length, minimumOverscrolledLength))
  }

  private func track(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> ClosedRange<Double> {
    var insets = insets
    if leavesCorner && ScrollAxis.allCases.allSatisfy({ !viewport.contentFits(on: $0) }) {
      let corner = (thickness + margin).saturated
      if axis == .vertical {
        insets.bottom = (insets.bottom + corner).saturated
      } else if direction == .leftToRight {
        insets.right = (insets.right + corner).saturated
      } else {
        insets.left = (insets.left + corner).saturated
      }
    }
    return ScrollRect(origin: .zero, size: viewport.frame.size).inset(by: insets)[axis]
  }

  /// Returns the range that the bar covers across `axis`.
  func edge(
    across axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> ClosedRange<Double> {
    let cross = axis.cross
    if axis == .vertical && direction == .rightToLeft {
      let start = (insets.left + margin).saturated
      return start...(start + thickness).saturated
    }
    let end = (viewport.frame.size[cross] - insets[max: cross] - margin).saturated
    return (end - thickness).saturated...end
  }
}
