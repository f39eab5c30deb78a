import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Laws that hold for every snap rule and every request.
final class SnapRuleLawsTests: XCTestCase {
  /// A rule and a request, of quarters of a point, so that no sum is rounded.
  struct Case: CustomStringConvertible {
    var rule: SnapRule
    var request: SnapRequest
    var description: String { "\(rule)\n  \(request)" }
  }

  private static func quarters(_ range: ClosedRange<Int>, _ generator: inout SplitMix64) -> Double {
    Double(generator.integer(in: 4 * range.lowerBound...4 * range.upperBound)) / 4
  }

  private static func ranges(_ count: Int, _ generator: inout SplitMix64) -> [ClosedRange<Double>] {
    (0..<count).map { _ in
      let start = quarters(-200...2000, &generator)
      return start...start + quarters(0...300, &generator)
    }
  }

  static func rule(_ generator: inout SplitMix64, isOdd: Bool = false) -> SnapRule {
    let points: SnapRule.Points
    switch generator.integer(in: 0...(isOdd ? 2 : 3)) {
    case 0: points = .every(quarters(5...300, &generator), from: quarters(-100...100, &generator))
    case 1: points = .pages(spacing: quarters(0...30, &generator))
    case 2:
      let count = generator.integer(in: 0...12)
      points = .offsets((0..<count).map { _ in quarters(-300...2200, &generator) })
    default: points = .items(ranges(generator.integer(in: 0...12), &generator))
    }
    let reaches: [SnapRule.Reach] = [
      .momentum, .atMost(generator.integer(in: 1...4)), .screenful, .steps([]), .steps([2700, 2200]),
    ]
    return SnapRule(
      points, alignment: isOdd ? 0 : generator.pick([0, 0.5, 1]), reach: generator.pick(reaches),
      strictness: generator.pick([
        .mandatory, .mandatory, .proximity(), .proximity(quarters(0...60, &generator)),
      ]),
      freeRanges: generator.happens(onceIn: 3) ? ranges(generator.integer(in: 1...2), &generator) : [])
  }

  static func draw(_ generator: inout SplitMix64, isOdd: Bool = false) -> Case {
    let rule = rule(&generator, isOdd: isOdd)
    let lower = quarters(-100...100, &generator)
    let limits = lower...lower + (generator.happens(onceIn: 8) ? 0 : quarters(0...2000, &generator))
    var request = SnapRequest(
      offset: 0, velocity: generator.happens(onceIn: 3) ? 0 : generator.double(in: -4000...4000),
      limits: limits, viewportLength: generator.happens(onceIn: 10) ? 0 : quarters(1...600, &generator))
    request.offset = quarters(Int(lower) - 60...Int(limits.upperBound) + 60, &generator)
    if generator.happens(onceIn: 3), let place = places(of: rule, request).randomElement(using: &generator) {
      request.offset = place
    }
    let travel = request.velocity == 0 ? 0 : quarters(0...1500, &generator)
    request.proposal = request.offset + (request.velocity < 0 ? -travel : travel)
    // Eighths, so that the start of the drag never coincides with a place where a tie is decided.
    if isOdd || generator.happens(onceIn: 2) {
      request.dragOrigin = quarters(-300...2300, &generator) + 0.125
    }
    return Case(rule: rule, request: request)
  }

  // MARK: - Brute force

  /// Every place of a rule: all its points, brought inside the limits.
  static func places(of rule: SnapRule, _ request: SnapRequest) -> [Double] {
    let (length, alignment) = (request.viewportLength, rule.alignment)
    func lattice(_ interval: Double, _ origin: Double) -> [Double] {
      guard interval > 0 else { return [] }
      let count = ((4000 + origin.magnitude) / interval).rounded(.up)
      return stride(from: -count, through: count, by: 1).map { origin + $0 * interval }
    }
    let points: [Double] =
      switch rule.points {
      case .every(let interval, let origin): lattice(interval, origin + alignment * (interval - length))
      case .pages(let spacing): lattice(length + spacing, 0)
      case .offsets(let offsets): offsets
      case .items(let items):
        items.map { $0.lowerBound + alignment * ($0.upperBound - $0.lowerBound) - alignment * length }
      }
    return Set(points.map { min(max($0, request.limits.lowerBound), request.limits.upperBound) }).sorted()
  }

  /// The documented result of a release, found in the list of all places.
  private static func choice(_ rule: SnapRule, _ request: SnapRequest) -> Double? {
    let places = places(of: rule, request)
    guard let first = places.first, let last = places.last else { return nil }
    let offset = request.offset
    func place(upwards: Bool, _ count: Int) -> Double? {
      let beyond = upwards ? places.filter { $0 > offset } : places.filter { $0 < offset }.reversed()
      return count <= beyond.count ? beyond[count - 1] : nil
    }
    if case .steps(let speeds) = rule.reach, request.velocity != 0 {
      let count = 1 + speeds.count { $0 <= request.velocity.magnitude }
      let (upwards, end) = request.velocity > 0 ? (true, last) : (false, first)
      if let place = place(upwards: upwards, count) { return place }
      if upwards ? end > offset : end < offset { return end }
    }
    let proposal = min(max(request.proposal, request.limits.lowerBound), request.limits.upperBound)
    let upwards = proposal > offset
    let most: Int? =
      switch rule.reach {
      case .momentum, .steps: nil
      case .atMost(let count): count
      case .screenful: max(1, screenful(rule, request, upwards: upwards, places))
      }
    if let most, proposal != offset, let furthest = place(upwards: upwards, most) {
      if upwards ? proposal >= furthest : proposal <= furthest { return furthest }
    }
    let distances = places.map { ($0 - proposal).magnitude }
    let nearest = places.filter { ($0 - proposal).magnitude == distances.min()! }
    let towards = request.dragOrigin.map { $0 > proposal } ?? false
    let place = towards ? nearest.last! : nearest.first!
    if case .proximity(let distance) = rule.strictness,
      (place - proposal).magnitude > distance ?? request.viewportLength / 3
    {
      return nil
    }
    if rule.freeRanges.contains(where: { $0.contains(proposal) }) { return nil }
    let edges = rule.freeRanges.flatMap { [$0.lowerBound, $0.upperBound] }
      .filter { request.limits.contains($0) && ($0 - proposal).magnitude < (place - proposal).magnitude }
    return edges.min { ($0 - proposal).magnitude < ($1 - proposal).magnitude } ?? place
  }

  private static func screenful(
    _ rule: SnapRule, _ request: SnapRequest, upwards: Bool, _ places: [Double]
  ) -> Int {
    let length = request.viewportLength
    switch rule.points {
    case .every(let interval, _): return Int(length / interval)
    case .pages(let spacing): return Int(length / (length + spacing))
    case .offsets, .items:
      return upwards
        ? places.count { $0 > request.offset && $0 <= request.offset + length }
        : places.count { $0 < request.offset && $0 >= request.offset - length }
    }
  }

  // MARK: - Laws

  /// Catches: `$0 >= offset` for `$0 > offset` in `lastIndex(in:_:notAbove:)`.
  func testTheChoiceIsTheOneFoundTheSlowWay() {
    forAll("a rule chooses what a search through all its places does", count: 4000) {
      Self.draw(&$0)
    } check: { test in
      let (found, expected) = (test.rule.target(for: test.request), Self.choice(test.rule, test.request))
      return found == expected ? nil : "\(found as Any), not \(expected as Any)"
    }
  }

  /// Content that fits has one snap point, which no reach counts twice.
  ///
  /// Catches: `first` for limits that are one left out of `SnapPlaces.init`.
  func testLimitsThatAreOneAreOnePlace() {
    for sign in [1.0, -1] {
      let rule = SnapRule(.every(100, from: 50), reach: .atMost(2), freeRanges: [-20...20])
      let request = SnapRequest(
        offset: 40 * sign, velocity: 0, proposal: 40 * sign, limits: 0...0, viewportLength: 60)
      XCTAssertEqual(rule.target(for: request), Self.choice(rule, request))
      XCTAssertNil(rule.target(for: request))
    }
  }

  /// Catches: `place(_:)` without `.clamped(to: limits)`.
  func testTargetsLieWithinTheLimits() {
    forAll("a target lies within the limits", count: 2000) {
      Self.draw(&$0)
    } check: { test in
      guard let target = test.rule.target(for: test.request) else { return nil }
      return test.request.limits.contains(target) ? nil : "\(target)"
    }
  }

  /// Catches: `upper : lower` for `lower : upper` in `nearest(to:comingFrom:)`.
  func testContentAtATargetStays() {
    forAll("content at a target stays", count: 2000) {
      Self.draw(&$0)
    } check: { test in
      guard let target = test.rule.target(for: test.request) else { return nil }
      var again = test.request
      (again.offset, again.velocity, again.proposal) = (target, 0, target)
      let second = test.rule.target(for: again) ?? target
      return second == target ? nil : "\(target), then \(second)"
    }
  }

  /// Catches: `?? first` for `?? first - 1` in `place(_:beyond:)`, a slip on one side only.
  func testMirrorNegatesTheTarget() {
    forAll("mirrored, a target is negated", count: 3000) {
      Self.draw(&$0, isOdd: true)
    } check: { test in
      let here = test.rule.target(for: test.request)
      let there = test.rule.mirrored.target(for: test.request.mirrored)
      return there == here.map { 0 - $0 } ? nil : "\(here as Any), mirrored \(there as Any)"
    }
  }

  /// Catches: `return end` in `target(for:)` where the end lies behind, too.
  func testMonotoneInTheVelocity() {
    forAll("a faster release goes at least as far", count: 2000) { generator in
      (test: Self.draw(&generator), seed: generator.next())
    } check: { test, seed in
      var generator = SplitMix64(seed: seed)
      let limits = test.request.limits
      var last = -Double.infinity
      let velocities =
        (0..<12).map { _ in generator.double(in: -5000...5000) } + [-2200, -1, 0, 1, 2200, 2700]
      for velocity in velocities.sorted() {
        var request = test.request
        request.velocity = velocity
        request.proposal =
          velocity == 0
          ? request.offset
          : AxisPlan(from: request.offset, momentum: velocity, limits: limits, pixelGrid: PixelGrid(scale: 8))
            .destination
        let target = test.rule.target(for: request) ?? request.proposal.clamped(to: limits)
        if target < last { return "\(target) at \(velocity), but \(last) for less" }
        last = target
      }
      return nil
    }
  }

  /// Catches: `behind + count + 1` for `behind + count` in `place(_:beyond:isUpward:)`.
  func testEveryPlaceCanBeReached() {
    forAll("steps visit every place, both ways, and each is the nearest to itself", count: 1000) {
      Self.draw(&$0)
    } check: { test in
      let places = Self.places(of: test.rule, test.request)
      let steps = SnapRule(test.rule.points, alignment: test.rule.alignment, reach: .steps([]))
      let nearest = SnapRule(test.rule.points, alignment: test.rule.alignment)
      for direction in [1.0, -1] {
        var request = test.request
        request.offset = direction > 0 ? -1e6 : 1e6
        request.velocity = direction
        for place in direction > 0 ? places : places.reversed() {
          request.offset = steps.target(for: request) ?? .nan
          guard request.offset == place else { return "\(request.offset) for \(place)" }
        }
      }
      for place in places {
        var request = test.request
        (request.offset, request.velocity, request.proposal) = (place, 0, place)
        guard nearest.target(for: request) == place else { return "\(place) is not nearest to itself" }
      }
      return nil
    }
  }

  /// Catches: places counted in `Float`.
  func testRightAtABillionPoints() {
    forAll("a billion points out, places are exact", count: 500) { generator in
      (index: generator.integer(in: 20_000_000...21_000_000), interval: generator.integer(in: 3...1700))
    } check: { index, interval in
      let (place, length) = (Double(index * interval), Double(interval))
      let limits = 0.0...4e10
      for (offset, velocity, expected) in [
        (place, 0.0, place), (place, 1, place + length), (place, -1, place - length),
        (place + 1, 0, place), (place - 1, 0, place), (place.nextUp, -1, place), (place.nextDown, 1, place),
      ] {
        let request = SnapRequest(offset: offset, velocity: velocity, limits: limits, viewportLength: 390)
        let target = SnapRule(.every(length), reach: .steps([])).target(for: request)
        guard target == expected else {
          return "\(target as Any) for \(expected), from \(offset) at \(velocity)"
        }
      }
      return nil
    }
  }

  /// Every whole number up to 2⁵² is a multiple of one.
  ///
  /// Catches: in `SnapPlaces.ends(of:)`, a lattice that ends earlier.
  func testRightAsFarAsNumbersHaveHalves() {
    for place in [0x1p51 + 1, 0x1p52 - 1, -0x1p51 - 1, 1 - 0x1p52] {
      let request = SnapRequest(
        offset: place + 0.5, velocity: 1, limits: -0x1p60...0x1p60, viewportLength: 390)
      XCTAssertEqual(SnapRule(.every(1), reach: .steps([])).target(for: request), place + 1)
    }
  }

  /// Catches: `lowerBound + alignment * (upperBound - lowerBound)` in `anchor(at:)`.
  func testTotalOnExtremes() {
    let huge = Double.greatestFiniteMagnitude
    let numbers: [Double] = [
      0, 1, -1, 1e-300, .leastNormalMagnitude, 170, 1e9, -1e9, 1e16, 1e300, -1e300, huge, -huge, huge / 2,
    ]
    forAll("a target is finite and within the limits, whatever is asked", count: 5000) { generator -> Case in
      func number(_ generator: inout SplitMix64) -> Double { generator.pick(numbers) }
      func range(_ generator: inout SplitMix64) -> ClosedRange<Double> {
        let (a, b) = (number(&generator), number(&generator))
        return min(a, b)...max(a, b)
      }
      let points: SnapRule.Points = generator.pick([
        .every(max(.leastNonzeroMagnitude, number(&generator).magnitude), from: number(&generator)),
        .pages(spacing: number(&generator).magnitude), .offsets([number(&generator), number(&generator)]),
        .items([range(&generator), range(&generator)]), .items([range(&generator)]), .offsets([]),
      ])
      let reaches: [SnapRule.Reach] = [
        .momentum, .atMost(1), .atMost(.max), .screenful, .steps([]), .steps([1e-300, huge]),
      ]
      return Case(
        rule: SnapRule(
          points, alignment: generator.pick([0, 0.3, 1]), reach: generator.pick(reaches),
          strictness: generator.pick([.mandatory, .proximity(), .proximity(huge)]),
          freeRanges: generator.happens(onceIn: 4) ? [range(&generator)] : []),
        request: SnapRequest(
          offset: number(&generator), velocity: number(&generator), proposal: number(&generator),
          limits: range(&generator), viewportLength: number(&generator).magnitude,
          dragOrigin: generator.happens(onceIn: 2) ? number(&generator) : nil))
    } check: { test in
      guard let target = test.rule.target(for: test.request) else { return nil }
      guard target.isFinite, test.request.limits.contains(target) else { return "\(target)" }
      var again = test.request
      (again.offset, again.velocity, again.proposal) = (target, 0, target)
      let second = test.rule.target(for: again) ?? target
      return second == target ? nil : "\(target), then \(second)"
    }
  }
}

// MARK: - Mirrors

extension ClosedRange<Double> {
  fileprivate var mirrored: ClosedRange<Double> { (0 - upperBound)...(0 - lowerBound) }
}

extension SnapRule {
  /// The rule with every point negated; without alignments and items, which are measured from one edge.
  fileprivate var mirrored: SnapRule {
    let points: Points =
      switch self.points {
      case .every(let interval, let origin): .every(interval, from: 0 - origin)
      case .offsets(let offsets): .offsets(offsets.map { 0 - $0 })
      default: self.points
      }
    return SnapRule(
      points, alignment: alignment, reach: reach, strictness: strictness,
      freeRanges: freeRanges.map(\.mirrored))
  }
}

extension SnapRequest {
  fileprivate var mirrored: SnapRequest {
    SnapRequest(
      offset: 0 - offset, velocity: 0 - velocity, proposal: 0 - proposal, limits: limits.mirrored,
      viewportLength: viewportLength, dragOrigin: dragOrigin.map { 0 - $0 })
  }
}
