/// The division of the content into pages of equal length along one axis.
///
/// Page k begins at k·stride in the content. Its offset places the page in the frame at `alignment`:
///
///     stride = length + spacing
///     offset(k) = k·stride − alignment·(frame − length),   brought within the limits
///
/// By default a page is as long as the frame, and pages begin at the multiples of its length, as in a paging
/// UIScrollView ([A]); all else is our choice ([O]). Pages of 700 points in a frame of 800, aligned at ½, show 50 of both neighbours.
///
/// The last page may be partial. Its offset is then the upper limit, and the positions between it and the page before
/// are spread over the shorter distance, so that the last page is reached where the content ends.
///
/// Content without an end (``ScrollLoop``) has the pages of its first turn; after the last page comes the first again.
///
/// Pages do not follow later changes of their viewport. A frame without length has no pages. Functions take finite numbers.
public struct Pages: Hashable, Sendable {
  /// The axis along which the pages follow one another.
  public let axis: ScrollAxis
  /// The length of a page, in points.
  public let length: Double
  /// The gap between two pages, in points.
  public let spacing: Double
  /// The place in the frame of a page with another length: 0 at its beginning, ½ in its middle, 1 at its end.
  public let alignment: Double
  /// The length of the content.
  public let contentLength: Double
  /// The length of the frame.
  public let viewportLength: Double
  /// The limits of the offset.
  public let limits: ClosedRange<Double>
  /// The loop of content without an end, which begins with the offset of the first page; nil for any other content.
  let loop: ScrollLoop?

  /// Creates the pages of `viewport` on `axis`.
  ///
  /// - Without a length, pages are as long as the frame.
  /// - Precondition: lengths are finite and not negative, and the alignment is from 0 to 1.
  public init(
    of viewport: Viewport, on axis: ScrollAxis, length: Double? = nil, spacing: Double = 0,
    alignment: Double = 0, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    length?.require(.notNegative, "length", file, line)
    spacing.require(.notNegative, "spacing", file, line)
    alignment.require(.fraction, "alignment", file, line)
    self.axis = axis
    self.length = length ?? viewport.frame.size[axis]
    self.spacing = spacing
    self.alignment = alignment
    contentLength = viewport.contentSize[axis]
    viewportLength = viewport.frame.size[axis]
    limits = viewport.limits(on: axis)
    let shift = alignment * (viewportLength - self.length)
    loop =
      viewport.endlessAxis == axis && contentLength > 0
      ? ScrollLoop(on: axis, length: contentLength, start: (0 - shift).saturated) : nil
  }

  /// The distance from the beginning of a page to the beginning of the next.
  public var stride: Double { (length + spacing).saturated }

  /// The number of pages: those that begin before the content ends.
  ///
  ///     the least n with n·stride ≥ content
  ///
  /// A last page shorter than a billionth of a page is taken for a rounding error and not counted. The number is 0 for
  /// empty content and for pages without length, and at most `Int32.max`, on every platform.
  public var count: Int {
    guard length > 0 else { return 0 }
    let end = contentLength - length * 0x1p-30
    guard end > 0 else { return contentLength > 0 ? 1 : 0 }
    guard let last = index(at: end, shift: 0) else { return Int(Int32.max) }
    return Int(Swift.min(last * stride < end ? last + 1 : last, Double(Int32.max)))
  }

  /// Returns the range of the content that page `page`, or the nearest one that exists, covers; the last ends with the content.
  public func range(ofPage page: Int) -> ClosedRange<Double> {
    let start = Swift.min((valid(page) * stride).saturated, contentLength)
    return start...Swift.min((start + length).saturated, contentLength)
  }

  /// Returns the offset that selects page `page`, or the nearest one that exists, within the limits.
  public func offset(ofPage page: Int) -> Double { offset(ofBoundary: valid(page)) }

  /// Returns the page whose offset is nearest to `offset`; of two equally near pages the lower, and of those that a limit gives the
  /// same offset the one whose unclamped offset is nearest, as ``position(at:)``.
  public func page(nearestTo offset: Double) -> Int {
    let position = position(at: offset)
    let whole = position.roundedDown
    let page = Int(position - whole > 0.5 ? whole + 1 : whole)
    return loop == nil || page < count ? page : 0
  }

  /// Returns the nearest page number that exists; 0 where there is no page.
  private func valid(_ page: Int) -> Double { Double(Swift.max(0, Swift.min(page, count - 1))) }
}

extension Viewport {
  /// Returns the offset that selects page `page` of `pages`, which differs from ``contentOffset`` only on their axis: (800, −60)
  /// for the third of three tabs of 400 points under a bar of 60 points.
  public func contentOffset(selecting page: Int, of pages: Pages) -> ScrollPoint {
    var offset = contentOffset
    offset[pages.axis] = pages.offset(ofPage: page)
    return offset
  }
}
