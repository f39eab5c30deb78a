// Inlinable: a call of a method from another module copies the whole viewport, and these copies took a third of the
// time of a drag's sample.
extension Viewport {
  /// Whether content can be over-scrolled and bounces back, on both axes. Setting the property sets both axes.
  ///
  /// - Source: `bounces`, which reads true only if `bouncesHorizontally` and `bouncesVertically` do ([A]).
  @inlinable public var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Returns whether content can be over-scrolled on `axis` and bounces back.
  @inlinable public func bounces(on axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  /// Returns whether the content can be over-scrolled on `axis` even where it fits, as an axis with a ``refreshControl`` can.
  @inlinable public func alwaysBounces(on axis: ScrollAxis) -> Bool {
    (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical) || refreshControl?.axis == axis
  }

  /// Returns the extent of the content on `axis`, at its present scale.
  @inlinable @inline(__always) package func contentLength(on axis: ScrollAxis) -> Double {
    let length = unscaledContentSize[axis]
    return zoomScale == 1 ? length : (length * zoomScale).saturated.flushed
  }

  /// ``contentInset`` plus the part of the safe area that the adjustment behaviour adds, and a ``refreshControl`` that runs.
  ///
  /// Whether an axis scrolls, on which some behaviours depend, is decided by the sizes of content and frame without insets ([A]).
  public var adjustedContentInset: ScrollInsets { ScrollInsets { adjustedInsets(on: $0) } }

  /// Returns the two adjusted insets on `axis`: near is left or top, far is right or bottom.
  @inlinable @inline(__always) package func adjustedInsets(on axis: ScrollAxis) -> (near: Double, far: Double)
  {
    adjustedInsets(on: axis, around: contentLength(on: axis))
  }

  /// Does the same as ``adjustedInsets(on:)``, for a caller that has computed the extent of the content already.
  @inlinable @inline(__always) func adjustedInsets(
    on axis: ScrollAxis, around length: Double
  ) -> (near: Double, far: Double) {
    let (inset, far) = (contentInset[min: axis], contentInset[max: axis])
    let near = isRefreshing ? Self.inset(inset, with: refreshControl, on: axis) : inset
    let scrolls = length > frame.size[axis] || alwaysBounces(on: axis)
    let addsSafeArea =
      switch contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .scrollableAxes: scrolls
      case .automatic: scrolls || (axis == .vertical && isContainerContent)
      }
    guard addsSafeArea else { return (near, far) }
    return ((near + safeAreaInsets[min: axis]).saturated, (far + safeAreaInsets[max: axis]).saturated)
  }

  /// Returns the smallest and the largest offset at which content can rest on `axis`.
  ///
  ///     room = frame − near inset − far inset − content
  ///     min = −near inset        max = content + far inset − frame           where room < 0
  ///     min = max = −(frame − content)·alignment                             where room ≥ 0: it fits
  ///
  /// Content that fits is aligned in the frame by ``contentAlignmentPoint``; the offset is then clamped to the range
  /// from −near inset − room to −near inset, so that no inset covers the content. Negative insets shorten the content,
  /// and what is left of it is aligned.
  ///
  /// - Content without ends on ``endlessAxis`` has limits of `.greatestFiniteMagnitude`.
  /// - `min ≤ max` always. Insets of `.greatestFiniteMagnitude` give limits of that size, never infinite ones.
  /// - The limits coincide *exactly* where the content, insets included, is no longer than the frame.
  /// - Source: [R], and [M] with zero insets; the alignment [A], what insets do to it our choice, [O] (PHYSICS §8).
  @inlinable @inline(__always) public func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    if endlessAxis == axis { return -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
    let (length, available) = (contentLength(on: axis), frame.size[axis])
    let (near, far) = adjustedInsets(on: axis, around: length)
    // For content as long as the frame the difference is exact: in a frame of 1e300 points, sums would lose the insets.
    let room = (length == available ? 0 - near - far : available - near - far - length).saturated
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

  /// Returns the offset within the limits that is nearest to `offset`.
  public func clamped(_ offset: ScrollPoint) -> ScrollPoint {
    offset.require(.finite, "offset")
    return ScrollPoint { offset[$0].clamped(to: limits(on: $0)) }
  }

  /// The distance of the offset past its limits, on each axis: negative before the lower one, positive after the upper one.
  public var overscroll: ScrollVector {
    ScrollVector { (contentOffset[$0] - contentOffset[$0].clamped(to: limits(on: $0))).saturated }
  }

  /// Returns whether the content, insets included, fits the frame on `axis`: its two limits coincide.
  @inlinable package func contentFits(on axis: ScrollAxis) -> Bool {
    let limits = limits(on: axis)
    return limits.lowerBound == limits.upperBound
  }

  /// Returns whether a finger can move the content on `axis`: scrolling is enabled, and the content is longer or always bounces.
  @inlinable public func isScrollable(on axis: ScrollAxis) -> Bool {
    isScrollable(on: axis, between: limits(on: axis))
  }

  /// Returns whether a finger can move the content on `axis`, for a caller that has computed the limits already.
  @inlinable @inline(__always) package func isScrollable(
    on axis: ScrollAxis, between limits: ClosedRange<Double>
  ) -> Bool {
    isScrollEnabled
      && (limits.lowerBound < limits.upperBound || (bounces(on: axis) && alwaysBounces(on: axis)))
  }

  /// The grid of device pixels on which content comes to rest.
  @inlinable public var pixelGrid: PixelGrid { PixelGrid(checked: displayScale) }
}
