// The exponential functions, from additions, multiplications and bit patterns alone, so that their bits are the
// same on every target. The coefficients come from .ci/maths-coefficients.

extension Double {
  /// The number e raised to the power `x`.
  ///
  ///     k = round(64·x / ln 2),  r = x − k·ln 2 / 64,  exp(x) = 2^(k/64) · (1 + r + r²·p(r)),  |r| ≤ ln 2 / 128
  ///
  /// - Within 1 ulp of the correctly rounded value (`ExponentialTests` compares with the true ones, the hardest to
  ///   round among them), and at most 0.53 ulp from the exact one wherever sampled.
  /// - Monotone. `exp(0)` is 1.
  /// - +∞ from 709.79 up. A result below `leastNormalMagnitude`, from −708.40 down, is +0: no result is subnormal.
  /// - NaN gives NaN.
  @inline(__always) static func exp(_ x: Double) -> Double {
    ScaledExponential(of: x).exp
  }

  /// How large an exponent must be, on either side of zero, for the exponential to need a look at the ends of its range.
  @inline(__always) static var leastUnusualExponent: Double { 640 }

  /// exp(x), the same bits, for a caller who knows that |x| < ``leastUnusualExponent``: a tenth of a curve's instructions
  /// less.
  @inline(__always) static func ordinaryExp(_ x: Double) -> Double {
    ScaledExponential(of: x).ordinaryExp
  }

  /// exp(x) − 1, without the cancellation near zero.
  ///
  ///     expm1(x) = (s − 1) + s·(r + r²·p(r)),  s = 2^(k/64)
  ///
  /// - Within 1 ulp of the correctly rounded value, subnormal arguments included, and at most 0.64 ulp from the
  ///   exact one wherever sampled; 1.01 ulp above 36, where 1 begins to vanish beside exp(x).
  /// - Monotone, with the sign of `x`; `expm1(±0)` is ±0, and the argument itself where |x| < 2⁻⁵⁴.
  /// - −1 at −∞, +∞ from 709.79 up. NaN gives NaN.
  @inline(__always) static func expm1(_ x: Double) -> Double {
    ScaledExponential(of: x).expm1
  }

  /// `exp(x)` and `expm1(x)`, the same bits, for little more than the price of one.
  @inline(__always) static func exponentials(_ x: Double) -> (exp: Double, expm1: Double) {
    let scaled = ScaledExponential(of: x)
    return (scaled.exp, scaled.expm1)
  }
}

/// exp(x) as scale · (1 + head + small + r²·p(r)), before anything that matters has been rounded away.
///
/// There is no branch in it, and no call: it can be written out in SIMD vectors and keep its bits. Outside
/// the range in which exp(x) is a normal number the fields mean nothing, and `exp` and `expm1` ignore them.
struct ScaledExponential {
  let x: Double

  /// 2^(k/64).
  private(set) var scale: Double

  /// r, but for a rounding: at most ln 2 / 128.
  let head: Double

  /// What rounding `scale` and `head` lost.
  let small: Double

  /// r, of which r² and p(r) are made.
  let r: Double

  @inline(__always) init(of x: Double) {
    self.x = x

    // Adding 1.5·2⁵² leaves no room for a fraction: the sum is rounded to an integer, which stands in its lowest
    // bits. `rounded()` would do as well but needs libm where the processor has no instruction for it.
    let rounder = 0x1.8p52
    let shifted = x * 0x1.71547652b82fep+6 + rounder
    let k = shifted - rounder
    let (power, lost) = FractionalPower.of(shifted.bitPattern)
    // Adding to the exponent multiplies by a power of 2.
    scale = Double(bitPattern: power.bitPattern &+ (shifted.bitPattern >> 6) << 52)

    // The first part of ln 2 / 64 ends in seventeen zero bits: k times it is exact, and so is the difference.
    head = x - k * 0x1.62e42fefa0000p-7
    let low = k * 0x1.cf79abc9e3b3ap-46
    small = lost - low
    r = head - low
  }

  @inline(__always) var exp: Double {
    // One comparison settles nearly every argument.
    x.magnitude < Double.leastUnusualExponent ? ordinaryExp : Self.expAtTheEnds(x)
  }

  /// exp(x) where `scale` and its product with r² are normal numbers.
  ///
  /// Nothing waits for the polynomial but one product and two sums: what is multiplied with it is ready before.
  @inline(__always) var ordinaryExp: Double {
    let r2 = r * r
    let p01 = 0x1.fffffffffe5bep-2 + r * 0x1.555555555459ep-3
    // c2·r² + c3·r³, in the form that is not mistaken for a pair with the line above: packing takes longer than it saves.
    let p23 = (r2 * 0x1.111125bd51202p-7) * (r + 0x1.40000165703cep+2)
    return scale + (scale * (head + small) + (scale * r2) * (p01 + p23))
  }

  /// exp(x) where it is next to the smallest or the largest number, or beyond.
  // From the argument alone: all else would be stored for it, every time.
  @inline(never) private static func expAtTheEnds(_ x: Double) -> Double {
    // The first double whose exponential is normal, and the last whose exponential is finite.
    guard x >= -0x1.6232bdd7abcd2p+9, x <= 0x1.62e42fefa39efp+9 else {
      return x > 0 ? .infinity : x < 0 ? 0 : .nan
    }
    // The scale alone may be too small or too large to be a number.
    let (bits, factor): (UInt64, Double) = x > 0 ? (0 &- 64 << 52, 0x1p64) : (128 << 52, 0x1p-128)
    var shifted = ScaledExponential(of: x)
    shifted.scale = Double(bitPattern: shifted.scale.bitPattern &+ bits)
    return shifted.ordinaryExp * factor
  }

  @inline(__always) var expm1: Double {
    // Far from zero one of the two terms vanishes beside the other; next to zero the function is its argument.
    guard x.magnitude < 64, x.magnitude >= 0x1p-54 else {
      return x.magnitude < 64 ? x : x < 0 ? -1 : exp
    }
    // A polynomial of its own, with a term more: where scale is 1, and cancels, what is left has the error of r.
    let r2 = r * r
    let p01 = 0.5 + r * 0x1.5555555554afdp-3
    let p23 = 0x1.555555555487bp-5 + r * 0x1.111122769cb8bp-7
    let tail = small + r2 * (p01 + r2 * (p23 + r2 * 0x1.6c16d980ced95p-10))
    // scale·(1 + head + tail) − 1 = excess + head + excess·head + scale·tail, the last two small beside the others.
    let excess = ExactSum(large: -1, small: scale)
    let sum = ExactSum(large: excess.sum, small: head)
    return sum.sum + (sum.error + (excess.error + (excess.sum * head + scale * tail)))
  }
}
