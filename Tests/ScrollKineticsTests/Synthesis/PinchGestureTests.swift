@testable import ScrollKinetics

/// Synthesised pinches (PHYSICS §11).
final class PinchGestureTests: XCTestCase {
  private static let frame = ScrollRect(40, 20, 400, 800)

  /// Content that can be zoomed from 0.1 to 10, shown at `scale`, far from its edges.
  private static func map(at scale: Double) -> Scroller {
    var viewport = Viewport(
      frame: frame, contentSize: ScrollSize(1e6, 1e6), contentOffset: ScrollPoint(3e5 * scale, 6e5 * scale))
    (viewport.zoomScale, viewport.zoomLimits) = (scale, ScrollZoomLimits(from: 0.1, to: 10))
    return Scroller(viewport: viewport)
  }

  private struct Scene {
    var (scale, factor, distance) = (1.0, 1.0, 100.0)
    var middle = ScrollPoint.zero
    var axis = ScrollAxis.horizontal
    var sampling = ScrollGesture.Sampling()

    init(_ generator: inout SplitMix64) {
      scale = Double.exp(generator.double(in: -2...2))
      factor = Double.exp(generator.double(in: -2...2))
      distance = Double.exp(generator.double(in: 0...6))
      middle = ScrollPoint { _ in generator.double(in: -300...900) }
      axis = generator.pick(ScrollAxis.allCases)
      sampling = ScrollGesture.Sampling(
        samplesPerSecond: generator.double(in: 20...240), jitter: generator.double(in: 0...0.5),
        seed: generator.next())
    }

    var pinch: ScrollGesture {
      .pinch(about: middle, by: factor, from: distance, along: axis, sampling: sampling)
    }
  }

  /// Catches: in `ScrollGesture.pinch`, `approach = 12.0` made `approach = 9.0`.
  func testAPinchMultipliesTheScaleAboutItsMiddle() {
    forAll("scale·factor, and the content under the middle stays", count: 600, in: Scene.init) { scene in
      var scroller = Self.map(at: scene.scale)
      let place = ScrollPoint { scene.middle[$0] - Self.frame.origin[$0] }
      let under = ScrollPoint { (scroller.contentOffset[$0] + place[$0]) / scene.scale }
      scroller.perform(scene.pinch)
      let viewport = scroller.viewport
      let limits = viewport.zoomLimits
      let wanted = scene.scale * scene.factor
      // A scale past a limit resists while the fingers are down, and has begun to return when both have left.
      if wanted == limits.clamped(wanted) {
        if abs(viewport.zoomScale / wanted - 1) > 1e-12 { return "\(viewport.zoomScale), not \(wanted)" }
        if scroller.phase != .idle { return "\(scroller.phase)" }
      } else {
        if scroller.restingZoomScale != limits.clamped(wanted) {
          return "returns to \(scroller.restingZoomScale)"
        }
        if scroller.phase != .decelerating { return "\(scroller.phase)" }
      }
      for axis in ScrollAxis.allCases {
        let now = (viewport.contentOffset[axis] + place[axis]) / viewport.zoomScale
        // At rest it is on the pixel grid.
        if abs(now - under[axis]) > 1e-6 + 0.5001 / viewport.zoomScale {
          return "\(axis): \(under[axis]) moves to \(now)"
        }
      }
      return nil
    }
  }

  /// The fingers' distance is geometric in time, from the second sample on.
  func testTheDistance() {
    let pinch = ScrollGesture.pinch(
      about: ScrollPoint(100, 50), by: 4, from: 80, along: .vertical, duration: .milliseconds(200),
      hold: .zero, sampling: ScrollGesture.Sampling(samplesPerSecond: 10))
    let expected: [Scroller.Input] = [
      .touchDown(ScrollPoint(100, 16), finger: 0), .touchDown(ScrollPoint(100, 84), finger: 1),
      .touchMoved(ScrollPoint(100, 10), finger: 0), .touchMoved(ScrollPoint(100, 90), finger: 1),
      .touchMoved(ScrollPoint(100, -30), finger: 0), .touchMoved(ScrollPoint(100, 130), finger: 1),
      .touchMoved(ScrollPoint(100, -110), finger: 0), .touchMoved(ScrollPoint(100, 210), finger: 1),
      .touchUp(finger: 0), .touchUp(finger: 1),
    ]
    for (sample, input) in zip(pinch.samples, expected) {
      switch (sample.input, input) {
      case (.touchDown(let a, let first), .touchDown(let b, let second)),
        (.touchMoved(let a, let first), .touchMoved(let b, let second)):
        XCTAssertEqual(a.x, b.x)
        XCTAssertEqual(a.y, b.y, accuracy: 1e-12)
        XCTAssertEqual(first, second)
      default: XCTAssertEqual(sample.input, input)
      }
    }
    XCTAssertEqual(
      pinch.samples.map(\.time), [0, 0, 100, 100, 200, 200, 300, 300, 300, 300].map { .milliseconds($0) })
    // Fingers that begin closer than 24 points come together only after they have moved apart.
    let near = ScrollGesture.pinch(about: .zero, by: 2, from: 10)
    XCTAssertEqual(near.samples[1].input, .touchDown(ScrollPoint(11, 0), finger: 1))
  }

  /// Mirrored, about the middle, the fingers change their places.
  func testMirrored() {
    forAll("the mirrored pinch of a mirrored content", count: 200, in: Scene.init) { scene in
      let mirrored = scene.pinch.samples.map { sample -> ScrollGesture.Sample in
        var sample = sample
        switch sample.input {
        case .touchDown(let point, let finger):
          sample.input = .touchDown(ScrollPoint(0 - point.x, 0 - point.y), finger: 1 - finger)
        case .touchMoved(let point, let finger):
          sample.input = .touchMoved(ScrollPoint(0 - point.x, 0 - point.y), finger: 1 - finger)
        case .touchUp(let finger): sample.input = .touchUp(finger: 1 - finger)
        default: break
        }
        return sample
      }
      let other = changed(scene) { $0.middle = ScrollPoint(0 - scene.middle.x, 0 - scene.middle.y) }
      // Of two samples at one time finger 0's is the first.
      func key(_ gesture: [ScrollGesture.Sample]) -> [String] { gesture.map { "\($0)" }.sorted() }
      return key(mirrored) == key(other.pinch.samples) ? nil : "\(mirrored)"
    }
  }
}
