import ScrollGeometry

extension Scroller {
  /// Handles an input that was sampled at `instant`, and returns the events.
  ///
  /// With `exact` integration a motion is first advanced to `instant`. With `displayLink` only ``advance(to:)`` ticks,
  /// except for the one frame that a release itself integrates.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - instant: the instant of the input; one earlier than ``now`` is treated as `now`, except for velocities.
  ///   - release: called where the input ends a drag, with the release; it may change the target.
  /// - Precondition: ``Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in }
  ) -> Events {
    let lock = physics.directionalLock
    return sample(input, at: instant, lock) ?? handleOther(input, at: instant, lock) { $0.ask(release) }
  }

  /// Does the same as ``handle(_:at:release:)``, with `lock` as the directional lock of a drag that begins. A chain
  /// with crossed axes passes another lock than that of the physics.
  ///
  /// The closure is also called where the input ends a touch without a drag. Only a chain chooses a target there; see
  /// ``Release/ask(_:)``.
  mutating func handle(
    _ input: Input, at instant: ScrollInstant, lockingBy lock: Touch.DirectionalLock?,
    release: (inout Release) -> Void
  ) -> Events {
    sample(input, at: instant, lock) ?? handleOther(input, at: instant, lock, release)
  }

  /// Handles a sample of the finger that drives the content, and returns the events; nil, without an effect, for any
  /// other input.
  ///
  /// Most inputs are such samples. Handling them before the switch over all inputs, and before the validation, saves
  /// 110 instructions.
  @inline(__always) private mutating func sample(
    _ input: Input, at instant: ScrollInstant, _ lock: Touch.DirectionalLock?
  ) -> Events? {
    guard case .touchMoved(let point, let finger) = input, point.isFinite else { return nil }
    return touchMoved(point, finger: finger, at: instant, lock)
  }

  /// Handles any input but a sample of the finger that drives the content.
  private mutating func handleOther(
    _ input: Input, at instant: ScrollInstant, _ lock: Touch.DirectionalLock?,
    _ release: (inout Release) -> Void
  ) -> Events {
    var events = Events()
    requireValid { () throws(ScrollValueError) in try input.validate() }
    now = Swift.max(now, instant)
    carryOnWithoutTick(&events)
    switch input {
    case .touchDown(let point, let finger):
      touchDown(point, finger: finger, at: instant, &events)
    case .touchMoved:
      // The sample of a finger that does not drive the content.
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
      // An earlier translation than the latest one is out of date; an earlier `moved(by:)` is a part of the sum.
      if !dragIsLater(than: instant) { moveDrag(at: instant, lock, &events) { _ in translation } }
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
      // A rectangle that is visible already has no effect, as Apple documents: it ends no flight, animation or drag.
      if offset != viewport.contentOffset { send(to: offset, animation, &events) }
    case .scrollToTop:
      scrollToTop(&events)
    case .stop:
      stop(&events)
    case .retarget(let target):
      retarget(target, &events)
    case .autoscroll(let velocity, let coasts):
      autoscroll(velocity, coasts: coasts, &events)
    case .wheel(let delta, let animation):
      turnWheel(delta, animation, &events)
    case .key(let key, let distances, let animation):
      press(key, distances, animation, &events)
    }
    return events
  }
}
