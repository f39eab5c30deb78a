@testable import ScrollGeometry

@testable import ScrollKinetics

/// What happens on one axis of a chain does not concern members on the other.
final class ScrollChainAxesTests: XCTestCase {
  private let frame = ScrollRect(0, 0, 300, 300)

  private func member(_ width: Double, _ height: Double) -> Viewport {
    Viewport(frame: frame, contentSize: ScrollSize(width, height))
  }

  /// A chain whose list was sent past its end, at rest there, while the carousel flies.
  private func chain(across axis: ScrollAxis) -> ChainOfViews {
    let (carousel, list) =
      axis == .horizontal ? (member(3000, 300), member(300, 3000)) : (member(300, 3000), member(3000, 300))
    var chain = ChainOfViews(of: [
      ScrollChain.Member(carousel, decelerationRate: .fast), ScrollChain.Member(list),
    ])
    var place = ScrollPoint.zero
    place[axis.cross] = 2800
    chain.handle(.setContentOffset(place, .uiKit), at: .origin)
    chain.runToRest()
    chain.handle(.autoscroll(.along(axis, 500), coasts: true), at: chain.now)
    chain.advance(by: .milliseconds(300))
    return chain
  }

  /// Content past its limit, where the program has sent it, stays there while another member changes.
  ///
  /// Catches: `take(_:of:)` left out of `Scroller.update(to:at:release:)`.
  func testAnAxisAtRestStaysWhereItsMembersAre() {
    for axis in ScrollAxis.allCases {
      var chain = chain(across: axis)
      XCTAssertEqual(chain[1].contentOffset[axis.cross], 2800)
      let before = chain[0].contentOffset
      chain.update(0, at: chain.now) { $0.contentInset[max: axis] = 40 }
      XCTAssertEqual(chain[1].contentOffset[axis.cross], 2800)
      XCTAssertEqual(chain[0].contentOffset, before)
    }
  }

  /// A member that is turned by a wheel keeps off the places of a rule of proximity, however the other axis moves, and
  /// at whatever instants the chain is advanced.
  ///
  /// Catches: `hasStepped` set for every motion; `letReturn(hasStepped:)` left out of `step(along:)`.
  func testAStepOfOneAxisIsNotOneOfTheOther() {
    for (axis, slices) in product(ScrollAxis.allCases, [1, 40]) {
      let near = SnapRule(.every(100), strictness: .proximity(60))
      let both = member(3000, 3000)
      var chain = ChainOfViews(
        of: [
          ScrollChain.Member(both, snapping: ScrollSnapping(near, on: axis)),
          ScrollChain.Member(member(300, 300)),
        ], rules: ScrollScreen.Rules(towardsEnd: .innerFirst, locksToOneAxis: false))
      chain.handle(all: [.began, .ended(velocity: ScrollVector { $0 == axis ? 0 : -1500 })], at: .origin)
      chain.handle(
        .wheel(.along(axis, 130), .eased(duration: .milliseconds(200))), at: .origin)
      for _ in 0..<slices { chain.advance(by: .milliseconds(8000 / slices)) }
      XCTAssertEqual(chain.phase, .idle)
      XCTAssertEqual(chain[0].contentOffset[axis], 130)
    }
  }

  /// Members with physics of their own, in a flight that began with ticks, come to rest after physics have become exact.
  ///
  /// Catches: `!joined.isTicking` left out of `advanceToRests(before:_:)`, which then never ends.
  func testATickingFlightEndsWithExactPhysics() {
    for axis in ScrollAxis.allCases {
      var physics = Scroller.Physics.uiKit
      physics.integration = .displayLink
      var chain = ChainOfViews(
        of: [
          ScrollChain.Member(member(3000, 3000), snapping: ScrollSnapping(SnapRule(.every(100)), on: axis)),
          ScrollChain.Member(member(900, 900)),
        ], physics: physics)
      chain.handle(all: [.began, .ended(velocity: ScrollVector.along(axis, -900))], at: .origin)
      chain.advance(by: .milliseconds(50))
      chain.chain.joined.physics.integration = .exact
      chain.advance(by: .seconds(20))
      XCTAssertEqual(chain.phase, .idle)
    }
  }
}
