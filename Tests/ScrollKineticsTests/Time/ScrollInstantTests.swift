@testable import ScrollKinetics

final class ScrollInstantTests: XCTestCase {
  private static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000

  private func instant(_ seconds: Int64, _ attoseconds: Int64) -> ScrollInstant {
    ScrollInstant(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
  }

  // The attosecond nearest to the number's exact value, by rational arithmetic (Python's fractions); the seconds are rounded
  // down. Catches: in `attoseconds(nearest:)`, a fraction of 64 bits, and a negative one that is added to a whole second first.
  func testNearestAttosecond() {
    for (seconds, whole, attoseconds) in [
      (0.1, 0, 100_000_000_000_000_006), (1.5, 1, 500_000_000_000_000_000),
      (1.0 / 60, 0, 16_666_666_666_666_666), (-0.3, -1, 700_000_000_000_000_011),
      (-0.1, -1, 899_999_999_999_999_994), (-1e-17, -1, 999_999_999_999_999_990), (-1e-30, 0, 0),
      (1e-30, 0, 0), (5e-19, 0, 1), (4.9e-19, 0, 0), (-5.1e-19, -1, 999_999_999_999_999_999),
      (1.46e-18, 0, 1), (3.1e-16, 0, 310), (0.00040000001, 0, 400_000_010_000_000),
      (-0.0004567, -1, 999_543_300_000_000_000), (0.6761786243878305, 0, 676_178_624_387_830_496),
      (12345.678, 12345, 677_999_999_999_883_585), (-12345.678, -12346, 322_000_000_000_116_415),
      (1000000000.1, 1_000_000_000, 100_000_023_841_857_910), (0x1p53, 9_007_199_254_740_992, 0),
      (1.0.nextDown, 0, 999_999_999_999_999_889), (-1.0.nextDown, -1, 111), (1e-18, 0, 1),
      (4.379662099698342e-05, 0, 43_796_620_996_983), (-3.803738371735571e-05, -1, 999_961_962_616_282_644),
      (-2.055572699461108e-07, -1, 999_999_794_442_730_054), (1.298443801458844e-10, 0, 129_844_380),
      (-4.111313685957206e-09, -1, 999_999_995_888_686_314), (4.821255302565097e-07, 0, 482_125_530_257),
      (6.161175931152524e-08, 0, 61_611_759_312), (5.807656925295094e-07, 0, 580_765_692_530),
      (3.855812794528631e-09, 0, 3_855_812_795), (0, 0, 0), (-0.0, 0, 0), (.leastNonzeroMagnitude, 0, 0),
      (-.leastNonzeroMagnitude, 0, 0),
    ] as [(Double, Int64, Int64)] {
      XCTAssertEqual(ScrollInstant(seconds: seconds), instant(whole, attoseconds), "\(seconds)")
    }
  }

  /// Numbers of seconds of every size.
  private static func seconds(_ generator: inout SplitMix64) -> Double {
    generator.double(exponents: generator.happens(onceIn: 2) ? -80...70 : -4...20)
  }

  // Catches: in `ScrollInstant.init(seconds:)`, a fraction that is taken of the second below.
  func testMirror() {
    forAll("the instant of −s mirrors that of s", count: 5_000, in: Self.seconds) { seconds in
      let (there, mirrored) = (ScrollInstant(seconds: seconds), ScrollInstant(seconds: -seconds))
      return mirrored.sinceOrigin == .zero - there.sinceOrigin ? nil : "\(there), mirrored \(mirrored)"
    }
  }

  // A number of seconds is restored exactly where an attosecond is less than half of its ulp.
  // Catches: in `attoseconds(nearest:)`, a fraction whose last bits are cut off.
  func testSecondsComeBack() {
    forAll("seconds(to:) undoes init(seconds:)", in: { $0.double(exponents: -3...30).magnitude }) { seconds in
      let back = ScrollInstant.origin.seconds(to: .seconds(seconds))
      return ulps(back, seconds) <= 1 ? nil : "\(back)"
    }
  }

  /// Durations within some years, whole attoseconds.
  private static func duration(_ generator: inout SplitMix64) -> Duration {
    let seconds = generator.pick([0, 0, 1, -1, generator.integer(in: -1_000_000_000...1_000_000_000)])
    let bound = Int(attosecondsPerSecond - 1)
    let attoseconds = generator.pick([0, 1, -1, generator.integer(in: -bound...bound)])
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }

  // Catches: in `ScrollInstant.init`, a borrow left out of a negative duration; in `advanced(seconds:attoseconds:)`, `attoseconds
  // >= Self.attosecondsPerSecond` made `attoseconds > Self.attosecondsPerSecond`, so that a sum of a whole second is not carried.
  func testExactArithmetic() {
    forAll("exact durations", count: 5_000, in: { (Self.duration(&$0), Self.duration(&$0)) }) { a, b in
      let instant = ScrollInstant(a)
      guard instant.sinceOrigin == a else { return "\(instant.sinceOrigin)" }
      if instant.advanced(by: b).sinceOrigin != a + b { return "\(instant.advanced(by: b)) is not \(a + b)" }
      // Every instant has one representation: the attoseconds are never negative.
      guard instant.advanced(by: b) == ScrollInstant(a + b) else { return "not one value" }
      let difference = instant.duration(to: ScrollInstant(b))
      if difference != b - a { return "\(difference)" }
      guard (instant < ScrollInstant(b)) == (a < b) else { return "out of order" }
      return (instant == ScrollInstant(b)) == (a == b) ? nil : "equal"
    }
  }

  // Bit-equal. Catches: in `seconds(to:)`, `seconds + Double(difference &+ borrow &* Self.attosecondsPerSecond) / 1e18` made the
  // difference of two instants as `Double`s.
  func testDifferencesDoNotDependOnTheOrigin() {
    forAll(
      "the same bits where shifted", in: { (Self.duration(&$0), Self.duration(&$0), Self.duration(&$0)) }
    ) { a, b, shift in
      let (from, to) = (ScrollInstant(a), ScrollInstant(b))
      let seconds = from.seconds(to: to)
      let shifted = from.advanced(by: shift).seconds(to: to.advanced(by: shift))
      guard seconds == shifted else { return "\(seconds), shifted \(shifted)" }
      let (whole, attoseconds) = (b - a).components
      let expected = max(0, Double(whole) + Double(attoseconds) / 1e18)
      return ulps(seconds, expected, at: max(1, expected)) <= 1 ? nil : "\(seconds) is not \(expected)"
    }
  }

  // Bit-equal, for durations of every size and sign. Catches: in `secondsOfStep(to:)`, `guard seconds < 1 << 52` made
  // `guard seconds < 1 << 53`, or no `borrow`.
  func testSecondsOfAStepAreTheSeconds() {
    forAll("seconds of a step, or nil", in: { (Self.anyDuration(&$0), Self.anyDuration(&$0)) }) { a, b in
      let (from, to) = (ScrollInstant(a), ScrollInstant(b))
      let (seconds, step) = (from.seconds(to: to), from.secondsOfStep(to: to))
      if seconds > 0 && seconds < 0x1p51 && step == nil { return "no seconds, not \(seconds)" }
      return step ?? seconds == seconds ? nil : "\(step ?? .nan), not \(seconds)"
    }
  }

  func testEarlierInstantsAreNoTimeAway() {
    let now = ScrollInstant(.seconds(5))
    assertEqual((now.seconds(to: now), now.seconds(to: .origin)), (0, 0))
    XCTAssertEqual(now.seconds(to: instant(4, 999_999_999_999_999_999)), 0)
    XCTAssertEqual(now.seconds(to: instant(5, 1)), 1e-18)
    XCTAssertEqual(instant(4, 999_999_999_999_999_999).seconds(to: instant(5, 1)), 2e-18)
    XCTAssertEqual(instant(-1, 0).seconds(to: instant(0, 500_000_000_000_000_000)), 1.5)
  }

  /// Durations of every size, next to whole seconds one time in two.
  private static func anyDuration(_ generator: inout SplitMix64) -> Duration {
    if generator.happens(onceIn: 2) {
      let seconds = Int64(bitPattern: generator.next()) >> Int64(generator.integer(in: 1...63))
      return Duration(secondsComponent: seconds, attosecondsComponent: Int64(generator.integer(in: -2...2)))
    }
    let scale = generator.integer(in: 0...62)
    // A random duration of at most 2¹²⁴ attoseconds.
    let small = Duration(
      secondsComponent: 0, attosecondsComponent: Int64(bitPattern: generator.next()) >> Int64(scale))
    return small * Int(generator.next() >> UInt64(generator.integer(in: 2...63)))
  }

  /// The parts of an instant are those of its duration, as the standard library has them.
  /// Catches: `1 << 57` for `1 << 45` in `init(_:)`; the call of `advanced(byConverted:)` in
  /// `init(_:)` left out.
  func testPartsAreThoseOfTheDuration() {
    let furthest = Duration.seconds(Int64(1) << 61)
    forAll("an instant has the parts of its duration", count: 5_000, in: Self.anyDuration) { duration in
      let instant = ScrollInstant(duration)
      let near = min(max(duration, .zero - furthest), furthest)
      let (seconds, attoseconds) = near.components
      let borrow: Int64 = attoseconds < 0 ? 1 : 0
      guard instant.wholeSeconds == seconds - borrow else { return "\(instant.wholeSeconds) s" }
      let rest = attoseconds + borrow * Self.attosecondsPerSecond
      guard instant.attoseconds == rest else { return "\(instant.attoseconds) as" }
      return instant.sinceOrigin == near ? nil : "comes back as \(instant.sinceOrigin)"
    }
  }

  /// Whole nanoseconds and milliseconds are the duration of as many, to the ends of `Int64`; nanoseconds are read as they were given.
  /// Catches: `rest <= 0` for `rest < 0` in `init(nanoseconds:)`; `borrow` left out of `nanoseconds`, or either one of
  /// `ScrollInstant.init(milliseconds:)`.
  func testNanoseconds() {
    for count in [
      0, 1, -1, 999, 1000, -1000, -1001, 502_016, 999_999_999, 1_000_000_000, -999_999_999, -1_000_000_000,
      -1_000_000_001, .max, .min, .min + 1,
    ] as [Int64] {
      XCTAssertEqual(ScrollInstant(nanoseconds: count), ScrollInstant(.nanoseconds(count)))
      XCTAssertEqual(ScrollInstant(nanoseconds: count).nanoseconds, count)
      XCTAssertEqual(ScrollInstant(milliseconds: count), ScrollInstant(.milliseconds(count)))
    }
    forAll(
      "nanoseconds are a duration", in: { Int64(bitPattern: $0.next()) >> Int64($0.integer(in: 0...63)) }
    ) {
      if ScrollInstant(nanoseconds: $0) != ScrollInstant(.nanoseconds($0)) { return "another instant" }
      return ScrollInstant(nanoseconds: $0).nanoseconds == $0 ? nil : "read as another number"
    }
  }

  /// The nanoseconds of any instant are the first that are not earlier, before the origin as after it, as far as `Int64` goes.
  /// Catches: 999_999_998 for 999_999_999 in `nanoseconds`; `&*` for `multipliedReportingOverflow`.
  func testNanosecondsAreNotEarly() {
    forAll("nanoseconds are the first that are not earlier", count: 5_000, in: Self.anyDuration) { duration in
      let (instant, nanoseconds) = (ScrollInstant(duration), ScrollInstant(duration).nanoseconds)
      if instant > ScrollInstant(nanoseconds: .max) { return nanoseconds == .max ? nil : "\(nanoseconds)" }
      if instant < ScrollInstant(nanoseconds: .min) { return nanoseconds == .min ? nil : "\(nanoseconds)" }
      guard ScrollInstant(nanoseconds: nanoseconds) >= instant else { return "\(nanoseconds) is earlier" }
      return nanoseconds == .min || ScrollInstant(nanoseconds: nanoseconds - 1) < instant
        ? nil : "\(nanoseconds) is not the first"
    }
  }

  // As far as 2⁶¹ seconds, and never a trap. Catches: in `furthestSecond`, a clamp that is left out of any of the four.
  func testFarInstantsAreTakenAsTheFurthest() {
    let furthest = Duration.seconds(Int64(1) << 61)
    let longest = Duration(secondsComponent: .max, attosecondsComponent: Self.attosecondsPerSecond - 1)
    for far in [Duration.seconds(Int64.max), longest, furthest, furthest + .nanoseconds(1)] {
      XCTAssertEqual(ScrollInstant(far).sinceOrigin, furthest)
      XCTAssertEqual(ScrollInstant(.zero - far).sinceOrigin, .zero - furthest)
      for sign in [1, -1] {
        var instant = ScrollInstant.origin
        for _ in 0..<5 {
          instant = instant.advanced(by: sign > 0 ? far : .zero - far)
          XCTAssertEqual(instant.sinceOrigin, sign > 0 ? furthest : .zero - furthest)
        }
        XCTAssertEqual(instant.advanced(by: sign > 0 ? .zero - far : far), .origin)
      }
    }
    for seconds in [0x1p61, 0x1p61.nextUp, 1e300, .greatestFiniteMagnitude] {
      XCTAssertEqual(ScrollInstant(seconds: seconds).sinceOrigin, furthest)
      XCTAssertEqual(ScrollInstant(seconds: -seconds).sinceOrigin, .zero - furthest)
    }
    let (first, last) = (ScrollInstant(.zero - furthest), ScrollInstant(furthest))
    assertEqual((first.seconds(to: last), first.duration(to: last)), (0x1p62, furthest + furthest))
    XCTAssertEqual(last.duration(to: first), .zero - furthest - furthest)
    XCTAssertLessThan(first, last)
    let nearly = ScrollInstant(seconds: 0x1p61.nextDown)
    XCTAssertEqual(nearly.sinceOrigin, .seconds(Int64(1) << 61 - 256))
    XCTAssertLessThan(nearly, last)
    XCTAssertEqual(nearly.advanced(by: .seconds(255)).duration(to: last), .seconds(1))
  }

  func testCoding() throws {
    for instant in [
      .origin, instant(0, 1), instant(0, -1), instant(-1, 0), ScrollInstant(seconds: 12345.678),
      ScrollInstant(seconds: -1e300), ScrollInstant(.seconds(Int64.max)),
    ] { XCTAssertEqual(try [ScrollInstant].decoded(from: try [instant].json), [instant]) }
    // The text of a program with a larger range of instants.
    let ends = [ScrollInstant(seconds: 0x1p61), ScrollInstant(seconds: -0x1p61)]
    XCTAssertEqual(
      try [ScrollInstant].decoded(from: #"["9223372036854775807.5", "-9223372036854775807"]"#), ends)
  }

  /// An instant is encoded as the shortest decimal text of its seconds, and no other text is accepted.
  /// Catches: `for _ in decimals.count + unitDigits..<18` left out of `init(decimal:unitDigits:)`; `|| attoseconds < 0` left out of `decimal`.
  func testDecimalText() throws {
    let texts: [(ScrollInstant, String)] = [
      (.origin, "0"), (.milliseconds(16), "0.016"), (.milliseconds(-500), "-0.5"), (.seconds(-2), "-2"),
      (.milliseconds(-2250), "-2.25"), (instant(7, 1), "7.000000000000000001"),
      (.milliseconds(100_500), "100.5"),
    ]
    for (instant, text) in texts {
      XCTAssertEqual(try [instant].json, "[\"\(text)\"]")
      XCTAssertEqual(try [ScrollInstant].decoded(from: "[\"\(text)\"]"), [instant])
    }
    for text in [
      "", "-", ".", "1.", ".5", "+1", "--1", "1e3", " 1", "1 ", "0x1", "1.0.0", "nan", "１", "1.-5",
      "0.0000000000000000001", "9223372036854775808",
    ] { XCTAssertThrowsError(try [ScrollInstant].decoded(from: "[\"\(text)\"]"), text) }
  }

  /// Catches: the quotient as a `Double` for a rate that is a whole number; a frame more or less; `+ count / 2` left out.
  func testInstantOfAFrame() {
    XCTAssertEqual(ScrollInstant(frame: 0, framesPerSecond: 60), .origin)
    XCTAssertEqual(ScrollInstant(frame: 24, framesPerSecond: 60), ScrollInstant(.milliseconds(400)))
    XCTAssertEqual(ScrollInstant(frame: 7200, framesPerSecond: 120), ScrollInstant(.seconds(60)))
    XCTAssertEqual(ScrollInstant(frame: 1, framesPerSecond: 60), instant(0, 16_666_666_666_666_667))
    XCTAssertEqual(ScrollInstant(frame: 1, framesPerSecond: 3), instant(0, 333_333_333_333_333_333))
    // Halfway between two: 1907348632812.5.
    XCTAssertEqual(ScrollInstant(frame: 1, framesPerSecond: 0x1p19), instant(0, 1_907_348_632_813))
    XCTAssertEqual(ScrollInstant(frame: 3, framesPerSecond: 1.5), ScrollInstant(.seconds(2)))
    XCTAssertEqual(ScrollInstant(frame: 9, framesPerSecond: 59.94), ScrollInstant(seconds: 9 / 59.94))
    XCTAssertEqual(ScrollInstant(frame: .max, framesPerSecond: 1e-300), ScrollInstant(seconds: 0x1p61))
  }

  /// Catches: a description rounded as that of a `Duration` is.
  func testInstantsThatDifferPrintDifferently() {
    for (instant, text) in [
      (ScrollInstant(.milliseconds(100)), "0.1 s"), (ScrollInstant(seconds: 0.1), "0.100000000000000006 s"),
      (.origin, "0 s"), (ScrollInstant(seconds: -2.5), "-2.5 s"),
      (instant(-1, 999_999_999_999_999_999), "-0.000000000000000001 s"),
    ] { XCTAssertEqual("\(instant)", text) }
  }
}
