import ScrollKinetics

extension ScrollInstant {
  static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000

  /// Creates the instant that is `attoseconds` after the origin, less than 2⁶³ seconds.
  init(attoseconds: UInt128) {
    let (seconds, rest) = attoseconds.quotientAndRemainder(dividingBy: UInt128(Self.attosecondsPerSecond))
    self.init(Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest)))
  }

  /// The `Double` nearest to the exact number of seconds from the origin.
  package var nearestSeconds: Double {
    if self < .origin { return 0 - ScrollInstant(.zero - sinceOrigin).nearestSeconds }
    let (seconds, attoseconds) = sinceOrigin.components
    if attoseconds == 0 && seconds < 1 << 53 { return Double(seconds) }
    // The conversion uses the decimal text, so that it rounds once.
    let fraction = String(attoseconds + Self.attosecondsPerSecond).dropFirst()
    return Double("\(seconds).\(fraction)") ?? 0
  }
}
