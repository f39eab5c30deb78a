final class ChangesUnderDragTests: XCTestCase {
  /// Catches: `at: 0` for `at: touch.pan.translation[axis]` in `beginDragAgain`; in `MovingAxis.beginDrag`,
  /// `showing: shown, at: translation` made `showing: dragOrigin ?? offset, at: translation`.
  func testDragAfterAChangeFollowsTheFinger() {
    forAll("after a change the content follows the finger 1:1", count: 250) { generator in
      (
        input: ChangeInFlight.draw(&generator), step: generator.double(in: -60...60),
        above: generator.happens(onceIn: 3)
      )
    } check: { input, step, above in
      var scroller = input.scroller.handling(.cancelled)
      scroller = scroller.rested
      scroller.handle(.setContentOffset(ScrollPoint(3000, 3000), nil))
      scroller.handle(all: [.began, .moved(by: ScrollVector(17, -41))])
      let before = scroller.contentOffset
      if above {
        scroller.apply(ContentChange(on: .vertical, at: 0, lengthChange: 300), at: scroller.now)
        if scroller.y != before.y + 300 { return "the visible part moves to \(scroller.y)" }
      } else {
        scroller.update(input.change)
        if scroller.contentOffset != before { return "jumps to \(scroller.contentOffset)" }
      }
      let start = scroller.viewport
      scroller.handle(.moved(by: ScrollVector(step, step)), after: .milliseconds(8))
      for axis in ScrollAxis.allCases {
        let (from, to) = (start.contentOffset[axis], scroller.contentOffset[axis])
        guard start.isScrollable(on: axis) else { continue }
        let limits = start.limits(on: axis)
        guard limits.contains(from), limits.contains(from - step) else { continue }
        let follows = (to - (from - step)).magnitude <= 0.5 / start.displayScale + 1e-9
        if !follows { return "goes from \(from) to \(to) for \(step) on \(axis)" }
      }
      return nil
    }
  }

  /// Content that becomes scrollable during a drag does not jump by the earlier translation.
  /// Catches: `touch.pan.translation` for `position` in `moveDrag`; `metrics.isScrollable` left out of `MovingAxis.drag`.
  func testDragOnContentThatBecomesScrollable() {
    for change: @Sendable (inout Viewport) -> Void in [
      { $0.contentSize.width = 2000 }, { $0.alwaysBounceHorizontal = true },
    ] {
      var scroller = Scroller.tall()
      _ = scroller.take(.began)
      _ = scroller.take(.moved(by: ScrollVector(-150, -10)))
      XCTAssertEqual(scroller.x, 0)
      scroller.update(change)
      _ = scroller.take(.moved(by: ScrollVector(-1, 0)))
      XCTAssertLessThanOrEqual(scroller.x, 1)
    }
    // A finger that has moved far before the content became scrollable.
    var scroller = Scroller.tall(at: 0) { $0.contentSize.height = 500 }
    _ = scroller.take(.touchDown(ScrollPoint(200, 700)))
    _ = scroller.take(.touchMoved(ScrollPoint(200, 400)), after: .milliseconds(50))
    scroller.update { $0.contentSize.height = 5000 }
    _ = scroller.take(.touchMoved(ScrollPoint(200, 399)), after: .milliseconds(8))
    XCTAssertLessThanOrEqual(scroller.y, 1)
    _ = scroller.take(.touchMoved(ScrollPoint(200, 380)), after: .milliseconds(8))
    XCTAssertLessThanOrEqual(scroller.y, 20)
    XCTAssertGreaterThanOrEqual(scroller.y, 9)
    // As far with a drag that was recognised outside, and with a trackpad.
    let moves: [(ScrollVector) -> Scroller.Input] = [{ .moved(by: -$0) }, { .scroll($0, phase: .changed) }]
    for move in moves {
      var scroller = Scroller.tall(at: 0) { $0.contentSize.height = 500 }
      _ = scroller.take(.began)
      _ = scroller.take(move(.vertical(300)))
      scroller.update { $0.contentSize.height = 5000 }
      for _ in 1...2 { _ = scroller.take(move(.vertical(9))) }
      XCTAssertEqual(scroller.y, 18)
    }
  }

  /// A page that is half visible moves to the side from which it was dragged, and that side moves with the content.
  /// Catches: `dragOrigin` left where it was in `make`; in `MovingAxis.drag`, the sign of `translation`; in
  /// `beginDrag(at:band:)`, `from: offset`.
  func testATieIsDecidedByWhereTheDragBegan() {
    for (start, insertion) in [(1600.0, 800.0), (800, 800), (1600, 0), (800, 0)] {
      var scroller = Scroller.tall(at: start, Scroller.Physics(snapping: .paging)).handling(.began)
      scroller.handle(.changed(translation: .vertical(start - 1200)), at: scroller.now)
      XCTAssertEqual(scroller.y, 1200)
      scroller.apply(ContentChange(on: .vertical, at: 0, inserting: insertion), at: scroller.now)
      XCTAssertEqual(scroller.handling(.ended(velocity: .zero)).rested.y, start + insertion)
    }
  }

  /// Content that does not bounce, shortened under a finger that drags it or lies on it, is at its limit in the call, and follows the
  /// finger from there.
  /// Catches: in `Scroller.make`, `isTracking ? !touch.isPair` made `isTracking ? false`.
  func testWhatDoesNotBounceIsAtItsLimitAtOnce() {
    for (axis, sign, drags) in product(ScrollAxis.allCases, [1.0, -1], [false, true]) {
      var viewport = Viewport(400, 400, content: 8000, 8000, contentOffset: ScrollPoint(1600, 1600))
      viewport.bounces = false
      if sign < 0 { viewport.contentOffset[axis] = 6000 }
      var scroller = Scroller(viewport: viewport).handling(.began)
      if drags { scroller.handle(.moved(by: .along(axis, -90 * sign)), at: .origin) }
      let limit = sign > 0 ? 600.0 : 7000
      let events = scroller.update(at: .milliseconds(8)) {
        if sign > 0 { $0.contentSize[axis] = 1000 } else { $0.contentInset[min: axis] = -7000 }
      }
      assertEqual((Array(events), scroller.contentOffset[axis]), ([.didScroll], limit))
      scroller.handle(.moved(by: .along(axis, sign)), at: .milliseconds(16))
      XCTAssertEqual(scroller.contentOffset[axis], limit - sign)
    }
  }
}
