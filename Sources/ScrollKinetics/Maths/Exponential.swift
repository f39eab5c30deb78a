// The exponential functions. They use only additions, multiplications and operations on bit patterns, so that their
// results have the same bits on every target. The coefficients come from Docs/Development/maths-coefficients.py.

extension Double {
  /// Returns e raised to the power `x`.
  ///
  ///     k = round(64·x / ln 2),  r = x − k·ln 2 / 64,  exp(x) = 2^(k/64) · (1 + r + r²·p(r)),  |r| ≤ ln 2 / 128
  ///
  /// - Within 1 ulp of the correctly rounded value, and at most 0.53 ulp from the exact one wherever sampled.
  ///   (`ExponentialTests` compares with the true values of many arguments, including those that are hardest to round.)
  /// - Monotone. `exp(0)` is 1.
  /// - +∞ from 709.79 up. From −708.40 down, where the result would be subnormal, it is +0.
  /// - NaN gives NaN.
  @inline(__always) static func exp(_ x: Double) -> Double { ScaledExponential(of: x).exp }

  /// The least magnitude of an exponent for which `exp` checks for overflow and underflow.
  @inline(__always) static var leastUnusualExponent: Double { 640 }

  /// Returns the same bits as ``exp(_:)``, for |x| < ``leastUnusualExponent``. Leaving out the check saves a tenth of
  /// the instructions of a curve.
  @inline(__always) static func ordinaryExp(_ x: Double) -> Double {
    ScaledExponential(of: x).ordinaryExp
  }

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
/// The computation has no branch and no call, so that it gives the same bits in SIMD vectors. The fields are
/// meaningless where exp(x) overflows or underflows; `exp` and `expm1` ignore them there.
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

    // The first part of ln 2 / 64 ends in seventeen zero bits, so that its product with k is exact, and so is the
    // difference.
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
  // A static function of `x`: as a method it would need all fields, which every caller would then have to store in
  // memory.
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
    // A polynomial with one term more than in `exp`: where scale is 1 and cancels, its error is not small beside
    // the result.
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
