@testable import ScrollKinetics

final class MovingAxisChangesTests: XCTestCase {
  private struct Change: CustomStringConvertible {
    enum Kind: CaseIterable { case chosen, snapped, animation }

    var scene: AxisScene
    var kind: Kind
    var limits: ClosedRange<Double>
    var distance: Double

    init(_ generator: inout SplitMix64) {
      kind = generator.pick(Kind.allCases)
      scene = AxisScene(&generator, .exact, rule: kind == .snapped ? SnapRule(.every(133.7)) : nil)
      let old = scene.axis.metrics.limits
      let lower = old.lowerBound + generator.pick([0, generator.double(in: -200...200)])
      limits = lower...max(lower, old.upperBound + generator.double(in: -600...600))
      distance = generator.pick([0, Double(generator.integer(in: -200...200))])
    }

    var mirrored: Change {
      var change = changed(self) { $0.scene = scene.mirrored }
      change.limits = limits.upperBound.mirrored...limits.lowerBound.mirrored
      change.distance = distance.mirrored
      return change
    }

    /// The axis in its motion, after the frames of the scene in which it moves.
    func moving() -> (axis: MovingAxis, now: ScrollInstant)? {
      var axis = scene.axis
      let physics = scene.physics
      switch kind {
      case .chosen, .snapped:
        let state = AxisState(position: axis.offset, velocity: scene.momentum, momentum: scene.momentum)
        let target = kind == .snapped ? axis.stoppingPlace(physics.rule) : scene.target
        axis.redirect(from: state, to: target, .chosen(nil), physics, at: .origin)
      case .animation:
        axis.animate(for: .animation, at: .origin) {
          ScrollAnimation.uiKit.plan(from: $0, to: scene.target, restDistance: 0.25)
        }
      }
      var now = ScrollInstant.origin
      for delay in scene.delays {
        let next = changed(axis) { $0.advance(to: now.advanced(by: delay)) }
        guard next.isMoving else { break }
        (axis, now) = (next, now.advanced(by: delay))
      }
      return axis.isMoving ? (axis, now) : nil
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

  /// A chosen target is kept where it is legal, moves with the content, and else becomes the limit; a rule's becomes the nearest
  /// place; what is on its way there already changes no bit.
  /// Catches: in `adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `isChosen` left out, or the rule; in `aim`, `isOnItsWay` as false.
  func testTargetsAreKept() {
    forAll("targets are kept", count: 1500, in: { Change(&$0) }) { change in
      for change in [change, change.mirrored] {
        guard let (before, now) = change.moving() else { continue }
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
          axis.metrics.bounces, axis.motion != before.motion
        {
          return "is planned again"
        }
      }
      return nil
    }
  }
}
