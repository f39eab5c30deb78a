import ScrollGeometry

extension ScrollInstant {
  /// Creates the instant of a frame at a fixed number of frames per second, with frame 0 at the origin.
  ///
  ///     frame / framesPerSecond
  ///
  ///     ScrollInstant(frame: 24, framesPerSecond: 60)    // 0.4 s
  ///
  /// No rounding errors accumulate. For a whole number of frames per second the result is the nearest attosecond, ties
  /// rounded up: frame 24 at 60 frames per second is at 0.4 s, which a `Double` cannot represent. For other rates it is
  /// the quotient computed as a `Double`.
  ///
  /// - Precondition: `frame` is not negative; `framesPerSecond` is finite and more than zero.
  public init(frame: Int, framesPerSecond: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    require(frame >= 0, "frame must be 0 or more, but is \(frame)", file, line)
    framesPerSecond.require(.positive, "framesPerSecond", file, line)
    guard framesPerSecond < 0x1p32, framesPerSecond == framesPerSecond.roundedDown else {
      self.init(seconds: (Double(frame) / framesPerSecond).saturated)
      return
    }
    // Divides nine digits at a time, since the division of 128 bits is slow on small processors.
    let count = Int64(framesPerSecond)
    let (seconds, rest) = Int64(frame).quotientAndRemainder(dividingBy: count)
    let (nano, left) = (rest * 1_000_000_000).quotientAndRemainder(dividingBy: count)
    self.init(
      Duration(
        secondsComponent: seconds,
        attosecondsComponent: nano * 1_000_000_000 + (left * 1_000_000_000 + count / 2) / count))
  }
}
