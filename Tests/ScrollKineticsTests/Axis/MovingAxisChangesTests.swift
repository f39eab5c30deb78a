@testable import ScrollKinetics

/// Limits that move while the axis moves.
final class MovingAxisChangesTests: XCTestCase {
  /// A motion, and a change of the limits in it.
  private struct Change: CustomStringConvertible {
    enum Kind: CaseIterable { case free, ticking, chosen, snapped, animation, scrollToTop, autoscroll, coast }

    var scene: AxisScene
    var kind: Kind
    var limits: ClosedRange<Double>
    var distance: Double

    init(_ generator: inout SplitMix64, _ kinds: [Kind] = Kind.allCases) {
      kind = generator.pick(kinds)
      scene = AxisScene(
        &generator, kind == .ticking ? .displayLink : .exact,
        rule: kind == .snapped ? SnapRule(.every(133.7)) : nil)
      let old = scene.axis.metrics.limits
      let lower = old.lowerBound + generator.pick([0, generator.double(in: -200...200)])
      limits = lower...max(lower, old.upperBound + generator.double(in: -600...600))
      distance = generator.pick([0, Double(generator.integer(in: -200...200))])
    }

    var mirrored: Change {
      var change = self
      change.scene = scene.mirrored
      change.limits = limits.upperBound.mirrored...limits.lowerBound.mirrored
      change.distance = distance.mirrored
      return change
    }

    /// The axis in its motion, after the frames of the scene in which it moves.
    func moving() -> (axis: MovingAxis, now: ScrollInstant, frames: Int)? {
      var axis = scene.axis
      let physics = scene.physics
      switch kind {
      case .free, .ticking: axis = scene.released
      case .chosen, .snapped:
        let state = AxisState(position: axis.offset, velocity: scene.momentum, momentum: scene.momentum)
        let target = kind == .snapped ? axis.stoppingPlace(physics.rule) : scene.target
        axis.redirect(from: state, to: target, .chosen(nil), physics, at: .origin)
      case .animation:
        axis.animate(for: .animation, at: .origin) {
          ScrollAnimation.uiKit.plan(from: $0, to: scene.target, restDistance: 0.25)
        }
      case .scrollToTop:
        let top = axis.metrics.limits.lowerBound
        axis.animate(for: .scrollToTop, at: .origin) {
          .toTop(from: $0, top, restDistance: 0.25)
        }
      case .autoscroll: _ = axis.autoscroll(scene.momentum, at: .origin)
      case .coast: axis.coast(by: scene.momentum / 1000, .unphased, sampledAt: .origin, physics, at: .origin)
      }
      var (now, frames) = (ScrollInstant.origin, 0)
      for delay in scene.delays {
        var next = axis
        next.endCoast(ifOverAt: now.advanced(by: delay), physics)
        next.advance(to: now.advanced(by: delay))
        guard next.isMoving else { break }
        (axis, now, frames) = (next, now.advanced(by: delay), frames + 1)
      }
      return axis.isMoving ? (axis, now, frames) : nil
    }

    /// Changes the limits as a scroller does: moves the content by `distance`, and keeps the target inside.
    func apply(to axis: inout MovingAxis, at now: ScrollInstant) {
      let (state, announced, old) = (axis.state(at: now), axis.announcedTarget, axis.metrics.limits)
      axis.metrics.limits = limits
      axis.offset += distance
      let target = announced + distance
      let legal = old.contains(announced) ? min(max(target, limits.lowerBound), limits.upperBound) : target
      axis.adapt(
        from: state, movedBy: distance, legal: legal, place: legal, keepsTime: false, scene.physics, at: now)
    }

    var description: String { "\(kind), then \(limits) by \(distance)\n\(scene)" }
  }

  /// Whatever the motion, the content does not jump and keeps its velocity towards where it goes; it rests inside the new
  /// limits. The mirror negates every offset.
  ///
  /// Catches: in `adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `state.position + distance` as `state.position`, `case .autoscroll where
  /// isAutoscrolled` or `moveCoast` left out.
  func testAChangeIsContinuousAndEndsInside() {
    var counts: [Change.Kind: Int] = [:]
    forAll("a change is continuous and ends inside", count: 2000, in: { Change(&$0) }) { change in
      guard let (before, now, _) = change.moving() else { return nil }
      counts[change.kind, default: 0] += 1
      var (axis, mirrored) = (before, change.mirrored.moving()!.axis)
      change.apply(to: &axis, at: now)
      change.mirrored.apply(to: &mirrored, at: now)
      if let fault = axis.fault(at: now) { return fault }
      let (old, new) = (before.state(at: now), axis.state(at: now))
      let moved = old.position + change.distance
      if axis.offset != before.offset + change.distance { return "jumps to \(axis.offset)" }
      // Content that is too slow to go on rests at once on the pixel grid.
      let isOver = axis.instantOfRest(at: now, change.scene.physics) == now
      if axis.isMoving, !isOver, axis.metrics.bounces, abs(new.position - moved) > 1e-9 * max(1, abs(moved)) {
        return "planned from \(new.position), not \(moved)"
      }
      if axis.isCoasting, abs(axis.unroundedOffset - before.unroundedOffset - change.distance) > 1e-9 {
        return "coasts from \(axis.unroundedOffset)"
      }
      if change.kind == .free, axis.metrics.bounces, change.limits.contains(axis.offset),
        before.metrics.limits.contains(before.offset),
        axis.isMoving, abs(new.velocity - old.velocity) > 1e-9 * max(1, abs(old.velocity))
      {
        return "has \(new.velocity), not \(old.velocity)"
      }
      if change.kind == .autoscroll, axis.isAutoscrolled, axis.state(at: now).velocity != 0,
        abs(axis.state(at: now).velocity - old.velocity) > 1e-6 * abs(old.velocity)
      {
        return "autoscrolls with \(axis.state(at: now).velocity), not \(old.velocity)"
      }
      if change.kind == .autoscroll, !axis.isAutoscrolled, change.limits.contains(axis.offset),
        axis.offset != change.limits.lowerBound, axis.offset != change.limits.upperBound,
        (old.velocity > 0 ? change.limits.upperBound : change.limits.lowerBound) != axis.offset
      {
        return "no longer autoscrolls"
      }
      let (end, other) = (
        axis.rested(from: now, change.scene.physics), mirrored.rested(from: now, change.scene.physics)
      )
      if end.isMoving { return "does not rest" }
      let limits = change.limits
      if end.offset < limits.lowerBound || end.offset > limits.upperBound, change.kind != .animation {
        return "rests at \(end.offset), past \(limits)"
      }
      if change.kind == .scrollToTop, end.offset != limits.lowerBound {
        return "not at the top: \(end.offset)"
      }
      return end.offset.mirrored == other.offset || change.kind == .scrollToTop
        ? nil : "\(end.offset), mirrored \(other.offset)"
    }
    for kind in Change.Kind.allCases { XCTAssertGreaterThan(counts[kind] ?? 0, 60 / debugShare, "\(kind)") }
  }

  /// Free flights have no memory: after a change the axis flies as if it began there. As long as it has met no limit it flies as if
  /// it had always been between the new limits: to rounding in closed form, bit for bit in ticks.
  ///
  /// Catches: in `adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `state.velocity` for `state.momentum`, or `since: now` for ticks.
  func testFreeFlightsHaveNoMemory() {
    var compared = 0
    forAll("free flights have no memory", count: 2000, in: { Change(&$0, [.free, .ticking]) }) { change in
      for var change in [change, change.mirrored] {
        change.distance = 0
        change.scene.axis.metrics.bounces = true
        guard case (var axis, var now, let frames)? = change.moving() else { continue }
        // A change between two ticks does not tick.
        if change.kind == .ticking { now = now.advanced(by: .milliseconds(3)) }
        let (state, physics) = (axis.state(at: now), change.scene.physics)
        change.apply(to: &axis, at: now)
        var there = change.scene
        there.axis.metrics.limits = change.limits
        var always = there.released
        let low = max(change.limits.lowerBound, change.scene.axis.metrics.limits.lowerBound)
        let high = min(change.limits.upperBound, change.scene.axis.metrics.limits.upperBound)
        let places = [change.scene.axis.offset, axis.offset]
        let metNoLimit = places.allSatisfy { low < $0 && $0 < high }
        if change.kind == .free, axis.isMoving {
          let plan = AxisPlan(
            from: axis.offset, momentum: state.momentum, limits: change.limits, flight: physics.laws.flight,
            pixelGrid: axis.metrics.pixelGrid)
          let later = now.advanced(by: .milliseconds(100))
          var stepped = axis
          stepped.advance(to: later)
          let expected = plan.state(at: now.seconds(to: later)).position
          if stepped.offset != expected { return "\(stepped.offset), not \(expected)" }
        }
        guard metNoLimit else { continue }
        var instant = ScrollInstant.origin
        for delay in change.scene.delays.prefix(frames) {
          instant = instant.advanced(by: delay)
          always.advance(to: instant)
        }
        for _ in 0..<60 {
          now = now.advanced(by: .milliseconds(16))
          axis.advance(to: now)
          always.advance(to: now)
          compared += 1
          let difference = abs(axis.offset - always.offset)
          if change.kind == .ticking ? difference > 0 : difference > 1e-6 * max(1, abs(axis.offset)) {
            return "\(axis.offset), not \(always.offset), at \(now)"
          }
        }
      }
      return nil
    }
    XCTAssertGreaterThan(compared, 5000 / debugShare)
  }

  /// A chosen target is kept where it is legal, moves with the content, and else becomes the limit; a rule's becomes the nearest
  /// place; what is on its way there already changes no bit.
  ///
  /// Catches: in `adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `isChosen` left out, or the rule; in `aim`, `isOnItsWay` as false.
  func testTargetsAreKept() {
    forAll("targets are kept", count: 1500, in: { Change(&$0, [.chosen, .snapped, .animation]) }) { change in
      for change in [change, change.mirrored] {
        guard let (before, now, _) = change.moving() else { continue }
        var axis = before
        change.apply(to: &axis, at: now)
        let (target, limits) = (before.announcedTarget + change.distance, change.limits)
        let legal = min(max(target, limits.lowerBound), limits.upperBound)
        let end = axis.rested(from: now, change.scene.physics).offset
        if change.kind == .snapped {
          let places = [limits.lowerBound, limits.upperBound] + (-80...80).map { 133.7 * Double($0) }
          if !places.contains(end) { return "\(end) is no place" }
        } else if end != (before.metrics.limits.contains(before.announcedTarget) ? legal : target) {
          return "rests at \(end), not \(legal)"
        }
        if change.distance == 0, legal == before.announcedTarget, change.kind != .snapped,
          axis.metrics.bounces,
          axis.motion != before.motion
        {
          return "is planned again"
        }
      }
      return nil
    }
  }
}
