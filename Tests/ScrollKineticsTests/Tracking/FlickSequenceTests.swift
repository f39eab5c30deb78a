@testable import ScrollKinetics

/// The law of repeated flicks, lift by lift, with the figures that Apple publishes for web views ([S]).
final class FlickSequenceTests: XCTestCase {
  private struct Flick {
    var velocity = 3000.0
    var distance = 250.0
    var since = 130
    var catches = true
    var across = 0.0
  }

  /// Returns the multipliers of flicks, the first of which has caught nothing.
  private func multipliers(_ flicks: [Flick], on axis: ScrollAxis = .vertical, _ sign: Double = 1) -> [Double]
  {
    var (sequence, time) = (FlickSequence(), ScrollInstant.origin)
    return flicks.enumerated().map { index, flick in
      time = time.advanced(by: .milliseconds(flick.since))
      let velocity = ScrollVector { $0 == axis ? sign * flick.velocity : flick.across }
      let multiplier = sequence.add(
        FlickSequence.Lift(
          velocity: velocity, distance: flick.distance, catchesFlight: index > 0 && flick.catches,
          instant: time))
      XCTAssertNil(sequence.fault)
      return multiplier
    }
  }

  private func assert(_ flicks: [Flick], _ expected: [Double], _ name: String = "", line: UInt = #line) {
    for (axis, sign) in product(ScrollAxis.allCases, [1.0, -1]) {
      for (multiplier, figure) in zip(multipliers(flicks, on: axis, sign), expected) {
        XCTAssertEqual(multiplier, figure, accuracy: 1e-9, "\(name), \(axis), \(sign)", line: line)
      }
    }
  }

  private func quick(_ count: Int, _ velocity: Double = 3000, _ distance: Double = 250) -> [Flick] {
    Array(repeating: Flick(velocity: velocity, distance: distance), count: count)
  }

  /// Catches: any constant of `FlickSequence` changed by a thousandth; `count > 2` made `count > 1`; `/ 2)` left out of `gain`.
  func testPublishedSequences() {
    assert(quick(10), [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16])
    assert(quick(12), [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16, 16, 16])
    assert(
      quick(10, 1500, 150), [1, 1, 1, 1.625, 2.5625, 3.8125, 5.375, 7.25, 9.4375, 11.9375], "shorter drags")
    assert(quick(8, 1500, 60), [1, 1, 1, 1.25, 1.625, 2.125, 2.75, 3.5], "short drags")
    assert(quick(4) + quick(1, 400, 100) + quick(4), [1, 1, 1, 1.9, 2.525, 1, 1, 1, 1.9], "a slow fifth")
    assert(quick(4) + quick(1, 100, 100) + quick(4), [1, 1, 1, 1.9, 1, 1, 1, 1, 1.9], "a crawl")
  }

  /// Catches: `> .seconds(1)` made `>= .seconds(1)`; `!lift.catchesFlight ||` left out; `latestLift = lift.instant` left out.
  func testAFlickWithinASecondOfTheLatestThatHasCaughtAFlight() {
    assert([Flick()] + Array(repeating: Flick(since: 1000), count: 4), [1, 1, 1, 1.9, 3.25], "a second")
    assert([Flick()] + Array(repeating: Flick(since: 1001), count: 4), [1, 1, 1, 1, 1], "more than a second")
    assert([Flick()] + Array(repeating: Flick(catches: false), count: 4), [1, 1, 1, 1, 1], "no flight")
    var flicks = changed(quick(8)) { $0[4].since = 1001 }
    assert(flicks, [1, 1, 1, 1.9, 1, 1, 1, 1.9], "a later fifth")
    flicks[4] = Flick(catches: false)
    assert(flicks, [1, 1, 1, 1.9, 1, 1, 1, 1.9], "a fifth from rest")
  }

  /// Catches: `turnsRound(at: components)` left out; `where components[axis] != 0` left out.
  func testAnAxisThatTurnsRound() {
    var flicks = quick(6) + quick(4, -3000)
    assert(flicks, [1, 1, 1, 1.9, 3.25, 5.05, 1, 1, 1, 1.9], "all")
    flicks = quick(8)
    flicks[4].across = -50
    assert(flicks, [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10], "an axis that has not moved")
    flicks[6].across = 50
    assert(flicks, [1, 1, 1, 1.9, 3.25, 5.05, 1, 1], "the other axis, after a flick without it")
  }

  /// Catches: `>= Self.leastComponent` made `> Self.leastComponent`; `speed < Self.leastSpeed` made
  /// `speed <= Self.leastSpeed`; `speed >= Self.leastSpeedToContinue` made `speed > Self.leastSpeedToContinue`;
  /// `components.dx.magnitude, components.dy.magnitude` made `speed, speed`.
  func testThresholdsOfSpeed() {
    assert(quick(3, 600) + quick(1), [1, 1, 1, 1.9], "fast enough")
    assert(quick(3, 599.999) + quick(1), [1, 1, 1, 1], "too slow")
    let both = quick(3, 480).map { Flick(velocity: $0.velocity, across: 360) }
    assert(both + quick(1), [1, 1, 1, 1.9], "600 on both axes")
    assert(quick(3) + quick(1, 130), [1, 1, 1, 1.9], "not too slow")
    assert(quick(3) + quick(1, 129.999), [1, 1, 1, 1], "too slow")
    // Neither the count, nor the multiplier, nor the time.
    let still = Flick(velocity: 19.999, across: -19.999)
    assert(quick(4) + [still] + quick(2), [1, 1, 1, 1.9, 1, 3.25, 5.05], "no flick")
    assert(quick(4) + quick(1, 20) + quick(2), [1, 1, 1, 1.9, 1, 1, 1], "a flick")
    let late = changed(still) { $0.since = 900 }
    assert(quick(4) + [late] + quick(2), [1, 1, 1, 1.9, 1, 1, 1], "1.03 s after the fourth")
  }
}
