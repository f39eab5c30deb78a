import ScrollGeometry

// A plan is cut where its motion turns, into pieces on which it only goes one way. The last piece is the step onto the
// place of rest, which can go back by half a pixel. Every question is answered piece by piece: nothing is stepped
// through.
extension AxisPlan {
  /// The first time not before `start` at which the content is at `offset`, in seconds; nil where it never gets
  /// there.
  ///
  /// Right to the last bit of time: the pieces of the motion are halved until nothing is left between.
  public func time(at offset: Double, after start: Double = 0) -> Double? {
    if position(at: start) == offset { return start }
    var start = start
    for end in turns + [duration.nextDown, duration] where end > start && end <= duration {
      if let time = crossing(of: offset, from: start, to: end) { return time }
      start = end
    }
    return nil
  }

  /// The offsets between which the content moves from one time to another, both included.
  ///
  /// - Parameters:
  ///   - start: seconds.
  ///   - end: seconds, not before `start`.
  public func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    precondition(start <= end, "end must not be before start, \(start), but is \(end)")
    let (a, b) = (position(at: start), position(at: end))
    var (low, high) = (Swift.min(a, b), Swift.max(a, b))
    for time in turns + [duration.nextDown] where time > start && time < end {
      low = Swift.min(low, position(at: time))
      high = Swift.max(high, position(at: time))
    }
    return low...high
  }

  /// The momentum, in points per second, with which a flick from `start` comes to rest at `destination` if nothing
  /// is in its way, in points both.
  ///
  ///     v0 = (destination − start)/S ± 10
  ///
  /// Zero where the two are the same. Rest is on the pixel grid, so that a destination off the grid is met to half a
  /// pixel.
  public static func momentum(
    from start: Double, landingOn destination: Double, rate: DecelerationRate = .normal
  ) -> Double {
    let distance = (destination - start).saturated
    guard distance != 0 else { return 0 }
    let momentum = (distance / rate.laws.reach).saturated
    return momentum < 0 ? momentum - Law.restingSpeed : momentum + Law.restingSpeed
  }

  /// The times at which the motion may turn, in order.
  private var turns: [Double] {
    switch curve {
    case .fling(let fling): fling.turns
    case .spring(let spring): spring.turns
    case .eased(let eased): eased.timing?.turns.map { $0 * eased.duration } ?? []
    }
  }

  /// The first time from `start` to `end` at which the content, which goes one way, is at `offset`.
  private func crossing(of offset: Double, from start: Double, to end: Double) -> Double? {
    let (first, last) = (position(at: start), position(at: end))
    guard offset >= Swift.min(first, last), offset <= Swift.max(first, last) else { return nil }
    let rises = first < last
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      let position = position(at: middle)
      if rises ? position < offset : position > offset { low = middle } else { high = middle }
    }
  }
}

extension FlingCurve {
  /// The peaks past either limit, and the crossings between them.
  fileprivate var turns: [Double] {
    let distance = Law.distance(of: start, from: start.clamped(to: limits))
    var turns: [Double] = []
    if let peak = laws.timeToPeak(from: distance, momentum: startMomentum), peak < entryTime {
      turns.append(peak)
    }
    if entryTime > 0 { turns.append(entryTime) }
    turns.append(exitTime)
    if let peak = laws.timeToPeak(from: 0, momentum: exitMomentum) { turns.append(exitTime + peak) }
    return turns
  }
}

extension SpringCurve {
  /// Once where it does not swing, else every half period, up to so many that what is left does not matter.
  fileprivate var turns: [Double] {
    guard let first = firstTurn else { return [] }
    guard spring.dampingRatio < 1, spring.swing > 0 else { return [first] }
    return (0..<1000).map { first + Double($0) * (Double.pi / spring.swing) }.filter { $0 < duration }
  }

  /// The first time after the start at which the velocity is zero; nil where it never is.
  private var firstTurn: Double? {
    let (swing, sigma) = (spring.swing, spring.decay)
    if spring.dampingRatio < 1 && swing > 0 {
      let half = Double.pi / swing
      guard startVelocity != 0 else { return half }
      // One turn to every half period: its sign tells on which side of it a time lies.
      var (low, high) = (0.0, half)
      for _ in 0..<60 {
        let middle = low + (high - low) / 2
        if (motion(at: middle).velocity > 0) == (startVelocity > 0) { low = middle } else { high = middle }
      }
      return high
    }
    guard startVelocity != 0, pull != 0 else { return nil }
    if swing == 0 {
      let time = startVelocity / (sigma * pull)
      return time > 0 ? time : nil
    }
    let share = sigma * (startDistance + pull / (2 * swing)) / (pull * (1 + sigma / (2 * swing)))
    return share > 0 && share < 1 ? -Double.log(share) / (2 * swing) : nil
  }
}

extension CubicBezier {
  /// The times, from 0 to 1, at which the progress turns: the roots of its slope, a square polynomial in the
  /// parameter.
  fileprivate var turns: [Double] {
    let (a, b, c) = (3 * y1 - 3 * y2 + 1, 2 * (y2 - 2 * y1), y1)
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    let root = Double.squareRoot(discriminant)
    // Citardauq's form of the roots: no difference of near numbers, and no division by a vanishing a.
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted().map { time(at: $0) }
  }
}
