import ScrollGeometry

extension Scroller {
  /// Stops the program if the scroller is in a state that no sequence of inputs should lead to.
  ///
  /// Tests and fuzzers call it after every other call.
  public func checkInvariants() {
    if let fault { preconditionFailure(fault) }
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    if ScrollAxis.allCases.contains(where: { viewport.contentOffset[$0].isStray }) {
      return "contentOffset must be finite and normal, but is \(viewport.contentOffset)"
    }
    switch activity {
    case .idle: return nil
    case .touching(let touch): return fault(of: touch)
    case .moving(let flight): return fault(of: flight)
    }
  }

  private func fault(of touch: Touch) -> String? {
    if let finger = touch.finger, fingers >> finger & 1 == 0 {
      return "the driving finger must be down, but is \(finger)"
    }
    if touch.limits != limits { return "a touch must know the viewport's limits" }
    return touch.fault
  }

  private func fault(of flight: Flight) -> String? {
    if flight.isOver { return "a flight must end where nothing moves" }
    for axis in ScrollAxis.allCases {
      let motion = flight.motions[axis]
      switch motion.course {
      case .resting:
        if motion.since != Flight.Motion.resting.since { return "what rests must not have begun" }
      case .planned(let plan):
        if motion.since > now { return "a plan must not begin later than now" }
        if plan.destination.isStray { return "destination must be finite, but is \(plan.destination)" }
      case .coasting(let tracker):
        if let fault = tracker.fault { return fault }
        if flight.purpose != .deceleration { return "what coasts must be decelerating" }
        if motion.since > now || tracker.instant > now { return "a delta must not be later than now" }
        if tracker.position.x.isStray || tracker.position.x != tracker.position.y {
          return "what coasts must be at one place, but is at \(tracker.position)"
        }
      case .ticking(let stepper, _, let target):
        if motion.since > now { return "a tick must not be later than now" }
        if stepper.position.isStray || stepper.momentum.isStray { return "the stepper must be finite" }
        if target.isStray { return "target must be finite, but is \(target)" }
        if target.clamped(to: viewport.limits(on: axis)).flushed != target {
          return "target must lie within the limits, but is \(target)"
        }
      }
    }
    return nil
  }
}

extension Double {
  /// Whether the number must not be stored: it is not finite, −0 or subnormal.
  fileprivate var isStray: Bool { !isNormal && bitPattern != 0 }
}
