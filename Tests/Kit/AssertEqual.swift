import XCTest

/// Asserts that each of two values equals the expected one: what a call leaves behind, in one line.
///
///     assertEqual((scroller.phase, scroller.y), (.idle, 7200))
func assertEqual<A: Equatable, B: Equatable>(
  _ values: (A, B), _ expected: (A, B), _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(values.0, expected.0, message(), file: file, line: line)
  XCTAssertEqual(values.1, expected.1, message(), file: file, line: line)
}

/// The same of three values.
func assertEqual<A: Equatable, B: Equatable, C: Equatable>(
  _ values: (A, B, C), _ expected: (A, B, C), _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual((values.0, values.1), (expected.0, expected.1), message(), file: file, line: line)
  XCTAssertEqual(values.2, expected.2, message(), file: file, line: line)
}

/// The same of four values.
func assertEqual<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ values: (A, B, C, D), _ expected: (A, B, C, D), _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual((values.0, values.1), (expected.0, expected.1), message(), file: file, line: line)
  assertEqual((values.2, values.3), (expected.2, expected.3), message(), file: file, line: line)
}
