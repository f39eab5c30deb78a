/// The part of the content that the user was looking at: taken from a viewport before a change, applied to it afterwards.
///
///     let anchor = ScrollAnchor(.page, of: viewport)
///     viewport.frame.size = rotated
///     viewport.contentSize = relaidOut
///     viewport.contentOffset = viewport.clamped(anchor.restingOffset(in: viewport))
///
/// An anchor stores the geometry it was taken from. The offset that it gives depends only on that and on the viewport it is
/// applied to, whatever sizes this has had in between, zero included. In an unchanged viewport it is exactly the same.
///
/// The laws, on each axis; the primed quantities belong to the viewport that the anchor is applied to:
///
///     offset         x′ = x
///     page           x′ = k·stride′ + (x − k·stride)·stride′/stride    k = x/stride to the nearest whole
///     fraction       (x′ − min′)/(max′ − min′) = (x − min)/(max − min)
///     contentPoint   x′ = x + place(alignment) − place′(alignment)
///     zoom           s′ = s·smallest′/smallest         x′ = (x + length/2)·s′/s − length′/2
///
/// - *page*: the stride is the length of the frame plus the spacing between pages. The result is exact on a page
///   boundary. At or past a limit, the remainder x − k·stride is kept in points, since it is a distance from an edge: content
///   that rests 60 points above its first page, under a bar, stays 60 points above it.
/// - *fraction*: an offset at a limit stays exactly at that limit. Past a limit, the distance past it is kept in
///   points. Where the content fitted, the anchor has the fraction of the content's alignment point.
/// - *contentPoint*: place(a) lies at the fraction a of the part of the frame that no adjusted inset covers, or of a covered frame.
/// - *zoom*: s is the scale, and *smallest* the smaller of its limits, which for ``ScrollZoomLimits/fitting(_:in:upTo:)`` is
///   the scale that fits. Content at its smallest scale stays exactly at the smallest, and what would be at the largest but for
///   rounding is exactly there. ``zoomScale(in:)`` gives s′; the offset is that for the scale of the viewport.
///
/// Results saturate and are never NaN. They are *not* clamped to the limits, so that moving content can stay
/// over-scrolled; ``Viewport/resized(to:contentSize:keeping:)-(_,_,ScrollAnchor)`` clamps, for content at rest.
///
/// With ``restingOffset(in:)`` and *offset*, content at rest at its top or left edge stays there when the inset changes.
///
/// - Source: our choice, [O]. UIScrollView is reported to keep the offset within its limits, and content at its top there ([R]).
public struct ScrollAnchor: Hashable, Sendable {
  /// The quantity that an anchor keeps.
  public enum Keeping: Hashable, Sendable, Codable {
    /// The content offset. Content at rest at its top or left edge stays at that edge when the inset there changes.
    case offset
    /// The page, where pages are as long as the frame, as in a paging UIScrollView.
    case page
    /// The page, where pages are as long as the frame and `spacing` points lie between them.
    case pages(spacing: Double)
    /// The fraction of the way between the limits.
    case fraction
    /// The point of the content at this fraction of the part of the frame that no inset covers: (0, 0) for its top left corner.
    case contentPoint(at: ScrollPoint)
    /// The content in the middle of the frame, and the scale relative to the smallest one, as of a photo that fits:
    ///
    ///     scroller.update(at: instant, keeping: .zoom) {
    ///       $0.frame.size = rotated
    ///       $0.zoomLimits = .fitting(photo, in: rotated, upTo: 4)
    ///     }
    case zoom

    /// Throws unless a spacing is finite and not negative, and an alignment lies in the unit square.
    ///
    /// A case can be created with any number. Decoding one, and creating a ``ScrollAnchor`` from one, make this check.
    public func validate() throws(ScrollValueError) {
      switch self {
      case .offset, .page, .fraction, .zoom: break
      case .pages(let spacing): try spacing.check(.notNegative, "spacing")
      case .contentPoint(let alignment): try alignment.check(.fraction, "alignment")
      }
    }
  }

  /// The quantity that the anchor keeps.
  public let keeping: Keeping
  /// The geometry that the anchor was taken from, on each axis.
  let places: PerAxis<AxisPlace>
  /// The scale, and the smallest one; both 1 unless the anchor keeps the zoom.
  let zoomScale, smallestScale: Double

  /// Creates the anchor that keeps `keeping` as it is in `viewport`.
  ///
  /// - Precondition: ``Keeping/validate()`` does not throw.
  public init(_ keeping: Keeping, of viewport: Viewport, file: CallerFile = #fileID, line: CallerLine = #line)
  {
    requireValid(try keeping.validate(), file, line)
    self.keeping = keeping
    places = PerAxis { AxisPlace(in: viewport, on: $0, keeping: keeping) }
    (zoomScale, smallestScale) =
      keeping == .zoom ? (viewport.zoomScale, viewport.zoomLimits.minimum) : (1, 1)
  }

  /// Returns the scale, even past the limits, at which `viewport` shows what the anchor keeps: its own but for ``Keeping/zoom``.
  public func zoomScale(in viewport: Viewport) -> Double {
    guard keeping == .zoom else { return viewport.zoomScale }
    let smallest = viewport.zoomLimits.minimum
    guard smallest != smallestScale else { return zoomScale }
    guard zoomScale != smallestScale else { return smallest }
    let scale = Swift.max(.leastNormalMagnitude, (zoomScale * (smallest / smallestScale).saturated).saturated)
    // At the largest but for rounding it is there: past it by an ulp it would return.
    let largest = viewport.zoomLimits.maximum
    return (scale - largest).magnitude <= 4 * largest.ulp ? largest : scale
  }

  /// Returns the offset at which `viewport` shows what the anchor keeps. It may lie past the limits.
  public func contentOffset(in viewport: Viewport) -> ScrollPoint {
    ScrollPoint { contentOffset(in: viewport, on: $0) }
  }

  /// Returns the offset at which content at rest shows in `viewport` what the anchor keeps. It may lie past the limits.
  ///
  ///     x = min, and the inset at the minimum edge changes by less than the viewport's length        x′ = min′
  ///
  /// Content at its top stays at its top when a bar of 88 points appears: 0 becomes −88. The law applies to an anchor
  /// that keeps the ``Keeping/offset``; in all other cases the result is ``contentOffset(in:)``.
  ///
  /// - Insets that change by the viewport's length, the longer one if the frame changes too, let the content scroll anywhere;
  ///   they do not move it. A viewport that has no size yet follows every inset, so that insets may be set before the frame.
  /// - Content at its *maximum* edge keeps its offset: a keyboard covers the end of the content instead of moving it.
  ///   The law is therefore not mirror-symmetric. Content that fits is at its minimum edge.
  ///
  /// - Source: [R] for the top edge; the left edge, and how much an inset may change, are our choice ([O], PHYSICS §8).
  public func restingOffset(in viewport: Viewport) -> ScrollPoint {
    ScrollPoint { axis in
      guard keeping == .offset else { return contentOffset(in: viewport, on: axis) }
      let edge = places[axis].minimumEdge(in: AxisPlace(in: viewport, on: axis, keeping: .offset))
      return edge ?? contentOffset(in: viewport, on: axis)
    }
  }

  /// Returns the offset on `axis` at which `viewport` shows what the anchor keeps. It may lie past the limits.
  public func contentOffset(in viewport: Viewport, on axis: ScrollAxis) -> Double {
    let old = places[axis]
    let new = AxisPlace(in: viewport, on: axis, keeping: keeping)
    let offset =
      switch keeping {
      case .offset: old.offset
      case .page, .pages: old.offsetKeepingPage(in: new)
      case .fraction: old.offsetKeepingFraction(in: new)
      case .contentPoint: old.offset - (new.place - old.place)
      case .zoom:
        Viewport.offset(
          old.offset, from: zoomScale, to: viewport.zoomScale, about: old.place, movingTo: new.place)
      }
    return offset.saturated.flushed
  }
}

#if !hasFeature(Embedded)
  extension ScrollAnchor: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      case keeping, horizontal, vertical, zoomScale, smallestScale
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      keeping = try values[.keeping]
      places = try PerAxis(horizontal: values[.horizontal], vertical: values[.vertical])
      zoomScale = keeping == .zoom ? try values[.zoomScale] : 1
      smallestScale = keeping == .zoom ? try values[.smallestScale] : 1
      try places.horizontal.validate()
      try places.vertical.validate()
      try zoomScale.check(.positive, "zoomScale")
      try smallestScale.check(.positive, "smallestScale")
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([.keeping: keeping, .horizontal: places.horizontal, .vertical: places.vertical])
      guard keeping == .zoom else { return }
      try values.encode([.zoomScale: zoomScale, .smallestScale: smallestScale])
    }
  }

  extension ScrollAnchor.Keeping: DecodableByHand {
    enum CodingKeys: String, CodingKey { case offset, page, pages, fraction, contentPoint, zoom }
    enum PagesCodingKeys: String, CodingKey { case spacing }
    enum ContentPointCodingKeys: String, CodingKey { case at = "alignment" }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.onlyKey(orRefuse: "must be one thing to keep")
      switch key {
      case .offset: self = .offset
      case .page: self = .page
      case .pages:
        let pages = try values.nestedContainer(keyedBy: PagesCodingKeys.self, forKey: key)
        self = .pages(spacing: try pages[.spacing])
      case .fraction: self = .fraction
      case .contentPoint:
        let point = try values.nestedContainer(keyedBy: ContentPointCodingKeys.self, forKey: key)
        self = .contentPoint(at: try point[.at])
      case .zoom: self = .zoom
      }
      try validate()
    }
  }
#endif
