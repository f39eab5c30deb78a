// The exponential functions, from additions, multiplications and bit patterns alone, so that their bits are the
// same on every target. The coefficients come from .ci/maths-coefficients.

extension Double {
  /// The number e raised to the power `x`.
  ///
  ///     k = round(x / ln 2),  r = x − k·ln 2,  exp(x) = 2^k · (1 + r + r²/2 + r³·p(r)),  |r| ≤ ln 2 / 2
  ///
  /// - Within 1 ulp of the correctly rounded value (`ExponentialTests` compares with the true ones, the hardest to
  ///   round among them), and at most 0.72 ulp from the exact one wherever sampled.
  /// - Monotone. `exp(0)` is 1.
  /// - +∞ from 709.79 up. A result below `leastNormalMagnitude`, from −708.40 down, is +0: no result is subnormal.
  /// - NaN gives NaN.
  @inline(__always) static func exp(_ x: Double) -> Double {
    ScaledExponential(of: x).exp
  }

  /// exp(x) − 1, without the cancellation near zero.
  ///
  ///     expm1(x) = (2^k·h − 1) + 2^k·t,  where h + t = exp(r)
  ///
  /// - Within 1 ulp of the correctly rounded value, subnormal arguments included, and at most 1.09 ulp from the
  ///   exact one wherever sampled: most near ln 2 / 2, where 2·exp(r) and 1 cancel.
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

/// exp(x) as 2^k · (head + tail), before anything that matters has been rounded away.
///
/// There is no branch in it, and no call: it can be written out in SIMD vectors and keep its bits. Outside
/// the range in which exp(x) is a normal number the fields mean nothing, and `exp` and `expm1` ignore them.
struct ScaledExponential {
  let x: Double

  /// 1 + r, rounded: between 0.65 and 1.35.
  let head: Double

  /// What rounding `head` lost, and the rest of the series.
  let tail: Double

  /// k in the place of a double's exponent: added to the bit pattern of a number, it multiplies it by 2^k.
  let exponent: UInt64

  @inline(__always) init(of x: Double) {
    self.x = x

    // Adding 1.5·2⁵² leaves no room for a fraction: the sum is rounded to an integer, which stands in its lowest
    // bits. `rounded()` would do as well but needs libm where the processor has no instruction for it.
    let rounder = 0x1.8p52
    let shifted = x * 0x1.71547652b82fep+0 + rounder
    let k = shifted - rounder
    exponent = shifted.bitPattern << 52

    // The first part of ln 2 ends in eleven zero bits: k times it is exact, and so is the difference.
    let high = x - k * 0x1.62e42fefa3800p-1
    let low = k * 0x1.ef35793c76730p-45
    let r = high - low

    let r2 = r * r
    let r4 = r2 * r2
    let p01 = 0x1.555555555555cp-3 + r * 0x1.555555555316fp-5
    let p23 = 0x1.111111110e581p-7 + r * 0x1.6c16c17cf2b04p-10
    let p45 = 0x1.a01a01b672556p-13 + r * 0x1.a019aa9add8f0p-16
    let p67 = 0x1.71dde8813ac43p-19 + r * 0x1.28a018fa9a5bdp-22
    let p = (p01 + r2 * p23) + r4 * ((p45 + r2 * p67) + r4 * 0x1.af793379992ddp-26)

    // r²/2 stands apart from p: half of a rounded square loses nothing more, 1/2 + r·p would.
    let curvature = 0.5 * r2 + (r * r2) * p

    let start = ExactSum(large: 1, small: high)
    head = start.sum
    tail = start.error + (curvature - low)
  }

  @inline(__always) var exp: Double {
    // Adding to the exponent multiplies by 2^k. A product would need two factors at the ends of the range.
    let product = Double(bitPattern: (head + tail).bitPattern &+ exponent)

    // One comparison settles nearly every argument. With the ends of the range tested first, each by itself, the
    // compiler no longer makes a vector loop of a loop over this function: a quarter slower, measured on x86-64.
    if x.magnitude < 708 { return product }

    // The first double whose exponential is normal, and the last whose exponential is finite.
    if x >= -0x1.6232bdd7abcd2p+9, x <= 0x1.62e42fefa39efp+9 { return product }
    return x > 0 ? .infinity : x < 0 ? 0 : .nan
  }

  @inline(__always) var expm1: Double {
    // Far from zero one of the two terms vanishes beside the other; next to zero the function is its argument.
    guard x.magnitude < 64, x.magnitude >= 0x1p-54 else {
      return x.magnitude < 64 ? x : x < 0 ? -1 : exp
    }
    let scale = Double(bitPattern: (1.0).bitPattern &+ exponent)
    let start = ExactSum(head * scale, -1)
    return start.sum + (start.error + tail * scale)
  }
}
