import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Content that is zoomed, in scenarios (PHYSICS §11).
final class ZoomScenarioTests: XCTestCase {
  private static let photo =
    #""frame": [0, 0, 320, 460], "contentSize": [1000, 1000], "contentInsetAdjustmentBehavior": "never""#

  private func text(
    _ inputs: String, zoom: String = #"{"maximum": 4}"#, framesPerSecond: String = "10",
    duration: String = "1"
  ) -> String {
    Scenario.text(
      viewport: Self.photo + #", "zoom": "# + zoom, framesPerSecond: framesPerSecond, duration: duration,
      inputs: inputs)
  }

  private func rows(_ inputs: String, zoom: String = #"{"maximum": 4}"#) throws -> [TraceRow] {
    Array(Replay(try Scenario(text(inputs, zoom: zoom))))
  }

  private func state(_ row: TraceRow?) throws -> [Double] {
    let row = try XCTUnwrap(row)
    return [row.viewport.zoomScale, row.offset.x, row.offset.y]
  }

  // MARK: Actions

  /// UIKit's `zoomScale` from (0, 0) at 1 to (160, 230) at 2, and sin² in the logarithm.
  ///
  /// Catches: in `Replay.call`, `.setZoomScale(scale, animated: true)`.
  func testTheProgramZooms() throws {
    XCTAssertEqual(
      try state(rows(#"{"t": 0.1, "zoomScale": 2}"#).first { $0.source == .input }), [2, 160, 230])
    let animated = try rows(#"{"t": 0.1, "zoomScale": 4, "animated": true}"#)
    // After a third of the time sin² is a quarter: 4^(1/4).
    XCTAssertEqual(
      try state(animated.last { $0.instant.nearestSeconds <= 0.25 })[0], 2.0.squareRoot(), accuracy: 1e-12)
    XCTAssertEqual(try state(animated.last), [4, 480, 690])
    XCTAssertEqual(
      animated.flatMap { $0.events.map(\.description) }.filter { $0 != "didScroll" && $0 != "didZoom" },
      ["willBeginZooming", "didEndZooming"])
    // As large as it can be shown: 460 / 230, not 320 / 80; its middle at (140, 215).
    let rect = try rows(#"{"t": 0.1, "zoomTo": [100, 100, 80, 230]}"#)
    XCTAssertEqual(try state(rect.last), [2, 2 * 140 - 160, 2 * 215 - 230])
    XCTAssertEqual(try rows(#"{"t": 0.1, "zoomTo": [100, 100, 80, 230]}"#, zoom: "{}").last?.offset, .zero)
  }

  /// Sizes of the content are those at scale 1, in actions, too.
  ///
  /// Catches: in `Replay.call`, `$0.contentSize = size`.
  func testAContentSizeIsThatAtScale1() throws {
    for change in [#""contentSize": [900, 600]"#, #""resize": [320, 460], "contentSize": [900, 600]"#] {
      let rows = try rows(#"{"t": 0.1, "zoomScale": 3}, {"t": 0.2, \#(change)}"#)
      XCTAssertEqual(rows.last?.viewport.unscaledContentSize, ScrollSize(width: 900, height: 600))
      XCTAssertEqual(rows.last?.viewport.contentSize, ScrollSize(width: 2700, height: 1800))
    }
  }

  /// Catches: in `ActionReader.action`, `"zoom": .offset`.
  func testAResizeKeepsTheMiddle() throws {
    let rows = try rows(
      #"{"t": 0.1, "zoomScale": 2}, {"t": 0.2, "resize": [400, 500], "keeping": "zoom"}"#)
    XCTAssertEqual(try state(rows.last), [2, 160 - 40, 230 - 20])
  }

  /// Catches: in `ActionReader.action`, a magnification about the origin.
  func testAWheelAndAPinchZoomAboutAPoint() throws {
    let wheel = try rows(
      #"{"t": 0.1, "magnify": 2, "at": [100, 50]}, {"t": 0.2, "magnify": 0.5, "at": [0, 0]}"#
    )
    .filter { $0.source == .input }
    XCTAssertEqual(try state(wheel[0]), [2, 100, 50])
    XCTAssertEqual(try state(wheel[1]), [1, 50, 25])
    let pinch = try rows(
      #"""
      {"t": 0.1, "pinch": "began", "scale": 1, "at": [100, 100]},
      {"t": 0.2, "pinch": "changed", "scale": 2, "at": [50, 80]},
      {"t": 0.3, "pinch": "ended", "scale": 3, "at": [100, 100]}
      """#
    ).filter { $0.source == .input }
    XCTAssertEqual(try pinch.map(state), [[1, 0, 0], [2, 150, 120], [3, 200, 200]])
    XCTAssertEqual(pinch.map(\.label), ["pinch", nil, "let go"])
  }

  /// Two fingers, half as far apart as before: a return of the scale to its limit.
  func testTwoFingers() throws {
    let rows = try rows(
      #"""
      {"t": 0.1, "touch": "down", "at": [60, 200]}, {"t": 0.1, "touch": "down", "at": [260, 200], "finger": 1},
      {"t": 0.2, "touch": "move", "at": [40, 200]}, {"t": 0.3, "touch": "move", "at": [150, 200]},
      {"t": 0.4, "touch": "up", "at": [150, 200]}, {"t": 0.4, "touch": "up", "at": [260, 200], "finger": 1}
      """#)
    // 110 of 220 points: an octave below 1, with the band of PHYSICS §11 in octaves.
    let shown = try state(rows.last { $0.instant.nearestSeconds <= 0.35 })[0]
    XCTAssertEqual(shown, 0.7820, accuracy: 5e-5)
    XCTAssertEqual(rows.last?.viewport.zoomScale, 1)
    XCTAssertEqual(rows.last?.phase, .idle)
  }

  /// The trace of the built-in scenario, by its hash.
  func testTheBuiltInScenario() throws {
    let scenario = try Scenario(reading: XCTUnwrap(Demo(named: "map-zoom")).text)
    let rows = Array(Replay(scenario))
    XCTAssertEqual(
      rows.filter { $0.events.contains(.didEndZooming) }.map(\.viewport.zoomScale), [2, 0.5, 2, 0.5])
    let summary = MotionSummary(rows)
    XCTAssertEqual("\(summary.hash)", "c08b5bd0f8c59598")
    XCTAssertEqual(summary.frameOfRest, 306)
  }

  // MARK: The trace

  /// Catches: in `CSVFormat.header`, the scales before the events.
  func testColumns() throws {
    XCTAssertEqual(
      TraceFormat.csv.text(try Scenario(text(#"{"t": 0, "zoomScale": 2}"#, duration: "0.1"))),
      """
      t,source,x,y,vx,vy,tx,ty,phase,events,scale
      0.0,input,160.0,230.0,0.0,0.0,,,idle,didZoom+didScroll,2.0
      0.0,frame,160.0,230.0,0.0,0.0,,,idle,,2.0
      0.1,frame,160.0,230.0,0.0,0.0,,,idle,,2.0

      """)
    let screen = #"""
      {"name": "photos", "framesPerSecond": 10, "duration": 0, "inputs": [{"t": 0, "zoomScale": 2, "on": "photo"}],
       "screen": [
        {"name": "album", "viewport": {"frame": [0, 0, 320, 460], "contentSize": [640, 460]}},
        {"name": "photo", "parent": "album", "viewport": {\#(Self.photo), "zoom": {"maximum": 4}}},
        {"name": "later", "viewport": {\#(Self.photo)}, "isPresent": false}]}
      """#
    let trace = TraceFormat.csv.text(try Scenario(screen)).split(separator: "\n").map(String.init)
    XCTAssertTrue(trace[0].hasSuffix(",events2,scale0,scale1,scale2"), trace[0])
    XCTAssertTrue(trace[2].hasSuffix(",1.0,2.0,"), trace[2])
    XCTAssertTrue(TraceFormat.json.text(try Scenario(screen)).contains(#""events": [], "scale": 2.0}]}"#))
    // Content that cannot be zoomed has no scale.
    XCTAssertFalse(TraceFormat.csv.text(try Scenario(text("", zoom: "{}"))).contains("scale"))
  }

  /// The hash of content that can be zoomed has its scale after the velocity.
  ///
  /// Catches: in `MotionHash.add`, the scale left out.
  func testTheHash() throws {
    var expected = MotionHash()
    for number in [160, 230, 0, 0, 2.0] { expected.add(number) }
    let zoomed = try Scenario(text(#"{"t": 0, "zoomScale": 2}"#, duration: "0"))
    XCTAssertEqual(MotionSummary(Replay(zoomed)).hash, expected)
    var plain = MotionHash()
    for _ in 0..<4 { plain.add(0) }
    XCTAssertEqual(MotionSummary(Replay(try Scenario(text("", zoom: "{}", duration: "0")))).hash, plain)
  }

  func testAPictureHasTheScale() throws {
    func svg(_ zoom: String) throws -> String {
      TraceFormat.svg.text(try Scenario(text(#"{"t": 0.1, "zoomScale": 2}"#, zoom: zoom)))
    }
    XCTAssertTrue(try svg(#"{"maximum": 4}"#).contains(">scale<"))
    XCTAssertFalse(try svg("{}").contains(">scale<"))
  }

  /// Error messages, word by word.
  func testWhatIsRefused() {
    func check(_ input: String, zoom: String = "{}", _ message: String, line: UInt = #line) {
      XCTAssertThrowsError(try Scenario(text(input, zoom: zoom)), line: line) {
        XCTAssertEqual("\($0)", message, line: line)
      }
    }
    let keys = "must be a known key (minimum, maximum, scale, bouncesZoom)"
    check("", zoom: "2", "viewport.zoom: must be an object, but is 2")
    check("", zoom: #"{"max": 2}"#, #"viewport.zoom.max: \#(keys), but is "max""#)
    for key in ["minimum", "maximum", "scale"] {
      for value in ["0", "-1"] {
        check(
          "", zoom: #"{"\#(key)": \#(value)}"#,
          "viewport.zoom.\(key): must be finite and more than 0, but is \(value)")
      }
    }
    check(
      "", zoom: #"{"minimum": 2, "maximum": 1.5}"#,
      "viewport.zoom.maximum: must be at least the minimum, 2.0, but is 1.5")
    check("", zoom: #"{"bouncesZoom": 1}"#, "viewport.zoom.bouncesZoom: must be true or false, but is 1")
    func check(action: String, _ message: String, line: UInt = #line) {
      check("{\"t\": 0, \(action)}", "inputs[0]" + message, line: line)
    }
    check(
      action: #""pinch": "moved", "scale": 1, "at": [0, 0]"#,
      #".pinch: must be "began", "changed", "ended" or "cancelled", but is "moved""#)
    check(action: #""pinch": "began", "at": [0, 0]"#, ".scale: must be given, but is missing")
    check(action: #""pinch": "began", "scale": 1"#, ".at: must be given, but is missing")
    check(
      action: #""pinch": "began", "scale": 0, "at": [0, 0]"#,
      ".scale: must be finite and more than 0, but is 0")
    check(
      action: #""magnify": -2, "at": [0, 0]"#, ".magnify: must be finite and more than 0, but is -2")
    check(action: #""magnify": 2"#, ".at: must be given, but is missing")
    check(action: #""zoomScale": 1e999"#, ".zoomScale: must be finite and more than 0, but is 1e999")
    check(action: #""zoomTo": [0, 0, -1, 0]"#, ".zoomTo[2]: must be finite and not negative, but is -1")
  }
}
