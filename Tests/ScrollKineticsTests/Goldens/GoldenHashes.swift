import ScrollGeometry

@testable import ScrollKinetics

/// Hashes of the basis of every motion: the elementary functions on fixed grids, the arithmetic of instants, and random gestures.
///
/// Foundation-free, as ``GoldenScenario``.
enum GoldenHashes {
  /// The arguments at which an elementary function is hashed.
  enum Grid {
    /// Evenly spaced, from −limit to limit about a centre. The arguments are products with a number that uses all bits
    /// of a double, so that they do, too; sums would have fewer bits near zero.
    case even(limit: Double, centre: Double = 0)
    /// The positive doubles, the subnormal ones included, by equal steps of their bit patterns.
    case positive

    private static let steps = 1 << 17

    var count: Int {
      switch self {
      case .even: Self.steps + 1
      case .positive: Self.steps
      }
    }

    func point(_ index: Int) -> Double {
      switch self {
      case .even(let limit, let centre):
        centre + Double(index - Self.steps / 2) * (limit / Double(Self.steps / 2))
      case .positive:
        Double(bitPattern: UInt64(index) * (Double.infinity.bitPattern / UInt64(Self.steps)) + 1)
      }
    }
  }

  /// One line for each function and grid.
  static var maths: [String] {
    [
      line("exp", .even(limit: 745.7), Double.exp), line("exp near 0", .even(limit: 1.3), Double.exp),
      line("expm1", .even(limit: 38.3), Double.expm1), line("expm1 near 0", .even(limit: 1.3), Double.expm1),
      line("log", .positive, Double.log), line("log near 1", .even(limit: 0.999, centre: 1), Double.log),
      line("log1p", .positive, Double.log1p), line("log1p near 0", .even(limit: 0.999), Double.log1p),
      line("sin", .even(limit: 1.61e6), Double.sin), line("sin near 0", .even(limit: 6.7), Double.sin),
      line("cos", .even(limit: 1.61e6), Double.cos), line("cos near 0", .even(limit: 6.7), Double.cos),
      line("square root", .positive, Double.squareRoot),
    ]
  }

  /// One line for the plans of one axis.
  static var plan: [String] { ["plan of one axis \(GoldenPlan().fingerprint.description)"] }

  /// One line for each platform: a throw to the end of a list, the stretch there, and a velocity by least squares.
  static var presets: [String] {
    var tracker = LeastSquaresTracker()
    func instant(_ frame: Int) -> ScrollInstant { ScrollInstant(frame: frame, framesPerSecond: 120) }
    for frame in 0..<9 { tracker.add(ScrollPoint(x: 0, y: Double(frame * frame)), at: instant(frame)) }
    let frame = ScrollRect(x: 0, y: 0, width: 390, height: 844)
    let list = Viewport(frame: frame, contentSize: ScrollSize(width: 390, height: 1244))
    return Scroller.Preset.allCases.enumerated().map { number, preset in
      var (scroller, hash) = (Scroller(viewport: list, physics: .preset(preset)), Fingerprint())
      scroller.handle(.fling(ScrollVector(dx: 0, dy: 2000) + tracker.velocity(at: instant(8))), at: .origin)
      for frame in 1...240 {
        scroller.advance(to: instant(frame))
        hash.combine(scroller.contentOffset.y)
        hash.combine(scroller.stretch.dy)
      }
      return "preset \(number) \(hash.description)"
    }
  }

  private static func line(_ name: String, _ grid: Grid, _ function: (Double) -> Double) -> String {
    var hash = Fingerprint()
    for index in 0..<grid.count { hash.combine(function(grid.point(index))) }
    return "\(name) \(hash.description)"
  }

  /// One line for each operation on instants: creation from seconds, addition, subtraction, comparison.
  static var instants: [String] {
    var (made, shifted, differences, followers) = (Fingerprint(), Fingerprint(), Fingerprint(), Fingerprint())
    var before = ScrollInstant.origin
    var state: UInt64 = 1
    for _ in 0..<10_000 {
      // Any sequence that covers the exponents: 2⁻⁶⁰ to 2⁶³ seconds, of either sign.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let exponent = Int(state >> 57) - 60
      let seconds = Double(
        sign: state & 1 == 0 ? .plus : .minus, exponent: Swift.min(exponent, 63),
        significand: 1 + Double(state >> 20 & 0xffff_ffff) * 0x1p-32)
      let instant = ScrollInstant(seconds: seconds)
      made.combine(instant)
      let later = before.advanced(by: instant.sinceOrigin)
      shifted.combine(later)
      differences.combine(before.seconds(to: instant))
      differences.combine(instant.seconds(to: later))
      differences.combine(before.duration(to: instant) > .zero ? 1.0 : 0.0)
      followers.combine(instant.following(seconds.magnitude / 3))
      before = instant
    }
    return [
      "instants made of seconds \(made.description)", "instants moved \(shifted.description)",
      "instants subtracted \(differences.description)", "instants followed \(followers.description)",
    ]
  }

  /// One line for each kind of random gesture, of 40 seeds.
  static var gestures: [String] {
    let viewport = Viewport(
      frame: ScrollRect(x: 10, y: 20, width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 9_000))
    let names = ["tap", "drag", "flick", "cancelled", "fingers", "catches"]
    return zip(names, ScrollGesture.Kind.allCases).map { name, kind in
      var hash = Fingerprint()
      for seed in UInt64(0)..<40 {
        var generator = ScrollGesture.SeededGenerator(seed: seed)
        let gesture = ScrollGesture.random(
          in: viewport, of: [kind], losingLifts: seed > 35, using: &generator)
        for sample in gesture.samples { hash.combine(sample) }
      }
      return "random gesture, \(name) \(hash.description)"
    }
  }

  /// One line for all columns of a population of 300 agents with random actions, in four seconds.
  static var population: [String] {
    var generator = ScrollGesture.SeededGenerator(seed: 1)
    func share() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    var agents = ScrollPopulation(
      (0..<300).map { index in
        Scroller(
          viewport: Viewport(
            frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
            contentSize: ScrollSize(width: 390, height: index % 5 == 0 ? 500 : 4844)),
          physics: Scroller.Physics(decelerationRate: index % 3 == 0 ? .fast : .normal))
      })
    let actions: [ScrollPopulation.Action] = [
      .none, .none, .none, .launch, .touchDown, .touchMoved, .touchMoved, .touchUp, .wheel, .retarget,
      .animate,
    ]
    var hash = Fingerprint()
    var velocities = [Double](repeating: 0, count: agents.count)
    var targets = velocities
    for frame in 1...240 {
      let now = ScrollInstant(frame: frame, framesPerSecond: 60)
      let column = (0..<agents.count).map { _ in actions[Int(share() * Double(actions.count))] }
      let numbers = column.map { $0 == .launch ? share() * 8000 - 4000 : share() * 800 }
      agents.act(column, numbers, at: now)
      velocities.withUnsafeMutableBufferPointer { velocities in
        targets.withUnsafeMutableBufferPointer { targets in
          agents.advance(
            to: now, into: ScrollPopulation.Columns(velocities: velocities, restingOffsets: targets))
        }
      }
      for index in 0..<agents.count {
        hash.combine(agents.offsets[index])
        hash.combine(velocities[index])
        hash.combine(targets[index])
        hash.combine(agents.phases[index] == .idle ? 0 : agents.phases[index] == .dragging ? 1 : 2 as UInt64)
      }
    }
    return ["population \(hash.description)"]
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ instant: ScrollInstant) {
    combine(UInt64(bitPattern: instant.wholeSeconds))
    combine(UInt64(bitPattern: instant.attoseconds))
  }

  /// Combines the time of a touch, its kind, its finger and its place.
  fileprivate mutating func combine(_ sample: ScrollGesture.Sample) {
    combine(ScrollInstant(sample.time))
    func add(_ kind: UInt64, _ finger: Int, _ place: ScrollPoint = .zero) {
      combine(kind << 8 | UInt64(finger))
      combine(place.x)
      combine(place.y)
    }
    switch sample.input {
    case .touchDown(let place, let finger): add(0, finger, place)
    case .touchMoved(let place, let finger): add(1, finger, place)
    case .touchUp(let finger): add(2, finger)
    case .touchCancelled(let finger): add(3, finger)
    default: preconditionFailure("a random gesture has only touches")
    }
  }
}

extension Double {
  static func sin(_ x: Double) -> Double { sinCos(x).sin }
  static func cos(_ x: Double) -> Double { sinCos(x).cos }
}
