import ScrollGeometry

/// A recording of all calls of a scroller, or of a chain, with their instants, which can be stored and replayed bit for
/// bit.
///
///     var scroller = RecordingScroller(Scroller(viewport: viewport))
///     scroller.handle(.touchDown(point), at: instant)
///     …
///     let data = try JSONEncoder().encode(scroller.recording)       // attach it to the bug report
///     recording.replay { scroller, events in print(scroller.viewport.contentOffset, events) }
///
/// A recording consists of the state at the start and a list of calls. A ``RecordingScroller`` records a scroller and a
/// ``RecordingScrollChain`` a chain, in the same format. Decisions of the host — the viewport
/// after a change, the target of a release — are recorded as their result, so that a replay needs no closures.
///
/// - After every call, a replay has the same bits as the original, on every platform. It needs the same version of the
///   library: a later version may move content differently.
/// - Calls of `advance` are recorded, too. With `exact` integration they do not change an offset, with `displayLink`
///   they do.
public struct ScrollRecording: Hashable, Sendable {
  /// What moves in a recording, in a state of its own.
  public enum Subject: Hashable, Sendable {
    /// A scroller.
    case scroller(Scroller)
    /// A chain.
    case chain(ScrollChain)
  }

  /// What was recorded, before the first call.
  public let subject: Subject

  /// The scroller before the first call; of a chain its joined scroller.
  public var start: Scroller { subject.scroller }

  /// The chain before the first call; nil for a recording of a scroller.
  public var chain: ScrollChain? { if case .chain(let chain) = subject { chain } else { nil } }

  /// The calls, in order.
  public private(set) var entries: [Entry] = []

  /// The instant of the scroller or the chain after all calls.
  public private(set) var end: ScrollInstant

  /// Creates a recording without calls that starts from the present state of a scroller.
  public init(from start: Scroller) { self.init(of: .scroller(start)) }

  /// Creates a recording without calls that starts from the present state of a chain.
  public init(from start: ScrollChain) { self.init(of: .chain(start)) }

  init(of subject: Subject) {
    self.subject = subject
    end = subject.scroller.now
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
  /// One call of a method, and its instant.
  public struct Entry: Hashable, Sendable {
    /// The instant that was passed. For an input it may be before that of the scroller, since touches lag behind the
    /// display.
    public let instant: ScrollInstant
    /// The method that was called, and its arguments.
    public let action: Action

    /// Creates a call of `action` at `instant`.
    public init(_ action: Action, at instant: ScrollInstant) {
      self.instant = instant
      self.action = action
    }
  }

  /// A call of one of the methods of a scroller or a chain, with its arguments.
  ///
  /// Of a scroller and of a chain there are `advance`, `input` and `physics`; the others are of one of the two.
  public enum Action: Hashable, Sendable {
    /// ``Scroller/advance(to:)``, ``ScrollChain/advance(to:)``.
    case advance
    /// ``Scroller/handle(_:at:release:)``, ``ScrollChain/handle(_:at:release:)``, and the host's choice.
    indirect case input(Scroller.Input, Choice? = nil)
    /// ``Scroller/update(at:keeping:animation:snapping:release:_:)``: the viewport after the change, and the host's choice.
    indirect case update(
      Viewport, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``Scroller/apply(_:at:anchoredAt:snapping:release:)``, and the host's choice.
    indirect case change(
      ContentChange, anchoredAt: Double = 0, snapping: ScrollSnapping? = nil, Choice? = nil)
    /// An assignment to ``Scroller/physics``, ``ScrollChain/physics``.
    indirect case physics(Scroller.Physics)
    /// ``ScrollChain/update(_:at:keeping:snapping:release:_:)``: the member, its viewport after the change, and the host's
    /// choice.
    indirect case memberUpdate(
      Int, Viewport, keeping: ScrollAnchor.Keeping = .offset, snapping: ScrollSnapping? = nil, Choice? = nil)
    /// ``ScrollChain/exchange(_:for:at:release:)``, and the host's choice.
    indirect case exchange(Int, ScrollChain.Member, Choice? = nil)
    /// An assignment to ``ScrollChain/rules``.
    indirect case rules(ScrollChain.Rules)
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
