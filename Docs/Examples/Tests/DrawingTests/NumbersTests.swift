import Drawing
import XCTest

final class NumbersTests: XCTestCase {
  func testText() {
    XCTAssertEqual(
      [0, -0.0, 1, -2.5, 1.005, 0.125, -0.001].map { $0.text() }, ["0", "0", "1", "-2.5", "1", "0.13", "0"])
    XCTAssertEqual(2364.6666666666665.text(), "2364.67")
    XCTAssertEqual(1.05.text(decimals: 0), "1")
  }

  func testLabel() {
    XCTAssertEqual(
      [-3, 1234567.5, 12345678, -1.7976931348623157e308].map { $0.label() },
      ["−3", "1234567.5", "1.23e7", "−1.8e308"])
  }
}
