import ScrollGeometry

// The motion of content under a finger.
extension Scroller {
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

  /// Starts the drag at the present offset and translation zero.
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

  /// Lets the next sample of the finger decide the directional lock. An axis that is unlocked goes on from where it is.
  @inline(never) mutating func decideLock(to position: ScrollPoint, at instant: ScrollInstant) {
    let before = touch.lockedAxis
    let latest = touchPosition
    let since = touch.pan.tracker.instant
    touch.decideLock(
      from: latest, since: Swift.max(since, pairOrStep.partner?.times.instant ?? since),
      to: position, at: instant, hasBothAxes: hasBothAxes)
    guard let before, touch.lockedAxis != before, isDragging else { return }
    axes[before].beginDrag(at: touch.pan.translation(to: latest)[before], band: touch.band)
  }

  /// Whether there is a touch without a finger number.
  var isHeldReadyMade: Bool { isTracking && touch.finger == nil }
  var hasBothAxes: Bool { axes.horizontal.isScrollable && axes.vertical.isScrollable }

  /// Restarts a drag from the present offset, on the axes that have changed.
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

  /// Returns a touch without a finger number, at translation zero.
  private func readyMade(at instant: ScrollInstant, from source: Physics.Source?) -> Touch {
    Touch(
      at: .zero, instant: instant, finger: nil, slop: 0, source: source ?? physics.source,
      limit: physics.limit)
  }
}
