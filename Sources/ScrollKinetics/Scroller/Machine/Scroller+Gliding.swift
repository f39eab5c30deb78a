import ScrollGeometry

// The fast path of `advance(to:)`: nearly every step is one on which both axes follow their plans or rest, and neither
// arrives. It reads the flight and writes nothing of it. The law is `carryOn(_:_:)`, whose bits these are: GlidingTests
// compares the two.
extension Scroller {
  /// Where the content is at ``now``, as long as each axis goes on along its plan or rests; nil where nothing moves, and
  /// where an axis arrives or ticks.
  // Mutating all the same: a method that is not gets a copy of the whole scroller.
  @inline(__always) mutating func glidingOffset() -> ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    let (horizontal, vertical, purpose) = (flight.motions.horizontal, flight.motions.vertical, flight.purpose)
    // The axes have begun together, as a rule.
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

  /// Where one axis of a flight is after `time`, as long as it goes on along its plan or rests; nil where it arrives or
  /// ticks.
  @inline(__always) private mutating func glide(
    _ course: Flight.Motion.Course, for time: Double, _ purpose: Flight.Purpose, on axis: ScrollAxis
  ) -> Double? {
    switch course {
    case .resting:
      return viewport.contentOffset[axis]
    case .planned(let plan):
      guard time < plan.duration else { return nil }
      // At its start a plan says where the content is, but for rounding.
      guard time > 0 else { return viewport.contentOffset[axis] }
      let offset = plan.motion(at: time).position
      // Most flights show as they are planned: asked here, they need no call.
      return purpose == .deceleration && viewport.bounces(on: axis)
        ? offset : shown(offset, for: purpose, on: axis)
    case .ticking, .coasting:
      return nil
    }
  }

  /// Where content flung along both axes at once is after `time`, as long as both go on; nil otherwise.
  ///
  /// One exponential where one is enough: a step takes a tenth less.
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
