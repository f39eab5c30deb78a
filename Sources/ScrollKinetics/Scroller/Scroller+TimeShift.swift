import ScrollGeometry

extension Scroller {
  /// Moves the scroller to another time line; see ``ScrollSubject/shiftTime(by:)``.
  public mutating func shiftTime(by duration: Duration) {
    now = now.advanced(by: duration)
    axes.horizontal.shiftTime(by: duration)
    axes.vertical.shiftTime(by: duration)
    pairOrStep.shiftTime(by: duration)
    flicks.shiftTime(by: duration)
    guard isTracking else { return }
    touch.pan.tracker.shiftTime(by: duration)
  }

  /// Shifts the present and what moves, and not what is over: lifts, steps of a wheel and stretches that have relaxed.
  mutating func shiftMotion(by duration: Duration) {
    let stretches = PerAxis { (axes[$0].endOfStretch ?? now) > now }
    now = now.advanced(by: duration)
    for axis in ScrollAxis.allCases where stretches[axis] || !axes[axis].isRelaxing {
      axes[axis].shiftTime(by: duration)
    }
  }
}
