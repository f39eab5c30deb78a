/// The bar at the edge of a scroll view that shows which part of the content is visible.
///
/// Along each axis the bar moves in a track, the frame without ``insets``:
///
///     length = track·frame/(max − min + frame)         at least minimumLength, at most the track
///     start = (track − length)·(x − min)/(max − min)
///
/// where min and max are the limits, so that the content's insets count as content. Past a limit the bar becomes
/// shorter by the distance past the limit, down to `minimumOverscrolledLength`, and stays at that end of its track.
///
/// - Continuous and monotone in the offset.
/// - The vertical bar is at the right edge, from right to left at the left; the horizontal one always runs from left to right.
/// - Units: points. Default lengths are our choice. Functions take finite locations.
/// - Source: our choice, [O]; UIKit documents no law.
public struct ScrollIndicator: Hashable, Sendable {
  /// The distances of the tracks from the edges of the frame; they include the safe area and bars.
  public let insets: ScrollInsets
  /// The bar's extent across its track.
  public let thickness: Double
  /// The gap between the bar and the edge next to it.
  public let margin: Double
  /// The least length of the bar, however long the content is.
  public let minimumLength: Double
  /// The least length of the bar while the content is over-scrolled.
  public let minimumOverscrolledLength: Double
  /// Whether the tracks leave the corner between them free where both axes scroll.
  public let leavesCorner: Bool

  /// Creates an indicator with the given measures, in points.
  ///
  /// - Precondition: insets are finite, and lengths are finite and not negative.
  public init(
    insets: ScrollInsets = .zero, thickness: Double = 3, margin: Double = 3, minimumLength: Double = 36,
    minimumOverscrolledLength: Double = 8, leavesCorner: Bool = true, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    requireValid(try insets.check("insets"), file, line)
    thickness.require(.notNegative, "thickness", file, line)
    margin.require(.notNegative, "margin", file, line)
    minimumLength.require(.notNegative, "minimumLength", file, line)
    minimumOverscrolledLength.require(.notNegative, "minimumOverscrolledLength", file, line)
    self.insets = insets
    self.thickness = thickness
    self.margin = margin
    self.minimumLength = minimumLength
    self.minimumOverscrolledLength = minimumOverscrolledLength
    self.leavesCorner = leavesCorner
  }

  /// Returns the frame of the bar for `axis`, in the viewport's space; nil where the content fits or the track has no length.
  public func frame(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect? {
    bar(on: axis, in: viewport, direction: direction).map { bar in
      ScrollRect { $0 == axis ? bar.thumb : edge(across: axis, in: viewport, direction: direction) }
    }
  }

  /// Returns the track along which the bar for `axis` moves, in the viewport's space; nil where there is no bar.
  public func trackFrame(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect? {
    bar(on: axis, in: viewport, direction: direction).map { bar in
      ScrollRect { $0 == axis ? bar.track : edge(across: axis, in: viewport, direction: direction) }
    }
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
    // The bar shrinks while the content is over-scrolled.
    let full = length(on: axis, in: viewport, track: available)
    let length = Swift.max(full - overscroll.magnitude, Swift.min(full, minimumOverscrolledLength))
    let fraction = overscroll == 0 ? viewport.scrollFraction(on: axis) : overscroll < 0 ? 0 : 1
    let start =
      fraction == 1 ? track.upperBound - length : track.lowerBound + (available - length) * fraction
    return (track, start...(start + length))
  }

  /// Returns the length of the bar in a track where the content is not over-scrolled.
  func length(on axis: ScrollAxis, in viewport: Viewport, track: Double) -> Double {
    let limits = viewport.limits(on: axis)
    let frame = viewport.frame.size[axis]
    let part = frame > 0 ? frame / 2 / (limits.halfLength + frame / 2) : 0
    return Swift.min(track, Swift.max(minimumLength, track * part))
  }

  func track(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> ClosedRange<Double> {
    var insets = insets
    if leavesCorner && ScrollAxis.allCases.allSatisfy({ !viewport.contentFits(on: $0) }) {
      let corner = (thickness + margin).saturated
      if direction.flips(axis) {
        insets[min: axis] = (insets[min: axis] + corner).saturated
      } else {
        insets[max: axis] = (insets[max: axis] + corner).saturated
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
