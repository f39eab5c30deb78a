import ScrollGeometry
import XCTest

@testable import Showcases

/// The figures of the story: messages of 60 points in a window of 700, a finger's way less the slop of 10.
final class ChatTests: XCTestCase {
  private let story = ChatStory()

  private func offset(_ name: String) throws -> Double {
    try XCTUnwrap(story.scenes.first { $0.name == name }).chat.scroller.viewport.contentOffset.y
  }

  func testItFollowsUntilAFingerScrollsAway() throws {
    // 43 messages, less the window; less the finger's way; with 30 older ones.
    let figures: [(String, Double)] = [
      ("received", 1880), ("scrolled away", 1640), ("loaded", 3440), ("back", 3740), ("follows", 3800),
      ("keyboard", 4100), ("first message", 0), ("pulled", -60), ("refreshed", 1740),
    ]
    for (name, expected) in figures { XCTAssertEqual(try offset(name), expected, name) }
  }
}
