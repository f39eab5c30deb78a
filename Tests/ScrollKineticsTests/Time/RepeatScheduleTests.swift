final class RepeatScheduleTests: XCTestCase {
  /// Chromium's: again after 250 ms, then twenty a second.
  func testFigures() {
    let press = ScrollInstant(.seconds(7))
    let counts = [-1, 0, 249, 250, 299, 300, 1250].map {
      RepeatSchedule.scrollBar.count(from: press, until: press.advanced(by: .milliseconds($0)))
    }
    XCTAssertEqual(counts, [0, 1, 1, 2, 2, 3, 22])
  }

  /// Catches: `<` for `<=` in `count`, and a quotient that is not checked against the instants.
  func testTheCountGrowsAtTheInstants() {
    forAll("a press acts once at each of its instants") { generator in
      (
        schedule: RepeatSchedule(
          delay: .nanoseconds(generator.integer(in: 0...900_000_000)),
          interval: .nanoseconds(generator.integer(in: 1_000_000...90_000_000))),
        press: ScrollInstant(seconds: generator.double(in: -1000...1000)),
        index: generator.integer(in: 1...100_000)
      )
    } check: { schedule, press, index in
      let instant = schedule.instant(of: index, from: press)
      let before = instant.advanced(by: Duration(secondsComponent: 0, attosecondsComponent: -1))
      let counts = [before, instant].map { schedule.count(from: press, until: $0) }
      return counts == [index, index + 1] ? nil : "\(counts) at action \(index)"
    }
  }

  /// The count near the last instant, which all later instants equal, is that of any other press of the same length.
  /// Catches: `instant(of: count, from: press) <= instant` for `time(of: count) <= held`, which counts to 2³¹.
  func testThePressBeforeTheLastInstant() {
    let last = ScrollInstant(.seconds(1 << 61))
    XCTAssertEqual(RepeatSchedule.scrollBar.count(from: last.advanced(by: .seconds(-1)), until: last), 17)
    XCTAssertEqual(RepeatSchedule.scrollBar.count(from: .origin, until: ScrollInstant(.seconds(1))), 17)
    XCTAssertEqual(RepeatSchedule.scrollBar.count(from: last, until: last), 1)
  }

  func testFades() {
    let fade = IndicatorFade(delay: .milliseconds(500), duration: .milliseconds(250))
    let moved = ScrollInstant(.seconds(3))
    let opacities = [-1000, 0, 500, 625, 750, 90_000_000].map {
      fade.opacity(at: moved.advanced(by: .milliseconds($0)), since: moved)
    }
    XCTAssertEqual(opacities, [1, 1, 1, 0.5, 0, 0])
    XCTAssertEqual(fade.end(since: moved), ScrollInstant(.milliseconds(3750)))
    let sudden = IndicatorFade(delay: .nanoseconds(1), duration: .zero)
    XCTAssertEqual(sudden.opacity(at: moved, since: moved), 1)
    XCTAssertEqual(sudden.opacity(at: sudden.end(since: moved), since: moved), 0)
  }
}
