import ScrollGeometry

extension FlingCurve {
  /// How fast the momentum decays.
  ///
  /// It is computed from the laws of the flight: the rate with which the flight was planned, to the last bit, for every
  /// rate of ½ or more; a smaller one may be the neighbour whose laws are the same.
  public var rate: DecelerationRate { laws.rate }
}

extension Laws {
  /// The rate that has these laws; the nearest that was found where none has.
  ///
  ///     S = r/(1 − r)/1000        r = u/(1 + u)  with  u = 1000·S
  fileprivate var rate: DecelerationRate {
    let ratio = 1000 * reach
    let start = (ratio / (1 + ratio)).clamped(to: .leastNormalMagnitude...1.0.nextDown)
    // Each side of the quotient is rounded: r is near, and the laws tell which of the neighbours it is.
    var (below, above) = (start, start)
    for _ in 0..<8 {
      for candidate in [below, above] {
        let rate = DecelerationRate(rawValue: candidate)
        if rate.laws == self { return rate }
      }
      below = Swift.max(below.nextDown, .leastNormalMagnitude)
      above = Swift.min(above.nextUp, 1.0.nextDown)
    }
    return DecelerationRate(rawValue: start)
  }
}
