import ScrollGeometry

// Content that moves with a constant velocity until another is given or a limit is reached. It is a flight whose axes have
// linear plans to a limit; all else of a flight applies.
extension Scroller {
  /// Moves the content with `velocity`, and ends the autoscroll of the axes on which it does not move.
  mutating func autoscroll(_ velocity: ScrollVector, coasts: Bool, _ events: inout Events) {
    guard viewport.isScrollEnabled, !isTracking else { return }
    let present = PerAxis { autoscrolling(on: $0) }
    let plans = PerAxis { axis -> AxisPlan? in
      // A velocity that is repeated changes no bit.
      if let curve = present[axis], let same = autoscrollPlan(from: curve.start, velocity[axis], on: axis),
        same.linear == curve
      {
        return same
      }
      return autoscrollPlan(from: exactOffset(on: axis), velocity[axis], on: axis)
    }
    guard ScrollAxis.allCases.contains(where: { plans[$0] != nil || present[$0] != nil }) else { return }

    let before = phase
    let isReleased = plans.horizontal == nil && plans.vertical == nil
    var old = Flight(.autoscroll)
    if case .moving(let flight) = activity { old = flight }
    let momentum = PerAxis { axis in
      coasts && velocity[axis] == 0 && present[axis] != nil ? state(of: old, on: axis).velocity : 0
    }
    // Content that stops does so on the pixel grid.
    scroll(
      to: ScrollPoint { axis in
        let offset = viewport.contentOffset[axis]
        let stops = present[axis] != nil && plans[axis] == nil && momentum[axis] == 0
        return stops ? viewport.pixelGrid.rounded(offset, within: viewport.limits(on: axis)) : offset
      }, &events)
    var flight = Flight(isReleased ? .deceleration : .autoscroll)
    for axis in ScrollAxis.allCases {
      if let plan = plans[axis] {
        let continues = plan.linear == present[axis]
        flight.motions[axis] = continues ? old.motions[axis] : .planned(since: now, plan)
      } else if present[axis] != nil || old.purpose == .animation || old.purpose == .scrollToTop {
        flight.motions[axis] = returningMotion(on: axis, momentum: momentum[axis])
      } else {
        if old.motions[axis].isCoasting { endCoast(of: &old, on: axis, at: now) }
        flight.motions[axis] = old.motions[axis]
      }
    }
    activity = .idle
    if before == .decelerating { events.append(.didEndDecelerating) }
    if isReleased { events.append(.didEndScrollingAnimation) }
    guard !flight.isOver else { return }
    if isReleased { events.append(.willBeginDecelerating) }
    carryOn(&flight, .closedForms, &events)
  }

  /// The linear motion of an axis that is autoscrolled; nil for any other axis.
  func autoscrolling(on axis: ScrollAxis) -> EasedCurve? {
    guard case .moving(let flight) = activity, flight.purpose == .autoscroll,
      case .planned(let plan) = flight.motions[axis].course
    else { return nil }
    return plan.linear
  }

  /// Plans one axis of an autoscroll anew after a change of its limits.
  func adaptAutoscroll(_ flight: inout Flight, on axis: ScrollAxis, from state: AxisState) {
    if let plan = autoscrollPlan(from: state.position, state.velocity, on: axis) {
      flight.motions[axis] = .planned(since: now, plan)
    } else {
      flight.motions[axis] = returningMotion(on: axis, momentum: 0)
    }
  }

  /// Returns the motion from `offset` with `velocity` to a limit, but not longer than an hour; nil where the content
  /// does not move, as at or past the limit in that direction.
  private func autoscrollPlan(from offset: Double, _ velocity: Double, on axis: ScrollAxis) -> AxisPlan? {
    let limits = viewport.limits(on: axis)
    let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
    guard velocity != 0, velocity > 0 ? limit > offset : limit < offset else { return nil }
    let time = ((limit - offset).saturated / velocity).magnitude.saturated
    let end =
      time < Law.longestMotion
      ? limit : (offset + (velocity * Law.longestMotion).saturated).clamped(to: limits)
    guard end != offset else { return nil }
    return AxisPlan(EasedCurve(from: offset, to: end, duration: time, timing: .linear))
  }

  /// Returns the motion of an axis that is released with `momentum`, by its snap rule or as a free flight.
  private func returningMotion(on axis: ScrollAxis, momentum: Double) -> Flight.Motion {
    guard let plan = returning(on: axis, momentum: momentum) else { return .resting }
    guard case .fling = plan.curve else { return .planned(since: now, plan) }
    return motion(following: plan, on: axis, momentum: momentum, since: now)
  }

  /// Returns the offset of an axis, not rounded to the pixel grid as an animation is shown.
  private func exactOffset(on axis: ScrollAxis) -> Double {
    phase == .animating ? state(on: axis).position : viewport.contentOffset[axis]
  }
}

extension AxisPlan {
  /// The linear motion of a plan of an autoscroll; nil for any other plan.
  fileprivate var linear: EasedCurve? {
    if case .eased(let curve) = curve, curve.timing == .linear { curve } else { nil }
  }
}

extension CubicBezier {
  /// Progress that equals time, exactly.
  static var linear: CubicBezier { CubicBezier(x1: 1 / 3.0, y1: 1 / 3.0, x2: 2 / 3.0, y2: 2 / 3.0) }
}
