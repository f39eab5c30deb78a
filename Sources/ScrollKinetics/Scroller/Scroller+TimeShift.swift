import ScrollGeometry

extension Scroller {
  /// Moves the scroller to another time line; see ``ScrollSubject/shiftTime(by:)``.
  public mutating func shiftTime(by duration: Duration) {
    shiftMotion(by: duration)
    pairOrTurn.shiftTime(by: duration)
    flicks.shiftTime(by: duration)
    guard isTracking else { return }
    touch.pan.tracker.shiftTime(by: duration)
  }

  /// Shifts the present and what moves, and not the lifts and the turns of a wheel before.
  mutating func shiftMotion(by duration: Duration) {
    now = now.advanced(by: duration)
    axes.horizontal.shiftTime(by: duration)
    axes.vertical.shiftTime(by: duration)
  }
}
