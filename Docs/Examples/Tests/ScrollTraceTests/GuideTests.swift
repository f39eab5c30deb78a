import Foundation
import XCTest

@testable import ScrollTrace
@testable import scroll_trace

/// The guide, Docs/ScrollTrace.md, agrees with the tool.
final class GuideTests: XCTestCase {
  private func guide() throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../../../ScrollTrace.md").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Every JSON block of the documentation is a file that the tool replays.
  ///
  /// Catches: a key of a page's scenario that `Scenario.init(reading:)` does not know.
  func testEveryBlockOfJSONIsAFile() throws {
    let docs = URL(filePath: #filePath).appending(path: "../../../..").standardized
    var blocks: [String: Int] = [:]
    for folder in ["", "Geometry/", "Compositions/", "Development/"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: docs.appending(path: folder).path)
      for file in files where file.hasSuffix(".md") {
        let page = try String(contentsOf: docs.appending(path: folder + file), encoding: .utf8)
        for block in page.components(separatedBy: "```json\n").dropFirst() {
          let text = try XCTUnwrap(block.components(separatedBy: "```").first)
          XCTAssertNoThrow(try Motion(Array(text.utf8), in: file))
          blocks[file, default: 0] += 1
        }
      }
    }
    XCTAssertEqual(blocks["ScrollTrace.md"], 2)
    XCTAssertEqual(blocks["Recordings.md"], 1)
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
