import ScrollGeometry

extension Scroller {
  /// Where a scroller is between touch and rest.
  ///
  ///     idle         → tracking, dragging, decelerating, animating
  ///     tracking     → dragging, idle, decelerating, animating
  ///     dragging     → decelerating, idle, animating
  ///     decelerating → idle, tracking, dragging, animating
  ///     animating    → idle, tracking, dragging, decelerating, animating
  ///
  /// A touch that catches content in flight ends its deceleration at once: the offset is measured ([M]), the phase and
  /// the callback are our choice ([O]). UIKit is reported to stay `isDecelerating` until the lift, differently from
  /// version to version ([R]).
  ///
  /// - Source: the names and what they mean [A]; the arrows [R] and [O] (PHYSICS §10).
  public enum Phase: UInt8, CaseIterable, Hashable, Sendable {
    /// At rest, and nothing touches the content.
    case idle
    /// A finger is down and has not yet dragged.
    case tracking
    /// A finger drags the content.
    case dragging
    /// The content moves by itself after a touch: flying, bouncing, snapping.
    case decelerating
    /// The content moves to where the program sent it.
    case animating
  }
}
