// The page boundaries: the offsets at which paging comes to rest. Boundary k is offset(k) for any whole k, not only those of pages
// that exist, so that the limits are boundaries, too: content with an inset of 40 points also rests at −40, and a partial last
// page rests where the content ends.
extension Pages {
  /// Returns the nearest boundary before `offset` and the nearest after it; twice the same on a boundary or past a limit.
  public func boundaries(around offset: Double) -> ClosedRange<Double> {
    offset.require(.finite, "offset")
    let offset = offset.flushed
    guard limits.lowerBound < offset, offset < limits.upperBound else {
      let limit = offset.clamped(to: limits)
      return limit...limit
    }
    guard let page = index(at: offset, shift: shift) else { return offset...offset }
    let lower = self.offset(ofBoundary: page)
    return lower == offset ? lower...lower : lower...self.offset(ofBoundary: page + 1)
  }

  /// Returns the boundary nearest to `offset`; of two equally near ones the lower, or the upper if `tiesGoUp` is true.
  public func boundary(nearestTo offset: Double, tiesGoUp: Bool = false) -> Double {
    let boundaries = boundaries(around: offset)
    let (below, above) = (offset - boundaries.lowerBound, boundaries.upperBound - offset)
    return below < above || (below == above && !tiesGoUp) ? boundaries.lowerBound : boundaries.upperBound
  }

  /// Returns the first boundary after `offset`, or the last boundary where none is after it.
  public func boundary(after offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard limits.lowerBound <= offset else { return limits.lowerBound }
    guard offset < limits.upperBound, let page = index(at: offset, shift: shift) else {
      return limits.upperBound
    }
    return self.offset(ofBoundary: page + 1)
  }

  /// Returns the last boundary before `offset`, or the first boundary where none is before it.
  public func boundary(before offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard offset <= limits.upperBound else { return limits.upperBound }
    guard limits.lowerBound < offset, let page = index(at: offset, shift: shift) else {
      return limits.lowerBound
    }
    let boundary = self.offset(ofBoundary: page)
    return boundary < offset ? boundary : self.offset(ofBoundary: page - 1)
  }

  /// The distance by which the offset of a page lies before the beginning of the page, because of the alignment.
  var shift: Double { (alignment * (viewportLength - length)).saturated }

  /// Returns the offset of boundary `index`, within the limits.
  func offset(ofBoundary index: Double) -> Double {
    ((index * stride).saturated - shift).saturated.flushed.clamped(to: limits)
  }

  /// Returns the greatest k with k·stride − `shift` ≤ `offset`; nil where the stride is zero, or smaller than the precision of
  /// numbers of that size. The quotient can be rounded past a whole number, so k is corrected with the product.
  func index(at offset: Double, shift: Double) -> Double? {
    let stride = stride
    guard stride > 0, Swift.max(offset.magnitude, shift.magnitude) / stride < 0x1p51 else { return nil }
    var index = ((offset + shift) / stride).wholeBelow
    if index * stride - shift > offset { index -= 1 }
    if (index + 1) * stride - shift <= offset { index += 1 }
    return index
  }
}
