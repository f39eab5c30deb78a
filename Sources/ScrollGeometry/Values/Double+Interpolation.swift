extension Double {
  /// The number a fraction `t` of the way from `a` to `b`.
  ///
  ///     a + (b − a)·t
  ///
  /// - Exactly `a` at 0 and exactly `b` at 1; between, never outside the two, and monotone in `t`.
  /// - Odd: both ends negated give the number negated.
  /// - A difference that overflows saturates.
  package static func interpolated(from a: Double, to b: Double, at t: Double) -> Double {
    if t <= 0 { return a }
    if t >= 1 { return b }
    // No product with a `t` below 1 reaches the rounded difference, so the sum cannot pass `b`.
    return a + (b - a).saturated * t
  }

  /// The largest whole number not above a value of magnitude less than 2⁵².
  package var wholeBelow: Double {
    if self >= 0 { return roundedDown }
    let towardsZero = 0 - magnitude.roundedDown
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }

  /// The whole number nearest to the value; ties go away from zero, so that mirrored values stay mirrored.
  package var wholeNearest: Double {
    self < 0 ? 0 - magnitude.roundedToNearest : roundedToNearest
  }
}

extension ClosedRange<Double> {
  /// The middle of the range; finite for finite ends.
  package var middle: Double { lowerBound / 2 + upperBound / 2 }
  /// Half the length of the range; finite for finite ends.
  package var halfLength: Double { upperBound / 2 - lowerBound / 2 }
}
