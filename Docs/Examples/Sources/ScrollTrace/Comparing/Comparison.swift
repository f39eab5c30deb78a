/// The differences of two motions: frames at the same time are compared, on the axes that both have.
package struct Comparison: Hashable, Sendable {
  /// A frame of the first motion, and the greatest of its differences: in x, in y, and in what the scale does to 1000 points.
  package struct Difference: Hashable, Sendable {
    package var frame: Int
    package var time: Double
    package var points: Double
  }

  /// The number of frames in both.
  package private(set) var count = 0
  /// The number of frames in only one of them.
  package private(set) var onlyFirst = 0
  package private(set) var onlySecond = 0
  /// The greatest difference; nil where no frame is compared.
  package private(set) var worst: Difference?
  /// The first difference beyond the tolerance; nil where there is none.
  package private(set) var first: Difference?

  /// Frames of two traces are the same where their times are no further apart, in seconds.
  package static let sameTime = 1e-6

  package init(_ a: TraceSeries, _ b: TraceSeries, tolerance: Double) {
    let (a, b) = (a.frames, b.frames)
    var (i, j) = (0, 0)
    while i < a.count && j < b.count {
      let distance = a[i].time - b[j].time
      if distance < -Self.sameTime {
        (i, onlyFirst) = (i + 1, onlyFirst + 1)
      } else if distance > Self.sameTime {
        (j, onlySecond) = (j + 1, onlySecond + 1)
      } else {
        compare(Difference(frame: i, time: a[i].time, points: Self.distance(a[i], b[j])), tolerance)
        (i, j) = (i + 1, j + 1)
      }
    }
    onlyFirst += a.count - i
    onlySecond += b.count - j
  }

  private static func distance(_ a: TraceSeries.Row, _ b: TraceSeries.Row) -> Double {
    let pairs = [(a.x, b.x), (a.y, b.y), (a.scale.map { 1000 * $0 }, b.scale.map { 1000 * $0 })]
    return pairs.reduce(0) { worst, pair in
      guard let a = pair.0, let b = pair.1 else { return worst }
      return max(worst, (a - b).magnitude)
    }
  }

  private mutating func compare(_ difference: Difference, _ tolerance: Double) {
    count += 1
    if worst.map({ difference.points > $0.points }) ?? true { worst = difference }
    if first == nil && difference.points > tolerance { first = difference }
  }

  /// Returns the report, line by line; `names` are those of the motions.
  package func lines(tolerance: Double, of names: (String, String) = ("the first", "the second")) -> [String]
  {
    func at(_ difference: Difference) -> String {
      "\(difference.points) points, in frame \(difference.frame) at \(difference.time) s"
    }
    var lines = ["frames \(count)"]
    if let worst { lines.append("worst \(at(worst))") }
    lines.append("first beyond \(tolerance): " + (first.map(at) ?? "none"))
    if onlyFirst + onlySecond > 0 {
      lines.append("not compared: \(onlyFirst) frames of \(names.0), \(onlySecond) of \(names.1)")
    }
    return lines
  }
}
