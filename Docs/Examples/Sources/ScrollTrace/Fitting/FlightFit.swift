import Drawing
import Foundation
import ScrollGeometry
import ScrollKinetics

/// The free flight that explains recorded offsets best:
///
///     x(t) = rest − B·e^(−a·t)        a = −1000·ln r        B = v·S        S = r / (1 − r) / 1000
///
/// A least-squares fit of rest, B and a by the Gauss–Newton method, from a first guess through three of the samples.
package struct FlightFit: Hashable, Sendable {
  /// r, the factor by which the speed falls in every millisecond.
  package let rate: Double
  /// v at the release, in points per second.
  package let velocity: Double
  /// The place of rest, in points.
  package let rest: Double
  /// The greatest distance of a sample from the curve, in points.
  package let residual: Double
  /// The instants of the first and the last sample, in seconds, and how many there are.
  package let span: ClosedRange<Double>
  package let count: Int

  /// Fits `samples`, in order of time, of a flight that was released at `release`; nil if they are no flight: fewer
  /// than four, without deceleration, or without movement.
  package init?(_ samples: [(time: Double, value: Double)], release: Double) {
    guard samples.count >= 4, let first = samples.first, let last = samples.last,
      last.time > first.time,
      last.value != first.value
    else { return nil }
    // Times are scaled to the whole duration, and offsets are relative to the first one, since numbers near 1 lose the
    // fewest digits.
    let (length, reach) = (last.time - first.time, last.value - first.value)
    let points = samples.map {
      (t: ($0.time - first.time) / length, x: ($0.value - first.value) / reach)
    }
    guard var decay = Self.guess(points) else { return nil }
    var (end, amplitude) = (1 / (1 - exp(-decay)), 1 / (1 - exp(-decay)))
    for _ in 0..<100 {
      var system = NormalEquations()
      for point in points {
        let falling = exp(-decay * point.t)
        system.add(
          [1, -falling, amplitude * point.t * falling], point.x - (end - amplitude * falling))
      }
      guard let step = system.solution else { return nil }
      end += step[0]
      amplitude += step[1]
      decay += step[2]
      guard decay > 0, decay.isFinite else { return nil }
      if step[2].magnitude <= 1e-15 * decay { break }
    }
    let (finalEnd, finalAmplitude, finalDecay) = (end, amplitude, decay)
    let worst = points.map {
      ($0.x - (finalEnd - finalAmplitude * exp(-finalDecay * $0.t))).magnitude
    }.max()
    rate = exp(-decay / length / 1000)
    rest = first.value + end * reach
    velocity =
      amplitude * reach * exp(decay * (first.time - release) / length) * 1000 * (1 - rate) / rate
    residual = (worst ?? 0) * reach.magnitude
    span = first.time...last.time
    count = samples.count
    guard rate > 0, rate < 1, velocity.isFinite else { return nil }
  }

  /// Returns the decay of a curve through the first, a middle and the last point.
  private static func guess(_ points: [(t: Double, x: Double)]) -> Double? {
    let middle = points[points.count / 2]
    // 1 − e^(−a·t) over 1 − e^(−a) grows with a from t to 1.
    guard middle.x > middle.t, middle.x < 1 else { return nil }
    var (low, high) = (-20.0, 12.0)
    for _ in 0..<200 {
      let decay = exp(low / 2 + high / 2)
      if expm1(-decay * middle.t) / expm1(-decay) < middle.x {
        low = low / 2 + high / 2
      } else {
        high = low / 2 + high / 2
      }
    }
    return exp(low)
  }
}

// MARK: - As text

extension FlightFit {
  /// Returns the fit in rounded numbers, line by line.
  ///
  /// Where the first row of a flight is its release and has moved by a frame already, as UIKit's has, the finger's velocity is the one
  /// a frame earlier. And the curve tends to a place at which content is never seen: it stops at 10 points per second.
  package func lines(along axis: ScrollAxis) -> [String] {
    let frame = (span.upperBound - span.lowerBound) / Double(count - 1)
    let before = velocity * exp(-1000 * frame * log(rate))
    let stop = min(0.01 * rate / (1 - rate), (velocity / 1000 * rate / (1 - rate)).magnitude)
    return [
      "rate \(rate.text(decimals: 9)) per millisecond, a decay of \((-1000 * log(rate)).text(decimals: 4)) per second",
      "velocity \(velocity.text(decimals: 1)) points per second along \(axis == .horizontal ? "x" : "y") at the first row",
      "         \(before.text(decimals: 1)) a frame earlier, where displayLink lets go",
      "rest \((velocity < 0 ? rest + stop : rest - stop).text()) at 10 points per second; the curve tends to \(rest.text())",
      "residual \(residual.scientific) points",
      "samples \(count) from \(span.lowerBound.text(decimals: 3)) s to \(span.upperBound.text(decimals: 3)) s",
    ]
  }
}

/// The equations of least squares in three unknowns.
private struct NormalEquations {
  private var matrix = [[Double]](repeating: [0, 0, 0, 0], count: 3)

  mutating func add(_ slopes: [Double], _ rest: Double) {
    for row in 0..<3 {
      for column in 0..<3 { matrix[row][column] += slopes[row] * slopes[column] }
      matrix[row][3] += slopes[row] * rest
    }
  }

  /// The unknowns, by elimination; nil where they are not determined.
  var solution: [Double]? {
    var matrix = matrix
    for column in 0..<3 {
      guard
        let pivot = (column..<3).max(by: {
          matrix[$0][column].magnitude < matrix[$1][column].magnitude
        }),
        matrix[pivot][column] != 0
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<3 where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column..<4 { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    let result = (0..<3).map { matrix[$0][3] / matrix[$0][$0] }
    return result.allSatisfy(\.isFinite) ? result : nil
  }
}
