/// A finger that does not move does not move the content.
final class StillFingerTests: XCTestCase {
  /// Content at rest on a pixel, mostly past a limit, and up to offsets where neighbouring numbers are points apart.
  private struct Scene {
    var viewport: Viewport
    var source: Scroller.Physics.Source

    init(_ generator: inout SplitMix64) {
      let size = Double(sign: .plus, exponent: generator.integer(in: 4...70), significand: 1)
      viewport = Viewport(
        400, generator.pick([800, size]), content: 400, generator.double(in: 0...size),
        displayScale: generator.pick([1, 2, 3, 1.25, 1.75, 2.625, 2.75, generator.double(in: 0.5...4)]),
        alwaysBounceHorizontal: true, alwaysBounceVertical: true)
      let past = generator.double(in: 0...1) * generator.pick([1, 700, size])
      let limits = viewport.limits(on: .vertical)
      let offset = generator.happens(onceIn: 2) ? limits.lowerBound - past : limits.upperBound + past
      viewport.contentOffset.y = viewport.pixelGrid.rounded(offset, within: limits)
      source = generator.pick([.touch, .trackpad])
    }

    func scroller() -> Scroller { Scroller(viewport: viewport, physics: Scroller.Physics(source: source)) }
  }

  /// Catches: in `MovingAxis.drag`, the band asked where the finger has not moved (`translation != latest`
  /// dropped): an ulp, where an ulp is a point.
  func testADragBeginsWhereTheContentIs() {
    forAll("a drag begins at the present offset", count: 4_000, in: Scene.init) { scene in
      var scroller = scene.scroller()
      for input: Scroller.Input in [.began, .changed(translation: .zero), .moved(by: .zero)] {
        let events = scroller.handle(input, at: .origin)
        if events.contains(.didScroll) || scroller.contentOffset != scene.viewport.contentOffset {
          return "\(input) moves it to \(scroller.contentOffset)"
        }
      }
      return nil
    }
  }

  /// Catches: the same; and `pan.translation` asked after the finger has moved, in `follow`: nothing moves at all.
  func testAcrossTheFingersWayNothingMoves() {
    forAll("the content stays on an axis on which the finger does not move", count: 4_000, in: Scene.init) {
      scene in
      var scroller = scene.scroller()
      var point = ScrollPoint(200, 400)
      scroller.handle(.touchDown(point), at: .origin)
      for count in 1...4 {
        point.x += 17
        scroller.handle(.touchMoved(point), at: .milliseconds(16 * count))
      }
      if scroller.y != scene.viewport.contentOffset.y { return "moves to \(scroller.y)" }
      return scroller.x < 0 ? nil : "x stays at \(scroller.x)"
    }
  }

  // At 2.625 pixels a point, content under a finger that goes down by hundredths never comes back up.
  // Catches: in `isWhole`, UIKit's form of the pixel grid at every scale.
  func testContentNeverRunsBackwardsUnderAFinger() {
    for (scale, sign) in product([0.5, 1, 1.25, 1.75, 2, 2.625, 2.75, 3, 3.5], [1.0, -1]) {
      var scroller = Scroller(viewport: Viewport(400, 800, content: 400, 1000, displayScale: scale))
      scroller.handle(all: [.setContentOffset(ScrollPoint(0, 100), animated: false), .began], at: .origin)
      var latest = scroller.y
      for count in 1...1500 {
        scroller.handle(.changed(translation: ScrollVector(0, sign * Double(count) / 10)), at: .origin)
        XCTAssertLessThanOrEqual(sign * scroller.y, sign * latest, "at \(scale), after \(count) tenths")
        latest = scroller.y
      }
    }
  }
}
