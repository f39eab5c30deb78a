@testable import ScrollKinetics

final class SnapRuleLawsTests: XCTestCase {
  /// A rule and a request, of quarters of a point, so that no sum is rounded.
  struct Case {
    var rule: SnapRule
    var request: SnapRequest
  }

  private static func ranges(_ count: Int, _ generator: inout SplitMix64) -> [ClosedRange<Double>] {
    (0..<count).map { _ in
      let start = generator.quarters(-200...2000)
      return start...start + generator.quarters(0...300)
    }
  }

  static func rule(_ generator: inout SplitMix64, isOdd: Bool = false) -> SnapRule {
    let points: SnapRule.Points
    switch generator.integer(in: 0...5) {
    case 5: points = repeated(&generator)
    case 0: points = .every(generator.quarters(5...300), origin: generator.quarters(-100...100))
    case 1:
      points = .pages(
        spacing: generator.quarters(0...30),
        origin: generator.happens(onceIn: 2) ? 0 : generator.quarters(-200...200))
    case 2:
      let count = generator.integer(in: 0...12)
      points = .offsets((0..<count).map { _ in generator.quarters(-300...2200) })
    case 3: points = .items(ranges(generator.integer(in: 0...12), &generator))
    default:
      // Some are long enough to contain others.
      let long = generator.happens(onceIn: 2) ? [generator.quarters(0...200)...1500, 700...1900.25] : []
      points = .items(
        (ranges(generator.integer(in: 0...10), &generator) + long).map {
          SnapItem(
            $0, alignment: generator.pick([nil, 0, 0.5, 1]), stopsAlways: generator.happens(onceIn: 4))
        })
    }
    let reaches: [SnapRule.Reach] = [
      .momentum, .atMost(generator.integer(in: 1...4)), .screenful, .steps([]), .steps([2700, 2200]),
    ]
    // Intervals have another mirror image for each viewport, unless they are aligned at their start.
    let isLattice = if case .every = points { true } else { false }
    return SnapRule(
      points, alignment: isOdd && isLattice ? 0 : generator.pick([0, 0.5, 1]), reach: generator.pick(reaches),
      strictness: generator.pick([
        .mandatory, .mandatory, .proximity(), .proximity(generator.quarters(0...60)),
      ]),
      freeRanges: generator.happens(onceIn: 3) ? ranges(generator.integer(in: 1...2), &generator) : [],
      scrollsLongItemsFreely: generator.happens(onceIn: 2))
  }

  private static func repeated(_ generator: inout SplitMix64) -> SnapRule.Points {
    let (count, isPlain) = (generator.integer(in: 0...4), generator.happens(onceIn: 2))
    let items = ranges(count, &generator).map {
      let start = $0.lowerBound.rounded() / 4
      return SnapItem(
        start...start + ($0.upperBound - $0.lowerBound),
        alignment: isPlain ? nil : generator.pick([nil, 0, 0.5, 1]),
        stopsAlways: !isPlain && generator.happens(onceIn: 4))
    }
    return .repeated(items, every: Swift.max(400, items.extent) + generator.quarters(0...200))
  }

  static func draw(_ generator: inout SplitMix64, isOdd: Bool = false) -> Case {
    let rule = rule(&generator, isOdd: isOdd)
    let lower = generator.quarters(-100...100)
    let limits = lower...lower + (generator.happens(onceIn: 8) ? 0 : generator.quarters(0...2000))
    var request = SnapRequest(
      offset: 0, velocity: generator.happens(onceIn: 3) ? 0 : generator.double(in: -4000...4000),
      limits: limits, viewportLength: generator.happens(onceIn: 10) ? 0 : generator.quarters(1...600))
    request.offset = generator.quarters(Int(lower) - 60...Int(limits.upperBound) + 60)
    if generator.happens(onceIn: 3), let place = places(of: rule, request).randomElement(using: &generator) {
      request.offset = place
    }
    let travel = request.velocity == 0 ? 0 : generator.quarters(0...1500)
    request.proposal = request.offset + (request.velocity < 0 ? -travel : travel)
    if generator.happens(onceIn: 3),
      let free = items(of: rule, request.viewportLength).compactMap(\.free).randomElement(using: &generator)
    {
      request.offset = free.lowerBound + generator.quarters(0...Int(free.upperBound - free.lowerBound))
      request.proposal = free.lowerBound + generator.quarters(0...Int(free.upperBound - free.lowerBound))
      request.velocity = request.proposal - request.offset
    }
    // Eighths, so that the start of the drag never coincides with a place where a tie is decided.
    if isOdd || generator.happens(onceIn: 2) {
      request.dragOrigin = generator.quarters(-300...2300) + 0.125
    }
    return Case(rule: rule, request: request)
  }

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
      case .pages(let spacing, let origin): lattice(length + spacing, origin)
      case .offsets(let offsets): offsets
      case .items, .repeated: items(of: rule, length).flatMap(\.places)
      }
    return Set(points.map { min(max($0, request.limits.lowerBound), request.limits.upperBound) }).sorted()
  }

  /// The offsets at which an item, or a part of it, lets content rest.
  struct Rests {
    var places: [Double]
    var free: ClosedRange<Double>?
    var stops: Bool
  }

  static func items(of rule: SnapRule, _ length: Double) -> [Rests] {
    let items: [SnapItem]
    switch rule.points {
    case .items(let all): items = all
    case .repeated(let turn, let period):
      items = (-9...14).flatMap { number in turn.map { $0.moved(by: Double(number) * period) } }
    default: return []
    }
    return items.flatMap { item -> [Rests] in
      func rests(_ part: ClosedRange<Double>) -> Rests {
        let extent = part.upperBound - part.lowerBound
        guard rule.scrollsLongItemsFreely, extent > length else {
          let alignment = item.alignment ?? rule.alignment
          let place = part.lowerBound + alignment * extent - alignment * length
          return Rests(places: [place], free: nil, stops: item.stopsAlways)
        }
        let end = part.upperBound - length
        return Rests(places: [part.lowerBound, end], free: part.lowerBound...end, stops: item.stopsAlways)
      }
      let whole = item.range
      guard rule.scrollsLongItemsFreely, whole.upperBound - whole.lowerBound > length else {
        return [rests(whole)]
      }
      let inside = items.map(\.range).filter {
        $0 != whole && whole.contains($0.lowerBound) && whole.contains($0.upperBound)
      }
      if inside.isEmpty { return [rests(whole)] }
      let ends = Set(
        inside.flatMap { [$0.lowerBound, $0.upperBound] } + [whole.lowerBound, whole.upperBound]
      ).sorted()
      return zip(ends, ends.dropFirst()).filter { start, end in
        !inside.contains { $0.contains((start + end) / 2) }
      }.map { rests($0...$1) }
    }
  }

  private static func isFree(_ rule: SnapRule, _ length: Double, _ range: ClosedRange<Double>) -> Bool {
    items(of: rule, length).contains {
      $0.free.map { $0.contains(range.lowerBound) && $0.contains(range.upperBound) } ?? false
    }
  }

  /// The places between the offset at lift and the end of the free flight that the content must not pass.
  static func stops(before end: Double, _ rule: SnapRule, _ request: SnapRequest) -> [Double] {
    let start = min(max(request.offset, request.limits.lowerBound), request.limits.upperBound)
    return items(of: rule, request.viewportLength).filter(\.stops).flatMap(\.places)
      .map { min(max($0, request.limits.lowerBound), request.limits.upperBound) }
      .filter { end > start ? $0 > start && $0 < end : $0 < start && $0 > end }
      .sorted { ($0 - start).magnitude < ($1 - start).magnitude }
  }

  /// The documented result of a release, found in the list of all places.
  private static func choice(_ rule: SnapRule, _ request: SnapRequest) -> Double? {
    if places(of: rule, request).isEmpty { return nil }
    let target = unstopped(rule, request)
    let end = target ?? min(max(request.proposal, request.limits.lowerBound), request.limits.upperBound)
    return stops(before: end, rule, request).first ?? target
  }

  private static func unstopped(_ rule: SnapRule, _ request: SnapRequest) -> Double? {
    let places = places(of: rule, request)
    guard let first = places.first, let last = places.last else { return nil }
    let offset = request.offset
    func place(upwards: Bool, _ count: Int) -> Double? {
      let beyond = upwards ? places.filter { $0 > offset } : places.filter { $0 < offset }.reversed()
      return count <= beyond.count ? beyond[count - 1] : nil
    }
    let proposal = min(max(request.proposal, request.limits.lowerBound), request.limits.upperBound)
    if case .steps(let speeds) = rule.reach, request.velocity != 0 {
      let count = 1 + speeds.count { $0 <= request.velocity.magnitude }
      let (upwards, end) = request.velocity > 0 ? (true, last) : (false, first)
      let ends = items(of: rule, request.viewportLength).compactMap(\.free).filter { $0.contains(offset) }
        .map { (upwards ? $0.upperBound : $0.lowerBound).clamped(to: request.limits) }
      if let itsEnd = upwards ? ends.max() : ends.min(), upwards ? itsEnd > offset : itsEnd < offset {
        if upwards ? proposal <= itsEnd : proposal >= itsEnd { return nil }
        let further = upwards ? places.filter { $0 > itsEnd } : places.filter { $0 < itsEnd }.reversed()
        return ([itsEnd] + further).prefix(count).count == count ? ([itsEnd] + further)[count - 1] : end
      }
      if let place = place(upwards: upwards, count) { return place }
      if upwards ? end > offset : end < offset { return end }
    }
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
    if isFree(rule, request.viewportLength, proposal...proposal) { return nil }
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
    case .pages(let spacing, _): return Int(length / (length + spacing))
    case .offsets, .items, .repeated:
      return upwards
        ? places.count { $0 > request.offset && $0 <= request.offset + length }
        : places.count { $0 < request.offset && $0 >= request.offset - length }
    }
  }

  /// Catches: `$0 >= offset` for `$0 > offset` in `number(beyond:isUpward:)`, and `request.offset` for where a release
  /// that can be stopped starts.
  func testTheChoiceIsTheOneFoundTheSlowWay() {
    forAll("the choice is that of a search of all places", count: 4000, in: { Self.draw(&$0) }) { test in
      let (found, expected) = (test.rule.target(for: test.request), Self.choice(test.rule, test.request))
      return found == expected ? nil : "\(found as Any), not \(expected as Any)"
    }
  }

  /// Content that fits has one snap point, which no reach counts twice.
  /// Catches: `first` for limits that are one left out of `NumberedPlaces.init`.
  func testLimitsThatAreOneAreOnePlace() {
    for sign in [1.0, -1] {
      let rule = SnapRule(.every(100, origin: 50), reach: .atMost(2), freeRanges: [-20...20])
      let request = SnapRequest(
        offset: 40 * sign, velocity: 0, proposal: 40 * sign, limits: 0...0, viewportLength: 60)
      XCTAssertEqual(rule.target(for: request), Self.choice(rule, request))
      XCTAssertNil(rule.target(for: request))
    }
  }

  /// Returns where content that rests at the target goes, in place of staying.
  private static func departure(from target: Double, _ rule: SnapRule, _ request: SnapRequest) -> String? {
    let again = changed(request) { ($0.offset, $0.velocity, $0.proposal) = (target, 0, target) }
    let second = rule.target(for: again) ?? target
    return second == target ? nil : "\(target), then \(second)"
  }

  /// Catches: `upper : lower` for `lower : upper` in `nearest(to:comingFrom:)`.
  func testContentAtATargetStays() {
    forAll("content at a target stays", count: 2000, in: { Self.draw(&$0) }) { test in
      guard let target = test.rule.target(for: test.request) else { return nil }
      return Self.departure(from: target, test.rule, test.request)
    }
  }

  /// Catches: `?? first` for `?? first - 1` in `place(_:beyond:)`, a slip on one side only.
  func testMirrorNegatesTheTarget() {
    forAll("mirrored, a target is negated", count: 3000, in: { Self.draw(&$0, isOdd: true) }) { test in
      let here = test.rule.target(for: test.request)
      let there = test.rule.mirrored(in: test.request.viewportLength).target(for: test.request.mirrored)
      return there == here.map { 0 - $0 } ? nil : "\(here as Any), mirrored \(there as Any)"
    }
  }

  /// Catches: `return end` in `target(for:)` where the end lies behind, too.
  func testMonotoneInTheVelocity() {
    forAll(
      "a faster release goes at least as far", count: 2000, in: { (test: Self.draw(&$0), seed: $0.next()) }
    ) { test, seed in
      var generator = SplitMix64(seed: seed)
      let limits = test.request.limits
      var last = -Double.infinity
      let velocities =
        (0..<12).map { _ in generator.double(in: -5000...5000) } + [-2200, -1, 0, 1, 2200, 2700]
      for velocity in velocities.sorted() {
        var request = changed(test.request) { $0.velocity = velocity }
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

  /// Catches: `places.stop(beyond:isUpward:)` not asked in `target(for:)`.
  func testWhatStopsAlwaysIsNeverPassed() {
    forAll("no release passes a place that stops always", count: 3000, in: { Self.draw(&$0) }) { test in
      let end = test.rule.target(for: test.request) ?? test.request.proposal.clamped(to: test.request.limits)
      let passed = Self.stops(before: end, test.rule, test.request)
      return Self.places(of: test.rule, test.request).isEmpty || passed.isEmpty
        ? nil : "\(end) is past \(passed)"
    }
  }

  /// A release that stays within a long item does not snap, whatever the reach.
  /// Catches: `freeEnd` left out of `choice(for:_:)`, or `isFree` of `restingPlace(near:_:_:)`.
  func testLongItemsAreScrolledThrough() {
    var count = 0
    forAll("in a long item, content rests anywhere", count: 4000, in: { Self.draw(&$0) }) { test in
      let (offset, end) = (test.request.offset, test.request.proposal.clamped(to: test.request.limits))
      guard Self.isFree(test.rule, test.request.viewportLength, min(offset, end)...max(offset, end)),
        Self.stops(before: end, test.rule, test.request).isEmpty
      else { return nil }
      // A place of another item can end the reach before.
      if case .atMost = test.rule.reach { return nil }
      if case .screenful = test.rule.reach { return nil }
      count += 1
      return test.rule.target(for: test.request).map { "\($0)" }
    }
    assertMet(count, moreThan: 50)
  }

  /// Catches: `place <= end` in `Places.next()` made `place < end`; `last: range.lowerBound.nextDown` made
  /// `last: range.lowerBound`.
  func testPlacesOfARange() {
    forAll("the places in a range equal those of a linear search, in order", count: 1000) {
      (test: Self.draw(&$0), range: Self.ranges(1, &$0)[0])
    } check: { test, range in
      let (rule, limits, length) = (test.rule, test.request.limits, test.request.viewportLength)
      let all = Self.places(of: rule, test.request)
      let found = Array(rule.places(in: range, limits: limits, viewportLength: length))
      if found != all.filter(range.contains) { return "\(found), not \(all.filter(range.contains))" }
      let offset = test.request.offset
      let (after, before) = (all.first { $0 > offset }, all.last { $0 < offset })
      guard rule.place(after: offset, limits: limits, viewportLength: length) == after,
        rule.place(before: offset, limits: limits, viewportLength: length) == before
      else { return "after \(offset) \(after as Any), before it \(before as Any)" }
      return nil
    }
  }

  /// Catches: a list made before it is asked for, and `interval` for `Swift.max(interval, .leastNormalMagnitude)`: both
  /// never return.
  func testPlacesWithoutEndAreFoundOneByOne() {
    let far = -1e300...1e300
    for rule in [
      SnapRule(.every(1)), SnapRule(.every(1, origin: 1e17)), SnapRule(.every(.leastNonzeroMagnitude)),
      SnapRule(.every(0x1p-1022, origin: 0x1p-1022 * 1.5)), .paging(),
    ] {
      for range in [far, -1e-3...1e300, 1e17...1e18] {
        let found = Array(rule.places(in: range, limits: far, viewportLength: 0x1p-1000).prefix(100))
        XCTAssertEqual(found, Array(Set(found)).sorted(), "\(rule)")
        XCTAssertTrue(found.allSatisfy(range.contains))
      }
    }
    XCTAssertEqual(
      Array(SnapRule(.every(170)).places(in: 300...900, limits: 0...800, viewportLength: 390)),
      [340, 510, 680, 800])
    XCTAssertEqual(
      Array(SnapRule(.every(1)).places(in: -1e300...1e300, limits: far, viewportLength: 390).prefix(2)),
      [-0x1p52, 1 - 0x1p52])
  }

  /// Catches: `next + (count - 1)` made `next + count` in `NumberedOffsets.offset(_:beyond:isUpward:)`.
  func testEveryPlaceCanBeReached() {
    forAll("steps visit every place, both ways", count: 1000, in: { Self.draw(&$0) }) { test in
      let places = Self.places(of: test.rule, test.request)
      func rule(_ reach: SnapRule.Reach) -> SnapRule {
        SnapRule(
          test.rule.points, alignment: test.rule.alignment, reach: reach,
          scrollsLongItemsFreely: test.rule.scrollsLongItemsFreely)
      }
      let (steps, nearest) = (rule(.steps([])), rule(.momentum))
      for direction in [1.0, -1] {
        var request = changed(test.request) { $0.offset = direction > 0 ? -1e6 : 1e6 }
        (request.velocity, request.proposal) = (direction, 1e6 * direction)
        for place in direction > 0 ? places : places.reversed() {
          // Content that may rest anywhere does so within its limits.
          let target = steps.target(for: request) ?? request.proposal.clamped(to: request.limits)
          // Offsets that an item covers are reached freely, places of other items included.
          let free = min(request.offset, place)...max(request.offset, place)
          request.offset = Self.isFree(test.rule, request.viewportLength, free) ? place : target
          guard request.offset == place else { return "\(request.offset) for \(place)" }
        }
      }
      for place in places {
        let request = changed(test.request) { ($0.offset, $0.velocity, $0.proposal) = (place, 0, place) }
        if nearest.target(for: request) ?? place != place { return "\(place) is not nearest to itself" }
      }
      return nil
    }
  }

  /// Catches: places counted in `Float`.
  func testRightAtABillionPoints() {
    forAll("places are exact a billion points from the origin", count: 500) {
      (index: $0.integer(in: 20_000_000...21_000_000), interval: $0.integer(in: 3...1700))
    } check: { index, interval in
      let (place, length) = (Double(index * interval), Double(interval))
      let limits = 0.0...4e10
      for (offset, velocity, expected) in [
        (place, 0.0, place), (place, 1, place + length), (place, -1, place - length),
        (place + 1, 0, place), (place - 1, 0, place), (place.nextUp, -1, place), (place.nextDown, 1, place),
      ] {
        let request = SnapRequest(offset: offset, velocity: velocity, limits: limits, viewportLength: 390)
        let target = SnapRule(.every(length), reach: .steps([])).target(for: request)
        if target != expected { return "\(target as Any) for \(expected), from \(offset) at \(velocity)" }
      }
      return nil
    }
  }

  /// Every whole number up to 2⁵² is a multiple of one.
  /// Catches: `furthest: Int64 = 1 << 52` made `furthest: Int64 = 1 << 51`.
  func testRightAsFarAsNumbersHaveHalves() {
    for (place, sign) in product([0x1p51 + 1, 0x1p52 - 1], [1.0, -1]) {
      let place: Double = sign * place
      let request = SnapRequest(
        offset: place + 0.5, velocity: 1, limits: -0x1p60...0x1p60, viewportLength: 390)
      XCTAssertEqual(SnapRule(.every(1), reach: .steps([])).target(for: request), place + 1)
    }
  }

  /// Catches: `Double.interpolated(from: lowerBound, to: upperBound, at: alignment)` made
  /// `lowerBound + alignment * (upperBound - lowerBound)` in `anchor(at:)`.
  func testTotalOnExtremes() {
    forAll("any target is finite and within the limits", count: 5000, in: Self.extreme) { test in
      guard let target = test.rule.target(for: test.request) else { return nil }
      guard target.isFinite, test.request.limits.flushed.contains(target) else { return "\(target)" }
      return Self.departure(from: target, test.rule, test.request)
    }
  }

  /// Every question of a rule about places in a known order takes one binary search, whatever the numbers: a lattice
  /// has up to 2⁵³ points, and pages of 5e-324 points are all at 0, which a scan would never leave.
  /// Catches: `/ 64` for `/ 2` in `first(where:)`.
  func testEveryQuestionTakesOneSearch() {
    forAll("a question reads no more offsets than a binary search", count: 5000, in: Self.extreme) { test in
      let (rule, request) = (test.rule, test.request)
      guard rule.areas.isEmpty,
        let places = NumberedPlaces(of: rule, limits: request.limits, viewportLength: request.viewportLength)
      else { return nil }
      let counted = CountedOffsets(base: places)
      for offset in [request.offset, request.proposal, -.infinity, .infinity] {
        for (isUpward, count) in product([true, false], [1, 2, 1000, Int64.max]) {
          let found = counted.offset(count, beyond: offset, isUpward: isUpward)
          let reads = counted.takeReads()
          if reads > 55 { return "\(reads) reads for place \(count) beyond \(offset)" }
          if let found, isUpward ? found <= offset : found >= offset {
            return "\(found) is not beyond \(offset)"
          }
        }
      }
      return nil
    }
  }

  /// Places in order end, and are between the limits and in the range, for any numbers.
  /// Catches: `place >= end` for `place <= end` in `Places.next`.
  func testPlacesOfExtremes() {
    forAll("places are in order", count: 2000, in: Self.extreme) { test in
      let (limits, length) = (test.request.limits, test.request.viewportLength)
      let (a, b) = (test.request.offset, test.request.proposal)
      let range = min(a, b)...max(a, b)
      let places = Array(test.rule.places(in: range, limits: limits, viewportLength: length).prefix(20))
      for (place, next) in zip(places, places.dropFirst()) where place >= next { return "\(places)" }
      for place in places where !range.contains(place) || !limits.flushed.contains(place) {
        return "\(place)"
      }
      let after = test.rule.place(after: a, limits: limits, viewportLength: length)
      let before = test.rule.place(before: a, limits: limits, viewportLength: length)
      if let after, after <= a { return "\(after) after \(a)" }
      if let before, before >= a { return "\(before) before \(a)" }
      for isUpward in [true, false] {
        let stops = [
          test.rule.place(steppingUpwards: isUpward, test.request),
          test.rule.page(steppingUpwards: isUpward, test.request),
          test.rule.place(
            atEnd: isUpward ? limits.upperBound : limits.lowerBound, insteadOf: test.request.offset,
            test.request),
        ]
        for stop in stops.compactMap({ $0 }) where !stop.isFinite { return "\(stop)" }
      }
      return nil
    }
  }

  private static func extreme(_ generator: inout SplitMix64) -> Case {
    let huge = Double.greatestFiniteMagnitude
    let numbers: [Double] = [
      0, 1, -1, 1e-300, .leastNormalMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      Double.leastNormalMagnitude / 8, 170, 1e9, -1e9, 1e16, 1e300, -1e300, huge, -huge, huge / 2,
    ]
    func number(_ generator: inout SplitMix64) -> Double { generator.pick(numbers) }
    func range(_ generator: inout SplitMix64) -> ClosedRange<Double> {
      let (a, b) = (number(&generator), number(&generator))
      return min(a, b)...max(a, b)
    }
    let points: SnapRule.Points = generator.pick([
      .every(max(.leastNonzeroMagnitude, number(&generator).magnitude), origin: number(&generator)),
      .pages(spacing: number(&generator).magnitude, origin: number(&generator)),
      .offsets([number(&generator), number(&generator)]),
      .items([range(&generator), range(&generator)]), .items([range(&generator)]), .offsets([]),
      .items([
        SnapItem(range(&generator), alignment: 0.3), SnapItem(range(&generator), stopsAlways: true),
        SnapItem(range(&generator)),
      ]),
    ])
    let reaches: [SnapRule.Reach] = [
      .momentum, .atMost(1), .atMost(.max), .screenful, .steps([]), .steps([1e-300, huge]),
    ]
    return Case(
      rule: SnapRule(
        points, alignment: generator.pick([0, 0.3, 1]), reach: generator.pick(reaches),
        strictness: generator.pick([.mandatory, .proximity(), .proximity(huge)]),
        freeRanges: generator.happens(onceIn: 4) ? [range(&generator)] : [],
        scrollsLongItemsFreely: generator.happens(onceIn: 2)),
      request: SnapRequest(
        offset: number(&generator), velocity: number(&generator), proposal: number(&generator),
        limits: range(&generator), viewportLength: number(&generator).magnitude,
        dragOrigin: generator.happens(onceIn: 2) ? number(&generator) : nil))
  }
}

/// Offsets that count how often one is read.
private final class CountedOffsets: NumberedOffsets {
  private let base: NumberedPlaces
  private var reads = 0

  init(base: NumberedPlaces) { self.base = base }

  var numbers: ClosedRange<Int64> { base.numbers }

  subscript(number: Int64) -> Double {
    reads += 1
    return base[number]
  }

  func takeReads() -> Int {
    defer { reads = 0 }
    return reads
  }
}

extension ClosedRange<Double> {
  fileprivate var mirrored: ClosedRange<Double> { (0 - upperBound)...(0 - lowerBound) }
  /// The range whose ends can be stored: subnormal ends are 0.
  fileprivate var flushed: ClosedRange<Double> { lowerBound.flushed...upperBound.flushed }
}

extension SnapRule {
  /// The rule with every place negated: a content point p of a viewport of `length` is at length − p.
  fileprivate func mirrored(in length: Double) -> SnapRule {
    let points: Points =
      switch self.points {
      case .every(let interval, let origin): .every(interval, origin: 0 - origin)
      case .pages(let spacing, let origin): .pages(spacing: spacing, origin: 0 - origin)
      case .offsets(let offsets): .offsets(offsets.map { 0 - $0 })
      case .items(let items): .items(items.map { $0.mirrored(in: length) })
      case .repeated(let items, let period): .repeated(items.map { $0.mirrored(in: length) }, every: period)
      }
    let isLattice = if case .every = points { true } else { false }
    return SnapRule(
      points, alignment: isLattice ? alignment : 1 - alignment, reach: reach, strictness: strictness,
      freeRanges: freeRanges.map(\.mirrored), scrollsLongItemsFreely: scrollsLongItemsFreely)
  }
}

extension SnapItem {
  fileprivate func mirrored(in length: Double) -> SnapItem {
    SnapItem(
      (length - range.upperBound)...(length - range.lowerBound), alignment: alignment.map { 1 - $0 },
      stopsAlways: stopsAlways)
  }
}

extension SnapRequest {
  fileprivate var mirrored: SnapRequest {
    SnapRequest(
      offset: 0 - offset, velocity: 0 - velocity, proposal: 0 - proposal, limits: limits.mirrored,
      viewportLength: viewportLength, dragOrigin: dragOrigin.map { 0 - $0 })
  }
}
