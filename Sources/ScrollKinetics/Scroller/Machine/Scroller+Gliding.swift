import ScrollGeometry

// The fast paths of `advance(to:)`. In nearly every step both axes follow their plans or are at rest, and neither comes
// to rest. The fast paths then only read the flight. They must give the same bits as the general path,
// `carryOn(_:_:)`; GlidingTests compares them.
//
// They are mutating although they change nothing: a call of a method that is not mutating copies the whole scroller.
extension Scroller {
  /// Returns the offset at ``now`` if each axis decelerates inside its limits or is at rest; nil without a flight, and
  /// if anything else happens on an axis.
  @inline(__always) mutating func deceleratedOffset() -> ScrollPoint? { offset(by: Deceleration()) }

  /// Returns the offset at ``now`` if each axis bounces past a limit or is at rest; nil without a flight, and if anything
  /// else happens on an axis.
  @inline(__always) mutating func bouncedOffset() -> ScrollPoint? { offset(by: Bounce()) }

  /// Returns the offset at ``now`` if each axis moves to a chosen target or is at rest; nil without a flight, and if
  /// anything else happens on an axis.
  @inline(__always) mutating func arrivingOffset() -> ScrollPoint? { offset(by: Arrival()) }

  /// Returns the offset at ``now`` if each axis follows `law` or is at rest; nil without a flight, and if anything else
  /// happens on an axis.
  ///
  /// The flight is read in place, one axis after the other: a copy of all of it takes 100 of 340 instructions. The path
  /// has no call, and therefore no number that is stored for the time of the call.
  @inline(__always) private mutating func offset(by law: some StepLaw) -> ScrollPoint? {
    guard viewport.bounces else { return nil }
    let (now, offset) = (now, viewport.placedOffset)
    return room.withFlight { flight in
      guard flight.purpose == .deceleration, flight.motions.vertical.mayFollow(law, from: offset.y) else {
        return nil
      }
      let (horizontal, vertical) = (flight.motions.horizontal.since, flight.motions.vertical.since)
      // Usually both axes have begun at the same instant.
      let time = vertical.secondsOfStep(to: now)
      var law = law
      guard let y = flight.motions.vertical.position(by: &law, at: time, from: offset.y),
        let x = flight.motions.horizontal.position(
          by: &law, at: horizontal == vertical ? time : horizontal.secondsOfStep(to: now), from: offset.x)
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
    if let x = horizontal.oscillation, let y = vertical.oscillation, x.spring == y.spring,
      time == timeOfVertical, time > 0, time < x.duration, time < y.duration
    {
      // The axes of an animation share the functions of time, which are most of the step.
      let functions = x.spring.functions(at: time)
      return ScrollPoint(
        x: shown(x.motion(with: functions).position, for: purpose, on: .horizontal),
        y: shown(y.motion(with: functions).position, for: purpose, on: .vertical))
    }
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

extension Scroller {
  /// Returns whether an axis is still on its plan at `instant`; ``instantOfRest`` is later then.
  @inline(__always) mutating func glides(past instant: ScrollInstant) -> Bool {
    room.withFlight {
      $0.motions.vertical.glides(past: instant) || $0.motions.horizontal.glides(past: instant)
    }
      ?? false
  }
}

extension Flight.Motion {
  @inline(__always) fileprivate func glides(past instant: ScrollInstant) -> Bool {
    guard case .planned(let plan) = course else { return false }
    return since.seconds(to: instant) < plan.duration
  }

  /// The spring that the axis follows, if it oscillates.
  @inline(__always) fileprivate var oscillation: SpringCurve? {
    guard case .planned(let plan) = course, case .spring(let curve) = plan.curve, curve.spring.swing > 0
    else {
      return nil
    }
    return curve
  }

  /// Whether the axis is at rest, or follows a plan to which `law` may apply at `offset`. Checking this first shortens
  /// the steps of all other motions.
  @inline(__always) fileprivate func mayFollow(_ law: some StepLaw, from offset: Double) -> Bool {
    guard case .planned(let plan) = course else { return isResting }
    return law.mayApply(to: plan, at: offset)
  }

  /// Returns the offset of an axis that follows `law` or rests at `offset`; nil for any other motion.
  @inline(__always) fileprivate func position(
    by law: inout some StepLaw, at time: @autoclosure () -> Double?, from offset: Double
  ) -> Double? {
    switch course {
    case .resting: return offset
    case .planned(let plan):
      guard let time = time() else { return nil }
      return law.position(along: plan, at: time)
    case .ticking, .coasting: return nil
    }
  }
}

/// A law that a step may follow on both axes. Exponentials are computed once for axes that have followed it for the same
/// time, as after most flicks.
private protocol StepLaw {
  /// Whether the law may apply to content at `offset`.
  func mayApply(to plan: AxisPlan, at offset: Double) -> Bool
  /// Returns the position at a time before the end of the plan; nil at other times and where the law does not apply.
  mutating func position(along plan: AxisPlan, at time: Double) -> Double?
}

/// Law 1, inside the limits.
private struct Deceleration: StepLaw {
  private var (rate, time, left) = (Double.nan, Double.nan, Double.nan)

  @inline(__always) func mayApply(to plan: AxisPlan, at offset: Double) -> Bool {
    guard case .fling(let fling) = plan.curve else { return false }
    return offset >= fling.limits.lowerBound && offset <= fling.limits.upperBound
  }

  @inline(__always) mutating func position(along plan: AxisPlan, at time: Double) -> Double? {
    guard case .fling(let fling) = plan.curve, time < fling.duration, fling.isInside(at: time) else {
      return nil
    }
    let elapsed = time - fling.entryTime
    if elapsed != self.time || fling.laws.decay != rate {
      (rate, self.time, left) = (fling.laws.decay, elapsed, fling.laws.left(after: elapsed))
    }
    return fling.inside(leaving: left).position
  }
}

/// Law 2, past the limits.
private struct Bounce: StepLaw {
  private var (rate, time) = (Double.nan, Double.nan)
  private var shares: Laws.Shares = (.nan, .nan)

  @inline(__always) func mayApply(to plan: AxisPlan, at offset: Double) -> Bool {
    guard case .fling(let fling) = plan.curve else { return false }
    return offset < fling.limits.lowerBound || offset > fling.limits.upperBound
  }

  @inline(__always) mutating func position(along plan: AxisPlan, at time: Double) -> Double? {
    guard case .fling(let fling) = plan.curve, time < fling.duration, !fling.isInside(at: time) else {
      return nil
    }
    let bounce = fling.bounce(at: time)
    if bounce.elapsed != self.time || fling.laws.decay != rate {
      guard let shares = fling.laws.ordinarySharesLeft(after: bounce.elapsed) else { return nil }
      (rate, self.time, self.shares) = (fling.laws.decay, bounce.elapsed, shares)
    }
    let state = fling.laws.bounced(from: bounce.distance, momentum: bounce.momentum, leaving: shares)
    return Law.position(at: state.position, from: bounce.limit)
  }
}

/// The motion to a chosen target.
private struct Arrival: StepLaw {
  @inline(__always) func mayApply(to plan: AxisPlan, at offset: Double) -> Bool {
    if case .arrival = plan.curve { true } else { false }
  }

  @inline(__always) mutating func position(along plan: AxisPlan, at time: Double) -> Double? {
    guard case .arrival(let arrival) = plan.curve, time < arrival.duration else { return nil }
    return arrival.ordinaryMotion(at: time)?.position
  }
}
