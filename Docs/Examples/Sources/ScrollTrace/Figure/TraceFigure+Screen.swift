import Drawing
import ScrollGeometry
import ScrollKinetics

// The members of a screen: a strip of phases each, and below it a lane for every axis on which the member can move.
extension TraceFigure {
  /// An axis of a member that can move on it.
  struct Lane {
    var member: Int
    var axis: ScrollAxis
    var course: Trace.Course
  }

  /// The lanes, in the order of the members.
  var lanes: [Lane] {
    trace.members.indices.flatMap { member in
      [ScrollAxis.vertical, .horizontal].compactMap { axis in
        trace.members[member].courses[axis].flatMap { course in
          course.isMoving || course.canMove ? Lane(member: member, axis: axis, course: course) : nil
        }
      }
    }
  }

  /// Draws the lanes from `top` down, and returns their plots.
  func drawScreen(_ picture: inout Picture, _ labels: [InputLabel], top: Double) -> [Plot] {
    let rules = motion.memberRules
    var plots: [Plot] = []
    for lane in lanes {
      let top = plots.last.map { $0.bottom + 30 } ?? top
      let strip = Plot(time, 0...1, left: Self.left, right: Self.right, top: top, bottom: top + 18)
      let plot = Plot(
        time, offsets(lane.course), left: Self.left, right: Self.right, top: top + 22, bottom: top + 122)
      let labels = plots.isEmpty ? labels : []
      drawInputLabels(&picture, labels, over: strip)
      let title = "\(motion.members[lane.member]), offset \(name(lane.axis)) in points"
      drawTitle(&picture, title, over: strip, labels)
      let member = trace.members[lane.member]
      drawOffset(&picture, lane.course, plot, yTicks: 4, rules[lane.member][lane.axis])
      drawPhases(&picture, member.phases, strip, through: [plot])
      drawAbsence(&picture, member.presence, from: strip.top, plot)
      plots.append(plot)
    }
    return plots
  }

  /// Covers the times at which a member is not on the screen.
  private func drawAbsence(_ picture: inout Picture, _ presence: Spans<Bool>, from top: Double, _ plot: Plot)
  {
    for span in presence.spans where !span.value && span.end > time.lowerBound && span.start < time.upperBound
    {
      let (start, end) = (plot.x[max(span.start, time.lowerBound)], plot.x[min(span.end, time.upperBound)])
      picture.rect(
        start, top, width: end - start, height: plot.bottom - top,
        Style(fill: "#ececec", stroke: "#6b6b6b", width: 0.8))
      let text = "not on the screen"
      guard end - start > text.width(size: 11) + 6 else { continue }
      picture.text(
        text, (start + end) / 2, (top + plot.bottom) / 2 + 4, size: 11, anchor: .middle, colour: Self.grey)
    }
  }
}
