import ScrollGeometry

/// A moment on the time line of one scroller: a `Duration` since an origin of the host's choice.
///
/// The origin can be the boot of the machine, the first frame or the start of a test; only differences count.
/// Instants are exact to the attosecond and are compared and subtracted exactly. Only the *difference* of two
/// is ever turned into `Double` seconds, once, so that moving all instants by the same duration changes no bit
/// of the motion.
///
///     let frame = ScrollInstant(seconds: displayLink.timestamp)
///     let touch = ScrollInstant(.milliseconds(8))
///
/// Instants further than 2⁶¹ seconds (73 billion years) from the origin are treated as that far. At the last instant
/// time ends, and everything that moves comes to rest ([O]).
public struct ScrollInstant: InstantProtocol, Hashable, Sendable {
  // Split as whole seconds and a remainder of 0 ..< 10¹⁸ attoseconds rather than kept as a `Duration`: taking
  // a difference apart then needs no 128-bit division.
  let wholeSeconds: Int64
  let attoseconds: Int64

  static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000
  // Sums and differences of two such numbers do not overflow.
  static let furthestSecond: Int64 = 1 << 61

  /// Whether time ends here.
  var isLast: Bool { wholeSeconds >= Self.furthestSecond }

  init(wholeSeconds: Int64, attoseconds: Int64) {
    self.wholeSeconds = wholeSeconds
    self.attoseconds = attoseconds
  }

  /// The instant `sinceOrigin` after the origin, or before it where that is negative.
  public init(_ sinceOrigin: Duration) {
    if let near = ScrollInstant(near: sinceOrigin) {
      self = near
      return
    }
    let furthest = Duration.seconds(Self.furthestSecond)
    let (seconds, attoseconds) = Swift.min(Swift.max(sinceOrigin, .zero - furthest), furthest).components
    let borrow: Int64 = attoseconds < 0 ? 1 : 0
    self.init(
      wholeSeconds: seconds - borrow, attoseconds: attoseconds + borrow * Self.attosecondsPerSecond)
  }

  /// The instant `sinceOrigin` after the origin; nil where that is 20 million years away or more.
  ///
  /// `Duration.components` divides 128 bits by 64, in 315 instructions. Here the quotient is estimated in floating point,
  /// and corrected by the remainder, in 35. The estimate is off by less than 1.3: half the range of the remainder's 64
  /// bits is nine seconds.
  private init?(near sinceOrigin: Duration) {
    let (high, low) = (sinceOrigin._high, sinceOrigin._low)
    // 2¹⁰⁹ attoseconds are 6.5·10¹⁴ seconds, and the three roundings on the way less than a quarter of one.
    guard high.magnitude < 1 << 45 else { return nil }
    var seconds = Int64((Double(high) * 0x1p64 + Double(low)) * 1e-18)
    var attoseconds = Int64(bitPattern: low &- UInt64(bitPattern: seconds &* Self.attosecondsPerSecond))
    while attoseconds < 0 {
      seconds -= 1
      attoseconds += Self.attosecondsPerSecond
    }
    if attoseconds >= Self.attosecondsPerSecond {
      seconds += 1
      attoseconds -= Self.attosecondsPerSecond
    }
    self.init(wholeSeconds: seconds, attoseconds: attoseconds)
  }

  /// The instant `nanoseconds` after the origin, or before it where that is negative: for the time stamps of events,
  /// most of which are whole nanoseconds, without a `Duration` on the way.
  ///
  /// Exact for every number, from 292 years before the origin to 292 years after it.
  public init(nanoseconds: Int64) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let borrow: Int64 = rest < 0 ? 1 : 0
    self.init(
      wholeSeconds: seconds - borrow,
      attoseconds: rest * 1_000_000_000 + borrow * Self.attosecondsPerSecond)
  }

  /// The instant `seconds` after the origin: the attosecond nearest to the number's exact value.
  ///
  /// That value is not the decimal that stands in the source: the `Double` 0.1 is 5.55…·10⁻¹⁸ more than a tenth, so that
  /// `ScrollInstant(seconds: 0.1)` is six attoseconds later than `ScrollInstant(.milliseconds(100))`. Times of one source
  /// are made in one way; no motion differs visibly, but equality does.
  ///
  /// - Precondition: `seconds` is finite; ``validate(seconds:)`` asks first.
  public init(seconds: Double) {
    requireValid { () throws(ScrollValueError) in try Self.validate(seconds: seconds) }
    guard seconds.magnitude < Double(Self.furthestSecond) else {
      self.init(wholeSeconds: seconds < 0 ? -Self.furthestSecond : Self.furthestSecond, attoseconds: 0)
      return
    }
    // Taken apart on the positive side, where the fraction is exact: −10⁻³⁰ is not 1 − 10⁻³⁰ less a second.
    let whole = Int64(seconds.magnitude)
    let attoseconds = Self.attoseconds(nearest: seconds.magnitude - Double(whole))
    if seconds >= 0 {
      self.init(wholeSeconds: whole, attoseconds: attoseconds)
    } else {
      let borrow: Int64 = attoseconds > 0 ? 1 : 0
      self.init(
        wholeSeconds: -whole - borrow, attoseconds: borrow * Self.attosecondsPerSecond - attoseconds)
    }
  }

  /// Throws unless `seconds` is finite: for time stamps that come from a file, a network or a device.
  public static func validate(seconds: Double) throws(ScrollValueError) {
    try seconds.check(.finite, "seconds")
  }

  /// The whole number of attoseconds nearest to a fraction of a second, 0 or more and less than 1; ties upwards.
  ///
  ///     fraction = significand·2^(−shift)        attoseconds = round(significand·10¹⁸ / 2^shift)
  private static func attoseconds(nearest fraction: Double) -> Int64 {
    // Too little for one attosecond, and the only fractions that are not normal numbers.
    guard fraction >= 0x1p-61 else { return 0 }
    let significand = fraction.significandBitPattern | 1 << 52
    let shift = 52 - Int(fraction.exponent)
    let product = significand.multipliedFullWidth(by: UInt64(attosecondsPerSecond))
    let half = product.high << (65 - shift) | product.low >> (shift - 1)
    return Int64((half + 1) >> 1)
  }

  /// The origin itself.
  public static let origin = ScrollInstant(wholeSeconds: 0, attoseconds: 0)

  /// The duration from the origin to this instant.
  public var sinceOrigin: Duration { Self.duration(wholeSeconds, attoseconds) }

  /// As `Duration(secondsComponent:attosecondsComponent:)`, which is a call of its own, by one multiplication.
  private static func duration(_ seconds: Int64, _ attoseconds: Int64) -> Duration {
    let product = seconds.multipliedFullWidth(by: attosecondsPerSecond)
    let (low, carries) = product.low.addingReportingOverflow(UInt64(bitPattern: attoseconds))
    let carry: Int64 = carries ? 1 : 0
    return Duration(_high: product.high + carry + (attoseconds < 0 ? -1 : 0), low: low)
  }

  /// The instant `duration` after this one.
  public func advanced(by duration: Duration) -> ScrollInstant {
    let other = ScrollInstant(duration)
    let attoseconds = attoseconds + other.attoseconds
    let carry: Int64 = attoseconds >= Self.attosecondsPerSecond ? 1 : 0
    let seconds = wholeSeconds + other.wholeSeconds + carry
    guard seconds.magnitude < Self.furthestSecond.magnitude else {
      return ScrollInstant(wholeSeconds: seconds.signum() * Self.furthestSecond, attoseconds: 0)
    }
    return ScrollInstant(
      wholeSeconds: seconds, attoseconds: attoseconds - carry * Self.attosecondsPerSecond)
  }

  /// The exact duration from this instant to `other`; negative where `other` is earlier.
  public func duration(to other: ScrollInstant) -> Duration {
    Self.duration(other.wholeSeconds - wholeSeconds, other.attoseconds - attoseconds)
  }

  /// Whether `a` comes before `b`.
  public static func < (a: ScrollInstant, b: ScrollInstant) -> Bool {
    a.wholeSeconds != b.wholeSeconds ? a.wholeSeconds < b.wholeSeconds : a.attoseconds < b.attoseconds
  }

  /// The seconds from this instant to a later one, as a number; 0 where `later` is not later.
  ///
  /// The difference is exact before it is rounded, so it does not depend on where the origin lies.
  func seconds(to later: ScrollInstant) -> Double {
    // Nothing here overflows, see `furthestSecond`: the operators that do not ask save a step of two axes a dozen
    // branches. The rounded sum of an earlier `later` is zero or less.
    let difference = later.attoseconds &- attoseconds
    let borrow: Int64 = difference < 0 ? 1 : 0
    let seconds = Double(later.wholeSeconds &- wholeSeconds &- borrow)
    return Swift.max(0, seconds + Double(difference &+ borrow &* Self.attosecondsPerSecond) / 1e18)
  }

  /// The instant `seconds` after this one, or a rounding error later: its distance, as a number of seconds, is not
  /// less.
  func following(_ seconds: Double) -> ScrollInstant {
    var instant = advanced(by: ScrollInstant(seconds: seconds).sinceOrigin)
    var correction = Duration(secondsComponent: 0, attosecondsComponent: 1)
    while self.seconds(to: instant) < seconds && instant.wholeSeconds < Self.furthestSecond {
      instant = instant.advanced(by: correction)
      correction += correction
    }
    return instant
  }
}

#if !hasFeature(Embedded)
  extension ScrollInstant: CustomStringConvertible {
    /// The seconds since the origin with all decimals in which two instants can differ, such as `2.849 seconds` or
    /// `0.100000000000000006 seconds`.
    public var description: String { "\(decimal) seconds" }
  }
#endif
