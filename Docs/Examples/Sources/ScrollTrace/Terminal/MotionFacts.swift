import Drawing
import ScrollGeometry
import ScrollKinetics

/// A summary of a motion in a few lines.
package struct MotionFacts: Sendable {
  /// An offset that a real scroll view showed in a frame, along y.
  package struct Recorded: Hashable, Sendable {
    package let frame: Int
    package let offset: Double

    package init(frame: Int, offset: Double) {
      (self.frame, self.offset) = (frame, offset)
    }
  }

  /// The time and the velocity of the release.
  package private(set) var release: (time: Double, velocity: ScrollVector)?
  /// The first frame after which the content does not move.
  package private(set) var rest: (frame: Int, time: Double, offset: ScrollPoint)?
  /// The greatest distance of the content past a limit, and its time.
  package private(set) var overscroll: (distance: Double, time: Double)?
  /// The scale that is the greatest factor past a limit of the zoom, that limit, and the time.
  package private(set) var overscale: (scale: Double, limit: Double, factor: Double, time: Double)?
  /// The greatest difference from the recorded offsets, and their number.
  package private(set) var difference: (points: Double, count: Int)?
  package private(set) var hash = MotionHash()
  private var frames = 0
  private let wasRecorded: Bool
  /// The offsets at rest of the members that are on a screen, and the axis on which each scrolls.
  private var restingMembers: [(member: Int, offset: ScrollPoint, axis: ScrollAxis)] = []

  /// Creates the facts of a motion's rows, and their differences from recorded offsets.
  ///
  /// - Parameter isOtherwise: whether the motion is replayed with other frames or another integration than it was recorded, so
  ///   that its frames are not those of the recording.
  package init(_ rows: some Sequence<TraceRow>, recorded: [Recorded] = [], isOtherwise: Bool = false) {
    wasRecorded = isOtherwise && !recorded.isEmpty
    let recorded = isOtherwise ? [] : recorded
    var offsets: [Int: Double] = [:]
    for figure in recorded { offsets[figure.frame] = figure.offset }
    for row in rows { add(row, offsets) }
  }

  private mutating func add(_ row: TraceRow, _ recorded: [Int: Double]) {
    let time = row.instant.nearestSeconds
    if let velocity = row.releaseVelocity { release = (time, velocity) }
    let shown = row.isOfScreen ? row.members.indices.map { row.row(ofMember: $0) } : [row]
    for row in shown {
      for axis in ScrollAxis.allCases {
        let limits = row.viewport.limits(on: axis)
        let past = max(row.offset[axis] - limits.upperBound, limits.lowerBound - row.offset[axis])
        if past > overscroll?.distance ?? 0 { overscroll = (past, time) }
      }
      let (scale, zoom) = (row.viewport.zoomScale, row.viewport.zoomLimits)
      let limit = min(max(scale, zoom.minimum), zoom.maximum)
      let factor = max(scale / limit, limit / scale)
      if factor > overscale?.factor ?? 1 { overscale = (scale, limit, factor, time) }
    }
    if row.phase != .idle { rest = nil }
    hash.add(row)
    guard row.source == .frame else { return }
    let members = row.isOfScreen ? row.members.indices.filter { row.members[$0].isPresent } : []
    let isElsewhere =
      row.isOfScreen
      ? restingMembers.map(\.member) != members
        || restingMembers.contains { $0.offset != row.members[$0.member].offset }
      : rest?.offset != row.offset
    if row.phase == .idle, rest == nil || isElsewhere {
      rest = (frames, time, row.offset)
      restingMembers = members.map {
        let viewport = row.members[$0].viewport
        let axis: ScrollAxis =
          viewport.isScrollable(on: .vertical) || !viewport.isScrollable(on: .horizontal)
          ? .vertical : .horizontal
        return ($0, row.members[$0].offset, axis)
      }
    }
    if let figure = recorded[frames] {
      let distance = (row.offset.y - figure).magnitude
      difference = (max(difference?.points ?? 0, distance), (difference?.count ?? 0) + 1)
    }
    frames += 1
  }

  /// Returns five lines, each with a name and a text; `names` are those of a screen's members.
  package func lines(along axis: ScrollAxis, names: [String] = []) -> [(name: String, text: String)] {
    let name = axis == .horizontal ? "x" : "y"
    var lines: [(String, String)] = []
    if let release, !names.isEmpty {
      lines.append(("Released", "last \(release.time.label(decimals: 3)) s in"))
    } else if let release {
      let speed = release.velocity[axis]
      lines.append(
        (
          "Released",
          "at \(speed.label(decimals: 1)) points a second, \(release.time.label(decimals: 3)) s in"
        ))
    } else {
      lines.append(("Released", "never: no finger let go of content that moved on"))
    }
    if let rest {
      let after =
        release.map { ", \((rest.time - $0.time).label(decimals: 3)) s after the release" } ?? ""
      let members = restingMembers.map { "\(names[$0.member]) \($0.offset[$0.axis].label())" }
      let text = "in frame \(rest.frame): \(members.joined(separator: ", "))"
      lines.append(
        (
          "Stops",
          names.isEmpty
            ? "at \(name) = \(rest.offset[axis].label()) in frame \(rest.frame)\(after)"
            : text
        ))
    } else {
      lines.append(("Stops", "not before the end"))
    }
    let pasts = [
      overscroll.map { "by up to \($0.distance.label()) points, at \($0.time.label()) s" },
      overscale.map { "a scale of \($0.scale.label()) past \($0.limit.label()), at \($0.time.label()) s" },
    ].compactMap(\.self)
    lines.append(("Past a limit", pasts.isEmpty ? "never" : pasts.joined(separator: "; ")))
    if let difference {
      lines.append(
        (
          "Recording",
          "\(difference.points.scientific) points off at most, in \(difference.count) frames of a real UIScrollView"
        ))
    } else {
      lines.append(
        (
          "Recording",
          wasRecorded ? "replayed otherwise: its frames are not compared" : "none: this one is made up"
        ))
    }
    lines.append(("Bits", "\(hash) over \(frames) frames, the same on every platform"))
    return lines
  }
}

extension Double {
  /// The number with two significant digits and a power of ten: "1.2e-7".
  package var scientific: String {
    guard self != 0, isFinite else { return "\(self)" }
    var (mantissa, exponent) = (magnitude, 0)
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    return (self < 0 ? "-" : "") + mantissa.text(decimals: 1) + "e\(exponent)"
  }
}
