extension ScrollStack.Layout {
  /// Returns the items that `rect` shows: those that have more than an edge in common with it along the stack.
  ///
  /// A rectangle that lies beside the content, across the stack, shows no items.
  ///
  /// - Precondition: the rectangle is finite, and its size is not negative.
  /// - Complexity: O(log n): two binary searches, since the items are in order.
  public func items(in rect: ScrollRect) -> Range<Int> {
    let across = rect[axis.cross]
    guard across.lowerBound <= contentSize[axis.cross], across.upperBound >= 0 else { return 0..<0 }
    let along = rect[axis]
    let first = firstIndex { $0.upperBound > along.lowerBound }
    let end = firstIndex { $0.lowerBound >= along.upperBound }
    return first..<Swift.max(first, end)
  }

  /// Returns the item that covers `position` along the stack, its beginning included and its end excluded; nil in gaps,
  /// in insets, outside the content, and for a position that is not finite.
  ///
  /// - Complexity: O(log n).
  public func item(at position: Double) -> Int? {
    let index = firstIndex { $0.upperBound > position }
    guard index < frames.count, frames[index][axis].lowerBound <= position else { return nil }
    return index
  }

  /// Returns the first item whose range along the stack satisfies `condition`, or the number of items where none does.
  /// `condition` must be monotone: true for every item after one for which it is true.
  private func firstIndex(where condition: (ClosedRange<Double>) -> Bool) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(frames[middle][axis]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
