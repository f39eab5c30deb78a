import Drawing
import Foundation
import ScrollGeometry

/// The flight by a power law that explains recorded offsets best:
///
///     x(t) = rest − D·((end − t)/(end − release))^k        v = D·k/T at the release, T = end − release        V = v/T^(k−1)
///
/// For each exponent and end, rest and D are those of least squares; exponent and end are searched for.
package struct PowerFit: Hashable, Sendable {
  /// k.
  package private(set) var exponent = 2.0
  /// V, the speed in points per second whose flight takes one second.
  package private(set) var reference = 0.0
  /// v at the release, in points per second.
  package private(set) var velocity = 0.0
  /// The place of rest, in points.
  package private(set) var rest = 0.0
  /// The greatest distance of a sample from the curve, in points.
  package private(set) var residual = 0.0

  /// The instants of the first and the last sample, in seconds, and how many there are.
  package let span: ClosedRange<Double>
  package let count: Int

  /// Fits `samples`, in order of time, of a flight that was released at `release`; nil for fewer than five, or without
  /// deceleration.
  package init?(_ samples: [(time: Double, value: Double)], release: Double) {
    guard samples.count >= 5, let first = samples.first, let last = samples.last, last.time > release
    else { return nil }
    (self.span, count) = (first.time...last.time, samples.count)
    let span = last.time - release
    func line(_ exponent: Double, _ time: Double) -> (
      rest: Double, distance: Double, worst: Double, sum: Double
    ) {
      let shares = samples.map { pow(max(0, 1 - ($0.time - release) / time), exponent) }
      let (count, u) = (Double(samples.count), shares.reduce(0, +))
      let x = samples.reduce(0) { $0 + ($1.value - last.value) }
      let (mean, middle) = (u / count, x / count)
      var (square, product) = (0.0, 0.0)
      for (share, sample) in zip(shares, samples) {
        square += (share - mean) * (share - mean)
        product += (share - mean) * (sample.value - last.value - middle)
      }
      let slope = square > 0 ? product / square : 0
      let gaps = zip(shares, samples).map { $1.value - last.value - middle - slope * ($0 - mean) }
      return (
        last.value + middle - slope * mean, -slope, gaps.map(\.magnitude).max() ?? 0,
        gaps.reduce(0) { $0 + $1 * $1 }
      )
    }
    func end(_ exponent: Double) -> Double {
      span * exp(least(in: log(1 + 1e-9)...log(20)) { line(exponent, span * exp($0)).sum })
    }
    exponent = least(in: 1.05...8) { line($0, end($0)).sum }
    let time = end(exponent)
    let best = line(exponent, time)
    velocity = best.distance * exponent / time
    reference = velocity.magnitude / pow(time, exponent - 1)
    (rest, residual) = (best.rest, best.worst)
    // At an end of what is searched for there is no valley.
    guard (1.06...7.9).contains(exponent), velocity.isFinite, reference > 0, reference.isFinite else {
      return nil
    }
  }
}

extension PowerFit {
  /// Returns the fit in rounded numbers, line by line.
  package func lines(along axis: ScrollAxis) -> [String] {
    [
      "power",
      "exponent \(exponent.text(decimals: 6))",
      "reference \(reference.text(decimals: 3)) points per second",
      "velocity \(velocity.text(decimals: 1)) points per second along \(axis == .horizontal ? "x" : "y") at the first row",
      "rest \(rest.text())",
      "residual \(residual.scientific) points",
      "samples \(count) from \(span.lowerBound.text(decimals: 3)) s to \(span.upperBound.text(decimals: 3)) s",
    ]
  }
}

/// Returns where a function with one valley is least, by the golden section.
private func least(in range: ClosedRange<Double>, _ function: (Double) -> Double) -> Double {
  let share = (5.0.squareRoot() - 1) / 2
  var (low, high) = (range.lowerBound, range.upperBound)
  var (a, b) = (high - share * (high - low), low + share * (high - low))
  var (left, right) = (function(a), function(b))
  for _ in 0..<60 {
    if left < right {
      (high, b, right) = (b, a, left)
      a = high - share * (high - low)
      left = function(a)
    } else {
      (low, a, left) = (a, b, right)
      b = low + share * (high - low)
      right = function(b)
    }
  }
  return (low + high) / 2
}
