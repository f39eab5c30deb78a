import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

/// The figures of the story, from the laws: a finger's way less the slop of 10, and the travel of the header, 148 − 44.
final class ProductPageTests: XCTestCase {
  private let story = Result { try ProductPageStory() }

  private func offsets(_ name: String) throws -> [Double] {
    let page = try XCTUnwrap(story.get().scenes.first { $0.name == name }).page
    return [page.offsets.header, page.offsets.pager, page.offsets.list, page.offsets.shelf]
  }

  func testTheHeaderCollapsesBeforeItsListAndStaysWhileThePagerTurns() throws {
    XCTAssertEqual(try offsets("full"), [0, 0, 0, -20])
    XCTAssertEqual(try offsets("up"), [104, 0, 96, -20])
    XCTAssertEqual(try offsets("sideways"), [104, 390, 0, -20], "200 of 390 is more than half")
  }

  /// The shelf begins to fly at 170 with 200 points in 80 ms: from 2200 points per second on it goes to the second card from
  /// there, at 490.
  func testAShelfFliesWhileItsListIsDragged() throws {
    let (flight, rest) = (try offsets("two fingers"), try offsets("rest"))
    XCTAssertEqual(flight[2], 50)
    XCTAssertGreaterThan(flight[3], 170)
    XCTAssertEqual(rest[3], 3 * 170 - 20)
    XCTAssertEqual([rest[0], rest[1], rest[2]], [104, 390, 50])
    XCTAssertTrue(try story.get().isRestored)
  }

  func testARotationKeepsThePageAndTheCollapsedHeader() throws {
    let rest = try offsets("rest")
    XCTAssertEqual(try offsets("rotated"), [104, 844, 50, rest[3]])
    XCTAssertEqual(try offsets("down"), [0, 844, 50, rest[3]], "80 of 104 is nearer to full")
  }

  /// Docs/Examples/C/Tests/surface.c tells the story up to its last chapter from C, and must get the same hash of all offsets and
  /// velocities.
  func testEveryBitOfTheStory() throws {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for (_, page) in try story.get().scenes.dropLast() {
      for id in page.screen.ids {
        let (offset, velocity) = (page.screen[id].contentOffset, page.screen.velocity(of: id))
        for number in [offset.x, offset.y, velocity.dx, velocity.dy] {
          for byte in 0..<8 { hash = (hash ^ (number.bitPattern >> (8 * byte) & 0xff)) &* 0x100_0000_01b3 }
        }
      }
    }
    let hashOfThePage = "e4a252ab552e4cb1"
    XCTAssertEqual(String(hash, radix: 16), hashOfThePage)
  }

  /// A finger on the header itself moves the list of the nearest page, the second one.
  func testAFingerOnTheHeader() throws {
    XCTAssertEqual(try offsets("on the header"), [104, 844, 50 + 184 - 104, try offsets("rest")[3]])
  }

  /// Every member is where its parents bring it: the list under the header, the shelf in its row.
  func testFrames() throws {
    let page = try XCTUnwrap(story.get().scenes.first { $0.name == "up" }).page
    XCTAssertEqual(
      page.screen.frame(of: ProductPage.list(0)), ScrollRect(x: 0, y: 44, width: 390, height: 800))
    XCTAssertEqual(page.screen.frame(of: ProductPage.shelf(0, of: 0)).minY, 44 + 192 - 96)
    XCTAssertNil(page.screen.visibleFrame(of: ProductPage.list(1)).flatMap { $0.size.width > 0 ? $0 : nil })
  }
}
