/// Arguments of a function and its correctly rounded values there, computed to hundreds of bits by Docs/Development/maths-table.py.
struct TrueValues {
  let pairs: [(argument: Double, value: Double)]

  init(of function: String) throws {
    let bytes = try [UInt8](resource("Maths/\(function).table"))
    let doubles = stride(from: 0, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    pairs = stride(from: 0, to: doubles.count, by: 2).map { (doubles[$0], doubles[$0 + 1]) }
  }

  /// Compares a function with the table, prints the argument with the largest error, and fails if an error is more than an ulp.
  func check(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, _ function: (Double) -> Double
  ) {
    XCTAssertGreaterThanOrEqual(pairs.count, 11_000, "the table is cut short", file: file, line: line)
    let errors = pairs.map { ulps(function($0.argument), $0.value) }
    let worst = errors.indices.max { errors[$0] < errors[$1] }!
    let (argument, value) = pairs[worst]
    let rounded = errors.count { $0 == 0 }
    print(
      "\(name): \(rounded) of \(pairs.count) values correctly rounded, worst error \(errors[worst]) ulp,",
      "at \(argument) [\(argument.bits)]")
    XCTAssertLessThanOrEqual(
      errors[worst], 1, "\(name)(\(argument)) is \(function(argument)), not \(value)", file: file, line: line)
  }
}

/// Asserts the bits of a value: −0 and +0 differ; all NaNs are equal.
func assertSame(
  _ value: Double, _ expected: Double, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let same = value.bitPattern == expected.bitPattern || (value.isNaN && expected.isNaN)
  XCTAssertTrue(
    same, "\(value) [\(value.bits)] is not \(expected) [\(expected.bits)] \(message())", file: file,
    line: line)
}
