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
  /// The label of the row in a picture. Not a column either.
  package var label: String?
  /// The members of a chain, from the innermost; empty for a scroller. The other properties of a chain's row are those
  /// of the joined axes.
  package var members: [Member] = []

  /// The state of one member of a chain.
  package struct Member: Hashable, Sendable {
    package var viewport: Viewport
    package var velocity: ScrollVector

    package var offset: ScrollPoint { ScrollPoint { viewport.contentOffset[$0] + 0 } }

    init(viewport: Viewport, velocity: ScrollVector) {
      self.viewport = viewport
      self.velocity = ScrollVector { velocity[$0] + 0 }
    }
  }

  init(_ source: Source, at instant: ScrollInstant, _ subject: ReplaySubject, _ events: Scroller.Events) {
    let scroller = subject.scroller
    members = subject.members
    self.instant = instant
    self.source = source
    viewport = scroller.viewport
    // −0 + 0 is +0; no other number changes.
    velocity = ScrollVector { scroller.velocity[$0] + 0 }
    phase = scroller.phase
    target = phase == .decelerating || phase == .animating ? scroller.target : nil
    self.events = events
  }

  package var offset: ScrollPoint { ScrollPoint { viewport.contentOffset[$0] + 0 } }
}

extension TraceRow {
  /// Returns whether the offset has jumped on `axis` since `row`: without a finger, and farther than its velocity
  /// could have moved it.
  func hasJumped(since row: TraceRow, on axis: ScrollAxis) -> Bool {
    guard source == .input, phase != .dragging else { return false }
    let time = max(0, instant.nearestSeconds - row.instant.nearestSeconds)
    let reach = max(row.velocity[axis].magnitude, velocity[axis].magnitude) * time
    return (offset[axis] - row.offset[axis]).magnitude > 2 * reach + 1
  }
}
