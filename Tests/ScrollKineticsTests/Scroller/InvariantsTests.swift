@testable import ScrollKinetics

/// Snapshots of states that no inputs lead to are refused: each invalid number, finger and time on its own.
final class InvariantsTests: XCTestCase {
  /// Asserts that a snapshot decodes, and with a part replaced is refused for the given reason.
  private func assertRefused(
    _ scroller: Scroller, _ part: String, _ replacements: [String], _ reason: String, line: UInt = #line
  ) throws {
    let decoder = JSONDecoder.ofAnyNumber
    let text = try scroller.json
    XCTAssertEqual(try Scroller.decoded(from: text, by: decoder), scroller, line: line)
    for replacement in replacements {
      let damaged = text.replacing(try Regex(part), with: replacement)
      XCTAssertNotEqual(damaged, text, "\(part) is no part of \(text)", line: line)
      XCTAssertThrowsError(try Scroller.decoded(from: damaged, by: decoder), replacement, line: line) {
        guard case DecodingError.dataCorrupted(let context) = $0 else { return XCTFail("\($0)", line: line) }
        XCTAssertTrue(context.debugDescription.hasPrefix(reason), context.debugDescription, line: line)
      }
    }
  }

  /// Numbers that are never stored: −0, a subnormal number, NaN.
  private static let stray = ["-0.0", "5e-324", "-5e-324", "\"inf\"", "\"-inf\"", "\"nan\""]

  /// Catches: any `||` for `&&` or the other way round, or any `return` left out of the faults of a touch.
  func testTouches() throws {
    let dragging = Scroller.wide().handling(.touchDown(.zero, finger: 63))
      .handling(.touchMoved(ScrollPoint(30, 40), finger: 63))
    XCTAssertEqual(dragging.phase, .dragging)
    let finger = "the driving finger must be down"
    try assertRefused(dragging, "\"finger\":63", ["\"finger\":62", "\"finger\":64", "\"finger\":-1"], finger)
    try assertRefused(dragging, "\"hasBegun\":true", ["\"hasBegun\":false"], "a drag must have both axes")
    // The excess stands before the origin.
    for start in ["\"horizontal\":{", "\"vertical\":{"] {
      let start = start + "\"motion\":{\"dragged\":{\"drag\":{"
      let (excess, origin) = ("\(start)\"excess\":0", "\(start)\"excess\":0,\"origin\":[-0-9.]+")
      let pattern = { (text: String) in text.replacing("{", with: "\\{") }
      try assertRefused(dragging, pattern(excess), ["\(start)\"excess\":\"inf\""], "the drag must be finite")
      try assertRefused(
        dragging, pattern(origin), ["\(start)\"excess\":0,\"origin\":\"inf\""], "the drag must be finite")
    }
  }

  /// Catches: a comparison of `motion.since` turned round, or a number of a flight that is not finite let pass.
  func testFlights() throws {
    let ticking = Scroller.tall(at: 2000, Scroller.Physics(integration: .displayLink)).flung(3000)
    let planned = Scroller.tall(at: 2000).flung(3000)
    let target = "\"target\":[-0-9.]+"
    try assertRefused(ticking, target, Self.stray.map { "\"target\":\($0)" }, "target must be finite")
    try assertRefused(ticking, target, ["\"target\":-1", "\"target\":7201"], "target must lie within")
    try assertRefused(
      planned, "\\{\"motion\":\\{\"resting\":\\{\\}\\}\\}",
      ["{\"motion\":{\"resting\":{}},\"since\":\"0.5\"}"], "what rests must not have begun")
    let late = [(ticking, "a tick must not be later"), (planned, "a plan must not begin later")]
    for (var scroller, reason) in late {
      scroller.now = ScrollInstant(seconds: -1)
      let error = scroller.axes.vertical.fault(at: scroller.now)
      XCTAssertTrue(error?.hasPrefix(reason) == true, error ?? "no fault")
    }
  }

  /// Catches: a check of `.coasting` left out of `fault(of:)`.
  func testCoasts() throws {
    let coasting = Scroller.wide().handling(.scroll(ScrollVector(30, 40)))
    XCTAssertTrue(coasting.isCoasting)
    try assertRefused(coasting, "\"position\":2030", Self.stray.map { "\"position\":\($0)" }, "")
    try assertRefused(
      coasting, "\"purpose\":\"deceleration\"", ["\"purpose\":\"animation\""],
      "what coasts must be decelerating")
    let early = changed(coasting) { $0.now = ScrollInstant(seconds: -1) }
    XCTAssertEqual(early.fault, "a delta must not be later than now")
  }
}
