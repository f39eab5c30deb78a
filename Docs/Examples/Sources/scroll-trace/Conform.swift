import ArgumentParser
import Foundation
import ScrollTrace

struct Conform: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Scores an implementation of scrolling by vectors, or this one by a file of the recorder.",
    discussion: """
      Of a file of the recorder, each open question that it decides is printed, with what was recorded and what the \
      library does. Exit status 1 where it does something else.

      By a folder of vectors, scenarios with offsets, an implementation is scored. The program gets each scenario as \
      a line of JSON on standard input, and replies with a line of JSON on standard output: \
      {"offsets": [[x, y], …]}, one for each frame, or {"unsupported": "why"}. Without a program, the library itself \
      is scored. Exit status 1 if a vector fails.
      """)

  @Argument(help: "The folder of the vectors, or a file of the recorder.")
  var path: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments, after --.", valueName: "program"))
  var program: [String] = []

  @Option(help: ArgumentHelp("How long the program may take for a reply.", valueName: "seconds"))
  var timeout = 20.0

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be more than 0 and at most 86400, but is \(timeout)")
    }
  }

  func run() throws {
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      return try decide()
    }
    let vectors = try vectors()
    let command = program.isEmpty ? [Bundle.main.executablePath ?? "scroll-trace", "conformer"] : program
    let implementation = try Implementation(command, timeout: timeout)
    var score = ConformanceScore()
    var sink = try Sink(nil)
    for (name, vector) in vectors {
      let outcome: ConformanceScore.Outcome
      do {
        let reply = try implementation.reply(to: vector.line)
        outcome = vector.outcome(of: try ConformanceReply(reading: reply))
      } catch let error as ScenarioError {
        outcome = .failed("reply: \(error)")
      } catch let error as Implementation.Failure {
        outcome = .failed(error.description)
      }
      try sink.write(score.add(name, vector, outcome) + "\n")
    }
    for line in score.lines { try sink.write(line + "\n") }
    try sink.finish()
    if score.hasFailed { throw ExitCode(1) }
  }

  /// Prints what the file says about the open questions.
  private func decide() throws {
    guard program.isEmpty else {
      throw Refusal(usage: "a program must stand beside a folder of vectors, but \(path.escaped) is a file")
    }
    let scenarios = try [Scenario](
      recordedIn: path,
      or: Refusal(
        usage: "\(path.escaped) must contain recordings, but has none or one without \"recorded\" rows"))
    var sink = try Sink(nil)
    let findings = Finding.all(scenarios)
    for line in findings.flatMap(\.lines) { try sink.write(line + "\n") }
    try sink.finish()
    if findings.contains(where: \.differs) { throw ExitCode(1) }
  }

  private func vectors() throws -> [(name: String, vector: ConformanceVector)] {
    let files: [String]
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".json") }
    } catch {
      throw Refusal(file: path, "cannot be read", reason: "is no folder that can be listed")
    }
    guard !files.isEmpty else {
      throw Refusal(usage: "\(path.escaped) must contain vectors, but has no .json file")
    }
    return try files.sorted().map { file in
      let path = path.hasSuffix("/") ? path + file : "\(path)/\(file)"
      do {
        return (String(file.dropLast(5)), try ConformanceVector(reading: try readFile(path)))
      } catch let error as ScenarioError {
        throw Refusal(error, in: path)
      }
    }
  }
}

struct Conformer: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replies to the scenarios on standard input with the library's offsets, for conform.")

  func run() throws {
    while let line = readLine() {
      let reply: ConformanceReply
      do {
        reply = ConformanceReply(to: try Scenario(reading: Array(line.utf8)))
      } catch {
        reply = .unsupported("\(error)")
      }
      // Whole lines at once: the other side waits for them.
      var sink = try Sink(nil)
      try sink.write(reply.line + "\n")
      try sink.finish()
    }
  }
}
