@testable import ScrollKinetics

final class TrigonometryTests: XCTestCase {
  // Catches: in `sinCos`, a coefficient off by 1e-10, and a π/2 of three parts.
  func testTrueValues() throws {
    try TrueValues(of: "sin").check("sin", Double.sin)
    try TrueValues(of: "cos").check("cos", Double.cos)
  }

  func testSpecialValues() {
    for (x, sin, cos) in [
      (0.0, 0.0, 1.0), (-0.0, -0.0, 1), (.leastNonzeroMagnitude, .leastNonzeroMagnitude, 1),
      (-.leastNormalMagnitude, -.leastNormalMagnitude, 1), (.infinity, .nan, .nan), (-.infinity, .nan, .nan),
      (.nan, .nan, .nan), (-.nan, .nan, .nan),
    ] as [(Double, Double, Double)] {
      assertSame(.sin(x), sin, "sin(\(x))")
      assertSame(.cos(x), cos, "cos(\(x))")
    }
  }

  // Catches: in `sinCos`, a guard that lets 2⁵³ through: n would lose its lowest bits, and r its bounds.
  func testEveryFiniteArgumentGivesAValueOfTheCircle() {
    let limits = [0x1p31, 0x1p31.nextUp, 0x1p-27, 0x1p-27.nextDown, 0x1p53, .greatestFiniteMagnitude]
    for x in limits + limits.map({ -$0 }) {
      XCTAssertLessThanOrEqual(Double.sin(x).magnitude, 1, "sin(\(x))")
      XCTAssertLessThanOrEqual(Double.cos(x).magnitude, 1, "cos(\(x))")
    }
    forAll("|sin|, |cos| ≤ 1", count: 50_000, in: { $0.double(exponents: -30...1_023) }) { x in
      let (sin, cos) = Double.sinCos(x)
      return sin.magnitude <= 1 && cos.magnitude <= 1 ? nil : "sin is \(sin), cos is \(cos)"
    }
    assertSame(.sin(0x1p31.nextUp), 0)
    assertSame(.cos(0x1p31.nextUp), 1)
  }

  // Catches: an `n` rounded down.
  func testSineIsOddAndCosineEven() {
    forAll("sin is odd, cos is even", count: 20_000, in: { $0.double(exponents: -30...31) }) { x in
      let (there, mirrored) = (Double.sinCos(x), Double.sinCos(-x))
      return mirrored.sin == -there.sin && mirrored.cos == there.cos ? nil : "\(there), mirrored \(mirrored)"
    }
  }

  // Catches: a `sin` with a reduction or a kernel of its own.
  func testSinCosHasTheBitsOfTheSingleFunctions() throws {
    for x in try TrueValues(of: "sin").pairs.map(\.argument) {
      let both = Double.sinCos(x)
      assertSame(both.sin, .sin(x), "sin(\(x))")
      assertSame(both.cos, .cos(x), "cos(\(x))")
    }
  }

  // An ulp of either changes the sum of squares by at most 2⁻⁵², and three roundings by as much again.
  // Catches: in `sinCos`, quadrants exchanged for one of the two only.
  func testSquaresAddUpToOne() {
    forAll("sin² + cos² = 1", count: 20_000, in: { $0.double(in: -1.6e6...1.6e6) }) { x in
      let (sin, cos) = Double.sinCos(x)
      let error = (sin * sin + cos * cos - 1).magnitude
      return error <= 0x1p-51 ? nil : "off by \(error)"
    }
  }

  /// Catches: 2³¹ − 1, or `<`, for the last argument that has a phase.
  func testLastArgumentWithAPhase() {
    for x in [0x1p31, -0x1p31] {
      XCTAssertNotEqual(Double.sin(x), 0)
      XCTAssertEqual(Double.sin(x), Foundation.sin(x), accuracy: 0x1p-20)
      XCTAssertEqual(Double.sin(x > 0 ? x.nextUp : x.nextDown), 0)
    }
  }
}
