import ScrollGeometry

/// Everything that was done to a scroller, and when: a motion that can be kept, sent and played again, bit for bit.
///
///     var scroller = RecordingScroller(Scroller(viewport: viewport))
///     scroller.handle(.touchDown(point), at: instant)
///     …
///     let data = try JSONEncoder().encode(scroller.recording)       // attach it to the bug report
///     recording.replay { scroller, events in print(scroller.viewport.contentOffset, events) }
///
/// A recording is the scroller as it was and a list of calls. What the host decided in between — the viewport that a
/// change left behind, the target of a release — is recorded as its outcome, so that a replay asks nobody.
///
/// - A replay has the same bits as the original after every call, on every platform. It needs the same version of
///   the library: a later one may move differently.
/// - Steps in time are recorded too. With `exact` integration they change no offset, with `displayLink` they do.
public struct ScrollRecording: Hashable, Sendable {
  /// The scroller before the first call.
  public let start: Scroller

  /// The calls, in order.
  public private(set) var entries: [Entry] = []

  /// The instant to which a replay comes.
  public private(set) var end: ScrollInstant

  /// A recording without a call, of a scroller as it is.
  public init(from start: Scroller) {
    self.start = start
    end = start.now
  }

  /// Adds a call.
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  public mutating func append(_ entry: Entry) {
    do throws(Fault) {
      try validate(entry)
    } catch {
      preconditionFailure(error.description)
    }
    entries.append(entry)
    end = Swift.max(end, entry.instant)
  }
}

// MARK: - Calls

extension ScrollRecording {
  /// One call of a scroller's method, and when.
  public struct Entry: Hashable, Sendable {
    /// The instant that was given. That of an input may lie before the scroller's: touches lag behind a display.
    public let instant: ScrollInstant
    /// What was called.
    public let action: Action

    /// A call of `action` at `instant`.
    public init(_ action: Action, at instant: ScrollInstant) {
      self.instant = instant
      self.action = action
    }
  }

  /// What was done to a scroller.
  public enum Action: Hashable, Sendable {
    /// Time has passed: ``Scroller/advance(to:)``.
    case advance
    /// ``Scroller/handle(_:at:release:)``, and what the host chose.
    indirect case input(Scroller.Input, Choice? = nil)
    /// ``Scroller/update(at:keeping:animation:release:_:)``: what the viewport became, and what the host chose.
    indirect case update(
      Viewport, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil, Choice? = nil)
    /// ``Scroller/apply(_:at:anchoredAt:release:)``, and what the host chose.
    indirect case change(ContentChange, anchoredAt: Double = 0, Choice? = nil)
    /// ``Scroller/physics`` were set.
    indirect case physics(Scroller.Physics)
  }

  /// What a host chose at a release.
  public struct Choice: Hashable, Sendable {
    /// Where the content is to stop, in points.
    public let target: ScrollPoint
    /// Whether the target may lie past the limits.
    public let allowsTargetPastLimits: Bool
    /// How the content gets there; see ``Scroller/Release/arrival``.
    public let arrival: ScrollArrival?
    /// On which axes the target was set; on the others it stays what it was.
    let axes: PerAxis<Bool>

    /// The choice of `target` on both axes.
    public init(target: ScrollPoint, allowsTargetPastLimits: Bool = false, arrival: ScrollArrival? = nil) {
      self.target = target
      self.allowsTargetPastLimits = allowsTargetPastLimits
      self.arrival = arrival
      axes = PerAxis { _ in true }
    }

    /// What a host has made of a release.
    init(_ release: Scroller.Release) {
      target = release.target
      allowsTargetPastLimits = release.allowsTargetPastLimits
      arrival = release.arrival
      axes = release.choices
    }
  }
}

// MARK: - Replaying

extension ScrollRecording {
  /// Makes all calls again, and answers the scroller as the last one left it.
  ///
  /// - Parameter observe: called after every entry, with the scroller and what happened.
  @discardableResult
  public func replay(_ observe: (Scroller, Scroller.Events) -> Void = { _, _ in }) -> Scroller {
    var scroller = start
    for entry in entries {
      let events = scroller.perform(entry)
      observe(scroller, events)
    }
    return scroller
  }
}

extension Scroller {
  /// Makes a recorded call, and answers what happened.
  ///
  /// - Precondition: the numbers of the call are valid, as they are in every ``ScrollRecording``.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> Events {
    switch entry.action {
    case .advance:
      return advance(to: entry.instant)
    case .input(let input, let choice):
      return handle(input, at: entry.instant) { $0.make(choice) }
    case .update(let viewport, let keeping, let animation, let choice):
      return update(at: entry.instant, keeping: keeping, animation: animation) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .change(let change, let fraction, let choice):
      return apply(change, at: entry.instant, anchoredAt: fraction) { $0.make(choice) }
    case .physics(let physics):
      self.physics = physics
      return Events()
    }
  }
}

extension Scroller.Release {
  /// Chooses as a host did; nil for a host that left things as they were.
  fileprivate mutating func make(_ choice: ScrollRecording.Choice?) {
    guard let choice else { return }
    choose(choice.target, on: choice.axes)
    arrival = choice.arrival
    allowsTargetPastLimits = choice.allowsTargetPastLimits
  }
}
