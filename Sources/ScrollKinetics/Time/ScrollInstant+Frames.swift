import ScrollGeometry

extension ScrollInstant {
  /// The instant of a frame, where frame 0 is at the origin and a fixed number of frames pass in a second.
  ///
  ///     frame / framesPerSecond
  ///
  ///     ScrollInstant(frame: 24, framesPerSecond: 60)    // 0.4 seconds
  ///
  /// Never a sum of steps. Where the rate is a whole number the result is exact to the attosecond, rounded down: frame
  /// 24 of 60 a second is at 0.4 s, which no `Double` is. Else it is the quotient as a `Double`.
  ///
  /// - Precondition: `frame` is not negative; `framesPerSecond` is finite and more than zero.
  public init(frame: Int, framesPerSecond: Double) {
    precondition(frame >= 0, "frame must be 0 or more, but is \(frame)")
    framesPerSecond.require(.positive, "framesPerSecond")
    guard framesPerSecond < 0x1p32, framesPerSecond == framesPerSecond.roundedDown else {
      self.init(seconds: (Double(frame) / framesPerSecond).saturated)
      return
    }
    // Nine digits at a time, since 128 bits are slow to divide on small processors.
    let count = Int64(framesPerSecond)
    let (seconds, rest) = Int64(frame).quotientAndRemainder(dividingBy: count)
    let (nano, left) = (rest * 1_000_000_000).quotientAndRemainder(dividingBy: count)
    self.init(
      Duration(
        secondsComponent: seconds,
        attosecondsComponent: nano * 1_000_000_000 + left * 1_000_000_000 / count))
  }
}
