/// A way to write down a replay.
package enum TraceFormat: String, CaseIterable, Sendable {
  case csv, json, svg

  /// Replays `scenario` and hands the text to `write`, piece by piece.
  package func write(_ scenario: Scenario, to write: (String) throws -> Void) rethrows {
    let replay = Replay(scenario)
    switch self {
    case .csv:
      try write(CSVFormat.header)
      for row in replay { try write(CSVFormat.line(row)) }
    case .json:
      var hash = MotionHash()
      var separator = "\n"
      try write(JSONFormat.beginning(scenario))
      for row in replay {
        hash.add(row)
        try write(separator + JSONFormat.object(row))
        separator = ",\n"
      }
      try write(JSONFormat.end(hash))
    case .svg:
      try write(TraceFigure(scenario, replay).svg)
    }
  }

  /// The whole text at once.
  package func text(_ scenario: Scenario) -> String {
    var text = ""
    write(scenario) { text += $0 }
    return text
  }
}
