final class ClockedTests: XCTestCase {
  func testForwardsTheClocksTime() {
    var clocked = Clocked(Scroller.tall(), clock: ManualClock(now: ScrollInstant(.seconds(1000))))
    var plain = Scroller.tall()
    func both(_ input: Scroller.Input) {
      XCTAssertEqual(clocked.handle(input), plain.handle(input, at: plain.now))
      XCTAssertEqual(clocked.subject, plain)
    }
    both(.began)
    for _ in 0..<4 {
      clocked.clock.advance(by: .milliseconds(8))
      XCTAssertEqual(clocked.advance(), plain.advance(by: .milliseconds(8)))
      both(.moved(by: .vertical(-25)))
    }
    both(.ended())
    XCTAssertEqual(plain.phase, .decelerating)
    while plain.phase != .idle {
      clocked.clock.advance(by: .milliseconds(16))
      XCTAssertEqual(clocked.advance(), plain.advance(by: .milliseconds(16)))
    }
    XCTAssertEqual(clocked.subject, plain)
  }

  func testSamplesKeepTheirOwnInstants() {
    let start = ScrollInstant(.seconds(7))
    var clocked = Clocked(Scroller.tall(), clock: ManualClock(now: start))
    var velocities: [ScrollVector] = []
    clocked.clock.advance(by: .seconds(1))
    clocked.advance()
    clocked.handle(.began, at: start)
    clocked.handle(.moved(by: .vertical(-20)), at: start.advanced(by: .milliseconds(10)))
    clocked.handle(.moved(by: .vertical(-20)), at: start.advanced(by: .milliseconds(20)))
    clocked.handle(.moved(by: .vertical(-20)), at: start.advanced(by: .milliseconds(30)))
    clocked.handle(.ended(), at: start.advanced(by: .milliseconds(30))) { velocities.append($0.velocity) }
    XCTAssertEqual(velocities.count, 1)
    XCTAssertEqual(velocities[0].dy, 2000, accuracy: 1e-9)
    XCTAssertEqual(clocked.subject.now, ScrollInstant(.seconds(1)))
    XCTAssertEqual(clocked.scrollInstant(of: start), .origin)
  }

  func testCopiesOfAManualClockGoTheirOwnWays() {
    let clock = ManualClock()
    var copy = changed(clock) { $0.advance(by: .seconds(3)) }
    copy.advance(by: .seconds(-1))
    copy.advance(to: ScrollInstant(.seconds(2)))
    XCTAssertEqual(copy.now, ScrollInstant(.seconds(3)))
    XCTAssertEqual(clock.now, .origin)
    copy.advance(to: ScrollInstant(.seconds(4)))
    XCTAssertEqual(copy.now, ScrollInstant(.seconds(4)))
    XCTAssertEqual(copy.minimumResolution, Duration(secondsComponent: 0, attosecondsComponent: 1))
  }

  func testSleepReturnsAtOnceUnlessCancelled() async throws {
    try await ManualClock().sleep(until: ScrollInstant(.seconds(1_000_000)))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ManualClock().sleep(until: .origin)
    }
    do {
      try await task.value
      XCTFail("a cancelled task sleeps on")
    } catch { XCTAssertTrue(error is CancellationError) }
  }

  func testAnyClockOfDurationsWillDo() {
    var clocked = Clocked(Scroller.tall().flung(1000), clock: ContinuousClock())
    XCTAssertEqual(Array(clocked.advance()).filter { $0 != .didScroll }, [])
    XCTAssertEqual(Array(clocked.handle(.held)).last, .didEndDecelerating)
  }

  /// Catches: `screen.now` in place of the clock's in any call.
  func testAScreensCallsHappenAtTheClocksTime() {
    let viewport = Scroller.tall().viewport
    var plain = ScrollScreen(of: viewport, viewport)
    var clocked = Clocked(plain, clock: ManualClock(now: ScrollInstant(.seconds(1000))))
    func both(
      _ call: (inout Clocked<ScrollScreen, ManualClock>) -> ScrollScreen.Changes,
      _ expected: (inout ScrollScreen, ScrollInstant) -> ScrollScreen.Changes, line: UInt = #line
    ) {
      clocked.clock.advance(by: .milliseconds(8))
      let instant = clocked.scrollInstant(of: clocked.clock.now)
      XCTAssertEqual(call(&clocked), expected(&plain, instant), line: line)
      XCTAssertEqual(clocked.subject, plain, line: line)
    }
    both({ $0.handle(.began, on: 2) }) { $0.handle(.began, on: 2, at: $1) }
    for _ in 0..<3 {
      both({ $0.handle(.moved(by: .vertical(-40))) }) { $0.handle(.moved(by: .vertical(-40)), at: $1) }
    }
    both({ $0.handle(.ended()) }) { $0.handle(.ended(), at: $1) }
    XCTAssertTrue(plain.isMoving)
    both({ $0.advance() }) { $0.advance(to: $1) }
    both({ $0.subject.update(1, at: $0.scrollInstant) { $0.contentOffset.y = 30 } }) {
      $0.update(1, at: $1) { $0.contentOffset.y = 30 }
    }
    both({ $0.execute(.remove(2, retaining: true)) }) { $0.remove(2, at: $1, retaining: true) }
    both({ $0.execute(.restore(2, in: 1)) }) { $0.restore(2, in: 1, at: $1) }
  }
}
