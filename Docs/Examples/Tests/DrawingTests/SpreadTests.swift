import Drawing
import XCTest

final class SpreadTests: XCTestCase {
  func testWhatHasRoomStays() {
    XCTAssertEqual(spread([50, 10, 90], lengths: [10, 10, 10], in: 0...100), [50, 10, 90])
    XCTAssertEqual(spread([], lengths: [], in: 0...100), [])
  }

  func testWhatTouchesMovesApart() {
    XCTAssertEqual(spread([50, 50], lengths: [10, 10], in: 0...100), [45, 55])
    XCTAssertEqual(spread([52, 50, 48], lengths: [10, 10, 10], in: 0...100), [60, 50, 40])
    XCTAssertEqual(spread([0, 100], lengths: [10, 10], in: 0...100), [5, 95])
  }

  /// Labels do not overlap and are in the room, for a fixed sequence of pseudo-random wishes.
  func testNothingOverlaps() {
    var state: UInt64 = 1
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 0x1p24
    }
    for _ in 0..<300 {
      let count = 1 + Int(next() * 12)
      let wishes = (0..<count).map { _ in next() * 100 }
      let lengths = (0..<count).map { _ in 1 + next() * 7 }
      let places = spread(wishes, lengths: lengths, in: 0...100)
      let order = places.indices.sorted { places[$0] < places[$1] }
      var end = -1e-9
      for index in order {
        XCTAssertGreaterThanOrEqual(places[index] - lengths[index] / 2, end)
        end = places[index] + lengths[index] / 2 - 1e-9
      }
      XCTAssertLessThanOrEqual(end, 100)
    }
  }
}
