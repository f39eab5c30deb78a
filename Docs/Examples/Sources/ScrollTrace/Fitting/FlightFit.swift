import Drawing
import Foundation
import ScrollGeometry
import ScrollKinetics

/// The free flight that explains recorded offsets best:
///
///     x(t) = rest − B·e^(−a·t)        a = −1000·ln r        B = v·S        S = r / (1 − r) / 1000, UIKit's, or 1/a
///
/// A least-squares fit of rest, B and a by the Gauss–Newton method, from a first guess through three of the samples. Offsets
/// tell v·S alone. Which S it is follows from the speed at rest, between those of the last row in motion and of the first at
/// rest: a law that rests at 10 points per second is taken for UIKit's. Without the rest, it is UIKit's at a rate of UIKit's.
package struct FlightFit: Hashable, Sendable {
  /// r, the factor by which the speed falls in every millisecond.
  package let rate: Double
  /// The place that the curve tends to, in points.
  package let rest: Double
  /// B, in points: negative for a flight to smaller offsets.
  package let distance: Double
  /// The distances to `rest`, in points, in the first row at rest and in the last in motion; nil if the trace does not tell.
  private var left: ClosedRange<Double>?
  /// The greatest distance of a sample from the curve, in points.
  package let residual: Double
  /// The instants of the first and the last sample, in seconds, and how many there are.
  package let span: ClosedRange<Double>
  package let count: Int

  /// Fits `samples`, in order of time, of a flight that was released at `release` and has the end `stop`, if that is known; nil if
  /// they are no flight: fewer than four, without deceleration, or without movement.
  package init?(_ samples: [(time: Double, value: Double)], release: Double, stop: FlightStop? = nil) {
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
    distance = amplitude * reach * exp(decay * (first.time - release) / length)
    residual = (worst ?? 0) * reach.magnitude
    span = first.time...last.time
    count = samples.count
    guard rate > 0, rate < 1, distance.isFinite else { return nil }
    left = stop.flatMap { distances(at: $0, release: release) }
  }

  /// Returns the distances to `rest` in the two rows of a stop; nil if the samples do not tell them.
  private func distances(at stop: FlightStop, release: Double) -> ClosedRange<Double>? {
    func left(at time: Double) -> Double { distance * exp(-decay * (time - release)) }
    let (before, after) = (left(at: stop.moving), left(at: stop.still))
    // Content that stops at more than a point a frame has met a limit or a finger. A step that is no longer than the
    // samples are off shows no rest. The place of rest is rounded to a pixel, which is at most a point.
    guard before.magnitude * decay < 60, (before - after).magnitude > 4 * residual,
      (min(before, after) - 1...max(before, after) + 1).contains(rest - stop.value)
    else { return nil }
    return after.magnitude...before.magnitude
  }

  /// a, per second.
  private var decay: Double { -1000 * log(rate) }

  /// Whether S is UIKit's, and the law rests at 10 points per second.
  package var isUIKit: Bool {
    left?.contains(10 * reachOfUIKit)
      ?? [0.998, 0.99].contains { (decay / (-1000 * log($0)) - 1).magnitude < 0.01 }
  }

  /// S, in seconds.
  package var reach: Double { isUIKit ? reachOfUIKit : 1 / decay }

  private var reachOfUIKit: Double { rate / (1 - rate) / 1000 }

  /// v at the release, in points per second.
  package var velocity: Double { distance / reach }

  /// The speeds v between which the content comes to rest, in points per second; nil if the trace does not tell.
  package var restingSpeeds: ClosedRange<Double>? {
    left.map { $0.lowerBound / reach...$0.upperBound / reach }
  }

  /// The speed at which the content comes to rest, in points per second: the number of fewest digits that it can be.
  package var restingSpeed: Double? {
    if isUIKit { return 10 }
    guard let restingSpeeds else { return nil }
    return (-6...1).reversed().lazy.map { exponent -> Double in
      let unit = pow(10, Double(exponent))
      return (restingSpeeds.upperBound / unit).rounded(.down) * unit
    }.first(where: restingSpeeds.contains)
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
  /// a frame earlier. And the curve tends to a place at which content is never seen: it stops at the resting speed.
  package func lines(along axis: ScrollAxis) -> [String] {
    let frame = (span.upperBound - span.lowerBound) / Double(count - 1)
    let before = velocity * exp(decay * frame)
    let speed = restingSpeed.map { $0.text(decimals: 6) }
    let shown = restingSpeeds.map {
      let decimals = 2 - Int(log10(max($0.lowerBound, 1e-6)).rounded(.down))
      return "\($0.upperBound.text(decimals: decimals)) in the last row, "
        + "then \($0.lowerBound.text(decimals: decimals))"
    }
    let other = restingSpeed == nil ? "; UIKit's would be \(reachOfUIKit.text(decimals: 5))" : ""
    let place = restingSpeed.map { rest - Swift.min($0 / velocity.magnitude, 1) * distance }
    return [
      "exponential",
      "rate \(rate.text(decimals: 9)) per millisecond, a decay of \(decay.text(decimals: 4)) per second",
      "reach \(reach.text(decimals: 5)) seconds, \(isUIKit ? "UIKit's" : "1/decay")\(other)",
      "resting speed \(speed ?? "unknown")\(speed == nil ? "" : " points per second"): "
        + (shown ?? "the trace does not show the rest"),
      "velocity \(velocity.text(decimals: 1)) points per second along "
        + "\(axis == .horizontal ? "x" : "y") at the first row",
      isUIKit ? "         \(before.text(decimals: 1)) a frame earlier, where displayLink lets go" : nil,
      "rest \(place.map { "\($0.text()) at \(speed ?? "") points per second" } ?? "unknown"); "
        + "the curve tends to \(rest.text())",
      "residual \(residual.scientific) points",
      "samples \(count) from \(span.lowerBound.text(decimals: 3)) s to \(span.upperBound.text(decimals: 3)) s",
    ].compactMap(\.self)
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
