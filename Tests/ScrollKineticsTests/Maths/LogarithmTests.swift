@testable import ScrollKinetics

final class LogarithmTests: XCTestCase {
  // Catches: in `log`, a coefficient off by 1e-10, and a subnormal argument taken for a normal one.
  func testTrueValues() throws {
    try TrueValues(of: "log").check("log", Double.log)
    try TrueValues(of: "log1p").check("log1p", Double.log1p)
  }

  func testSpecialValues() {
    for (x, log) in [
      (1.0, 0.0), (0, -.infinity), (-0.0, -.infinity), (.infinity, .infinity), (-.infinity, .nan), (-1, .nan),
      (-.leastNonzeroMagnitude, .nan), (.nan, .nan), (-.nan, .nan),
    ] as [(Double, Double)] { assertSame(.log(x), log, "log(\(x))") }
    for (x, log1p) in [
      (0.0, 0.0), (-0.0, -0.0), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
      (-.leastNormalMagnitude, -.leastNormalMagnitude), (-1, -.infinity), ((-1.0).nextDown, .nan),
      (.infinity, .infinity), (-.infinity, .nan), (.nan, .nan), (-.nan, .nan),
    ] as [(Double, Double)] { assertSame(.log1p(x), log1p, "log1p(\(x))") }
  }

  // Catches: a `start` without its error.
  func testMonotone() {
    // Arguments at which k changes, and powers of 2, where the spacing of doubles changes.
    let edges = (-1_022...1_023).map { Double(sign: .plus, exponent: $0, significand: 2).squareRoot() }
    let powers = (-1_074...1_023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    var generator = SplitMix64(seed: 1)
    let seeded = (0..<1_000).map { _ in generator.double(in: 0.01...8) }
    assertMonotone("log", around: edges + powers.filter { $0 > 0x1p-1060 }, length: 60, Double.log)
    assertMonotone("log", around: seeded, length: 100, Double.log)

    let belowOne = (1...52).map { -1 + Double(sign: .plus, exponent: -$0, significand: 1) }
    let shiftedEdges = edges.filter { $0 < 0x1p60 }.map { $0 - 1 }.filter { $0 > -0.999 }
    assertMonotone(
      "log1p", around: shiftedEdges + powers + powers.map { -$0 }.filter { $0 > -0.9 } + [0], length: 60,
      Double.log1p)
    assertMonotone("log1p", around: belowOne, length: 2, Double.log1p)
    assertMonotone("log1p", around: seeded.map { $0 - 0.9 }, length: 100, Double.log1p)
  }

  // log(exp(x)) is x up to the errors of both: an ulp of exp(x) is worth at most 2⁻⁵² in x, and log adds an ulp.
  // Catches: in `log`, a k·ln 2 of the wrong sign.
  func testLogarithmUndoesTheExponential() {
    forAll("log(exp(x)) = x", count: 10_000, in: { $0.double(in: -700...700) }) { x in
      let error = (Double.log(.exp(x)) - x).magnitude
      return error <= 0x1p-51 + x.ulp ? nil : "log(exp(x)) − x is \(error)"
    }
    forAll("log1p(expm1(x)) = x", count: 10_000, in: { $0.double(exponents: -60 ... -1) }) { x in
      let error = ulps(.log1p(.expm1(x)), x)
      return error <= 4 ? nil : "\(error) ulps apart"
    }
  }

  // A power of 2 has an f of zero, and k·ln 2 is as odd as k. Catches: in `log`, a k counted from ½ in place of √½.
  func testLogarithmOfAReciprocalIsTheNegative() {
    forAll("log(2⁻ⁿ) = −log(2ⁿ)", count: 1_000, in: { $0.integer(in: 1...1_022) }) { exponent in
      let x = Double(sign: .plus, exponent: exponent, significand: 1)
      return Double.log(1 / x) == -Double.log(x) ? nil : "\(Double.log(1 / x)) for \(Double.log(x))"
    }
  }

  // Above 2⁵³ a 1 makes no difference. Catches: in `log1p`, a correction that is not divided by u.
  func testLog1pOfLargeArgumentsIsLog() {
    forAll("log1p(x) = log(x)", count: 1_000, in: { $0.double(exponents: 54...1_023).magnitude }) { x in
      let error = ulps(.log1p(x), .log(x))
      return error <= 1 ? nil : "\(error) ulps apart"
    }
  }
}
