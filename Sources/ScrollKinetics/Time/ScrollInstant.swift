import ScrollGeometry

/// An instant on the time line of a scroller: a `Duration` since an origin that the host chooses.
///
/// The origin can be the boot of the machine, the first frame or the start of a test. Instants are whole numbers of
/// attoseconds, and are compared and subtracted exactly. Only the *difference* of two is converted to `Double` seconds, once:
/// shifting all instants by the same duration changes no bit of the motion.
///
///     let frame = ScrollInstant(seconds: displayLink.timestamp)
///     let touch = ScrollInstant(.milliseconds(8))
///
/// An instant farther than 2⁶¹ seconds from the origin is treated as one at that distance. At the last all comes to rest ([O]).
public struct ScrollInstant: InstantProtocol, Hashable, Sendable {
  // Whole seconds and 0 ..< 10¹⁸ attoseconds: converting a difference to seconds needs no 128-bit division, as of a `Duration`.
  let wholeSeconds: Int64
  let attoseconds: Int64

  static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000
  // Sums and differences of two numbers up to this one do not overflow.
  static let furthestSecond: Int64 = 1 << 61

  var isLast: Bool { wholeSeconds >= Self.furthestSecond }

  /// The last instant, at which everything is at rest.
  static var last: ScrollInstant { ScrollInstant(wholeSeconds: furthestSecond, attoseconds: 0) }

  init(wholeSeconds: Int64, attoseconds: Int64) {
    self.wholeSeconds = wholeSeconds
    self.attoseconds = attoseconds
  }

  /// Creates the instant at the duration `sinceOrigin` after the origin, or before it where the duration is negative.
  public init(_ sinceOrigin: Duration) {
    let (high, low) = (sinceOrigin._high, sinceOrigin._low)
    guard high.magnitude < 1 << 45 else {
      // The same estimate for all that can be represented is wrong by less than a thousand seconds, so that the rest is near.
      let furthest = Self.duration(Self.furthestSecond, 0)
      let duration = Swift.min(Swift.max(sinceOrigin, .zero - furthest), furthest)
      let seconds = Int64((Double(duration._high) * 0x1p64 + Double(duration._low)) * 1e-18)
      self = ScrollInstant(wholeSeconds: seconds, attoseconds: 0)
        .advanced(byConverted: duration - Self.duration(seconds, 0))
      return
    }
    // Within 20 million years the seconds are estimated from the bits of 2⁵⁹ attoseconds and up, by a multiplication in place of
    // a 128-bit division, which takes 315 instructions. The estimate is never too large, and too small by less than 1.6 seconds,
    // so that the remainder fits into 63 bits, which hold 9 seconds.
    // Not in floating point: on x86-64 the conversion of a signed number waits for the step before, see
    // `secondsOfStep(to:)`, and an instant that is made between two steps would make them wait for each other.
    let upperBits = high << 5 | Int64(low >> 59)
    // 2¹²²/10¹⁸, rounded down.
    let product = upperBits.multipliedFullWidth(by: 5_316_911_983_139_663_491)
    var seconds = product.high << 1 | Int64(product.low >> 63)
    var attoseconds = Int64(bitPattern: low &- UInt64(bitPattern: seconds &* Self.attosecondsPerSecond))
    if attoseconds >= Self.attosecondsPerSecond {
      seconds &+= 1
      attoseconds &-= Self.attosecondsPerSecond
    }
    self.init(wholeSeconds: seconds, attoseconds: attoseconds)
  }

  /// Creates the instant `nanoseconds` after the origin, or before it where the number is negative.
  ///
  /// The conversion is exact and needs no `Duration`; the instants range from 292 years before the origin to 292 years after it.
  public init(nanoseconds: Int64) { self.init(nanoseconds, perSecond: 1_000_000_000) }

  /// Creates the instant `milliseconds` after the origin, or before it where the number is negative.
  ///
  /// The conversion is exact; the instants range from 292 million years before the origin to as many after it.
  public init(milliseconds: Int64) { self.init(milliseconds, perSecond: 1000) }

  @inline(__always) private init(_ count: Int64, perSecond parts: Int64) {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: parts)
    let borrow: Int64 = rest < 0 ? 1 : 0
    self.init(
      wholeSeconds: seconds - borrow,
      attoseconds: rest * (Self.attosecondsPerSecond / parts) + borrow * Self.attosecondsPerSecond)
  }

  /// The number of nanoseconds from the origin to this instant, rounded up, so that a timer that is set to it does not fire too
  /// early; the nearest of `Int64` for more than 292 years.
  public var nanoseconds: Int64 {
    // Both summands have the sign of the instant.
    let borrow: Int64 = wholeSeconds < 0 ? 1 : 0
    let rest = (attoseconds + 999_999_999) / 1_000_000_000 - borrow * 1_000_000_000
    let (product, isTooLarge) = (wholeSeconds + borrow).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return isTooLarge || overflows ? (wholeSeconds < 0 ? .min : .max) : sum
  }

  /// The origin itself.
  public static let origin = ScrollInstant(wholeSeconds: 0, attoseconds: 0)

  /// The duration from the origin to this instant.
  public var sinceOrigin: Duration { Self.duration(wholeSeconds, attoseconds) }

  /// Returns the same as `Duration(secondsComponent:attosecondsComponent:)`, by one multiplication instead of a call.
  private static func duration(_ seconds: Int64, _ attoseconds: Int64) -> Duration {
    let product = seconds.multipliedFullWidth(by: attosecondsPerSecond)
    let (low, carries) = product.low.addingReportingOverflow(UInt64(bitPattern: attoseconds))
    let carry: Int64 = carries ? 1 : 0
    return Duration(_high: product.high + carry + (attoseconds < 0 ? -1 : 0), low: low)
  }

  /// Returns the instant `duration` after this one.
  public func advanced(by duration: Duration) -> ScrollInstant {
    // A step of a frame is shorter than a second, and is not converted: 20 instructions in place of 90.
    guard duration._high == 0, duration._low < UInt64(Self.attosecondsPerSecond) else {
      return advanced(byConverted: duration)
    }
    return advanced(seconds: 0, attoseconds: Int64(bitPattern: duration._low))
  }

  @inline(never) private func advanced(byConverted duration: Duration) -> ScrollInstant {
    advanced(like: ScrollInstant(duration))
  }

  /// Returns the instant as long after this one as `other` is after the origin.
  func advanced(like other: ScrollInstant) -> ScrollInstant {
    advanced(seconds: other.wholeSeconds, attoseconds: other.attoseconds)
  }

  /// Returns the instant that is later by a number of seconds up to 2⁶¹ in magnitude, and by 0 ..< 10¹⁸ attoseconds.
  @inline(__always) func advanced(seconds: Int64, attoseconds: Int64) -> ScrollInstant {
    // Nothing overflows, see `furthestSecond`.
    let attoseconds = self.attoseconds &+ attoseconds
    let carry: Int64 = attoseconds >= Self.attosecondsPerSecond ? 1 : 0
    let seconds = wholeSeconds &+ seconds &+ carry
    guard seconds.magnitude < Self.furthestSecond.magnitude else {
      return ScrollInstant(wholeSeconds: seconds.signum() * Self.furthestSecond, attoseconds: 0)
    }
    return ScrollInstant(
      wholeSeconds: seconds, attoseconds: attoseconds &- carry &* Self.attosecondsPerSecond)
  }

  /// Returns the exact duration from this instant to `other`; negative where `other` is earlier.
  public func duration(to other: ScrollInstant) -> Duration {
    Self.duration(other.wholeSeconds - wholeSeconds, other.attoseconds - attoseconds)
  }

  /// Returns whether `a` is earlier than `b`.
  public static func < (a: ScrollInstant, b: ScrollInstant) -> Bool {
    a.wholeSeconds != b.wholeSeconds ? a.wholeSeconds < b.wholeSeconds : a.attoseconds < b.attoseconds
  }

  /// Creates the instant of a frame at a fixed number of frames per second, with frame 0 at the origin.
  ///
  ///     frame / framesPerSecond
  ///
  ///     ScrollInstant(frame: 24, framesPerSecond: 60)    // 0.4 s
  ///
  /// No rounding errors accumulate. For a whole number of frames per second the result is the nearest attosecond, ties
  /// rounded up, and for other rates the quotient computed as a `Double`.
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

  /// Creates the instant `seconds` after the origin, rounded to the nearest attosecond.
  ///
  /// The `Double` 0.1 is 5.55…·10⁻¹⁸ more than a tenth, so that `ScrollInstant(seconds: 0.1)` is six attoseconds later than
  /// `ScrollInstant(.milliseconds(100))`: create all instants of a time line with the same initialiser.
  ///
  /// - Precondition: `seconds` is finite.
  public init(seconds: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    seconds.require(.finite, "seconds", file, line)
    guard seconds.magnitude < Double(Self.furthestSecond) else {
      self.init(wholeSeconds: seconds < 0 ? -Self.furthestSecond : Self.furthestSecond, attoseconds: 0)
      return
    }
    // The magnitude is split, since only its fraction is exact: splitting −10⁻³⁰ would need 1 − 10⁻³⁰, which rounds to 1.
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

  /// Returns the instant `seconds` after this one, or before it for a negative number: the time of a frame, as game loops have it.
  ///
  ///     t.advanced(bySeconds: s) = t.advanced(by: ScrollInstant(seconds: s).sinceOrigin)
  ///
  ///     ScrollInstant.origin.advanced(bySeconds: 0.25)    // 0.25 s
  ///
  /// - The number is rounded to the nearest attosecond, and the sum is exact: monotone in both, and odd in `s`. Two steps differ
  ///   from one of their sum by at most an attosecond, and by the rounding of `s1 + s2` to a `Double`.
  /// - A step of a scroller takes 255 instructions with it, and 497 with the `Duration` of a number, `.seconds(s)`.
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

  /// Returns the first instant whose distance from this one is not less than `seconds`, or one a rounding error later.
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

#if !hasFeature(Embedded)
  // Encoded as seconds in decimal text, "0.016": a JSON number would lose attoseconds in readers that store it as a double.
  extension ScrollInstant: CodableByParts {
    package init(parts text: String) throws {
      guard let sinceOrigin = Duration(decimal: text.utf8, unitDigits: 0) else {
        throw Self.refusal("must be seconds in decimal, such as \"0.016\", but is \(text.quoted)")
      }
      self.init(sinceOrigin)
    }

    package var parts: String { sinceOrigin.decimal(unitDigits: 0) }
  }

  extension ScrollInstant: CustomStringConvertible {
    /// The exact number of seconds since the origin, such as `2.849 s` or `0.100000000000000006 s`.
    public var description: String { "\(parts) s" }
  }
#endif
