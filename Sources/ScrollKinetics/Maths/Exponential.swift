// The exponential functions. They use only additions, multiplications and operations on bit patterns, so that their
// results have the same bits on every target. The coefficients come from Docs/Development/maths-coefficients.py.

extension Double {
  /// Returns e raised to the power `x`.
  ///
  ///     k = round(64·x / ln 2),  r = x − k·ln 2 / 64,  exp(x) = 2^(k/64) · (1 + r + r²·p(r)),  |r| ≤ ln 2 / 128
  ///
  /// - Within 1 ulp of the correctly rounded value, and at most 0.53 ulp from the exact one wherever sampled (`ExponentialTests`).
  /// - Monotone. `exp(0)` is 1.
  /// - +∞ from 709.79 up. From −708.40 down, where the result would be subnormal, it is +0.
  /// - NaN gives NaN.
  @inline(__always) static func exp(_ x: Double) -> Double { ScaledExponential(of: x).exp }

  /// The least magnitude of an exponent for which `exp` checks for overflow and underflow.
  @inline(__always) static var leastUnusualExponent: Double { 640 }

  /// Returns the same bits as ``exp(_:)``, for |x| < ``leastUnusualExponent``, without a tenth of a curve's instructions.
  @inline(__always) static func ordinaryExp(_ x: Double) -> Double { ScaledExponential(of: x).ordinaryExp }

  /// Returns exp(x) − 1, without cancellation near zero.
  ///
  ///     expm1(x) = (s − 1) + s·(r + r²·p(r)),  s = 2^(k/64)
  ///
  /// - Within 1 ulp of the correctly rounded value, subnormal arguments included, and at most 0.64 ulp from the exact
  ///   one wherever sampled; 1.01 ulp above 36, where exp(x) is so large that subtracting 1 is lost in rounding.
  /// - Monotone, with the sign of `x`; `expm1(±0)` is ±0, and the argument itself where |x| < 2⁻⁵⁴.
  /// - −1 at −∞, +∞ from 709.79 up. NaN gives NaN.
  @inline(__always) static func expm1(_ x: Double) -> Double { ScaledExponential(of: x).expm1 }

  /// Returns the same bits as `exp(x)` and `expm1(x)`, for little more than the cost of one of them.
  @inline(__always) static func exponentials(_ x: Double) -> (exp: Double, expm1: Double) {
    let scaled = ScaledExponential(of: x)
    return (scaled.exp, scaled.expm1)
  }
}

/// The parts of exp(x) = scale · (1 + head + small + r²·p(r)), before they are rounded to one number.
///
/// The fields are meaningless where exp(x) overflows or underflows; `exp` and `expm1` ignore them there.
struct ScaledExponential {
  let x: Double
  /// 2^(k/64).
  private(set) var scale: Double
  /// r without its low part; at most ln 2 / 128.
  let head: Double
  /// The rounding errors of `scale` and `head`.
  let small: Double
  /// r, from which r² and p(r) are computed.
  let r: Double

  @inline(__always) init(of x: Double) {
    self.x = x

    // A sum with 1.5·2⁵² has no bits for a fraction: it is rounded to an integer, which is in its lowest bits.
    // `rounded()` would call libm on processors without an instruction for it.
    let rounder = 0x1.8p52
    let shifted = x * 0x1.71547652b82fep+6 + rounder
    let k = shifted - rounder
    let (power, lost) = FractionalPower.of(shifted.bitPattern)
    // Adding to the exponent field multiplies by a power of 2.
    scale = Double(bitPattern: power.bitPattern &+ (shifted.bitPattern >> 6) << 52)

    // The first part of ln 2 / 64 ends in seventeen zero bits: its product with k is exact, and so is the difference.
    head = x - k * 0x1.62e42fefa0000p-7
    let low = k * 0x1.cf79abc9e3b3ap-46
    small = lost - low
    r = head - low
  }

  @inline(__always) var exp: Double {
    // Nearly every argument takes the first branch.
    x.magnitude < Double.leastUnusualExponent ? ordinaryExp : Self.expAtTheEnds(x)
  }

  /// exp(x) where `scale` and its product with r² are normal numbers.
  ///
  /// The formula is arranged for latency: only one product and two sums depend on the polynomial.
  @inline(__always) var ordinaryExp: Double {
    let r2 = r * r
    let p01 = 0x1.fffffffffe5bep-2 + r * 0x1.555555555459ep-3
    // c2·r² + c3·r³, in a form that the compiler does not combine with the line above into one vector operation:
    // packing the vector would take longer than it saves.
    let p23 = (r2 * 0x1.111125bd51202p-7) * (r + 0x1.40000165703cep+2)
    return scale + (scale * (head + small) + (scale * r2) * (p01 + p23))
  }

  /// exp(x) where the result is close to underflow or overflow, or where `x` is NaN.
  // A static function of `x`: for a method, every caller would have to store all fields in memory.
  @inline(never) private static func expAtTheEnds(_ x: Double) -> Double {
    // The least double whose exponential is a normal number, and the greatest whose exponential is finite.
    guard x >= -0x1.6232bdd7abcd2p+9, x <= 0x1.62e42fefa39efp+9 else {
      return x > 0 ? .infinity : x < 0 ? 0 : .nan
    }
    // The scale itself may overflow or underflow: compute with one scaled by a power of 2.
    let (bits, factor): (UInt64, Double) = x > 0 ? (0 &- 64 << 52, 0x1p64) : (128 << 52, 0x1p-128)
    var shifted = ScaledExponential(of: x)
    shifted.scale = Double(bitPattern: shifted.scale.bitPattern &+ bits)
    return shifted.ordinaryExp * factor
  }

  @inline(__always) var expm1: Double {
    // From |x| = 64 on, the result rounds to exp(x) or −1; below 2⁻⁵⁴ it rounds to x.
    guard x.magnitude < 64, x.magnitude >= 0x1p-54 else {
      return x.magnitude < 64 ? x : x < 0 ? -1 : exp
    }
    // One term more than in `exp`: where scale is 1 and cancels, the polynomial's error is not small beside the result.
    let r2 = r * r
    let p01 = 0.5 + r * 0x1.5555555554afdp-3
    let p23 = 0x1.555555555487bp-5 + r * 0x1.111122769cb8bp-7
    let tail = small + r2 * (p01 + r2 * (p23 + r2 * 0x1.6c16d980ced95p-10))
    // scale·(1 + head + tail) − 1 = excess + head + excess·head + scale·tail; the last two terms are the small ones.
    let excess = ExactSum(large: -1, small: scale)
    let sum = ExactSum(large: excess.sum, small: head)
    return sum.sum + (sum.error + (excess.error + (excess.sum * head + scale * tail)))
  }
}

/// The table of 2 raised to j/64 for the exponential functions: the rounded power and its relative rounding error.
///
/// The table takes 1 kB, and halves the operations. The numbers come from Docs/Development/maths-coefficients.py.
enum FractionalPower {
  /// Returns the power for the lowest six bits of `j`, and its relative rounding error.
  @inline(__always) static func of(_ j: UInt64) -> (power: Double, lost: Double) {
    let index = Int(truncatingIfNeeded: j & 63) &* 2
    return (powers[index], powers[index &+ 1])
  }

  #if hasFeature(Embedded) && compiler(>=6.2)
    /// A constant in the program, where Embedded Swift would build an array on the heap. Swift 6.1 has no inline arrays.
    private typealias Table = InlineArray<128, Double>
  #else
    private typealias Table = [Double]
  #endif

  private static let powers: Table = [
    0x1.0000000000000p+0, 0x0.0p+0, 0x1.02c9a3e778061p+0, -0x1.160139cd8dc5dp-56,
    0x1.059b0d3158574p+0, 0x1.cd2523567f613p-55, 0x1.0874518759bc8p+0, 0x1.0f74e61e6c861p-57,
    0x1.0b5586cf9890fp+0, 0x1.79aa65d837b6dp-54, 0x1.0e3ec32d3d1a2p+0, 0x1.ebe3d702f9cd1p-60,
    0x1.11301d0125b51p+0, -0x1.556522a2fbd0ep-54, 0x1.1429aaea92de0p+0, -0x1.1c923b9d5f416p-54,
    0x1.172b83c7d517bp+0, -0x1.01b15eaa59348p-55, 0x1.1a35beb6fcb75p+0, 0x1.b898c3f1353bfp-55,
    0x1.1d4873168b9aap+0, 0x1.aecf73e3a2f60p-54, 0x1.2063b88628cd6p+0, 0x1.a6f4144a6c38dp-55,
    0x1.2387a6e756238p+0, 0x1.68efde3a8a894p-54, 0x1.26b4565e27cddp+0, 0x1.0472b981fe7f2p-55,
    0x1.29e9df51fdee1p+0, 0x1.2f7e16d09ab31p-55, 0x1.2d285a6e4030bp+0, 0x1.b3782720c0ab4p-55,
    0x1.306fe0a31b715p+0, 0x1.34d754db0abb6p-55, 0x1.33c08b26416ffp+0, 0x1.fdd395dd3f84ap-55,
    0x1.371a7373aa9cbp+0, -0x1.24aedcc4b5068p-54, 0x1.3a7db34e59ff7p+0, -0x1.1d1e83e9436d2p-56,
    0x1.3dea64c123422p+0, 0x1.59f48a72a4c6dp-55, 0x1.4160a21f72e2ap+0, -0x1.8a78f4817895bp-58,
    0x1.44e086061892dp+0, 0x1.363ed60c2ac11p-59, 0x1.486a2b5c13cd0p+0, 0x1.ecce1daa10379p-57,
    0x1.4bfdad5362a27p+0, 0x1.690cebb7aafb0p-56, 0x1.4f9b2769d2ca7p+0, -0x1.f94340071a38ep-55,
    0x1.5342b569d4f82p+0, -0x1.8dec6bd0f385fp-56, 0x1.56f4736b527dap+0, 0x1.3350518fdd78ep-54,
    0x1.5ab07dd485429p+0, 0x1.063e1e21c5409p-54, 0x1.5e76f15ad2148p+0, 0x1.432e62b64c035p-54,
    0x1.6247eb03a5585p+0, -0x1.c33c53bef4da8p-55, 0x1.6623882552225p+0, -0x1.3cedd78565858p-54,
    0x1.6a09e667f3bcdp+0, -0x1.3b3efbf5e2228p-54, 0x1.6dfb23c651a2fp+0, -0x1.367efb86da9eep-57,
    0x1.71f75e8ec5f74p+0, -0x1.81f647e5a3ecfp-56, 0x1.75feb564267c9p+0, -0x1.619321e55e68ap-55,
    0x1.7a11473eb0187p+0, -0x1.b32dcb94da51dp-56, 0x1.7e2f336cf4e62p+0, 0x1.5ebe1abd66c55p-57,
    0x1.82589994cce13p+0, -0x1.369b6f13b3734p-54, 0x1.868d99b4492edp+0, -0x1.4d450d872576ep-54,
    0x1.8ace5422aa0dbp+0, 0x1.db72fc1f0eab4p-55, 0x1.8f1ae99157736p+0, 0x1.bf68359f35f44p-56,
    0x1.93737b0cdc5e5p+0, -0x1.da9b88b6c1e29p-58, 0x1.97d829fde4e50p+0, -0x1.2434322f4f9aap-54,
    0x1.9c49182a3f090p+0, 0x1.1affc2b91ce27p-56, 0x1.a0c667b5de565p+0, -0x1.7c50422622263p-55,
    0x1.a5503b23e255dp+0, -0x1.1bbd1d3bcbb15p-54, 0x1.a9e6b5579fdbfp+0, 0x1.469846e735ab3p-55,
    0x1.ae89f995ad3adp+0, 0x1.c1a7792cb3387p-55, 0x1.b33a2b84f15fbp+0, -0x1.5c3d956dcaebap-58,
    0x1.b7f76f2fb5e47p+0, -0x1.8d6f438ad9334p-57, 0x1.bcc1e904bc1d2p+0, 0x1.4ffd70a5fddcdp-56,
    0x1.c199bdd85529cp+0, 0x1.36eae30af0cb3p-56, 0x1.c67f12e57d14bp+0, 0x1.4e08fd10959acp-55,
    0x1.cb720dcef9069p+0, 0x1.76b2c6c921968p-57, 0x1.d072d4a07897cp+0, -0x1.fad5d3ffffa6fp-55,
    0x1.d5818dcfba487p+0, 0x1.4a385a63d07a7p-56, 0x1.da9e603db3285p+0, 0x1.e5a50d5c192acp-55,
    0x1.dfc97337b9b5fp+0, -0x1.2d52107b43e1fp-55, 0x1.e502ee78b3ff6p+0, 0x1.4b604603a88d3p-56,
    0x1.ea4afa2a490dap+0, -0x1.ff7128fd391f0p-55, 0x1.efa1bee615a27p+0, 0x1.ec3bc41aa2008p-55,
    0x1.f50765b6e4540p+0, 0x1.a64a931d185eep-55, 0x1.fa7c1819e90d8p+0, 0x1.7893b4d91cd9dp-56,
  ]
}
