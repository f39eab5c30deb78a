/// An instant on the time line of a scroller: a `Duration` since an origin that the host chooses.
///
/// The origin can be the boot of the machine, the first frame or the start of a test; only differences matter.
/// Instants are whole numbers of attoseconds, and are compared and subtracted exactly. Only the *difference* of two
/// instants is converted to `Double` seconds, once, so that shifting all instants by the same duration changes no bit
/// of the motion.
///
///     let frame = ScrollInstant(seconds: displayLink.timestamp)
///     let touch = ScrollInstant(.milliseconds(8))
///
/// An instant farther than 2⁶¹ seconds (73 billion years) from the origin is treated as one at that distance. At the
/// last instant all motion comes to rest ([O]).
public struct ScrollInstant: InstantProtocol, Hashable, Sendable {
  // Stored as whole seconds and a remainder of 0 ..< 10¹⁸ attoseconds: converting a difference to seconds then needs no
  // 128-bit division, as it would with a `Duration`.
  let wholeSeconds: Int64
  let attoseconds: Int64

  static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000
  // Sums and differences of two numbers up to this one do not overflow.
  static let furthestSecond: Int64 = 1 << 61

  /// Whether this is the last instant that can be represented.
  var isLast: Bool { wholeSeconds >= Self.furthestSecond }

  init(wholeSeconds: Int64, attoseconds: Int64) {
    self.wholeSeconds = wholeSeconds
    self.attoseconds = attoseconds
  }

  /// Creates the instant at the duration `sinceOrigin` after the origin, or before it where the duration is negative.
  public init(_ sinceOrigin: Duration) {
    if let near = ScrollInstant(near: sinceOrigin) {
      self = near
      return
    }
    // The same estimate for all that can be represented is wrong by less than a thousand seconds, so that the rest is near.
    let furthest = Self.duration(Self.furthestSecond, 0)
    let duration = Swift.min(Swift.max(sinceOrigin, .zero - furthest), furthest)
    let seconds = Int64(Self.approximateSeconds(duration))
    self = ScrollInstant(wholeSeconds: seconds, attoseconds: 0)
      .advanced(byConverted: duration - Self.duration(seconds, 0))
  }

  /// Returns the number of seconds of a duration, rounded three times.
  private static func approximateSeconds(_ duration: Duration) -> Double {
    (Double(duration._high) * 0x1p64 + Double(duration._low)) * 1e-18
  }

  /// Creates the instant at the duration `sinceOrigin` after the origin; nil where that is 20 million years away or
  /// more.
  ///
  /// The seconds are estimated from the bits of 2⁵⁹ attoseconds and up, by a multiplication in place of the 128-bit
  /// division of `Duration.components`, which takes 315 instructions. The estimate is never too large, and too small by
  /// less than 1.6 seconds, so that the remainder fits into 63 bits, which hold 9 seconds.
  private init?(near sinceOrigin: Duration) {
    let (high, low) = (sinceOrigin._high, sinceOrigin._low)
    guard high.magnitude < 1 << 45 else { return nil }
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
  /// Most events have time stamps in whole nanoseconds. The conversion is exact and needs no `Duration`; the instants
  /// range from 292 years before the origin to 292 years after it.
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

  /// The number of nanoseconds from the origin to this instant, rounded up to a whole number: a timer that is set to it does
  /// not fire too early. An instant more than 292 years from the origin has the nearest number of `Int64`.
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
}

#if !hasFeature(Embedded)
  extension ScrollInstant: CustomStringConvertible {
    /// The exact number of seconds since the origin, such as `2.849 s` or `0.100000000000000006 s`.
    public var description: String { "\(decimal) s" }
  }
#endif
