import ScrollKinetics

/// Replays a recording, row by row: what was recorded at the start, then a row for every call. Calls of `advance` are
/// frames, all others inputs; times are relative to the start.
package struct RecordingReplay: Sequence, IteratorProtocol {
  private var subject: ReplaySubject
  private let origin: ScrollInstant
  private var entries: ArraySlice<ScrollRecording.Entry>
  private var hasBegun = false

  /// The replay of `recording`.
  package init(_ recording: ScrollRecording) {
    subject = ReplaySubject(recording)
    origin = recording.start.now
    entries = recording.entries[...]
  }

  package mutating func next() -> TraceRow? {
    guard hasBegun else {
      hasBegun = true
      return TraceRow(.frame, at: .origin, subject, .events([]))
    }
    guard let entry = entries.popFirst() else { return nil }
    let changes = subject.perform(entry)
    let instant = ScrollInstant(origin.duration(to: entry.instant))
    var row = TraceRow(entry.action == .advance ? .frame : .input, at: instant, subject, changes)
    row.label = entry.action.label
    return row
  }
}
