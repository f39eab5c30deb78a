import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Scenarios with the members of a chain.
final class ChainScenarioTests: XCTestCase {
  private static func text(
    members: String = #"{"viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 1000]}}"#,
    rules: String = "", inputs: String = ""
  ) -> String {
    """
    {"name": "chain", "members": [\(members)], \(rules)
     "framesPerSecond": 10, "duration": 3, "inputs": [\(inputs)]}
    """
  }

  private func check(_ text: String, _ message: String, line: UInt = #line) {
    XCTAssertThrowsError(try Scenario(text), line: line) {
      XCTAssertEqual("\($0)", message, line: line)
    }
  }

  /// Error messages, word by word.
  func testErrors() {
    check(Self.text(members: ""), "members: must have from 1 to 64 elements, but has 0")
    check(Self.text(members: "3"), "members[0]: must be an object, but is 3")
    check(Self.text(members: "{}"), "members[0].viewport: must be given, but is missing")
    check(
      Self.text(members: #"{"viewport": {"frame": [0, 0, -1, 1], "contentSize": [1, 1]}}"#),
      "members[0].viewport.frame[2]: must be finite and not negative, but is -1")
    check(
      Self.text(
        members: #"{"viewport": {"frame": [0, 0, 1, 1], "contentSize": [1, 1]}, "physics": {"slop": 3}}"#),
      "members[0].physics.slop: must be a known key (decelerationRate, bounces, alwaysBounceVertical, "
        + "alwaysBounceHorizontal, isScrollEnabled, snap), but is \"slop\"")
    check(
      Self.text(rules: #""rules": {"towardsEnd": "inner"},"#),
      "rules.towardsEnd: must be \"outerFirst\", \"innerFirst\" or \"innerOnly\", but is \"inner\"")
    check(
      Self.text(rules: #""viewport": {},"#), "viewport: must not stand beside members, but is {}")
    check(
      Self.text(rules: #""physics": {"detents": {"axis": "vertical", "points": []}},"#),
      "physics.detents.points: must have at least one element, but is []")
    check(
      Self.text(rules: #""physics": {"detents": {"points": [0, 3]}},"#),
      "physics.detents.axis: must be given, but is missing")
    check(
      Self.text(inputs: #"{"t": 0, "contentSize": [1, 1], "member": 1}"#),
      "inputs[0].member: must be a whole number from 0 to 0, but is 1")
    check(
      Self.text(inputs: #"{"t": 0, "insert": {"axis": "vertical", "at": 0, "length": 9}}"#),
      "inputs[0]: must not insert into a chain, but does")
    check(
      Self.text(inputs: #"{"t": 0, "stop": true, "member": 0}"#),
      "inputs[0].member: must be a known key (t, stop), but is \"member\"")
    check(
      Scenario.text(inputs: #"{"t": 0, "contentSize": [1, 1], "member": 0}"#),
      "inputs[0].member: must stand only in a scenario with members, but is 0")
    check(
      Scenario.text(name: #""name": "a", "rules": {}"#),
      "rules: must stand beside members or a screen, but is {}")
  }

  /// The members' columns are those of the chain, and the joined ones their sums.
  func testTheDemosSheetRestsOnItsDetents() throws {
    let scenario = try Scenario(reading: XCTUnwrap(Demo(named: "sheet-and-list")).text)
    let rows = Array(Replay(scenario))
    func offsets(at time: Double) -> [Double] {
      rows.last { $0.instant.nearestSeconds <= time }?.members.map(\.offset.y) ?? []
    }
    XCTAssertLessThan(offsets(at: 0.34)[1], 0, "the sheet stretches itself")
    XCTAssertEqual(offsets(at: 0.34)[0], 0)
    XCTAssertEqual(offsets(at: 1.19), [0, 0])
    XCTAssertEqual(offsets(at: 3.29), [0, 300])
    XCTAssertEqual(offsets(at: 5.29)[1], 500)
    XCTAssertGreaterThan(offsets(at: 5.29)[0], 100)
    for row in rows {
      XCTAssertEqual(row.members.map(\.offset.y).reduce(0, +), row.offset.y, accuracy: 1e-9)
    }
    let lines = TraceFormat.csv.text(scenario).split(separator: "\n")
    XCTAssertEqual(lines[0], "t,source,x,y,vx,vy,tx,ty,phase,events,x0,y0,vx0,vy0,x1,y1,vx1,vy1")
    XCTAssertTrue(lines.allSatisfy { $0.count { $0 == "," } == 17 })
    let json = TraceFormat.json.text(scenario)
    XCTAssertEqual(json.components(separatedBy: "\"members\": [{").count, rows.count + 1)
    XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(json.utf8)))
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
      for subject in [viewport(3000), #""members": [{\#(viewport(2500))}, {\#(viewport(700))}]"#] {
        for (velocity, place) in [(300.0, 300.0), (900, 500), (3000, 500)] {
          let scenario = try Scenario(
            """
            {"name": "detents", \(subject), "framesPerSecond": 10, "duration": 4,
             "physics": {"detents": {"axis": "\(axis)", "points": [0, 300, 500]}},
             "inputs": [{"t": 0, "drag": "began"}, {"t": 0, "drag": "ended", "velocity": \(pair(-velocity, 0))}]}
            """)
          let end = Array(Replay(scenario)).last
          XCTAssertEqual(end?.offset[axis], place, "\(subject), \(velocity)")
          XCTAssertEqual(end?.phase, .idle)
        }
      }
    }
  }
}
