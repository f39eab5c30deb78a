import ScrollGeometry
import ScrollKinetics

/// The data of a replay that a figure shows.
struct Trace {
  /// The range of the content on one axis.
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
    /// The offset after each input.
    var inputs: ThinnedSeries
    /// The instants at which the offset jumped.
    var jumps: [Double] = []
    fileprivate var latest: TraceRow?
    var isMoving = false
    /// The smallest and the largest offset, and the first one.
    var extent: ClosedRange<Double>?
  }

  var courses: [ScrollAxis: Course] = [:]
  /// The courses of the members of a chain, from the innermost.
  private(set) var members: [[ScrollAxis: Course]] = []
  var phases = Spans<Scroller.Phase>()
  /// The instants with events other than `didScroll`.
  var events: [(time: Double, names: [String])] = []
  /// The instants with no event but `didScroll`.
  var scrolls: ThinnedSeries
  /// The first and the last instant at which something happens.
  var active: ClosedRange<Double>?

  private(set) var hasInputs = false
  /// The labels of the inputs.
  private(set) var labels: [(time: Double, text: String)] = []
  /// The sizes of the viewport and of its content.
  private(set) var sizes = Spans<[ScrollSize]>()
  private var latest = 0.0

  /// Creates the empty trace of a motion of `duration` seconds, of a chain with the given number of members.
  init(duration: Double, members count: Int = 0) {
    let series = ThinnedSeries(duration: duration)
    scrolls = series
    for axis in ScrollAxis.allCases {
      courses[axis] = Course(
        offset: series, velocity: series, inputs: ThinnedSeries(duration: duration, columns: 300))
    }
    members = Array(repeating: courses, count: count)
  }

  /// The axes along which the content moves; the vertical one if it does not move.
  var axes: [ScrollAxis] {
    let moving = [ScrollAxis.vertical, .horizontal].filter { courses[$0]?.isMoving ?? false }
    return moving.isEmpty ? [.vertical] : moving
  }

  /// Adds the next row. A row before the latest one, such as a late input, is treated as simultaneous with it.
  mutating func add(_ row: TraceRow) {
    let time = max(latest, row.instant.nearestSeconds)
    latest = time
    phases.add(time, row.phase)
    if row.source == .input { hasInputs = true }
    if let label = row.label { labels.append((time, label)) }
    sizes.add(time, [row.viewport.frame.size, row.viewport.contentSize])
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
    for (index, member) in row.members.enumerated() where members.indices.contains(index) {
      var own = row
      (own.viewport, own.velocity, own.target) = (member.viewport, member.velocity, nil)
      for axis in ScrollAxis.allCases { members[index][axis]?.add(own, time, axis) }
    }
  }
}

extension Trace.Course {
  fileprivate mutating func add(_ row: TraceRow, _ time: Double, _ axis: ScrollAxis) {
    let value = row.offset[axis]
    if let latest, row.hasJumped(since: latest, on: axis) { jumps.append(time) }
    latest = row
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

extension Trace.Course {
  /// Whether the limits have ever left room to move.
  var canMove: Bool { rooms.spans.contains { $0.value.limits.lowerBound < $0.value.limits.upperBound } }

  /// The samples of the offset, cut where it jumped.
  var stretches: [ArraySlice<ThinnedSeries.Sample>] {
    let samples = offset.samples
    var stretches: [ArraySlice<ThinnedSeries.Sample>] = []
    var start = 0
    for jump in jumps {
      guard let end = samples[start...].firstIndex(where: { $0.time >= jump }), end > start else {
        continue
      }
      stretches.append(samples[start..<end])
      start = end
    }
    return stretches + [samples[start...]]
  }

  /// The targets, the span of time in which each was announced, and whether the content was at the target at its end.
  var announcements: [(span: Spans<Double?>.Span, target: Double, isReached: Bool)] {
    targets.spans.compactMap { span in
      guard let target = span.value else { return nil }
      let end = offset.samples.first { $0.time >= span.end }?.value ?? target
      return (span, target, (end - target).magnitude < 0.5)
    }
  }
}
