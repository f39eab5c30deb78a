import Recorder
import ScrollGeometry
import ScrollKinetics

/// What a real scroll view showed under the inputs of a scenario.
package struct Recorded: Hashable, Sendable {
  package struct Shown: Hashable, Sendable {
    package var instant: ScrollInstant
    package var offset: ScrollPoint
    /// The scale of the content; nil where none was recorded.
    package var scale: Double?
  }

  package struct Event: Hashable, Sendable {
    package var instant: ScrollInstant
    package var name: String
    /// The velocity of a release, and the place of rest that it proposes.
    package var velocity: ScrollVector?
    package var target: ScrollPoint?
  }

  /// The offsets in order of time, one for each instant.
  package private(set) var shown: [Shown] = []
  /// What the screen showed in its frames, in order of time: in an animation something else than the scroll view's offset and
  /// scale.
  package private(set) var presented: [Shown] = []
  /// The callbacks of the delegate in order, without those of a new offset or inset.
  package private(set) var events: [Event] = []
  /// The scene of the recorder; nil in another recording.
  package private(set) var scene: RecordingScene?

  /// Reads the member `recorded` of a scenario.
  init(reading node: JSONNode, duration: ExactDecimal) throws(ScenarioError) {
    let members = try node.members(["device", "scene", "rows"])
    _ = try members["device"]?.string()
    scene = try members["scene"].map { node throws(ScenarioError) in
      let name = try node.string()
      guard let scene = RecordingScene(rawValue: name) else {
        throw node.error("must be \(oneOf(RecordingScene.allCases.map { "\"\($0)\"" }))")
      }
      return scene
    }
    var instants = InstantReader(duration: duration)
    for row in try members.required("rows").elements() { try read(row, &instants) }
    guard !shown.isEmpty else {
      throw try members.required("rows").error("must contain a row with an offset")
    }
  }

  private static let keys = [
    "t", "offset", "event", "presented", "velocity", "target", "scale", "pinch", "pan", "isTracking",
    "isDragging",
    "isDecelerating", "adjustedContentInset", "zoomLimits", "isRefreshing",
  ]

  private mutating func read(_ row: JSONNode, _ instants: inout InstantReader) throws(ScenarioError) {
    let members = try row.members(Self.keys)
    let instant = try instants.instant(members.required("t"))
    for name in ["isTracking", "isDragging", "isDecelerating", "isRefreshing"] {
      _ = try members[name]?.bool()
    }
    let velocity = try members["velocity"]?.vector()
    _ = try members["adjustedContentInset"]?.insets()
    _ = try members["zoomLimits"]?.numbers(.positive, .positive)
    let target = try members["target"]?.point()
    let scale = try members["scale"]?.number(.positive)
    let (kind, node) = try members.only(["offset", "event", "presented"])
    switch kind {
    case "offset":
      _ = try members["pinch"]?.number()
      if shown.last?.instant == instant { shown.removeLast() }
      shown.append(Shown(instant: instant, offset: try node.point(), scale: scale))
    case "event":
      let name = try node.string()
      if name != "didScroll" && name != "didChangeAdjustedContentInset" {
        events.append(Event(instant: instant, name: name, velocity: velocity, target: target))
      }
    default:
      try members["pan"]?.recogniser(["translation", "velocity"]) { node throws(ScenarioError) in
        _ = try node.vector()
      }
      try members["pinch"]?.recogniser(["scale", "velocity"]) { node throws(ScenarioError) in
        _ = try node.number()
      }
      presented.append(Shown(instant: instant, offset: try node.point(), scale: scale))
    }
  }
}

extension Recorded {
  /// Makes the frames those of the screen.
  mutating func showWhatIsPresented() { shown = presented }

  /// Adds frames while nothing new was shown, in which a replay may move: for at most ten seconds, as a display has them.
  mutating func addFrames(ofRate framesPerSecond: Double, until end: Double) {
    let frame = 1 / min(framesPerSecond, 240)
    let most = ScenarioLimits().rows
    var all: [Shown] = []
    for (index, latest) in shown.enumerated() {
      all.append(latest)
      let next = index + 1 < shown.count ? shown[index + 1].instant.nearestSeconds : end
      let last = min(next, latest.instant.nearestSeconds + 10)
      var further = latest
      while all.count < most, further.instant.nearestSeconds + 1.5 * frame < last {
        further.instant = further.instant.advanced(bySeconds: frame)
        all.append(further)
      }
    }
    shown = all
  }

  /// Adds the instants of another recording on the same clock, as those of further frames.
  mutating func merge(_ other: Recorded?) {
    var instants = Set(shown.map(\.instant))
    shown += (other?.shown ?? []).filter { instants.insert($0.instant).inserted }
    shown.sort { $0.instant < $1.instant }
  }
}

extension JSONNode {
  /// Reads the state of a recogniser, and the values called `names`.
  fileprivate func recogniser(
    _ names: [String], _ read: (JSONNode) throws(ScenarioError) -> Void
  ) throws(ScenarioError) {
    let members = try members(["state"] + names)
    _ = try members.required("state").string()
    for name in names { try read(members.required(name)) }
  }
}

// MARK: - Comparing

extension TraceSeries {
  /// The series of what a real scroll view showed.
  package init(_ recorded: Recorded) {
    self.init(
      recorded.shown.map {
        Row(time: $0.instant.nearestSeconds, isFrame: true, x: $0.offset.x, y: $0.offset.y, scale: $0.scale)
      })
  }
}

extension Recorded {
  /// Returns a line that compares the recorded callbacks with the events of a replay.
  package func eventLine(_ rows: some Sequence<TraceRow>) -> String {
    let replayed = rows.flatMap { row in
      row.events.map { Event(instant: row.instant, name: $0.description) }
    }.filter { $0.name != "didScroll" }
    func text(_ event: Event?) -> String {
      event.map { "\($0.name) at \($0.instant.nearestSeconds) s" } ?? "none"
    }
    let count = max(events.count, replayed.count)
    for index in 0..<count {
      let (ours, theirs) = (
        index < replayed.count ? replayed[index] : nil, index < events.count ? events[index] : nil
      )
      if ours?.name != theirs?.name {
        return "events \(index) of \(count) alike; then \(text(theirs)) is recorded, \(text(ours)) replayed"
      }
    }
    return "events \(count) of \(count) alike"
  }
}
