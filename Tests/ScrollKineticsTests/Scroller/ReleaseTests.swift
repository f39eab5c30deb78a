@testable import ScrollKinetics

/// The host's choice in a release, and flights to chosen targets (PHYSICS §9).
final class ReleaseTests: XCTestCase {
  func testReleaseTellsViewportVelocityAndProposal() {
    var release: Scroller.Release?
    let scroller = Scroller.tall().flung(1000) { release = $0 }
    assertEqual((release?.velocity, release?.viewport.contentOffset), (.vertical(1000), ScrollPoint(0, 2000)))
    // 494.01 points on, to the pixel (PHYSICS §1).
    assertEqual((release?.proposal, release?.target), (ScrollPoint(0, 2494), release?.proposal))
    XCTAssertEqual(scroller.target, release?.target)
  }

  func testReleaseSeesWhatSnappingMadeOfTheProposal() {
    var release: Scroller.Release?
    let scroller = changed(Scroller.tall(at: 1600)) { $0.physics.snapping = .paging }
    _ = scroller.flung(1000) { release = $0 }
    assertEqual((release?.proposal.y, release?.target.y), (2094, 2400))
  }

  func testReleaseIsAskedOnceAndOnlyWhereADragEnds() {
    var count = 0
    var scroller = Scroller.tall()
    for input in [
      Scroller.Input.touchDown(.zero), .touchUp, .held, .ended(), .began,
      .changed(translation: .vertical(-9)), .ended(velocity: .vertical(-900)),
      .setContentOffset(.zero, animated: true), .stop, .began, .cancelled,
    ] { scroller.handle(input) { _ in count += 1 } }
    XCTAssertEqual(count, 2)
  }

  func testTargetIsBroughtWithinTheLimitsUnlessToldOtherwise() {
    let kept = Scroller.tall(at: 7000).flung(1000) { $0.target.y = 7500 }
    assertEqual((kept.target?.y, kept.rested.y), (7200, 7200))
    let past = Scroller.tall(at: 7000).flung(1000) {
      $0.target.y = 7500
      $0.allowsTargetPastLimits = true
    }
    assertEqual((past.target?.y, past.rested.y), (7500, 7500))
    var rested = past.rested
    XCTAssertEqual(rested.run(), [], "it rests there until something moves it")
    // A touch does.
    rested.handle(all: [.touchDown(.zero), .touchUp])
    XCTAssertEqual(rested.rested.y, 7200)
  }

  func testTargetIsNotRoundedToThePixelGrid() {
    XCTAssertEqual(Scroller.tall().flung(0) { $0.target.y = 2100.123 }.rested.y, 2100.123)
    let snapping = changed(Scroller.tall()) { $0.physics.snapping = ScrollSnapping(SnapRule(.every(100.3))) }
    XCTAssertEqual(snapping.flung(0).rested.y, 20 * 100.3)
  }

  func testRetargetStaysWithinTheLimits() {
    let scroller = Scroller.tall().flung(2000).handling(.retarget(ScrollPoint(300, 9000)))
    XCTAssertEqual(scroller.target, ScrollPoint(0, 7200))
  }

  /// Where it goes anyway, the target only becomes a place in the content.
  func testRetargetToWhereItGoesAnywayChangesNoMotion() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(2000).after(.milliseconds(50))
      var chosen = flying.handling(.retarget(flying.target!))
      XCTAssertEqual(chosen.axes.vertical.motion, flying.axes.vertical.motion)
      chosen.apply(ContentChange(on: .vertical, at: 2900, inserting: 60), at: chosen.now)
      XCTAssertEqual(chosen.target!.y, flying.target!.y + 60)
    }
  }

  /// Catches: `catchUp(&events)` left out of `Scroller.retarget`.
  func testRetargetToWhereItRests() {
    for offset in [3000.0, 1000] {
      var scroller = Scroller.tall().handling(.setContentOffset(ScrollPoint(0, offset), animated: true))
      XCTAssertEqual(scroller.take(.retarget(ScrollPoint(0, 2000))), [.didEndScrollingAnimation])
      assertEqual((scroller.phase, scroller.y), (.idle, 2000))
    }
  }
}
