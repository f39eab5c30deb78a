/// A random motion to a target, for tests of the curves that have one.
protocol TargetedMotion {
  var start: Double { get set }
  var velocity: Double { get set }
  var target: Double { get set }
}

extension TargetedMotion {
  var mirrored: Self {
    changed(self) { ($0.start, $0.velocity, $0.target) = (-start, -velocity, -target) }
  }

  var approach: Double { target == start ? -velocity.magnitude : target > start ? velocity : -velocity }
}

extension SplitMix64 {
  /// A motion from rest, a drift or a flick to a target next to the content, at it, or some screens away.
  mutating func way() -> (start: Double, velocity: Double, target: Double) {
    let start = double(in: -5000...5000)
    let target =
      happens(onceIn: 6)
      ? pick([start, start.nextUp, start + 0.2, start - 1]) : start + double(exponents: -3...12)
    return (start, happens(onceIn: 4) ? 0 : double(exponents: -2...13), target)
  }
}
