import ScrollGeometry

// The fast paths of `advance(to:)`. In nearly every step both axes follow their plans or are at rest, and neither comes
// to rest. The fast paths then only read the flight. They must give the same bits as the general path,
// `carryOn(_:_:)`; GlidingTests compares them.
//
// They are mutating although they change nothing: a call of a method that is not mutating copies the whole scroller.
extension Scroller {
  /// Returns the offset at ``now`` if each axis decelerates inside its limits or is at rest; nil without a flight, and
  /// if anything else happens on an axis.
  ///
  /// The flight is read in place, one axis after the other: a copy of all of it takes 100 of 340 instructions. The path
  /// has no call, and therefore no number that is stored for the time of the call.
  @inline(__always) mutating func deceleratedOffset() -> ScrollPoint? {
    guard viewport.bounces else { return nil }
    let (now, offset) = (now, viewport.placedOffset)
    return room.withFlight { flight in
      guard flight.purpose == .deceleration, flight.motions.vertical.mayDecelerate(from: offset.y) else {
        return nil
      }
      let (horizontal, vertical) = (flight.motions.horizontal.since, flight.motions.vertical.since)
      // Usually both axes have begun at the same instant.
      let time = vertical.secondsOfStep(to: now)
      var decay = SharedDecay()
      guard let y = flight.motions.vertical.decelerated(at: time, from: offset.y, &decay),
        let x = flight.motions.horizontal.decelerated(
          at: horizontal == vertical ? time : horizontal.secondsOfStep(to: now), from: offset.x, &decay)
      else { return nil }
      return ScrollPoint(x: x, y: y)
    }
  }

  /// Returns the offset at ``now`` if each axis continues along its plan or is at rest; nil without a flight, and if
  /// an axis comes to rest, ticks or coasts.
  @inline(__always) mutating func glidingOffset() -> ScrollPoint? {
    guard case .moving(let flight) = activity else { return nil }
    let (horizontal, vertical, purpose) = (flight.motions.horizontal, flight.motions.vertical, flight.purpose)
    let time = horizontal.since.seconds(to: now)
    let timeOfVertical = vertical.since == horizontal.since ? time : vertical.since.seconds(to: now)
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
}

extension Flight.Motion {
  /// Whether the axis follows a free flight and is inside its limits, or is at rest. Checking this first shortens the
  /// steps of all other motions.
  @inline(__always) fileprivate func mayDecelerate(from offset: Double) -> Bool {
    guard case .planned(let plan) = course, case .fling(let fling) = plan.curve else { return isResting }
    return offset >= fling.limits.lowerBound && offset <= fling.limits.upperBound
  }

  /// Returns the offset of an axis that decelerates inside its limits or rests at `offset`; nil for any other motion.
  @inline(__always) fileprivate func decelerated(
    at time: @autoclosure () -> Double?, from offset: Double, _ decay: inout SharedDecay
  ) -> Double? {
    switch course {
    case .resting: return offset
    case .planned(let plan):
      guard case .fling(let fling) = plan.curve, let time = time(), time < fling.duration,
        fling.isInside(at: time)
      else { return nil }
      return fling.inside(leaving: decay.left(by: fling.laws, after: time - fling.entryTime)).position
    case .ticking, .coasting: return nil
    }
  }
}

/// The exponential of law 1, computed once for axes that have been inside their limits for the same time, as after most
/// flicks.
private struct SharedDecay {
  private var (rate, time, left) = (Double.nan, Double.nan, Double.nan)

  /// Returns the fraction of the momentum that is left after `time`.
  @inline(__always) mutating func left(by laws: Laws, after time: Double) -> Double {
    if time != self.time || laws.decay != rate {
      (rate, self.time, left) = (laws.decay, time, laws.left(after: time))
    }
    return left
  }
}
