@testable import ScrollKinetics

/// Phases and events of PHYSICS §10, in their exact order, in both integrations.
final class EventOrderTests: XCTestCase {
  private typealias Event = Scroller.Event
  private let released: [Event] = [.willEndDragging, .goesOn, .willBeginDecelerating]

  // Catches: in `Events.description`, a list that prints as its code.
  func testEventsPrintAsTheirNames() {
    XCTAssertEqual("\([] as Scroller.Events)", "[]")
    let events: Scroller.Events = [.willEndDragging, .goesOn, .didScroll]
    XCTAssertEqual("\(events)", "[willEndDragging, didEndDragging(decelerate), didScroll]")
  }

  /// Nine names, eight events: a drag ends once.
  /// Catches: in `Events(arrayLiteral:)`, the `where` left out.
  func testTheListHasEveryEvent() {
    let all: Scroller.Events = [
      .willBeginDragging, .didScroll, .willEndDragging, .stops, .goesOn, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .didScroll,
    ]
    assertEqual((all.count, all[3], all[7], all.last), (9, .stops, .didScrollToTop, .didScroll))
  }

  /// The longest list has fifteen events. A list contains what was appended, in order, and nothing else, at every length.
  /// Catches: `& 15` left out of the subscript, or a bit of `highs` in `contains(_:)`.
  func testListsOfAllLengths() {
    let kinds: [Scroller.Event] = [
      .willBeginDragging, .didScroll, .willEndDragging, .goesOn,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
    ]
    let full: Scroller.Events = [
      .didScroll, .willBeginDragging, .didScroll, .willEndDragging, .didScroll, .goesOn, .didScroll,
      .willBeginDecelerating, .didScroll, .didEndDecelerating, .didScroll, .didEndScrollingAnimation,
      .didScroll, .didScrollToTop, .didScroll,
    ]
    assertEqual((full.count, full.filter { $0 == .didScroll }.count), (15, 8))
    for first in kinds.indices {
      for last in first..<kinds.count {
        var events = Scroller.Events()
        for kind in kinds[first...last] { events.append(kind) }
        XCTAssertEqual(Array(events), Array(kinds[first...last]))
        for kind in kinds { XCTAssertEqual(events.contains(kind), kinds[first...last].contains(kind)) }
        XCTAssertFalse(events.contains(.stops))
      }
    }
  }

  /// The pan begins without scrolling where only the other axis could follow.
  func testDragAcrossContentThatFits() {
    var scroller = Scroller.tall()
    _ = scroller.take(.touchDown(ScrollPoint(200, 400)))
    XCTAssertEqual(scroller.take(.touchMoved(ScrollPoint(240, 400))), [.willBeginDragging])
    XCTAssertEqual(scroller.take(.touchUp), [.willEndDragging, .stops])
  }

  /// For a finger that turns, the blend can be below the resting speed although the latest velocity is above the
  /// threshold: 0.05·s3 + 0.35·s2 + 0.60·s1 = 2 pt/s, and 0.2·s3 + 0.8·s2 = 320 (PHYSICS §6).
  /// Catches: `plan.duration >= 0` for `plan.duration > 0` in `freeFlight`.
  func testReleaseSlowerThanRestGoesNowhere() {
    for (physics, sign) in product(Scroller.Physics.both, [1.0, -1]) {
      var scroller = Scroller.tall(at: 2000, physics)
      _ = scroller.take(.began)
      let steps = [-2.3, 4, 0].map { ScrollVector.vertical(sign * $0) }
      for step in steps { _ = scroller.take(.moved(by: step), after: .milliseconds(10)) }
      var velocity = ScrollVector.zero
      let events = Array(scroller.handle(.ended()) { velocity = $0.velocity })
      XCTAssertEqual(velocity.dy, -sign * 2, accuracy: 1e-9)
      assertEqual((events, scroller.phase), ([.willEndDragging, .stops], .idle))
    }
  }

  func testSlowReleaseWithSomewhereToGo() {
    for physics in Scroller.Physics.both {
      // Paging, an interval, and a host's target.
      for snapping in [ScrollSnapping.paging, ScrollSnapping(SnapRule(.every(170)))] {
        var scroller = changed(Scroller.tall(at: 1600, physics)) { $0.physics.snapping = snapping }
        _ = scroller.take(.began)
        _ = scroller.take(.moved(by: .vertical(-33)))
        XCTAssertEqual(scroller.take(.ended(velocity: .zero)), released)
        XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      }
      var scroller = Scroller.tall(at: 2000, physics)
      _ = scroller.take(.began)
      XCTAssertEqual(Array(scroller.handle(.ended(velocity: .zero)) { $0.target.y = 2100 }), released)
      assertEqual((scroller.run(), scroller.y), ([.didScroll, .didEndDecelerating], 2100))
    }
  }

  /// Less than half a point past a limit, without velocity: at rest in the release itself (PHYSICS §3).
  func testRestInTheReleaseItself() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: -1.0 / 3, physics) { $0.displayScale = 3 }
      _ = scroller.take(.began)
      XCTAssertEqual(scroller.take(.ended(velocity: .zero)), released + [.didScroll, .didEndDecelerating])
      assertEqual((scroller.phase, scroller.y), (.idle, 0))
    }
  }

  /// A drag that catches the content and moves it in one call reports both scrolls: to the pixel grid, and its own.
  /// Catches: `guard last != .didScroll` left out, or always returning there.
  func testDragAfterACatchTellsItsOwnScroll() {
    for (physics, sign) in product(Scroller.Physics.both, [1.0, -1]) {
      let flying = Scroller.tall(at: 3600, physics).flung(sign * 1500).after(.milliseconds(205))
      XCTAssertNotEqual(flying.y, flying.y.rounded())
      for drag in [Scroller.Input.moved(by: .vertical(-30)), .changed(translation: .vertical(-30))] {
        var scroller = flying
        let events: [Event] = [.didScroll, .didEndDecelerating, .willBeginDragging, .didScroll]
        assertEqual((scroller.take(drag), scroller.y), (events, flying.y.rounded() + 30))
      }
      var scroller = flying
      XCTAssertEqual(scroller.take(.moved(by: .zero)), [.didScroll, .didEndDecelerating, .willBeginDragging])
    }
    // A run of one event is stored once.
    XCTAssertEqual(Array([.didScroll, .didScroll, .willEndDragging, .didScroll] as Scroller.Events).count, 3)
    XCTAssertEqual(Array([.willEndDragging, .didScroll, .willEndDragging] as Scroller.Events).count, 2)
  }

  func testLiftWithoutDragLetsItReturn() {
    for physics in Scroller.Physics.both {
      var scroller = changed(Scroller.tall(at: 1700, physics)) { $0.physics.snapping = .paging }
      _ = scroller.take(.held)
      XCTAssertEqual(scroller.take(.ended()), [.willBeginDecelerating])
      assertEqual((scroller.run(), scroller.y), ([.didScroll, .didEndDecelerating], 1600))
    }
  }

  func testScrollToTopAtTheTop() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 0, physics)
      XCTAssertEqual(scroller.take(.scrollToTop), [.didScrollToTop], "at once where it is there already")
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  func testProgramInterruptsADrag() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).dragged()
      let events = scroller.take(.setContentOffset(ScrollPoint(0, 3000), animated: true))
      assertEqual((events, scroller.phase), ([.willEndDragging, .stops], .animating))
      XCTAssertEqual(scroller.take(.touchMoved(.zero)), [], "the finger has lost the content")
      assertEqual((scroller.take(.touchUp), scroller.run()), ([], [.didScroll, .didEndScrollingAnimation]))

      scroller = Scroller.tall(at: 2000, physics).dragged()
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 3000), animated: false)), [.didScroll])
      XCTAssertEqual(scroller.phase, .dragging, "at once, the drag goes on from there")
      _ = scroller.take(.touchMoved(ScrollPoint(200, 330)), after: .milliseconds(8))
      XCTAssertEqual(scroller.y, 3010)
    }
  }

  /// The end of a flight and a later input in the same call are reported in their order.
  func testRestBeforeAnInputThatComesLate() {
    for (input, phase, own) in [
      (.touchDown(.zero), .tracking, []), (.began, .dragging, [.willBeginDragging]),
      (.scrollToTop, .animating, []),
    ] as [(Scroller.Input, Scroller.Phase, [Event])] {
      var scroller = Scroller.tall().flung(1000)
      let events = scroller.take(input, after: .seconds(9))
      assertEqual((events, scroller.phase), ([.didScroll, .didEndDecelerating] + own, phase))
    }
  }
}
