extension Double {
  /// Returns √x, correctly rounded.
  ///
  /// Newton's method leads to within an ulp of it, and whole numbers decide the last bit. `squareRoot()` would call libm in debug
  /// builds and on processors without an instruction for it.
  ///
  /// Special values: ±0 gives ±0 and ∞ gives ∞; negative numbers and NaN give NaN.
  static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 || x == .infinity ? x : .nan }
    // A subnormal number becomes normal by an even power of two.
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // The number is radicand·2^(exponent − 52) with an even exponent; the radicand has 53 or 54 bits.
    var exponent = Int(bits >> 52) - 1023
    let isOdd = exponent & 1 != 0
    if isOdd { exponent -= 1 }
    let significand = bits & (1 << 52 - 1)
    let radicand = (significand | 1 << 52) << (isOdd ? 1 : 0)
    // From 1 to 4. The first estimate is off by at most a 24th, and each step squares that.
    let number = Double(bitPattern: significand | (isOdd ? 1024 : 1023) << 52)
    var estimate = number / 3 + 17.0 / 24
    for _ in 0..<4 { estimate = (estimate + number / estimate) / 2 }
    // The largest number whose square is at most radicand·2⁵⁴. Both have 108 bits, but their difference less than 60, so that
    // their last 64 bits have its sign.
    var root = UInt64(estimate * 0x1p53)
    func isTooLarge(_ root: UInt64) -> Bool { Int64(bitPattern: root &* root &- radicand << 54) > 0 }
    while isTooLarge(root) { root -= 1 }
    while !isTooLarge(root + 1) { root += 1 }
    // The root has 54 bits; the last one only decides the rounding. There are no ties: the square of a number with 54
    // significant bits has more bits than a radicand.
    let power = Double(bitPattern: UInt64(exponent / 2 + 1023) << 52)
    return Double((root + 1) >> 1) * (isSubnormal ? 0x1p-79 : 0x1p-52) * power
  }
}
