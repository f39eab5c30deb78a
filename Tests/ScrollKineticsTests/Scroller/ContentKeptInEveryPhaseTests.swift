/// The page on a rotation, and the visible part when content is inserted, are kept in every phase.
final class ContentKeptInEveryPhaseTests: XCTestCase {
  /// Every phase at 1600 … 1700 of pages of 800, and the expected offset after the pages have become 500 long.
  private func phases(_ physics: Scroller.Physics) -> [Scroller] {
    let paging = changed(Scroller.tall(at: 1600, physics)) { $0.physics.snapping = .paging }
    let dragged = paging.handling(.began).handling(.moved(by: .vertical(-80)))
    return [
      paging, paging.handling(.touchDown(.zero)), dragged,
      dragged.handling(.ended(velocity: .zero)).after(.milliseconds(40)),
      paging.handling(.setContentOffset(ScrollPoint(0, 2400), animated: true)).after(.milliseconds(60)),
    ]
  }

  func testPageIsKeptOnRotationInEveryPhase() {
    for physics in Scroller.Physics.both {
      for scroller in phases(physics) {
        var rotated = scroller
        let page = scroller.y / 800
        rotated.update(at: scroller.now, keeping: .page) {
          $0.frame.size = ScrollSize(800, 500)
          $0.contentSize.height = 5000
        }
        XCTAssertEqual(rotated.phase, scroller.phase)
        XCTAssertEqual(rotated.y / 500, page, accuracy: 1e-9, "\(scroller.phase)")
        if let target = scroller.target { XCTAssertEqual(rotated.target!.y / 500, target.y / 800) }
        rotated.handle(all: [.cancelled, .touchUp])
        XCTAssertEqual(rotated.rested.y, scroller.phase == .animating ? 1500 : 1000, "\(scroller.phase)")
      }
    }
  }

  func testInsertionAboveKeepsTheVisiblePartInEveryPhase() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(2500).after(.milliseconds(70))
      for (scroller, alignment) in product(phases(physics) + [flying], [0.0, 0.5, 1]) {
        let now = scroller.now
        var grown = scroller
        grown.apply(ContentChange(on: .vertical, at: 0, inserting: 1600), at: now, anchoredAt: alignment)
        XCTAssertEqual(grown.y, scroller.y + 1600, "\(scroller.phase)")
        XCTAssertEqual(grown.phase, scroller.phase)
        XCTAssertEqual(grown.velocity.dy, scroller.velocity.dy, accuracy: 1e-9)
        if let target = scroller.target, physics.integration == .exact {
          XCTAssertEqual(grown.target!.y, target.y + 1600, accuracy: 1e-9)
        }
        grown.apply(ContentChange(on: .vertical, at: 0, removing: 1600), at: now, anchoredAt: alignment)
        XCTAssertEqual(grown.y, scroller.y, accuracy: 1e-9)
      }
    }
  }

  /// An insertion above in which the host sets the size and the offset: the target, and the offset at which the drag
  /// began, move by the same distance.
  /// Catches: `offset[$0] + jump[$0]` made `offset[$0] - jump[$0]` in `ViewportChange.place(of:isAtRest:)`; a flight whose limits
  /// and target stay, and that jumps back.
  func testAnInsertionByHandMovesTargetsToo() {
    for sign in [1.0, -1] {
      let animated = Scroller.tall()
        .handling(.setContentOffset(ScrollPoint(0, 2000 + sign * 900), animated: true))
        .after(.milliseconds(100)).updating {
          $0.contentSize.height += sign * 400
          $0.contentOffset.y += sign * 400
        }
      XCTAssertEqual(animated.rested.y, 2000 + sign * 1300)

      // The limits do not change, only the offset.
      let flown = Scroller.tall(at: 3000).flung(sign * 900).after(.milliseconds(50))
      let moved = flown.updating { $0.contentOffset.y += sign * 400 }
      XCTAssertEqual(moved.y, flown.y + sign * 400)
      XCTAssertEqual(
        moved.after(.milliseconds(8)).y, flown.after(.milliseconds(8)).y + sign * 400, accuracy: 1e-9)
      XCTAssertEqual(moved.rested.y, flown.rested.y + sign * 400, accuracy: 1)
    }
  }
}
