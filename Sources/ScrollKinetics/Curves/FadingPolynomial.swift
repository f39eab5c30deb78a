import ScrollGeometry

/// A bound on the distance of a motion from its target, used to find the time of rest:
///
///     (constant + slope·y + curvature·y²)·e^(−y)          no coefficient is negative
struct FadingPolynomial {
  var constant: Double
  var slope: Double
  var curvature = 0.0

  /// Returns the last y at which the function equals `bound`; 0 where it is always less.
  ///
  /// The logarithm of the function must be concave. 2·constant·curvature ≤ slope² is a sufficient condition.
  func lastTime(at bound: Double) -> Double {
    // The logarithm decreases from y = 2 on, whatever the coefficients. From there Newton's steps first lead to the
    // right of the solution, and then approach it from there.
    var y = Swift.max(2, Double.log(((constant + slope + curvature) / bound).saturated))
    for _ in 0..<100 {
      let value = (constant + (slope + curvature * y) * y).saturated
      // The logarithmic derivatives of the polynomial.
      let first = (slope + 2 * curvature * y) / value
      let second = 2 * curvature / value
      let step = RootStep(
        value: Double.log((value / bound).saturated) - y, slope: first - 1, curvature: second - first * first,
        thirdDerivative: 2 * first * first * first - 3 * second * first)
      y += step.length
      // Where the function increases, there is no solution.
      guard first < 1, y > 0 else { return 0 }
      if step.isLast { break }
    }
    return y
  }
}
