/// Where a flight ends: between its last row in motion and its first row at rest.
package struct FlightStop: Hashable, Sendable {
  /// The instants of the two rows, in seconds.
  package let moving: Double
  package let still: Double
  /// The offset at rest.
  package let value: Double

  package init(moving: Double, still: Double, value: Double) {
    (self.moving, self.still, self.value) = (moving, still, value)
  }

  /// Finds the end among the rows from the last but one sample of a flight on: the first that is idle or, without phases, stays
  /// where it is; nil if there is none.
  init?(_ rows: [(time: Double, value: Double, phase: String?)]) {
    let still = rows.indices.dropFirst().first { place in
      rows[place].phase.map { $0 == "idle" }
        ?? rows[(place + 1)...].prefix(1).contains { $0.value == rows[place].value }
    }
    guard let still, rows[still].time > rows[still - 1].time else { return nil }
    self.init(moving: rows[still - 1].time, still: rows[still].time, value: rows[still].value)
  }
}
