/// Changes of the viewport at rest, and of axes that do not bounce.
final class ChangesAtRestTests: XCTestCase {
  /// When a bar covers content at its top, the content moves to its new top, along an animation or on its way there; at its
  /// end it stays. At once, and in other phases: `ChangesInFlightTests.testInsetsOfAnySizeMoveOnlyContentAtItsMinimumEdge`.
  /// Catches: `anchor.contentOffset(in: new)` for `anchor.restingOffset(in: new)` in `update`.
  func testContentAtItsMinimumEdgeFollowsTheInset() {
    for (physics, axis, isNear) in product(Scroller.Physics.both, ScrollAxis.allCases, [true, false]) {
      func bar(_ viewport: inout Viewport) {
        viewport.contentInsetAdjustmentBehavior = .always
        if isNear { viewport.safeAreaInsets[min: axis] = 88 } else { viewport.safeAreaInsets[max: axis] = 88 }
      }
      var (start, away) = (ScrollPoint(2000, 2000), ScrollPoint(2000, 2000))
      start[axis] = isNear ? 0 : Scroller.wide().viewport.limits(on: axis).upperBound
      away[axis] = 3000
      let still = Scroller.wide(at: start, physics)
      let coming = Scroller.wide(at: away, physics).handling(.setContentOffset(start, animated: true))
        .after(.milliseconds(80))
      for (scroller, animation) in [(still, ScrollAnimation.uiKit), (coming, nil)] {
        var scroller = scroller
        let offset = scroller.contentOffset
        assertEqual((Array(scroller.update(animation: animation, bar)), scroller.contentOffset), ([], offset))
        XCTAssertEqual(scroller.restingOffset[axis], start[axis] - (isNear ? 88 : 0))
        XCTAssertEqual(scroller.rested.contentOffset, scroller.restingOffset)
      }
    }
    // An offset that the host sets is kept.
    let set = Scroller.tall(at: 0).updating { ($0.contentInset.top, $0.contentOffset.y) = (88, 5) }
    XCTAssertEqual(set.y, 5)
  }

  /// One axis stops at its limit while the other bounces, in drags and in flights.
  /// Catches: `viewport.bounces` for `viewport.bounces(on: axis)` in any of its six uses; in `underFinger`, `bounces ? offset :`
  /// left out.
  func testBouncesPerAxis() {
    for (physics, axis, isNear) in product(Scroller.Physics.both, ScrollAxis.allCases, [true, false]) {
      let limits = PerAxis { Scroller.wide().viewport.limits(on: $0) }
      let start = ScrollPoint { isNear ? limits[$0].lowerBound : limits[$0].upperBound }
      var scroller = Scroller.wide(at: start, physics).updating { $0.setBounces(false, on: axis) }
      XCTAssertFalse(scroller.viewport.bounces)
      let pull = isNear ? 100.0 : -100
      _ = scroller.take(.began)
      _ = scroller.take(.moved(by: ScrollVector(pull, pull)), after: .milliseconds(8))
      XCTAssertEqual(scroller.viewport.overscroll[axis], 0)
      XCTAssertGreaterThan(scroller.viewport.overscroll[axis.cross].magnitude, 40)
      _ = scroller.take(.cancelled)
      scroller = scroller.rested
      XCTAssertEqual(scroller.contentOffset, start)
      let speed = isNear ? -2000.0 : 2000
      let target = ScrollPoint { start[$0] + (isNear ? -50 : 50) }
      var free = scroller.flung(speed, dx: speed) {
        $0.target = target
        $0.allowsTargetPastLimits = true
      }
      assertEqual((free.target?[axis], free.target?[axis.cross]), (start[axis], target[axis.cross]))
      free = scroller.flung(speed, dx: speed)
      let ahead = free.contentOffset(at: free.now.advanced(by: .milliseconds(60)))
      free.advance(by: .milliseconds(60))
      for offset in [ahead, free.contentOffset] {
        XCTAssertEqual(offset[axis], start[axis])
        XCTAssertGreaterThan((offset[axis.cross] - start[axis.cross]).magnitude, 20)
      }
    }
  }

  func testRestingContentIsBroughtBack() {
    var scroller = Scroller.tall(at: 7200)
    assertEqual((Array(scroller.update { $0.contentSize.height = 5000 }), scroller.y), ([.didScroll], 4200))
    XCTAssertEqual(Array(scroller.update(animation: .uiKit) { $0.contentSize.height = 3000 }), [])
    assertEqual((scroller.y, scroller.run()), (4200, [.didScroll, .didEndScrollingAnimation]))
    assertEqual((scroller.y, Array(scroller.update { $0.contentSize.height = 9000 })), (2200, []))
    var outside = Scroller.tall(at: 7400)
    XCTAssertEqual(Array(outside.update(at: .origin) { $0.frame.origin.x = 9 }), [], "it was set there")
  }
}
