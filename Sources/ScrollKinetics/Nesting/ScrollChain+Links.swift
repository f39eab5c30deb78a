import ScrollGeometry

extension ScrollChain {
  /// A member of a chain, and its part in the joined offset.
  struct Link: Hashable, Sendable {
    /// What the member shows, past its limits too.
    var viewport: Viewport
    /// Its offset within its limits.
    var place: ScrollPoint
    /// Its place where the motion began or last turned.
    var start: ScrollPoint

    init(_ viewport: Viewport) {
      self.viewport = viewport
      place = viewport.clamped(viewport.contentOffset)
      start = place
      self.viewport.contentOffset = place
    }

    /// The offsets that the member can take; only the present one where scrolling is disabled.
    func range(on axis: ScrollAxis) -> ClosedRange<Double> {
      viewport.isScrollEnabled ? viewport.limits(on: axis) : place[axis]...place[axis]
    }
  }

  /// Who takes part in a movement in one direction: the links from `first` to `last`, in this order.
  struct Span: Hashable, Sendable {
    var first = 0
    var last = 0

    func contains(_ link: Int) -> Bool { (link - first) * (link - last) <= 0 }

    /// The link after `link`; nil after the last.
    func link(after link: Int) -> Int? {
      link == last ? nil : first < last ? link + 1 : link - 1
    }
  }

  /// Who takes part on an axis, either way.
  struct Spans: Hashable, Sendable {
    var towardsEnd = Span()
    var towardsStart = Span()

    subscript(towardsEnd isTowardsEnd: Bool) -> Span { isTowardsEnd ? towardsEnd : towardsStart }
  }
}

// MARK: - Who takes part

extension ScrollChain {
  /// The innermost link that scrolls on `axis`, or the innermost of all.
  func innermost(on axis: ScrollAxis) -> Int {
    links.firstIndex { $0.viewport.isScrollable(on: axis) } ?? 0
  }

  /// The link that shows what lies past all limits.
  func overscroller(on axis: ScrollAxis) -> Int {
    switch rules.overscroll {
    case .innermost: innermost(on: axis)
    case .outermost: links.lastIndex { $0.viewport.isScrollable(on: axis) } ?? links.count - 1
    }
  }

  /// Who takes part in a drag.
  func dragSpan(towardsEnd: Bool, on axis: ScrollAxis) -> Span {
    switch rules.order(towardsEnd: towardsEnd) {
    case .outerFirst: return Span(first: links.count - 1, last: 0)
    case .innerFirst: return Span(first: 0, last: links.count - 1)
    case .innerOnly:
      let inner = innermost(on: axis)
      return Span(first: inner, last: inner)
    }
  }

  /// Who takes part in a fling that begins now.
  func flingSpan(towardsEnd: Bool, on axis: ScrollAxis) -> Span {
    let span = dragSpan(towardsEnd: towardsEnd, on: axis)
    guard !rules.flingsHandOver(towardsEnd: towardsEnd) else { return span }
    let mover = firstWithRoom(in: span, towardsEnd: towardsEnd, on: axis) ?? span.last
    return Span(first: mover, last: mover)
  }

  /// The link that takes the next movement of the joined offset.
  func mover(towardsEnd: Bool, on axis: ScrollAxis) -> Int {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    guard limits.contains(offset) else { return overscroller(on: axis) }
    return firstWithRoom(in: spans[axis][towardsEnd: towardsEnd], towardsEnd: towardsEnd, on: axis)
      ?? overscroller(on: axis)
  }

  private func firstWithRoom(in span: Span, towardsEnd: Bool, on axis: ScrollAxis) -> Int? {
    var link: Int? = span.first
    while let index = link {
      let (range, place) = (links[index].range(on: axis), links[index].place[axis])
      if towardsEnd ? place < range.upperBound : place > range.lowerBound { return index }
      link = span.link(after: index)
    }
    return nil
  }
}

#if !hasFeature(Embedded)
  extension ScrollChain.Link: Codable {}
  extension ScrollChain.Span: Codable {}
  extension ScrollChain.Spans: Codable {}
#endif
