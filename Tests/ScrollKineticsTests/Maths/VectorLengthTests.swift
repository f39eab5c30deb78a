@testable import ScrollKinetics

final class VectorLengthTests: XCTestCase {
  /// A vector of whole numbers of up to 31 digits, times a power of two: its length is known exactly enough.
  private struct Vector {
    var (long, short): (Int, Int)
    var power: Int

    init(_ generator: inout SplitMix64) {
      long = generator.integer(in: 1 << 30...1 << 31)
      short = generator.pick([0, 1, long, generator.integer(in: 0...1 << 31)])
      power = generator.integer(in: -1050...990)
    }

    /// Returns what is wrong with the length of the vector.
    var fault: String? {
      // In two steps: the power alone may be less than the least number.
      let (half, other) = (Double(sign: .plus, exponent: power / 2, significand: 1), power - power / 2)
      let unit = Double(sign: .plus, exponent: other, significand: 1)
      let (x, y) = (Double(long) * half * unit, Double(short) * half * unit)
      let length = ScrollVector(x, y).length
      for same in [(y, x), (-x, y), (y, -x)] where ScrollVector(same.0, same.1).length != length {
        return "\(same) is as long, but has another length"
      }
      guard length.isFinite else { return "the length is \(length)" }
      guard length >= 0x1p-1000 else { return length == 0 || length.isNormal ? nil : "\(length)" }
      let scaled = length / unit / half
      // The squares of the numbers 1.5 ulps beside the length, and the exact one, in units of 2^−46.
      let (units, margin) = (UInt64(scaled * 0x1p23), UInt64(scaled.ulp * 0x1p23) / 2 * 3)
      let (lower, upper) = (Self.square(units - margin), Self.square(units + margin))
      let square = UInt64(long) * UInt64(long) + UInt64(short) * UInt64(short)
      let exact = (square >> 18, square << 46)
      return lower <= exact && exact <= upper ? nil : "\(length) is off by more than 1.5 ulps"
    }

    private static func square(_ number: UInt64) -> (UInt64, UInt64) {
      let (high, low) = number.multipliedFullWidth(by: number)
      return (high, low)
    }
  }

  /// Catches: in `ScrollVector.length`, `squared > 0x1p-960` or `squared < .infinity` left out.
  func testTheExactLength() {
    forAll("√(dx² + dy²) is within 1.5 ulps", count: 20_000, in: { Vector(&$0) }) { $0.fault }
  }

  func testLimits() {
    XCTAssertEqual(ScrollVector(3e-200, 4e-200).length, 5e-200, accuracy: 1e-215)
    XCTAssertEqual(ScrollVector(-3e200, 4e200).length, 5e200, accuracy: 1e185)
    XCTAssertEqual(ScrollVector.zero.length, 0)
    XCTAssertEqual(ScrollVector(0, .leastNonzeroMagnitude).length, 0)
    let most = Double.greatestFiniteMagnitude
    XCTAssertEqual(ScrollVector(most, -most).length, most)
  }
}
