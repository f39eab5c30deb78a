import ScrollGeometry
import XCTest

@testable import Showcases

/// The figures of the form, by hand: without the space, its items take 120 + 41 + 66 + 3·50 + 56 = 433 points, the seven
/// gaps 112 and the insets 48; the safe area leaves 844 − 47 − 34 = 763.
final class ScrollableStackTests: XCTestCase {
  private var story: ScrollableStackStory { get throws { try ScrollableStackStory() } }

  func testLayout() throws {
    let form = try story.form
    XCTAssertEqual(form.layout.contentSize, ScrollSize(width: 390, height: 763))
    XCTAssertEqual(form.layout.frames[6].size.height, 763 - 433 - 112 - 48)
    XCTAssertEqual(form.layout.frames[5], ScrollRect(x: 24, y: 431, width: 342, height: 50))
    XCTAssertEqual(form.scroller.viewport.limits(on: .vertical), -47 ... -47)
    XCTAssertEqual(form.frameOnScreen(of: 5).minY, 478)
  }

  /// The keyboard is 336 high and covers the safe area of 34, so that the lower limit rises by 302.
  func testKeyboard() throws {
    let story = try story
    XCTAssertEqual(story.covered.scroller.viewport.limits(on: .vertical), -47 ... -47 + 302)
    XCTAssertEqual(story.overlap(of: 5, in: story.covered), 528 - 508)
    XCTAssertEqual(story.overlap(of: 7, in: story.covered), 56)
    for (form, item) in [(story.shown, 5), (story.atButton, 7)] {
      XCTAssertEqual(form.frameOnScreen(of: item).maxY, 508 - 12)
      XCTAssertEqual(story.overlap(of: item, in: form), 0)
    }
    XCTAssertEqual(story.shown.scroller.viewport.contentOffset.y, 481 + 12 - 508)
    XCTAssertEqual(story.atButton.scroller.viewport.contentOffset.y, 739 + 12 - 508)
  }

  /// A field that can be seen is not scrolled to, and the form is back where it was when the keyboard is gone.
  func testNothingMovesAndBack() throws {
    let story = try story
    XCTAssertEqual(story.undisturbed, story.shown.scroller.viewport.contentOffset.y)
    XCTAssertEqual(story.back.scroller.viewport, story.form.scroller.viewport)
    let animated = story.film.filter { $0.phase == .animating }
    XCTAssertEqual(animated.count, 3 * 17, "three scrolls of 0.3 s; the last of 18 frames is at rest")
  }

  /// The errors name the item, the axis and what to do.
  func testAmbiguities() throws {
    let story = try story
    XCTAssertEqual(
      story.unconstrained?.description,
      "item 6 is ambiguous on the vertical axis: it takes a share of a height that its own items decide; give it a "
        + "minimum height, or give the content one, its own or the frame's")
    XCTAssertEqual(story.unsized?.ambiguities.map(\.item), [0, 6])
    XCTAssertEqual(story.unsized?.ambiguities.first?.description.contains("nothing gives it a height"), true)
  }

  /// The same form on other screens: with the keyboard, each field is scrolled to and can be seen; without it, the form
  /// is where it was.
  func testEveryField() throws {
    for height in [568.0, 667, 844, 1366] {
      let screen = ScrollSize(width: 390, height: height)
      let before = try ScrollableStack(
        ScrollableStackStory.stack, screen: screen, safeArea: ScrollableStackStory.safeArea)
      for item in [0, 3, 4, 5, 7] {
        var form = before
        form.showKeyboard(height: 300, for: item, at: form.now)
        form.play()
        let rect = form.frameOnScreen(of: item)
        XCTAssertGreaterThanOrEqual(rect.minY, 47)
        XCTAssertLessThanOrEqual(rect.maxY, height - 300)
        form.hideKeyboard(at: form.now)
        form.play()
        let limits = before.scroller.viewport.limits(on: .vertical)
        XCTAssertEqual(form.scroller.viewport.limits(on: .vertical), limits)
        XCTAssertTrue(limits.contains(form.scroller.viewport.contentOffset.y))
      }
    }
  }
}
