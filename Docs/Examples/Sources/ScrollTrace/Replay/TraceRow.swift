import ScrollGeometry
import ScrollKinetics

/// The state after an input or a frame, and its events.
package struct TraceRow: Hashable, Sendable {
  package enum Source: String, Sendable {
    case input, frame
  }

  package var instant: ScrollInstant
  package var source: Source
  package var viewport: Viewport
  package var velocity: ScrollVector
  /// The target of a motion under way.
  package var target: ScrollPoint?
  package var phase: Scroller.Phase
  package var events: Scroller.Events
  /// The velocity of a release in this row; nil without one. Not a column of a trace.
  package var releaseVelocity: ScrollVector?
  /// The place of rest that a release in this row proposes to the host. Not a column of a trace.
  package var proposal: ScrollPoint?
  /// The label of the row in a picture. Not a column either.
  package var label: String?
  /// Whether content can be zoomed in the motion: its scales then belong to the trace, and to its hash.
  package var zooms: Bool
  /// How far the content is drawn stretched; nil where nothing is. It then belongs to the trace, and to its hash, and so does
  /// that of each member.
  package var stretch: ScrollVector?
  /// The members of a screen; empty for a scroller. The phase is then idle where all members are, and there are no events.
  package var members: [Member] = []
  /// Whether the members are those of a screen.
  package var isOfScreen = false

  /// The state of one member.
  package struct Member: Hashable, Sendable {
    package var viewport: Viewport
    package var velocity: ScrollVector
    package var target: ScrollPoint?
    package var phase = Scroller.Phase.idle
    package var events: Scroller.Events = []
    /// Whether the member is on the screen.
    package var isPresent = true
    package var stretch: ScrollVector?

    package var offset: ScrollPoint { ScrollPoint { viewport.contentOffset[$0] + 0 } }

    init(viewport: Viewport, velocity: ScrollVector = .zero) {
      self.viewport = viewport
      self.velocity = ScrollVector { velocity[$0] + 0 }
    }
  }

  init(
    _ source: Source, at instant: ScrollInstant, _ subject: ReplaySubject, _ changes: ReplaySubject.Changes
  ) {
    self.instant = instant
    self.source = source
    let scroller = subject.subject.scroller
    viewport = scroller.viewport
    // −0 + 0 is +0; no other number changes.
    velocity = ScrollVector { scroller.velocity[$0] + 0 }
    phase = scroller.phase
    target = phase == .decelerating || phase == .animating ? scroller.target : nil
    events = []
    zooms = subject.zooms
    if case .events(let own) = changes { events = own }
    switch subject.subject {
    case .scroller:
      viewport.wrap(&target)
      if subject.stretches { stretch = ScrollVector { scroller.stretch[$0] + 0 } }
    case .screen(let screen):
      isOfScreen = true
      members = subject.roles.map { Member($0, on: screen, changes) }
      for (index, role) in subject.roles.enumerated() where subject.stretches {
        let stretch = members[index].isPresent ? screen.stretch(of: role.id) : .zero
        members[index].stretch = ScrollVector { stretch[$0] + 0 }
      }
      phase =
        [Scroller.Phase.dragging, .tracking, .decelerating, .animating]
        .first { phase in members.contains { $0.phase == phase } } ?? .idle
    }
  }

  package var offset: ScrollPoint { ScrollPoint { viewport.contentOffset[$0] + 0 } }
}

extension Viewport {
  /// Shows content without an end in its first turn, with its target.
  fileprivate mutating func wrap(_ target: inout ScrollPoint?) {
    guard let loop else { return }
    self = loop.wrapped(self)
    if let place = target?[loop.axis] { target?[loop.axis] = loop.wrapped(place) }
  }
}

extension TraceRow.Member {
  fileprivate init(_ role: ReplaySubject.Role, on screen: ScrollScreen, _ changes: ReplaySubject.Changes) {
    if case .screen(let changes?) = changes { events = changes.events(of: role.id) }
    isPresent = screen.contains(role.id)
    guard isPresent else {
      viewport = screen.isRetained(role.id) ? screen[role.id] : role.viewport
      velocity = .zero
      return
    }
    viewport = screen[role.id]
    let velocity = screen.velocity(of: role.id)
    self.velocity = ScrollVector { velocity[$0] + 0 }
    phase = screen.phase(of: role.id)
    target = phase == .decelerating || phase == .animating ? screen.target(of: role.id) : nil
    viewport.wrap(&target)
  }
}

extension TraceRow {
  /// Returns the row of one member, as that of a scroller.
  package func row(ofMember index: Int) -> TraceRow {
    let member = members[index]
    var row = self
    (row.viewport, row.velocity, row.target) = (member.viewport, member.velocity, member.target)
    row.stretch = member.stretch
    if isOfScreen { (row.phase, row.events) = (member.phase, member.events) }
    (row.members, row.isOfScreen) = ([], false)
    return row
  }

  /// Returns whether the offset has jumped on `axis` since `row`: without a finger, and farther than its velocity
  /// could have moved it.
  func hasJumped(since row: TraceRow, on axis: ScrollAxis) -> Bool {
    guard source == .input, phase != .dragging else { return false }
    let time = max(0, instant.nearestSeconds - row.instant.nearestSeconds)
    let reach = max(row.velocity[axis].magnitude, velocity[axis].magnitude) * time
    return (offset[axis] - row.offset[axis]).magnitude > 2 * reach + 1
  }
}
