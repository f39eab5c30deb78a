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
    guard !row.isOfScreen else {
      return "\(row.instant.nearestSeconds),\(row.source.rawValue)" + row.members.map(columns).joined() + "\n"
    }
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\($0.x + 0),\($0.y + 0)" } ?? ","
    return "\(row.instant.nearestSeconds),\(row.source.rawValue),\(offset.x),\(offset.y),\(velocity.dx),"
      + "\(velocity.dy),\(target),\(row.phase),\(row.events.map(\.description).joined(separator: "+"))"
      + row.members.map { ",\($0.offset.x),\($0.offset.y),\($0.velocity.dx),\($0.velocity.dy)" }.joined()
      + "\n"
  }

  /// The columns of a screen's member; empty where it is not on the screen.
  private static func columns(_ member: TraceRow.Member) -> String {
    let events = member.events.map(\.description).joined(separator: "+")
    guard member.isPresent else { return ",,,,,,,," + events }
    let target = member.target.map { "\($0.x + 0),\($0.y + 0)" } ?? ","
    return ",\(member.offset.x),\(member.offset.y),\(member.velocity.dx),\(member.velocity.dy),\(target),"
      + "\(member.phase),\(events)"
  }
}
