import ArgumentParser
import Drawing
import ScrollTrace
import Showcases

struct RunDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Shows a built-in scenario or a showcase, or lists them.",
    discussion: """
      A scenario is drawn in the terminal, with what there is to say of it. A showcase is a small program on the \
      library; its motions are drawn, and its story is told in numbers. The picture of either is written to the .svg file that \
      --output names. With --format or another file, a scenario's trace is written as by run.

      SCENARIOS
      \(list(scenarios, width: Terminal.helpWidth))

      SHOWCASES
      \(list(showcases, width: Terminal.helpWidth))
      """)

  @Argument(help: "The name of a scenario or a showcase.")
  var name: String?

  @Flag(help: "Writes the scenario itself, for run.")
  var scenario = false

  @OptionGroup var options: TraceOptions

  func run() async throws {
    guard let name else {
      var sink = try Sink(options.output)
      try sink.write(Self.list(Self.scenarios + Self.showcases, width: Terminal.width) + "\n")
      return try sink.finish()
    }
    if let story = Stories.named(name) {
      guard !scenario else {
        throw Refusal(usage: "--scenario must stand beside a scenario, but \(name) is a showcase")
      }
      return try await tell(story)
    }
    guard let demo = Demo(named: name) else {
      let rule =
        name.nearest(of: Self.names).map { "a name that demo lists, such as \($0)" }
        ?? "one of \(Self.names.joined(separator: ", "))"
      throw Refusal(usage: "demo must be \(rule), but is \"\(name.escaped)\"")
    }
    if scenario {
      guard options.format == nil, options.framesPerSecond == nil, options.integration == nil else {
        throw Refusal(usage: "--scenario must stand alone or beside --output, but has another option")
      }
      var sink = try Sink(options.output)
      try sink.write(String(decoding: demo.text, as: UTF8.self))
      return try sink.finish()
    }
    let motion = try options.changed(try Motion(demo.text, in: name), in: name)
    if options.format == nil, options.output == nil || options.namedFormat == .svg {
      try show(demo, motion)
    } else {
      try options.write(motion, as: options.namedFormat ?? .csv)
    }
  }

  private typealias Row = (name: String, text: String)

  private static var scenarios: [Row] { Demo.all.map { ($0.name, $0.summary) } }
  private static var showcases: [Row] { Stories.all.map { ($0.name, $0.summary) } }
  private static var names: [String] { (scenarios + showcases).map(\.name) }

  /// Returns the names and summaries in two columns.
  private static func list(_ demos: [Row], width: Int) -> String {
    demos.inColumns(width: width).joined(separator: "\n")
  }
}

// MARK: - Scenarios

extension RunDemo {
  private func show(_ demo: Demo, _ motion: Motion) throws {
    if options.output != nil { try options.write(motion, as: .svg) }
    // A recording has its own frames and its own integration.
    let isChanged = options.framesPerSecond != nil || options.integration != nil
    let screen = MotionScreen(
      title: demo.name, summary: demo.summary, Array(motion.rows),
      names: motion.isOfScreen ? motion.members : [],
      recorded: demo.recorded, isOtherwise: isChanged)
    try write(screen.lines(picture: options.output, width: Terminal.width, ink: Terminal.ink))
  }

  private func write(_ lines: [String]) throws {
    var sink = try Sink(nil)
    for line in lines { try sink.write(line + "\n") }
    try sink.finish()
  }
}

// MARK: - Showcases

extension RunDemo {
  private func tell(_ kind: any Story.Type) async throws {
    guard options.framesPerSecond == nil, options.integration == nil else {
      throw Refusal(
        usage: "--frames-per-second and --integration must not stand beside a showcase, which has its own")
    }
    guard options.format == nil || options.format == .svg else {
      throw Refusal(usage: "--format must be svg for a showcase, which has no trace")
    }
    if let output = options.output, options.namedFormat != .svg {
      throw Refusal(
        usage: "--output must end in .svg for a showcase, which has no trace, but is \"\(output.escaped)\"")
    }
    let story = try await kind.init()
    // With a format, as for a scenario, only the picture is written: to standard output if no file is named.
    if options.format != nil || options.output != nil {
      var sink = try Sink(options.output)
      try sink.write(story.picture)
      try sink.finish()
    }
    if options.format == nil {
      try write(story.lines(picture: options.output, width: Terminal.width, ink: Terminal.ink))
    }
  }
}
