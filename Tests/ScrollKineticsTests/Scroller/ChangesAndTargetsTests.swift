/// Changes of the viewport during a motion to a target.
final class ChangesAndTargetsTests: XCTestCase {
  func testCustomRuleIsAskedAgain() {
    func rule(_ release: inout Scroller.Release) {
      release.target.y = (release.proposal.y / 333).rounded() * 333
    }
    var scroller = Scroller.tall(at: 6000).flung(1500, release: rule).after(.milliseconds(90))
    XCTAssertEqual(scroller.target?.y, 6660)
    var asked = 0
    let offset = scroller.contentOffset
    scroller.update {
      asked += 1
      assertEqual(($0.viewport.contentSize.height, $0.viewport.contentOffset), (6900, offset))
      rule(&$0)
      $0.target.y = min($0.target.y, 5994)
    } _: {
      $0.contentSize.height = 6900
    }
    assertEqual((asked, scroller.target?.y, scroller.rested.y), (1, 5994, 5994))
    // The release closure is not called where nothing has changed, or where the content is at rest.
    scroller.update(release: { _ in asked += 1 }, { $0.frame.origin.x = 3 })
    scroller = scroller.rested
    scroller.update(release: { _ in asked += 1 }, { $0.contentSize.height = 7000 })
    XCTAssertEqual(asked, 1)
  }

  /// Catches: in `Scroller.retarget`, the state of before the change left to a target that the host chooses.
  func testATargetChosenAtAJumpIsFlownToFromThere() {
    for sign in [1.0, -1] {
      var scroller = Scroller.tall(at: 3000).flung(sign * 900).after(.milliseconds(50))
      let (offset, velocity) = (scroller.y + sign * 400, scroller.velocity.dy)
      scroller.update(
        release: { $0.target.y = 3000 + sign * 1000 }, { $0.contentOffset.y += sign * 400 })
      XCTAssertEqual(scroller.y, offset)
      XCTAssertEqual(scroller.after(.milliseconds(1)).y, offset + velocity / 1000, accuracy: 0.1)
      XCTAssertEqual(scroller.rested.y, 3000 + sign * 1000)
    }
  }

  /// A resized viewport whose snap rule chooses the end of the free flight: the new target is announced, also with ticks.
  /// Catches: the target of what ticks left as it was in `fly`.
  func testTheTargetOfATickingFlightFollowsTheLimits() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).flung(20_000)
      XCTAssertEqual(scroller.target?.y, 7200)
      // A point beyond the limits counts as the limit.
      scroller.physics.snapping[.vertical] = SnapRule(.offsets([1e6]))
      scroller.update { $0.contentSize.height = 5000 }
      XCTAssertEqual(scroller.target?.y, 4200)
      scroller.checkInvariants()
      XCTAssertEqual(scroller.rested.y, 4200)
    }
  }
}
