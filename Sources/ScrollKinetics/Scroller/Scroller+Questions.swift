import ScrollGeometry

// Predictions of the motion without further input. They are computed from the curves, without stepping through time;
// with `displayLink` integration, from the closed forms that start at the present state.
extension Scroller {
  /// The instant at which the content comes to rest; ``now`` if it is at rest.
  public var instantOfRest: ScrollInstant {
    var rest = now
    for axis in ScrollAxis.allCases {
      guard let (plan, start) = plan(on: axis) else { continue }
      rest = Swift.max(rest, start.following(plan.duration))
    }
    return rest
  }

  /// Returns the offset at `instant`, not rounded to the pixel grid; the present offset for an instant that is not
  /// later than ``now``.
  public func contentOffset(at instant: ScrollInstant) -> ScrollPoint {
    ScrollPoint { axis in
      guard instant > now, let (plan, start) = plan(on: axis) else { return viewport.contentOffset[axis] }
      return visible(plan.position(at: plan.time(from: start, to: instant)), on: axis)
    }
  }

  /// Returns the first instant from now on at which the content will be at `offset` on `axis`; nil where it never gets
  /// there.
  ///
  /// - Precondition: `offset` is finite.
  public func instant(reaching offset: Double, on axis: ScrollAxis) -> ScrollInstant? {
    offset.require(.finite, "offset")
    if viewport.contentOffset[axis] == offset { return now }
    guard visible(offset, on: axis) == offset else { return nil }
    guard let (plan, start) = plan(on: axis),
      let time = plan.time(reaching: offset, after: start.seconds(to: now))
    else {
      return nil
    }
    let instant = start.following(time)
    // At the last instant the content is at its destination and at no other offset.
    return instant.isLast && offset != plan.destination ? nil : instant
  }

  /// Returns the release velocity, in points per second of the content's motion, with which a flick from the present
  /// offset comes to rest at `offset` if it meets no limit and no snap rule.
  ///
  /// The velocity of a release is the momentum of the flight at its start: the result corresponds to
  /// ``Release/velocity``, and is ``AxisPlan/momentum(from:landingOn:rate:)`` on each axis.
  ///
  /// - Precondition: `offset` is finite.
  public func releaseVelocity(landingOn offset: ScrollPoint) -> ScrollVector {
    offset.require(.finite, "offset")
    return ScrollVector {
      AxisPlan.momentum(
        from: viewport.contentOffset[$0], landingOn: offset[$0], rate: physics.rate(on: $0))
    }
  }

  /// Returns the part of the content's space that will be visible at some time from now to `instant`, as for loading
  /// ahead.
  public func visibleRect(until instant: ScrollInstant) -> ScrollRect {
    ScrollRect { axis in
      let range = offsets(until: instant, on: axis)
      return range.lowerBound...(range.upperBound + viewport.frame.size[axis]).saturated
    }
  }

  /// Returns the range of the offsets on `axis` from now to `instant`.
  func offsets(until instant: ScrollInstant, on axis: ScrollAxis) -> ClosedRange<Double> {
    let offset = viewport.contentOffset[axis]
    guard instant > now, let (plan, start) = plan(on: axis) else { return offset...offset }
    let future = plan.range(from: start.seconds(to: now), to: plan.time(from: start, to: instant))
    let (low, high) = (visible(future.lowerBound, on: axis), visible(future.upperBound, on: axis))
    return Swift.min(offset, low)...Swift.max(offset, high)
  }

  /// Returns the offset shown for a planned offset, not rounded to the pixel grid; the offset itself where nothing
  /// moves.
  private func visible(_ offset: Double, on axis: ScrollAxis) -> Double {
    guard case .moving(let flight) = activity else { return offset }
    return shown(offset, for: flight.purpose, on: axis, onPixelGrid: false)
  }

  /// Returns the plan of an axis and the instant at which it began; nil for an axis that does not move.
  private func plan(on axis: ScrollAxis) -> (plan: AxisPlan, start: ScrollInstant)? {
    guard case .moving(let flight) = activity else { return nil }
    return plan(of: flight, on: axis)
  }
}

extension AxisPlan {
  /// Returns the time of the motion at `instant`, in seconds; its end at the last instant.
  fileprivate func time(from start: ScrollInstant, to instant: ScrollInstant) -> Double {
    let time = start.seconds(to: instant)
    return instant.isLast ? Swift.max(time, duration) : time
  }
}
