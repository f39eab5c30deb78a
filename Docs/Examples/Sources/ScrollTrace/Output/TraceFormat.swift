/// The format of a replay's output.
package enum TraceFormat: String, CaseIterable, Sendable {
  case csv, json, svg

  /// Replays `motion` and passes the text to `write`, piece by piece.
  ///
  /// - Parameter progress: called before every row is written.
  package func write(
    _ motion: Motion, progress: () -> Void = {}, to write: (String) throws -> Void
  ) rethrows {
    let names = motion.members
    switch self {
    case .csv:
      try write(CSVFormat.header(motion))
      for row in motion.rows {
        progress()
        try write(CSVFormat.line(row))
      }
    case .json:
      var hash = MotionHash()
      var separator = "\n"
      try write(JSONFormat.beginning(motion.name))
      for row in motion.rows {
        progress()
        hash.add(row)
        try write(separator + JSONFormat.object(row, names: names))
        separator = ",\n"
      }
      try write(JSONFormat.end(hash))
    case .svg:
      var trace = Trace(duration: motion.duration, members: names)
      for row in motion.rows {
        progress()
        trace.add(row)
      }
      try write(TraceFigure(motion, trace).svg)
    }
  }

  /// The whole text of a scenario's trace at once.
  package func text(_ scenario: Scenario) -> String {
    var text = ""
    write(.scenario(scenario)) { text += $0 }
    return text
  }
}
