import Drawing
import ScrollGeometry
import ScrollKinetics

extension TraceFigure {
  static let snapLine = Style.line("#c3b4da", width: 0.9)

  /// Whether there are places to snap to on `axis`.
  func snaps(on axis: ScrollAxis) -> Bool { start.physics.snapping[axis] != nil }

  /// Draws the places to snap to as lines, where there are not so many that they would hide the motion.
  func drawSnapPoints(
    _ picture: inout Picture, _ axis: ScrollAxis, _ course: Trace.Course, _ plot: Plot
  ) {
    guard let rule = start.physics.snapping[axis] else { return }
    for span in course.rooms.spans {
      let points = snapPoints(of: rule, in: plot.y.domain, length: span.value.length).filter(
        span.value.limits.contains)
      guard points.count <= 40 else { continue }
      for point in points {
        picture.line(plot.x[span.start], plot.y[point], plot.x[span.end], plot.y[point], Self.snapLine)
      }
    }
  }

  /// The offsets of `range` to snap to, in a viewport of `length`; none where there are very many.
  private func snapPoints(of rule: SnapRule, in range: ClosedRange<Double>, length: Double)
    -> [Double]
  {
    switch rule.points {
    case .every(let interval, let origin):
      lattice(origin + rule.alignment * (interval - length), interval, in: range)
    case .pages(let spacing):
      lattice(0, length + spacing, in: range)
    case .offsets(let offsets):
      offsets.filter(range.contains)
    case .items(let items):
      items.map {
        let anchor = $0.lowerBound + rule.alignment * ($0.upperBound - $0.lowerBound)
        return anchor - rule.alignment * length
      }.filter(range.contains)
    }
  }

  private func lattice(_ origin: Double, _ interval: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = ((range.lowerBound - origin) / interval).rounded(.up)
    let last = ((range.upperBound - origin) / interval).rounded(.down)
    guard interval > 0, last >= first, last - first < 100 else { return [] }
    return (0...Int(last - first)).map { origin + (first + Double($0)) * interval }
  }
}
