import ScrollGeometry

// The joined axes are those of a viewport of its own: the size and the give of the member that stretches, and limits
// that are what the members can take, kept as insets around content of the viewport's size.
extension ScrollChain {
  /// Lets a motion begin with the members at their places, and decides who takes part in it.
  mutating func begin(forFling isFling: Bool) {
    beginAnew()
    chooseSpans(forFling: isFling)
    relimit()
  }

  /// Lets what goes on begin anew from where it is, with those who take part in it.
  ///
  /// Past a limit only the member that stretches does, until the content is inside again: a motion of the others
  /// would be a jump.
  mutating func beginAnew() {
    for axis in ScrollAxis.allCases { restart(on: axis, at: joined.viewport.contentOffset[axis]) }
    stretchOnlyWherePast()
  }

  /// Leaves no part in a direction that is past its limit to any member but the one that stretches there.
  mutating func stretchOnlyWherePast() {
    for axis in ScrollAxis.allCases {
      if isPast(towardsEnd: true, on: axis) { stretchOnly(towardsEnd: true, on: axis) }
      if isPast(towardsEnd: false, on: axis) { stretchOnly(towardsEnd: false, on: axis) }
    }
  }

  /// Decides who takes part in a drag from here, where nothing moves by itself.
  mutating func prepareForDrag() {
    guard !joined.isMoving else { return }
    chooseSpans(forFling: false)
    relimit()
  }

  mutating func chooseSpans(forFling isFling: Bool) {
    for axis in ScrollAxis.allCases {
      chooseSpan(towardsEnd: true, forFling: isFling, on: axis)
      chooseSpan(towardsEnd: false, forFling: isFling, on: axis)
    }
  }

  private mutating func chooseSpan(towardsEnd: Bool, forFling isFling: Bool, on axis: ScrollAxis) {
    if isPast(towardsEnd: towardsEnd, on: axis) {
      stretchOnly(towardsEnd: towardsEnd, on: axis)
    } else {
      choose(span(towardsEnd: towardsEnd, forFling: isFling, on: axis), towardsEnd: towardsEnd, on: axis)
    }
  }

  private mutating func stretchOnly(towardsEnd: Bool, on axis: ScrollAxis) {
    choose(.only(spans[axis][towardsEnd: towardsEnd].stretching), towardsEnd: towardsEnd, on: axis)
  }

  /// Takes a span for one direction; where the members are on their way in it, they begin anew from here.
  private mutating func choose(_ span: Span, towardsEnd: Bool, on axis: ScrollAxis) {
    guard span != spans[axis][towardsEnd: towardsEnd] else { return }
    let offset = joined.viewport.contentOffset[axis]
    let way = offset.clamped(to: joined.viewport.limits(on: axis)) - origin[axis]
    if towardsEnd ? way > 0 : way < 0 { restart(on: axis, at: offset) }
    spans[axis][towardsEnd: towardsEnd] = span
  }

  /// Takes the joined viewport from the members.
  mutating func relimit() {
    let viewport = joined.viewport
    let relimited = joinedViewport(at: viewport.contentOffset) { axis in
      let (offset, old, new) = (viewport.contentOffset[axis], viewport.limits(on: axis), limits(on: axis))
      // A sum that rounds otherwise must not pull the content back, nor bring it inside.
      if offset > old.upperBound { return Swift.min(new.lowerBound, old.upperBound)...old.upperBound }
      if offset < old.lowerBound { return old.lowerBound...Swift.max(new.upperBound, old.lowerBound) }
      return new.containing(offset)
    }
    joined.show(relimited)
  }

  /// How far the joined offset can go either way, with the present spans.
  func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    let spans = spans[axis]
    func limit(of link: Int, in span: Span, _ bound: (ClosedRange<Double>) -> Double) -> Double {
      if span.contains(link) { return bound(links[link].range(on: axis)) }
      // Where a flight began, since it goes back the way it came.
      return joined.isMoving ? links[link].start[axis] : links[link].place(on: axis)
    }
    let lower = sum { limit(of: $0, in: spans.towardsStart) { $0.lowerBound } }
    let upper = sum { limit(of: $0, in: spans.towardsEnd) { $0.upperBound } }
    return lower...Swift.max(lower, upper)
  }

  /// The viewport with the given limits, and what else a scroller asks for, at a joined offset.
  func joinedViewport(
    at offset: ScrollPoint, limits: (ScrollAxis) -> ClosedRange<Double>
  ) -> Viewport {
    let stretching = PerAxis { links[stretcher(on: $0)].viewport }
    var (size, insets) = (ScrollSize.zero, ScrollInsets.zero)
    for axis in ScrollAxis.allCases {
      let limits = limits(axis)
      size[axis] = stretching[axis].frame.size[axis]
      insets[min: axis] = (0 - limits.lowerBound).flushed
      insets[max: axis] = limits.upperBound
    }
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: size, contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: offset,
      displayScale: stretching.vertical.displayScale,
      bouncesHorizontally: bounces(on: .horizontal), bouncesVertically: bounces(on: .vertical),
      alwaysBounceHorizontal: stretching.horizontal.alwaysBounceHorizontal,
      alwaysBounceVertical: stretching.vertical.alwaysBounceVertical,
      isScrollEnabled: links.contains { $0.viewport.isScrollEnabled })
    for axis in ScrollAxis.allCases {
      // Limits nearer to each other than the size's last bit are one: kept as what they are, not as what was asked for.
      let limits = viewport.limits(on: axis)
      viewport.contentInset[min: axis] = (0 - limits.lowerBound).flushed
      viewport.contentInset[max: axis] = limits.upperBound
    }
    return viewport
  }

  /// The member whose size and give the joined axis has: the same whatever the offset, so that nothing jumps where a
  /// drag goes past a limit.
  func stretcher(on axis: ScrollAxis) -> Int {
    let (end, start) = (spans[axis].towardsEnd.stretching, spans[axis].towardsStart.stretching)
    return rules.overscroll == .innermost ? Swift.min(end, start) : Swift.max(end, start)
  }

  /// Whether the joined axis bounces: as the member that stretches does, but as it did for as long as any member shows past
  /// its limits, since a change of one is not to bring back another.
  func bounces(on axis: ScrollAxis) -> Bool {
    links[stretcher(on: axis)].viewport.bounces(on: axis)
      || (joined.viewport.bounces(on: axis) && links.contains { $0.isPast(on: axis) })
  }

  /// Stops an axis from bouncing whose stretching member no longer does, once no member shows past a limit.
  mutating func endBounceInside() {
    guard
      joined.viewport.bouncesHorizontally && !bounces(on: .horizontal)
        || joined.viewport.bouncesVertically && !bounces(on: .vertical)
    else { return }
    var viewport = joined.viewport
    viewport.bouncesHorizontally = viewport.bouncesHorizontally && bounces(on: .horizontal)
    viewport.bouncesVertically = viewport.bouncesVertically && bounces(on: .vertical)
    joined.show(viewport)
  }

  /// Which drags hold one axis still: all, where there are two to choose from.
  var directionalLock: Touch.DirectionalLock? {
    let viewport = joined.viewport
    let cross = viewport.isScrollable(on: .horizontal) && viewport.isScrollable(on: .vertical)
    return rules.locksToOneAxis && cross ? .always : joined.physics.directionalLock
  }
}

extension ClosedRange<Double> {
  /// The range, and `number` too.
  func containing(_ number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
