import ScrollGeometry

extension ScrollScreen {
  /// Moves the screen to another time line, with retained members; see ``ScrollSubject/shiftTime(by:)``.
  ///
  /// - Complexity: O(members).
  public mutating func shiftTime(by duration: Duration) {
    now = now.advanced(by: duration)
    samples.shiftTime(by: duration)
    for index in members.indices { members[index].scroller.shiftTime(by: duration) }
    for index in nests.indices where !nests[index].isUnused {
      nests[index].joined.shiftTime(by: duration)
      for axis in ScrollAxis.allCases {
        guard let end = nests[index].axes[axis].wheelLatch?.end else { continue }
        nests[index].axes[axis].wheelLatch?.end = end.advanced(by: duration)
      }
    }
    for index in pinchTouches.indices {
      pinchTouches[index].instant = pinchTouches[index].instant.advanced(by: duration)
    }
  }
}
