import ScrollGeometry

/// A chain that records its calls, as a ``RecordingScroller`` does for a scroller.
///
///     var chain = RecordingScrollChain(ScrollChain(inner: list, outer: sheet))
///     chain.handle(.touchDown(point), at: instant)
///     let data = try JSONEncoder().encode(chain.recording)
///
/// The recording grows with every call, including every `advance`, until ``restartRecording()``.
public struct RecordingScrollChain: Hashable, Sendable {
  /// The chain in its present state.
  public private(set) var chain: ScrollChain

  /// The recording of all calls since it began.
  public private(set) var recording: ScrollRecording

  /// Creates a value that records the calls of `chain` from its present state on.
  public init(_ chain: ScrollChain) {
    self.chain = chain
    recording = ScrollRecording(from: chain)
  }

  /// Discards the recorded calls and starts a new recording with the present state of the chain.
  public mutating func restartRecording() {
    recording = ScrollRecording(from: chain)
  }

  /// The rules of the chain; see ``ScrollChain/rules``.
  public var rules: ScrollChain.Rules {
    get { chain.rules }
    set {
      chain.rules = newValue
      note(.rules(newValue), at: chain.now)
    }
  }

  /// The physics of the chain; see ``ScrollChain/physics``.
  public var physics: Scroller.Physics {
    get { chain.physics }
    set {
      chain.physics = newValue
      note(.physics(newValue), at: chain.now)
    }
  }

  /// Handles an input; see ``ScrollChain/handle(_:at:release:)``.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    var choice: ScrollRecording.Choice?
    let changes = chain.handle(input, at: instant) { choice = $0.choice(of: release) }
    note(.input(input, choice), at: instant)
    return changes
  }

  /// Advances the chain; see ``ScrollChain/advance(to:)``.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollChain.Changes {
    let changes = chain.advance(to: instant)
    note(.advance, at: chain.now)
    return changes
  }

  /// Advances the chain; see ``ScrollChain/advance(by:)``.
  @discardableResult
  public mutating func advance(by duration: Duration) -> ScrollChain.Changes {
    advance(to: chain.now.advanced(by: duration))
  }

  /// Advances the chain; see ``ScrollChain/advance(bySeconds:)``.
  ///
  /// - Precondition: `seconds` is finite; ``ScrollInstant/validate(seconds:)`` checks that.
  @discardableResult
  public mutating func advance(bySeconds seconds: Double) -> ScrollChain.Changes {
    advance(to: chain.now.advanced(bySeconds: seconds))
  }

  /// Changes a member's viewport; see ``ScrollChain/update(_:at:keeping:snapping:release:_:)``.
  @discardableResult
  public mutating func update(
    _ member: Int, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> ScrollChain.Changes {
    var viewport = chain[member]
    var choice: ScrollRecording.Choice?
    let changes = chain.update(member, at: instant, keeping: keeping, snapping: snapping) {
      choice = $0.choice(of: release)
    } _: {
      change(&$0)
      viewport = $0
    }
    note(.memberUpdate(member, viewport, keeping: keeping, snapping: snapping, choice), at: chain.now)
    return changes
  }

  /// Replaces a member by another one; see ``ScrollChain/exchange(_:for:at:release:)``.
  @discardableResult
  public mutating func exchange(
    _ member: Int, for new: ScrollChain.Member, at instant: ScrollInstant,
    release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    var choice: ScrollRecording.Choice?
    let changes = chain.exchange(member, for: new, at: instant) { choice = $0.choice(of: release) }
    note(.exchange(member, new, choice), at: chain.now)
    return changes
  }

  // Calls other than inputs are recorded at the chain's instant, as which an earlier one is treated.
  private mutating func note(_ action: ScrollRecording.Action, at instant: ScrollInstant) {
    recording.append(ScrollRecording.Entry(action, at: instant))
  }
}
