import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Scripts that `.ci/fuzz/run screen` has found, shrunk.
final class ScrollScreenFoundTests: XCTestCase {
  private func sheet(_ height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
    -> ScrollSheet
  {
    ScrollSheet(
      container: ScrollRect(x: 0, y: y, width: 400, height: height), detents: detents,
      isDismissible: isDismissible)
  }

  /// Catches: `isHeld` made `isTouched(receiver)`.
  func testASheetUnderAFingerThatHoldsNothingRestsAtADetent() {
    var screen = ScrollScreen()
    screen.insert(sheet(564, [.inset(10)], true), as: 14)
    screen.insert(sheet(697, [.fraction(0.5), .inset(44)], true), as: 4, in: 14, detent: nil)
    let instant = ScrollInstant.origin
    screen.handle(.touchDown(ScrollPoint(x: 200, y: 76)), on: 4, at: instant)
    screen.update(.sheet(sheet(361, y: 6, [.length(270), .length(132)], false)), as: 14, at: instant)
    screen.handle(.stop, on: 14, at: instant)
    screen.update(.sheet(sheet(790, y: 42, [.length(300), .length(132)], false)), as: 14, at: instant)
    XCTAssertNil(screen.fault)
    XCTAssertEqual(screen[14].contentOffset.y, 300)
    // The finger goes on without effect.
    screen.handle(.touchMoved(ScrollPoint(x: 200, y: -176)), at: instant)
    XCTAssertEqual(screen[14].contentOffset.y, 300)
    XCTAssertEqual(screen.phase(of: 14), .idle)
  }

  /// Catches: `restingOffset(nearestTo:)` left out.
  func testASheetWhoseDetentIsGoneGoesToTheNearest() {
    for animation in [nil, ScrollAnimation.wheel] {
      var screen = ScrollScreen()
      screen.insert(sheet(372, [.length(120), .fraction(0.5), .inset(44)], true), as: 1, detent: 2)
      screen.update(
        .sheet(sheet(729, [.length(226), .length(417)], false)), as: 1, at: .origin, animation: animation)
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset.y, 417)
    }
  }

  /// Catches: `animation == nil` in `ScrollScreen.scroll(_:to:on:_:at:)` made `false`.
  func testASheetThatIsMovedAtOnceIsExactlyAtItsDetent() {
    var screen = ScrollScreen()
    screen.insert(sheet(567, [.length(120), .fraction(0.5), .inset(44)], true), as: 21)
    screen.move(21, to: 1, animation: nil, at: .origin)
    XCTAssertEqual(screen[21].contentOffset.y, 283.5)
    XCTAssertEqual(screen.detent(of: 21), 1)
  }

  /// A list that bounces on x goes on bouncing where the program moves it on y.
  ///
  /// Catches: `interrupt(where: { $0 == axis }` made `interrupt(where: { _ in true }`.
  func testAMoveDoesNotEndABounceOnTheOtherAxis() {
    for animation in [nil, ScrollAnimation.uiKit] {
      var screen = ScrollScreen()
      screen.insert(sheet(800, [.length(300), .inset(0)], true), as: 1, detent: 1)
      screen.insert(
        Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
          contentSize: ScrollSize(width: 900, height: 4000), contentInsetAdjustmentBehavior: .never,
          contentOffset: ScrollPoint(x: 0, y: 500)), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.moved(by: ScrollVector(dx: 200, dy: 0)), on: 2, at: .origin)
      screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
      let instant = ScrollInstant(.milliseconds(50))
      screen.advance(to: instant)
      XCTAssertLessThan(screen[2].contentOffset.x, -10)
      screen.move(1, to: 0, animation: animation, at: instant)
      screen.runToRest()
      XCTAssertEqual(screen[2].contentOffset, .zero)
      XCTAssertEqual(screen.detent(of: 1), 0)
    }
  }

  /// Catches: `letReturn` left out of `animate`.
  func testAScrollToTheTopUnderAFingerBringsTheOtherAxisBack() {
    var scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 900, height: 4000), contentInsetAdjustmentBehavior: .never,
        contentOffset: ScrollPoint(x: 0, y: 500)))
    scroller.handle(.touchDown(.zero), at: .origin)
    scroller.handle(.touchMoved(ScrollPoint(x: 200, y: 90)), at: .origin)
    XCTAssertLessThan(scroller.viewport.contentOffset.x, -10)
    scroller.handle(.scrollToTop, at: .origin)
    scroller.runToRest()
    XCTAssertEqual(scroller.viewport.contentOffset, .zero)
  }

  /// Catches: `catchUp(index)` left out of `joinAtRest`.
  func testAWheelFindsTheMembersAtItsInstant() {
    func screen(advancing: Bool) -> ScrollPoint {
      var screen = ScrollScreen()
      screen.insert(sheet(817, [.fraction(0.5), .inset(44)], true), as: 15, detent: nil)
      screen.insert(
        Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 354, height: 208),
          contentSize: ScrollSize(width: 354, height: 1246), contentInsetAdjustmentBehavior: .never,
          contentOffset: ScrollPoint(x: 0, y: 144)), as: 5, in: 15)
      screen.move(15, to: nil, animation: .eased(duration: .milliseconds(50)), at: .origin)
      let instant = ScrollInstant(.milliseconds(215))
      if advancing { screen.advance(to: instant) }
      screen.handle(.wheel(ScrollVector(dx: 0, dy: 13)), on: 5, at: instant)
      screen.runToRest()
      return screen[5].contentOffset
    }
    XCTAssertEqual(screen(advancing: false), screen(advancing: true))
  }

  /// Catches: `members[index].parent = nil` before `leave(id, isRetained)` in `remove`.
  func testWhatIsTouchedStaysInOrderWhereMembersLeave() {
    func list(_ width: Double, _ height: Double) -> Viewport {
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
        contentSize: ScrollSize(width: width, height: height), contentInsetAdjustmentBehavior: .never)
    }
    var screen = ScrollScreen()
    screen.insert(sheet(370, [.length(175), .length(205)], true), as: 23)
    screen.insert(list(2000, 300), as: 4, in: 23)
    screen.insert(list(300, 400), as: 6, in: 4)
    screen.insert(
      .header(
        CollapsingHeader(length: 200, collapsedLength: 10),
        over: ScrollRect(x: 0, y: 0, width: 300, height: 300)),
      as: 14, in: 6)
    screen.insert(list(965, 300), as: 1, in: 14)
    screen.insert(list(300, 300), as: 15, in: 4)
    screen.handle(.held, on: 1, at: .origin)
    screen.handle(.touchDown(.zero), on: 15, at: .origin)
    screen.remove(6, at: .origin, retaining: true)
    XCTAssertNil(screen.fault)
  }

  /// Catches: `detach(index)` left out of `update`.
  func testAHeaderThatNoFingerMovesAnyMoreIsFullOrCollapsed() {
    var screen = ScrollScreen()
    let window = ScrollRect(x: 0, y: 0, width: 500, height: 770)
    let header = CollapsingHeader(length: 172, collapsedLength: 70, returns: .atOnce, stretches: true)
    screen.insert(.header(header, over: window), as: 2)
    screen.insert(
      header.listViewport(in: window, contentSize: ScrollSize(width: 500, height: 3000)), as: 0, in: 2)
    screen.handle(.began, on: 0, at: .origin)
    screen.handle(.moved(by: ScrollVector(dx: 0, dy: -33)), on: 0, at: .origin)
    XCTAssertEqual(screen[2].contentOffset.y, 33)
    screen.update(2, at: .origin) { $0.isScrollEnabled = false }
    screen.handle(.ended(velocity: .zero), on: 0, at: .origin)
    screen.runToRest()
    XCTAssertEqual(screen[2].contentOffset.y, 0)
  }

  /// Catches: `hasOthers(nest)` made `false` in `joinAtRest`.
  func testAWheelMovesNothingBesideItsPath() {
    func list(_ size: ScrollSize) -> Viewport {
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 300, height: 300), contentSize: size,
        contentInsetAdjustmentBehavior: .never)
    }
    var screen = ScrollScreen()
    screen.insert(list(ScrollSize(width: 300, height: 900)), as: 5)
    screen.insert(sheet(500, [.length(120), .inset(44)], true), as: 12, in: 5)
    screen.insert(list(ScrollSize(width: 900, height: 900)), as: 4, in: 5)
    screen.handle(.touchDown(.zero), on: 4, at: .origin)
    screen.handle(.touchUp, at: .origin)
    // The sheet flies, and does not join.
    screen.move(12, to: 1, at: .origin)
    screen.handle(.wheel(ScrollVector(dx: 63, dy: 0)), on: 12, at: ScrollInstant(.milliseconds(100)))
    XCTAssertEqual(screen[4].contentOffset, .zero)
  }

  /// Catches: `catchUp(index)` left out of `program`.
  func testARetargetFindsTheFlightAtItsInstant() {
    func offset(advancing: Bool) -> ScrollPoint {
      var screen = ScrollScreen()
      let window = ScrollRect(x: 0, y: 0, width: 500, height: 770)
      let header = CollapsingHeader(length: 172, collapsedLength: 70)
      screen.insert(.header(header, over: window), as: 2)
      screen.insert(
        header.listViewport(in: window, contentSize: ScrollSize(width: 500, height: 3000)), as: 0, in: 2)
      screen.handle(.began, on: 0, at: .origin)
      screen.handle(.ended(velocity: ScrollVector(dx: 0, dy: -2500)), on: 0, at: .origin)
      let instant = ScrollInstant(.milliseconds(90))
      if advancing { screen.advance(to: instant) }
      screen.handle(.retarget(ScrollPoint(x: 0, y: 255)), on: 0, at: instant)
      screen.runToRest()
      return screen[0].contentOffset
    }
    XCTAssertEqual(offset(advancing: false), offset(advancing: true))
    XCTAssertEqual(offset(advancing: true).y, 255)
  }

  /// An animation past its target has turned: it moves another member now.
  ///
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
      screen.handle(.wheel(ScrollVector(dx: 0, dy: -132), spring), on: 10, at: .origin)
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
      let shelf = CardShelf(cardSize: ScrollSize(width: 160, height: 180), count: 2, spacing: 7, margin: 2)
      screen.insert(.shelf(shelf, frame: ScrollRect(x: 0, y: 0, width: 500, height: 169)), as: 14)
      screen.insert(
        .header(
          CollapsingHeader(length: 295, collapsedLength: 118, returns: .atOnce),
          over: ScrollRect(x: 0, y: 0, width: 156, height: 680)), as: 20, in: 14)
      screen.handle(.wheel(ScrollVector(dx: 0, dy: 113)), on: 14, at: .origin)
      screen.handle(.wheel(ScrollVector(dx: 0, dy: 56), .uiKit), on: 20, at: .origin)
      let instant = ScrollInstant(.milliseconds(320))
      if advancing { screen.advance(to: instant) }
      screen.update(
        .shelf(shelf, frame: ScrollRect(x: 0, y: 0, width: 228, height: 434)), as: 14, at: instant,
        animation: .wheel)
      screen.advance(to: instant.advanced(by: .milliseconds(5)))
      return screen[14].contentOffset
    }
    XCTAssertEqual(offset(advancing: false), offset(advancing: true))
  }

  private func list(_ size: ScrollSize, alwaysBounces: Bool = false) -> Viewport {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 400, height: 400), contentSize: size,
      contentInsetAdjustmentBehavior: .never, alwaysBounceHorizontal: alwaysBounces,
      alwaysBounceVertical: alwaysBounces)
  }

  /// A sheet's move scrolls the list in it to its start. The drag of the list has pulled it past its limit on the other axis,
  /// where it returns, as without an animation.
  ///
  /// Catches: `where: { $0 == axis }` left out of `Scroller.animate(to:on:_:_:)`.
  func testAListThatIsPulledAcrossItsSheetReturnsWhenTheSheetMoves() {
    for axis in ScrollAxis.allCases {
      for animation in [nil, ScrollAnimation.uiKit] {
        var screen = ScrollScreen()
        screen.insert(
          ScrollSheet(
            axis: axis, container: ScrollRect(x: 0, y: 0, width: 400, height: 400),
            detents: [.length(120), .inset(0)], isDismissible: false), as: 1, detent: 1)
        var size = ScrollSize(width: 400, height: 400)
        size[axis] = 2000
        screen.insert(list(size, alwaysBounces: true), as: 2, in: 1)
        screen.handle(.touchDown(ScrollPoint(x: 200, y: 200)), on: 1, at: .origin)
        // A trackpad's drag of the list alone: the sheet is held.
        screen.handle(.scroll(ScrollVector(dx: 40, dy: 40), phase: .began), on: 2, at: .origin)
        XCTAssertGreaterThan(screen[2].overscroll[axis.cross], 10)
        XCTAssertGreaterThan(screen[2].contentOffset[axis], 10)
        screen.move(1, to: 0, animation: animation, at: ScrollInstant(.milliseconds(100)))
        screen.handle(.cancelled, at: ScrollInstant(.milliseconds(110)))
        screen.runToRest()
        XCTAssertEqual(screen[2].contentOffset, .zero, "\(axis)")
        XCTAssertNil(screen.fault)
      }
    }
  }

  /// A finger stops the list around a header that has begun to collapse, and that waits for the end of the list's flight.
  ///
  /// Catches: `returnToPlaces` left out of `ScrollChain.freeze`, or `letReturn` out of its `stop(on:)`.
  func testAHeaderReturnsWhenAFingerTakesAwayTheListThatFlies() {
    for (axis, chooses) in [(ScrollAxis.horizontal, false), (.vertical, false), (.vertical, true)] {
      var screen = ScrollScreen(
        rules: ScrollScreen.Rules(towardsEnd: .outerFirst, towardsStart: .outerFirst))
      var (size, delta) = (ScrollSize(width: 400, height: 400), ScrollVector.zero)
      size[axis] = 2000
      delta[axis] = 38
      screen.insert(list(size), as: 1)
      screen.insert(
        .header(
          CollapsingHeader(axis: axis, length: 266, collapsedLength: 49),
          over: ScrollRect(x: 0, y: 0, width: 400, height: 400)), as: 2, in: 1)
      screen.insert(list(ScrollSize(width: 400, height: 400)), as: 3, in: 1)
      // A finger beside the header keeps the list from the wheel.
      screen.handle(.touchDown(.zero), on: 3, at: .origin)
      screen.handle(.scroll(delta, phase: .unphased), on: 2, at: .origin)
      XCTAssertEqual(screen[2].contentOffset[axis], 38)
      screen.handle(.touchCancelled(), at: .origin)
      screen.handle(.began, on: 2, at: .origin)
      delta[axis] = -500
      screen.handle(.ended(velocity: delta), on: 2, at: .origin) { _, release in
        if chooses { release.target[axis] += 20 }
      }
      let instant = ScrollInstant(.milliseconds(50))
      screen.advance(to: instant)
      XCTAssertEqual(screen[2].contentOffset[axis], 38)
      XCTAssertGreaterThan(screen[1].contentOffset[axis], 10)
      screen.handle(.touchDown(.zero), on: 1, at: instant)
      screen.handle(.touchUp, at: instant)
      screen.runToRest()
      XCTAssertEqual(screen[2].contentOffset[axis], 0, "\(axis), \(chooses)")
      XCTAssertNil(screen.fault)
    }
  }

  /// Catches: `returnsToPlaces` encoded only where members have physics of their own.
  func testAFlightToAPlaceOfTheProgramGoesOnDecodedWhereItsSheetHasLeft() throws {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(
        ScrollSheet(
          axis: axis, container: ScrollRect(x: 0, y: 0, width: 400, height: 400),
          detents: [.length(120), .inset(0)]), as: 1, detent: 0)
      screen.insert(list(ScrollSize(width: 2000, height: 2000)), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: .zero), at: .origin) { _, release in
        release.target = ScrollPoint(x: 504, y: 436)
      }
      let instant = ScrollInstant(.milliseconds(5))
      screen.handle(.began, on: 1, at: instant)
      let data = try JSONEncoder().encode(screen)
      XCTAssertEqual(try JSONDecoder().decode(ScrollScreen.self, from: data), screen, "\(axis)")
    }
  }

  /// A tick so long that the content is back at its limit, which lies between two pixels.
  ///
  /// Catches: `roundedUnlessLimit` in `carry(to:_:)` made `rounded`.
  func testALongTickBringsContentBackToItsLimitExactly() {
    for axis in ScrollAxis.allCases {
      for way in [-1.0, 1] {
        let limit = way < 0 ? -30.2 : 170.7
        var scroller = Scroller(
          viewport: Viewport(
            frame: ScrollRect(x: 0, y: 0, width: 400, height: 400),
            contentSize: ScrollSize(width: 400, height: 400),
            contentInset: ScrollInsets(top: 30.2, left: 30.2, bottom: 170.7, right: 170.7),
            contentInsetAdjustmentBehavior: .never, contentOffset: ScrollPoint { _ in limit },
            displayScale: 2),
          physics: Scroller.Physics(integration: .displayLink))
        scroller.handle(.began, at: .origin)
        var delta = ScrollVector.zero
        delta[axis] = way * -100
        scroller.handle(.moved(by: delta), at: .origin)
        scroller.handle(.ended(velocity: .zero), at: .origin)
        XCTAssertGreaterThan(scroller.viewport.overscroll[axis] * way, 10)
        scroller.advance(to: ScrollInstant(.seconds(4)))
        XCTAssertEqual(scroller.phase, .idle)
        XCTAssertEqual(scroller.viewport.contentOffset[axis], limit)
      }
    }
  }

  /// Catches: `detach(index) { _ in }` left out of `leaveOthers`.
  func testAScrollDuringAFlightMovesNothingBesideItsPath() {
    for axis in ScrollAxis.allCases {
      func vector(_ across: Double, _ along: Double) -> ScrollVector {
        ScrollVector { $0 == axis ? along : across }
      }
      func list(_ length: Double, _ width: Double) -> Viewport {
        Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
          contentSize: ScrollSize { $0 == axis ? length : width }, contentInsetAdjustmentBehavior: .never)
      }
      var screen = ScrollScreen()
      screen.insert(list(5000, 300), as: 1)
      screen.insert(list(5000, 5000), as: 2, in: 1)
      screen.insert(list(300, 300), as: 3, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: vector(0, -2000)), on: 2, at: .origin)
      let instant = ScrollInstant(.milliseconds(100))
      screen.advance(to: instant)
      let before = screen[2].contentOffset
      XCTAssertGreaterThan(before[axis], 100)
      screen.handle(.scroll(vector(38, 34), phase: .unphased), on: 3, at: instant)
      XCTAssertEqual(screen[2].contentOffset, before)
      XCTAssertEqual(screen[1].contentOffset[axis], 34)
      // The list beside it flies on.
      screen.runToRest()
      XCTAssertGreaterThan(screen[2].contentOffset[axis], before[axis] + 100)
      XCTAssertEqual(screen[2].contentOffset[axis.cross], 0)
    }
  }

  /// A shelf that waits for a sheet to settle turns to its card also where a touch catches the sheet.
  ///
  /// Catches: `returnToPlaces` left out of `ScrollChain.freeze`.
  func testAShelfRestsOnACardWhereATouchHasCaughtItsSheet() {
    for axis in ScrollAxis.allCases {
      func sheet(_ length: Double) -> ScrollSheet {
        ScrollSheet(
          axis: axis, container: ScrollRect(x: 0, y: 0, width: length, height: length),
          detents: [.length(120), .fraction(0.5), .inset(44)], isDismissible: true)
      }
      func shelf(margin: Double) -> CardShelf {
        CardShelf(
          axis: axis, cardSize: ScrollSize(width: 136, height: 136), count: 7, spacing: 6, margin: margin)
      }
      let frame = ScrollRect(x: 0, y: 0, width: 400, height: 400)
      var screen = ScrollScreen()
      screen.insert(sheet(500), as: 1)
      screen.insert(.shelf(shelf(margin: 8), frame: frame), as: 2, in: 1)
      screen.update(.sheet(sheet(320)), as: 1, at: .origin, animation: .eased(duration: .milliseconds(300)))
      let instant = ScrollInstant(.milliseconds(10))
      screen.handle(.touchDown(.zero), on: 2, at: instant)
      screen.update(.shelf(shelf(margin: 15), frame: frame), as: 2, at: instant)
      screen.handle(.touchUp, at: instant)
      XCTAssertEqual(screen.restingOffset(of: 2)[axis], -15)
      screen.handle(.touchDown(.zero), on: 1, at: instant)
      screen.handle(.touchUp, at: instant)
      screen.runToRest()
      XCTAssertEqual(screen[2].contentOffset[axis], -15)
      XCTAssertNotNil(screen.detent(of: 1) ?? (screen[1].contentOffset[axis] == 0 ? 0 : nil))
    }
  }

  /// Catches: the `detach(index)` of what a flight moves left out of `joinForTouch`.
  func testATouchStopsWhatMovesOnItsPathOnEitherAxis() {
    for axis in ScrollAxis.allCases {
      func list(_ along: Double, _ across: Double, at offset: Double = 0) -> Viewport {
        Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
          contentSize: ScrollSize { $0 == axis ? along : across }, contentInsetAdjustmentBehavior: .never,
          contentOffset: ScrollPoint { $0 == axis ? offset : 0 })
      }
      let shelf = CardShelf(
        axis: axis, cardSize: ScrollSize(width: 292, height: 292), count: 2, spacing: 12, margin: 13)
      var screen = ScrollScreen()
      screen.insert(.shelf(shelf, frame: ScrollRect(x: 0, y: 0, width: 233, height: 233)), as: 1)
      screen.insert(list(300, 900), as: 2, in: 1)
      screen.insert(
        list(500, 900, at: 200), as: 3, in: 2,
        physics: Scroller.Physics(integration: .displayLink, momentum: .platform))
      screen.handle(.began, on: 3, at: .origin)
      screen.handle(.ended(velocity: ScrollVector { $0 == axis ? -2800 : 20 }), on: 3, at: .origin)
      let instant = ScrollInstant(.milliseconds(32))
      screen.advance(to: instant)
      let offset = screen[1].contentOffset[axis]
      XCTAssertGreaterThan(offset, 10)
      screen.handle(.touchDown(.zero), on: 2, at: instant)
      XCTAssertEqual(screen[1].contentOffset[axis], offset.rounded())
      XCTAssertEqual(screen[3].contentOffset[axis], 200)
    }
  }

  /// Catches: `returnInside(index)` left out of `stopOutside`.
  func testAListThatNoFingerHoldsAnyMoreReturnsWhereATouchHasStoppedIt() {
    for axis in ScrollAxis.allCases {
      func list(_ along: Double, _ across: Double) -> Viewport {
        var list = Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
          contentSize: ScrollSize { $0 == axis ? along : across }, contentInsetAdjustmentBehavior: .never)
        (list.alwaysBounceHorizontal, list.alwaysBounceVertical) = (axis == .vertical, axis == .horizontal)
        return list
      }
      var screen = ScrollScreen()
      screen.insert(list(500, 2000), as: 1)
      screen.insert(list(300, 300), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.moved(by: ScrollVector { $0 == axis ? 200 : 0 }), on: 2, at: .origin)
      screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
      let instant = ScrollInstant(.milliseconds(20))
      screen.update(1, at: instant) { $0.isScrollEnabled = false }
      XCTAssertLessThan(screen[1].contentOffset[axis], -10)
      screen.handle(.touchDown(.zero), on: 2, at: instant)
      screen.handle(.touchUp, at: instant)
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], 0)
    }
  }

  /// Catches: the `catchUp(index)` left out of `nearestMember`.
  func testTheListThatAHeaderServesIsTheNearestNowNotAtTheLastFrame() {
    for axis in ScrollAxis.allCases {
      let window = ScrollRect(x: 0, y: 0, width: 400, height: 400)
      let header = CollapsingHeader(axis: axis, length: 100, collapsedLength: 40)
      var screen = ScrollScreen()
      screen.insert(.header(header, over: window), as: 1)
      // Two sheets across the header, the second of which opens: its middle comes nearer to the header's than the first one's.
      let first = ScrollSheet(axis: axis.cross, container: window, detents: [.length(250)])
      let second = ScrollSheet(axis: axis.cross, container: window, detents: [.length(100), .length(400)])
      screen.insert(first, as: 2, in: 1)
      screen.insert(second, as: 3, in: 1)
      for (id, sheet) in [(4, 2), (5, 3)] as [(ScrollScreen.ID, ScrollScreen.ID)] {
        let list = Viewport(
          frame: window, contentSize: ScrollSize { $0 == axis ? 2000 : 400 },
          contentInsetAdjustmentBehavior: .never)
        screen.insert(list, as: id, in: sheet)
      }
      screen.move(3, to: 1, animation: .eased(duration: .milliseconds(400)), at: .origin)
      var stepped = screen
      let instant = ScrollInstant(.milliseconds(390))
      stepped.advance(to: instant)
      for screen in [screen, stepped] {
        var screen = screen
        screen.handle(.began, on: 1, at: instant)
        screen.handle(.moved(by: ScrollVector { $0 == axis ? -200 : 0 }), on: 1, at: instant)
        XCTAssertEqual(screen[4].contentOffset[axis], 0)
        XCTAssertEqual(screen[5].contentOffset[axis], 140)
      }
    }
  }

  /// Catches: the inputs that `isConcerned` leaves out not left out of `ScrollChain.handle`.
  func testWhatHappensBesideAFingersDragChangesNothing() {
    for axis in ScrollAxis.allCases {
      for rules in [
        ScrollScreen.Rules.uiKit, ScrollScreen.Rules(), ScrollScreen.Rules(towardsStart: .outerFirst),
      ] {
        for sign in [1.0, -1] {
          func list(_ length: Double) -> Viewport {
            Viewport(
              frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
              contentSize: ScrollSize { $0 == axis ? length : 300 }, contentInsetAdjustmentBehavior: .never,
              contentOffset: ScrollPoint { $0 == axis ? (length - 300) / 2 : 0 })
          }
          var screen = ScrollScreen(rules: rules)
          screen.insert(list(400), as: 1)
          screen.insert(
            list(500), as: 2, in: 1,
            physics: Scroller.Physics(snapping: ScrollSnapping(SnapRule(.every(50)), on: axis)))
          var disturbed = screen
          func along(_ distance: Double) -> ScrollVector { ScrollVector { $0 == axis ? distance * sign : 0 } }
          func point(_ distance: Double) -> ScrollPoint { .zero + along(distance) }
          let others: [Scroller.Input] = [
            .scroll(along(0), phase: .mayBegin), .scroll(along(7), phase: .began),
            .scroll(along(9), phase: .changed),
            .scroll(along(0), phase: .ended), .scroll(along(5), phase: .ended),
            .scroll(along(3), phase: .momentumBegan),
            .scroll(along(-3), phase: .momentumEnded), .scroll(along(4), phase: .unphased),
            .scroll(along(0), phase: .cancelled),
            .wheel(along(30), .uiKit), .key(sign > 0 ? .end : .home, .uiKit), .key(.pageDown, nil),
            .touchDown(point(7), finger: 1), .touchMoved(point(60), finger: 1), .touchUp(finger: 1),
          ]
          let inputs: [Scroller.Input] =
            [.touchDown(.zero, finger: 0)]
            + [-40, -90, -140, -120, -60, 30, 90, 40].map { .touchMoved(point($0), finger: 0) } + [
              .touchUp(finger: 0)
            ]
          for (place, input) in inputs.enumerated() {
            let instant = ScrollInstant(.milliseconds(16 * place))
            screen.handle(input, on: 2, at: instant)
            disturbed.handle(input, on: 2, at: instant)
            for input in others where place < inputs.count - 1 {
              XCTAssertEqual(disturbed.handle(input, on: 2, at: instant), [], "\(input)")
            }
            XCTAssertEqual(disturbed, screen, "\(axis) \(rules) \(sign), after \(input)")
          }
        }
      }
    }
  }

  /// A finger has one recogniser, with the slop of the innermost member, until it chooses an axis.
  ///
  /// Catches: `sharePan` left out of `touchMoved`.
  func testATouchOnAPathThatScrollsBothWaysHasOneSlop() {
    for axis in ScrollAxis.allCases {
      func list(on axis: ScrollAxis) -> Viewport {
        Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
          contentSize: ScrollSize { $0 == axis ? 900 : 300 },
          contentInsetAdjustmentBehavior: .never)
      }
      var screen = ScrollScreen()
      screen.insert(list(on: axis), as: 1, physics: Scroller.Physics(slop: 40))
      screen.insert(list(on: axis.cross), as: 2, in: 1, physics: Scroller.Physics(slop: 6))
      for chosen in ScrollAxis.allCases {
        var screen = screen
        screen.handle(.touchDown(.zero), on: 2, at: .origin)
        for (place, travel) in [4.0, 5, 20, 30].enumerated() {
          screen.handle(
            .touchMoved(ScrollPoint { $0 == chosen ? -travel : -travel / 4 }),
            at: ScrollInstant(.milliseconds(16 * (place + 1))))
        }
        XCTAssertEqual(screen[1].contentOffset[axis], chosen == axis ? 24 : 0)
        XCTAssertEqual(screen[2].contentOffset[axis.cross], chosen == axis ? 0 : 24)
      }
    }
  }

  // MARK: - Beside a flight or a drag

  /// A list that scrolls on `axis` by the given distance, and across it by another.
  private func list(_ axis: ScrollAxis, _ along: Double, across: Double = 0, at offset: Double = 0)
    -> Viewport
  {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
      contentSize: ScrollSize { $0 == axis ? 300 + along : 300 + across },
      contentInsetAdjustmentBehavior: .never,
      contentOffset: ScrollPoint { $0 == axis ? offset : 0 })
  }

  private func vector(_ axis: ScrollAxis, _ along: Double) -> ScrollVector {
    ScrollVector { $0 == axis ? along : 0 }
  }

  /// Catches: `joined.isAtRest(on: axis) ? .none : motion` in `ScrollChain.replace` made `motion`.
  func testContentAtRestBesideAFlightIsBroughtBackAtOnce() {
    for axis in ScrollAxis.allCases {
      for end in [0.0, 400] {
        var screen = ScrollScreen(rules: ScrollScreen.Rules())
        screen.insert(list(axis, 1000, across: 400), as: 1)
        screen.insert(list(axis, 1000, across: 400), as: 2, in: 1)
        screen.update(2, at: .origin) { $0.contentOffset[axis.cross] = end }
        screen.handle(.began, on: 2, at: .origin)
        screen.handle(.ended(velocity: vector(axis, -2000)), on: 2, at: .origin)
        screen.apply(ContentChange(on: axis.cross, at: 500, lengthChange: -200), to: 2, at: .origin)
        XCTAssertEqual(screen[2].contentOffset[axis.cross], min(end, 200))
        XCTAssertTrue(screen.isMoving)
        screen.runToRest()
        XCTAssertEqual(screen[2].contentOffset[axis.cross], min(end, 200))
      }
    }
  }

  /// Catches: the guard of `ScrollChain.moves(_:on:)` for a velocity of zero left out.
  func testAMomentumThatMovesNothingHasAMirrorImage() {
    for axis in ScrollAxis.allCases {
      let moved = [-1.0, 1].map { sign in
        var screen = ScrollScreen()
        let start = sign < 0 ? 0.0 : 700
        for id in 1...3 {
          screen.insert(
            list(axis, 700, at: start), as: ScrollScreen.ID(id), in: id == 1 ? nil : ScrollScreen.ID(id - 1),
            physics: Scroller.Physics(momentum: .platform))
        }
        screen.handle(.scroll(vector(axis, sign * 50), phase: .momentumBegan), on: 3, at: .origin)
        let instant = ScrollInstant(.milliseconds(10))
        screen.handle(.touchDown(.zero), on: 2, at: instant)
        screen.handle(.scroll(vector(axis, sign * -30), phase: .momentumEnded), on: 3, at: instant)
        return [1, 2, 3].map { (screen[$0].contentOffset[axis] - start) * sign }
      }
      XCTAssertEqual(moved[0], moved[1])
    }
  }

  /// Catches: `wasDragging && joined.isDragging` in `followInput` made `false`.
  func testADragThatBeginsAnewCanTurn() {
    for axis in ScrollAxis.allCases {
      for sign in [-1.0, 1] {
        let (outer, inner) = (ScrollScreen.Rules.Order.outerFirst, ScrollScreen.Rules.Order.innerOnly)
        var screen = ScrollScreen()
        screen.insert(
          list(axis, 700, at: 350), as: 1,
          rules: ScrollScreen.Rules(
            towardsEnd: sign > 0 ? outer : inner, towardsStart: sign > 0 ? inner : outer))
        screen.insert(list(axis, 700, at: 350), as: 2, in: 1)
        screen.handle(.began, on: 2, at: .origin)
        screen.handle(.moved(by: vector(axis, sign * -20)), on: 2, at: .origin)
        XCTAssertEqual(screen[1].contentOffset[axis], 350 + sign * 20)
        screen.handle(.scroll(vector(axis, sign * -50), phase: .began), on: 2, at: .origin)
        XCTAssertEqual(screen[1].contentOffset[axis], 350 + sign * 20)
        XCTAssertEqual(screen[2].contentOffset[axis], 350 - sign * 50)
        XCTAssertNil(screen.fault)
      }
    }
  }

  /// Catches: `catchUp(index)` left out of `findPath`.
  func testADragFindsTheMembersAtItsInstant() {
    for axis in ScrollAxis.allCases {
      func screen(advancing: Bool) -> [ScrollPoint] {
        var screen = ScrollScreen()
        screen.insert(list(axis.cross, 900), as: 1)
        let window = ScrollRect(x: 0, y: 0, width: 600, height: 600)
        screen.insert(
          ScrollSheet(axis: axis, container: window, detents: [.length(200), .length(500)]), as: 2, in: 1)
        var inner = list(axis, 900)
        inner.contentInset[min: axis] = 8.75
        inner.contentOffset[axis] = -8.75
        screen.insert(inner, as: 3, in: 2)
        screen.handle(.began, on: 3, at: .origin)
        screen.handle(.moved(by: vector(axis, -40)), on: 3, at: .origin)
        screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? 200 : 0 }, nil), on: 3, at: .origin)
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

  // MARK: - What waits to return

  /// Catches: `returning: returns` in the change of a kind made `returning: PerAxis { _ in false }`.
  func testAHeaderThatWaitsToReturnDoesSoAlsoAfterAChange() {
    for axis in ScrollAxis.allCases {
      let window = ScrollRect(x: 0, y: 0, width: 600, height: 600)
      func header(_ length: Double) -> CollapsingHeader {
        CollapsingHeader(axis: axis, length: length, collapsedLength: 110, returns: .atOnce)
      }
      func sheet(_ window: ScrollRect) -> ScrollSheet {
        ScrollSheet(
          axis: axis, container: window, detents: [.length(120), .fraction(0.5)], isDismissible: true)
      }
      var screen = ScrollScreen()
      screen.insert(.header(header(300), over: window), as: 1)
      screen.insert(sheet(window), as: 2, in: 1)
      screen.update(
        .sheet(sheet(ScrollRect(x: 40, y: 40, width: 600, height: 600))), as: 2, at: .origin,
        animation: .eased(duration: .milliseconds(300)))
      let instants = [5, 10, 20].map { ScrollInstant(.milliseconds($0)) }
      screen.handle(.moved(by: vector(axis, -9)), on: 1, at: instants[0])
      screen.handle(.cancelled, on: 1, at: instants[1])
      XCTAssertEqual(screen[1].contentOffset[axis], 9)
      screen.update(.header(header(220), over: window), as: 1, at: instants[2])
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], 0)
      XCTAssertTrue([0, 120, 300].contains(screen[2].contentOffset[axis]))
    }
  }

  /// Catches: `moveOnly` left out of `ScrollChain.retarget(_:to:isChoice:at:)`.
  func testARetargetMovesOnlyItsMember() {
    for axis in ScrollAxis.allCases {
      for sign in [-1.0, 1] {
        var screen = ScrollScreen()
        let start = sign > 0 ? 0.0 : 700
        screen.insert(
          list(axis, 700, at: start), as: 1,
          rules: ScrollScreen.Rules(
            towardsEnd: .innerFirst, towardsStart: .innerFirst, overscroll: .outermost))
        screen.insert(list(axis, 700, at: start), as: 2, in: 1)
        screen.handle(.began, on: 2, at: .origin)
        screen.handle(.moved(by: vector(axis, sign * 100)), on: 2, at: .origin)
        screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
        XCTAssertGreaterThan((start - screen[1].contentOffset[axis]) * sign, 30)
        screen.handle(.retarget(ScrollPoint { $0 == axis ? start + sign * 40 : 0 }), on: 1, at: .origin)
        screen.runToRest()
        XCTAssertEqual(screen[1].contentOffset[axis], start + sign * 40)
        XCTAssertEqual(screen[2].contentOffset[axis], start)
      }
    }
  }

  /// A retarget on one axis leaves another member's flight on the other as it is.
  ///
  /// Catches: `where isMoved[axis]` left out of `ScrollChain.retarget(_:to:isChoice:at:)`.
  func testARetargetDoesNotEndTheFlightOfAnotherMember() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 0, across: 2000), as: 1)
      screen.insert(list(axis, 2000, across: 0), as: 2, in: 1)
      screen.insert(list(axis, 20, across: 20, at: 20), as: 3, in: 2)
      screen.update(3, at: .origin) { $0.contentOffset[axis.cross] = 20 }
      screen.handle(.began, on: 3, at: .origin)
      screen.handle(.moved(by: ScrollVector(dx: -5, dy: -5)), on: 3, at: .origin)
      screen.handle(.ended(velocity: ScrollVector(dx: -2000, dy: -2000)), on: 3, at: .origin)
      let rest = screen.restingOffset(of: 1)[axis.cross]
      screen.handle(.retarget(ScrollPoint { $0 == axis ? 111 : 0 }), on: 2, at: .origin)
      XCTAssertEqual(screen.restingOffset(of: 1)[axis.cross], rest)
    }
  }

  /// Catches: `isChoice: false` in `turn(_:to:on:_:at:)` made `true`.
  func testAShelfThatTurnsToACardRestsOnACardAlsoAfterARotation() {
    for axis in ScrollAxis.allCases {
      func shelf(_ size: Double, margin: Double = 14) -> CardShelf {
        CardShelf(
          axis: axis, cardSize: ScrollSize(width: size, height: size), count: 12, spacing: 7, margin: margin)
      }
      func frame(_ length: Double) -> ScrollRect { ScrollRect(x: 0, y: 0, width: length, height: length) }
      var screen = ScrollScreen()
      // It scrolls across, too, so that it is joined to the card.
      let low = ScrollRect(origin: .zero, size: ScrollSize { $0 == axis ? 570 : 90 })
      screen.insert(.shelf(shelf(106, margin: 13), frame: low), as: 1)
      let card = ExpandingCard(
        axis: axis.cross, container: ScrollSize(width: 400, height: 400),
        collapsedInsets: ScrollInsets(top: 60, left: 20, bottom: 80, right: 20), travel: 60,
        innerContentLength: 1500)
      screen.insert(.card(card, origin: ScrollPoint { $0 == axis ? 500 : 0 }), as: 2, in: 1)
      screen.handle(.touchDown(.zero), on: 2, at: .origin)
      // Off its card under the finger, it is on its way to one when the card opens.
      screen.update(.shelf(shelf(106), frame: frame(300)), as: 1, at: .origin)
      let instant = ScrollInstant(.milliseconds(100))
      screen.handle(.touchMoved(.zero + vector(axis.cross, -80)), at: instant)
      XCTAssertTrue(screen.movingIDs.contains(1))
      screen.update(.shelf(shelf(165), frame: frame(250)), as: 1, at: instant)
      screen.handle(.touchUp, at: instant)
      screen.runToRest()
      let (place, limits) = (screen[1].contentOffset[axis], screen[1].limits(on: axis))
      let nearest = shelf(165).card(at: place, in: 250).map { shelf(165).offset(of: $0, in: 250) }
      XCTAssertTrue(place == nearest || place == limits.upperBound, "\(place), not \(nearest as Any)")
    }
  }

  // MARK: - Removals, rounding, ticks

  /// Catches: the members in `leave(_:_:)` from the outermost.
  func testWhatIsTouchedStaysInOrderWhereNestedMembersLeave() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 900), as: 21)
      screen.insert(list(axis.cross, 900), as: 17, in: 21)
      screen.insert(list(axis, 900), as: 13, in: 21)
      screen.insert(list(axis, 900), as: 20, in: 13)
      screen.insert(list(axis, 900), as: 2, in: 20)
      screen.insert(list(axis, 200), as: 23, in: 2)
      screen.insert(list(axis, 0), as: 16, in: 20)
      screen.handle(.scroll(.zero, phase: .mayBegin), on: 16, at: .origin)
      screen.handle(.touchDown(.zero, finger: 1), on: 17, at: .origin)
      screen.handle(
        .setContentOffset(
          ScrollPoint { $0 == axis ? 140 : 0 }, .spring(ScrollSpring(dampingRatio: 1, response: 0.2))),
        on: 13, at: .origin)
      let instant = ScrollInstant(.milliseconds(6))
      screen.handle(.held, on: 23, at: instant)
      XCTAssertNil(screen.fault)
      screen.remove(13, at: instant)
      XCTAssertNil(screen.fault)
    }
  }

  /// Catches: `active.removeAll` left out of the end of `ScrollScreen.update`.
  func testWhatIsRetainedDoesNotMoveWhereScrollingIsDisabled() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      let header = CollapsingHeader(axis: axis, length: 300, collapsedLength: 80, stretches: true)
      screen.insert(.header(header, over: ScrollRect(x: 0, y: 0, width: 600, height: 600)), as: 1)
      screen.insert(list(axis, 900), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.moved(by: vector(axis, 120)), on: 2, at: .origin)
      XCTAssertLessThan(screen[1].contentOffset[axis], -40)
      screen.handle(.ended(velocity: .zero), on: 2, at: .origin)
      screen.remove(1, at: ScrollInstant(.milliseconds(10)), retaining: true)
      screen.update(1, at: ScrollInstant(.milliseconds(20))) { $0.isScrollEnabled = false }
      XCTAssertNil(screen.fault)
      XCTAssertFalse(screen.isMoving)
      XCTAssertTrue(screen.restore(1, at: ScrollInstant(.seconds(3))))
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], 0)
    }
  }

  /// A list in a list, under a drag.
  private func draggedNest(_ axis: ScrollAxis) -> ScrollScreen {
    var screen = ScrollScreen(rules: ScrollScreen.Rules())
    screen.insert(list(axis, 900), as: 1)
    screen.insert(list(axis, 900), as: 2, in: 1)
    screen.handle(.began, on: 2, at: .origin)
    return screen
  }

  /// Catches: `if hasOwnPhysics` left out of `ScrollChain.moveOnly`.
  func testARetargetedChainCanBeDecoded() throws {
    for axis in ScrollAxis.allCases {
      var screen = draggedNest(axis)
      screen.handle(.ended(velocity: vector(axis, -2000)), on: 2, at: .origin)
      screen.handle(.retarget(ScrollPoint { $0 == axis ? 300 : 0 }), on: 1, at: .origin)
      XCTAssertEqual(screen.restingOffset(of: 1)[axis], 300)
      let decoded = try JSONDecoder().decode(ScrollScreen.self, from: JSONEncoder().encode(screen))
      XCTAssertEqual(decoded, screen)
    }
  }

  /// A joined member that is at another place than its nest has it at is not decoded.
  ///
  /// Catches: `nests[nest].ids.indices.contains(place)` or `nests[nest].ids[place] == member.id` left out of `fault(ofMember:)`.
  func testAMemberAtAnotherPlaceOfItsNestIsRefused() throws {
    for axis in ScrollAxis.allCases {
      var screen = draggedNest(axis)
      XCTAssertEqual(screen.members[0].nestPlace, ScrollScreen.NestPlace(nest: 0, place: 1))
      for (nest, place) in [(0, 0), (0, 2), (1, 1)] {
        screen.members[0].nestPlace = ScrollScreen.NestPlace(nest: nest, place: place)
        XCTAssertThrowsError(
          try JSONDecoder().decode(ScrollScreen.self, from: JSONEncoder().encode(screen)))
      }
    }
  }

  /// Catches: the guard of `canStayPast` for a sum that is not finite left out.
  func testASheetNextToAFarGreaterNumberStaysWithinItsLimits() {
    for axis in ScrollAxis.allCases {
      func sheet(_ origin: Double) -> ScrollSheet {
        ScrollSheet(
          axis: axis,
          container: ScrollRect(
            origin: ScrollPoint { $0 == axis ? origin : 0 }, size: ScrollSize(width: 900, height: 900)),
          detents: [.inset(10)])
      }
      var screen = ScrollScreen()
      screen.insert(sheet(0), as: 1)
      var list = list(axis, 0)
      list.contentInset[min: axis] = .greatestFiniteMagnitude
      list.contentOffset[axis] = -.greatestFiniteMagnitude
      screen.insert(list, as: 2, in: 1)
      screen.handle(.touchDown(.zero), on: 2, at: .origin)
      screen.update(.sheet(sheet(-1e300)), as: 1, at: .origin)
      XCTAssertNil(screen.fault)
      screen.handle(.touchUp, at: .origin)
      screen.runToRest()
      XCTAssertEqual(screen[1].overscroll, .zero)
    }
  }

  /// Catches: `ticked` in `Scroller.carry` made `false`.
  func testAHeaderIsFullOrCollapsedAlsoAfterALongTick() {
    for axis in ScrollAxis.allCases {
      for velocity in stride(from: 200.0, through: 4000, by: 200) {
        var screen = ScrollScreen()
        screen.insert(
          .header(
            CollapsingHeader(axis: axis, length: 322.5, collapsedLength: 100),
            over: ScrollRect(x: 0, y: 0, width: 700, height: 700)), as: 1,
          physics: Scroller.Physics(decelerationRate: .fast, integration: .displayLink))
        screen.handle(.began, on: 1, at: .origin)
        screen.handle(.moved(by: vector(axis, -360)), on: 1, at: .origin)
        screen.handle(.ended(velocity: vector(axis, velocity)), on: 1, at: .origin)
        screen.advance(to: ScrollInstant(.milliseconds(850)))
        screen.runToRest()
        XCTAssertTrue([0, 222.5].contains(screen[1].contentOffset[axis]), "\(screen[1].contentOffset)")
      }
    }
  }

  /// Catches: `where: concerned` in `Scroller.jump` made `where: { _ in true }`.
  func testAnAxisThatARectangleDoesNotMoveGoesOn() {
    for axis in ScrollAxis.allCases {
      for sign in [-1.0, 1] {
        var scroller = Scroller(viewport: list(axis, 900, across: 500, at: sign < 0 ? 0 : 900))
        scroller.handle(.began, at: .origin)
        scroller.handle(.moved(by: vector(axis, sign * -90)), at: .origin)
        scroller.handle(.ended(velocity: .zero), at: .origin)
        let instant = ScrollInstant(.milliseconds(20))
        let rect = ScrollRect(
          origin: ScrollPoint { $0 == axis ? (sign < 0 ? 0 : 1100) : 400 },
          size: ScrollSize(width: 100, height: 100))
        scroller.handle(.scrollRectToVisible(rect, nil), at: instant)
        XCTAssertEqual(scroller.viewport.contentOffset[axis.cross], 200)
        XCTAssertNotEqual(scroller.viewport.overscroll[axis], 0)
        scroller.runToRest()
        XCTAssertEqual(scroller.viewport.contentOffset[axis], sign < 0 ? 0 : 900)
      }
    }
  }

  /// Catches: `!other.pan.hasBegun` left out of `takeOver`.
  func testAFingerThatHasTakenADragOverMovesTheListToo() {
    for axis in ScrollAxis.allCases {
      for sign in [-1.0, 1] {
        var screen = ScrollScreen()
        screen.insert(list(axis, 900, at: 450), as: 1)
        screen.insert(list(axis.cross, 900), as: 2, in: 1)
        screen.handle(.touchDown(.zero, finger: 0), on: 2, at: .origin)
        screen.handle(.touchMoved(.zero + vector(axis.cross, -40), finger: 0), at: .origin)
        screen.handle(.touchDown(.zero, finger: 1), on: 2, at: .origin)
        screen.handle(.touchUp(finger: 0), at: .origin)
        for distance in [5.0, 60, 120, 180] {
          screen.handle(.touchMoved(.zero + vector(axis, -sign * distance), finger: 1), at: .origin)
          XCTAssertNil(screen.fault)
        }
        XCTAssertGreaterThan((screen[1].contentOffset[axis] - 450) * sign, 20)
      }
    }
  }

  /// Catches: `begins && delta[axis] != 0` in `ScrollChain.coast` made `!joined.isMoving`.
  func testAMomentumThatBeginsWithNothingHasTheRateOfTheMemberThatItMovesFirst() {
    for axis in ScrollAxis.allCases {
      let bounces = [-1.0, 1].map { sign in
        var screen = ScrollScreen(
          rules: ScrollScreen.Rules(
            towardsEnd: sign > 0 ? .innerFirst : .outerFirst,
            towardsStart: sign > 0 ? .outerFirst : .innerFirst))
        let start = sign < 0 ? 0.0 : 700
        for id in 1...2 {
          // Forth the inner one moves first, back the outer one.
          screen.insert(
            list(axis, 700, at: id == 1 ? start : start + sign * -20), as: ScrollScreen.ID(id),
            in: id == 1 ? nil : 1,
            physics: Scroller.Physics(decelerationRate: id == 1 ? .normal : .fast, momentum: .platform))
        }
        func scroll(_ delta: Double, _ phase: Scroller.ScrollPhase, at time: Int) {
          screen.handle(
            .scroll(vector(axis, delta * sign), phase: phase), on: 2, at: ScrollInstant(.milliseconds(time)))
        }
        scroll(0, .momentumBegan, at: 0)
        scroll(12, .momentumChanged, at: 8)
        scroll(40, .momentumChanged, at: 16)
        screen.advance(to: ScrollInstant(.milliseconds(60)))
        return [1, 2].map { (screen[$0].contentOffset[axis] - start) * sign }
      }
      for id in 0...1 { XCTAssertEqual(bounces[0][id], bounces[1][id], accuracy: 1e-9) }
      XCTAssertGreaterThan(bounces[0][0] + bounces[0][1], 1)
    }
  }

  /// A list in a list that coasts stops at once, also while its latest deltas are zero; nothing else begins or ends.
  ///
  /// Catches: `|| movesNothing(nest)` left out of `program`.
  func testAScrollThatMovesNothingStops() {
    for (axis, sign) in [(ScrollAxis.vertical, 1.0), (.vertical, -1), (.horizontal, 1), (.horizontal, -1)] {
      for stopped: ScrollScreen.ID in [1, 2] {
        var screen = ScrollScreen()
        for id: ScrollScreen.ID in [1, 2] {
          screen.insert(
            Viewport(
              frame: ScrollRect(x: 0, y: 0, width: 400, height: 400),
              contentSize: ScrollSize { $0 == axis ? 2000 : 400 },
              contentInsetAdjustmentBehavior: .never, contentOffset: ScrollPoint { $0 == axis ? 700 : 0 }),
            as: id, in: id == 2 ? 1 : nil)
        }
        screen.handle(.scroll(ScrollVector { $0 == axis ? sign * 30 : 0 }), on: 2, at: .origin)
        for time in 1...2 {
          screen.handle(.scroll(.zero), on: 2, at: ScrollInstant(.milliseconds(time * 10)))
        }
        XCTAssertEqual(screen.phase(of: stopped), .decelerating)
        XCTAssertEqual(screen.velocity(of: 2), .zero)
        let changes = screen.handle(.stop, on: stopped, at: screen.now)
        XCTAssertEqual(changes.events(of: stopped), [.didEndDecelerating])
        XCTAssertEqual(screen.phase(of: stopped), .idle)
        XCTAssertFalse(screen.isMoving)
        XCTAssertEqual(screen[2].contentOffset[axis], 700 + sign * 30)
        XCTAssertNil(screen.fault)
      }
    }
  }

  /// A sheet that waits for the bounce of its list, to return to a detent, returns where the list is retained in the bounce.
  ///
  /// Catches: in `leave`, `returnInside(requireIndex(of: id))` left out.
  func testASheetReturnsWhereTheListThatFliesIsRetained() {
    var screen = ScrollScreen()
    screen.insert(
      ScrollSheet(
        container: ScrollRect(x: 0, y: 0, width: 700, height: 400), detents: [.length(280), .length(500)],
        isDismissible: true), as: 1, displayScale: 2)
    screen.insert(
      .header(
        CollapsingHeader(length: 190, collapsedLength: 40, returns: .atOnce),
        over: ScrollRect(x: 0, y: 0, width: 370, height: 180)), as: 2, in: 1, displayScale: 2)
    let list = Viewport(
      frame: ScrollRect(x: 394, y: 176, width: 216, height: 374),
      contentSize: ScrollSize(width: 2948, height: 374), contentInsetAdjustmentBehavior: .never,
      displayScale: 2, alwaysBounceVertical: true)
    screen.insert(
      list, as: 3, in: 2,
      rules: ScrollScreen.Rules(
        towardsEnd: .innerOnly, towardsStart: .outerFirst, flingsHandOverTowardsEnd: true,
        flingsHandOverTowardsStart: false, overscroll: .outermost, overscrollTowardsStart: .outermost))
    screen.handle(
      .scroll(ScrollVector(dx: -49, dy: 41), phase: .changed), on: 2, at: ScrollInstant(.milliseconds(5)))
    screen.update(3, at: ScrollInstant(.milliseconds(18))) {
      $0.contentInset = ScrollInsets(top: 119, left: 32, bottom: 242, right: 872)
    }
    screen.handle(
      .scroll(ScrollVector(dx: 9, dy: -45), phase: .ended), on: 2, at: ScrollInstant(.milliseconds(22)))
    XCTAssertEqual(screen.phase(of: 3), .decelerating)
    XCTAssertNil(screen.detent(of: 1))
    screen.remove(3, at: ScrollInstant(.milliseconds(31)), retaining: true)
    XCTAssertTrue(screen.runToRest())
    XCTAssertNotNil(screen.detent(of: 1), "\(screen[1].contentOffset)")
  }

  /// A dragged item scrolls content without an end worth the name for an hour, as in a scroller, not until the end of time.
  ///
  /// Catches: `isEdgeScrolledToLimit` in `nextRestAtEdge` made `isEdgeScrolled`.
  func testAnEdgeScrollOfEndlessContentEnds() {
    var screen = ScrollScreen()
    screen.insert(
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 400, height: 1e160)), as: 1)
    screen.handle(.edgeScroll(ScrollPoint(x: 200, y: 799)), on: 1, at: .origin)
    screen.advance(to: ScrollInstant(.seconds(Int64(1) << 40)))
    // The pointer is 99 of 100 points deep; the hour begins with the ramp, which loses 0.2 s.
    let velocity = 1500 * 0.99 * 0.99
    XCTAssertEqual(screen[1].contentOffset.y, (3600 - 0.2) * velocity, accuracy: 0.01)
    XCTAssertFalse(screen.isMoving)
    screen.checkInvariants()
  }

  /// A zoom has made the list scrollable on the other axis by the time of the touch, whether or not a frame came between.
  ///
  /// Catches: in `findPath`, `catchUp(index)` left out of `isOnPath`.
  func testATouchDoesNotDependOnTheFramesOfAZoomUnderAnOpenCard() {
    func offsetCaught(after frames: Int) -> ScrollPoint {
      var screen = ScrollScreen()
      var map = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 600),
        contentSize: ScrollSize(width: 900, height: 600),
        contentInsetAdjustmentBehavior: .never)
      map.zoomLimits = ScrollZoomLimits(from: 1, to: 2)
      screen.insert(map, as: 1)
      let card = ExpandingCard(
        container: ScrollSize(width: 400, height: 600), collapsedInsets: .zero, travel: 100,
        innerContentLength: 800)
      screen.insert(.card(card, origin: .zero), as: 2, in: 1)
      screen.expand(2, animation: nil, at: .origin)
      screen.handle(.setZoomScale(2, about: ScrollPoint(x: 400, y: 600), .uiKit), on: 1, at: .origin)
      for frame in 0..<frames { screen.advance(to: ScrollInstant(.milliseconds(20 * Int64(frame + 1)))) }
      screen.handle(.held, on: 1, at: ScrollInstant(.milliseconds(150)))
      return screen[1].contentOffset
    }
    let caught = offsetCaught(after: 0)
    XCTAssertGreaterThan(caught.y, 0)
    for frames in 1...3 { XCTAssertEqual(offsetCaught(after: frames), caught) }
  }

  /// A card that changes at the end of its spring, a part of a pixel beside its place, rests expanded.
  ///
  /// Catches: in `change(_:to:_:movedBy:_:at:_:)`, the branch of a flight that has ended left out.
  func testACardThatChangesAtTheEndOfItsSpringRestsExpanded() {
    func card(height: Double, travel: Double, content: Double) -> ScrollScreen.Geometry {
      .card(
        ExpandingCard(
          container: ScrollSize(width: 400, height: height), collapsedInsets: .zero, travel: travel,
          innerContentLength: content), origin: .zero)
    }
    for time in 600...610 {
      var screen = ScrollScreen()
      screen.insert(
        card(height: 380, travel: 144.6, content: 1600), as: 1, displayScale: 3,
        physics: Scroller.Physics(integration: .displayLink))
      screen.expand(
        1, animation: .spring(ScrollSpring(angularFrequency: 16, dampingRatio: 0.5)), at: .origin)
      screen.update(
        card(height: 583, travel: 162, content: 500), as: 1, at: ScrollInstant(.milliseconds(Int64(time))))
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset.y, 162)
    }
  }

  /// A sheet that has come to rest beside a detent while its list flies on the other axis, and is in another container then, is
  /// at its detent there.
  ///
  /// Catches: in `change(_:to:_:movedBy:_:at:_:)`, `isMoving(receiver)` for `flies`.
  func testASheetBesideAFlightOnTheOtherAxisMovesWithItsContainer() {
    var screen = ScrollScreen()
    func container(_ length: Double) -> ScrollRect { ScrollRect(x: 0, y: 0, width: length, height: 500) }
    func inner(in length: Double) -> ScrollScreen.Geometry {
      .sheet(
        ScrollSheet(
          axis: .horizontal, container: container(length), detents: [.length(296.7), .length(375)],
          isDismissible: true))
    }
    let outer = ScrollSheet(
      axis: .horizontal, container: container(535), detents: [.length(96.6), .length(270.4)],
      isDismissible: true)
    screen.insert(.sheet(outer), as: 1, displayScale: 2)
    screen.insert(
      .sheet(
        ScrollSheet(
          axis: .horizontal, container: container(518),
          detents: [.length(120), .fraction(0.5), .inset(44)], isDismissible: false)),
      as: 2, in: 1, displayScale: 2)
    screen.insert(
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 408.2, height: 288),
        contentSize: ScrollSize(width: 1716.2, height: 288), contentInsetAdjustmentBehavior: .never,
        displayScale: 2, alwaysBounceVertical: true), as: 3, in: 2)
    screen.insert(
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 142, height: 842),
        contentSize: ScrollSize(width: 142, height: 842), contentInsetAdjustmentBehavior: .never,
        displayScale: 2), as: 4, in: 1)
    screen.handle(.began, on: 3, at: .origin)
    screen.handle(
      .ended(velocity: ScrollVector(dx: -2297, dy: 1521)), on: 3, at: ScrollInstant(.milliseconds(222)))
    let instant = ScrollInstant(.milliseconds(238))
    screen.update(inner(in: 504), as: 2, at: instant)
    screen.handle(.touchDown(ScrollPoint(x: 20, y: 20)), on: 4, at: instant)
    XCTAssertTrue(screen.isMoving)
    screen.update(inner(in: 829), as: 2, at: instant)
    XCTAssertNil(screen.fault)
    XCTAssertEqual(screen[2].contentOffset.x, 296.7)
  }

  /// Where the program animates a member of a chain in flight, every member that decelerates is told the end of it, once: the
  /// animated one at once, and another at once where the flight ends with it, else when it comes to rest.
  ///
  /// Catches: `tellInterruptions(since: before, &events)` left out of `Scroller.stop(on:_:)` in Nests;
  /// `scratch.report(nests[nest].chain.joined.eventsOfLeaving, of: members[index].id)` left out of `detach`.
  func testAnAnimationOfAMemberEndsADecelerationOnce() {
    for axis in ScrollAxis.allCases {
      for sign in [-1.0, 1] {
        for animated: ScrollScreen.ID in [1, 2] {
          var screen = ScrollScreen()
          screen.insert(list(axis, 700, at: 350), as: 1)
          screen.insert(list(axis, 700, at: 350), as: 2, in: 1)
          var events: [ScrollScreen.ID: [Scroller.Event]] = [:]
          func add(_ changes: ScrollScreen.Changes) {
            for change in changes {
              events[change.id, default: []] += change.events.filter { $0 != .didScroll }
            }
          }
          screen.handle(.began, on: 2, at: .origin)
          screen.handle(.moved(by: vector(axis, sign * 20)), on: 2, at: .origin)
          add(screen.handle(.ended(velocity: vector(axis, sign * 900)), on: 2, at: .origin))
          let target = screen[animated].contentOffset + vector(axis, sign * 90)
          add(
            screen.handle(
              .setContentOffset(target, .uiKit), on: animated, at: ScrollInstant(.milliseconds(100))))
          let drag: [Scroller.Event] = [
            .willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating,
          ]
          let flies = animated == 1
          XCTAssertEqual(events[animated], drag + [.didEndDecelerating])
          XCTAssertEqual(events[animated == 1 ? 2 : 1], drag + (flies ? [] : [.didEndDecelerating]))
          while screen.isMoving { add(screen.advance(to: screen.instantOfRest)) }
          XCTAssertEqual(events[animated], drag + [.didEndDecelerating, .didEndScrollingAnimation])
          XCTAssertEqual(events[animated == 1 ? 2 : 1], drag + [.didEndDecelerating])
          XCTAssertEqual(screen[animated].contentOffset[axis], target[axis])
        }
      }
    }
  }

  /// A sheet that a touch takes out of a chain, which flies on the other axis, is exactly at its detent.
  ///
  /// Catches: `putOnPlace` left out of `detach`.
  func testASheetThatLeavesAChainIsExactlyAtItsDetent() {
    func sheet(_ width: Double, _ height: Double, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
      -> ScrollSheet
    {
      ScrollSheet(
        container: ScrollRect(x: 0, y: 0, width: width, height: height), detents: detents,
        isDismissible: isDismissible)
    }
    func list(_ width: Double, _ height: Double, _ insets: ScrollInsets, at offset: ScrollPoint) -> Viewport {
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: width, height: height),
        contentSize: ScrollSize(width: width, height: height), contentInset: insets,
        contentInsetAdjustmentBehavior: .never, contentOffset: offset, bouncesVertically: false)
    }
    let detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)]
    var screen = ScrollScreen()
    screen.insert(
      sheet(457, 549, [.length(237.99491127343083), .length(597)], true), as: 11,
      physics: Scroller.Physics(momentum: .off))
    screen.insert(
      sheet(319.6796076476302, 782.7576802030482, detents, true), as: 14, in: 11,
      physics: Scroller.Physics(
        integration: .displayLink, isDirectionalLockEnabled: true, slop: 0, momentum: .platform))
    screen.insert(
      sheet(450, 407.5097305390399, detents, false), as: 10, in: 14,
      physics: Scroller.Physics(slop: 0, momentum: .platform))
    var inner = list(
      403.3925286593782, 442, ScrollInsets(top: 0, left: -2.3620267652200226, bottom: 0, right: 69),
      at: ScrollPoint(x: 69, y: 0))
    inner.alwaysBounceVertical = true
    screen.insert(inner, as: 1, in: 10, physics: Scroller.Physics(slop: 0, momentum: .off))
    var moved = list(
      703.148971007942, 768.4699847347327,
      ScrollInsets(top: -12.240951058660805, left: 0, bottom: 75, right: 0),
      at: ScrollPoint(x: 0, y: 12.240951058660805))
    (moved.bouncesVertically, moved.alwaysBounceHorizontal) = (true, true)
    (moved.zoomLimits, moved.zoomScale) = (ScrollZoomLimits(from: 0.1, to: 10), 0.1)
    moved.refreshControl = RefreshControl(trigger: 6, extent: 0, firesAt: .threshold)
    screen.insert(
      moved, as: 16, in: 10,
      physics: Scroller.Physics(
        decelerationRate: .fast, snapping: ScrollSnapping(SnapRule(.every(170, origin: 20)), on: .vertical),
        isDirectionalLockEnabled: true),
      rules: ScrollScreen.Rules(
        towardsEnd: .innerFirst, towardsStart: .outerFirst, flingsHandOverTowardsEnd: false,
        flingsHandOverTowardsStart: false, overscroll: .outermost, overscrollTowardsStart: .outermost,
        locksToOneAxis: true))
    func at(_ microseconds: Int64) -> ScrollInstant { ScrollInstant(.microseconds(microseconds)) }
    screen.handle(.touchDown(ScrollPoint(x: 800.0515803682264, y: 480)), on: 16, at: at(5030))
    screen.handle(.touchMoved(ScrollPoint(x: 711.4525210074306, y: 490.7226123685209)), at: at(5030))
    screen.move(11, to: 1, animation: .eased(duration: .milliseconds(300)), at: at(12757))
    screen.handle(.touchUp(), at: at(18827))
    screen.handle(
      .wheel(ScrollVector(dx: -29.99118221917803, dy: 175), .eased(duration: .milliseconds(50))), on: 16,
      at: at(24975))
    screen.handle(.touchDown(ScrollPoint(x: 466.28650764405677, y: 615.2378393321686)), on: 1, at: at(335347))
    screen.handle(.cancelled, at: at(335347))
    XCTAssertEqual(screen.phase(of: 16), .decelerating)
    screen.runToRest()
    XCTAssertEqual(screen.detent(of: 14), 1, "\(screen[14].contentOffset)")
  }

  /// Of two fingers on a map one is lifted after a third has moved the list around it: the other finger drags on by its own way.
  ///
  /// Catches: in `changeInContainer`, the branch of a finger whose parent may have moved left out.
  func testAFingerThatIsLeftOfTwoDragsOnByItsOwnWay() {
    for axis in ScrollAxis.allCases {
      func point(_ along: Double) -> ScrollPoint { ScrollPoint { $0 == axis ? along : 100 } }
      var screen = ScrollScreen()
      screen.insert(list(axis, 700, at: 300), as: 1)
      var map = list(axis.cross, 600)
      map.contentSize[axis] = 900
      map.contentOffset = ScrollPoint(x: 200, y: 200)
      map.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
      screen.insert(map, as: 2, in: 1)
      screen.handle(.touchDown(point(250), finger: 1), on: 1, at: .origin)
      screen.handle(.touchDown(point(100), finger: 0), on: 2, at: ScrollInstant(.milliseconds(4)))
      screen.handle(.touchDown(point(200), finger: 2), on: 2, at: ScrollInstant(.milliseconds(8)))
      screen.handle(.touchMoved(point(200), finger: 1), at: ScrollInstant(.milliseconds(16)))
      XCTAssertEqual(screen[1].contentOffset[axis], 340)
      screen.handle(.touchUp(finger: 2), at: ScrollInstant(.milliseconds(24)))
      let before = screen[2].contentOffset
      screen.handle(.touchMoved(point(120), finger: 0), at: ScrollInstant(.milliseconds(32)))
      screen.handle(.touchMoved(point(130), finger: 0), at: ScrollInstant(.milliseconds(40)))
      let way = before[axis] - screen[2].contentOffset[axis]
      XCTAssertTrue((20...30).contains(way), "\(way)")
    }
  }

  /// A wheel that brings a shelf back from the greatest number leaves the chain at the sum of its members.
  ///
  /// Catches: in `AxisChain.distribute`, `isLong` made `false`.
  func testAChainThatComesBackFromTheGreatestNumberAddsUp() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      let shelf = CardShelf(
        axis: axis, cardSize: ScrollSize { $0 == axis ? .greatestFiniteMagnitude : 1000 }, count: 2,
        spacing: 2, margin: 14)
      screen.insert(
        .shelf(shelf, frame: ScrollRect(x: 0, y: 0, width: 250, height: 250), reach: .screenful), as: 1,
        physics: Scroller.Physics(reducesMotion: true))
      screen.insert(list(axis.cross, 700), as: 2, in: 1)
      screen.handle(.wheel(vector(axis, 1), .uiKit), on: 1, at: .origin)
      XCTAssertEqual(screen[1].contentOffset[axis], .greatestFiniteMagnitude)
      screen.handle(.wheel(vector(axis, -179), nil), on: 2, at: .origin)
      XCTAssertNil(screen.fault)
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], -14)
    }
  }

  /// A shelf that is lower than its cards, and that an open card in it holds still, shows its card after a change, also where a
  /// finger has come down on its path.
  ///
  /// Catches: `isHeldByFinger` made to return `true` for every touched member.
  func testAShelfThatACardHoldsStillIsOnItsCardAfterAChangeUnderAFinger() {
    for axis in ScrollAxis.allCases {
      func shelf(_ length: Double) -> ScrollScreen.Geometry {
        .shelf(
          CardShelf(
            axis: axis, cardSize: ScrollSize { $0 == axis ? length : 200 }, count: 9, spacing: 10, margin: 20),
          frame: ScrollRect { 0...($0 == axis ? 400 : 150) })
      }
      var screen = ScrollScreen()
      screen.insert(shelf(300), as: 1)
      screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? 910 : 0 }, nil), on: 1, at: .origin)
      let card = ExpandingCard(
        axis: axis.cross, container: ScrollSize(width: 100, height: 100), collapsedInsets: .zero, travel: 80,
        innerContentLength: 900)
      screen.insert(.card(card, origin: ScrollPoint { $0 == axis ? 910 : 0 }), as: 2, in: 1)
      screen.insert(list(axis.cross, 700), as: 3, in: 1)
      screen.expand(2, animation: nil, at: .origin)
      screen.handle(.touchDown(.zero), on: 3, at: .origin)
      XCTAssertEqual(screen.phase(of: 1), .tracking)
      screen.update(shelf(330), as: 1, at: .origin)
      XCTAssertEqual(screen[1].contentOffset[axis], 1000)
      screen.handle(.touchUp(), at: ScrollInstant(.milliseconds(50)))
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], 1000)
    }
  }

  /// The first movement of a drag that catches a flight moves the members that a drag moves, not those of the flight.
  ///
  /// Catches: any of the three cases that `begin(_:then:at:)` in `ScrollChain.handle`, left out.
  func testAMovementThatCatchesAFlightIsADrag() {
    let catches: [(ScrollAxis) -> (Scroller.Input, Scroller.Input, Scroller.Input)] = [
      { axis in
        let delta = self.vector(axis, -20)
        return (.scroll(delta, phase: .began), .scroll(.zero, phase: .began), .scroll(delta, phase: .changed))
      },
      { axis in
        let movement = Scroller.Input.scroll(self.vector(axis, -20), phase: .changed)
        return (movement, .scroll(.zero, phase: .began), movement)
      },
      { axis in
        let movement = Scroller.Input.moved(by: self.vector(axis, 20))
        return (movement, .began, movement)
      },
      { axis in
        let movement = Scroller.Input.changed(translation: self.vector(axis, 20))
        return (movement, .began, movement)
      },
    ]
    for (axis, time) in ScrollAxis.allCases.flatMap({ axis in (25...35).map { (axis, $0) } }) {
      var rules = ScrollScreen.Rules()
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) = (false, false)
      var flying = ScrollScreen(rules: rules)
      flying.insert(list(axis, 500), as: 1)
      flying.insert(list(axis, 180, at: 90), as: 2, in: 1)
      flying.handle(.began, on: 2, at: .origin)
      flying.handle(.ended(velocity: vector(axis, -900)), on: 2, at: ScrollInstant(.milliseconds(10)))
      flying.advance(to: ScrollInstant(.milliseconds(time)))
      XCTAssertGreaterThan(flying[1].contentOffset[axis] + flying[2].contentOffset[axis], 5)
      for inputs in catches {
        let (both, beginning, movement) = inputs(axis)
        var (screen, twice) = (flying, flying)
        let instant = ScrollInstant(.milliseconds(time + 1))
        screen.handle(both, on: 2, at: instant)
        XCTAssertNil(screen.fault)
        twice.handle(beginning, on: 2, at: instant)
        twice.handle(movement, on: 2, at: instant)
        XCTAssertEqual(screen[1], twice[1])
        XCTAssertEqual(screen[2], twice[2])
      }
    }
  }

  /// A shelf that has been left between two cards rests on one, also where the touch of a card holds it still before it returns.
  ///
  /// Catches: `letHeldReturn()` left out of `ScrollChain.returnToPlaces`.
  func testAShelfThatACardHoldsStillReturnsToACard() {
    for axis in ScrollAxis.allCases {
      let shelf = CardShelf(
        axis: axis, cardSize: ScrollSize(width: 250, height: 250), count: 5, spacing: 10, margin: 20)
      let frame = ScrollRect { 0...($0 == axis ? 400 : 150) }
      var rules = ScrollScreen.Rules()
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) = (false, false)
      var screen = ScrollScreen(rules: rules)
      screen.insert(.shelf(shelf, frame: frame, reach: .momentum), as: 1)
      screen.insert(list(axis, 200, at: 200), as: 2, in: 1)
      let card = ExpandingCard(
        axis: axis.cross, container: ScrollSize(width: 200, height: 200), collapsedInsets: .zero, travel: 80,
        innerContentLength: 900)
      screen.insert(.card(card, origin: ScrollPoint { $0 == axis ? 500 : 0 }), as: 3, in: 1)
      screen.expand(3, animation: nil, at: .origin)
      screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? 33 : 0 }, nil), on: 1, at: .origin)
      screen.handle(.began, on: 3, at: .origin)
      screen.handle(.changed(translation: vector(axis.cross, 12)), at: ScrollInstant(.milliseconds(10)))
      XCTAssertEqual(screen[1].contentOffset[axis], 33)
      screen.handle(.ended(velocity: .zero), at: ScrollInstant(.milliseconds(200)))
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset[axis], shelf.offset(of: 0, in: 400))
    }
  }

  /// A header that leaves a flight, which stops on the pixel grid, moves the list inside it by no rounding.
  ///
  /// Catches: `axes[axis].moveOnly(member)` left out of `ScrollChain.stop`.
  func testAMemberThatLeavesAFlightMovesNoOther() {
    for (axis, time) in ScrollAxis.allCases.flatMap({ axis in (15...25).map { (axis, $0) } }) {
      var screen = ScrollScreen()
      let header = CollapsingHeader(axis: axis, length: 200, collapsedLength: 100, returns: .atBeginning)
      screen.insert(.header(header, over: ScrollRect(x: 0, y: 0, width: 300, height: 300)), as: 1)
      screen.insert(list(axis, 700, at: 389.5), as: 2, in: 1)
      screen.insert(list(axis, 700), as: 3, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: vector(axis, -900)), on: 2, at: .origin)
      let instant = ScrollInstant(.milliseconds(time))
      screen.advance(to: instant)
      XCTAssertTrue((1...99).contains(screen[1].contentOffset[axis]))
      // The motion begins anew where it is, so that rounding can turn it.
      screen.update(
        .header(header, over: ScrollRect(x: 0, y: 0, width: 300, height: 310)), as: 1, at: instant)
      let offset = screen[2].contentOffset[axis]
      screen.handle(.wheel(vector(axis, -39), .uiKit), on: 3, at: instant)
      XCTAssertEqual(screen[2].contentOffset[axis], offset)
    }
  }

  /// A sheet that rounding has kept an ulp off its detent is on it where what is around it is taken out of its chain.
  ///
  /// Catches: `putOnPlace(place)` left out of `ScrollScreen.dissolve`.
  func testASheetThatIsLeftAtRestIsExactlyAtItsDetent() {
    forAll(
      "at a detent, exactly", count: 200,
      in: {
        (
          axis: $0.pick(ScrollAxis.allCases), length: $0.double(in: 300...900),
          travel: $0.double(in: 40...300), speed: $0.double(in: 100...2000)
        )
      }
    ) { axis, length, travel, speed in
      var screen = ScrollScreen()
      screen.insert(list(axis.cross, 2000, across: travel / 3, at: 400), as: 1)
      let header = CollapsingHeader(
        axis: axis, length: travel, collapsedLength: travel / 7, returns: .atBeginning)
      screen.insert(
        .header(header, over: ScrollRect(x: 0, y: 0, width: 300, height: 300)), as: 2, in: 1)
      let sheet = ScrollSheet(
        axis: axis, container: ScrollRect(x: 0, y: 0, width: length, height: length),
        detents: [.length(120), .fraction(0.5), .inset(44)])
      screen.insert(sheet, as: 3, in: 2, detent: 1)
      screen.handle(.began, on: 3, at: .origin)
      screen.handle(
        .ended(velocity: ScrollVector { $0 == axis ? -speed : -1900 }), on: 3,
        at: ScrollInstant(.milliseconds(8)))
      // At rest on the one axis, but not on the other.
      screen.advance(to: ScrollInstant(.milliseconds(800)))
      screen.handle(.held, on: 1, at: ScrollInstant(.milliseconds(810)))
      screen.handle(.cancelled, at: ScrollInstant(.milliseconds(820)))
      screen.runToRest()
      let offset = screen[3].contentOffset[axis]
      return sheet.restingOffsets.contains(offset) ? nil : "\(offset) of \(sheet.restingOffsets)"
    }
  }

  /// Next to numbers whose sums lose points nothing returns to a place for ever.
  ///
  /// Catches: `slack < 0.5` made `true` in `ScrollChain.returnToPlaces`.
  func testContentNextToTheGreatestNumberComesToRest() {
    for axis in ScrollAxis.allCases {
      var far = list(axis, 185)
      far.contentInset[min: axis] = .greatestFiniteMagnitude
      far.contentOffset[axis] = -.greatestFiniteMagnitude
      var endless = list(axis, 0)
      (endless.endlessAxis, endless.displayScale) = (axis, 1e-300)
      endless.contentOffset = ScrollPoint { $0 == axis ? -48 : 0 }
      var snapping = ScrollSnapping()
      snapping[axis] = SnapRule(.every(170))
      var screen = ScrollScreen()
      screen.insert(far, as: 1)
      screen.insert(endless, as: 2, in: 1, physics: Scroller.Physics(snapping: snapping))
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.cancelled, at: ScrollInstant(.milliseconds(8)))
      for _ in 0..<10 where screen.isMoving { screen.advance(to: screen.instantOfRest) }
      XCTAssertFalse(screen.isMoving)
    }
  }

  /// A list that does not bounce stops at its end, also where a shelf around it has begun the flight past its own.
  ///
  /// Catches: `endOfBounce(at:)` made `nil`.
  func testAFlightFromPastALimitEndsWhereNothingBounces() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis, 300), as: 1)
      var inner = list(axis, 150)
      (inner.bouncesHorizontally, inner.bouncesVertically) = (false, false)
      screen.insert(inner, as: 2, in: 1)
      screen.handle(.setContentOffset(ScrollPoint { $0 == axis ? -3 : 0 }, nil), on: 1, at: .origin)
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: vector(axis, -880)), at: ScrollInstant(.milliseconds(10)))
      var sliced = screen
      for step in 1...60 {
        let instant = ScrollInstant(.milliseconds(10 + 20 * step))
        for part in 1...3 { sliced.advance(to: ScrollInstant(.milliseconds(10 + 20 * step - 20 + 5 * part))) }
        sliced.advance(to: instant)
        var whole = screen
        whole.advance(to: instant)
        XCTAssertEqual(whole[1].contentOffset, sliced[1].contentOffset)
        XCTAssertEqual(whole[2].contentOffset, sliced[2].contentOffset)
        XCTAssertLessThanOrEqual(whole[2].contentOffset[axis], 150)
        XCTAssertNil(whole.fault)
      }
    }
  }

  /// A header that a drag has brought to its end, but for rounding, is there when the drag ends.
  ///
  /// Catches: `wasDragging || hasMoved[$0]` made `hasMoved[$0]` in `ScrollChain.moveByMembers`.
  func testAHeaderIsFullOrCollapsedAfterADragThatEndsAtRest() {
    forAll(
      "full or collapsed, exactly", count: 400,
      in: {
        (
          axis: $0.pick(ScrollAxis.allCases), travel: $0.double(in: 20...90), start: $0.double(in: 0...300),
          way: $0.double(in: 100...300)
        )
      }
    ) { axis, travel, start, way in
      var screen = ScrollScreen()
      screen.insert(list(axis, 1700, at: start), as: 1)
      let header = CollapsingHeader(
        axis: axis, length: travel + 27, collapsedLength: 27, returns: .atOnce)
      screen.insert(.header(header, over: ScrollRect(x: 0, y: 0, width: 300, height: 300)), as: 2, in: 1)
      screen.handle(.began, on: 2, at: .origin)
      for translation in [-way, 10 - way, -way] {
        screen.handle(.changed(translation: vector(axis, translation)), at: ScrollInstant(.milliseconds(10)))
      }
      screen.handle(.cancelled, at: ScrollInstant(.milliseconds(500)))
      screen.runToRest()
      let offset = screen[2].contentOffset[axis]
      return offset == 0 || offset == header.travel ? nil : "\(offset) of \(header.travel)"
    }
  }

  /// A drag chooses its axis among the members as they are at its instant: one that the program zooms under the finger scrolls on
  /// both axes by then.
  ///
  /// Catches: `catchUpTargets()` left out of `ScrollScreen.findHeld(by:)`.
  func testADragChoosesItsAxisWhateverTheFrames() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen()
      screen.insert(list(axis.cross, 800), as: 1)
      var map = list(axis, 900)
      map.zoomLimits = ScrollZoomLimits(from: 0.5, to: 4)
      screen.insert(map, as: 2, in: 1)
      screen.handle(.touchDown(ScrollPoint(x: 200, y: 200)), on: 2, at: .origin)
      screen.handle(
        .setZoomScale(2.5, about: ScrollPoint(x: 150, y: 150), .eased(duration: .milliseconds(50))), on: 2,
        at: ScrollInstant(.milliseconds(5)))
      var sliced = screen
      for time in 6...19 { sliced.advance(to: ScrollInstant(.milliseconds(time))) }
      let point = ScrollPoint { $0 == axis ? 110 : 212 }
      for time in [20, 30] {
        for step in [0.0, 10] {
          let sample = Scroller.Input.touchMoved(ScrollPoint { point[$0] + step })
          screen.handle(sample, at: ScrollInstant(.milliseconds(time)))
          sliced.handle(sample, at: ScrollInstant(.milliseconds(time)))
        }
      }
      screen.runToRest()
      sliced.runToRest()
      for id in [1, 2] as [ScrollScreen.ID] { XCTAssertEqual(screen[id], sliced[id]) }
    }
  }

  /// A touch takes the members of its path out of a flight from the innermost, whichever axis each of them scrolls on, so that
  /// what flies on does not depend on the names of the axes.
  ///
  /// Catches: `if isGrouped { detach(index) } else { stopOutside(index) }` made `if !isGrouped { stopOutside(index) }`.
  func testMembersLeaveAFlightInTheOrderOfTheirPath() {
    let offsets = ScrollAxis.allCases.map { axis in
      var screen = ScrollScreen()
      let sheet = ScrollSheet(
        axis: axis, container: ScrollRect(x: 0, y: 0, width: 600, height: 600),
        detents: [.length(20), .length(477)])
      screen.insert(sheet, as: 1)
      screen.insert(list(axis.cross, 171), as: 2, in: 1)
      var inner = list(axis.cross, 826, at: 682)
      inner.endlessAxis = axis
      screen.insert(inner, as: 3, in: 2)
      let header = CollapsingHeader(axis: axis, length: 192, collapsedLength: 92)
      screen.insert(.header(header, over: ScrollRect(x: 0, y: 0, width: 300, height: 300)), as: 4, in: 2)
      screen.handle(
        .wheel(
          ScrollVector { $0 == axis ? -167 : 15 },
          .spring(ScrollSpring(angularFrequency: 15.7, dampingRatio: 0.5))),
        on: 3, at: .origin)
      screen.handle(.touchDown(ScrollPoint(x: 100, y: 100)), on: 4, at: ScrollInstant(.milliseconds(263)))
      screen.handle(.touchUp(), at: ScrollInstant(.milliseconds(270)))
      screen.runToRest()
      return [1, 2, 3, 4].map { screen[$0].contentOffset[axis] }
    }
    XCTAssertEqual(offsets[0], offsets[1])
  }
}
