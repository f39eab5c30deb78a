// The natural logarithms. They use only the four arithmetic operations and operations on bit patterns, so that their
// results have the same bits on every target. The coefficients come from Docs/Development/maths-coefficients.py.

extension Double {
  /// Returns the natural logarithm of `x`.
  ///
  ///     x = 2^k·m,  √½ ≤ m < √2,  f = m − 1,  s = f / (2 + f)
  ///     log(x) = k·ln 2 + f − (f²/2 − s·(f²/2 + s²·p(s²)))
  ///
  /// The last line is 2·artanh(s) = 2s + s³·p(s²), written so that its largest term, f, is exact.
  ///
  /// - Within 1 ulp of the correctly rounded value, subnormal arguments included, and at most 0.86 ulp from the exact
  ///   one wherever sampled (`LogarithmTests`).
  /// - Monotone. `log(1)` is +0.
  /// - `log(±0)` is −∞, +∞ gives +∞; NaN and arguments below zero give NaN.
  static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? .infinity : .nan }
    // A subnormal number is scaled to a normal one, whose exponent field is its exponent.
    let isSmall = x < .leastNormalMagnitude
    return log(isSmall ? x * 0x1p54 : x, scaledBy: isSmall ? -54 : 0, correction: 0)
  }

  /// Returns log(1 + x), without cancellation near zero.
  ///
  ///     u + e = 1 + x, exactly;  log1p(x) = log(u) + e/u
  ///
  /// - Within 1 ulp of the correctly rounded value, subnormal arguments included, and at most 0.86 ulp from the
  ///   exact one wherever sampled.
  /// - Monotone, with the sign of `x`; `log1p(±0)` is ±0, and the argument itself where |x| < 2⁻⁵⁴.
  /// - `log1p(-1)` is −∞, +∞ gives +∞; NaN and arguments below −1 give NaN.
  static func log1p(_ x: Double) -> Double {
    guard x > -1, x < .infinity else { return x == -1 ? -.infinity : x > 0 ? .infinity : .nan }
    guard x.magnitude >= 0x1p-54 else { return x }
    let u = ExactSum(1, x)
    return log(u.sum, scaledBy: 0, correction: u.error / u.sum)
  }

  /// Returns log(x) + scale·ln 2 + correction for a normal `x` and a `correction` of at most 2⁻⁵³.
  private static func log(_ x: Double, scaledBy scale: Double, correction: Double) -> Double {
    // After subtracting the bits of √½, the exponent field is k: the fraction carries into it at √2 instead of 2.
    let offset = x.bitPattern &- (0x1.6a09e667f3bcdp-1).bitPattern
    let f = Double(bitPattern: x.bitPattern &- (offset & 0xfff0_0000_0000_0000)) - 1

    // k + 2048 is inserted in the lowest bits of 2⁵²: vector units have no instruction to convert 64-bit integers.
    let biased = Double(bitPattern: (0x1p52).bitPattern | ((offset >> 52) ^ 0x800))
    let k = biased - 0x1.0000000000800p52 + scale

    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let p01 = 0x1.5555555555555p-1 + z * 0x1.9999999999dfep-2
    let p23 = 0x1.249249242b517p-2 + z * 0x1.c71c7258ea863p-3
    let p45 = 0x1.745cde3ba0ce9p-3 + z * 0x1.3b20aa87ea0f7p-3
    let p67 = 0x1.0f5ce05589312p-3 + z * 0x1.0f623cfe9e2a5p-3
    let p = (p01 + z2 * p23) + (z2 * z2) * (p45 + z2 * p67)

    // The first part of ln 2 ends in eleven zero bits, so that its product with k is exact.
    let start = ExactSum(large: k * 0x1.62e42fefa3800p-1, small: f)
    let halfSquare = 0.5 * f * f
    let low = k * 0x1.ef35793c76730p-45 + correction
    return start.sum + (start.error - (halfSquare - (s * (halfSquare + z * p) + low)))
  }
}

/// The rounded sum of two numbers and its rounding error.
///
///     sum + error = a + b, exactly
///
/// - `error` is zero where the sum is exact, and at most half an ulp of `sum`.
/// - The numbers may be given in either order. Where the sum overflows, `error` is meaningless.
struct ExactSum {
  let sum: Double
  let error: Double

  @inline(__always) init(_ a: Double, _ b: Double) {
    sum = a + b
    let partOfB = sum - a
    let partOfA = sum - partOfB
    error = (a - partOfA) + (b - partOfB)
  }

  /// Does the same in three operations instead of six, for a `large` that is zero or has at least the exponent of `small`.
  @inline(__always) init(large: Double, small: Double) {
    sum = large + small
    error = (large - sum) + small
  }
}
