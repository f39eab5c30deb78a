import ScrollGeometry

// Drags that were recognised outside: by the host, or by the platform of a trackpad, which is then the source.
extension Scroller {
  mutating func hold(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ lock: Touch.DirectionalLock.Rule?,
    _ events: inout Events
  ) {
    begin(readyMade(at: instant, from: source), lock, &events)
    phase = .tracking
  }

  mutating func beginDrag(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ lock: Touch.DirectionalLock.Rule?,
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
    guard isTracking && touch.finger == nil else { return }
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
