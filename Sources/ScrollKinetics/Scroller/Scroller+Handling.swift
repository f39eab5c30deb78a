import ScrollGeometry

extension Scroller {
  /// Takes an input, sampled at `instant`, and answers what happened.
  ///
  /// With `exact` integration whatever moves is first carried on to `instant`; with `displayLink` only
  /// ``advance(to:)`` ticks, but for the one frame that a release integrates by itself.
  ///
  /// - Parameters:
  ///   - input: what was done to the scroller.
  ///   - instant: when; one that is earlier than ``now`` is taken as `now`, but for velocities.
  ///   - release: called where the input ends a drag, with what is about to happen; it may change the target.
  /// - Precondition: ``Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in }
  ) -> Events {
    handle(input, at: instant, lockingBy: physics.directionalLock, release: release)
  }

  /// As ``handle(_:at:release:)``; a drag that begins takes `lock`, which is not the physics' own where a chain's axes
  /// cross.
  mutating func handle(
    _ input: Input, at instant: ScrollInstant, lockingBy lock: Touch.DirectionalLock?,
    release: (inout Release) -> Void
  ) -> Events {
    var events = Events()
    // Most inputs are samples. Taken ahead of the choice among all inputs, and of the rules for each, they take 80
    // instructions less.
    if case .touchMoved(let point, let finger) = input, point.isFinite,
      touchMoved(point, finger: finger, at: instant, lock, &events)
    {
      now = Swift.max(now, instant)
      return events
    }
    requireValid { () throws(ScrollValueError) in try input.validate() }
    now = Swift.max(now, instant)
    carryOnWithoutTick(&events)
    switch input {
    case .touchDown(let point, let finger):
      touchDown(point, finger: finger, at: instant, &events)
    case .touchMoved:
      // Of a finger that does not drive the content.
      break
    case .touchUp(let finger):
      touchEnded(finger: finger, ending: .lifted(instant), &events, release)
    case .touchCancelled(let finger):
      touchEnded(finger: finger, ending: .cancelled, &events, release)
    case .held:
      hold(at: instant, &events)
    case .began:
      beginDrag(at: instant, lock, &events)
    case .changed(let translation):
      moveDrag(at: instant, lock, &events) { _ in translation }
    case .moved(let delta):
      moveDrag(at: instant, lock, &events) { $0 + delta }
    case .ended(let velocity):
      endTouch(velocity.map { .ended($0) } ?? .lifted(instant), &events, release)
    case .cancelled:
      fingers = 0
      endTouch(.cancelled, &events, release)
    case .scroll(let delta, let phase):
      scroll(by: delta, phase, at: instant, lock, &events, release)
    case .setContentOffset(let offset, let animation):
      send(to: offset, animation, &events)
    case .scrollRectToVisible(let rect, let animation):
      let offset = viewport.contentOffset(revealing: rect)
      // What shows already, as Apple has it, needs nothing: no flight, animation or drag ends for it.
      if offset != viewport.contentOffset { send(to: offset, animation, &events) }
    case .scrollToTop:
      scrollToTop(&events)
    case .stop:
      stop(&events)
    case .retarget(let target):
      retarget(target, &events)
    case .wheel(let delta, let animation):
      turnWheel(delta, animation, &events)
    case .key(let key, let animation):
      press(key, animation, &events)
    }
    return events
  }
}
