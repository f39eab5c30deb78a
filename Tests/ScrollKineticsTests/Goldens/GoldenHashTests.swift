import XCTest

/// The bits of every elementary function on a fixed grid, of the arithmetic of instants and of random gestures, as hashes
/// that any other target has to reproduce.
///
/// Goldens show that bits have changed, not which are right; `TrueValues` shows that.
final class GoldenHashTests: XCTestCase {
  // Catches: in `Double.exp`, any change of a bit, such as (a + b) + c for a + (b + c), or a fused multiply-add; in
  // `ScrollInstant.seconds(to:)`, seconds that are rounded down to the attosecond; in `AxisPlan.state(at:)`, any change of a bit in a
  // flight, a bounce or a spring; in `PowerSeries.power(_:_:)` and in `MotionRow.outside(_:)`, any change of a bit; in
  // `ScrollGesture.random`, any change of a draw.
  func testHashes() throws {
    for (name, lines) in [
      ("maths", GoldenHashes.maths), ("instants", GoldenHashes.instants), ("plan", GoldenHashes.plan),
      ("presets", GoldenHashes.presets), ("gestures", GoldenHashes.gestures),
      ("population", GoldenHashes.population),
    ] { try assertGolden(name, lines.map { "\($0)\n" }.joined()) }
  }
}
