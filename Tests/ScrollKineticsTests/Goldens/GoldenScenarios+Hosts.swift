import ScrollGeometry
import ScrollKinetics

// What a host may ask for: a release timeout, repeated flicks, a lock that opens, reduced motion, deltas without phases, snap rules
// for single items. Thresholds are met from both sides, as in `thresholds`.
extension GoldenScenario {
  /// A finger that rests just less and just more than the release timeout before the lift, and samples that tremble after
  /// such a rest.
  static var restingFinger: GoldenScenario {
    var scenario = GoldenScenario("resting-finger", phone(height: 30_000, at: 3000), seconds: 7)
    for (index, rest) in [0.1 - 4e-8, 0.1 + 4e-8].enumerated() {
      let time = 0.1 + 3 * Double(index)
      scenario.at(time, .touchDown(middle))
      for sample in 1...6 {
        scenario.at(
          time + 0.0125 * Double(sample), .touchMoved(ScrollPoint(x: 200, y: 420 - 20 * Double(sample))))
      }
      scenario.at(time + 0.075 + rest, .touchUp)
    }
    return scenario
  }

  /// Flicks that follow each other: until the greatest multiplier; then series of three and a fourth, in which one threshold
  /// after the other is met from both sides: the speed of the three, the time before the fourth, and past a limit, where a
  /// release has no threshold, the speed of a fourth that is multiplied, and of one that is no flick.
  static var repeatedFlicks: GoldenScenario {
    var scenario = GoldenScenario(
      "repeated-flicks", phone(height: 900_000, at: 100_000), Scroller.Physics(repeatedFlicks: .webKit),
      seconds: 15)
    func flick(_ index: Int, at time: Double, by way: Double, _ velocity: Double) {
      scenario.drag(at: time + 0.1 * Double(index), by: .vertical(way), velocity: .vertical(velocity))
    }
    for index in 0..<11 { flick(index, at: 0.1, by: -250, -2000) }
    for (index, side) in [1 - 4e-7, 1 + 4e-7].enumerated() {
      let time = Double(index)
      scenario.at(3 + time, .setContentOffset(ScrollPoint(x: 0, y: 100_000), animated: false))
      for index in 0..<3 { flick(index, at: 3.1 + time, by: -100, -600 * side) }
      flick(3, at: 3.1 + time, by: -100, -2000)
    }
    for (index, pause) in [1.0, 1 + 4e-7].enumerated() {
      let time = 5 + 1.5 * Double(index)
      scenario.at(time, .setContentOffset(ScrollPoint(x: 0, y: 100_000), animated: false))
      for index in 0..<3 { flick(index, at: time, by: -100, -2000) }
      flick(2, at: time + pause, by: -100, -2000)
    }
    for (index, (speed, side)) in [130.0, 20].flatMap({ speed in [1 - 4e-7, 1 + 4e-7].map { (speed, $0) } })
      .enumerated()
    {
      let time = 8 + Double(index)
      scenario.at(time, .setContentOffset(.zero, animated: false))
      for index in 0..<3 { flick(index, at: time, by: 100, 2000) }
      flick(3, at: time, by: 100, speed * side)
      flick(4, at: time, by: 100, 2000)
    }
    return scenario
  }

  /// A lock that opens: after a pause of just less and just more than 0.6 s, and in a drag that catches a flight.
  static var openingLock: GoldenScenario {
    let map = phone(
      content: ScrollSize(width: 3000, height: 5000), at: ScrollPoint(x: 1200, y: 1800), scale: noGrid)
    let physics = Scroller.Physics(isDirectionalLockEnabled: true, opensDirectionalLockAfterPause: true)
    var scenario = GoldenScenario("opening-lock", map, physics, framesPerSecond: 60, seconds: 8)
    for (index, pause) in [0.6 - 2.4e-7, 0.6 + 2.4e-7].enumerated() {
      let time = 0.1 + 3 * Double(index)
      scenario.at((time, .began), (time + 0.05, .changed(translation: .vertical(-30))))
      scenario.at(time + 0.05 + pause, .changed(translation: ScrollVector(dx: -40, dy: -32)))
      scenario.at(time + 0.7, .ended(velocity: ScrollVector(dx: -600, dy: -500)))
    }
    scenario.swipe(at: 6, from: middle, by: ScrollVector(dx: 30, dy: 210))
    scenario.swipe(at: 6.5, from: middle, by: ScrollVector(dx: 150, dy: 200))
    return scenario
  }

  /// Pages, an animated offset, a notch and a scroll to the top with reduced motion.
  static var reducedMotion: GoldenScenario {
    var physics = Scroller.Physics(reducesMotion: true)
    physics.snapping[.horizontal] = .paging()
    let pages = phone(content: ScrollSize(width: 3900, height: 3000), at: .zero, scale: noGrid)
    var scenario = GoldenScenario("reduced-motion", pages, physics, seconds: 7)
    scenario.swipe(at: 0.1, from: middle, by: .horizontal(-150))
    scenario.swipe(at: 0.6, from: middle, by: .vertical(-300))
    scenario.at(2, .setContentOffset(ScrollPoint(x: 780, y: 500), animated: true))
    scenario.at((2.5, .wheel(.vertical(120), .wheel)), (2.6, .key(.pageRight, .uiKit)), (3, .scrollToTop))
    scenario.swipe(at: 3.1, from: middle, by: ScrollVector(dx: -300, dy: -90))
    return scenario
  }

  /// Deltas without phases, whose scroll ends after a while, and content that then goes to its place; default keys.
  static var deltasAndKeys: GoldenScenario {
    var physics = Scroller.Physics.uiKit
    physics.snapping[.horizontal] = SnapRule(.every(170))
    let map = phone(content: ScrollSize(width: 3900, height: 9000), at: .zero, scale: noGrid)
    var scenario = GoldenScenario("deltas-and-keys", map, physics, seconds: 7)
    for delta in 0..<12 { scenario.at(0.1 + 0.0125 * Double(delta), .scroll(.horizontal(8.3))) }
    scenario.at((1.5, .key(.lineDown)), (1.6, .key(.pageDown)), (1.7, .key(.lineRight, .uiKit)))
    scenario.at(2.5, .key(.pageLeft, .wheel))
    scenario.swipe(at: 3, from: middle, by: .vertical(-150))
    return scenario
  }

  /// Items of different alignments and lengths, one at which every flight stops, one longer than the viewport; content
  /// inserted before them.
  static var items: GoldenScenario {
    var physics = Scroller.Physics.uiKit
    physics.snapping[.vertical] = SnapRule(
      .items([
        SnapItem(0...300), SnapItem(300...900, alignment: 0.5),
        SnapItem(900...1400, alignment: 1, stopsAlways: true),
        SnapItem(1400...3600), SnapItem(3600...4200), SnapItem(4200...5000),
      ]), scrollsLongItemsFreely: true)
    var scenario = GoldenScenario("items", phone(height: 5000), physics, seconds: 12)
    scenario.swipe(at: 0.1, from: middle, by: .vertical(-200))
    scenario.drag(at: 1.6, by: .vertical(-40), velocity: .vertical(-5000))
    scenario.drag(at: 3.1, by: .vertical(-40), velocity: .vertical(-3000))
    scenario.apply(ContentChange(on: .vertical, at: 100, lengthChange: 333), at: 3.6)
    scenario.swipe(at: 6, from: middle, by: .vertical(-60))
    scenario.apply(ContentChange(on: .vertical, at: 0, lengthChange: -50), at: 7.5)
    scenario.drag(at: 8, by: .vertical(40), velocity: .vertical(4000))
    scenario.at(11, .wheel(.vertical(10)))
    return scenario
  }
}
