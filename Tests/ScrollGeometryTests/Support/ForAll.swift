import Foundation
import XCTest

/// A small seeded generator (Steele, Lea and Flood 2014), so that a run can be repeated from its seed alone.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A multiple of a quarter: sums and differences of such numbers are exact.
  mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
  }

  /// Any number of the range.
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func bool() -> Bool { Bool.random(using: &self) }

  mutating func axis() -> ScrollAxis { bool() ? .horizontal : .vertical }
}

extension XCTestCase {
  /// Runs `body` with many seeds; at the first that fails, says how to run that one alone.
  func forAll(_ runs: UInt64 = 400, test: String = #function, _ body: (inout SplitMix64) throws -> Void)
    rethrows
  {
    let only = ProcessInfo.processInfo.environment["SCROLL_SEED"].flatMap(UInt64.init)
    for seed in only.map({ $0...$0 }) ?? 1...runs {
      var generator = SplitMix64(state: seed)
      let failures = testRun?.totalFailureCount ?? 0
      try body(&generator)
      if (testRun?.totalFailureCount ?? 0) > failures {
        let name = "\(type(of: self))/\(test.prefix { $0 != "(" })"
        print("replay: SCROLL_SEED=\(seed) swift test --filter \(name)")
        return
      }
    }
  }
}

/// The distance of two numbers in units in the last place of the larger.
func ulps(_ a: Double, _ b: Double) -> Double {
  a == b ? 0 : (a - b).magnitude / max(a.magnitude, b.magnitude, .leastNormalMagnitude).ulp
}

/// Fails unless both have the same bits, so that −0 is not +0.
func assertSameBits(
  _ a: Double, _ b: Double, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(a.bitPattern, b.bitPattern, "\(a) is not \(b) \(message)", file: file, line: line)
}

/// Fails unless `check` throws the error that says `text`.
func assertRefused(
  _ text: String, file: StaticString = #filePath, line: UInt = #line, _ check: () throws -> Void
) {
  XCTAssertThrowsError(try check(), file: file, line: line) {
    XCTAssertEqual("\($0)", text, file: file, line: line)
  }
}
