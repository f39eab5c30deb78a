/// The powers s^a, for a from 1 to 5, of s from 2⁻⁵⁴ to 1: the share of its time that a flight by a power law has left; a = k − 1.
///
///     s^a = c^a·(1 + a·r + … + binom(a, 5)·r⁵)     r = (s − c)/c,  |r| ≤ 2⁻⁸
///
/// The centre c is s rounded to eight significant binary digits, so that a ``PowerTable`` has the powers of the centres.
///
/// - Within (1 + |a·log s|)·2⁻⁵² of the power, and s·s^a within 2⁻⁵², wherever sampled. 1 to any power is 1.
/// - Monotone for numbers that differ by 2⁻⁴² of themselves; *not* for neighbours with different centres.
struct PowerSeries {
  let exponent: Double
  private let b2, b3, b4, b5: Double

  /// Creates the series for an exponent from 1 to 5; nil for any other.
  init?(_ exponent: Double) {
    guard exponent >= 1, exponent <= 5 else { return nil }
    self.exponent = exponent
    b2 = exponent * (exponent - 1) * 0.5
    b3 = b2 * (exponent - 2) * 0x1.5555555555555p-2
    b4 = b3 * (exponent - 3) * 0.25
    b5 = b4 * (exponent - 4) * 0x1.999999999999ap-3
  }

  /// Returns the power with any exponent of at least 0; at least e⁻⁶³⁹.
  static func power(_ s: Double, _ exponent: Double) -> Double {
    guard let series = PowerSeries(exponent) else { return powerByLogarithm(s, exponent) }
    let centres = centres(of: SIMD2(repeating: s))
    let power = powerByLogarithm(Double(bitPattern: centres[0]), exponent)
    return series.powers(of: SIMD2(repeating: s), about: centres, SIMD2(repeating: power))[0]
  }

  /// Returns the power e^(exponent·log s), with which centres and other exponents are evaluated.
  static func powerByLogarithm(_ s: Double, _ exponent: Double) -> Double {
    .ordinaryExp(Swift.max(exponent * Double.log(s), 1 - .leastUnusualExponent))
  }

  /// Returns the bit patterns of the centres for two numbers.
  @inline(__always) static func centres(of s: SIMD2<Double>) -> SIMD2<UInt64> {
    let half = SIMD2<UInt64>(repeating: 1 << 44)
    return (unsafeBitCast(s, to: SIMD2<UInt64>.self) &+ half) & (0 &- 2 &* half)
  }

  /// Returns the powers of two numbers from those of their centres.
  @inline(__always) func powers(
    of s: SIMD2<Double>, about centres: SIMD2<UInt64>, _ powers: SIMD2<Double>
  ) -> SIMD2<Double> {
    func both(_ number: Double) -> SIMD2<Double> { SIMD2(repeating: number) }
    let centre = unsafeBitCast(centres, to: SIMD2<Double>.self)
    let r = (s - centre) / centre
    let r2 = r * r
    let last = (both(b3) + r * both(b4)) + r2 * both(b5)
    return powers + (powers * r) * ((both(exponent) + r * both(b2)) + r2 * last)
  }
}

/// A power law, inside the limits, with d the distance that the momentum covers until it ends after the time T:
///
///     x(t) = x0 + d·(1 − s^k)        v(t) = v0·s^(k−1)        s = 1 − t/T = 1 − t/k·ρ        ρ = k/T        d = v0/ρ
enum PowerLaw {
  /// Returns s, more than 0, for t/k and ρ.
  @inline(__always) static func timeLeft(after time: Double, rate: Double) -> Double {
    let left = 1 - time * rate
    // At the end rounding decides.
    return left < 0x1p-54 ? 0x1p-54 : left
  }

  /// Returns what has been covered of `distance`, and the slope, when the shares s and s^(k−1) are left.
  @inline(__always) static func motion(
    along distance: Double, rate: Double, leaving timeLeft: Double, _ momentumLeft: Double
  ) -> (way: Double, velocity: Double) {
    (distance * (1 - timeLeft * momentumLeft), distance * rate * momentumLeft)
  }
}
