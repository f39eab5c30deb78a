import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Every scenario against its recorded trace, bit for bit; .ci/check-targets does the same on other processors, and
/// .ci/mutate shows that no constant of the laws can change unseen.
final class GoldenScenarioTests: XCTestCase {
  // Catches: in `Law`, any change of a constant of the laws, by one part in a million; a bit of any frame, also of one that
  // has no row.
  func testEveryScenarioMovesAsRecorded() throws {
    for scenario in GoldenScenario.all {
      let trace = GoldenTrace(of: scenario)
      guard let recorded = try recordedGolden("Scenarios/\(scenario.name)", trace.text) else { continue }
      if let difference = trace.firstDifference(from: recorded) {
        XCTFail("\(scenario.name) differs from its recording:\n\(difference)")
      }
    }
  }

  // Catches: in `GoldenScenario`, a scenario that has become too short to show anything, or is cut off before its rest.
  func testScenariosAreLongAndComeToRest() {
    XCTAssertGreaterThanOrEqual(GoldenScenario.all.count, 12)
    XCTAssertEqual(Set(GoldenScenario.all.map(\.name)).count, GoldenScenario.all.count)
    for scenario in GoldenScenario.all {
      let summary = scenario.replay()
      XCTAssertGreaterThanOrEqual(summary.moving, 200, scenario.name)
      XCTAssertNotNil(summary.rest, "\(scenario.name) never rests")
      let instants = scenario.steps.map(\.instant)
      XCTAssertEqual(instants, instants.sorted(), "\(scenario.name) goes back in time")
    }
  }

  // Catches: in `GoldenScenario`, a report that leaves out the bits, or the row where it begins.
  func testReportShowsTheFirstDifferingRow() throws {
    let trace = GoldenTrace(of: .flick)
    XCTAssertNil(trace.firstDifference(from: trace.text))
    var lines = trace.text.split(separator: "\n").map(String.init)
    var fields = lines[20].split(separator: " ").map(String.init)
    let y = try XCTUnwrap(Double(fields[2]))
    fields[2] = "\(y.nextUp)"
    lines[20] = fields.joined(separator: " ")
    let report = try XCTUnwrap(trace.firstDifference(from: lines.joined(separator: "\n")))
    for part in ["\n  \(lines[19])\n", "- \(lines[20])", y.bits, y.nextUp.bits] {
      XCTAssertTrue(report.contains(part), "\(part) is not in\n\(report)")
    }
  }
}
