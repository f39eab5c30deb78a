import ScrollGeometry

// A touch takes hold of what moves the members of its path. Where they scroll on different axes, the way of the finger up to the
// beginning of its drag chooses one, and the touch moves only what scrolls on it.
extension ScrollScreen {
  /// A touch on a path whose members scroll on different axes: of a finger, or a ready-made drag.
  struct CrossingTouch: Hashable, Sendable, Codable {
    /// The number of the finger; nil for a ready-made drag, or a trackpad's.
    let finger: Int8?
    /// The axis that the drag has chosen; nil before it begins.
    var axis: ScrollAxis?
  }

  /// Whether one target scrolls only horizontally, and another only vertically.
  var targetsCross: Bool {
    ScrollAxis.allCases.allSatisfy { axis in scratch.targets.contains { scrolls($0, onlyOn: axis) } }
  }

  /// Returns whether a touch has yet to choose an axis.
  func isUndecided(_ finger: Int8?) -> Bool {
    crossingTouches.contains { $0.finger == finger && $0.axis == nil }
  }

  /// Returns whether a touch moves a receiver that it holds: not where it has chosen the other axis.
  func moves(_ receiver: Receiver, with finger: Int8?) -> Bool {
    guard let axis = crossingTouches.first(where: { $0.finger == finger })?.axis else { return true }
    return !scrolls(receiver, onlyOn: axis.cross)
  }

  /// Chooses the axis of an undecided touch by the way of the finger where its drag begins. An exactly diagonal one moves both.
  mutating func choose(by travel: ScrollVector, with finger: Int8?) {
    guard travel != .zero,
      let place = crossingTouches.firstIndex(where: { $0.finger == finger && $0.axis == nil })
    else { return }
    let (x, y) = (travel.dx.magnitude, travel.dy.magnitude)
    if targetsCross && x != y {
      crossingTouches[place].axis = x < y ? .vertical : .horizontal
    } else {
      crossingTouches.remove(at: place)
    }
  }

  /// Whether the physics of a target take velocities by least squares.
  var takesSamples: Bool {
    scratch.targets.contains { ask($0) { $0.physics.releaseVelocity == .leastSquares } }
  }

  /// Makes a touch take hold of the path of a member, which it stops: joins its members, and gives what moves them the
  /// input, or only a hold where the touch is one of a drag that has yet to choose an axis.
  mutating func takeHold(
    of index: Int, by input: Scroller.Input, finger: Int8?, at instant: ScrollInstant,
    _ release: ReleaseHandler
  ) {
    releaseWhatNoDragMoves(around: index, at: instant, release)
    findPath(from: index) { screen in
      // It stops what moves and can be scrolled by a finger.
      screen.scratch.stops = screen.scratch.path.contains {
        screen.isMoving(at: $0) && screen.viewport(at: $0).isScrollEnabled
      }
      screen.joinForTouch()
    }
    keepOneTargetOnEachAxis()
    crossingTouches.removeAll { $0.finger == finger }
    let crosses = targetsCross
    if crosses { crossingTouches.append(CrossingTouch(finger: finger)) }
    passToTargets(crosses && finger == nil ? input.holding : input, at: instant, release)
  }

  /// Leaves out the targets that a touch would move beside an inner one on the same axis: what another finger holds, and what is past
  /// its limits as the inner one is, which returns by itself.
  private mutating func keepOneTargetOnEachAxis() {
    var (taken, place) = (0, 0)
    while place < scratch.targets.count {
      let target = scratch.targets[place]
      let axes = (scrolls(target, on: .horizontal) ? 1 : 0) + (scrolls(target, on: .vertical) ? 2 : 0)
      if taken & axes == 0 {
        taken |= axes
        place += 1
      } else {
        scratch.targets.remove(at: place)
        guard !isTouched(target) else { continue }
        // Found before any of them leaves: a nest may end with the first one.
        for index in scratch.path.filter({ receiver(at: $0) == target }) {
          detach(index) { _ in }
          returnInside(index)
        }
      }
    }
  }

  /// Ends the holds that fingers on other paths have on a member and on those around it, where their drags have chosen the other
  /// axis. The next finger can move these members; on the path of such a finger it joins that finger's touch.
  private mutating func releaseWhatNoDragMoves(
    around index: Int, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    var next: Int? = crossingTouches.isEmpty ? nil : index
    while let member = next {
      // Content that zooms may scroll on other axes by now.
      catchUp(member)
      for touch in crossingTouches {
        let receiver = receiver(at: member)
        guard let finger = touch.finger, !moves(receiver, with: finger),
          isHeld(receiver, by: Int(finger)),
          held.first(where: { isHeld($0, by: Int(finger)) }) != self.receiver(at: index)
        else { continue }
        pass(.touchCancelled(finger: Int(finger)), to: receiver, at: instant, release)
      }
      next = parent(at: member)
    }
  }

  @inline(__always) func isHeld(_ receiver: Receiver, by finger: Int) -> Bool {
    phaseAndFingers(of: receiver).fingers & Scroller.bit(of: finger) != 0
  }
}

// MARK: - Fingers

extension ScrollScreen {
  mutating func touchDown(
    _ input: Scroller.Input, _ point: ScrollPoint, finger: Int, on index: Int?, at instant: ScrollInstant,
    _ release: ReleaseHandler
  ) {
    findHeld(by: finger)
    if let innermost = scratch.targets.first {
      // The lift of the finger was lost. On the same path the touch continues.
      if let index, receiver(at: index) == innermost {
        notePinchTouch(finger, at: point, on: index, instant)
        findHeld(by: finger)
        return passToTargets(input, at: instant, release)
      }
      touchEnded(.touchCancelled(finger: finger), finger: finger, at: instant, release)
    }
    guard let index else { return }
    notePinchTouch(finger, at: point, on: index, instant)
    takeHold(of: index, by: input, finger: Int8(finger), at: instant, release)
    samples.follow(input, begins: takesSamples, at: instant)
    guard scratch.stops else { return }
    changeTargets { $0.waiveSlop(of: finger) }
  }

  mutating func touchMoved(
    _ input: Scroller.Input, to point: ScrollPoint, finger: Int, at instant: ScrollInstant,
    _ release: ReleaseHandler
  ) {
    findHeld(by: finger)
    if !samples.fingers.isEmpty { samples.follow(input, begins: false, at: instant) }
    guard !crossingTouches.isEmpty else { return passToTargets(input, at: instant, release) }
    if isUndecided(Int8(finger)), let recognizer = recognizer(of: finger) {
      if let travel = ask(recognizer, { $0.travel(beginningAt: point, at: instant) }) {
        choose(by: travel, with: Int8(finger))
        // The others begin to follow the pan that this one has recognised.
        let touch = ask(recognizer) { $0.touch }
        changeTargets { $0.takeOver(touch, of: finger) }
      } else if !ask(recognizer, { $0.isDragging }) {
        return passToTargets(input, at: instant, release) { $1 == recognizer || $0.isPair($1) }
      }
    }
    passToTargets(input, at: instant, release) { $0.moves($1, with: Int8(finger)) || $0.isPair($1) }
  }

  mutating func touchEnded(
    _ input: Scroller.Input, finger: Int, at instant: ScrollInstant, _ release: ReleaseHandler
  ) {
    endPinchTouch(finger)
    findHeld(by: finger)
    for place in scratch.targets.indices {
      let receiver = scratch.targets[place]
      // What the drag has not chosen is released without velocity, as a locked axis is.
      let isMoved = moves(receiver, with: Int8(finger))
      if isMoved, let end = ask(receiver, { samples.release(by: input, of: $0, at: instant) }) {
        pass(end, to: receiver, at: instant, release)
      }
      pass(isMoved ? input : .touchCancelled(finger: finger), to: receiver, at: instant, release)
    }
    samples.end(finger)
    crossingTouches.removeAll { $0.finger == Int8(finger) }
  }

  /// Cancels the touches and drags of a path; of the whole screen without a member.
  mutating func cancel(_ index: Int?, at instant: ScrollInstant, _ release: ReleaseHandler) {
    if let index {
      // Also what is around a member that is being zoomed.
      findViews(from: index)
      findReceivers()
    } else {
      findHeld { _ in true }
    }
    passToTargets(.cancelled, at: instant, release)
    var down = UInt64(0)
    for receiver in held { down |= phaseAndFingers(of: receiver).fingers }
    crossingTouches.removeAll { touch in
      guard let finger = touch.finger else { return touch.axis == nil }
      return down & Scroller.bit(of: Int(finger)) == 0
    }
    for touch in pinchTouches where down & Scroller.bit(of: Int(touch.finger)) == 0 {
      endPinchTouch(Int(touch.finger))
    }
  }

  /// Returns whether two fingers hold a receiver, which may turn into a pinch on any axis.
  private func isPair(_ receiver: Receiver) -> Bool {
    guard !pinchTouches.isEmpty, case .member(let index) = receiver else { return false }
    return isInContainer(index)
  }

  mutating func findHeld(by finger: Int) {
    // Most samples find what the one before has found.
    var count = 0
    for receiver in held where isHeld(receiver, by: finger) {
      if count == scratch.targets.count {
        scratch.targets.append(receiver)
      } else if scratch.targets[count] != receiver {
        scratch.targets[count] = receiver
      }
      count += 1
    }
    scratch.targets.keep(first: count)
    if !crossingTouches.isEmpty { catchUpTargets() }
  }

  /// Returns the target that recognises the pan of a finger, for all of them until it chooses an axis: one whose drag the
  /// finger has taken over, or the innermost. Nil where the finger drives none.
  private func recognizer(of finger: Int) -> Receiver? {
    let driven = scratch.targets.lazy.filter { ask($0) { $0.recognizes(finger) } }
    return driven.first { ask($0) { $0.isDragging } } ?? driven.first
  }

  private mutating func changeTargets(_ change: (inout Scroller) -> Void) {
    for receiver in scratch.targets {
      switch receiver {
      case .member(let index): change(&members[index].scroller)
      case .nest(let nest): change(&nests[nest].joined)
      }
    }
  }
}

extension Scroller {
  /// Whether `finger` drives content that it can move, with positions on the screen.
  fileprivate func recognizes(_ finger: Int) -> Bool {
    isTracking && touch.finger == Int8(finger) && !isInContainer
      && (axes.horizontal.isScrollable || axes.vertical.isScrollable)
  }

  /// Returns the way since touch down of a finger whose drag has begun, or begins, with a sample at `point`; nil where it begins
  /// no drag, or has a later sample.
  fileprivate func travel(beginningAt point: ScrollPoint, at instant: ScrollInstant) -> ScrollVector? {
    guard !touch.awaitsHandOver, instant >= touch.pan.tracker.instant else { return nil }
    return touch.pan.translation(beginningAt: point) == nil ? nil : touch.pan.travel(to: point)
  }

  /// Continues the pan that another scroller has recognised.
  fileprivate mutating func takeOver(_ other: Touch, of finger: Int) {
    guard recognizes(finger), !touch.pan.hasBegun, !other.pan.hasBegun else { return }
    (touch.pan, touch.driver) = (other.pan, other.awaitsHandOver ? .nextFinger : .finger)
  }

  /// Makes the drag of `finger` begin without slop, as where the touch has stopped the content.
  fileprivate mutating func waiveSlop(of finger: Int) {
    guard physics.source == .touch, isTracking, touch.finger == Int8(finger) else { return }
    touch.pan.waiveSlop()
  }
}
