import ScrollGeometry

extension Scroller {
  /// Everything that can be done to a scroller from outside, but for letting time pass.
  ///
  /// Raw touches and ready-made drags are two ways to say the same; a host uses one of them. Points are in the
  /// container's space; a drag's translations and velocities are the *finger's*, and the content moves the other
  /// way. All numbers are finite.
  public enum Input: Hashable, Sendable {
    // MARK: Touches

    /// A finger, numbered 0 to 63, is put down.
    case touchDown(ScrollPoint, finger: Int = 0)
    /// A finger that is down has moved.
    case touchMoved(ScrollPoint, finger: Int = 0)
    /// A finger is lifted. Where it was lifted does not matter: the lift is no sample.
    case touchUp(finger: Int = 0)
    /// The system has taken a touch away; the content is let go without velocity.
    case touchCancelled(finger: Int = 0)

    // MARK: Ready-made drags

    /// A finger lies on the content and has not moved: moving content stops.
    case held
    /// A drag begins, at translation zero. No slop is taken off.
    case began
    /// The finger is `translation` points from where the drag began.
    case changed(translation: ScrollVector)
    /// The finger has moved by so many points since the drag's last event.
    case moved(by: ScrollVector)
    /// The drag ends with `velocity`, in points per second; nil to take it from the drag's own events.
    case ended(velocity: ScrollVector? = nil)
    /// The drag is taken away; the content is let go without velocity.
    case cancelled

    /// The lift of the only finger.
    public static var touchUp: Input { .touchUp(finger: 0) }
  }

  /// Where a scroller is between touch and rest.
  ///
  ///     idle         → tracking, dragging, decelerating, animating
  ///     tracking     → dragging, idle, decelerating, animating
  ///     dragging     → decelerating, idle, animating
  ///     decelerating → idle, tracking, dragging, animating
  ///     animating    → idle, tracking, dragging, decelerating, animating
  ///
  /// - Source: [A], [R], [O] (PHYSICS §10).
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

#if !hasFeature(Embedded)
  extension Scroller.Input: Codable {}
  extension Scroller.Phase: Codable {}
#endif
