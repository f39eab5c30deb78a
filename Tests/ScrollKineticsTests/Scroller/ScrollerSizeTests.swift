@testable import ScrollKinetics

/// A scroller has at most 960 bytes, since it is copied for snapshots and kept by the thousand in simulations.
final class ScrollerSizeTests: XCTestCase {
  func testAtMost960Bytes() {
    let sizes: [(String, Int)] = [
      ("Scroller", MemoryLayout<Scroller>.size), ("Viewport", MemoryLayout<Viewport>.size),
      ("Physics", MemoryLayout<Scroller.Physics>.size), ("Touch", MemoryLayout<Touch>.size),
      ("MovingAxis", MemoryLayout<MovingAxis>.size), ("AxisPlan", MemoryLayout<AxisPlan>.size),
    ]
    print(sizes.map { "\($0): \($1) bytes" }.joined(separator: ", "))
    XCTAssertLessThanOrEqual(MemoryLayout<Scroller>.size, 960)
    XCTAssertEqual(MemoryLayout<Scroller.Events>.size, 8)
  }
}
