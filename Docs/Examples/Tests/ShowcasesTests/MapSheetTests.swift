import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

/// The figures of the story: detents of 120, half of 844, and 844 − 44; a finger's way less the slop of 10.
final class MapSheetTests: XCTestCase {
  private let story = MapSheetStory()

  private func map(_ name: String) throws -> MapSheet {
    try XCTUnwrap(story.scenes.first { $0.name == name }).map
  }

  /// The edge on the screen is where it was when the keyboard comes, and goes on to the same detent.
  func testAKeyboardInFlightMovesNoEdge() throws {
    XCTAssertEqual(try map("peeks").edge, 844 - 120)
    let (before, after) = (try map("in flight"), try map("with a keyboard"))
    XCTAssertEqual(before.edge, after.edge, accuracy: 1e-9)
    XCTAssertNil(before.screen.detent(of: MapSheet.sheet))
    XCTAssertEqual(after.screen.targetDetent(of: MapSheet.sheet), 2)
    XCTAssertEqual(try map("above the keyboard").edge, 44)
    XCTAssertEqual(try map("above the keyboard").screen[MapSheet.sheet].contentOffset.y, 844 - 336 - 44)
    XCTAssertEqual(try map("full").screen[MapSheet.sheet].contentOffset.y, 800)
  }

  func testTheListScrollsInAFullSheetAndSinksWithIt() throws {
    XCTAssertEqual(try map("list").screen[MapSheet.list].contentOffset.y, 100)
    XCTAssertEqual(try map("carousel").screen[MapSheet.carousel].contentOffset.x, 100)
    XCTAssertEqual(try map("carousel").edge, 44)
    XCTAssertEqual(try map("down").screen[MapSheet.list].contentOffset.y, 0)
    XCTAssertEqual(
      try map("down").edge, 422, "100 for the list, 300 for the sheet: nearer to half than to full")
  }

  func testTheMapIsFreeBelowADismissedSheet() throws {
    XCTAssertTrue(try map("dismissed").screen.isDismissed(MapSheet.sheet))
    XCTAssertEqual(
      try map("map").screen[MapSheet.map].contentOffset, ScrollPoint(x: 60 - 10, y: 80 - 10),
      "a slop on each axis")
    XCTAssertEqual(try map("presented").edge, 422)
  }
}
