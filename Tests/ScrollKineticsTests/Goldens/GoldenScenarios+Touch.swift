import ScrollGeometry
import ScrollKinetics

// Fingers, limits and free flights.
extension GoldenScenario {
  /// The recorded flick of PHYSICS §6.
  static var flick: GoldenScenario {
    var scenario = GoldenScenario("flick", recordedPhone, framesPerSecond: 120, seconds: 4)
    scenario.recordedTouches()
    return scenario
  }

  /// The same, tick by tick at 60 Hz; then another that meets the end, and one that meets the beginning.
  static var displayLinkFlick: GoldenScenario {
    var scenario = GoldenScenario(
      "display-link-flick", recordedPhone, Scroller.Physics(integration: .displayLink), framesPerSecond: 60,
      seconds: 9)
    scenario.recordedTouches()
    scenario.swipe(at: 4.1, from: ScrollPoint(x: 200, y: 700), by: .vertical(-500))
    scenario.swipe(at: 4.9, from: ScrollPoint(x: 200, y: 700), by: .vertical(-450))
    scenario.drag(at: 6.5, by: .vertical(300), velocity: .vertical(11_000))
    return scenario
  }

  /// A flick that meets the end of the content, and one back that meets its beginning.
  static var intoTheEdge: GoldenScenario {
    var scenario = GoldenScenario(
      "into-the-edge", phone(height: 2600, at: 700), framesPerSecond: 240, seconds: 4)
    scenario.swipe(at: 0.1, from: ScrollPoint(x: 200, y: 700), by: .vertical(-330))
    scenario.swipe(at: 1.9, from: ScrollPoint(x: 200, y: 200), by: .vertical(520))
    return scenario
  }

  /// Drags past either limit, released there: at rest, slowly, and farther out.
  static var overscrolledRelease: GoldenScenario {
    var scenario = GoldenScenario(
      "over-scrolled-release", phone(height: 1500, scale: noGrid), framesPerSecond: 240, seconds: 5)
    scenario.at(0.05, .touchDown(ScrollPoint(x: 200, y: 300)))
    for sample in 1...40 {
      let place = ScrollPoint(x: 200, y: 300 + 11.7 * Double(sample))
      scenario.at(0.05 + 0.0125 * Double(sample), .touchMoved(place))
    }
    scenario.at(0.9, .touchMoved(ScrollPoint(x: 200, y: 770)))
    scenario.at((0.92, .touchMoved(ScrollPoint(x: 200, y: 771))), (0.93, .touchUp))
    scenario.swipe(at: 2, from: ScrollPoint(x: 200, y: 200), by: .vertical(90))
    // Caught past the limit: the drag starts with the pull that gives the offset shown.
    scenario.at(3.1, .setContentOffset(ScrollPoint(x: 0, y: 760), animated: false))
    scenario.drag(at: 3.2, by: .vertical(-140), velocity: .zero)
    return scenario
  }

  /// Flings inwards from past a limit: one that stays inside, and one that continues past the other limit.
  static var inwardFling: GoldenScenario {
    var scenario = GoldenScenario(
      "inward-fling", phone(height: 2400, at: -180), framesPerSecond: 120, seconds: 8)
    scenario.drag(at: 0.1, by: .vertical(-1), velocity: .vertical(-2900))
    scenario.at(3.2, .setContentOffset(ScrollPoint(x: 0, y: 1700), animated: false))
    scenario.drag(at: 3.3, by: .vertical(1), velocity: .vertical(9000))
    // Too slow to come inside: the content stops at the limit.
    scenario.at(6.2, .setContentOffset(ScrollPoint(x: 0, y: -120), animated: false))
    scenario.drag(at: 6.3, by: .vertical(-1), velocity: .vertical(-300))
    return scenario
  }

  /// Content 56 points longer than the viewport: flings past one edge, and from outside past the other; and content that fits.
  static var shortContent: GoldenScenario {
    var viewport = phone(height: 900)
    viewport.alwaysBounceVertical = true
    var scenario = GoldenScenario(
      "short-content", viewport, Scroller.Physics(decelerationRate: .fast), framesPerSecond: 240, seconds: 7)
    scenario.swipe(at: 0.1, from: ScrollPoint(x: 200, y: 700), by: .vertical(-150))
    scenario.drag(at: 1.6, by: .vertical(-200), velocity: .vertical(7000))
    scenario.swipe(at: 3, from: ScrollPoint(x: 200, y: 300), by: .vertical(170))
    scenario.update(at: 4.5) { $0.contentSize.height = 500 }
    scenario.swipe(at: 4.6, from: ScrollPoint(x: 200, y: 700), by: .vertical(-200))
    scenario.swipe(at: 5.7, from: ScrollPoint(x: 200, y: 300), by: .vertical(80))
    return scenario
  }

  /// A map with a directional lock: a steep drag, a flat one, and one that locks nothing; first translations at just
  /// less and just more than 20° from an axis; ones of just less and just more than 10 points, and on aslant; the sideways edge is met while the vertical axis flies on.
  static var diagonal: GoldenScenario {
    let map = phone(
      content: ScrollSize(width: 3000, height: 5000), at: ScrollPoint(x: 1200, y: 1800), scale: noGrid)
    var scenario = GoldenScenario(
      "diagonal", map, Scroller.Physics(isDirectionalLockEnabled: true), framesPerSecond: 60, seconds: 20)
    scenario.swipe(at: 0.1, from: middle, by: ScrollVector(dx: -60, dy: -210))
    scenario.swipe(at: 2.6, from: middle, by: ScrollVector(dx: 190, dy: 31))
    let sides = [1 - 4e-7, 1 + 4e-7]
    let across = sides.map { 30 * tangentOf20 * $0 }
    let firstMoves = across.map { (-$0, -30) } + across.map { (-30, -$0) }
    for (index, (dx, dy)) in firstMoves.enumerated() {
      let time = 4 + 2 * Double(index)
      scenario.at(time, .touchDown(middle))
      scenario.at(time + 0.02, .touchMoved(ScrollPoint(x: 200 + dx, y: 420 + dy)))
      scenario.at(time + 0.03, .touchMoved(ScrollPoint(x: 200 + 1.5 * dx, y: 420 + 1.5 * dy)))
      scenario.at(time + 0.04, .touchUp)
    }
    for (index, side) in sides.enumerated() {
      let time = 12 + 2 * Double(index)
      scenario.at((time, .began), (time + 0.02, .changed(translation: .vertical(10 * side))))
      scenario.at(time + 0.04, .changed(translation: ScrollVector(dx: 30, dy: 40)))
      scenario.at(time + 0.06, .ended(velocity: ScrollVector(dx: 400, dy: 700)))
    }
    scenario.swipe(at: 16, from: middle, by: ScrollVector(dx: -480, dy: 400))
    return scenario
  }

  /// Releases on either side of the 250 points per second under which a release has no velocity, and pans of just
  /// less and just more than the slop.
  static var slowReleases: GoldenScenario {
    var scenario = GoldenScenario(
      "slow-releases", phone(height: 5000, at: 1000), framesPerSecond: 120, seconds: 9)
    scenario.drag(at: 0.1, by: .vertical(-40), velocity: .vertical(-251))
    scenario.drag(at: 2.5, by: .vertical(40), velocity: .vertical(249))
    scenario.at((3, .touchDown(middle)), (3.1, .touchMoved(ScrollPoint(x: 200, y: 410.05))), (3.15, .touchUp))
    scenario.at((3.5, .touchDown(middle)), (3.6, .touchMoved(ScrollPoint(x: 200, y: 409.95))))
    scenario.at(3.7, .touchMoved(ScrollPoint(x: 200, y: 384.9)))
    scenario.at((3.8, .touchMoved(ScrollPoint(x: 200, y: 359.6))), (3.81, .touchUp))
    scenario.drag(at: 6.5, by: .vertical(40), velocity: ScrollVector(dx: 0, dy: 700))
    return scenario
  }

  /// A trackpad: drags past a limit, callbacks without movement, a catch that loses its slop, and a release.
  static var trackpad: GoldenScenario {
    var scenario = GoldenScenario(
      "trackpad", phone(height: 3000, scale: noGrid), Scroller.Physics(source: .trackpad),
      framesPerSecond: 240, seconds: 5)
    scenario.at(0.05, .touchDown(middle))
    for sample in 1...48 {
      let place = ScrollPoint(x: 200, y: 420 + 6.3 * Double(sample / 2 * 2))
      scenario.at(0.05 + 0.0125 * Double(sample), .touchMoved(place))
    }
    scenario.at(0.66, .touchUp)
    scenario.swipe(at: 1.6, from: ScrollPoint(x: 200, y: 700), by: .vertical(-260))
    scenario.swipe(at: 2.2, from: ScrollPoint(x: 200, y: 700), by: .vertical(-300))
    return scenario
  }

  private static var recordedPhone: Viewport {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 402, height: 874),
      contentSize: ScrollSize(width: 402, height: 6000), contentInsetAdjustmentBehavior: .never,
      displayScale: 3)
  }

  private mutating func recordedTouches() {
    at(0.6761786243878305, .touchDown(ScrollPoint(x: 200, y: 549)))
    let moves = [
      (0.7843943745829165, 548.6666666666666), (0.8011024994775653, 538.6666666666666),
      (0.8177456660196185, 522.6666666666666), (0.8344032913446426, 501.66666666666663),
      (0.8510612496174872, 466.66666666666663), (0.8677132497541606, 406.3333333333333),
      (0.8844006662257016, 329.66666666666663), (0.9010748746804893, 220.33333333333331),
    ]
    for (time, y) in moves { at(time, .touchMoved(ScrollPoint(x: 200, y: y))) }
    at(0.9334087916649878, .touchUp)
  }
}
