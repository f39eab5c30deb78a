/// The targets that snap rules choose, in examples. The laws for all rules are in `SnapRuleLawsTests`.
final class SnapRuleTests: XCTestCase {
  /// Eight cards of 160 points, 10 between: 1350 points of content in a viewport of 390.
  private let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))

  private func onShelf(_ offset: Double, velocity: Double = 0, from origin: Double? = nil) -> Double? {
    page(shelf, offset, velocity: velocity, limits: 0...960, length: 390, from: origin)
  }

  func testShelfGoesOneTwoOrThreeCardsByItsSpeed() {
    for (speed, cards) in [
      (1e-9, 1.0), (100, 1), (2199.999, 1), (2200, 2), (2200.001, 2), (2699.999, 2), (2700, 3), (9000, 3),
    ] {
      XCTAssertEqual(onShelf(30, velocity: speed), 170 * cards, "\(speed)")
      XCTAssertEqual(onShelf(600, velocity: -speed), 510 - 170 * (cards - 1), "-\(speed)")
    }
  }

  func testTieGoesToTheSideTheDragCameFrom() {
    for lower in stride(from: 0.0, through: 680, by: 170) {
      let middle = lower + 85
      assertEqual((onShelf(middle, from: lower), onShelf(middle, from: lower + 170)), (lower, lower + 170))
      XCTAssertEqual(onShelf(middle), lower, "the lower one without a drag")
      XCTAssertEqual(onShelf(middle, from: middle), lower, "the lower one after a drag that came back")
    }
    // The last card is cut: half way between 850 and the end.
    assertEqual((onShelf(905, from: 850), onShelf(905, from: 960), onShelf(905)), (850, 960, 850))
  }

  private func page(
    _ offset: Double, velocity: Double = 0, limits: ClosedRange<Double>, length: Double = 320,
    from origin: Double? = nil
  ) -> Double? { page(.paging(), offset, velocity: velocity, limits: limits, length: length, from: origin) }

  private func page(
    _ rule: SnapRule, _ offset: Double, velocity: Double = 0, limits: ClosedRange<Double>,
    length: Double = 320, from origin: Double? = nil
  ) -> Double? {
    rule.target(
      for: SnapRequest(
        offset: offset, velocity: velocity, limits: limits, viewportLength: length, dragOrigin: origin))
  }

  private func places(_ rule: SnapRule, to end: Double, _ length: Double) -> [Double] {
    Array(rule.places(in: 0...end, limits: 0...end, viewportLength: length))
  }

  func testPagingStopsAtMultiplesOfTheLength() {
    for velocity in [300.0, 2500, 20_000] {
      XCTAssertEqual(page(320, velocity: velocity, limits: 0...1280), 640)
      XCTAssertEqual(page(320, velocity: -velocity, limits: 0...1280), 0)
      XCTAssertEqual(page(400, velocity: velocity, limits: 0...1280), 640)
      XCTAssertEqual(page(400, velocity: -velocity, limits: 0...1280), 320)
      XCTAssertEqual(page(1280, velocity: velocity, limits: 0...1280), 1280)
    }
    assertEqual((page(479, limits: 0...1280), page(481, limits: 0...1280)), (320, 640))
    assertEqual((page(480, limits: 0...1280, from: 320), page(480, limits: 0...1280, from: 640)), (320, 640))
    XCTAssertEqual(page(480, limits: 0...1280), 320)
  }

  func testPeekingPages() {
    // 700 of 800, centred, 50 to either side; insets of 50 let the first and the last stand in the middle too.
    let rule = SnapRule(.every(700), alignment: 0.5, reach: .steps([]))
    for page in 0...2 {
      let offset = 700 * Double(page) - 50
      XCTAssertEqual(self.page(rule, offset + 30, limits: -50...1350, length: 800), offset)
      XCTAssertEqual(self.page(rule, offset - 30, velocity: 300, limits: -50...1350, length: 800), offset)
    }
  }

  func testPagesFromRightToLeft() {
    // Content of 1000 in a frame of 300: leading offsets 0, 300, 600 and the end, 700.
    let viewport = Viewport(300, 500, content: 1000, 500)
    let start = viewport.contentOffset(leading: 0, in: .rightToLeft)
    let rule = SnapRule(.every(300, origin: start), reach: .steps([]))
    var offset = start
    for leading in [300.0, 600, 700, 700] {
      offset = page(rule, offset, velocity: -400, limits: 0...700, length: 300)!
      XCTAssertEqual(offset, viewport.contentOffset(leading: leading, in: .rightToLeft))
    }
    for leading in [600.0, 300, 0, 0] {
      offset = page(rule, offset, velocity: 400, limits: 0...700, length: 300)!
      XCTAssertEqual(offset, viewport.contentOffset(leading: leading, in: .rightToLeft))
    }
  }

  private func carried(
    _ rule: SnapRule, _ offset: Double, to proposal: Double, end: Double = 10_000, length: Double = 390
  ) -> Double? {
    rule.target(
      for: SnapRequest(
        offset: offset, velocity: proposal - offset, proposal: proposal, limits: 0...end,
        viewportLength: length))
  }

  /// A screenful is floor(viewport/interval), or one.
  func testScreenful() {
    for (interval, count) in [(170.0, 2.0), (130, 3), (390, 1), (391, 1), (1000, 1), (1, 390)] {
      let rule = SnapRule(.every(interval), reach: .screenful)
      XCTAssertEqual(carried(rule, 0, to: 9000), interval * count, "interval \(interval)")
      XCTAssertEqual(
        carried(rule, 2 * interval * count, to: 0), interval * count, "interval \(interval), backwards")
    }
    let items = SnapRule(.items([0...300, 310...350, 360...400, 410...900, 1200...1300]), reach: .screenful)
    XCTAssertEqual(carried(items, 0, to: 9000), 360)
    XCTAssertEqual(carried(items, 410, to: 9000), 1200, "one, although it is further than a screen")
    XCTAssertEqual(carried(items, 410, to: 0), 310)
  }

  /// Chromium, cc/input/scroll_snap_data_unittest.cc: items at offset − snapport position, mandatory.
  func testChromiumsFigures() {
    let alignments: [(ClosedRange<Double>, Double, length: Double, at: Double, end: Double, target: Double)] =
      [
        // StartAlignmentCalculation, CenterAlignmentCalculation, EndAlignmentCalculation: a snapport from 10 on.
        (90...190, 0, 200, 0, 600, 90), (140...240, 0, 300, 0, 800, 140), (90...190, 0.5, 200, 0, 600, 40),
        (140...240, 0.5, 300, 0, 800, 40), (140...240, 1, 200, 0, 600, 40), (190...290, 1, 200, 0, 800, 90),
        // UnreachableSnapPositionCalculation.
        (200...300, 0, 200, 50, 100, 100), (0...100, 1, 200, 50, 100, 0),
      ]
    for (item, alignment, length, offset, end, target) in alignments {
      let rule = SnapRule(.items([item]), alignment: alignment)
      XCTAssertEqual(page(rule, offset, limits: 0...end, length: length), target, "\(item)")
    }
    // FindsClosestSnapPositionIndependently, and DoesNotSnapToPositionsOutsideProximityRange.
    XCTAssertEqual(page(SnapRule(.offsets([50, 80])), 100, limits: 0...600, length: 200), 80)
    for (point, target) in [(80.0, 80.0 as Double?), (160, nil)] {
      let near = SnapRule(.offsets([point]), strictness: .proximity(50))
      XCTAssertEqual(page(near, 100, limits: 0...600, length: 200), target)
    }
    // MandatorySnapsBackwardIfNoValidAreaForward.
    let one = SnapRule(.offsets([600]), reach: .steps([]))
    XCTAssertEqual(page(one, 650, velocity: 5, limits: 0...2000, length: 200), 600)
  }

  /// A scroll of Chromium's "end and direction", from an offset by a distance in a snapport of 200: nil where it rests
  /// at its end, which Chromium calls covered.
  private func scrolled(_ rule: SnapRule, _ offset: Double, _ delta: Double, max: Double) -> Double? {
    carried(rule, offset, to: offset + delta, end: max, length: 200)
  }

  /// Chromium, the same file: `scroll-snap-stop: always`.
  func testChromiumsAreasThatStopAlways() {
    func at(_ start: Double, _ length: Double = 100, stops: Bool = true) -> SnapItem {
      SnapItem(start...start + length, stopsAlways: stops)
    }
    // ShouldNotPassScrollSnapStopAlwaysElement.
    let three = SnapRule(.items([at(200), at(400), at(600, stops: false)]))
    XCTAssertEqual(scrolled(three, 0, 600, max: 2000), 200)
    // SnapStopAlwaysOverridesCoveringSnapArea.
    let covered = SnapRule(.items([at(100), at(250, 600, stops: false)]), scrollsLongItemsFreely: true)
    XCTAssertEqual(scrolled(covered, 0, 300, max: 600), 100)
    XCTAssertNil(scrolled(covered, 100, 200, max: 600), "from there on it does not stop")
    // SnapStopAlwaysInReverseDirection.
    XCTAssertEqual(scrolled(SnapRule(.items([at(100)])), 150, 200, max: 600), 100)
    // SnapStopAlwaysNotInterferingWithDirectionStrategy: an arrow key goes to the next place.
    let near = SnapRule(.items([at(100, 1, stops: false), at(120, 1)]))
    XCTAssertEqual(near.place(after: 90, limits: 0...600, viewportLength: 200), 100)
  }

  /// Chromium, the same file: ReportCoveringArea, CoveringWithOverlap1 and CoveringWithOverlap2.
  func testChromiumsCoveringAreas() {
    let one = SnapRule(.items([SnapItem(50...1050)]), scrollsLongItemsFreely: true)
    assertEqual((scrolled(one, 100, 300, max: 2000), scrolled(one, 100, -100, max: 2000)), (nil, 50))
    XCTAssertEqual(places(one, to: 2000, 200), [50, 850])

    let first = SnapRule(.items([50...4950, 2000...2300, 2300...2600]), scrollsLongItemsFreely: true)
    for (offset, delta, target) in [
      (100.0, 300.0, nil as Double?), (100, -100, 50), (1600, 290, 1800), (1600, 310, 2000),
      (2000, -150, 1800), (1600, 601, 2300), (2300, 50, nil), (2301, 200, 2600), (2700, -300, nil),
    ] { XCTAssertEqual(scrolled(first, offset, delta, max: 4800), target, "\(offset) + \(delta)") }
    XCTAssertEqual(places(first, to: 4800, 200), [50, 1800, 2000, 2100, 2300, 2400, 2600, 4750])

    // The gaps beside the small areas are too short for the snapport: the large one is aligned in them at its end.
    let second = SnapRule(
      .items([SnapItem(0...5000, alignment: 1), SnapItem(100...400), SnapItem(500...800)]),
      scrollsLongItemsFreely: true)
    for (offset, delta, target) in [
      (300.0, -150.0, nil as Double?), (300, -225, 100), (200, 75, 300), (300, -275, 0),
    ] { XCTAssertEqual(scrolled(second, offset, delta, max: 4800), target, "\(offset) + \(delta)") }
  }

  /// Articles of a reader: each is scrolled through, and a swipe at its end turns to the next.
  func testArticlesAreReadAndTurned() {
    let rule = SnapRule(
      .items([0...1000, 1000...1300, 1300...3000]), reach: .steps([]), scrollsLongItemsFreely: true)
    func target(_ offset: Double, _ velocity: Double, _ proposal: Double) -> Double? {
      rule.target(
        for: SnapRequest(
          offset: offset, velocity: velocity, proposal: proposal, limits: 0...2600, viewportLength: 400))
    }
    XCTAssertNil(target(100, 500, 350), "within the first")
    XCTAssertEqual(target(100, 2000, 1090), 600, "its end stops what would leave it")
    XCTAssertEqual(target(600, 500, 840), 1000, "from there the next one comes")
    XCTAssertEqual(target(1000, 500, 1240), 1300, "which fits, and has one place")
    XCTAssertEqual(target(1300, -500, 1060), 1000)
    XCTAssertEqual(target(1000, -500, 760), 600, "backwards it shows the end of the one before")
    XCTAssertNil(target(600, -500, 360))
    XCTAssertEqual(target(700, 0, 700), 600, "let go between two, at the nearest")
    XCTAssertNil(target(1400, 0, 1400))
  }

  func testWhatIsLongDependsOnTheViewport() {
    let rule = SnapRule(.items([SnapItem(300...900, alignment: 0.5)]), scrollsLongItemsFreely: true)
    for (length, places) in [(400.0, [300, 500.0]), (600, [300]), (800, [200])] {
      XCTAssertEqual(self.places(rule, to: 2000, length), places)
    }
  }

  /// WebKit, LayoutTests/css3/scroll-snap/scroll-snap-offsets.html: the lists, without the range's own ends.
  func testWebKitsLists() {
    let lists: [(starts: [Double], length: Double, end: Double, places: [Double])] = [
      ([0, 30, 60, 90, 120, 150], 30, 150, [0, 30, 60, 90, 120, 150]),
      ([20, 50, 80, 110, 140, 170], 60, 140, [20, 50, 80, 110, 140]),
      ([15, 45, 75, 105, 135, 165], 54, 150, [15, 45, 75, 105, 135, 150]),
    ]
    for (starts, length, end, places) in lists {
      XCTAssertEqual(self.places(SnapRule(.items(starts.map { $0...($0 + 30) })), to: end, length), places)
    }
    // scroll-snap-offsets-rtl.html.
    let pages: [ClosedRange<Double>] = [0...100, 100...200, 200...300, 300...400, 400...500, 500...600]
    XCTAssertEqual(places(SnapRule(.items(pages), alignment: 1), to: 500, 100), [0, 100, 200, 300, 400, 500])
    // scroll-snap-children-with-scroll-snap-margin.html: an item begins with its margin. Before and after an update.
    let figures = [(0.0, [0, 700, 1410, 2120, 2830, 3540.0]), (10, [0, 710, 1420, 2130, 2840, 3550])]
    for (lessMargin, places) in figures {
      let items = (0..<6).map { index in
        let start = 720 * Double(index)
        return (start - 10 * Double(index + 1) + lessMargin)...(start + 400)
      }
      XCTAssertEqual(self.places(SnapRule(.items(items)), to: 3600, 400), places)
    }
    // scroll-snap-2d-offsets-computed-independently.html: each area with an alignment of its own.
    let areas = [
      SnapItem(0...400, alignment: 1), SnapItem(400...800, alignment: 0.5),
      SnapItem(800...1200, alignment: 0),
    ]
    XCTAssertEqual(places(SnapRule(.items(areas)), to: 800, 400), [0, 400, 800])
  }

  /// Compose, SnapPosition.kt, SnapFlingBehavior.kt and PagerSnapLayoutInfoProvider.kt.
  func testComposesFigures() {
    for (alignment, item, desired) in [
      (0.0, 100.0, 0.0), (0.5, 100, 250), (1, 100, 500), (0, 700, 0), (0.5, 700, -50), (1, 700, -100),
    ] {
      let rule = SnapRule(.items([3000...3000 + item]), alignment: alignment)
      XCTAssertEqual(page(rule, 0, limits: 0...9000, length: 600), 3000 - desired)
    }
    for (lower, upper, closest) in [(-30.0, 70.0, -30.0), (-70, 30, 30)] {
      let rule = SnapRule(.offsets([lower, upper]), reach: .steps([]))
      for (velocity, target) in [(0.0, closest), (2000, upper), (-2000, lower)] {
        XCTAssertEqual(page(rule, 0, velocity: velocity, limits: -900...900, length: 600), target)
      }
    }
    for (most, start, decay, target) in [
      (1, 3.0, 0.0, 3.0), (1, 3, 250, 4), (3, 3, 250, 5), (3, 3, -250, 1), (5, 3, 990, 8), (1, 0, -500, 0),
    ] {
      let rule = SnapRule(.every(100), reach: .atMost(most))
      let request = SnapRequest(
        offset: 100 * start, velocity: decay, proposal: 100 * start + decay, limits: 0...900,
        viewportLength: 100, dragOrigin: 100 * start)
      XCTAssertEqual(rule.target(for: request), 100 * target)
    }
  }

  /// Flutter, page_view_test.dart: PageScrollPhysics and pages that peek.
  func testFluttersFigures() {
    for (offset, velocity, target) in [
      (0.0, 500.0, 800.0), (100, -500, 0), (100, 0, 0), (100, 500, 800), (399, 0, 0), (401, 0, 800),
      (800, 0, 800), (800, 500, 1600), (1199, -500, 800), (1201, 500, 1600), (1999, 0, 1600),
      (1999, 500, 2400),
    ] { XCTAssertEqual(page(offset, velocity: velocity, limits: 0...7200, length: 800), target) }
    for (fraction, edge) in [(0.875, 50.0), (0.975, 10), (0.125, 350), (1.25, -100), (4, -1200)] {
      let length = 800 * fraction
      let rule = SnapRule(.every(length), alignment: 0.5)
      let place = 10 * length - edge
      XCTAssertEqual(page(rule, place + 1, limits: 0...40_000, length: 800), place)
    }
  }
}
