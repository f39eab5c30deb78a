import ScrollGeometry

/// A scroller that notes what is done to it.
///
/// A thin shell: every call is forwarded, and then written down. The notes grow with every call, steps in time
/// included, until ``restart()``.
public struct RecordingScroller: Hashable, Sendable {
  /// The scroller, as the calls left it.
  public private(set) var scroller: Scroller

  /// The calls since the recording began.
  public private(set) var recording: ScrollRecording

  /// A recording of what will be done to `scroller`.
  public init(_ scroller: Scroller) {
    self.scroller = scroller
    recording = ScrollRecording(from: scroller)
  }

  /// Begins the recording anew, with the scroller as it now is.
  public mutating func restart() {
    recording = ScrollRecording(from: scroller)
  }

  /// How the content moves; see ``Scroller/physics``.
  public var physics: Scroller.Physics {
    get { scroller.physics }
    set {
      scroller.physics = newValue
      note(.physics(newValue), at: scroller.now)
    }
  }

  /// Takes an input; see ``Scroller/handle(_:at:release:)``.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Scroller.Events {
    var choice: ScrollRecording.Choice?
    let events = scroller.handle(input, at: instant) { choice = $0.choice(of: release) }
    note(.input(input, choice), at: instant)
    return events
  }

  /// Lets time pass; see ``Scroller/advance(to:)``.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Scroller.Events {
    let events = scroller.advance(to: instant)
    note(.advance, at: scroller.now)
    return events
  }

  /// Lets time pass; see ``Scroller/advance(by:)``.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Scroller.Events {
    advance(to: scroller.now.advanced(by: duration))
  }

  /// Changes the viewport; see ``Scroller/update(at:keeping:animation:release:_:)``.
  @discardableResult
  public mutating func update(
    at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Scroller.Events {
    var viewport = scroller.viewport
    var choice: ScrollRecording.Choice?
    let events = scroller.update(at: instant, keeping: keeping, animation: animation) {
      choice = $0.choice(of: release)
    } _: {
      change(&$0)
      viewport = $0
    }
    note(.update(viewport, keeping: keeping, animation: animation, choice), at: scroller.now)
    return events
  }

  /// Makes a change of the content; see ``Scroller/apply(_:at:anchoredAt:release:)``.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
    release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Scroller.Events {
    var choice: ScrollRecording.Choice?
    let events = scroller.apply(change, at: instant, anchoredAt: fraction) { choice = $0.choice(of: release) }
    note(.change(change, anchoredAt: fraction, choice), at: scroller.now)
    return events
  }

  // All but inputs happen at the scroller's instant: an earlier one is taken as that.
  private mutating func note(_ action: ScrollRecording.Action, at instant: ScrollInstant) {
    recording.append(ScrollRecording.Entry(action, at: instant))
  }
}

extension Scroller.Release {
  /// Asks the host, and answers what it chose; nil where it left things as they were.
  fileprivate mutating func choice(of host: (inout Scroller.Release) -> Void) -> ScrollRecording.Choice? {
    let proposed = self
    host(&self)
    guard self != proposed else { return nil }
    return ScrollRecording.Choice(self)
  }
}
