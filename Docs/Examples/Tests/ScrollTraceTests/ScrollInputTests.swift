import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// The `scroll` input: deltas of the content, with and without phases.
final class ScrollInputTests: XCTestCase {
  private func rows(_ physics: String, _ inputs: String) throws -> [TraceRow] {
    let text = Scenario.text(physics: physics, framesPerSecond: "100", duration: "3", inputs: inputs)
    return Array(Replay(try Scenario(text)))
  }

  /// A flick of 10 points each 10 ms, and momentum of the platform after it.
  private static let flick =
    (0..<6).map {
      #"{"t": 0.\#(10 + $0), "scroll": [0, 10], "phase": "\#($0 == 0 ? "began" : "changed")"},"#
    }.joined() + #"{"t": 0.16, "scroll": [0, 0], "phase": "ended"},"#
    + #"{"t": 0.17, "scroll": [0, 9], "phase": "momentumBegan"},"#
    + #"{"t": 0.18, "scroll": [0, 8], "phase": "momentumChanged"},"#
    + #"{"t": 0.19, "scroll": [0, 0], "phase": "momentumEnded"}"#

  func testTheLibrarysMomentum() throws {
    let rows = try rows("", Self.flick)
    let ended = try XCTUnwrap(rows.first { $0.label == "let go" })
    XCTAssertEqual(ended.phase, .decelerating)
    XCTAssertEqual(ended.offset.y, 60)
    // 1000 points per second go 494 points, on the pixel grid.
    XCTAssertEqual(ended.target?.y, 554)
    XCTAssertEqual(rows.last?.offset.y, 554)
  }

  func testThePlatformsMomentum() throws {
    let rows = try rows(#""momentum": "platform""#, Self.flick)
    let ended = try XCTUnwrap(rows.first { $0.label == "let go" })
    XCTAssertEqual(ended.phase, .idle)
    let inputs = rows.filter { $0.source == .input }
    XCTAssertEqual(inputs.suffix(3).map(\.offset.y), [69, 77, 77])
    XCTAssertEqual(inputs.suffix(3).map(\.phase), [.decelerating, .decelerating, .idle])
    XCTAssertEqual(rows.last?.offset.y, 77)
  }

  func testNoPhaseIsTheDefault() throws {
    for phase in ["", #", "phase": "none""#] {
      let rows = try rows("", #"{"t": 0.1, "scroll": [0, 900]\#(phase)}"#)
      XCTAssertEqual(rows.last?.offset.y, 800, "at the limit")
      let rest = rows.firstIndex { $0.phase == .idle && $0.offset.y == 800 }
      XCTAssertEqual(rest.map { rows[$0].instant }, ScrollInstant(.milliseconds(250)))
    }
  }

  /// Eight parts of a notch turn one page; a swipe without phases turns one, or many.
  func testPagesWithoutPhases() throws {
    let paging = #""snap": {"kind": "paging"}"#
    func rest(_ physics: String, _ inputs: [String]) throws -> Double? {
      try rows(paging + physics, inputs.joined(separator: ", ")).last?.offset.y
    }
    let parts = (0..<8).map { #"{"t": 0.1\#($0), "wheel": [0, 12.5], "notch": [0, 100]}"# }
    XCTAssertEqual(try rest("", parts), 200)
    XCTAssertEqual(
      try rest("", parts.map { $0.replacingOccurrences(of: #", "notch": [0, 100]"#, with: "") }), 800)
    let swipe = (0..<8).map { #"{"t": 0.1\#($0), "scroll": [0, 50]}"# }
    XCTAssertEqual(try rest(#", "pagePerSwipe": true"#, swipe), 200)
    XCTAssertEqual(try rest("", swipe), 400)
  }

  func testWhatIsRefused() {
    for (input, message) in [
      (
        #"{"t": 0, "wheel": [0, 1], "notch": [0, -1]}"#,
        "inputs[0].notch[1]: must be finite and not negative, but is -1"
      ),
      (
        #"{"t": 0, "scroll": [0, 1], "phase": "begin"}"#,
        #"inputs[0].phase: must be "mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan", "#
          + #""momentumChanged", "momentumEnded" or "none", but is "begin""#
      ),
      (#"{"t": 0, "scroll": [0]}"#, "inputs[0].scroll: must be an array of 2 numbers, but is [0]"),
    ] {
      XCTAssertThrowsError(try Scenario(Scenario.text(inputs: input))) { XCTAssertEqual("\($0)", message) }
    }
    XCTAssertThrowsError(try Scenario(Scenario.text(physics: #""momentum": "mine""#))) {
      XCTAssertEqual("\($0)", #"physics.momentum: must be "library", "platform" or "off", but is "mine""#)
    }
  }
}
