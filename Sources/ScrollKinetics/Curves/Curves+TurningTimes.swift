import ScrollGeometry

extension EasedCurve {
  /// The times at which the timing function turns; empty for sin².
  var turningTimes: [Double] { onTheWay(timing?.turns.map { $0 * duration } ?? []) }
}

extension AxisPlan {
  var turningTimes: [Double] {
    switch curve {
    case .fling(let fling): fling.turningTimes
    case .flight(let flight): flight.turningTimes
    case .arrival(let arrival): arrival.turningTimes
    case .spring(let spring): spring.turningTimes
    case .eased(let eased): eased.turningTimes
    case .ramped(let ramped): ramped.turningTimes
    case .zoom(let zoom): zoom.turningTimes
    }
  }
}

extension FlingCurve {
  /// The times of the peaks past a limit, and of the crossings of the limits.
  var turningTimes: [Double] {
    guard entryTime < duration else {
      let distance = Law.distance(of: start, from: destination)
      return onTheWay([laws.timeToPeak(from: distance, momentum: startMomentum)])
    }
    let peak = laws.timeToPeak(from: 0, momentum: exitMomentum)
    return onTheWay([entryTime, exitTime, peak.map { exitTime + $0 }])
  }
}

extension SpringCurve {
  /// The times at which the velocity changes its sign: at most one for a spring that does not oscillate; else every
  /// half period, limited to the first thousand.
  var turningTimes: [Double] {
    // A spring that does not oscillate turns at most once.
    let halfPeriod = spring.dampingRatio < 1 ? Double.pi / spring.swing : .infinity
    let first = firstTurn(before: Swift.min(halfPeriod, duration))
    // A loop, since `stride` calls libm for its sums.
    var (turn, turns): (Double, [Double]) = (first, [])
    while turn < duration && turns.count < 1000 {
      turns.append(turn)
      turn = first + Double(turns.count) * halfPeriod
    }
    return turns
  }

  /// Returns the time at which the velocity first changes its sign; `end` where it does not change before.
  private func firstTurn(before end: Double) -> Double {
    guard startVelocity != 0 else { return end }
    return Double.first(from: 0, to: end) { (motion(at: $0).velocity > 0) != (startVelocity > 0) }
  }
}

extension CubicBezier {
  /// The times, from 0 to 1, at which the progress turns: the roots of its slope, a quadratic polynomial in the
  /// parameter.
  fileprivate var turns: [Double] {
    let a: Double = 3 * y1 - 3 * y2 + 1
    let b: Double = 2 * (y2 - 2 * y1)
    let c = y1
    let discriminant: Double = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    let root = Double.squareRoot(discriminant)
    // The form of the roots that avoids cancellation; a root that divides by a = 0 is not finite and filtered out.
    let q = -(b + (b < 0 ? -root : root)) / 2
    let roots: [Double] = [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    return roots.inOrder(by: <).map { time(at: $0) }
  }
}

extension ScrollCurve {
  /// Returns the given times that are after the start and before the end.
  func onTheWay(_ times: [Double?]) -> [Double] {
    times.compactMap { $0 }.filter { $0 > 0 && $0 < duration }
  }
}
