import ScrollGeometry

extension Laws {
  /// The rate that has these laws; where none has, the nearest one found.
  ///
  ///     S = r/(1 − r)/1000        r = u/(1 + u)  with  u = 1000·S
  var rate: DecelerationRate {
    let ratio = 1000 * reach
    let start = (ratio / (1 + ratio)).clamped(to: .leastNormalMagnitude...1.0.nextDown)
    // The quotient is rounded, so r is one of its neighbours: the one whose laws are equal to these.
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
