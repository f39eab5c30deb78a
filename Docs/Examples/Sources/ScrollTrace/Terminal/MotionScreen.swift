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
    var lines = [ink.bold(title)] + summary.broken(to: width, \.count).map { ink($0, .grey) }
    lines += TerminalChart.lines(lanes, names, width: width, rows: names.isEmpty ? 10 : 12, ink: ink)
    lines += TerminalChart.legend(lanes, width: width, ink: ink)
    var facts = facts.lines(along: lanes[0].chart.axis, names: names)
    facts.append(("Picture", picture ?? "--output \(title).svg draws it"))
    // The lanes of a screen take more lines.
    if names.isEmpty {
      facts.append(
        (
          "Next",
          "scroll-trace demo: the others; demo --scenario NAME: its inputs; watch FILE.json: a motion of your own, live"
        ))
    }
    for (name, text) in facts {
      for (index, line) in text.broken(to: width - 14, \.count).enumerated() {
        lines.append(ink((index == 0 ? name : "").padded(to: 14), .grey) + line)
      }
    }
    return lines
  }
}
