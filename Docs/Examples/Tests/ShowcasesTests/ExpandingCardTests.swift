import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

/// The figures of the story, from the laws: a finger's way less the slop of 10, and 499 points of travel for each point
/// per millisecond of momentum.
final class ExpandingCardTests: XCTestCase {
  private typealias Scene = (name: String, lift: CardScreen, rest: CardScreen)

  private let story = ExpandingCardStory()

  private func scene(_ name: String) throws -> Scene {
    try XCTUnwrap(story.scenes.first { $0.name == name })
  }

  /// In one gesture the card grows, and then its content scrolls: at every sample the one or the other, without a jump.
  func testUp() throws {
    let up = try scene("up")
    XCTAssertEqual(up.lift.offset, 490)
    XCTAssertEqual(up.lift.innerOffset, 190)
    XCTAssertEqual(up.rest.innerOffset, 934, "190 + 499 · 1.49, on whole points")
    for (before, after) in zip(story.gesture, story.gesture.dropFirst()) {
      XCTAssertEqual(after.progress, min(1, after.offset / 300))
      XCTAssertEqual(after.innerOffset, max(0, after.offset - 300))
      XCTAssertEqual(
        300 * (after.progress - before.progress) + after.innerOffset - before.innerOffset,
        after.offset - before.offset, accuracy: 1e-9)
    }
    XCTAssertTrue(story.gesture.contains { $0.progress > 0 && $0.progress < 1 })
    XCTAssertTrue(story.gesture.contains { $0.innerOffset > 0 })
    XCTAssertEqual(up.rest.frame(of: 0), ScrollRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// A fling back stops at the top of the content; the next one down collapses the card.
  func testBackAndDown() throws {
    let (back, down) = (try scene("back"), try scene("down"))
    XCTAssertEqual(back.lift.innerOffset, 934 - 190)
    XCTAssertEqual(back.rest.innerOffset, 0)
    XCTAssertEqual(back.rest.progress, 1)
    XCTAssertEqual(down.lift.offset, 300 - 190)
    XCTAssertEqual(down.rest.offset, 0)
    XCTAssertEqual(down.rest.frame(of: 0), ScrollRect(x: 40, y: 180, width: 310, height: 524))
  }

  /// Let go without speed, the card goes to the nearer end.
  func testHalfWay() throws {
    let (less, more) = (try scene("less than half"), try scene("more than half"))
    XCTAssertEqual([less.lift.offset, less.rest.offset], [120, 0])
    XCTAssertEqual([more.lift.offset, more.rest.offset], [200, 300])
  }

  /// Sideways, a collapsed card gives way to the next, and an open one stays.
  func testSideways() throws {
    let (open, next) = (try scene("sideways, open"), try scene("sideways"))
    XCTAssertEqual(open.rest.place, 0)
    XCTAssertEqual(open.rest.offset, 300)
    XCTAssertEqual(next.lift.place, 140)
    XCTAssertEqual(next.rest.place, 310 + 12)
    XCTAssertEqual(next.rest.current, 1)
    XCTAssertEqual(next.rest.offset, 0)
    XCTAssertEqual(next.rest.frame(of: 1), ScrollRect(x: 40, y: 180, width: 310, height: 524))
    XCTAssertEqual(next.rest.frame(of: 2).minX, 390 - 40 + 12)
    XCTAssertEqual(try scene("up again").rest.innerOffset, 1800 - 844, "the content of card 1")
  }

  /// Whatever a finger does, a card at rest is collapsed or full, the carousel rests on a card, and no card but a
  /// collapsed one moves sideways.
  func testRandomGestures() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      var carousel = CardScreen(
        screen: ScrollSize(width: 390, height: 844), contentLengths: [2400, 844, 600])
      for _ in 0..<6 {
        let start = ScrollPoint(x: random.double(in: 0...390), y: random.double(in: 0...844))
        let way = ScrollVector(dx: random.double(in: -400...400), dy: random.double(in: -600...600))
        let (wasOpen, place) = (carousel.offset > 0, carousel.place)
        let gesture: ScrollGesture =
          random.happens(onceIn: 2)
          ? .drag(from: start, to: start + way)
          : .flick(from: start, to: start + way, velocity: way * random.double(in: 1...20))
        carousel.play(gesture) { carousel in
          carousel.screen.checkInvariants()
          if wasOpen { XCTAssertEqual(carousel.place, place) }
        }
        carousel.play()
        let (x, y) = (carousel.place, carousel.offset)
        XCTAssertTrue([0, 322, 644].contains(x), "\(x)")
        XCTAssertTrue(y == 0 || y >= 300, "\(y)")
      }
    }
  }
}
