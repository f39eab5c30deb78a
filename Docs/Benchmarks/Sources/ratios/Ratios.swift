import Cases
import Foundation

/// Prints the cost of each case: its time as a ratio to the yardstick's, and the instructions of one operation.
///
/// Case and yardstick are measured alternately, so that the speed of the machine is the same for both, and the best of
/// many short runs is used. Instructions do not depend on the machine's load; they need Valgrind.
///
///     swift run -c release --package-path Docs/Benchmarks ratios              # all
///     swift run -c release --package-path Docs/Benchmarks ratios drag         # those with a name that starts so
///     swift run -c release --package-path Docs/Benchmarks ratios --counted    # instructions alone
///     swift run -c release --package-path Docs/Benchmarks ratios --write Docs/Benchmarks.md drag    # into the table of a page
@main struct Ratios {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let option = arguments.first.flatMap { Option(rawValue: $0) }
    if option != nil { arguments.removeFirst() }
    let page = option == .write && !arguments.isEmpty ? arguments.removeFirst() : nil
    let prefix = arguments.joined(separator: " ")
    let cases = Case.all.filter { $0.name.hasPrefix(prefix) }
    if option == .countOnce {
      cases.forEach(InstructionCount.runTwice)
      return
    }
    for measured in cases {
      precondition(measured.isRight(), "\(measured.name) gives a wrong result")
    }
    let counts = try InstructionCount.counts(of: cases, prefix: prefix)
    print("| | ratio | at most | ns | instructions |")
    print("|:--|--:|--:|--:|--:|")
    var rows: [String] = []
    for (index, measured) in cases.enumerated() {
      let (ratio, nanoseconds) = option == .counted ? (.nan, .nan) : measure(measured)
      let target = measured.target.map { "\($0)" } ?? ""
      let count = counts.map { "\(Int($0[index].rounded()))" } ?? ""
      rows.append("| \(measured.name) | \(rounded(ratio)) | \(target) | \(rounded(nanoseconds)) | \(count) |")
      print(rows[index])
    }
    if let page { try write(rows, of: cases, into: page) }
  }

  /// Replaces the rows of the cases in a page's table; a new row comes after the one before it.
  private static func write(_ rows: [String], of cases: [Case], into page: String) throws {
    var lines = try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "\n")
    guard var place = lines.firstIndex(where: { $0.hasPrefix("|:--|") }) else {
      fatalError("\(page) has no table")
    }
    for (measured, row) in zip(cases, rows) {
      if let old = lines.firstIndex(where: { $0.hasPrefix("| \(measured.name) |") }) {
        (place, lines[old]) = (old, row)
      } else {
        place += 1
        lines.insert(row, at: place)
      }
    }
    try lines.joined(separator: "\n").write(toFile: page, atomically: true, encoding: .utf8)
  }

  private enum Option: String {
    /// Only the instructions are printed.
    case counted = "--counted"
    /// The rows are also written into the table of a page, the next argument.
    case write = "--write"
    /// The program has been started by itself, under Valgrind.
    case countOnce = "--count-once"
  }

  private static func measure(_ measured: Case) -> (ratio: Double, nanoseconds: Double) {
    var (best, bestYardstick) = (Double.infinity, Double.infinity)
    let clock = ContinuousClock()
    let yardstick = Case.yardstick
    let iterations = measured.iterations
    var sum = 0.0
    for _ in 0..<40 {
      let yardstickTime = clock.measure { sum += yardstick.run(yardstick.iterations) }
      let time = clock.measure { sum += measured.run(iterations) }
      bestYardstick = min(bestYardstick, yardstickTime / .nanoseconds(1) / Double(yardstick.iterations))
      best = min(best, time / .nanoseconds(1) / Double(iterations))
    }
    precondition(!sum.isNaN)
    return (best / bestYardstick, best)
  }

  private static func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
