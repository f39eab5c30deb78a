import Foundation
import ScrollGeometry
import XCTest

@testable import Showcases

/// The figures of the story, from the laws: 499 points of travel for each point per millisecond of momentum, rest below
/// 0.01, 33.3015 points past an edge 90.74 ms after it, and a rubber band of 0.55.
final class BareScrollViewTests: XCTestCase {
  private let story = BareScrollViewStory()

  /// A subview keeps its frame, and is drawn at its place minus the origin of the bounds.
  func testDrag() {
    XCTAssertEqual(story.row.before, ScrollRect(x: 20, y: 360, width: 320, height: 100))
    XCTAssertEqual(story.row.dragged, ScrollRect(x: 20, y: 260, width: 320, height: 100))
    XCTAssertEqual(story.view.subviews[3], ScrollRect(x: 0, y: 300, width: 320, height: 100))
  }

  /// A flick of 2 points per millisecond, after 190 points under the finger.
  func testFlick() {
    XCTAssertEqual(story.flick.offset, 290)
    XCTAssertEqual(story.flick.target, 1283, "290 + 499 · 1.99, on the pixel grid of half points")
    XCTAssertEqual(story.flick.duration, log(2 / 0.01) / -log(0.998) / 1000, accuracy: 1e-9)
    XCTAssertNil(story.flick.timeToEnd)
  }

  /// A flick of 3 points per millisecond, 47 points before the end.
  func testEnd() throws {
    XCTAssertEqual(story.end.offset, 1473)
    let time = log(1 - 47 / (3 * 499)) / log(0.998) / 1000
    XCTAssertEqual(try XCTUnwrap(story.end.timeToEnd), time, accuracy: 1e-9)
    let momentum = 3 - 47.0 / 499
    XCTAssertEqual(story.end.farthest, 1520 + 33.3015 * momentum, accuracy: 5e-5 * momentum)
    XCTAssertEqual(try XCTUnwrap(story.end.timeToFarthest), time + 0.09074, accuracy: 5e-6)
    XCTAssertEqual(story.end.target, 1520)
    let shown = story.film.map(\.offset)
    XCTAssertEqual(try XCTUnwrap(shown.max()), story.end.farthest, accuracy: 1, "at 60 frames per second")
    XCTAssertTrue(shown.contains(1520))
  }

  /// 200 points past the top, in a frame of 480.
  func testBand() {
    XCTAssertEqual(story.pull.shown, 200 * 0.55 * 480 / (480 + 0.55 * 200), accuracy: 0.25)
    XCTAssertEqual(story.wayBack.duration, log(story.pull.shown / 0.5) / 10.05, accuracy: 1e-4)
    XCTAssertEqual(story.wayBack.target, 0)
    XCTAssertEqual(story.film.last?.offset, 0)
    XCTAssertEqual(story.view.contentOffset, .zero)
    XCTAssertEqual(story.view.visibleSubviews, [0, 1, 2, 3, 4])
  }

  /// `contentOffset` is the origin of the bounds; set, it stays within the limits, and a flight goes on from it.
  func testContentOffset() {
    var view = story.view
    for (set, y) in [(0.0, 0.0), (250, 250), (-40, 0), (1600, 1520)] {
      view.contentOffset = ScrollPoint(x: 0, y: set)
      XCTAssertEqual(view.bounds, ScrollRect(x: 0, y: y, width: 320, height: 480))
      XCTAssertEqual(view.drawnFrame(of: 7).origin, ScrollPoint(x: 20, y: 760 - y))
    }
    view.contentOffset = .zero
    XCTAssertFalse(view.isMoving)
    view.handle(.began, at: view.now)
    view.handle(.ended(velocity: ScrollVector(dx: 0, dy: -1000)), at: view.now)
    view.contentOffset.y = 500
    XCTAssertTrue(view.isMoving)
    view.play()
    XCTAssertEqual(view.contentOffset.y, 994, "500 + 499 · 0.99")
  }
}
