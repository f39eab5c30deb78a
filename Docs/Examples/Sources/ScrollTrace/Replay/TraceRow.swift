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
