import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Scenarios with the members of a screen.
final class ScreenScenarioTests: XCTestCase {
  private static func text(
    screen: String = #"{"name": "a", "viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 1000]}}"#,
    others: String = "", inputs: String = ""
  ) -> String {
    """
    {"name": "screen", "screen": [\(screen)], \(others)
     "framesPerSecond": 10, "duration": 3, "inputs": [\(inputs)]}
    """
  }

  private func check(_ text: String, _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try Scenario(text), line: line) {
      XCTAssertEqual("\($0)", message, line: line)
    }
  }

  /// Error messages of members, word by word.
  func testErrorsOfMembers() {
    let viewport = #""viewport": {"frame": [0, 0, 1, 1], "contentSize": [1, 1]}"#
    check(Self.text(screen: ""), "screen: must have from 1 to 64 elements, but has 0")
    check(Self.text(screen: "{}"), "screen[0].name: must be given, but is missing")
    check(
      Self.text(screen: #"{"name": "a", \#(viewport)}, {"name": "a", \#(viewport)}"#),
      "screen[1].name: must be a name of its own, but is \"a\"")
    check(
      Self.text(screen: #"{"name": "a", "parent": "a", \#(viewport)}"#),
      "screen[0].parent: must be null, since no member stands before it, but is \"a\"")
    check(
      Self.text(screen: #"{"name": "a", \#(viewport)}, {"name": "b", "parent": "c", \#(viewport)}"#),
      "screen[1].parent: must be \"a\", but is \"c\"")
    check(
      Self.text(
        screen:
          #"{"name": "a", "isPresent": false, \#(viewport)}, {"name": "b", "parent": "a", \#(viewport)}"#),
      "screen[1].parent: must be on the screen from the beginning, but is \"a\"")
    check(
      Self.text(screen: #"{"name": "a", \#(viewport), "physics": {"slop": -1}}"#),
      "screen[0].physics.slop: must be finite and not negative, but is -1")
    check(
      Self.text(screen: #"{"name": "a", \#(viewport), "rules": {"towardsEnd": 1}}"#),
      "screen[0].rules.towardsEnd: must be \"outerFirst\", \"innerFirst\" or \"innerOnly\", but is 1")
    check(
      Self.text(others: #""viewport": {},"#), "viewport: must not stand beside screen, but is {}")
    check(
      Self.text(
        screen: #"{"name": "a", \#(viewport), "physics": {"detents": {"axis": "vertical", "points": [1]}}}"#),
      "screen[0].physics.detents: must not stand in a member of a screen, which can be a sheet, but is "
        + #"{"axis": "vertical", "points": […]}"#)
  }

  /// Error messages of actions, word by word.
  func testErrorsOfActions() {
    func check(_ inputs: String, _ message: String, line: UInt = #line) {
      self.check(Self.text(inputs: inputs), message, line: line)
    }
    check(
      #"{"t": 0, "touch": "down", "at": [1, 1]}"#, "inputs[0].on: must be given, but is missing")
    check(
      #"{"t": 0, "wheel": [0, 9], "on": "b"}"#, "inputs[0].on: must be \"a\", but is \"b\"")
    check(
      #"{"t": 0, "touch": "cancel", "at": [1, 1], "on": "a"}"#,
      "inputs[0].on: must stand only beside touch \"down\", but is \"a\"")
    check(#"{"t": 0, "add": "a"}"#, "inputs[0].add: must not be on the screen then, but is \"a\"")
    check(
      #"{"t": 0, "restore": "a"}"#,
      "inputs[0].restore: must be a member that was removed and retained, but is \"a\"")
    check(
      #"{"t": 0, "remove": "a"}, {"t": 0, "stop": true, "on": "a"}"#,
      "inputs[1].on: must be on the screen then, but is \"a\"")
    check(
      #"{"t": 0, "remove": "a"}, {"t": 0, "add": "a", "parent": "a"}"#,
      "inputs[1].parent: must be on the screen then, but is \"a\"")
    self.check(
      Scenario.text(inputs: #"{"t": 0, "add": "a"}"#),
      "inputs[0].add: must stand only in a scenario with a screen, but is \"a\"")
    self.check(
      Scenario.text(inputs: #"{"t": 0, "stop": true, "on": "a"}"#),
      "inputs[0].on: must be a known key (t, stop), but is \"on\"")
  }

  /// Law: a screen with one member gives the rows and the hash of the scroll view on its own, bit for bit.
  ///
  /// Catches: a `MotionHash` that counts the columns of a screen's rows besides those of its members, and a member without
  /// the `snapping` of its physics.
  func testOneMemberGivesThePlainRows() throws {
    for demo in Demo.all {
      let plain = try Scenario(reading: demo.text)
      guard plain.screen.isEmpty else { continue }
      var scenario = plain
      var physics = plain.physics
      physics.snapping = ScrollSnapping(plain.snap)
      scenario.screen = [
        Scenario.ScreenMember(
          name: "a", kind: .init(geometry: .scrollView(plain.viewport)), physics: physics)
      ]
      for index in scenario.inputs.indices { scenario.inputs[index].member = 0 }
      let own = Replay(scenario).map { $0.row(ofMember: 0) }
      for (row, expected) in zip(own, Replay(plain)) where !row.hasState(of: expected) {
        return XCTFail("\(demo.name): \(row) in place of \(expected)")
      }
      XCTAssertEqual(MotionSummary(Replay(scenario)), MotionSummary(Replay(plain)), demo.name)
    }
  }

  /// Without `rules`, those of a screen are UIKit's; with them, the sheet that they describe stretches itself.
  ///
  /// Catches: a screen of a scenario that has other `rules` than the file, such as `Rules()` in place of UIKit's.
  func testTheRulesAreTheFiles() throws {
    let list = #""viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 900]}"#
    let sheet = #""viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 500]}"#
    for (rules, offsets) in [
      ("", [100, 0]), (#""rules": {"towardsEnd": "outerFirst"},"#, [0.0, 100]),
    ] {
      let scenario = try Scenario(
        #"{"name": "nest", "screen": [{"name": "sheet", \#(sheet)}, {"name": "list", "parent": "sheet", \#(list)}], "#
          + #"\#(rules) "framesPerSecond": 30, "duration": 1, "#
          + #""inputs": [{"t": 0, "drag": "began", "on": "list"}, "#
          + #"{"t": 0.1, "drag": "changed", "translation": [0, -100], "on": "list"}]}"#)
      let row = try XCTUnwrap(Array(Replay(scenario)).last)
      XCTAssertEqual([row.members[1].offset.y, row.members[0].offset.y], offsets, rules)
    }
  }

  /// Figures: a free flight from 0 goes 0.499 s × the velocity (PHYSICS §2), and is then at the nearest detent, at least at the
  /// next one, at most at the last.
  // Catches: in `Replay`, detents that are left out: the releases then end where the flights do.
  func testReleasesSettleAtDetents() throws {
    for axis in ScrollAxis.allCases {
      func pair(_ along: Double, _ across: Double) -> String {
        axis == .vertical ? "[\(across), \(along)]" : "[\(along), \(across)]"
      }
      func viewport(_ length: Double) -> String {
        let frame = axis == .vertical ? "100, 200" : "200, 100"
        return #""viewport": {"frame": [0, 0, \#(frame)], "contentSize": \#(pair(length, 100))}"#
      }
      for (velocity, place) in [(300.0, 300.0), (900, 500), (3000, 500)] {
        let scenario = try Scenario(
          """
          {"name": "detents", \(viewport(3000)), "framesPerSecond": 10, "duration": 4,
           "physics": {"detents": {"axis": "\(axis)", "points": [0, 300, 500]}},
           "inputs": [{"t": 0, "drag": "began"}, {"t": 0, "drag": "ended", "velocity": \(pair(-velocity, 0))}]}
          """)
        let end = Array(Replay(scenario)).last
        XCTAssertEqual(end?.offset[axis], place, "\(velocity)")
        XCTAssertEqual(end?.phase, .idle)
      }
    }
  }

  /// Two fingers drag two carousels; a flight goes on while other members are touched, and over the time of a removal.
  func testTheDemosCarouselsAreIndependent() throws {
    let scenario = try Scenario(reading: XCTUnwrap(Demo(named: "two-carousels")).text)
    let rows = Array(Replay(scenario))
    func row(at time: Double) throws -> TraceRow {
      try XCTUnwrap(rows.last { $0.instant.nearestSeconds <= time })
    }
    let (page, songs, films) = (0, 1, 2)
    XCTAssertEqual(try row(at: 0.3).members.map(\.phase), [.tracking, .decelerating, .dragging])
    XCTAssertEqual(try row(at: 0.3).members[page].offset, .zero, "a finger that moves sideways")
    let target = try XCTUnwrap(try row(at: 0.69).members[songs].target)
    XCTAssertEqual(try row(at: 0.75).members.map(\.phase), [.dragging, .decelerating, .decelerating])
    XCTAssertEqual(try row(at: 1.49).members[songs].target, target)
    XCTAssertEqual(try row(at: 2).members.map(\.isPresent), [true, false, true])
    XCTAssertEqual(try row(at: 6).members[songs].offset, target)
    XCTAssertEqual(try row(at: 6).members[films].offset.x.truncatingRemainder(dividingBy: 195), 0)
    XCTAssertEqual(try row(at: 6).phase, .idle)

    let lines = TraceFormat.csv.text(scenario).split(separator: "\n")
    XCTAssertTrue(lines[0].hasPrefix("t,source,x0,y0,vx0,vy0,tx0,ty0,phase0,events0,x1,"))
    XCTAssertTrue(lines.allSatisfy { $0.count { $0 == "," } == 25 })
    let away = try XCTUnwrap(lines.first { $0.hasPrefix("2.0,frame,") }).split(
      separator: ",", omittingEmptySubsequences: false)
    XCTAssertTrue(away[10..<18].allSatisfy(\.isEmpty), "\(away)")
    let svg = TraceFormat.svg.text(scenario)
    for lane in ["page, offset y", "songs, offset x", "films, offset x", "not on the screen"] {
      XCTAssertTrue(svg.contains(lane), lane)
    }
  }

  /// CSV and JSON have the numbers of the rows, with the same bits, and the names of their phases and events.
  func testCSVAndJSONHoldTheRows() throws {
    let scenario = try Scenario(reading: XCTUnwrap(Demo(named: "two-carousels")).text)
    let rows = Array(Replay(scenario))
    let lines = TraceFormat.csv.text(scenario).split(separator: "\n").dropFirst()
    let json = try JSONNode(
      value: JSONReader.read(Array(TraceFormat.json.text(scenario).utf8)), path: .root
    ).members(["name", "rows", "hash"])
    XCTAssertEqual(try json.required("hash").string(), "\(MotionSummary(Replay(scenario)).hash)")
    let objects = try json.required("rows").elements()
    XCTAssertEqual([lines.count, objects.count], [rows.count, rows.count])
    for ((row, line), object) in zip(zip(rows, lines), objects) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let members = try object.members(["t", "source", "members"])
      XCTAssertEqual(
        [try members.required("t").decimal().literal, try members.required("source").string()],
        Array(fields.prefix(2)))
      var states = try members.required("members").elements()[...]
      for (index, member) in row.members.enumerated() {
        let own = Array(fields[(2 + 8 * index)...].prefix(8))
        guard member.isPresent else {
          XCTAssertTrue(own.prefix(7).allSatisfy(\.isEmpty), "\(own)")
          XCTAssertEqual(own[7], member.events.map(\.description).joined(separator: "+"))
          if !member.events.isEmpty { states.removeFirst() }
          continue
        }
        let state = try XCTUnwrap(states.popFirst()).members([
          "name", "isPresent", "x", "y", "vx", "vy", "tx", "ty", "phase", "events",
        ])
        XCTAssertEqual(try state.required("name").string(), scenario.screen[index].name)
        let numbers = [member.offset.x, member.offset.y, member.velocity.dx, member.velocity.dy]
        XCTAssertEqual(own.prefix(4).map { Double($0)?.bitPattern }, numbers.map(\.bitPattern))
        for (name, field) in zip(["x", "y", "vx", "vy", "tx", "ty"], own) {
          let value = try state.required(name).value
          XCTAssertEqual(value == .null ? "" : try state.required(name).decimal().literal, field)
        }
        XCTAssertEqual(own[6], "\(member.phase)")
        XCTAssertEqual(try state.required("phase").string(), own[6])
        XCTAssertEqual(own[7], member.events.map(\.description).joined(separator: "+"))
      }
      XCTAssertTrue(states.isEmpty)
    }
  }

  /// A member that comes later is at rest where the file puts it, in the parent that the action names.
  func testMembersThatComeLater() throws {
    let viewport =
      #""viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 1000], "contentOffset": [0, 30]}"#
    let scenario = try Scenario(
      Self.text(
        screen:
          #"{"name": "a", \#(viewport)}, {"name": "b", "parent": "a", "isPresent": false, \#(viewport)}"#,
        inputs: #"""
          {"t": 0.5, "add": "b", "parent": null}, {"t": 0.6, "setContentOffset": [0, 90], "on": "b"},
          {"t": 0.7, "remove": "b"}, {"t": 0.8, "add": "b"}, {"t": 1, "remove": "a", "retaining": true},
          {"t": 1.5, "restore": "a"}
          """#))
    func offsets(at time: Double) -> [Double?] {
      Replay(scenario).filter { $0.instant.nearestSeconds <= time }.last?.members.map {
        $0.isPresent ? $0.offset.y : nil
      } ?? []
    }
    XCTAssertEqual(offsets(at: 0.4), [30, nil])
    XCTAssertEqual(offsets(at: 0.55), [30, 30])
    XCTAssertEqual(offsets(at: 0.65), [30, 90])
    XCTAssertEqual(offsets(at: 0.75), [30, nil])
    XCTAssertEqual(offsets(at: 0.85), [30, 30])
    XCTAssertEqual(offsets(at: 1.2), [nil, nil], "the members inside leave, too")
    XCTAssertEqual(offsets(at: 1.6), [30, 30])
  }

  /// A recording of a screen gives the rows of its members, also of those that come later.
  func testRecordingOfAScreen() throws {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 100, height: 200),
      contentSize: ScrollSize(width: 100, height: 1000))
    var recorder = Recorded(ScrollScreen())
    recorder.execute(.insert(.scrollView(viewport), as: 7))
    recorder.restartRecording()
    recorder.execute(.insert(.scrollView(viewport), as: 3, in: 7))
    recorder.handle(.setContentOffset(ScrollPoint(x: 0, y: 40), animated: false), on: 3, at: .origin)
    recorder.advance(by: .seconds(1))
    let motion = Motion.recording(.screen(recorder.recording), name: "recording")
    XCTAssertEqual(motion.members, ["member 3", "member 7"])
    XCTAssertEqual(motion.rows.map { $0.members.map(\.isPresent) }.first, [false, true])
    // Each row has the state after its call.
    XCTAssertEqual(motion.rows.map { $0.members.map(\.offset.y) }, [[0, 0], [0, 0], [40, 0], [40, 0]])
    var svg = ""
    TraceFormat.svg.write(motion) { svg += $0 }
    XCTAssertTrue(svg.contains("member 3, offset y"))
  }
}

extension TraceRow {
  /// Returns whether the rows differ at most in the label.
  fileprivate func hasState(of other: TraceRow) -> Bool {
    var row = self
    row.label = other.label
    return row == other
  }
}
