// From a pointer on the bar to an offset of the content.
extension ScrollIndicator {
  /// A part of a scroll bar that a pointer can press.
  public enum Part: CaseIterable, Hashable, Sendable {
    /// The track before the bar: above it, or to its left.
    case trackBefore
    /// The bar itself.
    case thumb
    /// The track after the bar: below it, or to its right.
    case trackAfter
  }

  /// Returns the part of the bar at `location`, a coordinate along `axis` in the viewport's space; nil past the ends
  /// of the track and where there is no bar.
  ///
  /// A press in the track scrolls by a page until this is ``Part/thumb``: the bar has then reached the pointer.
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

  /// Returns the offset at which the centre of the bar is at `location`, as for a click in the track that jumps.
  ///
  ///     offset = min + (location − track start − length/2)·(max − min)/(track − length)
  ///
  /// - Clamped to the limits: a click within half a bar's length of an end of the track gives that limit.
  /// - The present offset where there is no bar, or the bar fills its track.
  /// - Source: [O]; scroll bars on all desktops follow this law.
  public func contentOffset(
    centeringThumbAt location: Double, on axis: ScrollAxis, in viewport: Viewport,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    location.require(.finite, "location")
    guard let (start, length, free) = movement(on: axis, in: viewport, direction: direction) else {
      return viewport.contentOffset[axis]
    }
    let fraction = (location - start - length / 2) / free
    return viewport.contentOffset(atFraction: fraction.clamped(to: 0...1), on: axis)
  }

  /// Returns the way of the content for each point that the bar moves, (max − min)/(track − length); 0 where the bar cannot move.
  func contentPerPoint(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> Double {
    guard let free = movement(on: axis, in: viewport, direction: direction)?.free else { return 0 }
    return (2 * (viewport.limits(on: axis).halfLength / free).saturated).saturated
  }

  /// Returns the start of the track, and the lengths of the bar in it, where the content is not over-scrolled, and of the free
  /// part beside the bar; nil where the bar cannot move.
  private func movement(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> (start: Double, length: Double, free: Double)? {
    let track = track(on: axis, in: viewport, direction: direction)
    let available = track.upperBound - track.lowerBound
    let length = length(on: axis, in: viewport, track: available)
    guard length < available, !viewport.contentFits(on: axis) else { return nil }
    return (track.lowerBound, length, available - length)
  }
}
