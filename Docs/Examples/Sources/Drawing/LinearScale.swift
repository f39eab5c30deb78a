/// A linear map from numbers to places on a picture: `domain` is mapped to `start` … `end`.
package struct LinearScale: Hashable, Sendable {
  package var domain: ClosedRange<Double>
  package var start: Double
  package var end: Double

  /// A scale that puts the ends of `domain` at `start` and `end`, which may be the smaller one.
  ///
  /// A domain without length is widened, so that its number is in the middle.
  package init(_ domain: ClosedRange<Double>, from start: Double, to end: Double) {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    let isEmpty = high / 2 - low / 2 <= low.magnitude / 1e12
    let margin = isEmpty ? max(1, low.magnitude / 1e3) : 0
    let largest = Double.greatestFiniteMagnitude
    self.domain = max(low - margin, -largest)...min(high + margin, largest)
    self.start = start
    self.end = end
  }

  /// The place of `value`; the place of a value outside the domain is outside, too, but not far.
  package subscript(value: Double) -> Double {
    // Halves, since the difference of two huge numbers can be infinite.
    let length = domain.upperBound / 2 - domain.lowerBound / 2
    let fraction = (value / 2 - domain.lowerBound / 2) / length
    return start + min(max(fraction, -10), 10) * (end - start)
  }

  /// Returns about `count` round numbers of the domain, 1, 2 or 5 times a power of ten apart, and their number of
  /// decimals.
  package func ticks(_ count: Int) -> (values: [Double], decimals: Int) {
    // Half of the distance, since the whole can be infinite.
    let raw = (domain.upperBound / 2 - domain.lowerBound / 2) / Double(max(1, count))
    var (power, decimals) = (0.5, 0)
    while power * 10 <= raw { power *= 10 }
    while power > raw && decimals < 9 {
      power /= 10
      decimals += 1
    }
    // The factor that gives the number of ticks nearest to `count`.
    let steps = [1.0, 2, 5, 10].map { $0 * power }
    let half = steps.min { max($0 / raw, raw / $0) < max($1 / raw, raw / $1) } ?? power
    if half == steps[3] { decimals = max(0, decimals - 1) }
    let step = half * 2
    let first = (domain.lowerBound / step).rounded(.up)
    let last = (domain.upperBound / step).rounded(.down)
    guard last >= first, last - first <= 4 * Double(max(1, count)) else { return ([], 0) }
    return ((0...Int(last - first)).map { (first + Double($0)) * step + 0 }, decimals)
  }
}
