import ScrollGeometry

extension Scroller {
  /// Moves the scroller to another time line; see ``ScrollSubject/shiftTime(by:)``.
  public mutating func shiftTime(by duration: Duration) {
    now = now.advanced(by: duration)
    axes.horizontal.shiftTime(by: duration)
    axes.vertical.shiftTime(by: duration)
    partialTurn.shiftTime(by: duration)
    flicks.shiftTime(by: duration)
    if isTracking { touch.pan.tracker.shiftTime(by: duration) }
  }
}
