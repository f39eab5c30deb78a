import Drawing
import Foundation

/// Properties of standard output.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Colours on a terminal that supports them, unless the environment disables them (https://no-color.org).
  static var ink: TerminalInk {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return TerminalInk(isColoured: isShown && !isUnwanted)
  }
}
