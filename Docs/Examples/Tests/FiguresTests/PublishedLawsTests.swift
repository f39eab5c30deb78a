import Foundation
import XCTest

@testable import figures

/// The laws of other projects, which `publishedLawsFigure` draws.
final class PublishedLawsTests: XCTestCase {
  private let laws = [PublishedLaw.scrollMechanics, .fluidScroll, .flutter]

  /// Each law begins where it is let go with its velocity, crosses the limit without a jump of offset or slope, and ends at the
  /// limit.
  ///
  /// Catches: in `PublishedLaw.critical`, `velocity - omega * distance`; in `PublishedLaw.flutter`, `fast` and `slow` exchanged in
  /// `second`.
  func testLawsAreContinuous() {
    for law in laws {
      func offset(_ time: Double, from start: Double = 4500, velocity: Double = 4000) -> Double {
        law.position(from: start, velocity: velocity, limit: 5000, at: time)
      }
      func slope(_ time: Double, from start: Double = 4500, velocity: Double = 4000) -> Double {
        (offset(time + 1e-6, from: start, velocity: velocity) - offset(time, from: start, velocity: velocity))
          / 1e-6
      }
      XCTAssertEqual(offset(0), 4500, law.name)
      XCTAssertEqual(slope(0), 4000, accuracy: 0.1, law.name)
      let crossing = ((0..<100_000).first { offset(Double($0) * 1e-5) > 5000 } ?? 0) - 1
      for step in -2...2 {
        let time = Double(crossing + 2 * step) * 1e-5
        XCTAssertEqual(offset(time), 5000, accuracy: 0.3, law.name)
        XCTAssertEqual(slope(time), slope(Double(crossing - 8) * 1e-5), accuracy: 20, law.name)
      }
      XCTAssertEqual(offset(0, from: 5100, velocity: 2000), 5100, law.name)
      XCTAssertEqual(slope(0, from: 5100, velocity: 2000), 2000, accuracy: 0.1, law.name)
      XCTAssertEqual(offset(3), 5000, accuracy: 1e-6, law.name)
    }
  }

  /// Where the projects' own code says that a flick of 4000 points per second ends: x − v/ln r, and x − v/ln 0.135.
  func testPlacesOfRest() {
    for (law, way) in zip(laws, [4 / -log(0.998), 4 / -log(0.998), 4000 / -log(0.135)]) {
      XCTAssertEqual(
        law.position(from: 0, velocity: 4000, limit: 5000, at: 60), way, accuracy: 1e-9, law.name)
    }
  }
}
