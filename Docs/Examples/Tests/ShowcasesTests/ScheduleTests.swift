import ScrollGeometry
import XCTest

@testable import Showcases

/// The figures of the story: a week of 840 points, a slop of 10, the velocity of PHYSICS §12.
final class ScheduleTests: XCTestCase {
  private let story = ScheduleStory()

  private func schedule(_ name: String) throws -> Schedule {
    try XCTUnwrap(story.scenes.first { $0.name == name }).schedule
  }

  func testTheWeekGoesRound() throws {
    let sunday = try schedule("Sunday")
    XCTAssertEqual(sunday.scroller.viewport.contentOffset.x, -170)
    XCTAssertEqual(sunday.slot(at: ScrollPoint(x: 0, y: 100)).day, 5)
    XCTAssertEqual(sunday.slot(at: ScrollPoint(x: 100, y: 100)).day, 6)
    // Saturday begins before the view, the days after it follow one another.
    XCTAssertEqual([5, 6, 0].map { sunday.frame(ofDay: $0).minX }, [-240, -120, 0])
  }

  func testTheNamesStick() throws {
    let schedule = try schedule("at the edge")
    let view = schedule.scroller.viewport.bounds
    XCTAssertGreaterThan(view.minY, 0)
    for day in 0..<7 { XCTAssertEqual(schedule.frame(ofNameOf: day).minY, view.minY) }
    for hour in 0..<24 { XCTAssertEqual(schedule.frame(ofHour: hour).minX, view.minX) }
  }

  func testTheEdgeScrolls() throws {
    XCTAssertEqual(try schedule("picked up").scroller.viewport.contentOffset.y, 0)
    XCTAssertEqual(try schedule("at the edge").scroller.viewport.contentOffset.y, 375 * 1.2, accuracy: 1e-9)
    let end = try schedule("at the end")
    XCTAssertEqual(end.scroller.viewport.contentOffset.y, 40 + 24 * 64 - 640)
    XCTAssertEqual(end.scroller.viewport.contentOffset.x, -170)
    XCTAssertEqual(end.scroller.phase, .idle)
  }
}
