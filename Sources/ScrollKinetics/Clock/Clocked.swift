#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A scroller or a screen that reads the time from a clock.
  ///
  /// Every call reads `clock.now` once. The clock's time at the creation of this value corresponds to the subject's instant then.
  ///
  ///     var clocked = Clocked(Scroller(viewport: viewport), clock: ContinuousClock())
  ///     clocked.handle(.touchDown(point))
  ///     clocked.advance()        // once a frame
  ///
  /// All other calls are made on ``subject`` directly, those with an instant at ``scrollInstant``:
  ///
  ///     clocked.subject.update(at: clocked.scrollInstant) { $0.frame.size = rotated }
  ///
  /// A subject that is also recorded, a `Clocked<Recorded<Scroller>, C>`, is called with ``execute(_:at:)``.
  public struct Clocked<Subject: ScrollSubject, C: Clock>: Sendable where C.Duration == Duration {
    /// The subject, which can be read and changed directly.
    public var subject: Subject
    /// The clock that gives the time.
    public var clock: C

    // The clock's instant, and the subject's, at which this value was created.
    @usableFromInline let start: C.Instant
    @usableFromInline let startOfScrolling: ScrollInstant

    /// Creates a clocked subject from `subject`, whose present instant corresponds to the clock's.
    public init(_ subject: Subject, clock: C) {
      self.subject = subject
      self.clock = clock
      start = clock.now
      startOfScrolling = subject.now
    }

    // Inlinable: a generic function of another module looks up the metadata of its types, which takes half of a step.
    /// Returns the instant on the subject's time line that corresponds to an instant of the clock.
    @inlinable public func scrollInstant(of instant: C.Instant) -> ScrollInstant {
      startOfScrolling.advanced(by: start.duration(to: instant))
    }

    /// The clock's present time on the subject's time line.
    @inlinable public var scrollInstant: ScrollInstant { scrollInstant(of: clock.now) }

    /// Advances the subject to the present instant of the clock; see ``ScrollSubject/advance(to:)``.
    @discardableResult
    @inlinable public mutating func advance() -> Subject.Changes { subject.advance(to: scrollInstant) }

    /// Makes a call that happens now, or was sampled at `instant`; see ``ScrollSubject/execute(_:at:)``.
    ///
    /// - Precondition: ``ScrollSubject/validate(_:)`` does not throw.
    @discardableResult
    public mutating func execute(_ call: Subject.Call, at instant: C.Instant? = nil) -> Subject.Changes {
      subject.execute(call, at: scrollInstant(of: instant ?? clock.now))
    }
  }

  extension Clocked where Subject == Scroller {
    /// Handles an input that happens now, or was sampled at `instant`; see ``Scroller/handle(_:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: C.Instant? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> Scroller.Events {
      subject.handle(
        input, at: scrollInstant(of: instant ?? clock.now), release: release, file: file, line: line)
    }
  }

  extension Clocked where Subject == ScrollScreen {
    /// Handles an input that happens now, or was sampled at `instant`; see ``ScrollScreen/handle(_:on:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: C.Instant? = nil,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> ScrollScreen.Changes {
      subject.handle(
        input, on: id, at: scrollInstant(of: instant ?? clock.now), release: release, file: file, line: line)
    }
  }

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
