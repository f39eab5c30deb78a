import ScrollGeometry

extension Viewport {
  /// Returns the velocity with which content scrolls under a dragged item whose pointer is at `point`, once the ramp is over:
  /// zero on the axes on which it is in no zone.
  ///
  ///     ±1500·e²        zone = min(0.2·length, 100 points)
  ///
  /// where e is the depth of the pointer in the zone at an edge of the part that no inset covers, from 0 to 1.
  ///
  /// `point` is in the space of `frame`, that of the viewport where it is shown; others cut off all but the `visible` part.
  func edgeScrollVelocity(at point: ScrollPoint, in frame: ScrollRect, visible: ScrollRect? = nil)
    -> ScrollVector
  {
    ScrollVector { axis in
      var clear = clearRange(on: axis)
      if let visible, visible[axis] != frame[axis] {
        let (lower, upper) = (visible[axis].lowerBound, visible[axis].upperBound)
        clear = clear.clamped(
          to: (lower - frame.origin[axis]).saturated...(upper - frame.origin[axis]).saturated)
      }
      let zone = Swift.min(0.2 * (clear.upperBound - clear.lowerBound).saturated, 100)
      guard zone > 0 else { return 0 }
      let place = (point[axis] - frame.origin[axis]).saturated
      let before = ((clear.lowerBound + zone).saturated - place).saturated / zone
      let behind = (place - (clear.upperBound - zone).saturated).saturated / zone
      let depth = Swift.min(1, Swift.max(before, behind))
      guard depth > 0 else { return 0 }
      let speed = (1500 * (depth * depth)).flushed
      return behind > 0 ? speed : 0 - speed
    }
  }
}
