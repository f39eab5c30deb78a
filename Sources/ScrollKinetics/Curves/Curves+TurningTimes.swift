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
  public var turningTimes: [Double] { timing?.turns.map { $0 * duration } ?? [] }
}

extension AxisPlan {
  /// Those of its curve.
  public var turningTimes: [Double] {
    switch curve {
    case .fling(let fling): fling.turningTimes
    case .spring(let spring): spring.turningTimes
    case .eased(let eased): eased.turningTimes
    }
  }
}

extension FlingCurve {
  /// The peaks past either limit, and the crossings between them.
  public var turningTimes: [Double] {
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
  public var turningTimes: [Double] {
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
