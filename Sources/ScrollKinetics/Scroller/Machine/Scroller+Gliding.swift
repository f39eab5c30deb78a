import ScrollGeometry

// The fast path of `advance(to:)`. In nearly every step both axes follow their plans or are at rest, and neither comes
// to rest. The fast path then only reads the flight. It must give the same bits as the general path, `carryOn(_:_:)`;
// GlidingTests compares the two.
extension Scroller {
  /// Returns the offset at ``now`` if each axis continues along its plan or is at rest; nil without a flight, and if
  /// an axis comes to rest, ticks or coasts.
  // Mutating although it changes nothing: a call of a method that is not mutating copies the whole scroller.
  @inline(__always) mutating func glidingOffset() -> ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    let (horizontal, vertical, purpose) = (flight.motions.horizontal, flight.motions.vertical, flight.purpose)
    // Usually both axes have begun at the same instant.
    let time = horizontal.since.seconds(to: now)
    let beganTogether = vertical.since == horizontal.since
    if beganTogether, let offset = fling(horizontal.course, vertical.course, for: time, purpose) {
      return offset
    }
    let timeOfVertical = beganTogether ? time : vertical.since.seconds(to: now)
    guard let x = glide(horizontal.course, for: time, purpose, on: .horizontal),
      let y = glide(vertical.course, for: timeOfVertical, purpose, on: .vertical)
    else { return nil }
    return ScrollPoint(x: x, y: y)
  }

  /// Returns the offset of one axis of a flight after `time` if it continues along its plan or is at rest; nil if it
  /// comes to rest, ticks or coasts.
  @inline(__always) private mutating func glide(
    _ course: Flight.Motion.Course, for time: Double, _ purpose: Flight.Purpose, on axis: ScrollAxis
  ) -> Double? {
    switch course {
    case .resting:
      return viewport.contentOffset[axis]
    case .planned(let plan):
      guard time < plan.duration else { return nil }
      // At its start a plan can differ from the present offset by rounding.
      guard time > 0 else { return viewport.contentOffset[axis] }
      let offset = plan.motion(at: time).position
      // Most flights are shown as planned; checking this here avoids a call.
      return purpose == .deceleration && viewport.bounces(on: axis)
        ? offset : shown(offset, for: purpose, on: axis)
    case .ticking, .coasting:
      return nil
    }
  }

  /// Returns the offset after `time` of content that flies on both axes since the same instant, if both continue; nil
  /// otherwise.
  ///
  /// Both axes share one exponential if possible, which saves a tenth of a step's time.
  @inline(__always) private mutating func fling(
    _ horizontal: Flight.Motion.Course, _ vertical: Flight.Motion.Course, for time: Double,
    _ purpose: Flight.Purpose
  ) -> ScrollPoint? {
    guard time > 0, purpose == .deceleration, viewport.bounces,
      case .planned(let x) = horizontal, case .fling(let flingX) = x.curve, time < flingX.duration,
      case .planned(let y) = vertical, case .fling(let flingY) = y.curve, time < flingY.duration
    else { return nil }
    let (stateX, stateY) = FlingCurve.motions(of: flingX, flingY, at: time)
    return ScrollPoint(x: stateX.position, y: stateY.position)
  }
}
