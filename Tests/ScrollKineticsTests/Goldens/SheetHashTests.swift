import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A sheet over a list, which a finger raises and throws, and another one pulls down: the same bits in Swift, C, WebAssembly and
/// Python. The checks of the other three read the hash here.
final class SheetHashTests: XCTestCase {
  /// A golden of our own output.
  private let hashOfTheSheet = "8d3988860fb250f8"

  func testSheet() {
    var screen = ScrollScreen()
    let window = ScrollRect(x: 0, y: 0, width: 390, height: 844)
    screen.insert(
      ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)], isDismissible: true), as: 1,
      displayScale: 3)
    screen.insert(
      Viewport(frame: window, contentSize: ScrollSize(width: 390, height: 20_000), displayScale: 3), as: 2,
      in: 1)
    var hash = UInt64(0xcbf2_9ce4_8422_2325)
    for frame in 0...750 {
      let instant = ScrollInstant(.milliseconds(8 * frame))
      func touch(_ input: Scroller.Input) { screen.handle(input, on: 2, at: instant) }
      switch frame {
      case 0: touch(.touchDown(ScrollPoint(x: 200, y: 700)))
      case 1...12: touch(.touchMoved(ScrollPoint(x: 200, y: 700 - 40 * Double(frame))))
      case 13: touch(.touchUp())
      case 300: touch(.touchDown(ScrollPoint(x: 200, y: 100)))
      case 301...312: touch(.touchMoved(ScrollPoint(x: 200, y: 100 + 50 * Double(frame - 300))))
      case 313: touch(.touchUp())
      default: break
      }
      screen.advance(to: instant)
      if frame == 299 {
        XCTAssertEqual(screen[1].contentOffset.y, 800)
        XCTAssertGreaterThan(screen[2].contentOffset.y, 100)
      }
      for id in [1, 2] as [ScrollScreen.ID] {
        let (offset, velocity) = (screen[id].contentOffset, screen.velocity(of: id))
        for number in [offset.x, offset.y, velocity.dx, velocity.dy] {
          for byte in 0..<8 { hash = (hash ^ (number.bitPattern >> (8 * byte) & 0xff)) &* 0x100_0000_01b3 }
        }
      }
    }
    XCTAssertEqual(String(hash, radix: 16), hashOfTheSheet)
    XCTAssertEqual(screen.phase(of: 1), .idle)
  }
}
