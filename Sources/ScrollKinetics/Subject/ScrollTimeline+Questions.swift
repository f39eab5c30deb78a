import ScrollGeometry

// When an animation that scrolling drives gets where, so that its schedule is known at the lift.
extension Scroller {
  /// Returns the first instant from now on at which the content will be at a progress of a timeline; nil for never.
  ///
  ///     let picture = ViewTimeline(of: frame, in: scroller.viewport, on: .vertical)
  ///     scroller.instant(reaching: 0, of: picture[.entry])       // when it comes into view
  ///     scroller.instant(reaching: 1, of: picture[.entry])       // when it is in view
  ///
  /// It is solved from the closed form, as ``instant(reaching:on:)``. The progress must be finite.
  public func instant(reaching progress: Double, of timeline: ScrollTimeline) -> ScrollInstant? {
    instant(reaching: timeline.offset(atProgress: progress), on: timeline.axis)
  }

  /// Returns the progress of a timeline at `instant`, without further input; nil where the timeline has no length.
  public func progress(of timeline: ScrollTimeline, at instant: ScrollInstant) -> Double? {
    timeline.progress(at: contentOffset(at: instant)[timeline.axis])
  }
}

extension ScrollScreen {
  /// Returns the first instant from now on at which a member will be at a progress of a timeline; nil for never.
  ///
  /// - Precondition: `progress` is finite.
  public func instant(reaching progress: Double, of timeline: ScrollTimeline, in id: ID) -> ScrollInstant? {
    instant(reaching: timeline.offset(atProgress: progress), on: timeline.axis, of: id)
  }

  /// Returns the progress of a timeline of a member at `instant`, without further input; nil where the timeline has no length.
  public func progress(of timeline: ScrollTimeline, in id: ID, at instant: ScrollInstant) -> Double? {
    timeline.progress(at: contentOffset(of: id, at: instant)[timeline.axis])
  }
}
