@testable import ScrollKinetics

/// Programmatic motion (PHYSICS §7).
final class ProgrammaticMotionTests: XCTestCase {
  private func point(_ y: Double) -> ScrollPoint { ScrollPoint(0, y) }

  /// sin²(π/2 · t/T) with T = 0.3 s, on the pixel grid: 0, 1/16·(8 ∓ …), ½ at half the time, 1.
  func testAnimatedOffsetFollowsTheSquareOfASine() {
    for distance in [1000.0, -1000, 4] {
      let sent = Scroller.tall().handling(.setContentOffset(point(2000 + distance), animated: true))
      XCTAssertEqual(sent.now.seconds(to: sent.instantOfRest), 0.3)
      for (time, progress) in [
        (50, (2 - 3.0.squareRoot()) / 4), (75, (2 - 2.0.squareRoot()) / 4), (100, 0.25), (150, 0.5),
        (200, 0.75), (250, (2 + 3.0.squareRoot()) / 4), (300, 1),
      ] {
        let offset = sent.after(.milliseconds(time)).y
        XCTAssertEqual(offset, 2000 + distance * progress, accuracy: 0.5 + 1e-9, "\(time) ms")
        XCTAssertEqual(offset, offset.rounded(), "shown on the pixel grid")
      }
    }
  }

  func testOtherAnimations() {
    func sent(_ animation: ScrollAnimation) -> Scroller {
      .tall().handling(.setContentOffset(point(3000), animation))
    }
    let linear = CubicBezier(x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75)
    let eased = sent(.eased(duration: .seconds(2), timing: linear))
    assertEqual((eased.after(.milliseconds(500)).y, eased.now.seconds(to: eased.instantOfRest)), (2250, 2))
    let atOnce = sent(.eased(duration: .zero))
    assertEqual((atOnce.y, atOnce.phase), (3000, .idle))
    let spring = sent(.spring(ScrollSpring(dampingRatio: 0.5, response: 0.5)))
    // The first overshoot of ζ = ½ is e^(−πζ/√(1 − ζ²)) = 16.3 % after half a damped swing, 0.2887 s.
    XCTAssertEqual(spring.after(.microseconds(288_675)).y, 3163, accuracy: 1)
    XCTAssertEqual(spring.rested.y, 3000)
  }

  /// p(t) = 1 − (1 + ωt)e^(−ωt), ω = 2π/0.6, for 1.6 s.
  func testScrollToTopFollowsItsSpring() {
    let sent = Scroller.tall().handling(.scrollToTop)
    assertEqual((sent.target, sent.now.seconds(to: sent.instantOfRest)), (.zero, 1.6))
    let omega = 2 * Double.pi / 0.6
    for time in [0.05, 0.1, 0.2, 0.4, 0.8, 1.5] {
      let progress = 1 - (1 + omega * time) * Double.exp(-omega * time)
      XCTAssertEqual(sent.after(.seconds(time)).y, 2000 * (1 - progress), accuracy: 1e-9, "\(time)")
    }
    assertEqual((sent.after(.milliseconds(1599)).phase, sent.after(.milliseconds(1600)).y), (.animating, 0))
    XCTAssertEqual(sent.after(.milliseconds(1600)).phase, .idle)
  }

  func testTheTopIsTheInset() {
    XCTAssertEqual(Scroller.tall { $0.contentInset.top = 64 }.handling(.scrollToTop).rested.y, -64)
    let wide = Scroller.wide().handling(.scrollToTop).rested
    XCTAssertEqual(wide.contentOffset, ScrollPoint(2000, 0), "the other axis stays")
  }

  /// "Nothing if the rectangle is completely visible", in every phase.
  /// Catches: `if case (nil, nil) = (anchors.horizontal, anchors.vertical) { return .nothing }` left out of `intent(of:at:)`.
  func testVisibleRectangleEndsNothing() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 3000, physics).flung(2000).after(.milliseconds(105))
      for scroller in [
        flying, .tall(at: 3000, physics), flying.handling(.touchDown(.zero)), flying.handling(.began),
        .tall(at: -90, physics).flung(0).after(.milliseconds(30)),
        .tall(at: 3000).handling(.setContentOffset(point(3300), animated: true)).after(.milliseconds(99)),
        .tall(at: 300).handling(.scrollToTop).after(.milliseconds(99)),
      ] {
        let y = scroller.y.clamped(to: 0...7200)
        let outside = ScrollRect(0, 9000, 10, 10)
        for (rect, animated) in product([ScrollRect(0, y + 350, 10, 10), outside], [true, false]) {
          var same = scroller
          XCTAssertEqual(same.take(.scrollRectToVisible(rect, animated: animated)), [])
          XCTAssertEqual(same, scroller, "\(scroller.phase)")
        }
      }
    }
  }

  /// Catches: all axes concerned, not those that the rectangle moves, in the intent of `scrollRectToVisible`.
  func testAnAxisThatARectangleDoesNotMoveReturnsWithinItsLimits() {
    for (axis, past) in product(ScrollAxis.allCases, [-90.0, 1090]) {
      let viewport = Viewport(
        500, 500, content: 1500, 1500, contentOffset: ScrollPoint { $0 == axis ? past < 0 ? 0 : 1000 : 0 })
      var scroller = Scroller(viewport: viewport)
      _ = scroller.take(.began)
      _ = scroller.take(.changed(translation: ScrollVector { $0 == axis ? (past < 0 ? 400 : -400) : 0 }))
      let pulled = scroller.contentOffset[axis]
      XCTAssertEqual(scroller.viewport.overscroll[axis].sign, past < 0 ? .minus : .plus)
      // Visible on the axis that is pulled, and to be scrolled to on the other.
      let rect = ScrollRect { $0 == axis ? (past < 0 ? 100...110 : 1400...1410) : 1200...1210 }
      let events = scroller.take(.scrollRectToVisible(rect, animated: true))
      XCTAssertEqual(events, [.willEndDragging, .goesOn, .willBeginDecelerating])
      XCTAssertEqual(scroller.contentOffset[axis], pulled)
      scroller.advance(to: scroller.instantOfRest)
      XCTAssertEqual(scroller.contentOffset[axis], past < 0 ? 0 : 1000)
      XCTAssertEqual(scroller.contentOffset[axis.cross], 710)
    }
  }

  /// Without animation the offset is on the pixel grid, but exactly at a limit; an axis that is there already does not
  /// move. With animation the target is reached exactly.
  /// Catches: in `jump`, false for `isThere`; in `roundedUnlessLimit`, either limit.
  func testOffsetSetAtOnceIsOnThePixelGrid() {
    let third = 1.0 / 3
    let offsets: [(Double, Double)] = [
      (187.5, 187 + 2 * third), (100.1, 100), (100.2, 100 + third), (-40.4, -40 - third), (-0.1, 0),
      (1e17, 1e17), (3600.0625, 3600.0625), (3600.1, 3600), (4000.2, 4000 + third),
    ]
    for (sign, (offset, shown)) in product([1.0, -1], offsets) {
      var scroller = Scroller.tall { viewport in
        viewport.displayScale = 3
        viewport.contentInset = ScrollInsets(top: 3600.0625, bottom: -3599.9375)
        viewport.contentOffset = ScrollPoint(0.123, 7)
      }
      scroller.handle(.setContentOffset(ScrollPoint(0.123, sign * offset), nil))
      XCTAssertEqual(scroller.contentOffset, ScrollPoint(0.123, sign * shown), "\(offset)")
      scroller.handle(.setContentOffset(ScrollPoint(0.123, sign * offset), .uiKit))
      XCTAssertEqual(scroller.rested.y, sign * offset, "animated to \(offset)")
    }
  }

  /// Catches: `approaches` always false in `ScrollAnimation.plan`, or always true.
  func testRestartedOnTheWay() {
    forAll("no jump, and a velocity towards the target is kept", count: 500) { generator in
      (
        first: generator.double(in: 0...7200), second: generator.double(in: 0...7200),
        delay: generator.integer(in: 0...320), kind: generator.integer(in: 0...3),
        flies: generator.happens(onceIn: 2), velocity: generator.double(in: -4000...4000)
      )
    } check: { input in
      var scroller =
        input.flies
        ? Scroller.tall().flung(input.velocity)
        : Scroller.tall().handling(.setContentOffset(self.point(input.first), animated: true))
      scroller.advance(by: .milliseconds(input.delay))
      let (offset, velocity, phase) = (scroller.y, scroller.velocity.dy, scroller.phase)
      let target = input.kind == 2 ? 0 : input.second
      let again: Scroller.Input =
        switch input.kind {
        case 0: .setContentOffset(self.point(target), animated: true)
        case 1: .setContentOffset(self.point(target), .spring(.scrollToTop))
        case 2: .scrollToTop
        default: .setContentOffset(self.point(target), .eased(duration: .seconds(1)))
        }
      let events = scroller.take(again)
      guard scroller.phase == .animating else { return nil }
      if scroller.y != offset { return "jumps from \(offset) to \(scroller.y)" }
      if phase == .animating, events != [] { return "\(events) for a restart" }
      let helps = (velocity > 0) == (target > offset)
      if scroller.velocity.dy != (helps ? velocity : 0) { return "x′ is \(scroller.velocity.dy)" }
      let longest = [0.3, 10, 1.6, 1][input.kind]
      if scroller.now.seconds(to: scroller.instantOfRest) > longest + 1e-12 { return "arrives late" }
      return scroller.rested.y == target ? nil : "ends at \(scroller.rested.y)"
    }
  }

  /// A place to snap to that is too small to be a normal number is shown as 0, where the content was.
  /// Catches: in `scroll(to:_:)`, an offset compared before it is flushed.
  func testNoScrollOntoASubnormalPlace() {
    let viewport = Viewport(
      100, 100, content: 900, 900, contentInset: ScrollInsets(top: 900, left: 900), contentOffset: .zero)
    for (axis, free) in product(ScrollAxis.allCases, [0x1p-1030...500, -500 ... -0x1p-1030]) {
      let rule = SnapRule(.offsets([-600, 600]), freeRanges: [free])
      let physics = Scroller.Physics(snapping: ScrollSnapping(rule, on: axis))
      var scroller = Scroller(viewport: viewport, physics: physics).handling(.began)
      XCTAssertEqual(scroller.handle(.stop, at: .origin), [.willEndDragging, .stops])
      XCTAssertEqual(scroller.contentOffset, .zero)
    }
  }
}
