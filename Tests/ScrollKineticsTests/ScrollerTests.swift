import ScrollGeometry
import XCTest
@testable import ScrollKinetics
final class ScrollerTests: XCTestCase {
  func testSize() {
    print(
      "SIZE", MemoryLayout<Scroller>.size, MemoryLayout<Viewport>.size, MemoryLayout<Touch>.size,
      MemoryLayout<Flight>.size, MemoryLayout<AxisPlan>.size, MemoryLayout<FlingCurve>.size,
      MemoryLayout<Scroller.Physics>.size)
  }
}
