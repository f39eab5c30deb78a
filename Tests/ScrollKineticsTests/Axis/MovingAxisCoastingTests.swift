@testable import ScrollKinetics

/// An axis that is moved by deltas without a finger.
final class MovingAxisCoastingTests: XCTestCase {
  private struct Coast: CustomStringConvertible {
    var scene: AxisScene
    var deltas: [Double]
    var kind: MovingAxis.DeltaKind

    init(_ generator: inout SplitMix64) {
      scene = AxisScene(&generator)
      scene.axis.offset = scene.axis.metrics.rounded(generator.double(in: scene.axis.metrics.limits))
      let size = generator.pick([3.0, 60])
      deltas = (0..<generator.integer(in: 1...10)).map { _ in generator.double(in: -size...size) }
      kind = generator.pick([.unphased, .momentumBegan])
    }

    var mirrored: Coast {
      changed(self) { ($0.scene, $0.deltas) = (scene.mirrored, deltas.map(\.mirrored)) }
    }

    /// Moves `axis` by the deltas, 8 ms after each other, as long as it coasts.
    func move(
      _ axis: inout MovingAxis,
      _ observe: (MovingAxis, MovingAxis, Double, ScrollInstant) -> String? = { _, _, _, _ in nil }
    ) -> String? {
      var now = ScrollInstant.origin
      for delta in deltas {
        now = now.advanced(by: .milliseconds(8))
        guard axis.isCoasting || !axis.isMoving else { return nil }
        guard axis.coasts(by: delta, kind, hasRule: false) else { continue }
        let before = axis
        axis.coast(by: delta, kind, sampledAt: now, scene.physics, at: now)
        if let fault = axis.fault(at: now) ?? observe(before, axis, delta, now) {
          return "\(fault), at \(now)"
        }
      }
      return nil
    }

    var description: String { "\(scene)\n\(kind) \(deltas)" }
  }

  /// A delta never moves content past a limit. Momentum that crosses one ends the coast in a flight from the limit, with the
  /// velocity 0.2·s_n + 0.8·s_(n−1) of the deltas; a scroll without phases, and content that does not bounce, stay there.
  /// Catches: in `coast(by:_:sampledAt:_:at:)`, `kind != .unphased` or `metrics.bounces` left out; in `momentum(crossing:to:at:)`,
  /// `tracker.velocity` for the velocity outwards.
  func testMomentumCrossesALimit() {
    var crossings = 0
    forAll("momentum crosses a limit", count: 2000, in: { Coast(&$0) }) { coast in
      for coast in [coast, coast.mirrored] {
        let limits = coast.scene.axis.metrics.limits
        var (axis, samples) = (coast.scene.axis, [Double]())
        let fault = coast.move(&axis) { before, axis, delta, now in
          let wanted = before.unroundedOffset + delta
          if !before.isCoasting { samples = [] }
          defer {
            // What is added is the movement, without what is past the limit.
            if before.isCoasting { samples.append((axis.unroundedOffset - before.unroundedOffset) / 0.008) }
          }
          if limits.contains(wanted) { return axis.isCoasting ? nil : "has ended at \(axis.offset)" }
          let limit = wanted < limits.lowerBound ? limits.lowerBound : limits.upperBound
          if axis.offset != limit { return "\(axis.offset), not the limit \(limit)" }
          // The first delta takes no time; the second has no earlier sample.
          let sample = delta / 0.008
          let velocity =
            !before.isCoasting ? 0 : samples.isEmpty ? sample : 0.2 * sample + 0.8 * samples.last!
          let isOutward = (velocity > 0) == (delta > 0) && abs(velocity) > 1e-6
          guard coast.kind != .unphased, axis.metrics.bounces, isOutward else {
            return axis.isCoasting ? nil : "does not coast on"
          }
          crossings += 1
          guard case .planned(let plan) = axis.motion, case .fling(let fling) = plan.curve else {
            // Too slow to leave the limit.
            return abs(velocity) <= 10 ? nil : "does not bounce with \(velocity)"
          }
          return abs(fling.startMomentum - velocity) <= 1e-6 * abs(velocity)
            ? nil : "bounces with \(fling.startMomentum), not \(velocity)"
        }
        if let fault { return fault }
      }
      return nil
    }
    assertMet(crossings, moreThan: 30)
  }

  /// A coast ends 150 ms after its latest delta, whenever it is asked: inside the limits at rest, past one, where the content
  /// has been moved, in a return that began at that end.
  /// Catches: in `endOfCoast(since:)`, 149 ms; in `endCoast(ifOverAt:_:)`, `at: now`.
  func testACoastEndsAfter150Milliseconds() {
    forAll("a coast ends", in: { (Coast(&$0), $0.pick([0, 90.0]), $0.integer(in: 150...2000)) }) {
      coast, past, asked in
      for (coast, past) in [(coast, past), (coast.mirrored, past.mirrored)] {
        var axis = coast.scene.axis
        axis.coast(by: 0, .unphased, sampledAt: .origin, coast.scene.physics, at: .origin)
        let limits = axis.metrics.limits
        axis.metrics.bounces = true
        let place = past == 0 ? axis.offset : past < 0 ? limits.lowerBound + past : limits.upperBound + past
        axis.moveCoast(by: place - axis.offset, coast.scene.physics, at: .origin)
        axis.offset = place
        axis.endCoast(ifOverAt: ScrollInstant(.nanoseconds(149_999_999)), coast.scene.physics)
        if !axis.isCoasting { return "ends too early" }
        axis.endCoast(ifOverAt: ScrollInstant(milliseconds: asked), coast.scene.physics)
        if axis.isCoasting { return "does not end" }
        guard past != 0 else {
          if axis.isMoving || axis.offset != place { return "moves" }
          continue
        }
        axis.advance(to: .milliseconds(asked))
        let plan = AxisPlan(
          from: place, momentum: 0, limits: limits, flight: coast.scene.physics.laws.flight,
          pixelGrid: axis.metrics.pixelGrid)
        let expected = plan.state(at: Double(asked - 150) / 1000).position
        if abs(axis.offset - expected) > 1e-9 * max(1, abs(expected)) {
          return "\(axis.offset), not \(expected)"
        }
      }
      return nil
    }
  }

  /// A coast that a change has moved goes on by its deltas as if it had always been there. Past a limit the content of an axis
  /// that does not bounce returns.
  /// Catches: in `moveCoast(by:_:at:)`, `tracker.move(to:)` left out, or the end without bounces.
  func testAMovedCoastGoesOn() {
    forAll("a moved coast goes on", in: { (Coast(&$0), $0.integer(in: -500...500)) }) { coast, distance in
      let distance = Double(distance)
      for (coast, distance) in [(coast, distance), (coast.mirrored, distance.mirrored)] {
        var (moved, there) = (coast.scene.axis, coast.scene.axis)
        _ = coast.move(&moved)
        guard moved.isCoasting else { continue }
        there.metrics.limits = (-1e6)...1e6
        moved.metrics.limits = there.metrics.limits
        let here = coast.scene.axis.offset
        // Whatever limits did to the deltas before, from here on both are free.
        there.offset = moved.unroundedOffset + distance
        there.coast(by: 0, .unphased, sampledAt: .origin, coast.scene.physics, at: .origin)
        moved.moveCoast(by: distance, coast.scene.physics, at: .origin)
        moved.offset = moved.metrics.rounded(moved.offset + distance)
        let now = ScrollInstant(milliseconds: 200)
        moved.coast(by: 7.3, .unphased, sampledAt: now, coast.scene.physics, at: now)
        there.coast(by: 7.3, .unphased, sampledAt: now, coast.scene.physics, at: now)
        if abs(moved.offset - there.offset) > 1e-9 {
          return "\(moved.offset), not \(there.offset), from \(here)"
        }

        moved.metrics.limits = 0...100
        moved.metrics.bounces = false
        moved.offset = 150
        moved.moveCoast(by: 150 - moved.unroundedOffset, coast.scene.physics, at: now)
        if moved.isCoasting || moved.rested(from: now, coast.scene.physics).offset != 100 {
          return "stays past its limit"
        }
      }
      return nil
    }
  }
}
