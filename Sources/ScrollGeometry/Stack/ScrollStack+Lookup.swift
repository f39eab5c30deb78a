extension ScrollStack.Layout {
  /// Returns the items that have more than an edge in common with `rect` along the stack; none where it lies beside the content.
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

  /// Returns the change of the content from this layout to one in which items were inserted before an item, were removed
  /// from it on, or in which this item has another length.
  ///
  ///     screen.apply(before.change(to: after, at: 4), to: feed, at: instant)      // what is visible stays in place
  ///
  /// Where flexible items give up what others gain, one change cannot describe both: it is that of the content's length, and what
  /// is visible between the two moves.
  ///
  /// - Precondition: the layouts have the same axis, and `item` is from 0 to the number of items of this one.
  public func change(to layout: ScrollStack.Layout, at item: Int) -> ContentChange {
    precondition(layout.axis == axis, "axis must be \(axis), but is \(layout.axis)")
    item.require(in: 0..<frames.count + 1, "item")
    let end = frames.last.map { ($0.origin[axis] + $0.size[axis]).saturated } ?? 0
    let lengthChange = (layout.contentSize[axis] - contentSize[axis]).saturated
    let position = item < frames.count ? frames[item].origin[axis] : end
    // Removing the last items also removes the gap before them.
    let latest = (contentSize[axis] + Swift.min(0, lengthChange)).saturated
    return ContentChange(on: axis, at: Swift.min(position, latest), lengthChange: lengthChange)
  }

  /// Returns the first item whose range along the stack satisfies `condition`, or the number of items where none does.
  private func firstIndex(where condition: (ClosedRange<Double>) -> Bool) -> Int {
    frames.indices.partition { condition(frames[$0][axis]) }
  }
}
