import ScrollKinetics

/// A recording in a file: of a scroller, or of a screen.
package enum StoredRecording: Hashable, Sendable {
  case scroller(ScrollRecording<Scroller>)
  case screen(ScrollRecording<ScrollScreen>)

  /// The number of calls.
  var count: Int {
    switch self {
    case .scroller(let recording): recording.entries.count
    case .screen(let recording): recording.entries.count
    }
  }

  /// The instants of the start and of the end.
  var instants: (start: ScrollInstant, end: ScrollInstant) {
    switch self {
    case .scroller(let recording): (recording.start.now, recording.end)
    case .screen(let recording): (recording.start.now, recording.end)
    }
  }
}
