import ScrollGeometry

// The fingers of a trackpad drag the content without slop; deltas without fingers make it coast.
extension Scroller {
  mutating func scroll(
    by delta: ScrollVector, _ phase: ScrollPhase, at instant: ScrollInstant,
    _ lock: Touch.DirectionalLock?, _ events: inout Events, _ release: (inout Release) -> Void
  ) {
    // A trackpad does not interfere with a touch, which has a finger number.
    guard room.withTouch({ $0.finger == nil }) ?? true else { return }
    switch phase {
    case .mayBegin:
      hold(at: instant, from: .trackpad, &events)
    case .began:
      beginDrag(at: instant, from: .trackpad, lock, &events)
      drag(by: delta, at: instant, lock, &events)
    case .changed:
      drag(by: delta, at: instant, lock, &events)
    case .ended:
      if isTracking && delta != .zero { drag(by: delta, at: instant, lock, &events) }
      endTouch(physics.momentum == .platform ? .handedOver(instant) : .lifted(instant), &events, release)
    case .cancelled:
      endTouch(.cancelled, &events, release)
    case .momentumBegan, .momentumChanged, .momentumEnded:
      coast(by: delta, phase, at: instant, &events)
      if phase == .momentumEnded && physics.momentum == .platform { endCoast(&events) }
    case .unphased:
      coast(by: delta, phase, at: instant, &events)
    }
  }

  private mutating func drag(
    by delta: ScrollVector, at instant: ScrollInstant, _ lock: Touch.DirectionalLock?, _ events: inout Events
  ) {
    moveDrag(at: instant, from: .trackpad, lock, &events) { $0 - delta }
  }
}
