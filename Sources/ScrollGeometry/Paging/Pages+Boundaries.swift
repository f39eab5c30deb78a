/// The places where paging comes to rest: the offsets of all pages, counted on past both ends of the content,
/// and brought within the limits.
///
///     boundary(k) = clamp(k·stride − alignment·(frame − length)),   k any whole number
///
/// They do not ask how many pages there are: content inset by 40 points rests at −40 too, and a partial last
/// page at its end.
extension Pages {
  /// The boundaries nearest to `offset` on either side of it; the same twice where it stands on one, or past a
  /// limit.
  ///
  /// - Precondition: `offset` is finite.
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

  /// The boundary nearest to `offset`; of two equally near the lower one, unless the upper one is asked for.
  ///
  /// - Precondition: `offset` is finite.
  public func boundary(nearestTo offset: Double, tiesGoUp: Bool = false) -> Double {
    let boundaries = boundaries(around: offset)
    let (below, above) = (offset - boundaries.lowerBound, boundaries.upperBound - offset)
    return below < above || (below == above && !tiesGoUp) ? boundaries.lowerBound : boundaries.upperBound
  }

  /// The first boundary after `offset`, or the last there is.
  ///
  /// - Precondition: `offset` is finite.
  public func boundary(after offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard limits.lowerBound <= offset else { return limits.lowerBound }
    guard offset < limits.upperBound, let page = index(at: offset, shift: shift) else {
      return limits.upperBound
    }
    return self.offset(ofBoundary: page + 1)
  }

  /// The last boundary before `offset`, or the first there is.
  ///
  /// - Precondition: `offset` is finite.
  public func boundary(before offset: Double) -> Double {
    offset.require(.finite, "offset")
    guard offset <= limits.upperBound else { return limits.upperBound }
    guard limits.lowerBound < offset, let page = index(at: offset, shift: shift) else {
      return limits.lowerBound
    }
    let boundary = self.offset(ofBoundary: page)
    return boundary < offset ? boundary : self.offset(ofBoundary: page - 1)
  }

  /// How much earlier than its beginning a page is selected, for its place in the frame.
  var shift: Double { (alignment * (viewportLength - length)).saturated }

  /// The offset of boundary `index`, within the limits.
  func offset(ofBoundary index: Double) -> Double {
    ((index * stride).saturated - shift).saturated.flushed.clamped(to: limits)
  }

  /// The last of the places k·stride − `shift` that is not after `offset`; nil where there are none, and where
  /// they lie closer than numbers of that size can tell.
  ///
  /// The quotient may be rounded past a whole number; the products decide, so that a place is always found at
  /// itself.
  func index(at offset: Double, shift: Double) -> Double? {
    let stride = stride
    guard stride > 0, Swift.max(offset.magnitude, shift.magnitude) / stride < 0x1p51 else { return nil }
    var index = ((offset + shift) / stride).wholeBelow
    if index * stride - shift > offset { index -= 1 }
    if (index + 1) * stride - shift <= offset { index += 1 }
    return index
  }
}
