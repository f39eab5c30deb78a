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

    /// Notes that the member returns to the screen, so that its curve begins anew.
    fileprivate mutating func returns(_ time: Double) {
      if latest != nil { jumps.append(time) }
      latest = nil
    }
  }

  /// What is shown of a member: its courses, and of a screen's its phases and when it is on the screen.
  struct Member {
    var courses: [ScrollAxis: Course]
    var phases = Spans<Scroller.Phase>()
    var presence = Spans<Bool>()
  }

  var courses: [ScrollAxis: Course] = [:]
  /// The members of a screen.
  private(set) var members: [Member] = []
  var phases = Spans<Scroller.Phase>()
  /// The instants with events other than `didScroll` and `didZoom`.
  var events: [(time: Double, names: [String])] = []
  /// The instants with `didScroll`.
  var scrolls: ThinnedSeries
  /// The first and the last instant at which something happens.
  var active: ClosedRange<Double>?

  /// The scale of content that can be zoomed, and its limits; empty for other content.
  private(set) var scale: ThinnedSeries
  private(set) var zoomLimits = Spans<ScrollZoomLimits>()
  private(set) var hasInputs = false
  /// The labels of the inputs.
  private(set) var labels: [(time: Double, text: String)] = []
  /// The sizes of the viewport and of its content.
  private(set) var sizes = Spans<[ScrollSize]>()
  private var latest = 0.0

  /// The names of the members.
  private let names: [String]

  /// Creates the empty trace of a motion of `duration` seconds, of a screen with the given members.
  init(duration: Double, members names: [String] = []) {
    self.names = names
    let series = ThinnedSeries(duration: duration)
    (scrolls, scale) = (series, series)
    for axis in ScrollAxis.allCases {
      courses[axis] = Course(
        offset: series, velocity: series, inputs: ThinnedSeries(duration: duration, columns: 300))
    }
    members = Array(repeating: Member(courses: courses), count: names.count)
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
    sizes.add(time, [row.viewport.frame.size, row.viewport.unscaledContentSize])
    if row.zooms && !row.isOfScreen {
      scale.add(time, row.viewport.zoomScale)
      zoomLimits.add(time, row.viewport.zoomLimits)
    }
    if row.phase != .idle || row.source == .input || !row.events.isEmpty {
      active = (active?.lowerBound ?? time)...time
    }
    let names = add(eventsOf: row, time)
    if let last = events.last, last.time == time {
      events[events.count - 1].names += names
    } else if !names.isEmpty {
      events.append((time, names))
    }
    for axis in ScrollAxis.allCases where !row.isOfScreen { courses[axis]?.add(row, time, axis) }
    for index in row.members.indices where members.indices.contains(index) {
      members[index].add(row, row.members[index], row.row(ofMember: index), time)
    }
  }

  /// Adds the ticks of a row's offsets, and returns the names of its other events: of a screen's members, after the name
  /// of the member.
  private mutating func add(eventsOf row: TraceRow, _ time: Double) -> [String] {
    func names(_ events: Scroller.Events) -> [String] {
      events.filter { $0 != .didScroll && $0 != .didZoom }.map(\.description)
    }
    let isScrolling = row.isOfScreen ? row.members.map(\.events) : [row.events]
    if isScrolling.contains(where: { $0.contains(.didScroll) }) { scrolls.add(time, 0) }
    guard row.isOfScreen else { return names(row.events) }
    return zip(self.names, row.members).flatMap { name, member in
      names(member.events).enumerated().map { $0 == 0 ? "\(name): \($1)" : $1 }
    }
  }
}

extension Trace.Member {
  fileprivate mutating func add(
    _ row: TraceRow, _ member: TraceRow.Member, _ own: TraceRow, _ time: Double
  ) {
    phases.add(time, own.phase)
    let wasPresent = presence.spans.last?.value ?? true
    presence.add(time, member.isPresent)
    guard member.isPresent else { return }
    for axis in ScrollAxis.allCases where !wasPresent { courses[axis]?.returns(time) }
    // An input of a screen advances only the members that it concerns: all others are shown with the next frame.
    let isConcerned = own.phase == .dragging || own.phase == .tracking || !own.events.isEmpty
    guard !row.isOfScreen || row.source == .frame || isConcerned else { return }
    for axis in ScrollAxis.allCases { courses[axis]?.add(own, time, axis) }
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
