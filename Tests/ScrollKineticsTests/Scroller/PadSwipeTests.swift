/// Trackpads without phases over pages: one page for a swipe (PHYSICS §9). The bursts are synthetic, with the two shapes of those that
/// were recorded: a rise and a fall; two of them in one.
final class PadSwipeTests: XCTestCase {
  /// A rise to a peak, and a fall by a share of each delta, until they are shorter than `end`.
  private static func burst(peak: Double = 80, fall: Double = 0.93, end: Double = 1) -> [Double] {
    let rise = [1, 7, 8, 11, 24, 12, 29, 24, 28, 52, 54].map { $0 * peak / 84 }
    var (fallen, size) = ([peak, 1.01 * peak, peak], peak)
    while size >= end {
      size *= fall
      fallen.append(size)
    }
    return rise + fallen
  }

  private struct Pager {
    var axis: ScrollAxis
    var sign: Double
    var scroller: Scroller

    init(
      on axis: ScrollAxis = .horizontal, sign: Double = 1, isOn: Bool = true, reduced: Bool = false,
      _ integration: Scroller.Physics.Integration = .exact
    ) {
      (self.axis, self.sign) = (axis, sign)
      var physics = Scroller.Physics(
        integration: integration, reducesMotion: reduced, turnsOnePagePerSwipe: isOn)
      physics.snapping[axis] = .paging()
      scroller = .wide(at: .along(axis, axis == .vertical ? 4000 : 2000), physics)
    }

    /// The pages that have been turned in the direction of the swipes.
    var pages: Double { sign * (scroller.restingOffset[axis] / scroller.viewport.frame.size[axis] - 5) }

    /// Sends deltas, one in every `interval` milliseconds, with frames between them.
    mutating func swipe(_ deltas: [Double], every interval: Int = 16) {
      for delta in deltas {
        scroller.advance(by: .milliseconds(interval / 2))
        let instant = scroller.now.advanced(by: .milliseconds(interval - interval / 2))
        scroller.handle(.scroll(.along(axis, sign * delta)), at: instant)
        scroller.checkInvariants()
      }
    }
  }

  /// Catches: in `PadSwipe.add(_:at:)`, `hadTurned` made `false`; in `Scroller.handleOther`, `physics.turnsOnePagePerSwipe` left out.
  func testARiseAndAFallTurnOnePage() {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      for (peak, fall) in [(15.0, 0.9), (30, 0.93), (80, 0.93), (300, 0.95), (343, 0.85)] {
        let kinds = [(false, Scroller.Physics.Integration.exact), (true, .exact), (false, .displayLink)]
        for (reduced, integration) in kinds {
          var pager = Pager(on: axis, sign: sign, reduced: reduced, integration)
          pager.swipe(Self.burst(peak: peak, fall: fall))
          XCTAssertEqual(pager.pages, 1, "\(peak), \(fall)")
          pager.scroller.runToRest()
          XCTAssertEqual(pager.pages, 1)
        }
      }
      let many = changed(Pager(on: axis, sign: sign, isOn: false)) { $0.swipe(Self.burst(peak: 300)) }
      XCTAssertGreaterThan(many.pages, 1, "by default the content moves by the deltas")
    }
  }

  /// Catches: in `PadSwipe.take(_:)`, `2 * level + 8` made `9 * level + 80`; `sum = .zero` left out.
  func testTwoInOneTurnTwoPages() {
    for (sign, left) in product([1.0, -1], [4.0, 12, 20]) {
      let pager = changed(Pager(sign: sign)) { $0.swipe(Self.burst(end: left) + Self.burst(peak: 90)) }
      XCTAssertEqual(pager.pages, 2, "\(left)")
      var three = Pager(sign: sign)
      for _ in 1...3 { three.swipe(Self.burst(end: left)) }
      XCTAssertEqual(three.pages, 3)
    }
  }

  /// A single delta of twice the size, as where a browser joins two, a pause of a frame, and a rise at the beginning begin no swipe.
  func testWhatIsNoSecondSwipe() {
    var deltas = changed(Self.burst()) { $0[30] *= 2 }
    deltas[40] *= 2
    deltas.insert(0, at: 16)
    let pager = changed(Pager()) { $0.swipe(deltas) }
    XCTAssertEqual(pager.pages, 1)
    var slow = Pager()
    slow.swipe((0..<60).map { Double($0) })
    XCTAssertEqual(slow.pages, 1, "deltas that merely rise")
  }

  /// Catches: in `PadSwipe.add(_:at:)`, 30 or 8 made twice as much, or the pause left out.
  func testFigures() {
    var pager = Pager()
    pager.swipe([10, 10, 10])
    XCTAssertEqual(pager.pages, 0, "30 points turn nothing")
    XCTAssertEqual(pager.scroller.phase, .idle)
    pager.swipe([0.5])
    XCTAssertEqual(pager.pages, 1, "more do")
    pager.swipe([-8, -8, -8, -8, -8, -8])
    XCTAssertEqual(pager.pages, 1, "8 points the other way are of the same swipe")
    pager.swipe([-8.5, -8.5, -8.5, -8.5])
    XCTAssertEqual(pager.pages, 0, "more are another")
    for (pause, pages) in [(149, 1.0), (150, 2)] {
      var pager = Pager()
      pager.swipe([40])
      pager.swipe([40], every: pause)
      XCTAssertEqual(pager.pages, pages)
    }
    var last = Pager()
    last.scroller.handle(.setContentOffset(ScrollPoint(7600, 0), nil))
    last.swipe(Self.burst())
    XCTAssertEqual(last.scroller.x, 7600, "the last page stays")
    XCTAssertEqual(last.scroller.phase, .idle)
  }

  /// The other axis scrolls as ever, and so does content whose rule has no pages.
  func testOnlyPages() {
    var pager = Pager()
    for _ in 0..<20 { pager.scroller.handle(.scroll(ScrollVector(3, 7))) }
    assertEqual((pager.pages, pager.scroller.y), (1, 140))
    for rule in [SnapRule(.every(400)), SnapRule(.pages(), strictness: .proximity())] {
      var (on, off) = (Pager(), Pager(isOn: false))
      on.scroller.physics.snapping[.horizontal] = rule
      off.scroller.physics.snapping[.horizontal] = rule
      on.swipe(Self.burst())
      off.swipe(Self.burst())
      XCTAssertEqual(on.scroller.viewport, off.scroller.viewport)
    }
  }

  /// It has no effect under a finger or where scrolling is disabled.
  func testNoEffect() {
    var touched = Pager()
    touched.scroller.handle(.touchDown(.zero))
    touched.swipe([80, 80])
    XCTAssertEqual(touched.scroller.phase, .tracking)
    var disabled = Pager()
    disabled.scroller.update { $0.isScrollEnabled = false }
    let before = disabled.scroller
    disabled.scroller.handle(.scroll(.horizontal(90)), at: before.now)
    XCTAssertEqual(disabled.scroller, before)
  }

  /// In a screen: a pager with pages that scroll the other way, and a pager in a pager, which share an axis.
  /// Catches: in `ScrollChain.handle(_:at:release:)`, the case of a delta without a phase left out.
  func testInAScreen() {
    let window = ScrollRect(0, 0, 400, 800)
    let physics = Scroller.Physics(snapping: .paging, turnsOnePagePerSwipe: true)
    func pager(_ pages: Double, height: Double = 800) -> Viewport {
      Viewport(frame: window, contentSize: ScrollSize(400 * pages, height))
    }
    var screen = ScrollScreen()
    screen.insert(pager(6), as: 1, physics: physics)
    screen.insert(pager(1, height: 4000), as: 2, in: 1, physics: Scroller.Physics(turnsOnePagePerSwipe: true))
    let nested = ScrollScreen(physics: physics, of: pager(6), pager(3))
    for (name, start, innermost) in [("lists", screen, 1), ("pagers", nested, 2)] {
      var screen = start
      for _ in 1...2 {
        for delta in Self.burst(peak: 300) {
          screen.advance(by: .milliseconds(8))
          screen.handle(.scroll(.horizontal(delta)), on: 2, after: .milliseconds(8))
          screen.checkInvariants()
        }
        screen.runToRest()
        screen.advance(by: .seconds(2))
      }
      XCTAssertEqual(screen[ScrollScreen.ID(innermost)].contentOffset.x, 800, name)
      screen.handle(.scroll(ScrollVector(0, 33)), on: 2, at: screen.now)
      XCTAssertEqual(screen[2].contentOffset.y, innermost == 1 ? 33 : 0)
    }
  }
}
