extension Double {
  /// The number a fraction `t` of the way from `a` to `b`.
  ///
  ///     a + (b − a)·t
  ///
  /// - Exactly `a` for `t` ≤ 0 and exactly `b` for `t` ≥ 1; never outside the range from `a` to `b`; monotone in `t`.
  /// - Odd: negating `a` and `b` negates the result.
  /// - A difference `b − a` that overflows saturates.
  package static func interpolated(from a: Double, to b: Double, at t: Double) -> Double {
    if t <= 0 { return a }
    if t >= 1 { return b }
    // The product with a `t` below 1 is always smaller than the rounded difference, so the sum cannot pass `b`.
    return a + (b - a).saturated * t
  }

  /// The largest whole number that is not above the value, whose magnitude must be less than 2⁵².
  package var wholeBelow: Double {
    if self >= 0 { return roundedDown }
    let towardsZero = 0 - magnitude.roundedDown
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }

  /// The whole number nearest to the value. Ties round away from zero, so that negating the value negates the result.
  package var wholeNearest: Double { self < 0 ? 0 - magnitude.roundedToNearest : roundedToNearest }
}

extension ClosedRange<Double> {
  /// The middle of the range. Does not overflow: finite for finite bounds.
  package var middle: Double { lowerBound / 2 + upperBound / 2 }
  /// Half the length of the range. Does not overflow: finite for finite bounds.
  package var halfLength: Double { upperBound / 2 - lowerBound / 2 }
}
