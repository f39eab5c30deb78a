@testable import ScrollKinetics

/// Numbers that every decoder must refuse, each at its place.
final class RefusedNumbersTests: XCTestCase {
  /// Asserts that every number of the written value, replaced by any that is `refused`, makes it unreadable.
  private func assertRefused<Value: Codable>(
    _ value: Value, _ names: [String], _ refused: [Double] = RefusedNumbers.notFinite, line: UInt = #line
  ) throws {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    for (name, number) in product(names, refused) {
      let bad = "\"\(name)\":\(RefusedNumbers.json(number))"
      let damaged = text.replacing(try Regex("\"\(name)\":[-+0-9.e]+"), with: bad)
      XCTAssertNotEqual(damaged, text, bad, line: line)
      XCTAssertThrowsError(
        try JSONDecoder.ofAnyNumber.decode(Value.self, from: Data(damaged.utf8)), bad, line: line)
    }
  }

  /// Catches: any `check` left out of the decoders of curves.
  func testCurves() throws {
    try assertRefused(EasedCurve(from: 1, to: 100), ["start", "destination", "duration"])
    try assertRefused(EasedCurve(from: 1, to: 100), ["duration"], RefusedNumbers.negative)
    try assertRefused(
      FlingCurve(from: 1, momentum: 9, limits: 0...5),
      ["start", "startMomentum", "lowerLimit", "upperLimit", "decay", "reach"])
    try assertRefused(
      SpringCurve(from: 1, velocity: 5, to: 100, spring: .scrollToTop),
      ["start", "startVelocity", "destination", "duration", "angularFrequency", "dampingRatio"])
    try assertRefused(
      ArrivalCurve(from: 1, velocity: 5, to: 100, within: 1),
      ["start", "startVelocity", "destination", "decayRate", "duration"])
    try assertRefused(
      ArrivalCurve(from: 1, velocity: 5, to: 100, within: 1), ["decayRate", "duration"],
      RefusedNumbers.negative)
    try assertRefused(CubicBezier.easeInOut, ["x1", "y1", "x2", "y2"])
  }

  /// Catches: any `check` left out of `SnapRule.validate`.
  func testSnapRules() {
    let far = -Double.infinity...0
    let calls: [() throws -> Void] = [
      { try SnapRule.validate(.items([0...1, far])) }, { try SnapRule.validate(.items([0 ... .infinity])) },
      { try SnapRule.validate(.every(0)) }, { try SnapRule.validate(.every(1, origin: .nan)) },
      { try SnapRule.validate(.pages(spacing: -1)) }, { try SnapRule.validate(.offsets([0, .nan])) },
      { try SnapRule.validate(.pages(origin: .nan)) },
      { try SnapRule.validate(.items([SnapItem(0...1, alignment: 1.1)])) },
      { try SnapRule.validate(.items([SnapItem(0...1), SnapItem(far, stopsAlways: true)])) },
      { try SnapItem(far).validate() },
      { try SnapRule.validate(.pages(), alignment: 1.1) },
      { try SnapRule.validate(.pages(), reach: .atMost(0)) },
      { try SnapRule.validate(.pages(), reach: .steps([0])) },
      { try SnapRule.validate(.pages(), strictness: .proximity(-1)) },
      { try SnapRule.validate(.pages(), freeRanges: [far]) },
    ]
    for (index, validate) in calls.enumerated() {
      XCTAssertThrowsError(try validate(), "\(index)") { XCTAssertTrue($0 is ScrollValueError) }
    }
  }
}
