import ScrollGeometry

extension MovingAxis {
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
