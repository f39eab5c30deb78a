/// Physics set during a motion: the motion keeps those with which it began.
final class PhysicsChangesTests: XCTestCase {
  private struct Scene {
    var script: ScrollerScript
    var property: String
    var wander: [ScrollVector]
  }

  func testEveryPropertyIsChanged() {
    let names = Mirror(reflecting: Scroller.Physics.uiKit).children.compactMap(\.label)
    XCTAssertEqual(Set(names), Set(Scroller.Physics.changes.keys))
    for (name, change) in Scroller.Physics.changes {
      var physics = Scroller.Physics.uiKit
      change(&physics)
      XCTAssertNotEqual(physics, .uiKit, name)
    }
  }

  /// Catches: a property of `Physics` that `ScrollerScript.physics(_:)` does not draw.
  func testScriptsDrawEveryProperty() {
    let drawn = (1...UInt64(200)).map { seed in
      var generator = SplitMix64(seed: seed)
      return ScrollerScript.physics(&generator)
    }
    XCTAssertEqual(ScrollerScript.constantProperties(of: drawn), [])
  }

  /// A motion continues as if no physics had been set, bit for bit: a flight to its target, a drag under its finger.
  /// Catches: `rate: physics.rate` instead of `rate: rate` in `MovingAxis.plan(at:_:)`, `physics.source` instead of
  /// `touch.source` for the band in `Scroller.drag`.
  func testWhatGoesOnKeepsItsPhysics() {
    var phases: [Scroller.Phase: Int] = [:]
    let names = Scroller.Physics.changes.keys.sorted()
    forAll("a motion keeps its physics", count: 3000) { generator in
      var script = ScrollerScript(&generator)
      // The end of a script is mostly at rest: any step of it may be the last.
      script.steps.removeLast(generator.integer(in: 0...(script.steps.count - 1)))
      return Scene(
        script: script, property: generator.pick(names),
        wander: (0..<6).map { _ in ScrollVector { _ in generator.double(in: -90...90) } })
    } check: { scene in
      let kept = scene.script.run()
      var changed = kept
      Scroller.Physics.changes[scene.property]!(&changed.physics)
      phases[kept.phase, default: 0] += 1
      return kept.difference(from: changed, scene.wander)
    }
    for phase in Scroller.Phase.allCases { assertMet(phases[phase] ?? 0, moreThan: 25, "\(phase)") }
  }

  /// A flight that an update plans again takes the new physics, from the offset at which it is.
  func testUpdateTakesTheNewPhysics() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).flung(2000).after(.milliseconds(160))
      let (offset, target) = (scroller.y, scroller.target!.y)
      scroller.physics.decelerationRate = .fast
      scroller.update { $0.contentSize.height += 100 }
      XCTAssertEqual(scroller.y, offset)
      XCTAssertLessThan(scroller.target!.y, target - 100)
      XCTAssertEqual(scroller.rested.y, scroller.target!.y, accuracy: 0.5)
    }
  }
}
