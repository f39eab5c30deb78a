import XCTest

@testable import Drawing

final class BrailleCanvasTests: XCTestCase {
  /// The eight dots of a character, in Unicode's order.
  ///
  /// Catches: `y % 4 * 2` for `y % 4`, `x % 2` left out.
  func testDots() {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (bit, place) in places.enumerated() {
      var canvas = BrailleCanvas(columns: 2, rows: 1)
      canvas.dot(2 + place.0, place.1)
      XCTAssertEqual(canvas[1, 0], Character(Unicode.Scalar(0x2800 + (1 << UInt32(bit)))!))
      XCTAssertEqual(canvas[0, 0], " ")
    }
  }

  func testWhatLiesOutsideIsLeftOut() {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 4), (Int.max, Int.min)] { canvas.dot(x, y) }
    XCTAssertEqual(canvas[0, 0], " ")
    canvas.line(-5, 0, 9, 0)
    XCTAssertEqual(canvas[0, 0], "⠉")
  }
}
