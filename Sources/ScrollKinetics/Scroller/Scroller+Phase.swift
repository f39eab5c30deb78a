import ScrollGeometry

extension Scroller {
  /// The phase of a scroller, from a touch to rest.
  ///
  ///     idle         → tracking, dragging, decelerating, animating
  ///     tracking     → dragging, idle, decelerating, animating
  ///     dragging     → decelerating, idle, animating
  ///     decelerating → idle, tracking, dragging, animating
  ///     animating    → idle, tracking, dragging, decelerating, animating
  ///
  /// A touch that catches content in flight ends its deceleration at once: the offset is measured ([M]), the phase and
  /// the callback are our choice ([O]). UIKit is reported to stay `isDecelerating` until the lift, with differences
  /// between versions ([R]).
  ///
  /// - Source: the names and their meaning [A]; the transitions [R] and [O] (PHYSICS §10).
  public enum Phase: CaseIterable, Hashable, Sendable {
    /// The content is at rest, and no finger touches it.
    case idle
    /// A finger is down and has not begun to drag.
    case tracking
    /// A finger drags the content.
    case dragging
    /// The content moves after a touch without a finger: it flies, bounces or snaps.
    case decelerating
    /// The content moves because of a programmatic scroll.
    case animating

    @inlinable @inline(__always) var isTracking: Bool { self == .tracking || self == .dragging }
    @inlinable @inline(__always) var isMoving: Bool { self == .decelerating || self == .animating }
  }
}
