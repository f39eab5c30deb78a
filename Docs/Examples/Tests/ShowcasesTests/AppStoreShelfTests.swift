import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

final class AppStoreShelfTests: XCTestCase {
  private let story = AppStoreShelfStory()

  private func flick(_ name: String) throws -> AppStoreShelfStory.Flick {
    try XCTUnwrap(story.flicks.first { $0.name == name })
  }

  /// A finger moves the shelf by 110, from −20 to 90; from there it goes to the first, second or third card.
  func testSpeeds() throws {
    for (name, speed, card) in [("slow", 800.0, 1.0), ("fast", 2400, 2), ("faster", 3000, 3)] {
      let flick = try flick(name)
      XCTAssertEqual([flick.speed, flick.start, flick.lift], [speed, -20, 90])
      XCTAssertEqual(flick.end, 170 * card - 20)
      // The card after the next begins at 20 + 2·170, in a frame of 390.
      XCTAssertEqual(flick.rest.peeks(of: 0).right, 390 - 360)
      XCTAssertEqual(flick.rest.frame(ofCard: Int(card), on: 0).minX, 20)
    }
  }

  /// Past an end the shelf stretches, and returns; at the end the last card is at the right margin.
  func testEnds() throws {
    let stretch = 110 * 0.55 * 390 / (390 + 0.55 * 110)
    let (start, end) = (try flick("out, at the start"), try flick("out, at the end"))
    XCTAssertEqual(start.lift, (-20 - stretch).rounded())
    XCTAssertEqual(start.end, -20)
    XCTAssertEqual(end.start, 10 * 170 - 10 + 20 - 390)
    XCTAssertEqual(end.lift, (1320 + stretch).rounded())
    XCTAssertEqual(end.end, 1320)
    XCTAssertEqual(end.rest.frame(ofCard: 9, on: 0).maxX, 390 - 20)
    XCTAssertEqual(end.rest.peeks(of: 0).left, 30)
    let back = try flick("back from the end")
    XCTAssertEqual([back.lift, back.end], [1320 - 110, 7 * 170 - 20])
  }

  /// The shelf's flight does not change when another finger scrolls the list, and the list's is that of the law.
  func testListScrollsWhileAShelfFlies() throws {
    XCTAssertEqual(story.page.rest.offset(of: 1), 320)
    XCTAssertEqual(story.page.rest.offset(of: 0), -20)
    XCTAssertEqual(story.page.rest.listOffset, (90 + 499 * 0.69).rounded())
    let alone = try flick("fast").curve
    var compared = 0
    for with in story.page.shelf {
      guard let without = alone.first(where: { abs($0.time - with.time) < 1e-9 }) else { continue }
      XCTAssertEqual(with.value, without.value, accuracy: 1e-6, "at \(with.time)")
      compared += 1
    }
    XCTAssertGreaterThan(compared, 20)
    let list = Dictionary(story.page.list.map { ($0.time, $0.phase) }) { $1 }
    XCTAssertTrue(
      story.page.shelf.contains { $0.phase == .decelerating && list[$0.time] == .dragging }, "both at once")
  }

  /// The larger component of a drag chooses the list or the shelf; the slop of 10 is subtracted from it.
  func testDiagonals() {
    XCTAssertEqual(story.diagonals.map(\.shelf), [90, 0])
    XCTAssertEqual(story.diagonals.map(\.list), [0, 90])
  }

  /// Whatever fingers do, each shelf rests at a card or at its end, and only the shelf that was touched has moved.
  ///
  /// Catches: in `StorePage.init`, `margin: Self.margin` left out.
  func testRandomGestures() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      var page = StorePage(shelves: 5, cards: 10)
      for _ in 0..<5 {
        let start = ScrollPoint(x: random.double(in: 0...390), y: random.double(in: 0...844))
        let way = ScrollVector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
        let touched = (0..<5).first { page.frame(ofCard: 0, on: $0)[.vertical].contains(start.y) }
        let before = (0..<5).map { page.offset(of: $0) }
        page.play(.flick(from: start, to: start + way, velocity: way * random.double(in: 1...15)))
        page.play()
        page.screen.checkInvariants()
        for shelf in 0..<5 {
          let offset = page.offset(of: shelf)
          XCTAssertTrue(offset == 1320 || (offset + 20).remainder(dividingBy: 170) == 0, "\(offset)")
          if shelf != touched { XCTAssertEqual(offset, before[shelf]) }
        }
        XCTAssertTrue((0.0...5 * 280 - 844).contains(page.listOffset))
      }
    }
  }
}
