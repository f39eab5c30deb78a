import XCTest

@testable import ScrollKinetics

/// The bits of every elementary function on a fixed grid, as hashes that any other target has to reproduce.
///
/// This is a golden: it shows that bits have changed, not which are right. `TrueValues` shows that.
final class MathsGoldenTests: XCTestCase {
  private let count = 1 << 17

  // Catches any change of a bit, such as (a + b) + c for a + (b + c), or a fused multiply-add.
  func testBitsOnAFixedGrid() throws {
    let steps = -count / 2..<count / 2

    // Exact multiples of steps that no power of 2 divides: −745 … 745, and ±2²⁰·π/2.
    let exponents = steps.map { Double($0) * 0x1.748p-7 }
    let angles = steps.map { Double($0) * 0x1.9220cp4 }
    // The positive doubles, the subnormal ones included, by equal steps of their bit patterns.
    let spacing = Double.infinity.bitPattern / UInt64(count)
    let positives = (0..<UInt64(count)).map { Double(bitPattern: $0 * spacing + 1) }
    let ratios = steps.map { Double($0 + count / 2) * 0x1.23p-14 - 0x1.fffp-1 }

    let functions: [(name: String, grid: [Double], function: (Double) -> Double)] = [
      ("exp", exponents, Double.exp),
      ("expm1", exponents.map { $0 * 0x1p-5 }, Double.expm1),
      ("log", positives, Double.log),
      ("log1p", ratios, Double.log1p),
      ("sin", angles, Double.sin),
      ("cos", angles, Double.cos),
    ]
    let lines = functions.map { name, grid, function in
      var print = Fingerprint()
      for x in grid { print.combine(function(x)) }
      return "\(name) \(print)\n"
    }
    try assertGolden("maths", lines.joined())
  }
}
