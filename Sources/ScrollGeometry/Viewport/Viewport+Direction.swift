extension Viewport {
  /// The horizontal direction of text and content, which decides at which edge the content begins.
  public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Content begins at the left edge.
    case leftToRight
    /// Content begins at the right edge.
    case rightToLeft

    /// Returns whether content begins at the far end of `axis`.
    func flips(_ axis: ScrollAxis) -> Bool { axis == .horizontal && self == .rightToLeft }
  }

  /// The horizontal offset measured from the leading edge of the content: the left edge, or from right to left the right edge.
  ///
  ///     leftToRight: x        rightToLeft: content − frame − x
  ///
  /// In both directions zero shows the beginning of the content. UIScrollView's own offset is never flipped ([O], PHYSICS §8).
  public func leadingOffset(in direction: LayoutDirection) -> Double {
    flipped(contentOffset.x, on: .horizontal, in: direction)
  }

  /// The horizontal content offset that lies `leading` points from the leading edge: the inverse of ``leadingOffset(in:)``, exact
  /// for whole numbers of points, halves, quarters and so on.
  public func contentOffset(leading: Double, in direction: LayoutDirection) -> Double {
    leading.require(.finite, "leading")
    return flipped(leading, on: .horizontal, in: direction)
  }

  /// Converts between the offset from the left or top edge and that from the leading edge; its own inverse.
  func flipped(_ offset: Double, on axis: ScrollAxis, in direction: LayoutDirection) -> Double {
    guard direction.flips(axis) else { return offset.flushed }
    return (contentSize[axis] - frame.size[axis] - offset).saturated.flushed
  }
}
