import Foundation
import XCTest

@testable import ScrollTrace
@testable import scroll_trace

/// The guide, Docs/ScrollTrace.md, and the description of its files agree with the tool.
final class GuideTests: XCTestCase {

  /// Every JSON block of the documentation is a file that the tool replays.
  ///
  /// Catches: a key of a page's scenario that `Scenario.init(reading:)` does not know.
  func testEveryBlockOfJSONIsAFile() throws {
    var blocks: [String: Int] = [:]
    for folder in ["", "Geometry/", "Reference/", "Development/"] {
      let path = Docs.folder.appending(path: folder).path
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
      for file in files where file.hasSuffix(".md") {
        for text in try Docs.blocks(of: folder + file, in: "json") {
          XCTAssertNoThrow(try Motion(Array(text.utf8), in: file))
          blocks[file, default: 0] += 1
        }
      }
    }
    XCTAssertEqual(blocks["Scenarios.md"], 2)
    XCTAssertEqual(blocks["Recordings.md"], 1)
  }

  func testItsScenarioFlies() throws {
    let scenario = try Scenario(XCTUnwrap(try Docs.blocks(of: "Reference/Scenarios.md", in: "json").last))
    XCTAssertNotNil(MotionSummary(Replay(scenario)).frameOfRest)
    XCTAssertTrue(Replay(scenario).contains { $0.phase == .decelerating })
  }

  func testItsMessageIsTheTools() throws {
    let guide = try Docs.page("ScrollTrace.md")
    let text = Scenario.text(
      duration: "3",
      inputs:
        #"{"t": 0, "stop": true}, {"t": 1, "stop": true}, {"t": 2, "stop": true}, {"t": 30, "stop": true}"#)
    XCTAssertThrowsError(try Scenario(text)) { error in
      XCTAssertTrue(guide.contains("\n    flick.json: \(error)\n"), "\(error)")
    }
  }

  func testItsLimitsAreTheTools() throws {
    let guide = try Docs.page("Reference/Scenarios.md")
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
