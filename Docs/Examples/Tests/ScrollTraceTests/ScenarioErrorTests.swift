import XCTest

@testable import ScrollTrace

/// The error messages of invalid scenarios, word by word, since users search for them.
final class ScenarioErrorTests: XCTestCase {
  private func check(
    _ text: String, _ message: String, limits: ScenarioLimits = ScenarioLimits(), line: UInt = #line
  ) {
    check(Array(text.utf8), message, limits: limits, line: line)
  }

  private func check(
    _ bytes: [UInt8], _ message: String, limits: ScenarioLimits = ScenarioLimits(), line: UInt = #line
  ) {
    do {
      _ = try Scenario(reading: bytes, limits: limits)
      XCTFail("nothing is wrong", line: line)
    } catch {
      XCTAssertEqual(error.description, message, line: line)
    }
  }

  func testNotJSON() {
    check("", "$: must be a JSON text, but is empty")
    check(" \n", "$: must be a JSON text, but is empty")
    check("hello", "$: must be JSON with a value at line 1, column 1, but has hello")
    check("{\n  'a': 1}", "$: must be JSON with a name in quotation marks at line 2, column 3, but has '")
    check("{\"a\": 1} x", "$: must be JSON with the end of the text at line 1, column 10, but has x")
    check("{\"a\" 1}", "a: must be JSON with a colon at line 1, column 6, but has 1")
    check(
      "[1, 2",
      "$[1]: must be JSON with a comma or a closing bracket at line 1, column 6, but has the end of the text")
    check("[1,]", "$[1]: must be JSON with a value at line 1, column 4, but has ]")
    check("{\"a\": 1,}", "$: must be JSON with a name in quotation marks at line 1, column 9, but has }")
    check(
      "{\"a\": 1 \"b\": 2}",
      "a: must be JSON with a comma or a closing brace at line 1, column 9, but has \\\"")
    check(
      "[\"a",
      "$[0]: must be JSON with a closing quotation mark at line 1, column 4, but has the end of the text")
    check("[\"ä\n\"]", "$[0]: must be JSON with a closing quotation mark at line 1, column 4, but has \\n")
    check("[\"\\x\"]", "$[0]: must be JSON with an escape sequence at line 1, column 4, but has x")
    check("[\"\\ud800\"]", "$[0]: must be JSON with an escape sequence at line 1, column 4, but has ud800")
    check("[\"\\u+123\"]", "$[0]: must be JSON with an escape sequence at line 1, column 4, but has u+123")
    check(
      "[\"\\", "$[0]: must be JSON with an escape sequence at line 1, column 4, but has the end of the text")
    for number in [
      "NaN", "Infinity", "-Infinity", "01", "+1", ".5", "1.", "1e", "1.e5", "0x10", "1e5.5", "nul", "truee",
      "-",
    ] {
      XCTAssertThrowsError(try Scenario("[\(number)]"), number) { error in
        XCTAssertTrue("\(error)".hasPrefix("$[0]: must be JSON with a "), "\(error)")
      }
    }
    check(
      Scenario.text(viewport: #""frame": [0, NaN, 1, 1]"#),
      "viewport.frame[1]: must be JSON with a value at line 1, column 45, but has NaN")
    check([0x22, 0xff, 0x22], "$: must be text in UTF-8, but has other bytes")
    check([0xef, 0xbb, 0xbf, 0x31], "$: must be an object, but is 1")
    check("[]", "$: must be an object, but is []")
    check("null", "$: must be an object, but is null")
  }

  func testNames() {
    check("{}", "name: must be given, but is missing")
    check(Scenario.text(name: #""name": 3"#), "name: must be a string, but is 3")
    check(
      Scenario.text(name: #""name": "a", "name": "b""#),
      "name: must stand only once in its object, but stands there again as \"b\"")
    check(
      Scenario.text(name: #""nmae": "a""#),
      "nmae: must be a known key (name, viewport, screen, rules, physics, framesPerSecond, duration, inputs, recorded), but is \"nmae\""
    )
    check(
      Scenario.text(name: #""name": "a", "two\nlines": 1"#),
      "$[\"two\\nlines\"]: must be a known key (name, viewport, screen, rules, physics, framesPerSecond, duration, inputs, "
        + "recorded), "
        + "but is \"two\\nlines\"")
    check(
      Scenario.text(viewport: #""frame": [0, 0, 1, 1]"#),
      "viewport.contentSize: must be given, but is missing")
    check(
      Scenario.text(physics: #""snap": {"kind": "paging", "length": 3}"#),
      "physics.snap.length: must be a known key (kind, spacing), but is \"length\"")
    check(
      Scenario.text(inputs: #"{"t": 0, "stop": true, "animated": true}"#),
      "inputs[0].animated: must be a known key (t, stop), but is \"animated\"")
    // A key that several kinds have is named once.
    check(
      Scenario.text(physics: #""snap": {"kind": "interval", "lenght": 3}"#),
      "physics.snap.lenght: must be a known key (kind, spacing, axis, length, origin, alignment, speedSteps, "
        + "atMost, points, strictness), but is \"lenght\"")
  }

  func testNumbers() {
    func viewport(_ frame: String, _ size: String = "[1, 1]", _ more: String = "") -> String {
      Scenario.text(viewport: "\"frame\": \(frame), \"contentSize\": \(size)\(more)")
    }
    check(viewport("[0, 0, -1, 5]"), "viewport.frame[2]: must be finite and not negative, but is -1")
    check(viewport("[0, 1e999, 1, 5]"), "viewport.frame[1]: must be finite, but is 1e999")
    check(
      viewport("[0, 0, 1, 5]", "[1, -1e-3]"),
      "viewport.contentSize[1]: must be finite and not negative, but is -1e-3")
    check(viewport("[0, 0, 1]"), "viewport.frame: must be an array of 4 numbers, but is [0, 0, 1]")
    check(viewport("[0, 0, 1, null]"), "viewport.frame[3]: must be a number, but is null")
    check(
      viewport("[0, 0, 1, 1]", "{\"width\": [1]}"),
      "viewport.contentSize: must be an array of 2 numbers, but is {\"width\": […]}")
    check(
      viewport("[0, 0, 1, 1]", "[1, 1]", #", "displayScale": 0"#),
      "viewport.displayScale: must be finite and more than 0, but is 0")
    check(
      viewport("[0, 0, 1, 1]", "[1, 1]", #", "contentInset": [0, 0, 0, 1e400]"#),
      "viewport.contentInset[3]: must be finite, but is 1e400")
    check(
      viewport("[0, 0, 1, 1]", "[1, 1]", #", "contentInsetAdjustmentBehavior": "sometimes""#),
      "viewport.contentInsetAdjustmentBehavior: must be \"automatic\", \"scrollableAxes\", \"never\" or \"always\", "
        + "but is \"sometimes\"")
    check(
      viewport("[0, 0, 1, 1]", "[1, 1]", #", "isContainerContent": 1"#),
      "viewport.isContainerContent: must be true or false, but is 1")
    check(
      Scenario.text(physics: #""decelerationRate": 1.5"#),
      "physics.decelerationRate: must be more than 0 and less than 1, but is 1.5")
    check(
      Scenario.text(physics: #""decelerationRate": "slow""#),
      "physics.decelerationRate: must be \"normal\", \"fast\" or a number, but is \"slow\"")
    check(
      Scenario.text(physics: #""integration": "Exact""#),
      "physics.integration: must be \"exact\" or \"displayLink\", but is \"Exact\"")
    check(
      Scenario.text(physics: #""snap": {"kind": "interval", "axis": "vertical", "length": 0}"#),
      "physics.snap.length: must be finite and more than 0, but is 0")
    check(
      Scenario.text(
        physics: #""snap": {"kind": "interval", "axis": "vertical", "length": 9, "speedSteps": [300, 200]}"#),
      "physics.snap.speedSteps[1]: must be at least the step before it, 300.0, but is 200")
  }

  func testTime() {
    check(Scenario.text(framesPerSecond: "0"), "framesPerSecond: must be finite and more than 0, but is 0")
    check(
      Scenario.text(framesPerSecond: "-60"), "framesPerSecond: must be finite and more than 0, but is -60")
    check(
      Scenario.text(framesPerSecond: "1e-999"),
      "framesPerSecond: must be finite and more than 0, but is 1e-999")
    check(
      Scenario.text(framesPerSecond: "1.2345678901234567890123456789012"),
      "framesPerSecond: must have at most 30 significant digits, but is 1.2345678901234567890123456789012")
    check(Scenario.text(duration: "-1"), "duration: must be from 0 to 1000000000 seconds, but is -1")
    check(Scenario.text(duration: "1e99"), "duration: must be from 0 to 1000000000 seconds, but is 1e99")
    check(
      Scenario.text(framesPerSecond: "1000", duration: "1e6"),
      "duration: must give at most 10000000 rows at 1000 frames per second, but is 1e6")
    check(
      Scenario.text(framesPerSecond: "1e300", duration: "1e-9"),
      "duration: must give at most 10000000 rows at 1e300 frames per second, but is 1e-9")
    func instants(_ first: String, _ second: String) -> String {
      Scenario.text(inputs: #"{"t": \#(first), "stop": true}, {"t": \#(second), "stop": true}"#)
    }
    check(instants("0.5", "0.4"), "inputs[1].t: must be at least the instant before it, 0.5, but is 0.4")
    // Both are the same Double.
    check(
      instants("0.500000000000000001", "0.5"),
      "inputs[1].t: must be at least the instant before it, 0.500000000000000001, but is 0.5")
    check(
      instants("0.5", "1.000000000000000001"),
      "inputs[1].t: must be at most the duration, 1, but is 1.000000000000000001")
    check(
      instants("0.5", "1e999999999999999999999"),
      "inputs[1].t: must be at most the duration, 1, but is 1e999999999999999999999")
    check(instants("-0.1", "0"), "inputs[0].t: must not be negative, but is -0.1")
    check(instants("\"0\"", "0"), "inputs[0].t: must be a number, but is \"0\"")
    check(Scenario.text(inputs: #"{"stop": true}"#), "inputs[0].t: must be given, but is missing")
  }

  func testActions() {
    func check(_ input: String, _ message: String, line: UInt = #line) {
      self.check(Scenario.text(inputs: input), message, line: line)
    }
    check("3", "inputs[0]: must be an object, but is 3")
    check(#"{"t": 0}"#, "inputs[0]: must have exactly one action, but has none")
    check(
      #"{"t": 0, "stop": true, "wheel": [0, 1]}"#,
      "inputs[0]: must have exactly one action, but has stop and wheel")
    check(
      #"{"t": 0, "contentSize": [1, 1], "contentInset": [0, 0, 0, 0]}"#,
      "inputs[0]: must have exactly one action, but has contentSize and contentInset")
    check(#"{"t": 0, "stop": false}"#, "inputs[0].stop: must be true, but is false")
    check(#"{"t": 0, "scrollToTop": 1}"#, "inputs[0].scrollToTop: must be true or false, but is 1")
    check(
      #"{"t": 0, "touch": "tap", "at": [0, 0]}"#,
      "inputs[0].touch: must be \"down\", \"move\", \"up\" or \"cancel\", but is \"tap\"")
    check(#"{"t": 0, "touch": "down"}"#, "inputs[0].at: must be given, but is missing")
    check(
      #"{"t": 0, "touch": "move", "at": [0, 0]}"#,
      "inputs[0].touch: must come after a \"down\" of finger 0, but is \"move\" of a finger that is not down")
    check(
      #"{"t": 0, "touch": "down", "at": [0, 0]}, {"t": 0, "touch": "up", "at": [0, 0], "finger": 1}"#,
      "inputs[1].touch: must come after a \"down\" of finger 1, but is \"up\" of a finger that is not down")
    for finger in ["64", "-1", "1.5", "1e30", "1e-1"] {
      check(
        #"{"t": 0, "touch": "down", "at": [0, 0], "finger": \#(finger)}"#,
        "inputs[0].finger: must be a whole number from 0 to 63, but is \(finger)")
    }
    check(#"{"t": 0, "drag": "changed"}"#, "inputs[0].translation: must be given, but is missing")
    check(#"{"t": 0, "drag": "ended"}"#, "inputs[0].velocity: must be given, but is missing")
    check(
      #"{"t": 0, "drag": "began", "velocity": [0, 1]}"#,
      "inputs[0].velocity: must not stand beside drag \"began\", but is [0, 1]")
    check(
      #"{"t": 0, "key": "left"}"#,
      "inputs[0].key: must be \"lineDown\", \"lineUp\", \"pageDown\", \"pageUp\", \"home\", \"end\", \"lineLeft\", "
        + "\"lineRight\", \"pageLeft\" or \"pageRight\", but is \"left\""
    )
    check(#"{"t": 0, "resize": [1, -1]}"#, "inputs[0].resize[1]: must be finite and not negative, but is -1")
    check(
      #"{"t": 0, "insert": {"axis": "vertical", "at": 0}}"#,
      "inputs[0].insert.length: must be given, but is missing")
    check(
      #"{"t": 0, "insert": {"axis": "z", "at": 0, "length": 1}}"#,
      "inputs[0].insert.axis: must be \"horizontal\" or \"vertical\", but is \"z\"")
  }

  func testTooMuch() {
    check(
      String(repeating: "[", count: 1_000_000),
      "$" + String(repeating: "[0]", count: 16)
        + ": must be nested at most 16 levels deep, but is nested deeper")
    var limits = ScenarioLimits()
    limits.bytes = 10
    check("[1, 2, 3, 4]", "$: must have at most 10 bytes, but has 12", limits: limits)
    // A long value is cut short.
    check(
      Scenario.text(name: "\"name\": [\(String(repeating: "1,", count: 10_000))1]"),
      "name: must be a string, but is [1, 1, 1, 1, …]")
    let digits = String(repeating: "7", count: 100)
    check(
      Scenario.text(framesPerSecond: "-\(digits)"),
      "framesPerSecond: must be finite and more than 0, but is -\(digits.prefix(38))…")
  }

  /// Unusual but valid scenarios.
  func testWhatIsAllowed() throws {
    XCTAssertNoThrow(try Scenario(Scenario.text(framesPerSecond: "60.0e0", duration: "0")))
    XCTAssertNoThrow(try Scenario(Scenario.text(framesPerSecond: "1e300", duration: "0")))
    XCTAssertNoThrow(try Scenario(Scenario.text(framesPerSecond: "1e-300", duration: "1000000000")))
    XCTAssertNoThrow(
      try Scenario(Scenario.text(inputs: #"{"t": -0.0, "touch": "down", "at": [-0, 1], "finger": 6.3e1}"#)))
    XCTAssertNoThrow(
      try Scenario(Scenario.text(inputs: #"{"t": 1, "resize": [1, 1], "contentSize": [2, 2]}"#)))
    XCTAssertEqual(try Scenario(Scenario.text(name: #""name": "\u00e4\ud83d\ude00\/\b""#)).name, "ä😀/\u{8}")
    XCTAssertEqual(try Scenario("\u{feff}" + Scenario.text()).name, "small")
  }
}
