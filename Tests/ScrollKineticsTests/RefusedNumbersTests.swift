import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Numbers that every decoder must refuse, each at its place.
final class RefusedNumbersTests: XCTestCase {
  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Asserts that every number of the written value, replaced by `bad`, makes it unreadable.
  private func assertRefused<Value: Codable>(
    _ value: Value, _ names: [String], bad: String = "\"inf\"", line: UInt = #line
  ) throws {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    for name in names {
      let damaged = text.replacing(try Regex("\"\(name)\":[-+0-9.e]+"), with: "\"\(name)\":\(bad)")
      XCTAssertNotEqual(damaged, text, name, line: line)
      XCTAssertThrowsError(try decoder.decode(Value.self, from: Data(damaged.utf8)), name, line: line)
    }
  }

  /// Catches: any `check` left out of the decoders of curves.
  func testCurves() throws {
    try assertRefused(EasedCurve(from: 1, to: 100), ["start", "destination", "duration"])
    try assertRefused(EasedCurve(from: 1, to: 100), ["duration"], bad: "-1")
    try assertRefused(FlingCurve(from: 1, momentum: 9, limits: 0...5), ["lowerLimit"], bad: "\"-inf\"")
    try assertRefused(
      FlingCurve(from: 1, momentum: 9, limits: 0...5),
      ["start", "startMomentum", "lowerLimit", "upperLimit", "decay", "reach"])
    try assertRefused(
      SpringCurve(from: 1, velocity: 5, to: 100, spring: .scrollToTop),
      ["start", "startVelocity", "destination", "duration", "angularFrequency", "dampingRatio"])
    try assertRefused(CubicBezier.easeInOut, ["x1", "y1", "x2", "y2"])
  }

  /// Catches: any `check` left out of `SnapRule.validate`.
  func testSnapRules() {
    let far = -Double.infinity...0
    let calls: [() throws -> Void] = [
      { try SnapRule.validate(.items([0...1, far])) }, { try SnapRule.validate(.items([0 ... .infinity])) },
      { try SnapRule.validate(.every(0)) }, { try SnapRule.validate(.every(1, from: .nan)) },
      { try SnapRule.validate(.pages(spacing: -1)) }, { try SnapRule.validate(.offsets([0, .nan])) },
      { try SnapRule.validate(.pages(from: .nan)) },
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
