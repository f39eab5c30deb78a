/// Fails unless both numbers have the same bits; −0 and +0 differ.
func assertSameBits(
  _ a: Double, _ b: Double, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) { XCTAssertEqual(a.bitPattern, b.bitPattern, "\(a) is not \(b) \(message)", file: file, line: line) }

/// Fails unless `check` throws an error with the description `text`.
func assertRefused(
  _ text: String, file: StaticString = #filePath, line: UInt = #line, _ check: () throws -> Void
) {
  XCTAssertThrowsError(try check(), file: file, line: line) {
    XCTAssertEqual("\($0)", text, file: file, line: line)
  }
}
