import ScrollGeometry

// Content that moves with a constant velocity until another is given or a limit is reached. It is a flight whose axes have
// linear plans to a limit; all else of a flight applies.
extension Scroller {
  /// Moves the content with `velocity`, and ends the autoscroll of the axes on which it does not move.
  mutating func autoscroll(_ velocity: ScrollVector, coasts: Bool, _ events: inout Events) {
    guard viewport.isScrollEnabled, !isTracking else { return }
    var flight = Flight(.autoscroll)
    if case .moving(let present) = activity { flight = present }
    let before = flight.purpose
    let wasAutoscroll = PerAxis { flight.isAutoscroll(on: $0) }
    var moves = PerAxis { _ in false }
    var (momentum, offset) = (ScrollVector.zero, viewport.contentOffset)
    for axis in ScrollAxis.allCases {
      moves[axis] = autoscroll(&flight, on: axis, velocity[axis])
      guard wasAutoscroll[axis] && !moves[axis] else { continue }
      if coasts && velocity[axis] == 0 { momentum[axis] = state(of: flight, on: axis).velocity }
      // Content that stops does so on the pixel grid.
      if momentum[axis] == 0 {
        offset[axis] = viewport.pixelGrid.rounded(offset[axis], within: viewport.limits(on: axis))
      }
    }
    let isReleased = !moves.horizontal && !moves.vertical
    guard !isReleased || wasAutoscroll.horizontal || wasAutoscroll.vertical else { return }

    scroll(to: offset, &events)
    for axis in ScrollAxis.allCases where !moves[axis] {
      if wasAutoscroll[axis] || before == .animation || before == .scrollToTop {
        flight.motions[axis] = returningMotion(on: axis, momentum: momentum[axis])
      } else if flight.motions[axis].isCoasting {
        endCoast(of: &flight, on: axis, at: now)
      }
    }
    flight.purpose = isReleased ? .deceleration : .autoscroll
    activity = .idle
    if before == .deceleration { events.append(.didEndDecelerating) }
    if isReleased { events.append(.didEndScrollingAnimation) }
    guard !flight.isOver else { return }
    if isReleased { events.append(.willBeginDecelerating) }
    carryOn(&flight, .closedForms, &events)
  }

  /// Plans one axis of a flight as an autoscroll; returns false, without an effect, where the content does not move.
  @inline(never) private func autoscroll(
    _ flight: inout Flight, on axis: ScrollAxis, _ velocity: Double
  ) -> Bool {
    // A velocity that is repeated changes no bit.
    if let curve = flight.autoscroll(on: axis),
      autoscroll(from: curve.start, velocity, on: axis) == curve
    {
      return true
    }
    // The position of an animation is not rounded to the pixel grid, as it is shown.
    let start =
      phase == .animating ? state(of: flight, on: axis).position : viewport.contentOffset[axis]
    guard let curve = autoscroll(from: start, velocity, on: axis) else { return false }
    flight.motions[axis] = .planned(since: now, AxisPlan(curve))
    return true
  }

  /// Plans one axis of an autoscroll anew after a change of its limits.
  @inline(never) func adaptAutoscroll(_ flight: inout Flight, on axis: ScrollAxis, from state: AxisState) {
    if let curve = autoscroll(from: state.position, state.velocity, on: axis) {
      flight.motions[axis] = .planned(since: now, AxisPlan(curve))
    } else {
      flight.motions[axis] = returningMotion(on: axis, momentum: 0)
    }
  }

  /// Returns the motion from `offset` with `velocity` to a limit, but not longer than an hour; nil where the content
  /// does not move, as at or past the limit in that direction.
  @inline(never) private func autoscroll(
    from offset: Double, _ velocity: Double, on axis: ScrollAxis
  ) -> EasedCurve? {
    let limits = viewport.limits(on: axis)
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    guard velocity != 0, velocity > 0 ? limit > offset : limit < offset else { return nil }
    let time = ((limit - offset).saturated / velocity).magnitude.saturated
    let end =
      time < Law.longestMotion
      ? limit : (offset + (velocity * Law.longestMotion).saturated).clamped(to: limits)
    guard end != offset else { return nil }
    return EasedCurve(from: offset, to: end, duration: time, timing: .linear)
  }

  /// Returns the motion of an axis that is released with `momentum`, by its snap rule or as a free flight.
  @inline(never) private func returningMotion(on axis: ScrollAxis, momentum: Double) -> Flight.Motion {
    guard let plan = returning(on: axis, momentum: momentum) else { return .resting }
    guard case .fling = plan.curve else { return .planned(since: now, plan) }
    return motion(following: plan, on: axis, momentum: momentum, since: now)
  }
}

extension Flight {
  /// Whether an axis is autoscrolled.
  func isAutoscroll(on axis: ScrollAxis) -> Bool {
    if case .some = autoscroll(on: axis) { true } else { false }
  }

  /// The linear motion of an axis that is autoscrolled; nil for any other axis.
  @inline(never) fileprivate func autoscroll(on axis: ScrollAxis) -> EasedCurve? {
    guard purpose == .autoscroll, case .planned(let plan) = motions[axis].course,
      case .eased(let curve) = plan.curve, curve.timing == .linear
    else { return nil }
    return curve
  }
}
