#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A scroller that reads the time from a clock.
  ///
  /// Every call reads `clock.now` once and forwards it to the scroller. The clock's time at the creation of this value
  /// corresponds to the scroller's instant at that moment.
  ///
  ///     var clocked = ClockedScroller(Scroller(viewport: viewport), clock: ContinuousClock())
  ///     clocked.handle(.touchDown(point))
  ///     clocked.advance()        // once a frame
  public struct ClockedScroller<C: Clock>: Sendable where C.Duration == Duration {
    /// The scroller, which can be read and changed directly.
    public var scroller: Scroller
    /// The clock that gives the time.
    public var clock: C

    @usableFromInline let timeline: ClockTimeline<C>

    /// Creates a clocked scroller from `scroller`, whose present instant corresponds to the clock's.
    public init(_ scroller: Scroller, clock: C) {
      self.scroller = scroller
      self.clock = clock
      timeline = ClockTimeline(clock, from: scroller.now)
    }

    /// Returns the instant on the scroller's time line that corresponds to an instant of the clock.
    @inlinable public func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      timeline.scrollInstant(of: instant)
    }

    /// Handles an input that happens now, or was sampled at `instant`; see ``Scroller/handle(_:at:release:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: C.Instant? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      scroller.handle(input, at: scrollInstant(of: instant ?? clock.now), release: release)
    }

    /// Changes the viewport now; see ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
      _ change: (inout Viewport) -> Void
    ) -> Scroller.Events {
      scroller.update(
        at: scrollInstant(of: clock.now), keeping: keeping, animation: animation, snapping: snapping,
        release: release, change)
    }

    /// Applies a change of the content now; see ``Scroller/apply(_:at:anchoredAt:snapping:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, anchoredAt fraction: Double = 0,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      scroller.apply(
        change, at: scrollInstant(of: clock.now), anchoredAt: fraction, snapping: snapping, release: release)
    }

    /// Advances the scroller to the present instant of the clock; see ``Scroller/advance(to:)``.
    @discardableResult
    @inlinable public mutating func advance() -> Scroller.Events {
      scroller.advance(to: scrollInstant(of: clock.now))
    }
  }
#endif
