import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Content without an end.
final class LoopMotionTests: XCTestCase {
  private let loop = ScrollLoop(on: .horizontal, length: 900)

  private func scroller(at offset: Double = 0, _ physics: Scroller.Physics = .uiKit) -> Scroller {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
      contentSize: ScrollSize(width: 900, height: 300),
      contentOffset: ScrollPoint(x: offset, y: 0))
    return Scroller(viewport: loop.viewport(viewport, longestItem: 300), physics: physics)
  }

  /// A drag and a flight do not meet the seam: from one turn on they move as from the next, modulo the length, and never
  /// bounce.
  ///
  /// Catches: `contentInset[max: axis]` in `ScrollLoop.viewport` left out.
  func testNothingMeetsTheSeam() {
    forAll("seam", count: 200, in: { $0 }) { generator in
      var generator = generator
      let physics = Scroller.Physics(
        integration: generator.pick(Scroller.Physics.Integration.allCases),
        snapping: generator.pick([.none, ScrollSnapping(SnapRule(.every(300)))]))
      let velocity = generator.double(in: -9000...9000)
      let start = Double(generator.integer(in: 0...899))
      func run(_ scroller: Scroller) -> [Scroller] {
        var scroller = scroller
        scroller.handle(.began, at: scroller.now)
        scroller.handle(.changed(translation: ScrollVector(dx: velocity / 20, dy: 0)), at: scroller.now)
        scroller.handle(.ended(velocity: ScrollVector(dx: velocity, dy: 0)), at: scroller.now)
        return (0..<200).map { _ in
          scroller.advance(by: .milliseconds(20))
          return scroller
        }
      }
      // Turns far apart have other last bits.
      let (here, there) = (
        run(scroller(at: start, physics)), run(scroller(at: start + 900 * 1024, physics))
      )
      for (one, other) in zip(here, there) {
        let (x, y) = (one.viewport.contentOffset.x, other.viewport.contentOffset.x - 900 * 1024)
        if (x - y).magnitude > 1e-6 { return "\(x), not \(y)" }
        let difference = (loop.wrapped(x) - loop.wrapped(y)).magnitude
        if min(difference, 900 - difference) > 1e-6 { return "\(difference) is shown" }
        if one.viewport.overscroll.dx != 0 { return "bounces" }
      }
      return here.last?.phase == .idle ? nil : "never rests"
    }
  }

  func testTheShortestWayAndPages() {
    var scroller = scroller(at: 850)
    let target = loop.offset(nearestTo: 850, showing: 50)
    scroller.handle(.setContentOffset(ScrollPoint(x: target, y: 0), animated: true), at: .origin)
    scroller.advance(by: .seconds(1))
    XCTAssertEqual(scroller.viewport.contentOffset.x, 950)
    XCTAssertEqual(loop.wrapped(scroller.viewport.contentOffset.x), 50)
    // A swipe turns from the last page to the first.
    var pager = self.scroller(at: 600, Scroller.Physics(snapping: .paging))
    pager.handle(.began, at: .origin)
    pager.handle(.ended(velocity: ScrollVector(dx: -900, dy: 0)), at: .origin)
    XCTAssertEqual(pager.target.map { loop.wrapped($0.x) }, 0)
    pager.advance(by: .seconds(2))
    XCTAssertEqual(pager.viewport.contentOffset.x, 900)
  }
}
