import ScrollGeometry
import ScrollKinetics

/// The state after an input or a frame, and what happened in it.
package struct TraceRow: Hashable, Sendable {
  package enum Source: String, Sendable {
    case input, frame
  }

  package var instant: ScrollInstant
  package var source: Source
  package var viewport: Viewport
  package var velocity: ScrollVector
  /// Where the content will stop, while it moves by itself.
  package var target: ScrollPoint?
  package var phase: Scroller.Phase
  package var events: Scroller.Events
  /// With which velocity a finger let go in this row; nil where none did. No column of a trace.
  package var releaseVelocity: ScrollVector?
  /// What a picture writes beside the row. No column either.
  package var label: String?

  init(_ source: Source, at instant: ScrollInstant, _ scroller: Scroller, _ events: Scroller.Events) {
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
  /// Whether the offset has jumped on `axis` since `row`, with nothing in between: other than under a finger, and
  /// further than what moves so fast could have come in that time.
  func hasJumped(since row: TraceRow, on axis: ScrollAxis) -> Bool {
    guard source == .input, phase != .dragging else { return false }
    let time = max(0, instant.nearestSeconds - row.instant.nearestSeconds)
    let reach = max(row.velocity[axis].magnitude, velocity[axis].magnitude) * time
    return (offset[axis] - row.offset[axis]).magnitude > 2 * reach + 1
  }
}
