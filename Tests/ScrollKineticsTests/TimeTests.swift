import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Time as hosts really have it: standing still, going back, jumping ahead, and far from its origin.
final class TimeTests: XCTestCase {
  /// Catches: `seconds - Double(whole)` of a number that is just below zero, which is rounded to a whole second.
  func testInstantsJustBeforeTheOrigin() {
    for exponent in -1074 ... -1 {
      let seconds = Double(sign: .plus, exponent: exponent, significand: 1)
      let (after, before) = (ScrollInstant(seconds: seconds), ScrollInstant(seconds: -seconds))
      XCTAssertEqual(before.sinceOrigin, .zero - after.sinceOrigin, "\(seconds)")
    }
    XCTAssertEqual(ScrollInstant(seconds: -1.25).sinceOrigin, .zero - .milliseconds(1250))
  }
}
