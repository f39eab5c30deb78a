import ScrollGeometry
import ScrollKinetics

/// What a figure shows of a replay.
struct Trace {
  /// Where the content of one axis may be.
  struct Room: Equatable {
    var limits: ClosedRange<Double>
    /// The viewport's length.
    var length: Double
  }

  /// One axis of the motion.
  struct Course {
    var offset: ThinnedSeries
    var velocity: ThinnedSeries
    var rooms = Spans<Room>()
    var targets = Spans<Double?>()
    /// The inputs: where they left the offset.
    var inputs: ThinnedSeries
    var isMoving = false
    /// The smallest and the largest offset, and the first one.
    var extent: ClosedRange<Double>?
  }

  var courses: [ScrollAxis: Course] = [:]
  var phases = Spans<Scroller.Phase>()
  /// The instants with events, but for mere scrolling.
  var events: [(time: Double, names: [String])] = []
  /// The instants of mere scrolling.
  var scrolls: ThinnedSeries
  /// The first and the last instant at which something goes on.
  var active: ClosedRange<Double>?

  init(_ rows: some Sequence<TraceRow>, duration: Double) {
    let series = ThinnedSeries(duration: duration)
    scrolls = series
    for axis in ScrollAxis.allCases {
      courses[axis] = Course(
        offset: series, velocity: series, inputs: ThinnedSeries(duration: duration, columns: 300))
    }
    for row in rows { add(row) }
  }

  /// The axes along which something moves; the vertical one where nothing does.
  var axes: [ScrollAxis] {
    let moving = [ScrollAxis.vertical, .horizontal].filter { courses[$0]?.isMoving ?? false }
    return moving.isEmpty ? [.vertical] : moving
  }

  private mutating func add(_ row: TraceRow) {
    let time = row.instant.nearestSeconds
    phases.add(time, row.phase)
    if row.phase != .idle || row.source == .input || !row.events.isEmpty {
      active = (active?.lowerBound ?? time)...time
    }
    for event in row.events where event == .didScroll { scrolls.add(time, 0) }
    let names = row.events.filter { $0 != .didScroll }.map(\.description)
    if let last = events.last, last.time == time {
      events[events.count - 1].names += names
    } else if !names.isEmpty {
      events.append((time, names))
    }
    for axis in ScrollAxis.allCases { courses[axis]?.add(row, time, axis) }
  }
}

extension Trace.Course {
  fileprivate mutating func add(_ row: TraceRow, _ time: Double, _ axis: ScrollAxis) {
    let value = row.offset[axis]
    offset.add(time, value)
    velocity.add(time, row.velocity[axis])
    rooms.add(time, Trace.Room(limits: row.viewport.limits(on: axis), length: row.viewport.frame.size[axis]))
    targets.add(time, row.target?[axis])
    if row.source == .input { inputs.add(time, value) }
    if let extent {
      if value != extent.lowerBound || value != extent.upperBound { isMoving = true }
      self.extent = min(extent.lowerBound, value)...max(extent.upperBound, value)
    } else {
      extent = value...value
    }
  }
}
