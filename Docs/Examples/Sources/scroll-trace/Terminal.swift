import Drawing
import Foundation

/// What standard output is.
enum Terminal {
  /// Whether somebody looks at it.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// In colours on a terminal that has them, unless the environment asks for none (https://no-color.org).
  static var ink: TerminalInk {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return TerminalInk(isColoured: isShown && !isUnwanted)
  }
}
