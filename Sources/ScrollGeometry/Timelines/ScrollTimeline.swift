/// The progress of an animation that scrolling drives: 0 at one offset of an axis, 1 at another.
///
///     progress(x) = (x − start)/(end − start)
///
///     let timeline = ScrollTimeline(of: viewport, on: .vertical)      // from the first offset to the last
///     timeline.progress(at: viewport.contentOffset.y)
///
/// - Not clamped: −0.05 is before the start, as while the content is pulled past it. The end may lie before the start.
/// - Offsets and progresses must be finite.
/// - ``offset(atProgress:)`` is the inverse within rounding; both ends are exact. With it, one range gives the parts of
///   another: `ScrollTimeline(on: .vertical, from: contain.offset(atProgress: -0.5), to: entry.offset(atProgress: 2))`.
/// - Source: CSS Scroll-driven Animations 1 ([S], PHYSICS §12).
public struct ScrollTimeline: Hashable, Sendable {
  /// The axis of the offsets.
  public let axis: ScrollAxis
  /// The offset of progress 0, in points.
  public let start: Double
  /// The offset of progress 1, in points.
  public let end: Double

  /// Creates the timeline between two offsets of an axis.
  public init(
    on axis: ScrollAxis, from start: Double, to end: Double, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    start.require(.finite, "start", file, line)
    end.require(.finite, "end", file, line)
    self.axis = axis
    self.start = start.flushed
    self.end = end.flushed
  }

  /// Creates the timeline of all that a viewport can scroll on `axis`, between its limits, from right to left beginning at the
  /// upper one: CSS's `scroll()`.
  public init(
    of viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection = .leftToRight
  ) {
    let limits = viewport.limits(on: axis)
    let isFlipped = direction.flips(axis)
    self.init(
      on: axis, from: isFlipped ? limits.upperBound : limits.lowerBound,
      to: isFlipped ? limits.lowerBound : limits.upperBound)
  }

  /// Returns the progress at an offset, which may be less than 0 or more than 1; nil where both ends are the same offset.
  public func progress(at offset: Double) -> Double? {
    offset.require(.finite, "offset")
    // Halves, since the difference of two huge offsets would overflow.
    let length = end / 2 - start / 2
    return length == 0 ? nil : ((offset / 2 - start / 2) / length).saturated.flushed
  }

  /// Returns the offset at a progress, which may be less than 0 or more than 1.
  ///
  ///     start + progress·(end − start)
  public func offset(atProgress progress: Double) -> Double {
    progress.require(.finite, "progress")
    if progress == 1 { return end }
    return (start + progress * (end - start).saturated).saturated.flushed
  }
}
