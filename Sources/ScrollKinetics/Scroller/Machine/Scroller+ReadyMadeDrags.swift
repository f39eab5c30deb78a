import ScrollGeometry

// Drags that were recognised outside: by the host, or by the platform of a trackpad, which is then the source.
extension Scroller {
  mutating func hold(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ events: inout Events
  ) {
    guard viewport.isScrollEnabled else { return }
    if case .touching = activity { return }
    let carried = carriedMomentum
    catchContent(&events)
    var touch = readyMade(at: instant, from: source)
    touch.carried = carried
    activity = .touching(touch)
  }

  mutating func beginDrag(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ lock: Touch.DirectionalLock?,
    _ events: inout Events
  ) {
    guard viewport.isScrollEnabled else { return }
    var carried = carriedMomentum
    if case .touching(var held) = activity {
      held.keepCarrying(to: held.pan.tracker.position, at: instant)
      carried = held.carried
    }
    catchContent(&events)
    let isDragging = isDragging
    var touch = readyMade(at: instant, from: source)
    touch.carried = carried
    touch.pan.begin()
    touch.grip(in: viewport, lock)
    if !isDragging { events.append(.willBeginDragging) }
    scroll(to: touch.drag(by: .zero, after: .zero, in: &viewport), &events)
    activity = .touching(touch)
  }

  mutating func moveDrag(
    at instant: ScrollInstant, from source: Physics.Source? = nil, _ lock: Touch.DirectionalLock?,
    _ events: inout Events, to translation: (ScrollVector) -> ScrollVector
  ) {
    if !isDragging { beginDrag(at: instant, from: source, lock, &events) }
    let offset = room.withTouch { touch in
      guard touch.finger == nil else { return viewport.contentOffset }
      let translation = translation(touch.pan.translation)
      let position = ScrollPoint { translation[$0].saturated }
      return touch.follow(to: position, at: instant, in: &viewport, lock, &events)
    }
    if let offset { scroll(to: offset, &events) }
  }

  /// Returns whether a drag has begun with a sample after `instant`.
  func dragIsLater(than instant: ScrollInstant) -> Bool {
    guard case .touching(let touch) = activity else { return false }
    return touch.pan.hasBegun && instant < touch.pan.tracker.instant
  }

  /// The momentum that a touch carries over if it ends the present flight; none if flicks do not accumulate.
  var carriedMomentum: CarriedMomentum {
    let carries = physics.accumulatesFlicks && physics.momentum != .off && isDecelerating
    return carries ? CarriedMomentum(from: velocity) : .none
  }

  /// Returns a touch without a finger number, at translation zero.
  private func readyMade(at instant: ScrollInstant, from source: Physics.Source?) -> Touch {
    Touch(
      at: .zero, instant: instant, finger: nil, slop: 0, limits: limits, source: source ?? physics.source)
  }
}
