import ScrollGeometry

extension ScrollChain {
  /// What the members of a chain take of a movement or of a momentum, and what nobody takes.
  ///
  /// - The parts add up to the whole exactly, taken in the order of ``ScrollChain/Rules``: what each leaves is what
  ///   the next is offered.
  public struct Shares: Hashable, Sendable {
    /// What each member takes, from the innermost to the outermost.
    public internal(set) var consumed: [Double]
    /// What no member takes: it goes past the limits, or into the bounce.
    public internal(set) var unconsumed: Double
  }

  /// What the members would take of a drag that moves the content by `delta` from here, in points, positive towards
  /// the end.
  ///
  ///     // A header of 104 points around a list: fingers move up by 154.
  ///     chain.shares(of: 154, on: .vertical).consumed      // [50.0, 104.0]
  ///
  /// Overscroll is not counted: a chain past its limits shares as if it were at them.
  ///
  /// - Precondition: `delta` is finite.
  public func shares(of delta: Double, on axis: ScrollAxis) -> Shares {
    delta.require(.finite, "delta")
    return shares(of: delta, in: span(towardsEnd: delta > 0, forFling: false, on: axis), on: axis) {
      link, left in
      ScrollShare(of: left, from: link.place(on: axis), within: link.range(on: axis))
    }
  }

  /// What the members would take of the momentum of a fling from here, in points per second, positive towards the
  /// end.
  ///
  /// A member takes what it costs to cross the room that it has, and the one in which the content comes to rest all
  /// that is left.
  ///
  /// - Precondition: `momentum` is finite.
  public func shares(ofMomentum momentum: Double, on axis: ScrollAxis) -> Shares {
    momentum.require(.finite, "momentum")
    let rate = joined.physics.decelerationRate
    let span = span(towardsEnd: momentum > 0, forFling: true, on: axis)
    return shares(of: momentum, in: span, on: axis) { link, left in
      ScrollShare(
        ofMomentum: left, from: link.place(on: axis), within: link.range(on: axis), rate: rate)
    }
  }

  private func shares(
    of whole: Double, in span: Span, on axis: ScrollAxis, share: (Link, Double) -> ScrollShare
  ) -> Shares {
    var shares = Shares(consumed: Array(repeating: 0, count: links.count), unconsumed: whole)
    var link: Int? = span.first
    while let index = link {
      let part = share(links[index], shares.unconsumed)
      (shares.consumed[index], shares.unconsumed) = (part.consumed, part.unconsumed)
      link = span.link(after: index)
    }
    return shares
  }
}
