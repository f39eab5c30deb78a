extension ScrollStack.Layout {
  /// The items that `rect` shows: those that have more than an edge in common with it, along the stack.
  ///
  /// Starts and ends of the items grow from one to the next, so that two binary searches find them. A rectangle
  /// that lies beside the content across the stack shows none.
  ///
  /// - Precondition: the rectangle is finite, its size not negative.
  /// - Complexity: O(log n): microseconds for a million items.
  public func items(in rect: ScrollRect) -> Range<Int> {
    let across = rect[axis.cross]
    guard across.lowerBound <= contentSize[axis.cross], across.upperBound >= 0 else { return 0..<0 }
    let along = rect[axis]
    let first = firstIndex { $0.upperBound > along.lowerBound }
    let end = firstIndex { $0.lowerBound >= along.upperBound }
    return first..<Swift.max(first, end)
  }

  /// The item that covers `position` along the stack, its beginning included and its end not; nil in gaps,
  /// insets and outside, where NaN and the infinities are too.
  ///
  /// - Complexity: O(log n).
  public func item(at position: Double) -> Int? {
    let index = firstIndex { $0.upperBound > position }
    guard index < frames.count, frames[index][axis].lowerBound <= position else { return nil }
    return index
  }

  /// The first item of whose range along the stack `condition` holds, or their number; it holds of all that
  /// follow one of which it holds.
  private func firstIndex(where condition: (ClosedRange<Double>) -> Bool) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(frames[middle][axis]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
