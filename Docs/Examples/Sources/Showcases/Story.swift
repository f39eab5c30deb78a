import Drawing
import ScrollKinetics
import ScrollTrace

/// A showcase as `scroll-trace demo` tells it: a script that uses the showcase, and the numbers that the script has
/// measured, as text and as a picture.
package protocol Story: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// What there is to see, in one line.
  static var summary: String { get }

  /// Runs the script.
  init() async throws

  /// The motions of the story over time, for the terminal: one, or a few over the same time.
  var curves: [Curve] { get }
  /// The story in numbers.
  var chapters: [Chapter] { get }
  /// The picture, as SVG.
  var picture: String { get }
}

/// A quantity over time, with the phase of what moves.
typealias Film = [(time: Double, value: Double, phase: Scroller.Phase)]

/// A motion of a story.
package struct Curve: Sendable {
  /// The quantity and its unit.
  let name: String
  let film: Film
  /// The least difference of two values between which the quantity jumps.
  var jump = Double.infinity
}

/// A part of a story: its name, and what happens. Lines that begin with a space, as those of a table, are printed as
/// they are, over the whole width.
package struct Chapter: Sendable {
  let name: String
  let text: [String]

  init(_ name: String, _ text: String...) { self.init(name, text) }

  init(_ name: String, _ text: [String]) {
    (self.name, self.text) = (name, text)
  }
}

/// The showcases, from the smallest to the largest.
package enum Stories {
  package static let all: [any Story.Type] = [
    BareScrollViewStory.self, PlayerTabsStory.self, ScrollableStackStory.self, ExpandingCardStory.self,
    AppStoreShelfStory.self, ChatStory.self, ScheduleStory.self, PhotoStory.self,
    ProductPageStory.self, MapSheetStory.self,
    MonteCarloStory.self,
  ]

  /// Returns the showcase called `name`.
  package static func named(_ name: String) -> (any Story.Type)? { all.first { $0.name == name } }
}

// MARK: - As text

extension Story {
  /// The story in lines, without their ends: curves as wide as the terminal, and texts of at most 80 columns. Tables keep theirs.
  ///
  /// - Parameters:
  ///   - picture: where the picture was written; nil if it was not.
  ///   - width: the columns of the terminal.
  package func lines(picture: String?, width: Int = 80, ink: TerminalInk) -> [String] {
    let source = "Docs/Examples/Sources/Showcases/\(Self.file).swift"
    let end = [Chapter("Picture", picture ?? "--output \(Self.name).svg draws it"), Chapter("Code", source)]
    return [ink.bold(Self.name)] + Self.summary.broken(to: width, \.count).map { ink($0, .grey) }
      + drawing(width: width, ink: ink) + [""]
      + (chapters + end).flatMap { $0.lines(width: min(width, 80), indent: 14, ink: ink) }
  }

  /// The curves below one another, with the time axis of the last one, and the colours of the phases.
  private func drawing(width: Int, ink: TerminalInk) -> [String] {
    let times = curves.flatMap { $0.film.map(\.time) }
    let span = (times.min() ?? 0)...(times.max() ?? 1)
    let lanes = curves.enumerated().map { index, curve -> TerminalChart.Lane in
      (index, TerminalChart(curve.film, span: span) { ($0 - $1).magnitude >= curve.jump })
    }
    let lines = TerminalChart.lines(
      lanes, curves.map(\.name), width: width, rows: 4 + 5 * curves.count, ink: ink)
    return lines + TerminalChart.legend(of: lanes.map(\.chart), "over seconds", width: width, ink: ink)
  }

  /// The name of the source file: that of the showcase, in camel case.
  static var file: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Chapter {
  /// The name, and beside it the text, broken between words.
  func lines(width: Int, indent: Int, ink: TerminalInk) -> [String] {
    func isKept(_ line: String) -> Bool { line.isEmpty || line.hasPrefix(" ") }
    let lines = text.flatMap { isKept($0) ? [$0] : $0.broken(to: width - indent, \.count) }
    return lines.enumerated().map { index, line in
      guard !isKept(line) else { return line }
      return (index == 0 ? ink(name.padded(to: indent), .grey) : "".padded(to: indent)) + line
    }
  }
}

/// Returns a number with the given number of decimals, zeros included, for the columns of a table.
func fixed(_ value: Double, decimals: Int = 3) -> String {
  var text = value.text(decimals: decimals)
  if !text.contains(".") { text += "." }
  let missing = decimals - text.drop { $0 != "." }.dropFirst().count
  return text + String(repeating: "0", count: max(0, missing))
}
