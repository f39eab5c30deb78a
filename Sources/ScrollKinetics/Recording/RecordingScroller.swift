import ScrollGeometry

/// A scroller that records its calls.
///
/// Every call is forwarded to the scroller and then recorded. The recording grows with every call, including every
/// `advance`, until ``restartRecording()``.
public struct RecordingScroller: Hashable, Sendable {
  /// The scroller in its present state.
  public private(set) var scroller: Scroller

  /// The recording of all calls since it began.
  public private(set) var recording: ScrollRecording

  /// Creates a value that records the calls of `scroller` from its present state on.
  public init(_ scroller: Scroller) {
    self.scroller = scroller
    recording = ScrollRecording(from: scroller)
  }

  /// Discards the recorded calls and starts a new recording with the present state of the scroller.
  public mutating func restartRecording() {
    recording = ScrollRecording(from: scroller)
  }

  /// The physics of the scroller; see ``Scroller/physics``.
  public var physics: Scroller.Physics {
    get { scroller.physics }
    set {
      scroller.physics = newValue
      note(.physics(newValue), at: scroller.now)
    }
  }

  /// Handles an input; see ``Scroller/handle(_:at:release:)``.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Scroller.Events {
    var choice: ScrollRecording.Choice?
    let events = scroller.handle(input, at: instant) { choice = $0.choice(of: release) }
    note(.input(input, choice), at: instant)
    return events
  }

  /// Handles several samples of a finger, and records an input for each; see ``Scroller/handle(_:finger:)``.
  @discardableResult
  public mutating func handle(_ samples: some Sequence<TouchSample>, finger: Int = 0) -> Scroller.Events {
    var events = Scroller.Events()
    for sample in samples {
      events.append(contentsOf: handle(.touchMoved(sample.position, finger: finger), at: sample.instant))
    }
    return events
  }

  /// Advances the scroller; see ``Scroller/advance(to:)``.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Scroller.Events {
    let events = scroller.advance(to: instant)
    note(.advance, at: scroller.now)
    return events
  }

  /// Advances the scroller; see ``Scroller/advance(by:)``.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Scroller.Events {
    advance(to: scroller.now.advanced(by: duration))
  }

  /// Advances the scroller; see ``Scroller/advance(bySeconds:)``.
  ///
  /// - Precondition: `seconds` is finite; ``ScrollInstant/validate(seconds:)`` checks that.
  @discardableResult
  public mutating func advance(bySeconds seconds: Double) -> Scroller.Events {
    advance(to: scroller.now.advanced(bySeconds: seconds))
  }

  /// Changes the viewport; see ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
  @discardableResult
  public mutating func update(
    at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> Scroller.Events {
    var viewport = scroller.viewport
    var choice: ScrollRecording.Choice?
    let events = scroller.update(at: instant, keeping: keeping, animation: animation, snapping: snapping) {
      choice = $0.choice(of: release)
    } _: {
      change(&$0)
      viewport = $0
    }
    note(
      .update(viewport, keeping: keeping, animation: animation, snapping: snapping, choice), at: scroller.now)
    return events
  }

  /// Applies a change of the content; see ``Scroller/apply(_:at:anchoredAt:snapping:release:)``.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
    snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Scroller.Events {
    var choice: ScrollRecording.Choice?
    let events = scroller.apply(change, at: instant, anchoredAt: fraction, snapping: snapping) {
      choice = $0.choice(of: release)
    }
    note(.change(change, anchoredAt: fraction, snapping: snapping, choice), at: scroller.now)
    return events
  }

  // Calls other than inputs are recorded at the scroller's instant, as which an earlier one is treated.
  private mutating func note(_ action: ScrollRecording.Action, at instant: ScrollInstant) {
    recording.append(ScrollRecording.Entry(action, at: instant))
  }
}
