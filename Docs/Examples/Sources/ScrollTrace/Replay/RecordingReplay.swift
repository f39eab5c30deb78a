import ScrollKinetics

/// Replays a recording, row by row: what was recorded at the start, then a row for every call. Calls of `advance` are
/// frames, all others inputs; times are relative to the start.
package struct RecordingReplay: Sequence, IteratorProtocol {
  private var subject: ReplaySubject
  private let origin: ScrollInstant
  private let recording: StoredRecording
  private var nextEntry = 0
  private var hasBegun = false

  /// The replay of `recording`.
  package init(_ recording: StoredRecording) {
    subject = ReplaySubject(recording)
    origin = recording.instants.start
    self.recording = recording
  }

  package mutating func next() -> TraceRow? {
    guard hasBegun else {
      hasBegun = true
      return TraceRow(.frame, at: .origin, subject, .events([]))
    }
    guard nextEntry < recording.count else { return nil }
    defer { nextEntry += 1 }
    switch recording {
    case .scroller(let recording):
      let entry = recording.entries[nextEntry]
      let changes = subject.perform(entry)
      return row(entry.instant, entry.call, entry.call.label, .events(changes))
    case .screen(let recording):
      let entry = recording.entries[nextEntry]
      let changes = subject.perform(entry)
      return row(entry.instant, entry.call, entry.call.label, .screen(changes))
    }
  }

  /// Returns the row of a call that was made.
  private func row<Call: ScrollCall>(
    _ instant: ScrollInstant, _ call: Call, _ label: String?, _ changes: ReplaySubject.Changes
  ) -> TraceRow {
    let instant = ScrollInstant(origin.duration(to: instant))
    var row = TraceRow(call == .advance ? .frame : .input, at: instant, subject, changes)
    row.label = label
    return row
  }
}
