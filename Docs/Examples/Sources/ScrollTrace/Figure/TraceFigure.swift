import Drawing
import ScrollGeometry
import ScrollKinetics

/// A picture of a replay: the phases and events, the offset and the velocity over time.
struct TraceFigure {
  let motion: Motion
  let start: Scroller
  let trace: Trace
  /// The seconds that the picture shows; idle time before and after the motion is shortened.
  let time: ClosedRange<Double>

  static let (width, left, right) = (800.0, 66.0, 692.0)
  static let ink = "#1b1b1b"
  static let grey = "#555555"

  init(_ motion: Motion, _ trace: Trace) {
    let duration = motion.duration
    self.motion = motion
    self.trace = trace
    start = motion.start
    if let active = trace.active {
      let margin = max((active.upperBound - active.lowerBound) * 0.08, duration * 0.001)
      time = max(0, active.lowerBound - margin)...min(duration, active.upperBound + margin)
    } else {
      time = 0...duration
    }
  }

  /// The picture as SVG.
  var svg: String {
    var picture = Picture(width: Self.width)
    picture.hatching("over", angle: 45, spacing: 7, colour: "#c4c4c4", width: 0.7, ground: "#f7f7f7")
    for phase in Scroller.Phase.allCases { picture.define(phase) }
    picture.text(motion.name, 20, 32, size: 18, bold: true)
    picture.text(subtitle, 20, 52, size: 12, colour: Self.grey)

    var plots: [Plot] = []
    let strip = Plot(time, 0...1, left: Self.left, right: Self.right, top: 70, bottom: 90)
    let labels = inputLabels(strip)
    if motion.isOfScreen {
      // The members' phases say what their events do.
      let top = 88 + height(labels)
      plots = drawScreen(&picture, labels, top: top)
      let bottom = plots.last?.bottom ?? top
      if let last = plots.last { picture.xAxis(last, ticks: 8, name: "time, seconds") }
      picture.height = drawLegend(&picture, [], top: bottom + 60) + 14
      return picture.svg(title: motion.name, description: description)
    }
    let marks = drawEvents(&picture, under: strip)
    var top = 156 + height(labels)
    for axis in trace.axes {
      let plot = Plot(
        time, offsets(trace.courses[axis]), left: Self.left, right: Self.right, top: top,
        bottom: top + (trace.axes.count == 1 ? 250 : 180))
      let labels = plots.isEmpty ? labels : []
      drawInputLabels(&picture, labels, over: plot)
      drawTitle(&picture, "offset \(name(axis)), points", over: plot, labels)
      drawOffset(&picture, axis, plot)
      plots.append(plot)
      top = plot.bottom + 32
    }
    if let scales {
      let plot = Plot(time, scales, left: Self.left, right: Self.right, top: top, bottom: top + 96)
      drawScale(&picture, plot)
      plots.append(plot)
      top = plot.bottom + 32
    }
    let velocity = Plot(
      time, velocities, left: Self.left, right: Self.right, top: top, bottom: top + 96)
    drawVelocity(&picture, velocity)
    plots.append(velocity)
    picture.xAxis(velocity, ticks: 8, name: "time, seconds")
    drawPhases(&picture, trace.phases, strip, through: plots)
    picture.height = drawLegend(&picture, marks, top: velocity.bottom + 62) + 14
    return picture.svg(title: motion.name, description: description)
  }

  private var subtitle: String {
    guard motion.members.isEmpty else {
      return
        "a screen of \(motion.members.count) members · "
        + "\(motion.integration) integration, \(motion.frames)"
    }
    let sizes = trace.sizes.spans.map(\.value)
    func course(_ index: Int) -> String {
      var texts: [String] = []
      for size in sizes.map(\.[index].label) where texts.last != size { texts.append(size) }
      return texts.count > 3
        ? "\(texts[0]) → … → \(texts[texts.count - 1])" : texts.joined(separator: " → ")
    }
    let (content, frame) = (course(1), course(0))
    let text =
      "\(content) points of content seen through \(frame) · \(start.physics.integration) integration, "
      + motion.frames
    guard text.width(size: 12) > Self.width - 60 else { return text }
    return "\(content) points seen through \(frame) · \(start.physics.integration), \(motion.frames)"
  }

  private var description: String {
    guard !motion.isOfScreen else {
      return
        "The content offset of each member of a screen over \(motion.duration.label(decimals: 3)) seconds."
    }
    let ends = trace.axes.compactMap { axis in
      trace.courses[axis]?.offset.samples.last.map { "\(name(axis)) \($0.value.label())" }
    }
    return
      "Content offset and velocity over \(motion.duration.label(decimals: 3)) seconds; at the end the offset is "
      + ends.joined(separator: ", ") + "."
  }

  func name(_ axis: ScrollAxis) -> String { axis == .horizontal ? "x" : "y" }
}
