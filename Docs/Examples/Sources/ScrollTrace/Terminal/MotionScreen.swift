import Drawing
import ScrollKinetics

/// A motion on one screen of 80 × 24: a title, its picture, five facts, and commands to try next.
package struct MotionScreen: Sendable {
  private let title: String
  private let summary: String
  private let names: [String]
  private let lanes: [TerminalChart.Lane]
  private let facts: MotionFacts

  /// The screen of a motion's rows; `names` are those of a screen's members.
  ///
  /// - Parameter isOtherwise: whether the motion is replayed with other frames or another integration than it was recorded.
  package init(
    title: String, summary: String, _ rows: [TraceRow], names: [String] = [],
    recorded: [MotionFacts.Recorded] = [], isOtherwise: Bool = false
  ) {
    (self.title, self.summary, self.names) = (title, summary, names)
    lanes = TerminalChart.lanes(rows)
    facts = MotionFacts(rows, recorded: recorded, isOtherwise: isOtherwise)
  }

  /// The lines, without their ends.
  ///
  /// - Parameters:
  ///   - picture: where the picture was written; nil if it was not.
  ///   - width: the columns of the terminal.
  package func lines(picture: String?, width: Int = 80, ink: TerminalInk) -> [String] {
    var lines = [ink.bold(title), ink(summary, .grey)]
    lines += TerminalChart.lines(lanes, names, width: width, rows: names.isEmpty ? 10 : 12, ink: ink)
    lines.append(TerminalChart.legend(lanes, ink: ink))
    for (name, text) in facts.lines(along: lanes[0].chart.axis, names: names) {
      lines.append(fact(name, text, ink))
    }
    lines.append(fact("Picture", picture ?? "--output \(title).svg draws it", ink))
    // The lanes of a screen take more lines.
    guard names.isEmpty else { return lines }
    lines.append(fact("Next", "scroll-trace demo               the other scenarios", ink))
    lines.append(fact("", "scroll-trace watch FILE.json    a motion of your own, live", ink))
    return lines
  }

  private func fact(_ name: String, _ text: String, _ ink: TerminalInk) -> String {
    ink(name.padded(to: 14), .grey) + text
  }
}
