import Drawing
import ScrollGeometry
import ScrollKinetics

extension TraceFigure {
  static let snapLine = Style.line("#c3b4da", width: 0.9)

  /// Draws the snap points as lines, unless there are so many that they would hide the motion.
  func drawSnapPoints(
    _ picture: inout Picture, _ rule: SnapRule?, _ course: Trace.Course, _ plot: Plot
  ) {
    guard let rule else { return }
    for span in course.rooms.spans {
      let points = Array(
        rule.places(in: plot.y.domain, limits: span.value.limits, viewportLength: span.value.length).prefix(
          41))
      guard points.count <= 40 else { continue }
      for point in points {
        picture.line(plot.x[span.start], plot.y[point], plot.x[span.end], plot.y[point], Self.snapLine)
      }
    }
  }
}
