import Drawing
import ScrollGeometry
import ScrollKinetics

/// A motion that the tool can replay: a scenario, or a recording of the library.
package enum Motion: Sendable {
  case scenario(Scenario)
  case recording(StoredRecording, name: String)

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
    case .recording(let recording, _): ReplaySubject(recording)
    }
  }

  /// The scroller before the first row; of a screen an empty one.
  package var start: Scroller { subject.subject.scroller }

  /// Whether it is the motion of a screen.
  package var isOfScreen: Bool {
    switch self {
    case .scenario(let scenario): !scenario.screen.isEmpty
    case .recording(.screen, _): true
    case .recording(.scroller, _): false
    }
  }

  /// Whether content can be zoomed in the motion.
  package var zooms: Bool { subject.zooms }

  /// Whether content is drawn stretched in the motion.
  package var stretches: Bool { subject.stretches }

  /// The names of the members of a screen; empty for a scroller.
  package var members: [String] { subject.roles.map(\.name) }

  /// The snap rules of the members of a screen at the beginning; empty for a scroller.
  package var memberRules: [ScrollSnapping] {
    let subject = subject
    switch (self, subject.subject) {
    case (_, .scroller): return []
    case (.scenario(let scenario), .screen): return scenario.screen.map(\.start.snapping)
    case (_, .screen(let screen)):
      return subject.roles.map { screen.contains($0.id) ? screen[physicsOf: $0.id].snapping : .none }
    }
  }

  /// The integration of the motion: of a screen, that of its first member.
  var integration: Scroller.Physics.Integration {
    let subject = subject
    switch (self, subject.subject) {
    case (.scenario(let scenario), .screen): return scenario.screen[0].physics.integration
    case (_, .screen(let screen)):
      return screen.ids.first.map { screen[physicsOf: $0].integration } ?? .exact
    default: return subject.subject.scroller.physics.integration
    }
  }

  /// The duration, in seconds.
  package var duration: Double {
    switch self {
    case .scenario(let scenario): scenario.duration.nearestDouble
    case .recording(let recording, _):
      ScrollInstant(recording.instants.start.duration(to: recording.instants.end)).nearestSeconds
    }
  }

  /// An estimate of the number of rows.
  package var rowCount: Int {
    switch self {
    case .scenario(let scenario): Int(scenario.rowEstimate)
    case .recording(let recording, _): recording.count + 1
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
