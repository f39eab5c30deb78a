import ScrollGeometry

extension DecelerationCurve {
  /// None: it goes one way.
  public var turningTimes: [Double] { [] }
}

extension BounceCurve {
  /// The peak, where there is one.
  public var turningTimes: [Double] { peak.map { [$0.time] } ?? [] }
}

extension EasedCurve {
  /// None with sin²; with a timing function, where that turns.
  public var turningTimes: [Double] { onTheWay(timing?.turns.map { $0 * duration } ?? []) }
}

extension AxisPlan {
  /// Those of its curve.
  public var turningTimes: [Double] {
    switch curve {
    case .fling(let fling): fling.turningTimes
    case .arrival(let arrival): arrival.turningTimes
    case .spring(let spring): spring.turningTimes
    case .eased(let eased): eased.turningTimes
    }
  }
}

extension FlingCurve {
  /// The peaks past either limit, and the crossings between them.
  public var turningTimes: [Double] {
    guard entryTime < duration else {
      let distance = Law.distance(of: start, from: destination)
      return onTheWay([laws.timeToPeak(from: distance, momentum: startMomentum)])
    }
    let peak = laws.timeToPeak(from: 0, momentum: exitMomentum)
    return onTheWay([entryTime, exitTime, peak.map { exitTime + $0 }])
  }
}

extension SpringCurve {
  /// Once where it does not swing, else every half period, the first thousand times.
  public var turningTimes: [Double] {
    // Where it does not swing, it turns once at most.
    let halfPeriod = spring.dampingRatio < 1 ? Double.pi / spring.swing : .infinity
    let first = firstTurn(before: Swift.min(halfPeriod, duration))
    // Not `stride`, which calls libm for its sums.
    var (turn, turns): (Double, [Double]) = (first, [])
    while turn < duration && turns.count < 1000 {
      turns.append(turn)
      turn = first + Double(turns.count) * halfPeriod
    }
    return turns
  }

  /// The time at which the velocity changes its sign; `end` where it does not before that.
  private func firstTurn(before end: Double) -> Double {
    guard startVelocity != 0 else { return end }
    return Double.first(from: 0, to: end) { (motion(at: $0).velocity > 0) != (startVelocity > 0) }
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

extension ScrollCurve {
  /// Those of some times that are after the start and before the end.
  fileprivate func onTheWay(_ times: [Double?]) -> [Double] {
    times.compactMap { $0 }.filter { $0 > 0 && $0 < duration }
  }
}
