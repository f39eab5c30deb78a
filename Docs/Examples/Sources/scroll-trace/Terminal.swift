import Drawing
import Foundation

/// Properties of standard output.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isShown: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of the terminal, at least 40 and at most 200; 80 if there is none. `COLUMNS`, if it is set, is their number.
  static var width: Int {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return min(max(columns, 40), 200)
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 200)
  }

  /// The longest line of a help text that the argument parser does not break.
  static var helpWidth: Int { width - 1 }

  /// Colours on a terminal that supports them, unless the environment disables them (https://no-color.org).
  static var ink: TerminalInk {
    let environment = ProcessInfo.processInfo.environment
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return TerminalInk(isColoured: isShown && !isUnwanted)
  }
}
