@testable import ScrollKinetics

/// A velocity that the program gives, without a finger: an impulse, or a flight that comes from another scroll view.
final class FlingTests: XCTestCase {
  private struct Throw: CustomStringConvertible {
    var scroller: Scroller
    var velocity: ScrollVector

    init(_ generator: inout SplitMix64) {
      // On the pixel grid, on which a drag begins.
      let length = Double(generator.integer(in: 1000...20_000))
      var viewport = Viewport(400, 400, content: length, generator.pick([300, length]), displayScale: 2)
      viewport.bounces = generator.happens(onceIn: 2)
      viewport.contentOffset = ScrollPoint {
        Double(generator.integer(in: -90...Int(length) - 310)) + ($0 == .horizontal ? 0.5 : 0)
      }
      if !viewport.bounces { viewport.contentOffset = viewport.clamped(viewport.contentOffset) }
      let rate = generator.pick([DecelerationRate.normal, .fast])
      let snapping = generator.pick([.none, .none, .paging, ScrollSnapping(SnapRule(.every(170)))])
      scroller = Scroller(viewport: viewport, physics: .init(decelerationRate: rate, snapping: snapping))
      // Faster than the threshold of a finger on both axes together.
      velocity = ScrollVector { _ in generator.double(in: 250...6000) * generator.pick([1, -1]) }
    }

    var description: String { "\(velocity) of \(scroller.viewport), \(scroller.physics)" }
  }

  /// 200 points per second are 0.2 points per millisecond: rest after ln(0.2/0.01)/a = 1496.4 ms, and S·(0.2 − 0.01) = 94.81
  /// points on, on the pixel grid 95 (PHYSICS §1 and 3). A finger as slow throws nothing.
  /// Catches: in `momentum(of:)`, the case of `flung` as `ReleaseVelocity.known`.
  func testASlowFlingHasNoThreshold() {
    for sign in [1.0, -1] {
      XCTAssertEqual(Scroller.tall().flung(sign * 200).phase, .idle)
      for (axis, physics) in product(ScrollAxis.allCases, Scroller.Physics.both) {
        var scroller = Scroller.wide(at: ScrollPoint(2000, 2000), physics)
        let events = scroller.take(.fling(.along(axis, sign * 200)))
        assertEqual((events, scroller.target?[axis]), ([.willBeginDecelerating], 2000 + sign * 95))
        XCTAssertEqual(ScrollInstant.origin.seconds(to: scroller.instantOfRest), 1.4964, accuracy: 1e-4)
        XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
        XCTAssertEqual(scroller.contentOffset[axis.cross], 2000)
        XCTAssertEqual(scroller.contentOffset[axis], 2000 + sign * 95)
      }
    }
  }

  /// Content at rest moves as after a release with the velocity, bit for bit, past its limits and with rules, too; there are no
  /// events of a drag. An axis that does not scroll stays.
  /// Catches: in `Scroller.fling`, `axes: axesOfFling(velocity)` left out; in `momentum(of:)`, `0 - velocity[$0]`.
  func testAFlingIsAReleaseWithoutADrag() {
    forAll("a fling moves as a release", in: { Throw(&$0) }) { example in
      let before = example.scroller
      var (flung, released, events) = (before, before, Scroller.Events())
      released.handle(.began, at: .origin)
      let expected = released.handle(.ended(velocity: ScrollVector.zero - example.velocity), at: .origin)
      events = flung.handle(.fling(example.velocity), at: .origin)
      if events.contains(.willEndDragging) { return "\(events)" }
      let flies = events.contains(.willBeginDecelerating)
      if flies != expected.contains(.willBeginDecelerating) { return "\(events), not \(expected)" }
      for axis in ScrollAxis.allCases where !before.viewport.isScrollable(on: axis) {
        // A drag lets an offset past a limit return, where a finger could not scroll, too.
        if flung.axes[axis] != before.axes[axis] { return "\(axis) moves" }
        released.axes[axis] = before.axes[axis]
      }
      return flung.axes == released.axes ? nil : "\(flung.axes), not \(released.axes)"
    }
  }

  /// The closure is asked with the velocity, and its target is reached; a host that is asked in two steps gets the same.
  /// Catches: `asksHost` in `Scroller.release` as `endsDrag`; the case of `fling` left out of `momentum(releasedBy:at:)`.
  func testTheHostChoosesTheTarget() {
    var scroller = Scroller.wide()
    var asked: Scroller.Release?
    scroller.handle(.fling(ScrollVector(0, 200)), at: .origin) {
      asked = $0
      $0.target.y = 2400
    }
    assertEqual((asked?.velocity, asked?.proposal), (ScrollVector(0, 200), ScrollPoint(2000, 2095)))
    XCTAssertEqual(scroller.target, ScrollPoint(2000, 2400))
    var stepwise = Scroller.wide()
    var release = stepwise.proposedRelease(by: .fling(ScrollVector(0, 200)), at: .origin)
    release?.target.y = 2400
    stepwise.handle(.fling(ScrollVector(0, 200)), at: .origin, choosing: release)
    assertEqual((stepwise, scroller.rested.contentOffset), (scroller, ScrollPoint(2000, 2400)))
    // The axis that is not thrown keeps its flight, whatever is chosen there.
    var sideways = Scroller.wide().flung(0, dx: 900).after(.milliseconds(50))
    let horizontal = sideways.axes.horizontal
    sideways.handle(.fling(.vertical(200))) { $0.target = ScrollPoint(0, 2400) }
    assertEqual((sideways.axes.horizontal, sideways.target?.y), (horizontal, 2400))
  }

  /// Catches: `coasts: isFling || physics.momentum != .off` without `isFling`.
  func testPhysicsOfFingers() {
    for physics in [Scroller.Physics(momentum: .off), Scroller.Physics(repeatedFlicks: .webKit)] {
      var scroller = Scroller.tall(at: 2000, physics)
      XCTAssertEqual(scroller.take(.fling(.vertical(200))), [.willBeginDecelerating])
      assertEqual((scroller.target?.y, scroller.flicks), (2095, Scroller.tall(at: 2000, physics).flicks))
      let dragged = Scroller.tall(at: 2000, physics).handling(.began, .fling(.vertical(200)))
      XCTAssertEqual(dragged.target?.y, 2095)
    }
  }

  /// Catches: `if case .fling = input, !state.isDragging || state.isPinchedReadyMade { return false }` left out of `ScrollHost.release`.
  func testAHostAsksItsDelegateAtTheEndOfADrag() {
    final class Delegate: ScrollHostDelegate {
      var velocities: [Double] = []
      func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release) {
        velocities.append(release.velocity.dy)
        release.target.y = 2400
      }
    }
    for drags in [false, true] {
      let (host, delegate) = (ScrollHost(.tall()), Delegate())
      host.delegate = delegate
      if drags { host.handle(.began, at: .origin) }
      host.handle(.fling(.vertical(200)), at: .origin)
      assertEqual((delegate.velocities, host.scroller.target?.y), (drags ? [200] : [], drags ? 2400 : 2095))
    }
  }
}
