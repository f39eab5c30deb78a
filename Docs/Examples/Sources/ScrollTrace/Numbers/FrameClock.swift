/// The instants k / framesPerSecond, each rounded to the nearest attosecond. Rounding errors do not accumulate.
///
///     1 / framesPerSecond = whole + remainder / divisor attoseconds, exactly
struct FrameClock: Hashable, Sendable {
  /// The greatest number of significant digits of the frames per second.
  static let mostDigits = 30

  private let whole: UInt128
  private let remainder: UInt128
  private let divisor: UInt128

  /// The clock of a number of frames per second, more than zero, of at most `mostDigits` digits.
  init(framesPerSecond: ExactDecimal) {
    let digits = framesPerSecond.digits
    // A frame lasts 10^shift / digits attoseconds.
    let shift = 18 - framesPerSecond.exponent
    guard shift > -9 else {
      // The second frame is less than an attosecond after the first.
      (whole, remainder, divisor) = (0, 1, 2)
      return
    }
    let divisor = ExactDecimal.value(of: digits, zeros: max(0, -shift))
    var (whole, remainder): (UInt128, UInt128) = (0, 1)
    (whole, remainder) = (remainder / divisor, remainder % divisor)
    // Long division, which ends once the second frame is later than every valid duration.
    for _ in 0..<max(0, shift) where whole < ScenarioLimits.longestAttoseconds * 2 {
      whole = whole * 10 + remainder * 10 / divisor
      remainder = remainder * 10 % divisor
    }
    (self.whole, self.remainder, self.divisor) = (whole, remainder, divisor)
  }

  /// Returns the instant of frame `k` in attoseconds, rounded to nearest, ties up; nil if the frame is later than
  /// `end`.
  func attoseconds(ofFrame k: Int, notAfter end: UInt128) -> UInt128? {
    let (count, parts) = (UInt128(k), UInt128(k) * remainder)
    let full = count * whole + parts / divisor
    let rest = parts % divisor
    guard full < end || (full == end && rest == 0) else { return nil }
    return rest >= divisor - rest ? full + 1 : full
  }
}
