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

  /// Pulled past 100 points of 800, content refreshes once, rests at 60, and returns when the refresh ends.
  func testPullToRefresh() throws {
    let pull = #"""
      {"t": 0, "drag": "began"}, {"t": 0.1, "drag": "changed", "translation": [0, 150]},
      {"t": 0.2, "drag": "changed", "translation": [0, 400]}, {"t": 0.3, "drag": "ended", "velocity": [0, 0]},
      {"t": 1, "endRefreshing": true}
      """#
    let rows = try rows(#", "refresh": {"trigger": 100, "extent": 60, "firesAt": "threshold"}"#, pull)
    let told = rows.filter { $0.events.contains(.didRefresh) }
    XCTAssertEqual(told.map(\.instant.nearestSeconds), [0.2])
    XCTAssertEqual(try offset(rows, at: 0.99), -60)
    XCTAssertEqual(try offset(rows, at: 2), 0)
    XCTAssertEqual(rows.filter { $0.source == .input }.compactMap(\.label), ["drag", "let go", "refreshed"])
    let released = try self.rows(#", "refresh": {"trigger": 100, "extent": 60, "firesAt": "release"}"#, pull)
    XCTAssertEqual(released.filter { $0.events.contains(.didRefresh) }.map(\.instant.nearestSeconds), [0.3])
    let begun = try self.rows(#", "refresh": {}"#, #"{"t": 0, "beginRefreshing": true}"#)
    XCTAssertEqual(begun.last?.offset.y, -60)
  }

  /// A flick over the seam shows what one that begins a turn later shows; a program goes the shortest way.
  func testALoop() throws {
    let flick = #"""
      {"t": 0, "drag": "began"}, {"t": 0.01, "drag": "ended", "velocity": [0, -2000]},
      {"t": 1.9, "drag": "held"}, {"t": 1.95, "setContentOffset": [0, 1950], "animated": false}
      """#
    let plain = try rows(#", "contentOffset": [0, 200]"#, flick)
    let loop = try rows(#", "contentOffset": [0, 1900], "loops": "vertical""#, flick)
    XCTAssertTrue(loop.allSatisfy { (0..<2000).contains($0.offset.y) })
    XCTAssertTrue(loop.compactMap(\.target?.y).allSatisfy { (0..<2000).contains($0) })
    let (a, b) = (try offset(plain, at: 0.3), try offset(loop, at: 0.3))
    XCTAssertEqual((b - a + 4000).truncatingRemainder(dividingBy: 2000), 1700, accuracy: 1e-9)
    XCTAssertEqual(loop.last?.offset.y, 1950)
    XCTAssertTrue(loop.contains { $0.offset.y < 200 })
    // A rectangle that is visible before the seam.
    let shown = try rows(
      #", "contentOffset": [0, 1900], "loops": "vertical""#,
      #"{"t": 0, "scrollRectToVisible": [0, 40, 9, 9], "animated": true}"#)
    XCTAssertEqual(shown.last?.offset.y, 1900)
    // Content as long as the view is the shortest loop.
    let short = try rows(#", "contentOffset": [0, 0], "loops": "horizontal""#, "")
    XCTAssertEqual(short.last?.offset, .zero)
  }

  /// A loop that is a member of a screen: its offsets and targets are those of the first turn, what is around it stays.
  func testALoopInAScreen() throws {
    let scenario = #"""
      {"name": "week", "framesPerSecond": 60, "duration": 2, "screen": [
        {"name": "page", "viewport": {"frame": [0, 0, 300, 600], "contentSize": [300, 2000]}},
        {"name": "days", "parent": "page",
          "viewport": {"frame": [0, 0, 300, 100], "contentSize": [900, 100], "contentOffset": [850, 0], "loops": "horizontal"}}],
       "inputs": [{"t": 0, "drag": "began", "on": "days"},
         {"t": 0.01, "drag": "ended", "velocity": [-2000, 0], "on": "days"},
         {"t": 1.9, "setContentOffset": [20, 0], "animated": false, "on": "days"}]}
      """#
    let rows = Array(Replay(try Scenario(scenario)))
    let offsets = rows.map { $0.members[1].offset.x }
    XCTAssertTrue(offsets.allSatisfy { (0..<900).contains($0) })
    XCTAssertTrue(zip(offsets, offsets.dropFirst()).contains { $1 < $0 - 500 })
    XCTAssertTrue(rows.compactMap { $0.members[1].target?.x }.allSatisfy { (0..<900).contains($0) })
    XCTAssertEqual(offsets.last, 20)
    XCTAssertTrue(rows.allSatisfy { $0.members[0].offset == .zero })
  }

  func testWhatIsRefused() throws {
    XCTAssertThrowsError(try rows("", #"{"t": 0, "edgeScroll": [1]}"#))
    XCTAssertThrowsError(try rows(#", "followsEnd": "vertical""#, ""))
    XCTAssertThrowsError(try rows(#", "loops": true"#, ""))
    XCTAssertThrowsError(try rows(#", "refresh": {"trigger": 0}"#, ""))
    XCTAssertThrowsError(try rows(#", "refresh": {"trigger": 50, "extent": 51}"#, ""))
    XCTAssertThrowsError(try rows(#", "refresh": {"firesAt": "once"}"#, ""))
    XCTAssertThrowsError(try rows("", #"{"t": 0, "endRefreshing": false}"#))
  }
}
