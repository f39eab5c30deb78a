import ScrollGeometry

extension ScrollChain {
  /// The place of a chain's member.
  ///
  /// It contains no references: reading a number of an element of an array that has references copies the element, and
  /// retains them.
  @usableFromInline struct Link: Hashable, Sendable {
    /// The member's viewport; past its limits only if it is the member that stretches.
    @usableFromInline var viewport: Viewport
    /// The member's offset where the motion began or last turned.
    var start: ScrollPoint

    /// Creates the place of a member, with the offset clamped to the limits.
    init(_ viewport: Viewport) {
      self.viewport = viewport
      start = viewport.clamped(viewport.contentOffset)
      self.viewport.contentOffset = start
    }

    /// Returns the offsets that the member can have; only its present one if scrolling is disabled.
    @inline(__always) func range(on axis: ScrollAxis) -> ClosedRange<Double> {
      viewport.isScrollEnabled ? viewport.limits(on: axis) : start[axis]...start[axis]
    }

    /// Returns the member's offset clamped to its range: its part of the joined offset, without overscroll.
    @inline(__always) func place(on axis: ScrollAxis) -> Double {
      viewport.contentOffset[axis].clamped(to: range(on: axis))
    }

    // The following are mutating even where they change nothing: a call of a method that is not mutating copies the
    // element.

    /// Returns the member's offset where the motion began, and its range.
    mutating func way(on axis: ScrollAxis) -> (start: Double, range: ClosedRange<Double>) {
      (start[axis], range(on: axis))
    }

    /// As ``place(on:)``.
    mutating func placed(on axis: ScrollAxis) -> Double { place(on: axis) }

    /// Returns whether the member bounces on `axis`.
    mutating func bounces(on axis: ScrollAxis) -> Bool { viewport.bounces(on: axis) }

    /// Sets the member's offset, a finite number, on one axis, and returns whether it has changed.
    mutating func put(at offset: Double, on axis: ScrollAxis) -> Bool {
      put(atFlushed: offset.flushed, on: axis)
    }

    /// The same for an offset that is neither −0 nor subnormal.
    @inline(__always) mutating func put(atFlushed offset: Double, on axis: ScrollAxis) -> Bool {
      guard viewport.contentOffset[axis] != offset else { return false }
      viewport.placedOffset[axis] = offset
      return true
    }

    /// Sets the member's offset to the one where the motion began, and returns whether it has changed.
    mutating func returnToStart(on axis: ScrollAxis) -> Bool { put(at: start[axis], on: axis) }

    /// Returns whether the member's offset is past its range.
    func isPast(on axis: ScrollAxis) -> Bool {
      isPast(towardsEnd: true, on: axis) || isPast(towardsEnd: false, on: axis)
    }

    /// Returns whether the member's offset is past its range in one direction.
    func isPast(towardsEnd: Bool, on axis: ScrollAxis) -> Bool {
      let (offset, range) = (viewport.contentOffset[axis], range(on: axis))
      return towardsEnd ? offset > range.upperBound : offset < range.lowerBound
    }
  }

  /// The members that take part in a movement in one direction: those from `first` to `last`, in this order.
  @usableFromInline struct Span: Hashable, Sendable {
    var first = 0
    var last = 0
    /// The member among them that stretches when the joined offset is past its limit.
    var stretching = 0

    func contains(_ link: Int) -> Bool {
      Swift.min(first, last) <= link && link <= Swift.max(first, last)
    }

    /// Returns the member after `link` in the order of the span; nil after the last.
    func link(after link: Int) -> Int? {
      link == last ? nil : first < last ? link + 1 : link - 1
    }

    /// Returns whether both members take part, and `link` comes before `other`.
    func takes(_ link: Int, before other: Int) -> Bool {
      contains(link) && contains(other) && (first < last ? link < other : link > other)
    }

    /// Returns the span in which only `link` takes part.
    static func only(_ link: Int) -> Span { Span(first: link, last: link, stretching: link) }
  }

  /// The members that take part in movements on an axis, in each direction.
  @usableFromInline struct Spans: Hashable, Sendable {
    var towardsEnd = Span()
    var towardsStart = Span()

    subscript(towardsEnd isTowardsEnd: Bool) -> Span {
      get { isTowardsEnd ? towardsEnd : towardsStart }
      set { if isTowardsEnd { towardsEnd = newValue } else { towardsStart = newValue } }
    }
  }
}

// MARK: - Choosing the members that take part

extension ScrollChain {
  /// Returns the members that take part in a movement that begins now, according to the rules.
  func span(towardsEnd: Bool, forFling isFling: Bool, on axis: ScrollAxis) -> Span {
    var span = Span()
    switch rules.order(towardsEnd: towardsEnd) {
    case .outerFirst: span.first = links.count - 1
    case .innerFirst: span.last = links.count - 1
    case .innerOnly: return .only(innermost(on: axis))
    }
    if isFling && !rules.flingsHandOver(towardsEnd: towardsEnd) {
      return .only(
        firstWithRoom(in: span, towardsEnd: towardsEnd, on: axis) ?? lastScrollable(in: span, on: axis))
    }
    span.stretching =
      switch rules.overscroll(towardsEnd: towardsEnd) {
      case .innermost: innermost(on: axis)
      case .outermost: links.lastIndex { $0.viewport.isScrollable(on: axis) } ?? links.count - 1
      }
    return span
  }

  /// Returns the innermost member that scrolls on `axis`, or the innermost of all if none does.
  private func innermost(on axis: ScrollAxis) -> Int {
    links.firstIndex { $0.viewport.isScrollable(on: axis) } ?? 0
  }

  /// Returns the last member of the span that scrolls on `axis`, or the last of all if none does.
  private func lastScrollable(in span: Span, on axis: ScrollAxis) -> Int {
    var (link, last): (Int?, Int?) = (span.first, nil)
    while let index = link {
      if links[index].viewport.isScrollable(on: axis) { last = index }
      link = span.link(after: index)
    }
    return last ?? span.last
  }

  /// Returns whether the chain is past its limit in one direction.
  func isPast(towardsEnd: Bool, on axis: ScrollAxis) -> Bool {
    links[spans[axis][towardsEnd: towardsEnd].stretching].isPast(towardsEnd: towardsEnd, on: axis)
  }

  /// Returns whether the chain is past a limit.
  func isPast(on axis: ScrollAxis) -> Bool {
    isPast(towardsEnd: true, on: axis) || isPast(towardsEnd: false, on: axis)
  }

  /// Returns the member that the next movement of the joined offset moves.
  func mover(towardsEnd: Bool, on axis: ScrollAxis) -> Int {
    spans[axis].mover(
      towardsEnd: towardsEnd, among: links, at: joined.viewport.contentOffset[axis], since: origin[axis],
      within: joined.viewport.limits(on: axis), on: axis)
  }

  func firstWithRoom(in span: Span, towardsEnd: Bool, on axis: ScrollAxis) -> Int? {
    span.firstWithRoom(among: links, towardsEnd: towardsEnd, on: axis)
  }
}

extension ScrollChain.Spans {
  /// Returns the member that the next movement of the joined offset from `offset` moves, in a motion that began or last
  /// turned at `origin`.
  // With the parts of the chain that it needs, and not with the chain, which each inlined reader would copy.
  @usableFromInline func mover(
    towardsEnd: Bool, among links: [ScrollChain.Link], at offset: Double, since origin: Double,
    within limits: ClosedRange<Double>, on axis: ScrollAxis
  ) -> Int {
    guard limits.contains(offset) else { return self[towardsEnd: offset > limits.upperBound].stretching }
    let way = offset - origin
    if way != 0, (way > 0) != towardsEnd,
      let mover = self[towardsEnd: way > 0].lastAwayFromStart(among: links, on: axis)
    {
      return mover
    }
    let span = self[towardsEnd: towardsEnd]
    return span.firstWithRoom(among: links, towardsEnd: towardsEnd, on: axis) ?? span.stretching
  }
}

extension ScrollChain.Span {
  fileprivate func firstWithRoom(
    among links: [ScrollChain.Link], towardsEnd: Bool, on axis: ScrollAxis
  ) -> Int? {
    var link: Int? = first
    while let index = link {
      let (range, place) = (links[index].range(on: axis), links[index].place(on: axis))
      if towardsEnd ? place < range.upperBound : place > range.lowerBound { return index }
      link = self.link(after: index)
    }
    return nil
  }

  /// Returns the last member of the span that is away from its start: the first to move back when a motion turns.
  fileprivate func lastAwayFromStart(among links: [ScrollChain.Link], on axis: ScrollAxis) -> Int? {
    var (link, last): (Int?, Int?) = (first, nil)
    while let index = link {
      if links[index].place(on: axis) != links[index].start[axis] { last = index }
      link = self.link(after: index)
    }
    return last
  }
}

#if !hasFeature(Embedded)
  extension ScrollChain.Span: Codable {}
  extension ScrollChain.Spans: Codable {}
#endif
