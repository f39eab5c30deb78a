import ScrollGeometry

// Content that shows its end goes on showing it when the limits change.
extension Scroller {
  /// Returns the axis on which content moves with its end in a change; nil for none. Called before the change is made.
  ///
  /// There is no state: content follows its end if it rests there, or is on its way there.
  func axisFollowingEnd(in change: ViewportChange) -> ScrollAxis? {
    guard let axis = change.new.followsEnd, !change.setsOffset, !isDragging, change.changesLimits(on: axis),
      !axes[axis].isCoasting, axes[axis].purpose != .autoscroll, axes[axis].purpose != .scrollToTop
    else { return nil }
    let end = change.old.limits(on: axis).upperBound
    return axes[axis].announcedTarget >= (end - 1 / change.old.displayScale).saturated ? axis : nil
  }
}
