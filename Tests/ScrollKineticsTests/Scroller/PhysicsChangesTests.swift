import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Physics set during a motion: the motion keeps those with which it began.
final class PhysicsChangesTests: XCTestCase {
  /// Another value for each property of the physics, by its stored name.
  private static let changes: [String: @Sendable (inout Scroller.Physics) -> Void] = [
    "decelerationRate": { $0.decelerationRate = DecelerationRate(rawValue: 0.97) },
    "framesPerSecond": { $0.framesPerSecond = 240 },
    "snapping": { $0.snapping = $0.snapping == .paging ? .none : .paging },
    "slop": { $0.slop += 30 },
    "longestPause": { $0.releaseTimeout = .zero },
    "integration": { $0.integration = $0.integration == .exact ? .displayLink : .exact },
    "source": { $0.source = $0.source == .touch ? .trackpad : .touch },
    "isDirectionalLockEnabled": { $0.isDirectionalLockEnabled.toggle() },
    "momentum": { $0.momentum = $0.momentum == .library ? .platform : .library },
    "accumulatesFlicks": { $0.accumulatesFlicks.toggle() },
    "reducesMotion": { $0.reducesMotion.toggle() },
  ]

  private struct Scene: CustomStringConvertible {
    var script: ScrollerScript
    var property: String
    var wander: [ScrollVector]
    var description: String { "\(property), after\n\(script)" }
  }

  func testEveryPropertyIsChanged() {
    let names = Mirror(reflecting: Scroller.Physics.uiKit).children.compactMap(\.label)
    XCTAssertEqual(Set(names), Set(Self.changes.keys))
    for (name, change) in Self.changes {
      var physics = Scroller.Physics.uiKit
      change(&physics)
      XCTAssertNotEqual(physics, .uiKit, name)
    }
  }

  /// A motion continues as if no physics had been set, bit for bit: a flight to its target, a drag under its finger.
  ///
  /// Catches: `rate: physics.decelerationRate` instead of `rate: rate` in `carryOn(_:_:_:)` or `state(of:on:)`,
  /// `physics.source` instead of `source` for the band of a drag, `decideLock` asking the physics.
  func testWhatGoesOnKeepsItsPhysics() {
    var phases: [Scroller.Phase: Int] = [:]
    let names = Self.changes.keys.sorted()
    forAll(
      "what goes on keeps its physics", count: 3000,
      in: { generator in
        var script = ScrollerScript(&generator)
        // The end of a script is mostly at rest: any step of it may be the last.
        script.steps.removeLast(generator.integer(in: 0...(script.steps.count - 1)))
        return Scene(
          script: script, property: generator.pick(names),
          wander: (0..<6).map { _ in ScrollVector { _ in generator.double(in: -90...90) } })
      }
    ) { scene in
      let kept = scene.script.run()
      var changed = kept
      Self.changes[scene.property]!(&changed.physics)
      phases[kept.phase, default: 0] += 1
      // Coasting content is released when its scroll ends, with the physics of that moment.
      if kept.isCoasting { return nil }
      return kept.isTracking
        ? Self.differenceUnderFinger(kept, changed, scene.wander) : Self.differenceInFlight(kept, changed)
    }
    for phase in Scroller.Phase.allCases { XCTAssertGreaterThan(phases[phase] ?? 0, 25, "\(phase)") }
  }

  private static func differenceInFlight(_ kept: Scroller, _ changed: Scroller) -> String? {
    var (kept, changed) = (kept, changed)
    if changed.instantOfRest != kept.instantOfRest { return "rests at \(changed.instantOfRest)" }
    for frame in 0..<400 where kept.phase != .idle || changed.phase != .idle {
      if let difference = difference(kept, changed) { return "frame \(frame): \(difference)" }
      let (events, others) = (kept.advance(by: .milliseconds(16)), changed.advance(by: .milliseconds(16)))
      if events != others { return "frame \(frame): \(others), not \(events)" }
    }
    return difference(kept, changed)
  }

  private static func differenceUnderFinger(
    _ kept: Scroller, _ changed: Scroller, _ wander: [ScrollVector]
  ) -> String? {
    guard case .touching(let touch) = kept.activity else { return "nothing is held" }
    var (kept, changed) = (kept, changed)
    var point = touch.pan.tracker.position
    // Without movement at first: nothing jumps.
    for (number, step) in ([.zero] + wander).enumerated() {
      point = point + step
      let input = touch.finger.map { Scroller.Input.touchMoved(point, finger: Int($0)) } ?? .moved(by: step)
      let instant = kept.now.advanced(by: .milliseconds(8))
      // Ready-made drags begin with their first movement; those that have not yet take the new physics.
      if touch.finger == nil && !touch.pan.hasBegun { return nil }
      let (events, others) = (kept.handle(input, at: instant), changed.handle(input, at: instant))
      if !touch.pan.hasBegun && kept.isDragging { return nil }
      if events != others { return "move \(number): \(others), not \(events)" }
      if let difference = difference(kept, changed) { return "move \(number): \(difference)" }
    }
    return nil
  }

  private static func difference(_ kept: Scroller, _ changed: Scroller) -> String? {
    if changed.viewport != kept.viewport {
      return "at \(changed.viewport.contentOffset), not \(kept.viewport.contentOffset)"
    }
    if changed.target != kept.target { return "to \(changed.target as Any), not \(kept.target as Any)" }
    return changed.velocity == kept.velocity ? nil : "with \(changed.velocity), not \(kept.velocity)"
  }

  // MARK: - Figures

  /// With `displayLink`, a rate set in flight moved the place of rest.
  func testTickingFlightStopsWhereItWasAnnounced() {
    for sign in [-1.0, 1] {
      var scroller = Scroller.tall(at: 3600, Scroller.Physics(integration: .displayLink)).flung(sign * 2000)
        .after(.milliseconds(48))
      let target = scroller.target!.y
      scroller.physics.decelerationRate = .fast
      XCTAssertEqual(scroller.target!.y, target)
      XCTAssertEqual(scroller.rested.y, target, accuracy: 0.5)
    }
  }

  /// A source set while the content is pulled past a limit made it jump by 32 points.
  func testNothingJumpsUnderAStillFinger() {
    for isBelow in [false, true] {
      var scroller = Scroller.tall(at: isBelow ? 7200 : 0).handling(.touchDown(ScrollPoint(x: 200, y: 400)))
      let pulled = ScrollPoint(x: 200, y: isBelow ? 150 : 650)
      scroller.handle(.touchMoved(pulled), at: scroller.now.advanced(by: .milliseconds(10)))
      let offset = scroller.y
      scroller.physics.source = .trackpad
      let events = scroller.handle(.touchMoved(pulled), at: scroller.now.advanced(by: .milliseconds(10)))
      XCTAssertEqual(scroller.y, offset)
      XCTAssertEqual(events, [])
    }
  }

  /// The next drag and the next flight have the new physics.
  func testNextMotionHasTheNewPhysics() {
    var scroller = Scroller.tall(at: 2000).flung(1000).after(.milliseconds(100))
    scroller.physics = Scroller.Physics(decelerationRate: .fast, source: .trackpad)
    XCTAssertEqual(scroller.rested.y, 2494)
    let caught = scroller.handling(.held).flung(1000)
    XCTAssertEqual(caught.target!.y - caught.y, 98, accuracy: 0.5)
    var pulled = Scroller.tall(at: 0, scroller.physics).handling(.began)
    pulled.handle(.moved(by: ScrollVector(dx: 0, dy: 100)), at: pulled.now)
    XCTAssertEqual(pulled.y, -RubberBand.trackpad.stretch(forPull: 100, length: 800), accuracy: 0.5)
  }

  /// A flight that an update plans anew takes the new physics, from the offset at which it is.
  func testUpdateTakesTheNewPhysics() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).flung(2000).after(.milliseconds(160))
      let (offset, target) = (scroller.y, scroller.target!.y)
      scroller.physics.decelerationRate = .fast
      scroller.update(at: scroller.now) { $0.contentSize.height += 100 }
      XCTAssertEqual(scroller.y, offset)
      XCTAssertLessThan(scroller.target!.y, target - 100)
      XCTAssertEqual(scroller.rested.y, scroller.target!.y, accuracy: 0.5)
    }
  }
}
