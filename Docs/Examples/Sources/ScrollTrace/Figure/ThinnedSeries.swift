/// A quantity over time, reduced to the resolution of a picture: of each narrow column of time it has the first, the
/// smallest, the largest and the last value.
struct ThinnedSeries {
  typealias Sample = (time: Double, value: Double)

  private let columnsPerSecond: Double
  private var column = -1.0
  private var first: Sample?
  private var low: Sample = (0, 0)
  private var high: Sample = (0, 0)
  private var last: Sample = (0, 0)
  private var finished: [Sample] = []

  /// Creates a series of a motion of `duration` seconds.
  init(duration: Double, columns: Double = 3000) {
    columnsPerSecond = duration > 0 ? columns / duration : 1
  }

  mutating func add(_ time: Double, _ value: Double) {
    let sample = (time, value)
    let column = (time * columnsPerSecond).rounded(.down)
    if column != self.column || first == nil {
      finished = samples
      self.column = column
      (first, low, high, last) = (sample, sample, sample, sample)
    } else {
      if value < low.value { low = sample }
      if value > high.value { high = sample }
      last = sample
    }
  }

  /// The samples in order of time.
  var samples: [Sample] {
    guard let first else { return finished }
    var column = [first]
    let extremes = low.time < high.time ? [low, high] : [high, low]
    for sample in extremes + [last] where column.last! != sample { column.append(sample) }
    return finished + column
  }
}
