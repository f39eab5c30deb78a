import ScrollGeometry

// The joined scroller has a viewport that no member has. Its size and its rubber band are those of the member that
// stretches. Its limits are the range that the members can cover, represented as insets around content of the frame's
// size.
extension ScrollChain {
  /// Starts a motion from the members' present offsets, and chooses the members that take part in it.
  mutating func begin(forFling isFling: Bool) {
    beginAnew()
    chooseSpans(forFling: isFling)
    relimit()
  }

  /// Restarts the present motion from the members' present offsets, with the members that take part in it.
  ///
  /// Past a limit only the member that stretches takes part until the content is inside again: any other member would
  /// jump.
  mutating func beginAnew() {
    for axis in ScrollAxis.allCases { restart(on: axis, at: joined.viewport.contentOffset[axis]) }
    stretchOnlyWherePast()
  }

  /// In each direction that is past its limit, restricts the motion to the member that stretches there.
  mutating func stretchOnlyWherePast() {
    for axis in ScrollAxis.allCases {
      if isPast(towardsEnd: true, on: axis) { stretchOnly(towardsEnd: true, on: axis) }
      if isPast(towardsEnd: false, on: axis) { stretchOnly(towardsEnd: false, on: axis) }
    }
  }

  /// Chooses the members that take part in a drag from here, unless a flight or an animation is under way.
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

  /// Sets the span of one direction. Where the members have already moved in that direction, the motion is restarted
  /// from their present offsets.
  private mutating func choose(_ span: Span, towardsEnd: Bool, on axis: ScrollAxis) {
    guard span != spans[axis][towardsEnd: towardsEnd] else { return }
    let offset = joined.viewport.contentOffset[axis]
    let way = offset.clamped(to: joined.viewport.limits(on: axis)) - origin[axis]
    if towardsEnd ? way > 0 : way < 0 { restart(on: axis, at: offset) }
    spans[axis][towardsEnd: towardsEnd] = span
  }

  /// Computes the joined viewport from the members anew, with their present range as limits.
  mutating func relimit() { show(relimitedViewport) }

  // Apart from the mutating method: there, every call in a closure copies the chain.
  private var relimitedViewport: Viewport {
    let viewport = joined.viewport
    return joinedViewport(at: viewport.contentOffset) { axis in
      let (offset, old, new) = (viewport.contentOffset[axis], viewport.limits(on: axis), limits(on: axis))
      // Sums that round differently than before must neither pull content back that is past a limit nor bring it
      // inside. Content is past a limit only where a member shows it: the joined offset of members within theirs can
      // exceed the old sum by rounding too.
      func isPast(towardsEnd: Bool) -> Bool {
        links.contains { $0.isPast(towardsEnd: towardsEnd, on: axis) }
      }
      if offset > old.upperBound && isPast(towardsEnd: true) {
        return Swift.min(new.lowerBound, old.upperBound)...old.upperBound
      }
      if offset < old.lowerBound && isPast(towardsEnd: false) {
        return old.lowerBound...Swift.max(new.upperBound, old.lowerBound)
      }
      return new.containing(offset)
    }
  }

  /// Returns the joined viewport at a joined offset, with limits that contain it unless a member is past its own.
  func joinedViewport(containing offset: ScrollPoint) -> Viewport {
    joinedViewport(at: offset) { axis in
      isPast(on: axis) ? limits(on: axis) : limits(on: axis).containing(offset[axis])
    }
  }

  /// Returns the limits of the joined offset with the present spans.
  func limits(on axis: ScrollAxis) -> ClosedRange<Double> {
    let spans = spans[axis]
    func limit(of link: Int, in span: Span, _ bound: (ClosedRange<Double>) -> Double) -> Double {
      if span.contains(link) { return bound(links[link].range(on: axis)) }
      // A flight that turns first moves back the members that it has moved, to where it began.
      return joined.isMoving ? links[link].start[axis] : links[link].place(on: axis)
    }
    let lower = sum { limit(of: $0, in: spans.towardsStart) { $0.lowerBound } }
    let upper = sum { limit(of: $0, in: spans.towardsEnd) { $0.upperBound } }
    return lower...Swift.max(lower, upper)
  }

  /// Returns the joined viewport with the given limits, at a joined offset.
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
      // Limits that differ by less than the last bit of the size coincide in the viewport. The insets are set from the
      // limits that result, so that they represent them exactly.
      let limits = viewport.limits(on: axis)
      viewport.contentInset[min: axis] = (0 - limits.lowerBound).flushed
      viewport.contentInset[max: axis] = limits.upperBound
    }
    return viewport
  }

  /// Returns the member whose size and rubber band the joined axis has. It does not depend on the offset, so that
  /// nothing jumps when a drag goes past a limit.
  func stretcher(on axis: ScrollAxis) -> Int {
    let (end, start) = (spans[axis].towardsEnd.stretching, spans[axis].towardsStart.stretching)
    let isInnermost =
      rules.overscroll(towardsEnd: true) == .innermost || rules.overscroll(towardsEnd: false) == .innermost
    return isInnermost ? Swift.min(end, start) : Swift.max(end, start)
  }

  /// Returns whether the joined axis bounces: if the member that stretches bounces.
  ///
  /// An axis that bounces continues to do so while any member is past its limits, so that a change of one member does
  /// not move another.
  func bounces(on axis: ScrollAxis) -> Bool {
    links[stretcher(on: axis)].viewport.bounces(on: axis)
      || (joined.viewport.bounces(on: axis) && links.contains { $0.isPast(on: axis) })
  }

  /// Makes an axis whose stretching member no longer bounces stop bouncing, once no member is past a limit.
  mutating func endBounceInside() {
    // In most steps the stretching members of both axes bounce; they are read in place.
    let (x, y) = (stretcher(on: .horizontal), stretcher(on: .vertical))
    if links[x].bounces(on: .horizontal) && links[y].bounces(on: .vertical) { return }
    guard
      joined.viewport.bouncesHorizontally && !bounces(on: .horizontal)
        || joined.viewport.bouncesVertically && !bounces(on: .vertical)
    else { return }
    var viewport = joined.viewport
    viewport.bouncesHorizontally = viewport.bouncesHorizontally && bounces(on: .horizontal)
    viewport.bouncesVertically = viewport.bouncesVertically && bounces(on: .vertical)
    show(viewport)
  }

  /// The directional lock of drags: where both joined axes scroll and the rules lock to one axis, every drag moves
  /// only one; else that of the physics.
  var directionalLock: Touch.DirectionalLock? {
    let viewport = joined.viewport
    let cross = viewport.isScrollable(on: .horizontal) && viewport.isScrollable(on: .vertical)
    return rules.locksToOneAxis && cross ? .always : joined.physics.directionalLock
  }
}
