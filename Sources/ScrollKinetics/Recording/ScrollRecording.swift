import ScrollGeometry

/// A recording of all calls of a scroller, a chain or a screen, with their instants, which can be stored and replayed bit
/// for bit.
///
///     var scroller = RecordingScroller(Scroller(viewport: viewport))
///     scroller.handle(.touchDown(point), at: instant)
///     …
///     let data = try JSONEncoder().encode(scroller.recording)       // attach it to the bug report
///     recording.replay { scroller, events in print(scroller.viewport.contentOffset, events) }
///
/// A recording consists of the state at the start and a list of calls. A ``RecordingScroller`` records a scroller, a
/// ``RecordingScrollChain`` a chain and a ``RecordingScrollScreen`` a screen, in the same format. Decisions of the host —
/// the viewport after a change, the target of a release — are recorded as their result, so that a replay needs no
/// closures.
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
    /// A screen.
    case screen(ScrollScreen)
  }

  /// What was recorded, before the first call.
  public let subject: Subject

  /// The scroller before the first call; of a chain its joined scroller, of a screen an empty one at its instant.
  public var start: Scroller { subject.scroller }

  /// The chain before the first call; nil for a recording of anything else.
  public var chain: ScrollChain? { if case .chain(let chain) = subject { chain } else { nil } }

  /// The screen before the first call; nil for a recording of anything else.
  public var screen: ScrollScreen? { if case .screen(let screen) = subject { screen } else { nil } }

  /// The calls, in order.
  public private(set) var entries: [Entry] = []

  /// The instant of what was recorded after all calls.
  public private(set) var end: ScrollInstant

  /// The members of a screen after all calls, present and retained, with nothing in them: what decides whether the next
  /// call can be made.
  private(set) var forest: ScrollScreen?

  /// Creates a recording without calls that starts from the present state of a scroller.
  public init(from start: Scroller) { self.init(of: .scroller(start)) }

  /// Creates a recording without calls that starts from the present state of a chain.
  public init(from start: ScrollChain) { self.init(of: .chain(start)) }

  /// Creates a recording without calls that starts from the present state of a screen.
  public init(from start: ScrollScreen) { self.init(of: .screen(start)) }

  init(of subject: Subject) {
    self.subject = subject
    end = subject.scroller.now
    forest = screen?.forest
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
    if case .screen(let call) = entry.action { forest?.changeMembers(as: call) }
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

  /// A call of one of the methods of a scroller, a chain or a screen, with its arguments.
  ///
  /// Of a scroller and of a chain there are `input` and `physics`, of a chain and of a screen `rules`, and of all three
  /// `advance`; the others are of one of them.
  public enum Action: Hashable, Sendable {
    /// ``Scroller/advance(to:)``, ``ScrollChain/advance(to:)``, ``ScrollScreen/advance(to:)``.
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
    /// An assignment to ``ScrollChain/rules``, ``ScrollScreen/rules``.
    indirect case rules(ScrollChain.Rules)
    /// A call of a screen.
    indirect case screen(ScreenCall)
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
