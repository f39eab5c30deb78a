@testable import ScrollKinetics

/// The laws of pull to refresh (PHYSICS §12); those of every scroller are ``ScrollerLawsTests``.
final class RefreshLawsTests: XCTestCase {
  /// What is shown is continuous where a refresh begins and ends, in every phase: the content does not move in the call, except
  /// that a finger moves it as it would without the control.
  /// Catches: `ViewportChange(from: viewport, to: new)` made `ViewportChange(from: viewport, to: new, keeping: .offset)`;
  /// `continue` after `change.isRefresh` left out in `Scroller.make`.
  func testNothingJumps() {
    var ends = 0
    forAll(
      "the offset is continuous where a refresh begins and ends", count: 2000,
      in: { ScrollerScript(refreshing: &$0) }
    ) { script in
      for moment in script.moments() {
        let (before, after) = (moment.before.viewport, moment.after.viewport)
        guard before.isRefreshing != after.isRefreshing, let control = before.refreshControl,
          case .input(let input) = moment.action
        else { continue }
        ends += 1
        let axis = control.axis
        var expected = moment.before
        if moment.events.contains(.didRefresh) {
          // The same without the control, which could bounce because of it.
          expected.setBouncingInsteadOfControl()
          if input.endsTouch { continue }
          expected.handle(input, at: moment.after.now)
        } else {
          // As every input does first, also one of a motion by ticks.
          var events = Scroller.Events()
          expected.catchUp(to: moment.after.now, &events)
        }
        // A flight that is planned again within half a point of its target is there, and an animation is on the pixel grid.
        let jump = after.contentOffset[axis] - expected.contentOffset[axis]
        if jump.magnitude > Swift.max(0.5, 0.5 / before.displayScale) + 1e-9, before.bounces(on: axis),
          moment.after.physics.reducesMotion == false
        {
          return "\(moment.action): jumps by \(jump), from \(moment.before.phase) to \(moment.after.phase)"
        }
      }
      return nil
    }
    assertMet(ends, moreThan: 2000)
  }

  /// A touch refreshes at most once, and nothing but a finger does; one that has refreshed, or that another refresh was running
  /// under, does not again.
  /// Catches: `touch.refresh = .over` left out; `isDragging` in `isPulledByFinger`, with `followPull` in `catchUp`;
  /// `new.isRefreshing = isRefreshing` left out of `Scroller.setRefreshing`.
  func testFiresOnceATouchAndByAFingerOnly() {
    var fires = 0
    forAll(
      "at most once a touch, and only by a finger that pulls past the trigger", count: 2000,
      in: { ScrollerScript(refreshing: &$0) }
    ) { script in
      var mayFire = false
      for moment in script.moments() {
        if moment.events.contains(.willBeginDragging) || !moment.before.isDragging { mayFire = true }
        // A recognised drag that begins takes the place of a touch.
        switch moment.action {
        case .input(.began), .input(.scroll(_, .began)): mayFire = true
        default: break
        }
        let control = moment.before.viewport.refreshControl
        guard moment.events.contains(.didRefresh) else {
          if moment.after.viewport.isRefreshing { mayFire = false }
          continue
        }
        fires += 1
        guard let control else { return "without a control" }
        if moment.before.viewport.isRefreshing { return "while it runs" }
        if !mayFire { return "twice a touch" }
        if !moment.after.viewport.isRefreshing { return "but does not run" }
        mayFire = false
        guard case .input(let input) = moment.action else { return "\(moment.action)" }
        let isLift = input.endsTouch
        if !isLift && !moment.after.isDragging { return "\(input) is no finger" }
        if case .scroll(_, let phase) = input, ![.began, .changed, .ended].contains(phase) {
          return "\(phase)"
        }
        if control.firesAt == .threshold {
          // Content that stops at its limits shows no pull.
          if moment.after.isDragging, moment.after.touch.limit?.clamps != true,
            moment.after.viewport.refreshPull <= control.trigger
          {
            return "too soon"
          }
        } else if !isLift {
          return "before the release"
        } else if case .touchCancelled = input {
          return "cancelled"
        }
      }
      return nil
    }
    assertMet(fires, moreThan: 400)
  }

  /// A scroller with a control that is never pulled has the bits of one without, where it bounces anyway.
  /// Catches: `isRefreshing ?` in `Viewport.adjustedInsets` left out.
  func testAControlThatDoesNotFireChangesNoBit() {
    forAll("a control out of reach", count: 400, in: { ScrollerScript(&$0) }) { script in
      var (with, without) = (script, script)
      with.viewport.alwaysBounceVertical = true
      without.viewport.alwaysBounceVertical = true
      with.viewport.refreshControl = RefreshControl(trigger: 1e9, extent: 60)
      let (a, b) = (with.run(), without.run())
      return a.contentOffset == b.contentOffset && a.phase == b.phase
        && a.target == b.target ? nil : "\(a.contentOffset), without \(b.contentOffset)"
    }
  }
}

extension Scroller {
  /// Removes the control, on an axis that goes on bouncing.
  fileprivate mutating func setBouncingInsteadOfControl() {
    guard let axis = viewport.refreshControl?.axis else { return }
    viewport.refreshControl = nil
    if axis == .vertical {
      viewport.alwaysBounceVertical = true
    } else {
      viewport.alwaysBounceHorizontal = true
    }
    for axis in ScrollAxis.allCases { axes[axis].metrics = viewport.metrics(on: axis) }
  }
}
