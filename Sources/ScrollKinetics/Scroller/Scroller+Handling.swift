import ScrollGeometry

extension Scroller {
  /// Handles an input that was sampled at `instant`, and returns the events.
  ///
  /// With `exact` integration a motion is first advanced to `instant`. With `displayLink` only ``advance(to:)`` ticks,
  /// except for the one frame that a release itself integrates.
  ///
  /// - `release` is called where the input ends a drag or is a fling, with the release; it may change the target.
  /// - Precondition: ``Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in },
    file: CallerFile = #fileID, line: CallerLine = #line
  ) -> Events {
    if let events = sample(input, at: instant) { return events }
    var events = Events()
    requireValid(try input.validate(), file, line)
    catchUp(to: instant, &events)
    handleOther(input, at: instant, physics.directionalLock, &events) { $0.ask(release) }
    return events
  }

  /// Handles several samples of one finger, in the order in which they were taken, and returns the events of all.
  ///
  ///     scroller.handle(event.coalescedTouches.map { TouchSample($0.position, at: $0.instant) })
  ///
  /// For platforms that deliver the samples of a frame together, such as UIKit's `coalescedTouches(for:)` and the DOM's
  /// `getCoalescedEvents()`. Predicted touches are no samples.
  ///
  /// - The same bits as with one ``Input/touchMoved(_:finger:)`` for each sample, however the samples are divided into
  ///   calls. An offset that changes several times is one ``Event/didScroll``.
  /// - Samples earlier than ``now`` count with their instants in the release's velocity; out of order, they have no effect.
  /// - The call does not allocate; the samples need not be in an array.
  /// - Precondition: the positions are finite, and `finger` is from 0 to 63.
  @discardableResult
  @inlinable public mutating func handle(
    _ samples: some Sequence<TouchSample>, finger: Int = 0, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Events {
    var events = Events()
    for sample in samples {
      let input = Input.touchMoved(sample.position, finger: finger)
      events.append(contentsOf: handle(input, at: sample.instant, file: file, line: line))
    }
    return events
  }

  /// Does the same as ``handle(_:at:release:file:line:)`` for a chain, with `lock` as the rule of the directional lock of a touch
  /// that begins. A chain with crossed axes passes its own.
  ///
  /// The chain has been advanced: another step would show its coordinate without the rounding of its members.
  ///
  /// The closure is also called where a touch ends without a drag: only a chain chooses a target there; ``Release/ask(_:)``.
  mutating func handle(
    _ input: Input, at instant: ScrollInstant, lockingBy lock: Touch.DirectionalLock.Rule?,
    release: (inout Release) -> Void
  ) -> Events {
    if let events = sample(input, at: instant) { return events }
    var events = Events()
    requireValid(try input.validate())
    now = Swift.max(now, instant)
    handleOther(input, at: instant, lock, &events, release)
    return events
  }

  /// Handles a sample of the finger that drives the content; nil, without an effect, for any other input.
  ///
  /// Most inputs are such samples. Handled before the switch over all inputs and the validation: saves 110 instructions.
  @inline(__always) private mutating func sample(_ input: Input, at instant: ScrollInstant) -> Events? {
    guard case .touchMoved(let point, let finger) = input, point.isFinite else { return nil }
    return touchMoved(point, finger: finger, at: instant)
  }

  private mutating func handleOther(
    _ input: Input, at instant: ScrollInstant, _ lock: Touch.DirectionalLock.Rule?, _ events: inout Events,
    _ release: (inout Release) -> Void
  ) {
    switch input {
    case .wheel(let delta, let notch, let animation):
      let leadsToPlaces = PerAxis { axis in
        guard let notch, notch[axis] > 0, delta[axis] != 0 else { return false }
        let step = delta[axis] < 0 ? 0 - notch[axis] : notch[axis]
        return axes[axis].leadsToPlace(by: step, isAnimated: animation != nil, along(axis))
      }
      for step in wheelSteps(by: delta, notch, where: leadsToPlaces, at: instant) {
        perform(.wheel(step, animation), at: instant, lock, &events, release)
      }
    case .scroll(let delta, .unphased) where physics.turnsOnePagePerSwipe:
      let (pages, rest) = swipe(by: delta, at: instant, where: PerAxis { rules.hasPages(on: $0) })
      let steps = PerAxis<MovingAxis.Step?> { pages[$0] == 0 ? nil : .page(pages[$0]) }
      if pages != .zero, !isIdle(atTheEndOfAZoom: { $0.step(steps, .wheel, &$1) }) {
        endZoom(&events)
        step(steps, .wheel, &events)
      }
      perform(.scroll(rest), at: instant, lock, &events, release)
    default: perform(input, at: instant, lock, &events, release)
    }
  }

  mutating func perform(
    _ input: Input, at instant: ScrollInstant, _ lock: Touch.DirectionalLock.Rule?, _ events: inout Events,
    _ release: (inout Release) -> Void
  ) {
    var intent = intent(of: input, at: instant)
    if endsZoom(intent) {
      if case .step = intent,
        isIdle(atTheEndOfAZoom: { end, events in
          if case .step(let steps, let animation) = end.intent(of: input, at: instant) {
            end.step(steps, animation, &events)
          }
        })
      {
        return
      }
      endZoom(&events)
      // What the input does depends on the limits, which are those of the last scale now.
      intent = self.intent(of: input, at: instant)
    }
    switch intent {
    case .nothing: break
    case .touchDown(let point, let finger): touchDown(point, finger: finger, at: instant, lock, &events)
    case .leave(let finger): leave(finger, at: instant)
    case .join(let point, let finger): join(finger, at: point, instant)
    case .pinch(let scale, let point): pinch(to: scale, at: point, instant, &events)
    case .releasePinch(let ending, let scale, let point):
      if case .lifted = ending { endPinch(to: scale, at: point, &events) }
      endTouch(ending, &events, release)
    case .magnify(let factor, let point): magnify(by: factor, at: point, &events)
    case .zoom(let scale, let offset, let animation): zoom(to: scale, at: offset, animation, &events)
    case .hold(let source): hold(at: instant, from: source, lock, &events)
    case .beginDrag(let source, let delta):
      beginDrag(at: instant, from: source, lock, &events)
      if let delta { moveDrag(at: instant, from: source, lock, &events) { $0 - delta } }
    case .drag(let translation): moveDrag(at: instant, lock, &events) { _ in translation }
    case .move(let delta, nil): moveDrag(at: instant, lock, &events) { $0 + delta }
    // The content moves by a trackpad's delta, the fingers the other way.
    case .move(let delta, let source): moveDrag(at: instant, from: source, lock, &events) { $0 - delta }
    case .release(let ending, let delta, let leaving):
      fingers &= ~leaving
      if isTracking && delta != .zero { moveDrag(at: instant, from: .trackpad, lock, &events) { $0 - delta } }
      endTouch(ending, &events, release)
    case .coast(let delta, let phase):
      coast(by: delta, phase, at: instant, &events)
      if phase == .momentumEnded && physics.momentum == .platform {
        endCoast(&events)
        momentumLock = nil
      }
    case .step(let steps, let animation): step(steps, animation, &events)
    case .scroll(let offset, let animation, let anchors): scroll(to: offset, animation, at: anchors, &events)
    case .scrollToTop: scrollToTop(&events)
    case .stop: stop(&events)
    case .setRefreshing(let isRefreshing):
      setRefreshing(isRefreshing, viewport.refreshControl, &events, release)
    case .retarget(let target): retarget(target, &events)
    case .autoscroll(let velocity, let coasts): autoscroll(velocity, coasts: coasts, &events)
    case .fling(let velocity): fling(velocity, &events, release)
    case .edgeScroll(let velocity): autoscroll(velocity, coasts: false, isAtEdge: true, &events)
    }
  }

  /// Returns whether a step moves nothing once a change of the scale has ended: it pushes against a limit, and ends nothing.
  private func isIdle(atTheEndOfAZoom step: (inout Scroller, inout Events) -> Void) -> Bool {
    guard followsZoom else { return false }
    var (end, events) = (self, Events())
    end.endZoom(&events)
    let place = end.viewport.contentOffset
    step(&end, &events)
    return end.purposes.isEmpty && end.viewport.contentOffset == place
  }
}

extension Scroller.Input {
  /// Throws the error of the first number that breaks a rule.
  ///
  ///     try Scroller.Input.touchDown(.zero, finger: 64).validate()
  ///     // throws: touchDown.finger must be a whole number from 0 to 63, but is 64.0
  ///
  /// ``Scroller/handle(_:at:release:file:line:)`` applies the same rules as preconditions. Call this function first for inputs
  /// from a network or a device; decoding an input calls it, too.
  public func validate() throws(ScrollValueError) {
    switch self {
    case .touchDown(let point, let finger):
      try point.check(.finite, "touchDown")
      try Self.check(finger, "touchDown")
    case .touchMoved(let point, let finger):
      try point.check(.finite, "touchMoved")
      try Self.check(finger, "touchMoved")
    case .touchUp(let finger): try Self.check(finger, "touchUp")
    case .touchCancelled(let finger): try Self.check(finger, "touchCancelled")
    case .held, .began, .cancelled, .scrollToTop, .stop, .beginRefreshing, .endRefreshing: break
    case .changed(let translation): try translation.check("changed")
    case .moved(let delta): try delta.check("moved")
    case .ended(let velocity): try velocity?.check("ended")
    case .scroll(let delta, _): try delta.check("scroll")
    case .pinch(_, let scale, let point):
      try scale.check(.positive, "pinch.scale")
      try point.check(.finite, "pinch")
    case .magnify(let factor, let point):
      try factor.check(.positive, "magnify.by")
      try point.check(.finite, "magnify")
    case .setZoomScale(let scale, let point, let animation):
      try scale.check(.positive, "setZoomScale")
      try point?.check(.finite, "setZoomScale.about")
      try animation?.validate()
    case .zoom(let rect, let animation):
      try rect.check("zoom")
      try animation?.validate()
    case .setContentOffset(let offset, let animation):
      try offset.check(.finite, "setContentOffset")
      try animation?.validate()
    case .scrollRectToVisible(let rect, let animation):
      try rect.check("scrollRectToVisible")
      try animation?.validate()
    case .retarget(let target): try target.check(.finite, "retarget")
    case .autoscroll(let velocity, _): try velocity.check("autoscroll")
    case .fling(let velocity): try velocity.check("fling")
    case .edgeScroll(let pointer): try pointer?.check(.finite, "edgeScroll")
    case .wheel(let delta, let notch, let animation):
      try delta.check("wheel")
      try notch?.dx.check(.notNegative, "wheel.notch.dx")
      try notch?.dy.check(.notNegative, "wheel.notch.dy")
      try animation?.validate()
    case .key(_, let distances, let animation):
      try distances.validate()
      try animation?.validate()
    }
  }

  private static func check(_ finger: Int, _ input: StaticString) throws(ScrollValueError) {
    if finger >= 0 && finger < Scroller.fingerCount { return }
    try Double(finger).check(.index(below: Scroller.fingerCount), "\(input).finger")
  }
}
