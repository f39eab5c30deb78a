import Foundation
import XCTest

@testable import ScrollTrace

/// The guide, Docs/ScrollTrace.md, agrees with the tool.
final class GuideTests: XCTestCase {
  private func guide() throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../ScrollTrace.md").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  func testItsScenarioFlies() throws {
    let text = try XCTUnwrap(try guide().split(separator: "```json\n").last?.split(separator: "```").first)
    let scenario = try Scenario(String(text))
    XCTAssertNotNil(MotionSummary(Replay(scenario)).frameOfRest)
    XCTAssertTrue(Replay(scenario).contains { $0.phase == .decelerating })
  }

  func testItsMessageIsTheTools() throws {
    let guide = try guide()
    let text = Scenario.text(
      duration: "3",
      inputs:
        #"{"t": 0, "stop": true}, {"t": 1, "stop": true}, {"t": 2, "stop": true}, {"t": 30, "stop": true}"#)
    XCTAssertThrowsError(try Scenario(text)) { error in
      XCTAssertTrue(guide.contains("\n    flick.json: \(error)\n"), "\(error)")
    }
  }

  func testItsLimitsAreTheTools() throws {
    let guide = try guide()
    let limits = ScenarioLimits()
    XCTAssertEqual(limits.bytes, 16 << 20)
    XCTAssertEqual(limits.rows, 10_000_000)
    XCTAssertEqual(JSONReader.deepest, 16)
    // Wherever the guide's lines are broken.
    let words = guide.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(
      words.contains("at most 16 MiB, 10,000,000 rows and 10⁹ seconds, and be nested at most 16 levels deep.")
    )
  }
}
