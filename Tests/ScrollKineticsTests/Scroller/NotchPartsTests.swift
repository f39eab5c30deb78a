@testable import ScrollKinetics

/// Wheels of high resolution, which send the parts of a notch (PHYSICS §9).
final class NotchPartsTests: XCTestCase {
  private static let rules: [SnapRule] = [
    .paging(), SnapRule(.every(170), reach: .steps([2200, 2700])),
    SnapRule(.offsets([0, 330, 800, 1900, 2500, 7000])),
    SnapRule(.items([SnapItem(0...300), SnapItem(300...700, alignment: 0.5), SnapItem(900...2000)])),
  ]

  /// A pager, a shelf or detents, that a wheel turns along one axis.
  private struct Course {
    var axis: ScrollAxis
    var sign: Double
    var scroller: Scroller

    init(
      _ rule: SnapRule, on axis: ScrollAxis = .vertical, sign: Double = 1, reduced: Bool = false,
      _ integration: Scroller.Physics.Integration = .exact
    ) {
      (self.axis, self.sign) = (axis, sign)
      let physics = Scroller.Physics(
        integration: integration, snapping: ScrollSnapping(rule, on: axis), reducesMotion: reduced)
      scroller = .wide(at: sign > 0 ? .zero : ScrollPoint(7600, 7200), physics)
    }

    var offset: Double { scroller.contentOffset[axis] }
    var target: Double { scroller.restingOffset[axis] }

    @discardableResult mutating func turn(
      _ delta: Double, notch: Double?, _ animation: ScrollAnimation? = nil, after delay: Duration = .zero
    ) -> Scroller.Events {
      let vector = ScrollVector.along(axis, sign * delta)
      let events = scroller.handle(
        .wheel(vector, notch: notch.map { notch in ScrollVector { _ in notch } }, animation),
        at: scroller.now.advanced(by: delay))
      scroller.checkInvariants()
      return events
    }
  }

  /// One notch in eight parts turns one page, animated or not, quick or slow, with reduced motion too.
  /// Catches: in `Scroller.handleOther(_:at:_:_:_:)`, `leadsToPlaces` made `false`.
  func testANotchTurnsAPage() {
    for axis in ScrollAxis.allCases {
      for (animation, delay, reduced) in [
        (nil, 2, false), (nil, 60, false), (ScrollAnimation.wheel, 2, false), (.wheel, 60, false),
        (.wheel, 2, true), (.uiKit, 30, false),
      ] {
        var pager = Course(.paging(), on: axis, reduced: reduced)
        let page = pager.scroller.viewport.frame.size[axis]
        for part in 1...8 {
          let events = pager.turn(12.5, notch: 100, animation, after: .milliseconds(delay))
          if part < 4 { XCTAssertEqual(events, [], "before half a notch nothing moves") }
          XCTAssertEqual(pager.target, part < 4 ? 0 : page)
          pager.scroller.advance(by: .milliseconds(delay))
        }
        pager.scroller.runToRest()
        XCTAssertEqual(pager.offset, page)
        for _ in 1...8 { pager.turn(12.5, notch: 100, animation, after: .milliseconds(delay)) }
        pager.scroller.runToRest()
        XCTAssertEqual(pager.offset, 2 * page)
      }
    }
  }

  /// Three quick notches in a pager turn one page if they are animated, three if not, whole or in parts.
  func testThreeNotches() {
    for parts in [1.0, 8, 10, 12, 16] {
      for (animation, pages) in [(nil, 3.0), (ScrollAnimation.wheel, 1)] {
        var pager = Course(.paging())
        let count = Int(3 * parts)
        for _ in 0..<count { pager.turn(100 / parts, notch: 100, animation, after: .milliseconds(1)) }
        XCTAssertEqual(pager.target, pages * 800, "\(parts) parts")
      }
    }
  }

  /// A notch of 96 to 152 of its 120 units is one step.
  func testDetentsThatAreNotExact() {
    let distances = Scroller.WheelDistances.windows()
    for units in 96...152 {
      for sizes in [[units], [units / 2, units - units / 2], Array(repeating: 8, count: units / 8)] {
        var shelf = Course(SnapRule(.every(170)))
        let viewport = shelf.scroller.viewport
        for size in sizes {
          let delta = distances.delta(of120ths: .vertical(Double(size)), in: viewport)
          shelf.turn(delta.dy, notch: distances.notch(in: viewport).dy)
        }
        XCTAssertEqual(shelf.offset, 170, "\(sizes)")
      }
    }
  }

  /// A turn back, a pause of half a second and a whole notch begin anew.
  /// Catches: in `NotchSum.add(_:at:)`, `isWhole`, `part * turned < 0` or the pause left out.
  func testWhatBeginsAnew() {
    let rule = SnapRule(.every(170))
    var turned = Course(rule)
    for delta in [40.0, -40, 40, -40] { turned.turn(delta, notch: 100) }
    XCTAssertEqual(turned.offset, 0)
    for (pause, end) in [(499, 170.0), (500, 0)] {
      var paused = Course(rule)
      paused.turn(40, notch: 100)
      paused.turn(40, notch: 100, after: .milliseconds(pause))
      XCTAssertEqual(paused.offset, end)
    }
    for whole in [100.0, nil] {
      var mixed = Course(rule)
      mixed.turn(40, notch: 100)
      mixed.turn(100, notch: whole)
      XCTAssertEqual(mixed.offset, 170)
      mixed.turn(40, notch: 100)
      XCTAssertEqual(mixed.offset, 170)
    }
    var early = Course(rule)
    for delta in [50.0, -50, 50] { early.turn(delta, notch: 100) }
    XCTAssertEqual(early.offset, 170, "there and back and there")
  }

  /// Where a notch leads to no place, each part scrolls at once.
  /// Catches: in `MovingAxis.leadsToPlace(by:isAnimated:_:)`, `.place != nil` left out.
  func testFreeContentScrollsAtOnce() {
    for rule in [
      nil, SnapRule(.every(170), strictness: .proximity()), SnapRule(.offsets([])),
      SnapRule(.items([SnapItem(0...7000)]), scrollsLongItemsFreely: true),
      SnapRule(.offsets([0]), freeRanges: [0...7200]),
    ] {
      for animation in [nil, ScrollAnimation.wheel] {
        var (free, plain) = (Course(rule ?? .paging()), Course(rule ?? .paging()))
        if rule == nil { (free.scroller.physics.snapping, plain.scroller.physics.snapping) = (.none, .none) }
        for _ in 0..<20 {
          free.turn(12.5, notch: 100, animation, after: .milliseconds(8))
          plain.turn(12.5, notch: nil, animation, after: .milliseconds(8))
          XCTAssertEqual(free.scroller, plain.scroller, "\(String(describing: rule))")
        }
      }
    }
  }

  /// No number of notches takes longer than a hundred turns.
  func testHugeTurns() {
    for (delta, notch) in [
      (1e300, 1e-300), (1e300, 1.0), (.greatestFiniteMagnitude, .leastNonzeroMagnitude), (101, 1),
      (.leastNormalMagnitude, 3),
    ] {
      for (rule, sign) in product(Self.rules, [1.0, -1]) {
        var course = Course(rule, sign: sign)
        for _ in 0..<3 { course.turn(delta, notch: notch) }
        course.turn(-delta, notch: notch, .wheel)
        course.scroller.runToRest()
      }
    }
  }

  /// Law: parts make round(sum/notch) steps in all, and each is that of a whole notch, at the instant of the part that completes
  /// it: bit for bit, on both axes, in both directions, for any animation, resolution and speed.
  /// Catches: in `NotchSum.add(_:at:)`, `before + 0.5` made `before`; in `WheelSteps.next()`, `notch` with the size of the part.
  func testPartsActAsWholeNotches() {
    forAll("parts of notches", count: 800) { generator in
      let rule = generator.pick(Self.rules)
      let (axis, sign) = (generator.pick(ScrollAxis.allCases), generator.pick([1.0, -1]))
      let reduced = generator.happens(onceIn: 4)
      let integration = generator.pick([.exact, .displayLink] as [Scroller.Physics.Integration])
      var parts = Course(rule, on: axis, sign: sign, reduced: reduced, integration)
      var whole = parts
      let animation: ScrollAnimation? = generator.pick([
        nil, .wheel, .uiKit, .spring(ScrollSpring(dampingRatio: 0.5, response: 0.3)),
      ])
      let notch: Double = generator.pick([100, 53, 40, 250])
      // Units of which a notch has 240, as some wheels have 7.5 of 120 parts.
      var (sum, steps) = (0, 0)
      for _ in 0..<60 {
        let delay = Duration.milliseconds(generator.pick([0, 1, 8, 16, 60, 499, 500, 900]))
        let units = generator.pick([30, 24, 20, 15, 15, 15, 60, 7, 240, 480, 300, -15, -30])
        if sum * units < 0 || abs(units) == 240 || delay >= .milliseconds(500) { (sum, steps) = (0, 0) }
        sum += units
        let rounded = (abs(sum) + 120) / 240 * sum.signum()
        let count = abs(rounded - steps)
        steps = rounded
        parts.scroller.advance(by: delay)
        whole.scroller.advance(by: delay)
        parts.turn(Double(units) * notch / 240, notch: notch, animation)
        for _ in 0..<count { whole.turn(units < 0 ? -notch : notch, notch: nil, animation) }
        XCTAssertEqual(changed(parts.scroller) { $0.pairOrStep = whole.scroller.pairOrStep }, whole.scroller)
      }
    }
  }

  /// Two fingers begin anew, and leave nothing of themselves behind; one finger does not.
  /// Catches: in `Scroller.forgetTouch()`, `if touch.isPair` made `if false`.
  func testTwoFingersEndATurn() {
    for fingers in [1, 2] {
      var pager = changed(Course(.paging())) { $0.scroller.viewport.maximumZoomScale = 3 }
      pager.turn(40, notch: 100)
      for finger in 0..<fingers {
        pager.scroller.handle(.touchDown(ScrollPoint(100 + 50 * Double(finger), 300), finger: finger))
        pager.scroller.checkInvariants()
      }
      pager.scroller.handle(.cancelled)
      pager.turn(40, notch: 100, after: .milliseconds(8))
      XCTAssertEqual(pager.offset, fingers == 1 ? 800 : 0)
      pager.turn(20, notch: 100)
      XCTAssertEqual(pager.offset, 800)
    }
  }

  /// An eighth of a notch raises no sheet, collapses no header and turns no page; eight do what a whole notch does.
  /// Catches: in `ScrollChain.handle(_:at:release:)`, the case of a wheel with a notch left out; in `ScrollScreen`, `notch` left out
  /// of `turn(_:on:at:)`.
  func testMembersOfAScreen() {
    for (animation, delay) in product([nil, ScrollAnimation.wheel], [2, 40]) {
      for (name, screen, member) in Self.screens {
        var (parts, whole) = (screen, screen)
        whole.handle(.wheel(ScrollVector(100, 100), animation), on: member, at: whole.now)
        let turn = Scroller.Input.wheel(ScrollVector(12.5, 12.5), notch: ScrollVector(100, 100), animation)
        for part in 1...8 {
          parts.handle(turn, on: member, at: parts.now.advanced(by: .milliseconds(delay)))
          if part < 4 { XCTAssertEqual(parts.places, screen.places, "\(name), part \(part)") }
        }
        parts.runToRest()
        whole.runToRest()
        XCTAssertEqual(parts.places, whole.places, name)
        XCTAssertNotEqual(parts.places, screen.places, name)
      }
    }
  }

  /// Screens of places: a sheet with its list, a pager, a shelf in a page.
  private static var screens: [(String, ScrollScreen, ScrollScreen.ID)] {
    let window = ScrollRect(0, 0, 390, 844)
    var sheets = ScrollScreen()
    let sheet = ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)])
    sheets.insert(sheet, as: 1, detent: 0)
    sheets.insert(sheet.listViewport(contentSize: ScrollSize(390, 3000)), as: 2, in: 1)
    var pagers = ScrollScreen()
    let pages = Viewport(frame: window, contentSize: ScrollSize(3900, 844))
    pagers.insert(pages, as: 1, physics: Scroller.Physics(snapping: .paging))
    pagers.insert(Viewport(frame: window, contentSize: ScrollSize(390, 844)), as: 2, in: 1)
    var shelves = ScrollScreen(of: Viewport(frame: window, contentSize: ScrollSize(390, 844)))
    let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)
    shelves.insert(.shelf(shelf, frame: ScrollRect(0, 56, 390, 200), reach: .steps([])), as: 2, in: 1)
    return [("a sheet", sheets, 2), ("a pager", pagers, 2), ("a shelf", shelves, 2)]
  }
}

extension ScrollScreen {
  fileprivate var places: [ScrollPoint] { ids.map { self[$0].contentOffset } }
}
