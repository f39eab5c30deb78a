/// One line per row. Numbers have enough digits to be read back with the same bits.
enum CSVFormat {
  /// Returns the header, which has four more columns for each member of a chain.
  static func header(members: Int) -> String {
    "t,source,x,y,vx,vy,tx,ty,phase,events"
      + (0..<members).map { ",x\($0),y\($0),vx\($0),vy\($0)" }.joined() + "\n"
  }

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
    return beginning + "," + state(row)
      + row.members.map { ",\($0.offset.x),\($0.offset.y),\($0.velocity.dx),\($0.velocity.dy)" }.joined()
      + "\n"
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
