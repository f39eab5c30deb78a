// The way back: from a pointer on the bar to an offset of the content.
extension ScrollIndicator {
  /// What of a scroll bar lies under a pointer.
  public enum Part: UInt8, CaseIterable, Hashable, Sendable {
    /// The track before the bar: above it, or to its left.
    case trackBefore
    /// The bar itself.
    case thumb
    /// The track after the bar: below it, or to its right.
    case trackAfter
  }

  /// What lies under `location`, a place along `axis` in the viewport's space; nil past the track's ends and where there
  /// is nothing to show.
  ///
  /// A press in the track scrolls by a page, again and again, until this returns ``Part/thumb``: the bar has then reached
  /// the pointer.
  ///
  /// - Precondition: `location` is finite.
  public func part(
    at location: Double, on axis: ScrollAxis, in viewport: Viewport,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> Part? {
    location.require(.finite, "location")
    guard let bar = bar(on: axis, in: viewport, direction: direction), bar.track.contains(location) else {
      return nil
    }
    if bar.thumb.contains(location) { return .thumb }
    return location < bar.thumb.lowerBound ? .trackBefore : .trackAfter
  }

  /// The offset at which the bar's centre lies under `location`: where a click in the track jumps.
  ///
  ///     offset = min + (location − track start − length/2)·(max − min)/(track − length)
  ///
  /// - Brought within the limits, so that a click within half a bar of an end of the track goes to that limit.
  /// - The present offset where there is nothing to show, or the bar fills its track.
  ///
  /// - Parameters: `location` a place along `axis` in the viewport's space, in points.
  /// - Precondition: `location` is finite.
  /// - Source: [O]; the law of scroll bars on every desktop.
  public func contentOffset(
    centeringThumbAt location: Double, on axis: ScrollAxis, in viewport: Viewport,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    location.require(.finite, "location")
    guard let bar = bar(on: axis, in: restored(viewport, on: axis), direction: direction) else {
      return viewport.contentOffset[axis]
    }
    let length = bar.thumb.upperBound - bar.thumb.lowerBound
    let free = bar.track.upperBound - bar.track.lowerBound - length
    guard free > 0 else { return viewport.contentOffset[axis] }
    let start = location.clamped(to: bar.track) - bar.track.lowerBound - length / 2
    return viewport.contentOffset(atFraction: (start / free).clamped(to: 0...1), on: axis)
  }

  /// How far the content moves for a point of the bar's movement; 0 where the bar cannot move.
  ///
  ///     (max − min)/(track − length)
  func contentPerPoint(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> Double {
    guard let bar = bar(on: axis, in: restored(viewport, on: axis), direction: direction) else { return 0 }
    let free = (bar.track.upperBound - bar.track.lowerBound) - (bar.thumb.upperBound - bar.thumb.lowerBound)
    guard free > 0 else { return 0 }
    return (2 * (viewport.limits(on: axis).halfLength / free).saturated).saturated
  }

  /// The viewport with the content inside its limits: over-scrolled, the bar is shorter than it moves.
  private func restored(_ viewport: Viewport, on axis: ScrollAxis) -> Viewport {
    var viewport = viewport
    viewport.contentOffset[axis] = viewport.contentOffset[axis].clamped(to: viewport.limits(on: axis))
    return viewport
  }
}
