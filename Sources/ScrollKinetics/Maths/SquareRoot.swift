extension Double {
  /// Returns √x, correctly rounded.
  ///
  /// The root is computed digit by digit, in about 80 ns; it is needed once for each spring. `squareRoot()` would call
  /// libm in debug builds and on processors without an instruction for it.
  ///
  /// Special values: ±0 gives ±0 and ∞ gives ∞; negative numbers and NaN give NaN.
  static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 || x == .infinity ? x : .nan }
    // A subnormal number becomes normal by an even power of two.
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // The number is radicand·2^(exponent − 52) with an even exponent. The radicand has 53 or 54 bits: 27 pairs, each of
    // which gives a bit of the root.
    var exponent = Int(bits >> 52) - 1023
    var radicand = bits & (1 << 52 - 1) | 1 << 52
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
    // The root has 54 bits; the last one only decides the rounding. There are no ties: the square of a number with 54
    // significant bits has more bits than a radicand.
    let power = Double(bitPattern: UInt64(exponent / 2 + 1023) << 52)
    return Double((root + 1) >> 1) * (isSubnormal ? 0x1p-79 : 0x1p-52) * power
  }
}
