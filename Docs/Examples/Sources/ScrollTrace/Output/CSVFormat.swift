/// One line per row. Numbers have enough digits to be read back with the same bits.
enum CSVFormat {
  static let header = "t,source,x,y,vx,vy,tx,ty,phase,events\n"

  static func line(_ row: TraceRow) -> String {
    let (offset, velocity) = (row.offset, row.velocity)
    let target = row.target.map { "\($0.x + 0),\($0.y + 0)" } ?? ","
    return "\(row.instant.nearestSeconds),\(row.source.rawValue),\(offset.x),\(offset.y),\(velocity.dx),"
      + "\(velocity.dy),\(target),\(row.phase),\(row.events.map(\.description).joined(separator: "+"))\n"
  }
}
