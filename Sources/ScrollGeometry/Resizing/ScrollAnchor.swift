/// What the user was looking at, as a value: taken from a viewport before a change, applied to it afterwards.
///
///     let anchor = ScrollAnchor(.page, of: viewport)
///     viewport.frame.size = rotated
///     viewport.contentSize = relaidOut
///     viewport.contentOffset = viewport.clamped(anchor.restingOffset(in: viewport))
///
/// The anchor remembers where it was taken and is never rewritten, so that what it gives depends on the
/// viewport it is applied to and on nothing between: the same anchor and size give the same bits however many
/// sizes lay between, a size of zero included. Applied to a viewport in which nothing changed, it gives the
/// very offset it was taken from.
///
/// The laws, on each axis; the primed quantities are those of the viewport it is applied to:
///
///     offset         x′ = x
///     page           x′ = k·stride′ + (x − k·stride)·stride′/stride    k = x/stride to the nearest whole
///     fraction       (x′ − min′)/(max′ − min′) = (x − min)/(max − min)
///     contentPoint   x′ = x + place(alignment) − place′(alignment)
///
/// - *page*: the stride is the frame's length, and the spacing between pages. Exact on a page boundary, 2·660
///   for the third of three. At or past a limit the rest x − k·stride is a distance from an edge and not a part
///   of a page, and is kept in points: content at rest 60 points above its first page, under a bar, stays 60
///   points above it.
/// - *fraction*: an end stays that end exactly. Past a limit, the distance past it is kept in points. Where
///   the content fitted, the fraction is that of its alignment point.
/// - *contentPoint*: place(a) lies at the fraction a of what the adjusted insets leave free of the frame, all
///   of the frame where they leave nothing.
///
/// Results saturate, are never NaN and are *not* clamped, so that content in motion can go on over-scrolled;
/// ``Viewport/resized(to:contentSize:keeping:)`` clamps, for content at rest.
///
/// Content at rest has one law more, ``restingOffset(in:)``: with *offset*, what stands at an edge whose inset changes
/// stays at that edge.
///
/// - Source: our choice, [O]. UIScrollView is reported to keep the offset, to bring it back within its limits, and to let
///   content at its top follow the top inset ([R]).
public struct ScrollAnchor: Hashable, Sendable {
  /// What an anchor keeps.
  public enum Keeping: Hashable, Sendable {
    /// The content offset itself; at rest at an edge whose inset changes, that edge.
    case offset
    /// The page, where pages are as long as the frame: as paging UIScrollViews have them.
    case page
    /// The page, where pages are as long as the frame and `spacing` points lie between them.
    case pages(spacing: Double)
    /// The fraction of the way between the limits.
    case fraction
    /// The point of the content that shows at this fraction of the free part of the frame: (0, 0) keeps what
    /// is at its top left corner, (0.5, 0.5) what is in its middle.
    case contentPoint(at: ScrollPoint)
  }

  /// What the anchor keeps.
  public let keeping: Keeping
  /// Where it was taken, on either axis.
  let horizontal, vertical: AxisPlace

  /// The anchor that keeps `keeping` as it is in `viewport`.
  ///
  /// - Precondition: the spacing of pages is finite and not negative, the alignment of a content point lies in
  ///   the unit square; ``Keeping/validate()`` asks first.
  public init(_ keeping: Keeping, of viewport: Viewport) {
    requireValid { () throws(ScrollValueError) in try keeping.validate() }
    self.keeping = keeping
    horizontal = AxisPlace(in: viewport, on: .horizontal, keeping: keeping)
    vertical = AxisPlace(in: viewport, on: .vertical, keeping: keeping)
  }

  /// The offset at which `viewport` shows what the anchor keeps. It may lie past the limits.
  public func contentOffset(in viewport: Viewport) -> ScrollPoint {
    ScrollPoint { contentOffset(in: viewport, on: $0) }
  }

  /// The offset at which content at rest shows in `viewport` what the anchor keeps. It may lie past the limits.
  ///
  ///     x = min, and the near inset has changed        x′ = min′
  ///     x = max, and the far inset has changed         x′ = max′
  ///
  /// This is so for what keeps its ``Keeping/offset``; all else goes where ``contentOffset(in:)`` says. Content under a
  /// new bar of 88 points, at its top before, is at its top afterwards: 0 becomes −88. Content that fits stands at the
  /// edge that it is aligned with.
  ///
  /// - Source: [R] for the top; the other edges are our choice, so that mirrored content moves alike ([O]).
  public func restingOffset(in viewport: Viewport) -> ScrollPoint {
    ScrollPoint { axis in
      let old = axis == .horizontal ? horizontal : vertical
      let edge = keeping == .offset ? old.edge(in: AxisPlace(in: viewport, on: axis, keeping: keeping)) : nil
      return edge ?? contentOffset(in: viewport, on: axis)
    }
  }

  /// The offset at which `viewport` shows on `axis` what the anchor keeps. It may lie past the limits.
  public func contentOffset(in viewport: Viewport, on axis: ScrollAxis) -> Double {
    let old = axis == .horizontal ? horizontal : vertical
    let new = AxisPlace(in: viewport, on: axis, keeping: keeping)
    let offset =
      switch keeping {
      case .offset: old.offset
      case .page, .pages: old.offsetKeepingPage(in: new)
      case .fraction: old.offsetKeepingFraction(in: new)
      case .contentPoint: old.offset - (new.place - old.place)
      }
    return offset.saturated.flushed
  }
}

extension ScrollAnchor.Keeping {
  /// Throws unless a spacing is finite and not negative, and an alignment in the unit square.
  ///
  /// Reading one from a file asks nothing; what takes one does.
  public func validate() throws(ScrollValueError) {
    switch self {
    case .offset, .page, .fraction: break
    case .pages(let spacing): try spacing.check(.notNegative, "spacing")
    case .contentPoint(let alignment): try alignment.check(.fraction, "alignment")
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollAnchor.Keeping: Codable {}
#endif
