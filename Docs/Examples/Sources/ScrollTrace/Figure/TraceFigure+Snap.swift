import Drawing
import ScrollGeometry
import ScrollKinetics

extension TraceFigure {
  static let snapLine = Style.line("#c3b4da", width: 0.9)

  /// Returns whether there are snap points on `axis`.
  func snaps(on axis: ScrollAxis) -> Bool { start.physics.snapping[axis] != nil }

  /// Draws the snap points as lines, unless there are so many that they would hide the motion.
  func drawSnapPoints(
    _ picture: inout Picture, _ axis: ScrollAxis, _ course: Trace.Course, _ plot: Plot
  ) {
    guard let rule = start.physics.snapping[axis] else { return }
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
