extension Viewport {
  /// Creates the viewport of a scroll view whose content is as large as itself, and moves only because of its insets: a
  /// sheet, a header, a row of cards.
  ///
  /// Its limits on `axis` are exactly `offsets`; as sums with the length of the content they would be rounded.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - offsets: the offsets between which the content moves, from 0 or more on.
  ///   - axis: the axis on which it moves.
  ///   - bounces: whether it bounces on that axis also without room to move.
  init(
    frame: ScrollRect, moving offsets: ClosedRange<Double>, on axis: ScrollAxis,
    alwaysBounces bounces: Bool = true
  ) {
    var insets = ScrollInsets.zero
    insets[min: axis] = (0 - offsets.lowerBound).flushed
    insets[max: axis] = offsets.upperBound
    self.init(
      frame: frame, contentSize: frame.size, contentInset: insets, contentInsetAdjustmentBehavior: .never,
      alwaysBounceHorizontal: bounces && axis == .horizontal,
      alwaysBounceVertical: bounces && axis == .vertical)
  }
}
