import ArgumentParser
import ScrollKinetics
import ScrollTrace

/// What `run` and `demo` have in common.
struct TraceOptions: ParsableArguments {
  @Option(help: "csv, json or svg.")
  var format = TraceFormat.csv

  @Option(help: ArgumentHelp("Where to write to instead of standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Frames per second, instead of the scenario's.", valueName: "n"))
  var framesPerSecond: String?

  @Option(help: "exact or displayLink, instead of the scenario's.")
  var integration: IntegrationName?

  /// Replays the scenario in `text` and writes the trace.
  func trace(_ text: [UInt8], in file: String) throws {
    do {
      var scenario = try Scenario(reading: text)
      if let framesPerSecond { try scenario.setFramesPerSecond(framesPerSecond) }
      if let integration { scenario.physics.integration = integration.integration }
      var sink = try Sink(output)
      try format.write(scenario) { try sink.write($0) }
      try sink.flush()
    } catch let error as ScenarioError {
      throw Refusal(error, in: file)
    }
  }
}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Replays a scenario file.")

  @Argument(help: "A scenario in JSON.")
  var file: String

  @OptionGroup var options: TraceOptions

  func run() throws {
    try options.trace(try readFile(file, limit: ScenarioLimits().bytes), in: file)
  }
}

struct RunDemo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Replays a built-in scenario, or lists them.")

  @Argument(help: "The scenario's name.")
  var name: String?

  @OptionGroup var options: TraceOptions

  func run() throws {
    guard let name else { return try list() }
    guard let demo = Demo(named: name) else {
      throw Refusal(
        usage:
          "demo must be one of \(Demo.all.map(\.name).joined(separator: ", ")), but is \"\(name.escaped)\"")
    }
    try options.trace(demo.text, in: name)
  }

  private func list() throws {
    let width = Demo.all.map(\.name.count).max() ?? 0
    var sink = try Sink(options.output)
    for demo in Demo.all {
      try sink.write(
        demo.name + String(repeating: " ", count: width + 2 - demo.name.count) + demo.summary + "\n")
    }
    try sink.flush()
  }
}

struct Hash: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the hash of a motion, and the frame of rest.",
    discussion: """
      The hash is FNV-1a, 64 bits, over x, y, vx and vy of every frame. The frame of rest is the first one, counted \
      from 0, from which on the content is idle.
      """)

  @Argument(help: "A scenario in JSON.")
  var file: String

  func run() throws {
    let text = try readFile(file, limit: ScenarioLimits().bytes)
    do {
      let summary = MotionSummary(Replay(try Scenario(reading: text)))
      var sink = try Sink(nil)
      try sink.write(
        "hash \(summary.hash)\nrest \(summary.frameOfRest.map { "frame \($0)" } ?? "not reached")\n")
      try sink.flush()
    } catch let error as ScenarioError {
      throw Refusal(error, in: file)
    }
  }
}

extension TraceFormat: ExpressibleByArgument {}

/// The integrations under their names.
enum IntegrationName: String, CaseIterable, ExpressibleByArgument {
  case exact, displayLink

  var integration: Scroller.Physics.Integration { self == .exact ? .exact : .displayLink }
}
