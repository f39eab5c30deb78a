@testable import ScrollKinetics

/// Phases and events of PHYSICS §10, in their exact order, in both integrations.
final class EventOrderTests: XCTestCase {
  private typealias Event = Scroller.Event
  private let released: [Event] = [
    .willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating,
  ]

  /// Touches 60 points up in four steps of 10 ms.
  private func dragged(_ scroller: Scroller, by step: Double = -20, steps: Int = 3) -> Scroller {
    var scroller = scroller
    _ = scroller.take(.touchDown(ScrollPoint(200, 400)))
    for index in 1...steps {
      _ = scroller.take(.touchMoved(ScrollPoint(200, 400 + step * Double(index))), after: .milliseconds(10))
    }
    return scroller
  }

  // Catches: in `Events.description`, a list that prints as its code.
  func testEventsPrintAsTheirNames() {
    XCTAssertEqual("\([] as Scroller.Events)", "[]")
    let events: Scroller.Events = [.willEndDragging, .didEndDragging(willDecelerate: true), .didScroll]
    XCTAssertEqual("\(events)", "[willEndDragging, didEndDragging(decelerate), didScroll]")
  }

  /// Nine names, eight events: a drag ends once.
  ///
  /// Catches: in `Events(arrayLiteral:)`, the `where` left out.
  func testTheListHasEveryEvent() {
    let all: Scroller.Events = [
      .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: false),
      .didEndDragging(willDecelerate: true), .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didScroll,
    ]
    XCTAssertEqual(all.count, 9)
    XCTAssertEqual(all[3], .didEndDragging(willDecelerate: false))
    XCTAssertEqual(all[7], .didScrollToTop)
    XCTAssertEqual(all.last, .didScroll)
  }

  /// The longest list has fifteen events. A list contains what was appended, in order, and nothing else, at every length.
  ///
  /// Catches: `& 15` left out of the subscript, or a bit of `highs` in `contains(_:)`.
  func testListsOfAllLengths() {
    let kinds: [Scroller.Event] = [
      .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: true),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
    ]
    let full: Scroller.Events = [
      .didScroll, .willBeginDragging, .didScroll, .willEndDragging, .didScroll,
      .didEndDragging(willDecelerate: true), .didScroll, .willBeginDecelerating, .didScroll,
      .didEndDecelerating, .didScroll, .didEndScrollingAnimation, .didScroll, .didScrollToTop, .didScroll,
    ]
    XCTAssertEqual(full.count, 15)
    XCTAssertEqual(full.filter { $0 == .didScroll }.count, 8)
    for first in kinds.indices {
      for last in first..<kinds.count {
        var events = Scroller.Events()
        for kind in kinds[first...last] { events.append(kind) }
        XCTAssertEqual(Array(events), Array(kinds[first...last]))
        for kind in kinds { XCTAssertEqual(events.contains(kind), kinds[first...last].contains(kind)) }
        XCTAssertFalse(events.contains(.didEndDragging(willDecelerate: false)))
      }
    }
  }

  func testFlick() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics)
      XCTAssertEqual(scroller.take(.touchDown(ScrollPoint(200, 400))), [])
      XCTAssertEqual(scroller.phase, .tracking)
      XCTAssertEqual(scroller.take(.touchMoved(ScrollPoint(200, 391)), after: .milliseconds(9)), [])
      XCTAssertEqual(scroller.phase, .tracking)
      XCTAssertEqual(
        scroller.take(.touchMoved(ScrollPoint(200, 380)), after: .milliseconds(9)),
        [.willBeginDragging, .didScroll])
      XCTAssertEqual(scroller.phase, .dragging)
      XCTAssertEqual(scroller.take(.touchMoved(ScrollPoint(200, 360)), after: .milliseconds(9)), [.didScroll])
      XCTAssertEqual(
        scroller.take(.touchMoved(ScrollPoint(200, 360)), after: .milliseconds(1)), [],
        "an unchanged offset is no scroll")
      _ = scroller.take(.touchMoved(ScrollPoint(200, 340)), after: .milliseconds(9))
      let isTicking = physics.integration == .displayLink
      XCTAssertEqual(
        scroller.take(.touchUp, after: .milliseconds(3)), released + (isTicking ? [.didScroll] : []))
      XCTAssertEqual(scroller.phase, .decelerating)
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  /// The pan begins without scrolling where only the other axis could follow.
  func testDragAcrossContentThatFits() {
    var scroller = Scroller.tall()
    _ = scroller.take(.touchDown(ScrollPoint(200, 400)))
    XCTAssertEqual(scroller.take(.touchMoved(ScrollPoint(240, 400))), [.willBeginDragging])
    XCTAssertEqual(
      scroller.take(.touchUp), [.willEndDragging, .didEndDragging(willDecelerate: false)])
  }

  func testSlowReleaseInsideGoesNowhere() {
    for physics in Scroller.Physics.both {
      for ending in [Scroller.Input.ended(velocity: .vertical(200)), .ended(velocity: .zero), .cancelled] {
        var scroller = Scroller.tall(at: 2000, physics)
        _ = scroller.take(.began)
        _ = scroller.take(.changed(translation: .vertical(-30)))
        XCTAssertEqual(scroller.take(ending), [.willEndDragging, .didEndDragging(willDecelerate: false)])
        XCTAssertEqual(scroller.phase, .idle)
        XCTAssertEqual(scroller.run(), [])
        XCTAssertEqual(scroller.y, 2030)
      }
    }
  }

  /// For a finger that turns, the blend can be below the resting speed although the latest velocity is above the
  /// threshold: 0.05·s3 + 0.35·s2 + 0.60·s1 = 2 pt/s, and 0.2·s3 + 0.8·s2 = 320 (PHYSICS §6).
  ///
  /// Catches: `plan.duration >= 0` for `plan.duration > 0` in `freeFlight`.
  func testReleaseSlowerThanRestGoesNowhere() {
    for (physics, sign) in product(Scroller.Physics.both, [1.0, -1]) {
      var scroller = Scroller.tall(at: 2000, physics)
      _ = scroller.take(.began)
      for step in [-2.3, 4, 0] {
        _ = scroller.take(.moved(by: .vertical(sign * step)), after: .milliseconds(10))
      }
      var velocity = ScrollVector.zero
      let events = Array(scroller.handle(.ended(), at: scroller.now) { velocity = $0.velocity })
      XCTAssertEqual(velocity.dy, -sign * 2, accuracy: 1e-9)
      XCTAssertEqual(events, [.willEndDragging, .didEndDragging(willDecelerate: false)])
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  func testSlowReleaseWithSomewhereToGo() {
    for physics in Scroller.Physics.both {
      // Paging, an interval, a host's target, and a limit to return to.
      for snapping in [ScrollSnapping.paging, ScrollSnapping(SnapRule(.every(170)))] {
        var scroller = Scroller.tall(at: 1600, physics)
        scroller.physics.snapping = snapping
        _ = scroller.take(.began)
        _ = scroller.take(.moved(by: .vertical(-33)))
        XCTAssertEqual(scroller.take(.ended(velocity: .zero)), released)
        XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      }
      var scroller = Scroller.tall(at: 2000, physics)
      _ = scroller.take(.began)
      XCTAssertEqual(
        Array(scroller.handle(.ended(velocity: .zero), at: scroller.now) { $0.target.y = 2100 }), released)
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.y, 2100)

      scroller = Scroller.tall(at: 0, physics)
      _ = scroller.take(.began)
      _ = scroller.take(.changed(translation: .vertical(90)))
      XCTAssertEqual(
        scroller.take(.ended(velocity: .zero)),
        released + (physics.integration == .displayLink ? [.didScroll] : []))
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.y, 0)
    }
  }

  /// Less than half a point past a limit, without velocity: at rest in the release itself (PHYSICS §3).
  func testRestInTheReleaseItself() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: -1.0 / 3, physics) { $0.displayScale = 3 }
      _ = scroller.take(.began)
      XCTAssertEqual(scroller.take(.ended(velocity: .zero)), released + [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.phase, .idle)
      XCTAssertEqual(scroller.y, 0)
    }
  }

  func testTouchOnDeceleratingContent() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(3000).after(.milliseconds(205))
      for down in [Scroller.Input.touchDown(.zero), .held] {
        var scroller = flying
        XCTAssertEqual(scroller.take(down), [.didScroll, .didEndDecelerating])
        XCTAssertEqual(scroller.phase, .tracking)
        XCTAssertEqual(scroller.y, flying.viewport.pixelGrid.rounded(flying.y))
      }
      // Only a movement makes a drag of it: the first one, without slop.
      var scroller = flying.handling(.touchDown(.zero))
      XCTAssertEqual(
        scroller.take(.touchMoved(ScrollPoint(0, -1)), after: .milliseconds(8)),
        [.willBeginDragging, .didScroll])
      scroller = flying.handling(.touchDown(.zero))
      XCTAssertEqual(scroller.take(.touchUp), [])
      XCTAssertEqual(scroller.phase, .idle)

      var dragging = flying
      XCTAssertEqual(dragging.take(.began), [.didScroll, .didEndDecelerating, .willBeginDragging])
      XCTAssertEqual(dragging.phase, .dragging)
    }
  }

  /// A drag that catches the content and moves it in one call reports both scrolls: to the pixel grid, and its own.
  ///
  /// Catches: `guard last != .didScroll` left out, or always returning there.
  func testDragAfterACatchTellsItsOwnScroll() {
    for (physics, sign) in product(Scroller.Physics.both, [1.0, -1]) {
      let flying = Scroller.tall(at: 3600, physics).flung(sign * 1500).after(.milliseconds(205))
      XCTAssertNotEqual(flying.y, flying.y.rounded())
      for drag in [Scroller.Input.moved(by: .vertical(-30)), .changed(translation: .vertical(-30))] {
        var scroller = flying
        XCTAssertEqual(
          scroller.take(drag), [.didScroll, .didEndDecelerating, .willBeginDragging, .didScroll])
        XCTAssertEqual(scroller.y, flying.y.rounded() + 30)
      }
      var scroller = flying
      XCTAssertEqual(
        scroller.take(.moved(by: .zero)), [.didScroll, .didEndDecelerating, .willBeginDragging])
    }
    // A run of one event is stored once.
    XCTAssertEqual(Array([.didScroll, .didScroll, .willEndDragging, .didScroll] as Scroller.Events).count, 3)
    XCTAssertEqual(Array([.willEndDragging, .didScroll, .willEndDragging] as Scroller.Events).count, 2)
  }

  /// A finger on content past a limit, or off a place to snap to, that lifts without a drag lets it return.
  func testLiftWithoutDragLetsItReturn() {
    for physics in Scroller.Physics.both {
      let isTicking = physics.integration == .displayLink
      let bouncing = Scroller.tall(at: -90, physics).flung(0).after(.milliseconds(50))
      XCTAssertLessThan(bouncing.y, -1)
      for lift in [Scroller.Input.touchUp, .touchCancelled()] {
        var scroller = bouncing
        _ = scroller.take(.touchDown(.zero))
        XCTAssertEqual(scroller.take(lift), [.willBeginDecelerating] + (isTicking ? [.didScroll] : []))
        XCTAssertEqual(scroller.phase, .decelerating)
        XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
        XCTAssertEqual(scroller.y, 0)
      }
      var scroller = Scroller.tall(at: 1700, physics)
      scroller.physics.snapping = .paging
      _ = scroller.take(.held)
      XCTAssertEqual(scroller.take(.ended()), [.willBeginDecelerating])
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.y, 1600)
    }
  }

  func testTouchOnAnimatedContent() {
    for physics in Scroller.Physics.both {
      for send in [Scroller.Input.setContentOffset(ScrollPoint(0, 3000), animated: true), .scrollToTop] {
        var scroller = Scroller.tall(at: 2000, physics)
        _ = scroller.take(send)
        scroller.advance(by: .milliseconds(100))
        let offset = scroller.y
        let events = scroller.take(.touchDown(.zero))
        XCTAssertEqual(events.last, .didEndScrollingAnimation)
        XCTAssertEqual(scroller.phase, .tracking)
        XCTAssertEqual(scroller.y, offset, accuracy: 0.5)
        XCTAssertEqual(scroller.take(.touchUp), [])
      }
    }
  }

  func testProgrammaticEvents() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics)
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 2500), animated: true)), [])
      XCTAssertEqual(scroller.phase, .animating)
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndScrollingAnimation])
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 2600), animated: false)), [.didScroll])
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 2600), animated: false)), [])
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 2600), animated: true)), [])
      XCTAssertEqual(scroller.phase, .idle)
      XCTAssertEqual(scroller.take(.scrollToTop), [])
      XCTAssertEqual(scroller.run(), [.didScroll, .didScrollToTop])
      XCTAssertEqual(scroller.take(.scrollToTop), [.didScrollToTop], "at once where it is there already")
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  func testProgramInterruptsAFlight() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(3000).after(.milliseconds(100))
      var scroller = flying
      XCTAssertEqual(
        scroller.take(.setContentOffset(ScrollPoint(0, 9), animated: false)),
        [.didEndDecelerating, .didScroll])
      XCTAssertEqual(scroller.phase, .idle)
      scroller = flying
      XCTAssertEqual(
        scroller.take(.setContentOffset(ScrollPoint(0, 9), animated: true)), [.didEndDecelerating])
      XCTAssertEqual(scroller.phase, .animating)
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndScrollingAnimation])
      scroller = flying
      XCTAssertEqual(scroller.take(.scrollToTop), [.didEndDecelerating])
      XCTAssertEqual(scroller.run(), [.didScroll, .didScrollToTop])
    }
  }

  func testProgramInterruptsADrag() {
    for physics in Scroller.Physics.both {
      var scroller = dragged(.tall(at: 2000, physics))
      XCTAssertEqual(
        scroller.take(.setContentOffset(ScrollPoint(0, 3000), animated: true)),
        [.willEndDragging, .didEndDragging(willDecelerate: false)])
      XCTAssertEqual(scroller.phase, .animating)
      XCTAssertEqual(scroller.take(.touchMoved(.zero)), [], "the finger has lost the content")
      XCTAssertEqual(scroller.take(.touchUp), [])
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndScrollingAnimation])

      scroller = dragged(.tall(at: 2000, physics))
      XCTAssertEqual(scroller.take(.setContentOffset(ScrollPoint(0, 3000), animated: false)), [.didScroll])
      XCTAssertEqual(scroller.phase, .dragging, "at once, the drag goes on from there")
      _ = scroller.take(.touchMoved(ScrollPoint(200, 330)), after: .milliseconds(8))
      XCTAssertEqual(scroller.y, 3010)
    }
  }

  /// The end of a flight and a later input in the same call are reported in their order.
  func testRestBeforeAnInputThatComesLate() {
    let flying = Scroller.tall().flung(1000)
    var scroller = flying
    XCTAssertEqual(scroller.take(.touchDown(.zero), after: .seconds(9)), [.didScroll, .didEndDecelerating])
    XCTAssertEqual(scroller.phase, .tracking)
    scroller = flying
    XCTAssertEqual(
      scroller.take(.began, after: .seconds(9)), [.didScroll, .didEndDecelerating, .willBeginDragging])
    scroller = flying
    XCTAssertEqual(scroller.take(.scrollToTop, after: .seconds(9)), [.didScroll, .didEndDecelerating])
    XCTAssertEqual(scroller.phase, .animating)
  }

  /// In every script, `didEndDragging` tells whether the content continues to move, and the phases agree with the
  /// public properties.
  ///
  /// Catches: `willDecelerate: true` for `willDecelerate: moves`.
  func testWillDecelerateIsNeverWrong() {
    forAll("didEndDragging tells whether content decelerates", count: 600, in: { ScrollerScript(&$0) }) {
      $0.removals
    } check: { script in
      var fault: String?
      script.run { moment in
        let begins = moment.events.contains(.willBeginDecelerating)
        if moment.events.contains(.didEndDragging(willDecelerate: true)) != begins
          && moment.before.phase == .dragging
        {
          fault = fault ?? "\(Array(moment.events))"
        }
        let ends = moment.events.contains(.didEndDragging(willDecelerate: false))
        if ends && moment.after.phase == .decelerating { fault = fault ?? "\(Array(moment.events))" }
        let after = moment.after
        if after.isTracking != (after.phase == .tracking || after.phase == .dragging)
          || after.isDragging != (after.phase == .dragging)
          || after.isDecelerating != (after.phase == .decelerating)
          || (after.target == nil) == (after.isDecelerating || after.phase == .animating)
        {
          fault = fault ?? "\(after.phase)"
        }
      }
      return fault
    }
  }
}
