@testable import ScrollKinetics

final class FlightLawTests: XCTestCase {
  // Android's fling at 1000 dp/s, GTK's, Godot's: PHYSICS §13. Catches: in `FlightCurve.InnerLaw`, any other exponent, and in
  // `Scroller.Preset.physics`, any other figure.
  func testFiguresOfThePlatforms() {
    for (preset, time, distance) in [
      (Scroller.Preset.android, 0.458, 194.3), (.gtk, 1.73, 249.75), (.godot, 1, 500),
      (.windows, 1.1705, 323.794), (.compose, 2.193, 238.071), (.qt, 0.6667, 333.333), (.slint, 0.5, 250),
      (.uiKit, 2.3003, 494.01),
    ] {
      let curve = flight(.init(preset), momentum: 1000)
      XCTAssertEqual(curve.duration, time, accuracy: time == 1.73 ? 0.005 : 0.0005, "\(preset)")
      XCTAssertEqual(curve.destination, distance, accuracy: distance == 194.3 ? 0.05 : 0.0005, "\(preset)")
    }
  }

  /// The law of each platform, written down a second time.
  private func travel(_ preset: Scroller.Preset, _ v: Double, _ t: Double) -> Double {
    func power(_ k: Double, _ time: Double) -> Double { v * time / k * (1 - pow(1 - min(t / time, 1), k)) }
    switch preset {
    case .android:
      let k = Foundation.log(0.78) / Foundation.log(0.9)
      let reference = 0.015 * 9.80665 * 39.37 * 160 * 0.84 / 0.35
      return power(k, k * 0.35 * pow(v / reference, 1 / (k - 1)))
    case .gtk: return v * (1 - Foundation.exp(-4 * min(t, Foundation.log(v) / 4))) / 4
    case .windows:
      let time = Foundation.log(30 / v) / Foundation.log(0.05)
      return v * (pow(0.05, min(t, time)) - 1) / Foundation.log(0.05)
    case .compose: return v * (1 - Foundation.exp(-4.2 * min(t, Foundation.log(v / 0.1) / 4.2))) / 4.2
    case .qt: return power(2, v / 1500)
    case .slint: return power(2, v / 2000)
    case .godot: return power(2, v / 1000)
    case .uiKit: return 0.499 * v * (1 - pow(0.998, 1000 * t))
    }
  }

  // Each frame of a scroller within a millionth of its law; planned anew in flight it goes on as before.
  // Catches: in `FlightCurve.InnerLaw.state`, the exponent in place of the exponent less one in the momentum; in
  // `FlightLaw.inside(from:)`, the time of the reference in place of that of the momentum.
  func testPresetsFollowTheirLaws() {
    for preset in Scroller.Preset.allCases where preset != .uiKit {
      let flings = [(500.0, Scroller.Physics.Integration.exact), (1000, .displayLink), (2000, .exact)]
      for (speed, integration) in flings {
        let physics = changed(preset.physics) { $0.integration = integration }
        let viewport = changed(Viewport(300, 400, content: 300, 9000)) { $0.displayScale = 1e6 }
        var scroller = Scroller(viewport: viewport, physics: physics)
        scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -speed))], at: .origin)
        var planned = scroller
        for frame in 1...200 {
          let time = Double(frame) / 60
          scroller.advance(to: .seconds(time))
          let law = travel(preset, speed, time)
          XCTAssertEqual(
            scroller.contentOffset.y, law, accuracy: 1e-6, "\(preset), \(speed) pt/s, at \(time) s")
          planned.update(at: .seconds(time)) { $0.contentSize.height += 1 }
          XCTAssertEqual(planned.contentOffset.y, law, accuracy: 1e-6, "\(preset), planned anew at \(time) s")
        }
        XCTAssertEqual(scroller.phase, .idle)
      }
    }
  }

  /// Groups of the vectors that no preset has, or has in another form.
  private static let others: [String: String] = [
    "android_fling_positions": "a table of 101 numbers, which is no semigroup: Flutter's form is used",
    "android_spline_table_first_and_last": "the same",
    "android_edge": "an edge effect before Android 12", "chromium_fling_curve": "a hybrid of two families",
    "webkit_chromium_elastic": "a spring with another push; no preset",
    "libadwaita_projection": "a rule of snapping",
    "frame_rate_dependence_of_peers": "what frames do to peers",
    "lvgl_throw": "integers", "gecko_overscroll_spring": "an overdamped spring; no preset",
    "flutter_bouncing": "the spring of no preset", "android_stretch_intensity": "what a host draws",
  ]

  // Catches: in `FlightCurve.InnerLaw.rest`, the whole momentum in place of the part above the resting speed.
  func testVectors() throws {
    var (checked, left) = (0, 0)
    for group in try VectorFile("presets").items("groups") {
      let name = group.text("name")
      for item in group.items("cases") {
        func n(_ key: String) -> Double { item.number(key) }
        func check(
          _ law: FlightLaw, _ velocity: Double, _ duration: Double?, _ distance: Double,
          _ places: [(Double, Double)] = []
        ) {
          let curve = flight(law, momentum: velocity)
          if let t = duration { XCTAssertEqual(curve.duration, t, accuracy: 1e-6 * max(1, t), name) }
          XCTAssertEqual(curve.destination, distance, accuracy: 1e-6 * distance, name)
          for (time, place) in places where time < curve.duration {
            XCTAssertEqual(curve.position(at: time), place, accuracy: 1e-6 * distance, name)
          }
          checked += 1
        }
        switch name {
        case "android_fling_totals":
          // The distance is the same; the spline takes longer.
          check(.init(.android), n("velocity_dp_s"), nil, n("distance_dp"))
        case "flutter_clamping":
          let (time, places) = (n("duration"), (n("x_quarter"), n("x_half")))
          check(
            .init(.android), n("velocity"), time, n("distance"), [(time / 4, places.0), (time / 2, places.1)])
        case "compose_exponential_decay":
          let places = [(0.1, n("x_100ms")), (0.5, n("x_500ms"))]
          check(.init(.compose), n("velocity"), n("duration"), n("rest"), places)
        case "gtk_deceleration":
          let places = [(0.1, n("x_100ms")), (0.5, n("x_500ms"))]
          check(.init(.gtk), n("velocity"), n("t_when_v_is_1"), n("limit") - 0.25, places)
        case "winui_inertia":
          check(.init(.windows), n("velocity"), n("duration"), n("distance"), [(0.1, n("x_100ms"))])
        case "gecko_desktop_fling_limit":
          let (decay, velocity) = (-1000 * Foundation.log(0.998), 1000 * n("velocity_px_ms"))
          check(
            .exponential(decay: decay, restingSpeed: 10), velocity, n("duration_ms") / 1000,
            n("limit") - 10 / decay, [(0.1, n("x_100ms"))])
        case "constant_deceleration":
          check(.constantDeceleration(n("deceleration")), n("velocity"), n("duration"), n("distance"))
        case "gtk_overshoot":
          let limit = LimitLaw.spring(pullBack: 10, greatest: 1e6)
          let curve = flight(.init(.gtk), limit, from: n("x0"), momentum: n("v"), in: -9000...0)
          for value in item.items("values") {
            XCTAssertEqual(curve.position(at: value.number("t")), value.number("x"), accuracy: 1e-6, name)
          }
          checked += 1
        case "android_stretch_spring":
          let spring = SpringCurve(
            from: 1000 * n("x0"), velocity: 1000 * n("v0"), to: 0,
            spring: ScrollSpring(angularFrequency: 24.657, dampingRatio: 0.98), restDistance: 1e-9)
          for value in item.items("values") {
            XCTAssertEqual(
              spring.position(at: value.number("t")), 1000 * value.number("x"), accuracy: 1e-3, name)
          }
          checked += 1
        case "comparison_duration_s_and_travel":
          for (key, preset) in [
            ("uikit", Scroller.Preset.uiKit), ("flutter_clamping", .android), ("gtk_to_v1", .gtk),
            ("winui", .windows), ("compose_exponential", .compose), ("slint", .slint), ("egui_godot", .godot),
          ] {
            let pair = item.numbers(key)
            check(.init(preset), n("velocity"), pair[0], pair[1])
          }
        default:
          XCTAssertNotNil(Self.others[name], "an unknown group, \(name)")
          left += 1
        }
      }
    }
    XCTAssertGreaterThan(checked, 70)
    XCTAssertGreaterThan(left, 30)
  }

  /// Let go at any distance past a limit with any momentum outwards, content that a spring pulls back peaks at most its greatest distance
  /// past it, all of it where it is fast, and planned anew on its way it goes on as before.
  /// Catches: in `FlightCurve.init`, `limited(momentum, from: distance` made `limited(momentum, from: 0`; in `limited`,
  /// `(1 - s) * Double.exp(1 - s)` made `Double.exp(1 - s)`.
  func testASpringPeaksAtItsGreatestDistance() {
    forAll("the greatest distance", count: 3000) { generator in
      let (beta, greatest) = (generator.double(in: 2...40), generator.double(in: 5...300))
      let share = generator.pick([0, 1e-9, generator.double(in: 0...1), 1 - 1e-6, 1])
      let sign = generator.pick([-1.0, 1])
      let law = generator.pick([.uiKit, FlightLaw(.gtk), FlightLaw(.qt), FlightLaw(.android)])
      let isFast = generator.happens(onceIn: 2)
      let momentum = sign * (isFast ? 1e6 : generator.double(in: 1...2000))
      func flight(from start: Double, _ momentum: Double, upTo greatest: Double) -> FlightCurve {
        FlightCurve(
          from: start, momentum: momentum, limits: sign < 0 ? 0...900 : -900...0,
          by: MotionLaws(flight: law, limit: .spring(pullBack: beta, greatest: greatest)), bounces: true)
      }
      let curve = flight(from: sign * share * greatest, momentum, upTo: greatest)
      let free = flight(from: curve.start, momentum, upTo: 1e9)
      func peak(_ curve: FlightCurve) -> Double {
        (0...4000).reduce(0) { max($0, sign * curve.state(at: Double($1) / 1000 / beta).position) }
      }
      let (highest, freely) = (peak(curve), peak(free))
      XCTAssertEqual(highest, min(freely, greatest), accuracy: 1e-6 * greatest, "\(share)")
      // Near the limit itself the content may be inside.
      let time = generator.double(in: 0...2) / beta
      let state = curve.state(at: time)
      guard time < curve.duration, sign * state.position > 0 else { return }
      let again = flight(from: state.position, state.momentum, upTo: greatest)
      for later in [0.1, 0.4, 1] where time + later / beta < curve.duration {
        let (once, twice) = (curve.state(at: time + later / beta), again.state(at: later / beta))
        XCTAssertEqual(once.position, twice.position, accuracy: 1e-7 * greatest)
      }
    }
  }

  // Catches: in `AxisPlan.momentum(from:landingOn:flight:)`, the resting speed left out.
  func testTheMomentumOfADistanceTravelsIt() {
    forAll("the inverse", count: 2000) { generator in
      let law = FlightLaw.drawn(&generator)
      let distance = generator.pick([-1, 1]) * generator.double(in: 1...4000)
      let curve = flight(law, momentum: AxisPlan.momentum(from: 7, landingOn: 7 + distance, flight: law))
      XCTAssertEqual(curve.destination, distance, accuracy: 1e-9 * distance.magnitude)
    }
  }

  // f per frame at F Hz: the loop of ComingFrom.md shows what the law does, at each of its frames.
  // Catches: in `FlightLaw.friction`, the reach of the other order of the two statements.
  func testFrictionPerFrame() {
    let cases = [(0.95, 60.0, true), (0.95, 60, false), (0.325, 30, true), (0.998, 1000, false)]
    for (friction, rate, movesFirst) in cases {
      let law = FlightLaw.friction(
        perFrame: friction, framesPerSecond: rate, restingSpeed: 1, movesFirst: movesFirst)
      let curve = flight(law, momentum: 1200)
      var (x, v, frame) = (0.0, 1200.0, 0)
      while v > 1 {
        if movesFirst { x += v / rate }
        v *= friction
        if !movesFirst { x += v / rate }
        frame += 1
        guard v > 1 else { break }
        let state = curve.state(at: Double(frame) / rate)
        XCTAssertEqual(state.position, x, accuracy: 1e-9 * max(1, x))
        XCTAssertEqual(state.momentum, v, accuracy: 1e-9 * v)
      }
      XCTAssertEqual(curve.duration, Double(frame) / rate, accuracy: 1 / rate)
    }
  }

  func testLawsAreEncoded() throws {
    for physics in Scroller.Preset.allCases.map(\.physics) { XCTAssertEqual(try physics.coded(), physics) }
    let plan = AxisPlan(from: 0, momentum: 900, limits: 0...500, flight: .power(exponent: 3, reference: 900))
    XCTAssertEqual(try plan.coded(), plan)
    for text in [
      #"{"power": {"exponent": 1, "reference": 1}}"#, #"{"power": {"exponent": 2}}"#, "2", "{}",
      #"{"exponential": {"decay": 1, "reach": 0, "restingSpeed": 1}}"#,
      #"{"exponential": {"decay": 1, "reach": 1, "restingSpeed": 0}}"#, #"{"uiKit": {"rate": 1}}"#,
      #"{"power": {"exponent": 2, "reference": 1}, "uiKit": {"rate": 0.9}}"#,
    ] { XCTAssertThrowsError(try FlightLaw.decoded(from: text), text) }
    for text in [
      #"{"bounce": {"pullBack": 0}}"#, #"{"bounce": {"pullBack": 1, "bandConstant": 0}}"#, "{}",
      #"{"spring": {"pullBack": 1, "greatest": 0}}"#, #"{"clamp": {"frequency": 1, "dampingRatio": 0}}"#,
      #"{"clamp": {"frequency": 0}}"#,
    ] { XCTAssertThrowsError(try LimitLaw.decoded(from: text), text) }
  }

  func testARateReplacesTheLaw() {
    var physics = Scroller.Physics.preset(.gtk)
    XCTAssertEqual(physics.decelerationRate, .normal)
    physics.decelerationRate = .fast
    XCTAssertEqual(physics.flight, FlightLaw(.fast))
  }
}

extension FlightLaw {
  init(_ preset: Scroller.Preset) { self = preset.physics.flight }
}

func flight(
  _ law: FlightLaw, _ limit: LimitLaw = .uiKit, from start: Double = 0, momentum: Double,
  in limits: ClosedRange<Double> = -1e9...1e9
) -> FlightCurve {
  let laws = MotionLaws(flight: law, limit: limit)
  return FlightCurve(from: start, momentum: momentum, limits: limits, by: laws, bounces: true)
}

/// A file of figures of other engines, under Resources/Vectors.
struct VectorFile {
  let fields: [String: Any]

  init(_ name: String) throws {
    let json = try JSONSerialization.jsonObject(with: resource("Vectors/\(name).json"))
    fields = json as? [String: Any] ?? [:]
  }

  init(_ fields: Any) { self.fields = fields as? [String: Any] ?? [:] }

  func items(_ key: String) -> [VectorFile] { (fields[key] as? [Any] ?? []).map { VectorFile($0) } }
  func text(_ key: String) -> String { fields[key] as? String ?? "" }
  func numbers(_ key: String) -> [Double] { fields[key] as? [Double] ?? [] }

  func number(_ key: String, file: StaticString = #filePath, line: UInt = #line) -> Double {
    guard let number = fields[key] as? Double else {
      XCTFail("no number \(key)", file: file, line: line)
      return .nan
    }
    return number
  }
}
