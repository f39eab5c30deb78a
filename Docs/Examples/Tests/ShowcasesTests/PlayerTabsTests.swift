import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

final class PlayerTabsTests: XCTestCase {
  /// The indicator is where offset / 400 says, in a drag and half-way through a programmatic scroll, whose curve is
  /// symmetric.
  func testIndicator() {
    let story = PlayerTabsStory()
    XCTAssertEqual(story.dragged, 550.0 / 400)
    XCTAssertEqual(story.tapped, 1, accuracy: 1e-12)
  }

  /// With the page kept, the indicator does not move at the turn, and the last tab is reached from every phase.
  func testKept() {
    for (phase, kept, _) in PlayerTabsStory().turns {
      XCTAssertEqual(kept.after.position, kept.before.position, accuracy: 1e-12, phase)
      XCTAssertEqual(kept.rest.tab, 2, phase)
      XCTAssertEqual(kept.rest.scroller.viewport.contentOffset.x, 1320, phase)
    }
  }

  /// Without, the offset stays where it was, and 800, its place of rest, is nearer to the second page, at 660, than to
  /// the third, at 1320.
  func testLost() {
    for (phase, _, lost) in PlayerTabsStory().turns {
      let isAtRest = lost.before.scroller.phase == .idle
      XCTAssertEqual(
        lost.after.position, isAtRest ? 1 : lost.before.position * 400 / 660, accuracy: 1e-12, phase)
      XCTAssertEqual(lost.rest.tab, 1, phase)
      XCTAssertEqual(lost.rest.scroller.viewport.contentOffset.x, 660, phase)
    }
  }

  func testPhases() {
    let phases = PlayerTabsStory().turns.map { $0.kept.before.scroller.phase }
    XCTAssertEqual(phases, [.idle, .dragging, .decelerating, .animating])
  }

  /// A swipe in either direction arrives where it would have without the turn, at whatever frame the screen turns, and
  /// whichever way.
  ///
  /// Catches: `let target = change.place(of: announced, isAtRest: true)` in `make` with `announced` alone.
  func testTurnAtEveryFrame() {
    for (from, to) in [(400.0, 660.0), (660, 400)] {
      let old = ScrollSize(width: from, height: to)
      for way in [-200.0, 200] {
        var tabs = PlayerTabs(size: old)
        tabs.select(1, at: tabs.now)
        tabs.play()
        let middle = ScrollPoint(x: from / 2, y: 100)
        let gesture = ScrollGesture.flick(
          from: middle, to: middle + ScrollVector(dx: way, dy: 0), velocity: ScrollVector(dx: 5 * way, dy: 0))
        tabs.play(gesture)
        var moments = [tabs]
        tabs.play { moments.append($0) }
        for var moment in moments {
          moment.turn(to: ScrollSize(width: to, height: from), at: moment.now)
          moment.play()
          XCTAssertEqual(moment.tab, way < 0 ? 2 : 0)
          XCTAssertEqual(moment.position, way < 0 ? 2 : 0)
        }
        XCTAssertGreaterThan(moments.count, 20)
      }
    }
  }

  /// A tap on the bar selects a tab from any other one.
  func testSelect() {
    for (from, to) in [(0, 1), (0, 2), (1, 0), (2, 0), (2, 1), (1, 1)] {
      var tabs = PlayerTabs(size: PlayerTabsStory.portrait)
      for tab in [from, to] {
        tabs.select(tab, at: tabs.now)
        tabs.play()
      }
      XCTAssertEqual(tabs.position, Double(to))
    }
  }
}
