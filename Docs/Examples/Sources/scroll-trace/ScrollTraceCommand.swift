import ArgumentParser
import Foundation
import ScrollTrace

/// The command line: everything that can be refused ends in one line on standard error.
@main
struct ScrollTraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll-trace",
    abstract: "Replays a scroll scenario and writes down what happened.",
    discussion: """
      EXAMPLES
        scroll-trace run flick.json                       the trace as CSV
        scroll-trace run flick.json --format svg --output flick.svg
        scroll-trace run flick.json --frames-per-second 120 --integration displayLink
        scroll-trace demo                                 lists the built-in scenarios
        scroll-trace demo recorded-flick                  replays one of them
        scroll-trace hash flick.json                      the motion's fingerprint, for tests

      Exit status: 0; 1 where a file cannot be read or written; 2 where the scenario or the command line is wrong.
      """,
    subcommands: [Run.self, RunDemo.self, Hash.self])

  static func main() {
    // A reader that has gone away is an error to report, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let refusal as Refusal {
      complain(refusal.description)
      Foundation.exit(refusal.status)
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
