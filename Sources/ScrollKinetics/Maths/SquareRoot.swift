import ScrollGeometry

extension Double {
  /// Returns √x, correctly rounded.
  ///
  /// One step of fifth order leads to within an ulp of it, and whole numbers decide the last bit. `squareRoot()` would call libm
  /// in debug builds and on processors without an instruction for it. ±0 gives ±0, ∞ gives ∞; negative numbers and NaN give NaN.
  static func squareRoot(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude, x < .infinity else {
      // A subnormal number becomes normal by an even power of two.
      if x > 0, x < .infinity { return squareRoot(x * 0x1p54) * 0x1p-27 }
      return x == 0 || x == .infinity ? x : .nan
    }
    // The number is m·2^(exponent − odd), with 1 ≤ m < 4 and an even power.
    let exponent = Int64(bitPattern: x.bitPattern >> 52) &- 1023
    let odd = exponent & 1
    let significand = x.bitPattern & (1 << 52 - 1)
    let m = Double(bitPattern: significand | UInt64(bitPattern: 1023 &+ odd) << 52)
    // The polynomial is within 2.7·10⁻⁴ of √m; the step
    //
    //     s + 4s·(m − s²)(m + s²) / (5s⁴ + 10m·s² + m²)
    //
    // raises that to the fifth power.
    let m2 = m * m
    let start = (0.38091 + m * 0.77314) + m2 * ((m * 0.03321 - 0.18448) - m2 * 0.00253)
    let s2 = start * start
    let estimate = start + 4 * start * ((m - s2) * (m + s2)) / (s2 * (5 * s2 + 10 * m) + m2)
    // The significands of the estimate and the radicand as whole numbers: the nearest root of radicand·2⁵² is the first or one
    // beside it; there are no ties. Square and radicand have up to 106 bits, but their difference less than 56, so that their
    // last 64 bits give it.
    let root = Int64(bitPattern: estimate.bitPattern &- 1022 << 52)
    let radicand = (significand | 1 << 52) << UInt64(bitPattern: odd)
    let rest = Int64(bitPattern: radicand << 52) &- root &* root
    let nearest = root &+ (rest > root ? 1 : 0) &- (rest <= 0 &- root ? 1 : 0)
    // Its 53rd bit adds one to the exponent.
    return Double(bitPattern: UInt64(bitPattern: nearest &+ (exponent >> 1 &+ 1022) << 52))
  }
}

extension ScrollVector {
  /// √(dx² + dy²), within 1.5 ulps; saturated, and 0 instead of a subnormal number.
  var length: Double {
    let squared = squaredLength
    if squared > 0x1p-960, squared < .infinity { return Double.squareRoot(squared) }
    // The squares overflow or lose digits; multiplied by a power of two, which rounds nothing, the vector's do not.
    let factor = squared < 1 ? 0x1p600 : 0x1p-600
    return (Double.squareRoot(ScrollVector { self[$0] * factor }.squaredLength) / factor).saturated.flushed
  }
}
