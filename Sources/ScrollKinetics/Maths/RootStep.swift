/// A step towards a zero of a smooth function, computed from its value and three derivatives at one place.
///
///     n = −f/f′,  b = f″·n/2f′,  step = n·(1 − b + 2b² − f‴·n²/6f′)
///
/// This is the series of the inverse function; the error after a step is of the order of n·b³. Two such steps are as
/// accurate as five of Newton's, each of which would cost a logarithm.
struct RootStep {
  let length: Double
  /// Whether the error after this step is less than the rounding error.
  let isLast: Bool

  @inline(__always) init(value: Double, slope: Double, curvature: Double, thirdDerivative: Double) {
    let perSlope = 1 / slope
    let newton = -value * perSlope
    let bend = 0.5 * curvature * perSlope * newton
    let twist = thirdDerivative * perSlope * newton * newton * (1.0 / 6)
    // Where the series does not converge, Newton's step is used: it cannot pass the zero of a concave function from
    // below.
    length = bend.magnitude < 0.25 ? newton * (1 - bend + (2 * bend * bend - twist)) : newton
    isLast = bend.magnitude < 1e-5
  }
}
