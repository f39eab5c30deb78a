import XCTest

@testable import ScrollTrace

/// The error messages of members that are sheets, headers or shelves, and of the actions on them, word by word.
final class KindScenarioErrorTests: XCTestCase {
  private static let viewport = #""viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 1000]}"#
  private static let sheet =
    #""sheet": {"container": [0, 0, 100, 200], "detents": [{"length": 50}, {"inset": 20}]}"#
  private static let header = #""header": {"container": [0, 0, 100, 200], "length": 60}"#
  private static let card =
    #""card": {"container": [100, 200], "collapsedInsets": [9, 9, 9, 9], "travel": 50, "contentLength": 500}"#
  private static let shelf = #""shelf": {"frame": [0, 0, 100, 50], "cardSize": [40, 50], "count": 9}"#

  private func check(member: String, _ message: String, line: UInt = #line) {
    check(members: #"{"name": "a", \#(member)}"#, message, line: line)
  }

  private func check(members: String, inputs: String = "", _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(
      try Scenario(
        #"{"name": "kinds", "screen": [\#(members)], "framesPerSecond": 10, "duration": 3, "inputs": [\#(inputs)]}"#
      ),
      line: line
    ) { XCTAssertEqual("\($0)", message, line: line) }
  }

  /// Catches: in `JSONMembers.only`, `present.count >= 1` for `== 1`.
  func testAMemberHasOneKind() {
    let kinds = "must have exactly one of viewport, sheet, header, card or shelf"
    check(member: #""parent": null"#, "screen[0]: \(kinds), but has none")
    check(member: "\(Self.sheet), \(Self.viewport)", "screen[0]: \(kinds), but has viewport and sheet")
    check(member: "\(Self.shelf), \(Self.header)", "screen[0]: \(kinds), but has header and shelf")
    check(
      member: #""pager": {}"#,
      "screen[0].pager: must be a known key (name, parent, viewport, sheet, header, card, shelf, physics, rules, "
        + "scrollsToTop, isPresent), but is \"pager\"")
    check(
      member: #""viewport": {"frame": [0, 0, 1, 1], "contentSize": [1, 1], "axis": "vertical"}"#,
      "screen[0].viewport.axis: must be a known key (frame, contentSize, contentInset, safeAreaInsets, "
        + "contentInsetAdjustmentBehavior, isContainerContent, contentOffset, displayScale, zoom, followsEnd, refresh, loops), but is \"axis\""
    )
  }

  func testSheets() {
    func check(_ sheet: String, _ message: String, line: UInt = #line) {
      self.check(member: "\"sheet\": {\(sheet)}", "screen[0].sheet" + message, line: line)
    }
    let container = #""container": [0, 0, 100, 200]"#
    let detents = #""detents": [{"length": 50}, {"inset": 20}]"#
    check("", ".detents: must be given, but is missing")
    check(detents, ".container: must be given, but is missing")
    check(
      #"\#(detents), "container": [0, 0, 1, -1]"#,
      ".container[3]: must be finite and not negative, but is -1")
    check(#""detents": []"#, ".detents: must have at least one element, but is []")
    check(#""detents": 1"#, ".detents: must be an array, but is 1")
    check(#""detents": [0.5]"#, ".detents[0]: must be an object, but is 0.5")
    check(
      #""detents": [{}]"#, ".detents[0]: must have exactly one of length, fraction or inset, but has none")
    check(
      #""detents": [{"length": 1, "inset": 1}]"#,
      ".detents[0]: must have exactly one of length, fraction or inset, but has length and inset")
    check(
      #""detents": [{"height": 1}]"#,
      ".detents[0].height: must be a known key (length, fraction, inset), but is \"height\"")
    check(
      #""detents": [{"length": 1}, {"fraction": 1.1}]"#,
      ".detents[1].fraction: must be from 0 to 1, but is 1.1")
    check(
      #""detents": [{"inset": -1}]"#, ".detents[0].inset: must be finite and not negative, but is -1")
    check(
      #""detents": [{"length": -1}]"#, ".detents[0].length: must be finite and not negative, but is -1")
    for detent in ["2", "-1", "0.5", "1e30", "true", "\"half\""] {
      check(
        #"\#(container), \#(detents), "detent": \#(detent)"#,
        ".detent: must be null or the index of a detent, at most 1, but is \(detent)")
    }
    check(
      #"\#(container), \#(detents), "isDismissible": 1"#,
      ".isDismissible: must be true or false, but is 1")
    check(
      #"\#(container), \#(detents), "axis": "y""#,
      ".axis: must be \"horizontal\" or \"vertical\", but is \"y\"")
    check(
      #"\#(container), \#(detents), "displayScale": 0"#,
      ".displayScale: must be finite and more than 0, but is 0")
  }

  func testHeaders() {
    func check(_ header: String, _ message: String, line: UInt = #line) {
      self.check(member: "\"header\": {\(header)}", "screen[0].header" + message, line: line)
    }
    check("", ".length: must be given, but is missing")
    check(#""length": 9"#, ".container: must be given, but is missing")
    check(#""length": -9"#, ".length: must be finite and not negative, but is -9")
    check(
      #""length": 9, "collapsedLength": 10"#, ".collapsedLength: must be from 0 to 9, but is 10")
    check(
      #""length": 9, "returns": "later""#,
      ".returns: must be \"atBeginning\" or \"atOnce\", but is \"later\"")
    check(#""length": 9, "stretches": null"#, ".stretches: must be true or false, but is null")
    check(
      #""length": 9, "isDismissible": true"#,
      ".isDismissible: must be a known key (container, length, collapsedLength, returns, stretches, axis, "
        + "displayScale), but is \"isDismissible\"")
  }

  func testCards() {
    func check(_ card: String, _ message: String, line: UInt = #line) {
      self.check(member: "\"card\": {\(card)}", "screen[0].card" + message, line: line)
    }
    let container = #""container": [100, 200]"#
    let insets = #""collapsedInsets": [9, 9, 9, 9]"#
    check("", ".container: must be given, but is missing")
    check(
      #""container": [0, 0, 9, 9]"#, ".container: must be an array of 2 numbers, but is [0, 0, 9, 9]")
    check(container, ".collapsedInsets: must be given, but is missing")
    check(
      #"\#(container), "collapsedInsets": [9, 9, -9, 9]"#,
      ".collapsedInsets[2]: must be finite and not negative, but is -9")
    check("\(container), \(insets)", ".travel: must be given, but is missing")
    check(
      #"\#(container), \#(insets), "travel": -1"#, ".travel: must be finite and not negative, but is -1")
    check(
      #"\#(container), \#(insets), "travel": 1"#, ".contentLength: must be given, but is missing")
    check(
      #"\#(container), \#(insets), "travel": 1, "contentLength": -1"#,
      ".contentLength: must be finite and not negative, but is -1")
    check(
      #"\#(container), \#(insets), "travel": 1, "contentLength": 1, "origin": 1"#,
      ".origin: must be an array of 2 numbers, but is 1")
  }

  func testShelves() {
    func check(_ shelf: String, _ message: String, line: UInt = #line) {
      self.check(member: "\"shelf\": {\(shelf)}", "screen[0].shelf" + message, line: line)
    }
    let cards = #""cardSize": [40, 50], "count": 9"#
    check("", ".cardSize: must be given, but is missing")
    check(#""cardSize": [40, 50]"#, ".count: must be given, but is missing")
    check(cards, ".frame: must be given, but is missing")
    check(#""cardSize": [-1, 50]"#, ".cardSize[0]: must be finite and not negative, but is -1")
    for count in ["-1", "1.5", "1e30"] {
      check(
        #""cardSize": [40, 50], "count": \#(count)"#,
        ".count: must be a whole number from 0 to 2147483647, but is \(count)")
    }
    check(#"\#(cards), "spacing": -1"#, ".spacing: must be finite and not negative, but is -1")
    check(#"\#(cards), "margin": -1"#, ".margin: must be finite and not negative, but is -1")
    check(#"\#(cards), "alignment": 2"#, ".alignment: must be from 0 to 1, but is 2")
    let framed = #"\#(cards), "frame": [0, 0, 100, 50]"#
    check(#"\#(framed), "steps": 2200"#, ".steps: must be an array, but is 2200")
    check(
      #"\#(framed), "steps": [2700, 2200]"#,
      ".steps[1]: must be at least the step before it, 2700.0, but is 2200")
    check(#"\#(framed), "steps": [0]"#, ".steps[0]: must be finite and more than 0, but is 0")
  }

  /// What a scroll view alone has.
  func testKeysOfScrollViews() {
    for (kind, text) in [
      ("sheet", Self.sheet), ("header", Self.header), ("card", Self.card), ("shelf", Self.shelf),
    ] {
      for (key, value) in [
        ("bounces", "false"), ("alwaysBounceVertical", "true"), ("alwaysBounceHorizontal", "true"),
        ("isScrollEnabled", "true"), ("snap", #"{"kind": "paging"}"#),
      ] {
        check(
          member: #"\#(text), "physics": {"\#(key)": \#(value)}"#,
          "screen[0].physics.\(key): must not stand beside a \(kind), but is \(value)")
      }
      check(
        member: #"\#(text), "rules": {}"#, "screen[0].rules: must stand only beside a viewport, but is {}")
      check(
        member: #"\#(text), "scrollsToTop": true"#,
        "screen[0].scrollsToTop: must stand only beside a viewport, but is true")
      check(
        member: #"\#(text), "physics": {"detents": {"axis": "vertical", "points": [1]}}"#,
        "screen[0].physics.detents: must not stand in a member of a screen, which can be a sheet, but is "
          + #"{"axis": "vertical", "points": […]}"#)
    }
  }

  func testActions() {
    let members = #"""
      {"name": "list", \#(Self.viewport)}, {"name": "sheet", \#(Self.sheet)},
      {"name": "header", \#(Self.header)}, {"name": "card", \#(Self.card)}, {"name": "shelf", \#(Self.shelf)}
      """#
    func check(_ input: String, _ message: String, line: UInt = #line) {
      self.check(members: members, inputs: "{\"t\": 0, \(input)}", "inputs[0]" + message, line: line)
    }
    for member in ["list", "header", "card", "shelf"] {
      check(#""moveTo": 1, "on": "\#(member)""#, ".on: must be a sheet, but is \"\(member)\"")
    }
    check(#""moveTo": 1"#, ".on: must be given, but is missing")
    for detent in ["2", "-1", "0.5", "\"half\""] {
      check(
        #""moveTo": \#(detent), "on": "sheet""#,
        ".moveTo: must be null or the index of a detent, at most 1, but is \(detent)")
    }
    check(#""moveTo": 1, "on": "sheet", "animated": 1"#, ".animated: must be true or false, but is 1")
    for member in ["list", "shelf"] {
      check(
        #""container": [0, 0, 9, 9], "on": "\#(member)""#,
        ".on: must be a sheet, a header or a card, but is \"\(member)\"")
    }
    for member in ["list", "sheet", "header", "shelf"] {
      check(#""expand": true, "on": "\#(member)""#, ".on: must be a card, but is \"\(member)\"")
    }
    check(#""expand": 1, "on": "card""#, ".expand: must be true or false, but is 1")
    check(#""expand": true, "on": "card", "animated": 0"#, ".animated: must be true or false, but is 0")
    check(
      #""container": [0, 0, 9], "on": "sheet""#, ".container: must be an array of 4 numbers, but is [0, 0, 9]"
    )
    check(
      #""container": [0, 0, 9, -9], "on": "sheet""#,
      ".container[3]: must be finite and not negative, but is -9")
    for action in [
      #""resize": [9, 9]"#, #""contentSize": [9, 9]"#, #""contentInset": [0, 0, 0, 0]"#,
      #""safeAreaInsets": [0, 0, 0, 0]"#, #""insert": {"axis": "vertical", "at": 0, "length": 9}"#,
    ] {
      for member in ["sheet", "header", "card", "shelf"] {
        check(#"\#(action), "on": "\#(member)""#, ".on: must be a scroll view, but is \"\(member)\"")
      }
    }
    self.check(
      members: members, inputs: #"{"t": 0, "remove": "sheet"}, {"t": 0, "moveTo": 0, "on": "sheet"}"#,
      "inputs[1].on: must be on the screen then, but is \"sheet\"")
    for action in [#""moveTo": null"#, #""expand": true"#, #""container": [0, 0, 1, 1]"#] {
      XCTAssertThrowsError(try Scenario(Scenario.text(inputs: "{\"t\": 0, \(action)}"))) {
        XCTAssertTrue("\($0)".contains(": must stand only in a scenario with a screen, but is "), "\($0)")
      }
    }
  }
}
