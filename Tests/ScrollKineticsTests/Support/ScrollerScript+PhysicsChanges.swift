import ScrollGeometry

@testable import ScrollKinetics

extension ScrollerScript {
  /// Physics that are set during a motion change no bit of it: a flight continues to its target, a drag under its
  /// finger. Checked at each step that sets physics, and after the last step in motion, with all properties changed.
  var physicsFault: String? {
    let wander = [40, -90, 7.5, 300].map { ScrollVector(dx: $0 / 2, dy: $0) }
    let moments = moments()
    for moment in moments {
      guard case .physics(let physics) = moment.action else { continue }
      let kept = changed(moment.after) { $0.physics = moment.before.physics }
      if let fault = kept.difference(from: moment.after, wander) { return "\(fault), with \(physics)" }
    }
    guard let kept = moments.last(where: { $0.after.phase != .idle })?.after else { return nil }
    let other = changed(kept) { for change in Scroller.Physics.changes.values { change(&$0.physics) } }
    return kept.difference(from: other, wander).map { "\($0), with all properties changed" }
  }
}

extension Scroller.Physics {
  /// A different value for each property of the physics, by the name of its stored property.
  static let changes: [String: @Sendable (inout Scroller.Physics) -> Void] = [
    "flight": { $0.flight = $0.flight.rate == nil ? .init(.fast) : .constantDeceleration(900) },
    "framesPerSecond": { $0.framesPerSecond = 240 },
    "snapping": { $0.snapping = $0.snapping == .paging ? .none : .paging }, "slop": { $0.slop += 30 },
    "longestPause": { $0.releaseTimeout = .zero },
    "integration": { $0.integration = $0.integration == .exact ? .displayLink : .exact },
    "source": { $0.source = $0.source == .touch ? .trackpad : .touch },
    "isDirectionalLockEnabled": { $0.isDirectionalLockEnabled.toggle() },
    "momentum": { $0.momentum = $0.momentum == .library ? .platform : .library },
    "opensDirectionalLockAfterPause": { $0.opensDirectionalLockAfterPause.toggle() },
    "repeatedFlicks": { $0.repeatedFlicks = $0.repeatedFlicks == .none ? .webKit : .none },
    "reducesMotion": { $0.reducesMotion.toggle() },
    "limit": { $0.limit = $0.limit == .clamp ? .bounce(pullBack: 5) : .clamp },
    "leastSpeed": { $0.leastSpeed += 300 }, "greatestSpeed": { $0.greatestSpeed = 500 },
    "releaseVelocity": { $0.releaseVelocity = $0.releaseVelocity == .blend ? .leastSquares : .blend },
    "turnsOnePagePerSwipe": { $0.turnsOnePagePerSwipe.toggle() },
  ]
}

extension Scroller {
  /// The first difference between how this scroller and `changed`, the same with other physics, continue; nil if none.
  ///
  /// A finger that is down first does not move, and then moves along `wander`; without one, time passes.
  func difference(from changed: Scroller, _ wander: [ScrollVector]) -> String? {
    // Coasting content is released when its scroll ends, with the physics of that moment.
    if isCoasting { return nil }
    return isTracking ? differenceUnderFinger(from: changed, wander) : differenceInFlight(from: changed)
  }

  private func differenceInFlight(from changed: Scroller) -> String? {
    var (kept, changed) = (self, changed)
    if changed.instantOfRest != kept.instantOfRest { return "rests at \(changed.instantOfRest)" }
    // Six seconds, in frames of increasing length.
    for frame in 0..<100 where kept.phase != .idle || changed.phase != .idle {
      if let difference = kept.difference(from: changed) { return "frame \(frame): \(difference)" }
      let length = Duration.milliseconds(16 + frame)
      let (events, others) = (kept.advance(by: length), changed.advance(by: length))
      if events != others { return "frame \(frame): \(others), not \(events)" }
    }
    return kept.difference(from: changed)
  }

  private func differenceUnderFinger(from changed: Scroller, _ wander: [ScrollVector]) -> String? {
    guard isTracking else { return "nothing is held" }
    // Recognised drags begin with their first movement; a drag that has not begun takes the new physics.
    if touch.finger == nil && !touch.pan.hasBegun { return nil }
    var (kept, changed) = (self, changed)
    var point = touch.pan.tracker.position
    for (number, step) in ([.zero] + wander).enumerated() {
      point = point + step
      let input = touch.finger.map { Scroller.Input.touchMoved(point, finger: Int($0)) } ?? .moved(by: step)
      let instant = kept.now.advanced(by: .milliseconds(8))
      let (events, others) = (kept.handle(input, at: instant), changed.handle(input, at: instant))
      // A drag that begins now takes the present directional lock.
      if !touch.pan.hasBegun && kept.isDragging { return nil }
      if events != others { return "move \(number): \(others), not \(events)" }
      if let difference = kept.difference(from: changed) { return "move \(number): \(difference)" }
    }
    return nil
  }

  private func difference(from changed: Scroller) -> String? {
    if changed.viewport != viewport {
      return "at \(changed.viewport.contentOffset), not \(viewport.contentOffset)"
    }
    if changed.target != target { return "to \(changed.target as Any), not \(target as Any)" }
    return changed.velocity == velocity ? nil : "with \(changed.velocity), not \(velocity)"
  }
}
