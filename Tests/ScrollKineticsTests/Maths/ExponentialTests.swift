@testable import ScrollKinetics

final class ExponentialTests: XCTestCase {
  private let ln2 = 0x1.62e42fefa39efp-1

  // Catches: in `exp`, a coefficient off by 1e-10, and a ln 2 of one part.
  func testTrueValues() throws {
    try TrueValues(of: "exp").check("exp", Double.exp)
    try TrueValues(of: "expm1").check("expm1", Double.expm1)
  }

  func testSpecialValues() {
    for (x, exp, expm1) in [
      (0.0, 1.0, 0.0), (-0.0, 1, -0.0), (.leastNonzeroMagnitude, 1, .leastNonzeroMagnitude),
      (-.leastNormalMagnitude, 1, -.leastNormalMagnitude), (.infinity, .infinity, .infinity),
      (-.infinity, 0, -1), (.greatestFiniteMagnitude, .infinity, .infinity),
      (-.greatestFiniteMagnitude, 0, -1), (.nan, .nan, .nan), (Double(nan: 1, signaling: false), .nan, .nan),
    ] as [(Double, Double, Double)] {
      assertSame(.exp(x), exp, "exp(\(x))")
      assertSame(.expm1(x), expm1, "expm1(\(x))")
    }
  }

  func testOverflow() {
    let last = 0x1.62e42fefa39efp+9
    XCTAssertTrue(Double.exp(last).isFinite)
    XCTAssertTrue(Double.expm1(last).isFinite)
    assertSame(.exp(last.nextUp), .infinity)
    assertSame(.expm1(last.nextUp), .infinity)
  }

  // Catches: in `expAtTheEnds`, a missing flush: exp(-710) would be subnormal.
  func testNoResultIsSubnormal() {
    let first = -0x1.6232bdd7abcd2p+9
    XCTAssertGreaterThanOrEqual(Double.exp(first), .leastNormalMagnitude)
    XCTAssertLessThan(Double.exp(first), .leastNormalMagnitude * 1.001)
    for x in [first.nextDown, -709, -720, -745, -746, -1000] {
      assertSame(.exp(x), 0, "exp(\(x))")
      assertSame(.expm1(x), -1, "expm1(\(x))")
    }
  }

  // On both sides of 640, from which on `exp` takes another path. Catches: in `expAtTheEnds`, a factor of the
  // ends that is off by one power.
  func testOrdinaryExponentialHasTheSameBits() throws {
    var generator = SplitMix64(seed: 3)
    let seeded = (0..<10_000).map { _ in generator.double(in: 620...660) }
    let ordinary = try TrueValues(of: "exp").pairs.map(\.argument).filter { $0.magnitude < 640 }
    for x in ordinary { assertSame(.ordinaryExp(x), .exp(x), "exp(\(x))") }
    for x in seeded + [Double(640).nextDown, 640] {
      assertSame(.ordinaryExp(x), .exp(x), "exp(\(x))")
      assertSame(.ordinaryExp(-x), .exp(-x), "exp(\(-x))")
    }
  }

  // Catches: an `exponentials` with a reduction of its own.
  func testExponentialsHaveTheBitsOfTheSingleFunctions() throws {
    for x in try TrueValues(of: "exp").pairs.map(\.argument) {
      let both = Double.exponentials(x)
      assertSame(both.exp, .exp(x), "exp(\(x))")
      assertSame(both.expm1, .expm1(x), "expm1(\(x))")
    }
  }

  // Catches: a `tail` that is added to a rounded 1 + r without the error of the rounding.
  func testMonotone() {
    // Arguments at which the reduction changes k, at which another formula is used, and at powers of 2, where the
    // spacing of doubles changes.
    let steps = Array(-600...600) + Array(stride(from: -1_020 * 64, through: 1_023 * 64, by: 31))
    let edges = steps.map { (Double($0) + 0.5) * (ln2 / 64) }
    let limits = [-0x1.6232bdd7abcd2p+9, 0x1.62e42fefa39efp+9, -64, 64]
    let powers = (-56...9).flatMap { exponent -> [Double] in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power, -power]
    }
    var generator = SplitMix64(seed: 1)
    let seeded = (0..<1_000).map { _ in generator.double(in: -8...2) }
    for (name, function) in [("exp", Double.exp), ("expm1", Double.expm1)] {
      assertMonotone(name, around: edges + limits + powers + [0], length: 60, function)
      assertMonotone(name, around: seeded, length: 100, function)
    }
  }

  // exp(x + y) = exp(x)·exp(y). With both on a grid of 2⁻⁴⁰ the sum is exact; three roundings of a factor, and one of the
  // product, make at most four ulps. Catches: in `exp`, a last coefficient off by 1e-10, and a k rounded down.
  func testExponentialOfASumIsTheProduct() {
    func draw(_ generator: inout SplitMix64) -> Double {
      Double(generator.integer(in: -(5 << 40)...(5 << 40))) * 0x1p-40
    }
    forAll("exp(x + y) = exp(x)·exp(y)", count: 10_000, in: { (draw(&$0), draw(&$0)) }) { x, y in
      let error = ulps(.exp(x + y), .exp(x) * .exp(y))
      return error <= 4 ? nil : "\(error) ulps apart"
    }
  }

  // expm1(x) + 1 equals exp(x) up to the rounding of the sum and an ulp of each function.
  // Catches: in `expm1`, an expm1 that leaves out the 1 from 30 up.
  func testExpm1IsExpMinusOne() {
    forAll("expm1(x) + 1 = exp(x)", count: 10_000, in: { $0.double(in: -1...700) }) { x in
      let error = ulps(.expm1(x) + 1, .exp(x))
      return error <= 2 ? nil : "\(error) ulps apart"
    }
  }

  // Up to 700 both ways have the same bits. Catches: in `expAtTheEnds`, the number for one sign in the place of the other's.
  func testBothWaysToTheExponential() {
    forAll("exp of two numbers", in: { ($0.double(in: -700 ... -640), $0.double(in: 640...700)) }) { x, y in
      let exp = (Double.ordinaryExp(x), Double.ordinaryExp(y))
      return exp.0 == .exp(x) && exp.1 == .exp(y) ? nil : "\(exp), not \(Double.exp(x)), \(Double.exp(y))"
    }
  }
}
