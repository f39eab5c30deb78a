import Cases
import Foundation

/// Counts the instructions of cases with Callgrind, a tool of Valgrind.
///
/// The program starts itself once more under Valgrind and runs every case there, once with n iterations and once with
/// 2n. The difference of the two counts, divided by n, is the cost of one operation without that of its preparation. What
/// happens once in a program, such as the look-up of types, happens in a run before them that is not counted.
enum InstructionCount {
  /// Returns the instructions of one operation of each case; nil where there is no Valgrind.
  static func counts(of cases: [Case], prefix: String) throws -> [Double]? {
    let report = FileManager.default.temporaryDirectory.appendingPathComponent("ratios.\(getpid())")
    defer { try? FileManager.default.removeItem(at: report) }
    let valgrind = Process()
    valgrind.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    valgrind.arguments =
      [
        "valgrind", "--tool=callgrind", "--combine-dumps=yes", "--callgrind-out-file=\(report.path)",
        "--toggle-collect=\(function)", "--dump-after=\(function)",
        CommandLine.arguments[0], "--count-once",
      ] + (prefix.isEmpty ? [] : [prefix])
    valgrind.standardOutput = FileHandle.nullDevice
    valgrind.standardError = FileHandle.nullDevice
    try valgrind.run()
    valgrind.waitUntilExit()
    guard valgrind.terminationStatus == 0 else { return nil }
    let counts = try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.hasPrefix("summary: ") ? Double($0.dropFirst(9)) : nil }
    return cases.indices.map { (counts[2 * $0 + 1] - counts[2 * $0]) / Double(cases[$0].countedIterations) }
  }

  /// Runs a case with its iterations and with twice as many.
  static func runTwice(_ counted: Case) {
    precondition(!counted.run(1).isNaN)
    for iterations in [counted.countedIterations, 2 * counted.countedIterations] {
      precondition(!runCounted(counted, iterations).isNaN)
    }
  }

  /// The symbol of the function whose calls are counted.
  private static let function = "ratios_run_counted"
}

// With a symbol of its own, and not optimised, so that Callgrind finds its calls.
@_silgen_name("ratios_run_counted") @_optimize(none) @inline(never)
func runCounted(_ counted: Case, _ iterations: Int) -> Double { counted.run(iterations) }
