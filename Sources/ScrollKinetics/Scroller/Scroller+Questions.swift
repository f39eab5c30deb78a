import ScrollGeometry

// Questions about the future, as it will be if nothing interferes. All are answered by the curves, none by
// stepping; with `displayLink` integration the answers are those of the closed forms from where the content now is.
extension Scroller {
  /// When the content comes to rest; ``now`` where it rests already.
  public var instantOfRest: ScrollInstant {
    var rest = now
    for axis in ScrollAxis.allCases {
      guard let (plan, start) = plan(on: axis) else { continue }
      rest = Swift.max(rest, start.following(plan.duration))
    }
    return rest
  }

  /// Where the content will be at `instant`, not rounded to the pixel grid; where it is now for an instant that is
  /// not later than ``now``.
  public func contentOffset(at instant: ScrollInstant) -> ScrollPoint {
    ScrollPoint { axis in
      guard instant > now, let (plan, start) = plan(on: axis) else { return viewport.contentOffset[axis] }
      return visible(plan.position(at: plan.time(from: start, to: instant)), on: axis)
    }
  }

  /// When the content will first be at `offset` on `axis`, from now on; nil where it never gets there.
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
    // Where time ends, content is at its destination, and nowhere on the way.
    return instant.isLast && offset != plan.destination ? nil : instant
  }

  /// The release velocity, in points per second of the content's motion, with which a flick from here comes to rest
  /// at `offset` if no limit and no snap rule is in its way.
  ///
  /// A release's velocity is the momentum of the flight at its start: this is what ``Release/velocity`` is then, and
  /// ``AxisPlan/momentum(from:landingOn:rate:)`` on either axis.
  ///
  /// - Precondition: `offset` is finite.
  public func releaseVelocity(landingOn offset: ScrollPoint) -> ScrollVector {
    offset.require(.finite, "offset")
    return ScrollVector {
      AxisPlan.momentum(
        from: viewport.contentOffset[$0], landingOn: offset[$0], rate: physics.decelerationRate)
    }
  }

  /// The part of the content's space that shows at some time from now to `instant`: what to load ahead.
  public func visibleRect(until instant: ScrollInstant) -> ScrollRect {
    ScrollRect { axis in
      let offset = viewport.contentOffset[axis]
      var range = offset...offset
      if instant > now, let (plan, start) = plan(on: axis) {
        let future = plan.range(from: start.seconds(to: now), to: plan.time(from: start, to: instant))
        let (low, high) = (visible(future.lowerBound, on: axis), visible(future.upperBound, on: axis))
        range = Swift.min(offset, low)...Swift.max(offset, high)
      }
      return range.lowerBound...(range.upperBound + viewport.frame.size[axis]).saturated
    }
  }

  /// What shows of a planned offset, not rounded to the pixel grid; the offset itself where nothing moves.
  private func visible(_ offset: Double, on axis: ScrollAxis) -> Double {
    guard case .moving(let flight) = activity else { return offset }
    return shown(offset, for: flight.purpose, on: axis, onPixelGrid: false)
  }

  /// The plan of one axis that moves, and when it began; nil where it does not.
  private func plan(on axis: ScrollAxis) -> (plan: AxisPlan, start: ScrollInstant)? {
    guard case .moving(let flight) = activity else { return nil }
    return plan(of: flight, on: axis)
  }
}

extension AxisPlan {
  /// How far the motion is at `instant`, in seconds: at its end where time ends.
  fileprivate func time(from start: ScrollInstant, to instant: ScrollInstant) -> Double {
    let time = start.seconds(to: instant)
    return instant.isLast ? Swift.max(time, duration) : time
  }
}
