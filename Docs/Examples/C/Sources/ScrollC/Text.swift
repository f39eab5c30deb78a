import ScrollGeometry

/// A line of text in UTF-8, with a zero at its end. Swift's strings and its conversion of numbers to decimals would be a
/// seventh of a module for a browser.
private struct Line {
  static let size = 256
  let bytes: UnsafeMutablePointer<CChar>
  var count = 0

  mutating func append(_ byte: UInt8) {
    guard count < Self.size - 1 else { return }
    bytes[count] = CChar(bitPattern: byte)
    count += 1
    bytes[count] = 0
  }

  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    append(UInt8(48 + number % 10))
  }

  /// Appends a number with six digits after the point, or a power of ten.
  mutating func append(_ number: Double) {
    if number.isNaN { return append("nan") }
    if number < 0 { append("-") }
    var (size, exponent) = (number.magnitude, 0)
    if size == .infinity { return append("infinity") }
    while size >= 1e16 {
      size /= 10
      exponent += 1
    }
    while size > 0 && size < 1e-3 {
      size *= 10
      exponent -= 1
    }
    let whole = UInt64(size)
    append(whole)
    var rest = UInt64((size - Double(whole)) * 1e6)
    if rest > 0 {
      append(".")
      var place: UInt64 = 100_000
      while rest > 0 {
        append(UInt8(48 + rest / place % 10))
        rest %= place
        place /= 10
      }
    }
    if exponent != 0 {
      append("e")
      if exponent < 0 { append("-") }
      append(UInt64(exponent.magnitude))
    }
  }

  mutating func append(_ rule: ScrollValueError.Rule) {
    switch rule {
    case .finite: append("finite")
    case .notNegative: append("finite and not negative")
    case .positive: append("finite and more than 0")
    case .fraction: append("from 0 to 1")
    case .within(let range):
      append("from ")
      append(range.lowerBound)
      append(" to ")
      append(range.upperBound)
    case .strictlyBetween(let low, let high):
      append("more than ")
      append(low)
      append(" and less than ")
      append(high)
    case .atLeast(let bound):
      append("finite and not less than ")
      append(bound)
    case .index(let bound):
      append("a whole number from 0 to ")
      append(Double(max(bound, 1) - 1))
    }
  }
}

nonisolated(unsafe) private var buffer: UnsafeMutablePointer<CChar>?

extension ScrollValueError {
  /// The error as one line, in the same place as the line before.
  var text: UnsafePointer<CChar> {
    let bytes = buffer ?? .allocate(capacity: Line.size)
    buffer = bytes
    var line = Line(bytes: bytes)
    #if arch(wasm32)
      line.append("a number")
    #else
      for byte in field.utf8 { line.append(byte) }
    #endif
    line.append(" must be ")
    line.append(rule)
    line.append(", but is ")
    line.append(value)
    return UnsafePointer(bytes)
  }
}
