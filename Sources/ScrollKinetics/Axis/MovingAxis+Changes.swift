import ScrollGeometry

// A change of what bounds the motion, while it goes on. The caller has set the new metrics and moved the offset.
extension MovingAxis {
  /// Plans a new motion from the present state, after the metrics have changed and the content has moved by `distance`.
  ///
  /// - Parameters:
  ///   - before: the state before the change.
  ///   - legal: the announced target in the new limits.
  ///   - place: the place of a mandatory rule for it; `legal` without one.
  ///   - keepsTime: whether the motion to a place in the content keeps the instant of its end.
  mutating func adapt(
    from before: AxisState, movedBy distance: Double, legal: Double, place: Double, keepsTime: Bool,
    _ physics: AxisPhysics, at now: ScrollInstant
  ) {
    guard !isCoasting else { return moveCoast(by: distance, physics, at: now) }
    var state = before
    state.position = (state.position + distance).saturated
    let anchor = anchor
    // Of a motion that ends at this instant no time is left.
    let timeLeft = keepsTime && anchor != nil ? timeLeft(at: now, physics) : 0
    let kind: TargetKind = timeLeft > 0 ? .moved(timeLeft: timeLeft) : .chosen(nil)
    defer { anchorTarget(at: anchor) }
    switch purpose {
    case nil: break
    case .deceleration where anchor != nil:
      aim(from: state, at: place, kind, physics, at: now)
    case .deceleration:
      if let rule = physics.rule, let target = rule.place(forRest: metrics.request(at: legal)) {
        aim(from: state, at: target, rule.kind(nil), physics, at: now)
      } else if isChosen {
        aim(from: state, at: legal, .chosen(nil), physics, at: now)
      } else {
        fly(
          freeFlight(momentum: state.momentum, physics.laws), momentum: state.momentum,
          ticking: physics.ticking, since: latestTick ?? now, at: now)
      }
    case .autoscroll where isAutoscrolled:
      adaptAutoscroll(from: state, physics, at: now)
    case .animation, .autoscroll, .zoom:
      aim(from: state, at: place, kind, physics, at: now)
    case .scrollToTop:
      aim(from: state, at: metrics.limits.lowerBound, .chosen(nil), physics, at: now)
    }
  }
}
