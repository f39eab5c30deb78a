// Inlinable, since a method of a value as large as a viewport, called from another module, gets a copy of it: with
// that, a sample of a drag spent a third of its time on copies.
extension Viewport {
  /// Whether content past a limit is shown and bounces back on both axes; setting it sets both.
  ///
  /// - Source: `bounces`, which reads true only if `bouncesHorizontally` and `bouncesVertically` do ([A]).
  @inlinable public var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Whether content past a limit of `axis` is shown and bounces back.
  @inlinable public func bounces(on axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  /// Whether the content may be moved on `axis` although it fits.
  @inlinable public func alwaysBounces(on axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// ``contentInset`` and what the adjustment behaviour adds of the safe area.
  ///
  /// The behaviours ask whether an axis scrolls by comparing the content's size with the frame's, insets aside
  /// ([A]), so that adjusting the insets never changes the answer.
  public var adjustedContentInset: ScrollInsets {
    let (left, right) = adjustedInsets(on: .horizontal)
    let (top, bottom) = adjustedInsets(on: .vertical)
    return ScrollInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The two of ``adjustedContentInset`` on `axis`.
  @inlinable @inline(__always) package func adjustedInsets(on axis: ScrollAxis) -> (near: Double, far: Double)
  {
    let (near, far) = (contentInset[min: axis], contentInset[max: axis])
    guard adjustsInsets(on: axis) else { return (near, far) }
    return ((near + safeAreaInsets[min: axis]).saturated, (far + safeAreaInsets[max: axis]).saturated)
  }

  /// Whether the adjustment behaviour adds the safe area on `axis`.
  @inlinable @inline(__always) package func adjustsInsets(on axis: ScrollAxis) -> Bool {
    let scrolls = contentSize[axis] > frame.size[axis] || alwaysBounces(on: axis)
    return switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: scrolls
    case .automatic: scrolls || (axis == .vertical && isContainerContent)
    }
  }

  /// The offsets between which content rests on `axis`.
  ///
  ///     room = frame − near inset − far inset − content
  ///     min = −near inset        max = content + far inset − frame           where room < 0
  ///     min = max = −(frame − content)·alignment                             where room ≥ 0: it fits
  ///
  /// Content that fits is aligned in the frame, but no further than its insets allow: from −near inset to
  /// −near inset − room. Insets that are negative cut the content short, and what is left of it is aligned.
  ///
  /// - `min ≤ max` always. Insets of `.greatestFiniteMagnitude` give limits of that size, never infinite ones.
  /// - The two coincide *exactly* where the content, insets included, is no longer than the frame; a sum that
  ///   rounds differently on the two sides cannot tear them apart.
  ///
  /// - Source: [R], and [M] with zero insets; the alignment [A], what insets do to it our choice, [O] (PHYSICS §8).
  @inlinable @inline(__always) public func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    let (near, far) = adjustedInsets(on: axis)
    let (length, available) = (contentSize[axis], frame.size[axis])
    let room = (available - near - far - length).saturated
    guard room < 0 else {
      let (cutNear, cutFar) = (Swift.min(near, 0), Swift.min(far, 0))
      let free = (available - length - cutNear - cutFar).saturated
      let start = (cutNear + (free * contentAlignmentPoint[axis]).saturated).saturated
      let only = (0 - start.clamped(to: near...(near + room).saturated)).flushed
      return only...only
    }
    let lower = (0 - near).flushed
    let upper = (length - available + far).saturated.flushed
    return lower...Swift.max(lower, upper)
  }

  /// The offset at which the content begins: the lower limit of both axes.
  public var minimumContentOffset: ScrollPoint { ScrollPoint { limits(on: $0).lowerBound } }

  /// The offset at which the content ends: the upper limit of both axes.
  public var maximumContentOffset: ScrollPoint { ScrollPoint { limits(on: $0).upperBound } }

  /// The offset nearest to `offset` that lies within the limits.
  ///
  /// - Precondition: `offset` is finite.
  public func clamped(_ offset: ScrollPoint) -> ScrollPoint {
    offset.require(.finite, "offset")
    return ScrollPoint { offset[$0].clamped(to: limits(on: $0)) }
  }

  /// How far the content is past its limits: negative before the lower one, positive after the upper, else 0.
  public var overscroll: ScrollVector {
    ScrollVector { (contentOffset[$0] - contentOffset[$0].clamped(to: limits(on: $0))).saturated }
  }

  /// Whether there is only one offset to rest at on `axis`: the content, insets included, fits the frame.
  @inlinable public func fits(on axis: ScrollAxis) -> Bool {
    let limits = limits(on: axis)
    return limits.lowerBound == limits.upperBound
  }

  /// Whether a finger can move the content on `axis`: it does not fit, or it bounces all the same.
  @inlinable public func isScrollable(on axis: ScrollAxis) -> Bool {
    isScrollable(on: axis, between: limits(on: axis))
  }

  /// Whether a finger can move the content on `axis`, for a caller who has its limits at hand.
  @inlinable @inline(__always) package func isScrollable(
    on axis: ScrollAxis, between limits: ClosedRange<Double>
  ) -> Bool {
    isScrollEnabled
      && (limits.lowerBound < limits.upperBound || (bounces(on: axis) && alwaysBounces(on: axis)))
  }

  /// The raster on which content comes to rest.
  @inlinable public var pixelGrid: PixelGrid { PixelGrid(checked: displayScale) }
}
