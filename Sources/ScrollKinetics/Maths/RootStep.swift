/// A step towards the zero of a smooth function, from its value and three derivatives at one place.
///
///     n = −f/f′,  b = f″·n/2f′,  step = n·(1 − b + 2b² − f‴·n²/6f′)
///
/// That is the series of the inverse function: what is left after a step is of the order of n·b³. Two steps do what
/// five of Newton's do, and each of them costs a logarithm.
struct RootStep {
  let length: Double
  /// Whether what is left to go after this step is lost in rounding.
  let isLast: Bool

  @inline(__always) init(value: Double, slope: Double, curvature: Double, thirdDerivative: Double) {
    let perSlope = 1 / slope
    let newton = -value * perSlope
    let bend = 0.5 * curvature * perSlope * newton
    let twist = thirdDerivative * perSlope * newton * newton * (1.0 / 6)
    // Newton's own step, where the series says nothing: it does not leave the side on which a function is concave.
    length = bend.magnitude < 0.25 ? newton * (1 - bend + (2 * bend * bend - twist)) : newton
    isLast = bend.magnitude < 1e-5
  }
}
