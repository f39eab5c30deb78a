import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Dragged items at edges, and content that follows its end, in scenarios (PHYSICS §12).
final class PatternScenarioTests: XCTestCase {
  private func rows(_ viewport: String, _ inputs: String) throws -> [TraceRow] {
    let text = """
      {"name": "pattern", "viewport": {"frame": [0, 0, 400, 800], "contentSize": [400, 2000]\(viewport)},
       "framesPerSecond": 100, "duration": 2, "inputs": [\(inputs)]}
      """
    return Array(Replay(try Scenario(text)))
  }

  private func offset(_ rows: [TraceRow], at time: Double) throws -> Double {
    try XCTUnwrap(rows.last { $0.instant.nearestSeconds <= time }).offset.y
  }

  /// Half way into the zone, content moves by 75 points in 0.4 s, and then with 375 points per second.
  func testADraggedItem() throws {
    let rows = try rows("", #"{"t": 0, "edgeScroll": [200, 750]}, {"t": 1.4, "edgeScroll": null}"#)
    XCTAssertEqual(try offset(rows, at: 0.4), 75, accuracy: 1e-9)
    XCTAssertEqual(try offset(rows, at: 1.4), 450, accuracy: 1e-9)
    XCTAssertEqual(rows.last?.offset.y, 450)
    XCTAssertEqual(rows.last?.phase, .idle)
    XCTAssertEqual(rows.filter { $0.source == .input }.map(\.label), ["item at 200, 750", "dropped"])
  }

  func testContentFollowsItsEnd() throws {
    let inputs = #"{"t": 0.5, "contentSize": [400, 2300]}, {"t": 1, "contentInset": [0, 0, 300, 0]}"#
    let follows = try rows(#", "contentOffset": [0, 1200], "followsEnd": true"#, inputs)
    XCTAssertEqual(try [0.4, 0.5, 1].map { try offset(follows, at: $0) }, [1200, 1500, 1800])
    let stays = try rows(#", "contentOffset": [0, 1200]"#, inputs)
    XCTAssertEqual(stays.last?.offset.y, 1200)
  }

  func testWhatIsRefused() throws {
    XCTAssertThrowsError(try rows("", #"{"t": 0, "edgeScroll": [1]}"#))
    XCTAssertThrowsError(try rows(#", "followsEnd": "vertical""#, ""))
  }
}
