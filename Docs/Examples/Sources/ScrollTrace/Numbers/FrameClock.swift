/// The instants k / framesPerSecond, each rounded to the nearest attosecond, and none added up from others.
///
///     1 / framesPerSecond = whole + remainder / divisor attoseconds, exactly
struct FrameClock: Hashable, Sendable {
  /// How many significant digits the frames per second may have.
  static let mostDigits = 30

  private let whole: UInt128
  private let remainder: UInt128
  private let divisor: UInt128

  /// The clock of a number of frames per second, more than zero, of at most `mostDigits` digits.
  init(framesPerSecond: ExactDecimal) {
    let digits = framesPerSecond.digits
    // A second has 10^shift of what `digits` counts frames in, as a whole number.
    let shift = 18 - framesPerSecond.exponent
    guard shift > -9 else {
      // Even the second frame comes less than an attosecond after the first.
      (whole, remainder, divisor) = (0, 1, 2)
      return
    }
    let divisor = ExactDecimal.value(of: digits, zeros: max(0, -shift))
    var (whole, remainder): (UInt128, UInt128) = (0, 1)
    (whole, remainder) = (remainder / divisor, remainder % divisor)
    // Long division, which ends where the second frame comes after every duration.
    for _ in 0..<max(0, shift) where whole < ScenarioLimits.longestAttoseconds * 2 {
      whole = whole * 10 + remainder * 10 / divisor
      remainder = remainder * 10 % divisor
    }
    (self.whole, self.remainder, self.divisor) = (whole, remainder, divisor)
  }

  /// The attoseconds of frame `k`, nearest, ties upwards; nil where the frame comes after `end`.
  func attoseconds(ofFrame k: Int, notAfter end: UInt128) -> UInt128? {
    let (count, parts) = (UInt128(k), UInt128(k) * remainder)
    let full = count * whole + parts / divisor
    let rest = parts % divisor
    guard full < end || (full == end && rest == 0) else { return nil }
    return rest >= divisor - rest ? full + 1 : full
  }
}
