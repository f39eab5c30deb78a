/// The bar at the edge of a scroll view that shows where in its content it stands.
///
/// Along each axis the bar has a track, the frame less ``insets``, and in it
///
///     length = track·frame/(max − min + frame)         at least minimumLength, at most the track
///     start = (track − length)·(x − min)/(max − min)
///
/// where min and max are the limits, so that the content's insets count as content. Past a limit the bar
/// shrinks by the distance, down to `minimumOverscrolledLength`, and stays at that end of its track.
///
/// - Continuous in the offset, and monotone: the bar never moves against the content.
/// - The vertical bar stands at the right edge, or at the left where the layout runs from right to left; the
///   horizontal bar at the bottom, and its direction never turns, as the offset's does not.
/// - Units: points. Default lengths are our choice.
///
/// - Source: our choice, [O]; UIKit documents no law.
public struct ScrollIndicator: Hashable, Sendable {
  /// How far inside the frame the tracks end: the indicator insets, safe area and bars included.
  public let insets: ScrollInsets
  /// The bar's extent across its track.
  public let thickness: Double
  /// The gap between the bar and the edge along which it stands.
  public let margin: Double
  /// The least length of the bar, however long the content.
  public let minimumLength: Double
  /// The least length of the bar that over-scrolling shrinks.
  public let minimumOverscrolledLength: Double
  /// Whether both bars end early enough to leave the corner free where both axes scroll.
  public let leavesCorner: Bool

  /// The indicator with the given measures, in points.
  ///
  /// - Precondition: insets are finite, lengths finite and not negative.
  public init(
    insets: ScrollInsets = .zero, thickness: Double = 3, margin: Double = 3, minimumLength: Double = 36,
    minimumOverscrolledLength: Double = 8, leavesCorner: Bool = true
  ) {
    requireValid { () throws(ScrollValueError) in
      try insets.check("insets")
      try thickness.check(.notNegative, "thickness")
      try margin.check(.notNegative, "margin")
      try minimumLength.check(.notNegative, "minimumLength")
      try minimumOverscrolledLength.check(.notNegative, "minimumOverscrolledLength")
    }
    self.insets = insets
    self.thickness = thickness
    self.margin = margin
    self.minimumLength = minimumLength
    self.minimumOverscrolledLength = minimumOverscrolledLength
    self.leavesCorner = leavesCorner
  }

  /// The bar's frame for `axis` in the viewport's space; nil where there is nothing to show: the content fits
  /// and is not over-scrolled, or the track has no length.
  public func frame(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect? {
    let track = track(on: axis, in: viewport, direction: direction)
    let limits = viewport.limits(on: axis)
    let overscroll = viewport.overscroll[axis]
    guard track.upperBound > track.lowerBound, limits.lowerBound < limits.upperBound || overscroll != 0
    else { return nil }
    let available = track.upperBound - track.lowerBound
    let length = length(on: axis, in: viewport, track: available)
    let fraction = overscroll == 0 ? viewport.scrollFraction(on: axis) : overscroll < 0 ? 0 : 1
    let start =
      fraction == 1
      ? track.upperBound - length : track.lowerBound + (available - length) * fraction
    let across = edge(across: axis, in: viewport, direction: direction)
    return ScrollRect { $0 == axis ? start...(start + length) : across }
  }

  /// The bar's length in a track of the given length.
  private func length(on axis: ScrollAxis, in viewport: Viewport, track: Double) -> Double {
    let limits = viewport.limits(on: axis)
    let frame = viewport.frame.size[axis]
    let part = frame > 0 ? frame / 2 / (limits.halfLength + frame / 2) : 0
    let length = Swift.min(track, Swift.max(minimumLength, track * part))
    let shrunk = length - viewport.overscroll[axis].magnitude
    return Swift.max(shrunk, Swift.min(length, minimumOverscrolledLength))
  }

  /// What the bar can cover of the frame along `axis`.
  private func track(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> ClosedRange<Double> {
    var insets = insets
    if leavesCorner && ScrollAxis.allCases.allSatisfy({ !viewport.fits(on: $0) }) {
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

  /// What the bar covers of the frame across `axis`.
  private func edge(
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
