#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A screen that reads the time from a clock, as a ``ClockedScroller`` does for a scroller.
  ///
  ///     var clocked = ClockedScrollScreen(screen, clock: ContinuousClock())
  ///     clocked.handle(.touchDown(point), on: row)
  ///     clocked.advance()        // once a frame
  ///
  /// Calls without an instant, such as ``ScrollScreen/insert(_:as:in:physics:rules:scrollsToTop:)``, are made on
  /// ``screen`` directly.
  public struct ClockedScrollScreen<C: Clock>: Sendable where C.Duration == Duration {
    /// The screen, which can be read and changed directly.
    public var screen: ScrollScreen
    /// The clock that gives the time.
    public var clock: C

    @usableFromInline let timeline: ClockTimeline<C>

    /// Creates a clocked screen from `screen`, whose present instant corresponds to the clock's.
    public init(_ screen: ScrollScreen, clock: C) {
      self.screen = screen
      self.clock = clock
      timeline = ClockTimeline(clock, from: screen.now)
    }

    /// Returns the instant on the screen's time line that corresponds to an instant of the clock.
    @inlinable public func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      timeline.scrollInstant(of: instant)
    }

    /// Handles an input that happens now, or was sampled at `instant`; see ``ScrollScreen/handle(_:on:at:release:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: C.Instant? = nil,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }
    ) -> ScrollScreen.Changes {
      screen.handle(input, on: id, at: scrollInstant(of: instant ?? clock.now), release: release)
    }

    /// Changes a member's viewport now; see
    /// ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      _ id: ScrollScreen.ID, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
      _ change: (inout Viewport) -> Void
    ) -> ScrollScreen.Changes {
      screen.update(
        id, at: scrollInstant(of: clock.now), keeping: keeping, animation: animation, snapping: snapping,
        release: release, change)
    }

    /// Applies a change of a member's content now; see
    /// ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, to id: ScrollScreen.ID, anchoredAt fraction: Double = 0,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollScreen.Changes {
      screen.apply(
        change, to: id, at: scrollInstant(of: clock.now), anchoredAt: fraction, snapping: snapping,
        release: release)
    }

    /// Removes a member now; see ``ScrollScreen/remove(_:at:retaining:)``.
    @discardableResult
    public mutating func remove(_ id: ScrollScreen.ID, retaining isRetained: Bool = false)
      -> ScrollScreen.Changes
    {
      screen.remove(id, at: scrollInstant(of: clock.now), retaining: isRetained)
    }

    /// Returns a retained member to the screen now; see ``ScrollScreen/restore(_:in:at:)``.
    @discardableResult
    public mutating func restore(_ id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil) -> Bool {
      screen.restore(id, in: parent, at: scrollInstant(of: clock.now))
    }

    /// Advances the screen to the present instant of the clock; see ``ScrollScreen/advance(to:)``.
    @discardableResult
    @inlinable public mutating func advance() -> ScrollScreen.Changes {
      screen.advance(to: scrollInstant(of: clock.now))
    }
  }
#endif
