import ScrollGeometry

// Seconds as a `Double`, to and from instants.
extension ScrollInstant {
  /// Creates the instant `seconds` after the origin, rounded to the nearest attosecond.
  ///
  /// The exact value of a `Double` is not the decimal in the source: the `Double` 0.1 is 5.55…·10⁻¹⁸ more than a
  /// tenth, so that `ScrollInstant(seconds: 0.1)` is six attoseconds later than `ScrollInstant(.milliseconds(100))`.
  /// Create all instants of a time line with the same initialiser: the difference is not visible in a motion, but the
  /// instants are not equal.
  ///
  /// - Precondition: `seconds` is finite.
  public init(seconds: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    seconds.require(.finite, "seconds", file, line)
    guard seconds.magnitude < Double(Self.furthestSecond) else {
      self.init(wholeSeconds: seconds < 0 ? -Self.furthestSecond : Self.furthestSecond, attoseconds: 0)
      return
    }
    // The magnitude is split, since only its fraction is exact: splitting −10⁻³⁰ would need 1 − 10⁻³⁰, which rounds to
    // 1.
    let whole = Int64(seconds.magnitude)
    // As in `secondsOfStep(to:)`, no conversion of a signed number. From 2⁵² on there is no fraction.
    let floor = Double(bitPattern: UInt64(bitPattern: whole) | (0x1p52).bitPattern) - 0x1p52
    let attoseconds = whole < 1 << 52 ? Self.attoseconds(nearest: seconds.magnitude - floor) : 0
    if seconds >= 0 {
      self.init(wholeSeconds: whole, attoseconds: attoseconds)
    } else {
      let borrow: Int64 = attoseconds > 0 ? 1 : 0
      self.init(
        wholeSeconds: -whole - borrow, attoseconds: borrow * Self.attosecondsPerSecond - attoseconds)
    }
  }

  /// Returns the number of attoseconds nearest to a fraction of a second, from 0 to less than 1; ties round up.
  ///
  ///     fraction = significand·2^(−shift)        attoseconds = round(significand·10¹⁸ / 2^shift)
  private static func attoseconds(nearest fraction: Double) -> Int64 {
    // Fractions below this round to 0. They include all subnormal numbers, which have no implicit leading bit.
    guard fraction >= 0x1p-61 else { return 0 }
    let significand = fraction.significandBitPattern | 1 << 52
    let product = significand.multipliedFullWidth(by: UInt64(attosecondsPerSecond))
    // Shifted by one bit less, for the rounding: from 52 for half a second to 112 for 2⁻⁶¹.
    let shift = 1074 - UInt64(fraction.exponentBitPattern)
    let half =
      shift < 64 ? product.high &<< (64 &- shift) | product.low &>> shift : product.high &>> (shift &- 64)
    return Int64(bitPattern: (half &+ 1) &>> 1)
  }

  /// Returns the instant `seconds` after this one, or before it where the number is negative: the time of a frame, as game
  /// loops have it.
  ///
  ///     t.advanced(bySeconds: s) = t.advanced(by: ScrollInstant(seconds: s).sinceOrigin)
  ///
  ///     ScrollInstant.origin.advanced(bySeconds: 0.25)    // 0.25 s
  ///
  /// - The number is rounded to the nearest attosecond, and the sum is exact: monotone in both, and later by `s` where it
  ///   was earlier by `−s`. Two steps differ from one of their sum by at most an attosecond, and by the rounding of the
  ///   sum `s1 + s2` to a `Double`.
  /// - An instant farther than 2⁶¹ seconds from the origin becomes the one at that distance.
  /// - A step of a scroller takes 255 instructions with it, and 497 with the `Duration` of a number, `.seconds(s)`.
  ///
  /// - Precondition: `seconds` is finite.
  public func advanced(bySeconds seconds: Double) -> ScrollInstant {
    // A step of a frame has no whole seconds and no sign.
    guard seconds >= 0, seconds < 1 else { return advanced(like: ScrollInstant(seconds: seconds)) }
    return advanced(seconds: 0, attoseconds: Self.attoseconds(nearest: seconds))
  }

  /// Returns the number of seconds from this instant to `later`; 0 where `later` is not later.
  ///
  /// The exact difference is rounded once, so the result does not depend on the origin.
  func seconds(to later: ScrollInstant) -> Double {
    // Nothing overflows here, see `furthestSecond`. The unchecked operators save a dozen branches in a step of two
    // axes. For an earlier `later` the rounded sum is zero or less.
    let difference = later.attoseconds &- attoseconds
    let borrow: Int64 = difference < 0 ? 1 : 0
    let seconds = Double(later.wholeSeconds &- wholeSeconds &- borrow)
    return Swift.max(0, seconds + Double(difference &+ borrow &* Self.attosecondsPerSecond) / 1e18)
  }

  /// Returns the same number as ``seconds(to:)`` if `later` is later, by less than 2⁵² seconds; else nil.
  ///
  /// On x86-64 a conversion of a signed number leaves half of its register as it was. Where steps follow each other
  /// directly, as in a simulation, each would wait for the result of the one before: 36 ns instead of 24.
  @inline(__always) func secondsOfStep(to later: ScrollInstant) -> Double? {
    let difference = later.attoseconds &- attoseconds
    let borrow: Int64 = difference < 0 ? 1 : 0
    let seconds = UInt64(bitPattern: later.wholeSeconds &- wholeSeconds &- borrow)
    // A negative number is greater than the bound, too.
    guard seconds < 1 << 52 else { return nil }
    let fraction = Double(UInt64(bitPattern: difference &+ borrow &* Self.attosecondsPerSecond)) / 1e18
    let time = Double(bitPattern: seconds | (0x1p52).bitPattern) - 0x1p52 + fraction
    return time > 0 ? time : nil
  }

  /// Returns the first instant whose distance from this one, as a number of seconds, is not less than `seconds`, or
  /// one a rounding error later.
  func following(_ seconds: Double) -> ScrollInstant {
    var instant = advanced(like: ScrollInstant(seconds: seconds))
    var correction = ScrollInstant(wholeSeconds: 0, attoseconds: 1)
    while self.seconds(to: instant) < seconds && !instant.isLast {
      instant = instant.advanced(like: correction)
      correction = correction.advanced(like: correction)
    }
    return instant
  }
}
