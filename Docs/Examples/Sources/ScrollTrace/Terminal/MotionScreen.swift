import Drawing
import ScrollKinetics

/// A motion on one screen of 80 × 24: a title, its picture, five facts, and commands to try next.
package struct MotionScreen: Sendable {
  private let title: String
  private let summary: String
  private let chart: TerminalChart
  private let facts: MotionFacts

  package init(
    title: String, summary: String, _ rows: [TraceRow], recorded: [MotionFacts.Recorded] = []
  ) {
    (self.title, self.summary) = (title, summary)
    chart = TerminalChart(rows)
    facts = MotionFacts(rows, recorded: recorded)
  }

  /// The lines, without their ends.
  ///
  /// - Parameter picture: where the picture was written.
  package func lines(picture: String, ink: TerminalInk) -> [String] {
    var lines = [ink.bold(title), ink(summary, .grey)]
    lines += chart.lines(width: 80, rows: 10, ink: ink)
    lines.append("")
    for (name, text) in facts.lines(along: chart.axis) { lines.append(fact(name, text, ink)) }
    lines.append(fact("Picture", picture, ink))
    lines.append(fact("Next", "scroll-trace demo               the other scenarios", ink))
    lines.append(fact("", "scroll-trace watch FILE.json    a motion of your own, live", ink))
    return lines
  }

  private func fact(_ name: String, _ text: String, _ ink: TerminalInk) -> String {
    ink(name.padded(to: 14), .grey) + text
  }
}
