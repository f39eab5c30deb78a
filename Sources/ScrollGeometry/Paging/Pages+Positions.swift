extension Pages {
  /// Returns the position of `offset` in pages: a whole number on a page, 1.5 half way between the second and the
  /// third.
  ///
  ///     k + (x − offset(k)) / (offset(k + 1) − offset(k))
  ///
  /// - From 0 to ``count`` − 1; an offset past either end gives that end.
  /// - Monotone and continuous. ``offset(atPosition:)`` is its inverse within rounding.
  /// - Where clamping to the limits gives several pages the same offset, the position is the number of the page whose
  ///   unclamped offset is nearest.
  ///
  /// - Precondition: `offset` is finite.
  public func position(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    let last = Double(count - 1)
    guard last > 0 else { return 0 }
    let offset = offset.clamped(to: limits)
    guard let page = index(at: offset, shift: shift) else { return offset > 0 ? last : 0 }
    if page < 0 { return 0 }
    if page >= last { return last }
    let (start, end) = (self.offset(ofBoundary: page), self.offset(ofBoundary: page + 1))
    guard start < end else { return page }
    return page + ((offset - start) / (end - start)).clamped(to: 0...1)
  }

  /// Returns the offset at a position in pages, the inverse of ``position(at:)``. A position past either end gives the
  /// offset of the first or of the last page.
  ///
  /// The two functions together keep a position when the length of the pages changes: the old pages give the position,
  /// the new pages the offset.
  ///
  /// - Precondition: `position` is finite.
  public func offset(atPosition position: Double) -> Double {
    position.require(.finite, "position")
    let last = Double(Swift.max(0, count - 1))
    let inside = position.clamped(to: 0...last)
    let page = inside.roundedDown
    return Double.interpolated(
      from: offset(ofBoundary: page), to: offset(ofBoundary: Swift.min(page + 1, last)), at: inside - page)
  }

  /// Returns the pages that are visible at `offset`; a gap between pages belongs to neither.
  ///
  /// - Precondition: `offset` is finite.
  public func visiblePages(at offset: Double) -> Range<Int> {
    offset.require(.finite, "offset")
    let count = count
    guard count > 0, viewportLength > 0 else { return 0..<0 }
    let start = offset.clamped(to: 0...contentLength)
    let end = (offset + viewportLength).saturated.clamped(to: 0...contentLength)
    guard start < end else { return 0..<0 }
    guard let first = index(at: start, shift: 0), let last = index(at: end, shift: 0) else {
      return count - 1..<count
    }
    let lower = start < (first * stride + length).saturated ? first : first + 1
    let upper = last * stride < end ? last + 1 : last
    let pages = Double(count)
    return Int(Swift.min(lower, pages))..<Int(Swift.min(Swift.max(lower, upper), pages))
  }

  /// Returns the visible fraction of page `page` at `offset`, from 0 to 1.
  ///
  /// A partial last page counts as 1 where all of it is visible. A page outside of 0 ..< ``count`` gives 0.
  ///
  /// - Precondition: `offset` is finite.
  public func visibleFraction(ofPage page: Int, at offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard page >= 0, page < count else { return 0 }
    let page = range(ofPage: page)
    let length = page.upperBound - page.lowerBound
    guard length > 0 else { return 0 }
    let end = (offset + viewportLength).saturated
    let visible = Swift.min(end, page.upperBound) - Swift.max(offset, page.lowerBound)
    return (visible / length).flushed.clamped(to: 0...1)
  }
}
