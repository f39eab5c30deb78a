@testable import ScrollKinetics

/// Photos (2, 3, 4) that can be zoomed, in a pager (1), and what else is around a member that zooms (PHYSICS §11).
final class ScrollScreenZoomTests: XCTestCase {
  private static let size = ScrollSize(400, 600)

  private func photo(at origin: ScrollPoint = .zero, scale: Double = 1) -> Viewport {
    var viewport = Viewport(frame: ScrollRect(origin: origin, size: Self.size), contentSize: Self.size)
    (viewport.zoomLimits, viewport.zoomScale) = (ScrollZoomLimits(from: 1, to: 4), scale)
    return viewport
  }

  /// A pager on its second page, whose photo is shown at `scale`, in the middle.
  private func gallery(scale: Double = 1, isRightToLeft: Bool = false) -> ScrollScreen {
    let pager = Viewport(400, 600, content: 1200, 600, contentOffset: ScrollPoint(400, 0))
    var screen = ScrollScreen(physics: Scroller.Physics(snapping: .paging), of: pager)
    for number in 0..<3 {
      let place = ScrollPoint(400 * Double(isRightToLeft ? 2 - number : number), 0)
      let photo = photo(at: place, scale: number == 1 ? scale : 1)
      screen.insert(photo, as: ScrollScreen.ID(2 + number), in: 1)
    }
    screen.update(3, at: .origin) { $0.contentOffset = ScrollPoint { Self.size[$0] / 2 * (scale - 1) } }
    return screen
  }

  /// The place of the photo's content, at scale 1, that is under a point of the screen.
  private func content(of id: ScrollScreen.ID, under point: ScrollPoint, in screen: ScrollScreen)
    -> ScrollPoint
  {
    let place = screen.convert(point, from: nil, to: screen.parent(of: id))
    return screen[id].convert(place, from: .container, to: .unscaledContent)
  }

  private func assertNear(
    _ place: ScrollPoint, _ expected: ScrollPoint, within distance: Double = 1e-9, _ message: String = "",
    line: UInt = #line
  ) {
    XCTAssertTrue(
      place.isNear(expected, within: distance), "\(place), not \(expected) \(message)", line: line)
  }

  private func fingers(_ distance: Double, around point: ScrollPoint) -> [ScrollPoint] {
    [-1, 1].map { point + ScrollVector($0 * distance / 2, 0) }
  }

  /// Moves two fingers in `steps` to `distance` apart.
  private func pinch(
    _ screen: inout ScrollScreen, from start: Double, to end: Double, around point: ScrollPoint,
    steps: Int = 10
  ) {
    for step in 1...steps {
      let distance = start + (end - start) * Double(step) / Double(steps)
      let instant = screen.now.advanced(by: .milliseconds(8))
      for (finger, place) in fingers(distance, around: point).enumerated() {
        screen.handle(.touchMoved(place, finger: finger), at: instant)
      }
    }
  }

  private func touch(
    _ screen: inout ScrollScreen, _ ids: [ScrollScreen.ID], at distance: Double, around point: ScrollPoint
  ) {
    for (finger, place) in fingers(distance, around: point).enumerated() {
      screen.handle(.touchDown(place, finger: finger), on: ids[finger], at: screen.now)
    }
  }

  /// Drags the photo with a finger, in its middle or elsewhere, by so many points sideways in each sample.
  private func drag(
    _ screen: inout ScrollScreen, by step: Double, steps: Int, from start: ScrollPoint = ScrollPoint(200, 300)
  ) {
    screen.handle(.touchDown(start), on: 3, at: screen.now)
    for number in 1...steps {
      screen.handle(.touchMoved(start + ScrollVector(step * Double(number), 0)), after: .milliseconds(8))
    }
  }

  /// A drag goes on from the photo to the pager; towards both ends, and in a pager from right to left.
  /// Catches: in `findGroups`, `viewport.zoomLimits.allowZooming` for `viewport.isOverzoomed`.
  func testADragPastTheEdgeOfAZoomedPhotoTurnsThePage() {
    for (isRightToLeft, direction) in product([false, true], [-1.0, 1]) {
      var screen = gallery(scale: 2, isRightToLeft: isRightToLeft)
      XCTAssertEqual(screen[3].contentOffset, ScrollPoint(200, 300))
      drag(&screen, by: -direction * 12, steps: 40)
      // 480 points, less a slop of 10: 200 in the photo, the others in the pager.
      XCTAssertEqual(screen[3].contentOffset.x, 200 + direction * 200)
      XCTAssertEqual(screen[1].contentOffset.x, 400 + direction * 270)
      screen.handle(.touchUp, at: screen.now)
      assertEqual((screen.runToRest(), screen[1].contentOffset.x), (true, 400 + direction * 400))
      XCTAssertEqual(screen[3].contentOffset.x, 200 + direction * 200)
    }
  }

  /// Catches: `flingsHandOverTowardsEnd: false` in `ScrollScreen.Rules.uiKit` made `flingsHandOverTowardsEnd: true`.
  func testAFlingInsideAZoomedPhotoTurnsNoPage() {
    for direction in [-1.0, 1] {
      var screen = gallery(scale: 2)
      drag(&screen, by: -direction * 30, steps: 4)
      screen.handle(.touchUp, after: .milliseconds(8))
      assertEqual((screen.runToRest(), screen[1].contentOffset.x), (true, 400))
      XCTAssertEqual(screen[3].contentOffset.x, 200 + direction * 200)
    }
  }

  /// Two fingers zoom the photo, whether it fits or is joined to the pager, and the content under their middle stays.
  /// Catches: `return pinch(index, place < other` made `return` in `followPinchTouch`.
  func testTwoFingersZoomThePhotoUnderThem() {
    for scale in [1.0, 2] {
      var screen = gallery(scale: scale)
      let middle = ScrollPoint(150, 250)
      touch(&screen, [3, 3], at: 100, around: middle)
      pinch(&screen, from: 100, to: 130, around: middle)
      assertEqual((screen.phase(of: 3), screen.phase(of: 1)), (.dragging, .idle))
      let (before, place) = (screen[3].zoomScale, content(of: 3, under: middle, in: screen))
      pinch(&screen, from: 130, to: 180, around: middle)
      XCTAssertEqual(screen[3].zoomScale / before, 180 / 130, accuracy: 1e-12)
      assertNear(content(of: 3, under: middle, in: screen), place)
      for finger in 0...1 { screen.handle(.touchUp(finger: finger), at: screen.now) }
      assertEqual((screen.runToRest(), screen[1].contentOffset.x), (true, 400))
    }
  }

  /// A pinch that begins while a page is being turned ends that drag: the pager settles, and the content stays under the fingers
  /// while its page moves below them.
  /// Catches: `members[index].scroller.place(touch.finger, at: touch.point.moved(by: shift))` left out of `placed(_:in:)`.
  func testAPinchInTheMiddleOfAPageTurn() {
    for (scale, direction) in product([1.0, 2], [-1.0, 1]) {
      var screen = gallery(scale: scale)
      // To the edge of the photo, and 90 points further.
      let way = direction * (100 + 200 * (scale - 1))
      drag(&screen, by: -way / 20, steps: 20)
      let middle = ScrollPoint(200 - way, 300)
      XCTAssertEqual(screen[1].contentOffset.x, 400 + direction * 90)
      screen.handle(.touchDown(middle, finger: 1), on: 3, at: screen.now)
      // The second finger leaves the first.
      for step in 1...3 {
        screen.handle(
          .touchMoved(middle + ScrollVector(0, 8 * Double(step)), finger: 1), after: .milliseconds(4))
      }
      assertEqual((screen.phase(of: 3), screen.phase(of: 1)), (.dragging, .decelerating))
      var under = content(of: 3, under: middle + ScrollVector(0, 12), in: screen)
      var (wasInside, settling) = (false, 0)
      for step in 1...60 {
        let distance = 24 + 2 * Double(step)
        screen.handle(.touchMoved(middle + ScrollVector(0, distance), finger: 1), after: .milliseconds(8))
        let place = content(of: 3, under: middle + ScrollVector(0, distance / 2), in: screen)
        // Past its limits the content follows with resistance.
        let isInside = screen[3].overscroll == .zero
        if isInside && wasInside && step > 1 {
          assertNear(place, under)
          settling += screen.phase(of: 1) == .idle ? 0 : 1
        }
        (under, wasInside) = (place, isInside)
      }
      XCTAssertEqual(screen.restingOffset(of: 1).x, 400)
      XCTAssertTrue(settling > 10 || scale == 1, "\(settling)")
      for finger in 0...1 { screen.handle(.touchUp(finger: finger), at: screen.now) }
      XCTAssertTrue(screen.runToRest())
      XCTAssertEqual(screen[3].clamped(screen[3].contentOffset), screen[3].contentOffset)
    }
  }

  /// Catches: `return endDrags(beside: zooming,` in `followPinchTouch` made `return`.
  func testAPageThatIsMoreThanHalfTurnedGoesOn() {
    var screen = gallery()
    drag(&screen, by: -10, steps: 30, from: ScrollPoint(390, 300))
    let finger = ScrollPoint(90, 300)
    screen.handle(.touchDown(finger, finger: 1), on: 3, at: screen.now)
    screen.handle(.touchMoved(finger + ScrollVector(0, 40), finger: 1), after: .milliseconds(8))
    XCTAssertEqual(screen.restingOffset(of: 1), ScrollPoint(800, 0))
  }

  /// While its scale is past a limit the photo keeps the touches of its path: a finger that catches the return turns no page.
  /// Catches: `isZooming($0)` made `false` in `findPath`.
  func testATouchThatCatchesTheReturnOfTheScaleTurnsNoPage() {
    var screen = gallery()
    let middle = ScrollPoint(200, 300)
    touch(&screen, [3, 3], at: 300, around: middle)
    pinch(&screen, from: 300, to: 100, around: middle)
    for finger in 0...1 { screen.handle(.touchUp(finger: finger), at: screen.now) }
    XCTAssertEqual(screen.phase(of: 3), .decelerating)
    screen.advance(by: .milliseconds(30))
    XCTAssertLessThan(screen[3].zoomScale, 1)
    drag(&screen, by: -20, steps: 10)
    XCTAssertEqual(screen[1].contentOffset.x, 400)
    screen.handle(.touchUp, at: screen.now)
    assertEqual((screen.runToRest(), screen[3].zoomScale, screen[3].contentOffset), (true, 1, .zero))
  }

  /// The innermost member on the paths of both fingers zooms; where none can, they are two drags.
  /// Catches: `memberToZoom(around: start, and: partner.member)` in `followPinchTouch` made `memberToZoom(around: start)`,
  /// without the other finger.
  func testThePinchBelongsToTheInnermostMemberOnBothPaths() {
    func canvas(zooms: Bool) -> ScrollScreen {
      var screen = ScrollScreen()
      var viewport = Viewport(800, 600, content: 1600, 1200)
      if zooms { viewport.zoomLimits = ScrollZoomLimits(from: 1, to: 4) }
      screen.insert(viewport, as: 1)
      for (number, x) in [0.0, 400].enumerated() {
        let list = changed(photo(at: ScrollPoint(x, 0))) { $0.contentSize.height = 3000 }
        screen.insert(list, as: ScrollScreen.ID(2 + number), in: 1)
      }
      return screen
    }
    let middle = ScrollPoint(400, 300)
    for zooms in [true, false] {
      var screen = canvas(zooms: zooms)
      touch(&screen, [2, 3], at: 300, around: middle)
      pinch(&screen, from: 300, to: 390, around: middle)
      XCTAssertEqual([2, 3].map { screen[$0].zoomScale }, [1, 1])
      assertEqual((screen[1].zoomScale > 1.2, screen.phase(of: 2) == .idle), (zooms, zooms))
    }
    // Both fingers on one list zoom that.
    var screen = canvas(zooms: true)
    touch(&screen, [2, 2], at: 100, around: middle)
    pinch(&screen, from: 100, to: 150, around: middle)
    XCTAssertEqual(screen[1].zoomScale, 1)
    XCTAssertGreaterThan(screen[2].zoomScale, 1.2)
  }

  /// Recognised pinches and magnifications go to the innermost member on the path that can be zoomed, about a point of the screen.
  /// Catches: `inContainer(of: zoomed, point)` made `point` in `magnify`; `about: placeInFrame(point)` left out of
  /// `Scroller.magnify`.
  func testReadyMadePinchesAndMagnifications() {
    let point = ScrollPoint(100, 200)
    for joins in [false, true] {
      var screen = gallery(scale: joins ? 2 : 1)
      // What is inside cannot zoom.
      screen.insert(Viewport(frame: ScrollRect(0, 0, 100, 100), contentSize: .zero), as: 9, in: 3)
      if joins {
        screen.handle(all: [.touchDown(point), .touchUp], on: 3)
        XCTAssertNotNil(screen.members[screen.requireIndex(of: 3)].nest)
      }
      let place = content(of: 3, under: point, in: screen)
      let (scale, inputs): (Double, [Scroller.Input]) = (
        screen[3].zoomScale,
        [
          .magnify(by: 1.25, at: point), .pinch(.began, scale: 1, at: point),
          .pinch(.changed, scale: 1.2, at: point), .pinch(.ended, scale: 1.2, at: point),
          .setZoomScale(3.5, about: point),
        ]
      )
      for input in inputs {
        screen.handle(input, on: 9, at: screen.now)
        if case .setZoomScale = input { screen.handle(input, on: 3, at: screen.now) }
        assertNear(content(of: 3, under: point, in: screen), place, within: 0.51, "\(input)")
      }
      XCTAssertEqual(screen[3].zoomScale, 3.5)
      XCTAssertGreaterThan(3.5, scale * 1.5)
      XCTAssertEqual(screen[1].contentOffset.x, 400)
    }
  }

  /// A recognised pinch ends the drag of a trackpad's fingers without velocity, and fingers keep what they hold.
  /// Catches: `pass(.scroll(.zero, phase: .cancelled), to:` left out.
  func testAReadyMadePinchEndsADragOfThePath() {
    var screen = gallery()
    let point = ScrollPoint(200, 300)
    screen.handle(.scroll(ScrollVector(60, 0), phase: .began), on: 3, at: screen.now)
    screen.handle(.scroll(ScrollVector(60, 0), phase: .changed), on: 3, after: .milliseconds(8))
    XCTAssertEqual(screen[1].contentOffset.x, 520)
    let changes = screen.handle(.pinch(.began, scale: 1, at: point), on: 3, at: screen.now)
    assertEqual(
      (changes.events(of: 1), changes.events(of: 3)),
      (
        [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating],
        [.willEndDragging, .didEndDragging(willDecelerate: false), .willBeginZooming]
      ))
    XCTAssertEqual(screen.restingOffset(of: 1).x, 400)

    var held = gallery().handling(.touchDown(point), on: 3)
    held.handle(all: [.pinch(.began, scale: 1, at: point), .magnify(by: 2, at: point)], on: 3, at: held.now)
    assertEqual((held[3].zoomScale, held.phase(of: 3)), (1, .tracking))
  }

  /// A pin on a map keeps its size, and the host moves it with its place: it is drawn and touched there at every scale.
  /// Catches: in `rectOnScreen`, the origin of the frame without that of the content.
  func testAPinOnAMap() {
    let map = changed(photo(scale: 2)) { $0.contentOffset = ScrollPoint(150, 200) }
    let place = ScrollPoint(170, 230)
    var screen = ScrollScreen(
      of: map, Viewport(frame: ScrollRect(340, 460, 20, 20), contentSize: .zero))
    let middle = ScrollPoint(220, 280)
    touch(&screen, [1, 1], at: 100, around: middle)
    for distance in [130.0, 160, 110, 180] {
      pinch(&screen, from: distance - 10, to: distance, around: middle, steps: 2)
      let origin = screen[1].convert(place, from: .unscaledContent, to: .content)
      screen.update(2, at: screen.now) { $0.frame.origin = origin }
      let frame = screen.frame(of: 2)
      XCTAssertEqual(frame.size, ScrollSize(20, 20))
      assertNear(content(of: 1, under: frame.origin, in: screen), place)
      XCTAssertEqual(screen.member(at: frame.origin + ScrollVector(10, 10)), 2)
    }
    XCTAssertGreaterThan(screen[1].zoomScale, 2.2)
  }

  /// A synthesised pinch on a photo, past its limits and within them: the scale at any instant of its return, and at rest.
  /// Catches: in `ScrollScreen.zoomScale(of:_:)`, the present scale for all members.
  func testTheScaleOfAMemberIsPredicted() {
    for factor in [0.5, 1.5, 3, 8] {
      var screen = gallery(scale: 2)
      let middle = ScrollPoint(150, 260)
      let before = content(of: 3, under: middle, in: screen)
      screen.perform(.pinch(about: middle, by: factor).on(3))
      let (limited, rest) = (min(4, max(1, 2 * factor)), screen.instantOfRest(of: 3))
      XCTAssertEqual(screen.restingZoomScale(of: 3), limited, accuracy: 1e-12, "by \(factor)")
      XCTAssertEqual(screen.restingZoomScale(of: 2), 1)
      for share in [0, 0.3, 0.7, 1] {
        let instant = screen.now.advanced(by: screen.now.duration(to: rest) * share)
        let later = screen.advanced(to: instant)
        XCTAssertEqual(later[3].zoomScale, screen.zoomScale(of: 3, at: instant), "by \(factor), \(share)")
      }
      // Far from the limits of the offset, the content under the middle stays.
      if factor == 1.5 { assertNear(content(of: 3, under: middle, in: screen), before, within: 0.51) }
    }
  }

  /// A zoomed photo in a list, in a sheet and in a card: it moves first, then what is around it; a pinch keeps the content under
  /// the fingers, also where a sheet has moved its frame.
  /// Catches: in `placed(_:in:)`, the input as it is.
  func testAZoomedPhotoInAListASheetAndACard() {
    let window = ScrollRect(0, 0, 400, 800)
    func screens() -> [ScrollScreen] {
      let list = Viewport(400, 800, content: 400, 4000, contentOffset: ScrollPoint(0, 300))
      let sheet = ScrollSheet(container: window, detents: [.fraction(0.4), .fraction(0.9)])
      let card = ExpandingCard(
        axis: .vertical, container: window.size, collapsedInsets: ScrollInsets(100, 20, 100, 20),
        travel: 200, innerContentLength: 2000)
      return [
        ScrollScreen(of: list), ScrollScreen(of: sheet), ScrollScreen(of: .card(card, origin: .zero)),
      ]
    }
    for (number, var screen) in screens().enumerated() {
      screen.insert(photo(at: ScrollPoint(0, 100), scale: 2), as: 3, in: 1)
      screen.update(3, at: .origin) { $0.contentOffset = ScrollPoint(200, 590) }
      let frame = screen.frame(of: 3)
      let start = ScrollPoint(200, 400)
      screen.handle(.touchDown(start), on: 3, at: screen.now)
      for step in 1...10 {
        screen.handle(.touchMoved(start - ScrollVector(0, 6 * Double(step))), after: .milliseconds(8))
      }
      // A card grows under the finger.
      if number < 2 {
        let way = frame.origin.y - screen.frame(of: 3).origin.y
        XCTAssertEqual(screen[3].contentOffset.y + way, 590 + 50, accuracy: 1e-9)
      }
      screen.handle(.touchUp, after: .milliseconds(500))
      XCTAssertTrue(screen.runToRest())
      let middle = ScrollPoint(200, screen.frame(of: 3).origin.y + 200)
      touch(&screen, [3, 3], at: 100, around: middle)
      pinch(&screen, from: 100, to: 120, around: middle)
      let place = content(of: 3, under: middle, in: screen)
      pinch(&screen, from: 120, to: 140, around: middle)
      XCTAssertGreaterThan(screen[3].zoomScale, 2.2)
      assertNear(content(of: 3, under: middle, in: screen), place)
      screen.checkInvariants()
    }
  }

  /// Catches: `$0.scroller.physics.snapping` for `$0.scroller.rules` in `AxisChain.init`.
  func testTheRulesOfAZoomedMemberOfAChainDoNotApply() {
    var screen = gallery(scale: 2)
    screen[physicsOf: 3].snapping = ScrollSnapping(SnapRule(.every(150)), on: .horizontal)
    drag(&screen, by: -10, steps: 5)
    screen.handle(.touchUp, after: .milliseconds(500))
    assertEqual((screen.runToRest(), screen[3].contentOffset.x), (true, 240))
  }

  /// A change of a joined photo keeps its scale within the limits, and tells it.
  /// Catches: `if new.isOverzoomed` left out of `update`.
  func testAChangeOfAJoinedMember() {
    var screen = gallery(scale: 2).handling(.touchDown(ScrollPoint(200, 300)), on: 3)
    let changes = screen.update(3, at: screen.now) { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 1.5) }
    assertEqual((Array(changes.events(of: 3)), screen[3].zoomScale), ([.didZoom, .didScroll], 1.5))
    screen.checkInvariants()
  }

  /// Pager and photos turn: the page stays, and so does what the photo shows, also where both are joined by a touch.
  /// Catches: `new.scaled(keeping: keeping, of: old)` left out of `update`; in `Viewport.scaled(keeping:of:)`, `return self`.
  func testARotation() {
    for touched in [false, true] {
      var screen = gallery(scale: 2)
      if touched { screen.handle(.touchDown(ScrollPoint(200, 300)), on: 3, at: screen.now) }
      let wide = ScrollSize(600, 400)
      screen.update(1, at: screen.now, keeping: .page) {
        ($0.frame.size, $0.contentSize) = (wide, ScrollSize(1800, 400))
      }
      for id in [2, 3, 4] as [ScrollScreen.ID] {
        screen.update(id, at: screen.now, keeping: .zoom) {
          $0.frame = ScrollRect(origin: ScrollPoint(600 * Double(id.rawValue - 2), 0), size: wide)
          $0.zoomLimits = .fitting(Self.size, in: wide, upTo: 4)
        }
      }
      screen.handle(.touchUp, at: screen.now)
      assertEqual((screen.runToRest(), screen[1].contentOffset.x), (true, 600))
      // What fits is 2/3 as large.
      assertEqual((screen[2].zoomScale, screen[3].zoomScale), (2 / 3.0, 4 / 3.0))
      XCTAssertEqual(screen[3].contentOffset, ScrollPoint(0, 200))
    }
  }

  /// A sheet has no scale: it rests at its detent after a program's zoom of it. Found by the fuzzer of screens.
  /// Catches: `(.setZoomScale, _)` left out of `program`.
  func testTheProgramDoesNotZoomASheet() {
    let window = ScrollRect(0, 0, 400, 800)
    let sheet = ScrollSheet(container: window, detents: [.fraction(0.4), .fraction(0.9)])
    var screen = ScrollScreen(of: sheet).handling(.touchDown(ScrollPoint(200, 700)), on: 1)
    for y in [680.0, 660, 640] { screen.handle(.touchMoved(ScrollPoint(200, y)), after: .milliseconds(8)) }
    screen.handle(all: [.setZoomScale(2, about: .zero, .uiKit), .zoom(to: window, .uiKit)], on: 1)
    XCTAssertEqual(screen.phase(of: 1), .dragging)
    screen.handle(.touchUp, at: screen.now)
    XCTAssertTrue(screen.runToRest())
    XCTAssertTrue(sheet.restingOffsets.contains(screen[1].contentOffset.y), "\(screen[1].contentOffset)")
  }

  /// A member that leaves under a dragged item stops. Found by the fuzzer of screens.
  /// Catches: `if isEdgeScrolled(index)` made `if false` in `leave`.
  func testAnItemIsDroppedAfterTheMemberItScrolledHasLeft() {
    var screen = ScrollScreen(of: Viewport(400, 600, content: 400, 3000))
    screen.advance(by: .milliseconds(300), after: .edgeScroll(ScrollPoint(200, 599)), on: 1)
    XCTAssertGreaterThan(screen[1].contentOffset.y, 0)
    screen.remove(1, at: screen.now, retaining: true)
    XCTAssertEqual(screen.phase(of: 1), .idle)
    screen.handle(.edgeScroll(nil), after: .milliseconds(8))
    screen.checkInvariants()
  }

  /// Catches: in `moved(by:)`, `.saturated` left out.
  func testPointsFarAwayStayFinite() {
    let far = 1.5e308
    let frame = ScrollRect(far, -far, 400, 600)
    var screen = ScrollScreen(
      of: Viewport(frame: frame, contentSize: ScrollSize(400, 600)), photo(at: .zero, scale: 1))
    for finger in 0...1 {
      screen.handle(.touchDown(ScrollPoint(Double(finger), 0), finger: finger), on: 2, at: screen.now)
    }
    for x in [far, -far] {
      screen.handle(.touchMoved(ScrollPoint(x, -x), finger: 1), at: screen.now)
      screen.handle(.setZoomScale(2, about: ScrollPoint(x, -x)), on: 2, at: screen.now)
    }
    screen.checkInvariants()
  }

  /// A shelf, like a sheet, has no scale: a zoom to a rectangle does not leave it between two cards.
  /// Catches: in `program`, `kind.isScrollView` for the comparison with `.scrollView`.
  func testAShelfHasNoScale() {
    let shelf = CardShelf(cardSize: ScrollSize(300, 200), count: 9, spacing: 10, margin: 20)
    var screen = ScrollScreen(of: .shelf(shelf, frame: ScrollRect(0, 0, 400, 200)))
    let start = screen[1].contentOffset
    XCTAssertEqual(screen.give(.zoom(to: ScrollRect(500, 0, 100, 50)), on: 1)[1].contentOffset, start)
  }

  /// A finger under which content comes to be zoomed drags it from where it is, wherever its parent is on the screen.
  /// Catches: `guard let parent` made `guard isZoomable(index), let parent` in `changeInContainer(_:_:)`.
  func testContentThatCanBeZoomedFromNowOn() {
    let around = Viewport(frame: ScrollRect(100, 200, 300, 400), contentSize: ScrollSize(300, 400))
    var screen = ScrollScreen(of: around, Viewport(300, 400, content: 300, 2500))
      .handling(.touchDown(ScrollPoint(300, 500)), on: 2)
    screen.update(2, at: screen.now) {
      ($0.zoomLimits, $0.zoomScale) = (ScrollZoomLimits(from: 1, to: 4), 0.5)
    }
    screen.handle(.zoom(to: ScrollRect(0, 100, 300, 400), nil), on: 2, at: screen.now)
    let offset = screen[2].contentOffset
    screen.handle(.touchMoved(ScrollPoint(300, 450)), at: .milliseconds(8))
    XCTAssertEqual(screen[2].contentOffset.y - offset.y, 40, accuracy: 1)
  }

  /// A magnification, and a finger that comes down, find content that the program is zooming as it is at their instant: it scrolls by
  /// now, so that a card in it that a finger drags holds it still.
  /// Catches: `catchUp(index)` left out of `magnify`.
  func testAMagnificationFindsContentAsItIsByNow() {
    let card = ExpandingCard(
      axis: .horizontal, container: ScrollSize(300, 300), collapsedInsets: .zero, travel: 95,
      innerContentLength: 700)
    var screen = ScrollScreen(of: photo(), ScrollScreen.Geometry.card(card, origin: .zero))
    screen.handle(all: [.began, .moved(by: .horizontal(-40))], on: 2, at: .origin)
    screen.handle(.zoom(to: ScrollRect(100, 300, 100, 150), .uiKit), on: 1, at: screen.now)
    let instant = screen.now.advanced(by: .milliseconds(40))
    let advanced = screen.advanced(to: instant)
    for input in [Scroller.Input.magnify(by: 0.6, at: .zero), .touchDown(ScrollPoint(20, 500), finger: 1)] {
      XCTAssertEqual(
        screen.handling(input, on: 1, at: instant), advanced.handling(input, on: 1, at: instant), "\(input)")
    }
  }

  /// A sheet follows the finger that has come down on content in it, also where a change puts that content past its scale.
  /// Catches: `!isInContainer` made `!touch.isPair` in `recognizes`.
  func testASheetFollowsTheFingerOnContentThatIsPastItsScaleSince() {
    let sheet = ScrollSheet(container: ScrollRect(0, 0, 600, 330), detents: [.length(100), .length(290)])
    var content = changed(Viewport(450, 390, content: 500, 390)) { $0.zoomScale = 0.1 }
    (content.zoomLimits, content.alwaysBounceHorizontal) = (ScrollZoomLimits(from: 0.1, to: 0.1), true)
    var screen = ScrollScreen(of: sheet, content)
    screen.handle(.touchDown(ScrollPoint(270, 650)), on: 2, at: .origin)
    screen.update(2, at: .origin) { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 100) }
    screen.handle(.touchMoved(ScrollPoint(265, 550)), at: .milliseconds(8))
    XCTAssertEqual(screen[1].contentOffset.y, 190)
  }
}
