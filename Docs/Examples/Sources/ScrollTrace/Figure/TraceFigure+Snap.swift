import Drawing
import ScrollGeometry

extension TraceFigure {
  static let snapLine = Style.line("#6a4c93", width: 0.9, dashes: [10, 3, 2, 3])

  /// Whether there are places to snap to on `axis`.
  func snaps(on axis: ScrollAxis) -> Bool {
    switch scenario.snap {
    case .none: false
    case .paging: true
    case .interval(let interval): interval.axis == axis
    case .points(let pointsAxis, _, _): pointsAxis == axis
    }
  }

  /// Draws the places to snap to as lines, where there are not so many that they would hide the motion.
  func drawSnapPoints(_ picture: inout Picture, _ axis: ScrollAxis, _ course: Trace.Course, _ plot: Plot) {
    guard snaps(on: axis) else { return }
    for span in course.rooms.spans {
      let points = snapPoints(in: plot.y.domain, length: span.value.length).filter(span.value.limits.contains)
      guard points.count <= 40 else { continue }
      for point in points {
        picture.line(plot.x[span.start], plot.y[point], plot.x[span.end], plot.y[point], Self.snapLine)
      }
    }
  }

  /// The offsets of `range` to snap to, in a viewport of `length`; only some where there are very many.
  private func snapPoints(in range: ClosedRange<Double>, length: Double) -> [Double] {
    switch scenario.snap {
    case .none:
      return []
    case .points(_, let points, _):
      return points.filter(range.contains)
    case .paging(let spacing):
      return lattice(0, length + spacing, in: range)
    case .interval(let interval):
      let origin = interval.origin + interval.alignment * (interval.length - length)
      return lattice(origin, interval.length, in: range)
    }
  }

  private func lattice(_ origin: Double, _ interval: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = ((range.lowerBound - origin) / interval).rounded(.up)
    let last = ((range.upperBound - origin) / interval).rounded(.down)
    guard interval > 0, last >= first, last - first < 100 else { return [] }
    return (0...Int(last - first)).map { origin + (first + Double($0)) * interval }
  }
}
