extension Double {
  /// √x, correctly rounded.
  ///
  /// Not `squareRoot()`: without optimisation, and where the processor has no instruction for it, that is a call into
  /// libm. Here the root is found bit by bit, as by hand: some eighty nanoseconds, for what is done once a spring.
  ///
  /// Special values: √0 = 0 with its sign, √∞ = ∞, and NaN for negative numbers and NaN.
  static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 || x == .infinity ? x : .nan }
    // x = radicand·2^(exponent − 52) with an even exponent: 53 or 54 bits of which 27 pairs are brought down.
    var exponent = x.exponent
    var radicand = UInt64(x.significand * 0x1p52)
    if exponent & 1 != 0 {
      radicand <<= 1
      exponent -= 1
    }
    var (root, remainder): (UInt64, UInt64) = (0, 0)
    for position in 0..<54 {
      let pair = position < 27 ? radicand >> UInt64(2 * (26 - position)) & 3 : 0
      remainder = remainder << 2 | pair
      let trial = root << 2 | 1
      root <<= 1
      if remainder >= trial {
        remainder -= trial
        root |= 1
      }
    }
    // 54 bits, the last of which rounds: a tie would need a radicand of more bits than there are.
    let significand = Double((root + 1) >> 1) * 0x1p-52
    return Double(sign: .plus, exponent: exponent / 2, significand: significand)
  }
}
