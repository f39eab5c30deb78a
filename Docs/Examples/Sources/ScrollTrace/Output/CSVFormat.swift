/// One line per row. The scales of content that can be zoomed stand at the end, and after them a stretch. Numbers have enough digits to be read back with the same bits.
enum CSVFormat {
  private static let columns = ["x", "y", "vx", "vy", "tx", "ty", "phase", "events"]

  /// The names of the columns: those of a scroll view, or for a screen those of each of its members, with its number.
  static func header(_ motion: Motion) -> String {
    let numbers = motion.isOfScreen ? motion.members.indices.map { "\($0)" } : [""]
    let scales = motion.zooms ? numbers.map { "scale" + $0 } : []
    let names =
      ["t", "source"] + numbers.flatMap { number in columns.map { $0 + number } } + scales
      + (motion.stretches ? numbers.flatMap { ["stretchX" + $0, "stretchY" + $0] } : [])
    return names.joined(separator: ",") + "\n"
  }

  static func line(_ row: TraceRow) -> String {
    let beginning = "\(row.instant.nearestSeconds),\(row.source.rawValue)"
    guard !row.isOfScreen else {
      // A member that is not on the screen has events alone, those of leaving.
      let states = row.members.indices.reduce(into: beginning) { line, index in
        let own = row.row(ofMember: index)
        line += "," + (row.members[index].isPresent ? state(own) : ",,,,,,," + events(own))
      }
      let scales = row.members.reduce(into: states) { line, member in
        if row.zooms { line += member.isPresent ? ",\(member.viewport.zoomScale)" : "," }
      }
      return row.members.reduce(into: scales) { line, member in
        guard let stretch = member.stretch else { return }
        line += member.isPresent ? ",\(stretch.dx),\(stretch.dy)" : ",,"
      } + "\n"
    }
    return beginning + "," + state(row) + (row.zooms ? ",\(row.viewport.zoomScale)" : "")
      + (row.stretch.map { ",\($0.dx),\($0.dy)" } ?? "") + "\n"
  }

  /// The columns of a scroll view's state, and its events.
  private static func state(_ row: TraceRow) -> String {
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\($0.x + 0),\($0.y + 0)" } ?? ","
    return "\(offset.x),\(offset.y),\(velocity.dx),\(velocity.dy),\(target),\(row.phase),\(events(row))"
  }

  private static func events(_ row: TraceRow) -> String {
    row.events.map(\.description).joined(separator: "+")
  }
}
