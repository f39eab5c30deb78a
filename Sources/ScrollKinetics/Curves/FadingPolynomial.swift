import ScrollGeometry

/// What every motion that comes to rest without swinging is bounded by:
///
///     (constant + slope·y + curvature·y²)·e^(−y)          none of the three negative
struct FadingPolynomial {
  var constant: Double
  var slope: Double
  var curvature = 0.0

  /// The last y at which it is `bound`; 0 where it is always less.
  ///
  /// Its logarithm must be concave, which 2·constant·curvature ≤ slope² is enough for.
  func lastTime(at bound: Double) -> Double {
    // The logarithm falls from 2 on, whatever the numbers are; from there Newton's steps lead to the right of the
    // place, and then come down to it.
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
      // Where it would grow there is no such place any more.
      guard first < 1, y > 0 else { return 0 }
      if step.isLast { break }
    }
    return y
  }
}
