/// The directional lock of drags: angles and distances are those that Apple publishes for web views ([S]).
final class DirectionalLockTests: XCTestCase {
  private typealias Physics = Scroller.Physics
  private typealias Delta = (dx: Double, dy: Double)

  /// A map under a finger, seen as if neither mirrored nor with swapped axes.
  private struct Map {
    var scroller: Scroller
    let (isSwapped, sign): (Bool, Double)
    var device = DragDevice.readyMade
    private var finger = ScrollPoint(200, 200)
    private let start: ScrollPoint

    init(
      _ physics: Physics, swapped isSwapped: Bool = false, _ sign: Double = 1,
      by device: DragDevice = .readyMade,
      width: Double = 8400, height: Double = 8400, alwaysBounces: Bool = false
    ) {
      let (width, height) = isSwapped ? (height, width) : (width, height)
      start = ScrollPoint(width == 400 ? 0 : 4000, height == 400 ? 0 : 4000)
      let viewport = Viewport(
        400, 400, content: width, height, contentOffset: start, displayScale: 0x1p20,
        alwaysBounceHorizontal: alwaysBounces, alwaysBounceVertical: alwaysBounces)
      scroller = Scroller(viewport: viewport, physics: physics)
      (self.isSwapped, self.sign, self.device) = (isSwapped, sign, device)
    }

    func vector(_ delta: Delta) -> ScrollVector {
      let (dx, dy) = isSwapped ? (delta.dy, delta.dx) : delta
      return ScrollVector(sign * dx, sign * dy)
    }

    /// The way of the content, in the finger's directions.
    var way: Delta {
      let way = ScrollVector { 0 - sign * (scroller.contentOffset[$0] - start[$0]) }
      return isSwapped ? (way.dy, way.dx) : (way.dx, way.dy)
    }

    mutating func begin() { _ = scroller.take(device.begin(at: finger)) }

    mutating func move(_ dx: Double, _ dy: Double, after delay: Duration = .milliseconds(8)) {
      let delta = vector((dx, dy))
      finger = finger + delta
      _ = scroller.take(device.move(to: finger, by: delta), after: delay)
    }

    mutating func end() { _ = scroller.take(device.end()) }

    /// Moves the content by a delta of the platform's momentum, in the finger's direction.
    mutating func coast(_ dx: Double, _ dy: Double, _ phase: Scroller.ScrollPhase) {
      let delta = vector((dx, dy))
      _ = scroller.take(.scroll(ScrollVector { 0 - delta[$0] }, phase: phase), after: .milliseconds(8))
    }
  }

  private static let wholeDrag = Physics(isDirectionalLockEnabled: true)
  private static let untilPause = Physics(
    isDirectionalLockEnabled: true, opensDirectionalLockAfterPause: true)

  private func forEachMap(
    _ physics: Physics, by devices: [DragDevice] = DragDevice.allCases, width: Double = 8400,
    alwaysBounces: Bool = false, _ body: (inout Map, String) -> Void
  ) {
    for (integration, device) in product(Physics.Integration.allCases, devices) {
      for (isSwapped, sign) in product([false, true], [1.0, -1]) {
        let physics = changed(physics) { ($0.integration, $0.slop) = (integration, 0) }
        var map = Map(
          physics, swapped: isSwapped, sign, by: device, width: width, alwaysBounces: alwaysBounces)
        body(&map, "\(device), swapped \(isSwapped), \(sign), \(integration)")
      }
    }
  }

  private func assertWay(_ map: Map, _ dx: Double, _ dy: Double, _ name: String, line: UInt = #line) {
    XCTAssertEqual(map.way.dx, dx, accuracy: 2e-6, name, line: line)
    XCTAssertEqual(map.way.dy, dy, accuracy: 2e-6, name, line: line)
  }

  /// The published cases, and the ways of the content in them with either lock.
  /// Catches: `0.36397023426620234` made `0.5` in `generalDirection`; `isDecided = travel.squaredLength >=` made `isDecided =
  /// travel.squaredLength >` in `decide`; `Self.decisiveTravel * Self.decisiveTravel` made `Self.decisiveTravel`; `pause: Double
  /// { 0.6 }` made `pause: Double { 0.599 }`; `guard rule == .untilPause` made `guard rule == .wholeDrag`.
  func testPublishedCases() {
    let cases: [(String, [Delta], pause: Int, whole: Delta, opening: Delta)] = [
      ("one axis only", [(0, 4), (0, 4)], 8, (0, 8), (0, 8)),
      ("7° off the vertical", [(1.227845609029046, 10)], 8, (0, 10), (0, 10)),
      ("19.9° off the horizontal", [(10, 3.619949464801426)], 8, (10, 0), (10, 0)),
      ("20.1°", [(10, 3.6594803324486485)], 8, (10, 3.6594803324486485), (10, 3.6594803324486485)),
      ("45°", [(10, 10)], 8, (10, 10), (10, 10)),
      ("replaced within 10 points", [(3, 0), (1, 12)], 8, (3, 12), (3, 12)),
      ("between the axes within 10 points", [(3, 0), (2, 4)], 8, (5, 4), (5, 0)),
      ("fixed by 10 points", [(0, 10), (30, 0)], 8, (0, 10), (0, 10)),
      ("still open before 10 points", [(0, 9.99), (30, 0)], 8, (30, 9.99), (30, 9.99)),
      ("a pause of 0.6 s", [(0, 10), (30, 0)], 600, (0, 10), (30, 10)),
      ("between the axes after a pause", [(0, 10), (30, 30)], 600, (0, 40), (0, 40)),
      ("a shorter pause", [(0, 10), (30, 0)], 599, (0, 10), (0, 10)),
      ("a pause within 10 points", [(8, 0), (0, 8)], 600, (8, 8), (8, 8)),
    ]
    for (physics, isWhole) in [(Self.wholeDrag, true), (Self.untilPause, false)] {
      for (name, deltas, pause, whole, opening) in cases {
        forEachMap(physics) { map, what in
          map.begin()
          for (dx, dy) in deltas.prefix(1) { map.move(dx, dy) }
          for (dx, dy) in deltas.dropFirst() { map.move(dx, dy, after: .milliseconds(pause)) }
          let way = isWhole ? whole : opening
          assertWay(map, way.dx, way.dy, "\(name), \(what)")
        }
      }
    }
  }

  /// Content of which one axis scrolls follows every drag along it; one that always bounces scrolls, too.
  /// Catches: `hasBothAxes || rule == .oneAxis` made `true` in `decideLock`.
  func testAnAxisThatCannotScrollIsNotChosen() {
    for physics in [Self.wholeDrag, Self.untilPause] {
      forEachMap(physics, width: 400) { map, what in
        map.begin()
        for _ in 0..<30 { map.move(40, 10) }
        assertWay(map, 0, 300, what)
      }
      forEachMap(physics, width: 400, alwaysBounces: true) { map, what in
        map.begin()
        for _ in 0..<30 { map.move(40, 10) }
        XCTAssertEqual(map.way.dy, 0, what)
        XCTAssertGreaterThan(map.way.dx, 100, what)
      }
    }
  }

  /// A locked axis has no velocity, neither in the drag nor at its release, and no flight.
  /// Catches: `follows(on: $0) ? 0 - velocity[$0] : 0` made `0 - velocity[$0]` in `following`.
  func testNoMomentumAcrossTheLock() {
    forEachMap(Self.wholeDrag, by: [.finger, .readyMade]) { map, what in
      map.begin()
      for _ in 0..<20 { map.move(2, 8) }
      XCTAssertEqual(map.scroller.velocity[map.isSwapped ? .vertical : .horizontal], 0, what)
      map.end()
      XCTAssertEqual(map.scroller.phase, .decelerating, what)
      map.scroller.advance(by: .seconds(9))
      XCTAssertEqual(map.way.dx, 0, what)
      XCTAssertGreaterThan(map.way.dy, 300, what)
    }
  }

  /// The platform's momentum does not move the locked axis, until it ends; the next momentum does.
  /// Catches: `momentumLock = lockedAxis` left out of `endTouch`; `momentumLock = nil` left out of `apply`.
  func testThePlatformsMomentumIsLockedToo() {
    for lock in [Self.wholeDrag, Self.untilPause] {
      forEachMap(changed(lock) { $0.momentum = .platform }, by: [.pad]) { map, what in
        map.begin()
        for _ in 0..<10 { map.move(1, 10) }
        map.end()
        let isOtherDrag = map.sign < 0 && lock == Self.wholeDrag
        map.coast(1, 10, .momentumBegan)
        for _ in 0..<4 { map.coast(1, 8, .momentumChanged) }
        assertWay(map, 0, 142, what)
        if isOtherDrag {
          // A drag that locks nothing ends the momentum, and its lock.
          map.begin()
          map.move(20, 20)
          map.end()
        } else {
          map.coast(0, 0, .momentumEnded)
        }
        let way = map.way
        map.coast(3, 4, .momentumBegan)
        assertWay(map, way.dx + 3, way.dy + 4, what)
      }
    }
  }

  /// The lock that opens begins with the axis of the flight that the drag catches, and is replaced by another axis only.
  /// Catches: `lock == .untilPause, hasBothAxes` made `lock == .wholeDrag, hasBothAxes` in `begin`.
  func testADragThatCatchesAFlightStartsWithItsAxis() {
    for (physics, isOpening) in [(Self.untilPause, true), (Self.wholeDrag, false)] {
      for (flies, next) in product([true, false], [(7, 6), (12, 1)] as [Delta]) {
        forEachMap(physics) { map, what in
          map.begin()
          for _ in 0..<10 { map.move(1, 10) }
          map.end()
          _ = map.scroller.take(.stop, after: .milliseconds(flies ? 10_000 : 30))
          if flies {
            map.begin()
            for _ in 0..<10 { map.move(1, 10) }
            map.end()
          }
          XCTAssertEqual(map.scroller.isDecelerating, flies, what)
          map.scroller.advance(by: .milliseconds(30))
          map.begin()
          let way = map.way
          map.move(next.dx, next.dy)
          let isKept = isOpening && flies && next.dy == 6
          let isFree = !isKept && next.dy == 6
          assertWay(map, way.dx + (isKept ? 0 : next.dx), way.dy + (isKept || isFree ? next.dy : 0), what)
        }
      }
    }
  }

  /// Catches: `decideLock(to: Self.middle(of: fingers), at: instant)` left out.
  func testTheMiddleOfTwoFingersDecides() {
    var map = Map(Self.wholeDrag, by: .finger)
    map.scroller.show { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 4) }
    let places = [ScrollPoint(100, 100), ScrollPoint(300, 100)]
    for (finger, place) in places.enumerated() { _ = map.scroller.take(.touchDown(place, finger: finger)) }
    for (step, (finger, place)) in product(1...20, places.enumerated()) {
      let point = ScrollPoint(place.x + Double(step), place.y + 10 * Double(step))
      _ = map.scroller.take(.touchMoved(point, finger: finger), after: .milliseconds(4))
    }
    assertWay(map, 0, 190, "two fingers")
  }

  /// In a screen the same holds for a map on its own, and for one that shares its axes with the map around it, also in the
  /// platform's momentum.
  func testInAScreen() {
    for (isNested, axis, sign) in product([false, true], ScrollAxis.allCases, [1.0, -1]) {
      let physics = changed(Self.wholeDrag) { $0.momentum = .platform }
      var screen = ScrollScreen()
      let inner = Map(physics).scroller.viewport
      let rules = ScrollScreen.Rules(locksToOneAxis: false)
      if isNested { screen.insert(inner, as: 1, physics: physics, rules: rules) }
      screen.insert(inner, as: 2, in: isNested ? 1 : nil, physics: physics, rules: rules)
      func way(_ axis: ScrollAxis) -> Double {
        screen[2].contentOffset[axis] - 4000 + (isNested ? screen[1].contentOffset[axis] - 4000 : 0)
      }
      var time = ScrollInstant.origin
      func scroll(_ along: Double, _ across: Double, _ phase: Scroller.ScrollPhase) {
        time = time.advanced(by: .milliseconds(8))
        let delta = ScrollVector { sign * ($0 == axis ? along : across) }
        screen.handle(.scroll(delta, phase: phase), on: 2, at: time)
      }
      scroll(0, 0, .began)
      for _ in 0..<10 { scroll(10, 1, .changed) }
      scroll(0, 0, .ended)
      scroll(8, 1, .momentumBegan)
      scroll(8, 1, .momentumChanged)
      XCTAssertEqual(ScrollVector { way($0) }, .along(axis, sign * 116), "\(isNested), \(axis)")
      scroll(0, 0, .momentumEnded)
      scroll(0, 0, .began)
      scroll(10, 10, .changed)
      XCTAssertEqual(way(axis.cross), sign * 10, "\(isNested), \(axis)")
    }
  }

  /// The way of the content is that of the law, sample by sample, told without the library.
  /// Catches: `axes[before].beginDrag` left out of `decideLock`; `(start, rule) = (pan.travel(to: latest), .untilPause)` made
  /// `rule = .untilPause`; `pan.travel(to: position)` made a translation, or `if position != latest` made `if true`, in `decide`.
  func testEveryDragFollowsTheLaw() {
    forAll("the lock", count: 2000) { generator in
      let isOpening = generator.happens(onceIn: 2)
      var physics = isOpening ? Self.untilPause : Self.wholeDrag
      let device = generator.pick(DragDevice.allCases)
      physics.slop = device == .finger ? generator.pick([0, 3, 10, 25]) : 0
      let width = generator.happens(onceIn: 4) ? 400.0 : 8400
      var map = Map(
        physics, swapped: generator.happens(onceIn: 2), generator.pick([1, -1]), by: device, width: width)
      var law = Law(isOpening: isOpening, slop: physics.slop, hasBoth: width > 400)
      map.begin()
      for _ in 0..<generator.integer(in: 1...12) {
        let length = generator.pick([0.0, 2, 5, 12])
        func part() -> Double { length * generator.pick([-1, 0, 0.3, 1]) }
        let delta: Delta = (part(), part())
        let time = generator.pick([8, 8, 8, 300, 599, 600, 900])
        map.move(delta.dx, delta.dy, after: .milliseconds(time))
        law.move(delta, after: time)
        assertWay(map, law.way.dx, law.way.dy, "\(law)")
      }
    }
  }

  /// The law in plain numbers, for one that has no way sideways if `hasBoth` is false.
  private struct Law {
    let isOpening: Bool
    let slop: Double
    let hasBoth: Bool
    var way: Delta = (0, 0)
    var travel: Delta = (0, 0)
    var start: Delta = (0, 0)
    var isDecided = false
    var hasBegun = false
    var rest = 0
    /// 0 for x, 1 for y: the axis that is locked.
    var locked: Int?

    mutating func move(_ delta: Delta, after time: Int) {
      rest += time
      if delta != (0, 0) {
        if isOpening && rest >= 600 { (start, isDecided) = (travel, false) }
        rest = 0
      }
      travel = (travel.dx + delta.dx, travel.dy + delta.dy)
      if !isDecided {
        let (x, y) = (abs(travel.dx - start.dx), abs(travel.dy - start.dy))
        isDecided = hypot(x, y) >= 10
        let angle = atan2(y, x) * 180 / .pi
        let direction: Int? = x == 0 && y == 0 ? nil : angle <= 20 ? 1 : angle >= 70 ? 0 : nil
        if direction != nil || !isOpening { locked = direction }
      }
      var step = delta
      if !hasBegun {
        hasBegun = slop == 0 || hypot(travel.dx, travel.dy) > slop
        func left(_ travel: Double) -> Double { travel < 0 ? min(travel + slop, 0) : max(travel - slop, 0) }
        step = hasBegun ? (left(travel.dx), left(travel.dy)) : (0, 0)
      }
      if hasBoth && locked != 0 { way.dx += step.dx }
      if !hasBoth || locked != 1 { way.dy += step.dy }
    }
  }
}
