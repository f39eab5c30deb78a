import ScrollGeometry

// The motion to come, without further input. It is computed from the plan, without stepping through time.
extension MovingAxis {
  /// Returns the plan and the instant at which it began; nil for an axis that does not move.
  ///
  /// For ticks it is the closed form from the present state, for a coast the motion after its end, without further deltas.
  func plan(at now: ScrollInstant, _ physics: AxisPhysics) -> (plan: AxisPlan, start: ScrollInstant)? {
    switch motion {
    case .resting, .dragged, .pinched, .blocked, .relaxing: return nil
    case .planned(let plan): return (plan, since)
    case .coasting:
      let still = AxisPlan(from: offset, to: offset, duration: 0)
      return (returning(physics) ?? still, Self.endOfCoast(since: since))
    case .ticking(_, let stepper, let rate):
      return freeFlight(momentum: stepper.momentum, MotionLaws(flight: FlightLaw(rate), limit: .uiKit)).map {
        ($0, now)
      }
    }
  }

  @inline(__always) var deceleratesAlongPlan: Bool {
    if case .planned = motion { purpose == .deceleration } else { false }
  }

  /// Returns whether the axis is still on its plan at `instant`; ``instantOfRest(at:_:)`` is later then.
  @inline(__always) func isOnPlan(at instant: ScrollInstant) -> Bool {
    guard case .planned(let plan) = motion else { return false }
    return since.seconds(to: instant) < plan.duration
  }

  /// Returns the place at which an axis in motion comes to rest; the present offset of any other.
  func destination(_ physics: AxisPhysics) -> Double {
    isCoasting ? returning(physics)?.destination ?? offset : announcedTarget
  }

  /// Returns the time until the axis comes to rest, in seconds; 0 or less if it is at rest.
  func timeLeft(at now: ScrollInstant, _ physics: AxisPhysics) -> Double {
    plan(at: now, physics).map { $0.plan.duration - $0.start.seconds(to: now) } ?? 0
  }

  func instantOfRest(at now: ScrollInstant, _ physics: AxisPhysics) -> ScrollInstant {
    guard let (plan, start) = plan(at: now, physics) else { return now }
    return Swift.max(now, start.following(plan.duration))
  }

  /// Returns the offset at `instant`, not rounded to the pixel grid; the present one for an instant that is not after `now`.
  func offset(at instant: ScrollInstant, from now: ScrollInstant, _ physics: AxisPhysics) -> Double {
    guard instant > now, let (plan, start) = plan(at: now, physics), start <= instant else { return offset }
    return shown(plan.position(at: plan.time(from: start, to: instant)), onPixelGrid: false)
  }

  /// Returns the first instant from `now` on at which the axis is at `place`; nil where it never gets there.
  func instant(reaching place: Double, from now: ScrollInstant, _ physics: AxisPhysics) -> ScrollInstant? {
    if offset == place { return now }
    guard shown(place, onPixelGrid: false) == place, let (plan, start) = plan(at: now, physics),
      let time = plan.time(reaching: place, after: start.seconds(to: now))
    else { return nil }
    let instant = start.following(time)
    // At the last instant the content is at its destination and at no other offset.
    return instant.isLast && place != plan.destination ? nil : instant
  }

  func offsets(until instant: ScrollInstant, from now: ScrollInstant, _ physics: AxisPhysics)
    -> ClosedRange<Double>
  {
    guard instant > now, let (plan, start) = plan(at: now, physics), start <= instant else {
      return offset...offset
    }
    let future = plan.range(from: start.seconds(to: now), to: plan.time(from: start, to: instant))
    let low = shown(future.lowerBound, onPixelGrid: false)
    let high = shown(future.upperBound, onPixelGrid: false)
    return Swift.min(offset, low)...Swift.max(offset, high)
  }

  // MARK: The velocity

  /// Returns the velocity at `now`, in points per second: the slope of the offset.
  ///
  /// Usually an axis flies freely, having begun inside its limits. A limit holds content that does not bounce.
  @inlinable @inline(__always) func velocity(at now: ScrollInstant) -> Double {
    if let velocity = velocityOfThrow(at: now) { return velocity }
    var (motion, metrics) = (motion, metrics)
    return Self.velocity(of: &motion, since: since, for: purpose, at: offset, &metrics, now: now)
  }

  /// Returns the velocity of an axis that rests, or flies freely and began inside its limits; nil for any other.
  @inlinable @inline(__always) func velocityOfThrow(at now: ScrollInstant) -> Double? {
    guard isMoving else { return 0 }
    guard let fling else { return nil }
    return FlingCurve.velocity(
      since: since, at: now, fling.laws, duration: fling.duration, momentum: fling.entryMomentum,
      exitTime: fling.exitTime, from: fling.start, to: fling.destination)
  }

  /// Returns the velocity of an axis that rests, or flies freely and has been inside its limits since it began; nil for any other.
  // Without law 2, for which `velocityOfThrow` saves registers: 12 of 150 instructions.
  @inline(__always) func velocityInside(at now: ScrollInstant) -> Double? {
    guard isMoving else { return 0 }
    guard let fling else { return nil }
    let time = since.seconds(to: now)
    guard time < fling.duration, time < fling.exitTime else { return nil }
    let left = fling.laws.left(after: time)
    return fling.laws.decelerated(from: 0, momentum: fling.entryMomentum, leaving: left).velocity
  }

  /// The flight of an axis that bounces and flies freely, and began inside its limits; nil for any other.
  @inlinable @inline(__always) var fling: FlingCurve? {
    guard metrics.bounces, case .planned(let plan) = motion, case .fling(let fling) = plan.curve,
      fling.entryTime == 0
    else { return nil }
    return fling
  }

  /// Returns the velocity of an axis with the given values.
  @usableFromInline @inline(never) static func velocity(
    of motion: inout Motion, since start: ScrollInstant, for purpose: Purpose?, at offset: Double,
    _ metrics: inout AxisMetrics, now: ScrollInstant
  ) -> Double {
    var axis = MovingAxis(motion: motion, for: purpose, since: start)
    (axis.metrics, axis.offset) = (metrics, offset)
    return axis.state(at: now).velocity
  }
}

extension AxisPlan {
  /// Returns the time of the motion at `instant`, in seconds; its end at the last instant.
  fileprivate func time(from start: ScrollInstant, to instant: ScrollInstant) -> Double {
    let time = start.seconds(to: instant)
    return instant.isLast ? Swift.max(time, duration) : time
  }
}
