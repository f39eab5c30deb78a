extension Viewport {
  /// How one axis of the content divides into what comes before the window, what shows in it, and what comes
  /// after, in points.
  ///
  ///     before + visible + after = content
  ///
  /// All three are zero or more. Over-scrolled, less of the content shows: none of it, far enough out.
  public struct Extent: Hashable, Sendable {
    /// The length of the content above the window, or to its left.
    public let before: Double
    /// The length of the content in the window.
    public let visible: Double
    /// The length of the content below the window, or to its right.
    public let after: Double

    /// The three lengths as parts of their sum, from 0 to 1; (0, 1, 0) for empty content, of which nothing is
    /// hidden.
    public var fractions: (before: Double, visible: Double, after: Double) {
      let half = before / 2 + visible / 2 + after / 2
      guard half > 0 else { return (0, 1, 0) }
      return (before / 2 / half, visible / 2 / half, after / 2 / half)
    }
  }

  /// What of the content lies before, in and after the window on `axis`. Insets are no content.
  public func extent(on axis: ScrollAxis) -> Extent {
    let length = contentSize[axis]
    let (start, end) = (bounds[axis].lowerBound, bounds[axis].upperBound)
    return Extent(
      before: start.clamped(to: 0...length),
      visible: Swift.max(0, Swift.min(end, length) - Swift.max(start, 0)),
      after: (length - end).clamped(to: 0...length))
  }

  /// How far the content has been scrolled on `axis`, as a fraction of the way between the limits, from 0 to 1.
  ///
  ///     (x − min)/(max − min)
  ///
  /// Past a limit it stays 0 or 1. Where the content fits there is no way to go, and the answer is the
  /// alignment of the content: 0 unless ``contentAlignmentPoint`` says otherwise. Limits of
  /// `.greatestFiniteMagnitude` are fine: an offset of 0 between two of them is a half.
  public func scrollFraction(on axis: ScrollAxis) -> Double {
    let limits = limits(on: axis)
    let range = limits.upperBound / 2 - limits.lowerBound / 2
    guard range > 0 else { return contentAlignmentPoint[axis].clamped(to: 0...1) }
    let offset = contentOffset[axis].clamped(to: limits)
    return ((offset / 2 - limits.lowerBound / 2) / range).clamped(to: 0...1)
  }

  /// The offset on `axis` a fraction of the way from one limit to the other: what a slider asks for.
  ///
  ///     min + fraction·(max − min)
  ///
  /// The inverse of ``scrollFraction(on:)``, within rounding; both ends are exact.
  ///
  /// - Precondition: the fraction is from 0 to 1.
  public func contentOffset(atFraction fraction: Double, on axis: ScrollAxis) -> Double {
    fraction.require(.fraction, "fraction")
    let limits = limits(on: axis)
    if fraction == 0 { return limits.lowerBound }
    if fraction == 1 { return limits.upperBound }
    // Halves, since the difference of two huge limits is not finite.
    let half = Double.interpolated(from: limits.lowerBound / 2, to: limits.upperBound / 2, at: fraction)
    return (2 * half).flushed
  }
}
