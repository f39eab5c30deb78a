import ScrollGeometry

// Raw touches, and the choice of the finger that drives the content.
extension Scroller {
  mutating func touchDown(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant, _ events: inout Events
  ) {
    let bit = Self.bit(of: finger)
    if fingers & bit != 0, case .touching(var touch) = activity, touch.finger == Int8(finger) {
      // The lift of the finger was lost: the touch continues from here.
      touch.pan.handOver(to: point, at: instant)
      activity = .touching(touch)
    }
    fingers |= bit
    guard viewport.isScrollEnabled else { return }
    if case .touching = activity { return }
    let carried = carriedMomentum
    let slop = catchContent(&events) && physics.source == .touch ? 0 : physics.slop
    var touch = Touch(
      at: point, instant: instant, finger: Int8(finger), slop: slop, limits: limits, source: physics.source)
    touch.carried = carried
    activity = .touching(touch)
  }

  /// Handles a sample of the finger that drives the content, and returns the events; nil, without an effect, for
  /// another finger.
  @inline(__always) mutating func touchMoved(
    _ point: ScrollPoint, finger: Int, at instant: ScrollInstant, _ lock: Touch.DirectionalLock?
  ) -> Events? {
    guard (0..<Self.fingerCount).contains(finger), fingers & Self.bit(of: finger) != 0 else { return nil }
    var events = Events()
    let offset = room.withTouch { touch -> ScrollPoint? in
      guard touch.finger == Int8(finger) else { return nil }
      guard !touch.awaitsHandOver else {
        touch.pan.handOver(to: point, at: instant)
        touch.awaitsHandOver = false
        return viewport.contentOffset
      }
      // The finger has moved on since.
      guard instant >= touch.pan.tracker.instant else { return viewport.contentOffset }
      return touch.follow(to: point, at: instant, in: &viewport, lock, &events)
    }
    guard case .some(.some(let offset)) = offset else { return nil }
    now = Swift.max(now, instant)
    if offset != viewport.placedOffset {
      viewport.placedOffset = offset
      events.append(.didScroll)
    }
    return events
  }

  mutating func touchEnded(
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
