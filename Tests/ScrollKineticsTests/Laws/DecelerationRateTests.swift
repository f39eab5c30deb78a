@testable import ScrollKinetics

final class DecelerationRateTests: XCTestCase {
  // S = r/(1 − r) and a = −ln r, per millisecond (PHYSICS §1); S·a by mpmath.
  func testReachAndDecay() {
    XCTAssertLessThanOrEqual(ulps(DecelerationRate.normal.laws.reach, 0.499), 64)
    XCTAssertLessThanOrEqual(ulps(DecelerationRate.fast.laws.reach, 0.099), 64)
    XCTAssertEqual(
      DecelerationRate.normal.laws.reach * DecelerationRate.normal.laws.decay, 0.9989993326658656,
      accuracy: 1e-14)
    XCTAssertEqual(
      DecelerationRate.fast.laws.reach * DecelerationRate.fast.laws.decay, 0.9949832494966427, accuracy: 1e-14
    )
    assertEqual((DecelerationRate.normal.rawValue, DecelerationRate.fast.rawValue), (0.998, 0.99))
  }

  // Catches: in `Laws.init(decay:reach:)`, a reach that is not flushed.
  func testEveryRateBetweenZeroAndOneHasFiniteConstants() {
    for rate in extremeRates + [DecelerationRate(rawValue: 1e-306)] {
      XCTAssertTrue(
        rate.laws.decay.isClean && rate.laws.decay > 0, "a of \(rate.rawValue) is \(rate.laws.decay)")
      XCTAssertTrue(rate.laws.reach.isClean, "S of \(rate.rawValue) is \(rate.laws.reach)")
      XCTAssertTrue((rate.laws.topSpeed * rate.laws.reach).isFinite)
    }
  }

  // Catches: in `DecelerationRate.validate(rawValue:)`, a rule that lets 0 or 1 through.
  func testOtherNumbersAreRefused() {
    for r in RefusedNumbers.notFinite + [0, -0.0, 1, 1.0.nextUp, 1.5, -0.998] {
      XCTAssertThrowsError(try DecelerationRate.validate(rawValue: r), "\(r)") { error in
        XCTAssertEqual((error as? ScrollValueError)?.field, "decelerationRate")
      }
    }
    let rates = [.leastNonzeroMagnitude, 1e-300, 0.998, 1.0.nextDown]
    for r in rates { XCTAssertNoThrow(try DecelerationRate.validate(rawValue: r)) }
  }

  /// The greatest speed on both sides of a reach of one; its distance does not overflow.
  /// Catches: 2 for 1 in `topSpeed`.
  func testTopSpeed() {
    XCTAssertEqual(DecelerationRate(rawValue: 0.5).laws.topSpeed, 0x1p900)
    XCTAssertEqual(DecelerationRate.normal.laws.topSpeed, 0x1p900)
    let slow = DecelerationRate(rawValue: 0.9999)
    XCTAssertEqual(slow.laws.topSpeed, 0x1p900 / slow.laws.reach)
    XCTAssertGreaterThan(slow.laws.reach, 9)
  }

  /// What `left(after:)` needs: content that law 1 has not brought to rest has e^−640 or more of its momentum left.
  /// Catches: in `topSpeed`, 0x1p1020 as the top speed.
  func testLawOneEndsWhereTheExponentialIsOrdinary() {
    for rate in extremeRates {
      for momentum in [rate.laws.topSpeed, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
        let curve = FlingCurve.withoutLimits(from: 0, momentum: momentum, rate: rate)
        XCTAssertLessThan(rate.laws.decay * curve.duration, 623, "\(rate), \(momentum)")
      }
      XCTAssertLessThanOrEqual(rate.laws.decay, Laws.greatestDecay)
      XCTAssertGreaterThanOrEqual(rate.laws.reach * 10 * rate.laws.decay, .leastNormalMagnitude, "\(rate)")
    }
    let slowest = DecelerationRate(rawValue: .leastNonzeroMagnitude)
    XCTAssertGreaterThan(slowest.laws.decay, Laws.greatestDecay - 2)
  }
}
