#if os(Linux)
  import AllocationCounter
  import ScrollGeometry
  import ScrollKinetics
  import XCTest

  /// No hot path allocates.
  ///
  /// Each path runs once before it is counted, since the first use of a global constant may allocate. The test runs
  /// only in release builds: without optimisation the compiler allocates boxes.
  final class AllocationTests: XCTestCase {
    private static let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
      contentSize: ScrollSize(width: 4000, height: 80_000))

    /// Returns the number of allocations of `body`.
    private func allocations(_ body: () -> Void) -> Int {
      let before = allocationCount()
      body()
      return allocationCount() - before
    }

    private func assertNoAllocation(
      _ path: String, file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void
    ) {
      body()
      let count = allocations(body)
      #if !DEBUG
        XCTAssertEqual(count, 0, "\(path) allocates", file: file, line: line)
      #endif
    }

    /// Checks the counter: an array that is used is one allocation.
    func testThePlantedAllocationIsCounted() {
      var kept: [Double] = []
      XCTAssertEqual(allocations { kept = [Double](repeating: 1, count: 1000) }, 1)
      XCTAssertEqual(kept.count, 1000)
      XCTAssertEqual(allocations {}, 0)
    }

    func testCurves() {
      let rate = DecelerationRate.normal
      let ratios = [0.5, 1, 2]
      assertNoAllocation("a plan") {
        var sum = 0.0
        for step in 0..<1000 {
          let time = Double(step) * 0.004
          sum +=
            AxisPlan(from: -100, momentum: 500, limits: 0...0, flight: FlightLaw(rate)).state(at: time)
            .position
          sum += AxisPlan(from: 0, momentum: 3000, limits: 0...500).state(at: time).position
          sum += AxisPlan(from: 0, to: 100).state(at: time).position
          for ratio in ratios {
            sum +=
              AxisPlan(from: 0, to: 100, spring: ScrollSpring(dampingRatio: ratio, response: 0.6))
              .state(at: time).position
          }
        }
        XCTAssertTrue(sum.isFinite)
      }
      assertNoAllocation("the rubber band") {
        let stretch = RubberBand.touch.stretch(forPull: 100, length: 844)
        XCTAssertTrue(RubberBand.touch.pull(forStretch: stretch, length: 844) > 0)
      }
    }

    func testAWholeGesture() {
      for integration in Scroller.Physics.Integration.allCases {
        for snapping in [ScrollSnapping.none, .paging] {
          let physics = Scroller.Physics(integration: integration, snapping: snapping)
          assertNoAllocation("a flick with \(integration)") {
            var scroller = Scroller(viewport: Self.viewport, physics: physics)
            Self.flick(&scroller)
          }
        }
      }
    }

    /// A drag past the limit, a flick, a catch in flight, a flight with its bounce; then programmatic motions, a
    /// change in flight and a rest.
    private static func flick(_ scroller: inout Scroller) {
      func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }
      scroller.handle(.touchDown(ScrollPoint(x: 200, y: 300)), at: instant(0))
      for step in 1...20 {
        let place = ScrollPoint(x: 200 + 3 * Double(step), y: 300 + 8 * Double(step))
        scroller.handle(.touchMoved(place), at: instant(8 * step))
        scroller.advance(to: instant(8 * step + 4))
      }
      scroller.handle(.touchUp, at: instant(168)) { release in release.target.x = 400 }
      for step in 1...60 { scroller.advance(to: instant(168 + 8 * step)) }
      scroller.handle(.retarget(ScrollPoint(x: 300, y: 900)), at: instant(700))
      for step in 1...60 { scroller.advance(to: instant(700 + 8 * step)) }
      scroller.update(at: instant(1300), keeping: .page) { $0.frame.size.width = 500 }
      scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 2000), animated: true), at: instant(1310))
      for step in 1...60 { scroller.advance(to: instant(1310 + 8 * step)) }
      scroller.handle(.began, at: instant(2000))
      scroller.handle(.moved(by: ScrollVector(dx: 4, dy: 90)), at: instant(2008))
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: 9000)), at: instant(2016))
      for step in 1...600 { scroller.advance(to: instant(2016 + 8 * step)) }
      scroller.handle(.scrollToTop, at: instant(8000))
      scroller.handle(.wheel(ScrollVector(dx: 0, dy: 30)), at: instant(8010))
      scroller.handle(.key(.pageDown, .uiKit), at: instant(8020))
      scroller.handle(.stop, at: instant(8030))
      for event in scroller.advance(to: instant(9000)) where event == .didScroll { break }
    }

    func testClocked() {
      assertNoAllocation("a clocked scroller") {
        var clocked = Clocked(Scroller(viewport: Self.viewport), clock: ManualClock())
        clocked.handle(.began)
        clocked.handle(.ended(velocity: ScrollVector(dx: -500, dy: -3000)))
        for _ in 0..<400 {
          clocked.clock.advance(by: .milliseconds(8))
          clocked.advance()
        }
      }
    }

    /// A host with a delegate that reads the offset, copies its bounds back, changes an inset in every frame and chooses a
    /// target.
    func testHost() {
      final class View: ScrollHostDelegate {
        var bounds = ScrollPoint.zero
        var isOnDisplayLink = false
        func scrollHostDidScroll(_ host: ScrollHost) { bounds = host.contentOffset }
        func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release) {
          release.target.y = 1500
        }
        func scrollHostNeedsFramesDidChange(_ host: ScrollHost) { isOnDisplayLink = host.needsFrames }
      }
      let (host, view) = (ScrollHost(Scroller(viewport: Self.viewport)), View())
      host.delegate = view
      assertNoAllocation("a host") {
        host.contentOffset = .zero
        host.handle(.began)
        for _ in 0..<10 { host.handle(.moved(by: ScrollVector(dx: 0, dy: -9))) }
        host.handle(.ended(velocity: ScrollVector(dx: -500, dy: -3000)))
        while view.isOnDisplayLink {
          host.contentInset.bottom = 100 - host.contentInset.bottom
          host.frame(at: host.now.advanced(by: .milliseconds(8)))
          host.contentOffset = view.bounds
        }
      }
      XCTAssertEqual(view.bounds.y, 1500)
    }

    /// A feed whose shelves are members by need: a shelf flies, and the rows in view stay the same.
    func testShelvesInView() throws {
      let lengths = (0..<100).map { $0 % 3 == 2 ? 200.0 : 96 }
      let stack = ScrollStack(
        axis: .vertical, items: lengths.map { ScrollStack.Item(length: .fixed($0)) },
        fillsFrameAcross: true)
      let window = ScrollRect(x: 0, y: 0, width: 390, height: 844)
      let layout = try stack.layout(in: window.size)
      let shelf = CardShelf(cardSize: ScrollSize(width: 160, height: 200), count: 10, spacing: 10, margin: 20)
      var screen = ScrollScreen()
      screen.insert(Viewport(frame: window, contentSize: layout.contentSize), as: 1)
      func show() {
        let visible = layout.items(in: screen[1].bounds)
        screen.show(visible, in: 1, at: screen.now, as: { lengths[$0] == 200 ? ScrollScreen.ID($0) : nil }) {
          $0.insert(.shelf(shelf, frame: layout.frames[$1]), as: ScrollScreen.ID($1), in: 1)
        }
      }
      show()
      screen.handle(.began, on: 2, at: .origin)
      screen.handle(.ended(velocity: ScrollVector(dx: -2300, dy: 0)), on: 2, at: .origin)
      screen.advance(by: .milliseconds(8))
      assertNoAllocation("shelves in view") {
        for _ in 0..<20 {
          screen.advance(by: .milliseconds(8))
          show()
        }
      }
    }

    /// A list with a carousel and, on its own axis, another list; a finger flings each, and frames follow.
    func testScreen() {
      let carousel = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 200),
        contentSize: ScrollSize(width: 4000, height: 200))
      let list = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 400, height: 8000))
      var screen = ScrollScreen()
      screen.insert(list, as: 1)
      screen.insert(carousel, as: 2, in: 1)
      screen.insert(list, as: 3)
      screen.insert(list, as: 4, in: 3)
      var frame = 0
      func flick(_ id: ScrollScreen.ID, finger: Int, towards direction: ScrollVector) {
        var place = ScrollPoint(x: 200, y: 500)
        func instant() -> ScrollInstant { screen.now.advanced(by: .milliseconds(8)) }
        screen.handle(.touchDown(place, finger: finger), on: id, at: instant())
        for _ in 0..<6 {
          place = ScrollPoint(x: place.x + direction.dx, y: place.y + direction.dy)
          screen.handle(.touchMoved(place, finger: finger), at: instant())
        }
        screen.handle(.touchUp(finger: finger), at: instant())
      }
      func advance(frames: Int) {
        for _ in 0..<frames {
          frame += 1
          for change in screen.advance(by: .milliseconds(8)) where change.hasMoved { break }
        }
      }
      assertNoAllocation("a screen") {
        flick(2, finger: 0, towards: ScrollVector(dx: -20, dy: 3))
        advance(frames: 20)
        flick(1, finger: 1, towards: ScrollVector(dx: 2, dy: -15))
        // A touch of members that form a nest already: from the second time on.
        flick(4, finger: 0, towards: ScrollVector(dx: 2, dy: -15))
        advance(frames: 100)
        flick(4, finger: 0, towards: ScrollVector(dx: 2, dy: 25))
        flick(2, finger: 2, towards: ScrollVector(dx: 30, dy: 3))
        advance(frames: 700)
      }
      XCTAssertFalse(screen.isMoving)
      // Each touch joins the two lists again, since the outer one has been moved alone: a list of what is joined, the
      // members of the chain on each axis, their physics, and their numbers.
      func join() {
        screen.handle(.stop, on: 3, at: screen.now)
        screen.handle(.setContentOffset(.zero, animated: false), on: 3, at: screen.now)
        screen.handle(.touchDown(.zero), on: 4, at: screen.now)
        screen.handle(.touchCancelled(), at: screen.now)
      }
      join()
      let joins = allocations(join)
      #if !DEBUG
        XCTAssertEqual(joins, 5)
      #endif
    }

    /// Of more members than a value of changes has room for.
    func testScreenOfManyFlights() {
      let list = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 400, height: 8000))
      var screen = ScrollScreen()
      for number in 0..<7 { screen.insert(list, as: ScrollScreen.ID(number)) }
      var count = 0
      func fly() {
        for number in 0..<7 {
          let velocity = ScrollVector(dx: 0, dy: Double(-1000 * number))
          screen.handle(.began, on: ScrollScreen.ID(number), at: screen.now)
          screen.handle(.ended(velocity: velocity), on: ScrollScreen.ID(number), at: screen.now)
        }
        while screen.isMoving {
          for change in screen.advance(by: .milliseconds(8)) where change.hasMoved { count += 1 }
        }
      }
      fly()
      assertNoAllocation("a screen of many flights") { fly() }
      XCTAssertGreaterThan(count, 1000)
    }

    /// Velocities by least squares: of a tracker, and of the finger on a host and on a list of a screen.
    func testLeastSquares() {
      var (now, tracker) = (ScrollInstant.origin, LeastSquaresTracker())
      func instant() -> ScrollInstant {
        now = now.advanced(by: .milliseconds(8))
        return now
      }
      assertNoAllocation("samples of a tracker, and its lift") {
        for step in 1...30 { tracker.add(ScrollPoint(x: 3, y: Double(step * step)), at: instant()) }
        XCTAssertTrue(tracker.velocity(at: now).dy > 0)
      }
      let host = ScrollHost(Scroller(viewport: Self.viewport, physics: .preset(.android)))
      var screen = ScrollScreen()
      screen.insert(Self.viewport, as: 1, physics: .preset(.android))
      func check(
        _ path: String, _ handle: (Scroller.Input) -> Void, isFlying: (ScrollInstant) -> Bool
      ) {
        func touch() { handle(.touchDown(ScrollPoint(x: 200, y: 700))) }
        func flick() {
          for step in 1...30 { handle(.touchMoved(ScrollPoint(x: 200, y: 700 - 20 * Double(step)))) }
          handle(.touchUp)
          var frames = 0
          while isFlying(instant()) { frames += 1 }
          XCTAssertTrue(frames > 20, path)
        }
        touch()
        flick()
        let counts = [allocations(touch), allocations(flick)]
        // A touch allocates the storage of its samples.
        #if !DEBUG
          XCTAssertEqual(counts, [1, 0], path)
        #endif
      }
      check("an Android host", { host.handle($0, at: instant()) }) {
        host.frame(at: $0)
        return host.isDecelerating
      }
      check("a screen with an Android list", { screen.handle($0, on: 1, at: instant()) }) {
        screen.advance(to: $0)
        return screen.isMoving
      }
    }

    func testPopulation() {
      let list = Scroller(
        viewport: Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
          contentSize: ScrollSize(width: 390, height: 4000)))
      var population = ScrollPopulation(repeating: list, count: 1003)
      let actions = (0..<1003).map { ScrollPopulation.Action.allCases[$0 % 15] }
      let numbers = (0..<1003).map { Double($0) }
      let moves = [ScrollPopulation.Action](repeating: .touchMoved, count: 1003)
      var velocities = numbers
      population.act(.touchDown, numbers, at: .origin)
      assertNoAllocation("steps and actions of a population") {
        for frame in 0..<200 {
          let now = ScrollInstant(frame: frame, framesPerSecond: 60)
          population.act(frame % 20 == 0 ? actions : moves, numbers, at: now)
          velocities.withUnsafeMutableBufferPointer {
            population.advance(to: now, into: ScrollPopulation.Columns(velocities: $0))
          }
        }
      }
    }
  }
#endif
