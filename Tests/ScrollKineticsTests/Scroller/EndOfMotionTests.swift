@testable import ScrollKinetics

/// Every motion comes to rest: after at most an hour, and at the last instant.
final class EndOfMotionTests: XCTestCase {
  private static let hour = 3600.0
  private static let last = ScrollInstant(.seconds(1 << 61))

  /// PHYSICS §1 at r = 1 − 10⁻⁹, to 50 digits: x(3600 s) = v·S·(1 − rᵗ). Catches: `Law.longestMotion` left out of
  /// either curve; a destination that is not where the content then is.
  func testAFlickStopsWhereItIsAfterAnHour() {
    let rate = DecelerationRate(rawValue: 1 - 1e-9)
    for sign in [1.0, -1] {
      let fling = FlingCurve(from: 0, momentum: sign * 1000, limits: -1e9...1e9, rate: rate)
      for curve in [fling, FlingCurve.withoutLimits(from: 0, momentum: sign * 1000, rate: rate)] {
        XCTAssertEqual(curve.duration, Self.hour)
        XCTAssertEqual(curve.destination, sign * 3_593_527.7673894674, accuracy: 1e-3)
        XCTAssertEqual(curve.position(at: 3600.0.nextDown), fling.destination, accuracy: 1e-6)
      }
      // A limit that it meets in time is a limit as ever.
      let short = FlingCurve(from: 0, momentum: sign * 1000, limits: -1e6...1e6, rate: rate)
      XCTAssertEqual(short.destination, sign * 1e6)
      XCTAssertGreaterThan(short.exitTime, 1000)
      XCTAssertLessThan(short.duration, 1100)
      // Content that is past a limit at the end of the hour is set to that limit.
      let late = FlingCurve(from: 0, momentum: sign * 1000, limits: -3_593_527...3_593_527, rate: rate)
      assertEqual((late.destination, late.duration), (sign * 3_593_527, Self.hour))
    }
  }

  /// Catches: `Swift.min` with the hour left out of `EasedCurve.init` or of `SpringCurve.init`.
  func testNoCurveIsLongerThanAnHour() {
    forAll(
      "at most an hour, for any numbers", count: 3000,
      in: { generator -> [any ScrollCurve] in
        func number() -> Double {
          generator.happens(onceIn: 2) ? generator.pick(extremes) : generator.double(exponents: -20...20)
        }
        func positive() -> Double { Swift.max(.leastNonzeroMagnitude, number().magnitude) }
        let (a, b, c, d) = (number(), number(), number(), number())
        let limits = Swift.min(c, d)...Swift.max(c, d)
        let rate = generator.pick(extremeRates)
        let bezier = CubicBezier(
          x1: generator.double(in: 0...1), y1: number(), x2: generator.double(in: 0...1), y2: number())
        let spring = ScrollSpring(angularFrequency: positive(), dampingRatio: positive())
        let response = ScrollSpring(dampingRatio: positive(), response: positive())
        return [
          EasedCurve(from: a, to: b, duration: positive(), timing: bezier),
          EasedCurve(from: a, to: b, duration: positive()),
          SpringCurve(from: a, velocity: c, to: b, spring: spring, duration: positive()),
          SpringCurve(from: a, velocity: c, to: b, spring: response),
          ArrivalCurve(
            from: a, velocity: c, to: b, within: positive(), restDistance: positive(),
            maySpeedUp: generator.happens(onceIn: 2)),
          FlingCurve(from: a, momentum: b, limits: limits, rate: rate),
          FlingCurve(from: a, momentum: b, limits: limits, rate: rate, bounces: false),
          FlingCurve.withoutLimits(from: a, momentum: b, rate: rate),
          FlingCurve.pastLimit(from: a, momentum: b, limit: c, rate: rate),
        ]
      }, check: { curves in curves.lazy.compactMap { curve in curve.fault.map { "\(curve): \($0)" } }.first })
  }

  /// Catches: in `CubicBezier.init(x1:y1:x2:y2:)`, sums of y1 and y2 that are infinite, and their differences
  /// none; turns of which no square is a number.
  func testTimingFunctionsOfAnySize() {
    let huge = 1.7e308
    for (y1, y2) in [(huge, -huge), (-huge, huge), (huge, huge), (huge, 0), (1e200, -1e200)] {
      let timing = CubicBezier(x1: 0.5, y1: y1, x2: 0.5, y2: y2)
      for (start, end) in [(0.0, 100.0), (3, 3), (0, huge), (huge, -huge)] {
        let curve = EasedCurve(from: start, to: end, duration: 1, timing: timing)
        if let fault = curve.fault { XCTFail("\(timing), \(start) to \(end): \(fault)") }
      }
      // Where both handles are on one side it turns once, else twice.
      let turns = EasedCurve(from: 0, to: 1, duration: 1, timing: timing).turningTimes
      XCTAssertEqual(turns.count, y1 * y2 < 0 ? 2 : 1, "\(timing)")
      let animation = ScrollAnimation.eased(duration: .seconds(1), timing: timing)
      XCTAssertNoThrow(try animation.validate())
      var scroller = Scroller.tall(at: 100).handling(.setContentOffset(ScrollPoint(0, 900), animation))
      for _ in 0..<70 { scroller.advance(by: .milliseconds(15)) }
      XCTAssertEqual(scroller.y, 900)
    }
  }

  private static let slowRates = product(
    Scroller.Physics.Integration.allCases, [0.998, 1 - 1e-9, 1 - 0x1p-53]
  ).map { Scroller.Physics(decelerationRate: DecelerationRate(rawValue: $1), integration: $0) }

  private static let undamped = ScrollSpring(angularFrequency: 5, dampingRatio: 1e-200)

  /// Everything that can start a motion, on each axis and in both directions.
  private static let launches: [[Scroller.Input]] = [
    [.began, .ended(velocity: ScrollVector(0, -3000))], [.began, .ended(velocity: ScrollVector(-900, 400))],
    [.began, .moved(by: ScrollVector(0, 9000)), .ended(velocity: .zero)],
    [.setContentOffset(ScrollPoint(0, 900), .eased(duration: .seconds(1 << 61)))],
    [.setContentOffset(ScrollPoint(200, -900), .uiKit)],
    [.setContentOffset(ScrollPoint(0, 900), .spring(ScrollSpring(angularFrequency: 1e-300)))],
    [.setContentOffset(ScrollPoint(0, 900), .spring(undamped))], [.scrollToTop],
    [.key(.pageDown, .eased(duration: .seconds(1_000_000_000)))],
    [.setContentOffset(ScrollPoint(0, 900), .uiKit), .retarget(ScrollPoint(0, 70))],
  ]

  private static func scroller(_ physics: Scroller.Physics, at instant: ScrollInstant) -> Scroller {
    let viewport = Viewport(400, 800, content: 4000, 9e12, contentOffset: ScrollPoint(50, 2000))
    return Scroller(viewport: viewport, physics: physics, at: instant)
  }

  /// Catches: in `fly(_:momentum:_:since:at:)`, `plan.duration < Law.longestMotion / 2` left out.
  func testEveryFlightIsOverAfterAnHour() {
    for (physics, inputs) in product(Self.slowRates, Self.launches) {
      var scroller = Self.scroller(physics, at: .origin)
      for input in inputs { scroller.handle(input, at: .origin) }
      guard let target = scroller.target else { continue }
      XCTAssertLessThanOrEqual(scroller.now.seconds(to: scroller.instantOfRest), Self.hour)
      for seconds in [1, 3000, 600] { scroller.advance(by: .seconds(seconds)) }
      XCTAssertEqual(scroller.phase, .idle, "\(inputs)")
      if physics.integration == .exact { XCTAssertEqual(scroller.contentOffset, target) }
    }
  }

  /// Catches: `now.isLast` left out of `advance` or of `catchUp`, for plans or for ticks.
  func testEverythingRestsWhereTimeEnds() {
    for (physics, inputs) in product(Self.slowRates, Self.launches) {
      for early in [Duration.zero, .nanoseconds(1), .milliseconds(50), .seconds(100)] {
        let start = Self.last.advanced(by: .zero - early)
        var scroller = Self.scroller(physics, at: start)
        var grammar = TraceGrammar()
        func take(_ events: Scroller.Events, _ before: Scroller) {
          let fault = grammar.read(before.phase, Array(events), scroller.phase)
          if let fault { XCTFail("\(inputs), \(early): \(fault)") }
          scroller.checkInvariants()
        }
        for input in inputs {
          let before = scroller
          take(scroller.handle(input, at: start), before)
        }
        let (target, rest) = (scroller.target, scroller.instantOfRest)
        if early == .zero && physics.integration == .exact { XCTAssertNil(target, "\(inputs)") }
        if let target, physics.integration == .exact {
          XCTAssertEqual(scroller.contentOffset(at: Self.last), target)
          let shown = scroller.visibleRect(until: Self.last)
          XCTAssertTrue(shown.contains(target), "\(inputs): \(shown) without \(target)")
        }
        let before = scroller
        take(scroller.advance(to: Self.last), before)
        XCTAssertEqual(scroller.phase, .idle, "\(inputs), \(early) before the end")
        XCTAssertLessThanOrEqual(rest, Self.last)
        if let target, physics.integration == .exact { XCTAssertEqual(scroller.contentOffset, target) }
      }
    }
  }

  /// Catches: in `instant(reaching:on:)`, an offset on the way that is promised for the last instant.
  func testWhatTimeDoesNotReachIsNotPromised() throws {
    var scroller = Self.scroller(.uiKit, at: Self.last.advanced(by: .milliseconds(-100)))
    scroller.handle(.setContentOffset(ScrollPoint(50, 2300), animated: true))
    XCTAssertNotNil(scroller.instant(reaching: 2050, on: .vertical))
    XCTAssertNil(scroller.instant(reaching: 2250, on: .vertical))
    XCTAssertEqual(scroller.instant(reaching: 2300, on: .vertical), Self.last)
  }
}
