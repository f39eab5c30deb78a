#if !hasFeature(Embedded)
  /// A clock whose time changes only when it is advanced, for tests and simulators.
  ///
  ///     var clocked = Clocked(Scroller(viewport: viewport), clock: ManualClock())
  ///     clocked.clock.advance(by: .milliseconds(16))
  ///     clocked.advance()
  ///
  /// A copy of it is independent. To drive several scrollers with one time, pass one instant to each ``Scroller/advance(to:)``.
  public struct ManualClock: Clock, Hashable, Sendable {
    /// The present time of the clock.
    public private(set) var now: ScrollInstant

    /// Creates a clock with the time `now`.
    public init(now: ScrollInstant = .origin) { self.now = now }

    /// The smallest step of the clock: one attosecond.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    /// Advances the clock by `duration`; a negative one counts as zero.
    public mutating func advance(by duration: Duration) { now = Swift.max(now, now.advanced(by: duration)) }

    /// Advances the clock to `instant`; an earlier instant has no effect.
    public mutating func advance(to instant: ScrollInstant) { now = Swift.max(now, instant) }

    /// Returns at once, whatever the deadline.
    ///
    /// A value that is suspended in this function cannot be advanced, so that waiting for the deadline would never end.
    ///
    /// - Throws: `CancellationError` in a cancelled task.
    public func sleep(until deadline: ScrollInstant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
    }
  }
#endif
