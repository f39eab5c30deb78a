import ScrollKinetics
import XCTest

@testable import ScrollTrace

/// Law: in `exact`, the offset at an instant does not depend on which instants were stepped before it, bit for bit.
///
/// Catches an `advance` that carries the motion on from the latest frame instead of from the flight's start.
final class FrameRateTests: XCTestCase {
  func testSharedInstantsHaveTheSameBits() throws {
    for demo in Demo.all {
      var seen: [ScrollInstant: TraceRow] = [:]
      var shared = 0
      for framesPerSecond in ["24", "60", "97", "120", "1000"] {
        var scenario = try Scenario(reading: demo.text)
        try scenario.setFramesPerSecond(framesPerSecond)
        scenario.physics.integration = .exact
        for row in Replay(scenario) where row.source == .frame {
          guard let other = seen.updateValue(row, forKey: row.instant) else { continue }
          shared += 1
          XCTAssertEqual(row.offset, other.offset, "\(demo.name), \(row.instant.nearestSeconds) s")
          XCTAssertEqual(row.velocity, other.velocity, "\(demo.name), \(row.instant.nearestSeconds) s")
          XCTAssertEqual(row.phase, other.phase)
        }
      }
      XCTAssertGreaterThan(shared, 150)
    }
  }
}
