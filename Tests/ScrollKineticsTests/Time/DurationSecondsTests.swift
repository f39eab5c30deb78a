@testable import ScrollKinetics

/// Durations as numbers of seconds, as in curves and files.
final class DurationSecondsTests: XCTestCase {
  /// A duration of whole nanoseconds is converted to the shortest decimal number, and back.
  /// Catches: the first `return` of `Duration.inSeconds` left out, and in `Duration.init(inSeconds:)` `exact` in place
  /// of `rounded`.
  func testDecimalsAreTheNumbersThatOneWrites() {
    for milliseconds in 0...10_000 {
      XCTAssertEqual(Duration.milliseconds(milliseconds).inSeconds, Double(milliseconds) / 1000)
      XCTAssertEqual(Duration(inSeconds: Double(milliseconds) / 1000), .milliseconds(milliseconds))
    }
    forAll("decimals of nine places convert to numbers and back") { generator in
      let nanoseconds = generator.integer(in: -4_000_000_000...4_000_000_000)
      let (duration, seconds) = (Duration.nanoseconds(nanoseconds), Double(nanoseconds) / 1e9)
      XCTAssertEqual(duration.inSeconds, seconds)
      XCTAssertEqual((.zero - duration).inSeconds, 0 - seconds)
      XCTAssertEqual(Duration(inSeconds: seconds), duration)
    }
  }

  /// A decoded duration equals the encoded one, to the attosecond, also beyond the last instant.
  /// Catches: `if Duration(inSeconds: seconds) == duration` or `ScrollInstant(duration).sinceOrigin == duration` in
  /// `CodableDuration.encode(to:)` left out.
  func testDurationsAreReadAsTheyWereWritten() throws {
    let odd = Duration(secondsComponent: 0, attosecondsComponent: 100_000_000_000_000_001)
    try assertWritten(.within(.milliseconds(350)), #"{"within":0.35}"#)
    try assertWritten(.within(odd), #"{"within":"0.100000000000000001"}"#)
    try assertWritten(.within(.seconds(1 << 61)), nil)
    try forAll("decoded durations equal the encoded ones") { generator in
      let duration = Duration(
        secondsComponent: Int64(generator.integer(in: 0...5000)),
        attosecondsComponent: Int64(generator.integer(in: 1...999_999_999_999_999_999)))
      try assertWritten(.within(duration), nil)
    }
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    for long in [.seconds(Int64.max), longest, .seconds(1 << 61) + .nanoseconds(1), longest * 18] {
      try assertWritten(.within(long), nil)
    }
    for delay in [longest * 18, .zero - longest * 18, .zero - .seconds(1 << 61), .zero - .milliseconds(1)] {
      let rules = TouchDelivery.Rules(delay: delay)
      XCTAssertEqual(try rules.coded(), rules)
    }
  }

  private func assertWritten(_ arrival: ScrollArrival, _ text: String?) throws {
    let animation: ScrollAnimation
    guard case .within(let duration) = arrival else { return XCTFail("\(arrival)") }
    animation = .eased(duration: duration)
    let data = try JSONEncoder().encode(arrival)
    if let text { XCTAssertEqual(String(decoding: data, as: UTF8.self), text) }
    XCTAssertEqual(try JSONDecoder().decode(ScrollArrival.self, from: data), arrival)
    XCTAssertEqual(try animation.coded(), animation)
  }

  /// Numbers that are not valid durations for their purpose are refused.
  /// Catches: `try validate()` in `ScrollArrival.init(from:)` or `ScrollAnimation.init(from:)` left out, and the
  /// `check` in `CodableDuration.init(from:)`.
  func testFilesDoNotBringInOthers() {
    let decoder = JSONDecoder.ofAnyNumber
    func assertRefused(_ seconds: String, line: UInt = #line) {
      let (arrival, animation) = (#"{"within":\#(seconds)}"#, #"{"eased":{"duration":\#(seconds)}}"#)
      XCTAssertThrowsError(try ScrollAnimation.decoded(from: animation, by: decoder), animation, line: line)
      XCTAssertThrowsError(try ScrollArrival.decoded(from: arrival, by: decoder), arrival, line: line)
    }
    for number in RefusedNumbers.notFinite + [-1, -1e-18] { assertRefused(RefusedNumbers.json(number)) }
    for text in ["\"-0.5\"", "\"soon\"", "null", "true"] { assertRefused(text) }
    XCTAssertThrowsError(try ScrollArrival.decoded(from: #"{"within":0}"#, by: decoder))
  }
}
