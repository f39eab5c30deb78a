import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Scenarios with sheets, headers and shelves, against figures from the laws: the places of rest, the parts of a movement,
/// the rubber band (PHYSICS §5), the free flight (§1) and the edge of a sheet (§8).
final class KindScenarioTests: XCTestCase {
  private struct Trace {
    let names: [String]
    let rows: [TraceRow]

    init(_ name: String) throws { try self.init(Self.scenario(name)) }

    /// The built-in scenario, or that in a file beside the tests.
    static func scenario(_ name: String) throws -> Scenario {
      if let demo = Demo(named: name) { return try Scenario(reading: demo.text) }
      let file = URL(filePath: #filePath).appending(path: "../Scenarios/\(name).json").standardized
      return try Scenario(reading: Array(Data(contentsOf: file)))
    }

    init(_ scenario: Scenario) {
      names = scenario.screen.map(\.name)
      rows = Array(Replay(scenario))
    }

    /// The member in the last row before `time`.
    func member(_ name: String, before time: Double) throws -> TraceRow.Member {
      try XCTUnwrap(rows.last { $0.instant.nearestSeconds < time }).members[
        XCTUnwrap(names.firstIndex(of: name))]
    }

    /// The offsets of members along their axes in the last row before `time`.
    func offsets(_ names: String..., before time: Double) throws -> [Double] {
      try names.map {
        let offset = try member($0, before: time).offset
        return offset.x == 0 ? offset.y : offset.x
      }
    }
  }

  /// §1: the distance after t seconds, from a velocity in points per second.
  private func way(_ velocity: Double, after time: Double) -> Double {
    velocity / 1000 * 499 * (1 - exp(time * 1000 * log(0.998)))
  }

  /// Where a flight ends: at 0.01 points per millisecond, on thirds of points.
  private func rest(from offset: Double, _ velocity: Double) -> Double {
    thirds(offset + 499 * (velocity / 1000 - 0.01))
  }

  /// §3: the nearest pixel of a display with three in a point.
  private func thirds(_ offset: Double) -> Double {
    offset.rounded(.down) + ((offset - offset.rounded(.down)) * 3).rounded() / 3
  }

  // Catches: in `Scenario.ScreenMember.Kind`, a sheet whose `isDismissible` is not read: it follows the finger down.
  func testASheetAndItsList() throws {
    let trace = try Trace("sheet-and-list")
    // The rubber band has the length of the list under the finger.
    let band = 100 * 0.55 * 800 / (800 + 0.55 * 100)
    XCTAssertEqual(
      try trace.offsets("sheet", "list", before: 0.35), [thirds(120 - band), 0],
      "it stretches itself")
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 1.2), [120, 0])
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 1.32), [120 + 120, 0])
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 2.8), [422, 0])
    XCTAssertEqual(
      try trace.offsets("sheet", "list", before: 2.97), [800, 42], "378 for the sheet, 42 for the list")
    for row in trace.rows where row.source == .frame {
      let time = row.instant.nearestSeconds
      guard (2.98..<5.4).contains(time) else { continue }
      XCTAssertEqual(row.members[1].offset.y, 42 + way(1500, after: time - 2.97), accuracy: 1e-9)
      XCTAssertEqual(row.members[0].offset.y, 800)
    }
    XCTAssertEqual(try trace.member("list", before: 5.6).offset.y, rest(from: 42, 1500), accuracy: 1e-9)
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 9), [800, 0], "flung down, the sheet stays")
  }

  /// A header takes its 148 − 44 points of a movement before the list, and comes back before it. A pager that turns leaves it where it is.
  // Catches: in `Scenario.ScreenMember.Kind`, a header whose `returns` is not read.
  func testAProductPage() throws {
    let trace = try Trace("product-page")
    let all = ["header", "pager", "music", "films"]
    func check(_ time: Double, _ expected: [Double], _ message: String, line: UInt = #line) throws {
      XCTAssertEqual(
        try all.flatMap { try trace.offsets($0, before: time) }, expected, message, line: line)
    }
    try check(0.45, [104, 0, 96, 0], "up by 200")
    try check(2, [104, 390, 96, 0], "sideways: the pager turns, the header stays")
    // 190 from the place of the first card, flung with 2500: two cards of 170.
    XCTAssertEqual(try trace.member("premieres", before: 2.1).target?.x, 2 * 170 + 170 - 20)
    XCTAssertEqual(try trace.member("premieres", before: 2.45).phase, .decelerating)
    XCTAssertEqual(try trace.member("films", before: 2.45).phase, .dragging)
    try check(2.45, [104, 390, 96, 60 - 10], "another finger drags the list of the flying shelf")
    XCTAssertEqual(try trace.offsets("premieres", before: 3.5), [490])
    try check(3.75, [104 - 90, 390, 96, 50], "the header comes back at once")
    try check(5, [0, 390, 96, 50], "and is nearer to full")
    try check(5.07, [54, 390, 96, 50], "up from a shelf")
    // The fling collapses the header, and the list goes on.
    for row in trace.rows where row.source == .frame {
      let time = row.instant.nearestSeconds
      guard (5.07..<7.3).contains(time) else { continue }
      let joined = way(1000, after: time - 5.07)
      XCTAssertEqual(row.members[0].offset.y, min(104, 54 + joined), accuracy: 1e-9)
      XCTAssertEqual(row.members[4].offset.y, 50 + max(0, joined - 50), accuracy: 1e-9)
    }
    try check(8, [104, 390, 96, rest(from: 0, 1000)], "50 for the header")
    try check(10, [104, 780, 96, rest(from: 0, 1000)], "the program chooses a page")
    XCTAssertEqual(
      try trace.offsets("hits", "novels", before: 10), [-20, -20], "the first card at its margin")
  }

  // Catches: in the tool's `ScrollScreen.change(_:to:_:at:)`, `nil` for a sheet.
  func testAMapSheet() throws {
    let trace = try Trace("map-sheet")
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 0.22), [300, 0])
    // The keyboard comes between two frames at 0.35 s. Without it, the edge of the sheet is at the same place then.
    var scenario = try Trace.scenario("map-sheet")
    scenario.inputs.removeAll { $0.instant.nearestSeconds == 0.35 }
    let (free, covered) = (
      try Trace(scenario).member("sheet", before: 0.351), try trace.member("sheet", before: 0.351)
    )
    XCTAssertEqual(844 - free.offset.y, 508 - covered.offset.y, accuracy: 1e-9)
    XCTAssertEqual([free.target?.y, covered.target?.y], [844 - 44, 508 - 44], "the same detent")
    XCTAssertEqual(try trace.offsets("sheet", before: 1.5), [464])
    XCTAssertEqual(try trace.offsets("sheet", before: 2.5), [800], "both times 44 below the top")
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 2.62), [800, 120])
    for row in trace.rows where row.source == .frame {
      let time = row.instant.nearestSeconds
      guard (2.62..<4.9).contains(time) else { continue }
      XCTAssertEqual(row.members[2].offset.y, 120 + way(1000, after: time - 2.62), accuracy: 1e-9)
    }
    XCTAssertEqual(try trace.offsets("list", before: 5.2), [rest(from: 120, 1000)])
    XCTAssertEqual(try trace.member("carousel", before: 5.4).target?.x, 320, "two cards of 170 from −20")
    XCTAssertEqual(try trace.member("carousel", before: 5.47).phase, .decelerating, "it flies on")
    XCTAssertEqual(
      try trace.offsets("sheet", "list", "carousel", before: 7.3), [800, 0, 320], "the sheet stays")
    XCTAssertEqual(try trace.offsets("sheet", "list", before: 7.6), [500, 0])
    XCTAssertEqual(try trace.offsets("sheet", before: 8.8), [422], "78 from half, 300 from full")
    XCTAssertEqual(try trace.offsets("sheet", before: 9.4), [0], "dismissed")
    XCTAssertEqual(try trace.offsets("sheet", before: 12.1), [422], "presented")
    let map = try trace.member("map", before: 12.1)
    XCTAssertEqual(map.offset.x, rest(from: 40, 400))
    XCTAssertEqual(map.offset.y, rest(from: 60, 600))
  }

  /// The columns of a sheet are those of any member, along its axis.
  // Catches: in the tool's `ScrollScreen.insert(_:as:in:)`, a sheet without its `detent`.
  func testAHorizontalSheetOnItsOwn() throws {
    let trace = Trace(
      try Scenario(
        #"""
        {"name": "a panel", "framesPerSecond": 10, "duration": 3, "screen": [
          {"name": "panel", "sheet": {"container": [0, 0, 800, 600], "detents": [{"length": 300}], "detent": null,
            "axis": "horizontal"}},
          {"name": "later", "isPresent": false, "sheet": {"container": [0, 0, 800, 600], "detents": [{"fraction": 1}]}}],
         "inputs": [{"t": 0.1, "moveTo": 0, "on": "panel", "animated": true}, {"t": 1, "add": "later"},
           {"t": 1.1, "moveTo": null, "on": "later"},
           {"t": 2, "container": [0, 0, 200, 600], "on": "panel", "animated": true}]}
        """#))
    XCTAssertEqual(try trace.member("panel", before: 0.1).offset, .zero)
    XCTAssertEqual(try trace.member("panel", before: 0.25).target, ScrollPoint(x: 300, y: 0))
    XCTAssertEqual(try trace.member("panel", before: 1).offset, ScrollPoint(x: 300, y: 0))
    XCTAssertEqual(try trace.member("later", before: 1.05).offset, ScrollPoint(x: 0, y: 600))
    XCTAssertEqual(try trace.member("later", before: 1.15).offset, .zero)
    XCTAssertEqual(try trace.member("panel", before: 2.15).phase, .animating)
    XCTAssertEqual(
      try trace.member("panel", before: 3).offset, ScrollPoint(x: 200, y: 0), "as far as it fits")
  }

  /// A carousel of cards: a finger grows one for its travel and then scrolls its article; it holds the carousel, which a card
  /// that the program expands turns to itself.
  // Catches: in `Replay.call`, an `expand` that always expands; a card that begins at `origin` 0.
  func testACarouselOfCards() throws {
    func card(_ index: Int) -> String {
      #"""
      {"name": "card \#(index)", "parent": "carousel", "card": {"container": [390, 844], "origin": [\#(360 * index), 0],
        "collapsedInsets": [200, 20, 100, 20], "travel": 300, "contentLength": 2000}}
      """#
    }
    let trace = Trace(
      try Scenario(
        #"""
        {"name": "cards", "framesPerSecond": 60, "duration": 6, "screen": [
          {"name": "carousel", "viewport": {"frame": [0, 0, 390, 844], "contentSize": [1110, 844],
            "contentInsetAdjustmentBehavior": "never"},
           "physics": {"snap": {"kind": "interval", "axis": "horizontal", "length": 360, "speedSteps": []}}},
          \#(card(0)), \#(card(1)), \#(card(2))],
         "inputs": [
          {"t": 0.1, "drag": "began", "on": "card 0"},
          {"t": 0.2, "drag": "changed", "translation": [0, -350], "on": "card 0"},
          {"t": 0.3, "drag": "ended", "velocity": [0, 0], "on": "card 0"},
          {"t": 0.4, "drag": "began", "on": "card 0"},
          {"t": 0.5, "drag": "changed", "translation": [-150, 0], "on": "card 0"},
          {"t": 0.6, "drag": "ended", "velocity": [-900, 0], "on": "card 0"},
          {"t": 1, "expand": false, "on": "card 0", "animated": true},
          {"t": 2, "drag": "began", "on": "card 0"},
          {"t": 2.1, "drag": "changed", "translation": [-150, 0], "on": "card 0"},
          {"t": 2.2, "drag": "ended", "velocity": [-900, 0], "on": "card 0"},
          {"t": 3, "expand": true, "on": "card 2", "animated": true},
          {"t": 4, "container": [844, 0, 844, 390], "on": "card 2"}]}
        """#))
    XCTAssertEqual(
      try trace.offsets("carousel", "card 0", before: 0.3), [0, 350], "300, and 50 of its article")
    XCTAssertEqual(
      try trace.offsets("carousel", "card 0", before: 1), [0, 350], "open, it holds the carousel")
    XCTAssertEqual(try trace.member("card 0", before: 1.1).phase, .animating)
    XCTAssertEqual(try trace.offsets("carousel", "card 0", before: 2), [0, 0])
    XCTAssertEqual(try trace.offsets("carousel", "card 0", before: 3), [360, 0], "the next card")
    XCTAssertEqual(try trace.member("carousel", before: 3.1).target?.x, 720, "to the card that expands")
    XCTAssertEqual(try trace.offsets("carousel", "card 1", "card 2", before: 4), [720, 0, 300])
    let turned = try trace.member("card 2", before: 4.1)
    XCTAssertEqual(turned.viewport.frame, ScrollRect(x: 844, y: 0, width: 844, height: 390))
    XCTAssertEqual(turned.offset.y, 300, "full, at the beginning of its article")
  }
}
