import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Expected values worked out with a few lines of Python: `struct.pack('<d', number)` and the two constants.
final class MotionHashTests: XCTestCase {
  func testNumbers() {
    var hash = MotionHash()
    XCTAssertEqual("\(hash)", "cbf29ce484222325")
    for number in [0, 1.5, -2.25, 1e300] { hash.add(number) }
    XCTAssertEqual("\(hash)", "be3ac4e2f9db65d8")
  }

  /// Three frames of content at rest at 10 points; inputs do not count.
  func testRows() throws {
    let scenario = try Scenario(
      Scenario.text(
        viewport: #""frame": [0, 0, 9, 9], "contentSize": [9, 99], "contentOffset": [-0.0, 10]"#,
        duration: "0.2",
        inputs: #"{"t": 0.1, "stop": true}, {"t": 0.2, "wheel": [0, 0]}"#))
    let summary = MotionSummary(Replay(scenario))
    XCTAssertEqual("\(summary.hash)", "56cf4a3d5b04ace1")
    XCTAssertEqual(summary.frameOfRest, 0)
  }

  func testFrameOfRest() throws {
    func frameOfRest(_ inputs: String, duration: String = "2") throws -> Int? {
      MotionSummary(Replay(try Scenario(Scenario.text(duration: duration, inputs: inputs)))).frameOfRest
    }
    // 0.3 s after the first instant, which is no frame's.
    XCTAssertEqual(try frameOfRest(#"{"t": 0.35, "setContentOffset": [0, 50], "animated": true}"#), 7)
    XCTAssertEqual(try frameOfRest(#"{"t": 0.4, "touch": "down", "at": [0, 0]}"#), nil)
    // Idle in the last frame, and then no more.
    XCTAssertEqual(try frameOfRest(#"{"t": 2, "setContentOffset": [0, 50], "animated": true}"#), nil)
    XCTAssertEqual(
      try frameOfRest(
        #"{"t": 1.95, "setContentOffset": [0, 50], "animated": true}, {"t": 1.99, "stop": true}"#), 20)
  }
}
