import ArgumentParser
import Drawing
import Foundation
import ScrollKinetics
import ScrollTrace

/// The common options of `run` and `demo`.
struct TraceOptions: ParsableArguments {
  @Option(help: "csv, json or svg; without, what the output's name says.")
  var format: TraceFormat?

  @Option(
    help: ArgumentHelp("Where to write to instead of standard output; pictures are SVG.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Frames per second, instead of the scenario's.", valueName: "n"))
  var framesPerSecond: String?

  @Option(help: "exact or displayLink, instead of the scenario's.")
  var integration: IntegrationName?

  /// The format that the options name, if they do.
  var namedFormat: TraceFormat? {
    format ?? output.flatMap { TraceFormat(rawValue: ($0 as NSString).pathExtension.lowercased()) }
  }

  func validate() throws {
    let pictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf"]
    if let output, pictures.contains((output as NSString).pathExtension.lowercased()) {
      throw ValidationError(
        "--output must end in .svg for a picture, which is SVG, but is \"\(output.escaped)\"")
    }
  }

  /// Returns `motion`, changed by the options.
  func changed(_ motion: Motion, in file: String) throws -> Motion {
    guard framesPerSecond != nil || integration != nil else { return motion }
    guard case .scenario(var scenario) = motion else {
      throw Refusal(
        usage:
          "--frames-per-second and --integration must not stand beside a recording, which has its own"
      )
    }
    if let framesPerSecond {
      do throws(ScenarioError) {
        try scenario.setFramesPerSecond(framesPerSecond)
      } catch {
        throw Refusal(error, in: file)
      }
    }
    if let integration { scenario.setIntegration(integration.integration) }
    return .scenario(scenario)
  }

  /// Replays `motion` and writes the trace in `format` to the output, which must not be one of `inputs`.
  func write(_ motion: Motion, as format: TraceFormat, reading inputs: [String] = []) throws {
    var sink = try Sink(output, reading: inputs)
    try withProgress(of: motion.rowCount) { step in
      try format.write(motion, progress: step, to: { try sink.write($0) })
    }
    try sink.finish()
  }
}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Replays a scenario or a recording.")

  @Argument(help: "A scenario or a recording in JSON.")
  var file: String

  @OptionGroup var options: TraceOptions

  func run() throws {
    let motion = try options.changed(try Motion(file: file), in: file)
    try options.write(motion, as: options.namedFormat ?? .csv, reading: [file])
  }
}

struct Hash: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the hash of a motion, and the frame of rest.",
    discussion: """
      The hash is FNV-1a, 64 bits, over x, y, vx and vy of every frame. The frame of rest is the first one, counted \
      from 0, from which on the content is idle.
      """)

  @Argument(help: "A scenario or a recording in JSON.")
  var file: String

  func run() throws {
    let motion = try Motion(file: file)
    let summary = withProgress(of: motion.rowCount) { step in
      MotionSummary(
        motion.rows.lazy.map { row in
          step()
          return row
        })
    }
    var sink = try Sink(nil)
    try sink.write(
      "hash \(summary.hash)\nrest \(summary.frameOfRest.map { "frame \($0)" } ?? "not reached")\n")
    try sink.finish()
  }
}

extension TraceFormat: ExpressibleByArgument {}

/// The integrations under their names.
enum IntegrationName: String, CaseIterable, ExpressibleByArgument {
  case exact, displayLink

  var integration: Scroller.Physics.Integration { self == .exact ? .exact : .displayLink }
}
