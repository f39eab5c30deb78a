@testable import ScrollKinetics

/// The two axes of a scroller: each has its own motion and its own purpose, and changes no bit of the other (PHYSICS §10).
final class IndependenceTests: XCTestCase {
  private func check(
    _ kinds: IndependenceScript.Kinds, _ name: String = "", count: Int = 500, on axis: ScrollAxis? = nil,
    line: UInt = #line, test: StaticString = #function
  ) {
    let law = "each axis moves as it does alone\(name)"
    forAll(law, count: count, in: { IndependenceScript(&$0, kinds, on: axis) }, line: line, test: test) {
      script in script.fault ?? script.mirrored.fault.map { "mirrored: \($0)" }
    }
  }

  /// Catches: `places.vertical != nil` for `places[axis] != nil` in `Scroller.release`; `where: { $0 == .vertical }` left out of
  /// `scrollToTop`; `delta[$0] == 0 ? nil :` left out of `intent(of:at:)`; `interrupt(where: { _ in true }, &events)` in
  /// `Scroller.step`; `PerAxis { $0 == axis ? step : nil }` with `.by(0)` for the nil; `guard delta[axis] != 0` left out of
  /// `Scroller.coasts(by:_:on:)`; `where moves[axis]` left out of `animate`; `hasChanged[axis] || isNewRule[axis]` in
  /// `Scroller.make` for either axis; `guard isMoving` left out of `MovingAxis.retarget`; in `Scroller.autoscroll`,
  /// `velocity == .zero` for `velocity[axis] == 0`; in `axesOfFling(_:)`, `(!velocity[$0].isZero || velocity == .zero)` left
  /// out; `before == nil ?` left out of `Scroller.release`.
  func testInputsOfEachKind() {
    let kinds: [(String, IndependenceScript.Kinds)] = [
      ("touches and drags", []), ("scrolls to the top", [.scrollToTop]), ("wheels", [.wheels]),
      ("keys", [.keys]),
      ("scrolls without phases", [.scrolls]), ("animations", [.animations]), ("changes", [.changes]),
      ("retargets", [.retargets]), ("autoscrolls", [.autoscrolls]), ("flings", [.flings]),
    ]
    for (name, kinds) in kinds { check(kinds, ": \(name)") }
  }

  /// Catches: `showOffset(&events)` left out of `catchUp(ticks:since:_:)`; `isMoving` left out of `catchContent()`; `before` for
  /// `before.subtracting(purposes)` in `finish`; `where moves[axis]` left out of `animate`.
  func testAllTogether() { check(.all, count: 2_000) }

  /// Catches: `where moves[axis]` left out of `animate`.
  func testAnAxisThatRests() {
    for axis in ScrollAxis.allCases { check(.all, ", beside one that rests", count: 400, on: axis) }
  }

  /// An axis at rest follows a change of the viewport in the same way whether the other one moves or not: at once or along the
  /// animation (PHYSICS §8).
  /// Catches: `animation == nil` left out of `Scroller.make`; in it, `goal[axis] = (settles[axis] ? rest : place).flushed` left
  /// out where the other axis moves.
  func testAnAxisAtRestFollowsAChangeAsIfAllWereAtRest() {
    forAll("an axis at rest follows a change", count: 1000) { generator -> String? in
      let axis = generator.pick(ScrollAxis.allCases)
      var physics = Scroller.Physics(integration: generator.pick(Scroller.Physics.Integration.allCases))
      if generator.happens(onceIn: 3) {
        physics.snapping[axis] = SnapRule(
          .every(170), strictness: generator.pick([.mandatory, .proximity(40)]))
      }
      var still = Scroller(viewport: Self.viewport, physics: physics)
      let limits = still.viewport.limits(on: axis)
      let anywhere = generator.double(in: -60...3500)
      let place = generator.pick(
        [limits.lowerBound, limits.upperBound, limits.upperBound - 31, 170, anywhere] as [Double])
      still.handle(.setContentOffset(ScrollPoint { $0 == axis ? place : 1000 }, nil), at: .origin)
      // A motion of the other axis alone.
      var moving = still
      let cross = axis.cross
      let velocity = generator.double(in: 100...3000)
      let vector = ScrollVector { $0 == cross ? velocity : 0 }
      var motions = [Scroller.Input.autoscroll(vector), .wheel(vector, .wheel)]
      if cross == .vertical { motions.append(.scrollToTop) }
      moving.handle(generator.pick(motions), at: .origin)
      moving.advance(by: .milliseconds(30))
      still.advance(by: .milliseconds(30))
      guard moving.isMoving, moving.isAtRest(on: axis) else { return nil }
      var animation = generator.happens(onceIn: 2) ? ScrollAnimation.uiKit : nil
      for _ in 0..<3 {
        let (near, far) = (generator.double(in: -50...120), generator.double(in: -50...120))
        let (content, frame) = (generator.double(in: 300...5000), generator.pick([400.0, 500]))
        let change = { (viewport: inout Viewport) in
          (viewport.contentInset[min: axis], viewport.contentInset[max: axis]) = (near, far)
          if content < 3000 { viewport.contentSize[axis] = content }
          if axis == .horizontal { viewport.frame.size.width = frame }
        }
        moving.update(animation: animation, change)
        still.update(animation: animation, change)
        for milliseconds in [0, 17, 100, 600] {
          moving.advance(by: .milliseconds(milliseconds))
          still.advance(by: .milliseconds(milliseconds))
          moving.checkInvariants()
          let (here, there) = (moving.contentOffset[axis], still.contentOffset[axis])
          if here != there { return "\(here) beside a motion, \(there) at rest" }
        }
        animation = nil
      }
      return nil
    } check: {
      $0
    }
  }

  private static let viewport = Viewport(
    400, 800, content: 4000, 8000, contentOffset: ScrollPoint(1000, 1000))

  private static func released(at offset: ScrollPoint, momentum: ScrollVector) -> Scroller {
    Scroller(viewport: viewport)
      .handling(.setContentOffset(offset, nil), .began, .ended(velocity: -momentum))
  }

  /// The events of frames of 10 ms but for didScroll, each after the milliseconds at which its frame ends.
  private func events(_ scroller: inout Scroller, until end: Int) -> [String] {
    var told: [String] = []
    while scroller.now < .milliseconds(end) {
      let events = scroller.advance(by: .milliseconds(10)).filter { $0 != .didScroll }
      told += events.map { "\(scroller.now.nanoseconds / 1_000_000) \($0)" }
    }
    return told
  }

  /// A notch against a flight from its limit stops it there, whether or not the other axis turns.
  /// Catches: `interrupt(where: { isThere[$0] }, &events)` left out of `Scroller.step`.
  func testANotchStopsEachAxisAtItsLimit() {
    for dx in [0.0, 50] {
      var scroller = Self.released(at: ScrollPoint(1000, 0), momentum: ScrollVector(0, 1500))
      scroller.handle(.wheel(ScrollVector(dx, -50), .uiKit))
      XCTAssertEqual(scroller.restingOffset, ScrollPoint(1000 + dx, 0))
    }
  }

  /// An animation that ends while the other axis decelerates leaves the phase decelerating; each purpose has its own end.
  /// Catches: `purposes.contains(.deceleration)` for `purposes == .deceleration` in `renewPhase`.
  func testThePhaseIsTheFirstThatAnyAxisIsIn() {
    var scroller = Self.released(at: ScrollPoint(1000, 1000), momentum: ScrollVector(1500, 0))
    XCTAssertEqual(scroller.phase, .decelerating)
    scroller.handle(.key(.pageDown, .uiKit), at: .milliseconds(50))
    assertEqual((scroller.phase, scroller.isDecelerating), (.animating, false))
    XCTAssertEqual(events(&scroller, until: 400), ["350 didEndScrollingAnimation"])
    XCTAssertEqual(scroller.phase, .decelerating)
    scroller.handle(.scrollToTop)
    XCTAssertEqual(scroller.phase, .animating)

    var touched = scroller.advanced(to: .milliseconds(500))
    let ended = touched.handle(.held, at: .milliseconds(500))
    assertEqual((touched.phase, ended.filter { $0 == .didEndDecelerating }.count), (.tracking, 1))
    XCTAssertEqual(ended.filter { $0 == .didScrollToTop || $0 == .didEndScrollingAnimation }.count, 1)
    touched.handle(.began, at: .milliseconds(500))
    XCTAssertEqual(touched.phase, .dragging)

    assertEqual((events(&scroller, until: 5000).count, scroller.phase), (2, .idle))
  }
}
