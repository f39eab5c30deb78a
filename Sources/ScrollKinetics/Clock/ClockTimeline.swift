#if !hasFeature(Embedded)
  /// The relation of a clock's time line to that of a scroller, a chain or a screen.
  struct ClockTimeline<C: Clock>: Sendable where C.Duration == Duration {
    private let start: C.Instant
    private let startOfScrolling: ScrollInstant

    /// Creates the relation by which the present instant of `clock` corresponds to `instant`.
    init(_ clock: C, from instant: ScrollInstant) {
      start = clock.now
      startOfScrolling = instant
    }

    func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      startOfScrolling.advanced(by: start.duration(to: instant))
    }
  }
#endif
