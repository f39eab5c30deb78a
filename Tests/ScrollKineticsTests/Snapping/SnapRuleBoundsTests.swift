@testable import ScrollKinetics

/// Every question of a rule ends within a bound that neither the reach nor the lengths change. A question that took a step for each place
/// would not end in the arguments here.
final class SnapRuleBoundsTests: XCTestCase {
  private static let reaches: [SnapRule.Reach] = [
    .atMost(.max), .atMost(10_000_000), .atMost(9), .screenful, .momentum,
    .steps(Array(repeating: 1, count: 50)),
  ]

  /// One turn of a loop, whose items have their own alignment, always stop, or are scrolled through.
  private static let loops = [
    loop { range, _ in SnapItem(range) }, loop { SnapItem($0, alignment: Double($1 % 3) / 2) },
    loop { SnapItem($0, stopsAlways: $1 == 6) },
  ]

  private static func loop(_ item: (ClosedRange<Double>, Int) -> SnapItem) -> SnapRule.Points {
    let items = (0..<7).map { number in
      let start = 100 * Double(number)
      return item(start...start + 90, number)
    }
    return .repeated(items, every: 700)
  }

  /// Catches: in `SnapAreaPlaces.place(_:beyond:isUpward:)`, `count > Self.fewPlaces` made `count < 0`; in
  /// `SnapPlaces.furthestPlace(within:of:isUpward:)`, a place at a time.
  func testLoops() {
    let (lengths, ends) = ([0, 300, 1e6, 1e17, 1e300], [2000, 1e12, 1e17, Double.greatestFiniteMagnitude])
    for (points, reach, isFree) in product(Self.loops, Self.reaches, [false, true]) {
      for strictness in [SnapRule.Strictness.mandatory, .proximity()] {
        let rule = SnapRule(points, reach: reach, strictness: strictness, scrollsLongItemsFreely: isFree)
        for (length, end, sign) in product(lengths, ends, [1.0, -1]) {
          let request = SnapRequest(
            offset: sign * 31, velocity: sign * 4000, proposal: sign * end / 2, limits: -end...end,
            viewportLength: length)
          guard let target = rule.target(for: request) else { continue }
          XCTAssertTrue(request.limits.contains(target))
          _ = rule.place(after: sign * 31, limits: request.limits, viewportLength: length)
          _ = rule.place(steppingUpwards: sign > 0, request)
        }
      }
    }
  }

  /// A release on a loop rests on a place, however far the rule reaches.
  func testALoopIsReleased() {
    for reach in Self.reaches {
      let viewport = ScrollLoop(on: .vertical, length: 700).viewport(Viewport(400, 300, content: 400, 700))
      let rule = SnapRule(Self.loops[1], reach: reach)
      let physics = Scroller.Physics(snapping: ScrollSnapping(rule, on: .vertical))
      var scroller = Scroller(viewport: viewport, physics: physics).flung(5000)
      scroller.runToRest()
    }
  }

  /// Many items with their own alignment: the far place is the one that all places in order have there.
  func testManyItems() {
    let (count, length) = (20_000, 1_000_000.0)
    let items = (0..<count).map { number in
      let start = 100 * Double((number * 7919) % count)
      return SnapItem(start...start + 80, alignment: number % 2 == 0 ? 0 : 1)
    }
    let points = items.map { $0.alignment == 0 ? $0.range.lowerBound : $0.range.upperBound - length }
    let places = Set(points).filter { $0 > 0 }.sorted()
    for reach in [SnapRule.Reach.atMost(9), .atMost(9000), .screenful] {
      let request = SnapRequest(
        offset: 0, velocity: 1e6, proposal: 1_900_000, limits: 0...2_000_000, viewportLength: length)
      let end =
        switch reach {
        case .atMost(let count): places[count - 1]
        default: places.last { $0 <= length }
        }
      XCTAssertEqual(SnapRule(.items(items), reach: reach).target(for: request), end)
    }
  }

  /// Law: the merge of runs gives the places that sorting gives, upwards and downwards, of a loop too; up to eight alignments are
  /// merged, and more are sorted.
  /// Catches: in `PlaceRuns.next()`, `where heads[run] == least` made `where run == 0`; in `PlaceRuns`, `place < latest` made
  /// `place <= latest`; in `SnapArea.areas(of:alignment:isFree:)`, `areas.inOrder` left out.
  func testMergedPlacesAreSorted() {
    forAll("merged places", count: 3000) { generator in
      let alignments = generator.pick([1, 2, 3, 8, 40])
      let items = (0..<Int.random(in: 1...60, using: &generator)).map { number in
        let start = generator.pick([50.0 * Double(number), generator.double(in: 0...3000)])
        return SnapItem(
          start...start + generator.pick([0, 50, 400]),
          alignment: Double(number % alignments) / Double(Swift.max(1, alignments - 1)))
      }
      let (isFree, repeats) = (generator.happens(onceIn: 3), generator.happens(onceIn: 3))
      let rule = SnapRule(
        repeats ? .repeated(items, every: 4000) : .items(items), scrollsLongItemsFreely: isFree)
      let limits = repeats ? -1e6...1e6 : 0...generator.pick([100, 3000])
      let length = generator.pick([0, 100, 450.5])
      guard case .areas(let places)? = SnapPlaces(of: rule, limits: limits, viewportLength: length) else {
        return
      }
      for isUpward in [true, false] {
        let offset = generator.double(in: -100...3100)
        let all = (0..<places.capacity).compactMap {
          places.place(numbered: $0, beyond: offset, isUpward: isUpward)
        }
        let sorted = Set(all).sorted(by: isUpward ? { $0 < $1 } : { $0 > $1 })
        let inOrder = PlacesInOrder(places, beyond: offset, isUpward: isUpward)
        XCTAssertEqual(inOrder.count, Int64(sorted.count))
        for (number, place) in sorted.enumerated() { XCTAssertEqual(inOrder.place(Int64(number)), place) }
        XCTAssertNil(inOrder.place(Int64(sorted.count)))
        if !isFree && alignments <= (repeats ? 2 : 8), case .sorted = inOrder {
          XCTFail("\(alignments) alignments are sorted")
        }
      }
    }
  }

  func testFarPlacesAreThoseOneAfterTheOther() {
    forAll("the nth place", count: 4000) { generator in
      let draw = SnapRuleLawsTests.draw(&generator)
      guard let places = SnapPlaces(of: draw.rule, for: draw.request) else { return }
      let isUpward = generator.happens(onceIn: 2)
      var (place, count): (Double?, Int64) = (draw.request.offset, 0)
      while count < 40, let last = place {
        place = places.place(beyond: last, isUpward: isUpward)
        count += 1
        XCTAssertEqual(
          places.place(count, beyond: draw.request.offset, isUpward: isUpward), place, "\(draw), \(count)")
      }
      if place == nil {
        XCTAssertNil(places.place(.max, beyond: draw.request.offset, isUpward: isUpward), "\(draw)")
      }
      if case .every = draw.rule.points { return }
      if case .pages = draw.rule.points { return }
      let distance = draw.request.viewportLength
      XCTAssertEqual(
        places.furthestPlace(within: distance, of: draw.request.offset, isUpward: isUpward),
        places.plainPlace(within: distance, of: draw.request.offset, isUpward: isUpward), "\(draw)")
    }
  }

  /// Numbers that are finite, and refused all the same. Decoders try the others, and BadInputTests tries all on one platform.
  /// Catches: any such `check` left out of `SnapRule.validate`.
  func testRefusedNumbers() {
    let unit = [SnapItem(0...1)]
    let calls: [() throws -> Void] = [
      { try SnapRule.validate(.every(0)) }, { try SnapRule.validate(.pages(spacing: -1)) },
      { try SnapRule.validate(.items([SnapItem(0...1, alignment: 1.1)])) },
      { try SnapRule.validate(.repeated(unit, every: 0)) },
      { try SnapRule.validate(.repeated(unit, every: 0.5)) },
      { try SnapRule.validate(.pages(), alignment: 1.1) },
      { try SnapRule.validate(.pages(), reach: .atMost(0)) },
      { try SnapRule.validate(.pages(), reach: .steps([0])) },
      { try SnapRule.validate(.pages(), strictness: .proximity(-1)) },
    ]
    for (index, validate) in calls.enumerated() {
      XCTAssertThrowsError(try validate(), "\(index)") { XCTAssertTrue($0 is ScrollValueError) }
    }
  }
}

extension SnapPlaces {
  /// The farthest place within a distance, or the first, found one after the other.
  fileprivate func plainPlace(within distance: Double, of offset: Double, isUpward: Bool) -> Double? {
    guard var place = place(beyond: offset, isUpward: isUpward) else { return nil }
    let end = isUpward ? offset + distance : offset - distance
    while let next = self.place(beyond: place, isUpward: isUpward), isUpward ? next <= end : next >= end {
      place = next
    }
    return place
  }
}
