import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Changes of the viewport at any moment.
final class ChangesInFlightTests: XCTestCase {
  // MARK: - Drawing

  struct Case: CustomStringConvertible {
    /// Content that moves, is dragged or rests.
    var scroller: Scroller
    var change: (inout Viewport) -> Void
    var name: String
    var description: String {
      "\(name) while \(scroller.phase) at \(scroller.viewport.contentOffset), \(scroller.velocity), to "
        + "\(scroller.target as Any)\n  \(scroller.viewport)\n  \(scroller.physics)"
    }
  }

  /// Content in some phase: flying, bouncing, snapping, sent somewhere, dragged inside or past a limit.
  static func moving(_ generator: inout SplitMix64, _ integration: Scroller.Physics.Integration? = nil)
    -> Scroller
  {
    var physics = Scroller.Physics(integration: integration ?? generator.pick([.exact, .displayLink]))
    if generator.happens(onceIn: 3) {
      physics.snapping = generator.pick([
        .paging, ScrollSnapping(SnapRule(.every(170), reach: .steps([2200, 2700]))),
        ScrollSnapping(SnapRule(.offsets([0, 500, 3000]), strictness: .proximity(200))),
      ])
    }
    let offset = ScrollPoint { _ in generator.double(in: -150...7500) }
    var scroller = Scroller.wide(at: offset, physics)
    scroller.viewport.displayScale = generator.pick([1, 2, 3])
    let velocity = ScrollVector { _ in generator.double(in: -6000...6000) }
    switch generator.integer(in: 0...4) {
    case 0...1: scroller = scroller.flung(velocity.dy, dx: velocity.dx)
    case 2:
      scroller.viewport.contentOffset = scroller.viewport.clamped(offset)
      scroller.handle(
        .setContentOffset(ScrollPoint { _ in generator.double(in: 0...7200) }, animated: true), at: .origin)
    case 3:
      scroller.viewport.contentOffset = scroller.viewport.clamped(offset)
      scroller.handle(.scrollToTop, at: .origin)
    default:
      scroller.handle(.began, at: .origin)
      for _ in 0..<generator.integer(in: 1...4) {
        scroller.handle(
          .moved(by: ScrollVector { _ in generator.double(in: -200...200) }),
          at: scroller.now.advanced(by: .milliseconds(8)))
      }
    }
    for _ in 0..<generator.integer(in: 0...20) {
      scroller.advance(by: .microseconds(generator.integer(in: 100...16_667)))
    }
    return scroller
  }

  static func draw(_ generator: inout SplitMix64) -> Case {
    let scroller = moving(&generator)
    let (a, b) = (generator.double(in: 0...900), generator.double(in: 0...9000))
    let changes: [(name: String, change: (inout Viewport) -> Void)] = [
      ("frame \(a)", { $0.frame.size.height = a }), ("wide frame \(a)", { $0.frame.size.width = a }),
      ("content \(b)", { $0.contentSize.height = b }),
      ("contents \(b)", { $0.contentSize = ScrollSize(width: b, height: b) }),
      ("insets \(a / 4)", { $0.contentInset = ScrollInsets(top: a / 4, left: 0, bottom: a / 9, right: 5) }),
      (
        "rotation",
        {
          $0.frame.size = ScrollSize(width: 800, height: 400)
          $0.contentSize = ScrollSize(width: 9000, height: 7000)
        }
      ),
    ]
    let picked = generator.pick(changes)
    return Case(scroller: scroller, change: picked.change, name: picked.name)
  }

  // MARK: - Continuity

  /// Catches: `scroll(to: viewport.clamped(offset), …)` where the content moves, in `make`.
  func testNoMillisecondMovesFurtherThanTheVelocityAllows() {
    forAll("after a change the offset goes no further than x′ allows", count: 150, in: Self.draw) { input in
      let before = input.scroller
      var (old, new) = (before, before)
      guard before.phase != .idle else { return nil }
      new.update(at: before.now, input.change)
      if let fault = new.fault { return fault }
      if new.phase != .idle, new.viewport.contentOffset != before.viewport.contentOffset {
        return "jumps to \(new.viewport.contentOffset)"
      }
      let pixel = 1 / before.viewport.displayScale
      for _ in 0..<40 {
        let start = new.viewport.contentOffset
        // Coming to rest is a step of half a pixel inside and of half a point at a limit; programmatic motion is on
        // the pixel grid.
        var slack = ScrollVector { _ in new.phase == .animating ? pixel : 1e-9 }
        var fastest = ScrollVector { max(old.velocity[$0].magnitude, new.velocity[$0].magnitude) }
        for _ in 0..<8 {
          old.advance(by: .microseconds(125))
          let moving = new
          new.advance(by: .microseconds(125))
          for axis in ScrollAxis.allCases {
            let velocities = [old.velocity, new.velocity, moving.velocity]
            for velocity in velocities { fastest[axis] = max(fastest[axis], velocity[axis].magnitude) }
            if new.velocity[axis] == 0 { slack[axis] = max(slack[axis], 0.5 + 1e-9) }
          }
        }
        for axis in ScrollAxis.allCases {
          let step = (new.viewport.contentOffset[axis] - start[axis]).magnitude
          if step > fastest[axis] * 0.001 * 1.01 + slack[axis] {
            return "goes \(step) in a millisecond at \(fastest[axis]) pt/s on \(axis)"
          }
        }
      }
      return nil
    }
  }

  /// Catches: `hasChanged` always true in `make`.
  func testAChangeThatLeavesTheLimitsChangesNoBit() {
    forAll("a change that leaves both limits as they were changes no bit", count: 500) { generator in
      (scroller: Self.moving(&generator), kind: generator.integer(in: 0...4))
    } check: { scroller, kind in
      var changed = scroller
      changed.update(at: scroller.now) { viewport in
        switch kind {
        case 0: viewport.frame.origin = ScrollPoint(x: 30, y: 40)
        case 1: viewport.contentAlignmentPoint = ScrollPoint(x: 0.5, y: 0.5)
        case 2: viewport.alwaysBounceVertical.toggle()
        case 3:
          viewport.contentSize.height += 64
          viewport.contentInset.bottom -= 64
        default: break
        }
      }
      var expected = scroller
      expected.viewport = changed.viewport
      if changed != expected { return "another state" }
      var (here, there) = (scroller, changed)
      for _ in 0..<30 {
        here.advance(by: .microseconds(9973))
        there.advance(by: .microseconds(9973))
        if here.viewport.contentOffset != there.viewport.contentOffset { return "\(here.y), \(there.y)" }
      }
      return nil
    }
  }

  /// A frame that grows by as much as its content keeps the limits, on which alone free flights and drags inside
  /// depend.
  ///
  /// Catches: `isResized` among the reasons of `hasChanged`.
  func testALongerFrameWithMoreContentChangesNoBit() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(3000).after(.milliseconds(77))
      var dragging = Scroller.tall(at: 2000.3, physics) { $0.displayScale = 3 }
      _ = dragging.take(.began)
      _ = dragging.take(.changed(translation: .vertical(-33.41)), after: .milliseconds(8))
      for scroller in [flying, dragging] {
        var changed = scroller
        changed.update(at: scroller.now) {
          $0.frame.size.height += 100
          $0.contentSize.height += 100
        }
        var expected = scroller
        expected.viewport = changed.viewport
        XCTAssertEqual(changed, expected)
      }
    }
  }

  // MARK: - Drags

  /// Catches: `grip(on: axis, at: 0)` in `regrip`.
  func testDragAfterAChangeFollowsTheFinger() {
    forAll("after a change the content follows the finger 1:1", count: 250) { generator in
      (
        input: Self.draw(&generator), step: generator.double(in: -60...60),
        above: generator.happens(onceIn: 3)
      )
    } check: { input, step, above in
      var scroller = input.scroller
      scroller.handle(.cancelled, at: scroller.now)
      scroller = scroller.rested
      scroller.handle(.setContentOffset(ScrollPoint(x: 3000, y: 3000), nil), at: scroller.now)
      scroller.handle(.began, at: scroller.now)
      scroller.handle(.moved(by: ScrollVector(dx: 17, dy: -41)), at: scroller.now)
      let before = scroller.viewport.contentOffset
      if above {
        scroller.apply(ContentChange(on: .vertical, at: 0, lengthChange: 300), at: scroller.now)
        if scroller.y != before.y + 300 { return "the visible part moves to \(scroller.y)" }
      } else {
        scroller.update(at: scroller.now, input.change)
        if scroller.viewport.contentOffset != before { return "jumps to \(scroller.viewport.contentOffset)" }
      }
      let start = scroller.viewport
      scroller.handle(
        .moved(by: ScrollVector(dx: step, dy: step)), at: scroller.now.advanced(by: .milliseconds(8)))
      for axis in ScrollAxis.allCases {
        let (from, to) = (start.contentOffset[axis], scroller.viewport.contentOffset[axis])
        guard start.isScrollable(on: axis) else { continue }
        let limits = start.limits(on: axis)
        guard limits.contains(from), limits.contains(from - step) else { continue }
        if (to - (from - step)).magnitude > 0.5 / start.displayScale + 1e-9 {
          return "goes from \(from) to \(to) for \(step) on \(axis)"
        }
      }
      return nil
    }
  }

  /// Content that becomes scrollable during a drag does not jump to make up for the earlier translation.
  func testDragOnContentThatBecomesScrollable() {
    for change: @Sendable (inout Viewport) -> Void in [
      { $0.contentSize.width = 2000 }, { $0.alwaysBounceHorizontal = true },
    ] {
      var scroller = Scroller.tall()
      _ = scroller.take(.began)
      _ = scroller.take(.moved(by: ScrollVector(dx: -150, dy: -10)))
      XCTAssertEqual(scroller.x, 0)
      scroller.update(at: scroller.now, change)
      _ = scroller.take(.moved(by: ScrollVector(dx: -1, dy: 0)))
      XCTAssertLessThanOrEqual(scroller.x, 1)
    }
    // A finger that has moved far before the content became scrollable.
    var scroller = Scroller.tall(at: 0) { $0.contentSize.height = 500 }
    _ = scroller.take(.touchDown(ScrollPoint(x: 200, y: 700)))
    _ = scroller.take(.touchMoved(ScrollPoint(x: 200, y: 400)), after: .milliseconds(50))
    scroller.update(at: scroller.now) { $0.contentSize.height = 5000 }
    _ = scroller.take(.touchMoved(ScrollPoint(x: 200, y: 399)), after: .milliseconds(8))
    XCTAssertLessThanOrEqual(scroller.y, 1)
    _ = scroller.take(.touchMoved(ScrollPoint(x: 200, y: 380)), after: .milliseconds(8))
    XCTAssertLessThanOrEqual(scroller.y, 20)
    XCTAssertGreaterThanOrEqual(scroller.y, 9)
  }

  func testDisabledScrollingLetsGo() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 0, physics)
      _ = scroller.take(.began)
      _ = scroller.take(.changed(translation: .vertical(100)))
      let events = scroller.update(at: scroller.now) { $0.isScrollEnabled = false }
      XCTAssertEqual(
        Array(events.prefix(3)),
        [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating])
      XCTAssertEqual(scroller.run(), [.didScroll, .didEndDecelerating])
      XCTAssertEqual(scroller.y, 0)
    }
  }

  // MARK: - Free flights

  func testFlightGoesOnAsIfTheLimitHadAlwaysBeenThere() {
    for physics in Scroller.Physics.both {
      // Within rounding: the laws are memoryless, and in displayLink the ticks are the same.
      var (long, grown) = (Scroller.tall(at: 6000, physics), Scroller.tall(at: 6000, physics))
      long.viewport.contentSize.height = 20_000
      (long, grown) = (long.flung(3000), grown.flung(3000))
      for tick in 1...120 {
        let now = ScrollInstant(.seconds(1) * tick / 60)
        long.advance(to: now)
        grown.advance(to: now)
        if tick == 9 { grown.update(at: now) { $0.contentSize.height = 20_000 } }
        XCTAssertEqual(long.y, grown.y, accuracy: 1e-9, "\(tick)")
      }
    }
  }

  /// A change between two ticks, or at the instant of one, does not shorten the next tick.
  func testChangesDoNotHoldUpTheDisplayLink() {
    for offset in [Duration.zero, .milliseconds(-9), .milliseconds(-1)] {
      let start = Scroller.tall(at: 2000, Scroller.Physics(integration: .displayLink)).flung(3000)
      var (still, changed) = (start, start)
      for tick in 1...60 {
        let now = ScrollInstant(.seconds(1) * tick / 60)
        changed.update(at: now.advanced(by: offset)) { $0.contentSize.height += 1 }
        still.advance(to: now)
        changed.advance(to: now)
        guard (changed.y - still.y).magnitude < 1e-9 else {
          return XCTFail("\(changed.y), not \(still.y), at tick \(tick)")
        }
      }
    }
    // No other input without effect does either.
    var scroller = Scroller.tall(at: 2000, Scroller.Physics(integration: .displayLink)).flung(3000)
    let offset = scroller.y
    let later = scroller.now.advanced(by: .milliseconds(16))
    scroller.handle(.touchUp(finger: 7), at: later)
    scroller.advance(to: later)
    XCTAssertGreaterThan(scroller.y, offset + 40)
  }

  func testBounceFollowsItsLimit() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 7100, physics).flung(4000).after(.milliseconds(60))
      XCTAssertGreaterThan(scroller.y, 7200)
      let offset = scroller.y
      XCTAssertEqual(Array(scroller.update(at: scroller.now) { $0.contentInset.bottom = 300 }), [])
      XCTAssertEqual(scroller.y, offset)
      XCTAssertEqual(scroller.rested.y, 7500, accuracy: 60, "inside again, it flies on to where it may")
      scroller.update(at: scroller.now) { $0.contentInset.bottom = 0 }
      XCTAssertEqual(scroller.rested.y, 7200)
    }
  }

  /// A rule that chooses no target leaves the flight free, and a free flight is planned anew.
  func testFreeFlightUnderARuleThatHasNothingToSay() {
    for physics in Scroller.Physics.both {
      var (scroller, free) = (Scroller.tall(at: 7100, physics), Scroller.tall(at: 7100, physics))
      scroller.physics.snapping = ScrollSnapping(SnapRule(.offsets([100]), strictness: .proximity(50)))
      (scroller, free) = (scroller.flung(4000), free.flung(4000))
      for change in [40.0, 70] {
        (scroller, free) = (scroller.after(.milliseconds(30)), free.after(.milliseconds(30)))
        scroller.update(at: scroller.now) { $0.contentInset.bottom = change }
        free.update(at: free.now) { $0.contentInset.bottom = change }
      }
      XCTAssertEqual(scroller.viewport.contentOffset, free.viewport.contentOffset)
      XCTAssertEqual(scroller.target, free.target)
      XCTAssertEqual(scroller.rested.y, free.rested.y)
      if physics.integration == .exact { XCTAssertEqual(scroller.rested.y, scroller.target?.y) }
    }
  }

  // MARK: - Chosen targets

  func testSnappedTargetIsKeptWhereItIsStillLegal() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 1600, physics)
      scroller.physics.snapping = .paging
      scroller = scroller.flung(1000).after(.milliseconds(90))
      XCTAssertEqual(scroller.target?.y, 2400)
      let (offset, velocity) = (scroller.y, scroller.velocity.dy)
      scroller.update(at: scroller.now) { $0.contentSize.height = 4000 }
      XCTAssertEqual(scroller.target?.y, 2400)
      XCTAssertEqual(scroller.velocity.dy, velocity)
      // Two pages are left: the target is past the new limits.
      scroller.update(at: scroller.now) { $0.contentSize.height = 2700 }
      XCTAssertEqual(scroller.target?.y, 1900, "the end of the content")
      XCTAssertEqual(scroller.y, offset)
      XCTAssertEqual(scroller.velocity.dy, velocity)
      XCTAssertEqual(scroller.rested.y, 1900)
    }
  }

  func testHostsTargetIsKeptWhereItIsStillLegal() {
    var scroller = Scroller.tall().flung(1000) { $0.target.y = 2777.5 }.after(.milliseconds(90))
    scroller.update(at: scroller.now) { $0.contentSize.height = 5000 }
    XCTAssertEqual(scroller.target?.y, 2777.5)
    scroller.update(at: scroller.now) { $0.contentSize.height = 3000 }
    XCTAssertEqual(scroller.target?.y, 2200)
    XCTAssertEqual(scroller.rested.y, 2200)
  }

  func testCustomRuleIsAskedAgain() {
    func rule(_ release: inout Scroller.Release) {
      release.target.y = (release.proposal.y / 333).rounded() * 333
    }
    var scroller = Scroller.tall(at: 6000).flung(1500, release: rule).after(.milliseconds(90))
    XCTAssertEqual(scroller.target?.y, 6660)
    var asked = 0
    let offset = scroller.viewport.contentOffset
    scroller.update(at: scroller.now) {
      asked += 1
      XCTAssertEqual($0.viewport.contentSize.height, 6900)
      XCTAssertEqual($0.viewport.contentOffset, offset)
      rule(&$0)
      $0.target.y = min($0.target.y, 5994)
    } _: {
      $0.contentSize.height = 6900
    }
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(scroller.target?.y, 5994)
    XCTAssertEqual(scroller.rested.y, 5994)
    // The release closure is not called where nothing has changed, or where the content is at rest.
    scroller.update(at: scroller.now) { _ in
      asked += 1
    } _: {
      $0.frame.origin.x = 3
    }
    scroller = scroller.rested
    scroller.update(at: scroller.now) { _ in
      asked += 1
    } _: {
      $0.contentSize.height = 7000
    }
    XCTAssertEqual(asked, 1)
  }

  func testAnimationKeepsItsTarget() {
    var scroller = Scroller.tall().handling(.setContentOffset(ScrollPoint(x: 0, y: 3000), animated: true))
    scroller.advance(by: .milliseconds(100))
    scroller.update(at: scroller.now) { $0.contentSize.height = 9000 }
    XCTAssertEqual(scroller.now.seconds(to: scroller.instantOfRest), 0.2, accuracy: 1e-12)
    scroller.update(at: scroller.now) { $0.contentSize.height = 3500 }
    XCTAssertEqual(scroller.target?.y, 2700)
    XCTAssertEqual(scroller.rested.y, 2700)
    var top = Scroller.tall().handling(.scrollToTop).after(.milliseconds(100))
    top.update(at: top.now) { $0.contentInset.top = 88 }
    XCTAssertEqual(top.target?.y, -88)
    XCTAssertEqual(top.run(), [.didScroll, .didScrollToTop])
  }

  // MARK: - At rest

  /// A bar comes over content at its top, which goes to its new top; all other content stays where it is. At the other
  /// end, and on the other axis, likewise.
  ///
  /// Catches: `anchor.contentOffset(in: new)` for `anchor.restingOffset(in: new)` in `update`; `isAtRest` always false,
  /// or true where a finger lies on the content.
  func testContentAtAnEdgeFollowsItsInset() {
    func bar(_ axis: ScrollAxis, _ isNear: Bool) -> (inout Viewport) -> Void {
      {
        $0.contentInsetAdjustmentBehavior = .always
        if isNear { $0.safeAreaInsets[min: axis] = 88 } else { $0.safeAreaInsets[max: axis] = 88 }
      }
    }
    for physics in Scroller.Physics.both {
      for axis in ScrollAxis.allCases {
        for isNear in [true, false] {
          var start = ScrollPoint(x: 2000, y: 2000)
          start[axis] = isNear ? 0 : Scroller.wide().viewport.limits(on: axis).upperBound
          let (edge, beyond) = (start[axis], isNear ? -88.0 : 88.0)
          let still = Scroller.wide(at: start, physics)
          // At rest; at once, and animated.
          var scroller = still
          XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis, isNear))), [.didScroll])
          XCTAssertEqual(scroller.viewport.contentOffset[axis], edge + beyond)
          XCTAssertEqual(scroller.viewport.contentOffset[axis.cross], 2000)
          scroller = still
          XCTAssertEqual(Array(scroller.update(at: scroller.now, animation: .uiKit, bar(axis, isNear))), [])
          XCTAssertEqual(scroller.rested.viewport.contentOffset[axis], edge + beyond)
          // Elsewhere, and at the other edge.
          scroller = still
          XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis.cross, isNear))), [])
          XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis, !isNear))), [])
          XCTAssertEqual(scroller.viewport.contentOffset, start)
          // Under a finger the content stays.
          for touch in [Scroller.Input.touchDown(.zero), .began] {
            scroller = still.handling(touch)
            XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis, isNear))), [])
            XCTAssertEqual(scroller.viewport.contentOffset, start)
          }
          // While the other axis flies.
          scroller = still.flung(axis == .horizontal ? 900 : 0, dx: axis == .vertical ? 900 : 0)
            .after(.milliseconds(80))
          let flying = scroller.viewport.contentOffset[axis.cross]
          XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis, isNear))), [.didScroll])
          XCTAssertEqual(scroller.viewport.contentOffset[axis], edge + beyond)
          XCTAssertEqual(scroller.viewport.contentOffset[axis.cross], flying)
          XCTAssertEqual(scroller.rested.viewport.contentOffset[axis], edge + beyond)
          // On its way to the edge.
          var away = start
          away[axis] = 3000
          scroller = Scroller.wide(at: away, physics).handling(.setContentOffset(start, animated: true))
            .after(.milliseconds(80))
          let moving = scroller.viewport.contentOffset
          XCTAssertEqual(Array(scroller.update(at: scroller.now, bar(axis, isNear))), [])
          XCTAssertEqual(scroller.viewport.contentOffset, moving)
          XCTAssertEqual(scroller.target?[axis], edge + beyond)
          XCTAssertEqual(scroller.rested.viewport.contentOffset[axis], edge + beyond)
        }
      }
    }
    // An offset that the host sets is kept.
    var set = Scroller.tall(at: 0)
    set.update(at: set.now) {
      $0.contentInset.top = 88
      $0.contentOffset.y = 5
    }
    XCTAssertEqual(set.y, 5)
  }

  /// One axis stops at its limit while the other bounces, in drags and in flights.
  ///
  /// Catches: `viewport.bounces` for `viewport.bounces(on: axis)` in any of the six places that ask.
  func testBouncesPerAxis() {
    for physics in Scroller.Physics.both {
      for axis in ScrollAxis.allCases {
        for isNear in [true, false] {
          let limits = PerAxis { Scroller.wide().viewport.limits(on: $0) }
          let start = ScrollPoint { isNear ? limits[$0].lowerBound : limits[$0].upperBound }
          var scroller = Scroller.wide(at: start, physics)
          scroller.update(at: scroller.now) {
            if axis == .horizontal { $0.bouncesHorizontally = false } else { $0.bouncesVertically = false }
          }
          XCTAssertFalse(scroller.viewport.bounces)
          let pull = isNear ? 100.0 : -100
          _ = scroller.take(.began)
          _ = scroller.take(.moved(by: ScrollVector(dx: pull, dy: pull)), after: .milliseconds(8))
          XCTAssertEqual(scroller.viewport.overscroll[axis], 0)
          XCTAssertGreaterThan(scroller.viewport.overscroll[axis.cross].magnitude, 40)
          _ = scroller.take(.cancelled)
          scroller = scroller.rested
          XCTAssertEqual(scroller.viewport.contentOffset, start)
          let speed = isNear ? -2000.0 : 2000
          let target = ScrollPoint { start[$0] + (isNear ? -50 : 50) }
          var free = scroller.flung(speed, dx: speed) {
            $0.target = target
            $0.allowsTargetPastLimits = true
          }
          XCTAssertEqual(free.target?[axis], start[axis])
          XCTAssertEqual(free.target?[axis.cross], target[axis.cross])
          free = scroller.flung(speed, dx: speed)
          let ahead = free.contentOffset(at: free.now.advanced(by: .milliseconds(60)))
          free.advance(by: .milliseconds(60))
          for offset in [ahead, free.viewport.contentOffset] {
            XCTAssertEqual(offset[axis], start[axis])
            XCTAssertGreaterThan((offset[axis.cross] - start[axis.cross]).magnitude, 20)
          }
        }
      }
    }
  }

  func testRestingContentIsBroughtBack() {
    var scroller = Scroller.tall(at: 7200)
    XCTAssertEqual(Array(scroller.update(at: scroller.now) { $0.contentSize.height = 5000 }), [.didScroll])
    XCTAssertEqual(scroller.y, 4200)
    XCTAssertEqual(
      Array(scroller.update(at: scroller.now, animation: .uiKit) { $0.contentSize.height = 3000 }), [])
    XCTAssertEqual(scroller.y, 4200)
    XCTAssertEqual(scroller.run(), [.didScroll, .didEndScrollingAnimation])
    XCTAssertEqual(scroller.y, 2200)
    XCTAssertEqual(Array(scroller.update(at: scroller.now) { $0.contentSize.height = 9000 }), [])
    var outside = Scroller.tall(at: 7400)
    XCTAssertEqual(Array(outside.update(at: .origin) { $0.frame.origin.x = 9 }), [], "it was set there")
  }

  // MARK: - Pages and insertions, in every phase

  /// Every phase at 1600 … 1700 of pages of 800, and the expected offset after the pages have become 500 long.
  private func phases(_ physics: Scroller.Physics) -> [Scroller] {
    var paging = Scroller.tall(at: 1600, physics)
    paging.physics.snapping = .paging
    let dragged = paging.handling(.began).handling(.moved(by: .vertical(-80)))
    return [
      paging, paging.handling(.touchDown(.zero)), dragged,
      dragged.handling(.ended(velocity: .zero)).after(.milliseconds(40)),
      paging.handling(.setContentOffset(ScrollPoint(x: 0, y: 2400), animated: true)).after(.milliseconds(60)),
    ]
  }

  func testPageIsKeptOnRotationInEveryPhase() {
    for physics in Scroller.Physics.both {
      for scroller in phases(physics) {
        var rotated = scroller
        let page = scroller.y / 800
        rotated.update(at: scroller.now, keeping: .page) {
          $0.frame.size = ScrollSize(width: 800, height: 500)
          $0.contentSize.height = 5000
        }
        XCTAssertEqual(rotated.phase, scroller.phase)
        XCTAssertEqual(rotated.y / 500, page, accuracy: 1e-9, "\(scroller.phase)")
        if let target = scroller.target { XCTAssertEqual(rotated.target!.y / 500, target.y / 800) }
        rotated.handle(.cancelled, at: rotated.now)
        rotated.handle(.touchUp, at: rotated.now)
        XCTAssertEqual(rotated.rested.y, scroller.phase == .animating ? 1500 : 1000, "\(scroller.phase)")
      }
    }
  }

  func testInsertionAboveKeepsTheVisiblePartInEveryPhase() {
    for physics in Scroller.Physics.both {
      for scroller in phases(physics) + [
        Scroller.tall(at: 2000, physics).flung(2500).after(.milliseconds(70))
      ] {
        for alignment in [0.0, 0.5, 1] {
          var grown = scroller
          grown.apply(
            ContentChange(on: .vertical, at: 0, inserting: 1600), at: scroller.now, anchoredAt: alignment)
          XCTAssertEqual(grown.y, scroller.y + 1600, "\(scroller.phase)")
          XCTAssertEqual(grown.phase, scroller.phase)
          XCTAssertEqual(grown.velocity.dy, scroller.velocity.dy, accuracy: 1e-9)
          if let target = scroller.target, physics.integration == .exact {
            XCTAssertEqual(grown.target!.y, target.y + 1600, accuracy: 1e-9)
          }
          grown.apply(
            ContentChange(on: .vertical, at: 0, removing: 1600), at: grown.now, anchoredAt: alignment)
          XCTAssertEqual(grown.y, scroller.y, accuracy: 1e-9)
        }
      }
    }
  }

  /// The older way to insert content above: the host sets the size and the offset. Where the content was to stop, and
  /// where its drag began, are moved as far.
  ///
  /// Catches: `offset[$0] - jump[$0]` in `update`; a flight whose limits and target stay, and that jumps back.
  func testAnInsertionByHandMovesTargetsToo() {
    for sign in [1.0, -1] {
      var animated = Scroller.tall().handling(
        .setContentOffset(ScrollPoint(x: 0, y: 2000 + sign * 900), animated: true))
      animated.advance(by: .milliseconds(100))
      animated.update(at: animated.now) {
        $0.contentSize.height += sign * 400
        $0.contentOffset.y += sign * 400
      }
      XCTAssertEqual(animated.rested.y, 2000 + sign * 1300)

      // Nothing of the limits changes: only the place of the content.
      let flown = Scroller.tall(at: 3000).flung(sign * 900).after(.milliseconds(50))
      var moved = flown
      moved.update(at: moved.now) { $0.contentOffset.y += sign * 400 }
      XCTAssertEqual(moved.y, flown.y + sign * 400)
      XCTAssertEqual(
        moved.after(.milliseconds(8)).y, flown.after(.milliseconds(8)).y + sign * 400, accuracy: 1e-9)
      XCTAssertEqual(moved.rested.y, flown.rested.y + sign * 400, accuracy: 1)
    }
  }

  /// Catches: in `Scroller.retarget`, the state of before the change left to a target that the host chooses.
  func testATargetChosenAtAJumpIsFlownToFromThere() {
    for sign in [1.0, -1] {
      var scroller = Scroller.tall(at: 3000).flung(sign * 900).after(.milliseconds(50))
      let (offset, velocity) = (scroller.y + sign * 400, scroller.velocity.dy)
      scroller.update(at: scroller.now) {
        $0.target.y = 3000 + sign * 1000
      } _: {
        $0.contentOffset.y += sign * 400
      }
      XCTAssertEqual(scroller.y, offset)
      XCTAssertEqual(scroller.after(.milliseconds(1)).y, offset + velocity / 1000, accuracy: 0.1)
      XCTAssertEqual(scroller.rested.y, 3000 + sign * 1000)
    }
  }

  /// A page half shown goes to the side from which it was dragged, and that side moves with the content.
  ///
  /// Catches: `dragOrigin` left where it was in `make`.
  func testATieIsDecidedByWhereTheDragBegan() {
    for (start, insertion) in [(1600.0, 800.0), (800, 800), (1600, 0), (800, 0)] {
      var scroller = Scroller.tall(at: start, Scroller.Physics(snapping: .paging)).handling(.began)
      scroller.handle(.changed(translation: .vertical(start - 1200)), at: scroller.now)
      XCTAssertEqual(scroller.y, 1200)
      scroller.apply(ContentChange(on: .vertical, at: 0, inserting: insertion), at: scroller.now)
      XCTAssertEqual(scroller.handling(.ended(velocity: .zero)).rested.y, start + insertion)
    }
  }

  /// Catches: `let legal = target` in `adapt`.
  func testAnySequenceOfChangesEndsAtRestWithinTheLimits() {
    forAll("after any changes the content comes to rest within its limits", count: 400) { generator in
      (start: Self.moving(&generator), changes: (0..<4).map { _ in Self.draw(&generator) })
    } check: { start, changes in
      var scroller = start
      for input in changes {
        scroller.advance(by: .milliseconds(31))
        scroller.update(at: scroller.now, input.change)
        if let fault = scroller.fault { return fault }
      }
      scroller.handle(.cancelled, at: scroller.now)
      let target = scroller.target
      scroller.advance(to: scroller.instantOfRest)
      if scroller.physics.integration == .displayLink { scroller = scroller.rested }
      if scroller.phase != .idle { return "not at rest" }
      if scroller.viewport.overscroll != .zero {
        return "past its limits at \(scroller.viewport.contentOffset)"
      }
      if scroller.physics.integration == .exact, let target, target != scroller.viewport.contentOffset {
        return "announced \(target), rests at \(scroller.viewport.contentOffset)"
      }
      return nil
    }
  }

  /// A resized viewport whose snap rule sends content where it goes anyway: the new place is announced, tick by tick
  /// too.
  ///
  /// Catches: the target of what ticks left as it was in `fly`.
  func testTheTargetOfATickingFlightFollowsTheLimits() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).flung(20_000)
      XCTAssertEqual(scroller.target?.y, 7200)
      // A point beyond the limits counts as the limit.
      scroller.physics.snapping[.vertical] = SnapRule(.offsets([1e6]))
      scroller.update(at: scroller.now) { $0.contentSize.height = 5000 }
      XCTAssertEqual(scroller.target?.y, 4200)
      scroller.checkInvariants()
      XCTAssertEqual(scroller.rested.y, 4200)
    }
  }
}
