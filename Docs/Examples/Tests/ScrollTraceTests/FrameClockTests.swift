import XCTest

@testable import ScrollTrace

final class FrameClockTests: XCTestCase {
  /// k / framesPerSecond in attoseconds, to the nearest, worked out with Python's fractions.
  func testInstants() throws {
    let expected: [(String, [(Int, UInt128)])] = [
      (
        "60",
        [(0, 0), (1, 16_666_666_666_666_667), (2, 33_333_333_333_333_333), (59, 983_333_333_333_333_333)]
      ),
      (
        "97",
        [(1, 10_309_278_350_515_464), (97, 1_000_000_000_000_000_000), (12345, 127_268_041_237_113_402_062)]
      ),
      (
        "59.94",
        [
          (1, 16_683_350_016_683_350), (1000, 16_683_350_016_683_350_017),
          (299_700, 5_000_000_000_000_000_000_000),
        ]
      ),
      ("5994e-2", [(1, 16_683_350_016_683_350)]),
      (
        "23.976023976023976023976023976",
        [(1, 41_708_333_333_333_333), (1_000_000, 41_708_333_333_333_333_333_333)]
      ),
      ("1e-3", [(1, 1_000_000_000_000_000_000_000), (2, 2_000_000_000_000_000_000_000)]),
      ("1e20", [(1, 0), (49, 0), (50, 1), (150, 2)]),
      ("1e400", [(0, 0)]),
    ]
    for (framesPerSecond, instants) in expected {
      let clock = FrameClock(framesPerSecond: try XCTUnwrap(ExactDecimal(framesPerSecond)))
      for (frame, instant) in instants {
        XCTAssertEqual(
          clock.attoseconds(ofFrame: frame, notAfter: .max), instant, "\(framesPerSecond) \(frame)")
      }
    }
  }

  /// The last frame stands at the duration itself where that is a whole number of periods, and never behind it.
  func testEnd() throws {
    func frames(_ framesPerSecond: String, _ duration: String) throws -> Int {
      let scenario = try Scenario(Scenario.text(framesPerSecond: framesPerSecond, duration: duration))
      return Replay(scenario).count { $0.source == .frame }
    }
    XCTAssertEqual(try frames("60", "5"), 301)
    XCTAssertEqual(try frames("59.94", "5000"), 299_701)
    XCTAssertEqual(try frames("59.94", "4999.999999999999999999"), 299_700)
    XCTAssertEqual(try frames("3", "0.333333333333333333"), 1)
    XCTAssertEqual(try frames("3", "0.333333333333333334"), 2)
    XCTAssertEqual(try frames("10", "0"), 1)
    XCTAssertEqual(try frames("1e300", "0"), 1)
    XCTAssertEqual(try frames("1e-300", "1e9"), 1)
    XCTAssertEqual(try frames("1e-9", "1e9"), 2)
  }
}
