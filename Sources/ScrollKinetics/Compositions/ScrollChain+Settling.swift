import ScrollGeometry

extension ScrollChain {
  /// Scrolls the joined axis by `distance`, as a program does, to a place at which a member may rest.
  mutating func scroll(by distance: Double, on axis: ScrollAxis, at instant: ScrollInstant) -> Changes {
    var target = joined.viewport.contentOffset
    target[axis] += distance
    return handle(.setContentOffset(target, .uiKit), at: instant)
  }
}
