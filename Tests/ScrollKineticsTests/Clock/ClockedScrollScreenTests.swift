import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class ClockedScrollScreenTests: XCTestCase {
  /// Every call happens at the clock's time.
  ///
  /// Catches: `screen.now` in place of the clock's in any call.
  func testForwardsTheClocksTime() {
    let viewport = Scroller.tall().viewport
    var plain = ScrollScreen()
    plain.insert(viewport, as: 1)
    plain.insert(viewport, as: 2, in: 1)
    var clocked = ClockedScrollScreen(plain, clock: ManualClock(now: ScrollInstant(.seconds(1000))))
    func both(
      _ call: (inout ClockedScrollScreen<ManualClock>) -> ScrollScreen.Changes,
      _ expected: (inout ScrollScreen, ScrollInstant) -> ScrollScreen.Changes, line: UInt = #line
    ) {
      clocked.clock.advance(by: .milliseconds(8))
      let instant = clocked.scrollInstant(of: clocked.clock.now)
      XCTAssertEqual(call(&clocked), expected(&plain, instant), line: line)
      XCTAssertEqual(clocked.screen, plain, line: line)
    }
    both({ $0.handle(.began, on: 2) }) { $0.handle(.began, on: 2, at: $1) }
    for _ in 0..<3 {
      both({ $0.handle(.moved(by: .vertical(-40))) }) { $0.handle(.moved(by: .vertical(-40)), at: $1) }
    }
    both({ $0.handle(.ended()) }) { $0.handle(.ended(), at: $1) }
    XCTAssertTrue(plain.isMoving)
    both({ $0.advance() }) { $0.advance(to: $1) }
    both({ $0.update(1) { $0.contentOffset.y = 30 } }) { $0.update(1, at: $1) { $0.contentOffset.y = 30 } }
    let change = ContentChange(on: .vertical, at: 0, inserting: 20)
    both({ $0.apply(change, to: 1) }) { $0.apply(change, to: 1, at: $1) }
    both({ $0.remove(2, retaining: true) }) { $0.remove(2, at: $1, retaining: true) }
    clocked.clock.advance(by: .seconds(1))
    XCTAssertTrue(clocked.restore(2, in: 1))
    XCTAssertTrue(plain.restore(2, in: 1, at: clocked.scrollInstant(of: clocked.clock.now)))
    XCTAssertEqual(clocked.screen, plain)
  }
}
