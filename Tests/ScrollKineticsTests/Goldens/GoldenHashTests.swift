import XCTest

/// The bits of every elementary function on a fixed grid, of the arithmetic of instants and of random gestures, as hashes
/// that any other target has to reproduce.
///
/// Goldens show that bits have changed, not which are right; `TrueValues` shows that.
final class GoldenHashTests: XCTestCase {
  // Catches: in `Double.exp`, any change of a bit, such as (a + b) + c for a + (b + c), or a fused
  // multiply-add.
  func testElementaryFunctionsOnFixedGrids() throws {
    try assertGolden("maths", GoldenHashes.maths.map { "\($0)\n" }.joined())
  }

  // Catches: in `ScrollInstant.seconds(to:)`, seconds that are rounded down to the attosecond.
  func testArithmeticOfInstants() throws {
    try assertGolden("instants", GoldenHashes.instants.map { "\($0)\n" }.joined())
  }

  // Catches: in `AxisPlan.state(at:)`, any change of a bit in a flight, a bounce or a spring.
  func testPlanOfOneAxis() throws { try assertGolden("plan", GoldenHashes.plan.map { "\($0)\n" }.joined()) }

  // Catches: in `PowerSeries.power(_:_:)`, any change of a bit.
  func testPlatforms() throws { try assertGolden("presets", GoldenHashes.presets.map { "\($0)\n" }.joined()) }

  // Catches: in `ScrollGesture.random`, any change of a draw.
  func testRandomGestures() throws {
    try assertGolden("gestures", GoldenHashes.gestures.map { "\($0)\n" }.joined())
  }

  // Catches: in `MotionRow.outside(_:)`, any change of a bit.
  func testColumnsOfAPopulation() throws {
    try assertGolden("population", GoldenHashes.population.map { "\($0)\n" }.joined())
  }
}
