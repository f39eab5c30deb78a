import ScrollGeometry

extension ScrollChain {
  /// A member of a chain.
  struct Link: Hashable, Sendable {
    /// What the member shows, past its limits too where it is the one that stretches.
    var viewport: Viewport
    /// Its place where the motion began or last turned.
    var start: ScrollPoint

    /// The member brought within its limits.
    init(_ viewport: Viewport) {
      self.viewport = viewport
      start = viewport.clamped(viewport.contentOffset)
      self.viewport.contentOffset = start
    }

    /// The offsets that the member can take; only the one where it stands where scrolling is disabled.
    func range(on axis: ScrollAxis) -> ClosedRange<Double> {
      viewport.isScrollEnabled ? viewport.limits(on: axis) : start[axis]...start[axis]
    }

    /// The member's offset within its range: its part in the joined offset, but for what lies past all limits.
    func place(on axis: ScrollAxis) -> Double {
      viewport.contentOffset[axis].clamped(to: range(on: axis))
    }

    /// Whether the member shows what lies past its range.
    func isPast(on axis: ScrollAxis) -> Bool {
      isPast(towardsEnd: true, on: axis) || isPast(towardsEnd: false, on: axis)
    }

    /// Whether the member shows what lies past its range in one direction.
    func isPast(towardsEnd: Bool, on axis: ScrollAxis) -> Bool {
      let (offset, range) = (viewport.contentOffset[axis], range(on: axis))
      return towardsEnd ? offset > range.upperBound : offset < range.lowerBound
    }
  }

  /// Who takes part in a movement in one direction: the links from `first` to `last`, in this order.
  struct Span: Hashable, Sendable {
    var first = 0
    var last = 0
    /// The one among them that shows what lies past the limits of all.
    var stretching = 0

    func contains(_ link: Int) -> Bool {
      Swift.min(first, last) <= link && link <= Swift.max(first, last)
    }

    /// The link after `link`; nil after the last.
    func link(after link: Int) -> Int? {
      link == last ? nil : first < last ? link + 1 : link - 1
    }

    /// Whether both links take part, and `link` before `other`.
    func takes(_ link: Int, before other: Int) -> Bool {
      contains(link) && contains(other) && (first < last ? link < other : link > other)
    }

    /// Only `link` takes part.
    static func only(_ link: Int) -> Span { Span(first: link, last: link, stretching: link) }
  }

  /// Who takes part on an axis, either way.
  struct Spans: Hashable, Sendable {
    var towardsEnd = Span()
    var towardsStart = Span()

    subscript(towardsEnd isTowardsEnd: Bool) -> Span {
      get { isTowardsEnd ? towardsEnd : towardsStart }
      set { if isTowardsEnd { towardsEnd = newValue } else { towardsStart = newValue } }
    }
  }
}

// MARK: - Who takes part

extension ScrollChain {
  /// Who takes part in a movement that begins now, by the rules.
  func span(towardsEnd: Bool, forFling isFling: Bool, on axis: ScrollAxis) -> Span {
    var span = Span()
    switch rules.order(towardsEnd: towardsEnd) {
    case .outerFirst: span.first = links.count - 1
    case .innerFirst: span.last = links.count - 1
    case .innerOnly: return .only(innermost(on: axis))
    }
    if isFling && !rules.flingsHandOver(towardsEnd: towardsEnd) {
      return .only(firstWithRoom(in: span, towardsEnd: towardsEnd, on: axis) ?? span.last)
    }
    span.stretching =
      switch rules.overscroll {
      case .innermost: innermost(on: axis)
      case .outermost: links.lastIndex { $0.viewport.isScrollable(on: axis) } ?? links.count - 1
      }
    return span
  }

  /// The innermost link that scrolls on `axis`, or the innermost of all.
  private func innermost(on axis: ScrollAxis) -> Int {
    links.firstIndex { $0.viewport.isScrollable(on: axis) } ?? 0
  }

  /// Whether one direction is past its limit.
  func isPast(towardsEnd: Bool, on axis: ScrollAxis) -> Bool {
    links[spans[axis][towardsEnd: towardsEnd].stretching].isPast(towardsEnd: towardsEnd, on: axis)
  }

  /// The link that takes the next movement of the joined offset.
  func mover(towardsEnd: Bool, on axis: ScrollAxis) -> Int {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    guard limits.contains(offset) else {
      return spans[axis][towardsEnd: offset > limits.upperBound].stretching
    }
    let way = offset - origin[axis]
    if way != 0, (way > 0) != towardsEnd,
      let mover = lastAwayFromStart(in: spans[axis][towardsEnd: way > 0], on: axis)
    {
      return mover
    }
    let span = spans[axis][towardsEnd: towardsEnd]
    return firstWithRoom(in: span, towardsEnd: towardsEnd, on: axis) ?? span.stretching
  }

  private func firstWithRoom(in span: Span, towardsEnd: Bool, on axis: ScrollAxis) -> Int? {
    var link: Int? = span.first
    while let index = link {
      let (range, place) = (links[index].range(on: axis), links[index].place(on: axis))
      if towardsEnd ? place < range.upperBound : place > range.lowerBound { return index }
      link = span.link(after: index)
    }
    return nil
  }

  /// The link that goes back first where a motion goes back the way it came.
  private func lastAwayFromStart(in span: Span, on axis: ScrollAxis) -> Int? {
    var (link, last): (Int?, Int?) = (span.first, nil)
    while let index = link {
      if links[index].place(on: axis) != links[index].start[axis] { last = index }
      link = span.link(after: index)
    }
    return last
  }
}

#if !hasFeature(Embedded)
  extension ScrollChain.Link: Codable {}
  extension ScrollChain.Span: Codable {}
  extension ScrollChain.Spans: Codable {}
#endif
