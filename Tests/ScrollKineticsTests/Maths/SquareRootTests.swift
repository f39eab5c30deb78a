@testable import ScrollKinetics

final class SquareRootTests: XCTestCase {
  func testSpecials() {
    for x in [
      0, 1, 4, 2, 0.25, 1e308, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude,
      .infinity,
    ] { XCTAssertEqual(Double.squareRoot(x), x.squareRoot(), "\(x)") }
    XCTAssertEqual(Double.squareRoot(-0.0).sign, .minus)
    XCTAssertTrue(Double.squareRoot(-1).isNaN)
    XCTAssertTrue(Double.squareRoot(.nan).isNaN)
  }

  /// IEEE 754 requires the processor's root to be correctly rounded. Catches: in `Double.squareRoot`, `(rest > root ? 1 : 0)` or
  /// `- m2 * 0.00253` left out.
  func testSameBitsAsTheProcessor() {
    forAll("correctly rounded", count: 20_000, in: { $0.double(exponents: -1022...1023).magnitude }) { x in
      Double.squareRoot(x) == x.squareRoot() ? nil : "√x is \(Double.squareRoot(x)), not \(x.squareRoot())"
    }
  }
}
