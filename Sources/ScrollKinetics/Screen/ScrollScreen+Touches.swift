import ScrollGeometry

// A finger touches the receivers of a path. The first translation of its drag chooses which of them follow it.
extension ScrollScreen {
  mutating func touchDown(
    _ input: Scroller.Input, finger: Int, on index: Int?, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
  ) {
    let bit: UInt64 = 1 << UInt64(finger)
    findHeld { $0.fingers & bit != 0 }
    if let innermost = scratch.targets.first {
      // The lift of the finger was lost. On the same path the touch continues.
      if let index, receiver(at: index) == innermost { return passToTargets(input, at: instant, release) }
      touchEnded(.touchCancelled(finger: finger), finger: finger, at: instant, release)
    }
    guard let index else { return }
    touchPath(from: index, input, at: instant, release) { $0.waiveSlop(of: finger) }
    if targetsCross { undecidedFingers |= bit }
  }

  mutating func touchMoved(
    _ input: Scroller.Input, to point: ScrollPoint, finger: Int, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
  ) {
    let bit: UInt64 = 1 << UInt64(finger)
    findHeld { $0.fingers & bit != 0 }
    if undecidedFingers & bit != 0,
      let translation = translation(beginningAt: point, finger: finger, at: instant)
    {
      // A drag that has just begun, but not left the slop on either axis, has no direction yet.
      if translation != .zero { undecidedFingers &= ~bit }
      refuse(translation) { $0.refusedFingers |= bit }
    }
    passToTargets(input, at: instant, release) { $0.refusedFingers & bit == 0 }
  }

  mutating func touchEnded(
    _ input: Scroller.Input, finger: Int, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void
  ) {
    let bit: UInt64 = 1 << UInt64(finger)
    findHeld { $0.fingers & bit != 0 }
    undecidedFingers &= ~bit
    for place in scratch.targets.indices {
      let receiver = scratch.targets[place]
      let isRefused = self[stateOf: receiver].refusedFingers & bit != 0
      self[stateOf: receiver].refusedFingers &= ~bit
      // What the drag has not chosen is released without velocity, as a locked axis is.
      pass(isRefused ? .touchCancelled(finger: finger) : input, to: receiver, at: instant, release)
    }
  }

  /// Cancels the touches and drags of a path; of the whole screen without a member.
  mutating func cancel(
    _ index: Int?, at instant: ScrollInstant, _ release: (ID, inout Scroller.Release) -> Void
  ) {
    if let index { findPath(from: index) } else { findHeld { _ in true } }
    passToTargets(.cancelled, at: instant, release)
    isDragUndecided = false
    var down: UInt64 = 0
    for receiver in held { down |= ask(receiver) { $0.fingers } }
    undecidedFingers &= down
  }

  /// Joins the members of a path, and gives their receivers the input that touches them. Where the touch has stopped
  /// anything, `tell` is called with the scroller of each receiver.
  mutating func touchPath(
    from index: Int, _ input: Scroller.Input, at instant: ScrollInstant,
    _ release: (ID, inout Scroller.Release) -> Void, stopping tell: (inout Scroller) -> Void
  ) {
    findPath(from: index) {
      // A motion that ends before the touch is not one that the touch stops: the path is advanced first.
      for index in $0.scratch.path { $0.catchUp(index) }
      $0.scratch.stops = $0.pathMoves
      $0.joinForTouch()
    }
    passToTargets(input, at: instant, release)
    if scratch.stops {
      for receiver in scratch.targets {
        switch receiver {
        case .member(let index): tell(&members[index].scroller)
        case .nest(let nest): tell(&nests[nest]!.chain.joined)
        }
      }
    }
  }
}

// MARK: - The choice of the axis

extension ScrollScreen {
  /// Whether one target scrolls only horizontally, and another only vertically.
  var targetsCross: Bool {
    ScrollAxis.allCases.allSatisfy { axis in scratch.targets.contains { scrolls($0, onlyOn: axis) } }
  }

  /// Makes the targets that scroll only across the direction of a drag's first translation refuse the drag.
  mutating func refuse(_ translation: ScrollVector, _ refuse: (inout ReceiverState) -> Void) {
    let (x, y) = (translation.dx.magnitude, translation.dy.magnitude)
    guard targetsCross, x != y else { return }
    let across: ScrollAxis = x < y ? .horizontal : .vertical
    for receiver in scratch.targets where scrolls(receiver, onlyOn: across) {
      refuse(&self[stateOf: receiver])
    }
  }

  /// Returns the translation of a drag of a finger at `point`; nil where it does not begin yet.
  private func translation(
    beginningAt point: ScrollPoint, finger: Int, at instant: ScrollInstant
  ) -> ScrollVector? {
    for receiver in scratch.targets {
      let translation = ask(receiver) { $0.translation(beginningAt: point, finger: finger, at: instant) }
      if let translation { return translation }
    }
    return nil
  }
}

extension Scroller {
  /// Returns the translation of the drag that `finger` has begun, or begins, with a sample at `point`; nil where it does
  /// not drive the content, begins no drag, or has a later sample.
  fileprivate func translation(
    beginningAt point: ScrollPoint, finger: Int, at instant: ScrollInstant
  ) -> ScrollVector? {
    guard isTracking, touch.finger == Int8(finger), !touch.awaitsHandOver,
      instant >= touch.pan.tracker.instant,
      axes.horizontal.metrics.isScrollable || axes.vertical.metrics.isScrollable
    else { return nil }
    return touch.pan.translation(beginningAt: point)
  }

  /// Makes the drag of `finger` begin without slop, as where the touch has stopped the content.
  fileprivate mutating func waiveSlop(of finger: Int) {
    guard physics.source == .touch, isTracking, touch.finger == Int8(finger) else { return }
    touch.pan.waiveSlop()
  }
}
