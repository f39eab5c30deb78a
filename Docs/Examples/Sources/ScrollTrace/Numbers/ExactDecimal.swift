/// The exact value of a decimal text: ±digits·10^exponent.
package struct ExactDecimal: Hashable, Sendable {
  /// The text, by JSON's grammar.
  package let literal: String
  let isNegative: Bool
  /// The decimal digits from the first to the last that is not zero; none for zero.
  let digits: [UInt8]
  /// The power of ten of the last digit.
  let exponent: Int

  /// Creates the number from `literal`, in JSON's grammar.
  init(literal: String) {
    self.literal = literal
    isNegative = literal.utf8.first == UInt8(ascii: "-")
    let parts = literal.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    var digits = mantissa.joined().utf8.compactMap { $0 == UInt8(ascii: "-") ? nil : $0 - UInt8(ascii: "0") }
    var exponent = parts.count > 1 ? Self.exponent(String(parts[1])) : 0
    exponent -= mantissa.count > 1 ? mantissa[1].utf8.count : 0
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits.drop { $0 == 0 })
    self.exponent = exponent
  }

  /// Creates the number from `text` in JSON's grammar; nil for any other text.
  package init?(_ text: String) {
    guard JSONReader.isNumber(text) else { return nil }
    self.init(literal: text)
  }

  /// Returns an exponent, limited so that sums of it do not overflow; numbers beyond that limit exceed every bound
  /// anyway.
  private static func exponent(_ text: String) -> Int {
    let far = 1_000_000_000_000
    return Int(text).map { min(max($0, -far), far) } ?? (text.hasPrefix("-") ? -far : far)
  }
}

// MARK: - Conversions

extension ExactDecimal {
  /// The nearest `Double`; infinite where the number is too large.
  package var nearestDouble: Double {
    Double(literal) ?? (digits.isEmpty ? 0 : isNegative ? -.infinity : .infinity)
  }

  /// The number itself where it is whole and has at most 18 digits.
  var integer: Int? {
    guard !digits.isEmpty else { return 0 }
    guard exponent >= 0, digits.count + exponent <= 18 else { return nil }
    let magnitude = Int(truncatingIfNeeded: Self.value(of: digits, zeros: exponent))
    return isNegative ? -magnitude : magnitude
  }

  /// The number of seconds as the nearest number of attoseconds, ties rounded up; nil for a negative number, and from
  /// 10¹² seconds on.
  var attoseconds: UInt128? {
    guard !digits.isEmpty else { return 0 }
    let count = digits.count + exponent + 18
    guard !isNegative, count <= 30 else { return nil }
    guard count >= 0 else { return 0 }
    let whole = Self.value(of: digits.prefix(count), zeros: max(0, count - digits.count))
    return count < digits.count && digits[count] >= 5 ? whole + 1 : whole
  }

  /// Returns the whole number of `digits` followed by zeros; at most 38 digits in all.
  static func value(of digits: some Sequence<UInt8>, zeros: Int) -> UInt128 {
    let value = digits.reduce(0 as UInt128) { $0 * 10 + UInt128($1) }
    return (0..<zeros).reduce(value) { product, _ in product * 10 }
  }
}
