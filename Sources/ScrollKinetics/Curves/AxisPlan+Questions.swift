import ScrollGeometry

// The last two divide a plan at its turning times into monotone pieces, and search each by bisection instead of stepping
// through time. The last piece is the step onto the place of rest, which can go back by half a pixel.
extension AxisPlan {
  /// Returns the offset `time` seconds after the start, in points.
  public func position(at time: Double) -> Double { state(at: time).position }
  /// Returns the slope x′ of the offset `time` seconds after the start, in points per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }
  /// Returns the state v of the law `time` seconds after the start, in points per second.
  public func momentum(at time: Double) -> Double { state(at: time).momentum }

  /// Returns the first time not before `start` at which the content is at `offset`, in seconds; nil where it never gets
  /// there, or `offset` is NaN. A `start` that is negative or NaN is treated as 0.
  ///
  /// The time is exact to the last bit: the bisection ends when no number is left between its bounds.
  public func time(reaching offset: Double, after start: Double = 0) -> Double? {
    let start = Swift.max(0, start)
    if position(at: start) == offset { return start }
    for end in turningTimes + [duration.nextDown, duration] where end > start {
      if let time = crossing(of: offset, from: start, to: end) { return time }
    }
    return nil
  }

  /// Returns the least and the greatest offset between two times, both included.
  ///
  /// - Parameters:
  ///   - start: in seconds; a negative number or NaN is treated as 0.
  ///   - end: in seconds; infinity for the whole rest of the motion. A time before `start` or NaN is treated as
  ///     `start`.
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

  /// Returns the first time from `start` to `end` at which the content is at or past `offset`; nil where it never is.
  /// The motion must cross `offset` at most once between the two times.
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
  /// Returns the first number after `low`, and at most `high`, from which on `condition` is true, by bisection down to
  /// neighbouring numbers.
  static func first(from low: Double, to high: Double, where condition: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if condition(middle) { high = middle } else { low = middle }
    }
  }
}
