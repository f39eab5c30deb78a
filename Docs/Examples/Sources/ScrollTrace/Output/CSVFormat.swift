/// One line per row. Numbers have enough digits to be read back with the same bits.
enum CSVFormat {
  /// The header of a scroll view.
  static let header = "t,source,x,y,vx,vy,tx,ty,phase,events\n"

  /// The header of a screen, with eight columns for each of its members.
  static func header(screenOf members: Int) -> String {
    "t,source"
      + (0..<members).map { n in
        ["x", "y", "vx", "vy", "tx", "ty", "phase", "events"].map { ",\($0)\(n)" }.joined()
      }.joined() + "\n"
  }

  static func line(_ row: TraceRow) -> String {
    let beginning = "\(row.instant.nearestSeconds),\(row.source.rawValue)"
    guard !row.isOfScreen else {
      // A member that is not on the screen has events alone, those of leaving.
      return row.members.indices.reduce(into: beginning) { line, index in
        let own = row.row(ofMember: index)
        line += "," + (row.members[index].isPresent ? state(own) : ",,,,,,," + events(own))
      } + "\n"
    }
    return beginning + "," + state(row) + "\n"
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
