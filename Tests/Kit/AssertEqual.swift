import XCTest

/// Asserts that each of two values equals the expected one: what a call leaves behind, in one line.
///
///     assertEqual((scroller.phase, scroller.y), (.idle, 7200))
func assertEqual<A: Equatable, B: Equatable>(
  _ values: (A, B), _ expected: (A, B), file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(values.0, expected.0, file: file, line: line)
  XCTAssertEqual(values.1, expected.1, file: file, line: line)
}

/// The same of three values.
func assertEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ values: (A, B, C), _ expected: (A, B, C), file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual((values.0, values.1), (expected.0, expected.1), file: file, line: line)
  XCTAssertEqual(values.2, expected.2, file: file, line: line)
}

/// The same of four values.
func assertEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ values: (A, B, C, D), _ expected: (A, B, C, D), file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual((values.0, values.1, values.2), (expected.0, expected.1, expected.2), file: file, line: line)
  XCTAssertEqual(values.3, expected.3, file: file, line: line)
}
