import ScrollKinetics

/// A replay as text: the summary, whose hash is that of all frames, a heading, and a line for every eighth frame and each with
/// an event, in decimals that read back as the same bits.
///
///     scenario flick: 481 frames, 350 moving, rest 371, hash …
///     frame x y vx vy events
///     82 0 0.3333333333333333 0 122.1664545071497 willBeginDragging+didScroll
///
/// Frames without movement and events are not counted; their state is that of the frame before.
struct GoldenTrace {
  private(set) var lines: [String] = []
  let summary: GoldenScenario.Summary

  init(of scenario: GoldenScenario) {
    var rows: [String] = []
    var count = 0
    var shown: Substring = ""
    summary = scenario.replay { frame in
      let row = Self.row(frame)
      let numbers = row.drop { $0 != " " }
      guard numbers != shown else { return }
      let hasEvent = frame.events.contains { $0 != .didScroll }
      if hasEvent || count % 8 == 0 { rows.append(row) }
      (count, shown) = (count + 1, numbers)
    }
    lines = [summary.line(scenario.name), "frame x y vx vy events"] + rows
  }

  var text: String { lines.map { "\($0)\n" }.joined() }

  private static func row(_ frame: GoldenScenario.Frame) -> String {
    let numbers = [frame.offset.x, frame.offset.y, frame.velocity.dx, frame.velocity.dy]
    let events = frame.events.map(\.description).filter { $0 != "didScroll" }.joined(separator: "+")
    return "\(frame.number) " + numbers.map(decimal).joined(separator: " ")
      + (events.isEmpty ? "" : " " + events)
  }

  /// The shortest decimal that reads back as `x`, without the fraction of a whole number; −0 keeps its sign.
  private static func decimal(_ x: Double) -> String {
    let text = "\(x)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension GoldenTrace {
  /// The first line that differs from a recorded trace, with its neighbours, in decimal and in hexadecimal; nil where none does.
  func firstDifference(from recorded: String) -> String? {
    let before = recorded.split(separator: "\n").map(String.init)
    func line(_ index: Int, of lines: [String]) -> String? {
      lines.indices.contains(index) ? lines[index] : nil
    }
    // The summary comes last, since it differs whenever anything does, and says the least.
    let places = Array(1..<Swift.max(before.count, lines.count)) + [0]
    let place = places.first { line($0, of: before) != line($0, of: lines) }
    guard let place else { return nil }

    var report = ["recorded: \(before.first ?? "nothing")", "now:      \(lines[0])"]
    for index in Swift.max(1, place - 2)...(place + 2) {
      let (old, new) = (line(index, of: before), line(index, of: lines))
      if old == new {
        if let old { report.append("  \(old)") }
      } else {
        report += ["- \(old ?? "(the end)")", "+ \(new ?? "(the end)")"]
        report += ["- \(Self.hexadecimal(old))", "+ \(Self.hexadecimal(new))"]
      }
    }
    return report.joined(separator: "\n")
  }

  /// The numbers of a row as their bits.
  private static func hexadecimal(_ row: String?) -> String {
    let fields = (row ?? "").split(separator: " ")
    return fields.enumerated().map { index, field in
      (1...4).contains(index) ? Double(String(field))?.bits ?? String(field) : String(field)
    }.joined(separator: " ")
  }
}
