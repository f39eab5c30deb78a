import ScrollGeometry

// Raw touches, and the choice of the finger that drives the content.
extension Scroller {
  static let fingerCount = 64

  mutating func touchDown(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant, _ lock: Touch.DirectionalLock.Rule?,
    _ events: inout Events
  ) {
    if isTracking && fingers & Self.bit(of: finger) != 0 {
      // The lift of the finger was lost: the touch continues from here.
      if touch.isPair { part(from: finger, at: instant) }
      if touch.finger == Int8(finger) { touch.pan.handOver(to: point, at: instant) }
    }
    fingers |= Self.bit(of: finger)
    if joins(finger) { return join(finger, at: point, instant) }
    guard viewport.isScrollEnabled, !isTracking else { return }
    let slop = isMoving && physics.source == .touch ? 0 : physics.slop
    let touch = Touch(
      at: point, instant: instant, finger: Int8(finger), slop: slop, source: physics.source,
      limit: physics.limit)
    begin(touch, lock, &events)
    phase = .tracking
  }

  /// Begins a touch, which stops the present motions and takes over from them, or from the touch before it.
  mutating func begin(_ new: Touch, _ lock: Touch.DirectionalLock.Rule?, _ events: inout Events) {
    let caught = caughtFlight
    let isZooming = takeOverZoom(&events)
    touch = new
    (touch.isZooming, touch.catchesFlight) = (isZooming, caught != nil)
    guard let lock else { return }
    touch.lock = Touch.DirectionalLock(lock)
    if lock == .untilPause, hasBothAxes { touch.lockedAxis = caught??.cross }
  }

  /// Handles a sample of the finger that drives the content; nil, without an effect, for another finger.
  @inline(__always) mutating func touchMoved(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant
  ) -> Events? {
    guard (0..<Self.fingerCount).contains(finger), fingers & Self.bit(of: finger) != 0, isTracking else {
      return nil
    }
    guard touch.finger == Int8(finger) else {
      return pairOrStep.partner?.finger == Int8(finger) ? pairMoved(point, finger: finger, at: instant) : nil
    }
    var events = Events()
    if touch.driver != .finger {
      guard touch.awaitsHandOver else { return pairMoved(point, finger: finger, at: instant) }
      touch.pan.handOver(to: point, at: instant)
      touch.driver = .finger
    } else if instant >= touch.pan.tracker.instant {
      // Otherwise the finger has moved on since.
      follow(to: point, at: instant, &events)
    }
    now = Swift.max(now, instant)
    showOffset(&events)
    followPull(&events)
    return events
  }

  /// Handles the lift of a finger that does not end the touch. If the finger drives the content, another one takes over.
  mutating func leave(_ finger: Int, at instant: ScrollInstant) {
    fingers &= ~Self.bit(of: finger)
    if isTracking && touch.isPair { part(from: finger, at: instant) }
    guard isTracking && touch.finger == Int8(finger) else { return }
    touch.finger = Int8(fingers.trailingZeroBitCount)
    touch.driver = .nextFinger
  }

  /// Stops the present motions, and returns whether the touch zooms: it does already, or has caught a scale past its limits.
  mutating func takeOverZoom(_ events: inout Events) -> Bool {
    let isZooming = followsZoom || (isTracking && touch.isZooming)
    catchContent(&events)
    if isOverzoomed && !isZooming { events.append(.willBeginZooming) }
    return isOverzoomed || (isTracking && isZooming)
  }

  mutating func catchContent(_ events: inout Events) {
    guard isMoving || isBlocked else { return }
    let before = purposes
    axes.horizontal.catchContent()
    axes.vertical.catchContent()
    showOffset(&events)
    // A zoom whose scale has yet to return goes on under the finger.
    reportInterruptions(since: isOverzoomed ? before.subtracting(.zoom) : before, &events)
  }

  /// The flight that a touch catches, or has caught: the axis along which alone it moves, or nil for both; nil without one.
  var caughtFlight: ScrollAxis?? {
    if isTracking { return touch.catchesFlight ? .some(touch.lockedAxis?.cross) : nil }
    let flies = PerAxis { axes[$0].purpose == .deceleration && !axes[$0].followsZoom }
    guard flies.horizontal || flies.vertical else { return nil }
    return .some(flies.horizontal == flies.vertical ? nil : flies.horizontal ? .horizontal : .vertical)
  }
}
