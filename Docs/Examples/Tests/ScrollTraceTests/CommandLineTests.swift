import Foundation
import XCTest

@testable import ScrollTrace

/// The program itself: what it writes where, and its exit status.
final class CommandLineTests: XCTestCase {
  private struct Outcome {
    let output: String
    let complaint: String
    let status: Int32
  }

  private var directory = URL(filePath: "/")

  override func setUpWithError() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "scroll trace \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: directory)
  }

  private var program: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL).appending(
      path: "scroll-trace")
  }

  private func run(_ arguments: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let (output, complaint) = (directory.appending(path: "output"), directory.appending(path: "complaint"))
    for file in [output, complaint] {
      XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    return Outcome(
      output: try String(contentsOf: output, encoding: .utf8),
      complaint: try String(contentsOf: complaint, encoding: .utf8), status: process.terminationStatus)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: directory.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func checkRefusal(
    _ outcome: Outcome, _ status: Int32, _ complaint: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(outcome.status, status, file: file, line: line)
    XCTAssertEqual(outcome.output, "", file: file, line: line)
    XCTAssertEqual(outcome.complaint, complaint + "\n", file: file, line: line)
  }

  func testRunAndHash() throws {
    try write(Scenario.text(duration: "0.1"), to: "a b.json")
    let trace =
      "t,source,x,y,vx,vy,tx,ty,phase,events\n0.0,frame,0.0,0.0,0.0,0.0,,,idle,\n0.1,frame,0.0,0.0,0.0,0.0,,,idle,\n"
    let run = try run("run", "a b.json")
    XCTAssertEqual(run.output, trace)
    XCTAssertEqual(run.complaint, "")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try self.run("run", "a b.json", "--output", "trace.csv").output, "")
    XCTAssertEqual(try String(contentsOf: directory.appending(path: "trace.csv"), encoding: .utf8), trace)
    XCTAssertEqual(try self.run("hash", "a b.json").output.split(separator: "\n").last, "rest frame 0")
  }

  func testOptions() throws {
    let csv = try run("demo", "recorded-flick", "--frames-per-second", "59.94", "--integration", "exact")
      .output
    XCTAssertEqual(csv.split(separator: "\n").count, 1 + 10 + 300)
    XCTAssertTrue(try run("demo", "edge-bounce", "--format", "svg").output.hasPrefix("<svg"))
    XCTAssertTrue(try run("demo", "edge-bounce", "--format", "json").output.hasPrefix("{\"name\""))
    XCTAssertEqual(try run("demo").output.split(separator: "\n").count, 5)
    XCTAssertTrue(try run("--help").output.contains("EXAMPLES"))
  }

  func testBadScenarios() throws {
    try write("", to: "empty.json")
    checkRefusal(try run("run", "empty.json"), 2, "empty.json: $: must be a JSON text, but is empty")
    checkRefusal(try run("hash", "empty.json"), 2, "empty.json: $: must be a JSON text, but is empty")
    checkRefusal(
      try run("run", "empty.json", "--output", "never"), 2, "empty.json: $: must be a JSON text, but is empty"
    )
    XCTAssertFalse(FileManager.default.fileExists(atPath: directory.appending(path: "never").path))
  }

  func testBadCommandLines() throws {
    checkRefusal(
      try run("demo", "nope"), 2,
      "scroll-trace: demo must be one of recorded-flick, edge-bounce, recorded-trackpad-release, "
        + "shelf-of-cards, changes-in-flight, but is \"nope\""
    )
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "0"), 2,
      "edge-bounce: --frames-per-second: must be finite and more than 0, but is 0")
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "sixty"), 2,
      "edge-bounce: --frames-per-second: must be a number, but is \"sixty\"")
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "1e9"), 2,
      "edge-bounce: duration: must give at most 10000000 rows at 1e9 frames per second, but is 2")
    for arguments in [["run"], ["bogus"], ["run", "a", "b"], ["demo", "edge-bounce", "--format", "png"]] {
      let outcome =
        try arguments.count == 1 ? run(arguments[0]) : run(arguments[0], arguments[1], "--format", "png")
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
      XCTAssertEqual(outcome.complaint.split(separator: "\n").count, 1)
    }
  }

  func testWhatTheSystemRefuses() throws {
    checkRefusal(try run("run", "none.json"), 1, "none.json: cannot be read: No such file or directory")
    checkRefusal(try run("run", "."), 1, ".: cannot be read: Is a directory")
    checkRefusal(
      try run("demo", "edge-bounce", "--output", "none/trace.csv"), 1,
      "none/trace.csv: cannot be written: No such file or directory")
    #if os(Linux)
      checkRefusal(
        try run("demo", "edge-bounce", "--output", "/dev/full"), 1,
        "/dev/full: cannot be written: No space left on device")
    #endif
  }

  /// A reader that goes away, as `head` does, is no reason to crash.
  func testClosedPipe() throws {
    let (process, output, complaint) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = ["demo", "edge-bounce", "--frames-per-second", "20000"]
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    try output.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    XCTAssertEqual(process.terminationStatus, 1)
    let line = try complaint.fileHandleForReading.readToEnd() ?? Data()
    XCTAssertEqual(String(decoding: line, as: UTF8.self), "standard output: cannot be written: Broken pipe\n")
  }
}
