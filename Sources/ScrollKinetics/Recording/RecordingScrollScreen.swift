import ScrollGeometry

/// A screen that records its calls, as a ``RecordingScroller`` does for a scroller.
///
///     var screen = RecordingScrollScreen(ScrollScreen())
///     screen.insert(list, as: 1)
///     screen.handle(.touchDown(point), on: 1, at: instant)
///     let data = try JSONEncoder().encode(screen.recording)
///
/// The recording grows with every call, including every `advance`, until ``restartRecording()``.
public struct RecordingScrollScreen: Hashable, Sendable {
  /// The screen in its present state.
  public private(set) var screen: ScrollScreen

  /// The recording of all calls since it began.
  public private(set) var recording: ScrollRecording

  /// Creates a value that records the calls of `screen` from its present state on.
  public init(_ screen: ScrollScreen) {
    self.screen = screen
    recording = ScrollRecording(from: screen)
  }

  /// Discards the recorded calls and starts a new recording with the present state of the screen.
  public mutating func restartRecording() {
    recording = ScrollRecording(from: screen)
  }

  /// The rules of the screen; see ``ScrollScreen/rules``.
  public var rules: ScrollChain.Rules {
    get { screen.rules }
    set {
      screen.rules = newValue
      recording.append(ScrollRecording.Entry(.rules(newValue), at: screen.now))
    }
  }

  /// The physics of a member; see ``ScrollScreen/subscript(physicsOf:)``.
  ///
  /// - Precondition: there is such a member, present or retained.
  public subscript(physicsOf id: ScrollScreen.ID) -> Scroller.Physics {
    get { screen[physicsOf: id] }
    set {
      screen[physicsOf: id] = newValue
      note(.physics(id, newValue), at: screen.now)
    }
  }

  /// Whether a tap of the status bar counts a member; see ``ScrollScreen/subscript(scrollsToTop:)``.
  ///
  /// - Precondition: there is such a member, present or retained.
  public subscript(scrollsToTop id: ScrollScreen.ID) -> Bool {
    get { screen[scrollsToTop: id] }
    set {
      screen[scrollsToTop: id] = newValue
      note(.scrollsToTop(id, newValue), at: screen.now)
    }
  }

  // Calls other than inputs are recorded at the screen's instant, as which an earlier one is treated.
  private mutating func note(_ call: ScrollRecording.ScreenCall, at instant: ScrollInstant) {
    recording.append(ScrollRecording.Entry(.screen(call), at: instant))
  }
}

// MARK: - Inputs and time

extension RecordingScrollScreen {
  /// Handles an input; see ``ScrollScreen/handle(_:on:at:release:)``.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: ScrollInstant,
    release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }
  ) -> ScrollScreen.Changes {
    var choices: [ScrollRecording.MemberChoice] = []
    let changes = screen.handle(input, on: id, at: instant) { id, proposal in
      let choice = proposal.choice { release(id, &$0) }
      if let choice { choices.append(ScrollRecording.MemberChoice(choice, of: id)) }
    }
    note(.input(input, on: id, choices), at: instant)
    return changes
  }

  /// Handles a tap of the status bar; see ``ScrollScreen/scrollToTop(at:shouldScroll:)``.
  @discardableResult
  public mutating func scrollToTop(
    at instant: ScrollInstant, shouldScroll: (ScrollScreen.ID) -> Bool = { _ in true }
  ) -> ScrollScreen.Changes {
    var scrolled: ScrollScreen.ID?
    let changes = screen.scrollToTop(at: instant) { id in
      guard shouldScroll(id) else { return false }
      scrolled = id
      return true
    }
    note(.input(.scrollToTop, on: scrolled), at: instant)
    return changes
  }

  /// Advances the screen; see ``ScrollScreen/advance(to:)``.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollScreen.Changes {
    let changes = screen.advance(to: instant)
    recording.append(ScrollRecording.Entry(.advance, at: screen.now))
    return changes
  }

  /// Advances the screen; see ``ScrollScreen/advance(by:)``.
  @discardableResult
  public mutating func advance(by duration: Duration) -> ScrollScreen.Changes {
    advance(to: screen.now.advanced(by: duration))
  }

  /// Advances the screen; see ``ScrollScreen/advance(bySeconds:)``.
  ///
  /// - Precondition: `seconds` is finite; ``ScrollInstant/validate(seconds:)`` checks that.
  @discardableResult
  public mutating func advance(bySeconds seconds: Double) -> ScrollScreen.Changes {
    advance(to: screen.now.advanced(bySeconds: seconds))
  }
}

// MARK: - The members

extension RecordingScrollScreen {
  /// Changes a member's viewport; see ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``.
  ///
  /// - Precondition: there is such a member, present or retained.
  @discardableResult
  public mutating func update(
    _ id: ScrollScreen.ID, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    animation: ScrollAnimation? = nil, snapping: ScrollSnapping? = nil,
    release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> ScrollScreen.Changes {
    var viewport = screen[id]
    var choice: ScrollRecording.Choice?
    let changes = screen.update(id, at: instant, keeping: keeping, animation: animation, snapping: snapping) {
      choice = $0.choice(of: release)
    } _: {
      change(&$0)
      viewport = $0
    }
    note(
      .update(id, viewport, keeping: keeping, animation: animation, snapping: snapping, choice),
      at: screen.now)
    return changes
  }

  /// Applies a change of a member's content; see ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``.
  ///
  /// - Precondition: there is such a member, present or retained.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, to id: ScrollScreen.ID, at instant: ScrollInstant,
    anchoredAt fraction: Double = 0, snapping: ScrollSnapping? = nil,
    release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollScreen.Changes {
    var choice: ScrollRecording.Choice?
    let changes = screen.apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) {
      choice = $0.choice(of: release)
    }
    note(.change(id, change, anchoredAt: fraction, snapping: snapping, choice), at: screen.now)
    return changes
  }

  /// Adds a member; see ``ScrollScreen/insert(_:as:in:physics:rules:scrollsToTop:)``.
  ///
  /// - Precondition: no member with this number is present, the parent is present, and at most 63 members are around
  ///   the new one.
  public mutating func insert(
    _ viewport: Viewport, as id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil,
    physics: Scroller.Physics = .uiKit, rules: ScrollChain.Rules? = nil, scrollsToTop: Bool = true
  ) {
    screen.insert(viewport, as: id, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop)
    note(
      .insert(id, viewport, in: parent, physics: physics, rules: rules, scrollsToTop: scrollsToTop),
      at: screen.now)
  }

  /// Removes a member and all inside it; see ``ScrollScreen/remove(_:at:retaining:)``.
  @discardableResult
  public mutating func remove(
    _ id: ScrollScreen.ID, at instant: ScrollInstant, retaining isRetained: Bool = false
  ) -> ScrollScreen.Changes {
    let changes = screen.remove(id, at: instant, retaining: isRetained)
    note(.remove(id, retaining: isRetained), at: screen.now)
    return changes
  }

  /// Returns a retained member to the screen; see ``ScrollScreen/restore(_:in:at:)``.
  ///
  /// - Precondition: the parent is present or nil, and at most 63 members are around any of the returned ones.
  @discardableResult
  public mutating func restore(
    _ id: ScrollScreen.ID, in parent: ScrollScreen.ID? = nil, at instant: ScrollInstant
  ) -> Bool {
    let wasRetained = screen.restore(id, in: parent, at: instant)
    note(.restore(id, in: parent), at: screen.now)
    return wasRetained
  }

  /// Drops a retained member; see ``ScrollScreen/drop(retained:)``.
  public mutating func drop(retained id: ScrollScreen.ID) {
    screen.drop(retained: id)
    note(.drop(id), at: screen.now)
  }
}
