import ScrollGeometry

/// A step towards a zero of a smooth function, computed from its value and three derivatives at one place.
///
///     n = −f/f′,  b = f″·n/2f′,  step = n·(1 − b + 2b² − f‴·n²/6f′)
///
/// This is the series of the inverse function. Two such steps are as accurate as five of Newton's, each at a logarithm.
struct RootStep {
  let length: Double
  /// Whether the error after this step is less than the rounding error.
  let isLast: Bool

  @inline(__always) init(value: Double, slope: Double, curvature: Double, thirdDerivative: Double) {
    let perSlope = 1 / slope
    let newton = -value * perSlope
    let bend = 0.5 * curvature * perSlope * newton
    let twist = thirdDerivative * perSlope * newton * newton * (1.0 / 6)
    // Where the series does not converge, Newton's step is used, which cannot pass the zero of a concave function from below.
    length = bend.magnitude < 0.25 ? newton * (1 - bend + (2 * bend * bend - twist)) : newton
    isLast = bend.magnitude < 1e-5
  }
}

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
    // The logarithm decreases from y = 2 on. Newton's steps first lead to the right of the solution, and then approach it.
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
