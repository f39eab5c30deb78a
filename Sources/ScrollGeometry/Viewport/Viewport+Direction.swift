extension Viewport {
  /// The side at which lines of text, and with them rows of content, begin.
  public enum LayoutDirection: UInt8, CaseIterable, Hashable, Sendable {
    /// Content begins at the left edge.
    case leftToRight
    /// Content begins at the right edge.
    case rightToLeft
  }

  /// The offset counted from the leading edge of the content: the left one, or the right one where the layout
  /// runs from right to left.
  ///
  ///     leftToRight: x        rightToLeft: content − frame − x
  ///
  /// Zero shows the beginning of the content, and larger offsets what follows, in both directions. UIScrollView
  /// itself never flips its offset, so this is a convenience of ours ([O], PHYSICS §8).
  public func leadingOffset(in direction: LayoutDirection) -> Double {
    flipped(contentOffset.x, in: direction)
  }

  /// The horizontal content offset that lies `leading` points from the leading edge: the inverse of
  /// ``leadingOffset(in:)``, exact as long as the numbers are (a whole number of points, halves, quarters…).
  ///
  /// - Precondition: `leading` is finite.
  public func contentOffset(leading: Double, in direction: LayoutDirection) -> Double {
    leading.require(.finite, "leading")
    return flipped(leading, in: direction)
  }

  /// Both directions of the conversion, which is its own inverse.
  func flipped(_ offset: Double, in direction: LayoutDirection) -> Double {
    guard direction == .rightToLeft else { return offset.flushed }
    return (contentSize.width - frame.size.width - offset).saturated.flushed
  }
}
