@testable import ScrollKinetics

/// Flights to targets that the host or a snap rule has chosen: they arrive in time and never overshoot (PHYSICS §9).
final class ChosenTargetTests: XCTestCase {
  /// A release on one axis of a viewport, mirrored or not.
  private struct Throw {
    var axis = ScrollAxis.vertical
    var mirrored = false
    var length = 400.0
    var content = 8000.0
    var scale = 1.0
    var integration = Scroller.Physics.Integration.exact
    var offset: Double
    /// Of the content.
    var velocity: Double
    var rule: SnapRule?
    /// What the host sets.
    var target: Double?

    var limits: ClosedRange<Double> { 0...max(0, content - length) }

    /// Mirrored about the middle of the limits.
    private func place(_ offset: Double) -> Double { mirrored ? limits.upperBound - offset : offset }

    func start() -> (scroller: Scroller, release: Scroller.Release) {
      let physics = Scroller.Physics(integration: integration, snapping: ScrollSnapping(rule, on: axis))
      var scroller = Scroller.along(
        axis, window: length, content: content, at: place(offset), displayScale: scale, physics)
      scroller.handle(.began, at: .origin)
      var release: Scroller.Release?
      let velocity = ScrollVector.along(axis, mirrored ? velocity : 0 - velocity)
      scroller.handle(.ended(velocity: velocity), at: .origin) {
        if let target { $0.target[axis] = place(target) }
        release = $0
      }
      return (scroller, release!)
    }

    struct Way {
      /// The release, the target and the time of rest, as if not mirrored.
      var start = 0.0
      var target = 0.0
      var rest = 0.0
      /// The time from which on the content stays within a point of the target.
      var near = 0.0
      /// The distance past the target, and past the start in the direction away from the target.
      var overshoot = 0.0
      var excursion = 0.0
    }

    /// The distance from release to rest.
    func way() -> Way {
      let (start, release) = start()
      // A drag shows whole pixels.
      let offset = place(release.viewport.contentOffset[axis])
      var way = Way(start: offset, target: place(release.viewport.clamped(release.target)[axis]))
      guard start.phase == .decelerating else { return way }
      way.rest = start.now.time(to: start.instantOfRest)
      let side: Double = way.target < offset ? -1 : 1
      for step in 0..<600 {
        let time = way.rest * Double(step) / 600
        let scroller = start.advanced(to: .seconds(time))
        guard scroller.phase == .decelerating else { break }
        let shown = place(scroller.contentOffset[axis])
        if abs(shown - way.target) > 1 { way.near = time }
        way.overshoot = max(way.overshoot, side * (shown - way.target))
        way.excursion = max(way.excursion, side * (offset - shown))
      }
      return way
    }
  }

  private static let variants = product(ScrollAxis.allCases, [false, true])
    .map { Throw(axis: $0, mirrored: $1, offset: 0, velocity: 0) }

  // "At most 0.62 s until within a point, at every speed from 0 to 4000 pt/s": pages of 400 points, a shelf, a detent.
  // Catches: `max` for `min` in `arrival`.
  func testChosenTargetsArriveInTimeAtEverySpeed() {
    let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))
    let choices: [(SnapRule?, Double?)] = [(.paging(), nil), (shelf, nil), (nil, 400), (nil, 800)]
    let velocities = stride(from: -4000.0, through: 4000, by: 250)
    for (variant, velocity, (rule, target)) in product(Self.variants, velocities, choices) {
      var thrown = variant
      (thrown.offset, thrown.velocity, thrown.rule, thrown.target) = (620, velocity, rule, target)
      let way = thrown.way()
      XCTAssertLessThan(way.near, 0.62, "\(thrown)")
      XCTAssertLessThan(way.rest, 0.6 * max(1, abs(way.target - 620) / 400) + 1e-9, "\(thrown)")
      XCTAssertEqual(way.overshoot, 0, "\(thrown)")
    }
  }

  /// A rule of bounded reach, a host's target, or both.
  private static func thrown(_ generator: inout SplitMix64) -> Throw {
    var thrown = Throw(
      axis: generator.pick(ScrollAxis.allCases), mirrored: generator.happens(onceIn: 2),
      length: generator.double(in: 50...900), content: generator.double(in: 0...6000),
      scale: generator.pick([1, 2, 3]), integration: generator.pick([.exact, .displayLink]), offset: 0,
      velocity: generator.happens(onceIn: 5) ? 0 : generator.double(in: -6000...6000))
    thrown.offset =
      generator.happens(onceIn: 6)
      ? generator.pick([0, thrown.limits.upperBound])
      : generator.double(in: thrown.limits.lowerBound - 100...thrown.limits.upperBound + 100)
    thrown.rule = generator.pick([
      nil, .paging(), .paging(spacing: 10), SnapRule(.every(170), reach: .steps([2200, 2700])),
      SnapRule(.every(100), alignment: 0.5, reach: .atMost(3)), SnapRule(.every(60), reach: .screenful),
      SnapRule(.offsets([0, 90, 400, 1000]), reach: .atMost(1)),
    ])
    if thrown.rule == nil || generator.happens(onceIn: 3) {
      thrown.target =
        generator.happens(onceIn: 4)
        ? generator.pick([0, thrown.limits.upperBound]) : generator.double(in: thrown.limits)
    }
    return thrown
  }

  // "Never overshoots where x′ points at the target", the limit included, and in time. Catches:
  // `.chosen(decision.snapTargets[axis]?.arrival ?? decision.arrival)` in `Scroller.release` made `.free`;
  // `returns: fling.returnsFromOutside` in `AxisPlan.flight` made `returns: true`.
  func testWhatIsChosenIsNotOvershotAndInTime() {
    forAll("chosen targets are reached in time, without overshoot", count: 300, in: Self.thrown) { thrown in
      let (release, way) = (thrown.start().release, thrown.way())
      let pointsAway = thrown.velocity * (way.target - way.start) < 0 || way.target == way.start
      if way.overshoot > 0 && !(pointsAway && way.target == way.start) { return "beyond by \(way.overshoot)" }
      // Content that returns to the limit it is at, or past, goes by law 2.
      if pointsAway && !thrown.limits.contains(way.start) || way.start == way.target { return nil }
      if !pointsAway && way.excursion > 0 { return "goes the other way by \(way.excursion)" }
      let flight = Scroller(viewport: release.viewport).flung(release.velocity.dy, dx: release.velocity.dx)
      let distance = abs(way.target - way.start)
      let time = min(
        max(flight.now.time(to: flight.instantOfRest), 0.6), 0.6 * max(1, distance / thrown.length))
      if way.rest > time + 1e-9 { return "rests after \(way.rest) s, not \(time)" }
      return nil
    }
  }

  // At the first page already, with a velocity outwards: law 2, bit for bit as without pages. Released past the first
  // page: likewise. Catches: `false` for `returnsFromOutside`.
  func testContentAtItsPageBouncesAsEver() {
    for integration in Scroller.Physics.Integration.allCases {
      for (offset, velocity) in [(0.0, -1000.0), (0, -3000), (-30, 0), (-30, -500)] {
        for variant in Self.variants {
          var paged = variant
          (paged.offset, paged.velocity, paged.integration) = (offset, velocity, integration)
          let free = paged.start().scroller
          paged.rule = .paging()
          let flight = paged.start().scroller
          for time in [0, 0.02, 0.1, 0.3, 2] {
            var (a, b) = (free, flight)
            a.advance(to: .seconds(time))
            b.advance(to: .seconds(time))
            guard a.viewport == b.viewport, a.velocity == b.velocity else {
              return XCTFail("\(paged) at \(time): \(b.velocity), not \(a.velocity)")
            }
          }
        }
      }
    }
  }

  private func flick(_ velocity: Double, dx: Double = 0, release: (inout Scroller.Release) -> Void)
    -> Scroller
  { Scroller.wide(at: ScrollPoint(300, 300)).flung(velocity, dx: dx, release: release) }

  /// The distance of the content past the limits.
  private func furthest(_ scroller: Scroller) -> ScrollPoint {
    var scroller = scroller
    var least = scroller.contentOffset
    while scroller.phase != .idle {
      scroller.advance(by: .milliseconds(4))
      least = ScrollPoint { min(least[$0], scroller.contentOffset[$0]) }
    }
    return least
  }

  // "Setting it counts, whatever the value", on the axis on which it was set. Catches: `_modify` left out, and
  // `isTouched` left out of `choices`.
  func testSettingTheTargetChoosesItWhateverTheValue() {
    let free = flick(-3000, dx: -2000) { _ in }
    XCTAssertEqual(free.target, .zero)
    XCTAssertLessThan(furthest(free).y, -40)
    XCTAssertLessThan(furthest(free).x, -20)
    XCTAssertEqual(furthest(flick(-3000, dx: -2000) { $0.target = .zero }), .zero)
    XCTAssertEqual(furthest(flick(-3000, dx: -2000) { $0.target = $0.target }), .zero)
    XCTAssertEqual(furthest(flick(-3000) { $0.target.y = 0 }).y, 0)
    XCTAssertEqual(furthest(flick(-3000) { $0.target.y = max(0, $0.target.y) }).y, 0)

    let one = flick(-3000, dx: -2000) { $0.target.y = 100 }
    XCTAssertEqual(one.target, ScrollPoint(0, 100))
    XCTAssertEqual(furthest(one).x, furthest(free).x, "the other axis flies as it would")
  }

  // Catches: `rule.arrival` or `decision.arrival` left out of `Scroller.release`, at either place.
  func testARuleOrTheHostSaysHow() {
    let swinging = ScrollArrival.spring(ScrollSpring(dampingRatio: 0.5, response: 0.4))
    let rule = SnapRule(.pages(), reach: .steps([]), arrival: .within(.milliseconds(250)))
    var thrown = Throw(offset: 620, velocity: 300, rule: rule)
    XCTAssertLessThanOrEqual(thrown.way().rest, 0.25)
    XCTAssertGreaterThan(thrown.way().rest, 0.2)
    thrown.rule = SnapRule(.pages(), reach: .steps([]), arrival: swinging)
    XCTAssertGreaterThan(thrown.way().overshoot, 5)
    XCTAssertEqual(thrown.start().scroller.phase, .decelerating)
    // Also a rule that follows the momentum, where the free flight would stop at the target.
    thrown.rule = SnapRule(.every(1), arrival: .within(.milliseconds(300)))
    XCTAssertLessThanOrEqual(thrown.way().rest, 0.3)

    var scroller = Scroller.tall(at: 620, Scroller.Physics(snapping: ScrollSnapping(rule))).flung(300) {
      $0.arrival = swinging
    }
    assertEqual((scroller.target?.y, scroller.phase), (800, .decelerating))
    var highest = 0.0
    while scroller.phase != .idle {
      scroller.advance(by: .milliseconds(8))
      highest = max(highest, scroller.y)
    }
    XCTAssertGreaterThan(highest, 805)
    XCTAssertEqual(scroller.y, 800)
    // To a target that the host has chosen.
    XCTAssertGreaterThan(
      Scroller.tall(at: 620).flung(300) {
        $0.target.y = 800
        $0.arrival = swinging
      }.after(.milliseconds(250)).y, 805)
    // The arrival determines the motion but chooses no target.
    let free = Scroller.tall().flung(1000) { $0.arrival = .within(.milliseconds(100)) }
    XCTAssertEqual(free, Scroller.tall().flung(1000))
  }
}
