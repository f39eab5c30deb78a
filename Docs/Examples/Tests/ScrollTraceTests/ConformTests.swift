import Foundation
import XCTest

@testable import ScrollTrace

/// `conform` and `conformer`.
final class ConformTests: ProgramTestCase {
  private let vectors = ConformanceVectorTests.folder.path

  private func totals(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init).filter { line in
      ConformanceVector.Certainty.allCases.contains { line.hasPrefix($0.rawValue) }
    }
  }

  func testOursPasses() throws {
    let outcome = try run("conform", vectors)
    XCTAssertEqual(outcome.status, 0, outcome.output + outcome.complaint)
    XCTAssertEqual(
      totals(outcome),
      [
        "measured    8 of 8", "documented  4 of 4", "reported    1 of 1", "engine      7 of 7",
        "ours        6 of 6",
      ])
    XCTAssertFalse(outcome.output.contains("failed"))
  }

  /// The example of the guide, which has no rubber band, no bounce and no touches, scores what the guide says.
  ///
  /// Catches: `guard difference <= .infinity` in `outcome(of:)`.
  func testAnImplementationWithoutBandScoresLower() throws {
    let python = try XCTUnwrap(try Docs.blocks(of: "Reference/Conformance.md", in: "python").last)
    try write(python, to: "without_band.py")
    let outcome = try run("conform", vectors, "--", "python3", "without_band.py")
    if outcome.output.contains("ended, with status 127") { throw XCTSkip("there is no Python") }
    XCTAssertEqual(outcome.status, 1, outcome.complaint)
    let said = try XCTUnwrap(try Docs.blocks(of: "Reference/Conformance.md", in: "text").last)
    XCTAssertTrue(outcome.output.hasSuffix(said), outcome.output)
    XCTAssertTrue(outcome.output.contains("failed  rubber-band (measured"), outcome.output)
  }

  func testProgramsThatDoNotReply() throws {
    func reasons(_ arguments: String...) throws -> Set<String> {
      let outcome = try run(program, ["conform", vectors, "--timeout", "0.2", "--"] + arguments)
      XCTAssertEqual(outcome.status, 1)
      return Set(
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("failed") }
          .compactMap { $0.components(separatedBy: "): ").last })
    }
    XCTAssertEqual(try reasons("sh", "-c", "exit 3"), ["the program has ended, with status 3"])
    XCTAssertEqual(try reasons("sleep", "9"), ["the program has not replied in 0.2 s"])
    XCTAssertEqual(
      try reasons("sh", "-c", "exec >&-; exec sleep 9"), ["the program has not replied in 0.2 s"])
    XCTAssertEqual(
      try reasons("sh", "-c", "while read line; do echo '{\"offsets\": [[0, 0]'; done").first,
      "reply: offsets[0]: must be JSON with a comma or a closing bracket at line 1, column 20, but has the end of the text"
    )
  }

  func testConformer() throws {
    let line = Scenario.text(duration: "0.2").split(separator: "\n").joined()
    try write(line + "\n{\"name\": 1}\n", to: "lines")
    let outcome = try run(
      URL(filePath: "/bin/sh"), ["-c", "\"$0\" conformer <lines", program.path])
    XCTAssertEqual(
      outcome.output,
      """
      {"offsets": [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]}
      {"unsupported": "name: must be a string, but is 1"}

      """)
  }

  func testFaultsOfFolders() throws {
    checkRefusal(
      try run("conform", "none"), 1, "none: cannot be read: is no folder that can be listed")
    checkRefusal(
      try run("conform", "."), 2, "scroll-trace: . must contain vectors, but has no .json file")
    try write("{}", to: "bad.json")
    checkRefusal(try run("conform", "."), 2, "./bad.json: certainty: must be given, but is missing")
    XCTAssertEqual(try run("conform", vectors, "--timeout", "0").status, 2)
  }
}
