import ArgumentParser
import Foundation
import ScrollTrace

/// The command line. Every error is printed as one line on standard error.
@main
struct ScrollTraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll-trace",
    abstract: "Replays scroll scenarios and recordings, and shows and compares what happens.",
    discussion: """
      EXAMPLES
      \(examples.inColumns(width: Terminal.helpWidth, indent: 2).joined(separator: "\n"))

      Exit status: 0; 1 where a file cannot be read or written, a comparison finds more than the tolerance, or a vector \
      fails; 2 where a file's contents or the command line are wrong.
      """,
    version: "0.1.0",
    subcommands: [
      RunDemo.self, Run.self, Watch.self, Compare.self, Fit.self, Hash.self, Conform.self, Conformer.self,
    ])

  private static let examples = [
    ("scroll-trace demo", "lists the built-in scenarios and showcases"),
    ("scroll-trace demo recorded-flick", "shows one of them"),
    ("scroll-trace demo --scenario edge-bounce", "its inputs, as a file for run"),
    ("scroll-trace run flick.json", "the trace as CSV"),
    ("scroll-trace run flick.json --output flick.svg", "a picture"),
    ("scroll-trace run a.json --frames-per-second 120", "with other frames"),
    ("scroll-trace watch flick.json --speed 0.25", "live in the terminal, slowly"),
    ("scroll-trace compare flick.csv flick.json", "how far a trace is from a replay"),
    ("scroll-trace compare recorded.json", "how far a replay is from a recorded scroll view"),
    ("scroll-trace fit flick.csv", "law and velocity that explain a trace"),
    ("scroll-trace hash flick.json", "the motion's fingerprint, for tests"),
    ("scroll-trace conform Docs/Conformance -- ./mine", "scores another implementation"),
    ("scroll-trace --generate-completion-script bash", "or zsh, or fish"),
  ].map { (name: $0, text: $1) }

  static func main() async {
    // A closed pipe is reported as an error instead of ending the program by a signal.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that reaches the size limit.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let refusal as Refusal {
      complain(refusal.description)
      Foundation.exit(refusal.status)
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      guard code != .success else { exit(withError: error) }
      complain("scroll-trace: \(message(for: error)) (see scroll-trace --help)")
      Foundation.exit(2)
    }
  }

  private static func complain(_ line: String) {
    let oneLine = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data((oneLine + "\n").utf8))
  }
}
