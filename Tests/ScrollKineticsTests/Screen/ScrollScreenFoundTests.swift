import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Scripts that `.ci/fuzz/run screen` has found, shrunk.
final class ScrollScreenFoundTests: XCTestCase {
  private func sheet(_ height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
    -> ScrollSheet
  {
    ScrollSheet(
      container: ScrollRect(x: 0, y: y, width: 400, height: height), detents: detents,
      isDismissible: isDismissible)
  }

  /// Catches: `isHeld` made `isTouched(receiver)`.
  func testASheetUnderAFingerThatHoldsNothingRestsAtADetent() {
    var screen = ScrollScreen()
    screen.insert(sheet(564, [.inset(10)], true), as: 14)
    screen.insert(sheet(697, [.fraction(0.5), .inset(44)], true), as: 4, in: 14, detent: nil)
    let instant = ScrollInstant.origin
    screen.handle(.touchDown(ScrollPoint(x: 200, y: 76)), on: 4, at: instant)
    screen.update(sheet(361, y: 6, [.length(270), .length(132)], false), as: 14, at: instant)
    screen.handle(.stop, on: 14, at: instant)
    screen.update(sheet(790, y: 42, [.length(300), .length(132)], false), as: 14, at: instant)
    XCTAssertNil(screen.fault)
    XCTAssertEqual(screen[14].contentOffset.y, 300)
    // The finger goes on without effect.
    screen.handle(.touchMoved(ScrollPoint(x: 200, y: -176)), at: instant)
    XCTAssertEqual(screen[14].contentOffset.y, 300)
    XCTAssertEqual(screen.phase(of: 14), .idle)
  }

  /// Catches: `restingOffset(nearestTo:)` left out.
  func testASheetWhoseDetentIsGoneGoesToTheNearest() {
    for animation in [nil, ScrollAnimation.wheel] {
      var screen = ScrollScreen()
      screen.insert(sheet(372, [.length(120), .fraction(0.5), .inset(44)], true), as: 1, detent: 2)
      screen.update(
        sheet(729, [.length(226), .length(417)], false), as: 1, at: .origin, animation: animation)
      screen.runToRest()
      XCTAssertEqual(screen[1].contentOffset.y, 417)
    }
  }
}
