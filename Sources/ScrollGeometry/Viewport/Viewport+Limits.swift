extension Viewport {
  /// Whether the content may be moved on `axis` although it fits.
  public func alwaysBounces(on axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// ``contentInset`` and what the adjustment behaviour adds of the safe area.
  ///
  /// The behaviours ask whether an axis scrolls by comparing the content's size with the frame's, insets aside
  /// ([A]), so that adjusting the insets never changes the answer.
  public var adjustedContentInset: ScrollInsets {
    var inset = contentInset
    for axis in ScrollAxis.allCases where adjustsInsets(on: axis) {
      inset[min: axis] = (inset[min: axis] + safeAreaInsets[min: axis]).saturated
      inset[max: axis] = (inset[max: axis] + safeAreaInsets[max: axis]).saturated
    }
    return inset
  }

  /// Whether the adjustment behaviour adds the safe area on `axis`.
  private func adjustsInsets(on axis: ScrollAxis) -> Bool {
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
  ///     min = max = −near inset − room·alignment                             where room ≥ 0: it fits
  ///     min = −near inset        max = content + far inset − frame           where it does not
  ///
  /// - `min ≤ max` always. Insets of `.greatestFiniteMagnitude` give limits of that size, never infinite ones.
  /// - The two coincide *exactly* where the content, insets included, is no longer than the frame; a sum that
  ///   rounds differently on the two sides cannot tear them apart.
  ///
  /// - Source: [R], and [M] with zero insets; the alignment is our choice, [O] (PHYSICS §8).
  public func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let (near, far) = (inset[min: axis], inset[max: axis])
    let (length, available) = (contentSize[axis], frame.size[axis])
    let room = (available - near - far - length).saturated
    guard room < 0 else {
      let only = (0 - near - room * contentAlignmentPoint[axis]).saturated.flushed
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
  public func clamped(_ offset: ScrollPoint) -> ScrollPoint {
    ScrollPoint { offset[$0].clamped(to: limits(on: $0)) }
  }

  /// How far the content is past its limits: negative before the lower one, positive after the upper, else 0.
  public var overscroll: ScrollVector {
    ScrollVector { (contentOffset[$0] - contentOffset[$0].clamped(to: limits(on: $0))).saturated }
  }

  /// Whether there is only one offset to rest at on `axis`: the content, insets included, fits the frame.
  public func fits(on axis: ScrollAxis) -> Bool {
    let limits = limits(on: axis)
    return limits.lowerBound == limits.upperBound
  }

  /// Whether a finger can move the content on `axis`: it does not fit, or it bounces all the same.
  public func isScrollable(on axis: ScrollAxis) -> Bool {
    isScrollEnabled && (!fits(on: axis) || (bounces && alwaysBounces(on: axis)))
  }

  /// The raster on which content comes to rest.
  public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
