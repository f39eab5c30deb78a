import XCTest

@testable import ScrollTrace

final class ExactDecimalTests: XCTestCase {
  private func attoseconds(_ literal: String) -> UInt128? { ExactDecimal(literal)?.attoseconds }

  func testAttoseconds() {
    XCTAssertEqual(attoseconds("0.7427698327228427"), 742_769_832_722_842_700)
    XCTAssertEqual(attoseconds("0.000000000000000001"), 1)
    XCTAssertEqual(attoseconds("1e-18"), 1)
    XCTAssertEqual(attoseconds("12.5e-1"), 1_250_000_000_000_000_000)
    XCTAssertEqual(attoseconds("1E+2"), 100_000_000_000_000_000_000)
    XCTAssertEqual(attoseconds("-0.0e5"), 0)
    // The nearest, ties upwards.
    XCTAssertEqual(attoseconds("1.4e-18"), 1)
    XCTAssertEqual(attoseconds("1.5e-18"), 2)
    XCTAssertEqual(attoseconds("0.00000000000000000049999"), 0)
    XCTAssertEqual(attoseconds("5e-19"), 1)
    XCTAssertEqual(attoseconds("1e-99999999999999999999"), 0)
    XCTAssertNil(attoseconds("1e99999999999999999999"))
    XCTAssertNil(attoseconds("1e12"))
    XCTAssertNil(attoseconds("-1e-18"))
  }

  func testIntegers() {
    XCTAssertEqual(ExactDecimal("-12.0e1")?.integer, -120)
    XCTAssertEqual(ExactDecimal("0e999")?.integer, 0)
    XCTAssertNil(ExactDecimal("0.5")?.integer)
    XCTAssertNil(ExactDecimal("1e18")?.integer)
  }

  func testOnlyNumbersOfJSON() {
    for text in ["", " 1", "1 ", "01", "1.", ".1", "+1", "1e", "0x1", "1_000", "NaN", "٣"] {
      XCTAssertNil(ExactDecimal(text), text)
    }
  }
}
