/// The rows of the CSV, with the names of its columns as keys. The hash is last, since it is known only then.
enum JSONFormat {
  static func beginning(_ name: String) -> String {
    "{\"name\": \"\(name.escaped)\", \"rows\": ["
  }

  /// The object of a row; `names` are those of a screen's members.
  static func object(_ row: TraceRow, names: [String]) -> String {
    let beginning = "{\"t\": \(row.instant.nearestSeconds), \"source\": \"\(row.source.rawValue)\", "
    guard !row.isOfScreen else {
      let members = zip(names, row.members.indices).compactMap { name, index -> String? in
        let member = row.members[index]
        guard member.isPresent || !member.events.isEmpty else { return nil }
        return "{\"name\": \"\(name.escaped)\", \"isPresent\": \(member.isPresent), "
          + state(row.row(ofMember: index)) + "}"
      }
      return beginning + "\"members\": [\(members.joined(separator: ", "))]}"
    }
    return beginning + "\(state(row))}"
  }

  /// The state of a scroll view and its events.
  private static func state(_ row: TraceRow) -> String {
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\"tx\": \($0.x + 0), \"ty\": \($0.y + 0)" } ?? "\"tx\": null, \"ty\": null"
    let events = row.events.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\"x\": \(offset.x), \"y\": \(offset.y), \"vx\": \(velocity.dx), \"vy\": \(velocity.dy), "
      + "\(target), \"phase\": \"\(row.phase)\", \"events\": [\(events)]"
      + (row.zooms ? ", \"scale\": \(row.viewport.zoomScale)" : "")
      + (row.stretch.map { ", \"stretchX\": \($0.dx), \"stretchY\": \($0.dy)" } ?? "")
  }

  static func end(_ hash: MotionHash) -> String { "\n], \"hash\": \"\(hash)\"}\n" }
}
