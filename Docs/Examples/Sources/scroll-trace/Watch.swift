import ArgumentParser
import Drawing
import Foundation
import ScrollGeometry
import ScrollTrace

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Shows a motion live in the terminal.")

  @Argument(
    help: "A scenario, a recording or a conformance vector in JSON, or the name of a built-in scenario.")
  var file: String

  @Option(help: ArgumentHelp("How many seconds pass in one of ours.", valueName: "factor"))
  var speed = 1.0

  func validate() throws {
    guard speed.isFinite, speed > 0 else {
      throw ValidationError("--speed must be finite and more than 0, but is \(speed)")
    }
  }

  func run() throws {
    let motion = try Demo(named: file).map { try Motion($0.text, in: file) } ?? Motion(file: file)
    guard Terminal.isShown else { throw Refusal(usage: "watch must be run in a terminal") }
    let rows = Array(motion.rows)
    let lanes = TerminalChart.lanes(rows)
    let (names, span) = (motion.members, lanes[0].chart.span)
    let start = ContinuousClock.now
    show("\u{1b}[2J")
    var next = 0
    while true {
      let elapsed = (ContinuousClock.now - start) / .seconds(1) * speed
      let time = min(span.lowerBound + elapsed, span.upperBound)
      while next + 1 < rows.count, rows[next + 1].instant.nearestSeconds <= time { next += 1 }
      var lines = [Terminal.ink.bold(motion.name), ""]
      lines += TerminalChart.lines(
        lanes, names, width: Terminal.width, rows: 16, until: time, ink: Terminal.ink)
      lines.append("")
      for lane in lanes {
        let row = lane.member.map { rows[next].row(ofMember: $0) } ?? rows[next]
        let name = lane.member.map { names[$0] + "   " } ?? ""
        lines.append(name + status(row, time, lane.chart.axis))
      }
      // Draws from the top left corner over the old lines, to avoid flickering.
      show("\u{1b}[H" + lines.map { $0 + "\u{1b}[K\n" }.joined() + "\u{1b}[J")
      guard time < span.upperBound else { return }
      Thread.sleep(forTimeInterval: 1 / 30)
    }
  }

  private func status(_ row: TraceRow, _ time: Double, _ axis: ScrollAxis) -> String {
    let name = axis == .horizontal ? "x" : "y"
    let target = row.target.map { ", will stop at \($0[axis].label())" } ?? ""
    return "\(time.label()) s   \(name) \(row.offset[axis].label())   "
      + "\(row.velocity[axis].label(decimals: 0)) points a second   "
      + Terminal.ink("\(row.phase)", row.phase.colour) + target
  }

  private func show(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
