import ScrollGeometry

// The joined axes are those of a viewport of its own: the size and the give of the member that overscrolls, and
// limits that are what the members can take, kept as insets around content of the viewport's size.
extension ScrollChain {
  /// Joins the members as they are, at their places.
  mutating func rejoin() {
    for axis in ScrollAxis.allCases {
      spans[axis] = spans(ofFling: false, on: axis)
      for index in links.indices { links[index].start[axis] = links[index].place[axis] }
      origin[axis] = sum { $0.place[axis] }
    }
    joined.show(joinedViewport(at: origin) { limits(on: $0) })
    adjustPhysics()
  }

  /// Decides who takes part in the motion that begins.
  ///
  /// A limit that the content is past stays where the pull was measured from, and with it who had come to it.
  mutating func choose(forFling isFling: Bool) {
    for axis in ScrollAxis.allCases {
      let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
      let kept = spans[axis]
      spans[axis] = spans(ofFling: isFling, on: axis)
      if offset > limits.upperBound { spans[axis].towardsEnd = kept.towardsEnd }
      if offset < limits.lowerBound { spans[axis].towardsStart = kept.towardsStart }
    }
    relimit()
  }

  /// Takes the limits from where the members are; but one that the content is past stays.
  mutating func relimit() {
    let viewport = joined.viewport
    let relimited = joinedViewport(at: viewport.contentOffset) { axis in
      let (offset, old, new) = (viewport.contentOffset[axis], viewport.limits(on: axis), limits(on: axis))
      if offset > old.upperBound { return Swift.min(new.lowerBound, old.upperBound)...old.upperBound }
      if offset < old.lowerBound { return old.lowerBound...Swift.max(new.upperBound, old.lowerBound) }
      // A limit that is an ulp short of the content must not pull it back.
      return Swift.min(new.lowerBound, offset)...Swift.max(new.upperBound, offset)
    }
    joined.show(relimited)
    adjustPhysics()
  }

  /// How far the joined offset can go either way, with the present spans.
  func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    var (lower, upper) = (0.0, 0.0)
    for (index, link) in links.enumerated() {
      let (range, place) = (link.range(on: axis), link.place[axis])
      lower += spans[axis].towardsStart.contains(index) ? range.lowerBound : place
      upper += spans[axis].towardsEnd.contains(index) ? range.upperBound : place
    }
    (lower, upper) = (lower.saturated.flushed, upper.saturated.flushed)
    return lower...Swift.max(lower, upper)
  }

  /// The sum of a number over all members, in their order.
  func sum(_ number: (Link) -> Double) -> Double {
    var sum = 0.0
    for link in links { sum += number(link) }
    return sum.saturated.flushed
  }

  private func spans(ofFling isFling: Bool, on axis: ScrollAxis) -> Spans {
    isFling
      ? Spans(
        towardsEnd: flingSpan(towardsEnd: true, on: axis),
        towardsStart: flingSpan(towardsEnd: false, on: axis))
      : Spans(
        towardsEnd: dragSpan(towardsEnd: true, on: axis),
        towardsStart: dragSpan(towardsEnd: false, on: axis))
  }

  /// The viewport with the given limits, and what else a scroller asks for, at a joined offset.
  func joinedViewport(
    at offset: ScrollPoint, limits: (ScrollAxis) -> ClosedRange<Double>
  ) -> Viewport {
    let stretching = PerAxis { links[overscroller(on: $0)].viewport }
    var (size, insets) = (ScrollSize.zero, ScrollInsets.zero)
    for axis in ScrollAxis.allCases {
      let limits = limits(axis)
      size[axis] = stretching[axis].frame.size[axis]
      insets[min: axis] = (0 - limits.lowerBound).flushed
      insets[max: axis] = limits.upperBound
    }
    return Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: size, contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: offset,
      displayScale: stretching.vertical.displayScale,
      bounces: stretching.horizontal.bounces && stretching.vertical.bounces,
      alwaysBounceHorizontal: stretching.horizontal.alwaysBounceHorizontal,
      alwaysBounceVertical: stretching.vertical.alwaysBounceVertical,
      isScrollEnabled: links.contains { $0.viewport.isScrollEnabled })
  }

  /// Lets the first translation choose an axis, where there are two to choose from.
  private mutating func adjustPhysics() {
    let viewport = joined.viewport
    joined.physics.locksToOneAxis =
      rules.locksToOneAxis && viewport.isScrollable(on: .horizontal) && viewport.isScrollable(on: .vertical)
  }
}
