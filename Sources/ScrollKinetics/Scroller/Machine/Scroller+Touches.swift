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

  // MARK: The motion of content under a finger

  @inline(__always) mutating func follow(
    to position: ScrollPoint, at instant: ScrollInstant, _ events: inout Events
  ) {
    guard axes.horizontal.isScrollable || axes.vertical.isScrollable else {
      // Movement of the finger while no axis is scrollable does not count.
      return touch.pan.handOver(to: position, at: instant)
    }
    if touch.lock != nil { decideLock(to: position, at: instant) }
    let latest = touch.pan.translation
    if touch.pan.move(to: position, at: instant) {
      now = Swift.max(now, instant)
      beginDrag()
      events.append(.willBeginDragging)
    }
    // Not from the tracker: a vector loaded there, just stored as two numbers, stalls on store forwarding.
    if touch.pan.hasBegun { drag(to: touch.pan.translation(to: position), after: latest) }
  }

  mutating func beginDrag() {
    phase = .dragging
    let stretch = touch.limit?.clamps == true ? stretch : .zero
    if !touch.isPair {
      axes.horizontal.rest()
      axes.vertical.rest()
    }
    axes.horizontal.beginDrag(at: 0, band: touch.band, stretch: stretch.dx)
    axes.vertical.beginDrag(at: 0, band: touch.band, stretch: stretch.dy)
    beginPull()
  }

  /// Moves the axes that are not locked for the pan's `translation`, which was `latest` before.
  @inline(__always) mutating func drag(to translation: ScrollVector, after latest: ScrollVector) {
    let band = touch.band
    if touch.lockedAxis != .horizontal {
      axes.horizontal.drag(to: translation.dx, after: latest.dx, band: band)
    }
    if touch.lockedAxis != .vertical { axes.vertical.drag(to: translation.dy, after: latest.dy, band: band) }
  }

  /// Lets the next sample of the finger decide the directional lock. An axis that is unlocked goes on from where it is. Where one
  /// axis moves none is locked, except by ``Touch/DirectionalLock/Rule/oneAxis``.
  @inline(never) mutating func decideLock(to position: ScrollPoint, at instant: ScrollInstant) {
    let before = touch.lockedAxis
    let latest = touchPosition
    let since = touch.pan.tracker.instant
    guard let rule = touch.lock?.rule,
      let (axis, isFixed) = touch.lock?.decide(
        touch.pan, from: latest, since: Swift.max(since, pairOrStep.partner?.times.instant ?? since),
        to: position, at: instant)
    else { return }
    touch.lockedAxis = hasBothAxes || rule == .oneAxis ? axis?.cross : nil
    if isFixed { touch.lock = nil }
    guard let before, touch.lockedAxis != before, isDragging else { return }
    axes[before].beginDrag(at: touch.pan.translation(to: latest)[before], band: touch.band)
  }

  /// Whether there is a touch without a finger number.
  var isHeldReadyMade: Bool { isTracking && touch.finger == nil }
  var hasBothAxes: Bool { axes.horizontal.isScrollable && axes.vertical.isScrollable }

  mutating func beginDragAgain(where hasChanged: (ScrollAxis) -> Bool) {
    guard isDragging else { return }
    if touch.isPair && touch.isZooming { return reanchor() }
    let translation = touch.pan.translation(to: touchPosition)
    for axis in ScrollAxis.allCases where hasChanged(axis) {
      axes[axis].beginDrag(at: translation[axis], band: touch.band)
    }
  }

  /// Returns where the finger holds content that stops at its limits; nil where it bounces, or does not follow.
  func dragEnd(on axis: ScrollAxis) -> Double? {
    let metrics = axes[axis].metrics
    guard !metrics.bounces, follows(on: axis), case .dragged(let drag, _) = axes[axis].motion else {
      return nil
    }
    let translation = touch.pan.translation(to: touchPosition)[axis]
    return (drag.origin - translation).saturated.clamped(to: metrics.limits).flushed
  }

  @inlinable @inline(__always) func follows(on axis: ScrollAxis) -> Bool {
    touch.pan.hasBegun && touch.lockedAxis != axis && axes[axis].isScrollable
  }

  var dragOrigin: ScrollPoint? {
    guard let x = axes.horizontal.dragOrigin, let y = axes.vertical.dragOrigin else { return nil }
    return ScrollPoint(x: x, y: y)
  }

  // MARK: Drags that were recognised outside: by the host, or by the platform of a trackpad, which is then the source

  mutating func hold(
    at instant: ScrollInstant, from source: Physics.Source?, _ lock: Touch.DirectionalLock.Rule?,
    _ events: inout Events
  ) {
    begin(readyMade(at: instant, from: source), lock, &events)
    phase = .tracking
  }

  mutating func beginDrag(
    at instant: ScrollInstant, from source: Physics.Source?, _ lock: Touch.DirectionalLock.Rule?,
    _ events: inout Events
  ) {
    guard viewport.isScrollEnabled else { return }
    begin(readyMade(at: instant, from: source), lock, &events)
    if !isDragging { events.append(.willBeginDragging) }
    touch.pan.begin()
    beginDrag()
    drag(to: .zero, after: .zero)
    showOffset(&events)
  }

  mutating func moveDrag(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ lock: Touch.DirectionalLock.Rule?,
    _ events: inout Events, to translation: (ScrollVector) -> ScrollVector
  ) {
    if !isDragging { beginDrag(at: instant, from: source, lock, &events) }
    guard isHeldReadyMade else { return }
    // Not the pan's translation, which leaves out what came while no axis was scrollable.
    let position = touch.pan.tracker.position
    let translation = translation(ScrollVector { position[$0].flushed })
    follow(to: ScrollPoint { translation[$0].saturated }, at: instant, &events)
    showOffset(&events)
    followPull(&events)
  }

  private func readyMade(at instant: ScrollInstant, from source: Physics.Source?) -> Touch {
    Touch(
      at: .zero, instant: instant, finger: nil, slop: 0, source: source ?? physics.source,
      limit: physics.limit)
  }
}
