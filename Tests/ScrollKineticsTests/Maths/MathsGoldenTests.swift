import XCTest

@testable import ScrollKinetics

/// The bits of every elementary function on a fixed grid, as hashes that any other target has to reproduce.
///
/// This is a golden: it shows that bits have changed, not which are right. `TrueValues` shows that.
final class MathsGoldenTests: XCTestCase {
  private let count = 1 << 17

  // Catches any change of a bit, such as (a + b) + c for a + (b + c), or a fused multiply-add.
  func testBitsOnAFixedGrid() throws {
    // From −limit to limit. Products with a number that fills a double fill it too; sums would have less to round
    // near zero, where the spacing of their terms is all they have.
    func grid(_ limit: Double) -> [Double] {
      (0...count).map { Double($0 - count / 2) * (limit / Double(count / 2)) }
    }
    // The positive doubles, the subnormal ones included, by equal steps of their bit patterns.
    let spacing = Double.infinity.bitPattern / UInt64(count)
    let positives = (0..<UInt64(count)).map { Double(bitPattern: $0 * spacing + 1) }

    let functions: [(name: String, grid: [Double], function: (Double) -> Double)] = [
      ("exp", grid(745.7), Double.exp),
      ("exp near 0", grid(1.3), Double.exp),
      ("expm1", grid(38.3), Double.expm1),
      ("expm1 near 0", grid(1.3), Double.expm1),
      ("log", positives, Double.log),
      ("log near 1", grid(0.999).map { 1 + $0 }, Double.log),
      ("log1p", positives, Double.log1p),
      ("log1p near 0", grid(0.999), Double.log1p),
      ("sin", grid(1.61e6), Double.sin),
      ("sin near 0", grid(6.7), Double.sin),
      ("cos", grid(1.61e6), Double.cos),
      ("cos near 0", grid(6.7), Double.cos),
    ]
    let lines = functions.map { name, grid, function in
      var print = Fingerprint()
      for x in grid { print.combine(function(x)) }
      return "\(name) \(print)\n"
    }
    try assertGolden("maths", lines.joined())
  }
}
