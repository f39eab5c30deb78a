import ArgumentParser
import ScrollKinetics
import ScrollTrace

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how far two motions are apart.",
    discussion: """
      Each is a trace in CSV or JSON, or a scenario, a recording or a conformance vector, which is replayed. Frames of \
      the same time are compared. A vector, and a scenario that was recorded from a scroll view, can stand alone: its \
      replay is compared with the offsets that it has. Exit status 1 where a frame is further apart than the tolerance.
      """)

  @Argument(help: "One motion.")
  var first: String

  @Argument(help: "The other one; none beside a file that has the offsets to compare with.")
  var second: String?

  @Option(
    name: .customLong("tolerance"),
    help: ArgumentHelp("How many points a frame may be off: 0, or a vector's own.", valueName: "points"))
  var givenTolerance: Double?

  private var tolerance: Double { givenTolerance ?? 0 }

  @Option(
    help: ArgumentHelp(
      "Two platforms, such as uiKit,android: the motion, a scenario, is replayed with the feel of each.",
      valueName: "a,b"))
  var preset: String?

  private var presets: [Scroller.Preset]? {
    let names = preset?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    guard names.count == 2, let one = Scenario.presets[names[0]], let other = Scenario.presets[names[1]]
    else { return nil }
    return [one, other]
  }

  func validate() throws {
    if preset != nil, second != nil || presets == nil {
      throw ValidationError(
        "--preset must be two of \(Scenario.presets.keys.sorted().joined(separator: ", ")), beside one scenario"
      )
    }
    guard tolerance >= 0 else {
      throw ValidationError("--tolerance must not be negative, but is \(tolerance)")
    }
  }

  func run() throws {
    var sink = try Sink(nil)
    var isApart = false
    if let presets {
      guard case .scenario(let scenario) = try Motion(file: first) else {
        throw Refusal(usage: "\(first.escaped) must be a scenario")
      }
      let series = try presets.map { try TraceSeries(replaying: .scenario(scenario.with($0)), in: first) }
      let comparison = Comparison(series[0], series[1], tolerance: tolerance)
      for line in comparison.lines(tolerance: tolerance) { try sink.write(line + "\n") }
      isApart = comparison.first != nil
    } else if let second {
      let comparison = Comparison(
        try TraceSeries(file: first), try TraceSeries(file: second), tolerance: tolerance)
      guard comparison.count > 0 else {
        throw Refusal(
          usage: "\(first.escaped) and \(second.escaped) must have a frame of the same time, but have none")
      }
      for line in comparison.lines(tolerance: tolerance) { try sink.write(line + "\n") }
      isApart = comparison.first != nil
    } else if let vector = try ConformanceVector(file: first) {
      let tolerance = givenTolerance ?? vector.tolerance
      let comparison = try Comparison(
        TraceSeries(vector), TraceSeries(replaying: .scenario(vector.scenario), in: first),
        tolerance: tolerance)
      for line in comparison.lines(tolerance: tolerance, of: ("the vector", "its replay")) {
        try sink.write(line + "\n")
      }
      isApart = comparison.first != nil
    } else {
      let scenarios = try [Scenario](
        recordedIn: first,
        or: Refusal(usage: "compare must have two files, unless the first has \"recorded\" rows"))
      for scenario in scenarios {
        guard let recorded = scenario.recorded else { continue }
        if scenarios.count > 1 {
          try sink.write((recorded.scene.map { "\($0): " } ?? "") + scenario.name + "\n")
        }
        let motion = Motion.scenario(scenario)
        let comparison = try Comparison(
          TraceSeries(recorded), TraceSeries(replaying: motion, in: first), tolerance: tolerance)
        for line in comparison.lines(tolerance: tolerance) { try sink.write(line + "\n") }
        try sink.write(recorded.eventLine(motion.rows) + "\n")
        if comparison.first != nil { isApart = true }
      }
    }
    try sink.finish()
    if isApart { throw ExitCode(1) }
  }
}
