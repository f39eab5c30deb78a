// Sine and cosine. They use only additions, multiplications and selections, so that their results have the same bits on
// every target. The coefficients come from Docs/Development/maths-coefficients.py.

extension Double {
  /// Returns the sine and the cosine of `x` radians.
  ///
  ///     n = round(x / (π/2)),  r = x − n·π/2,  |r| ≤ π/4
  ///     sin(r) = r + r³·p(r²),  cos(r) = 1 − r²/2 + r⁴·q(r²),  exchanged and negated by n mod 4
  ///
  /// - Within 1 ulp of the correctly rounded values for |x| ≤ 2²⁰·π/2, and at most 0.82 ulp from the exact ones
  ///   wherever sampled (`TrigonometryTests`).
  /// - Up to |x| = 2³¹ the absolute error is at most about the spacing of the doubles at `x`, 2⁻²¹ at the end. A larger
  ///   finite argument is treated as zero: at that magnitude the phase of an oscillation is no longer known.
  /// - Never outside −1 … 1. `sin` is odd and `cos` even, bit for bit; the sine is the argument itself where |x| < 2⁻²⁷.
  /// - NaN and the infinities give NaN.
  static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.magnitude <= 0x1p31, x.magnitude >= 0x1p-27 else {
      return x.magnitude < 0x1p-27 ? (x, 1) : x.magnitude < .infinity ? (0, 1) : (.nan, .nan)
    }

    // Rounded as in `ScaledExponential`: n is in the lowest bits of `shifted`.
    let rounder = 0x1.8p52
    let shifted = x * 0x1.45f306dc9c883p-1 + rounder
    let n = shifted - rounder
    let quadrant = shifted.bitPattern

    // π/2 in parts of 33, 33, 33 and 53 bits: up to n = 2²⁰ the first three products are exact. All parts are needed,
    // since a double can be closer than 2⁻⁵³ to a multiple of π/2.
    let first = ExactSum(x - n * 0x1.921fb54400000p+0, -(n * 0x1.0b4611a600000p-34))
    let second = ExactSum(first.sum, -(n * 0x1.3198a2e000000p-69))
    let rest = first.error + (second.error - n * 0x1.b839a252049c1p-104)
    let reduced = ExactSum(large: second.sum, small: rest)
    let r = reduced.sum
    let low = reduced.error

    let z = r * r
    let z2 = z * z

    let p01 = -0x1.5555555555549p-3 + z * 0x1.111111110f881p-7
    let p23 = -0x1.a01a019c126b2p-13 + z * 0x1.71de3578746c9p-19
    let p45 = -0x1.ae5e66d4e9b75p-26 + z * 0x1.5d932f49670f9p-33
    let p = p01 + z2 * (p23 + z2 * p45)

    let q01 = 0x1.555555555554cp-5 - z * 0x1.6c16c16c15184p-10
    let q23 = 0x1.a01a019cb26e6p-16 - z * 0x1.27e4f80a75f8bp-22
    let q45 = 0x1.1ee9ec4774893p-29 - z * 0x1.8faecf1063d85p-37
    let q = q01 + z2 * (q23 + z2 * q45)

    // The low part of the reduced argument enters to first order, by the derivatives cos(r) ≈ 1 − r²/2 and −sin(r) ≈ −r.
    let half = 0.5 * z
    let sine = r + (r * z * p + low * (1 - half))
    let parabola = ExactSum(large: 1, small: -half)
    let cosine = parabola.sum + (parabola.error + (z2 * q - r * low))

    // Odd quadrants exchange sine and cosine. The second bit of n negates the sine, the second bit of n + 1 the cosine.
    let isOdd = quadrant & 1 != 0
    let sineSign = (quadrant & 2) << 62
    let cosineSign = ((quadrant &+ 1) & 2) << 62
    return (
      sin: Double(bitPattern: (isOdd ? cosine : sine).bitPattern ^ sineSign),
      cos: Double(bitPattern: (isOdd ? sine : cosine).bitPattern ^ cosineSign)
    )
  }
}
