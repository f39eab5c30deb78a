extension Viewport {
  /// The lengths of the content before, inside and after the viewport along one axis, in points.
  ///
  ///     before + visible + after = content
  ///
  /// All three are zero or more. Over-scrolling makes the visible length shorter, down to zero.
  public struct Extent: Hashable, Sendable {
    /// The length of the content above the viewport, or to its left.
    public let before: Double
    /// The length of the content that is visible.
    public let visible: Double
    /// The length of the content below the viewport, or to its right.
    public let after: Double

    /// The three lengths as fractions of their sum, from 0 to 1; (0, 1, 0) for empty content.
    public var fractions: (before: Double, visible: Double, after: Double) {
      let half = before / 2 + visible / 2 + after / 2
      guard half > 0 else { return (0, 1, 0) }
      return (before / 2 / half, visible / 2 / half, after / 2 / half)
    }
  }

  /// Returns the lengths of the content, without its insets, before, inside and after the viewport on `axis`.
  public func extent(on axis: ScrollAxis) -> Extent {
    let length = contentSize[axis]
    let (start, end) = (bounds[axis].lowerBound, bounds[axis].upperBound)
    return Extent(
      before: start.clamped(to: 0...length),
      visible: Swift.max(0, Swift.min(end, length) - Swift.max(start, 0)),
      after: (length - end).clamped(to: 0...length))
  }

  /// Returns the position of the offset between its two limits on `axis`, as a fraction from 0 to 1.
  ///
  ///     (x − min)/(max − min)
  ///
  /// - Past a limit the fraction stays 0 or 1. Limits of `±.greatestFiniteMagnitude` are valid.
  /// - Where the content fits, the limits coincide and the fraction is ``contentAlignmentPoint``'s, 0 by default.
  /// - Content without an end gives the part of a turn, from 0 to below 1.
  public func scrollFraction(on axis: ScrollAxis) -> Double {
    if let turn = turn(on: axis) { return turn.wrapped(contentOffset[axis]) / turn.length }
    let limits = limits(on: axis)
    let range = limits.halfLength
    guard range > 0 else { return contentAlignmentPoint[axis].clamped(to: 0...1) }
    let offset = contentOffset[axis].clamped(to: limits)
    return ((offset / 2 - limits.lowerBound / 2) / range).clamped(to: 0...1)
  }

  /// Returns the offset on `axis` at a fraction of the way from the lower limit to the upper one, as for a slider.
  ///
  ///     min + fraction·(max − min)
  ///
  /// The inverse of ``scrollFraction(on:)``, within rounding; both ends are exact. Content without an end is in its first turn.
  ///
  /// - Precondition: the fraction is from 0 to 1.
  public func contentOffset(atFraction fraction: Double, on axis: ScrollAxis) -> Double {
    fraction.require(.fraction, "fraction")
    if let turn = turn(on: axis) { return (fraction * turn.length).flushed }
    let limits = limits(on: axis)
    if fraction == 0 { return limits.lowerBound }
    if fraction == 1 { return limits.upperBound }
    // Interpolates half the limits, since the difference of two huge limits would overflow.
    let half = Double.interpolated(from: limits.lowerBound / 2, to: limits.upperBound / 2, at: fraction)
    return (2 * half).flushed
  }

  /// The loop of content without an end on `axis`, from 0 on; nil for any other content.
  private func turn(on axis: ScrollAxis) -> ScrollLoop? {
    let length = contentLength(on: axis)
    return endlessAxis == axis && length > 0 ? ScrollLoop(on: axis, length: length) : nil
  }
}
