import ScrollGeometry

/// A recording of all calls of a scroller with their instants, which can be stored and replayed bit for bit.
///
///     var scroller = RecordingScroller(Scroller(viewport: viewport))
///     scroller.handle(.touchDown(point), at: instant)
///     …
///     let data = try JSONEncoder().encode(scroller.recording)       // attach it to the bug report
///     recording.replay { scroller, events in print(scroller.viewport.contentOffset, events) }
///
/// A recording consists of the scroller's state at the start and a list of calls. Decisions of the host — the viewport
/// after a change, the target of a release — are recorded as their result, so that a replay needs no closures.
///
/// - After every call, a replay has the same bits as the original, on every platform. It needs the same version of the
///   library: a later version may move content differently.
/// - Calls of `advance` are recorded, too. With `exact` integration they do not change an offset, with `displayLink`
///   they do.
public struct ScrollRecording: Hashable, Sendable {
  /// The scroller before the first call.
  public let start: Scroller

  /// The calls, in order.
  public private(set) var entries: [Entry] = []

  /// The instant of the scroller after all calls.
  public private(set) var end: ScrollInstant

  /// Creates a recording without calls that starts from the present state of a scroller.
  public init(from start: Scroller) {
    self.start = start
    end = start.now
  }

  /// Appends a call.
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
  /// One call of a scroller's method, and its instant.
  public struct Entry: Hashable, Sendable {
    /// The instant that was passed. For an input it may be before the scroller's, since touches lag behind the display.
    public let instant: ScrollInstant
    /// The method that was called, and its arguments.
    public let action: Action

    /// Creates a call of `action` at `instant`.
    public init(_ action: Action, at instant: ScrollInstant) {
      self.instant = instant
      self.action = action
    }
  }

  /// A call of one of a scroller's methods, with its arguments.
  public enum Action: Hashable, Sendable {
    /// ``Scroller/advance(to:)``.
    case advance
    /// ``Scroller/handle(_:at:release:)``, and the host's choice.
    indirect case input(Scroller.Input, Choice? = nil)
    /// ``Scroller/update(at:keeping:animation:snapping:release:_:)``: the viewport after the change, and the host's choice.
    indirect case update(
      Viewport, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``Scroller/apply(_:at:anchoredAt:snapping:release:)``, and the host's choice.
    indirect case change(
      ContentChange, anchoredAt: Double = 0, snapping: ScrollSnapping? = nil, Choice? = nil)
    /// An assignment to ``Scroller/physics``.
    indirect case physics(Scroller.Physics)
  }

  /// The choice of a host at a release.
  public struct Choice: Hashable, Sendable {
    /// The target at which the content stops, in points.
    public let target: ScrollPoint
    /// Whether the target may lie past the limits.
    public let allowsTargetPastLimits: Bool
    /// The motion to the target; see ``Scroller/Release/arrival``.
    public let arrival: ScrollArrival?
    /// The axes on which the host has set the target; on the others it is unchanged.
    let axes: PerAxis<Bool>

    /// Creates the choice of `target` on both axes.
    public init(target: ScrollPoint, allowsTargetPastLimits: Bool = false, arrival: ScrollArrival? = nil) {
      self.target = target
      self.allowsTargetPastLimits = allowsTargetPastLimits
      self.arrival = arrival
      axes = PerAxis { _ in true }
    }

    /// Creates the choice that a host has made in a release.
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
  /// Repeats all calls, and returns the scroller after the last one.
  ///
  /// - Parameter observe: called after every entry, with the scroller and the events.
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
  /// Repeats a recorded call, and returns the events.
  ///
  /// - Precondition: the numbers of the call are valid, as they are in every ``ScrollRecording``.
  @discardableResult
  public mutating func perform(_ entry: ScrollRecording.Entry) -> Events {
    switch entry.action {
    case .advance:
      return advance(to: entry.instant)
    case .input(let input, let choice):
      return handle(input, at: entry.instant) { $0.make(choice) }
    case .update(let viewport, let keeping, let animation, let snapping, let choice):
      return update(at: entry.instant, keeping: keeping, animation: animation, snapping: snapping) {
        $0.make(choice)
      } _: {
        $0 = viewport
      }
    case .change(let change, let fraction, let snapping, let choice):
      return apply(change, at: entry.instant, anchoredAt: fraction, snapping: snapping) { $0.make(choice) }
    case .physics(let physics):
      self.physics = physics
      return Events()
    }
  }
}

extension Scroller.Release {
  /// Applies a recorded choice; nil leaves the release unchanged.
  fileprivate mutating func make(_ choice: ScrollRecording.Choice?) {
    guard let choice else { return }
    choose(choice.target, on: choice.axes)
    arrival = choice.arrival
    allowsTargetPastLimits = choice.allowsTargetPastLimits
  }
}
