@testable import ScrollKinetics

/// Members of a screen with the feel of a platform.
final class ScrollScreenPresetTests: XCTestCase {
  private static let frame = ScrollRect(0, 0, 400, 400)

  /// A list that is 1,600 points longer than it shows, or two, one inside the other.
  private func screen(_ presets: Scroller.Preset..., along axis: ScrollAxis = .vertical) -> ScrollScreen {
    var screen = ScrollScreen()
    for (place, preset) in presets.enumerated() {
      screen.insert(
        Viewport(frame: Self.frame, contentSize: ScrollSize { $0 == axis ? 2000 : 400 }),
        as: ScrollScreen.ID(place), in: place == 0 ? nil : ScrollScreen.ID(place - 1), physics: preset.physics
      )
    }
    return screen
  }

  // A finger releases with the slope of the parabola through its samples, alone and in a movement of two members, whatever is
  // encoded or shifted on the way; beside it a finger on UIKit's list releases with the blend.
  // Catches: in `ScrollScreen.touchEnded`, `pass(end, to: receiver` left out; in `ScrollScreen.shiftTime`,
  // `samples.shiftTime(by: duration)` left out.
  func testVelocitiesByLeastSquares() throws {
    forAll("least squares", count: 40) { generator in
      let nestings: [[Scroller.Preset]] = [[.android], [.android, .compose], [.uiKit]]
      for (presets, axis) in product(nestings, ScrollAxis.allCases) {
        var screen =
          presets.count == 1
          ? self.screen(presets[0], along: axis) : self.screen(presets[0], presets[1], along: axis)
        let inner = ScrollScreen.ID(presets.count - 1)
        var tracker = LeastSquaresTracker()
        var blended = Scroller(viewport: screen[inner], physics: presets[0].physics)
        func give(_ input: Scroller.Input, _ point: ScrollPoint, _ time: Double) {
          let instant = ScrollInstant(seconds: time)
          screen.handle(input, on: inner, at: instant)
          blended.handle(input, at: instant)
          tracker.add(point, at: instant)
        }
        var point = ScrollPoint(300, 300)
        give(.touchDown(point, finger: 2), point, 0)
        let speed = generator.double(in: 300...3000)
        for sample in 1...8 {
          point[axis] = 300 - speed * 0.008 * Double(sample) + generator.double(in: -2...2)
          give(.touchMoved(point, finger: 2), point, 0.008 * Double(sample))
        }
        if generator.happens(onceIn: 2) { screen = try! screen.coded() }
        let shift = Duration.seconds(generator.integer(in: 0...1000))
        screen.shiftTime(by: shift)
        let lift = ScrollInstant(seconds: 0.07)
        var released: ScrollVector?
        screen.handle(.touchUp(finger: 2), on: inner, at: lift.advanced(by: shift)) { released = $1.velocity }
        var blend: ScrollVector?
        blended.handle(.touchUp(finger: 2), at: lift) { blend = $0.velocity }
        let expected = presets[0] == .uiKit ? blend?[axis] : 0 - tracker.velocity(at: lift)[axis]
        XCTAssertEqual(released?[axis], expected, "\(presets)")
        XCTAssertFalse(screen.isTracking)
        XCTAssertTrue(screen.samples.fingers.isEmpty)
      }
    }
  }

  // A sheet is handed the finger of its list by the pull, whatever is drawn at limits at which content stops: where the list is at its
  // start, with a control once that has fired, by the pull as well. Along either axis.
  // Catches: in `Scroller.pull(on:)`, `stretch != nil` in place of `clamps == true`; in `Scroller.isPastTrigger`, the pull left out.
  func testASheetIsHandedTheFingerByThePull() {
    for (axis, limit) in product(ScrollAxis.allCases, [Scroller.Preset.android.physics.limit, .clamp]) {
      func screen(_ control: RefreshControl?, at offset: Double) -> ScrollScreen {
        var (physics, screen) = (Scroller.Preset.android.physics, ScrollScreen())
        physics.limit = limit
        screen.insert(
          ScrollSheet(axis: axis, container: Self.frame, detents: [.fraction(0.5), .fraction(1)]), as: 1,
          detent: 1, physics: physics)
        var list = Viewport(frame: Self.frame, contentSize: ScrollSize { $0 == axis ? 2000 : 400 })
        (list.refreshControl, list.contentOffset[axis]) = (control, offset)
        screen.insert(list, as: 2, in: 1, physics: physics)
        screen.handle(.began, on: 2, at: .origin)
        return screen
      }
      func check(
        _ screen: inout ScrollScreen, by pull: Double, _ places: [Double], stretch: Double,
        fires: Bool = false
      ) {
        let events = screen.handle(.moved(by: .along(axis, pull)), on: 2, at: .origin).events(of: 2)
        XCTAssertEqual([1, 2].map { screen[$0, axis] }, places, "\(limit) \(pull)")
        XCTAssertEqual(screen.stretch(of: 2)[axis], limit == .clamp ? 0 : stretch, "\(limit) \(pull)")
        XCTAssertEqual(events.contains(.didRefresh), fires, "\(limit) \(pull)")
      }
      var plain = screen(nil, at: 120)
      check(&plain, by: 100, [400, 20], stretch: 0)
      check(&plain, by: 50, [370, 0], stretch: 0)
      check(&plain, by: -60, [400, 30], stretch: 0)
      var refreshing = screen(RefreshControl(trigger: 100, extent: 60, on: axis), at: 20)
      check(&refreshing, by: 30, [400, 0], stretch: -10)
      check(&refreshing, by: 89, [400, 0], stretch: -99)
      // The inset of the control moves the limit, which ends the stretch.
      check(&refreshing, by: 2, [400, 0], stretch: 0, fires: true)
      refreshing.advance(by: .seconds(3), after: .ended(velocity: .zero), on: 2, at: .origin)
      refreshing.handle(.began, on: 2, at: refreshing.now)
      check(&refreshing, by: 100, [360, -60], stretch: 0)
    }
  }
}
