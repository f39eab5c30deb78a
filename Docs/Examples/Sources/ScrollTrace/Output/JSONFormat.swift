/// The rows of the CSV, with the names of its columns as keys. The hash is last, since it is known only then.
enum JSONFormat {
  static func beginning(_ name: String) -> String {
    "{\"name\": \"\(name.escaped)\", \"rows\": ["
  }

  static func object(_ row: TraceRow) -> String {
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\"tx\": \($0.x + 0), \"ty\": \($0.y + 0)" } ?? "\"tx\": null, \"ty\": null"
    let events = row.events.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"t\": \(row.instant.nearestSeconds), \"source\": \"\(row.source.rawValue)\", "
      + "\"x\": \(offset.x), \"y\": \(offset.y), \"vx\": \(velocity.dx), \"vy\": \(velocity.dy), "
      + "\(target), \"phase\": \"\(row.phase)\", \"events\": [\(events)]\(members(row))}"
  }

  private static func members(_ row: TraceRow) -> String {
    guard !row.members.isEmpty else { return "" }
    let members = row.members.map {
      "{\"x\": \($0.offset.x), \"y\": \($0.offset.y), \"vx\": \($0.velocity.dx), \"vy\": \($0.velocity.dy)}"
    }
    return ", \"members\": [\(members.joined(separator: ", "))]"
  }

  static func end(_ hash: MotionHash) -> String { "\n], \"hash\": \"\(hash)\"}\n" }
}
