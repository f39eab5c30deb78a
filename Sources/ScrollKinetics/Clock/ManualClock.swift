#if !hasFeature(Embedded)
  /// A clock that stands still until it is told to go on: for tests and simulators.
  ///
  ///     var clocked = ClockedScroller(Scroller(viewport: viewport), clock: ManualClock())
  ///     clocked.clock.advance(by: .milliseconds(16))
  ///     clocked.advance()
  ///
  /// It is a value: whoever holds it owns its time, and a copy goes its own way. To drive several scrollers by one
  /// clock, keep one instant and pass it to each scroller's ``Scroller/advance(to:)``.
  public struct ManualClock: Clock, Hashable, Sendable {
    /// The clock's time.
    public private(set) var now: ScrollInstant

    /// A clock that shows `now`.
    public init(now: ScrollInstant = .origin) {
      self.now = now
    }

    /// The smallest step the clock can make, one attosecond.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    /// Lets `duration` pass; a negative one is no time.
    public mutating func advance(by duration: Duration) {
      now = Swift.max(now, now.advanced(by: duration))
    }

    /// Lets time pass up to `instant`; an earlier one changes nothing.
    public mutating func advance(to instant: ScrollInstant) {
      now = Swift.max(now, instant)
    }

    /// Returns at once, whatever the deadline.
    ///
    /// Nobody could let time pass while a value waits for it, so the alternative would be to sleep for ever.
    ///
    /// - Throws: `CancellationError` in a cancelled task.
    public func sleep(until deadline: ScrollInstant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
    }
  }
#endif
