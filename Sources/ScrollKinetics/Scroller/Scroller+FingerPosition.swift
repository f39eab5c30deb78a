import ScrollGeometry

extension Scroller {
  /// Returns the offset at which the content would be shown if the finger that drags it were at `position`; the present
  /// offset if that finger drags nothing.
  ///
  /// For positions between the samples, or predicted ones (``TouchResampler``, UIKit's `predictedTouches(for:)`): a host
  /// draws the content there, and the scroller does not change. The position is no sample of the velocity.
  ///
  /// - The same offset as after ``Input/touchMoved(_:finger:)`` to the position, with lock, rubber band and pixel grid.
  /// - Precondition: `position` is finite.
  public func contentOffset(forFingerAt position: ScrollPoint, finger: Int = 0) -> ScrollPoint {
    position.require(.finite, "position")
    guard isDragging, touch.finger.map(Int.init) == finger, !touch.awaitsHandOver else {
      return viewport.contentOffset
    }
    var future = self
    if touch.isPair {
      _ = future.pairMoved(position, finger: finger, at: touch.pan.tracker.instant)
      return future.viewport.contentOffset
    }
    future.drag(to: touch.pan.translation(to: position), after: touch.pan.translation)
    return ScrollPoint { future.axes[$0].offset }
  }
}
