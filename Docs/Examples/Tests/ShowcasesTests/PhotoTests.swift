import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

/// The figures of the story: a photo of 4000 × 3000 in a window of 390 × 600 fits at 0.0975, covers it at 0.2, and is at most 0.585.
final class PhotoTests: XCTestCase {
  private let story = PhotoStory()

  private func photo(_ name: String) -> Viewport { story.pager(name).screen[2] }
  private func pages(_ name: String) -> Double { story.pager(name).screen[PhotoPager.pager].contentOffset.x }

  /// Catches: in `PhotoPager.doubleTap`, `.filling` left out.
  func testADoubleTapGoesToTheScaleThatFills() {
    XCTAssertEqual(photo("whole").zoomScale, 0.0975)
    XCTAssertEqual(photo("whole").contentOffset, ScrollPoint(x: 0, y: (292.5 - 600) / 2))
    XCTAssertEqual(photo("tapped").zoomScale, 0.2)
    // What was tapped stays at 290, to the pixel: 290·0.2/0.0975 − 290. The height is the window's.
    XCTAssertEqual(photo("tapped").contentOffset, ScrollPoint(x: 305, y: 0))
  }

  func testAPinchResistsAndReturns() {
    let octaves = log2(4.5 * 0.2 / 0.585)
    XCTAssertEqual(
      photo("pinched").zoomScale, 0.585 * exp2(0.55 * octaves / (1 + 0.55 * octaves)), accuracy: 1e-12)
    XCTAssertEqual(photo("returned").zoomScale, photo("whole").maximumZoomScale)
    XCTAssertEqual(story.pager("pinched").screen.phase(of: 2), .dragging)
  }

  func testAFlingInsideTurnsNoPageADragPastTheEdgeDoes() {
    XCTAssertEqual(photo("flung").contentOffset.x, 0)
    XCTAssertEqual(pages("flung"), 0)
    // 385·0.2/0.0975 − 385, to the pixel; the edge is at 800 − 390.
    XCTAssertEqual(photo("near the edge").contentOffset.x, 405)
    // A finger's way of 310, less the slop, and what is left of the photo.
    XCTAssertEqual(pages("past the edge"), 295)
    XCTAssertEqual(photo("past the edge").contentOffset.x, 410)
    XCTAssertEqual(pages("next page"), 390)
    XCTAssertFalse(story.pager("next page").isMoving)
  }

  /// Catches: in `PhotoPager.turn`, `.offset` for `.page` or for `.zoom`.
  func testARotationKeepsPageAndFit() {
    let turned = story.pager("turned")
    XCTAssertEqual(pages("turned"), 600)
    XCTAssertEqual(turned.screen[3].zoomScale, 390.0 / 4000)
    XCTAssertEqual(turned.screen[3].contentOffset, ScrollPoint(x: (292.5 - 600) / 2, y: 0))
    XCTAssertEqual(turned.page, 1)
    // The third page is at 780; after the turn that would be the second.
    let window = ScrollSize(width: 390, height: 600)
    var pager = PhotoPager(Array(repeating: ScrollSize(width: 400, height: 300), count: 4), window: window)
    for page in 1...2 {
      let start = ScrollInstant(seconds: Double(page))
      pager.handle(.touchDown(ScrollPoint(x: 300, y: 300)), at: start)
      for sample in 1...5 {
        let place = ScrollPoint(x: 300 - 40 * Double(sample), y: 300)
        pager.handle(.touchMoved(place), at: start.advanced(by: .milliseconds(8 * sample)))
      }
      pager.handle(.touchUp, at: start.advanced(by: .milliseconds(45)))
      pager.advance(to: start.advanced(by: .milliseconds(900)))
      XCTAssertEqual(pager.page, page)
    }
    pager.turn(to: ScrollSize(width: 600, height: 390))
    XCTAssertEqual(pager.page, 2)
  }
}
