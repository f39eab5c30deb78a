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
  }

  /// The offsets in order of time, one for each instant.
  package private(set) var shown: [Shown] = []
  /// The callbacks of the delegate in order, without those of a new offset.
  package private(set) var events: [Event] = []

  /// Reads the member `recorded` of a scenario.
  init(reading node: JSONNode, duration: ExactDecimal) throws(ScenarioError) {
    let members = try node.members(["device", "rows"])
    _ = try members["device"]?.string()
    var instants = InstantReader(duration: duration)
    for row in try members.required("rows").elements() { try read(row, &instants) }
    guard !shown.isEmpty else {
      throw try members.required("rows").error("must contain a row with an offset")
    }
  }

  private mutating func read(_ row: JSONNode, _ instants: inout InstantReader) throws(ScenarioError) {
    let states = ["isTracking", "isDragging", "isDecelerating"]
    let members = try row.members(["t", "offset", "event", "velocity", "target", "scale", "pinch"] + states)
    let instant = try instants.instant(members.required("t"))
    for state in states { _ = try members[state]?.bool() }
    for name in ["velocity", "target"] { _ = try members[name]?.vector() }
    let scale = try members["scale"]?.number(.positive)
    _ = try members["pinch"]?.number(.positive)
    switch (members["offset"], members["event"]) {
    case (let offset?, nil):
      if shown.last?.instant == instant { shown.removeLast() }
      shown.append(Shown(instant: instant, offset: try offset.point(), scale: scale))
    case (nil, let event?):
      let name = try event.string()
      if name != "didScroll" { events.append(Event(instant: instant, name: name)) }
    default:
      throw ScenarioError(
        row.path, "must have either an offset or an event",
        "has \(members["offset"] == nil ? "neither" : "both")")
    }
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
