final class ChangesInFreeFlightTests: XCTestCase {
  /// A change between two ticks, or at the instant of one, does not shorten the next tick.
  /// Catches: in `adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `state.velocity` for `state.momentum`, or `since: now` for
  /// ticks; in `MovingAxis.catchUp`, `.none` that ticks.
  func testChangesDoNotHoldUpTheDisplayLink() {
    for offset in [Duration.zero, .milliseconds(-9), .milliseconds(-1)] {
      let start = Scroller.tall(at: 2000, Scroller.Physics(integration: .displayLink)).flung(3000)
      var (still, changed) = (start, start)
      for tick in 1...60 {
        let now = ScrollInstant(.seconds(1) * tick / 60)
        changed.update(at: now.advanced(by: offset)) { $0.contentSize.height += 1 }
        still.advance(to: now)
        changed.advance(to: now)
        guard (changed.y - still.y).magnitude < 1e-9 else {
          return XCTFail("\(changed.y), not \(still.y), at tick \(tick)")
        }
      }
    }
    // No other input without effect does either.
    var scroller = Scroller.tall(at: 2000, Scroller.Physics(integration: .displayLink)).flung(3000)
    let (offset, later) = (scroller.y, scroller.now.advanced(by: .milliseconds(16)))
    scroller.handle(.touchUp(finger: 7), at: later)
    scroller.advance(to: later)
    XCTAssertGreaterThan(scroller.y, offset + 40)
  }

  /// A rule that chooses no target leaves the flight free, and a free flight is planned again.
  func testFreeFlightUnderARuleThatHasNothingToSay() {
    for physics in Scroller.Physics.both {
      var (scroller, free) = (Scroller.tall(at: 7100, physics), Scroller.tall(at: 7100, physics))
      scroller.physics.snapping = ScrollSnapping(SnapRule(.offsets([100]), strictness: .proximity(50)))
      (scroller, free) = (scroller.flung(4000), free.flung(4000))
      for change in [40.0, 70] {
        (scroller, free) = (scroller.after(.milliseconds(30)), free.after(.milliseconds(30)))
        scroller.update { $0.contentInset.bottom = change }
        free.update { $0.contentInset.bottom = change }
      }
      XCTAssertEqual(scroller.contentOffset, free.contentOffset)
      assertEqual((scroller.target, scroller.rested.y), (free.target, free.rested.y))
      if physics.integration == .exact { XCTAssertEqual(scroller.rested.y, scroller.target?.y) }
    }
  }
}
