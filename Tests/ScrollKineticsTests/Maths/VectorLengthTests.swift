import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class VectorLengthTests: XCTestCase {
  /// A vector of whole numbers of up to 31 digits, times a power of two: its length is known exactly enough.
  private struct Vector: CustomStringConvertible {
    var (long, short): (Int, Int)
    var power: Int

    init(_ generator: inout SplitMix64) {
      long = generator.integer(in: 1 << 30...1 << 31)
      short = generator.pick([0, 1, long, generator.integer(in: 0...1 << 31)])
      power = generator.integer(in: -1050...990)
    }

    var description: String { "(\(long), \(short)) · 2^\(power)" }

    /// Returns what is wrong with the length of the vector.
    var fault: String? {
      // In two steps: the power alone may be less than the least number.
      let (half, other) = (Double(sign: .plus, exponent: power / 2, significand: 1), power - power / 2)
      let unit = Double(sign: .plus, exponent: other, significand: 1)
      let (x, y) = (Double(long) * half * unit, Double(short) * half * unit)
      let length = ScrollVector(dx: x, dy: y).length
      for same in [(y, x), (-x, y), (y, -x)] where ScrollVector(dx: same.0, dy: same.1).length != length {
        return "\(same) is as long, but has another length"
      }
      guard length.isFinite else { return "the length is \(length)" }
      guard length >= 0x1p-1000 else {
        return length == 0 || length.isNormal ? nil : "\(length) is subnormal"
      }
      let scaled = length / unit / half
      // The squares of the numbers beside the length, and the exact one, in units of 2^−44.
      let (lower, upper) = (Self.square(scaled.nextDown), Self.square(scaled.nextUp))
      let square = UInt64(long) * UInt64(long) + UInt64(short) * UInt64(short)
      let exact = (square >> 20, square << 44)
      return lower <= exact && exact <= upper ? nil : "\(length) is off by more than an ulp"
    }

    private static func square(_ length: Double) -> (UInt64, UInt64) {
      let number = UInt64(length * 0x1p22)
      let (high, low) = number.multipliedFullWidth(by: number)
      return (high, low)
    }
  }

  /// Catches: in `ScrollVector.length`, `squared > 0x1p-960` or `squared < .infinity` left out.
  func testWithinAnUlp() {
    forAll("√(dx² + dy²) is within an ulp", count: 20_000, in: { Vector(&$0) }) { $0.fault }
  }

  func testLimits() {
    XCTAssertEqual(ScrollVector(dx: 3e-200, dy: 4e-200).length, 5e-200, accuracy: 1e-215)
    XCTAssertEqual(ScrollVector(dx: -3e200, dy: 4e200).length, 5e200, accuracy: 1e185)
    XCTAssertEqual(ScrollVector.zero.length, 0)
    XCTAssertEqual(ScrollVector(dx: 0, dy: .leastNonzeroMagnitude).length, 0)
    let most = Double.greatestFiniteMagnitude
    XCTAssertEqual(ScrollVector(dx: most, dy: -most).length, most)
  }
}
