import Foundation
import ScrollKinetics
import XCTest

@testable import ScrollTrace

final class TraceFormatTests: XCTestCase {
  private let dragged = Scenario.text(
    physics: #""decelerationRate": "fast""#, framesPerSecond: "10", duration: "0.2",
    inputs: """
      {"t": 0.05, "drag": "began"}, {"t": 0.1, "drag": "changed", "translation": [0, -40]},
      {"t": 0.1, "drag": "ended", "velocity": [0, -500]}
      """)

  func testCSV() throws {
    XCTAssertEqual(
      TraceFormat.csv.text(try Scenario(dragged)),
      """
      t,source,x,y,vx,vy,tx,ty,phase,events
      0.0,frame,0.0,0.0,0.0,0.0,,,idle,
      0.05,input,0.0,0.0,0.0,0.0,,,dragging,willBeginDragging
      0.1,input,0.0,40.0,0.0,800.0,,,dragging,didScroll
      0.1,input,0.0,40.0,0.0,497.4916247483214,0.0,89.0,decelerating,willEndDragging+didEndDragging(decelerate)+willBeginDecelerating
      0.1,frame,0.0,40.0,0.0,497.4916247483214,0.0,89.0,decelerating,
      0.2,frame,0.0,71.38139910697512,0.0,182.09802417045083,0.0,89.0,decelerating,didScroll

      """)
  }

  /// A preset, and a key that changes it; a stretch has columns, and belongs to the hash.
  ///
  /// Catches: `row.stretch` left out of `CSVFormat.line`, or of `MotionHash.add`.
  func testPresets() throws {
    func scenario(_ physics: String) throws -> Scenario {
      try Scenario(
        Scenario.text(
          physics: physics, framesPerSecond: "10", duration: "0.2",
          inputs: """
            {"t": 0.05, "drag": "began"}, {"t": 0.1, "drag": "changed", "translation": [0, 40]}
            """))
    }
    let android = try scenario(#""preset": "android", "slop": 3"#)
    var physics = Scroller.Physics.preset(.android)
    (physics.slop, physics.framesPerSecond) = (3, 10)
    XCTAssertEqual(android.physics, physics)
    let lines = TraceFormat.csv.text(android).split(separator: "\n")
    XCTAssertTrue(lines[0].hasSuffix("phase,events,stretchX,stretchY"))
    XCTAssertTrue(lines[3].hasSuffix(",0.0,-40.0"), "\(lines[3])")
    let screen = try Scenario(
      """
      {"name": "two", "framesPerSecond": 10, "duration": 0.2, "screen": [
        {"name": "a", "viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 900]}, "physics": {"preset": "android"}},
        {"name": "b", "viewport": {"frame": [0, 200, 100, 200], "contentSize": [100, 900]}}],
       "inputs": [{"t": 0.05, "drag": "began", "on": "a"}, {"t": 0.1, "drag": "changed", "translation": [0, 40], "on": "a"}]}
      """)
    let rows = TraceFormat.csv.text(screen).split(separator: "\n")
    XCTAssertTrue(rows[0].hasSuffix("events1,stretchX0,stretchY0,stretchX1,stretchY1"))
    XCTAssertTrue(rows[3].hasSuffix(",0.0,-40.0,0.0,0.0"), "\(rows[3])")
    XCTAssertEqual(
      try scenario(#""preset": "gtk", "decelerationRate": 0.99"#).physics.flight.rate?.rawValue, 0.99)
    XCTAssertFalse(TraceFormat.csv.text(try scenario(#""preset": "gtk""#)).contains("stretch"))
    XCTAssertThrowsError(try scenario(#""preset": "wp7""#))
  }

  /// A finger whose latest sample is early: by least squares 1115 points per second, as in a screen; UIKit's blend gives 1050.
  ///
  /// Catches: `end` left out of `ReplaySubject.make`.
  func testLeastSquares() throws {
    let view =
      #""viewport": {"frame": [0, 0, 390, 844], "contentSize": [390, 9000]}, "physics": {"preset": "android"}"#
    let moves = (1...9).map {
      #"{"t": \#(min(0.085, Double($0) / 100)), "touch": "move", "at": [9, \#(700 - 10 * $0)]}"#
    }
    let inputs =
      [#"{"t": 0, "touch": "down", "at": [9, 700]ON}"#] + moves + [
        #"{"t": 0.092, "touch": "up", "at": [9, 610]}"#
      ]
    let text = inputs.joined(separator: ",")
    for (what, on) in [(view, ""), (#""screen": [{"name": "a", \#(view)}]"#, #", "on": "a""#)] {
      let scenario = try Scenario(
        #"{"name": "n", \#(what), "framesPerSecond": 10, "duration": 0.1, "inputs": [\#(text.replacingOccurrences(of: "ON", with: on))]}"#
      )
      let row = try XCTUnwrap(Array(Replay(scenario)).last { $0.source == .input })
      XCTAssertEqual((row.members.first?.velocity ?? row.velocity).dy, 1115.232916895, accuracy: 1e-6)
    }
  }

  /// A trace is the rows and nothing else, so that reading it back brings the same bits.
  func testNumbersReadBack() throws {
    for demo in Demo.all {
      let scenario = try Scenario(reading: demo.text)
      // The columns of screens are compared by ScreenScenarioTests.
      guard scenario.screen.isEmpty else { continue }
      let lines = TraceFormat.csv.text(scenario).split(separator: "\n").dropFirst()
      let rows = Array(Replay(scenario))
      XCTAssertEqual(lines.count, rows.count)
      for (line, row) in zip(lines, rows) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        XCTAssertEqual(fields.count, row.zooms ? 11 : 10)
        XCTAssertFalse(fields.contains("-0.0"))
        let numbers = fields[2...5].map { Double($0)?.bitPattern }
        let expected = [row.offset.x, row.offset.y, row.velocity.dx, row.velocity.dy]
        XCTAssertEqual(numbers, expected.map(\.bitPattern))
        let scales = row.zooms ? [row.viewport.zoomScale] : []
        XCTAssertEqual(fields[10...].map { Double($0)?.bitPattern }, scales.map(\.bitPattern))
        XCTAssertEqual(fields[6].isEmpty, row.phase != .decelerating && row.phase != .animating)
      }
    }
  }

  /// Read with the tool's own reader: Foundation's is off by some units in the last place.
  func testJSONHoldsTheSameRows() throws {
    for demo in Demo.all {
      let scenario = try Scenario(reading: demo.text)
      // The columns of screens are compared by ScreenScenarioTests.
      guard scenario.screen.isEmpty else { continue }
      let lines = TraceFormat.csv.text(scenario).split(separator: "\n")
      let names = lines[0].split(separator: ",").map(String.init)
      let text = TraceFormat.json.text(scenario)
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(text.utf8)))
      let json = try JSONNode(value: JSONReader.read(Array(text.utf8)), path: .root).members([
        "name", "rows", "hash",
      ])
      XCTAssertEqual(try json.required("name").string(), scenario.name)
      XCTAssertEqual(try json.required("hash").string(), "\(MotionSummary(Replay(scenario)).hash)")
      let rows = try json.required("rows").elements()
      XCTAssertEqual(rows.count, lines.count - 1)
      for (row, line) in zip(rows, lines.dropFirst()) {
        let members = try row.members(names)
        for (name, field) in zip(names, line.split(separator: ",", omittingEmptySubsequences: false)) {
          switch try members.required(name).value {
          case .number(let literal): XCTAssertEqual(literal, String(field))
          case .string(let text): XCTAssertEqual(text, String(field))
          case .null: XCTAssertEqual(field, "")
          case .array(let events):
            let names = events.map { if case .string(let name) = $0 { name } else { "\($0)" } }
            XCTAssertEqual(names.joined(separator: "+"), String(field))
          case let other: XCTFail("\(other)")
          }
        }
      }
    }
  }

  func testNamesAreEscaped() throws {
    let scenario = try Scenario(Scenario.text(name: #""name": "a\"\\\n\u0001\u2028ü""#, duration: "0"))
    XCTAssertEqual(
      TraceFormat.json.text(scenario).prefix(50),
      #"{"name": "a\"\\\n\u0001\u2028ü", "rows": ["# + "\n" + #"{"t": 0"#)
  }
}
