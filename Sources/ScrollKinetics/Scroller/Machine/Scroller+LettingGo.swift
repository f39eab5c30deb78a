import ScrollGeometry

extension Scroller {
  /// The way in which a touch ends.
  enum Ending {
    /// The finger is lifted; the velocity is computed from its samples.
    case lifted(ScrollInstant)
    /// The fingers have left a trackpad whose platform makes the momentum; the velocity is computed from their samples.
    case handedOver(ScrollInstant)
    /// The drag ends with a known velocity of the finger.
    case ended(ScrollVector)
    /// The touch is cancelled.
    case cancelled
  }

  mutating func endTouch(
    _ ending: Ending, _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    guard case .touching(let touch) = activity else { return }
    guard touch.pan.hasBegun else {
      // After a touch without a drag, content past a limit or between two snap points returns.
      activity = .idle
      launch(Launch(), between: touch.limits, &events, release)
      return
    }
    let momentum = touch.momentum(ending, in: viewport, longestPause: physics.longestPause)
    activity = .idle
    events.append(.willEndDragging)
    var launch = Launch(
      momentum: momentum, dragOrigin: touch.dragOrigin, endsDrag: true, coasts: physics.momentum != .off)
    if case .handedOver = ending {
      launch.awaitsMomentum = PerAxis { !physics.snapping.hasRule(on: $0) && viewport.overscroll[$0] == 0 }
    }
    self.launch(launch, between: touch.limits, &events, release)
  }

  /// The offset at which the present drag began; nil without a drag.
  var dragOrigin: ScrollPoint? {
    guard case .touching(let touch) = activity, touch.pan.hasBegun else { return nil }
    return touch.dragOrigin
  }

  /// Returns the momentum with which `input` will release the content, zero after a touch without a drag; nil where it
  /// ends no touch.
  func momentum(releasedBy input: Input, at instant: ScrollInstant) -> ScrollVector? {
    guard case .touching(let touch) = activity else { return nil }
    let ending: Ending
    switch input {
    case .touchUp(let finger):
      guard touch.finger.map(Int.init) == finger, fingers.nonzeroBitCount == 1 else { return nil }
      ending = .lifted(instant)
    case .touchCancelled(let finger):
      guard touch.finger.map(Int.init) == finger, fingers.nonzeroBitCount == 1 else { return nil }
      ending = .cancelled
    case .ended(let velocity): ending = velocity.map { .ended($0) } ?? .lifted(instant)
    case .scroll(_, .ended) where touch.finger == nil: ending = .lifted(instant)
    case .cancelled: ending = .cancelled
    case .scroll(_, .cancelled) where touch.finger == nil: ending = .cancelled
    default: return nil
    }
    guard touch.pan.hasBegun else { return .zero }
    return touch.momentum(ending, in: viewport, longestPause: physics.longestPause)
  }
}

extension Touch {
  /// Returns whether the content follows the finger on `axis`.
  func isFollowed(on axis: ScrollAxis, in viewport: Viewport) -> Bool {
    pan.hasBegun && lockedAxis != axis && viewport.isScrollable(on: axis, between: limits[axis])
  }

  /// Returns the momentum of the content at the end of the touch, in points per second, with the one that it carries.
  ///
  /// The limits are those that the touch stores: computing them again takes 350 instructions.
  fileprivate func momentum(
    _ ending: Scroller.Ending, in viewport: Viewport, longestPause: Double
  ) -> ScrollVector {
    carried.added(to: ownMomentum(ending, in: viewport, longestPause: longestPause))
  }

  private func ownMomentum(
    _ ending: Scroller.Ending, in viewport: Viewport, longestPause: Double
  ) -> ScrollVector {
    let offset = viewport.contentOffset
    let isInside = limits.horizontal.contains(offset.x) && limits.vertical.contains(offset.y)
    let moves = PerAxis { isFollowed(on: $0, in: viewport) }
    func following(_ velocity: ScrollVector) -> ScrollVector {
      ScrollVector { moves[$0] ? 0 - velocity[$0] : 0 }
    }
    switch ending {
    case .cancelled:
      return .zero
    case .ended(let velocity):
      return ReleaseVelocity.known(following(velocity), isInside: isInside)
    case .lifted(let instant), .handedOver(let instant):
      if pan.tracker.restsSince.seconds(to: instant) > longestPause { return .zero }
      let (latest, previous) = pan.velocities(afterPausesOf: longestPause)
      return ReleaseVelocity.blended(
        latest: following(latest), previous: previous.map(following), isInside: isInside)
    }
  }
}
