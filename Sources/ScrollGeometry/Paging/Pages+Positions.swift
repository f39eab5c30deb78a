extension Pages {
  /// Returns the position of `offset` in pages: a whole number on a page, 1.5 half way between the second and the third.
  ///
  ///     k + (x − offset(k)) / (offset(k + 1) − offset(k))
  ///
  /// - From 0 to ``count`` − 1; an offset past either end gives that end. Content without an end goes on to just below ``count``.
  /// - Monotone and continuous. ``offset(atPosition:)`` is its inverse within rounding.
  /// - Where the limits give several pages the same offset, the position is the page whose unclamped offset is nearest.
  public func position(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    let last = Double(count - 1)
    guard last >= 0 else { return 0 }
    let offset = loop?.wrapped(offset) ?? offset.clamped(to: limits)
    guard let index = index(at: offset, shift: shift) else { return loop == nil && offset > 0 ? last : 0 }
    let page = index.clamped(to: 0...last)
    let start = self.offset(ofBoundary: page)
    // The last page of a turn can be shorter than the others.
    let endOfContent = loop.map { ($0.start + $0.length).saturated } ?? start
    let end = page < last ? self.offset(ofBoundary: page + 1) : endOfContent
    guard start < end else { return page }
    let position = page + ((offset - start) / (end - start)).clamped(to: 0...1)
    return loop == nil || position <= last + 1 - 0x1p-30 ? position : 0
  }

  /// Returns the offset at a position in pages, the inverse of ``position(at:)``; past either end that of the first or last page.
  ///
  /// The two functions together keep a position when the length of the pages changes.
  public func offset(atPosition position: Double) -> Double {
    position.require(.finite, "position")
    let last = Double(Swift.max(0, count - 1))
    let inside = position.clamped(to: 0...last)
    let page = inside.roundedDown
    return Double.interpolated(
      from: offset(ofBoundary: page), to: offset(ofBoundary: Swift.min(page + 1, last)), at: inside - page)
  }

  /// Returns the pages that are visible at `offset`; a gap between pages belongs to neither. Of content without an end the range
  /// can go on past ``count``, which stands for the first page.
  public func visiblePages(at offset: Double) -> Range<Int> {
    offset.require(.finite, "offset")
    guard count > 0, viewportLength > 0 else { return 0..<0 }
    let start = placeInFirstTurn(of: offset)
    let end = (start + viewportLength).saturated
    let pages = visiblePages(from: start, to: end)
    guard loop != nil, end > contentLength else { return pages }
    let next = visiblePages(from: 0, to: end - contentLength)
    return pages.lowerBound..<Swift.max(pages.upperBound, count + next.upperBound)
  }

  private func visiblePages(from start: Double, to end: Double) -> Range<Int> {
    let (start, end) = (start.clamped(to: 0...contentLength), end.clamped(to: 0...contentLength))
    guard start < end else { return 0..<0 }
    guard let first = index(at: start, shift: 0), let last = index(at: end, shift: 0) else {
      return count - 1..<count
    }
    let lower = start < (first * stride + length).saturated ? first : first + 1
    let upper = last * stride < end ? last + 1 : last
    let pages = Double(count)
    return Int(Swift.min(lower, pages))..<Int(Swift.min(Swift.max(lower, upper), pages))
  }

  /// Returns the place of an offset in the first turn of content without an end, from 0 on; the offset of any other content.
  private func placeInFirstTurn(of offset: Double) -> Double {
    loop == nil ? offset : ScrollLoop(on: axis, length: contentLength).wrapped(offset)
  }

  /// Returns the visible fraction of page `page` at `offset`: 1 for all of it, also of a partial last one, 0 for no such page.
  public func visibleFraction(ofPage page: Int, at offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard page >= 0, page < count else { return 0 }
    let page = range(ofPage: page)
    let length = page.upperBound - page.lowerBound
    guard length > 0 else { return 0 }
    let start = placeInFirstTurn(of: offset)
    let end = (start + viewportLength).saturated
    func visible(from start: Double, to end: Double) -> Double {
      Swift.max(0, Swift.min(end, page.upperBound) - Swift.max(start, page.lowerBound))
    }
    let next = loop == nil ? 0 : visible(from: 0, to: end - contentLength)
    return ((visible(from: start, to: end) + next) / length).flushed.clamped(to: 0...1)
  }
}
