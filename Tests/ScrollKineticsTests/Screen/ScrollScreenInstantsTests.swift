/// A call finds the members as they are at its instant, whatever the frames before it.
final class ScrollScreenInstantsTests: ScrollScreenCase {
  /// Catches: `catchUp(index)` left out of `joinAtRest`.
  func testAWheelFindsTheMembersAtItsInstant() {
    func screen(advancing: Bool) -> ScrollPoint {
      var screen = ScrollScreen()
      screen.insert(sheet(817, [.fraction(0.5), .inset(44)], true), as: 15, detent: nil)
      screen.insert(Viewport(354, 208, content: 354, 1246, contentOffset: ScrollPoint(0, 144)), as: 5, in: 15)
      screen.move(15, to: nil, animation: .eased(duration: .milliseconds(50)), at: .origin)
      let instant = ScrollInstant(.milliseconds(215))
      if advancing { screen.advance(to: instant) }
      screen.handle(.wheel(ScrollVector(0, 13)), on: 5, at: instant)
      screen.runToRest()
      return screen[5].contentOffset
    }
    XCTAssertEqual(screen(advancing: false), screen(advancing: true))
  }

  /// Catches: `catchUp(index)` left out of `program`.
  func testARetargetFindsTheFlightAtItsInstant() {
    func offset(advancing: Bool) -> ScrollPoint {
      var screen = ScrollScreen()
      let window = ScrollRect(0, 0, 500, 770)
      let header = CollapsingHeader(length: 172, collapsedLength: 70)
      screen.insert(.header(header, over: window), as: 2)
      screen.insert(header.listViewport(in: window, contentSize: ScrollSize(500, 3000)), as: 0, in: 2)
      screen.handle(all: [.began, .ended(velocity: ScrollVector(0, -2500))], on: 0, at: .origin)
      let instant = ScrollInstant(.milliseconds(90))
      if advancing { screen.advance(to: instant) }
      screen.handle(.retarget(ScrollPoint(0, 255)), on: 0, at: instant)
      screen.runToRest()
      return screen[0].contentOffset
    }
    assertEqual((offset(advancing: false), offset(advancing: true).y), (offset(advancing: true), 255))
  }

  /// An animation past its target has turned: it moves another member now.
  /// Catches: `catchUp(index)` left out of `leave`.
  func testARemovalFindsTheMembersAtItsInstant() {
    for advances in [false, true] {
      var screen = ScrollScreen()
      var ticks = Scroller.Physics.uiKit
      ticks.integration = .displayLink
      let detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)]
      screen.insert(sheet(890.8, detents, true), as: 18, detent: 1)
      screen.insert(sheet(726, detents, true), as: 10, in: 18, physics: ticks)
      let spring = ScrollAnimation.spring(ScrollSpring(dampingRatio: 0.5, response: 0.4))
      screen.handle(.wheel(ScrollVector(0, -132), spring), on: 10, at: .origin)
      let instant = ScrollInstant(.milliseconds(168))
      if advances { screen.advance(to: instant) }
      screen.remove(10, at: instant, retaining: true)
      screen.runToRest()
      XCTAssertEqual(screen[18].contentOffset.y, 445.4)
    }
  }

  /// Catches: `catchUp(index)` left out of `update`.
  func testAChangeFindsTheMembersAtItsInstant() {
    func offset(advancing: Bool) -> ScrollPoint {
      var screen = ScrollScreen()
      let shelf = CardShelf(cardSize: ScrollSize(160, 180), count: 2, spacing: 7, margin: 2)
      screen.insert(.shelf(shelf, frame: ScrollRect(0, 0, 500, 169)), as: 14)
      screen.insert(
        .header(
          CollapsingHeader(length: 295, collapsedLength: 118, returns: .atOnce),
          over: ScrollRect(0, 0, 156, 680)), as: 20, in: 14)
      screen.handle(.wheel(ScrollVector(0, 113)), on: 14, at: .origin)
      screen.handle(.wheel(ScrollVector(0, 56), .uiKit), on: 20, at: .origin)
      let instant = ScrollInstant(.milliseconds(320))
      if advancing { screen.advance(to: instant) }
      screen.update(.shelf(shelf, frame: ScrollRect(0, 0, 228, 434)), as: 14, at: instant, animation: .wheel)
      screen.advance(to: instant.advanced(by: .milliseconds(5)))
      return screen[14].contentOffset
    }
    XCTAssertEqual(offset(advancing: false), offset(advancing: true))
  }

  /// Catches: the `catchUp(index)` left out of `nearestMember`.
  func testTheListThatAHeaderServesIsTheNearestNowNotAtTheLastFrame() {
    for axis in ScrollAxis.allCases {
      let window = ScrollRect(0, 0, 400, 400)
      let header = CollapsingHeader(axis: axis, length: 100, collapsedLength: 40)
      var screen = ScrollScreen()
      screen.insert(.header(header, over: window), as: 1)
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
        var screen = screen
        screen.handle(all: [.began, .moved(by: ScrollVector.along(axis, -200))], on: 1, at: instant)
        assertEqual((screen[4].contentOffset[axis], screen[5].contentOffset[axis]), (0, 140))
      }
    }
  }

  /// Of two lists that are equally near the header serves the one above, wherever it is on the screen.
  /// Catches: `frameInParent(at: index)` in `nearestMember(in:across:)` made the frame on the screen.
  func testTheNearestListDoesNotDependOnWhereTheHeaderIs() {
    forAll("the nearest list", count: 2000) {
      (
        axis: $0.pick(ScrollAxis.allCases), offset: $0.double(in: 0...900),
        distance: Double($0.integer(in: 1...0x60000)) / 1024
      )
    } check: { axis, offset, distance in
      var screen = ScrollScreen(of: list(axis.cross, 900, at: offset))
      screen.insert(header(axis, 100, 40), as: 2, in: 1)
      for (id, side) in [(3, -distance), (4, distance)] as [(ScrollScreen.ID, Double)] {
        var inner = list(axis, 900)
        inner.frame.origin[axis.cross] = side
        screen.insert(inner, as: id, in: 2)
      }
      screen.handle(all: [.began, .moved(by: vector(axis, -100))], on: 2, at: .origin)
      let (below, above) = (screen[3].contentOffset[axis], screen[4].contentOffset[axis])
      return below == 0 && above == 40 ? nil : "the lists are at \(below) and \(above)"
    }
  }

  /// Catches: `catchUp(index)` left out of `findPath`.
  func testADragFindsTheMembersAtItsInstant() {
    for axis in ScrollAxis.allCases {
      func screen(advancing: Bool) -> [ScrollPoint] {
        var screen = ScrollScreen(of: list(axis.cross, 900))
        screen.insert(sheet(axis, 600, [.length(200), .length(500)]), as: 2, in: 1)
        var inner = list(axis, 900)
        inner.contentInset[min: axis] = 8.75
        inner.contentOffset[axis] = -8.75
        screen.insert(inner, as: 3, in: 2)
        screen.handle(.began, on: 3, at: .origin)
        screen.handle(.moved(by: vector(axis, -40)), on: 3, at: .origin)
        screen.handle(.setContentOffset(ScrollPoint.along(axis, 200), nil), on: 3, at: .origin)
        screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
        screen.handle(.touchDown(.zero), on: 1, at: .origin)
        let instant = ScrollInstant(.seconds(2))
        if advancing { screen.advance(to: instant) }
        screen.handle(.moved(by: vector(axis, 30)), on: 2, at: instant)
        return [1, 2, 3].map { screen[$0].contentOffset }
      }
      XCTAssertEqual(screen(advancing: false), screen(advancing: true))
    }
  }

  /// A drag chooses its axis among the members as they are at its instant: one that the program zooms under the finger scrolls on
  /// both axes by then.
  /// Catches: `catchUpTargets()` left out of `ScrollScreen.findHeld(by:)`.
  func testADragChoosesItsAxisWhateverTheFrames() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen(of: list(axis.cross, 800))
      var map = list(axis, 900)
      map.zoomLimits = ScrollZoomLimits(from: 0.5, to: 4)
      screen.insert(map, as: 2, in: 1)
      screen.handle(.touchDown(ScrollPoint(200, 200)), on: 2, at: .origin)
      screen.handle(
        .setZoomScale(2.5, about: ScrollPoint(150, 150), .eased(duration: .milliseconds(50))), on: 2,
        at: .milliseconds(5))
      var sliced = screen
      for time in 6...19 { sliced.advance(to: .milliseconds(time)) }
      let point = ScrollPoint { $0 == axis ? 110 : 212 }
      for (time, step) in product([20, 30], [0.0, 10]) {
        let sample = Scroller.Input.touchMoved(ScrollPoint { point[$0] + step })
        screen.handle(sample, at: .milliseconds(time))
        sliced.handle(sample, at: .milliseconds(time))
      }
      screen.runToRest()
      sliced.runToRest()
      for id in [1, 2] as [ScrollScreen.ID] { XCTAssertEqual(screen[id], sliced[id]) }
    }
  }

  /// A finger that comes down ends the hold of another on a page that its drag does not move: not where the page has been zoomed by
  /// then, and follows that drag.
  /// Catches: `catchUp(member)` left out of `releaseWhatNoDragMoves`.
  func testAFingerEndsTheHoldOfAnotherWhateverTheFrames() {
    for axis in ScrollAxis.allCases {
      func page(advancing: Bool) -> Viewport {
        var screen = ScrollScreen()
        var page = list(axis, 0)
        page.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
        (page.alwaysBounceHorizontal, page.alwaysBounceVertical) = (axis == .vertical, axis == .horizontal)
        screen.insert(page, as: 1)
        screen.insert(list(axis, 900), as: 2, in: 1)
        screen.insert(list(axis, 900), as: 3, in: 1)
        screen.handle(.touchDown(ScrollPoint(200, 200)), on: 2, at: .origin)
        let point = ScrollPoint { $0 == axis ? 160 : 206 }
        screen.handle(.touchMoved(point), at: .milliseconds(5))
        screen.handle(.setZoomScale(2, about: nil, .uiKit), on: 1, at: .milliseconds(9))
        let instant = ScrollInstant(.milliseconds(30))
        if advancing { screen.advance(to: instant) }
        screen.handle(.touchDown(ScrollPoint(20, 250), finger: 1), on: 3, at: instant)
        screen.handle(.moved(by: ScrollVector(-23, -23)), on: 1, at: instant)
        return screen[1]
      }
      XCTAssertEqual(page(advancing: false), page(advancing: true))
    }
  }
}
