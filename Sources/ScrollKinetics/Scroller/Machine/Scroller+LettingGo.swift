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
      launch(Launch(), &events) { _ in }
      return
    }
    let momentum = touch.carried.added(to: momentum(of: touch, ending))
    activity = .idle
    events.append(.willEndDragging)
    var launch = Launch(momentum: momentum, dragOrigin: touch.dragOrigin, endsDrag: true)
    if case .handedOver = ending {
      launch.awaitsMomentum = PerAxis { physics.snapping[$0] == nil && viewport.overscroll[$0] == 0 }
    }
    self.launch(launch, &events, release)
  }

  /// Returns the momentum of the content at the end of a touch, in points per second.
  private func momentum(of touch: Touch, _ ending: Ending) -> ScrollVector {
    let isInside = viewport.overscroll == .zero
    func following(_ velocity: ScrollVector) -> ScrollVector {
      ScrollVector { follows(touch, on: $0) ? 0 - velocity[$0] : 0 }
    }
    switch ending {
    case .cancelled:
      return .zero
    case .ended(let velocity):
      return ReleaseVelocity.known(following(velocity), isInside: isInside)
    case .lifted(let instant), .handedOver(let instant):
      let pan = touch.pan
      if pan.tracker.restsSince.seconds(to: instant) > physics.longestPause { return .zero }
      let (latest, previous) = pan.velocities(afterPausesOf: physics.longestPause)
      return ReleaseVelocity.blended(
        latest: following(latest), previous: previous.map(following), isInside: isInside)
    }
  }
}
