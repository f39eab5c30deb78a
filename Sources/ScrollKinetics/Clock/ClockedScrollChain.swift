#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A chain that reads the time from a clock, as a ``ClockedScroller`` does for a scroller.
  ///
  ///     var clocked = ClockedScrollChain(ScrollChain(inner: list, outer: sheet), clock: ContinuousClock())
  ///     clocked.handle(.touchDown(point))
  ///     clocked.advance()        // once a frame
  public struct ClockedScrollChain<C: Clock>: Sendable where C.Duration == Duration {
    /// The chain, which can be read and changed directly.
    public var chain: ScrollChain
    /// The clock that gives the time.
    public var clock: C

    @usableFromInline let timeline: ClockTimeline<C>

    /// Creates a clocked chain from `chain`, whose present instant corresponds to the clock's.
    public init(_ chain: ScrollChain, clock: C) {
      self.chain = chain
      self.clock = clock
      timeline = ClockTimeline(clock, from: chain.now)
    }

    /// Returns the instant on the chain's time line that corresponds to an instant of the clock.
    @inlinable public func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      timeline.scrollInstant(of: instant)
    }

    /// Handles an input that happens now, or was sampled at `instant`; see ``ScrollChain/handle(_:at:release:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: C.Instant? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollChain.Changes {
      chain.handle(input, at: scrollInstant(of: instant ?? clock.now), release: release)
    }

    /// Changes a member's viewport now; see ``ScrollChain/update(_:at:keeping:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      _ member: Int, keeping: ScrollAnchor.Keeping = .offset, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
    ) -> ScrollChain.Changes {
      chain.update(
        member, at: scrollInstant(of: clock.now), keeping: keeping, snapping: snapping, release: release,
        change)
    }

    /// Replaces a member by another one now; see ``ScrollChain/exchange(_:for:at:release:)``.
    @discardableResult
    public mutating func exchange(
      _ member: Int, for new: ScrollChain.Member, release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollChain.Changes {
      chain.exchange(member, for: new, at: scrollInstant(of: clock.now), release: release)
    }

    /// Advances the chain to the present instant of the clock; see ``ScrollChain/advance(to:)``.
    @discardableResult
    @inlinable public mutating func advance() -> ScrollChain.Changes {
      chain.advance(to: scrollInstant(of: clock.now))
    }
  }
#endif
