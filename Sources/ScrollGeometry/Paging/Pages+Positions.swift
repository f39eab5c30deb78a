extension Pages {
  /// Where `offset` stands in pages: whole on a page, 1.5 half way between the second and the third.
  ///
  ///     k + (x − offset(k)) / (offset(k + 1) − offset(k))
  ///
  /// - From 0 to ``count`` − 1; offsets past either end give that end.
  /// - Monotone and continuous. ``offset(atPosition:)`` undoes it within rounding.
  /// - Where limits make several pages share an offset, the page nearest to it without limits is the one.
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

  /// The offset at a position in pages, the inverse of ``position(at:)``; positions past either end give the
  /// first page's or the last's.
  ///
  /// Together the two keep a position while the pages' length changes: take it from the old pages and ask the
  /// new ones.
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

  /// The pages that show at `offset`, the gaps between them left out.
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

  /// How much of page `page` shows at `offset`, from 0 to 1; a partial last page is whole where all of it does.
  /// Nothing shows of pages outside of 0 ..< ``count``.
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
