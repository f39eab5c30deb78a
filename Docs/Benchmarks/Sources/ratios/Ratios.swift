import Cases

/// Prints the cost of each case as a ratio to the yardstick. Both are measured alternately, so that the speed of the
/// machine is the same for both, and the best of many short runs is used.
///
///     swift run -c release --package-path Docs/Benchmarks ratios          # all
///     swift run -c release --package-path Docs/Benchmarks ratios drag     # those with a name that starts so
@main struct Ratios {
  static func main() {
    print("| | ratio | at most | ns |")
    print("|:--|--:|--:|--:|")
    let prefix = CommandLine.arguments.dropFirst().joined(separator: " ")
    for measured in Case.all where measured.name.hasPrefix(prefix) {
      precondition(measured.isRight(), "\(measured.name) gives a wrong result")
      let (ratio, nanoseconds) = measure(measured)
      let target = measured.target.map { "\($0)" } ?? ""
      print("| \(measured.name) | \(rounded(ratio)) | \(target) | \(rounded(nanoseconds)) |")
    }
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
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
