import ScrollGeometry

// Drags that a gesture recogniser of the host has made.
extension Scroller {
  mutating func hold(at instant: ScrollInstant, _ events: inout Events) {
    guard viewport.isScrollEnabled else { return }
    if case .touching = activity { return }
    catchContent(&events)
    activity = .touching(readyMade(at: instant))
  }

  mutating func beginDrag(at instant: ScrollInstant, _ events: inout Events) {
    guard viewport.isScrollEnabled else { return }
    catchContent(&events)
    let isDragging = isDragging
    var touch = readyMade(at: instant)
    touch.pan.begin()
    grip(&touch)
    if !isDragging { events.append(.willBeginDragging) }
    drag(&touch, &events)
    activity = .touching(touch)
  }

  mutating func moveDrag(
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
    Touch(at: .zero, instant: instant, finger: nil, slop: 0, limits: limits, physics: physics)
  }
}
