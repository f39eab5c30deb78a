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
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in }
  ) -> Events {
    requireValid { () throws(ScrollValueError) in try input.validate() }
    var events = Events()
    now = Swift.max(now, instant)
    carryOnWithoutTick(&events)
    switch input {
    case .touchDown(let point, let finger):
      touchDown(point, finger: finger, at: instant, &events)
    case .touchMoved(let point, let finger):
      touchMoved(point, finger: finger, at: instant, &events)
    case .touchUp(let finger):
      touchEnded(finger: finger, ending: .lifted(instant), &events, release)
    case .touchCancelled(let finger):
      touchEnded(finger: finger, ending: .cancelled, &events, release)
    case .held:
      hold(at: instant, &events)
    case .began:
      beginDrag(at: instant, &events)
    case .changed(let translation):
      moveDrag(at: instant, &events) { _ in translation }
    case .moved(let delta):
      moveDrag(at: instant, &events) { $0 + delta }
    case .ended(let velocity):
      endTouch(velocity.map { .ended($0) } ?? .lifted(instant), &events, release)
    case .cancelled:
      fingers = 0
      endTouch(.cancelled, &events, release)
    case .setContentOffset(let offset, let animation):
      setContentOffset(offset, animation, &events)
    case .scrollRectToVisible(let rect, let animation):
      setContentOffset(viewport.contentOffset(revealing: rect), animation, &events)
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

// MARK: - Touches

extension Scroller {
  private mutating func touchDown(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant, _ events: inout Events
  ) {
    let bit = Self.bit(of: finger)
    if fingers & bit != 0, case .touching(var touch) = activity, touch.finger == Int8(finger) {
      // Its lift was lost: the touch goes on from here.
      touch.pan.handOver(to: point, at: instant)
      activity = .touching(touch)
    }
    fingers |= bit
    guard viewport.isScrollEnabled else { return }
    if case .touching = activity { return }
    let slop = catchContent(&events) && physics.source == .touch ? 0 : physics.slop
    activity = .touching(
      Touch(at: point, instant: instant, finger: Int8(finger), slop: slop, physics: physics))
  }

  private mutating func touchMoved(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant, _ events: inout Events
  ) {
    guard fingers & Self.bit(of: finger) != 0, case .touching(var touch) = activity,
      touch.finger == Int8(finger)
    else { return }
    if touch.awaitsHandOver {
      touch.pan.handOver(to: point, at: instant)
      touch.awaitsHandOver = false
    } else {
      follow(&touch, to: point, at: instant, &events)
    }
    activity = .touching(touch)
  }

  private mutating func touchEnded(
    finger: Int, ending: Ending, _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    let bit = Self.bit(of: finger)
    guard fingers & bit != 0 else { return }
    fingers &= ~bit
    guard case .touching(var touch) = activity, touch.finger == Int8(finger) else { return }
    guard fingers == 0 else {
      touch.finger = Int8(fingers.trailingZeroBitCount)
      touch.awaitsHandOver = true
      activity = .touching(touch)
      return
    }
    endTouch(ending, &events, release)
  }

  private static func bit(of finger: Int) -> UInt64 { 1 << UInt64(finger) }
}

// MARK: - Ready-made drags

extension Scroller {
  private mutating func hold(at instant: ScrollInstant, _ events: inout Events) {
    guard viewport.isScrollEnabled else { return }
    if case .touching = activity { return }
    catchContent(&events)
    activity = .touching(readyMade(at: instant))
  }

  private mutating func beginDrag(at instant: ScrollInstant, _ events: inout Events) {
    guard viewport.isScrollEnabled else { return }
    catchContent(&events)
    let isDragging = isDragging
    var touch = readyMade(at: instant)
    touch.pan.begin()
    grip(&touch)
    if !isDragging { events.append(.willBeginDragging) }
    drag(&touch, between: PerAxis { viewport.limits(on: $0) }, &events)
    activity = .touching(touch)
  }

  private mutating func moveDrag(
    at instant: ScrollInstant, _ events: inout Events, to translation: (ScrollVector) -> ScrollVector
  ) {
    if !isDragging { beginDrag(at: instant, &events) }
    guard case .touching(var touch) = activity, touch.finger == nil else { return }
    let translation = translation(touch.pan.translation)
    follow(&touch, to: ScrollPoint { translation[$0].saturated }, at: instant, &events)
    activity = .touching(touch)
  }

  /// A finger of no number at translation zero.
  private func readyMade(at instant: ScrollInstant) -> Touch {
    Touch(at: .zero, instant: instant, finger: nil, slop: 0, physics: physics)
  }
}

// MARK: - Dragging

extension Scroller {
  /// Whether the content follows the finger on `axis`.
  func follows(_ touch: Touch, on axis: ScrollAxis) -> Bool {
    touch.pan.hasBegun && touch.lockedAxis != axis && viewport.isScrollable(on: axis)
  }

  /// Moves the finger, and with it the content once the pan has begun.
  private mutating func follow(
    _ touch: inout Touch, to position: ScrollPoint, at instant: ScrollInstant, _ events: inout Events
  ) {
    let limits = PerAxis { viewport.limits(on: $0) }
    guard
      viewport.isScrollable(on: .horizontal, between: limits.horizontal)
        || viewport.isScrollable(on: .vertical, between: limits.vertical)
    else {
      // What the finger covers while nothing can follow it does not count.
      touch.pan.handOver(to: position, at: instant)
      return
    }
    if touch.pan.move(to: position, at: instant) {
      grip(&touch)
      events.append(.willBeginDragging)
    }
    if touch.pan.hasBegun { drag(&touch, between: limits, &events) }
  }

  /// Takes hold of the content where it is, at translation zero.
  private func grip(_ touch: inout Touch) {
    touch.dragOrigin = viewport.contentOffset
    touch.drag = PerAxis { grip(on: $0, at: 0) }
  }

  /// The drag that shows the present offset at `translation`.
  private func grip(on axis: ScrollAxis, at translation: Double) -> AxisDrag {
    AxisDrag(
      showing: viewport.contentOffset[axis], at: translation, limits: viewport.limits(on: axis),
      length: viewport.frame.size[axis], band: physics.rubberBand)
  }

  /// Lets a drag go on from where the content now is, on the axes that have changed.
  mutating func regrip(where hasChanged: (ScrollAxis) -> Bool) {
    guard case .touching(var touch) = activity, touch.pan.hasBegun else { return }
    for axis in ScrollAxis.allCases where hasChanged(axis) {
      touch.drag?[axis] = grip(on: axis, at: touch.pan.translation[axis])
    }
    activity = .touching(touch)
  }

  /// Puts the content where the finger has dragged it.
  private mutating func drag(
    _ touch: inout Touch, between limits: PerAxis<ClosedRange<Double>>, _ events: inout Events
  ) {
    if let share = physics.lockingShare { touch.decideLock(share: share) }
    let (translation, band) = (touch.pan.translation, physics.rubberBand)
    let offset = ScrollPoint { axis in
      let (shown, limits) = (viewport.contentOffset[axis], limits[axis])
      guard touch.lockedAxis != axis, viewport.isScrollable(on: axis, between: limits) else { return shown }
      let dragged = touch.drag?[axis].offset(
        at: translation[axis], limits: limits, length: viewport.frame.size[axis], band: band)
      guard let dragged else { return shown }
      let allowed = viewport.bounces ? dragged : dragged.clamped(to: limits)
      return viewport.pixelGrid.rounded(allowed, within: limits)
    }
    scroll(to: offset, &events)
  }

  /// Shows `offset`, and says so where that is a change.
  mutating func scroll(to offset: ScrollPoint, _ events: inout Events) {
    guard offset != viewport.contentOffset else { return }
    viewport.contentOffset = offset
    events.append(.didScroll)
  }
}

// MARK: - Letting go

extension Scroller {
  /// How a touch ends.
  enum Ending {
    /// The finger has gone, and its samples say how fast.
    case lifted(ScrollInstant)
    /// The drag ends with a known velocity of the finger.
    case ended(ScrollVector)
    /// The touch was taken away.
    case cancelled
  }

  mutating func endTouch(
    _ ending: Ending, _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    guard case .touching(let touch) = activity else { return }
    guard touch.pan.hasBegun else {
      // A touch that became no drag lets content past a limit, or between two places to snap to, return.
      activity = .idle
      launch(Launch(), &events, release)
      return
    }
    let momentum = momentum(of: touch, ending)
    activity = .idle
    events.append(.willEndDragging)
    launch(Launch(momentum: momentum, dragOrigin: touch.dragOrigin, endsDrag: true), &events, release)
  }

  /// What the finger gives the content, in points per second of the content's motion.
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
    case .lifted(let instant):
      let pan = touch.pan
      if pan.tracker.instant.seconds(to: instant) > physics.longestPause { return .zero }
      return ReleaseVelocity.blended(
        latest: following(pan.velocity), previous: pan.previousVelocity.map(following), isInside: isInside)
    }
  }
}
