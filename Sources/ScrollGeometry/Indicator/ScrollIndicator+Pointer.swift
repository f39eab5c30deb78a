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
  /// A press in the track scrolls repeatedly by a page, until this function returns ``Part/thumb``: the bar has then
  /// reached the pointer.
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

  /// Returns the offset at which the centre of the bar is at `location`, as for a click in the track that jumps.
  ///
  ///     offset = min + (location − track start − length/2)·(max − min)/(track − length)
  ///
  /// - Clamped to the limits: a click within half a bar's length of an end of the track gives that limit.
  /// - The present offset where there is no bar, or the bar fills its track.
  ///
  /// - Parameters:
  ///   - location: a coordinate along `axis` in the viewport's space, in points.
  ///   - axis: the axis along which the bar lies.
  ///   - viewport: the present viewport.
  ///   - direction: the direction of the layout, which places the vertical bar.
  /// - Precondition: `location` is finite.
  /// - Source: [O]; scroll bars on all desktops follow this law.
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

  /// Returns the distance that the content moves for each point that the bar moves; 0 where the bar cannot move.
  ///
  ///     (max − min)/(track − length)
  func contentPerPoint(
    on axis: ScrollAxis, in viewport: Viewport, direction: Viewport.LayoutDirection
  ) -> Double {
    let viewport = restored(viewport, on: axis)
    guard let bar = bar(on: axis, in: viewport, direction: direction) else { return 0 }
    // The length by its law: the distance between the thumb's ends rounds differently at each place.
    let track = bar.track.upperBound - bar.track.lowerBound
    let free = track - length(on: axis, in: viewport, track: track)
    guard free > 0 else { return 0 }
    return (2 * (viewport.limits(on: axis).halfLength / free).saturated).saturated
  }

  /// Returns the viewport with its offset within the limits. The length of the bar while over-scrolled is shorter than
  /// the one that the law of its movement uses.
  private func restored(_ viewport: Viewport, on axis: ScrollAxis) -> Viewport {
    var viewport = viewport
    viewport.contentOffset[axis] = viewport.contentOffset[axis].clamped(to: viewport.limits(on: axis))
    return viewport
  }
}
