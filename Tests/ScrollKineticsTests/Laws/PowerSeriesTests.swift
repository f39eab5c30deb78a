@testable import ScrollKinetics

final class PowerSeriesTests: XCTestCase {
  private static let exponents = [1, 1.358201815425945, 2.5, 3.7, 4.9, 5, 5.1, 0.3, 17]

  /// Calls the closure with numbers of every binade from 2⁻⁵⁴ to 1, and those at which the centre changes.
  private func forShares(_ body: (Double) -> Void) {
    var random = SplitMix64(seed: 1)
    for (exponent, place) in product(-54 ... -1, 0..<128) {
      let edge = Double(sign: .plus, exponent: exponent, significand: 1 + (Double(place) + 0.5) / 128)
      for share in [edge, edge.nextDown, edge * random.double(in: 0.99...1)] { body(share) }
    }
    body(1)
  }

  // Velocities decrease, but for instants that are almost the same.
  // Catches: in `PowerSeries.init(_:)`, `exponent - 4` as `exponent - 3`; `&+ half` left out of `centres(of:)`; in
  // `PowerSeries.power(_:_:)`, the power of `s` in place of its centre's.
  func testTruePowers() {
    for exponent in Self.exponents {
      forShares { s in
        let (power, exact) = (PowerSeries.power(s, exponent), pow(s, exponent))
        let bound = 0x1p-52 * (1 - exponent * Foundation.log(s))
        XCTAssertLessThanOrEqual((power / exact - 1).magnitude, bound, "\(s) to the power \(exponent)")
        XCTAssertLessThanOrEqual((s * power - s * exact).magnitude, 0x1p-52)
        let less = s * (1 - 0x1p-42)
        XCTAssertLessThan(PowerSeries.power(less, exponent), power, "\(s)")
        XCTAssertLessThanOrEqual(less * PowerSeries.power(less, exponent), s * power)
      }
      XCTAssertEqual(PowerSeries.power(1, exponent), 1)
    }
  }

  // Catches: in `PowerTable.place(of:)`, a logical shift.
  func testWhatIsLessThanTheTableHasNoPlace() {
    let places = [(1, 1024), (0x1p-8, 0), (0x1.fep-9, -1)]
    for (s, place) in places { XCTAssertEqual(PowerTable.place(of: s.bitPattern), place) }
    for s in [0x1p-54, 0, -0x1p-52] { XCTAssertLessThan(PowerTable.place(of: s.bitPattern), 0) }
  }
}
