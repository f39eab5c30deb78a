import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A scroller is copied for a snapshot and kept by the thousand in a simulation: it stays half a kilobyte.
final class ScrollerSizeTests: XCTestCase {
  func testHalfAKilobyte() {
    let sizes: [(String, Int)] = [
      ("Scroller", MemoryLayout<Scroller>.size), ("Viewport", MemoryLayout<Viewport>.size),
      ("Physics", MemoryLayout<Scroller.Physics>.size), ("Touch", MemoryLayout<Touch>.size),
      ("Flight", MemoryLayout<Flight>.size), ("AxisPlan", MemoryLayout<AxisPlan>.size),
    ]
    print(sizes.map { "\($0): \($1) bytes" }.joined(separator: ", "))
    XCTAssertLessThanOrEqual(MemoryLayout<Scroller>.size, 512)
    XCTAssertEqual(MemoryLayout<Scroller.Events>.size, 8)
  }

  /// Catches: `Bytes` without `moreWords`.
  func testATouchAndAFlightFitTheirRoom() {
    XCTAssertTrue(ActivityRoom.isSound)
  }
}
