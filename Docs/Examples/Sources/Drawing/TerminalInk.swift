/// Colours on a terminal, or none, in which case texts are unchanged.
package struct TerminalInk: Hashable, Sendable {
  package enum Colour: Int, Sendable {
    case red = 31
    case green, yellow, blue, magenta, cyan
    case grey = 90
  }

  package var isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Returns the text in `colour`.
  package func callAsFunction(_ text: String, _ colour: Colour?) -> String {
    guard isColoured, let colour, !text.isEmpty else { return text }
    return "\u{1b}[\(colour.rawValue)m\(text)\u{1b}[0m"
  }

  /// Returns the text in bold.
  package func bold(_ text: String) -> String {
    isColoured ? "\u{1b}[1m\(text)\u{1b}[0m" : text
  }
}
