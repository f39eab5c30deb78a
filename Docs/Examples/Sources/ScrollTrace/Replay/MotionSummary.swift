import ScrollKinetics

/// The output of `hash`: the fingerprint of a motion, and the frame from which on the content is at rest.
package struct MotionSummary: Hashable, Sendable {
  package private(set) var hash = MotionHash()
  /// The number of the first frame after which no phase but idle follows; nil where the motion ends too early.
  package private(set) var frameOfRest: Int?
  private var frames = 0

  package init(_ rows: some Sequence<TraceRow>) {
    for row in rows { add(row) }
  }

  private mutating func add(_ row: TraceRow) {
    hash.add(row)
    if row.phase != .idle { frameOfRest = nil }
    guard row.source == .frame else { return }
    if row.phase == .idle && frameOfRest == nil { frameOfRest = frames }
    frames += 1
  }
}
