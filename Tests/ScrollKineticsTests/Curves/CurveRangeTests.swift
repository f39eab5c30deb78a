@testable import ScrollKinetics

/// The range of a curve's offsets, and the time at which it reaches an offset, both found with its turning times.
final class CurveRangeTests: XCTestCase {
  private static func spring(_ generator: inout SplitMix64) -> AxisPlan {
    AxisPlan(
      from: 0, velocity: generator.pick([0, generator.double(in: -9000...9000)]),
      to: generator.double(in: -500...500),
      spring: ScrollSpring(
        dampingRatio: generator.pick([
          1, generator.double(in: 0.2...0.95), generator.double(in: 1.001...1.009),
          generator.double(in: 1.01...4),
        ]),
        response: generator.double(in: 0.2...1)))
  }

  private static func eased(_ generator: inout SplitMix64) -> AxisPlan {
    let timing = CubicBezier(
      x1: generator.double(in: 0...1), y1: generator.double(in: -2...3), x2: generator.double(in: 0...1),
      y2: generator.double(in: -2...3))
    return AxisPlan(from: 0, to: 500, duration: generator.double(in: 0.2...2), timing: timing)
  }

  private static func fling(_ generator: inout SplitMix64) -> AxisPlan {
    AxisPlan(
      from: generator.double(in: -300...900), momentum: generator.double(in: -9000...9000), limits: 0...600,
      bounces: true, pixelGrid: PixelGrid(scale: 2))
  }

  /// Catches: `min` for `max` in `range(from:to:)`; the turn of an overdamped spring with `1 * swing` for `2 * swing`;
  /// the discriminant of a timing function with 4.04 for 4, or its sign turned round.
  func testRangeHoldsTheMotionAndNoMore() {
    let kinds: [(String, (inout SplitMix64) -> AxisPlan, Int)] = [
      ("springs", Self.spring, 150), ("eased", Self.eased, 150), ("flings", Self.fling, 80),
    ]
    for (kind, draw, count) in kinds {
      forAll("the range of \(kind) is that of all positions", count: count) { generator in
        let plan = draw(&generator)
        let ends = (0..<2).map { _ in generator.double(in: 0...1) * plan.duration }.sorted()
        return (plan, generator.happens(onceIn: 2) ? [0, plan.duration.nextDown] : ends)
      } check: { plan, ends in
        let range = plan.range(from: ends[0], to: ends[1])
        let positions = (0...1000).map {
          plan.position(at: Swift.min(ends[0] + (ends[1] - ends[0]) * Double($0) / 1000, ends[1]))
        }
        let (low, high) = (positions.min()!, positions.max()!)
        let (least, most) = (range.lowerBound - 1e-6, range.upperBound + 1e-6)
        if low < least || high > most { return "\(low) to \(high) is more than \(range)" }
        // Samples can miss a turn by a small distance.
        let slack = 1e-6 + (high - low) * 2e-3
        let isLess = low > range.lowerBound + slack || high < range.upperBound - slack
        return isLess ? "\(low) to \(high) is less than \(range)" : nil
      }
    }
  }

  /// Catches: the turns left out of `time(reaching:after:)`.
  func testTimeIsTheFirstAtAnOffset() {
    for draw in [Self.spring, Self.eased, Self.fling] {
      forAll("no earlier time has the offset on its other side", count: 300) { generator in
        let plan = draw(&generator)
        return (plan, plan.position(at: generator.double(in: 0...1) * plan.duration))
      } check: { plan, offset in
        guard let time = plan.time(reaching: offset) else { return "\(offset) is never reached" }
        let scale = Swift.max(1, offset.magnitude)
        if time < plan.duration, (plan.position(at: time) - offset).magnitude > 1e-6 * scale {
          return "is at \(plan.position(at: time)) at \(time), not at \(offset)"
        }
        let start = plan.position(at: 0) < offset
        for step in 0..<500 {
          let position = plan.position(at: time * 0.9999 * Double(step) / 500)
          let hasPassed = (position - offset).magnitude > 1e-6 * scale && (position < offset) != start
          if hasPassed { return "has passed \(offset) before \(time)" }
        }
        return nil
      }
    }
  }

  /// Every turning time lies between start and end, and the motion changes its direction there.
  ///
  /// The turning times of a fling include the crossings of its limits.
  /// Catches: `dampingRatio < 2` for `dampingRatio < 1`; turns of a timing function outside 0 to 1; the peak of a fling
  /// that has come inside before.
  func testTurnsAreTurns() {
    for (name, draw) in [("springs", Self.spring), ("eased", Self.eased), ("flings", Self.fling)] {
      forAll("the turns of \(name)", count: 400, in: draw) { plan in
        let turns = plan.turningTimes
        guard plan.duration > 0 else { return turns.isEmpty ? nil : "rests, and turns at \(turns)" }
        let times = [0] + turns + [plan.duration]
        for (early, late) in zip(times, times.dropFirst()) where early >= late {
          return "turns at \(late) after \(early)"
        }
        if name == "flings" { return nil }
        let directions = zip(times, times.dropFirst()).map { early, late in
          plan.velocity(at: early + (late - early) / 2) < 0
        }
        for (turn, (before, after)) in zip(turns, zip(directions, directions.dropFirst()))
        where before == after { return "does not turn at \(turn)" }
        return nil
      }
    }
  }

  /// A fling from rest inside, or that never leaves, turns nowhere; a bounce turns at its peak, 90.74 ms past the
  /// crossing ([M], PHYSICS §2).
  func testTurnsOfFlings() {
    XCTAssertEqual(FlingCurve(from: 10, momentum: 500, limits: 0...5000).turningTimes, [])
    XCTAssertEqual(FlingCurve(from: 10, momentum: 0, limits: 0...5000).turningTimes, [])
    for sign in [1.0, -1] {
      let bounce = FlingCurve(
        from: sign * 5000, momentum: sign * 1000, limits: min(0, sign * 5000)...max(0, sign * 5000))
      XCTAssertEqual(bounce.turningTimes.count, 1)
      XCTAssertEqual(bounce.turningTimes[0], 0.0907382447685310873, accuracy: 1e-15)
    }
  }

  /// Critically damped and pushed off its target, v·t·e^(−ωt) turns at 1/ω, however gently.
  /// Catches: in `turningTimes`, a velocity compared with another number than zero.
  func testTurnOfASpringPushedOffItsTarget() {
    for velocity in [0.5, 1, 3000, -0.5, -1, -3000] {
      let curve = SpringCurve(
        from: 7, velocity: velocity, to: 7, spring: ScrollSpring(angularFrequency: 4), restDistance: 1e-4)
      XCTAssertEqual(curve.turningTimes.count, 1)
      XCTAssertEqual(curve.turningTimes.first ?? 0, 0.25, accuracy: 1e-12)
      XCTAssertEqual(
        curve.position(at: 0.25), 7 + velocity / 4 / exp(1), accuracy: 1e-12 * velocity.magnitude)
    }
  }

  func testTheFirstThousandTurns() {
    let spring = ScrollSpring(angularFrequency: Double.pi, dampingRatio: 1e-6)
    let turns = SpringCurve(from: 0, to: 100, spring: spring).turningTimes
    XCTAssertEqual(turns.count, 1000)
    for (number, turn) in turns.enumerated() { XCTAssertEqual(turn, Double(number + 1), accuracy: 1e-6) }
  }

  /// 3·y1 − 3·y2 + 1 = 0: the slope of the progress is a straight line, 6 − 10·s, and the progress is furthest at s =
  /// 0.6, at 1.8.
  /// Catches: in `turns`, the roots taken from a difference of near numbers.
  func testTimingFunctionWhoseSlopeIsALine() {
    let timing = CubicBezier(x1: 0.5, y1: 2, x2: 0.5, y2: 7.0 / 3)
    let curve = EasedCurve(from: 0, to: 100, duration: 1, timing: timing)
    XCTAssertEqual(curve.turningTimes.count, 1)
    XCTAssertEqual(curve.turningTimes[0], timing.time(at: 0.6), accuracy: 1e-15)
    XCTAssertEqual(AxisPlan(.eased(curve: curve)).range(from: 0, to: 1).upperBound, 180, accuracy: 1e-12)
  }
}
