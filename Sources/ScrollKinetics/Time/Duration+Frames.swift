import ScrollGeometry

extension Duration {
  /// The time from frame 0 to frame `index`, not negative, where `rate` of them, more than zero, pass in a second.
  ///
  ///     index / rate
  ///
  /// Never a sum of steps. Where the rate is a whole number the result is exact to the attosecond, rounded down: frame
  /// 24 of 60 a second comes after 0.4 s, which no `Double` is. Else it is the quotient as a `Double`.
  static func frames(_ index: Int, at rate: Double) -> Duration {
    guard rate < 0x1p32, rate == rate.roundedDown else {
      return ScrollInstant(seconds: (Double(index) / rate).saturated).sinceOrigin
    }
    // Nine digits at a time, since 128 bits are slow to divide on small processors.
    let count = Int64(rate)
    let (seconds, rest) = Int64(index).quotientAndRemainder(dividingBy: count)
    let (nano, left) = (rest * 1_000_000_000).quotientAndRemainder(dividingBy: count)
    return Duration(
      secondsComponent: seconds,
      attosecondsComponent: nano * 1_000_000_000 + left * 1_000_000_000 / count)
  }
}
