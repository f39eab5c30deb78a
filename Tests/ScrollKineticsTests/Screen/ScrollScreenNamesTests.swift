/// The members that inputs are for: named by a number, or found at a point.
final class ScrollScreenNamesTests: XCTestCase {
  /// A touch down without a number moves what one for `member(at:)` moves, wherever all content is at its instant; so does any
  /// other input with a point, and a wheel over one.
  /// Catches: in `Scroller.Input.place`, a case left out; in `handle(_:over:at:release:)`, `named` left as it was; in
  /// `ScrollScreen.findMember`, `catchUp(index)` left out.
  func testAnInputAtAPointIsForTheMemberThere() {
    var (found, foundMoving) = (0, 0)
    forAll("at a point", count: 60, in: { ScreenScript.draw(&$0, for: .touch) }) { script in
      var screen = script.screen
      var points = SplitMix64(seed: UInt64(script.steps.count))
      for (step, instant) in script.actions.timed() {
        let point = ScrollPoint { _ in points.double(in: 0...900).rounded() }
        let wheel = Scroller.Input.wheel(ScrollVector(30, 90), .wheel)
        let at = instant.advanced(by: .milliseconds(points.integer(in: 0...400)))
        let there = screen.advanced(to: at).member(at: point)
        if there != nil {
          found += 1
          foundMoving += screen.isMoving ? 1 : 0
        }
        let before = screen
        func fault(_ input: Scroller.Input, _ unnamed: (inout ScrollScreen) -> Void) -> String? {
          var (named, other) = (before, before)
          named.handle(input, on: there, at: at)
          unnamed(&other)
          for milliseconds in [0, 40, 400] {
            let later = at.advanced(by: .milliseconds(milliseconds))
            named.advance(to: later)
            other.advance(to: later)
            if other.offsets != named.offsets {
              return "\(input) moves \(other.offsets), not \(named.offsets)"
            }
          }
          if named.touched(by: 5) != other.touched(by: 5) {
            return "\(input) touches \(other.touched(by: 5))"
          }
          return nil
        }
        for input in [
          .touchDown(point, finger: 5), .magnify(by: 1.5, at: point), .edgeScroll(point),
          .pinch(.began, scale: 2, at: point),
        ] as [Scroller.Input] {
          if let fault = fault(input, { $0.handle(input, at: at) }) { return "\(step): \(fault)" }
        }
        if let fault = fault(wheel, { $0.handle(wheel, over: point, at: at) }) { return "\(step): \(fault)" }
        _ = step.operation.perform(on: &screen, at: instant)
      }
      return nil
    }
    assertMet(found, moreThan: 400)
    assertMet(foundMoving, moreThan: 60)
  }

  private func screen() -> ScrollScreen {
    var screen = ScrollScreen()
    let list = changed(Scroller.tall().viewport) { $0.frame = ScrollRect(0, 100, 400, 800) }
    screen.insert(list, as: 1)
    return screen
  }

  /// A finger on the list drags it, one above it nothing.
  func testAFingerFindsItsList() {
    for (y, moved) in [(500.0, true), (50, false)] {
      var screen = screen().handling(.touchDown(ScrollPoint(200, y)))
      screen.handle(.touchMoved(ScrollPoint(200, y - 40)), at: .seconds(0.1))
      assertEqual((screen[1].contentOffset.y, screen.isTracking), (moved ? 2030 : 2000, moved))
    }
  }

  /// A drag, a trackpad's scroll and its momentum over a pointer that rests stay with the members over which they began: a list that comes
  /// under the pointer is not scrolled, and none is left held.
  /// Catches: in `findMember(at:for:)`, `part != .beginning` made `false`; in `partOfDrag`, `.momentum` made `nil`.
  func testAScrollOverAPointerStaysWhereItBegan() {
    let pointer = ScrollPoint(200, 600)
    func scroll(_ delta: ScrollVector) -> [Scroller.Input] {
      [.scroll(delta, phase: .began)] + (0..<30).map { _ in .scroll(delta, phase: .changed) }
        + [.scroll(.zero, phase: .ended), .scroll(delta, phase: .momentumBegan)]
        + (0..<3).map { _ in .scroll(delta, phase: .momentumChanged) } + [
          .scroll(.zero, phase: .momentumEnded)
        ]
    }
    func drag(_ delta: ScrollVector) -> [Scroller.Input] {
      [.began] + (0..<30).map { _ in .moved(by: .zero - delta) } + [.ended(velocity: .zero)]
    }
    for (axis, gesture) in product(ScrollAxis.allCases, [scroll, drag]) {
      var over = ScrollScreen()
      // Two pages beside each other, or a list further down.
      let length = axis == .horizontal ? 800.0 : 5000
      over.insert(
        Viewport(
          frame: ScrollRect(0, 0, 400, 800),
          contentSize: ScrollSize(axis == .horizontal ? length : 400, axis == .vertical ? length : 800)),
        as: 1, physics: Scroller.Physics(momentum: .platform))
      var list = Scroller.tall().viewport
      for (id, x) in [(2, 0.0), (3, 400)] where axis == .horizontal || x > 0 {
        list.frame = axis == .horizontal ? ScrollRect(x, 0, 400, 800) : ScrollRect(0, 700, 400, 300)
        over.insert(list, as: ScrollScreen.ID(id), in: 1, physics: Scroller.Physics(momentum: .platform))
      }
      var named = over
      let first = over.member(at: pointer)
      for (count, input) in gesture(ScrollVector.along(axis, axis == .horizontal ? 15 : 10)).enumerated() {
        let instant = ScrollInstant(milliseconds: 8 * Int64(count))
        over.handle(input, over: pointer, at: instant)
        named.handle(input, on: first, at: instant)
      }
      XCTAssertNotEqual(over.member(at: pointer), first)
      assertEqual((over.offsets, over.isTracking), (named.offsets, false))
      over.runToRest()
      named.runToRest()
      XCTAssertEqual(over.offsets, named.offsets)
      over.handle(.scroll(ScrollVector(0, 40), phase: .began), over: pointer, at: over.now)
      XCTAssertNotEqual(over.offsets, named.offsets)
    }
  }

  /// A touch of content in flight is kept from its rows, whether it names the list or not.
  /// Catches: in `handle(_:on:at:delivering:to:release:)`, `named` made `id`.
  func testATouchThatStopsContentIsNotDelivered() {
    for id in [nil, 1] as [ScrollScreen.ID?] {
      var (screen, touch) = (screen(), TouchDelivery())
      screen.drag(1, endingAt: .vertical(-1000))
      let at = ScrollInstant(seconds: 0.1)
      screen.handle(.touchDown(ScrollPoint(200, 500)), on: id, at: at, delivering: &touch)
      XCTAssertEqual(touch.owner, .scrollView)
      XCTAssertTrue(screen.handle(.touchUp, at: at, delivering: &touch).touch.isEmpty)
    }
  }

  #if os(Linux)
    /// A number without a member stops the program where the input begins something; where its member may have gone, it is ignored.
    /// Catches: in `Scroller.Input.isContinuation`, a case more or less.
    func testANumberWithoutAMemberIsRefused() throws {
      let (point, delta) = (ScrollPoint(200, 500), ScrollVector(0, 40))
      let beginnings: [Scroller.Input] = [
        .touchDown(point), .held, .began, .scroll(delta), .scroll(delta, phase: .mayBegin),
        .scroll(delta, phase: .began), .scroll(delta, phase: .momentumBegan), .wheel(delta), .key(.pageDown),
        .pinch(.began, scale: 1, at: point), .magnify(by: 2, at: point), .setZoomScale(2), .edgeScroll(point),
        .zoom(to: ScrollRect(0, 0, 9, 9)), .setContentOffset(point, animated: true),
        .scrollRectToVisible(ScrollRect(0, 0, 9, 9), animated: true), .scrollToTop, .stop, .retarget(point),
        .autoscroll(delta), .fling(delta), .beginRefreshing, .endRefreshing,
      ]
      let others: [Scroller.Input] =
        [
          .touchMoved(point), .touchUp, .touchCancelled(), .changed(translation: delta), .moved(by: delta),
          .ended(), .cancelled, .pinch(.changed, scale: 1, at: point), .pinch(.ended, scale: 1, at: point),
          .pinch(.cancelled, scale: 1, at: point),
        ]
        + [.changed, .ended, .cancelled, .momentumChanged, .momentumEnded].map { .scroll(delta, phase: $0) }
      let screen = screen()
      func outcomes(_ inputs: [Scroller.Input]) throws -> [ForkedCall] {
        try ForkedCall.outcomes(
          of: inputs.map { input in
            {
              let screen = changed(screen) { $0.handle(input, on: 7, at: .origin) }
              return [screen[1].contentOffset.y]
            }
          })
      }
      for (input, outcome) in zip(beginnings, try outcomes(beginnings)) {
        #if DEBUG
          guard case .stopped("there must be a member 7", _) = outcome else { return XCTFail("\(input)") }
        #else
          guard case .stopped = outcome else { return XCTFail("\(input)") }
        #endif
        XCTAssertThrowsError(try screen.validate(.input(input, on: 7)), "\(input)")
      }
      for (input, outcome) in zip(others, try outcomes(others)) {
        XCTAssertEqual(outcome, .returned, "\(input)")
        XCTAssertNoThrow(try screen.validate(.input(input, on: 7)), "\(input)")
      }
    }
  #endif
}
