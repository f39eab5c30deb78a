import Drawing
import ScrollGeometry
import ScrollKinetics

/// A motion that the tool can replay: a scenario, or a recording of the library.
package enum Motion: Sendable {
  case scenario(Scenario)
  case recording(ScrollRecording, name: String)

  package var name: String {
    switch self {
    case .scenario(let scenario): scenario.name
    case .recording(_, let name): name
    }
  }

  /// What moves, before the first row.
  private var subject: ReplaySubject {
    switch self {
    case .scenario(let scenario): ReplaySubject(scenario)
    case .recording(let recording, _): recording.subject
    }
  }

  /// The scroller before the first row; of a chain its joined scroller.
  package var start: Scroller { subject.scroller }

  /// The names of the members of a chain; empty for a scroller.
  package var members: [String] {
    switch self {
    case .scenario(let scenario): scenario.members.map(\.name)
    case .recording: subject.members.indices.map { "member \($0)" }
    }
  }

  /// The snap rules of the members of a chain; empty for a scroller.
  package var memberRules: [ScrollSnapping] {
    guard case .chain(let chain) = subject else { return [] }
    return (0..<chain.count).map { chain.member($0).snapping }
  }

  /// The duration, in seconds.
  package var duration: Double {
    switch self {
    case .scenario(let scenario): scenario.duration.nearestDouble
    case .recording(let recording, _):
      ScrollInstant(recording.start.now.duration(to: recording.end)).nearestSeconds
    }
  }

  /// An estimate of the number of rows.
  package var rowCount: Int {
    switch self {
    case .scenario(let scenario): Int(scenario.rowEstimate)
    case .recording(let recording, _): recording.entries.count + 1
    }
  }

  /// The rows, in order.
  package var rows: AnySequence<TraceRow> {
    switch self {
    case .scenario(let scenario): AnySequence(Replay(scenario))
    case .recording(let recording, _): AnySequence(RecordingReplay(recording))
    }
  }

  /// The frame rate as text for a picture.
  var frames: String {
    switch self {
    case .scenario(let scenario) where scenario.recorded != nil: "the recording's own frames"
    case .scenario(let scenario):
      "\(scenario.framesPerSecond.nearestDouble.label(decimals: 3)) frames per second"
    case .recording: "the recording's own frames"
    }
  }
}
