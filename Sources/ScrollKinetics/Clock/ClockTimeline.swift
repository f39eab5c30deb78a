#if !hasFeature(Embedded)
  /// The relation of a clock's time line to that of a scroller, a chain or a screen.
  // Inlinable, as the functions that call it at every step: a generic function of another module looks up the metadata
  // of its types, which takes half of a step.
  @usableFromInline struct ClockTimeline<C: Clock>: Sendable where C.Duration == Duration {
    @usableFromInline let start: C.Instant
    @usableFromInline let startOfScrolling: ScrollInstant

    /// Creates the relation by which the present instant of `clock` corresponds to `instant`.
    init(_ clock: C, from instant: ScrollInstant) {
      start = clock.now
      startOfScrolling = instant
    }

    @inlinable func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      startOfScrolling.advanced(by: start.duration(to: instant))
    }
  }
#endif
