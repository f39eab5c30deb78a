@testable import ScrollKinetics

/// The laws of changes of the viewport in any phase: continuity, and an end within the limits.
final class ChangesInFlightTests: XCTestCase {
  /// Catches: in `Scroller.make`, `goal[axis]` brought within the limits where the content moves; in `MovingAxis.state(at:)`,
  /// `!metrics.bounces` left out.
  func testNoMillisecondMovesFurtherThanTheVelocityAllows() {
    forAll("after a change the offset moves no further than x′ allows", count: 150, in: ChangeInFlight.draw) {
      input in
      let before = input.scroller
      var (old, new) = (before, before)
      guard before.phase != .idle else { return nil }
      new.update(at: before.now, input.change)
      if let fault = new.fault { return fault }
      for axis in ScrollAxis.allCases where !before.isAtRest(on: axis) && !new.isAtRest(on: axis) {
        if new.contentOffset[axis] != before.contentOffset[axis] { return "jumps to \(new.contentOffset)" }
      }
      let pixel = 1 / before.viewport.displayScale
      for _ in 0..<40 {
        let start = new.contentOffset
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
          let step = (new.contentOffset[axis] - start[axis]).magnitude
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
    forAll("a change that keeps both limits changes no bit", count: 500) { generator in
      (scroller: Scroller.moving(&generator), kind: generator.integer(in: 0...4))
    } check: { scroller, kind in
      let updated = scroller.updating { viewport in
        switch kind {
        case 0: viewport.frame.origin = ScrollPoint(30, 40)
        case 1: viewport.contentAlignmentPoint = ScrollPoint(0.5, 0.5)
        case 2: viewport.alwaysBounceVertical.toggle()
        case 3:
          viewport.contentSize.height += 64
          viewport.contentInset.bottom -= 64
        default: break
        }
      }
      if updated != changed(scroller, { $0.show(updated.viewport) }) { return "another state" }
      var (here, there) = (scroller, updated)
      for _ in 0..<30 {
        here.advance(by: .microseconds(9973))
        there.advance(by: .microseconds(9973))
        if here.contentOffset != there.contentOffset { return "\(here.y), \(there.y)" }
      }
      return nil
    }
  }

  /// A frame that grows by as much as its content keeps the limits, on which alone free flights and drags inside depend.
  /// Catches: `isResized` among the reasons of `hasChanged`.
  func testALongerFrameWithMoreContentChangesNoBit() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(3000).after(.milliseconds(77))
      var dragging = Scroller.tall(at: 2000.3, physics) { $0.displayScale = 3 }
      _ = dragging.take(.began)
      _ = dragging.take(.changed(translation: .vertical(-33.41)), after: .milliseconds(8))
      for scroller in [flying, dragging] {
        let resized = scroller.updating {
          $0.frame.size.height += 100
          $0.contentSize.height += 100
        }
        XCTAssertEqual(resized, changed(scroller) { $0.show(resized.viewport) })
      }
    }
  }

  /// Catches: in `MovingAxis.catchUp`, `time >= plan.duration` made `time > plan.duration`.
  func testAnySequenceOfChangesEndsAtRestWithinTheLimits() {
    forAll("after any changes the content comes to rest within its limits", count: 400) { generator in
      (start: Scroller.moving(&generator), changes: (0..<4).map { _ in ChangeInFlight.draw(&generator) })
    } check: { start, changes in
      var scroller = start
      for input in changes {
        scroller.advance(by: .milliseconds(31))
        scroller.update(input.change)
        if let fault = scroller.fault { return fault }
      }
      scroller.handle(.cancelled)
      let target = scroller.target
      scroller.advance(to: scroller.instantOfRest)
      if scroller.physics.integration == .displayLink { scroller = scroller.rested }
      if scroller.phase != .idle { return "not at rest" }
      if scroller.viewport.overscroll != .zero { return "past its limits at \(scroller.contentOffset)" }
      if scroller.physics.integration == .exact, let target, target != scroller.contentOffset {
        return "announced \(target), rests at \(scroller.contentOffset)"
      }
      return nil
    }
  }

  /// Insets of any size, `.greatestFiniteMagnitude` included: content at rest at its minimum edge stays at that edge if
  /// the inset there changes by less than the viewport's length; all other content, at rest, under a finger or in
  /// flight, keeps its offset, clamped where it is at rest.
  /// Catches: `change < length || length == 0` left out of `minimumEdge(in:)`; `isAtRest: true` for `false` in
  /// `make`, and `false` for `true`.
  func testInsetsOfAnySizeMoveOnlyContentAtItsMinimumEdge() {
    forAll("insets of any size", count: 600) { generator in
      var scroller = changed(Scroller.moving(&generator)) { $0.physics.snapping = .none }
      if generator.happens(onceIn: 3) { scroller = scroller.rested }
      if generator.happens(onceIn: 3) {
        let (lower, upper) = (scroller.viewport.minimumContentOffset, scroller.viewport.maximumContentOffset)
        let edge = ScrollPoint { generator.happens(onceIn: 2) ? lower[$0] : upper[$0] }
        scroller.handle(.setContentOffset(edge, nil))
      }
      let numbers = [0, 20, 88, 399, 800, 1e9, 1e300, .greatestFiniteMagnitude, -20, -1e9]
      func inset() -> Double { generator.pick(numbers) }
      return (scroller, ScrollInsets(inset(), inset(), inset(), inset()))
    } check: { scroller, insets in
      var changed = scroller
      changed.update(at: scroller.now) { $0.contentInset = insets }
      if let fault = changed.fault { return fault }
      for axis in ScrollAxis.allCases {
        let (old, new) = (scroller.viewport, changed.viewport)
        var expected = old.contentOffset[axis]
        if scroller.isAtRest(on: axis) {
          let change = (insets[min: axis] - old.contentInset[min: axis]).magnitude
          let follows = change > 0 && (change < old.frame.size[axis] || old.frame.size[axis] == 0)
          let isAtEdge = expected == old.minimumContentOffset[axis]
          if follows && isAtEdge { expected = new.minimumContentOffset[axis] }
          let limits = new.limits(on: axis)
          if limits != old.limits(on: axis) { expected = expected.clamped(to: limits) }
        }
        if new.contentOffset[axis] != expected {
          // Content in flight may come to rest in the change itself.
          let rests = changed.isAtRest(on: axis) && !scroller.isAtRest(on: axis)
          let isNear = rests && (new.contentOffset[axis] - expected).magnitude <= 0.5
          if !isNear { return "\(axis): \(new.contentOffset[axis]), not \(expected), with \(insets)" }
        }
      }
      changed.handle(.cancelled)
      changed = changed.rested
      if let fault = changed.fault { return fault }
      return changed.viewport.overscroll == .zero ? nil : "past its limits at \(changed.contentOffset)"
    }
  }

  /// Content that does not bounce, on its way to a page, a row or a target of the host, is at its new limit in the call that shortens it,
  /// at rest.
  /// Catches: in `MovingAxis.aim(from:at:_:_:at:)`, `let state = held(state)` left out; in `Scroller.make`,
  /// `stops ? offset.clamped(to: new.limits(on: axis)) : offset` made `offset`.
  func testWhatDoesNotBounceStopsAtALimitThatComes() {
    let rules: [SnapRule?] = [nil, .paging(), SnapRule(.every(100)), SnapRule(.every(100), reach: .momentum)]
    for (axis, rule, sign) in product(ScrollAxis.allCases, rules, [1.0, -1]) {
      var viewport = Viewport(400, 400, content: 8000, 8000, contentOffset: ScrollPoint(1600, 1600))
      viewport.bounces = false
      if sign < 0 { viewport.contentOffset[axis] = 6000 }
      let snapping = rule.map { ScrollSnapping($0, on: axis) } ?? .none
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: snapping))
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: .along(axis, -1500 * sign)), at: .origin) { release in
        if rule == nil { release.target[axis] = 1600 + (sign < 0 ? 4400 : 400) + 400 * sign }
      }
      scroller.advance(by: .milliseconds(96))
      let limit = sign > 0 ? 600.0 : 7000
      func shorten(_ viewport: inout Viewport) {
        if sign > 0 { viewport.contentSize[axis] = 1000 } else { viewport.contentInset[min: axis] = -7000 }
      }
      // Where the host chooses another place, the content moves there from the limit.
      var chosen = scroller
      chosen.update(release: { $0.target[axis] = limit - 300 * sign }, shorten)
      XCTAssertEqual(chosen.contentOffset[axis], limit)
      chosen.advance(by: .milliseconds(8))
      XCTAssertLessThan((chosen.contentOffset[axis] - limit) * sign, 0)
      let events = scroller.update(shorten)
      assertEqual((scroller.contentOffset[axis], scroller.phase), (limit, .idle))
      XCTAssertEqual(Array(events), [.didScroll, .didEndDecelerating])
    }
  }
}
