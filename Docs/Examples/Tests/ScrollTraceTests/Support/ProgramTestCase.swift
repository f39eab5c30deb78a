import Foundation
import XCTest

/// A test of the program itself, in a folder of its own.
class ProgramTestCase: XCTestCase {
  struct Outcome {
    let output: String
    let complaint: String
    let status: Int32
  }

  private(set) var directory = URL(filePath: "/")

  override func setUpWithError() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "scroll trace \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: directory)
  }

  var program: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL).appending(
      path: "scroll-trace")
  }

  func run(_ arguments: String...) throws -> Outcome { try run(program, arguments) }

  func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
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

  func write(_ text: String, to name: String) throws {
    try text.write(to: directory.appending(path: name), atomically: true, encoding: .utf8)
  }

  func checkRefusal(
    _ outcome: Outcome, _ status: Int32, _ complaint: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(outcome.status, status, file: file, line: line)
    XCTAssertEqual(outcome.output, "", file: file, line: line)
    XCTAssertEqual(outcome.complaint, complaint + "\n", file: file, line: line)
  }
}
