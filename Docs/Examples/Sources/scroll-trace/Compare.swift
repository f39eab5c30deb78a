import ArgumentParser
import ScrollTrace

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how far two motions are apart.",
    discussion: """
      Each is a trace in CSV or JSON, or a scenario or a recording, which is replayed. Frames of the same time are \
      compared. Exit status 1 where one of them is further apart than the tolerance.
      """)

  @Argument(help: "One motion.")
  var first: String

  @Argument(help: "The other one.")
  var second: String

  @Option(help: ArgumentHelp("How many points a frame may be off.", valueName: "points"))
  var tolerance = 0.0

  func validate() throws {
    guard tolerance >= 0 else {
      throw ValidationError("--tolerance must not be negative, but is \(tolerance)")
    }
  }

  func run() throws {
    let comparison = Comparison(
      try TraceSeries(file: first), try TraceSeries(file: second), tolerance: tolerance)
    guard comparison.count > 0 else {
      throw Refusal(
        usage:
          "\(first.escaped) and \(second.escaped) must have a frame of the same time, but have none"
      )
    }
    var sink = try Sink(nil)
    for line in comparison.lines(tolerance: tolerance) { try sink.write(line + "\n") }
    try sink.finish()
    if comparison.first != nil { throw ExitCode(1) }
  }
}
