@testable import ScrollKinetics

/// Deltas of a trackpad on a chain.
final class ScrollChainCoastTests: XCTestCase {
  private func member(_ travel: Double, at offset: Double) -> Viewport {
    Viewport(
      400, 600, content: 400, 600 + travel, contentOffset: ScrollPoint(0, offset), displayScale: 0x1p20)
  }

  /// Deltas without a finger are shared among the members as those of a drag, in both directions, from rest and when
  /// they end a flight.
  ///
  /// Catches: `turns ||` left out of `prepare(for:_:)`.
  func testDeltasAreSharedAsADrags() {
    forAll("the members are where a drag has them", count: 300) { generator in
      let rules = ScrollScreen.Rules(
        towardsEnd: generator.pick(ScrollScreen.Rules.Order.allCases),
        towardsStart: generator.pick(ScrollScreen.Rules.Order.allCases), locksToOneAxis: false)
      var physics = Scroller.Physics()
      physics.momentum = .platform
      var scroll = ChainOfViews(
        [member(900, at: 400), member(300, at: 150), member(900, at: 500)], rules: rules, physics: physics)
      if generator.happens(onceIn: 2) {
        scroll.handle(.began, at: scroll.now)
        scroll.handle(.ended(velocity: .vertical(generator.pick([-900, 900]))), at: scroll.now)
        scroll.advance(by: .milliseconds(100))
      }
      var drag = scroll
      drag.handle(.began, at: drag.now)
      var sum = 0.0
      for step in 0..<12 {
        let delta = generator.double(in: -90...90)
        sum += delta
        guard sum.magnitude < 250 else { break }
        // The first delta begins at the offset of the flight.
        let instant = scroll.now.advanced(by: .milliseconds(step == 0 ? 0 : 8))
        scroll.handle(.scroll(.vertical(delta)), at: instant)
        drag.handle(.moved(by: .vertical(-delta)), at: instant)
        scroll.checkInvariants()
        // A drag past a limit stretches.
        guard drag.joined.viewport.overscroll == .zero else { break }
        for index in 0..<3 {
          XCTAssertEqual(
            scroll[index].contentOffset.y, drag[index].contentOffset.y, accuracy: 1e-5, "\(rules), \(index)")
        }
      }
    }
  }

  /// The platform's momentum is handed over like a fling: to the members that the rules allow, and past the limit of
  /// the member in which it ends.
  func testMomentumBouncesWhereAFlingDoes() {
    let physics = Scroller.Physics(momentum: .platform)
    for handsOver in [true, false] {
      var chain = ChainOfViews(
        inner: member(900, at: 870), outer: member(100, at: 50),
        rules: ScrollScreen.Rules(
          towardsEnd: .innerFirst, towardsStart: .innerFirst, flingsHandOverTowardsEnd: handsOver,
          overscroll: .innermost), physics: physics)
      chain.handle(.scroll(.vertical(10), phase: .momentumBegan), at: chain.now)
      for _ in 0..<4 {
        let instant = chain.now.advanced(by: .milliseconds(8))
        chain.handle(.scroll(.vertical(10), phase: .momentumChanged), at: instant)
        chain.checkInvariants()
      }
      XCTAssertEqual(chain.outer.contentOffset.y, handsOver ? 70 : 50, accuracy: 1e-5)
      chain.advance(by: .milliseconds(20))
      if handsOver {
        XCTAssertEqual(chain.inner.contentOffset.y, 900)
      } else {
        XCTAssertGreaterThan(chain.inner.contentOffset.y, 903, "it bounces there")
      }
      chain.handle(.scroll(.zero, phase: .momentumEnded), at: chain.now)
      chain.advance(by: .seconds(5))
      XCTAssertEqual(chain.phase, .idle)
      XCTAssertEqual(chain.inner.contentOffset.y, 900, accuracy: 1e-5)
    }
  }

  /// With the library's momentum, or under a finger, the platform's momentum has no effect on a chain.
  func testMomentumOfNobody() {
    var chain = ChainOfViews(inner: member(900, at: 0), outer: member(100, at: 0))
    chain.handle(all: [.began, .ended(velocity: .vertical(-2000))], at: chain.now)
    chain.advance(by: .milliseconds(50))
    for phase in [Scroller.ScrollPhase.momentumBegan, .momentumChanged, .momentumEnded] {
      let before = chain
      chain.handle(.scroll(.vertical(40), phase: phase), at: chain.now)
      XCTAssertEqual(chain, before, "\(phase)")
    }
  }

}
