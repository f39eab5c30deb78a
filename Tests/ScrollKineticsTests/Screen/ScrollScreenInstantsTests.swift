/// A call finds the members as they are at its instant, whatever the frames before it.
final class ScrollScreenInstantsTests: ScrollScreenCase {
  /// Checks that what a call leads to is the same with a frame at its instant before it.
  private func assertFrameDoesNotMatter<Result: Equatable>(
    in screen: ScrollScreen, at instant: ScrollInstant, line: UInt = #line,
    _ call: (inout ScrollScreen) -> Result
  ) {
    var (screen, sliced) = (screen, screen.advanced(to: instant))
    XCTAssertEqual(call(&screen), call(&sliced), line: line)
  }

  /// Catches: `catchUp(index)` left out of `joinAtRest`.
  func testAWheelFindsTheMembersAtItsInstant() {
    var screen = ScrollScreen()
    screen.insert(sheet(height: 817, [.fraction(0.5), .inset(44)], true), as: 15, detent: nil)
    screen.insert(Viewport(354, 208, content: 354, 1246, contentOffset: ScrollPoint(0, 144)), as: 5, in: 15)
    screen.move(15, to: nil, animation: .eased(duration: .milliseconds(50)), at: .origin)
    assertFrameDoesNotMatter(in: screen, at: .milliseconds(215)) {
      $0.runToRest(after: .wheel(ScrollVector(0, 13)), on: 5, at: .milliseconds(215))[5].contentOffset
    }
  }

  /// Catches: `catchUp(index)` left out of `program`.
  func testARetargetFindsTheFlightAtItsInstant() {
    let (window, header) = (ScrollRect(0, 0, 500, 770), CollapsingHeader(length: 172, collapsedLength: 70))
    let screen = ScrollScreen(
      of: .header(header, over: window), header.listViewport(in: window, contentSize: ScrollSize(500, 3000))
    ).dragging(2, endingAt: ScrollVector(0, -2500))
    assertFrameDoesNotMatter(in: screen, at: .milliseconds(90)) { screen in
      screen.runToRest(after: .retarget(ScrollPoint(0, 255)), on: 2, at: .milliseconds(90))
      XCTAssertEqual(screen[2].contentOffset.y, 255)
      return screen[2].contentOffset
    }
  }

  /// An animation past its target has turned: it moves another member now.
  /// Catches: `catchUp(index)` left out of `leave`.
  func testARemovalFindsTheMembersAtItsInstant() {
    for advances in [false, true] {
      var screen = ScrollScreen()
      let ticks = changed(Scroller.Physics.uiKit) { $0.integration = .displayLink }
      let detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)]
      screen.insert(sheet(height: 890.8, detents, true), as: 18, detent: 1)
      screen.insert(sheet(height: 726, detents, true), as: 10, in: 18, physics: ticks)
      let spring = ScrollAnimation.spring(ScrollSpring(dampingRatio: 0.5, response: 0.4))
      screen.handle(.wheel(ScrollVector(0, -132), spring), on: 10, at: .origin)
      let instant = ScrollInstant(.milliseconds(168))
      if advances { screen.advance(to: instant) }
      screen.remove(10, at: instant, retaining: true)
      XCTAssertEqual(screen.rested[18].contentOffset.y, 445.4)
    }
  }

  /// Catches: `catchUp(index)` left out of `update`.
  func testAChangeFindsTheMembersAtItsInstant() {
    let shelf = CardShelf(cardSize: ScrollSize(160, 180), count: 2, spacing: 7, margin: 2)
    let header = CollapsingHeader(length: 295, collapsedLength: 118, returns: .atOnce)
    let screen = ScrollScreen(
      of: .shelf(shelf, frame: ScrollRect(0, 0, 500, 169)),
      ScrollScreen.Geometry.header(header, over: ScrollRect(0, 0, 156, 680))
    ).handling(.wheel(ScrollVector(0, 113)), on: 1).handling(.wheel(ScrollVector(0, 56), .uiKit), on: 2)
    let instant = ScrollInstant(.milliseconds(320))
    assertFrameDoesNotMatter(in: screen, at: instant) {
      $0.update(.shelf(shelf, frame: ScrollRect(0, 0, 228, 434)), as: 1, at: instant, animation: .wheel)
      return $0.advanced(to: .milliseconds(325))[1].contentOffset
    }
  }

  /// Catches: the `catchUp(index)` left out of `findNearestMember`.
  func testTheListThatAHeaderServesIsTheNearestNowNotAtTheLastFrame() {
    let window = ScrollRect(0, 0, 400, 400)
    let header = CollapsingHeader(axis: axis, length: 100, collapsedLength: 40)
    var screen = ScrollScreen(of: .header(header, over: window))
    // Two sheets across the header, the second of which opens: its middle comes nearer to the header's than the first one's.
    let first = ScrollSheet(axis: axis.cross, container: window, detents: [.length(250)])
    let second = ScrollSheet(axis: axis.cross, container: window, detents: [.length(100), .length(400)])
    screen.insert(first, as: 2, in: 1)
    screen.insert(second, as: 3, in: 1)
    for (id, sheet) in [(4, 2), (5, 3)] as [(ScrollScreen.ID, ScrollScreen.ID)] {
      screen.insert(list(ScrollSize { $0 == axis ? 2000 : 400 }), as: id, in: sheet)
    }
    screen.move(3, to: 1, animation: .eased(duration: .milliseconds(400)), at: .origin)
    var stepped = screen
    let instant = ScrollInstant(.milliseconds(390))
    stepped.advance(to: instant)
    for screen in [screen, stepped] {
      let screen = changed(screen) { $0.handle(all: [.began, .moved(by: vector(-200))], on: 1, at: instant) }
      assertEqual((screen[4, axis], screen[5, axis]), (0, 140))
    }
  }

  /// Of two lists that are equally near the header serves the one above, wherever it is on the screen.
  /// Catches: `frameInParent(at: index)` in `findNearestMember(in:across:)` made the frame on the screen.
  func testTheNearestListDoesNotDependOnWhereTheHeaderIs() {
    forAll("the nearest list", count: 2000) {
      ($0.double(in: 0...900), Double($0.integer(in: 1...0x60000)) / 1024)
    } check: { offset, distance in
      var screen = ScrollScreen(of: list(900, on: axis.cross, at: offset), header(100, 40))
      for (id, side) in [(3, -distance), (4, distance)] as [(ScrollScreen.ID, Double)] {
        let inner = changed(list(900)) { $0.frame.origin[axis.cross] = side }
        screen.insert(inner, as: id, in: 2)
      }
      screen.handle(all: [.began, .moved(by: vector(-100))], on: 2, at: .origin)
      let (below, above) = (screen[3, axis], screen[4, axis])
      return below == 0 && above == 40 ? nil : "the lists are at \(below) and \(above)"
    }
  }

  /// Catches: `catchUp(index)` left out of `findPath`.
  func testADragFindsTheMembersAtItsInstant() {
    let inner = changed(list(900)) { ($0.contentInset[min: axis], $0.contentOffset[axis]) = (8.75, -8.75) }
    let screen = ScrollScreen(
      of: list(900, on: axis.cross), sheet(600, [.length(200), .length(500)]), inner
    ).handling(.began, .moved(by: vector(-40)), .setContentOffset(point(200), nil), on: 3)
      .handling(.ended(velocity: .zero), on: 2).handling(.touchDown(.zero), on: 1)
    assertFrameDoesNotMatter(in: screen, at: .seconds(2)) {
      $0.give(.moved(by: vector(30)), on: 2, at: .seconds(2)).offsets
    }
  }

  /// A drag chooses its axis among the members as they are at its instant: one that the program zooms under the finger scrolls on
  /// both axes by then.
  /// Catches: `catchUpTargets()` left out of `ScrollScreen.findHeld(by:)`.
  func testADragChoosesItsAxisWhateverTheFrames() {
    var screen = ScrollScreen(of: list(800, on: axis.cross))
    let map = changed(list(900)) { $0.zoomLimits = ScrollZoomLimits(from: 0.5, to: 4) }
    screen.insert(map, as: 2, in: 1)
    screen.handle(
      [
        0: .touchDown(ScrollPoint(200, 200)),
        5: .setZoomScale(2.5, about: ScrollPoint(150, 150), .eased(duration: .milliseconds(50))),
      ], on: 2)
    var sliced = screen
    for time in 6...19 { sliced.advance(to: .milliseconds(time)) }
    let point = point(110, across: 212)
    for (time, step) in product([20, 30], [0.0, 10]) {
      let sample = Scroller.Input.touchMoved(ScrollPoint { point[$0] + step })
      screen.handle(sample, at: .milliseconds(time))
      sliced.handle(sample, at: .milliseconds(time))
    }
    screen.runToRest()
    sliced.runToRest()
    for id in [1, 2] as [ScrollScreen.ID] { XCTAssertEqual(screen[id], sliced[id]) }
  }

  /// A finger that comes down ends the hold of another on a page that its drag does not move: not where the page has been zoomed by
  /// then, and follows that drag.
  /// Catches: `catchUp(member)` left out of `releaseWhatNoDragMoves`.
  func testAFingerEndsTheHoldOfAnotherWhateverTheFrames() {
    var page = changed(list(0)) { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 4) }
    (page.alwaysBounceHorizontal, page.alwaysBounceVertical) = (axis == .vertical, axis == .horizontal)
    var screen = ScrollScreen(of: page, list(900))
    screen.insert(list(900), as: 3, in: 1)
    screen.handle([0: .touchDown(ScrollPoint(200, 200)), 5: .touchMoved(point(160, across: 206))], on: 2)
    screen.handle(.setZoomScale(2, about: nil, .uiKit), on: 1, at: .milliseconds(9))
    assertFrameDoesNotMatter(in: screen, at: .milliseconds(30)) {
      $0.handle(.touchDown(ScrollPoint(20, 250), finger: 1), on: 3, at: .milliseconds(30))
      return $0.give(.moved(by: ScrollVector(-23, -23)), on: 1)[1]
    }
  }
}
