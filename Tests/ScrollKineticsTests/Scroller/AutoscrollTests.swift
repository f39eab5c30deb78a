/// A velocity that the host gives, as a stick or a held key.
final class AutoscrollTests: XCTestCase {
  /// Catches: in `returning(momentum:_:)`, `offset` for `free?.destination ?? offset`, and no velocity; in
  /// `endAutoscroll(coasts:_:at:)`, 0 for the velocity.
  func testAReleaseRestsOnAPlaceOfARule() {
    let pager = Scroller.tall(at: 2400, Scroller.Physics(snapping: .paging))
    for (sign, coasts) in product([1.0, -1], [false, true]) {
      var scroller = pager.handling(.autoscroll(.vertical(600 * sign))).after(.milliseconds(500))
      XCTAssertEqual(scroller.y, 2400 + 300 * sign, accuracy: 1e-9)
      let place = coasts ? 2400 + 800 * sign : 2400
      let events = scroller.handle(.autoscroll(.zero, coasts: coasts))
      assertEqual((events, scroller.target?.y), ([.didEndScrollingAnimation, .willBeginDecelerating], place))
      scroller.advance(by: .seconds(5))
      assertEqual((scroller.y, scroller.phase), (place, .idle))
    }
  }

  /// At a limit that is no place of the rule a release leads back to one, of a stick as of a dragged item.
  /// Catches: in `endAutoscroll(coasts:_:at:)`, `let momentum` put after `guard isMoving else { return rest() }`.
  func testAReleaseAtALimitRestsOnAPlaceOfARule() {
    for axis in ScrollAxis.allCases {
      for (push, release) in [
        (Scroller.Input.autoscroll(.along(axis, 2000)), Scroller.Input.autoscroll(.zero)),
        (.edgeScroll(ScrollPoint { $0 == axis ? 399 : 200 }), .edgeScroll(nil)),
      ] {
        var scroller = Scroller(viewport: Viewport(400, 400, content: 1400, 1400))
        scroller.physics.snapping[axis] = SnapRule(.offsets([0, 300, 900]))
        scroller = scroller.handling(push).after(.seconds(9))
        XCTAssertEqual(scroller.contentOffset[axis], 1000)
        XCTAssertEqual(scroller.handle(release), [.willBeginDecelerating], "\(push)")
        scroller.advance(by: .seconds(5))
        assertEqual((scroller.contentOffset[axis], scroller.phase), (900, .idle))
      }
    }
  }

  /// Catches: in `limit(ahead:of:)`, `velocity > 0 ? limit > offset : limit < offset` left out; in `MovingAxis.catchUp`, the plan
  /// followed again at each step; in `MovingAxis.step(to:)`, `limits.upperBound` for the limit of the bounce.
  func testNothingMovesAtALimit() {
    let velocity = ScrollVector.vertical(-500)
    var pushed = Scroller.tall(at: 0)
    assertEqual((pushed.handle(.autoscroll(velocity)), pushed.phase), ([], .idle))
    // Content that returns to its limit continues; a push inwards takes it along from where it is.
    let bouncing = Scroller.tall(at: -100).flung(0).after(.milliseconds(48))
    XCTAssertEqual(bouncing.handling(.autoscroll(velocity)), bouncing)
    XCTAssertEqual(bouncing.handling(.autoscroll(.zero, coasts: true)), bouncing)
    var taken = bouncing
    assertEqual((taken.handle(.autoscroll(.vertical(500))), taken.y), ([.didEndDecelerating], bouncing.y))
    XCTAssertEqual(taken.after(.seconds(1)).y, bouncing.y + 500, accuracy: 1e-9)
  }

  /// A stick that is released, and an item that is dropped, while scrolling is disabled move nothing any more.
  /// Catches: `isEnabled && ` before either `(velocity == .zero ? ends : isEnabled)`.
  func testAReleaseCountsWhileScrollingIsDisabled() {
    let (pushed, end) = (ScrollVector.vertical(500), ScrollPoint(200, 799))
    for (start, stop) in [
      (Scroller.Input.autoscroll(pushed), Scroller.Input.autoscroll(.zero)),
      (.edgeScroll(end), .edgeScroll(nil)),
    ] {
      func stopped(after time: Duration) -> Scroller {
        Scroller.tall().handling(start).after(time).updating { $0.isScrollEnabled = false }.handling(stop)
      }
      XCTAssertEqual(stopped(after: .seconds(1)).phase, .idle)
      XCTAssertEqual(stopped(after: .seconds(60)).updating { $0.contentSize.height += 900 }.phase, .idle)
    }
  }

  /// Catches: in `Scroller.autoscroll`, `to: limit` for `to: end`.
  func testInsetsWithoutABoundEndAfterAnHour() {
    for sign in [1.0, -1] {
      let insets = ScrollInsets(top: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude)
      let scroller = Scroller(viewport: Viewport(300, 300, content: 300, 300, contentInset: insets))
        .handling(.setContentOffset(.zero, nil), .autoscroll(.vertical(100 * sign)))
      XCTAssertEqual(scroller.after(.seconds(10)).y, 1000 * sign, accuracy: 1e-9)
      assertEqual((scroller.target?.y, scroller.instantOfRest), (360_000 * sign, .seconds(3600)))
    }
  }

  /// Catches: in `destinations`, `autoscrolling(on:)` left out, which makes the limit the heading of the wheel.
  func testAWheelEndsItWhereItIs() {
    for delta in [50.0, -50] {
      var scroller = Scroller.tall(at: 2000).handling(.autoscroll(.vertical(1000))).after(.milliseconds(500))
      scroller.handle(.wheel(.vertical(delta), .wheel))
      XCTAssertEqual(scroller.target!.y, 2500 + delta, accuracy: 1e-9)
    }
  }

  /// Content that waits at its limit is at once where an animated change moves that limit.
  /// Catches: `|| axes[axis].isBlockedPastItsLimit` left out of `make`.
  func testBlockedContentFollowsItsLimit() {
    var scroller = Scroller.tall(at: 0).handling(.autoscroll(.vertical(-100)))
    scroller.update(animation: .uiKit) { $0.contentInset.top = -18 }
    XCTAssertEqual(scroller.after(.seconds(1)).y, 18)
  }

  /// A push outwards ends a push back from past a limit: the content returns by itself.
  /// Catches: `&& limits.contains(start)` left out of `begin`.
  func testNothingWaitsPastALimit() {
    let bouncing = Scroller.tall(at: -100).flung(0).after(.milliseconds(48)).handling(
      .autoscroll(.vertical(500)))
    XCTAssertEqual(bouncing.handling(.autoscroll(.vertical(-500))).after(.seconds(5)).y, 0)
  }

  /// Catches: in `CubicBezier.progress(at:)`, no `linear`.
  func testMovesOneMemberOfAScreen() {
    let list = Viewport(300, 300, content: 300, 600)
    var screen = ScrollScreen(of: list, list)
    screen.advance(to: .seconds(1), after: .autoscroll(.vertical(100)), on: 2)
    XCTAssertEqual(screen[2].contentOffset.y, 100)
    screen.advance(to: .seconds(2), after: .autoscroll(.zero), on: 2)
    assertEqual((screen[2].contentOffset.y, screen[1].contentOffset.y), (100, 0))
  }
}
