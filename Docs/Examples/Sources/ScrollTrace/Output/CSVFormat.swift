/// One line per row. Numbers have enough digits to be read back with the same bits.
enum CSVFormat {
  /// Returns the header, which has four more columns for each member of a chain.
  static func header(members: Int) -> String {
    "t,source,x,y,vx,vy,tx,ty,phase,events"
      + (0..<members).map { ",x\($0),y\($0),vx\($0),vy\($0)" }.joined() + "\n"
  }

  static func line(_ row: TraceRow) -> String {
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\($0.x + 0),\($0.y + 0)" } ?? ","
    return "\(row.instant.nearestSeconds),\(row.source.rawValue),\(offset.x),\(offset.y),\(velocity.dx),"
      + "\(velocity.dy),\(target),\(row.phase),\(row.events.map(\.description).joined(separator: "+"))"
      + row.members.map { ",\($0.offset.x),\($0.offset.y),\($0.velocity.dx),\($0.velocity.dy)" }.joined()
      + "\n"
  }
}
