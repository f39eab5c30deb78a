import Drawing
import ScrollGeometry
import ScrollKinetics

// MARK: - Offset

extension TraceFigure {
  /// Returns the range of offsets to show: those of the motion and its targets, and the limits if they are near.
  func offsets(_ course: Trace.Course?) -> ClosedRange<Double> {
    guard let course, let extent = course.extent else { return 0...1 }
    var (low, high) = (extent.lowerBound, extent.upperBound)
    for case let target? in course.targets.spans.map(\.value) {
      (low, high) = (min(low, target), max(high, target))
    }
    let reach = max(high / 2 - low / 2, 50) * 2 * 1.3
    let (nearLow, nearHigh) = (low - reach, high + reach)
    for span in course.rooms.spans {
      for limit in [span.value.limits.lowerBound, span.value.limits.upperBound]
      where nearLow <= limit && limit <= nearHigh {
        (low, high) = (min(low, limit), max(high, limit))
      }
    }
    let margin = max((high / 2 - low / 2) * 0.14, 0.5)
    let largest = Double.greatestFiniteMagnitude
    return max(low - margin, -largest)...min(high + margin, largest)
  }

  func drawOffset(_ picture: inout Picture, _ axis: ScrollAxis, _ plot: Plot) {
    guard let course = trace.courses[axis] else { return }
    drawOffset(&picture, course, plot, yTicks: 6, start.physics.snapping[axis])
  }

  /// Draws the title of a plot, above the labels that stand between them.
  func drawTitle(_ picture: inout Picture, _ title: String, over plot: Plot, _ labels: [InputLabel] = []) {
    picture.text(title, plot.left, plot.top - 8 - height(labels), size: 12, bold: true)
  }

  func drawOffset(
    _ picture: inout Picture, _ course: Trace.Course, _ plot: Plot, yTicks: Int, _ rule: SnapRule?
  ) {
    picture.clipped(
      x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top
    ) { picture in
      for span in course.rooms.spans { drawOverscroll(&picture, span, plot) }
    }
    picture.grid(plot, yTicks: yTicks, xTicks: 8)
    picture.clipped(
      x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top
    ) { picture in
      drawSnapPoints(&picture, rule, course, plot)
      drawLimits(&picture, course, plot)
      drawTargets(&picture, course, plot)
      for stretch in course.stretches {
        picture.polyline(
          stretch.map { (plot.x[$0.time], plot.y[$0.value]) }, .line("#0b5cad", width: 2.2))
      }
    }
    picture.frame(plot)
    drawTargetMarks(&picture, course, plot)
    for input in course.inputs.samples {
      picture.circle(
        plot.x[input.time], plot.y[input.value], radius: 2.6,
        Style(fill: "#ffffff", stroke: "#0b5cad", width: 1.3))
    }
    picture.rightLabels(labels(course, plot), of: plot)
  }

  private func drawOverscroll(
    _ picture: inout Picture, _ span: Spans<Trace.Room>.Span, _ plot: Plot
  ) {
    let (start, end) = (plot.x[span.start], plot.x[span.end])
    let (low, high) = (plot.y[span.value.limits.lowerBound], plot.y[span.value.limits.upperBound])
    picture.rect(start, plot.top, width: end - start, height: high - plot.top, .area("url(#over)"))
    picture.rect(start, low, width: end - start, height: plot.bottom - low, .area("url(#over)"))
  }

  private func drawLimits(_ picture: inout Picture, _ course: Trace.Course, _ plot: Plot) {
    for bound in [\ClosedRange<Double>.lowerBound, \.upperBound] {
      let points = course.rooms.spans.flatMap { span in
        [span.start, span.end].map { (plot.x[$0], plot.y[span.value.limits[keyPath: bound]]) }
      }
      picture.polyline(points, .line(Self.ink, width: 1.2, dashes: [7, 4]))
    }
  }

  private func drawTargets(_ picture: inout Picture, _ course: Trace.Course, _ plot: Plot) {
    for case let (span, target?) in course.targets.spans.map({ ($0, $0.value) }) {
      picture.line(
        plot.x[span.start], plot.y[target], plot.x[span.end], plot.y[target],
        .line("#b3400e", width: 1.2, dashes: [1.5, 3]))
    }
  }

  /// Marks each target at the end of its span of time, hollow if the content had not reached it.
  private func drawTargetMarks(_ picture: inout Picture, _ course: Trace.Course, _ plot: Plot) {
    for (span, target, isReached) in course.announcements {
      picture.diamond(
        plot.x[span.end], plot.y[target], radius: 5,
        isReached
          ? Style(fill: "#b3400e", stroke: "#ffffff", width: 1)
          : Style(fill: "#ffffff", stroke: "#b3400e", width: 1.4))
    }
  }

  /// Returns the labels of the right margin: the limits and the offset at the end.
  private func labels(_ course: Trace.Course, _ plot: Plot) -> [(y: Double, text: String, bold: Bool)] {
    var labels: [(y: Double, text: String, bold: Bool)] = []
    func add(_ name: String, _ value: Double, bold: Bool = false) {
      let place = plot.y[value]
      guard place >= plot.top - 0.5, place <= plot.bottom + 0.5 else { return }
      labels.append((place, "\(name) \(value.label())", bold))
    }
    if let limits = course.rooms.spans.last?.value.limits {
      add("min", limits.lowerBound)
      if limits.upperBound > limits.lowerBound { add("max", limits.upperBound) }
    }
    guard let last = course.offset.samples.last else { return labels }
    if let limit = labels.firstIndex(where: { $0.text.hasSuffix(" \(last.value.label())") }) {
      labels[limit] = (labels[limit].y, "end, \(labels[limit].text)", true)
    } else {
      add("end", last.value, bold: true)
    }
    return labels
  }
}

// MARK: - Velocity

extension TraceFigure {
  var velocities: ClosedRange<Double> {
    let values = trace.axes.flatMap { trace.courses[$0]?.velocity.samples.map(\.value) ?? [] }
    let (low, high) = (values.reduce(0, min), values.reduce(0, max))
    let margin = max((high / 2 - low / 2) * 0.16, 0.5)
    let largest = Double.greatestFiniteMagnitude
    return max(low - margin, -largest)...min(high + margin, largest)
  }

  func drawVelocity(_ picture: inout Picture, _ plot: Plot) {
    let dashes: [ScrollAxis: [Double]] = trace.axes.count == 2 ? [.horizontal: [5, 3]] : [:]
    let names = trace.axes.map { name($0) + (dashes[$0] == nil ? "" : " (dashed)") }
    picture.text(
      "velocity \(names.joined(separator: " and ")), points per second", plot.left, plot.top - 8, size: 12,
      bold: true)
    picture.grid(plot, yTicks: 3, xTicks: 8)
    picture.line(plot.left, plot.y[0], plot.right, plot.y[0], .line("#6b6b6b"))
    picture.clipped(
      x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top
    ) { picture in
      for axis in trace.axes {
        picture.polyline(
          trace.courses[axis]?.velocity.samples.map { (plot.x[$0.time], plot.y[$0.value]) } ?? [],
          .line("#8a3b12", width: 1.6, dashes: dashes[axis] ?? []))
      }
    }
    picture.frame(plot)
  }
}

// MARK: - Scale

extension TraceFigure {
  /// The range of scales to show: those of the motion, and their limits; nil for content that cannot be zoomed.
  var scales: ClosedRange<Double>? {
    let values =
      trace.scale.samples.map(\.value)
      + trace.zoomLimits.spans.flatMap {
        [$0.value.minimum, $0.value.maximum]
      }
    guard let low = values.min(), let high = values.max() else { return nil }
    let margin = max((high / 2 - low / 2) * 0.16, high * 0.01)
    return low - margin...min(high + margin, .greatestFiniteMagnitude)
  }

  func drawScale(_ picture: inout Picture, _ plot: Plot) {
    picture.text("scale", plot.left, plot.top - 8, size: 12, bold: true)
    picture.grid(plot, yTicks: 3, xTicks: 8)
    picture.clipped(
      x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top
    ) { picture in
      for limit in [\ScrollZoomLimits.minimum, \.maximum] {
        let points = trace.zoomLimits.spans.flatMap { span in
          [span.start, span.end].map { (plot.x[$0], plot.y[span.value[keyPath: limit]]) }
        }
        picture.polyline(points, .line(Self.ink, width: 1.2, dashes: [7, 4]))
      }
      picture.polyline(
        trace.scale.samples.map { (plot.x[$0.time], plot.y[$0.value]) }, .line("#0b5cad", width: 2.2))
    }
    picture.frame(plot)
    guard let limits = trace.zoomLimits.spans.last?.value, let end = trace.scale.samples.last?.value else {
      return
    }
    picture.rightLabels(
      [("min", limits.minimum, false), ("max", limits.maximum, false), ("end", end, true)].map {
        (plot.y[$1], "\($0) \($1.label())", $2)
      }, of: plot)
  }
}
