import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// The recorded motions through the tool: the figures are those published with the open-source project
/// Regram-ios (folder CoreList), as quoted in the library's own tests.
final class RecordedScenarioTests: XCTestCase {
  /// The offsets of rows by the number of the frame after the release, which is frame 1's instant in itself.
  private func check(
    _ demo: String, release: Int, rest: Int, at place: Double, _ figures: [(frame: Int, offset: Double)]
  ) throws {
    let scenario = try Scenario(reading: XCTUnwrap(Demo(named: demo)).text)
    let rows = Replay(scenario).filter { $0.source == .frame }
    for (frame, offset) in figures {
      XCTAssertEqual(rows[release + frame - 1].offset.y, offset, accuracy: 2e-6, "frame \(frame)")
    }
    XCTAssertEqual(rows[release + rest - 1].offset.y, place)
    XCTAssertEqual(rows[release + rest - 1].phase, .idle)
    XCTAssertEqual(rows[release + rest - 2].phase, .decelerating)
    XCTAssertEqual(MotionSummary(Replay(scenario)).frameOfRest, release + rest - 1)
  }

  func testFlick() throws {
    try check(
      "recorded-flick", release: 60, rest: 181, at: 2364.6666666666665,
      [
        (1, 385.9525698144417), (2, 451.03081963035885), (3, 513.9738493137312), (5, 633.7321763726667),
        (10, 900.3933330778698), (20, 1317.106053564431), (30, 1615.6130704340026), (40, 1829.444888464399),
        (57, 2063.179402482702),
      ])
    let demo = try XCTUnwrap(Demo(named: "recorded-flick"))
    let scenario = try Scenario(reading: demo.text)
    // The number of README.md and Docs/Physics.md.
    let difference = MotionFacts(Replay(scenario), recorded: demo.recorded).difference
    XCTAssertEqual(difference?.points.scientific, "1.1e-6")
    let dragged = Replay(scenario).filter { $0.source == .input && $0.phase == .dragging }
    let thirds: [Double] = [1, 49, 112, 217, 398, 628, 956]
    XCTAssertEqual(
      dragged.map(\.offset.y),
      thirds.map { ($0 / 3).rounded(.down) + $0.truncatingRemainder(dividingBy: 3) / 3 })
  }

  func testTrackpadRelease() throws {
    try check(
      "recorded-trackpad-release", release: 0, rest: 38, at: 4624,
      [
        (1, 4856.864946961759), (2, 4821.1838043583), (5, 4743.714897187314), (10, 4676.103817506219),
      ])
  }
}
