import ScrollGeometry
import ScrollKinetics

/// What a replay moves: a scroller, or a screen with the members that it has at any time.
package struct ReplaySubject: Sendable {
  /// A member that a screen has at some time.
  struct Role: Sendable {
    let id: ScrollScreen.ID
    let name: String
    /// The viewport with which the member first comes to the screen.
    let viewport: Viewport
  }

  /// What moves, in its present state.
  package enum Subject: Hashable, Sendable {
    case scroller(Scroller)
    case screen(ScrollScreen)

    /// The scroller. A screen has none, but an empty one at its instant.
    package var scroller: Scroller {
      switch self {
      case .scroller(let scroller): scroller
      case .screen(let screen):
        Scroller(viewport: Viewport(frame: .zero, contentSize: .zero), at: screen.now)
      }
    }
  }

  /// The result of a call.
  enum Changes {
    case events(Scroller.Events)
    /// Of a call that changes no offset: nil.
    case screen(ScrollScreen.Changes?)
  }

  private(set) var subject: Subject
  /// The members that a screen has at any time, in the order of the trace; empty without a screen.
  let roles: [Role]
  /// Whether content can be zoomed at any time.
  let zooms: Bool
  /// Whether content is drawn stretched, by the physics of the start.
  let stretches: Bool
  /// The fingers on a scroller, by their numbers.
  private var trackers: [Int: LeastSquaresTracker] = [:]
  /// The members of the scenario, for those that come later.
  private var screen: [Scenario.ScreenMember] = []

  /// What moves in `scenario`, before its first input.
  init(_ scenario: Scenario) {
    screen = scenario.screen
    roles = screen.indices.map {
      Role(
        id: ScrollScreen.ID($0), name: scenario.screen[$0].name, viewport: scenario.screen[$0].start.viewport)
    }
    zooms = screen.isEmpty ? scenario.viewport.zooms : roles.contains { $0.viewport.zooms }
    stretches = (screen.isEmpty ? [scenario.physics] : screen.map(\.physics)).contains {
      $0.limit.stretch != nil
    }
    guard screen.isEmpty else {
      subject = .screen(ScrollScreen(screen, rules: scenario.rules))
      return
    }
    var physics = scenario.physics
    physics.snapping = ScrollSnapping(scenario.snap)
    subject = .scroller(Scroller(viewport: scenario.viewport, physics: physics))
  }

  /// What moves in a recording, before its first call.
  init(_ recording: StoredRecording) {
    switch recording {
    case .scroller(let recording):
      (subject, roles) = (.scroller(recording.start), [])
      zooms = recording.start.viewport.zooms || recording.entries.contains { $0.call.givesZoom }
      stretches = recording.start.physics.limit.stretch != nil
    case .screen(let recording):
      (subject, roles) = (.screen(recording.start), Self.roles(in: recording))
      zooms = roles.contains { $0.viewport.zooms } || recording.entries.contains { $0.call.givesZoom }
      stretches = recording.start.ids.contains { recording.start[physicsOf: $0].limit.stretch != nil }
    }
  }

  /// The members that the screen of a recording has at any time.
  private static func roles(in recording: ScrollRecording<ScrollScreen>) -> [Role] {
    var viewports: [ScrollScreen.ID: Viewport] = [:]
    func note(_ screen: ScrollScreen) {
      for id in screen.ids where viewports[id] == nil { viewports[id] = screen[id] }
    }
    note(recording.start)
    var calls = recording.entries[...]
    recording.replay { screen, _ in
      switch calls.removeFirst().call {
      case .insert, .restore: note(screen)
      default: break
      }
    }
    return viewports.sorted { $0.key < $1.key }.map {
      Role(id: $0.key, name: "member \($0.key)", viewport: $0.value)
    }
  }
}

extension ReplaySubject {
  /// Stops the program if what moves is in a state that no sequence of inputs should lead to.
  package func checkInvariants() {
    switch subject {
    case .scroller(let scroller): scroller.checkInvariants()
    case .screen(let screen): screen.checkInvariants()
    }
  }
}

// MARK: - Loops

extension ReplaySubject {
  /// Returns a call with the place of a programmatic scroll that is the shortest way, in content without an end.
  func shortest(_ call: Replay.Call, of member: Int?) -> Replay.Call {
    let (viewport, rest): (Viewport, ScrollPoint)
    switch subject {
    case .scroller(let scroller): (viewport, rest) = (scroller.viewport, scroller.restingOffset)
    case .screen(let screen):
      guard let id = member.map({ ScrollScreen.ID($0) }), screen.contains(id) else { return call }
      (viewport, rest) = (screen[id], screen.restingOffset(of: id))
    }
    guard let loop = viewport.loop, case .input(let input) = call else { return call }
    let axis = loop.axis
    let offset = viewport.contentOffset[axis]
    switch input {
    case .setContentOffset(var target, let animation):
      target[axis] = loop.offset(nearestTo: offset, showing: target[axis])
      return .input(.setContentOffset(target, animation))
    case .scrollRectToVisible(var rect, let animation):
      let centred = offset + (viewport.frame.size[axis] - rect.size[axis]) / 2
      rect.origin[axis] = loop.offset(nearestTo: centred, showing: rect.origin[axis])
      return .input(.scrollRectToVisible(rect, animation))
    case .retarget(var target):
      target[axis] = loop.offset(nearestTo: rest[axis], showing: target[axis])
      return .input(.retarget(target))
    default: return call
    }
  }
}

extension Viewport {
  /// The loop of content without an end; nil for other content.
  var loop: ScrollLoop? {
    endlessAxis.flatMap { contentSize[$0] > 0 ? ScrollLoop(on: $0, length: contentSize[$0]) : nil }
  }
}

// MARK: - Calls

extension ReplaySubject {
  /// Makes a call, and returns its result.
  mutating func make(
    _ call: Replay.Call, of member: Int?, at instant: ScrollInstant,
    release: (inout Scroller.Release) -> Void
  ) -> Changes {
    let members = screen
    let end = end(liftedBy: call, at: instant)
    return change { scroller in
      switch call {
      case .input(let input):
        guard let end else { return scroller.handle(input, at: instant, release: release) }
        let events = scroller.handle(end, at: instant, release: release)
        // The lift only takes the finger away.
        scroller.handle(input, at: instant)
        return events
      case .update(let keeping, let change): return scroller.update(at: instant, keeping: keeping, change)
      case .apply(let change): return scroller.apply(change, at: instant)
      // The reader refuses these calls of anything but a screen.
      case .move, .expand, .container, .add, .remove, .restore: return Scroller.Events()
      }
    } screen: { screen in
      screen.make(call, of: member, of: members, at: instant, release: release)
    }
  }

  /// Follows the fingers on a scroller whose physics take their velocity by least squares, as hosts and screens do; returns the
  /// end of a drag whose only finger `call` lifts.
  private mutating func end(liftedBy call: Replay.Call, at instant: ScrollInstant) -> Scroller.Input? {
    guard case .scroller(let scroller) = subject, scroller.physics.releaseVelocity == .leastSquares,
      case .input(let input) = call
    else { return nil }
    switch input {
    case .touchDown(let point, let finger):
      trackers[finger] = LeastSquaresTracker()
      trackers[finger]?.add(point, at: instant)
    case .touchMoved(let point, let finger): trackers[finger]?.add(point, at: instant)
    case .touchCancelled(let finger): trackers[finger] = nil
    case .touchUp(let finger):
      defer { trackers[finger] = nil }
      guard scroller.isDragging, trackers.count == 1, let tracker = trackers[finger] else { return nil }
      return .ended(velocity: tracker.velocity(at: instant))
    default: break
    }
    return nil
  }

  /// Advances what moves to `instant`.
  mutating func advance(to instant: ScrollInstant) -> Changes {
    change {
      $0.advance(to: instant)
    } screen: {
      $0.advance(to: instant)
    }
  }

  /// Repeats a recorded call of a scroller.
  mutating func perform(_ entry: ScrollRecording<Scroller>.Entry) -> Scroller.Events {
    guard case .scroller(var scroller) = subject else { preconditionFailure("must be a scroller") }
    defer { subject = .scroller(scroller) }
    return scroller.execute(entry.call, at: entry.instant)
  }

  /// Repeats a recorded call of a screen.
  mutating func perform(_ entry: ScrollRecording<ScrollScreen>.Entry) -> ScrollScreen.Changes {
    guard case .screen(var screen) = subject else { preconditionFailure("must be a screen") }
    // Else the members would be copied.
    subject = .screen(ScrollScreen())
    defer { subject = .screen(screen) }
    return screen.execute(entry.call, at: entry.instant)
  }

  private mutating func change(
    scroller: (inout Scroller) -> Scroller.Events,
    screen: (inout ScrollScreen) -> ScrollScreen.Changes?
  ) -> Changes {
    switch subject {
    case .scroller(var value):
      defer { subject = .scroller(value) }
      return .events(scroller(&value))
    case .screen(var value):
      // Else the members would be copied.
      subject = .screen(ScrollScreen())
      defer { subject = .screen(value) }
      return .screen(screen(&value))
    }
  }
}

extension ScrollScreen {
  fileprivate mutating func make(
    _ call: Replay.Call, of member: Int?, of members: [Scenario.ScreenMember], at instant: ScrollInstant,
    release: (inout Scroller.Release) -> Void
  ) -> Changes? {
    guard let member else {
      switch call {
      case .input(.scrollToTop): return scrollToTop(at: instant)
      case .input(let input): return handle(input, at: instant) { release(&$1) }
      // The reader requires a member.
      default: return nil
      }
    }
    let id = ID(member)
    switch call {
    case .input(let input):
      return handle(input, on: id, at: instant) { release(&$1) }
    case .update(let keeping, let change):
      return update(id, at: instant, keeping: keeping, change)
    case .apply(let change):
      return apply(change, to: id, at: instant)
    case .move(let detent, let animation):
      return move(id, to: detent, animation: animation, at: instant)
    case .expand(let expands, let animation):
      return expand(id, expands, animation: animation, at: instant)
    case .container(let container, let animation):
      return change(id, to: container, animation, at: instant)
    case .add(let parent):
      insert(members[member], as: member, in: parent)
    case .remove(let isRetained):
      return remove(id, at: instant, retaining: isRetained)
    case .restore(let parent):
      restore(id, in: parent.map { ID($0) }, at: instant)
    }
    return nil
  }
}

// MARK: - Zoom

extension Viewport {
  /// Whether its content can be zoomed, or is.
  fileprivate var zooms: Bool { zoomLimits.allowZooming || zoomScale != 1 }
}

extension Scroller.Update {
  fileprivate var givesZoom: Bool {
    if case .viewport(let viewport, _, _, _, _) = self { viewport.zooms } else { false }
  }
}

extension Scroller.Call {
  fileprivate var givesZoom: Bool { if case .update(let update) = self { update.givesZoom } else { false } }
}

extension ScrollScreen.Call {
  fileprivate var givesZoom: Bool {
    if case .update(_, let update) = self { update.givesZoom } else { false }
  }
}
