import Drawing
import ScrollGeometry
import ScrollKinetics

/// A motion drawn in a terminal: the offset over time, each column in the colour of the phase, with dotted limits.
package struct TerminalChart: Sendable {
  private struct Sample {
    let time: Double
    let value: Double
    /// The limits of the offset, where they are known.
    let limits: ClosedRange<Double>?
    let phase: Scroller.Phase
    /// Whether the offset jumped between the sample before and this one.
    let isJump: Bool
  }

  /// The axis that is drawn: the one with more movement. A curve of another quantity counts as vertical.
  package let axis: ScrollAxis
  private let samples: [Sample]
  private let time: ClosedRange<Double>
  private let values: ClosedRange<Double>

  private static let margin = 9

  /// The chart of a motion's rows, over `span` seconds; without, over the time in which the content moves.
  package init(_ rows: [TraceRow], span: ClosedRange<Double>? = nil) {
    func extent(_ axis: ScrollAxis) -> ClosedRange<Double> {
      rows.dropFirst().reduce((rows.first?.offset[axis] ?? 0)...(rows.first?.offset[axis] ?? 0)) {
        min($0.lowerBound, $1.offset[axis])...max($0.upperBound, $1.offset[axis])
      }
    }
    let (across, along) = (extent(.horizontal), extent(.vertical))
    let isHorizontal =
      across.upperBound / 2 - across.lowerBound / 2 > along.upperBound / 2 - along.lowerBound / 2
    let axis: ScrollAxis = isHorizontal ? .horizontal : .vertical
    self.axis = axis
    var latest = -Double.infinity
    let samples = rows.indices.map { index in
      let row = rows[index]
      latest = max(latest, row.instant.nearestSeconds)
      return Sample(
        time: latest, value: row.offset[axis], limits: row.viewport.limits(on: axis), phase: row.phase,
        isJump: index > 0 && row.hasJumped(since: rows[index - 1], on: axis))
    }
    self.samples = samples
    time = span ?? Self.busyTime(samples)
    values = isHorizontal ? across : along
  }

  /// The chart of a quantity over time, in order of time, over `span` seconds; without, over the time in which it changes.
  ///
  /// - Parameter isJump: whether the curve has a gap between two values.
  package init(
    _ points: [(time: Double, value: Double, phase: Scroller.Phase)], span: ClosedRange<Double>? = nil,
    isJump: (Double, Double) -> Bool = { _, _ in false }
  ) {
    axis = .vertical
    let samples = points.indices.map { index in
      let (point, before) = (points[index], points[max(0, index - 1)])
      return Sample(
        time: point.time, value: point.value, limits: nil, phase: point.phase,
        isJump: isJump(before.value, point.value))
    }
    self.samples = samples
    time = span ?? Self.busyTime(samples)
    let (low, high) = (samples.map(\.value).min() ?? 0, samples.map(\.value).max() ?? 0)
    values = low...high
  }

  /// A chart and the number of the member that it shows; nil for a scroller.
  package typealias Lane = (member: Int?, chart: TerminalChart)

  /// The charts of a motion: one, or of a screen one over the same time for each of the first members that move.
  package static func lanes(_ rows: [TraceRow]) -> [Lane] {
    guard let first = rows.first, first.isOfScreen else { return [(nil, TerminalChart(rows))] }
    let members = first.members.indices.filter { index in
      rows.contains { $0.members[index].isPresent && $0.members[index].phase != .idle }
    }.prefix(4)
    let shown = members.isEmpty ? [0] : Array(members)
    let ownRows = shown.map { index in
      rows.filter { $0.members[index].isPresent }.map { $0.row(ofMember: index) }
    }
    let spans = ownRows.map { TerminalChart($0).span }
    let span = (spans.map(\.lowerBound).min() ?? 0)...(spans.map(\.upperBound).max() ?? 1)
    return zip(shown, ownRows).map { ($0, TerminalChart($1, span: span)) }
  }

  /// The time to show: idle time before the first motion and after the last is shortened.
  private static func busyTime(_ samples: [Sample]) -> ClosedRange<Double> {
    guard let first = samples.first, let last = samples.last else { return 0...1 }
    let begins = samples.first { $0.phase != .idle || $0.value != first.value } ?? first
    let ends = samples.last { $0.phase != .idle || $0.value != last.value } ?? last
    let pause = max((ends.time - begins.time) * 0.04, 0.001)
    return max(
      first.time, begins.time - pause)...max(begins.time, min(last.time, ends.time + pause))
  }

  /// The times that the chart shows, in seconds.
  package var span: ClosedRange<Double> { time }

  /// The lines of the chart, each `width` characters at most: `rows` of the drawing, and the time below.
  ///
  /// - Parameter end: the time up to which the motion is drawn, in seconds.
  package func lines(width: Int, rows: Int, until end: Double = .infinity, ink: TerminalInk)
    -> [String]
  {
    var curve = BrailleCanvas(columns: max(8, width - Self.margin - 1), rows: rows)
    var limits = curve
    let x = LinearScale(time, from: 0, to: Double(curve.width - 1))
    let y = LinearScale(values, from: Double(curve.height - 2), to: 1)
    var phases: [Scroller.Phase?] = Array(repeating: nil, count: curve.columns)
    for (index, sample) in samples.enumerated()
    where time.contains(sample.time) && sample.time <= end {
      let place = x[sample.time]
      let column = min(max(Int(place) / 2, 0), curve.columns - 1)
      if phases[column] ?? .idle == .idle || sample.phase != .idle { phases[column] = sample.phase }
      for limit in [sample.limits?.lowerBound, sample.limits?.upperBound].compactMap(\.self)
      where values.contains(limit) {
        if column % 2 == 0 { limits.dot(column * 2, Int(y[limit].rounded())) }
      }
      if index > 0, !sample.isJump {
        curve.line(x[samples[index - 1].time], y[samples[index - 1].value], place, y[sample.value])
      } else {
        curve.dot(Int(place.rounded()), Int(y[sample.value].rounded()))
      }
    }
    let (ticks, decimals) = y.ticks(max(2, rows / 3))
    var labels: [Int: String] = [:]
    for tick in ticks { labels[Int(y[tick].rounded()) / 4] = tick.label(decimals: decimals) }
    var lines = (0..<rows).map { row in
      let label = labels[row] ?? ""
      let axis = label.isEmpty ? "│" : "┤"
      let drawn = (0..<curve.columns).map { column in
        let character = curve[column, row]
        return character == " "
          ? ink(String(limits[column, row]), .grey) : ink(String(character), phases[column]?.colour)
      }
      return trimmed(ink(label.aligned(to: Self.margin - 1) + axis, .grey) + drawn.joined())
    }
    lines += timeAxis(x, columns: curve.columns).map { ink($0, .grey) }
    return lines
  }

  /// The lines of charts one below the other, each under the name of its member: `rows` lines, and the time axis.
  package static func lines(
    _ lanes: [Lane], _ names: [String], width: Int = 80, rows: Int, until end: Double = .infinity,
    ink: TerminalInk
  ) -> [String] {
    lanes.flatMap { lane in
      guard let member = lane.member else {
        return lane.chart.lines(width: width, rows: rows, until: end, ink: ink)
      }
      let room = max(2, rows / lanes.count - 1)
      let lines = lane.chart.lines(width: width, rows: room, until: end, ink: ink)
      // All charts have the time axis of the last one.
      let isLast = member == lanes.last?.member
      return [ink.bold(String(names[member].prefix(80)))] + (isLast ? lines : Array(lines.prefix(room)))
    }
  }

  /// The names of the axes, and of the phases that occur, each in its colour.
  package static func legend(_ lanes: [Lane], width: Int, ink: TerminalInk) -> [String] {
    let axes = Set(lanes.map(\.chart.axis)).map { $0 == .horizontal ? "x" : "y" }.sorted()
    return legend(
      of: lanes.map(\.chart), "\(axes.joined(separator: ", ")) in points over seconds", width: width, ink: ink
    )
  }

  /// What is drawn, and the names of the phases that occur, each in its colour: in one line, or in two where it is longer than `width`.
  package static func legend(of charts: [TerminalChart], _ quantity: String, width: Int, ink: TerminalInk)
    -> [String]
  {
    let phases = Scroller.Phase.allCases.filter { phase in
      phase != .idle && charts.contains { $0.samples.contains { $0.phase == phase } }
    }
    let gap = "".padded(to: margin - 1)
    let names = phases.map { ink("\($0)", $0.colour) }.joined(separator: " ")
    let length = gap.count + quantity.count + 3 + phases.map { "\($0) " }.joined().count - 1
    return length <= width
      ? [ink(gap + quantity + "   ", .grey) + names] : [ink(gap + quantity, .grey), gap + names]
  }

  private func timeAxis(_ x: LinearScale, columns: Int) -> [String] {
    let (ticks, decimals) = x.ticks(6)
    var rule = Array(repeating: Character("─"), count: columns)
    var text = Array(repeating: Character(" "), count: columns + 4)
    for tick in ticks {
      let column = min(columns - 1, Int(x[tick]) / 2)
      rule[column] = "┬"
      let label = tick.label(decimals: decimals) + " s"
      guard column + label.count <= columns else { continue }
      for (offset, character) in label.enumerated() {
        text[column + offset] = character
      }
    }
    let gap = String(repeating: " ", count: Self.margin - 1)
    return [gap + "└" + String(rule), trimmed(gap + " " + String(text))]
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension Scroller.Phase {
  /// The colour of the phase.
  package var colour: TerminalInk.Colour {
    switch self {
    case .idle: .grey
    case .tracking: .yellow
    case .dragging: .yellow
    case .decelerating: .cyan
    case .animating: .magenta
    }
  }
}
