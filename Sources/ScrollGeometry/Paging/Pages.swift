/// The content of one axis cut into pages of equal length.
///
/// Page k begins at k·stride in the content. It is selected where its part at `alignment` meets the frame's:
///
///     stride = length + spacing
///     offset(k) = k·stride − alignment·(frame − length),   brought within the limits
///
/// By default a page is as long as the frame, and pages stand at the multiples of its length, as in a paging
/// UIScrollView ([A]); everything else is our choice ([O]). Shorter pages let their neighbours peek in: 700 in
/// a frame of 800, aligned at ½, show 50 points of the page before and of the page after.
///
/// The last page may be partial. Its offset is then the upper limit, and positions between it and the page
/// before run over the way that is left, so that the last page is reached where the content ends.
///
/// A value: it knows the viewport it was made of at that moment. A frame without length has no pages.
public struct Pages: Hashable, Sendable {
  /// The axis along which the pages follow one another.
  public let axis: ScrollAxis
  /// The length of a page, in points.
  public let length: Double
  /// The gap between two pages, in points.
  public let spacing: Double
  /// Where in the frame a shorter or longer page stands: 0 at its beginning, ½ in its middle, 1 at its end.
  public let alignment: Double
  /// The length of the content.
  public let contentLength: Double
  /// The length of the frame.
  public let viewportLength: Double
  /// The limits of the offset.
  public let limits: ClosedRange<Double>

  /// The pages of `viewport` on `axis`.
  ///
  /// - Parameters:
  ///   - length: the length of a page; nil for the frame's.
  ///   - spacing: the gap between two pages.
  ///   - alignment: where in the frame a selected page stands, if it is not as long as that.
  /// - Precondition: lengths are finite and not negative, the alignment is from 0 to 1.
  public init(
    of viewport: Viewport, on axis: ScrollAxis, length: Double? = nil, spacing: Double = 0,
    alignment: Double = 0
  ) {
    length?.require(.notNegative, "length")
    spacing.require(.notNegative, "spacing")
    alignment.require(.fraction, "alignment")
    self.axis = axis
    self.length = length ?? viewport.frame.size[axis]
    self.spacing = spacing
    self.alignment = alignment
    contentLength = viewport.contentSize[axis]
    viewportLength = viewport.frame.size[axis]
    limits = viewport.limits(on: axis)
  }

  /// The distance from the beginning of a page to that of the next.
  public var stride: Double { (length + spacing).saturated }

  /// How many pages there are: as many as begin before the content ends.
  ///
  ///     the least n with n·stride ≥ content
  ///
  /// A last page shorter than a billionth of a page is a rounding error and not counted. No content and pages
  /// without length make no page; more pages than an `Int32` counts are counted as its largest number, on
  /// every platform.
  public var count: Int {
    guard length > 0 else { return 0 }
    let end = contentLength - length * 0x1p-30
    guard end > 0 else { return contentLength > 0 ? 1 : 0 }
    guard let last = index(at: end, shift: 0) else { return Int(Int32.max) }
    return Int(Swift.min(last * stride < end ? last + 1 : last, Double(Int32.max)))
  }

  /// What page `page` covers of the content; the last one ends where the content does. Pages outside of
  /// 0 ..< ``count`` count as the nearest that there is.
  public func range(ofPage page: Int) -> ClosedRange<Double> {
    let start = Swift.min((valid(page) * stride).saturated, contentLength)
    return start...Swift.min((start + length).saturated, contentLength)
  }

  /// The offset that selects page `page`, within the limits. Pages outside of 0 ..< ``count`` count as the
  /// nearest that there is.
  public func offset(ofPage page: Int) -> Double { offset(ofBoundary: valid(page)) }

  /// The page nearest to `offset`, by the offsets that select them; of two equally near the lower one.
  ///
  /// - Precondition: `offset` is finite.
  public func page(nearestTo offset: Double) -> Int {
    let position = position(at: offset)
    let whole = position.roundedDown
    return Int(position - whole > 0.5 ? whole + 1 : whole)
  }

  /// The page number nearest to `page` that exists; 0 where there is none.
  private func valid(_ page: Int) -> Double { Double(Swift.max(0, Swift.min(page, count - 1))) }
}

extension Viewport {
  /// The offset that selects page `page` of `pages`: it moves along their axis only, and leaves the other as
  /// it is.
  ///
  /// The third of three tabs under a bar of 60 points: (800, −60), where (800, 0) would lie past the limits.
  public func contentOffset(selecting page: Int, of pages: Pages) -> ScrollPoint {
    var offset = contentOffset
    offset[pages.axis] = pages.offset(ofPage: page)
    return offset
  }
}
