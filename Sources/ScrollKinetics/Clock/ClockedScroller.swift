#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A scroller that reads the time from a clock.
  ///
  /// A thin shell: every call reads `clock.now` once and forwards it. Instants count from the moment the shell was
  /// made, at which it takes the scroller to be.
  ///
  ///     var clocked = ClockedScroller(Scroller(viewport: viewport), clock: ContinuousClock())
  ///     clocked.handle(.touchDown(point))
  ///     clocked.advance()        // once a frame
  public struct ClockedScroller<C: Clock>: Sendable where C.Duration == Duration {
    /// The scroller; it can be asked and changed as any other.
    public var scroller: Scroller
    /// The clock that tells the time.
    public var clock: C

    /// What the clock showed, and where the scroller was, at the start.
    private let start: C.Instant
    private let startOfScroller: ScrollInstant

    /// A shell about `scroller`, whose instant is the clock's present.
    public init(_ scroller: Scroller, clock: C) {
      self.scroller = scroller
      self.clock = clock
      start = clock.now
      startOfScroller = scroller.now
    }

    /// The scroller's name for what the clock calls `instant`.
    public func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      startOfScroller.advanced(by: start.duration(to: instant))
    }

    /// Takes an input that happens now, or was sampled at `instant`; see ``Scroller/handle(_:at:release:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: C.Instant? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      scroller.handle(input, at: scrollInstant(of: instant ?? clock.now), release: release)
    }

    /// Changes the viewport now; see ``Scroller/update(at:keeping:animation:release:_:)``.
    @discardableResult
    public mutating func update(
      keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
    ) -> Scroller.Events {
      scroller.update(
        at: scrollInstant(of: clock.now), keeping: keeping, animation: animation, release: release, change)
    }

    /// Makes a change of the content now; see ``Scroller/apply(_:at:anchoredAt:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, anchoredAt fraction: Double = 0,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      scroller.apply(change, at: scrollInstant(of: clock.now), anchoredAt: fraction, release: release)
    }

    /// Lets time pass up to the clock's present; see ``Scroller/advance(to:)``.
    @discardableResult
    public mutating func advance() -> Scroller.Events {
      scroller.advance(to: scrollInstant(of: clock.now))
    }
  }
#endif
