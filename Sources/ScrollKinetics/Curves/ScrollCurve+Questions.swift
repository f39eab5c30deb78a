import ScrollGeometry

// A curve is cut where its motion turns, into pieces on which it only goes one way. The last piece is the step onto
// the place of rest, which can go back by half a pixel. Every question is answered piece by piece: nothing is stepped
// through.
extension ScrollCurve {
  /// The first time not before `start` at which the content is at `offset`, in seconds; nil where it never gets
  /// there, as where `offset` is no number. A `start` that is negative or NaN is 0.
  ///
  /// Right to the last bit of time: the pieces of the motion are halved until nothing is left between.
  public func time(at offset: Double, after start: Double = 0) -> Double? {
    let start = Swift.max(0, start)
    if position(at: start) == offset { return start }
    for end in turningTimes + [duration.nextDown, duration] where end > start {
      if let time = crossing(of: offset, from: start, to: end) { return time }
    }
    return nil
  }

  /// The offsets between which the content moves from one time to another, both included.
  ///
  /// - Parameters:
  ///   - start: seconds; 0 where negative or NaN.
  ///   - end: seconds, infinity for the whole rest of the motion; one before `start` and NaN are taken as `start`.
  public func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    let start = Swift.max(0, start)
    let end = Swift.max(start, end)
    let (a, b) = (position(at: start), position(at: end))
    var (low, high) = (Swift.min(a, b), Swift.max(a, b))
    for time in turningTimes + [duration.nextDown] where time > start && time < end {
      low = Swift.min(low, position(at: time))
      high = Swift.max(high, position(at: time))
    }
    return low...high
  }

  /// The first time from `start` to `end` at which the content is at `offset`, on one side of which it stays until
  /// then, and on the other from then on: where it goes one way, or the pieces before do not get there.
  private func crossing(of offset: Double, from start: Double, to end: Double) -> Double? {
    let (first, last) = (position(at: start), position(at: end))
    guard offset >= Swift.min(first, last), offset <= Swift.max(first, last) else { return nil }
    let rises = first < last
    return Double.first(from: start, to: end) {
      rises ? position(at: $0) >= offset : position(at: $0) <= offset
    }
  }
}

extension Double {
  /// The first number after `low`, and `high` at most, from which on `condition` holds: halved until nothing is left
  /// between.
  static func first(from low: Double, to high: Double, where condition: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if condition(middle) { high = middle } else { low = middle }
    }
  }
}
